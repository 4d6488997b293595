"""Chase the light in a saved page: what is left fills a table, and its rows are added."""

from itertools import product

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath import gf2, plain
from magicmath.rules import lights_out, pressed
from magicmath.widgets import ChaseTable

pytestmark = pytest.mark.usefixtures("quiet_page")
FIVE = lights_out(5, 5)
START = FIVE.press(np.zeros((5, 5), int), [0, 1, 8, 12, 15, 21, 23])


@pytest.fixture
def figure(page, tmp_path):
    page.goto(save(tmp_path, ChaseTable(START)))
    return ChaseTable(START)


def cells(page):
    return page.get_by_role("grid", name="board").get_by_role("gridcell")


def named(page, name):
    return page.get_by_role("button", name=name, exact=True)


def chase(page):
    for cell in range(5, 25):
        if cells(page).nth(cell - 5).get_attribute("data-bit") == "1":
            cells(page).nth(cell).click()


def row(page, number):
    """Return the cells of the last column of a row of the table, once they are known."""
    last = page.locator(".mm-chase-row").nth(number + 1).locator("> :last-child .mm-cell")
    return last.evaluate_all("all => all.map((one) => +one.dataset.bit)")


def begun(page):
    chase(page)
    named(page, "White board").click()


def filled(page, cell):
    begun(page)
    cells(page).nth(cell).click()
    chase(page)
    named(page, "Show the other 4 rows").click()


def test_what_the_first_chase_leaves_is_the_goal(page, figure):
    said = page.locator(".mm-score")
    expect(said).to_have_text("Row 1 has 2 black cells. Press right below, in row 2.")
    expect(named(page, "White board")).to_be_disabled()
    expect(named(page, "First board")).to_be_disabled()
    cells(page).nth(3).click()
    expect(said).to_have_text("Leave the first row alone in this chase.")
    assert row(page, 6) == []
    chase(page)
    expect(said).to_contain_text("✓ Only the last row is black.")
    assert row(page, 6) == figure.goal.tolist()


def test_a_press_that_the_chase_does_not_ask_for_is_told(page, figure):
    said, now = page.locator(".mm-score"), "Row 1 has 2 black cells. Press right below, in row 2."
    cells(page).nth(15).click()
    expect(said).to_have_text(f"Your press was in row 4. {now}")
    cells(page).nth(15).click()
    expect(said).to_have_text(f"Your press was in row 4. {now}")
    white = next(cell for cell in range(5) if not figure.start.flat[cell])
    cells(page).nth(5 + white).click()
    expect(said).to_have_text(
        "The cell right above your press was white. Row 1 has 3 black cells. Press right below, in row 2."
    )
    cells(page).nth(5 + white).click()
    expect(said).to_have_text(now)  # it is black now, and the press is right
    cells(page).nth(15).click()
    chase(page)
    expect(said).to_contain_text("✓ Only the last row is black.")
    assert row(page, 6) == figure.goal.tolist()


def test_one_press_of_the_first_row_fills_a_row_before_the_others_appear(page, figure):
    begun(page)
    said, others = page.locator(".mm-score"), named(page, "Show the other 4 rows")
    expect(said).to_have_text("Press one cell of the first row. Then chase the light again.")
    for cell in (1, 3):
        cells(page).nth(cell).click()
    expect(said).to_have_text("Press only one cell of the first row.")
    cells(page).nth(1).click()  # twice is nothing
    chase(page)
    expect(said).to_contain_text("✓ Your press of cell 3 leaves this row")
    assert [row(page, j) for j in range(5)] == [figure.ends[j].tolist() if j == 3 else [] for j in range(5)]
    expect(page.locator("button.mm-chase-row").nth(0)).to_be_disabled()
    others.click()
    assert [row(page, j) for j in range(5)] == figure.ends.tolist()
    expect(others).to_be_disabled()


def test_all_choices_are_tried_and_four_of_them_show_the_goal(page, figure):
    filled(page, 0)
    kept, lines = page.locator(".mm-found-said"), page.locator("button.mm-chase-row")
    expect(kept).to_have_text("1 of 32 choices tried. Sums that are the goal: 0.")
    expect(named(page, "First board")).to_be_disabled()
    chosen, right = np.zeros(5, int), []
    for count in range(1, 32):
        line = (count & -count).bit_length() - 1  # a Gray code: each choice comes once
        lines.nth(line).click()
        chosen[line] ^= 1
        total = gf2.matmul(chosen, figure.ends)
        assert row(page, 5) == total.tolist()
        if np.array_equal(total, figure.goal):
            right.append(chosen.tolist())
            expect(kept).to_contain_text("✓ The sum is the goal.")
    expect(kept).to_contain_text("32 of 32 choices tried. Sums that are the goal: 4.")
    found = page.locator(".mm-found .mm-cells")
    bits = "one => [...one.children].map((cell) => +cell.dataset.bit)"
    assert [found.nth(i).evaluate(bits) for i in range(4)] == right


def test_a_choice_that_was_found_solves_the_first_board(page, figure):
    filled(page, 4)
    choice = next(
        one
        for one in product((0, 1), repeat=5)
        if gf2.matmul(np.array(one), figure.ends).tolist() == figure.goal.tolist()
    )
    for line in pressed(choice):
        page.locator("button.mm-chase-row").nth(line).click()
    named(page, "First board").click()
    said = page.locator(".mm-score")
    expect(said).to_contain_text("Press one of your choices in the first row")
    chase(page)
    expect(said).to_contain_text("Black cells are left.")
    named(page, "First board").click()
    for cell in pressed(choice):
        cells(page).nth(cell).click()
    chase(page)
    expect(said).to_have_text("✓ All cells are white: you have solved the board.")
    expect(cells(page).and_(page.locator("[data-bit='1']"))).to_have_count(0)


def set_board(page, black, wrong=None):
    """Draw a board in place of the first one, and chase it, from the start again after a wrong press."""
    named(page, "Set a board").click()
    expect(page.locator(".mm-score")).to_contain_text("here a press changes one cell only")
    expect(named(page, "Back")).to_be_enabled()
    for cell in black:
        cells(page).nth(cell).click()
    expect(cells(page).and_(page.locator("[data-bit='1']"))).to_have_count(len(black))
    named(page, "Chase this board").click()
    if wrong is not None:
        cells(page).nth(wrong).click()
        named(page, "First board").click()
        expect(cells(page).and_(page.locator("[data-bit='1']"))).to_have_count(len(black))
    chase(page)


def test_a_board_of_the_reader_is_chased_and_all_sums_are_tried(page, figure):
    filled(page, 0)
    said, kept, every = page.locator(".mm-score"), page.locator(".mm-found-said"), "Try all 32 sums"
    expect(named(page, every)).to_be_hidden()
    set_board(page, [0])  # fails test 0
    assert row(page, 6) == plain.chase(np.eye(1, 25, dtype=int).reshape(5, 5).tolist())[-1]
    expect(said).to_have_text("Press rows of the table until their sum is the goal.")
    named(page, every).click()
    expect(kept).to_contain_text("32 of 32 choices tried. Sums that are the goal: 0.")
    expect(kept).to_contain_text("this board refuses")
    expect(named(page, "First board")).to_be_disabled()

    black = pressed(FIVE.press(np.zeros((5, 5), int), [2]).ravel())
    set_board(page, black, wrong=20)  # the press of cell 2 solves it
    expect(kept).to_have_text("1 of 32 choices tried. Sums that are the goal: 0.")
    named(page, every).click()
    expect(kept).to_contain_text("✓ 32 of 32 choices tried. Sums that are the goal: 4.")
    expect(page.locator(".mm-found > .mm-cells")).to_have_count(4)
    named(page, "First board").click()
    cells(page).nth(2).click()
    chase(page)
    expect(said).to_have_text("✓ All cells are white: you have solved the board.")


def test_a_board_of_the_reader_may_come_first_and_the_chase_alone_may_solve_it(page, figure):
    set_board(page, pressed(FIVE.press(np.zeros((5, 5), int), [5]).ravel()))
    said = page.locator(".mm-score")
    expect(said).to_have_text("✓ All cells are white: this chase alone has solved the board.")
    assert row(page, 6) == [0] * 5
    named(page, "White board").click()
    expect(named(page, "Set a board")).to_be_disabled()  # one row of the table comes first
    cells(page).nth(0).click()
    chase(page)
    named(page, "Show the other 4 rows").click()
    expect(page.locator(".mm-found-said")).to_contain_text("Sums that are the goal: 1.")  # the empty one


def test_a_white_board_that_was_set_leads_back_to_the_first(page, figure):
    chase(page)
    left = cells(page).evaluate_all("all => all.map((one) => +one.dataset.bit)")
    named(page, "Set a board").click()
    expect(cells(page).and_(page.locator("[data-bit='1']"))).to_have_count(0)
    expect(named(page, "White board")).to_be_disabled()
    named(page, "Back").click()
    assert cells(page).evaluate_all("all => all.map((one) => +one.dataset.bit)") == left
    expect(named(page, "White board")).to_be_enabled()


def test_it_works_by_keys_and_fits_a_phone(page, figure):
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    cells(page).nth(0).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(cells(page).nth(5)).to_be_focused()
    expect(page.locator(".mm-score")).to_contain_text("black cell")
