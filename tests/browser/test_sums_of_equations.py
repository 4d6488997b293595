"""Add equations beside a board, in a saved page: by its cells, by their buttons, by keys."""

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from saved import save

from magicmath.exercises import parities
from magicmath.rules import MAGIC, UNIT, RuleSet, to_board
from magicmath.widgets import Board, Exercise

pytestmark = pytest.mark.usefixtures("quiet_page")
HOLLOW = RuleSet([*MAGIC[:4], MAGIC[4] ^ UNIT[4], *MAGIC[5:]])


def looks(page, name):
    """Return the letters of such a look, row by row."""
    rows = page.locator(".mm-adding tr").all()
    return ["".join(row.locator(f"td.{name}").all_inner_texts()) for row in rows]


def test_letters_drop_out_as_cells_are_pressed(page, tmp_path):
    page.goto(save(tmp_path, Exercise(parities.only_e)))
    total = page.locator(".mm-adding-sum")
    expect(total).to_have_text("sum: no equation yet")
    page.get_by_role("gridcell").nth(0).click()
    page.get_by_role("button", name="cell 2: b + c + f = w₂").click()
    expect(total).to_have_text("sum: a + c + d + f = w₀ + w₂")
    assert looks(page, "mm-left") == ["ad", "", "cf", *[""] * 6]
    assert looks(page, "mm-dropped") == ["b", "", "b", *[""] * 6]
    for cell in (4, 6, 8):
        page.get_by_role("gridcell").nth(cell).click()
    expect(total).to_have_text("sum: e = w₀ + w₂ + w₄ + w₆ + w₈")
    assert "".join(looks(page, "mm-left")) == "e"
    expect(page.locator(".mm-status")).to_have_text("5 presses")


def test_in_hollow_nothing_is_left(page, tmp_path, axe):  # noqa: F811
    page.goto(save(tmp_path, Board(start=to_board(325), adds=HOLLOW, label="equations that I add")))
    page.get_by_role("button", name="cell 0:").focus()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".mm-adding-sum")).to_have_text("sum: 0 = w₀ + w₂ + w₄ + w₆ + w₈")
    expect(page.get_by_role("button", name="cell 4:")).to_have_attribute("aria-pressed", "true")
    assert "".join(looks(page, "mm-left")) == ""
    page.get_by_role("button", name="Reset").click()
    expect(page.locator(".mm-adding-sum")).to_have_text("sum: a + c + g + i = w₀ + w₂ + w₆ + w₈")
    assert violations(page, axe) == []


def test_black_cells_of_the_second_board_fill_the_right_sides(page, tmp_path, axe):  # noqa: F811
    figure = Board(start=to_board(325), adds=HOLLOW, label="added", right_sides=to_board(0))
    page.goto(save(tmp_path, figure))
    total = page.locator(".mm-adding-sum")
    right = page.get_by_role("grid", name="must change").get_by_role("gridcell")
    expect(total).to_have_text("sum: a + c + g + i = w₀ + w₂ + w₆ + w₈a + c + g + i = 0 + 0 + 0 + 0 = 0")
    page.get_by_role("button", name="cell 4:").click()
    expect(total).to_contain_text("0 = 0 + 0 + 0 + 0 + 0 = 0✓ 0 = 0 is true.")
    right.nth(4).click()
    expect(page.locator(".mm-adding-right").nth(4)).to_have_text("= w₄ = 1")
    expect(total).to_contain_text("0 = 0 + 0 + 1 + 0 + 0 = 1✗ 0 = 1 is never true.")
    right.nth(1).click()  # no such equation is added
    expect(page.locator(".mm-adding-right").nth(1)).to_have_text("= w₁ = 1")
    expect(total).to_contain_text("= 1✗")
    right.nth(8).focus()
    page.keyboard.press("Enter")
    expect(total).to_contain_text("0 = 0 + 0 + 1 + 0 + 1 = 0✓")
    assert violations(page, axe) == []


def test_a_phone_shows_both_boards_side_by_side(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, Board(adds=HOLLOW, label="equations that I add", right_sides=to_board(0))))
    for cell in (0, 2, 4, 6, 8):
        page.get_by_role("button", name=f"cell {cell}:").tap()
    first, second = (grid.bounding_box() for grid in page.get_by_role("grid").all())
    assert abs(first["y"] - second["y"]) < 1
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()


def test_a_phone_shows_the_equations(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, Exercise(parities.only_e)))
    for cell in range(9):
        page.get_by_role("button", name=f"cell {cell}:").tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.locator(".mm-adding button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    context.close()
