// A heap, a row of pins and perhaps a pile on one table, against the perfect player.

import { keepKeys } from "./dom.js";
import { drawStart, meaning, partsOf, replyTo, standing, winningMoves } from "./mixed_state.js";
import { MixedNumbers } from "./mixed_numbers.js";
import { MixedView } from "./mixed_view.js";
import { hintText, markText, tooManyText } from "./mixed_words.js";
import { RowGame } from "./row_game.js";

class Mixed extends RowGame {
  constructor(model, el) {
    super(model, el);
    this.hints = 0;
    this.tellsRaises = true;
    this.take = model.get("_take");
    this.largest = model.get("_largest");
    this.parts = partsOf(this.take, this.largest).slice(0, model.get("_play").start.length);
    this.begin(new MixedView(el, this.actions, this.offersHints, this.take));
  }

  standing() {
    return standing(this.play, this.parts);
  }

  reply() {
    return replyTo(this.state, this.parts);
  }

  drawnStart() {
    return drawStart(this.largest, this.parts);
  }

  press(place) {
    const { move, mark, tooMany } = meaning(this.state, this.parts, this.marked, place);
    if (move) this.move(move);
    else if (tooMany) this.refuse(tooMany);
    else this.mark(mark, markText(mark));
  }

  // What is said now is no hint, so nothing stays ringed.
  refuse(count) {
    this.view.unhinted();
    this.mark(null, tooManyText(count, this.take));
  }

  // First only which value to look for. Then each hint tells a move in another part, where there is one.
  hint() {
    const moves = winningMoves(this.state, this.parts);
    if (moves.length && this.tellsValue()) return;
    const move = moves[this.hints++ % moves.length] ?? null;
    this.showHint(move, hintText(move));
  }
}

function render({ model, el }) {
  keepKeys(el);
  const game = new (model.get("_asked") ? MixedNumbers : Mixed)(model, el);
  return () => game.stop();
}

export default { render };
