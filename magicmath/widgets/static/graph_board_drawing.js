// The reader's own graph: nodes and edges to draw, and its tests and the presses that light it all.

import { button, make } from "./dom.js";
import { testsOf } from "./graph_board_census_state.js";
import { Edges } from "./graph_board_edges.js";
import { algebraOf, chosenOf, meeting } from "./graph_board_state.js";
import {
  QUESTION, askText, drawingText, oldTestText, ownTestText, ringsText,
} from "./graph_board_words.js";
import { onesOf } from "./lists.js";

export class Drawing extends Edges {
  constructor(board) {
    super(board);
    this.ask = button("Show a test", () => this.look(), { className: "mm-ask" });
    this.light = button("Light it all", () => {
      this.forget();
      this.isLit = true;
      board.change({ presses: this.allBlack, _undone: [] });
      this.become(false);
    });
    this.buttons = [this.toggle, this.ask, this.light];
    this.help = make("div", { className: "mm-sums" });
    this.told = make("div", { className: "mm-sums", role: "status" });
    this.lines = [this.tools, this.help, this.told];
  }

  // A graph with these masks is there, with tests of its own. The test that was shown before stays in sight.
  begin(masks) {
    const old = this.size && this.size <= masks.length ? this.x : [];
    const { quiet, allBlack } = algebraOf(masks);
    Object.assign(this, { masks, tests: testsOf(quiet), allBlack, at: 0, isLit: false, size: masks.length });
    Object.assign(this, { old, isLooking: Boolean(this.isLooking) });
  }

  // From the old test to the first one of the graph.
  forget() {
    if (this.old.length) Object.assign(this, { old: [], at: 0 });
  }

  // The nodes of the test that is shown.
  get x() {
    if (!this.isLooking) return [];
    return this.old.length ? this.old : this.tests[this.at] ?? [];
  }

  get chosen() {
    return chosenOf(this.x, this.size);
  }

  look() {
    const { at, isLooking, old, tests } = this;
    this.hasLooked = true;
    if (old.length && isLooking) {
      this.forget();
      this.board.update();
      return;
    }
    this.isLooking = !isLooking || tests.length !== 1; // one test is hidden again: there is no next one
    this.at = isLooking ? (at + 1) % Math.max(1, tests.length) : 0;
    this.board.update();
  }

  tell({ cells }) {
    const { board, chosen, isDrawing, isLit, isLooking, masks, old, picked, tests, x } = this;
    const isOld = isLooking && old.length > 0;
    this.ask.textContent = askText(isLooking && !isOld, tests.length);
    this.ask.disabled = isLooking && !isOld && !tests.length;
    this.light.classList.toggle("mm-later", !this.hasLooked); // it keeps its place, so nothing else moves
    this.tellEdges();
    const rings = isLit ? ringsText(chosenOf(board.model.get("presses"), cells.length)) : "";
    this.help.textContent = rings || drawingText(isDrawing, picked, cells.every(Boolean));
    const told = isLooking ? ownTestText(this.at + 1, tests.length) : "";
    const odd = onesOf(masks.map((mask) => meeting(mask, chosen) % 2));
    this.told.textContent = isOld ? oldTestText(odd) : x.length ? `${told} ${QUESTION}` : told;
  }
}
