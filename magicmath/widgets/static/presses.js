// The start and the presses are the truth; the cells follow. This holds on every board, here and in Python.

export const pressed = ({ presses }, number) => ({ presses: [...presses, number], undone: [] });
export const cleared = () => ({ presses: [], undone: [] });

export function takenBack({ presses, undone }) {
  if (!presses.length) return { presses, undone };
  return { presses: presses.slice(0, -1), undone: [...undone, presses.at(-1)] };
}

export function pressedAgain({ presses, undone }) {
  if (!undone.length) return { presses, undone };
  return { presses: [...presses, undone.at(-1)], undone: undone.slice(0, -1) };
}
