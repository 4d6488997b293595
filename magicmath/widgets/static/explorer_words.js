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

// All polls that end with yes.
export function winnersText(names, polls) {
  const won = names.filter((_, k) => winnerOf(polls[k]).winner === "yes");
  return `yes: ${won.join(", ") || "none"}`;
}
