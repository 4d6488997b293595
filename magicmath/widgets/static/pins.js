// Kayles against the perfect player: pins to knock over, one or two neighbours, and the values of the rows.

import {
  drawLostRows, drawRows, kaylesValues, replyTo, standing, trailsOf, winningMove,
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
    this.stones = model.get("_stones");
    if (this.stones) this.thinking = 1600;
    this.begin(new PinsView(el, this.actions, this.offersHints, this.stones));
  }

  standing() {
    return { ...standing(this.play, this.values), trails: trailsOf(this.play, this.values) };
  }

  reply() {
    return replyTo(this.state, this.values, this.stones);
  }

  drawnStart() {
    return (this.stones ? drawLostRows : drawRows)(this.longest, this.values);
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
