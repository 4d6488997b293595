// Several games at once: counters that walk on a graph, and a heap of stones.

import { button, keepKeys, make } from "./dom.js";
import { answerTo, movesOf, numbersOf, standing, valueOf } from "./counter_game_state.js";
import {
  beginText, counterName, nodeText, rowNames, statusText, stoneText, valueText,
} from "./counter_game_words.js";
import { lettersOf } from "./counter_letters.js";
import { CounterNumbers } from "./counter_numbers.js";
import { labelled } from "./forms.js";
import { follow } from "./model.js";
import { NimDigits } from "./nim_digits.js";

const THINKING_MILLISECONDS = 700;

class CounterGame {
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.graph = model.get("_graph");
    this.timer = null;
    const { change, stop } = follow(model, ["_path", "values"], () => this.update());
    this.change = change;
    this.stopFollowing = stop;
    this.lay();
    this.update();
  }

  lay() {
    const count = this.path[0].length - 1;
    this.games = Array.from({ length: count }, (_, i) =>
      lettersOf(this.graph, (letter) => this.pushTo(i, letter), counterName(i, count)));
    this.heap = make("div", { className: "mm-stones mm-beside-letters" });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.undo = button("Undo", () => this.become(this.path.slice(0, this.path.length > 2 ? -2 : 1)));
    this.again = button("Start again", () => this.become(this.path.slice(0, 1)));
    const option = (value) => make("option", { value, textContent: value });
    const letters = () => this.graph.map(([letter]) => option(letter));
    const sizes = Array.from({ length: this.model.get("_largest_heap") + 1 }, (_, size) => option(size));
    this.starts = [...this.games.map(() => make("select", {}, ...letters())), make("select", {}, ...sizes)];
    for (const select of this.starts) select.addEventListener("change", () => this.begin());
    const named = this.starts.map((select, i) =>
      labelled(i < count ? beginText(i, count) : "and a heap of", select));
    this.inBinary = make("div", { className: "mm-counter-digits" });
    this.el.classList.toggle("mm-several", count > 1);
    this.el.replaceChildren(
      make("div", { className: "mm-both" }, ...this.games.map(({ drawn }) => drawn), this.heap),
      make("div", { className: "mm-line-of-state" }, this.status),
      this.inBinary,
      make("div", { className: "mm-tools" }, this.undo, this.again),
      make("div", { className: "mm-tools" }, ...named),
    );
  }

  // The values and the heap, with as many digits as they can need after this start.
  showDigits({ position }) {
    if (!this.model.get("_binary")) return;
    const values = this.graph.map(([letter]) => valueOf(this.graph, letter));
    const width = Math.max(...values, this.path[0].at(-1)).toString(2).length;
    const numbers = numbersOf(this.graph, position);
    const digits = new NimDigits(numbers.length, width);
    digits.show(rowNames(position, numbers), numbers);
    this.inBinary.replaceChildren(digits.element);
  }

  begin() {
    const chosen = this.starts.map(({ value }) => value);
    this.become([[...chosen.slice(0, -1), Number(chosen.at(-1))]]);
  }

  get path() {
    return this.model.get("_path");
  }

  become(path) {
    this.change({ _path: path });
  }

  pushTo(counter, letter) {
    this.moveTo(movesOf(this.state, counter).find((move) => move[counter] === letter));
  }

  moveTo(position) {
    const { moves, isYourTurn } = this.state;
    const isMove = moves.some((move) => String(move) === String(position));
    if (isYourTurn && isMove) this.become([...this.path, position]);
  }

  update() {
    const { graph, path } = this;
    this.state = standing(graph, path);
    const { position, isYourTurn, isOver } = this.state;
    const hadFocus = this.el.contains(document.activeElement) ? document.activeElement : null;
    this.games.forEach((game, i) => this.showNodes(game.nodes, i));
    this.showHeap(position);
    this.showDigits(this.state);
    this.status.textContent = statusText(this.state);
    this.undo.disabled = path.length === 1;
    this.again.disabled = path.length === 1;
    this.starts.forEach((select, i) => { select.value = path[0][i]; });
    if (hadFocus && (hadFocus.disabled || !hadFocus.isConnected)) this.again.focus({ preventScroll: true });
    clearTimeout(this.timer);
    if (isYourTurn || isOver) return;
    const answer = () => this.change({ _path: [...path, answerTo(graph, position)] });
    this.timer = setTimeout(answer, THINKING_MILLISECONDS);
  }

  showNodes(nodes, counter) {
    const { isYourTurn, position } = this.state;
    const at = position[counter];
    const ways = movesOf(this.state, counter).map((move) => move[counter]);
    nodes.forEach((node, i) => {
      const [letter] = this.graph[i];
      const value = this.model.get("values") ? valueOf(this.graph, letter) : null;
      const shown = make("span", { className: "mm-value", textContent: valueText(value) });
      node.replaceChildren(letter, ...(value === null ? [] : [" ", shown]));
      node.setAttribute("aria-label", nodeText(letter, at, value));
      node.disabled = !isYourTurn || !ways.includes(letter);
      node.classList.toggle("mm-here", letter === at);
    });
  }

  showHeap(position) {
    const { isYourTurn } = this.state;
    const heap = position.at(-1);
    const leaving = (left) => [...this.state.position.slice(0, -1), left];
    const stones = Array.from({ length: heap }, (_, left) => {
      const stone = button("", () => this.moveTo(leaving(left)), { className: "mm-stone" });
      stone.setAttribute("aria-label", stoneText(left, heap));
      stone.disabled = !isYourTurn;
      return stone;
    });
    const label = make("span", { className: "mm-count", textContent: `heap of ${heap}` });
    this.heap.replaceChildren(...stones, label);
  }

  stop() {
    this.stopFollowing();
    clearTimeout(this.timer);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-counter-game");
  keepKeys(el);
  const game = new (model.get("_asks") ? CounterNumbers : CounterGame)(model, el);
  return () => game.stop();
}

export default { render };
