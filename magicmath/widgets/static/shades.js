// The colours 0 to k - 1: a ring of hues, each darker than the one before, so that they differ without
// hue as well; the number on a cell is legible on each. magicmath/plot/hues.py has the same.

// the cells that hold 0 and 1 on other boards: --mm-light and --mm-dark of board.css, as in plot/drawing.py
const [LIGHTEST, DARKEST] = [[251, 248, 241], [29, 34, 48]];
const [LIGHTNESS, FALL] = [0.97, 0.66]; // of OKLCH: for 0, and down to the last colour
const [CHROMA, ROOM] = [0.115, 0.6]; // near white there is room for less
const FIRST_HUE = 40; // degrees, of the cell that would hold 0
const LIGHTEST_DARK = 0.179; // the luminance below which white stands out more than black
const [BLACK, WHITE] = [[0, 0, 0], [255, 255, 255]];

// The parts of red, green and blue light of a colour of OKLCH, those out of range cut off.
function ofLch(lightness, chroma, angle) {
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

const encoded = (part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
const luminance = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

export function shadeOf(value, k) {
  if (value === 0) return { shade: LIGHTEST, ink: BLACK };
  if (k === 2) return { shade: DARKEST, ink: WHITE };
  const angle = (FIRST_HUE + (360 * value) / k) * (Math.PI / 180);
  const lightness = LIGHTNESS - (FALL * value) / (k - 1);
  const light = ofLch(lightness, Math.min(CHROMA, ROOM * (1 - lightness)), angle);
  const shade = light.map((part) => Math.round(255 * encoded(part)));
  return { shade, ink: luminance(light) < LIGHTEST_DARK ? WHITE : BLACK };
}
