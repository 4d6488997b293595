// Kayles against the perfect player: pins to knock over, one or two neighbours, and the values of the rows.

import { keepKeys } from "./dom.js";
import { follow } from "./model.js";
import { withMove, withoutLast } from "./nim_state.js";
import { drawRows, kaylesValues, pressed, replyTo, standing, walk, winningMove } from "./pins_state.js";
import { PinsView } from "./pins_view.js";
import { hintText, markText } from "./pins_words.js";

const THINKING_MILLISECONDS = 700;

class Pins {
  constructor(model, el) {
    Object.assign(this, { model, timer: null, marked: null });
    this.longest = model.get("_longest_row");
    this.values = kaylesValues(this.longest);
    const { change, stop } = follow(model, ["_play", "values"], () => this.update());
    this.change = change;
    this.stopFollowing = stop;
    this.actions = this.makeActions();
    this.offersHints = model.get("_offers_hints");
    this.view = new PinsView(el, this.actions, this.offersHints);
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
      drawRows: () => this.become({ start: drawRows(this.longest, this.values), moves: [] }),
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
    const { move, mark } = pressed(this.marked, place);
    if (move) this.become(withMove(this.play, move));
    else this.mark(mark);
  }

  mark(place) {
    this.marked = place;
    this.view.mark(place);
    this.view.say(place ? markText(place) : "");
  }

  hint() {
    const move = winningMove(this.state, this.values);
    this.view.say(hintText(move));
    if (move) this.view.hinted(move);
  }

  update() {
    this.marked = null;
    this.state = standing(this.play, this.values);
    this.view.draw(this.state, this.play.start, this.model.get("values"));
    clearTimeout(this.timer);
    if (this.state.isYourTurn || this.state.isOver) return;
    this.timer = setTimeout(() => this.answer(), THINKING_MILLISECONDS);
  }

  answer() {
    const move = replyTo(this.state, this.values);
    this.change({ _play: { ...this.play, ...withMove(this.play, move) } });
  }

  hearKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnPin = event.target.closest(".mm-pin");
    if (event.key === "Backspace") this.actions.undo();
    else if (event.key === "h" && this.offersHints) this.actions.hint();
    else if (event.key === "v" && this.offersHints) this.actions.toggleValues();
    else if (event.key === "Escape") this.mark(null);
    else if (isOnPin && event.key.startsWith("Arrow")) this.walk(event.key);
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
  const pins = new Pins(model, el);
  return () => pins.stop();
}

export default { render };
