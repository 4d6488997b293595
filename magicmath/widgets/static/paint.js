// Cells of k colours: the greater the number, the darker the cell.

const [LIGHTEST, DARKEST] = [[251, 248, 241], [29, 34, 48]];

export function paint(square, value, k) {
  const share = value / (k - 1);
  const shade = LIGHTEST.map((light, i) => Math.round(light + share * (DARKEST[i] - light)));
  square.style.background = `rgb(${shade})`;
  square.style.color = share <= 0.6 ? "#000" : "#fff"; // either way a contrast of 4.5 or more
  square.textContent = value;
}
