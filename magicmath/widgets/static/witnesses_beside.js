// Witnesses below rows that a reader mends: some follow the rows at once, and all are compared with one.
// Covered ones show nothing before they are pressed, and are compared with no other.

import { frame } from "./aim.js";
import { flip, isStill, still } from "./cells.js";
import { listen, make } from "./dom.js";
import { differing } from "./masks.js";
import { toldBy } from "./witnesses_state.js";
import { ASK, UNCOVER, accountText, agreement, cardText, coveredText, markOf } from "./witnesses_words.js";

class Beside {
  constructor(witnesses, rows, covers) {
    const opened = new Set(covers ? [] : witnesses.keys());
    Object.assign(this, { witnesses, rows, opened, chosen: -1, cells: [], squares: [] });
    this.size = witnesses[0].board.flat().length;
    this.cards = witnesses.map((witness, i) => this.cardOf(witness, i));
    const about = { className: "mm-witness-cards", role: "group", "aria-label": "witnesses" };
    const cards = make("div", about, ...this.cards.map(({ card }) => card));
    this.message = make("div", { className: "mm-message", role: "status" });
    this.account = make("div", { className: "mm-message" });
    this.element = make("div", { className: "mm-beside-rows" }, cards, this.message, this.account);
    listen(cards, "pointerover", ({ target }) => this.aim(this.cellOf(target)));
    listen(cards, "pointerleave", () => this.aim(-1));
  }

  cardOf({ name, board }, i) {
    const mark = make("span", { className: "mm-chip-mark", "aria-hidden": "true" });
    const drawn = still(board.flat(), board[0].length, name);
    drawn.setAttribute("aria-hidden", "true");
    const title = make("span", { className: "mm-witness-name" }, `${name} `, mark);
    const card = make("button", { className: "mm-witness-card", type: "button" }, title, drawn);
    card.addEventListener("click", () => { this.choose(i); });
    return { card, mark, squares: [...drawn.children] };
  }

  choose(i) {
    this.chosen = i;
    this.opened.add(i);
    this.update();
  }

  // Of a cell that is marked: only there a pointer on a witness aims. Elsewhere frames would look like marks.
  cellOf(target) {
    if (!target.classList.contains("mm-differs")) return -1;
    return Math.max(...this.cards.map(({ squares }) => squares.indexOf(target)));
  }

  // The same cell lights up in every row and in every witness.
  aim(cell) {
    const isAimed = cell >= 0;
    const place = cell % this.size;
    const column = Array.from({ length: this.rows }, (_, row) => row * this.size + place);
    frame(this.squares, isAimed ? column : []);
    for (const { squares } of this.cards) frame(squares, isAimed ? [place] : []);
  }

  show(cells) {
    this.cells = cells;
    this.update();
  }

  update() {
    const boards = this.witnesses.map((witness) => toldBy(witness, this.cells));
    this.cards.forEach(({ card, mark, squares }, i) => {
      const isCovered = !this.opened.has(i);
      const wrong = this.chosen < 0 || isCovered ? [] : differing(boards[i], boards[this.chosen]);
      const isChosen = i === this.chosen;
      const isCompared = this.chosen >= 0 && !isChosen && !isCovered;
      card.classList.toggle("mm-covered", isCovered);
      mark.textContent = isCompared ? markOf(!wrong.length) : "";
      card.dataset.mark = mark.textContent;
      card.setAttribute("aria-pressed", isChosen);
      const { name } = this.witnesses[i];
      const label = isCovered ? coveredText(name) : cardText(name, isChosen, isCompared ? wrong : null);
      card.setAttribute("aria-label", label);
      squares.forEach((square, cell) => {
        const bit = isCovered ? "" : String(boards[i][cell]);
        if (this.wasShown && square.dataset.bit && square.dataset.bit !== bit && !isStill()) flip(square);
        square.dataset.bit = bit;
        square.classList.toggle("mm-differs", wrong.includes(cell));
      });
    });
    this.wasShown = true;
    if (this.chosen < 0) {
      this.message.textContent = this.opened.size ? ASK : UNCOVER;
      return;
    }
    const open = boards.filter((_, i) => this.opened.has(i));
    const same = open.filter((board) => !differing(board, boards[this.chosen]).length).length;
    const [other, covered] = [open.length - same, boards.length - open.length];
    this.message.textContent = agreement(this.witnesses[this.chosen], same - 1, other, covered);
    this.account.textContent = accountText(this.witnesses[this.chosen]);
  }
}

export function witnessCards(model, { rows }) {
  const beside = new Beside(model.get("_witnesses"), rows, Boolean(model.get("_covers_witnesses")));
  return {
    boards: [beside.element], tools: [], lines: [],
    joins: (squares) => { beside.squares = squares; },
    aim: (cell) => beside.aim(cell),
    show: (cells) => beside.show(cells),
  };
}
