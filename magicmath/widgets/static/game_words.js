// What the game says.

import { placeOf, plural } from "./words.js";

export const OPPONENTS = {
  alone: {
    name: "nobody, play alone",
    terms: "Alone, you win when your board is the goal; undo, hints and the path are free.",
  },
  computer: {
    name: "the computer",
    terms: "The computer has the same puzzle and knows a shortest path;"
      + " you move first, and after one wasted press it wins.",
  },
  bebeto: {
    name: "Bébéto, easy",
    terms: "Bébéto leaves you three times the fewest presses, and 0, 2 or 4 more.",
  },
  speedy: { name: "Speedy, hard", terms: "Speedy leaves you twice the fewest presses, and 0 or 2 more." },
  yoda: { name: "Yoda, hardest", terms: "Yoda leaves you the fewest presses and none to waste." },
};

export const rivalText = (mask) => (mask === undefined ? "the computer" : `computer: mask ${mask}`);

const UNTIL = " \"I give up\" tells, and so does reaching the goal.";

const RULES = [
  "Make your board look like the goal, with as few presses as you can.",
  "A press inverts the cells of its mask: black turns white, and white turns black.",
  ...Object.values(OPPONENTS).map((opponent) => opponent.terms),
  "Against an opponent no press is taken back, and hints and the path wait until the end.",
];

const SHOW_FIRST = " On a touch screen, \"Show first\" lets the first tap show what a mask changes,"
  + " and the second press it.";

export const KEYS = "Arrow keys walk on the board, Space or Enter presses, a typed number presses its mask,"
  + ` Backspace takes back, h hints, d shows the difference.${SHOW_FIRST}`;

export const CALM_KEYS = "Arrow keys walk on the board and in the triangle, Space or Enter presses,"
  + ` a typed number presses its mask, Backspace takes back.${SHOW_FIRST}`;

const CALM_RULES = [
  ...RULES.slice(0, 2),
  "Below two neighbours of the triangle stands 1 if they differ, and 0 if they are equal.",
];

// Of a game for readers who have never played: its masks are not numbered yet.
export const PLAIN_KEYS = "Arrow keys walk on the board, Space or Enter presses, a typed number presses its"
  + ` mask, Backspace takes back, h hints.${SHOW_FIRST}`;

export const PLAIN_SHOWN = {
  toggled: "The first tap frames the cells that change, the second tap presses.",
  named: () => "A press here",
  again: "press",
};

export function rulesOf({ tellsReachable, tellsFewest, tellsMasks = true, isPlain = false }) {
  if (!tellsMasks) return CALM_RULES;
  if (isPlain) return RULES.slice(0, 2);
  const kept = tellsReachable ? "how few presses are enough" : "whether the goal can be reached";
  return tellsReachable && tellsFewest ? RULES : [...RULES, `This game keeps to itself ${kept}.${UNTIL}`];
}

const twoDigits = (number) => String(Math.floor(number)).padStart(2, "0");
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;

// A game that is there to try masks out says nothing of presses that were more than needed.
function praise({ presses, way, isSure, isCalm = false }) {
  if (!way || !isSure) return "";
  if (presses.length === way.length) return ", the fewest possible";
  return isCalm ? "" : `, ${way.length} would do`;
}

function winner(opponent) {
  if (opponent === "alone") return "The budget is spent";
  if (opponent === "computer") return "The computer is at the goal and wins";
  return `${OPPONENTS[opponent].name.split(",")[0]} wins`;
}

// Said as soon as a contest can no longer be won, and not only when its last press is made.
function tooFarText({ tooFar, limit, presses }) {
  const left = limit - presses.length;
  const have = `${left} ${left === 1 ? "is" : "are"} left`;
  return `you can no longer win: from here you need ${plural(tooFar, "press")}, and ${have}`;
}

export function scoreText(state) {
  const { presses, way, limit, outcome, opponent, away, isSure, told } = state;
  const count = plural(presses.length, "press");
  const hasLimit = limit < Infinity;
  const reached = hasLimit ? "You win: goal reached" : "Goal reached";
  const after = plural(limit, "press");
  if (outcome === "won") return `✓ ${reached} in ${count}${praise(state)}!`;
  if (outcome === "lost") return `✗ ${winner(opponent)}, after ${after}. Reset, and try again.`;
  const used = hasLimit ? `${presses.length} of ${after}` : count;
  const toGo = `${plural(away, "cell")} to go`;
  if (state.tooFar) return `${used} · ${toGo} · ${tooFarText(state)}`;
  if (way === undefined || !told.reachable) return `${used} · ${toGo}`;
  if (way === null) return `${used} · ${toGo} · no presses reach this goal`;
  // The fewest count from the start: once a press is made, they are not how many are needed from here.
  if (!told.fewest || (!hasLimit && presses.length)) return `${used} · ${toGo}`;
  return `${used} · ${isSure ? "fewest" : "one way takes"} ${way.length} · ${toGo}`;
}

export function hintText(way, { places, columns }, hasMenu, { isSure, told }, isPlain = false) {
  if (isPlain && places) return `Hint: press the framed cell, in ${placeOf(places[way[0]], columns)}.`;
  const place = places && !hasMenu ? `, ${placeOf(places[way[0]], columns)}` : "";
  if (!told.fewest) return `Hint: press mask ${way[0]}${place}.`;
  const left = `${plural(way.length, "press")} from here${isSure ? "" : " is one way"}`;
  return `Hint: press mask ${way[0]}${place}. ${left}.`;
}

// What "I give up" tells; `way` is null where no presses lead to the goal.
export function answerText(way, isSure) {
  if (!way) return "You gave up. This goal is out of reach.";
  const least = isSure ? "the fewest presses are" : "one way has this many presses:";
  return `You gave up. The goal can be reached: ${least} ${way.length}.`;
}

export function puzzleText(seed, fewest, distance, tellsFewest) {
  if (!tellsFewest) return `Puzzle ${seed}.`;
  const missed = fewest === distance ? "" : ` None at ${distance} was found.`;
  return `Puzzle ${seed}: ${plural(fewest, "press")} away.${missed}`;
}
