// The reader's own graph: edges to draw, and its tests and the presses that light it all.

import { button, make } from "./dom.js";
import { algebraOf, chosenOf, isInside, nextQuiet, withEdge } from "./graph_board_state.js";
import {
  QUESTION, askText, drawingText, ownTestText, parityText, ringsText, stepsText,
} from "./graph_board_words.js";

export class Drawing {
  constructor(board) {
    Object.assign(this, { board, picked: -1, isDrawing: false, first: board.model.get("_edges") });
    this.toggle = button("Draw edges", () => this.become(!this.isDrawing), { "aria-pressed": "false" });
    this.afresh = button("First graph", () => {
      board.change({ _edges: this.first, presses: [], _undone: [] });
    });
    this.ask = button("Show a test", () => this.look());
    this.light = button("Light it all", () => {
      this.isLit = true;
      board.change({ presses: this.algebra.allBlack, _undone: [] });
      this.become(false);
    });
    this.buttons = [this.toggle, this.afresh, this.ask, this.light];
    this.help = make("div", { className: "mm-sums" });
    this.told = make("div", { className: "mm-sums", role: "status" });
    this.verdict = make("div", { className: "mm-sums mm-says-test" });
    this.lines = [this.help, this.told, this.verdict];
  }

  // A graph with these masks is there: it has tests of its own.
  begin(masks) {
    this.algebra = algebraOf(masks);
    Object.assign(this, { isLooking: false, hasLooked: false, isLit: false });
    this.chosen = chosenOf([], masks.length);
  }

  become(isDrawing) {
    Object.assign(this, { isDrawing, picked: -1 });
    this.toggle.setAttribute("aria-pressed", isDrawing);
    this.board.update();
    this.board.aim(this.board.aimed);
  }

  look() {
    const { chosen, algebra: { quiet } } = this;
    const hides = this.isLooking && quiet.length === 1; // there is no next test
    this.isLooking = !hides;
    this.hasLooked = true;
    this.chosen = chosenOf(quiet.length && !hides ? nextQuiet(quiet, chosen) : [], chosen.length);
    this.board.update();
  }

  // Whether a press of a node goes into the drawing, as an end of an edge.
  takes(node) {
    if (!this.isDrawing) return false;
    const { board, picked } = this;
    this.picked = picked < 0 ? node : -1;
    if (picked < 0 || picked === node) board.update();
    else board.change({ _edges: withEdge(board.drawn, picked, node), presses: [], _undone: [] });
    return true;
  }

  tell({ cells, inside }) {
    const { isLooking, chosen, algebra: { quiet } } = this;
    const isX = (nodes) => nodes.length && nodes.every((node) => chosen[node]);
    const number = quiet.findIndex(isX) + 1;
    const edges = this.board.edges.filter((edge) => isInside(edge, chosen)).length;
    this.ask.textContent = askText(isLooking, quiet.length);
    this.ask.disabled = isLooking && !quiet.length;
    this.light.classList.toggle("mm-later", !this.hasLooked); // it keeps its place, so nothing else moves
    this.afresh.disabled = String(this.board.drawn) === String(this.first);
    this.help.textContent = drawingText(this.isDrawing, this.picked, cells.every(Boolean));
    const isCounted = number && this.isLit;
    const more = isCounted ? stepsText(chosen, inside, edges) : QUESTION;
    const told = ownTestText(number, quiet.length);
    const rings = this.isLit ? [ringsText(chosenOf(this.board.model.get("presses"), cells.length))] : [];
    this.told.textContent = [...rings, ...(isLooking ? [told, ...(number ? [more] : [])] : [])].join(" ");
    this.verdict.textContent = isCounted ? parityText(chosen, cells) : "";
  }
}
