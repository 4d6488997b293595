// What the page shows of a picture on its way.

import { button, listen, make } from "./dom.js";
import { folded, labelled, rulesPanel } from "./forms.js";
import { canvas, drawRows, spotUnder } from "./repair_canvas.js";
import { weightOf } from "./repair_codes.js";
import { codeText, COVERED_RULES, HOW, KEYS, LIFT, PLAIN_RULES, rowText } from "./repair_words.js";

const FINE = 768; // pixels of a picture, enough for a large screen
const BAR = 0.3; // of the width of ⌽G, for the bars beside it

function captioned(text, picture) {
  const caption = make("figcaption", { className: "mm-caption", textContent: text });
  return make("figure", { className: "mm-sight" }, caption, picture);
}

const option = (value, textContent) => make("option", { value, textContent });

export class RepairView {
  constructor(el, { codes, shape, largestNoise, isPlain, isCovered, isOneByOne }, actions) {
    Object.assign(this, { el, codes, shape, isPlain, wasCovered: isCovered, isOneByOne, actions });
    const choose = () => actions.become({ code: this.code.value, damage: [] });
    this.code = make("select", { onchange: choose }, ...codes.map(({ name }) => option(name, name)));
    const oninput = () => actions.become({ noise: this.noise.valueAsNumber });
    this.noise = make("input", { type: "range", min: 0, max: largestNoise, step: 1, oninput });
    this.share = make("output", { className: "mm-share" });
    const brushes = [option("0", "one cell"), option("2", "a blot"), option("", "none, only point")];
    this.brush = make("select", { onchange: () => this.hold() }, ...brushes);
    this.isLookedAt = isPlain && isCovered; // it takes no damage by hand
    if (isCovered) this.brush.value = "";
    else if (isPlain && !isOneByOne) this.brush.value = "2";
    const press = (values) => () => actions.become(values());
    this.again = button("Draw noise again", press(() => ({ seed: (actions.way().seed + 1) % 2 ** 32 })));
    this.clean = button("Take damage back", press(() => ({ damage: [] })));
    this.spread = button("Spread each word", () => actions.spread());
    this.marks = button("Mark wrong cells", () => actions.toggleMarks());
    this.mend = button("Repair it", () => actions.toggleRepair());
    this.cover = button("Show what was sent", () => actions.toggleCover());
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.about = make("p", { className: "mm-about" });
    this.pictures = make("div", { className: "mm-sights mm-way" });
    this.checks = make("div", { className: "mm-sights" });
    this.rowHolder = make("div", { className: "mm-sight mm-chosen-rows" });
    this.lay();
  }

  lay() {
    const { el, code, noise, share, brush, again, clean, spread, marks, isPlain } = this;
    el.classList.add("mm-board", "mm-repair");
    el.classList.toggle("mm-one-by-one", this.isOneByOne);
    el.classList.toggle("mm-plain", this.isPlain && !this.isOneByOne);
    el.classList.toggle("mm-looked-at", this.isLookedAt);
    this.hold();
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "Picture repair");
    const controls = make(
      "div", { className: "mm-tools" }, ...(isPlain ? [] : [labelled("Code", code)]),
      make("label", { className: "mm-field" }, make("span", { textContent: "Noise" }), noise, share), again,
    );
    const hasBrush = !this.isOneByOne && !this.isLookedAt;
    const tools = [
      hasBrush && labelled("Brush", brush), !this.isLookedAt && clean, !isPlain && spread,
      this.wasCovered && this.mend, this.wasCovered && this.cover, marks,
    ];
    const hand = make("div", { className: "mm-tools" }, ...tools.filter(Boolean));
    this.checkPanel = folded("The checks that travel with the picture", this.checks);
    this.rowPanel = folded("Which rows of ⌽G are chosen", this.rowHolder);
    const state = make("div", { className: "mm-line-of-state" }, this.status);
    const [plainRules, walk] = this.isLookedAt ? COVERED_RULES : PLAIN_RULES;
    const plainKeys = this.isOneByOne ? `${walk} ${LIFT}` : walk;
    const rules = isPlain
      ? [rulesPanel(plainRules, plainKeys)]
      : [this.about, this.checkPanel, this.rowPanel, rulesPanel(HOW, KEYS)];
    // A reader who only wants to see that it repairs begins in the pictures.
    const seen = [this.pictures, state, this.message];
    const isFirstSight = isPlain && hasBrush;
    const noisy = this.actions.way().noise ? [controls] : []; // who only paints needs no noise
    el.replaceChildren(...(isFirstSight ? [...seen, hand, ...noisy] : [controls, hand, ...seen]), ...rules);
    listen(this.checkPanel, "toggle", () => this.actions.redraw());
    listen(this.rowPanel, "toggle", () => this.actions.redraw());
  }

  // While there is a brush, a finger paints; without one it scrolls the page.
  hold() {
    this.el.classList.toggle("mm-painting", this.brush.value !== "");
  }

  // Make the pictures anew: three of the cells, two of the checks, and one of the rows.
  build(code, sizes) {
    const [rows, columns] = this.shape;
    const wide = sizes.checks > 2 * sizes.cells ? 2 * columns : columns;
    const high = Math.max(1, Math.ceil(sizes.checks / wide));
    const still = (name, width, height, properties) => canvas(width, height, name, properties, FINE);
    const live = (name, width, height) => still(name, width, height, { role: "application", tabIndex: 0 });
    const views = {
      sent: still("sent", columns, rows), received: live("received", columns, rows),
      repaired: still("repaired", columns, rows),
      checksSent: still("checks sent", wide, high), checksReceived: live("checks received", wide, high),
    };
    const framed = ({ element }) => captioned(element.getAttribute("aria-label"), element);
    const shown = (names) => names.map((name) => framed(views[name]));
    this.pictures.replaceChildren(...shown(["sent", "received", "repaired"]));
    this.checks.replaceChildren(...shown(["checksSent", "checksReceived"]));
    this.buildRows(code);
    this.about.textContent = codeText(code);
    return views;
  }

  buildRows(code) {
    const { length } = code;
    const isPolar = code.by === "cancellation";
    const measure = (i) => (isPolar ? 2 * code.errors[i] : weightOf(i, code) / length);
    const shares = Array.from({ length }, (_, i) => measure(i));
    const view = canvas(Math.ceil(length * (1 + BAR)) + 2, length, "the rows of ⌽G, the chosen ones dark");
    const slider = make("input", { type: "range", min: 0, max: length - 1, value: 0 });
    slider.setAttribute("aria-label", "row of ⌽G");
    const said = make("div", { className: "mm-message", role: "status" });
    const measured = isPolar ? "how often a row's bit goes wrong" : "how many ones a row has";
    this.drawRows = () => {
      drawRows(view, code, shares, slider.valueAsNumber);
      said.textContent = rowText(slider.valueAsNumber, code);
      slider.setAttribute("aria-valuetext", said.textContent);
    };
    slider.addEventListener("input", this.drawRows);
    listen(view.element, "pointermove pointerdown", (event) => {
      [slider.value] = spotUnder(view, event);
      this.drawRows();
    });
    const beside = make("div", {}, slider, said, make("p", { textContent: `Bars: ${measured}.` }));
    this.rowHolder.replaceChildren(view.element, beside);
  }

  draw(way, outcome, { isMarked, isCovered, isWaiting }) {
    this.code.value = way.code;
    this.noise.value = way.noise;
    this.share.textContent = `${way.noise} of 100 bits`;
    this.spread.setAttribute("aria-pressed", way.spread);
    this.marks.setAttribute("aria-pressed", isMarked);
    this.marks.disabled = isCovered; // the marks would tell what was sent
    this.mend.setAttribute("aria-pressed", !isWaiting);
    this.cover.setAttribute("aria-pressed", !isCovered);
    this.cover.disabled = isWaiting && isCovered;
    const [sent, , repaired] = this.pictures.children;
    sent.hidden = isCovered;
    repaired.hidden = isWaiting;
    this.el.classList.toggle("mm-unrepaired", isWaiting);
    this.clean.disabled = way.damage.length === 0;
    this.again.disabled = way.noise === 0;
    this.status.textContent = outcome;
    this.drawRows();
  }
}
