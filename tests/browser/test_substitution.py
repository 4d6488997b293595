"""Multiply a column by ⌽G in a saved page, by mouse, keys and touch."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import Substitution

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name)


def bits(board):
    return board.locator(".mm-cell").evaluate_all("all => all.map(one => +one.dataset.bit)")


def crossed(board):
    return board.locator(".mm-cell").evaluate_all(
        "all => all.flatMap((one, k) => one.matches('.mm-cancelled') ? [k] : [])"
    )


def test_a_reader_multiplies_twice_and_the_column_is_back(page, tmp_path):
    page.goto(save(tmp_path, Substitution()))
    cell = page.get_by_role("gridcell")
    expect(cell).to_have_count(5)
    expect(page.locator(".mm-step-of-g")).to_have_count(0)
    button(page, "Multiply by ⌽G5").click()
    step = page.locator(".mm-step-of-g")
    expect(step).to_have_count(1)
    expect(step.locator(".mm-taken")).to_have_text(["3"])
    expect(page.get_by_label("⌽G5: column 3 is taken")).to_be_visible()
    expect(page.get_by_text("× = two 1s cancel")).to_be_hidden()  # one column alone cancels nothing
    assert bits(step.locator(".mm-cells").last) == [1, 1, 1, 1, 0]
    cell.nth(1).click()  # a new column: nothing is multiplied yet
    expect(step).to_have_count(0)
    expect(page.locator(".mm-sums > div")).to_have_text(["Your column: x + x³"])
    button(page, "Multiply by ⌽G5").click()
    matrix = page.get_by_label("⌽G5: columns 1 and 3 are added up")
    assert crossed(matrix) == [1, 3, 6, 8]
    expect(page.get_by_text("× = two 1s cancel")).to_be_visible()
    assert bits(step.locator(".mm-cells").last) == [0, 0, 1, 1, 0]
    expect(page.locator(".mm-score")).to_have_text("Now multiply once more. Which column do you expect?")
    button(page, "Multiply by ⌽G5").click()
    expect(page.locator(".mm-score")).to_have_text("✓ Your column is back.")
    assert bits(step.last.locator(".mm-cells").last) == [0, 1, 0, 1, 0]
    expect(button(page, "Multiply by ⌽G5")).to_be_disabled()
    expect(button(page, "Back to your column")).to_be_focused()
    page.keyboard.press("Enter")
    expect(step).to_have_count(0)
    expect(button(page, "Multiply by ⌽G5")).to_be_focused()


def test_the_column_becomes_longer_and_shorter(page, tmp_path):
    page.goto(save(tmp_path, Substitution([0, 1, 1], times=1)))
    expect(page.locator(".mm-step-of-g")).to_have_count(1)
    button(page, "Longer").click()
    expect(page.get_by_role("gridcell")).to_have_count(4)
    expect(page.locator(".mm-step-of-g")).to_have_count(0)
    for _ in range(4):
        button(page, "Longer").click()
    expect(button(page, "Longer")).to_be_disabled()
    expect(button(page, "Shorter")).to_be_focused()
    for _ in range(6):
        button(page, "Shorter").click()
    expect(button(page, "Multiply by ⌽G2")).to_be_enabled()
    expect(button(page, "Shorter")).to_be_disabled()
    expect(page.locator(".mm-sums > div")).to_have_text(["Your column: x"])
    page.get_by_role("gridcell").nth(1).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("gridcell").nth(1)).to_be_focused()
    expect(page.locator(".mm-score")).to_have_text("Tap a power of x first.")
    expect(button(page, "Multiply by ⌽G2")).to_be_disabled()


def test_the_sizes_that_were_tried_are_told_until_there_are_enough(page, tmp_path):
    page.goto(save(tmp_path, Substitution([0, 0, 1], sizes=2)))
    tried = page.locator(".mm-sizes-tried")
    expect(tried).to_have_text("Try columns in 2 different sizes.")
    for _ in range(2):
        button(page, "Multiply by ⌽G3").click()
    expect(tried).to_have_text("Back in size 3. Now try 1 other size.")
    expect(page.locator(".mm-sums")).to_contain_text("Twice: column 0 + column 2 = x²")
    button(page, "Longer").click()
    button(page, "Multiply by ⌽G4").click()
    expect(tried).to_have_text("Back in size 3. Now try 1 other size.")
    button(page, "Multiply by ⌽G4").click()
    expect(tried).to_have_text("✓ You tried the sizes 3 and 4. Each time your column came back.")


def test_no_sizes_are_told_where_none_are_asked_for(page, tmp_path):
    page.goto(save(tmp_path, Substitution(times=2)))
    expect(page.locator(".mm-score")).to_have_text("✓ Your column is back.")
    expect(page.locator(".mm-sizes-tried")).to_be_hidden()


@pytest.mark.parametrize("width", [390, 1100])
def test_rows_stand_beside_each_other_and_nothing_moves(width, page, tmp_path):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(save(tmp_path, Substitution([0, 1, 0, 1, 0])))
    before = page.locator(".mm-sums").bounding_box()["y"]
    button(page, "Multiply").click()
    boards = page.locator(".mm-boards .mm-cells")
    expect(boards).to_have_count(3)
    tops = [board.locator(".mm-cell").first.bounding_box()["y"] for board in boards.all()]
    assert max(tops) - min(tops) < 2
    button(page, "Multiply").click()
    expect(boards).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert width == 390 or page.locator(".mm-sums").bounding_box()["y"] == before


def test_touch_turns_bits_that_are_large_enough(browser, tmp_path):
    page = browser.new_context(has_touch=True, viewport={"width": 390, "height": 844}).new_page()
    page.goto(save(tmp_path, Substitution([0] * 7 + [1])))
    for cell in page.get_by_role("gridcell").all():
        box = cell.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    page.get_by_role("gridcell").nth(2).tap()
    expect(page.locator(".mm-sums > div")).to_have_text(["Your column: x² + x⁷"])
    for _ in range(2):
        button(page, "Multiply by ⌽G8").tap()
    expect(page.locator(".mm-score")).to_have_text("✓ Your column is back.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.context.close()
