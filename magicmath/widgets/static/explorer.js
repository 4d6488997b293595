// The explorer: flip the source, and the targets follow here in the page.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still, write } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { Distances } from "./explorer_distances.js";
import { Goal } from "./explorer_goal.js";
import { blackText, partnersOf, resultText, winnersText } from "./explorer_words.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";

function group(label, elements) {
  return make("div", { className: "mm-polls", role: "group", "aria-label": label }, ...elements);
}

function image(ones, size, source) {
  const target = new Array(size).fill(0);
  source.forEach((bit, i) => {
    if (bit) for (const j of ones[i]) target[j] ^= 1;
  });
  return target;
}

// Show on each board in turn as many of the bits as it has squares.
function deal(boards, bits) {
  let from = 0;
  for (const one of boards) {
    const part = bits.slice(from, from += one.squares.length);
    one.shown = showBits(one.squares, one.columns, part, one.shown);
  }
}

class Explorer {
  constructor(model, el) {
    this.model = model;
    this.ones = model.get("_rows");
    this.polls = model.get("_polls");
    this.verdicts = model.get("_verdicts");
    const shapes = model.get("_source_shapes");
    this.sourceLabels = model.get("_labels").slice(0, shapes.length);
    this.targetLabels = model.get("_labels").slice(shapes.length);
    this.columns = model.get("source")[0].length;
    this.isPressed = false;
    const { change, stop } = follow(model, ["source"], () => this.update());
    this.change = change;
    this.stop = stop;
    this.lay(el, shapes);
    this.update();
  }

  // The cells of several sources are numbered through.
  laySources(shapes) {
    let next = 0;
    this.sources = shapes.map(([rows, columns], i) => {
      const from = next;
      next += rows * columns;
      const at = (act) => (cell) => act(cell < 0 ? -1 : from + cell);
      const flip = at((cell) => this.flip(cell));
      const one = grid({ rows, columns }, this.sourceLabels[i], flip, at((cell) => this.aim(cell)));
      return { ...one, columns, shown: null };
    });
    this.sourceSquares = this.sources.flatMap(({ squares }) => squares);
    return this.sources.map(({ board }, i) => captioned(this.sourceLabels[i], board));
  }

  lay(el, shapes) {
    const { targetLabels, polls } = this;
    const sources = this.laySources(shapes);
    const labels = polls.length ? polls : targetLabels; // a poll is a board of one row
    this.targets = this.model.get("_target_shapes").map(([rows, columns], i) => {
      const board = still(new Array(rows * columns).fill(0), columns, labels[i]);
      const element = captioned(labels[i], board);
      return { board, element, squares: [...board.children], columns, label: labels[i], shown: null };
    });
    this.targetSquares = this.targets.flatMap(({ squares }) => squares);
    this.writeNames(this.model.get("_names"));
    const whiten = () => this.set(this.sourceSquares.map(() => 0));
    this.reset = button(polls.length ? "All white" : "Clear", whiten); // votes are on a word that was sent
    const sent = this.model.get("source").flat();
    const name = polls.length ? "Send again" : "Start again";
    const again = polls.length || sent.includes(1) ? [button(name, () => this.set(sent))] : [];
    this.status = make("span", { className: "mm-status", role: "status" });
    const goal = this.model.get("_goal").flat();
    this.goal = goal.length ? new Goal(goal, this.targets[0].columns) : null;
    const { length } = this.sources[0].squares; // of the message
    const isFar = this.model.get("_distances");
    el.classList.toggle("mm-far", isFar);
    const rows = this.ones.slice(0, length);
    const written = this.model.get("_names").slice(this.sourceSquares.length);
    this.distances = isFar ? new Distances(rows, this.targets[0], written) : null;
    const elements = this.targets.map(({ element }) => element);
    const isStacked = elements.length > 1 && !this.verdicts.length; // columns stand below each other
    const beneath = isStacked ? [make("div", {}, ...elements)] : elements;
    const right = polls.length ? [group(targetLabels[0], elements)] : beneath;
    const boards = this.distances ? this.besideFlips(sources, elements[0]) : [...sources, ...right];
    const beside = this.goal ? [this.goal.element] : [];
    el.replaceChildren(
      make("div", { className: "mm-boards" }, ...boards, ...beside),
      make("div", { className: "mm-tools" }, ...again, this.reset, this.status),
      ...(this.goal ? [this.goal.list] : []),
      ...(this.distances ? [this.distances.element] : []),
    );
  }

  // A word of one row stands below its flips, place by place; one of several rows stands small beside them.
  besideFlips([message, flips], arriving) {
    const { taken } = this.distances;
    if (this.targetSquares.length === this.targets[0].columns) {
      return [message, make("div", {}, flips, arriving, taken)];
    }
    return [make("div", {}, message, flips), make("div", { className: "mm-arriving" }, arriving, taken)];
  }

  writeNames(names) {
    let from = 0;
    for (const one of [...this.sources, ...this.targets]) {
      const part = names.slice(from, from += one.squares.length);
      if (part.length) write(part, one);
      one.names = part;
    }
  }

  set(bits) {
    this.isPressed = true;
    this.change({ source: fold(bits, this.columns) });
  }

  flip(cell) {
    this.set(this.model.get("source").flat().map((bit, i) => (i === cell ? 1 - bit : bit)));
  }

  aim(cell) {
    const together = cell < 0 || !this.polls.length ? [] : partnersOf(cell, this.ones);
    this.sourceSquares.forEach((square, i) => square.classList.toggle("mm-partner", together.includes(i)));
    frame(this.sourceSquares, cell < 0 ? [] : [cell]);
    frame(this.targetSquares, this.ones[cell] ?? []);
  }

  update() {
    const bits = this.model.get("source").flat();
    const result = image(this.ones, this.targetSquares.length, bits);
    deal(this.sources, bits);
    deal(this.targets, result);
    for (const one of this.targets) this.label(one);
    const { length } = this.sources[0].squares;
    const far = this.distances?.meet(bits.slice(0, length), bits.slice(length), result);
    this.status.textContent = far ?? this.told();
    this.reset.disabled = !bits.includes(1);
    this.goal?.meet(bits, result, this.columns);
  }

  label({ board, element, columns, label, shown }) {
    const text = this.polls.length ? resultText(label, shown) : label;
    element.firstChild.textContent = text;
    board.setAttribute("aria-label", `${text}: ${describe(shown, columns)}`);
  }

  told() {
    const shown = this.targets.map((target) => target.shown);
    if (this.polls.length) return winnersText(this.polls, shown);
    if (this.verdicts.length) return this.isPressed ? this.verdicts[Number(shown.at(-1).includes(1))] : "";
    return this.targets.map(({ label, names }, i) => blackText(label, shown[i], names)).join("; ");
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-explorer");
  keepKeys(el);
  return new Explorer(model, el).stop;
}

export default { render };
