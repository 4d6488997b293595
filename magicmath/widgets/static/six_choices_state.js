// Choices of masks with presses that are taken back. `magicmath.widgets.SixChoices` works out the same.

// What a choice adds to each cell.
export function madeBy(choice, masks) {
  const cells = choice.map(() => 0);
  masks.forEach((mask, i) => { for (const cell of mask) cells[cell] += choice[i]; });
  return cells;
}

const product = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);

// How often each choice is in these cells. It is this simple because the product of any two choices is 0.
export const partsOf = (cells, choices) =>
  choices.map((choice) => product(cells, choice) / product(choice, choice));

// A row for each of the nine choices: how often each of them is in what this one makes.
export const rowsOf = (choices, masks) =>
  choices.map((choice) => partsOf(madeBy(choice, masks), choices).map((number) => number + 0));
