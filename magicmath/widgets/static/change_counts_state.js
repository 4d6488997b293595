// How often cells change. Python's `ChangeCounts` counts the same.

export const pressedOf = (mask, choice) => mask.filter((cell) => choice[cell]);

// `changers` holds for each cell the presses that change it.
export const changesOf = (changers, choice) => changers.map((presses) => pressedOf(presses, choice).length);

// All choices that make the same board. The quiet choices are in reduced form: the first cell of each is in
// none of the others. So each choice of one board has the same list, and the list stays where one is taken.
export function alikeOf(quiet, choice) {
  const flipped = (bits, cells) => bits.map((bit, i) => bit ^ Number(cells.includes(i)));
  const least = quiet.reduce((bits, cells) => (bits[cells[0]] ? flipped(bits, cells) : bits), choice);
  return quiet.reduce((found, cells) => [...found, ...found.map((bits) => flipped(bits, cells))], [least]);
}
