// A graph to press: a press turns a node and its neighbours. It can also show what lies inside the
// presses, or let the reader draw the graph, or paint the nodes under the tests of the graph.

import { captioned } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { badge } from "./graph_board_badge.js";
import { Drawing } from "./graph_board_drawing.js";
import { Painting } from "./graph_board_painting.js";
import {
  chosenOf, edgesOf, isInside, masksOf, meeting, neighboursInside, nextQuiet, startOf,
} from "./graph_board_state.js";
import {
  YOUR_GRAPH, countsText, meetsText, nodeName, pressesText, ringsText, testText,
} from "./graph_board_words.js";
import { cellsAfter } from "./masks.js";
import { follow } from "./model.js";
import { Graph } from "./play_graph.js";
import { pressButtons, pressing } from "./pressing.js";

const HELP = "Point at a node, or go there by an arrow key: you see its mask.";

class GraphBoard {
  constructor(model, el) {
    this.model = model;
    this.counts = model.get("_counts");
    this.aimed = -1;
    const followed = ["presses", "_undone", "_start", "_edges", "_positions"];
    const { change, stop } = follow(model, followed, () => this.update());
    this.change = change;
    this.stop = stop;
    this.actions = pressing(model, change);
    this.paints = model.get("_paints");
    this.drawing = this.paints ? new Painting(this) : model.get("_draws") ? new Drawing(this) : null;
    this.lay(el);
    this.update();
  }

  get size() {
    return this.model.get("_positions").length;
  }

  lay(el) {
    this.frame = make("div");
    this.redraw();
    this.parts = pressButtons(this.actions);
    this.status = make("span", { className: "mm-status" });
    this.told = make("div", { className: "mm-sums" });
    this.verdict = make("div", { className: "mm-sums mm-says-test", role: "status" });
    if (!this.counts && !this.paints) this.status.setAttribute("role", "status");
    this.message = make("div", { className: "mm-message" });
    this.rings = make("div", { className: "mm-sums mm-rings" });
    el.replaceChildren(
      this.paints ? captioned(YOUR_GRAPH, this.frame) : this.frame,
      make("div", { className: "mm-tools" }, ...this.parts.buttons, ...this.moreButtons(), this.status),
      ...this.lines,
    );
  }

  get lines() {
    if (this.counts) return [this.told, this.verdict, this.message];
    return this.drawing?.lines ?? [this.rings];
  }

  moreButtons() {
    if (this.drawing) return this.drawing.buttons;
    const quiet = this.model.get("_quiet");
    if (!this.counts || !quiet.length) return [];
    const chosen = () => chosenOf(this.model.get("presses"), this.size);
    return [button("Next test", () => this.change({ presses: nextQuiet(quiet, chosen()), _undone: [] }))];
  }

  // The graph itself, anew where its nodes or edges are others.
  redraw() {
    const { model, size } = this;
    const [drawn, places] = [model.get("_edges"), model.get("_positions")];
    if (this.graph && drawn === this.drawn && places === this.places) return;
    Object.assign(this, { drawn, places });
    this.masks = model.get("_draws") ? masksOf(drawn, size) : model.get("_neighbourhoods");
    this.edges = edgesOf(this.masks);
    const graph = { positions: places, edges: this.edges, oneWay: false };
    const shape = { graph, size, columns: size, colours: 2, isHole: new Array(size).fill(false) };
    const press = (node) => this.drawing?.takes(node) || this.actions.press(node);
    const at = this.graph?.nodes.findIndex((node) => node.matches(":focus")) ?? -1;
    this.graph = new Graph(shape, model.get("_label"), { press, aim: (node) => this.aim(node) });
    this.frame.replaceChildren(this.graph.element);
    if (at >= 0 && at < size) this.graph.moveTo(at, { preventScroll: true });
    if (model.get("_draws")) this.drawing?.listenTo(this.graph);
    this.badges = this.graph.nodes.map((node) => badge(node, this.paints));
    this.drawing?.begin(this.masks);
  }

  aim(node) {
    this.aimed = node;
    this.graph.aim(node < 0 || this.drawing?.isDrawing ? [] : this.paints ? [node] : this.masks[node]);
    this.tell();
  }

  tell() {
    const node = this.aimed;
    if (!this.counts) return;
    const met = () => meetsText(meeting(this.masks[node], this.chosen), this.chosen[node]);
    this.message.textContent = node < 0 ? HELP : met();
  }

  get cells() {
    const { model, masks } = this;
    const presses = model.get("presses");
    if (this.paints) return cellsAfter(model.get("_start"), masks.map((_, node) => [node]), presses);
    if (this.drawing) return cellsAfter(startOf(model.get("_start"), this.size), masks, presses);
    const all = cellsAfter(model.get("_start"), model.get("_masks"), presses);
    return model.get("_places").map((cell) => all[cell]);
  }

  update() {
    this.redraw();
    const [presses, undone] = [this.model.get("presses"), this.model.get("_undone")];
    const { cells, counts } = this;
    this.chosen = this.drawing ? this.drawing.chosen : chosenOf(presses, cells.length);
    const inside = neighboursInside(this.masks, this.chosen);
    this.graph.draw({ cells, picked: this.drawing?.picked });
    const hasX = counts || (this.drawing !== null && this.chosen.some(Boolean));
    if (counts || (this.drawing && !this.paints)) this.mark(inside);
    this.graph.nodes.forEach((node, i) => {
      const { chosen } = this;
      node.setAttribute("aria-label", nodeName(i, { cells, chosen, inside, counts: hasX }));
    });
    const pressed = this.drawing ? this.drawing.isLit : !counts;
    if (!this.paints) this.ring(pressed ? chosenOf(presses, cells.length) : []);
    this.rings.textContent = ringsText(chosenOf(presses, cells.length));
    const black = cells.filter(Boolean).length;
    if (!this.paints) this.status.textContent = pressesText(presses.length, black, cells.length);
    this.status.parentElement.classList.toggle("mm-solved", !this.paints && black === cells.length);
    this.verdict.textContent = testText(this.chosen, black);
    this.parts.enable({ presses, undone });
    this.drawing?.tell({ cells });
    this.tell();
  }

  // A ring inside each node that is pressed; where edges are drawn, once the presses are shown.
  ring(pressed) {
    this.graph.nodes.forEach((node, i) => {
      const [disc, mark, text] = node.children;
      node.classList.toggle("mm-pressed", Boolean(pressed[i]));
      mark.setAttribute("r", disc.getAttribute("r") * 0.72);
      mark.style.stroke = text.style.fill;
      if (pressed[i]) node.setAttribute("aria-label", `${node.getAttribute("aria-label")}, pressed`);
    });
  }

  mark(inside) {
    const { chosen, edges, graph } = this;
    const lit = edges.map((edge) => isInside(edge, chosen));
    graph.lines.forEach((line, i) => line.classList.toggle("mm-inside", lit[i]));
    graph.nodes.forEach((node, i) => {
      node.classList.toggle("mm-in-x", Boolean(chosen[i]));
      this.badges[i](chosen[i] ? String(inside[i]) : "");
    });
    this.told.textContent = countsText(chosen, inside, lit.filter(Boolean).length);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-graph-board");
  el.classList.toggle("mm-painted", model.get("_paints"));
  keepKeys(el);
  return new GraphBoard(model, el).stop;
}

export default { render };
