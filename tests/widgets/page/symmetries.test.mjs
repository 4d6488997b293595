import assert from "node:assert/strict";
import { test } from "node:test";

import { permutationOf, placesOf, productsOf, sixOf, tableOf } from "../../../magicmath/widgets/static/symmetries_state.js";
import { lettersText, movedText, statusText, stepText } from "../../../magicmath/widgets/static/symmetries_words.js";

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

test("each step of a walk is a product", () => {
  assert.deepEqual(productsOf({ start: "J", walk: ["G", "G"] }, tableOf(3)), [["J", "G"], ["⊖G", "G"]]);
  assert.deepEqual(productsOf({ start: "J", walk: [] }, tableOf(3)), []);
});

test("the letters and a column of them are followed", () => {
  assert.equal(lettersText("G"), "You stand on G. It puts d for a, b for d and a for b. The column 0 1 1 is ab + bb. "
    + "It makes da + aa of it: that is ab, the column 0 1 0.");
  assert.match(lettersText("I"), /makes ab \+ bb of it: that is ab \+ bb, the column 0 1 1\.$/);
});

test("a walk is written as a product, with powers", () => {
  const told = (start, walk) => statusText({ start, walk }, placesOf({ start, walk }, tableOf(3)), NAMES);
  assert.equal(told("I", []), "You stand on I, one. Multiply by one of the six.");
  assert.equal(told("I", ["G"]), "I·G = G, five.");
  assert.equal(told("I", ["G", "G", "J"]), "⌽⊖G·J = ⊖G, four. The whole walk: I·G²·J = ⊖G.");
  assert.equal(told("⌽G", Array(12).fill("⌽G")), "I·⌽G = ⌽G, six. The whole walk: (⌽G)¹³ = ⌽G.");
  assert.equal(stepText("G", "J", "⌽G"), "G·J = ⌽G");
});

test("a step tells what becomes of each letter, and so the dots of the product", () => {
  const told = movedText("⌽G", "J", tableOf(3)["⌽G"].J);
  assert.equal(told, "In ⌽G·J first J acts, then ⌽G: a → b → d, b → a → a, d → d → b. So the dots are d a b.");
  for (const left of Object.keys(NAMES)) {
    for (const right of Object.keys(NAMES)) {
      const text = movedText(left, right, tableOf(3)[left][right]);
      const ends = [...text.matchAll(/→ [abd] → ([abd])/g)].map(([, end]) => end).join(" ");
      assert.ok(text.endsWith(`So the dots are ${ends}.`), text);
    }
  }
});

test("the permutations are told in words", () => {
  const told = ["I", "J", "⌽G", "G"].map((name) => lettersText(name).split(". ")[1]);
  assert.deepEqual(told, [
    "It leaves a, b and d in their places", "It exchanges a and b", "It exchanges b and d",
    "It puts d for a, b for d and a for b",
  ]);
  assert.equal(new Set(Object.values(permutationOf("G"))).size, 3);
});
