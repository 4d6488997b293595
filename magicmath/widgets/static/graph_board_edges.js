// Edges that the reader draws and erases, between two nodes that are pressed.

import { button } from "./dom.js";
import { withEdge } from "./graph_board_state.js";

export class Edges {
  constructor(board) {
    Object.assign(this, { board, picked: -1, isDrawing: false, first: board.model.get("_edges") });
    this.toggle = button("Draw edges", () => this.become(!this.isDrawing), { "aria-pressed": "false" });
    this.afresh = button("First graph", () => {
      board.change({ _edges: this.first, presses: [], _undone: [] });
    });
  }

  become(isDrawing) {
    Object.assign(this, { isDrawing, picked: -1 });
    this.toggle.setAttribute("aria-pressed", isDrawing);
    this.board.update();
    this.board.aim(this.board.aimed);
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

  tellEdges() {
    this.afresh.disabled = String(this.board.drawn) === String(this.first);
  }
}
