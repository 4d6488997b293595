"""Move the cut through a matrix in a saved page, by slider, tap and keys, and look at what it makes."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import CornerCut

pytestmark = pytest.mark.usefixtures("quiet_page")


def shown_parts(page):
    parts = []
    for board in page.locator(".mm-cut-parts .mm-cells").all():
        bits = board.locator(".mm-cell").evaluate_all("all => all.map(one => +one.dataset.bit)")
        parts.append(np.array(bits).reshape(round(len(bits) ** 0.5), -1).tolist())
    return parts


def agrees(page, size, of):
    cut = CornerCut(size, of)
    cells = page.get_by_role("gridcell").evaluate_all("all => all.map(one => +one.dataset.bit)")
    assert np.array(cells).reshape(16, 16).tolist() == cut.matrix.tolist()
    assert shown_parts(page) == [part.tolist() for part in cut.parts.values()]
    return True


def said(page):
    return page.locator(".mm-score")


def test_a_reader_moves_the_cut_and_sees_why_the_corner_undoes_itself(page, tmp_path):
    page.goto(save(tmp_path, CornerCut()))
    good = "U is 0. R·U brings nothing. ✓ A·A is the identity."
    expect(said(page)).to_have_text(f"⌽G16, A has 9 rows. {good}")
    assert agrees(page, 9, "⌽G")
    slider = page.get_by_role("slider", name="Cut")
    for size in (1, 4, 13, 15):
        slider.fill(str(size))
        expect(said(page)).to_have_text(f"⌽G16, A has {size} {'rows' if size > 1 else 'row'}. {good}")
        assert agrees(page, size, "⌽G")
    page.get_by_role("gridcell").nth(16 * 5 + 2).click()
    expect(slider).to_have_value("6")
    expect(slider).to_have_attribute("aria-valuetext", "A has 6 rows")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(said(page)).to_contain_text("A has 5 rows.")
    assert agrees(page, 5, "⌽G")


def test_the_corners_of_j_fail_since_what_stands_under_them_brings_the_ones(page, tmp_path):
    page.goto(save(tmp_path, CornerCut(5)))
    page.get_by_role("button", name="J16").click()
    bad = "U has 1s. R·U brings 1s. ✗ A·A is not the identity."
    expect(said(page)).to_have_text(f"J16, A has 5 rows. {bad}")
    assert agrees(page, 5, "J")
    corner, squared, rest = shown_parts(page)
    assert np.sum(squared) == 0
    assert corner == rest == np.eye(5).tolist()
    page.get_by_role("slider").fill("11")
    assert agrees(page, 11, "J")
    page.get_by_role("button", name="⌽G16").click()
    expect(said(page)).to_contain_text("✓")


def test_the_two_products_are_held_back_until_the_reader_asks(page, tmp_path):
    page.goto(save(tmp_path, CornerCut(9, asks=True)))
    ask = "Is a block of ⌽G16 0, wherever you cut? So what is R·U, and what is A·A?"
    expect(said(page)).to_have_text(ask)
    corner, *veiled = page.locator(".mm-cut-parts [role=img]").all()
    expect(corner).to_have_attribute("aria-label", re.compile("^corner of the product: "))
    for board, part in zip(veiled, ("A·A", "R·U"), strict=True):
        expect(board).to_have_attribute("aria-label", f"{part}, not shown yet")
        expect(board.locator('[data-bit="1"]')).to_have_count(0)
        assert board.bounding_box()["height"] == corner.bounding_box()["height"]
    page.get_by_role("slider").fill("4")
    expect(said(page)).to_have_text(ask)
    before = said(page).bounding_box()["y"]
    page.get_by_role("button", name="Show A·A and R·U").click()
    expect(said(page)).to_contain_text("✓ A·A is the identity.")
    assert agrees(page, 4, "⌽G")
    assert said(page).bounding_box()["y"] == before
    expect(page.get_by_role("button", name="Show A·A and R·U")).to_be_hidden()
    page.get_by_role("button", name="J16").click()
    assert agrees(page, 4, "J")


@pytest.mark.parametrize("size", [1, 9, 15])
def test_the_blocks_that_are_multiplied_are_framed_and_the_fourth_one_fades(page, tmp_path, size):
    page.goto(save(tmp_path, CornerCut(size)))
    read = "all => all.map(one => [one.textContent, one.style.gridArea])"
    assert page.locator(".mm-lens").evaluate_all(read) == [
        ["A", f"1 / 1 / {size + 1} / {size + 1}"],
        ["R", f"1 / {size + 1} / {size + 1} / 17"],
        ["U", f"{size + 1} / 1 / 17 / {size + 1}"],
    ]
    assert page.locator(".mm-outside").count() == (16 - size) ** 2


@pytest.mark.parametrize("width", [390, 1100])
def test_matrix_and_parts_stand_on_one_screen(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(save(tmp_path, CornerCut(15, "J")))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    figure = page.locator(".mm-corner-cut").bounding_box()
    told = said(page).bounding_box()
    assert told["y"] + told["height"] - figure["y"] < 660
    for board in page.locator(".mm-cut-parts .mm-cells").all():
        assert board.bounding_box()["width"] >= 90
    before = told["y"]
    page.get_by_role("slider").fill("2")
    assert said(page).bounding_box()["y"] == before  # nothing moves while the cut moves


def test_the_cut_is_moved_by_touch(browser, tmp_path):
    page = browser.new_context(has_touch=True, viewport={"width": 390, "height": 844}).new_page()
    page.goto(save(tmp_path, CornerCut()))
    page.get_by_role("gridcell").nth(16 * 2 + 11).tap()
    expect(said(page)).to_contain_text("A has 12 rows.")
    page.get_by_role("button", name="J16").tap()
    expect(said(page)).to_contain_text("✗")
    page.context.close()
