// Two games at once: a counter that walks on a graph, and a heap of stones.

import { button, keepKeys, make } from "./dom.js";
import { answerTo, standing, valueOf } from "./counter_game_state.js";
import { nodeText, statusText, stoneText, valueText } from "./counter_game_words.js";
import { lettersOf } from "./counter_letters.js";
import { CounterNumbers } from "./counter_numbers.js";
import { labelled } from "./forms.js";
import { follow } from "./model.js";

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
    const letters = lettersOf(this.graph, (letter) => this.moveTo([letter, this.state.position[1]]));
    this.nodes = letters.nodes;
    this.heap = make("div", { className: "mm-stones mm-beside-letters" });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.undo = button("Undo", () => this.become(this.path.slice(0, this.path.length > 2 ? -2 : 1)));
    this.again = button("Start again", () => this.become(this.path.slice(0, 1)));
    const option = (value) => make("option", { value, textContent: value });
    this.at = make("select", {}, ...this.graph.map(([letter]) => option(letter)));
    const sizes = Array.from({ length: this.model.get("_largest_heap") + 1 }, (_, size) => option(size));
    this.size = make("select", {}, ...sizes);
    for (const select of [this.at, this.size]) {
      select.addEventListener("change", () => this.become([[this.at.value, Number(this.size.value)]]));
    }
    this.el.replaceChildren(
      make("div", { className: "mm-both" }, letters.drawn, this.heap),
      make("div", { className: "mm-line-of-state" }, this.status),
      make("div", { className: "mm-tools" }, this.undo, this.again),
      make(
        "div", { className: "mm-tools" },
        labelled("Begin with the counter on", this.at), labelled("and a heap of", this.size),
      ),
    );
  }

  get path() {
    return this.model.get("_path");
  }

  become(path) {
    this.change({ _path: path });
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
    this.showNodes(position[0]);
    this.showHeap(position);
    this.status.textContent = statusText(this.state);
    this.undo.disabled = path.length === 1;
    this.again.disabled = path.length === 1;
    [this.at.value, this.size.value] = path[0];
    if (hadFocus && (hadFocus.disabled || !hadFocus.isConnected)) this.again.focus({ preventScroll: true });
    clearTimeout(this.timer);
    if (isYourTurn || isOver) return;
    const answer = () => this.change({ _path: [...path, answerTo(graph, position)] });
    this.timer = setTimeout(answer, THINKING_MILLISECONDS);
  }

  showNodes(at) {
    const { moves, isYourTurn, position } = this.state;
    this.nodes.forEach((node, i) => {
      const [letter] = this.graph[i];
      const value = this.model.get("values") ? valueOf(this.graph, letter) : null;
      const shown = make("span", { className: "mm-value", textContent: valueText(value) });
      node.replaceChildren(letter, ...(value === null ? [] : [" ", shown]));
      node.setAttribute("aria-label", nodeText(letter, at, value));
      const leadsThere = ([to, heap]) => to === letter && heap === position[1] && to !== at;
      node.disabled = !isYourTurn || !moves.some(leadsThere);
      node.classList.toggle("mm-here", letter === at);
    });
  }

  showHeap([, heap]) {
    const { isYourTurn } = this.state;
    const stones = Array.from({ length: heap }, (_, left) => {
      const stone = button("", () => this.moveTo([this.state.position[0], left]), { className: "mm-stone" });
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
