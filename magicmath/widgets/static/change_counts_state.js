// How often cells change. Python's `ChangeCounts` counts the same.

export const pressedOf = (mask, choice) => mask.filter((cell) => choice[cell]);

// By symmetry the presses that change a cell stand in its own mask.
export const changesOf = (masks, choice) => masks.map((mask) => pressedOf(mask, choice).length);
