// What the claims by lot say.

export const DRAW = "Draw a line";
export const NEXT = "Draw the next line";
export const AGAIN = "Begin again";
export const HELP = "Draw a line, and give it a verdict.";
export const numberText = (number, round) => `Line ${number} of ${round}`;
export const verdictText = ({ sign, name }) => `${sign} ${name}`;

export function judgedText(given, right, why) {
  const says = given === right ? "The ledger says the same" : `The ledger says ${verdictText(right)}`;
  return `You say ${verdictText(given)}. ${says}. ${/[.!?]$/.test(why) ? why : `${why}.`}`;
}

export function scoreText(same, judged, round) {
  const score = `You and the ledger agree on ${same} of ${judged}.`;
  return judged === round ? `${score} This was the last line.` : score;
}
