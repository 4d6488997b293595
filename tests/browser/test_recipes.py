"""Press recipes below a board, in a saved page: the masks pile up, and equal ones are crossed out."""

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from saved import save

from magicmath.exercises import puzzle
from magicmath.exercises.parities import HOLLOW
from magicmath.rules import MAGIC
from magicmath.widgets import Board, Exercise, Game

pytestmark = pytest.mark.usefixtures("quiet_page")
CENTRE, EDGE = [1, 3, 4, 5, 7], [1, 3, 5, 6, 8]


def test_two_recipes_leave_what_is_pressed_an_odd_number_of_times(page, tmp_path, axe):  # noqa: F811
    page.goto(save(tmp_path, Board(MAGIC, recipes=[CENTRE, EDGE])))
    line = page.locator(".mm-crossed")
    expect(line).to_have_text("left: nothing yet")
    page.get_by_role("button", name="press the recipe of cell 4").click()
    expect(page.locator(".mm-status")).to_have_text("5 presses")
    page.get_by_role("button", name="press the recipe of cell 1").focus()
    page.keyboard.press("Enter")
    expect(line).to_contain_text("left: 4 6 7 8")
    assert line.locator("s").all_inner_texts() == ["1", "3", "5", "1", "3", "5"]
    page.get_by_role("button", name="Undo").click()
    expect(line).to_contain_text("left: 1 3 4 5 7")
    page.get_by_role("button", name="Redo").click()
    expect(line).to_contain_text("left: 4 6 7 8")
    page.get_by_role("button", name="Undo").press("Enter")
    page.get_by_role("gridcell").nth(0).click()
    expect(page.locator(".mm-status")).to_have_text("6 presses")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".mm-status")).to_have_text("5 presses")
    assert violations(page, axe) == []
    page.get_by_role("button", name="Reset").click()
    expect(line).to_contain_text("left: nothing yet")


def test_what_was_left_before_a_reset_can_be_read_while_it_is_pressed_again(page, tmp_path):
    page.goto(save(tmp_path, Board(MAGIC, recipes=[CENTRE, EDGE])))
    line = page.locator(".mm-crossed")
    for cell in (4, 1):
        page.get_by_role("button", name=f"press the recipe of cell {cell}").click()
    page.get_by_role("button", name="Reset").click()
    expect(line).to_have_text("left: nothing yet · before the reset: 4 6 7 8")
    page.get_by_role("gridcell").nth(4).click()
    expect(line).to_contain_text("left: 4 · before the reset: 4 6 7 8")
    page.get_by_role("button", name="Undo").click()
    expect(line).to_have_text("left: nothing yet · before the reset: 4 6 7 8")


def test_a_recipe_may_have_a_name_and_shows_its_masks(page, tmp_path):
    page.goto(save(tmp_path, Board(MAGIC, recipes={"the first": CENTRE, "the second": EDGE})))
    page.get_by_role("button", name="press the first 1 3 4 5 7").click()
    second = page.get_by_role("button", name="press the second")
    expect(second).to_have_text("the second 1 3 5 6 8 makes")
    second.click()
    expect(page.locator(".mm-crossed")).to_contain_text("left: 4 6 7 8")


def test_a_covered_recipe_shows_what_it_makes_once_it_is_pressed(page, tmp_path):
    recipes = {"the first": CENTRE, "the second": EDGE}
    page.goto(save(tmp_path, Board(MAGIC, recipes=recipes, covers_recipes=True)))
    first, second = (page.get_by_role("button", name=f"press {name}") for name in recipes)
    for one in (first, second):
        expect(one).to_contain_text("makes ?")
        expect(one.locator(".mm-cells")).to_be_hidden()
    first.focus()
    page.keyboard.press("Enter")
    expect(first.locator(".mm-cells")).to_be_visible()
    expect(first).to_have_accessible_name("press the first 1 3 4 5 7 makes cell 4")
    expect(second.locator(".mm-cells")).to_be_hidden()
    page.get_by_role("button", name="Reset").click()
    expect(first.locator(".mm-cells")).to_be_visible()


def test_a_covered_recipe_may_keep_back_its_masks_until_it_is_pressed(page, tmp_path):
    recipes = {"the first": CENTRE, "the second": EDGE}
    page.goto(save(tmp_path, Board(MAGIC, recipes=recipes, covers_recipes=True, covers_masks=True)))
    first, second = (page.get_by_role("button", name=f"press {name}") for name in recipes)
    for one, name in ((first, "the first"), (second, "the second")):
        expect(one).to_have_text(f"{name} ?")
        expect(one).to_have_accessible_name(f"press {name}")
    second.click()
    expect(second).to_have_text("the second 1 3 5 6 8 makes")
    expect(first).to_have_text("the first ?")


def test_a_recipe_that_restarts_takes_the_place_of_all_presses_before(page, tmp_path):
    recipes = {"the first": CENTRE, "the second": EDGE}
    page.goto(save(tmp_path, Board(MAGIC, recipes=recipes, recipes_restart=True)))
    line = page.locator(".mm-crossed")
    first, second = (page.get_by_role("button", name=f"press {name}") for name in recipes)
    page.get_by_role("gridcell").nth(8).click()
    first.click()
    second.click()
    expect(line).to_contain_text("left: 1 3 5 6 8")
    expect(page.locator(".mm-status")).to_have_text("5 presses")
    second.click()
    expect(page.locator(".mm-status")).to_have_text("5 presses")
    page.get_by_role("button", name="Undo").click()
    expect(line).to_have_text("left: nothing yet")


def test_a_list_of_presses_tells_of_the_way_back_to_white_and_of_a_mask_pressed_twice(page, tmp_path):
    page.goto(save(tmp_path, Board(HOLLOW, lists_presses=True)))
    line = page.locator(".mm-crossed")
    for number in (4, 1, 3, 5, 7):
        expect(page.get_by_text("white again")).to_have_count(0)
        page.get_by_role("gridcell").nth(number).click()
    expect(line).to_have_text("pressed: 4 1 3 5 7 · the board is white again")
    page.get_by_role("gridcell").nth(1).click()
    expect(line).to_have_text(
        "pressed: 4 1 3 5 7 1Equal presses cancel in pairs. Still pressed: 3 4 5 7", use_inner_text=False
    )
    for number in (3, 5, 7, 4):
        page.get_by_role("gridcell").nth(number).click()
    expect(line).to_contain_text("Still pressed: nothing")
    page.get_by_role("button", name="Reset").click()
    expect(line).to_have_text("pressed: nothing yet")
    expect(page.get_by_text("white again")).to_have_count(0)


def test_the_corner_is_made_of_a_mask_and_three_recipes(page, tmp_path):
    page.goto(save(tmp_path, Exercise(puzzle.only_a_corner)))
    cells = page.get_by_role("gridcell")
    cells.nth(0).click()
    for cell in (1, 3, 4):
        page.get_by_role("button", name=f"press the recipe of cell {cell}").click()
    expect(page.locator(".mm-crossed")).to_contain_text("left: 0 1 2 3 4 6")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Mask 0 and 3 recipes leave only the corner black.")).to_be_visible()


def test_the_corner_without_recipes_gets_no_praise_for_them(page, tmp_path, axe):  # noqa: F811
    page.goto(save(tmp_path, Exercise(puzzle.only_a_corner)))
    for mask in (0, 1, 2, 3, 4, 6):
        page.get_by_role("gridcell").nth(mask).click()
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".mm-feedback")).to_have_text("✓ That is the recipe itself, in 6 presses.")
    assert violations(page, axe) == []


def test_equations_stand_beside_recipes(page, tmp_path):
    page.goto(save(tmp_path, Board(MAGIC, adds=MAGIC, recipes=[CENTRE])))
    page.get_by_role("button", name="press the recipe of cell 4").click()
    expect(page.locator(".mm-adding-sum")).to_have_text("sum: a + c + e + g + i = w₄")
    expect(page.locator(".mm-crossed")).to_contain_text("left: 1 3 4 5 7")


ROUND = ((1, "1 3 5 6 8"), (5, "0 1 5 6 7"), (7, "0 2 3 5 7"), (3, "1 2 3 7 8"))


@pytest.fixture
def still(page):
    """A page that jumps to the end of a film."""
    page.emulate_media(reduced_motion="reduce")
    return page


def second(page):
    return page.get_by_role("grid", name="turned to the right").get_by_role("gridcell")


def test_a_recipe_is_turned_until_it_comes_back_and_each_recipe_is_listed(still, tmp_path, axe):  # noqa: F811
    still.goto(save(tmp_path, Board(MAGIC, recipes=[EDGE], recipes_restart=True, turns=True)))
    told, again = still.locator(".mm-film-told"), still.get_by_role("button", name="Turn again")
    expect(told).to_have_text("First make just one cell black on your board: press a recipe.")
    second(still).nth(5).click()
    expect(told).to_contain_text("First make")
    still.get_by_role("button", name="press the recipe of cell 1").click()
    for (cell, _), (next_cell, recipe) in zip(ROUND, ROUND[1:], strict=False):
        expect(told).to_contain_text("Where will the black cell be?")
        expect(again).to_be_disabled()
        guess = next_cell if next_cell != 7 else 4
        second(still).nth(guess).click()
        said = (
            f"✓ Cell {next_cell}, as you said." if guess == next_cell else "✗ You said cell 4. It is cell 7."
        )
        expect(told).to_contain_text(f"{said} So {recipe} is its recipe.")
        expect(second(still).nth(next_cell)).to_have_attribute("data-bit", "1")
        expect(still.locator(".mm-film-pair")).to_have_count(5)
        own = still.get_by_role("grid", name="board", exact=True).get_by_role("gridcell")
        expect(own.nth(cell)).to_have_attribute("data-bit", "1")
        if next_cell != ROUND[-1][0]:
            again.click()
            expect(own.nth(next_cell)).to_have_attribute("data-bit", "1")
    expect(told).to_contain_text("✓ You have the recipes of the cells 1, 3, 5 and 7.")
    expect(again).to_be_disabled()
    found = still.locator(".mm-film-found li")
    expect(found).to_have_text([f"cell {cell}: {recipe}" for cell, recipe in ROUND])
    assert violations(still, axe) == []


def test_the_film_shows_what_becomes_of_each_mask(still, tmp_path):
    still.goto(save(tmp_path, Board(MAGIC, recipes=[CENTRE], turns=True)))
    still.get_by_role("button", name="press the recipe of cell 4").click()
    second(still).nth(4).press("Enter")
    pairs = ["1 → 5", "3 → 1", "4 → 4", "5 → 7", "7 → 3"]
    expect(still.locator(".mm-film-pair > [aria-hidden]:not(.mm-cells)")).to_have_text(pairs)
    expect(still.locator(".mm-film-name").nth(2)).to_have_text("mask 4 stays")
    expect(still.locator(".mm-film-told")).to_contain_text("✓ You have the recipes of the cell 4.")


def test_a_film_plays_press_by_press_and_a_press_stops_it(page, tmp_path):
    page.goto(save(tmp_path, Board(MAGIC, recipes=[EDGE], turns=True)))
    page.get_by_role("button", name="press the recipe of cell 1").click()
    second(page).nth(0).click()
    expect(page.locator(".mm-film-told")).to_have_text("The same presses, each turned…")
    expect(page.locator(".mm-film-pair")).to_have_count(2, timeout=8000)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".mm-film-pair")).to_have_count(0)
    expect(page.locator(".mm-film-told")).to_contain_text("First make")
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".mm-film-told")).to_contain_text("Where will")
    second(page).nth(5).click()
    expect(page.locator(".mm-film-told")).to_contain_text("✓ Cell 5", timeout=20000)


def test_a_phone_shows_the_recipes(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, Board(MAGIC, recipes=[CENTRE, EDGE] * 4)))
    for button in page.locator(".mm-recipes button").all():
        button.tap()
        assert button.bounding_box()["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".mm-crossed")).to_contain_text("left: nothing")
    context.close()


def test_a_cell_may_show_its_number(page, tmp_path):
    page.goto(save(tmp_path, Board(MAGIC, recipes={"the first": CENTRE}, numbers_cells=True)))
    cells = page.get_by_role("gridcell")
    assert cells.all_inner_texts() == [str(cell) for cell in range(9)]
    page.get_by_role("button", name="press the first").click()
    assert cells.all_inner_texts() == [str(cell) for cell in range(9)]


def test_a_game_may_show_the_numbers_of_its_cells(page, tmp_path):
    page.goto(save(tmp_path, Game(numbers_cells=True)))
    cells = page.get_by_role("grid", name="your board").get_by_role("gridcell")
    assert cells.all_inner_texts() == [str(cell) for cell in range(9)]
    cells.nth(4).click()
    assert cells.all_inner_texts() == [str(cell) for cell in range(9)]
