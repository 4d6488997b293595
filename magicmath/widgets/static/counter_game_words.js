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

export const SHOW_VALUES = "Show the numbers";
export const NEW_VALUES = "Now each letter shows a number, its value. What does it tell?";
