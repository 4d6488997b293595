// The triangle of differences without sign: type into the top row, and see where the left edge breaks.

import { button, keepKeys, make } from "./dom.js";
import { breakOf, oddNumbers, primes, readNumber, rowsOf, shuffled } from "./gilbreath_state.js";
import { HELP, itemName, rowName, statusText } from "./gilbreath_words.js";
import { follow } from "./model.js";

class Triangle {
  constructor(model, el) {
    this.model = model;
    this.below = model.get("_below");
    const { change, stop } = follow(model, ["numbers"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el, model.get("numbers").length);
    this.update();
  }

  lay(el, count) {
    const range = (n) => Array.from({ length: n }, (_, i) => i);
    this.fields = range(count).map((i) => this.field(i));
    const top = make("div", { className: "mm-gap-row" }, ...this.fields);
    this.lines = range(count - 1).map((k) => {
      const cells = range(count - 1 - k).map(() => make("span", { className: "mm-gap" }));
      return make("div", { className: "mm-gap-row", role: "img" }, ...cells);
    });
    const about = { className: "mm-gaps", role: "group", "aria-label": "triangle" };
    const triangle = make("div", about, top, ...this.lines);
    triangle.style.setProperty("--count", count);
    [top, ...this.lines].forEach((line, k) => [...line.children].forEach((cell, j) => {
      cell.style.gridColumn = `${k + 2 * j + 1} / span 2`;
    }));
    this.status = make("div", { className: "mm-score", role: "status" });
    const become = (made) => () => this.change({ numbers: made(this.model.get("numbers")) });
    const tools = [
      button("Primes", become(() => primes(count))), button("Shuffle", become(shuffled)),
      button("Other odd numbers", become(() => oddNumbers(count))),
      button("Start again", become(() => this.model.get("_start"))),
    ];
    el.replaceChildren(
      triangle, make("div", { className: "mm-line-of-state" }, this.status),
      make("div", { className: "mm-tools" }, ...tools),
      make("div", { className: "mm-message", textContent: HELP }),
    );
  }

  field(i) {
    const kind = { type: "text", inputMode: "numeric", autocomplete: "off" };
    const field = make("input", { className: "mm-gap", ...kind, "aria-label": itemName(i) });
    field.addEventListener("input", () => this.hear(i, field.value));
    field.addEventListener("focusout", () => this.update());
    field.addEventListener("keydown", (event) => {
      const step = { ArrowUp: 2, ArrowDown: -2 }[event.key];
      if (!step) return;
      event.preventDefault();
      const number = this.model.get("numbers")[i] + step;
      if (number >= 0 && number < this.below) this.put(i, number);
    });
    return field;
  }

  hear(i, text) {
    const number = readNumber(text, this.below);
    this.fields[i].setAttribute("aria-invalid", number === null);
    if (number === null) this.tell(true);
    else this.put(i, number);
  }

  put(i, number) {
    this.change({ numbers: this.model.get("numbers").map((old, j) => (j === i ? number : old)) });
  }

  tell(isUnread) {
    this.status.textContent = statusText(this.rows, breakOf(this.rows), isUnread);
  }

  update() {
    this.rows = rowsOf(this.model.get("numbers"));
    const broken = breakOf(this.rows);
    this.fields.forEach((field, i) => {
      const number = this.rows[0][i];
      field.setAttribute("aria-invalid", false);
      const isTyped = document.activeElement === field && readNumber(field.value, this.below) === number;
      if (!isTyped) field.value = number;
    });
    this.lines.forEach((line, i) => {
      const row = this.rows[i + 1];
      line.setAttribute("aria-label", rowName(i + 1, row));
      [...line.children].forEach((cell, j) => {
        cell.textContent = row[j];
        cell.dataset.two = Number(row[j] === 2);
        cell.dataset.large = Number(row[j] > 2);
        cell.classList.toggle("mm-edge", j === 0 && (broken < 0 || i + 1 < broken));
        cell.classList.toggle("mm-broken", j === 0 && i + 1 === broken);
      });
    });
    this.tell(false);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-gilbreath");
  keepKeys(el);
  return new Triangle(model, el).stop;
}

export default { render };
