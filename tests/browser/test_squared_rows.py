"""Y beside Y·Y in a saved page: choose a row by mouse, touch or keys."""

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath import gf2
from magicmath.rules import MAGIC
from magicmath.widgets import SquaredRows

pytestmark = pytest.mark.usefixtures("quiet_page")
Y = MAGIC.matrix
SQUARE = gf2.matmul(Y, Y)


def bits(page, of):
    return [int(one) for one in page.locator(of).evaluate_all("all => all.map((one) => one.dataset.bit)")]


def check(page, row):
    tables = page.locator(".mm-sq-rows")
    pressed = np.flatnonzero(Y[row]).tolist()
    for table, marked in ((0, pressed), (1, [])):
        lines = tables.nth(table).locator(".mm-sq-row")
        looks = lines.evaluate_all("all => all.map((one) => one.className)")
        assert [i for i, one in enumerate(looks) if "mm-sq-at" in one] == [row]
        assert [i for i, one in enumerate(looks) if "mm-sq-pressed" in one] == marked
    assert bits(page, ".mm-sq-boards .mm-cell") == [*Y[row], *SQUARE[row]]
    expect(page.locator(".mm-sq-message")).to_contain_text(f"this is row {row} of Y·Y.")


def test_a_row_is_chosen_in_either_table_and_by_keys(page, tmp_path):
    page.goto(save(tmp_path, SquaredRows()))
    assert bits(page, ".mm-sq-bit") == [*Y.ravel(), *SQUARE.ravel()]
    check(page, 0)
    left, right = (page.locator(".mm-sq-rows").nth(i).locator(".mm-sq-row") for i in (0, 1))
    right.nth(4).click()
    check(page, 4)
    left.nth(2).hover()  # pointing shows a row, and leaving returns to the chosen one
    check(page, 2)
    page.mouse.move(5, 700)
    check(page, 4)
    page.keyboard.press("ArrowDown")
    check(page, 5)
    page.keyboard.press("End")
    check(page, 8)
    expect(page.get_by_role("radio", checked=True)).to_have_attribute(
        "aria-label", f"row 8 of Y: {' '.join(map(str, Y[8]))}"
    )
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    upper, lower = (page.locator(".mm-sq-rows").nth(i).bounding_box() for i in (0, 1))
    assert upper["y"] + upper["height"] < lower["y"]
    box = page.locator(".mm-sq-bit").first.bounding_box()
    assert min(box["width"], box["height"]) >= 24
