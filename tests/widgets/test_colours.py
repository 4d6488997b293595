"""Hold the colours of cells together, which pictures, style sheets and page code each write down."""

import re

import pytest

from magicmath.plot import drawing, hues
from magicmath.widgets._base import page_code, page_style


@pytest.mark.parametrize("name", ["dark", "light", "frame", "accent"])
def test_a_board_has_the_colours_of_its_picture(name):
    assert re.findall(rf"--mm-{name}: *(#\w+);", page_style("board.css")) == [getattr(drawing, name.upper())]


def test_two_colours_are_the_light_cell_and_the_dark_one():
    found = re.search(r"\[LIGHTEST, DARKEST\] = \[\[(.+?)\], \[(.+?)\]\];", page_code("shades.js"))
    written = ["#" + bytes(map(int, shades.split(","))).hex() for shades in found.groups()]
    assert written == [drawing.LIGHT, drawing.DARK]


def _luminance(colour):
    parts = [part / 255 for part in bytes.fromhex(colour[1:])]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


@pytest.mark.parametrize("k", range(2, 33))
def test_each_colour_is_darker_than_the_one_before_and_its_number_is_legible(k):
    pairs = [hues.hue_and_ink(value, k) for value in range(k)]
    lights = [_luminance(hue) for hue, _ in pairs]
    assert lights == sorted(set(lights), reverse=True)
    contrasts = [
        (light + 0.05) / 0.05 if ink == "#000" else 1.05 / (light + 0.05)
        for light, (_, ink) in zip(lights, pairs, strict=True)
    ]
    assert min(contrasts) >= 4.5
