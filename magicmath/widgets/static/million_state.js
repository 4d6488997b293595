// A million cells of fractal MAGIC in words of 32, the first cell in the lowest bit: to draw, to solve,
// to press.
// Python's `magicmath.widgets.million` draws and solves the same.

import { weight } from "./gf2.js";
import { drawing } from "./mixing.js";
import { wayOf } from "./repair_state.js";

export const SIDE = 1024;
export const DRAWINGS = ["disc", "ring", "letters", "by lot", "your own"];
export const OWN = "your own";
export const MOST_BLOTS = 4096;
const LINE = SIDE / 32; // words
const PEN = 200; // the square of a blot's radius
const REACH = Math.floor(Math.sqrt(PEN));
const LETTER = 1600; // of a letter's cell, 50 times its side

// The word MAGIC, turned: does it cover the cell at these distances from the middle?
export function isInLetters(down, right, word) {
  const line = word[Math.floor((24 * down - 7 * right + 3.5 * LETTER) / LETTER)];
  return line?.[Math.floor((24 * right + 7 * down + (word[0].length * LETTER) / 2) / LETTER)] === "1";
}

// Twice the distances from the middle, so that they are whole.
const INSIDE = {
  disc: (down, right) => 5 * (down * down + right * right) < 3 * SIDE * SIDE,
  ring: (down, right) => INSIDE.disc(down, right) && 10 * (down * down + right * right) >= 3 * SIDE * SIDE,
  letters: isInLetters,
};

export const spotOf = (place) => [Math.floor(place / SIDE), place % SIDE];
export const bitAt = (words, place) => (words[place >>> 5] >>> (place & 31)) & 1;
export const count = (words) => weight(words);

function blacken(words, place) {
  words[place >>> 5] |= 1 << (place & 31);
}

function blotted(words, blots) {
  for (const blot of blots) {
    const [row, column] = spotOf(blot);
    for (let down = -REACH; down <= REACH; down++) {
      for (let right = -REACH; right <= REACH; right++) {
        const [r, c] = [row + down, column + right];
        const isInside = r >= 0 && r < SIDE && c >= 0 && c < SIDE;
        if (isInside && down * down + right * right <= PEN) blacken(words, r * SIDE + c);
      }
    }
  }
  return words;
}

export function cellsOf({ drawing: name, seed, blots }, word) {
  const words = new Uint32Array(SIDE * LINE);
  if (name === "by lot") {
    const drawn = drawing(seed);
    return words.map((_, place) => drawn(place));
  }
  if (name === OWN) return blotted(words, blots);
  const isBlack = INSIDE[name];
  for (let place = 0; place < SIDE * SIDE; place++) {
    const [down, right] = spotOf(place).map((at) => 2 * at - (SIDE - 1));
    if (isBlack(down, right, word)) blacken(words, place);
  }
  return words;
}

// The butterfly: five levels within the words, fifteen between them.
export function solved(cells) {
  const words = cells.slice();
  for (let i = 0; i < words.length; i++) {
    let word = words[i];
    word ^= (word << 1) & 0xaaaaaaaa;
    word ^= (word << 2) & 0xcccccccc;
    word ^= (word << 4) & 0xf0f0f0f0;
    word ^= (word << 8) & 0xff00ff00;
    words[i] = word ^ (word << 16);
  }
  for (let half = 1; half < words.length; half *= 2) {
    for (let start = 0; start < words.length; start += 2 * half) {
      for (let i = start; i < start + half; i++) words[i + half] ^= words[i];
    }
  }
  return words;
}

// A line of ⌽G: black where the number of the column has all the 1s of the number of the line.
function geniton() {
  const lines = new Uint32Array(SIDE * LINE);
  for (let a = 0; a < SIDE; a++) {
    for (let column = a; column < SIDE; column = (column + 1) | a) blacken(lines, a * SIDE + column);
  }
  return lines;
}

// Press all masks that are to be pressed, on the board itself, and no butterfly takes part: mask 1024a + b is
// the product of the lines a and b. Yields after each a how many of them were pressed.
export function* pressing(board, presses) {
  const lines = geniton();
  const sum = new Uint32Array(LINE);
  for (let a = 0; a < SIDE; a++) {
    sum.fill(0);
    let pressed = 0;
    for (let b = 0; b < SIDE; b++) {
      if (!bitAt(presses, a * SIDE + b)) continue;
      for (let w = 0; w < LINE; w++) sum[w] ^= lines[b * LINE + w];
      pressed++;
    }
    for (let row = a; row < SIDE; row = (row + 1) | a) {
      for (let w = 0; w < LINE; w++) board[row * LINE + w] ^= sum[w];
    }
    yield pressed;
  }
}

// The blots on the way of a pen from one place to another, so near that they overlap.
export const strokeOf = (from, to) => wayOf(from, to, SIDE, REACH / 2);
