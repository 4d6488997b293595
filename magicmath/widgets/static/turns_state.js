// Whose turn it is in a game against the computer, and the moves with one more or with fewer.

const isYours = (i, first) => (i % 2 === 0) === (first === "you");

// Who is to move (or would be, at the end), and what can be taken back.
export const turnOf = ({ moves, first }) => ({
  isYourTurn: isYours(moves.length, first),
  canUndo: moves.some((_, i) => isYours(i, first)),
  canRestart: moves.length > 0,
});

export const withMove = ({ moves }, move) => ({ moves: [...moves, move] });

// Without your last move, and the computer's answer to it.
export function withoutLast({ moves, first }) {
  const yours = moves.map((_, i) => i).filter((i) => isYours(i, first));
  return { moves: moves.slice(0, yours.at(-1)) };
}
