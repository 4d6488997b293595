// The board to press, with its start and its goal small beside it.

import { button, make } from "./dom.js";
import { Canvas } from "./play_canvas.js";
import { Graph, graphPicture } from "./play_graph.js";
import { picture } from "./play_paint.js";
import { Squares } from "./play_squares.js";
import { LABELS, bannerText, title } from "./play_words.js";

const MOST_SQUARES = 256;
const [WIDEST, LARGEST, LEAST] = [440, 84, 22]; // pixels of a board, and of a square
const SMALL = 64; // pixels of the start and the goal
const ZOOMED = 20; // pixels of a cell of a large board

export const pictureOf = (label, cells, shape, width) =>
  (shape.graph ? graphPicture(label, cells, shape) : picture(label, cells, shape, width));

function boardOf(shape, label, actions) {
  if (shape.graph) return new Graph(shape, label, actions);
  return new (shape.size > MOST_SQUARES ? Canvas : Squares)(shape, label, actions);
}

class Small {
  constructor(name) {
    this.name = name;
    this.element = make("figure", { className: "mm-play-small" });
    this.caption = make("figcaption", { textContent: name });
  }

  draw(cells, shape) {
    if (this.cells === cells && this.shape === shape) return;
    Object.assign(this, { cells, shape });
    this.element.replaceChildren(this.caption, pictureOf(this.name, cells, shape, SMALL));
  }
}

export class BoardView {
  constructor(actions) {
    this.actions = actions;
    this.name = make("strong");
    this.rest = make("span");
    this.start = new Small("start");
    this.goal = new Small("goal");
    this.rival = new Small("the computer");
    this.holder = make("div", { className: "mm-play-board mm-scroll" });
    this.zoom = button("Zoom", () => this.toggleZoom(), { "aria-pressed": "false" });
    this.bannerText = make("span", { role: "status" });
    this.done = button("Done", () => actions.draw({ kind: "press" }));
    this.banner = make("div", { className: "mm-play-banner", hidden: true }, this.bannerText, this.done);
    const heading = make("div", { className: "mm-play-title" }, this.name, this.rest);
    const ends = make(
      "div", { className: "mm-play-ends" }, this.rival.element, this.start.element, this.goal.element,
    );
    const top = make("div", { className: "mm-play-top" }, heading, ends);
    this.element = make("div", {}, top, this.banner, this.holder);
  }

  toggleZoom(isOn = this.zoom.getAttribute("aria-pressed") !== "true") {
    this.zoom.setAttribute("aria-pressed", isOn);
    this.holder.classList.toggle("mm-zoomed", isOn);
  }

  build(shape, mode) {
    const { element } = this.board = boardOf(shape, LABELS[mode.kind], this.actions);
    const size = Math.max(LEAST, Math.min(LARGEST, Math.floor(WIDEST / shape.columns) - 4));
    this.holder.style.setProperty("--mm-size", `${size}px`);
    this.holder.style.setProperty("--mm-zoomed", `${ZOOMED * shape.columns}px`);
    const hadFocus = this.holder.contains(document.activeElement);
    this.holder.replaceChildren(element);
    if (hadFocus) this.board.focus();
    this.zoom.hidden = shape.size <= MOST_SQUARES || Boolean(shape.graph);
    if (this.zoom.hidden) this.toggleZoom(false);
  }

  draw({ puzzle, shape, mode, look, rivalsCells }) {
    if (this.shape !== shape || this.kind !== mode.kind) this.build(shape, mode);
    Object.assign(this, { shape, kind: mode.kind });
    const { name, rest } = title(puzzle);
    this.name.textContent = name;
    this.rest.textContent = rest;
    this.start.draw(puzzle.start, shape);
    this.goal.draw(puzzle.goal, shape);
    this.rival.element.hidden = !rivalsCells;
    if (rivalsCells) this.rival.draw(rivalsCells, shape);
    this.banner.hidden = mode.kind === "press";
    this.bannerText.textContent = this.banner.hidden ? "" : bannerText(mode);
    this.holder.classList.toggle("mm-drawing", !this.banner.hidden);
    this.board.draw(look);
  }
}
