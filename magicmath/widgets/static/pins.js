// Kayles against the perfect player: pins to knock over, one or two neighbours, and the values of the rows.

import {
  answeredRaises, changesBy, drawLostRows, drawRows, isPaused, kaylesValues, pinsAtZero, replyTo, standing,
  winningMove,
} from "./pins_state.js";
import { PinsView } from "./pins_view.js";
import { hintText, markText } from "./pins_words.js";
import { RowGame } from "./row_game.js";
import { pressed } from "./row_game_state.js";
import { showing } from "./turn_game.js";

class Pins extends RowGame {
  constructor(model, el) {
    super(model, el);
    this.longest = model.get("_longest_row");
    this.values = kaylesValues(this.longest);
    this.raises = model.get("_raises");
    this.begin(new PinsView(el, this.actions, this.offersHints, this.raises));
    if (this.raises) this.keys.c = this.actions.goOn;
  }

  standing() {
    const state = standing(this.play, this.values);
    if (!this.raises) return state;
    const change = changesBy(this.play, this.values).at(-1);
    const answered = answeredRaises(this.play, this.values);
    return { ...state, change, answered, zeros: pinsAtZero(this.play, this.values) };
  }

  makeActions() {
    const goOn = () => isPaused(this.state) && !this.state.sum && this.answer();
    return { ...super.makeActions(), goOn };
  }

  reply() {
    return replyTo(this.state, this.values, this.raises);
  }

  drawnStart() {
    return (this.raises ? drawLostRows : drawRows)(this.longest, this.values);
  }

  // Beside raises the computer waits until the XOR is 0, and until it is told to move.
  update() {
    super.update();
    if (this.raises && isPaused(this.state)) clearTimeout(this.timer);
  }

  press(place) {
    const { move, mark } = pressed(this.marked, place);
    if (move) this.move(move);
    else this.mark(mark, markText(mark));
  }

  // Where the values are in view, first only which value to look for.
  hint() {
    const move = winningMove(this.state, this.values);
    if (move && this.model.get("values") && this.tellsValue()) return;
    this.showHint(move, hintText(move));
  }
}

export default { render: showing(Pins) };
