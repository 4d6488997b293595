import assert from "node:assert/strict";
import { test } from "node:test";

import { linesOf, shiftedBits, shortestOf } from "../../../magicmath/widgets/static/euclid_state.js";
import { nameOf, partNames, powersOver, statusText } from "../../../magicmath/widgets/static/euclid_words.js";

test("the lines of 5×5", () => {
  const lines = linesOf(5);
  assert.deepEqual(lines.map(({ bits }) => bits.join("")), [
    "100010", "110000", "10010", "10100", "110", "1010", "110", ""]);
  assert.deepEqual(lines.map(nameOf), [
    "1: f", "2: g", "3 = 1 + 2", "4 = 2 + x·3", "5 = 4 + 3", "6 = 3 + x²·5", "7 = 6 + x·5", "8 = 7 + 5"]);
  assert.deepEqual(shortestOf(lines), [4, 6]);
  assert.equal(statusText(lines, 3, []), "Next: 2 + x·3.");
  const said = "Line 8 is 0. The shortest";
  assert.equal(statusText(lines, 8, [4]), `${said} line before it is line 5: this is c, of degree 2.`);
  assert.equal(statusText(lines, 8, [4], true), `${said} line before it is line 5: this is c.`);
  const several = `${said} lines before it are`;
  assert.equal(statusText(lines, 8, [4, 6]), `${several} 5 and 7. They are equal: each is c, of degree 2.`);
  assert.equal(statusText(lines, 8, [3, 4, 6], true), `${several} 4, 5 and 7. They are equal: each is c.`);
});

test("a line and the other one, shifted, make the next", () => {
  for (const n of [5, 9, 30]) {
    const lines = linesOf(n);
    for (const { value, longer, shorter, shift, bits } of lines.slice(2)) {
      const moved = shiftedBits(lines[shorter].bits, shift);
      assert.equal(moved.length, lines[longer].bits.length);
      const sum = moved.map((bit, i) => bit ^ lines[longer].bits[i]);
      assert.equal(sum.join("").replace(/^0+/, ""), bits.join(""));
      assert.equal(value === 0n, bits.length === 0);
    }
  }
  assert.deepEqual(partNames(linesOf(5)[5]), ["line 3", "+ x²·line 5"]);
  assert.deepEqual(partNames(linesOf(5)[2]), ["line 1", "+ line 2"]);
});

test("all shortest lines are equal", () => {
  for (let n = 1; n <= 40; n++) {
    const lines = linesOf(n);
    assert.equal(new Set(shortestOf(lines).map((i) => lines[i].value)).size, 1);
  }
});

test("degrees of the shortest lines are the nullities of the boards", () => {
  const degree = (n) => { const lines = linesOf(n); return lines[shortestOf(lines)[0]].bits.length - 1; };
  assert.deepEqual(Array.from({ length: 24 }, (_, i) => degree(i + 1)), [
    0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6, 0, 0, 4, 0, 8, 2, 0, 16, 0, 0, 0, 14, 4]);
  assert.equal(degree(39), 32); // needs more bits than a 32-bit word
});

test("powers above 9", () => {
  assert.equal(nameOf({ longer: 0, shorter: 11, shift: 31 }, 12), "13 = 1 + x³¹·12");
});

test("the powers over the columns", () => {
  assert.deepEqual(powersOver(6), ["x⁵", "x⁴", "x³", "x²", "x", "1"]);
  assert.deepEqual(powersOver(13), ["", "", "x¹⁰", "", "", "", "", "x⁵", "", "", "", "", "1"]);
  assert.deepEqual(powersOver(103).filter(Boolean), ["x¹⁰⁰", "x⁸⁰", "x⁶⁰", "x⁴⁰", "x²⁰", "1"]);
});
