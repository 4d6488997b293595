// A graph whose nodes are painted one by one, under its tests. First the reader gives each a node of its own.
// Then a second graph stands beside it, on which presses make the first one.

import { countsOf } from "./board_under_tests_state.js";
import { countText } from "./board_under_tests_words.js";
import { button, make } from "./dom.js";
import { census, choicesFor } from "./graph_board_census_state.js";
import { Making } from "./graph_board_making.js";
import { allTests, testWithout, withOwn } from "./graph_board_own_state.js";
import { algebraOf, chosenOf } from "./graph_board_state.js";
import {
  CHOOSE, DOTS, ROOM, censusText, ownAskText, ownFoundText, paintedText, testNodesText,
} from "./graph_board_words.js";
import { onesOf } from "./lists.js";

export class Painting {
  constructor(board) {
    this.board = board;
    this.anew = button("Choose again", () => {
      board.change({ presses: [], _undone: [] });
      this.restart();
      board.update();
    });
    this.buttons = [this.anew];
    const about = { className: "mm-graph-tests", role: "group", "aria-label": "tests: choose one" };
    this.chips = make("div", about);
    this.result = make("div", { className: "mm-sums mm-says-test", role: "status" });
    this.counted = make("div", { className: "mm-sums mm-census" });
    this.help = make("div", { className: "mm-sums mm-own-help" });
  }

  get lines() {
    return [this.help, this.chips, this.result, this.making.element, this.counted];
  }

  begin(masks) {
    this.masks = masks;
    const { quiet } = algebraOf(masks);
    this.all = allTests(quiet, masks.length);
    this.census = census(masks, quiet);
    this.chosen = chosenOf([], masks.length);
    this.making = new Making(this.board, masks);
    const lines = censusText(this.census).map((textContent) => make("div", { textContent }));
    this.counted.replaceChildren(...lines);
    this.restart();
  }

  restart() {
    Object.assign(this, { found: [], added: [], refused: -1 });
    this.layChips();
  }

  // The tests found so far, and behind them the one that asks for a node of its own.
  layChips() {
    this.asking = testWithout(this.all, this.found);
    const bits = this.found.map((one) => one.bits);
    this.tests = (this.asking ? [...bits, this.asking] : bits).map(onesOf);
    this.test = this.asking ? this.found.length : 0;
    this.told = this.tests.map(() => make("span"));
    this.chips.replaceChildren(...this.tests.map((nodes, k) => this.chipOf(nodes, k)));
  }

  // While tests ask for nodes, a press answers the one that asks.
  takes(node) {
    if (!this.asking) return false;
    this.refused = this.asking[node] ? -1 : node;
    if (this.asking[node]) {
      Object.assign(this, withOwn(this.found, this.asking, node));
      this.layChips();
    }
    this.board.update();
    return true;
  }

  chipOf(nodes, k) {
    const chip = button("", () => this.choose(k), { className: "mm-graph-test" });
    chip.append(make("strong", { textContent: `test ${k}` }), testNodesText(nodes), this.told[k]);
    chip.disabled = this.asking !== null;
    return chip;
  }

  choose(k) {
    this.test = k;
    this.board.update();
  }

  // The test that has this node as its own, or -1.
  ownerOf(node) {
    return this.found.findIndex(({ own }) => own === node);
  }

  tell({ cells }) {
    const { board, found, making, masks, test, tests } = this;
    const isAsking = this.asking !== null;
    const counts = countsOf(tests, cells);
    [...this.chips.children].forEach((chip, k) => {
      chip.setAttribute("aria-pressed", k === test);
      chip.dataset.fails = counts[k] % 2;
      const told = `${countText(counts[k])} ${counts[k] % 2 ? "✗" : "✓"}`;
      this.told[k].textContent = !isAsking ? told : k === test ? CHOOSE : ROOM;
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
    this.anew.disabled = !found.length;
    const own = found.map((one) => one.own);
    const told = () => ownFoundText(own, this.added, this.all.length);
    this.help.textContent = isAsking ? DOTS : told();
    this.result.textContent = isAsking ? ownAskText(own, this.added, this.refused)
      : paintedText(counts, this.census.boards);
    making.show(cells, isAsking ? 0 : choicesFor(masks, cells).length);
    making.element.classList.toggle("mm-not-yet", isAsking);
    this.counted.classList.toggle("mm-not-yet", !making.isMade); // once a board is made, they stay in sight
  }
}
