import assert from "node:assert/strict";
import { test } from "node:test";

import {
  levelCount, linkedTo, outputsOf, slipIn, sourcesOf, valuesOf, wiresOf,
} from "../../../magicmath/widgets/static/butterfly_state.js";
import { binary, checkText, levelText, linkText, makingText, nodeName } from "../../../magicmath/widgets/static/butterfly_words.js";

const range = (n) => Array.from({ length: n }, (_, i) => i);
const unit = (i, n) => range(n).map((j) => Number(i === j));

test("each value is the parity of the items that its node sums", () => {
  for (const n of [4, 8, 16]) {
    for (const i of range(n)) {
      valuesOf(unit(i, n)).forEach((row, level) => row.forEach((bit, j) => {
        assert.equal(bit, Number(sourcesOf([level, j], n).includes(i)));
      }));
    }
  }
});

test("an output sums the items whose digits it has, and an item reaches the outputs that have its digits", () => {
  for (const j of range(16)) {
    assert.deepEqual(sourcesOf([4, j], 16), range(16).filter((i) => (i | j) === j));
    assert.deepEqual(outputsOf([0, j], 16), range(16).filter((i) => (i | j) === i));
  }
});

test("the wires are those along which values are passed", () => {
  for (const n of [4, 8, 16]) {
    const wires = wiresOf(n);
    assert.equal(wires.length, levelCount(n) * n * 1.5);
    for (const { level, from, to } of wires) {
      const [before, after] = [sourcesOf([level, from], n), sourcesOf([level + 1, to], n)];
      assert.ok(before.every((i) => after.includes(i)));
    }
  }
});

test("what lights up is one connected part of the wiring", () => {
  for (const node of [[0, 5], [4, 13], [2, 7], [0, 0], [4, 15]]) {
    const { nodes, wires } = linkedTo(node, 16);
    const all = wiresOf(16);
    const met = new Set(wires.flatMap((k) => [`${all[k].level},${all[k].from}`, `${all[k].level + 1},${all[k].to}`]));
    assert.deepEqual(met, new Set(nodes.map(String)));
  }
  const inner = linkedTo([1, 5], 16).nodes;
  assert.deepEqual(inner.filter(([level]) => level === 0).map(([, i]) => i), [4, 5]);
  assert.deepEqual(inner.filter(([level]) => level > 1), []);
  assert.equal(linkedTo([4, 15], 16).wires.length, 1 * 2 + 2 * 2 + 4 * 2 + 8 * 2);
});

test("words tell the digits, the sum and the level", () => {
  const items = [1, 0, 1, 1];
  const values = valuesOf(items);
  assert.equal(binary(5, 16), "0101");
  assert.match(linkText([0, 1], items, values, 2), /Item 1 = 01 reaches outputs 1 and 3: those with a 1 wherever 01/);
  assert.match(linkText([0, 0], items, values, 2), /reaches outputs 0, 1, 2 and 3: all/);
  assert.match(linkText([2, 3], items, values, 2), /Output 3 = 11 sums items 0, 1, 2 and 3: 00, 01, 10 and 11.* 1 ⊕ 0 ⊕ 1 ⊕ 1 = 1\./);
  assert.match(linkText([2, 3], items, values, 1), /not worked out yet/);
  assert.match(linkText([1, 0], items, values, 1), /After distance 1, place 0 = 00 still holds item 0/);
  assert.match(linkText([1, 3], items, values, 1), /place 3 = 11 holds the sum of items 2 and 3: 10 and 11\. They begin with 1, as 11 does, and have no 1 outside those of 11\./);
  const eight = [1, 1, 0, 1, 1, 0, 1, 0];
  assert.match(linkText([2, 6], eight, valuesOf(eight), 2), /the sum of items 4 and 6: 100 and 110\. They begin with 1, as 110 does/);
  assert.match(linkText([1, 7], eight, valuesOf(eight), 1), /the sum of items 6 and 7: 110 and 111\. They begin with 11, as 111 does/);
  assert.match(levelText(1, 4), /Level 1 of 2: each place whose binary digit for 1 is 1 has added the value 1 place before/);
  assert.match(levelText(2, 4), /2 places before it\. This is the helix transform/);
  assert.equal(nodeName([1, 2], 4, null), "level 1, place 2, 10, not worked out yet");
});

test("a place of the level that is made says what it is, and where to look for items", () => {
  assert.match(makingText(2, 8, 2, 1), /^You make distance 4 now: place 010 is changed\. .* an earlier column\.$/);
  assert.match(makingText(2, 8, 2, 0), /place 010 is still a copy\./);
});

test("the first slip of a level made by hand is told with its reason", () => {
  const items = [1, 0, 0, 1, 1, 0, 1, 0];
  const values = valuesOf(items);
  const said = (level, ...places) => {
    const changed = range(8).map((i) => Number(places.includes(i)));
    return checkText(slipIn(items, level, changed), items, values, level);
  };
  assert.match(said(1), /^Nothing is changed yet\. Which places have a 1 in the digit for 2\?$/);
  assert.match(said(1, 1), /^Place 1 = 001 has a 0 in the digit for 2\. Nothing is added, so it stays 1\.$/);
  assert.match(said(1, 2, 3), /^Place 6 = 110 has a 1 .* its partner, place 4 = 100: 1 ⊕ 1 = 0\.$/);
  assert.match(said(1, 2, 3, 6, 7), /^✓ Distance 2 is right\. .* You make distance 4 next\.$/);
  assert.match(said(2, 4, 5, 6), /^✓ Distance 4 is right\. .* All levels are done: these are the outputs/);
  for (const level of [0, 1, 2]) {
    const turned = range(8).filter((i) => values[level][i] !== values[level + 1][i]);
    assert.match(said(level, ...turned), /^✓ Distance . is right/);
  }
});

test("a level that is the copy is right without a press", () => {
  assert.equal(slipIn([0, 1, 0, 0], 1, [0, 0, 0, 0])?.place, 3);
  assert.equal(slipIn([0, 0, 1, 0], 1, [0, 0, 0, 0]), null);
});
