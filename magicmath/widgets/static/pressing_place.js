// A board as a place to answer: its presses are the answer's text.

import { bits } from "./bits.js";
import { make } from "./dom.js";
import { answerOf, pressesOf } from "./exercise_state.js";
import { renderPressed } from "./pressed_board.js";

// What a board asks of a model, of which the presses are all that lasts. It knows, too, whether they are
// those of the last check.
function modelOf(place, model, onInput) {
  const listeners = new Set();
  let checked = null;
  const rest = {
    _start: place.start, _masks: place.masks, _places: place.places, _holes: place.holes, _undone: [],
    _label: place.label, _menu: place.menu || place.places === null,
    goal: place.show_goal ? place.goal : null,
    _adds: place.adds, _recipes: place.recipes, _unknowns: place.unknowns, _names: place.names,
    _row_names: place.row_names, _column_names: place.column_names, _witnesses: place.witnesses,
    _covers_witnesses: place.covers_witnesses,
    _pictures: place.pictures,
    _beside: place.beside, _makes: place.makes, _waits: place.waits, _fixed: place.fixed,
    _one_a_row: place.one_a_row,
  };
  return {
    get(name) {
      if (name === "_is_checked") return checked === model.get("answer");
      return name === "presses" ? pressesOf(model.get("answer")) : rest[name];
    },
    set(name, value) {
      if (name === "presses") onInput(answerOf(value));
      else rest[name] = value;
    },
    on(_, heard) {
      listeners.add(heard);
      model.on("change:answer", heard);
    },
    off(_, heard) {
      listeners.delete(heard);
      model.off("change:answer", heard);
    },
    save_changes() {},
    check() {
      checked = model.get("answer");
      listeners.forEach((heard) => heard());
    },
  };
}

export function pressing(place, model, onInput) {
  const el = make("div");
  el.classList.toggle("mm-pinned", place.look === "pins");
  el.classList.toggle("mm-waiting", Boolean(place.waits));
  const own = modelOf(place, model, onInput);
  const stop = renderPressed({ model: own, el }, bits);
  return { elements: [el], show() {}, check: own.check, stop };
}
