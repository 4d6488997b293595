// What stands beside a board of k colours: the weighted sums, a choice of presses, and remainders.

const MOST_TERMS = 16;

export const CHANGE = "Change one cell";
export const TO_0 = "Board to 0";
export const WEIGH = "Weigh the goal";
export const PRESS_CHOICE = "Press the choice";
export const MASK_SUMS = "mask sums";
export const TAP_A_SUM = "Point at a mask sum, or tap it. Frames show the weights that it adds.";
export const IS_TEST = "✓ These weights are a test.";
export const CHOICE = "choice: presses of each mask";

export const remainderName = (modulus) => `board modulo ${modulus}, a press adds 1`;

// A cell of the large board, and what is left of it modulo each divisor.
export function joinedText(place, value, moduli) {
  const remainders = moduli.map((modulus) => `${value % modulus} modulo ${modulus}`);
  return `${place}: ${value} leaves ${remainders.join(" and ")}.`;
}

export function weightedText(cells, weights, k, of = "") {
  const terms = cells.flatMap((value, i) => (value && weights[i] ? [`${weights[i]}·${value}`] : []));
  const total = cells.reduce((sum, value, i) => sum + weights[i] * value, 0);
  const sum = terms.length > 1 && terms.length <= MOST_TERMS ? `${terms.join(" + ")} = ${total}` : `${total}`;
  return `weighted sum${of}: ${sum}, and that is ${total % k} modulo ${k}`;
}

// Only a test proves anything.
export function goalText(goal, weights, k, isTest) {
  const said = weightedText(goal, weights, k, " of the goal");
  return isTest ? said : `${said}. These weights are no test, so this proves nothing.`;
}

// What one mask adds to the weighted sum: the weights of its cells.
export function maskSumText(place, weights, k) {
  const sum = weights.reduce((sofar, weight) => sofar + weight, 0);
  const rest = sum < k ? "" : `, and that is ${sum % k} modulo ${k}`;
  return `mask of ${place}: ${weights.join(" + ")} = ${sum}${rest}`;
}

export const weightName = (place, weight, kind) => `${place}, weight ${weight}${kind ? "" : ", it stays"}`;
