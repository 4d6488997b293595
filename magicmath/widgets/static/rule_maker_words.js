// What the maker of rules says.

export function homeText(order) {
  if (!order) return "No inverse: it never comes home.";
  return `Home after ${order} ${order === 1 ? "step" : "steps"}.`;
}

export const TAKE_BACK = "Take back";
export const drawText = (inverse) => `Random rule (${inverse ? "with inverse" : "no inverse"})`;

export function foundText(orders) {
  const known = [...orders].filter(Boolean).sort((a, b) => a - b).map(String);
  if (orders.has(0)) known.push("never");
  return `Numbers of steps so far: ${known.join(", ")}.`;
}

// How many rules with an inverse the reader has made, where three are asked for.
const WANTED = 3;
export const ownText = (made) =>
  `${made < WANTED ? "" : "✓ "}Rules of your own with an inverse: ${made}.`;

const SAID = {
  corner: { mask: "mask of a corner", several: "corners" },
  edge: { mask: "mask of an edge", several: "edges" },
  centre: { mask: "mask of the centre", several: "centre" },
  middle: { mask: "mask of a middle cell", several: "middle cells" },
};
export const several = (kind) => SAID[kind].several;
export const maskOf = (kind) => SAID[kind]?.mask ?? kind;

const OWN = "A dashed frame marks the mask's own cell.";
export const HELP = "Press a cell to change it. Point at a cell, or tap it: framed cells change together "
  + `with it. ${OWN}`;
export const FREE_HELP = `Press a cell to change it. ${OWN}`;

export const TABLES = {
  Y: "how many it changes; odd is dark",
  N: "in N: how many it changes; odd is dark",
};
