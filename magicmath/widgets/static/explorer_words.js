// What the page says of votes.

function winnerOf(votes) {
  const yes = votes.filter(Boolean).length;
  const no = votes.length - yes;
  return { yes, no, winner: yes === no ? "a tie" : yes > no ? "yes" : "no" };
}

export function resultText(name, votes) {
  const { yes, no, winner } = winnerOf(votes);
  return `${name}: ${yes} yes, ${no} no → ${winner}`;
}

// All polls that end with yes, and those that end with a tie.
export function winnersText(names, polls) {
  const ending = (winner) => names.filter((_, k) => winnerOf(polls[k]).winner === winner).join(", ");
  const [won, tied] = [ending("yes"), ending("a tie")];
  return `yes: ${won || "none"}${tied && `; tie: ${tied}`}`;
}
