// Boards as text: each cell takes the bits that its colours need, and six bits make a character.

import { refuse } from "./play_refusal.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"; // base64url
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]));

export const bitsFor = (colours) => 32 - Math.clz32(colours - 1);
export const packedLength = (bits) => Math.ceil(bits / 6);

export function packed(digits, bits) {
  const sextets = new Uint8Array(packedLength(digits.length * bits));
  digits.forEach((digit, i) => {
    for (let bit = 0; bit < bits; bit++) {
      if ((digit >>> (bits - 1 - bit)) & 1) setBit(sextets, i * bits + bit);
    }
  });
  return written(sextets);
}

export function packedMask(cells, size) {
  const sextets = new Uint8Array(packedLength(size));
  for (const cell of cells) setBit(sextets, cell);
  return written(sextets);
}

// The digits of a text whose length is right.
export function unpacked(text, count, bits, name) {
  const digits = new Array(count).fill(0);
  for (const place of unpackedMask(text, count * bits, name)) {
    digits[Math.floor(place / bits)] |= 1 << (bits - 1 - (place % bits));
  }
  return digits;
}

// The places of the ones among so many bits.
export function unpackedMask(text, length, name) {
  const places = [];
  for (let i = 0; i < text.length; i++) {
    const sextet = VALUES.get(text[i]) ?? wrong(text[i], name);
    for (let bit = 0; bit < 6; bit++) if (sextet & (32 >>> bit)) places.push(6 * i + bit);
  }
  if (places.at(-1) >= length) refuse(`${name} must end with its last cell, got a bit behind it`);
  return places;
}

function setBit(sextets, place) {
  sextets[Math.floor(place / 6)] |= 32 >>> (place % 6);
}

const written = (sextets) => Array.from(sextets, (value) => ALPHABET[value]).join("");

function wrong(character, name) {
  return refuse(`${name} must be of A-Z, a-z, 0-9, - and _, got "${character}"`);
}
