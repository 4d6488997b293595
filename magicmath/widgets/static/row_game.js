// A game in turns with rows of things, of which pins are pressed twice: to mark one, and to knock it over.

import { walk } from "./row_game_state.js";
import { valueHintText } from "./row_game_words.js";
import { TurnGame } from "./turn_game.js";

export class RowGame extends TurnGame {
  constructor(model, el) {
    super(model, el, "values");
    this.marked = null;
    this.hasToldValue = false;
    this.tellsRaises = false;
  }

  begin(view) {
    const values = this.offersHints && { v: this.actions.toggle };
    super.begin(view, { ...values, Escape: () => this.mark(null, "") }, /^Arrow/);
  }

  makeActions() {
    return { ...super.makeActions(), press: (place) => this.state.isYourTurn && this.press(place) };
  }

  placeBeside(key) {
    return walk(this.state.rows, this.view.place, key);
  }

  mark(place, text) {
    this.marked = place;
    this.view.mark(place);
    this.view.say(text);
  }

  become(values) {
    this.hasToldValue = false;
    super.become(values);
  }

  // Tell which value to look for, once before each move; whether that was now.
  tellsValue() {
    if (this.hasToldValue) return false;
    this.hasToldValue = true;
    this.view.unhinted();
    this.view.say(valueHintText(this.state, this.tellsRaises));
    return true;
  }

  showHint(move, text) {
    this.view.say(text);
    if (move) this.view.hinted(move);
  }

  update() {
    this.marked = null;
    super.update();
  }
}
