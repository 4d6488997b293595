// What is said of a choice that fades.

const LEVELS = ["corners or edges odd", "even numbers", "opposite cells are alike", "all four or none",
  "no corner, no edge"];
const FACTORS = ["no factor P", "a factor P", "a factor P²", "a factor P³", ""];

// The rung of the ladder, which does not count the centre, and the factor P where that chain is shown.
export function levelText({ level, hasCentre }, tellsFactor) {
  const rung = level ? `rung ${level}: ` : "";
  const factor = tellsFactor && FACTORS[level] ? `, ${FACTORS[level]}` : "";
  return rung + LEVELS[level] + factor + (level && hasCentre ? ", + the centre" : "");
}

// How V·N, V·N² and V·N³ are made with factors P; and the name of the choice W.
export const quotientText = (k, hasCentre) =>
  `= W${"₁₂₃"[k - 1]}·${["P", "P²", "P³"][k - 1]}${hasCentre ? " + Z" : ""}`;
export const quotientName = (k) => `W${"₁₂₃"[k - 1]}`;

export const presetNames = ["a corner", "two neighbours", "two opposites", "all four"];

const powers = (letter) => ["", "²", "³", "⁴"].map((power) => `V·${letter}${power}`);
export const names = ["V", ...powers("N")];
export const pairNames = ["V", ...powers("P")];

// What follows if V·N is empty, or else V·N², V·N³, V·N⁴. V·N² is also what two steps add to V.
const ENDS = [
  "V·N is empty: V is home after one step, and so also after four.",
  "V·N² is empty: V is home after two steps, and so also after four.",
  "V·N³ is empty. So V·N⁴ = 0, and V is home after four steps.",
  "V·N⁴ = 0: V is home after four steps.",
];

export function endText(boards) {
  const gone = boards.findIndex((board) => !board.includes(1));
  if (gone < 0) return "After four presses with N something is left: V is not home after four steps.";
  if (gone === 0) return "V is empty: press cells to choose it.";
  return ENDS[gone - 1];
}
