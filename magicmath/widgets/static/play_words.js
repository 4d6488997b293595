// What the playground says of a board and its rule.

import { plural } from "./words.js";

export const SURFACE_NAMES = {
  plane: "plane", cylinder: "cylinder", torus: "torus", klein: "Klein bottle", projective: "projective plane",
};
export const SURFACE_TOLD = {
  plane: "What leaves the board is lost.",
  cylinder: "The first and the last column are neighbours.",
  torus: "Opposite edges are neighbours.",
  klein: "As a torus, but whoever leaves at the top comes back at the bottom mirrored.",
  projective: "Whoever leaves at any edge comes back at the opposite one mirrored.",
};
export const RULE_NAMES = {
  lights_out: "Lights Out", king: "King", knight: "Knight", magic: "MAGIC", casegame: "casegame",
  unit: "One cell a press", fractal: "Fractal MAGIC", cross: "Rows and columns", rook: "Rook",
  bishop: "Bishop", queen: "Queen",
};

const spaced = (name) => name.replaceAll("_", " ");
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

// A refusal as a sentence.
export const sentence = (message) => {
  const text = capital(message);
  return /[.!?]$/.test(text) ? text : `${text}.`;
};

function ruleName(rule) {
  switch (rule.kind) {
    case "steps": return RULE_NAMES[rule.name] ?? `Own stamp of ${plural(rule.steps.length, "cell")}`;
    case "named": return RULE_NAMES[rule.name] ?? rule.name;
    case "graph": return rule.name ? capital(spaced(rule.name)) : "Graph";
    case "masks": return plural(rule.masks.length, "mask");
    default: return `Random masks ${rule.seed}`;
  }
}

export function title({ rule, rows, columns, holes, colours }) {
  const parts = [rule.kind === "graph" ? plural(columns, "node") : `${rows}×${columns}`];
  if (rule.kind === "steps" && rule.surface !== "plane") parts.push(SURFACE_NAMES[rule.surface]);
  if (colours > 2) parts.push(plural(colours, "colour"));
  if (holes.length) parts.push(plural(holes.length, "hole"));
  return { name: ruleName(rule), rest: parts.join(", ") };
}

const DRAWN = {
  start: "the start", goal: "the goal", holes: "the holes",
};

// What a tap on the board does while the reader draws.
export function bannerText({ kind, number, picked }) {
  if (kind === "mask") return `You draw mask ${number}: a tap takes a cell in or out.`;
  if (kind === "edges") {
    return picked >= 0 ? `Node ${picked} is picked: tap another to join or to part them.`
      : "You draw edges: tap a node, then another.";
  }
  if (kind === "holes") return "You draw the holes: a tap makes one or fills it.";
  return `You draw ${DRAWN[kind]}: a tap changes a cell, a stroke changes many.`;
}

export const LABELS = {
  press: "your board", start: "the start", goal: "the goal", holes: "holes", mask: "the mask",
  edges: "the graph",
};

export const SAME = "Start and goal are the same board: press and look, or draw a goal.";

export const KEYS = "Arrow keys walk on the board, Space or Enter presses, a typed number presses its mask,"
  + " Backspace takes back, h hints, d shows the difference."
  + " On a touch screen, \"Show first\" lets the first tap show what a mask changes,"
  + " and the second press it.";

export const HOW = [
  "Make your board look like the goal, with as few presses as you can.",
  "A press changes the cells of its mask: with two colours black turns white and white turns black;"
    + " with k colours each goes one colour on, and from the last to the first.",
  "Everything is worked out on your own machine. The address holds the whole board: send it to a friend.",
];
