// A graph to press: a press turns a node and its neighbours. It can also show what lies inside the presses.

import { button, keepKeys, make } from "./dom.js";
import { chosenOf, isInside, meeting, neighboursInside, nextQuiet } from "./graph_board_state.js";
import { countsText, meetsText, nodeName, pressesText, testText } from "./graph_board_words.js";
import { cellsAfter } from "./masks.js";
import { follow } from "./model.js";
import { Graph } from "./play_graph.js";
import { pressButtons, pressing } from "./pressing.js";

const HELP = "Point at a node, or go there by an arrow key: you see its mask.";

class GraphBoard {
  constructor(model, el) {
    this.model = model;
    this.masks = model.get("_neighbourhoods");
    this.edges = this.masks.flatMap((mask, a) => mask.filter((b) => a < b).map((b) => [a, b]));
    this.counts = model.get("_counts");
    this.quiet = model.get("_quiet");
    this.aimed = -1;
    const { change, stop } = follow(model, ["presses", "_undone", "_start"], () => this.update());
    this.stop = stop;
    this.actions = pressing(model, change);
    this.lay(el, change);
    this.update();
  }

  lay(el, change) {
    const size = this.masks.length;
    const graph = { positions: this.model.get("_positions"), edges: this.edges, oneWay: false };
    const shape = { graph, size, columns: size, colours: 2, isHole: new Array(size).fill(false) };
    const label = this.model.get("_label");
    this.graph = new Graph(shape, label, { press: this.actions.press, aim: (node) => this.aim(node) });
    this.parts = pressButtons(this.actions);
    const next = button("Next test", () => {
      change({ presses: nextQuiet(this.quiet, chosenOf(this.model.get("presses"), size)), _undone: [] });
    });
    const more = this.counts && this.quiet.length ? [next] : [];
    this.status = make("span", { className: "mm-status" });
    this.told = make("div", { className: "mm-sums" });
    this.verdict = make("div", { className: "mm-sums mm-says-test", role: "status" });
    if (!this.counts) this.status.setAttribute("role", "status");
    this.message = make("div", { className: "mm-message" });
    el.replaceChildren(
      this.graph.element,
      make("div", { className: "mm-tools" }, ...this.parts.buttons, ...more, this.status),
      ...(this.counts ? [this.told, this.verdict, this.message] : []),
    );
  }

  aim(node) {
    this.aimed = node;
    this.graph.aim(node < 0 ? [] : this.masks[node]);
    this.tell();
  }

  tell() {
    const node = this.aimed;
    if (!this.counts) return;
    const met = () => meetsText(meeting(this.masks[node], this.chosen), this.chosen[node]);
    this.message.textContent = node < 0 ? HELP : met();
  }

  update() {
    const [presses, undone] = [this.model.get("presses"), this.model.get("_undone")];
    const all = cellsAfter(this.model.get("_start"), this.model.get("_masks"), presses);
    const cells = this.model.get("_places").map((cell) => all[cell]);
    this.chosen = chosenOf(presses, cells.length);
    const inside = neighboursInside(this.masks, this.chosen);
    this.graph.draw({ cells });
    if (this.counts) this.mark(inside);
    this.graph.nodes.forEach((node, i) => {
      const { chosen, counts } = this;
      node.setAttribute("aria-label", nodeName(i, { cells, chosen, inside, counts }));
    });
    const black = cells.filter(Boolean).length;
    this.status.textContent = pressesText(presses.length, black, cells.length);
    this.verdict.textContent = testText(this.chosen, black);
    this.parts.enable({ presses, undone });
    this.tell();
  }

  mark(inside) {
    const { chosen, edges, graph } = this;
    const lit = edges.map((edge) => isInside(edge, chosen));
    graph.lines.forEach((line, i) => line.classList.toggle("mm-inside", lit[i]));
    graph.nodes.forEach((node, i) => {
      node.classList.toggle("mm-to-press", Boolean(chosen[i]));
      node.lastChild.textContent = chosen[i] ? inside[i] : "";
    });
    this.told.textContent = countsText(chosen, inside, lit.filter(Boolean).length);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-graph-board");
  keepKeys(el);
  return new GraphBoard(model, el).stop;
}

export default { render };
