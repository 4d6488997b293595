// A second graph beside a painted one, white at first: the reader presses it until both are equal.

import { flipped, makerOf } from "./board_under_tests_state.js";
import { captioned } from "./cells.js";
import { make } from "./dom.js";
import { WHITE_GRAPH, madeText } from "./graph_board_words.js";
import { Graph } from "./play_graph.js";

export class Making {
  constructor(board, masks) {
    Object.assign(this, { board, masks, maker: makerOf(masks), wanted: null, isMade: false });
    const [press, aim] = [(node) => this.press(node), (node) => this.graph.aim(node < 0 ? [] : masks[node])];
    this.graph = new Graph(board.graph.shape, WHITE_GRAPH, { press, aim });
    this.told = make("div", { className: "mm-way-told", role: "status" });
    this.element = captioned(WHITE_GRAPH, this.graph.element);
    this.element.classList.add("mm-way");
    this.element.append(this.told);
  }

  press(node) {
    this.cells = flipped(this.cells, this.masks[node]);
    this.board.update();
  }

  // It begins again where the painted graph has changed; `choices` tells how many choices make that one.
  show(painted, choices) {
    if (String(painted) !== this.wanted) this.cells = painted.map(() => 0);
    this.wanted = String(painted);
    const left = choices ? this.maker(painted.map((bit, i) => bit ^ this.cells[i])) : null;
    const todo = left ?? painted.map(() => 0);
    this.graph.draw({ cells: this.cells, todo });
    this.told.textContent = madeText(left, painted.includes(1), choices);
    this.isMade ||= Boolean(left) && painted.includes(1) && !left.includes(1);
  }
}
