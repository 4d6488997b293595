// A game in turns against the computer, which answers after a moment: what a reader can do in each of them.
// Each tells how it stands, what the computer replies, a new start, a hint, and where a key leads.

import { keepKeys } from "./dom.js";
import { follow } from "./model.js";
import { withMove, withoutLast } from "./turns_state.js";

const THINKING_MILLISECONDS = 700;

export class TurnGame {
  // `shown` is the name of the model's value that a button turns on and off.
  constructor(model, el, shown) {
    Object.assign(this, { model, el, shown, timer: null, thinking: THINKING_MILLISECONDS });
    const { change, stop } = follow(model, ["_play", shown], () => this.update());
    this.change = change;
    this.stopFollowing = stop;
    this.offersHints = model.get("_offers_hints");
    this.actions = this.makeActions();
  }

  begin(view, keys, walking) {
    const { undo, hint } = this.actions;
    Object.assign(this, { view, walking });
    this.keys = { Backspace: undo, ...(this.offersHints && { h: hint }), ...keys };
    this.el.addEventListener("keydown", (event) => this.hearKey(event));
    this.update();
  }

  makeActions() {
    return {
      undo: () => this.state.canUndo && this.become(withoutLast(this.play)),
      hint: () => this.state.isYourTurn && !this.state.isOver && this.hint(),
      toggle: () => this.change({ [this.shown]: !this.model.get(this.shown) }),
      restart: () => this.startWith({}),
      drawStart: () => this.startWith({ start: this.drawnStart() }),
    };
  }

  get play() {
    return this.model.get("_play");
  }

  // The game as it becomes with some of its values changed.
  become(values) {
    this.view.say("");
    this.change({ _play: { ...this.play, ...values } });
  }

  move(move) {
    this.become(withMove(this.play, move));
  }

  startWith(values) {
    this.become({ ...values, moves: [] });
  }

  answer() {
    this.change({ _play: { ...this.play, ...withMove(this.play, this.reply()) } });
  }

  update() {
    this.state = this.standing();
    this.view.draw(this.state, this.play.start, this.model.get(this.shown));
    clearTimeout(this.timer);
    if (this.state.isYourTurn || this.state.isOver) return;
    this.timer = setTimeout(() => this.answer(), this.thinking);
  }

  hearKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select")) return;
    const isOnThing = event.target.closest(".mm-pin, .mm-stone, .mm-spot");
    if (this.keys[event.key]) this.keys[event.key]();
    else if (isOnThing && this.walking.test(event.key)) this.walk(event.key);
    else return;
    event.preventDefault();
  }

  walk(key) {
    const place = this.placeBeside(key);
    if (place) this.view.reach(place).focus();
  }

  stop() {
    this.stopFollowing();
    clearTimeout(this.timer);
  }
}

// What anywidget calls to show such a game.
export const showing = (Game) => ({ model, el }) => {
  keepKeys(el);
  const game = new Game(model, el);
  return () => game.stop();
};
