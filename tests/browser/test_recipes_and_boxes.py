"""Joined recipes, paired choices and the two boxes, in a saved page: by mouse and by keys."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises.parities import HOLLOW
from magicmath.rules import to_board
from magicmath.widgets import ChoicePairs, ChoiceSum, RecipeCounts, TwoBoxes

pytestmark = pytest.mark.usefixtures("quiet_page")


def test_recipes_of_a_puzzle_are_joined_and_those_with_the_plus_light_up(page, tmp_path):
    page.goto(save(tmp_path, RecipeCounts(puzzle=to_board(506), mask=4)))
    blocks, lit = page.locator(".mm-recipe-block"), page.locator(".mm-recipe-block.mm-lit")
    score, told = page.locator(".mm-score"), page.locator(".mm-message")
    expect(page.locator(".mm-recipe-block.mm-wanted")).to_have_count(7)
    expect(score).to_contain_text("bold frame")
    blocks.nth(6).click()
    expect(score).to_contain_text("Cell 6 need not change")
    blocks.nth(6).click()
    for cell in (0, 1, 2, 3, 4, 5):
        blocks.nth(cell).click()
    expect(score).to_have_text("Mask 4 is in 3 of 6 joined recipes. 1 cell to go.")
    expect(lit).to_have_count(0)
    blocks.nth(7).focus()
    page.keyboard.press("Enter")
    expect(score).to_contain_text("✓ Mask 4 is in 3 of the 7 recipes. That is odd: one press of it stays.")
    expect(score).to_contain_text("masks 3, 4, 5, 6 and 8")
    expect(told).to_have_text("Mask 4 is in the recipes of the cells 0, 2, 4, 6 and 8, and in no other.")
    expect(lit).to_have_count(5)
    page.get_by_role("gridcell").nth(1).click()
    expect(told).to_contain_text("Mask 1 is in the recipes of the cells")
    page.get_by_role("button", name="Reset").click()
    expect(lit).to_have_count(5)
    expect(page.locator(".mm-recipe-block.mm-wanted")).to_have_count(0)
    for cell in (0, 1, 3, 4):
        blocks.nth(cell).click()
    expect(score).to_have_text("Mask 4 is in 2 of 4 joined recipes.")
    page.get_by_role("button", name="Reset").click()
    expect(page.get_by_role("button", name="Reset")).to_be_disabled()


def test_what_joined_recipes_decide_is_left_to_the_reader_before_a_puzzle_is_joined(page, tmp_path):
    page.goto(save(tmp_path, RecipeCounts(puzzle=to_board(506), mask=4)))
    blocks, score = page.locator(".mm-recipe-block"), page.locator(".mm-score")
    for cell in (0, 1, 3):
        blocks.nth(cell).click()
    expect(score).to_have_text("Mask 4 is in 1 of 3 joined recipes. 4 cells to go.")
    blocks.nth(4).click()
    expect(score).to_have_text("Mask 4 is in 2 of 4 joined recipes. 3 cells to go.")
    counts = page.get_by_role("gridcell")
    odd = [i for i in range(9) if counts.nth(i).get_attribute("data-bit") == "1"]
    assert odd == [0], "the board of counts shows that mask 0 alone is left"


def test_choices_of_one_board_are_told_together_and_another_mask_begins_anew(page, tmp_path):
    page.goto(save(tmp_path, ChoicePairs()))
    choices, lines = page.locator(".mm-pair-column button"), page.locator(".mm-pair-line")
    said, score = page.locator(".mm-message"), page.locator(".mm-score")
    choices.nth(1).click()
    expect(said).to_have_text("a: so far no other choice makes this board.")
    choices.nth(6).click()
    expect(said).to_have_text("The same board: a; b + c. Their sum: a + b + c.")
    expect(score).to_have_text("6 choices to go.")
    expect(page.locator(".mm-pair-line.mm-paired")).to_have_count(2)
    for choice in (0, 2, 3, 4, 5, 7):
        choices.nth(choice).click()
    expect(score).to_contain_text("8 choices make only 4 boards")
    expect(page.locator(".mm-pair-made")).to_have_count(4)
    page.get_by_role("gridcell").nth(6).click()
    expect(lines).to_have_count(0)
    page.get_by_role("button", name="Draw all lines").click()
    expect(lines).to_have_count(8)
    expect(score).to_have_text("✓ No choice is quiet: 8 choices make all 8 boards.")
    expect(said).to_contain_text(": no other choice makes this board.")
    expect(page.locator(".mm-pair-made")).to_have_count(8)


def test_tables_are_counted_by_their_zero_sums_of_rows_and_columns(page, tmp_path):
    page.goto(save(tmp_path, ChoicePairs(columns=True)))
    cells, sums = page.get_by_role("gridcell"), page.locator(".mm-pair-sum")
    counts, score = page.locator(".mm-pair-tally td"), page.locator(".mm-score")
    expect(sums).to_have_text(["a + b + c", "0 + 1 + 2", "4 of 8, each by 2 choices"])
    expect(counts).to_have_text(["0", "0", "1", "0"])
    expect(score).to_contain_text("Hunt")
    cells.nth(2).click()
    expect(sums).to_have_text(["none", "none", "8 of 8, each by 1 choice"])
    expect(page.locator(".mm-pair-made")).to_have_count(8)
    cells.nth(2).focus()
    page.keyboard.press("Enter")
    expect(counts).to_have_text(["0", "0", "1", "1"])
    page.get_by_role("button", name="Try all 512 tables").click()
    expect(counts).to_have_text(["0", "0", "344", "168"])
    expect(score).to_have_text("✓ None of the 512 tables fails in one way only.")
    page.get_by_role("button", name="Reset").click()
    expect(counts).to_have_text(["0", "0", "1", "0"])


def test_a_mask_carries_the_first_box_into_itself_or_into_the_second(page, tmp_path):
    page.goto(save(tmp_path, TwoBoxes()))
    cells, add = page.get_by_role("gridcell"), page.get_by_role("button", name="Add your mask")
    boxes, score = page.locator(".mm-box"), page.locator(".mm-score")
    expect(add).to_be_disabled()
    message = page.locator(".mm-message")
    expect(message).to_have_text("Press cells to draw a mask.")
    for cell in (0, 2):
        cells.nth(cell).click()
    for box in (0, 1):
        expect(boxes.nth(box).get_by_text("your mask falls here")).to_be_hidden()
    expect(message).to_have_text("Into which box will the boards fall?")
    add.click()
    expect(boxes.nth(0).get_by_text("your mask falls here")).to_be_visible()
    expect(boxes.nth(1).get_by_text("your mask falls here")).to_be_hidden()
    expect(message).to_have_text("MAGIC makes your mask without the plus.")
    expect(score).to_contain_text("All 256 boards fall into the first box again")
    expect(boxes.nth(0).get_by_text("with your mask added")).to_be_visible()
    cells.nth(4).click()
    expect(score).to_have_text("")
    add.click()
    expect(score).to_contain_text("No board is lost.")
    expect(boxes.nth(1).get_by_text("with your mask added")).to_be_visible()
    expect(boxes.nth(0).get_by_text("with your mask added")).to_be_hidden()


def test_a_second_choice_that_becomes_quiet_is_told(page, tmp_path):
    page.goto(save(tmp_path, ChoiceSum(HOLLOW, first=[0, 1], second=[1, 4], compares=False)))
    second = page.get_by_role("grid").nth(1).get_by_role("gridcell")
    for cell in (3, 5):
        second.nth(cell).click()
    expect(page.get_by_role("status")).to_have_text("Pressed twice, so left out: mask 1.")
    second.nth(7).click()
    expect(page.get_by_role("status")).to_contain_text("So V and V + U make the same board.")


@pytest.mark.parametrize(
    "figure", [RecipeCounts(mask=4), ChoicePairs(), ChoicePairs(columns=True), TwoBoxes()]
)
def test_it_fits_a_phone(page, tmp_path, figure):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(save(tmp_path, figure))
    expect(page.get_by_role("button", name="Reset")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
