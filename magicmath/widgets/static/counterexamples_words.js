// What is said of claims and of examples that break them.

export const CLAIMS = "the lines";
export const TRY = "Try this example";
export const NONE = "I find none";
export const HELP = "Tap cells. Then try your example.";
export const lineName = (number) => `Line ${number}`;
export const markText = (opened) => (opened === "broken" ? "✗ broken" : opened ? "opened" : "");
const verdictText = ({ sign, name }) => `${sign} ${name}`;

// What is said when a verdict opens; `opened` tells how it came to that.
export function openText(opened, verdict, why, count) {
  const said = `The ledger says: ${verdictText(verdict)}. ${why}`;
  if (opened === "broken") return said;
  return count ? `There is a counterexample: you may still look for it. ${said}` : `There is none. ${said}`;
}

export function scoreText(broken, opened, all) {
  if (!opened) return "";
  const score = `You have broken ${broken} of ${all} lines.`;
  return opened === all ? `${score} All ${all} verdicts are open.` : score;
}
