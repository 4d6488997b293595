// Witnesses below rows that a reader mends: some follow the rows at once, and all are compared with one.

import { frame } from "./aim.js";
import { flip, isStill, still } from "./cells.js";
import { listen, make } from "./dom.js";
import { differing } from "./masks.js";
import { toldBy } from "./witnesses_state.js";
import { ASK, accountText, agreement, cardText, markOf } from "./witnesses_words.js";

class Beside {
  constructor(witnesses, rows) {
    Object.assign(this, { witnesses, rows, chosen: -1, cells: [], squares: [] });
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
    card.addEventListener("click", () => { this.chosen = i; this.update(); });
    return { card, mark, squares: [...drawn.children] };
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
      const wrong = this.chosen < 0 ? [] : differing(boards[i], boards[this.chosen]);
      const isChosen = i === this.chosen;
      const isCompared = this.chosen >= 0 && !isChosen;
      mark.textContent = isCompared ? markOf(!wrong.length) : "";
      card.dataset.mark = mark.textContent;
      card.setAttribute("aria-pressed", isChosen);
      card.setAttribute("aria-label", cardText(this.witnesses[i].name, isChosen, isCompared ? wrong : null));
      squares.forEach((square, cell) => {
        const bit = String(boards[i][cell]);
        if (this.wasShown && square.dataset.bit !== bit && !isStill()) flip(square);
        square.dataset.bit = bit;
        square.classList.toggle("mm-differs", wrong.includes(cell));
      });
    });
    this.wasShown = true;
    if (this.chosen < 0) {
      this.message.textContent = ASK;
      return;
    }
    const same = boards.filter((board) => !differing(board, boards[this.chosen]).length).length;
    this.message.textContent = agreement(this.witnesses[this.chosen], same - 1, boards.length - same);
    this.account.textContent = accountText(this.witnesses[this.chosen]);
  }
}

export function witnessCards(model, { rows }) {
  const beside = new Beside(model.get("_witnesses"), rows);
  return {
    boards: [beside.element], tools: [], lines: [],
    joins: (squares) => { beside.squares = squares; },
    aim: (cell) => beside.aim(cell),
    show: (cells) => beside.show(cells),
  };
}
