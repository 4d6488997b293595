"""Hold the colours of cells together, which pictures, style sheets and page code each write down."""

import re

import pytest

from magicmath.plot import drawing
from magicmath.widgets._base import page_code, page_style


@pytest.mark.parametrize("name", ["dark", "light", "frame", "accent"])
def test_a_board_has_the_colours_of_its_picture(name):
    assert re.findall(rf"--mm-{name}: *(#\w+);", page_style("board.css")) == [getattr(drawing, name.upper())]


def test_the_board_in_colours_goes_from_the_light_cell_to_the_dark_one():
    found = re.search(r"\[LIGHTEST, DARKEST\] = \[\[(.+?)\], \[(.+?)\]\];", page_code("shades.js"))
    written = ["#" + bytes(map(int, shades.split(","))).hex() for shades in found.groups()]
    assert written == [drawing.LIGHT, drawing.DARK]
