// The row below the board without the rows between: add multiples of f to h·g until the degree is low, press
// the row of what is left, and uncover that of the chase.

import { grid, still } from "./cells.js";
import { headOf, lineOf, placeNames, showRow, spans } from "./chase_lines.js";
import {
  coefficientsOf, leftOf, lengthOf, polynomialsUpTo, productOf, rowsOf, sumOf,
} from "./chase_state.js";
import {
  DRAFT, lowText, multipleText, placesLines, placesTexts, productEnds, rowName, shortName, sumLines,
  uncoverText, uncoveredName, verdictText,
} from "./chase_words.js";
import { button, make } from "./dom.js";
import { powersOver } from "./euclid_words.js";
import { follow } from "./model.js";

export class Remainder {
  constructor(model, el) {
    this.model = model;
    this.itself = model.get("_itself");
    this.columns = model.get("first").length;
    this.last = this.columns + 1;
    this.polynomials = polynomialsUpTo(this.last);
    this.f = this.polynomials.at(-1);
    const { change, stop } = follow(model, ["first", "shown"], () => this.update());
    Object.assign(this, { change, stop, begun: "", added: new Set(), draft: [] });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { columns, last } = this;
    const toPress = (label, press) =>
      ({ ...grid({ rows: 1, columns }, label, press, () => {}), shown: null });
    this.first = toPress(shortName(1), (cell) => this.flip(cell));
    this.own = toPress(DRAFT, (cell) => this.try(cell));
    const named = (name, board, className) => lineOf(name, board, "", className);
    const head = () => headOf(columns, placeNames(columns), "");
    const places = spans(placesTexts(this.polynomials.slice(1, -1)));
    this.top = named(shortName(1), this.first.board);
    this.guess = named(DRAFT, this.own.board, "mm-chase-guess");
    this.end = named("", "", "mm-chase-below");
    this.both = make("div", { className: "mm-chase-both" });
    this.strip = make("div", { className: "mm-chase-strip" });
    this.strip.style.setProperty("--columns", 2 * columns);
    this.adding = Array.from({ length: columns }, (_, power) =>
      button(`+ ${multipleText(power)}`, () => this.toggle(power)));
    this.status = make("div", { className: "mm-score", role: "status" });
    this.verdict = make("div", { className: "mm-score", role: "status" });
    this.uncover = button(uncoverText(last), () => this.change({ shown: last }));
    el.replaceChildren(
      head(), make("ol", { className: "mm-chase-lines" }, this.top), this.both, this.strip,
      make("div", { className: "mm-tools" }, ...this.adding),
      make("div", { className: "mm-line-of-state" }, this.status),
      make("div", { className: "mm-chase-both" }, ...places),
      head(), make("ol", { className: "mm-chase-lines" }, this.guess, this.end),
      make("div", { className: "mm-tools" }, this.uncover), this.verdict,
    );
  }

  flip(cell) {
    const first = this.model.get("first").map((bit, j) => (j === cell ? 1 - bit : bit));
    this.change({ first, shown: 1 });
  }

  toggle(power) {
    if (!this.added.delete(power)) this.added.add(power);
    this.update();
  }

  try(cell) {
    this.draft = this.draft.map((bit, j) => (j === cell ? 1 - bit : bit));
    this.update();
  }

  // The coefficients of a polynomial; those of the powers from f's on must go.
  line(name, p, className = "") {
    const bits = coefficientsOf(p, 2 * this.columns);
    const row = still(bits, bits.length, name);
    row.children[this.columns].classList.add("mm-chase-low");
    row.setAttribute("aria-label", `${name}: ${bits.join(" ")}`);
    return make("div", { className }, make("span", { textContent: name }), row);
  }

  powers() {
    const names = powersOver(2 * this.columns).map((textContent) => make("span", { textContent }));
    const row = make("div", { className: "mm-chase-powers" }, ...names);
    const line = make("div", {}, make("span"), row);
    line.setAttribute("aria-hidden", "true");
    return line;
  }

  // Another first row begins anew.
  begin(first) {
    if (this.begun === String(first)) return;
    this.begun = String(first);
    this.added.clear();
    this.draft = first.map(() => 0);
  }

  update() {
    const { added, f, itself, last, model, polynomials } = this;
    const first = model.get("first");
    this.begin(first);
    const below = rowsOf(first, itself)[last];
    const h = sumOf(first, polynomials);
    const { whole } = productOf(h, f, itself);
    const powers = [...added].sort((a, b) => b - a);
    const left = leftOf(whole, f, powers);
    showRow(this.first, 1, first);
    this.top.lastChild.replaceChildren(...spans(sumLines(first, polynomials, h, false)));
    this.both.replaceChildren(...spans(productEnds(f, whole)));
    this.strip.replaceChildren(
      this.powers(), this.line("h·g", whole),
      ...powers.map((power) => this.line(`+ ${multipleText(power)}`, f << power)),
      this.line("left", left, "mm-chase-left"),
    );
    this.adding.forEach((one, power) => one.setAttribute("aria-pressed", added.has(power)));
    this.showEnd(below, left);
  }

  showEnd(below, left) {
    const { columns, draft, itself, last, model, polynomials } = this;
    const isLow = lengthOf(left) <= columns;
    const own = sumOf(draft, polynomials);
    const isUncovered = model.get("shown") >= last;
    showRow(this.own, last, draft);
    this.guess.lastChild.replaceChildren(...spans(placesLines(draft, own)));
    this.end.hidden = !isUncovered;
    const cells = still(below, columns, rowName(last, true, itself));
    const name = make("span", { className: "mm-chase-name", textContent: uncoveredName(last) });
    const beside = make("span", { className: "mm-chase-polynomial" },
      ...spans(placesLines(below, sumOf(below, polynomials))));
    this.end.replaceChildren(name, cells, beside);
    const isFound = isLow && own === left;
    const wrong = own && !isFound ? own : 0;
    const focused = document.activeElement === this.uncover;
    this.uncover.disabled = isUncovered || !isFound;
    if (focused && this.uncover.disabled) this.own.squares[0].focus({ preventScroll: true });
    this.status.textContent = lowText({ left, columns, isFound, isUncovered, last, wrong });
    this.verdict.textContent = isUncovered ? verdictText(last, !below.includes(1)) : "";
  }
}
