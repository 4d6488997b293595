// Heaps of Nim above a field: to take stones is to write the move.

import { make } from "./dom.js";
import { nearestStone, standing, walk } from "./nim_state.js";
import { NimTable } from "./nim_table.js";
import { moveIn, moveText, TAKE } from "./stones_beside_words.js";
import { placeIn, reachIn } from "./things.js";

class Stones {
  constructor(heaps, onInput) {
    Object.assign(this, { heaps, onInput, place: [0, 0] });
    const take = (heap, left) => this.take(heap, left);
    this.table = new NimTable(heaps, take, (heap, left) => this.aim(heap, left));
    this.stones = this.table.rows.map(({ stones }) => stones);
    const help = make("div", { className: "mm-keys", textContent: TAKE });
    this.element = make("div", { className: "mm-beside-field" }, this.table.element, help);
    this.element.addEventListener("keydown", (event) => this.walk(event));
    this.show("");
  }

  take(heap, left) {
    this.place = [heap, left];
    if (left < this.state.heaps[heap]) this.onInput(moveText(heap, left));
  }

  aim(heap, left) {
    this.table.aim(this.state.heaps, left < this.state.heaps[heap] ? heap : -1, left);
  }

  walk(event) {
    const from = placeIn(this.stones, event.target);
    const place = from && /^(Arrow|Home|End)/.test(event.key) && walk(this.state.heaps, from, event.key);
    if (!place) return;
    this.reach(place).focus();
    event.preventDefault();
  }

  reach(place) {
    this.place = place;
    return reachIn(this.stones, place);
  }

  // The heaps after the move that is written; as at the start where none is.
  show(text) {
    const move = moveIn(text, this.heaps);
    const isFocused = this.element.contains(document.activeElement);
    this.state = standing({ start: this.heaps, first: "you", moves: move ? [move] : [] });
    this.table.draw(this.state, false);
    const stone = this.reach(nearestStone(this.state.heaps, this.place) ?? this.place);
    if (isFocused && document.activeElement.disabled) stone?.focus({ preventScroll: true });
  }
}

// The elements of a field with heaps above it, and what shows its text.
export function besideStones(heaps, { elements, show }, onInput) {
  const stones = new Stones(heaps, onInput);
  return {
    elements: [stones.element, ...elements],
    show(text) {
      show(text);
      stones.show(text);
    },
  };
}
