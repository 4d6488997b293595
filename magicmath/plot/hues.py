"""The colours 0 to k - 1 of a cell: a ring of hues, each darker than the one before; as in shades.js."""

from math import cos, radians, sin

from magicmath.plot.drawing import DARK, LIGHT

_LIGHTNESS, _FALL = 0.97, 0.66  # of OKLCH: of the cell that holds 0, and down to the last colour
_CHROMA, _ROOM = 0.115, 0.6  # near white there is room for less
_FIRST_HUE = 40  # degrees, of the cell that would hold 0
_LIGHTEST_DARK = 0.179  # the luminance below which white stands out more than black


def hue_and_ink(value: int, k: int) -> tuple[str, str]:
    """Return the colour of a cell that holds `value` of k colours, and that of the number on it."""
    if value == 0:
        return LIGHT, "#000"
    if k == 2:
        return DARK, "#fff"
    lightness = _LIGHTNESS - _FALL * value / (k - 1)
    chroma = min(_CHROMA, _ROOM * (1 - lightness))
    light = _of_lch(lightness, chroma, radians(_FIRST_HUE + 360 * value / k))
    ink = "#fff" if _luminance(light) < _LIGHTEST_DARK else "#000"
    return "#" + bytes(round(255 * _encoded(part)) for part in light).hex(), ink


def _of_lch(lightness: float, chroma: float, angle: float) -> list[float]:
    """Return the parts of red, green and blue light of a colour of OKLCH, those out of range cut off."""
    a, b = chroma * cos(angle), chroma * sin(angle)
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    parts = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return [min(1.0, max(0.0, part)) for part in parts]


def _encoded(part: float) -> float:
    """Return how sRGB writes a part of light."""
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def _luminance(light: list[float]) -> float:
    red, green, blue = light
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
