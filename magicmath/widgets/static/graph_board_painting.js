// A graph whose nodes are painted one by one, under the tests of the graph, each with a node of its own.

import { countsOf } from "./board_under_tests_state.js";
import { countText } from "./board_under_tests_words.js";
import { button, make } from "./dom.js";
import { census, choicesFor } from "./graph_board_census_state.js";
import { Edges } from "./graph_board_edges.js";
import { algebraOf, chosenOf } from "./graph_board_state.js";
import { censusText, drawnText, paintedText, testNodesText } from "./graph_board_words.js";

export class Painting extends Edges {
  constructor(board) {
    super(board);
    this.buttons = [this.toggle, this.afresh];
    const about = { className: "mm-graph-tests", role: "group", "aria-label": "tests: choose one" };
    this.chips = make("div", about);
    this.result = make("div", { className: "mm-sums mm-says-test", role: "status" });
    this.counted = make("div", { className: "mm-sums mm-census" });
    this.help = make("div", { className: "mm-sums" });
    this.lines = [this.help, this.chips, this.result, this.counted];
  }

  begin(masks) {
    this.masks = masks;
    this.tests = algebraOf(masks).quiet;
    this.census = census(masks, this.tests);
    this.test = 0;
    this.chosen = chosenOf([], masks.length);
    this.told = this.tests.map(() => make("span"));
    this.chips.replaceChildren(...this.tests.map((nodes, k) => this.chipOf(nodes, k)));
    const lines = censusText(this.census).map((textContent) => make("div", { textContent }));
    this.counted.replaceChildren(...lines);
  }

  chipOf(nodes, k) {
    const chip = button("", () => this.choose(k), { className: "mm-graph-test" });
    chip.append(make("strong", { textContent: `test ${k}` }), testNodesText(nodes), this.told[k]);
    return chip;
  }

  choose(k) {
    this.test = k;
    this.board.update();
  }

  // The test that has this node as its own, or -1. Of all tests shown only that one holds the node.
  ownerOf(node) {
    return this.tests.findIndex(([own]) => own === node);
  }

  tell({ cells }) {
    const { board, isDrawing, masks, picked, test, tests } = this;
    const counts = countsOf(tests, cells);
    [...this.chips.children].forEach((chip, k) => {
      chip.setAttribute("aria-pressed", k === test);
      chip.dataset.fails = counts[k] % 2;
      this.told[k].textContent = `${countText(counts[k])} ${counts[k] % 2 ? "✗" : "✓"}`;
    });
    board.graph.nodes.forEach((node, i) => {
      const own = this.ownerOf(i);
      const isTested = Boolean(tests[test]?.includes(i));
      const [disc, mark, text] = node.children;
      mark.setAttribute("r", disc.getAttribute("r") * 0.76);
      mark.style.stroke = text.style.fill;
      node.classList.toggle("mm-tested", isTested);
      board.badges[i](own < 0 ? "" : `t${own}`);
      const name = node.getAttribute("aria-label");
      const held = isTested ? `, in test ${test}` : "";
      node.setAttribute("aria-label", `${name}${held}${own < 0 ? "" : `, own node of test ${own}`}`);
    });
    this.tellEdges();
    this.help.textContent = drawnText(isDrawing, picked);
    this.result.textContent = paintedText(counts, choicesFor(masks, cells), this.census.boards);
  }
}
