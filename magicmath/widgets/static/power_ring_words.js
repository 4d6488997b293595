// What the ring of powers says.

import { raised } from "./powers.js";
import { plural } from "./words.js";

export const powerName = (power) => (power ? raised("A", power) : "I");

export function ringText({ powers, back }) {
  const last = powers.length - 1;
  if (!back) {
    const own = last ? `, and ${powerName(last)} is the inverse` : ", and A is its own inverse";
    return `A is home after ${plural(powers.length, "step")}${own}.`;
  }
  const empty = !powers.at(-1).flat().includes(1);
  const end = empty ? `${powerName(last)} is empty, and so are all later powers.`
    : `${powerName(last + 1)} is ${powerName(back)} again.`;
  return `No inverse, and A never comes home: ${end}`;
}

export const ringName = ({ powers, back }) =>
  `${plural(powers.length, "power")} on a ring, and from the last one back to ${powerName(back)}`;
