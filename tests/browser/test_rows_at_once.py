"""Press rows of masks at once in a saved page: by mouse, keys and touch."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import RowsAtOnce

pytestmark = pytest.mark.usefixtures("quiet_page")
V = [[0, 1, 0, 1], [1, 1, 1, 0], [0, 0, 0, 0], [0, 1, 0, 1]]


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def cells(page, name):
    return page.get_by_role("grid", name=name).get_by_role("gridcell")


def small(page, name):
    board = page.get_by_role("img", name=f"{name}: row 1")
    return board.locator(".mm-cell").evaluate_all("all => all.map((one) => Number(one.dataset.bit))")


def add(page, row, columns):
    cells(page, "V: the masks to press").nth(4 * row).click()
    for column in columns:
        cells(page, "the tops added").nth(column).click()
    button(page, "Check").click()


def test_a_reader_adds_the_tops_of_each_row_until_the_board_is_the_goal(page, tmp_path):
    figure = RowsAtOnce(V)
    page.goto(save(tmp_path, figure))
    told, score = page.locator(".mm-message"), page.locator(".mm-score")
    expect(told).to_have_text("Tap a row of V that has a black cell.")
    expect(button(page, "Check")).to_be_disabled()
    cells(page, "V: the masks to press").nth(9).click()
    expect(told).to_contain_text("nothing to press")
    add(page, 1, [0])
    expect(told).to_contain_text("✘ Not yet. Column 3")
    expect(score).to_have_text("")
    cells(page, "the tops added").nth(3).click()
    button(page, "Check").click()
    expect(told).to_contain_text("✓ Row 1 of V is one product.")
    figure.done = [0, 1, 0, 0]
    assert small(page, "the board") == figure.board.ravel().tolist()
    expect(score).to_have_text("Still to do: rows 0 and 3 of V.")
    for row in (0, 3):
        add(page, row, [column for column in range(4) if figure.tops[row][column]])
        expect(told).to_contain_text(f"✓ Row {row} of V")
    expect(score).to_contain_text("✓ The board is the goal: 3 products in place of 7 masks.")
    assert small(page, "the board") == small(page, "the goal D") == figure.goal.ravel().tolist()
    button(page, "White board").click()
    expect(score).to_have_text("")


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, RowsAtOnce(V)))
    cells(page, "V: the masks to press").nth(0).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    cells(page, "the tops added").nth(0).focus()
    for key in ("Space", "End", "Space"):
        page.keyboard.press(key)
    button(page, "Check").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".mm-message")).to_contain_text("✓ Row 1")


def test_on_a_phone_nothing_scrolls_sideways(browser, tmp_path):
    page = browser.new_context(has_touch=True, viewport={"width": 390, "height": 844}).new_page()
    page.goto(save(tmp_path, RowsAtOnce(V)))
    cells(page, "V: the masks to press").nth(4).tap()
    expect(page.locator(".mm-message")).to_contain_text("The masks 4, 5 and 6")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert cells(page, "the tops added").first.bounding_box()["width"] >= 24
    page.context.close()
