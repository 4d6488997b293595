// What is said of a choice that fades.

const LEVELS = [
  "an odd number: no pairs",
  "even numbers: W·P",
  "opposite cells are alike: W·P²",
  "all four or none: W·P³",
  "",
];

export function levelText({ level, hasCentre }) {
  if (level === 4) return hasCentre ? "Z alone" : "nothing is left";
  return LEVELS[level] + (hasCentre ? ", and Z" : "");
}

const powers = (letter) => ["", "²", "³", "⁴"].map((power) => `V·${letter}${power}`);
export const names = ["V", ...powers("N")];
export const pairNames = ["V", ...powers("P")];

export function endText(boards) {
  const gone = boards.findIndex((board) => !board.includes(1));
  if (gone < 0) return "After four presses with N something is left: V is not home after four steps.";
  if (gone === 0) return "V is empty: press cells to choose it.";
  const why = gone === names.length - 1 ? "V·N⁴ = 0:" : `${names[gone]} is empty. So V·N⁴ = 0, and`;
  return `${why} V is home after four steps.`;
}
