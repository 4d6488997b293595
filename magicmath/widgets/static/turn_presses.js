// A film of the presses of a board. A second board shows them once more, each turned by a
// quarter turn. Before it plays, the reader says where the black cell will be.

import { frame } from "./aim.js";
import { captioned, grid, isStill, showBits, still, write } from "./cells.js";
import { button, make } from "./dom.js";
import { bitsOf, cellsAfter } from "./masks.js";
import { onlyChange, recipeOf, roundOf, turnedBy } from "./turn_presses_state.js";
import {
  AGAIN, ASK, FIRST, PLAYS, TURNED, allText, foundText, landedText, pairName, pairText,
} from "./turn_presses_words.js";

const STEP = 1000; // milliseconds
const LONGEST = 12000;
const SPIN = { duration: 650, easing: "ease-in-out" };
const spun = (degrees) => [{ transform: `rotate(${degrees}deg)` }, { transform: "none" }];

class Film {
  constructor(model, board, change) {
    Object.assign(this, { model, board, change, timer: null, isOver: false, found: new Map(), left: [] });
    this.turned = model.get("_turned");
    this.right = grid(board, TURNED, (cell) => this.guess(cell), () => {});
    write(this.right.squares.map((_, cell) => String(cell)), this.right);
    this.boards = [captioned(TURNED, this.right.board)];
    this.again = button(AGAIN, () => this.turn());
    this.told = make("div", { className: "mm-message mm-film-told", role: "status" });
    this.pairs = make("div", { className: "mm-film-pairs", role: "group", "aria-label": "masks, turned" });
    this.list = make("ul", { className: "mm-film-found", "aria-label": "recipes found" });
  }

  get presses() {
    return this.model.get("presses");
  }

  // The presses have changed, or the board is shown for the first time.
  show() {
    clearTimeout(this.timer);
    const { masks } = this.board;
    const [start, presses] = [this.model.get("_start"), this.presses];
    showBits(this.left, this.board.columns, cellsAfter(start, masks, presses), null);
    Object.assign(this, { isOver: false, isPlaying: false, cell: onlyChange(start, masks, presses) });
    this.draw(0);
    this.pairs.replaceChildren();
    for (const square of this.right.squares) square.classList.remove("mm-film-guess");
    if (this.cell !== null) this.note(this.cell, presses);
    this.told.textContent = this.cell === null ? FIRST : ASK;
    this.enable();
  }

  enable() {
    const { masks } = this.board;
    const round = roundOf(this.model.get("_start"), masks, this.presses, this.turned);
    const isAll = round.length > 0 && round.every((cell) => this.found.has(cell));
    this.again.disabled = !this.isOver || isAll;
    if (isAll) this.told.textContent += ` ${allText([...round].sort((a, b) => a - b))}`;
  }

  note(cell, presses) {
    this.found.set(cell, recipeOf(presses));
    const lines = [...this.found].map(([one, recipe]) => foundText(one, recipe));
    this.list.replaceChildren(...lines.map((textContent) => make("li", { textContent })));
  }

  guess(cell) {
    if (this.isPlaying || this.isOver || this.cell === null) return;
    Object.assign(this, { isPlaying: true, guessed: cell });
    this.right.squares[cell].classList.add("mm-film-guess");
    this.told.textContent = PLAYS;
    this.play(isStill() ? this.presses.length : 0);
  }

  play(step) {
    const { presses } = this;
    const from = isStill() ? 0 : Math.max(0, step - 1);
    for (const number of presses.slice(from, step)) this.pairs.append(this.pair(number));
    this.drawLeft(step);
    this.draw(step);
    if (step === presses.length) {
      this.end();
      return;
    }
    if (step) this.spin();
    this.timer = setTimeout(() => this.play(step + 1), Math.min(STEP, LONGEST / presses.length));
  }

  pair(number) {
    const next = this.turned[number];
    const small = (mask) => {
      const { masks, size, columns, holes } = this.board;
      const picture = still(bitsOf(masks[mask], size), columns, "mask", holes);
      picture.setAttribute("aria-hidden", "true");
      return picture;
    };
    const text = make("span", { textContent: pairText(number, next), "aria-hidden": "true" });
    const told = make("span", { className: "mm-film-name", textContent: pairName(number, next) });
    return make("span", { className: "mm-film-pair" }, small(number), text, told, small(next));
  }

  drawLeft(step) {
    const cells = cellsAfter(this.model.get("_start"), this.board.masks, this.presses.slice(0, step));
    showBits(this.left, this.board.columns, cells, null);
    frame(this.left, step ? this.board.masks[this.presses[step - 1]] : []);
  }

  draw(step) {
    const presses = turnedBy(this.presses.slice(0, step), this.turned);
    const { masks, columns } = this.board;
    showBits(this.right.squares, columns, cellsAfter(this.model.get("_start"), masks, presses), null);
    frame(this.right.squares, step ? masks[presses.at(-1)] : []);
  }

  // The picture at the left turns and comes to lie at the right; the numbers stay upright.
  spin() {
    this.right.board.animate(spun(-90), SPIN);
    for (const square of this.right.squares) square.animate(spun(90), SPIN);
  }

  end() {
    if (!isStill()) this.spin();
    const presses = turnedBy(this.presses, this.turned);
    const cell = onlyChange(this.model.get("_start"), this.board.masks, presses);
    frame(this.left, []);
    frame(this.right.squares, []);
    Object.assign(this, { isPlaying: false, isOver: true });
    this.note(cell, presses);
    this.told.textContent = landedText(this.guessed, cell, recipeOf(presses));
    this.enable();
  }

  // What has been turned becomes the board to turn.
  turn() {
    this.change({ presses: turnedBy(this.presses, this.turned), _undone: [] });
    this.right.squares.find((square) => square.tabIndex === 0).focus({ preventScroll: true });
  }
}

export function turnedFilm(model, board, change) {
  const film = new Film(model, board, change);
  return {
    boards: film.boards, tools: [film.again], lines: [film.told, film.pairs, film.list],
    joins: (squares) => { film.left = squares; },
    show: () => film.show(),
  };
}
