// Powers of x, and polynomials modulo 2 as whole numbers whose bit i stands for the power i.

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const BELOW = "₀₁₂₃₄₅₆₇₈₉";
const inDigits = (number, digits) => [...String(number)].map((digit) => digits[digit]).join("");

export const raised = (text, power) => (power === 1 ? text : `${text}${inDigits(power, RAISED)}`);

export const powerText = (power) => (power ? raised("x", power) : "1");

export function polynomialText(p) {
  const powers = [...p.toString(2)].reverse().flatMap((bit, i) => (bit === "1" ? [powerText(i)] : []));
  return powers.reverse().join(" + ") || "0";
}

export const numbered = (letter, number) => `${letter}${inDigits(number, BELOW)}`;
