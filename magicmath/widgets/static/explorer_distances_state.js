// How far the words of a code lie from what arrives.

// All sums of some rows, each once. A row is given by the places of its 1s.
export function wordsOf(rows, length) {
  const words = [new Array(length).fill(0)];
  for (const row of rows) {
    const added = (word) => word.map((bit, place) => (row.includes(place) ? 1 - bit : bit));
    words.push(...words.map(added));
  }
  return [...new Map(words.map((word) => [String(word), word])).values()];
}

const awayFrom = (arrived) => (word) => word.filter((bit, place) => bit !== arrived[place]).length;

// The words nearest to what arrives. The receiver takes the only one; of several he cannot choose.
export function nearestOf(words, arrived) {
  const away = words.map(awayFrom(arrived));
  const least = Math.min(...away);
  return words.filter((_, i) => away[i] === least);
}

// How many words are how far away; how far the word sent is, and the nearest other one (null: none).
export function distancesOf(words, sent, arrived) {
  const away = awayFrom(arrived);
  const counts = new Array(arrived.length + 1).fill(0);
  for (const word of words) counts[away(word)] += 1;
  const others = words.filter((word) => String(word) !== String(sent)).map(away);
  return { counts, sent: away(sent), nearest: others.length ? Math.min(...others) : null };
}

const isMet = ({ sent, nearest }) => nearest !== null && nearest <= sent;

// The fewest flips with which another word was as near as the one sent; 0 before there are any.
export function fewestOf(fewest, flips, distances) {
  if (!isMet(distances)) return fewest;
  return fewest ? Math.min(fewest, flips) : flips;
}
