// A puzzle as the end of an address, behind "#", and back. magicmath.addresses writes and reads the same.

import { checked } from "./play_puzzle.js";
import { LONGEST_ADDRESS, puzzleOf } from "./play_reading.js";
import { refuse } from "./play_refusal.js";
import { writtenAddress } from "./play_writing.js";

// The one address of a puzzle.
export function toAddress(puzzle) {
  const address = writtenAddress(checked(puzzle));
  if (address.length > LONGEST_ADDRESS) {
    refuse(`address must have at most ${LONGEST_ADDRESS} characters, got ${address.length}`);
  }
  return address;
}

// The puzzle of an address, or a Refusal: only what toAddress writes is taken.
export function fromAddress(address) {
  const puzzle = checked(puzzleOf(address));
  const own = writtenAddress(puzzle);
  if (own !== address) {
    const place = [...own].findIndex((character, i) => character !== address[i]);
    const at = place < 0 ? own.length : place;
    refuse(`address must be as this puzzle's own, which differs at character ${at}`);
  }
  return puzzle;
}
