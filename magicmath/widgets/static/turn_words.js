// What all games in turns say.

export const PERFECT = "The computer plays perfectly."
  + " It can be beaten only from a start that you can win, and only without a mistake.";

// What was done last and who is to move; at the end, who won with it.
export function turnText({ isYourTurn, isOver }, done, { lost, won }) {
  if (isOver) return isYourTurn ? `✗ The computer ${done}, ${lost}, and wins.` : `✓ You ${won}: you win!`;
  const before = done ? `${isYourTurn ? "The computer" : "You"} ${done}. ` : "";
  return before + (isYourTurn ? "Your turn." : "The computer is thinking…");
}
