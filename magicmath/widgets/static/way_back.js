// A game in steps of J and ⌽G9: lay the steps of the way back, and try them on a board.

import { captioned, describe, showBits, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { cellsAfter, differing } from "./masks.js";
import { follow } from "./model.js";
import { leadsBack, masksOf, matrixOf, nameOfProduct, pressesOf, productOf, SIZE } from "./way_back_state.js";
import {
  addName, askText, chooseName, EMPTY, foundText, GAME, HOME, KEYS, nameOf, REMOVE, RULES, TEST, THERE,
  verdictText, wayLabel, wordOf,
} from "./way_back_words.js";

const TILES = ["J", "⌽G"];
const COLUMNS = 3;

class WayBack {
  constructor(model, el) {
    this.model = model;
    this.parts = Object.fromEntries(model.get("_parts"));
    this.puzzle = model.get("_boards");
    this.found = new Set();
    const { change, stop } = follow(model, ["_view"], () => this.update());
    this.become = (values) => change({ _view: { ...this.view, tested: false, ...values } });
    this.stop = stop;
    this.lay(el);
    this.update();
  }

  get view() {
    return this.model.get("_view");
  }

  lay(el) {
    this.games = Object.keys(this.parts).map((game) => {
      const text = make("span");
      const made = button("", () => this.become({ game, way: [] }), { className: "mm-mask" });
      made.append(this.pictureOf(matrixOf(game)), text);
      return { game, made, text };
    });
    this.there = make("div", { className: "mm-way", role: "img" });
    this.home = make("div", { className: "mm-way", role: "img" });
    this.adds = TILES.map((tile) =>
      button(addName(tile), () => this.lead({ way: [...this.view.way, tile] })));
    this.remove = button(REMOVE, () => this.lead({ way: this.view.way.slice(0, -1) }));
    this.test = button(TEST, () => this.lead({ tested: true }));
    this.own = still(new Array(SIZE).fill(0), COLUMNS, "your board");
    const goal = still(this.puzzle[1].flat(), COLUMNS, "goal");
    this.made = make("div", { className: "mm-way-product" });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.count = make("div", { className: "mm-message" });
    const games = make("div", { className: "mm-menu", role: "group" }, ...this.games.map(({ made }) => made));
    games.setAttribute("aria-label", GAME);
    const line = (textContent) => make("div", { className: "mm-caption mm-way-name", textContent });
    const tools = make("div", { className: "mm-tools" }, ...this.adds, this.remove, this.test);
    const boards = [captioned("your board", this.own), captioned("goal", goal), this.made];
    el.replaceChildren(
      games, line(THERE), this.there, line(HOME), this.home, tools,
      make("div", { className: "mm-boards" }, ...boards),
      make("div", { className: "mm-line-of-state" }, this.status), this.count, rulesPanel(RULES, KEYS),
    );
  }

  // Where this disables the button that was pressed, the next one takes the focus.
  lead(values) {
    this.become(values);
    const next = [this.test, this.adds[0], this.remove].find((one) => !one.disabled);
    if (document.activeElement?.disabled ?? true) next.focus({ preventScroll: true });
  }

  pictureOf(matrix) {
    const picture = still(matrix.flat(), matrix.length, "");
    picture.setAttribute("aria-hidden", "true");
    return picture;
  }

  showWay(element, first, steps, last) {
    const tile = (name) => {
      const isOpen = name === EMPTY;
      const made = make("span", { className: isOpen ? "mm-tile mm-open-tile" : "mm-tile" });
      made.append(...(isOpen ? [EMPTY] : [this.pictureOf(matrixOf(name)), nameOf(name)]));
      return made;
    };
    const end = (textContent) => make("b", { textContent });
    const arrow = () => make("span", { textContent: "→" });
    const stations = steps.flatMap((name) => [tile(name), arrow()]);
    element.replaceChildren(end(first), arrow(), ...stations, end(last));
    element.setAttribute("aria-label", wayLabel(first, steps, last));
  }

  update() {
    const { game, way, tested } = this.view;
    const parts = this.parts[game];
    const isFull = way.length === parts.length;
    const presses = tested ? pressesOf(way, this.puzzle) : [];
    const cells = cellsAfter(this.puzzle[0], masksOf(game), presses);
    const away = differing(cells, this.puzzle[1].flat()).length;
    if (tested && leadsBack(game, way)) this.found.add(game);
    for (const one of this.games) {
      one.text.textContent = chooseName(one.game, this.found.has(one.game));
      one.made.setAttribute("aria-pressed", one.game === game);
    }
    this.showWay(this.there, "V", parts, "D");
    this.showWay(this.home, "D", parts.map((_, k) => way[k] ?? EMPTY), "V");
    for (const one of this.adds) one.disabled = isFull;
    this.remove.disabled = !way.length;
    this.test.disabled = !isFull || tested;
    this.shown = showBits([...this.own.children], COLUMNS, cells, this.shown);
    this.own.setAttribute("aria-label", `your board: ${describe(cells, COLUMNS)}`);
    this.drawProduct(tested ? way : null);
    this.status.textContent = tested
      ? verdictText(game, way, { presses, away, made: nameOfProduct(way) }) : askText(parts, way);
    this.count.textContent = foundText(this.found.size, this.games.length);
  }

  drawProduct(way) {
    if (!way) return this.made.replaceChildren();
    const name = `${wordOf(way)} = ${nameOf(nameOfProduct(way))}`;
    this.made.replaceChildren(captioned(name, still(productOf(way).flat(), SIZE, name)));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-way-back");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "way back");
  keepKeys(el);
  return new WayBack(model, el).stop;
}

export default { render };
