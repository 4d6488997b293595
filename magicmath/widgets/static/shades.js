// The colours 0 to k - 1 as shades from light to dark; the number on a cell is legible on each.

// the cells that hold 0 and 1 on other boards: --mm-light and --mm-dark of board.css, as in plot/drawing.py
const [LIGHTEST, DARKEST] = [[251, 248, 241], [29, 34, 48]];
const LIGHTEST_DARK = 0.61; // the share of dark above which a number is white

export function shadeOf(value, k) {
  const share = value / (k - 1);
  const shade = LIGHTEST.map((light, i) => Math.round(light + share * (DARKEST[i] - light)));
  return { shade, ink: share <= LIGHTEST_DARK ? [0, 0, 0] : [255, 255, 255] };
}
