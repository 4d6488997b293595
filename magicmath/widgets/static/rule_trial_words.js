// What the trial of a rule says.

import { plural } from "./words.js";

const ENOUGH = 3; // puzzles in a row
export const SIDES = ["start", "goal"];
export const KINDS = ["black cells", "press row"];
export const groupName = (side) => `${side ? "second" : "first"} list: from the ${SIDES[side]}`;
export const listName = (kind, side) => `${KINDS[kind]} of the ${SIDES[side]}`;
export const BOARDS = ["start", "after the first list", "after both lists", "goal"];
export const NEW = "New puzzle, same rule";
export const FIRST = "First puzzle";

export function trialText({ away, reached }, [ofStart, ofGoal], passed) {
  if (!ofStart && !ofGoal) return "Choose two lists: one from the start, and one from the goal.";
  if (!ofStart || !ofGoal) return `Now choose a list from the ${SIDES[Number(Boolean(ofStart))]}.`;
  if (!reached) {
    const differ = away === 1 ? "1 cell differs" : `${plural(away, "cell")} differ`;
    return `✗ ${differ} from the goal: the rule fails on this puzzle. Choose another list.`;
  }
  if (passed < ENOUGH) {
    const before = passed > 1 ? `, in ${passed} puzzles in a row` : "";
    return `✓ The rule reaches the goal${before}. Press “${NEW}”.`;
  }
  return `✓ Done: the rule has reached the goal in ${passed} puzzles in a row.`;
}
