"""Press a board with its tests in a saved page: mouse, keys and touch, without Python or network."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises.inverse import LINES
from magicmath.rules import to_board
from magicmath.widgets import ParityTests

pytestmark = pytest.mark.usefixtures("quiet_page")


def bits(board):
    found = board.locator(".mm-cell").evaluate_all("all => all.map((one) => Number(one.dataset.bit))")
    return np.reshape(found, (3, 3)).tolist()


def test_presses_do_what_python_does(page, tmp_path):
    figure = ParityTests(LINES, to_board(186))
    page.goto(save(tmp_path, ParityTests(LINES, to_board(186))))
    cells = page.get_by_role("grid", name="your board").get_by_role("gridcell")
    for cell in (None, 4, 0, 8, 5, 1):
        if cell is not None:
            cells.nth(cell).click()
            board = figure.board.copy()
            board[divmod(cell, 3)] ^= 1
            figure.board = board
        assert bits(page.locator(".mm-cells").nth(0)) == figure.board.tolist()
        assert bits(page.locator(".mm-cells").nth(1)) == figure.made.tolist()
        told = page.get_by_role("group", name="the tests").locator(".mm-told-of-small").all_inner_texts()
        named = page.get_by_role("group", name="the tests").inner_text()
        assert [cell for cell, text in zip((4, 5, 7, 8), told, strict=True) if "fails" in text] == list(
            figure.failed
        )
        assert [f"test for {cell}" in named for cell in (4, 5, 7, 8)] == [True] * 4
        expect(page.locator(".mm-message")).to_contain_text(
            "out of reach" if figure.failed else "✓ The board passes"
        )
        if cell is not None:
            changed = [free for free, test in zip((4, 5, 7, 8), figure.tests, strict=True) if test.flat[cell]]
            numbers = re.findall(r"\d", re.split(r"[:.]", page.locator(".mm-message").inner_text())[1])
            assert list(map(int, numbers)) == changed
        assert page.locator(".mm-differs").count() == len(figure.failed)
        taken = page.get_by_role("group", name="the finished rows").locator(".mm-lit")
        assert taken.count() == figure.board.ravel()[[0, 1, 2, 3, 6]].sum()
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".mm-message")).to_have_text(
        "✓ The board passes all tests, and it is within reach: press nothing."
    )
    page.get_by_role("button", name="Random board").click()
    expect(page.locator(".mm-message")).to_contain_text("The board")


def test_without_reach_the_page_tells_the_tests_alone(page, tmp_path):
    page.goto(save(tmp_path, ParityTests(LINES, to_board(186), reach=False)))
    expect(page.locator(".mm-message")).to_have_text("The board fails the test for 4.")
    expect(page.get_by_text("within reach")).to_have_count(0)
    expect(page.get_by_role("group", name="the finished rows")).to_have_count(0)
    assert page.locator(".mm-cells").count() == 5
    page.get_by_role("grid").get_by_role("gridcell").nth(4).click()
    expect(page.locator(".mm-message")).to_have_text(
        "You pressed cell 4: this changes the test for 4 alone. ✓ The board passes all tests."
    )


def test_it_works_by_keys_and_points_at_the_tests_of_a_cell(page, tmp_path):
    page.goto(save(tmp_path, ParityTests(LINES)))
    page.keyboard.press("Tab")
    for key in ("ArrowDown", "ArrowRight", "Space"):
        page.keyboard.press(key)
    expect(page.locator(".mm-message")).to_have_text(
        "You pressed cell 4: this changes the test for 4 alone. "
        "The board fails the test for 4: it is out of reach. Cell 4 is not as on the board within reach."
    )
    assert page.get_by_role("group", name="the tests").locator(".mm-aimed").count() == 1


def test_it_fits_a_phone(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, ParityTests(LINES)))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.locator("[role=gridcell], button:visible").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    page.get_by_role("grid").get_by_role("gridcell").nth(8).tap()
    expect(page.locator(".mm-message")).to_contain_text("fails the test for 8")
    context.close()
