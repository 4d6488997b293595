// What the page shows of each game in turns: its tools, who is to move, and things of which Tab reaches one.
// Each builds and draws its own things.

import { button, make } from "./dom.js";
import { placeIn, reachIn } from "./things.js";

export class TurnView {
  constructor(el, actions, { look, name, holder, toggle, fresh, offersHints, offersToggle }) {
    Object.assign(this, { el, actions, holder, start: null, things: [], place: [0, 0] });
    this.undo = button("Undo", actions.undo);
    this.hint = button("Hint", actions.hint, { hidden: !offersHints });
    this.toggle = button(toggle, actions.toggle, { hidden: !offersToggle });
    this.again = button("Start again", actions.restart);
    this.fresh = button(fresh, actions.drawStart);
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    el.classList.add("mm-board", look);
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", name);
    holder.addEventListener("focusin", (event) => {
      this.place = this.placeOf(event.target) ?? this.place;
    });
  }

  lay(above, below) {
    const { undo, hint, toggle, again, fresh } = this;
    this.el.replaceChildren(
      ...above, make("div", { className: "mm-line-of-state" }, this.status), this.message,
      make("div", { className: "mm-tools" }, undo, hint, toggle, again, fresh), ...below,
    );
  }

  say(text) {
    this.message.textContent = text;
  }

  draw(state, start, isToggled) {
    const focused = this.el.contains(document.activeElement) ? document.activeElement : null;
    if (String(this.start) !== String(start)) this.build(start);
    this.start = start;
    this.drawThings(state, isToggled);
    this.toggle.setAttribute("aria-pressed", isToggled);
    this.status.textContent = this.statusText(state, isToggled);
    const isWon = state.isYourTurn === Boolean(state.isMisere);
    this.el.classList.toggle("mm-solved", state.isOver && isWon);
    this.el.classList.toggle("mm-waiting", !state.isOver && !state.isYourTurn);
    this.undo.disabled = !state.canUndo;
    this.again.disabled = !state.canRestart;
    this.hint.disabled = state.isOver || !state.isYourTurn;
    const near = this.reach(this.nearest(state));
    const isLost = focused && (focused.disabled || !focused.isConnected);
    if (isLost) (near ?? this.again).focus({ preventScroll: true });
  }

  reach(place) {
    this.place = place ?? this.place;
    return reachIn(this.things, place);
  }

  placeOf(element) {
    return placeIn(this.things, element);
  }
}
