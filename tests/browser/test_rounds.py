"""Choose a cell: its round, what it adds, and the sums, by mouse and keys, and on a phone."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises.parities import HOLLOW
from magicmath.widgets import Rounds

pytestmark = pytest.mark.usefixtures("quiet_page")


def grids(page):
    return [grid.get_by_role("gridcell") for grid in page.get_by_role("grid").all()]


def numbers(squares):
    return [int(text.replace("−", "-")) for text in squares.all_inner_texts()]


def expected(cell, k=0, **terms):
    figure = Rounds(cell=cell, **terms)
    figure.k = k
    return figure.presses.ravel().tolist(), figure.added.ravel().tolist()


def test_each_cell_shows_its_round_in_whole_numbers_and_in_colours(page, tmp_path):
    page.goto(save(tmp_path, Rounds()))
    cells, presses, added = grids(page)
    for cell in range(9):
        cells.nth(cell).click()
        assert (numbers(presses), numbers(added)) == expected(cell)
        expect(page.get_by_text(f"Cell {cell} gets 5, and each other cell 0.")).to_be_visible()
        row = page.locator("tr.mm-chosen td")
        assert numbers(row) == numbers(presses)
    added.nth(0).hover()
    expect(page.get_by_text("Cell 0 is changed by masks 0, 1 and 3: 4 − 2 − 2 = 0.")).to_be_visible()
    page.get_by_role("button", name="2 colours").click()
    assert (numbers(presses), numbers(added)) == expected(8, 2)
    expect(
        page.get_by_text("Only cell 8 changes. Its recipe: press masks 2, 4, 5, 6, 7 and 8.")
    ).to_be_visible()
    page.get_by_role("button", name="5 colours").click()
    assert (numbers(presses), numbers(added)) == expected(8, 5)
    expect(page.get_by_text("Masks are pressed, but no cell changes: a quiet choice.")).to_be_visible()


def test_keys_choose_a_cell_and_even_rounds_press_nothing(page, tmp_path):
    page.goto(save(tmp_path, Rounds(HOLLOW, [2])))
    cells, presses, added = grids(page)
    cells.nth(0).focus()
    for key in ("ArrowRight", "Enter"):
        page.keyboard.press(key)
    assert (numbers(presses), numbers(added)) == expected(1, rules=HOLLOW)
    expect(cells.nth(1)).to_be_focused()
    page.get_by_role("button", name="2 colours").click()
    assert set(numbers(presses) + numbers(added)) == {0}
    expect(page.get_by_text("All its numbers are even: nothing is pressed.")).to_be_visible()


def test_a_phone_shows_all_of_it(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, Rounds()))
    cells, presses, _ = grids(page)
    cells.nth(4).tap()
    assert numbers(presses) == expected(4)[0]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert len({round(grid.bounding_box()["y"]) for grid in page.get_by_role("grid").all()}) == 1
    context.close()


def test_rounds_are_added_and_those_of_the_corners_press_their_class(page, tmp_path):
    page.goto(save(tmp_path, Rounds(cell=0)))
    cells, presses, added = grids(page)
    switch = page.get_by_role("button", name="Add rounds")
    switch.click()
    for cell in (2, 6, 8):
        cells.nth(cell).click()
    assert numbers(presses) == [1, 2, 1, 2, -4, 2, 1, 2, 1]
    assert numbers(added) == [5, 0, 5, 0, 0, 0, 5, 0, 5]
    expect(page.locator(".mm-score")).to_have_text(
        "The rounds of the cells 0, 2, 6 and 8 are added. The cells 0, 2, 6 and 8 each get 5, "
        "and each other cell 0."
    )
    expect(page.locator("tr.mm-chosen")).to_have_count(4)
    page.get_by_role("button", name="5 colours").click()
    expect(page.locator(".mm-score")).to_contain_text("No cell changes.")
    cells.nth(0).click()
    expect(page.locator("tr.mm-chosen")).to_have_count(3)
    switch.click()
    expect(page.locator("tr.mm-chosen")).to_have_count(1)


def test_without_a_cell_to_begin_with_rounds_are_collected(page, tmp_path):
    page.goto(save(tmp_path, Rounds()))
    cells, presses, added = grids(page)
    rows = page.locator(".mm-matrix tr")
    expect(page.locator(".mm-score")).to_have_text("Choose a cell at the left: its round appears.")
    for squares in (presses, added, rows.locator("td")):
        assert "".join(squares.all_inner_texts()) == ""
    added.nth(0).hover()
    page.get_by_role("button", name="2 colours").click()  # nothing is told before a cell is chosen
    page.get_by_role("button", name="whole numbers").click()
    expect(page.locator(".mm-message")).to_have_text("")
    expect(page.get_by_role("img")).to_have_accessible_name("the rounds of the cells: none yet")
    for met, cell in enumerate((4, 7, 0), start=1):
        cells.nth(cell).click()
        assert (numbers(presses), numbers(added)) == expected(cell)
        assert numbers(rows.nth(cell).locator("td")) == numbers(presses)
        assert sum(text != "" for text in rows.locator("td").all_inner_texts()) == 9 * met
    switch = page.get_by_role("button", name="Add rounds")
    switch.click()
    cells.nth(8).click()
    assert sum(text != "" for text in rows.locator("td").all_inner_texts()) == 36
