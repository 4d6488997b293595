import assert from "node:assert/strict";
import { test } from "node:test";

import { drawnPuzzle, pressesOf, slipIn, undoes } from "../../../magicmath/widgets/static/geniton_game_state.js";
import { askText, choiceText, foundText, nameOf, slipText, stepText, verdictText } from "../../../magicmath/widgets/static/geniton_game_words.js";

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
  assert.equal(foundText([["G", "⌽⊖G"]], 1), "✓ Each game has its matrix: G9 by ⌽⊖G9.");
  assert.equal(foundText([["G", "⌽⊖G"]], 2), "Matrices found so far: G9 by ⌽⊖G9.");
  assert.equal(foundText([]), "Matrices found so far: none.");
  assert.equal(nameOf("⊖G"), "⊖G9");
});

test("a wrong mark is answered with the column and the bits of D", () => {
  const start = [[0, 0, 0], [1, 0, 0], [0, 0, 0]];
  const goal = [[1, 1, 1], [1, 0, 1], [1, 1, 1]];
  const view = { rules: "⌽G", matrix: "⌽G", start, goal };
  const slip = (marks) => slipIn(view, new Set(marks), [0, 1, 3]);
  const first = (...marks) => slipText(view, slip(marks), false);
  const said = (...marks) => slipText(view, slip(marks), true);
  assert.equal(first(), "✗ Not yet. Look at mask 0: column 0 of ⌽G9 has its 1 in row 0. Take bit 0 of D.");
  assert.equal(first(0, 1, 3),
    "✗ Not yet. Look at mask 1: column 1 of ⌽G9 has its 1s in the rows 0 and 1. Add bits 0 and 1 of D.");
  assert.equal(said(), "✗ Not yet. Look at mask 0: column 0 of ⌽G9 has its 1 in row 0. There D gives 1.");
  assert.equal(said(0, 1, 3),
    "✗ Not yet. Look at mask 1: column 1 of ⌽G9 has its 1s in the rows 0 and 1. There D gives 1 + 1 = 0.");
  assert.match(said(0), /mask 3: .* rows 0, 1, 2 and 3\. There D gives 1 \+ 1 \+ 1 \+ 0 = 1\.$/);
  assert.equal(slipIn(view, new Set([0, 3]), [0, 1, 3]), null);
  assert.equal(askText(view, [0, 1, 3]), "Which of the masks 0, 1 and 3 does D·⌽G9 press? Mark them, and check.");
});

test("above the masks stands whether some are marked first", () => {
  assert.equal(stepText([0, 1, 3], true), "Mark those with a “?” that are pressed.");
  assert.equal(stepText([0], false), "3. Mark those with a “?” that are pressed");
  assert.equal(stepText(null, true), "Press the masks that are marked.");
  assert.equal(stepText(null, false), "3. Press the masks that are marked");
});
