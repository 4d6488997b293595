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

test("0 is the white of the boards, and where there are two colours 1 is their black", () => {
  assert.deepEqual(shadesOf(2).map(({ shade }) => shade), [[251, 248, 241], [29, 34, 48]]);
  assert.deepEqual(shadeOf(0, 3).shade, [251, 248, 241]);
});

test("from three to eight colours, each but 0 has a hue of its own", () => {
  for (let k = 3; k <= 8; k++) {
    const hues = shadesOf(k).slice(1).map(({ shade: [r, g, b] }) =>
      Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * (180 / Math.PI));
    hues.forEach((one, i) => hues.slice(0, i).forEach((other) => {
      const apart = Math.abs(one - other) % 360;
      assert.ok(Math.min(apart, 360 - apart) >= 15, `${k}: ${hues}`);
    }));
  }
});
