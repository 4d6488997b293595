// The rows as cards: which masks are pressed, and which cells change then. What the last move has made to
// occur twice is crossed out on its card.

import { button, make } from "./dom.js";
import { onesOf } from "./lists.js";
import { cardTitle } from "./rows_words.js";

// The numbers on a card, of the two that were put together where it was made just now.
function numbersOf(bits, joined) {
  const all = joined ? joined.flatMap(onesOf).sort((a, b) => a - b) : onesOf(bits);
  const pieces = all.flatMap((number) => [" ", make(bits[number] ? "b" : "s", { textContent: number })]);
  return { pieces, count: all.length };
}

function side(word, bits, joined) {
  const { pieces, count } = numbersOf(bits, joined);
  return count ? [cardTitle(count, word), ...pieces] : [`no ${word}`];
}

export class Cards {
  constructor(count, onChoose) {
    this.cards = Array.from({ length: count }, (_, i) =>
      button("", () => onChoose(i), { className: "mm-row-card" }));
    this.element = make("div", { className: "mm-tools mm-row-cards", role: "group", "aria-label": "cards" },
      ...this.cards);
  }

  show(rows, columns, picked, { before, move }) {
    const [kind, source, target] = move ?? [];
    this.cards.forEach((card, i) => {
      const isMade = kind === "add" && i === target;
      const [left, right] = [[0, columns], [columns]].map(([from, to]) => {
        const part = (row) => row.slice(from, to);
        return [part(rows[i]), isMade ? [part(before[target]), part(before[source])] : null];
      });
      card.replaceChildren(...side("mask", ...right), " → ", ...side("cell", ...left));
      card.setAttribute("aria-pressed", i === picked);
      card.classList.toggle("mm-made-card", isMade);
    });
  }
}
