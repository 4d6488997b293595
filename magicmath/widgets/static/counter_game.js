// Two games at once: a counter that walks on a graph, and a heap of stones.

import { button, keepKeys, make } from "./dom.js";
import { answerTo, standing, valueOf } from "./counter_game_state.js";
import { NEW_VALUES, nodeText, SHOW_VALUES, statusText, stoneText, valueText } from "./counter_game_words.js";
import { labelled } from "./forms.js";
import { follow } from "./model.js";
import { draw } from "./svg.js";

const THINKING_MILLISECONDS = 700;
const [MIDDLE, RING, NODE] = [130, 98, 24];

const placeOf = (i, count) => {
  const turn = (2 * Math.PI * i) / count - Math.PI / 2;
  return [MIDDLE + RING * Math.cos(turn), MIDDLE + RING * Math.sin(turn)];
};

function arrow([x, y], [to, down]) {
  const length = Math.hypot(to - x, down - y);
  const [dx, dy] = [(to - x) / length, (down - y) / length];
  const along = (d, side = 0) => `${x + dx * d - dy * side} ${y + dy * d + dx * side}`;
  const tip = length - NODE - 3;
  return [
    draw("path", { d: `M${along(NODE)}L${along(tip - 8)}`, stroke: "currentColor", "stroke-width": 1.5 }),
    draw("path", { d: `M${along(tip)}L${along(tip - 10, 5)}L${along(tip - 10, -5)}z`, fill: "currentColor" }),
  ];
}

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
    this.nodes = this.graph.map(([letter], i) => {
      const move = () => this.moveTo([letter, this.state.position[1]]);
      const node = button("", move, { className: "mm-letter" });
      const [left, top] = placeOf(i, this.graph.length).map((at) => `${(100 * at) / (2 * MIDDLE)}%`);
      Object.assign(node.style, { left, top });
      return node;
    });
    this.heap = make("div", { className: "mm-stones mm-beside-letters" });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.undo = button("Undo", () => this.become(this.path.slice(0, this.path.length > 2 ? -2 : 1)));
    this.again = button("Start again", () => this.become(this.path.slice(0, 1)));
    this.asked = null;
    this.values = button(SHOW_VALUES, () => this.ask(), { hidden: this.model.get("values") });
    const option = (value) => make("option", { value, textContent: value });
    this.at = make("select", {}, ...this.graph.map(([letter]) => option(letter)));
    const sizes = Array.from({ length: this.model.get("_largest_heap") + 1 }, (_, size) => option(size));
    this.size = make("select", {}, ...sizes);
    for (const select of [this.at, this.size]) {
      select.addEventListener("change", () => this.become([[this.at.value, Number(this.size.value)]]));
    }
    this.el.replaceChildren(
      make("div", { className: "mm-both" }, this.drawGraph(), this.heap),
      make("div", { className: "mm-line-of-state" }, this.status), this.message,
      make("div", { className: "mm-tools" }, this.undo, this.again, this.values),
      make(
        "div", { className: "mm-tools" },
        labelled("Begin with the counter on", this.at), labelled("and a heap of", this.size),
      ),
    );
  }

  drawGraph() {
    const letters = this.graph.map(([letter]) => letter);
    const ends = (letter) => placeOf(letters.indexOf(letter), letters.length);
    const arrowsFrom = ([letter, ...others]) => others.flatMap((other) => arrow(ends(letter), ends(other)));
    const arrows = this.graph.flatMap(arrowsFrom);
    const viewBox = `0 0 ${2 * MIDDLE} ${2 * MIDDLE}`;
    const lines = draw("svg", { viewBox, "aria-hidden": "true" }, ...arrows);
    const named = { className: "mm-letters", role: "group", ariaLabel: "the counter's letters" };
    return make("div", named, lines, ...this.nodes);
  }

  get path() {
    return this.model.get("_path");
  }

  become(path) {
    this.change({ _path: path });
  }

  // The values are shown for this game alone.
  ask() {
    this.asked = this.path;
    this.update();
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
    const hasEnded = isOver && path.length > 1;
    const isAsked = hasEnded && this.asked === path;
    this.showsValues = this.model.get("values") || isAsked;
    this.message.textContent = isAsked ? NEW_VALUES : "";
    this.showNodes(position[0]);
    this.showHeap(position);
    this.status.textContent = statusText(this.state);
    this.undo.disabled = path.length === 1;
    this.again.disabled = path.length === 1;
    this.values.hidden = this.model.get("values");
    this.values.disabled = !hasEnded || isAsked;
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
      const value = this.showsValues ? valueOf(this.graph, letter) : null;
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
  const game = new CounterGame(model, el);
  return () => game.stop();
}

export default { render };
