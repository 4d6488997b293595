// What the page shows of a game of Nim.

import { button, make } from "./dom.js";
import { fields, folded, labelled, rulesPanel } from "./forms.js";
import { nearestStone } from "./nim_state.js";
import { NimTable } from "./nim_table.js";
import { keysText, RULES, statusText } from "./nim_words.js";

function heapsPanel(onSetUp) {
  const sizes = make("input", { type: "text", autocomplete: "off" });
  const option = (value, textContent) => make("option", { value, textContent });
  const first = make("select", {}, option("you", "you"), option("computer", "the computer"));
  const form = fields(
    () => onSetUp(sizes.value, first.value),
    labelled("Heaps", sizes), labelled("First to move", first),
  );
  return { panel: folded("Choose the heaps and who starts", form), sizes, first };
}

export class NimView {
  constructor(el, actions, isStonesOnly, offersHints) {
    this.el = el;
    this.actions = actions;
    this.table = null;
    this.place = [0, 0];
    this.undo = button("Undo", actions.undo);
    this.hint = button("Hint", actions.hint);
    this.binary = button("Binary", actions.toggleBinary);
    this.again = button("Start again", actions.restart);
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.holder = make("div", { className: "mm-nim-place" });
    this.chosen = heapsPanel(actions.setUp);
    this.binary.hidden = isStonesOnly;
    this.hint.hidden = !offersHints;
    this.lay(button("New heaps", actions.drawHeaps), keysText(isStonesOnly, offersHints));
    this.holder.addEventListener("focusin", (event) => {
      this.place = this.table.placeOf(event.target.closest(".mm-stone")) ?? this.place;
    });
  }

  lay(fresh, keys) {
    const { el, undo, hint, binary, again } = this;
    el.classList.add("mm-board", "mm-nim-game");
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "Nim");
    el.replaceChildren(
      this.holder, make("div", { className: "mm-line-of-state" }, this.status), this.message,
      make("div", { className: "mm-tools" }, undo, hint, binary, again, fresh),
      this.chosen.panel, rulesPanel(RULES, keys),
    );
  }

  say(text) {
    this.message.textContent = text;
  }

  draw(state, start, isBinary) {
    const focused = this.el.contains(document.activeElement) ? document.activeElement : null;
    if (String(this.table?.start) !== String(start)) this.build(start);
    this.table.draw(state, isBinary);
    this.binary.setAttribute("aria-pressed", isBinary);
    this.status.textContent = statusText(state);
    this.el.classList.toggle("mm-solved", state.isOver && !state.isYourTurn);
    this.el.classList.toggle("mm-waiting", !state.isOver && !state.isYourTurn);
    this.undo.disabled = !state.canUndo;
    this.again.disabled = !state.canRestart;
    this.hint.disabled = state.isOver || !state.isYourTurn;
    if (!this.chosen.panel.contains(document.activeElement)) this.chosen.first.value = state.first;
    const stone = this.keepPlace(state.heaps);
    const isLost = focused && (focused.disabled || !focused.isConnected);
    if (isLost) (stone ?? this.again).focus({ preventScroll: true });
  }

  build(start) {
    this.table = new NimTable(start, this.actions.take, this.actions.aim);
    this.holder.replaceChildren(this.table.element);
    this.chosen.sizes.value = start.join(" ");
  }

  // Exactly one stone can be reached with Tab.
  keepPlace(heaps) {
    const near = nearestStone(heaps, this.place);
    this.place = near ?? this.place;
    return this.table.reach(near);
  }

  walkTo(place) {
    this.place = place;
    this.table.reach(place).focus();
  }
}
