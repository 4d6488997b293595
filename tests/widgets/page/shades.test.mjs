import assert from "node:assert/strict";
import { test } from "node:test";

import { shadeOf } from "../../../magicmath/widgets/static/shades.js";

const linear = (part) => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const lightness = (shade) => 116 * Math.cbrt(luminance(shade)) - 16; // CIE L*, from 0 to 100
const contrast = (one, other) => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
const shadesOf = (k) => Array.from({ length: k }, (_, value) => shadeOf(value, k));

test("the number on a cell has a contrast of 4.5 or more in every count of colours", () => {
  for (let k = 2; k <= 255; k++) {
    for (const { shade, ink } of shadesOf(k)) assert.ok(contrast(shade, ink) >= 4.5, `${k}: ${shade}`);
  }
});

test("up to 16 colours, each is darker than the one before by what an eye can tell", () => {
  for (let k = 2; k <= 16; k++) {
    shadesOf(k).slice(1).forEach(({ shade }, value) => {
      const step = lightness(shadeOf(value, k).shade) - lightness(shade);
      assert.ok(step >= 4, `${k}: ${value} to ${value + 1} is a step of ${step}`); // 2.3 can just be told
    });
  }
});

test("0 is the white of the boards, and the last colour their black", () => {
  assert.deepEqual([shadeOf(0, 3).shade, shadeOf(2, 3).shade], [[251, 248, 241], [29, 34, 48]]);
});
