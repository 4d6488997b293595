// What the game of a counter and a heap says.

const stones = (count) => `${count} ${count === 1 ? "stone" : "stones"}`;

export const valueText = (value) => `= ${value}`;

export function nodeText(letter, at, value) {
  const here = letter === at ? ", the counter is here" : "";
  return `${letter}${value === null ? "" : ` ${valueText(value)}`}${here}`;
}

export const stoneText = (left, heap) => `take ${stones(heap - left)}, leave ${left}`;

export function statusText({ position, before, isYourTurn, isOver }) {
  const [at, heap] = position;
  let moved = "";
  if (before) moved = before[0] === at ? `took ${stones(before[1] - heap)}. ` : `went to ${at}. `;
  if (!isYourTurn) {
    return isOver ? "✓ The computer cannot move: you win!" : `You ${moved}The computer is thinking…`;
  }
  const answer = moved && `The computer ${moved}`;
  return isOver ? `✗ ${answer}You cannot move: you lose.` : `${answer}Your turn.`;
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
