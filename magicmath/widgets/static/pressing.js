// The ways to change a model's presses, as functions and as buttons; the same on every board.

import { button } from "./dom.js";
import { cleared, pressed, pressedAgain, takenBack } from "./presses.js";

export function pressing(model, change) {
  const now = () => ({ presses: model.get("presses"), undone: model.get("_undone") });
  const become = ({ presses, undone }) => change({ presses, _undone: undone });
  return {
    press: (number) => become(pressed(now(), number)),
    undo: () => become(takenBack(now())),
    redo: () => become(pressedAgain(now())),
    reset: () => become(cleared()),
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
