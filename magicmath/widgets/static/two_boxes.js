// Two boxes of boards, and a mask that carries the first into itself or onto the second.

import { captioned, grid, showBits, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { boxOf, carried, plus } from "./two_boxes_state.js";
import {
  ADD, addedText, BLANK, boxName, DRAW, DRAWN, LANDED, maskText, SOME, YOURS,
} from "./two_boxes_words.js";

const SIDE = 3;

class TwoBoxes {
  constructor(model, el) {
    this.model = model;
    this.deciding = model.get("_deciding");
    this.shown = null;
    const { change, stop } = follow(model, ["mask", "added"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const samples = this.model.get("_samples");
    const plusMask = this.model.get("_plus");
    Object.assign(this, grid({ rows: SIDE, columns: SIDE }, DRAW, (cell) => this.turn(cell), () => {}));
    const [first] = carried(plusMask.map(() => 0), this.deciding); // the second box holds as many
    this.boxes = [samples, samples.map((board) => plus(board, plusMask))].map((boards, box) => {
      const row = make("div", { className: "mm-box-row" }, ...boards.map((one) => still(one, SIDE, "board")));
      const yours = make("div", { className: "mm-box-yours" });
      const landed = make("div", { className: "mm-box-row" });
      const parts = [captioned(SOME, row), captioned(YOURS, yours), captioned(LANDED, landed)];
      const title = make("div", { className: "mm-box-title", textContent: boxName(box, first) });
      const element = make("div", { className: "mm-box", role: "group", "aria-label": title.textContent },
        title, ...parts);
      return { element, yours, landed, mine: parts[1], result: parts[2] };
    });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.add = button(ADD, () => this.change({ added: true }));
    const blank = fold(plusMask.map(() => 0), SIDE);
    this.reset = button("Reset", () => this.change({ mask: blank, added: false }));
    const tools = make("div", { className: "mm-tools" }, this.add, this.reset);
    const beside = make("div", { className: "mm-box-beside" }, tools, this.message, this.status);
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned(DRAW, this.board), beside),
      make("div", { className: "mm-boxes" }, ...this.boxes.map(({ element }) => element)),
    );
  }

  turn(cell) {
    const mask = this.model.get("mask").flat();
    mask[cell] ^= 1;
    this.change({ mask: fold(mask, SIDE), added: false });
  }

  update() {
    const [mask, isAdded] = [this.model.get("mask").flat(), this.model.get("added")];
    const [isBlank, own] = [!mask.includes(1), boxOf(mask, this.deciding)];
    this.shown = showBits(this.squares, SIDE, mask, this.shown);
    const blank = mask.map(() => 0);
    const landing = this.model.get("_samples").map((board) => still(plus(board, mask), SIDE, "board"));
    const room = () => landing.map(() => still(blank, SIDE, "board"));
    this.boxes.forEach(({ yours, landed, mine, result }, box) => {
      const isLanding = box === own && isAdded;
      [mine, result].forEach((part) => part.classList.toggle("mm-box-empty", !isLanding));
      yours.replaceChildren(still(isLanding ? mask : blank, SIDE, "your mask"));
      landed.replaceChildren(...(isLanding ? landing : room()));
    });
    this.message.textContent = isAdded ? maskText(own) : isBlank ? BLANK : DRAWN;
    this.status.textContent = isAdded ? addedText(carried(mask, this.deciding)) : "";
    this.add.disabled = isBlank || isAdded;
    this.reset.disabled = isBlank && !isAdded;
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-two-boxes");
  keepKeys(el);
  return new TwoBoxes(model, el).stop;
}

export default { render };
