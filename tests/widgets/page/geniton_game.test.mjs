import assert from "node:assert/strict";
import { test } from "node:test";

import { drawnPuzzle, pressesOf, undoes } from "../../../magicmath/widgets/static/geniton_game_state.js";
import { choiceText, foundText, nameOf, verdictText } from "../../../magicmath/widgets/static/geniton_game_words.js";

test("G and the geniton turned by half a turn undo each other, the mirrors themselves", () => {
  const names = ["I", "J", "G", "⌽G", "⊖G", "⌽⊖G"];
  const inverses = (rules) => names.filter((name) => undoes(name, rules));
  assert.deepEqual(["⌽G", "G", "⊖G", "⌽⊖G"].map(inverses), [["⌽G"], ["⌽⊖G"], ["⊖G"], ["G"]]);
});

test("without a matrix nothing is told", () => {
  assert.deepEqual(pressesOf({ ...drawnPuzzle(), matrix: null }), []);
  assert.equal(choiceText({ matrix: null }, []), "Choose a matrix.");
});

test("the words tell the presses, the verdict and what was found", () => {
  assert.equal(choiceText({ matrix: "G" }, [2, 3]), "D·G9 says: press masks 2 and 3.");
  assert.equal(choiceText({ matrix: "I" }, []), "D·I says: press nothing.");
  const view = { rules: "G", matrix: "J" };
  assert.equal(verdictText(view, 1, false), "✗ 1 cell still to go. J does not undo G9.");
  assert.match(verdictText(view, 0, false), /by luck/);
  assert.equal(verdictText(view, 0, true), "✓ The goal! J undoes G9.");
  assert.equal(foundText([["G", "⌽⊖G"], ["⌽G", "⌽G"]]), "Matrices found so far: G9 by ⌽⊖G9, ⌽G9 by ⌽G9.");
  assert.equal(foundText([]), "Matrices found so far: none.");
  assert.equal(nameOf("⊖G"), "⊖G9");
});
