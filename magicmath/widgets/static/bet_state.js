// What a reader and a class do with a bet. Python's `Bet` refuses what cannot follow from these.

const MOST_BINS = 12;
const clamped = (n, low, high) => Math.max(low, Math.min(high, n));

// The first choice counts: where the evidence is shown, it stays.
export const withChoice = (play, choice) => (play.open ? play : { ...play, choice, open: true });
export const withoutBet = (play) => ({ ...play, open: true });
export const again = (play) => ({ ...play, round: play.round + 1, choice: null, open: false, look: null });
export const switched = (play) => ({ ...play, in_class: !play.in_class, look: null });
export const lookedAt = (play, look) => ({ ...play, look });

export const isShown = (play) => (play.in_class ? play.counted : play.open);

export function withHands(play, i, count, most) {
  if (play.counted) return play;
  const whole = Number.isFinite(count) ? clamped(Math.trunc(count), 0, most) : 0;
  return { ...play, hands: play.hands.map((hands, j) => (j === i ? whole : hands)) };
}

export const withNumbers = (play, hands) => (play.counted ? play : { ...play, hands });
export const revealed = (play) => ({ ...play, counted: true, look: null });
export const hidden = (play) => ({ ...play, counted: false, look: null });

export function withoutHands(play, choices) {
  return play.counted ? play : { ...play, hands: choices ? choices.map(() => 0) : [] };
}

export const total = (hands) => hands.reduce((sum, count) => sum + count, 0);

// Whose evidence is shown: what was asked for, or else the reader's own choice, or that of most hands.
export function lookOf(play, choices) {
  if (play.look !== null) return play.look;
  if (play.in_class) return play.hands.indexOf(Math.max(...play.hands));
  return Math.max(0, choices.indexOf(play.choice));
}

export function readNumber(text, [low, high]) {
  const number = Number(text);
  if (/^\s*[-+]?\d+\s*$/.test(text) && number >= low && number <= high) return { number };
  const got = text.trim() ? `, not ${text.trim().slice(0, 20)}` : "";
  return { error: `Give a whole number from ${low} to ${high}${got}.` };
}

export function readNumbers(text, ends, most) {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  if (words.length > most) return { error: `Give at most ${most} numbers.` };
  const read = words.map((word) => readNumber(word, ends));
  return read.find(({ error }) => error) ?? { numbers: read.map(({ number }) => number) };
}

// How many numbers lie in each of at most twelve stretches, which hold `also` too where it is a number.
export function binned(numbers, also) {
  const all = also === null ? numbers : [...numbers, also];
  if (!all.length) return [];
  const [least, greatest] = [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))];
  const width = widthOf(least, greatest);
  const first = Math.floor(least / width);
  const bins = Array.from({ length: Math.floor(greatest / width) - first + 1 }, (_, i) => (
    { from: (first + i) * width, to: (first + i + 1) * width - 1, count: 0, isAnswer: false }
  ));
  const binOf = (number) => bins[Math.floor(number / width) - first];
  for (const number of numbers) binOf(number).count += 1;
  if (also !== null) binOf(also).isAnswer = true;
  return bins;
}

function widthOf(least, greatest) {
  for (let power = 1; ; power *= 10) {
    for (const width of [power, 2 * power, 5 * power]) {
      if (Math.floor(greatest / width) - Math.floor(least / width) < MOST_BINS) return width;
    }
  }
}
