// Find the largest board that a memory holds, then let the butterfly work on its letters.

import { isStill } from "./cells.js";
import { button, keepKeys, listen, make } from "./dom.js";
import { labelled } from "./forms.js";
import {
  bitsAfter, countOf, digitsOf, drawnOf, FEWEST_DIGITS, isLargest, lettersOn, levelsOf, MEMORIES,
  MOST_DIGITS, pressedOn,
} from "./largest_board_state.js";
import {
  ALL, ASK, BACK, CHECK, LABEL, levelText, memoryText, NEXT, PICTURE, PRESS, pressedText, REFUSED, SIDE,
  sideText, verdictText,
} from "./largest_board_words.js";
import { pixelColours } from "./million_view.js";
import { follow, remembered } from "./model.js";

const BETWEEN = 150; // milliseconds from level to level

class LargestBoard {
  constructor(model, el) {
    Object.assign(this, { model, isChecked: model.get("_now").level > 0, of: null, isPressed: false });
    this.letters = remembered((side) => lettersOn(side, model.get("_word")));
    const { change, stop } = follow(model, ["_now"], () => {
      this.isPressed = false;
      this.update();
    });
    this.become = (values) => {
      clearTimeout(this.waiting);
      change({ _now: { ...this.now, ...values } });
    };
    this.stop = () => {
      clearTimeout(this.waiting);
      stop();
    };
    this.lay(el);
    this.update();
    requestAnimationFrame(() => this.draw()); // once the page gives the colours
  }

  get now() {
    return this.model.get("_now");
  }

  lay(el) {
    const choose = (memory) => this.become({ memory, level: 0 });
    this.memories = [...MEMORIES.keys()].map((memory) => button(memory, () => choose(memory)));
    const memories = make("div", { className: "mm-tools", role: "group" }, ...this.memories);
    memories.setAttribute("aria-label", "the memory");
    this.bits = make("div", { className: "mm-line-of-state" });
    const bounds = { min: FEWEST_DIGITS, max: MOST_DIGITS, step: 1 };
    this.power = make("input", { type: "number", inputMode: "numeric", ...bounds });
    listen(this.power, "input", () => this.type());
    this.side = make("span", { className: "mm-of-side", role: "status" });
    this.check = button(CHECK, () => {
      this.isChecked = true;
      this.update();
    });
    this.said = make("div", { className: "mm-largest-said", role: "status" });
    this.next = button(NEXT, () => this.become({ level: this.now.level + 1 }));
    this.all = button(ALL, () => this.go());
    this.press = button(PRESS, () => {
      this.isPressed = true;
      this.update();
    });
    this.back = button(BACK, () => this.become({ level: 0 }));
    this.message = make("div", { className: "mm-message", role: "status" });
    this.canvas = make("canvas", { className: "mm-largest-picture", role: "img" });
    this.canvas.setAttribute("aria-label", PICTURE);
    el.replaceChildren(
      memories, this.bits,
      make("div", { className: "mm-tools" }, labelled(SIDE, this.power), this.side, this.check), this.said,
      make("div", { className: "mm-tools" }, this.next, this.all, this.press, this.back),
      this.message, this.canvas,
    );
  }

  // The power that is typed, or null where the field holds none that a board can have.
  get typed() {
    const power = this.power.value.trim() === "" ? NaN : Number(this.power.value);
    return Number.isInteger(power) && power >= FEWEST_DIGITS && power <= MOST_DIGITS ? power : null;
  }

  type() {
    const { typed } = this;
    if (typed !== null && typed !== digitsOf(this.now.side)) this.become({ side: 2 ** typed, level: 0 });
    else this.tell();
  }

  // Level by level to the last, or all at once for those who want no motion.
  go() {
    const last = levelsOf(drawnOf(this.now.side));
    this.become({ level: isStill() ? last : this.now.level + 1 });
    if (this.now.level < last) this.waiting = setTimeout(() => this.go(), BETWEEN);
  }

  update() {
    const { memory, side } = this.now;
    const of = `${memory}, ${side}`;
    if (this.of !== null && of !== this.of) this.isChecked = false; // another question
    this.of = of;
    this.memories.forEach((one) => one.setAttribute("aria-pressed", one.textContent === memory));
    this.bits.textContent = memoryText(memory);
    if (this.typed !== digitsOf(side)) this.power.value = digitsOf(side);
    this.draw();
    this.tell();
  }

  tell() {
    const { memory, side, level } = this.now;
    const isTyped = this.typed !== null; // else the board is another than the field says
    const isFound = isTyped && (this.isChecked || level > 0) && isLargest(side, memory);
    const isDone = isFound && level === levelsOf(drawnOf(side));
    this.side.textContent = isTyped ? sideText(side) : "";
    this.check.disabled = !isTyped;
    if (!isTyped) this.said.textContent = REFUSED;
    else this.said.textContent = this.isChecked || level > 0 ? verdictText(side, memory) : ASK;
    this.next.disabled = this.all.disabled = !isFound || isDone;
    this.press.disabled = !isDone || this.isPressed;
    this.back.disabled = level === 0;
    if (!isFound) this.message.textContent = "";
    else if (isDone && this.isPressed) this.message.textContent = pressedText(this.black, this.left);
    else this.message.textContent = levelText(side, level, this.black);
  }

  draw() {
    const side = drawnOf(this.now.side);
    const after = bitsAfter(this.letters(side), this.now.level);
    this.black = countOf(after);
    const bits = this.isPressed ? pressedOn(this.letters(side), after, side) : after;
    this.left = countOf(bits);
    const { canvas } = this;
    if (canvas.width !== side) Object.assign(canvas, { width: side, height: side });
    const ink = canvas.getContext("2d", { willReadFrequently: true });
    const [light, dark] = pixelColours(canvas, ink);
    const image = ink.createImageData(side, side);
    new Uint32Array(image.data.buffer).set(Uint32Array.from(bits, (bit) => (bit ? dark : light)));
    ink.putImageData(image, 0, 0);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-largest-board");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", LABEL);
  keepKeys(el);
  return new LargestBoard(model, el).stop;
}

export default { render };
