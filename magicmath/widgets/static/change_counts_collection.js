// Below a choice: what cells of one kind have made, kept at their place on the ladder.

import { describe, showBits, still } from "./cells.js";
import { placeOnLadder, rungsMade } from "./change_counts_state.js";
import {
  CENTRE_TOO, collectedName, collectionText, MAKERS, PLACES, rungText, UNKNOWN,
} from "./change_counts_words.js";
import { make } from "./dom.js";
import { KINDS } from "./rungs_state.js";

const SIDE = 3;
const [[CENTRE]] = KINDS.slice(-1);

export class Collection {
  constructor() {
    this.rows = KINDS.map((cells, kind) => cells.map((_, place) => this.slot(kind, place)));
    const head = (textContent, scope) => make("th", { textContent, scope });
    const line = (kind) => make("tr", {}, head(MAKERS[kind], "row"), ...this.rows[kind].map(({ td }) => td));
    const names = PLACES.map((name) => head(name, "col"));
    const table = make("table", { className: "mm-collected" },
      make("tr", {}, make("td"), ...names), ...KINDS.map((_, kind) => line(kind)));
    this.said = make("div", { className: "mm-collected-said", role: "status" });
    this.element = make("div", { className: "mm-collection" }, table, this.said);
  }

  slot(kind, place) {
    const name = collectedName(kind, place);
    const board = still(new Array(SIDE * SIDE).fill(0), SIDE, name);
    const text = make("div", { className: "mm-collected-text", textContent: UNKNOWN });
    board.hidden = true;
    const td = make("td", {}, board, text);
    return { name, board, squares: [...board.children], text, td, bits: null };
  }

  // Keep what was made, if the choice has a place.
  take(choice, made) {
    const slots = this.rows.flat();
    for (const { td } of slots) delete td.dataset.now;
    const found = placeOnLadder(choice);
    if (found) this.fill(this.rows[found.kind][found.place], rungsMade(found.kind, made), made);
    const known = slots.filter(({ bits }) => bits).length;
    this.said.textContent = collectionText(known, slots.length);
    this.said.dataset.done = known === slots.length;
  }

  fill(slot, rungs, made) {
    slot.bits = showBits(slot.squares, SIDE, made, slot.bits);
    slot.board.hidden = false;
    slot.board.setAttribute("aria-label", `${slot.name}: ${describe(made, SIDE)}`);
    slot.text.textContent = [...rungs.map(rungText), ...(made[CENTRE] ? [CENTRE_TOO] : [])].join("\n");
    slot.td.dataset.now = true;
  }
}
