// Cells of k colours: the greater the number, the darker the cell.

import { shadeOf } from "./shades.js";

export function paint(square, value, k) {
  const { shade, ink } = shadeOf(value, k);
  square.style.background = `rgb(${shade})`;
  square.style.color = `rgb(${ink})`;
  square.textContent = value;
}
