// A button that turns all presses of a board by a quarter turn, and so the board.

import { button } from "./dom.js";

export function turnButton(model, board, change) {
  const turn = () => {
    const next = model.get("_turned");
    change({ presses: model.get("presses").map((number) => next[number]), _undone: [] });
  };
  return { boards: [], tools: [button("Turn ↻", turn)], lines: [], show() {} };
}
