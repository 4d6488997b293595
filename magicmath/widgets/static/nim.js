// Nim against the perfect player: stones to take, the heaps in binary, and the parity of each column.

import { keepKeys } from "./dom.js";
import { follow } from "./model.js";
import {
  drawHeaps, readHeaps, replyTo, standing, walk, winningMove, withMove, withoutLast,
} from "./nim_state.js";
import { NimView } from "./nim_view.js";
import { columnHintText, hintText } from "./nim_words.js";

const THINKING_MILLISECONDS = 700;

class Nim {
  constructor(model, el) {
    this.model = model;
    this.timer = null;
    this.hasToldColumn = false;
    const { change, stop } = follow(model, ["_play", "binary"], () => this.update());
    this.change = change;
    this.stopFollowing = stop;
    this.actions = this.makeActions();
    this.isStonesOnly = model.get("_stones_only");
    this.offersHints = model.get("_offers_hints");
    this.view = new NimView(el, this.actions, this.isStonesOnly, this.offersHints);
    el.addEventListener("keydown", (event) => this.hearKey(event));
    this.update();
  }

  // what a reader can do
  makeActions() {
    return {
      take: (heap, left) => this.canTake(heap, left) && this.take(heap, left),
      aim: (heap, left) => this.view.table.aim(this.state.heaps, this.canTake(heap, left) ? heap : -1, left),
      undo: () => this.state.canUndo && this.become(withoutLast(this.play)),
      hint: () => this.state.isYourTurn && !this.state.isOver && this.hint(),
      toggleBinary: () => this.change({ binary: !this.model.get("binary") }),
      restart: () => this.startWith({}),
      drawHeaps: () => this.startWith({ start: drawHeaps() }),
      setUp: (text, first) => this.setUp(text, first),
    };
  }

  get play() {
    return this.model.get("_play");
  }

  // The game as it becomes with some of its values changed.
  become(values) {
    this.view.say("");
    this.hasToldColumn = false;
    this.change({ _play: { ...this.play, ...values } });
  }

  canTake(heap, left) {
    return heap >= 0 && this.state.isYourTurn && left < this.state.heaps[heap];
  }

  take(heap, left) {
    this.view.place = [heap, left];
    this.become(withMove(this.play, [heap, left]));
  }

  answer() {
    this.change({ _play: { ...this.play, ...withMove(this.play, replyTo(this.state.heaps)) } });
  }

  startWith(values) {
    this.view.place = [0, 0];
    this.become({ ...values, moves: [] });
  }

  setUp(text, first) {
    const [most, largest] = [this.model.get("_most_heaps"), this.model.get("_largest_heap")];
    const { heaps, error } = readHeaps(text, most, largest);
    if (error) return this.view.say(error);
    this.startWith({ start: heaps, first });
  }

  // Where the digits are in view, first only which column to look at.
  hint() {
    const { heaps, sum } = this.state;
    const move = winningMove(heaps);
    const isBinary = this.model.get("binary");
    if (move && isBinary && !this.hasToldColumn) {
      this.hasToldColumn = true;
      return this.view.say(columnHintText(sum));
    }
    this.view.say(hintText(heaps, move, isBinary));
    if (move) this.view.table.hint(heaps, move);
  }

  update() {
    this.state = standing(this.play);
    this.view.draw(this.state, this.play.start, this.model.get("binary"));
    clearTimeout(this.timer);
    if (this.state.isYourTurn || this.state.isOver) return;
    this.timer = setTimeout(() => this.answer(), THINKING_MILLISECONDS);
  }

  hearKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select")) return;
    const isOnStone = event.target.closest(".mm-stone");
    if (event.key === "Backspace") this.actions.undo();
    else if (event.key === "h" && this.offersHints) this.actions.hint();
    else if (event.key === "b" && !this.isStonesOnly) this.actions.toggleBinary();
    else if (isOnStone && /^(Arrow|Home|End)/.test(event.key)) this.walk(event.key);
    else return;
    event.preventDefault();
  }

  walk(key) {
    const place = walk(this.state.heaps, this.view.place, key);
    if (place) this.view.walkTo(place);
  }

  stop() {
    this.stopFollowing();
    clearTimeout(this.timer);
  }
}

function render({ model, el }) {
  keepKeys(el);
  const nim = new Nim(model, el);
  return () => nim.stop();
}

export default { render };
