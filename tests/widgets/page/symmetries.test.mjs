import assert from "node:assert/strict";
import { test } from "node:test";

import { permutationOf, placesOf, sixOf, tableOf } from "../../../magicmath/widgets/static/symmetries_state.js";
import { permutationText, statusText, stepText } from "../../../magicmath/widgets/static/symmetries_words.js";

const NAMES = { I: "one", J: "two", "⌽⊖G": "three", "⊖G": "four", G: "five", "⌽G": "six" };

test("every product is one of the six, and each comes once in a row and once in a column", () => {
  for (const levels of [1, 2, 3, 4]) {
    const [names, table] = [Object.keys(sixOf(levels)), tableOf(levels)];
    for (const left of names) {
      assert.equal(new Set(names.map((right) => table[left][right])).size, 6);
      assert.equal(new Set(names.map((right) => table[right][left])).size, 6);
      assert.equal(table.I[left], left);
    }
  }
});

test("G comes back after three steps, its mirrors after two", () => {
  const table = tableOf(3);
  assert.deepEqual(placesOf({ start: "I", walk: ["G", "G", "G"] }, table), ["I", "G", "⌽⊖G", "I"]);
  for (const name of ["J", "⌽G", "⊖G"]) assert.equal(placesOf({ start: "I", walk: [name, name] }, table).at(-1), "I");
});

test("a walk is written as a product, with powers", () => {
  const told = (start, walk, place) => statusText({ start, walk }, place, NAMES);
  assert.equal(told("I", [], "I"), "You stand on I, one. Multiply by one of the six.");
  assert.equal(told("I", ["G", "G", "J"], "⊖G"), "I × G² × J = ⊖G, four.");
  assert.equal(told("⌽G", Array(12).fill("⌽G"), "⌽G"), "(⌽G)¹³ = ⌽G, six.");
  assert.equal(stepText("G", "J", "⌽G"), "G × J = ⌽G");
});

test("the permutations are told in words", () => {
  const told = ["I", "J", "⌽G", "G"].map(permutationText);
  assert.deepEqual(told.slice(0, 3), [
    "leaves a, b and d in their places", "exchanges a and b", "exchanges b and d",
  ]);
  assert.equal(told[3], "puts d for a, b for d and a for b");
  assert.equal(new Set(Object.values(permutationOf("G"))).size, 3);
});
