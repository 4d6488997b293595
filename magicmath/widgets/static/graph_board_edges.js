// Nodes that the reader draws on free places, and edges drawn and erased between two nodes that are pressed.

import { button, listen, make } from "./dom.js";
import { MOST_NODES, freePlace, withEdge, withNode } from "./graph_board_state.js";

const ONE_NODE = [[0.5, 0.5]];

export class Edges {
  constructor(board) {
    const first = { _edges: board.model.get("_edges"), _positions: board.model.get("_positions") };
    Object.assign(this, { board, picked: -1, isDrawing: false, first });
    this.toggle = button("Draw", () => this.become(!this.isDrawing), { "aria-pressed": "false" });
    this.add = button("Add a node", () => this.put(freePlace(this.places)));
    this.empty = button("New graph", () => this.show({ _edges: [], _positions: ONE_NODE }));
    this.afresh = button("First graph", () => this.show(this.first));
    this.tools = make("div", { className: "mm-tools" }, this.add, this.empty, this.afresh);
  }

  get places() {
    return this.board.model.get("_positions");
  }

  show(graph) {
    this.picked = -1;
    this.board.change({ ...graph, presses: [], _undone: [] });
  }

  become(isDrawing) {
    Object.assign(this, { isDrawing, picked: -1 });
    this.toggle.setAttribute("aria-pressed", isDrawing);
    this.board.update();
    this.board.aim(this.board.aimed);
  }

  // A tap beside the nodes, while the reader draws, makes a node.
  listenTo(graph) {
    listen(graph.element, "click", (event) => {
      if (this.isDrawing && !event.target.closest(".mm-node")) this.put(graph.placeOf(event));
    });
  }

  put(place) {
    const places = withNode(this.places, place);
    if (places !== this.places) this.show({ _edges: this.board.drawn, _positions: places });
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
    const { board, first, isDrawing, places } = this;
    const now = { _edges: board.drawn, _positions: places };
    this.afresh.disabled = Object.keys(first).every((name) => String(now[name]) === String(first[name]));
    this.empty.disabled = places.length === 1;
    this.add.disabled = places.length >= MOST_NODES;
    this.tools.hidden = !isDrawing;
  }
}
