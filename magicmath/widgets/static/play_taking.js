// Boards read from text and from picture files.

import { refuse } from "./play_refusal.js";

const SIGNS = new Map([...".-□0"].map((sign) => [sign, 0]).concat([..."#xX■1"].map((sign) => [sign, 1])));

function valueOf(sign, line) {
  const value = SIGNS.get(sign) ?? parseInt(sign, 17);
  if (Number.isNaN(value)) refuse(`line ${line} has "${sign}", which is no sign for a cell`);
  return value;
}

// A board from lines of signs, put at the top left of the reader's own.
export function boardFromText(text, { rows, columns, colours, holes }) {
  const lines = text.split("\n").map((line) => line.replace(/\s/g, "")).filter(Boolean);
  if (!lines.length) refuse("the text is empty");
  if (lines.length > rows) refuse(`the text has ${lines.length} lines, the board ${rows} rows`);
  const board = new Array(rows * columns).fill(0);
  lines.forEach((line, i) => {
    const signs = [...line];
    const most = `the board ${columns} columns`;
    if (signs.length > columns) refuse(`line ${i + 1} has ${signs.length} cells, ${most}`);
    signs.forEach((sign, j) => {
      const value = valueOf(sign, i + 1);
      if (value >= colours) refuse(`line ${i + 1} has colour ${value}, but there are ${colours} colours`);
      board[i * columns + j] = value;
    });
  });
  for (const hole of holes) board[hole] = 0;
  return board;
}

// A picture file as a board: the whole picture on it, the darker the greater; `level` of 100 is how dark.
export const boardFromPicture = async (file, { rows, columns, colours, holes }, level) => {
  const picture = await createImageBitmap(file).catch(() => { throw new Error("This file is no picture."); });
  const canvas = new OffscreenCanvas(columns, rows);
  const ink = canvas.getContext("2d");
  ink.fillStyle = "#fff";
  ink.fillRect(0, 0, columns, rows);
  ink.imageSmoothingQuality = "high";
  ink.drawImage(picture, 0, 0, columns, rows);
  const { data } = ink.getImageData(0, 0, columns, rows);
  const board = Array.from({ length: rows * columns }, (_, cell) => {
    const [r, g, b] = data.subarray(4 * cell, 4 * cell + 3);
    const dark = 1 - (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    const shifted = dark + level / 100 - 0.5;
    return Math.max(0, Math.min(colours - 1, Math.floor(shifted * colours)));
  });
  for (const hole of holes) board[hole] = 0;
  return board;
};
