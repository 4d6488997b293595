// Witnesses as chips: press one, and see which others contradict it; press two, and compare their boards.

import { captioned, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { differing, isLike, pressed } from "./witnesses_state.js";
import { accountText, chipText, compareText, countText, HELP, markOf } from "./witnesses_words.js";

class Witnesses {
  constructor(model, el) {
    this.model = model;
    this.witnesses = model.get("_witnesses");
    this.columns = this.witnesses[0].board[0].length;
    const { change, stop } = follow(model, ["asked"], () => this.update());
    Object.assign(this, { change, stop });
    this.chips = this.witnesses.map(({ name }, i) => {
      const mark = make("span", { className: "mm-chip-mark", "aria-hidden": "true" });
      const press = () => this.change({ asked: pressed(this.model.get("asked"), i) });
      const chip = button("", press, { className: "mm-chip" });
      chip.append(make("span", { textContent: name }), mark);
      return { chip, mark };
    });
    const about = { className: "mm-chips", role: "group", "aria-label": "witnesses" };
    const chips = make("div", about, ...this.chips.map(({ chip }) => chip));
    this.boards = make("div", { className: "mm-boards mm-told" });
    this.message = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(chips, this.message, this.boards);
    this.update();
  }

  update() {
    const asked = this.model.get("asked").map((i) => this.witnesses[i]);
    this.chips.forEach(({ chip, mark }, i) => {
      const witness = this.witnesses[i];
      const isPressed = asked.includes(witness);
      mark.textContent = asked.length && witness !== asked[0] ? markOf(isLike(asked[0], witness)) : "";
      chip.setAttribute("aria-pressed", isPressed);
      chip.setAttribute("aria-label", chipText(witness.name, mark.textContent));
      chip.dataset.mark = mark.textContent;
    });
    const cells = asked.length === 2 ? differing(...asked) : [];
    this.boards.replaceChildren(...asked.map((witness) => this.boardOf(witness, cells)));
    this.message.textContent = this.words(asked, cells);
  }

  boardOf(witness, cells) {
    const board = still(witness.board.flat(), this.columns, witness.name);
    for (const i of cells) board.children[i].classList.add("mm-differs");
    return captioned(accountText(witness), board);
  }

  words(asked, cells) {
    if (!asked.length) return HELP;
    if (asked.length === 2) return compareText(asked, cells);
    const same = this.witnesses.filter((witness) => isLike(witness, asked[0])).length - 1;
    return countText(asked[0], same, this.witnesses.length - 1 - same);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-witnesses");
  keepKeys(el);
  return new Witnesses(model, el).stop;
}

export default { render };
