// What the page says of votes, of a goal, and of distances.

import { plural } from "./words.js";

function winnerOf(votes) {
  const yes = votes.filter(Boolean).length;
  const no = votes.length - yes;
  return { yes, no, winner: yes === no ? "a tie" : yes > no ? "yes" : "no" };
}

export function resultText(name, votes) {
  const { yes, no, winner } = winnerOf(votes);
  return `${name}: ${yes} × yes, ${no} × no → ${winner}`;
}

const SIGNS = { yes: "1", no: "0", "a tie": "?" };

// What all polls decide, and the names of those that end with yes or with a tie.
export function winnersText(names, polls) {
  const winners = polls.map((votes) => winnerOf(votes).winner);
  const ending = (winner) => names.filter((_, k) => winners[k] === winner).join(", ");
  const [won, tied] = [ending("yes"), ending("a tie")];
  const result = winners.map((winner) => SIGNS[winner]).join(" ");
  return `result: ${result} (yes: ${won || "none"}${tied && `; tie: ${tied}`})`;
}

// The cells that take part in a vote with one; `ones` tells the votes of each cell.
export function partnersOf(cell, ones) {
  const isShared = (votes) => votes.some((vote) => ones[cell].includes(vote));
  return [...ones.keys()].filter((other) => other !== cell && isShared(ones[other]));
}

// How many cells of a board are black, and the names of these cells where they have any.
export function blackText(label, bits, names) {
  const black = [...bits.keys()].filter((cell) => bits[cell]);
  const named = black.length && names.length ? ` (${black.map((cell) => names[cell]).join(", ")})` : "";
  return `${label}: ${black.length} black${named}`;
}

export const GOAL = "goal";

// Whether the target is the goal, and how many choices of the source were found that make it so.
export function foundText(isMet, isNew, count) {
  const none = "Choices that show the goal are kept here.";
  const kept = count ? `${plural(count, "choice")} found so far:` : none;
  if (!isMet) return kept;
  return `✓ This choice shows the goal${isNew ? "" : ", and you have it already"}. ${kept}`;
}

export const AWAY = "number of words at each distance from what arrives";
export const MARKS = [["▲", "the word sent"], ["△", "the nearest other word"]];

export const TAKEN = "the receiver takes";

// Which word the receiver takes of the nearest ones, and whether it is the one sent.
export function takenText(nearest, sent) {
  if (nearest.length > 1) return `The receiver cannot choose: ${nearest.length} words are equally near.`;
  const isSent = String(nearest[0]) === String(sent);
  return `${TAKEN}: ${isSent ? "the word sent ✓" : "another word ✗"}`;
}

export function countsText(counts) {
  const bars = counts.flatMap((count, far) => (count ? [`${far} away: ${count}`] : []));
  return `${AWAY}: ${bars.join(", ")}`;
}

// How far the word sent and the nearest other one are, and the fewest flips with which the other was as near.
export function distancesText({ sent, nearest }, fewest) {
  const other = nearest === null ? "" : `, the nearest other word ${nearest}`;
  const record = fewest ? ` Fewest flips that made the receiver fail: ${fewest}.` : "";
  const told = `The word sent is ${plural(sent, "place")} away${other}.`;
  if (nearest === null || nearest > sent) return `${told}${record}`;
  return `${told} Another word is ${nearest < sent ? "nearer" : "as near"}.${record}`;
}
