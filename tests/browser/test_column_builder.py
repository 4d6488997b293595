"""Make the columns of Pascal's triangle modulo 2 in a saved page, by mouse, keys and touch."""

from math import comb

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import ColumnBuilder

pytestmark = pytest.mark.usefixtures("quiet_page")
RIGHT = np.array([[comb(m, i) % 2 for m in range(8)] for i in range(8)])


def place(page, row, column, board=1):
    size = 8 if board else 4
    return page.locator(".mm-cells").nth(board).get_by_role("gridcell").nth(size * row + column)


def shown(page):
    cells = page.locator(".mm-cells").nth(1).get_by_role("gridcell")
    bits = cells.evaluate_all("all => all.map(one => +one.dataset.bit)")
    return np.array(bits).reshape(8, 8)


def said(page):
    page.get_by_role("button", name="Check columns").click()
    return page.locator(".mm-column-builder .mm-message")


def test_a_reader_makes_all_columns(page, tmp_path):
    page.goto(save(tmp_path, ColumnBuilder(3)))
    place(page, 1, 6).click()
    expect(said(page)).to_contain_text("1 is missing in column 6.")
    assert page.locator(".mm-slip").count() == 1
    place(page, 1, 6).click()
    assert page.locator(".mm-slip").count() == 0
    for column in (6, 7):
        for row in np.flatnonzero(RIGHT[:, column]):
            place(page, int(row), column).click()
    expect(said(page)).to_contain_text("Columns 6 and 7 are right.")
    expect(page.locator(".mm-sums")).to_contain_text("column 6, the square of column 3: 1 + x² + x⁴ + x⁶ ✓")
    place(page, 0, 2, board=0).focus()
    page.keyboard.press("Enter")
    for column in (4, 5):
        for row in np.flatnonzero(RIGHT[:, column]):
            place(page, int(row), column).focus()
            page.keyboard.press("Space")
    expect(said(page)).to_contain_text("All eight columns are right")
    np.testing.assert_array_equal(shown(page), RIGHT)
    place(page, 2, 2, board=0).click()
    message = page.locator(".mm-column-builder .mm-message")
    expect(message).to_contain_text("has become rows 4 and 5 of columns 4 and 5: 1 1 above 0 1. That is F.")
    (frame,) = page.locator(".mm-cells").nth(1).locator(".mm-lens").all()
    assert frame.evaluate("one => one.style.gridArea").split(" / ") == ["5", "5", "7", "7"]
    assert page.locator(".mm-cells").nth(1).locator(".mm-cell:not(.mm-faded)").count() == 4
    page.mouse.move(1, 1)
    page.get_by_role("button", name="Empty them").click()
    assert not shown(page)[:, 4:6].any()
    assert shown(page)[:, 6:].any()


def test_of_sixteen_rows_two_columns_are_made_at_a_time(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, ColumnBuilder(6, np.zeros((16, 8), int))))
    left, right = page.locator(".mm-cells").all()
    expect(right.get_by_role("gridcell")).to_have_count(32)
    for column in (12, 13):
        for row in range(16):
            if comb(column, row) % 2:
                right.get_by_role("gridcell").nth(2 * row + column - 12).click()
    expect(said(page)).to_contain_text("Columns 12 and 13 are right. Tap a 1 of column 6 at the left:")
    left.get_by_role("gridcell").nth(8 * 1 + 5).click()
    message = page.locator(".mm-column-builder .mm-message")
    expect(message).to_have_text("Your columns 12 and 13 are kept. Tap column 6 to see them again.")
    left.get_by_role("gridcell").nth(6).click()
    expect(page.locator(".mm-sums")).to_contain_text("column 13, column 12 times 1 + x: 1 + x + x⁴")
    left.get_by_role("gridcell").nth(8 * 4 + 6).click()
    expect(message).to_contain_text(
        "x⁴ of column 6 has become rows 8 and 9 of columns 12 and 13: 1 1 above 0 1."
    )
    (frame,) = right.locator(".mm-lens").all()
    assert frame.evaluate("one => one.style.gridArea").split(" / ") == ["9", "1", "11", "3"]
    assert abs(left.bounding_box()["y"] - right.bounding_box()["y"]) < 9
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    left.get_by_role("gridcell").nth(1).click()
    right.get_by_role("gridcell").nth(0).click()
    expect(said(page)).to_contain_text("Columns 2 and 3 are given.")
    page.get_by_label("columns 2 and 3").wait_for()


@pytest.mark.parametrize("width", [390, 1100])
def test_the_page_makes_the_other_columns_and_shows_the_whole(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(save(tmp_path, ColumnBuilder(6, np.zeros((16, 8), int))))
    left, right = page.locator(".mm-cells").all()
    others = page.get_by_role("button", name="Make the other columns")
    expect(others).to_be_disabled()
    for column in (12, 13):
        for row in range(16):
            if comb(column, row) % 2:
                right.get_by_role("gridcell").nth(2 * row + column - 12).click()
    left.get_by_role("gridcell").nth(5).click()
    expect(others).to_be_disabled()  # columns 10 and 11 are not made
    left.get_by_role("gridcell").nth(6).click()
    others.click()
    whole = page.get_by_label("F⊗F⊗F⊗F, columns 0 to 15")
    expect(whole.get_by_role("gridcell")).to_have_count(256)
    bits = whole.get_by_role("gridcell").evaluate_all("all => all.map(one => +one.dataset.bit)")
    assert bits == [comb(m, i) % 2 for i in range(16) for m in range(16)]
    expect(page.locator(".mm-sums > div")).to_have_text(
        ["8×8 cells, 27 of them 1.", "16×16 cells, 81 of them 1."]
    )
    expect(whole.locator(".mm-became-lens")).to_have_count(27)
    for name in ("Check columns", "Make the other columns"):  # nothing is left to check or to make
        expect(page.get_by_role("button", name=name)).to_be_hidden()
    expect(page.get_by_role("button", name="Begin again")).to_be_focused()
    for names, wanted in (
        (".mm-column-names", [str(m) for m in range(16)]),
        (".mm-row-names", ["1", "x", "x²"]),
    ):
        shown_names = page.locator(f".mm-whole-triangle {names} span").all_inner_texts()
        assert shown_names[: len(wanted)] == wanted
    for k in (0, 15):
        head = page.locator(".mm-whole-triangle .mm-column-names span").nth(k).bounding_box()
        square = whole.get_by_role("gridcell").nth(k).bounding_box()
        assert abs(head["x"] + head["width"] / 2 - square["x"] - square["width"] / 2) < 3
        name = page.locator(".mm-whole-triangle .mm-row-names span").nth(k).bounding_box()
        square = whole.get_by_role("gridcell").nth(16 * k).bounding_box()
        assert abs(name["y"] + name["height"] / 2 - square["y"] - square["height"] / 2) < 3
    message = page.locator(".mm-column-builder .mm-message")
    expect(message).to_have_text(
        "All sixteen columns are here. Tap a cell of the 8×8: what has come from it?"
    )
    left.get_by_role("gridcell").nth(8 * 1 + 3).click()
    expect(message).to_contain_text("x of column 3 has become rows 2 and 3 of columns 6 and 7")
    whole.get_by_role("gridcell").nth(16 * 15 + 1).click()
    expect(message).to_have_text("Column 0 has no x⁷. This 0 has become a block of four 0s.")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    left.get_by_role("gridcell").nth(6).click()
    page.get_by_role("button", name="Begin again").click()
    expect(page.locator(".mm-cells").nth(1).get_by_role("gridcell")).to_have_count(32)
    expect(page.locator(".mm-sums")).to_contain_text("column 12, the square of column 6: nothing yet")
    expect(page.get_by_role("button", name="Check columns 12 and 13")).to_be_visible()


def test_a_narrow_builder_shows_all_columns_from_the_beginning(page, tmp_path):
    page.goto(save(tmp_path, ColumnBuilder(3)))
    expect(page.get_by_role("button", name="Make the other columns")).to_be_hidden()


def test_the_given_columns_are_not_turned(page, tmp_path):
    page.goto(save(tmp_path, ColumnBuilder(3)))
    place(page, 1, 2).click()
    np.testing.assert_array_equal(shown(page)[:, :4], RIGHT[:, :4])
    expect(said(page)).to_contain_text("Columns 2 and 3 are given.")
    expect(page.get_by_role("button", name="Empty them")).to_be_disabled()


def test_touch_turns_cells_that_are_large_enough(browser, tmp_path):
    page = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    ).new_page()
    page.goto(save(tmp_path, ColumnBuilder(3)))
    for cell in page.get_by_role("gridcell").all():
        box = cell.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    place(page, 0, 7).tap()
    assert shown(page)[0, 7] == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.context.close()
