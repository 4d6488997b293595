// What the page says of a Kronecker product and its cells. Rows and columns are counted from 0.

import { digitsOf, entry, foldOf, quartersOf, traceOf } from "./kronecker_state.js";
import { listed } from "./lists.js";

const ORDER = ["first", "second", "third", "fourth", "fifth", "sixth"];
const SUPER = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const QUARTERS = [["upper left", "upper right"], ["lower left", "lower right"]];

export const MODES = [
  ["block", "A 1 becomes a block"], ["powers", "Powers of 1 + x"], ["copies", "By quarters"],
  ["product", "A mask is a product"], ["digits", "Two binary numbers"],
];

const written = (levels) =>
  (levels < 5 ? Array(levels).fill("F").join("⊗") : `F⊗…⊗F, ${levels} factors`);
export const nameOfWhole = ({ levels, mode }) => (mode === "product" ? `⌽G${2 ** levels}` : written(levels));
export const binary = (number, levels) => `${digitsOf(number, levels).join("")}₂`;
export const digitName = (letter, k, bit) => `${ORDER[k]} digit of ${letter}: ${bit}`;
export const placeName = (row, column, bit) => `row ${row}, column ${column}: ${bit}`;

export function leftCaption({ levels, mode, cell }) {
  if (mode === "block" || mode === "powers") return levels === 1 ? "one cell" : written(levels - 1);
  return mode === "copies" ? "F" : `row ${cell?.[0] ?? 0}, folded into a mask`;
}

export const factorName = (row, size) => `row ${row} of ⌽G${size}`;
export const chooserName = (row, size, where) => `put ${factorName(row, size)} at the ${where}`;

function blockText([i, j], levels) {
  if (levels === 1) return "This is an entry of F.";
  const before = entry(i >> 1, j >> 1);
  const from = `It comes from row ${i >> 1}, column ${j >> 1} of the matrix before, a ${before}.`;
  if (!before) return `${from} A 0 becomes a block of 0s.`;
  return `${from} A 1 becomes a block F, and this is its entry in row ${i & 1}, column ${j & 1}.`;
}

const raised = (exponent) => [...String(exponent)].map((digit) => SUPER[digit]).join("");
export const powerOfX = (i) => (i < 2 ? ["1", "x"][i] : `x${raised(i)}`);
export const powerOfSum = (m) => (m < 2 ? ["1", "1 + x"][m] : `(1 + x)${raised(m)}`);

// Column m of the matrix before holds the coefficients of (1 + x) to the m; two new columns come from it.
function powersText([i, j]) {
  const [row, m] = [i >> 1, j >> 1];
  const columns = `Column ${m} at the left is ${powerOfSum(m)}. Its square is column ${2 * m} at the right,`
    + ` and its square times 1 + x is column ${2 * m + 1}.`;
  if (!entry(row, m)) return `${columns} The 0 in row ${row} becomes 0s in both.`;
  const [even, odd] = [powerOfX(2 * row), powerOfX(2 * row + 1)];
  return `${columns} The 1 in row ${row} becomes ${even} in column ${2 * m}, and ${even} + ${odd} in column`
    + ` ${2 * m + 1}: together a block F.`;
}

// What the quarter holds, then the quarter inside it, and so on down to the cell or to a quarter of 0s.
function copiesText(cell, levels) {
  return quartersOf(cell, levels).map(({ row, column, bit }, k) => {
    const where = `${k ? "In it, the" : "The"} ${QUARTERS[row][column]}`;
    if (k === levels - 1) return `${where} cell is ${bit}.`;
    return `${where} quarter holds ${bit ? written(levels - 1 - k) : "only 0s"}.`;
  }).join(" ");
}

function productText([i, j], levels) {
  const { low, upright, flat } = foldOf(i, levels);
  const [row, column] = [j >> low, j & (flat.length - 1)];
  const rows = `Row ${i >> low} at the side, row ${i & (flat.length - 1)} at the top: mask ${i}.`;
  return `${rows} Its cell ${j} stands in row ${row}, column ${column}, and`
    + ` ${upright[row]} × ${flat[column]} = ${entry(i, j)}.`;
}

// Only the numbers: the entries of F at their digits stand below, and the rule is the reader's.
const digitsText = ([i, j], levels) => `i = ${binary(i, levels)}, m = ${binary(j, levels)}.`;

const TEXTS = { block: blockText, powers: powersText, copies: copiesText, digits: digitsText };

// The 1s that were found in a covered column, and in the end their digits.
export const COVERED = "covered";
export function coverText({ column, levels, found, count }) {
  const rows = found.length ? `, i = ${listed(found)}` : "";
  if (found.length < count) return `1s in column ${column}: found ${found.length} of ${count}${rows}.`;
  const inBinary = (number) => `${number} = ${binary(number, levels)}`;
  return `✓ 1s in column ${inBinary(column)}: found all ${count}, i = ${listed(found.map(inBinary))}.`;
}

export const countText = (levels) => `${2 ** levels}×${2 ** levels} cells, ${3 ** levels} of them 1.`;

export function statusText({ levels, mode }, cell) {
  if (!cell) return `${mode === "product" ? `${countText(levels)} ` : ""}Point at a cell, or tap it.`;
  if (mode === "product") return productText(cell, levels);
  const [i, j] = cell;
  return `Row ${i}, column ${j} is ${entry(i, j)}. ${TEXTS[mode](cell, levels)}`;
}

// The factors as far as they were looked at.
export const traceText = (cell, levels, told = traceOf(cell, levels)) => {
  const factors = [...told.map(({ bit }) => bit), ...(told.length < levels ? ["…"] : [])];
  return `${factors.join(" × ")} = ${entry(...cell)}`;
};
