// One fact on the page: a line, one sentence why, and what belongs to it.

import { button, make } from "./dom.js";
import { NOTEBOOKS } from "./play_facts_words.js";
import { pictureOf } from "./play_view_board.js";
import { plural } from "./words.js";

const FEW = 6; // patterns shown at first
const MOST_NAMED = 12; // masks of a pattern that is no picture
const [SMALL, LARGE] = [64, 96]; // pixels of a pattern
const MANY_CELLS = 1024;

const widthOf = ({ size }) => (size > MANY_CELLS ? LARGE : SMALL);
const ones = (values) => [...values.keys()].filter((i) => values[i]);
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);

// `book` is where the notebooks lie; nothing where that is not known.
function proofIn(name, book) {
  const [stem, title] = NOTEBOOKS[name];
  const textContent = `Proof: notebook ${stem.slice(0, 2)}.`;
  if (!book) return make("span", { textContent, title });
  return make("a", { href: `${book}${stem}.html`, textContent, title });
}

export function fact({ head, why, proof }, book, ...rest) {
  const reason = make("p", { className: "mm-why" }, why, ...(proof ? [" ", proofIn(proof, book)] : []));
  const line = make("div", { className: "mm-head", textContent: head });
  return make("div", { className: "mm-fact" }, line, reason, ...rest);
}

export function boardPicture(label, cells, shape) {
  return pictureOf(label, Array.from(cells), shape, widthOf(shape));
}

const inRow = (elements) => make("div", { className: "mm-play-pictures" }, ...elements);

function patternButton(picture, label, onclick) {
  const one = make("button", { type: "button", className: "mm-play-pattern", onclick }, picture);
  one.setAttribute("aria-label", label);
  return one;
}

// Each test as a button that shows on the board what it tests.
export function testButtons(tests, shape, show) {
  const buttonAt = ({ values }, i) => patternButton(
    boardPicture("test", values, shape), `show test ${i + 1} on the board`,
    () => show(Array.from(values), `Test ${i + 1}`),
  );
  return firstOf(tests, (shown) => inRow(shown.map(buttonAt)));
}

// Where masks belong to cells, a choice of presses is drawn on the board; else it is a list of masks.
function pictureOfPresses(values, shape) {
  if (!shape.places) {
    const masks = ones(values);
    const rest = masks.length > MOST_NAMED ? " …" : "";
    return make("span", { textContent: `masks ${masks.slice(0, MOST_NAMED).join(" ")}${rest}` });
  }
  const cells = new Array(shape.size).fill(0);
  shape.places.forEach((cell, number) => { cells[cell] = values[number]; });
  return boardPicture("quiet pattern", cells, shape);
}

// Each quiet pattern as a button that presses all of it.
export function quietButtons(quiet, shape, press) {
  return firstOf(quiet, (shown) => inRow(shown.map(({ values }, i) => {
    const count = plural(sumOf(values), "press");
    const text = `Quiet pattern ${i + 1}: ${count}, and the board is as before.`;
    const label = `press all of quiet pattern ${i + 1}, ${count}`;
    return patternButton(pictureOfPresses(values, shape), label, () => press(Array.from(values), text));
  })));
}

// Some of many patterns, and a button for all of them.
function firstOf(patterns, drawn) {
  const holder = make("div");
  const rest = patterns.length - FEW;
  const show = (isLong) => {
    const more = button(isLong ? "Show fewer" : `Show ${rest} more`, () => show(!isLong));
    const tools = rest > 0 ? [make("div", { className: "mm-tools" }, more)] : [];
    holder.replaceChildren(drawn(isLong ? patterns : patterns.slice(0, FEW)), ...tools);
  };
  show(false);
  return holder;
}

