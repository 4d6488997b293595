"""Look at pictures in Chromium: in light and dark, on a page and as images, and on a phone."""

import io
from urllib.parse import quote

import numpy as np
import pytest
from PIL import Image, ImageColor

from magicmath import plot
from magicmath.pages import page as page_of
from magicmath.plot.drawing import DARK, INK, INK_IN_THE_DARK, LIGHT
from magicmath.rules import MAGIC

BACKGROUNDS = {"light": "#ffffff", "dark": "#111111"}
WIDE = [
    plot.boards(MAGIC.masks),
    plot.matrix(np.arange(16 * 18).reshape(16, 18), "a matrix"),
    plot.bars({number: 10**number for number in range(16)}, "bars"),
    plot.points(range(600), "points"),
    plot.pattern(np.eye(300, dtype=int), "a pattern"),
    plot.butterfly([0, 1] * 16),
]


def pixels(locator):
    image = Image.open(io.BytesIO(locator.screenshot()))
    return np.asarray(image.convert("RGB")).astype(int)


def count(image, colour):
    """Return how many pixels have a colour, or nearly."""
    return int((np.abs(image - ImageColor.getrgb(colour)).max(axis=2) <= 3).sum())


def as_image(picture):
    return f'<img alt="" src="data:image/svg+xml,{quote(picture.svg)}">'


@pytest.mark.parametrize("scheme", BACKGROUNDS)
@pytest.mark.parametrize("form", [lambda picture: picture.svg, as_image], ids=["inline", "image"])
def test_cells_are_where_they_belong_and_labels_follow_light_and_dark(page, scheme, form):
    board = np.random.default_rng(5).integers(0, 2, (3, 4))
    page.emulate_media(color_scheme=scheme)
    style = "html{color-scheme:light dark}body{background:light-dark(#ffffff,#111111)}"
    page.set_content(f"<style>{style}</style>{form(plot.board(board, '███████'))}")
    image = pixels(page.locator("svg, img"))
    for (i, j), cell in np.ndenumerate(board):
        middle = 4 + 20 + 18 + 32 * i, 4 + 18 + 32 * j
        aside = middle[0] - 8, middle[1] - 8
        assert tuple(image[middle]) == ImageColor.getrgb(LIGHT)
        assert tuple(image[aside]) == ImageColor.getrgb(DARK if cell else LIGHT)
    label = image[8:20]
    if form is as_image:
        ink = {"light": INK, "dark": INK_IN_THE_DARK}[scheme]
        assert count(label, ink) > 200
        assert count(label, {"light": INK_IN_THE_DARK, "dark": INK}[scheme]) == 0
    assert count(label, BACKGROUNDS[scheme]) > 200


def test_labels_have_the_colour_of_the_text_around_them(page):
    page.set_content(f'<p style="color:#0a7">{plot.board([[1]], "███████").svg}</p>')
    assert count(pixels(page.locator("svg")), "#00aa77") > 200


def test_pictures_fit_a_phone_by_themselves(page):
    page.set_viewport_size({"width": 390, "height": 800})
    page.set_content("<!DOCTYPE html>" + "".join(picture.svg for picture in WIDE))
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("scheme", BACKGROUNDS)
def test_pictures_of_a_page_fit_a_phone_and_say_what_they_show(page, tmp_path, scheme):
    page_of_all = page_of({f"picture {number}": picture for number, picture in enumerate(WIDE)})
    (tmp_path / "page.html").write_text(page_of_all, encoding="utf-8")
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto((tmp_path / "page.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    background = page.evaluate("getComputedStyle(document.body).color")
    for picture in WIDE:
        found = page.get_by_role("img", name=picture.alt, exact=True)
        box = found.bounding_box()
        assert box["x"] >= 0
        assert 100 < box["width"] <= 390
        assert found.evaluate("svg => getComputedStyle(svg).fill") == background
