// What the figure of the two boxes says.

export const DRAW = "draw a new mask 4";
export const boxName = (box, count) => `made ${box ? "with" : "without"} the plus: ${count} boards`;
export const SOME = "some of them";
export const YOURS = "your mask falls here";
export const LANDED = "with your mask added";
export const ADD = "Add your mask to the first box";

// Before the mask is added: neither its box nor what decides it.
export const BLANK = "Press cells to draw a mask.";
export const DRAWN = "Into which box will the boards fall?";

// The box of the mask itself.
export const maskText = (box) => `MAGIC makes your mask ${box ? "with" : "without"} the plus.`;

// Where the boards of the first box go when the mask is added to them.
export function addedText([again, across]) {
  if (again) {
    return `All ${again} boards fall into the first box again, so your mask makes nothing new. `
      + "The second box is lost.";
  }
  return `✓ All ${across} boards fall into the second box, each on another place. No board is lost.`;
}
