// What the game of counters and a heap says.

const stones = (count) => `${count} ${count === 1 ? "stone" : "stones"}`;

export const valueText = (value) => `= ${value}`;

export function nodeText(letter, at, value) {
  const here = letter === at ? ", the counter is here" : "";
  return `${letter}${value === null ? "" : ` ${valueText(value)}`}${here}`;
}

export const stoneText = (left, heap) => `take ${stones(heap - left)}, leave ${left}`;

// What a move did: counters are numbered from 1 where there are several.
function movedText(before, position) {
  const [counters, heap] = [position.slice(0, -1), position.at(-1)];
  const i = counters.findIndex((at, k) => at !== before[k]);
  if (i < 0) return `took ${stones(before.at(-1) - heap)}. `;
  return counters.length > 1 ? `moved counter ${i + 1} to ${counters[i]}. ` : `went to ${counters[i]}. `;
}

export function statusText({ position, before, isYourTurn, isOver }) {
  const moved = before ? movedText(before, position) : "";
  if (!isYourTurn) {
    return isOver ? "✓ The computer cannot move: you win!" : `You ${moved}The computer is thinking…`;
  }
  const answer = moved && `The computer ${moved}`;
  return isOver ? `✗ ${answer}You cannot move: you lose.` : `${answer}Your turn.`;
}

// How the controls name a counter, of so many.
export const counterName = (i, count) => (count > 1 ? `counter ${i + 1}` : "the counter");
export const beginText = (i, count) => `${i ? "and" : "Begin with"} ${counterName(i, count)} on`;

// The rows of the table in binary.
export function rowNames(position, numbers) {
  const sum = numbers.reduce((total, number) => total ^ number, 0);
  const parts = position.slice(0, -1).map((at, i) => `${at} = ${numbers[i]}`);
  return [...parts, `heap ${numbers.at(-1)}`, `XOR ${sum}`];
}

// What the page says where it asks for the numbers.
export const NO_NUMBER = "= ?";
export const ALL_NUMBERED = "✓ Each letter has its number.";
export const FILL_REST = "Fill in the rest";
export const START_AGAIN = "Start again";

export const askText = (letter) => `Which heap beside ${letter} makes the sum lost?`;

export const heapText = (heap) => (heap === null ? "" : `heap of ${heap}`);

export const lostText = (letter, heap) => `✓ ${letter} beside a heap of ${heap} is lost.`;

export function refutedText(letter, heap, refuted) {
  const wrong = `✗ ${letter} beside a heap of ${heap} is won.`;
  if (refuted.heap === null) {
    return `${wrong} A smaller heap is right, and you can lower the heap to it. Try a smaller one.`;
  }
  return `${wrong} Push the counter to ${refuted.at}: ${refuted.at} beside a heap of ${heap} is lost.`;
}
