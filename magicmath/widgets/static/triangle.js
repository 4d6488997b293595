// The difference table: flip an item or an entry of an edge; point at an entry to see what it sums.

import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { light } from "./linked_grid.js";
import { follow } from "./model.js";
import { TriangleGrid } from "./triangle_grid.js";
import { MatrixBeside } from "./triangle_matrix.js";
import { Turning } from "./triangle_turning.js";
import { cognitiveOf, edgeOf, flipped, flips, helixOf } from "./triangle_state.js";
import {
  askText, BELOW_QUESTION, belowText, entryName, FIRST_ROWS_TEXT, flipText, guessText, KEPT_TEXT, keysOf,
  labelledText, namedText, NOT_YET_TEXT, polynomialOf, rulesOf, roleOf, sumText, voteName,
} from "./triangle_words.js";

const LOOKS = 2; // rows that a reader looks at before another one is asked for

const zeros = (n) => new Array(n).fill(0);

function strip(name, how, key, n) {
  const squares = zeros(n).map(() => make("span", { className: "mm-cell" }));
  const cells = make("div", { className: "mm-cells", role: "img" }, ...squares);
  cells.style.setProperty("--columns", n);
  const title = make("strong", { textContent: name });
  const caption = make("div", { className: `mm-caption ${key}` }, title, ` ${how}`);
  return { name, squares, cells, element: make("div", { className: "mm-strip" }, caption, cells) };
}

class Table {
  constructor(model, el) {
    Object.assign(this, { model, el, pointed: null, flippedAt: null, changed: [] });
    this.n = model.get("items").length;
    this.letters = model.get("_letters");
    this.labels = model.get("_labels").replace("none", "");
    this.asked = model.get("_asks") ?? null; // a row, until the reader has told its items
    this.guess = new Set();
    this.looked = new Set(); // rows pressed at their left end
    this.asksBelow = false; // which of x, y and z stands below the others
    this.turnedText = "";
    const { change, stop } = follow(model, ["items", "reading"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay();
    this.update();
  }

  lay() {
    const { n, el } = this;
    this.grid = new TriangleGrid(n, {
      onPoint: (place) => this.point(place),
      onPress: (place, wasPointed) => this.press(place, wasPointed),
    });
    if (this.letters) this.grid.label(this.letters);
    if (this.labels) this.grid.number(this.labels);
    el.style.setProperty("--length", n);
    this.turning = new Turning(this.grid, {
      become: (values, text) => this.become(values, text), read: (reading) => this.read(reading),
      end: () => this.update(),
    });
    this.hasTurns = this.model.get("_turns");
    this.top = strip("top row", "→", "mm-top-key", n);
    this.side = strip("read", "", "mm-top-key", n);
    this.helix = strip("helix transform", "= left edge, downwards", "mm-left-key", n);
    this.cognitive = strip("cognitive transform", "= right edge, upwards", "mm-right-key", n);
    this.polynomial = make("div", { className: "mm-polynomial", hidden: !this.letters, role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.clear = button("Clear", () => this.renew(zeros(n)));
    const random = button("Random", () => this.renew(zeros(n).map(() => Math.floor(Math.random() * 2))));
    this.strips = make("div", { className: "mm-strips" });
    const { turning } = this;
    this.clear.hidden = this.canName;
    this.question = this.asked === null ? [] : this.ask();
    this.matrix = this.model.get("_matrix") ? new MatrixBeside(n) : null;
    const picture = this.matrix
      ? make("div", { className: "mm-with-matrix" }, turning.element, this.matrix.element) : turning.element;
    this.tools = make("div", { className: "mm-tools" }, turning.over, turning.third, this.clear, random);
    el.replaceChildren(
      ...this.question, picture, turning.readings, this.polynomial, this.message, this.strips,
      this.tools, rulesPanel(...[rulesOf, keysOf].map((of) => of(this.flipsTopOnly, this.canName))),
    );
  }

  ask() {
    const row = this.asked;
    const said = make("span", { className: "mm-status", role: "status" });
    const check = button("Check", () => {
      const chosen = [...this.guess].sort((a, b) => a - b);
      said.textContent = guessText(row, chosen, this.labels, this.n);
      if (!said.textContent.startsWith("✓")) return;
      check.disabled = true;
      this.asked = null;
      this.light();
    });
    const text = make("div", { className: "mm-question" });
    this.invite = () => {
      check.disabled = !this.isAsking;
      text.textContent = this.isAsking ? askText(row, this.labels, this.n) : FIRST_ROWS_TEXT;
    };
    this.invite();
    return [text, make("div", { className: "mm-tools" }, check, said)];
  }

  // Whether the reader has looked at rows enough to be asked for another one.
  get isAsking() {
    return this.asked !== null && this.looked.size >= Math.min(LOOKS, this.n - 2);
  }

  look(row) {
    if (this.asked === null || this.isAsking || row === this.asked) return;
    this.looked.add(row);
    this.invite();
  }

  choose(item) {
    if (!this.guess.delete(item)) this.guess.add(item);
    const { squares } = this.grid;
    squares[0].forEach((square, i) => { square.ariaDescription = this.guess.has(i) ? "chosen" : null; });
    light(squares[0], [["mm-guessed", squares[0].filter((_, i) => this.guess.has(i))]]);
  }

  renew(items) {
    this.turning.reset();
    this.become({ items });
  }

  become(values, turnedText = "") {
    this.flippedAt = null;
    this.asksBelow = Boolean(turnedText) && this.canName && this.turning.named().length > 0;
    this.turnedText = this.asksBelow ? `${turnedText} ${BELOW_QUESTION}` : turnedText;
    this.change(values);
  }

  read(reading) {
    this.turnedText = "";
    this.flippedAt = null;
    this.change({ reading });
  }

  // With labels only the top row flips: there a press of an edge asks for its items. With turns none does.
  press(place, wasPointed) {
    const edge = edgeOf(place, this.n);
    const chosen = flips(place, this.n);
    if (this.isAsking && edge === "top") {
      this.choose(place[1]);
      return;
    }
    if (this.canName) {
      if (this.asksBelow && this.turning.nameAt(place)) this.answerBelow(place);
      else if (edge !== "top") this.name(place);
      return;
    }
    if (edge === "left") this.look(place[0]);
    if (!chosen.length || (edge !== "top" && (this.flipsTopOnly || !wasPointed))) return;
    this.flippedAt = place;
    this.turnedText = "";
    this.change({ items: flipped(this.model.get("items"), chosen) });
  }

  get flipsTopOnly() {
    return Boolean(this.labels || this.canName);
  }

  get canName() {
    return this.hasTurns && !this.model.get("reading");
  }

  answerBelow(place) {
    if (this.turning.isMoving) return;
    const [name, named] = [this.turning.nameAt(place), this.turning.named()];
    this.turnedText = belowText(name, named);
    this.asksBelow = name !== named[2][0];
    this.light();
  }

  name(place) {
    this.asksBelow = false;
    this.turning.name(place);
    this.turnedText = namedText(place, this.grid.triangle);
    this.showReading(this.grid.triangle);
    this.light();
  }

  point(place) {
    this.pointed = place;
    if (place && String(place) !== String(this.flippedAt)) this.flippedAt = null; // or else its marks stay
    this.light();
  }

  light() {
    const { flippedAt, changed, n, grid } = this;
    // Nothing takes the eye from x, y and z. A row that is asked for does not answer, and while items are
    // chosen none shows where it goes.
    const isAsked = this.asked !== null
      && (this.pointed?.[0] === this.asked || (this.isAsking && this.pointed?.[0] === 0));
    const pointed = this.canName || isAsked ? null : this.pointed;
    const edges = grid.light(pointed, flippedAt && changed);
    const onLeft = edges.filter(([, j]) => j === 0).map(([k]) => this.helix.squares[k]);
    const onRight = edges.filter(([k, j]) => k + j === n - 1).map(([k]) => this.cognitive.squares[n - 1 - k]);
    light([...this.helix.squares, ...this.cognitive.squares], [["mm-lit", [...onLeft, ...onRight]]]);
    const waits = isAsked && this.pointed[0] !== 0 ? (this.isAsking ? NOT_YET_TEXT : KEPT_TEXT) : "";
    this.matrix?.light(pointed && pointed[0] > 0 && pointed[1] === 0 ? pointed[0] : null);
    const told = () => (pointed ? this.sumText(pointed) : waits);
    const { reading, turnedText } = this;
    const read = () => (reading ? this.turning.text(reading, this.bitsRead) : "");
    const quiet = () => (this.turning.isMoving ? "" : `${turnedText} ${read()}`.trim());
    this.message.textContent = flippedAt ? flipText(flippedAt, n, changed.length) : told() || quiet();
  }

  sumText(place) {
    const { labels, grid: { triangle } } = this;
    return labels ? labelledText(place, triangle, labels) : sumText(place, triangle, this.roleAt(place));
  }

  // The cognitive transform is no subject where only one edge is read.
  roleAt(place) {
    const isOther = this.readsLeftOnly && edgeOf(place, this.n) === "right";
    return isOther ? "" : roleOf(place, this.n, this.letters);
  }

  get readsLeftOnly() {
    return Boolean(this.letters || this.labels || this.canName);
  }

  update() {
    const { letters } = this;
    const voteAt = ([row, j]) => (row === 0 ? voteName(j, letters) : "");
    const nameOf = (place, bit) => entryName(place, bit) + voteAt(place);
    this.changed = this.grid.show(this.model.get("items"), nameOf, Boolean(this.turnedText));
    const { triangle } = this.grid;
    this.showReading(triangle);
    this.showStrip(this.helix, helixOf(triangle));
    this.showStrip(this.cognitive, cognitiveOf(triangle));
    this.polynomial.textContent = letters ? `Polynomial: ${polynomialOf(helixOf(triangle), letters)}` : "";
    this.clear.disabled = !triangle[0].includes(1);
    this.light();
  }

  showReading(triangle) {
    const reading = this.model.get("reading");
    if (this.reading !== reading || !this.strips.children.length) {
      this.strips.replaceChildren(...this.stripsFor(reading).map((one) => one.element));
    }
    this.reading = reading;
    this.bitsRead = this.turning.show(reading, this.hasTurns);
    this.grid.element.classList.toggle("mm-left-only", this.readsLeftOnly);
    if (reading) this.showStrip(this.side, this.bitsRead);
    this.showStrip(this.top, triangle[0]);
  }

  stripsFor(reading) {
    if (reading) return [this.side];
    if (this.hasTurns) return [this.top, this.helix];
    return this.readsLeftOnly ? [this.helix] : [this.helix, this.cognitive];
  }

  showStrip({ name, squares, cells }, bits) {
    if (this.turning.isMoving) return; // until the cells have come to their places
    bits.forEach((bit, i) => { squares[i].dataset.bit = bit; });
    cells.setAttribute("aria-label", `${name}: ${bits.join(" ")}`);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-difference");
  keepKeys(el);
  return new Table(model, el).stop;
}

export default { render };
