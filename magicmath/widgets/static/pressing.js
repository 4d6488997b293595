// The ways to change a model's presses, as functions and as buttons; the same on every board.

import { button } from "./dom.js";
import {
  cleared, pressed, pressedAgain, takenBack, tapMadeAgain, tapTakenBack, tapsThatFit,
} from "./presses.js";

const taps = new WeakMap(); // of each model: how many presses each tap made; a recipe makes several

const repeated = (step, state, times) => (times ? repeated(step, step(state), times - 1) : state);

export function pressing(model, change) {
  const now = () => ({ presses: model.get("presses"), undone: model.get("_undone") });
  const become = ({ presses, undone }, sizes) => {
    taps.set(model, sizes);
    change({ presses, _undone: undone });
  };
  const sizesNow = () => tapsThatFit(taps.get(model), now());
  const tap = (numbers) => {
    const sizes = { done: [...sizesNow().done, numbers.length], undone: [] };
    become(numbers.reduce(pressed, now()), sizes);
  };
  return {
    tap,
    press: (number) => tap([number]),
    tapAnew: (numbers) => become(numbers.reduce(pressed, cleared()), { done: [numbers.length], undone: [] }),
    undo() {
      const { size, sizes } = tapTakenBack(sizesNow());
      become(repeated(takenBack, now(), size), sizes);
    },
    redo() {
      const { size, sizes } = tapMadeAgain(sizesNow());
      become(repeated(pressedAgain, now(), size), sizes);
    },
    reset: () => become(cleared(), { done: [], undone: [] }),
  };
}

export function pressButtons({ undo, redo, reset }) {
  const buttons = [button("Undo", undo), button("Redo", redo), button("Reset", reset)];
  const [back, again, afresh] = buttons;
  return {
    buttons,
    enable({ presses, undone }, isLocked = false) {
      back.disabled = presses.length === 0 || isLocked;
      again.disabled = undone.length === 0 || isLocked;
      afresh.disabled = presses.length === 0;
    },
  };
}
