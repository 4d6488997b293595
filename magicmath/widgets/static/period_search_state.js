// Where two pins stand on a list of values, and which places differ from those one period before.
// A play holds how many values are in view, the place of pin A, and how far after it pin B stands.

const range = (from, to) => Array.from({ length: Math.max(to - from, 0) }, (_, i) => from + i);

// The places from B on that differ.
export function differing(values, { shown, start, period }) {
  if (period === null) return [];
  return range(start + period, shown).filter((n) => values[n] !== values[n - period]);
}

// The places with the value under A, before B stands.
export function alike(values, { shown, start, period }) {
  if (start === null || period !== null) return [];
  return range(0, shown).filter((n) => n !== start && values[n] === values[start]);
}

// Of the places from A on, those of every second block of one period.
export function striped({ shown, start, period }) {
  if (period === null) return [];
  return range(start, shown).filter((n) => Math.floor((n - start) / period) % 2 === 0);
}

// What is told of a repetition that fits: whether a part of the period fits too, and whether A may go left.
export function betterFits(values, play) {
  const { start, period } = play;
  const fits = (given) => !differing(values, { ...play, ...given }).length;
  return {
    hasShorter: range(1, period).some((part) => period % part === 0 && fits({ period: part })),
    canGoLeft: start > 0 && fits({ start: start - 1 }),
  };
}

// The play after a pin was put; null where B would not stand after A. With A, B moves along.
export function withPin(play, pin, place) {
  const { shown, start, period } = play;
  if (pin === "A") return { ...play, start: place, period: place + period < shown ? period : null };
  return start !== null && place > start ? { ...play, period: place - start } : null;
}

// Whether B may stand so much further.
export const canShift = ({ shown, start, period }, by) =>
  period !== null && period + by > 0 && start + period + by < shown;
