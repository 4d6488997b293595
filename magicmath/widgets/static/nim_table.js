// The table of Nim: a row for each heap with its stones and its digits, and below them the parities.

import { frame } from "./aim.js";
import { listen, make } from "./dom.js";
import { digits, heading, powersOf, showDigits } from "./nim_digits.js";
import { digitText, stoneText, sumText, trialCountText } from "./nim_words.js";
import { roving } from "./roving.js";

// Arrow keys walk from digit to digit, through all heaps.
function walkDigits(body, rows) {
  const width = rows[0].length;
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -width, ArrowDown: width };
  const all = rows.flat();
  roving(body, all, (key, index) => (all[index + steps[key]] ? index + steps[key] : null));
}

const head = (width) =>
  make("tr", {}, heading("heap", "col"), heading("stones", "col"), ...powersOf(width));

function stonesOf(heap, size, onTake, onAim) {
  return Array.from({ length: size }, (_, k) => {
    const onclick = () => onTake(heap, k);
    const stone = make("button", { type: "button", className: "mm-stone", tabIndex: -1, onclick });
    listen(stone, "pointerenter focus", () => onAim(heap, k));
    listen(stone, "pointerleave blur", () => onAim(-1, 0));
    return stone;
  });
}

export class NimTable {
  constructor(start, onTake, onAim, onFlip = null) {
    const width = Math.max(...start).toString(2).length;
    this.onFlip = onFlip;
    this.rows = start.map((size, heap) => this.rowOf(heap, stonesOf(heap, size, onTake, onAim), width));
    const foot = make("tr", { className: "mm-parities" }, heading("XOR", "row"));
    this.total = make("td", { className: "mm-total" });
    foot.append(this.total);
    this.parities = digits(foot, width);
    const body = make("tbody", {}, ...this.rows.map(({ row }) => row));
    if (onFlip) walkDigits(body, this.rows.map(({ bits }) => bits));
    this.element = make(
      "table", { className: "mm-nim" }, make("thead", {}, head(width)), body, make("tfoot", {}, foot),
    );
  }

  rowOf(heap, stones, width) {
    const count = make("span", { className: "mm-count" });
    const all = make("div", { className: "mm-stones" }, ...stones, count);
    const row = make("tr", {}, heading(heap, "row"), make("td", { className: "mm-heap" }, all));
    const onFlip = this.onFlip && ((power) => this.onFlip(heap, power));
    return { row, stones, count, bits: digits(row, width, onFlip) };
  }

  draw({ heaps, last, sum }, isBinary) {
    this.rows.forEach(({ row, stones, count, bits }, heap) => {
      const size = heaps[heap];
      row.classList.remove("mm-tried");
      count.textContent = size;
      this.nameDigits(heap, size);
      showDigits(bits, size);
      frame(bits, []);
      stones.forEach((stone, k) => {
        stone.disabled = k >= size;
        stone.classList.remove("mm-hinted", "mm-going");
        stone.classList.toggle("mm-last", last?.heap === heap && k >= last.left && k < last.before);
        stone.setAttribute("aria-label", stoneText(heap, k, size));
      });
    });
    showDigits(this.parities, sum);
    frame(this.parities, []);
    this.total.textContent = sumText(sum);
    this.element.classList.toggle("mm-plain", !isBinary);
  }

  // Show which stones a move would take, and which digits it would change; no heap shows none.
  aim(heaps, heap, left) {
    const changes = heap < 0 ? [] : this.onesOf(heaps[heap] ^ left);
    this.rows.forEach(({ stones, bits }, i) => {
      const goes = (k) => i === heap && k >= left && k < heaps[i];
      stones.forEach((stone, k) => stone.classList.toggle("mm-going", goes(k)));
      frame(bits, i === heap ? changes : []);
    });
    frame(this.parities, changes);
  }

  nameDigits(heap, number) {
    if (!this.onFlip) return;
    const { bits } = this.rows[heap];
    const power = (j) => 2 ** (bits.length - 1 - j);
    bits.forEach((digit, j) => digit.setAttribute("aria-label", digitText(heap, power(j), number)));
  }

  // Show what a move would do: the digits as they would be, and the stones that would go.
  try({ heaps, sum }, { heap, left }) {
    const { row, count, bits } = this.rows[heap];
    const size = heaps[heap];
    row.classList.add("mm-tried");
    showDigits(bits, left);
    this.nameDigits(heap, left);
    this.aim(heaps, heap, left);
    showDigits(this.parities, sum ^ size ^ left);
    this.total.textContent = sumText(sum ^ size ^ left);
    count.textContent = trialCountText(size, left);
  }

  hint(heaps, [heap, left]) {
    const goes = (k) => k >= left && k < heaps[heap];
    this.rows[heap].stones.forEach((stone, k) => stone.classList.toggle("mm-hinted", goes(k)));
  }

  onesOf(number) {
    const places = this.parities.map((_, j) => j);
    return places.filter((j) => number >> (places.length - 1 - j) & 1);
  }
}
