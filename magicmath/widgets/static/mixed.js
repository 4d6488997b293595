// A heap, a row of pins and a pile on one table, against the perfect player.

import { keepKeys } from "./dom.js";
import { drawStart, meaning, partsOf, replyTo, standing, winningMoves } from "./mixed_state.js";
import { MixedView } from "./mixed_view.js";
import { hintText, markText, tooManyText } from "./mixed_words.js";
import { follow } from "./model.js";
import { withMove, withoutLast } from "./nim_state.js";
import { walk } from "./pins_state.js";

const THINKING_MILLISECONDS = 700;

class Mixed {
  constructor(model, el) {
    Object.assign(this, { model, timer: null, marked: null, hints: 0 });
    this.take = model.get("_take");
    this.largest = model.get("_largest");
    this.parts = partsOf(this.take, this.largest);
    const { change, stop } = follow(model, ["_play", "values"], () => this.update());
    this.change = change;
    this.stopFollowing = stop;
    this.actions = this.makeActions();
    this.offersHints = model.get("_offers_hints");
    this.view = new MixedView(el, this.actions, this.take, this.offersHints);
    el.addEventListener("keydown", (event) => this.hearKey(event));
    this.update();
  }

  // what a reader can do
  makeActions() {
    return {
      press: (place) => this.state.isYourTurn && this.press(place),
      undo: () => this.state.canUndo && this.become(withoutLast(this.play)),
      hint: () => this.state.isYourTurn && !this.state.isOver && this.hint(),
      toggleValues: () => this.change({ values: !this.model.get("values") }),
      restart: () => this.become({ moves: [] }),
      drawStart: () => this.become({ start: drawStart(this.largest, this.parts), moves: [] }),
    };
  }

  get play() {
    return this.model.get("_play");
  }

  become(values) {
    this.view.say("");
    this.change({ _play: { ...this.play, ...values } });
  }

  press(place) {
    const { move, mark, tooMany } = meaning(this.state, this.parts, this.marked, place);
    if (move) this.become(withMove(this.play, move));
    else this.mark(mark ?? null, tooMany ? tooManyText(tooMany, this.take) : markText(mark));
  }

  mark(place, text) {
    this.marked = place;
    this.view.mark(place);
    this.view.say(text);
  }

  // Each hint tells a move in another part, where there is one.
  hint() {
    const moves = winningMoves(this.state, this.parts);
    const move = moves[this.hints++ % moves.length] ?? null;
    this.view.unhinted();
    this.view.say(hintText(move));
    if (move) this.view.hinted(move);
  }

  update() {
    this.marked = null;
    this.state = standing(this.play, this.parts);
    this.view.draw(this.state, this.play.start, this.model.get("values"));
    clearTimeout(this.timer);
    if (this.state.isYourTurn || this.state.isOver) return;
    this.timer = setTimeout(() => this.answer(), THINKING_MILLISECONDS);
  }

  answer() {
    const move = replyTo(this.state, this.parts);
    this.change({ _play: { ...this.play, ...withMove(this.play, move) } });
  }

  hearKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnThing = event.target.closest(".mm-pin, .mm-stone");
    if (event.key === "Backspace") this.actions.undo();
    else if (event.key === "h" && this.offersHints) this.actions.hint();
    else if (event.key === "v" && this.offersHints) this.actions.toggleValues();
    else if (event.key === "Escape") this.mark(null, "");
    else if (isOnThing && event.key.startsWith("Arrow")) this.walk(event.key);
    else return;
    event.preventDefault();
  }

  walk(key) {
    const place = walk(this.state.rows, this.view.place, key);
    if (place) this.view.reach(place).focus();
  }

  stop() {
    this.stopFollowing();
    clearTimeout(this.timer);
  }
}

function render({ model, el }) {
  keepKeys(el);
  const mixed = new Mixed(model, el);
  return () => mixed.stop();
}

export default { render };
