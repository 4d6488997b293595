// The playground of rows: choose a row, then the row to add it to or to swap it with.

import { determinantOf } from "./determinant_state.js";
import { button, keepKeys, make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { onesOf } from "./lists.js";
import { follow, remembered } from "./model.js";
import { Cards } from "./rows_cards.js";
import { ChosenCells, folded } from "./rows_cells.js";
import { marksOf } from "./rows_marks.js";
import { PressedCells } from "./rows_pressed.js";
import { LiveProduct } from "./rows_product.js";
import {
  areSingles, choose, columnEnd, emptied, isIdentity, metBy, namesOf, nextMove, pivotOf, pivotsAfter, played,
  rejoined, rowsAfter, standing, toldTo, turned, walked,
} from "./rows_state.js";
import { RowTable } from "./rows_view.js";
import {
  awayText, cardAimText, cardMadeText, cardsText, countText, determinantText, goalText, hintText, isSpoken,
  KEYS, moveText, pickedText, reasonText, RULES, sentenceText, singlesText, startText, sumText,
} from "./rows_words.js";

class Playground {
  constructor(model, el) {
    Object.assign(this, { model, el, aimed: -1, cell: -1, next: null });
    this.hand = { kind: "add", picked: null, isTold: false };
    const walkedTo = (start, moves, step) => rowsAfter(start, moves.slice(0, step));
    this.rowsAt = remembered(walkedTo);
    this.rowsBefore = remembered(walkedTo);
    this.joined = remembered((matrix, beside) => matrix.map((row, i) => [...row, ...beside[i]]));
    this.columns = model.get("matrix")[0].length;
    this.hasDeterminant = model.get("_has_determinant");
    this.hasCards = model.get("_has_cards");
    this.wasSolved = false;
    this.nothing = model.get("matrix").map(() => []); // beside rows with a determinant
    const followed = ["_play", "matrix", "beside", "cells", "board"];
    const { change, stop } = follow(model, followed, () => this.update());
    Object.assign(this, { change, stop });
    this.lay();
    if (!model.get("_is_fixed")) el.addEventListener("keydown", (event) => this.hearKey(event));
    this.update();
  }

  lay() {
    const isRecord = this.model.get("_record").length > 0;
    const go = (by) => this.walk(this.play.step + by);
    const isFixed = this.model.get("_is_fixed");
    this.table = new RowTable(isFixed ? this.model.get("matrix") : this.start, this.columns, {
      onChoose: (row) => this.choose(row),
      onAim: (row) => this.aim(row),
    }, { hasCounts: this.model.get("_has_board"), isFixed });
    this.board = this.model.get("_has_board") ? this.makeBoard() : null;
    const hasProduct = this.model.get("_has_product");
    const lookAt = (row) => this.aim(row);
    this.product = hasProduct ? new LiveProduct(this.model.get("matrix"), this.name, lookAt) : null;
    this.kinds = {
      add: button("Add rows", () => this.become("add")),
      swap: button("Swap rows", () => this.become("swap")),
    };
    this.hint = button("Tell me a move", () => this.showNext());
    this.back = button(isRecord ? "Back" : "Undo", () => go(-1));
    this.forth = button(isRecord ? "Next" : "Redo", () => go(1));
    this.column = button("Finish the column", () => this.walk(this.endOfColumn));
    this.reset = button("Reset", () => this.restart());
    const oninput = () => this.walk(this.slider.valueAsNumber);
    this.slider = make("input", { type: "range", min: 0, "aria-label": "moves made", oninput });
    this.status = make("div", { className: "mm-score", role: "status" });
    this.value = make("div", { className: "mm-rows-value", role: "status" });
    this.goal = make("div", { className: "mm-goal", role: "status" });
    this.message = make("div", { className: "mm-message", role: "status" });
    this.pressed = this.model.get("_has_presses") ? this.makePressed() : null;
    if (isFixed) {
      this.el.replaceChildren(...[this.table, this.board, this.pressed].flatMap((one) => one?.element ?? []));
      return;
    }
    const { add, swap } = this.kinds;
    this.el.classList.toggle("mm-recorded", isRecord);
    if (this.hasCards) {
      this.cards = new Cards(this.start.length, (row) => this.choose(row));
      this.el.replaceChildren(
        this.message, this.cards.element, this.status, this.goal,
        make("div", { className: "mm-tools" }, this.back, this.forth, this.reset),
      );
      return;
    }
    if (this.hasDeterminant) {
      this.el.replaceChildren(
        this.message, this.table.element, this.value, this.goal,
        make("div", { className: "mm-tools" }, this.back, this.forth, this.reset), this.status,
      );
      return;
    }
    const kinds = make("div", { className: "mm-tools" }, add, swap, this.hint);
    const above = this.pressed ? [] : [kinds]; // where masks are pressed, the rows are less in the hand
    this.el.replaceChildren(
      ...above, this.message, this.table.element,
      make("div", { className: "mm-tools" },
        this.back, this.forth, ...(isRecord ? [this.column] : []), this.reset, this.slider),
      this.status, this.goal,
      ...[this.product, this.board, this.pressed].flatMap((one) => one?.element ?? []),
      rulesPanel(RULES, KEYS),
    );
  }

  makeBoard() {
    const cells = this.model.get("cells");
    const shape = [cells.length, cells[0].length];
    return new ChosenCells(shape, this.table.width, {
      onChange: (bits) => this.change({ cells: folded(bits, shape) }),
      onAim: (cell) => {
        this.cell = cell;
        this.mark();
      },
    });
  }

  makePressed() {
    const { model } = this;
    const [board, masks] = ["board", "matrix"].map((name) => model.get(name));
    const shape = [board.length, board[0].length];
    return new PressedCells(masks, shape, this.table.width, {
      onChange: (bits) => this.change({ board: folded(bits, shape) }),
      onAim: (mask) => this.aim(this.play.step ? -1 : mask), // later no row is this mask
    });
  }

  get play() {
    return this.model.get("_play");
  }

  get lastMove() {
    const { moves, step } = this.play;
    return moves[step - 1];
  }

  get start() {
    const beside = this.hasDeterminant ? this.nothing : this.model.get("beside");
    return this.joined(this.model.get("matrix"), beside);
  }

  get name() {
    return this.model.get("_labels")[0];
  }

  set(to) {
    const play = rejoined(to, this.model.get("_record"), this.start);
    this.own = JSON.stringify(play);
    this.change({ _play: play });
  }

  walk(step) {
    this.hand = emptied(this.hand);
    this.set(walked(this.play, step));
  }

  restart() {
    this.hand = emptied(this.hand);
    this.set({ moves: this.model.get("_record"), step: 0 });
  }

  become(kind) {
    const { hand } = this;
    this.hand = turned(hand, kind);
    if (this.hand !== hand) this.next = null;
    this.update();
  }

  choose(row) {
    const { hand, move } = choose(this.hand, row);
    this.hand = hand;
    if (move) this.set(played(this.play, move));
    else this.update();
  }

  showNext() {
    this.next = nextMove(this.rows, this.columns);
    this.hintedAt = this.rows;
    if (this.next) this.hand = toldTo(this.next);
    this.update();
    this.say(hintText(this.next, this.stands.isSolved));
  }

  aim(row) {
    if (row === this.aimed) return;
    this.aimed = row;
    this.mark();
    if (!this.next) this.say(this.aimText());
  }

  say(text) {
    if (this.message.textContent !== text) this.message.textContent = text;
  }

  // What is said of the row that is picked or pointed at.
  aimText() {
    const { hand: { kind, picked }, aimed, rows, columns } = this;
    if (this.hasCards) return cardAimText(picked);
    if (picked !== null && (aimed < 0 || aimed === picked)) return pickedText(kind, picked);
    if (picked !== null) return `Here: ${moveText([kind, picked, aimed])}.`;
    const isSaid = this.madeText() && this.lastMove[2] === aimed; // below the rows
    if (this.hasDeterminant) return startText(kind, this.hasPrepared);
    if (aimed < 0 || isSaid) return this.stands.isDone ? "" : startText(kind, this.hasPrepared);
    if (!this.hasIdentity) return "";
    if (this.isSpoken) return sentenceText(aimed, rows[aimed], columns);
    return `${sumText(aimed, rows[aimed].slice(columns), this.name)}.`;
  }

  // Whether prepared moves are ahead, and Next makes them.
  get hasPrepared() {
    return this.model.get("_record").length > 0 && this.play.step < this.play.moves.length;
  }

  // How many moves are made where those of the next column are.
  get endOfColumn() {
    return columnEnd(this.rows, this.columns, this.play);
  }

  get isSpoken() {
    return this.hasIdentity && isSpoken(this.model.get("_headings"));
  }

  // What the row says that the reader's last move has made.
  madeText() {
    if (!this.lastMove || !this.isSpoken || this.model.get("_record").length) return "";
    const [kind, , target] = this.lastMove;
    const said = kind === "add" ? sentenceText(target, this.rows[target], this.columns) : "";
    return said && ` ${said}`;
  }

  // The pivot that a told move uses, or that a prepared one has used where a textbook makes the same.
  get usedPivot() {
    if (this.next) return this.next.pivot;
    const isPrepared = this.model.get("_record").length && this.textbookMove();
    return isPrepared ? pivotOf(this.rows, this.columns, this.lastMove) : null;
  }

  mark() {
    const chosen = onesOf(this.model.get("cells").flat());
    const { usedPivot: used, lastMove: last } = this;
    const { ofRows, ofCells, columns } = marksOf({ ...this, ...this.hand, chosen, last, used });
    this.table.mark(ofRows, ofCells);
    this.table.markColumns(columns);
    this.product?.aim(this.aimed);
  }

  update() {
    const { start, columns, table, play } = this;
    this.rows = this.rowsAt(start, play.moves, play.step);
    const record = this.model.get("_record");
    const made = play.moves.slice(0, play.step);
    const pivots = this.hasDeterminant ? [] : pivotsAfter(start, columns, made, record.length > 0);
    this.stands = { ...standing(this.rows, columns), pivots };
    if (this.hintedAt !== this.rows) this.next = null;
    if (this.own !== JSON.stringify(play)) this.hand = emptied(this.hand); // Python or another view has moved
    this.own = JSON.stringify(play);
    const width = start[0].length - columns;
    this.hasIdentity = width > 0 && isIdentity(this.model.get("beside"), width);
    const headings = this.model.get("_headings");
    const { hasIdentity, stands: { isSolved } } = this;
    const state = { step: play.step, isSolved, hasIdentity, headings };
    const labels = this.model.get("_labels");
    const names = this.hasDeterminant ? labels : namesOf(labels, state);
    const cells = this.model.get("cells").flat();
    const counts = metBy(this.rows, cells);
    table.draw(this.rows, names, counts, this.stands.pivots);
    this.wasSolved ||= isSolved || !headings.length; // beside headings the product comes at the end
    this.product?.show(this.model.get("matrix"), this.rows, this.hasIdentity && this.wasSolved);
    this.board?.show(cells, counts);
    this.pressed?.show(this.model.get("board").flat(), cells);
    this.mark();
    const { kind, picked } = this.hand;
    for (const one of ["add", "swap"]) this.kinds[one].setAttribute("aria-pressed", one === kind);
    table.press(picked);
    this.back.disabled = play.step === 0;
    this.forth.disabled = play.step === play.moves.length;
    this.column.disabled = this.endOfColumn === play.step;
    this.reset.disabled = play.step === 0 && JSON.stringify(play.moves) === JSON.stringify(record);
    this.hint.disabled = this.stands.isDone;
    Object.assign(this.slider, { max: play.moves.length, value: play.step, hidden: !play.moves.length });
    this.slider.setAttribute("aria-valuetext", countText(play));
    const why = record.length ? reasonText(this.textbookMove()) : "";
    this.status.textContent = countText(play) + this.madeText() + why + awayText(play.moves, record);
    const { zero } = this.stands;
    if (this.hasDeterminant) {
      this.value.textContent = determinantText(determinantOf(start), determinantOf(this.rows), play.step);
    }
    const isSingle = areSingles(this.rows);
    this.goal.textContent = this.hasDeterminant ? singlesText(isSingle, zero) : goalText(this.stands, {
      hasIdentity: this.hasIdentity, names, name: this.name,
    });
    if (this.hasCards) this.showCards();
    this.el.classList.toggle("mm-solved", this.hasDeterminant ? isSingle : this.stands.isSolved);
    if (!this.next) this.say(this.aimText());
  }

  showCards() {
    const { start, columns, play: { moves, step }, lastMove } = this;
    const before = lastMove ? this.rowsBefore(start, moves, step - 1) : null;
    this.cards.show(this.rows, columns, this.hand.picked, { before, move: lastMove });
    this.status.textContent = lastMove ? cardMadeText(before, this.rows, columns, lastMove[2]) : "";
    this.goal.textContent = cardsText(this.rows.map((row) => row.slice(0, columns)));
  }

  // The last move, with its pivot, where a textbook makes the same; null elsewhere.
  textbookMove() {
    const { start, columns, play: { moves, step } } = this;
    if (step === 0) return null;
    const next = nextMove(this.rowsBefore(start, moves, step - 1), columns);
    return next?.move.join() === moves[step - 1].join() ? next : null;
  }

  hearKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input")) return;
    const { step } = this.play;
    const isOnRow = event.target.closest(".mm-row-number") !== null;
    if (isOnRow && /^(ArrowUp|ArrowDown|Home|End)$/.test(event.key)) this.table.walk(event.key);
    else if (event.key === "Escape") this.putDown();
    else if ((this.hasDeterminant || this.hasCards) && /^[asn]$/.test(event.key)) return; // without buttons
    else if (event.key === "a") this.become("add");
    else if (event.key === "s") this.become("swap");
    else if (event.key === "n") this.showNext();
    else if (event.key === "Backspace" || (isOnRow && event.key === "ArrowLeft")) this.walk(step - 1);
    else if (isOnRow && event.key === "ArrowRight") this.walk(step + 1);
    else return;
    event.preventDefault();
  }

  putDown() {
    this.hand = emptied(this.hand);
    this.next = null;
    this.update();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-row-playground");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "row playground");
  keepKeys(el);
  return new Playground(model, el).stop;
}

export default { render };
