import assert from "node:assert/strict";
import { test } from "node:test";

import {
  changesOn, cognitiveOf, differences, edgeOf, entriesOf, flipped, flips, helixOf, hingeOf, itemsOf, marksAbove, marksOf,
  mirroredGeniton, OVER,  readFrom, sidesOf, sourceOf, tellsSides, THIRD, triangleOf, turned,
} from "../../../magicmath/widgets/static/triangle_state.js";
import {
  belowText, edgeText, flipText, labelledText, matrixText, namedText, polynomialOf, roleOf, sumText, termOf, voteLabel, voteName,
} from "../../../magicmath/widgets/static/triangle_words.js";

const ITEMS = [1, 0, 0, 1, 1, 0, 1, 0, 1];
const N = ITEMS.length;
const all = triangleOf(ITEMS).flatMap((row, k) => row.map((_, j) => [k, j]));

test("below two neighbours stands whether they differ", () => {
  assert.deepEqual(triangleOf([1, 1, 0, 1]), [[1, 1, 0, 1], [0, 1, 1], [1, 0], [1]]);
  assert.deepEqual(helixOf(triangleOf([1, 1, 0, 0])), [1, 0, 1, 0]);
  assert.deepEqual(cognitiveOf(triangleOf([1, 1, 0, 0])), [0, 1, 0, 0]);
});

test("an entry is the parity of the items that light up", () => {
  const table = triangleOf(ITEMS);
  for (const [k, j] of all) {
    assert.equal(itemsOf([k, j]).reduce((sum, i) => sum ^ ITEMS[i], 0), table[k][j]);
  }
});

test("exactly the framed entries change with an item", () => {
  for (let i = 0; i < N; i++) {
    const changed = differences(triangleOf(ITEMS), triangleOf(flipped(ITEMS, [i])));
    assert.deepEqual(changed, entriesOf(i, N));
  }
});

test("a press of an edge flips its entry and keeps the rest of the edge", () => {
  const [left, right] = [helixOf, cognitiveOf].map((edge) => edge(triangleOf(ITEMS)));
  for (const place of all) {
    const after = triangleOf(flipped(ITEMS, flips(place, N)));
    const [edges, [k]] = [differences([left, right], [helixOf(after), cognitiveOf(after)]), place];
    const on = (side) => edges.filter(([which]) => which === side).map(([, i]) => i);
    const edge = edgeOf(place, N);
    if (edge === "left") assert.deepEqual(on(0), [k]);
    if (edge === "right") assert.deepEqual(on(1), [N - 1 - k]);
    if (edge === "inside") assert.deepEqual(edges, []);
  }
});

test("words tell the sum and the role", () => {
  const table = triangleOf(ITEMS);
  const full = (place) => sumText(place, table, roleOf(place, N));
  const told = full([5, 0]);
  assert.match(told, /^Row 5, entry 0 is \d: its two neighbours above (differ|are equal)\. It is the XOR of items 0, 1, 4 and 5/);
  assert.match(told, /item 5 of the helix transform: 0101 in binary/);
  assert.match(full([5, 3]), /item 3 of the cognitive transform/);
  assert.doesNotMatch(full([5, 1]), /transform/);
  assert.match(flipText([0, 2], 8, 13), /Item 2 was flipped: 13 entries changed/);
  assert.match(flipText([1, 0], 4, 2), /left edge was flipped.*items 1 and 3 changed/);
});

test("labels name the items that an entry sums, and its row", () => {
  const table = triangleOf(ITEMS);
  const [bit, inside] = [table[5][0], table[5][2]];
  const told = labelledText([5, 0], table, "binary");
  assert.match(told, new RegExp(`^Row 0101 begins with ${bit}\\. It sums the items 0000, 0001, 0100 and 0101: `));
  assert.match(told, new RegExp(`1 ⊕ 0 ⊕ 1 ⊕ 0 = ${bit}\\. It is item 0101 of the helix transform\\.$`));
  assert.match(labelledText([5, 2], table, "numbers"),
    new RegExp(`^This entry of row 5 is ${inside}\\. It sums the items 2, 3, 6 and 7: .* = ${inside}\\.$`));
  assert.match(labelledText([0, 3], table, "binary"), /^Item 0011 is 1\. The framed entries/);
});

test("the entries that a press changed are counted, and those on the left edge named", () => {
  assert.equal(edgeText([[0, 2], [2, 0], [3, 0], [1, 1]]), "4 entries changed. On the left edge: rows 2 and 3.");
  assert.equal(edgeText([[0, 2], [3, 0]]), "2 entries changed. On the left edge: only row 3.");
  assert.equal(edgeText([[0, 2]], false), "1 entry changed. Press another mask, and compare the frames.");
  assert.equal(edgeText([[0, 2]]), "1 entry changed. On the left edge: none.");
  assert.equal(edgeText([[0, 2], [3, 0]], false, true), "2 entries changed. On the left edge it is one. Which?");
});

test("an entry lies on two sides at a corner, and on none inside", () => {
  assert.deepEqual(sidesOf([0, 0], N), ["top", "left"]);
  assert.deepEqual(sidesOf([0, N - 1], N), ["top", "right"]);
  assert.deepEqual(sidesOf([N - 1, 0], N), ["left", "right"]);
  for (const place of all) {
    const wanted = edgeOf(place, N) === "inside" ? 0 : 1;
    assert.ok(sidesOf(place, N).length >= wanted && sidesOf(place, N).length <= 2 * wanted);
  }
});

test("three presses tell the left edge once each other side has had more than one change, or none", () => {
  const changes = (item) => changesOn(all.filter(([k, j]) => triangleOf(unit(item))[k][j]), N);
  const unit = (item) => Array.from({ length: N }, (_, i) => Number(i === item));
  assert.deepEqual(changes(N - 1), { top: 1, left: 1, right: N });
  const wide = { top: 4, left: 1, right: 1 };
  assert.equal(tellsSides([changes(N - 1), wide]), false);
  assert.equal(tellsSides([wide, wide, wide]), false);
  assert.equal(tellsSides([changes(N - 1), wide, wide]), true);
});

test("the three named entries are told with their bits", () => {
  const table = triangleOf(ITEMS);
  assert.equal(namedText([1, 0], table), `x = ${ITEMS[0]}, y = ${ITEMS[1]} and z = ${table[1][0]}.`);
});

test("only the named entry that stands below the others is taken, and its sum is told", () => {
  const named = [["x", 1], ["z", 1], ["y", 0]];
  assert.equal(belowText("y", named),
    "✓ Now y stands below x and z. It is their XOR: y = x + z, 0 = 1 + 1 modulo 2.");
  for (const name of ["x", "z"]) {
    assert.equal(belowText(name, named),
      `✗ ${name} stands above. Which of x, y and z stands below the other two now? Tap it.`);
  }
});

test("column m of the mirrored geniton has its 1s at the items that row m begins with", () => {
  const columns = mirroredGeniton(N)[0].map((_, m) => mirroredGeniton(N).map((row) => row[m]));
  columns.forEach((column, m) => {
    const unit = (i) => Array.from({ length: N }, (_, j) => Number(i === j));
    assert.deepEqual(column, column.map((_, i) => triangleOf(unit(i))[m][0]));
  });
  assert.equal(matrixText(2, 1, [1, 0]), "the matrix ⌽G2, column 1: 1 0");
  assert.equal(matrixText(2, null, []), "the matrix ⌽G2");
});

test("a place of a truth table is a product of letters, and its entry on the edge a coefficient", () => {
  assert.equal(polynomialOf([1, 1, 0, 1, 1, 0, 0, 1], "abc"), "1 + c + bc + a + abc");
  assert.equal(polynomialOf([0, 0, 0, 1, 0, 1, 1, 0], "abc"), "bc + ac + ab");
  assert.equal(polynomialOf([0, 0], "a"), "0");
  assert.equal(roleOf([3, 0], 8, "abc"), " It is the coefficient of bc.");
  assert.equal(roleOf([3, 4], 8, "abc"), "");
  assert.equal(voteName(6, "abc"), ", for abc = 110");
  assert.equal(voteName(6, ""), "");
  assert.deepEqual([0, 3, 6].map((j) => voteLabel(j, "abc")), ["000", "011", "110"]);
  assert.equal(voteLabel(6, "abcd"), "");
  assert.deepEqual([0, 1, 6].map((j) => termOf(j, "abc")), ["1", "c", "ab"]);
});

test("the hinge runs through the entries that a turn over leaves where they are, and through no others", () => {
  const { x1, y1, x2, y2 } = hingeOf(N);
  for (const [k, j] of all) {
    const [x, y] = [k / 2 + j + 0.5, k + 0.5];
    const isOnLine = Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) < 1e-9 && x >= x1 && x <= x2;
    assert.equal(isOnLine, String(sourceOf([k, j], OVER, N)) === String([k, j]), `${k}, ${j}`);
  }
});

test("the polynomial has the values of the truth table", () => {
  for (let number = 0; number < 256; number++) {
    const table = [...number.toString(2).padStart(8, "0")].map(Number);
    const polynomial = polynomialOf(helixOf(triangleOf(table)), "abc");
    table.forEach((answer, vote) => {
      const value = { a: (vote >> 2) & 1, b: (vote >> 1) & 1, c: vote & 1, 1: 1, 0: 0 };
      const sum = polynomial.split(" + ").reduce((xor, term) => xor ^ [...term].reduce((x, y) => x & value[y], 1), 0);
      assert.equal(sum, answer);
    });
  }
});

const placesOfNames = (marks) => Object.fromEntries(marks.flatMap((row, k) =>
  row.flatMap((name, j) => (name ? [[name, [k, j]]] : []))));

test("three cells inside have names, and take them along when the triangle turns", () => {
  for (let n = 5; n <= 32; n += 1) {
    for (const place of Object.values(placesOfNames(marksOf(n)))) assert.equal(edgeOf(place, n), "inside");
  }
  for (const [turn, order] of [[OVER, "xzy"], [THIRD, "zxy"]]) {
    let [triangle, marks] = [triangleOf(ITEMS), marksOf(N)];
    const held = () => Object.entries(placesOfNames(marks)).map(([name, [k, j]]) => name + triangle[k][j]).sort();
    const before = held();
    assert.equal(before.length, 3);
    [triangle, marks] = [triangleOf(readFrom(triangle, turn)), turned(marks, turn)];
    assert.deepEqual(held(), before);
    const [[k, j], right, below] = [...order].map((name) => placesOfNames(marks)[name]);
    assert.deepEqual([right, below], [[k, j + 1], [k + 1, j]]);
  }
  assert.deepEqual(placesOfNames(marksOf(4)), {});
});

test("an entry inside is named z, and the two above it x and y", () => {
  assert.deepEqual(placesOfNames(marksAbove([4, 2], N)), { x: [3, 2], y: [3, 3], z: [4, 2] });
  for (const [k, j] of all.filter((place) => edgeOf(place, N) === "inside")) {
    const names = placesOfNames(marksAbove([k, j], N));
    assert.deepEqual(names, { x: [k - 1, j], y: [k - 1, j + 1], z: [k, j] });
  }
});
