"""Press a board as a list of cells, and keep those that give themselves, in a saved page."""

from itertools import product

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.rules import MAGIC, to_board
from magicmath.widgets import PressedList

pytestmark = pytest.mark.usefixtures("quiet_page")
LISTS = {"the frame": to_board(495), "the black board": to_board(511), "the X": to_board(341)}
BITS = "all => all.map((one) => +one.dataset.bit)"
FRAMED = "all => all.flatMap((one, i) => one.classList.contains('mm-aimed') ? [i] : [])"


def parts(page):
    """Return the cells of the list and of the board that it makes, and what is said of the list."""
    cells = page.get_by_role("grid", name="your list").get_by_role("gridcell")
    made = page.get_by_role("img", name="pressed from white").locator(".mm-cell")
    return cells, made, page.locator(".mm-score")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_a_list_is_pressed_step_by_step_and_judged_at_its_end(page, tmp_path):
    page.goto(save(tmp_path, PressedList(MAGIC, lists=LISTS)))
    cells, made, score = parts(page)
    expect(score).to_have_text("The list is empty: press cells in it.")
    expect(button(page, "Press next")).to_be_disabled()
    button(page, "Take the X").click()
    expect(score).to_have_text("0 of 5 cells of the list pressed.")
    for step, cell in enumerate((0, 2, 4, 6, 8), start=1):
        button(page, "Press next").click()
        done = [0, 2, 4, 6, 8][:step]
        said = f"{step} of 5 cells of the list pressed." if step < 5 else "The X gives the black board."
        expect(score).to_have_text(said)
        assert made.evaluate_all(BITS) == MAGIC.press(to_board(0), done).ravel().tolist()
        assert made.all_inner_texts() == [str(n) for n in MAGIC.masks[done].sum(axis=0, dtype=int).ravel()]
        assert cells.evaluate_all(FRAMED) == [cell]
        assert made.evaluate_all(FRAMED) == np.flatnonzero(MAGIC.matrix[cell]).tolist()
    expect(button(page, "Press next")).to_be_disabled()
    expect(button(page, "White again")).to_be_focused()
    button(page, "Take the black board").click()
    assert not any(made.evaluate_all(BITS))
    button(page, "Press all").click()
    expect(score).to_have_text("The black board gives the X.")
    button(page, "Clear list").click()
    cells.nth(1).click()
    button(page, "Press all").click()
    expect(score).to_have_text("Your list gives another board.")
    expect(page.locator(".mm-shelved")).to_have_count(0)


def test_lists_that_give_themselves_stay_on_the_shelf_each_once(page, tmp_path):
    figure = PressedList(MAGIC, lists=LISTS)
    page.goto(save(tmp_path, figure))
    cells, _, score = parts(page)
    told, shelved = page.locator(".mm-finds-said"), page.locator(".mm-shelved")
    expect(told).to_have_text(f"Found: 0 of {figure.all_found} lists that give themselves.")
    button(page, "Take the frame").click()
    button(page, "Press all").click()
    expect(score).to_have_text("✓ The frame gives itself. It is on the shelf now.")
    button(page, "White again").click()
    button(page, "Press all").click()
    expect(score).to_have_text("✓ The frame gives itself. It is on the shelf already.")
    expect(shelved).to_have_count(1)
    expect(told).to_have_text(
        f"Found: 1 of {figure.all_found} lists that give themselves. Press one to take it again."
    )
    button(page, "Clear list").click()
    shelved.first.click()
    assert cells.evaluate_all(BITS) == to_board(495).ravel().tolist()
    expect(score).to_have_text("0 of 8 cells of the list pressed.")


def test_a_list_of_the_shelf_is_pressed_too_and_the_sum_drops_onto_the_shelf(page, tmp_path):
    found = [bits for bits in product((0, 1), repeat=9) if any(bits) and gives_itself(bits)]
    page.goto(save(tmp_path, PressedList(MAGIC)))
    cells, _, score = parts(page)
    shelved, too = page.locator(".mm-shelved"), page.get_by_role("button", name="Press this too")
    for k in range(2):
        for cell in np.flatnonzero(found[k]):
            cells.nth(cell).click()
        button(page, "Press all").click()
        button(page, "Clear list").click()
    shelved.nth(1).click()
    expect(shelved).to_have_count(2)
    too.first.click()
    assert cells.evaluate_all(BITS) == np.bitwise_xor(found[0], found[1]).tolist()
    expect(score).to_have_text("✓ Your list gives itself. It is on the shelf now.")
    expect(shelved).to_have_count(3)
    too.nth(2).click()  # the list itself: all is pressed twice
    expect(score).to_have_text("The list is empty: press cells in it.")


def test_all_lists_that_give_themselves_can_be_found(page, tmp_path):
    found = [bits for bits in product((0, 1), repeat=9) if any(bits) and gives_itself(bits)]
    figure = PressedList(MAGIC, lists={f"{k}": np.reshape(bits, (3, 3)) for k, bits in enumerate(found[:6])})
    page.goto(save(tmp_path, figure))
    cells, _, _ = parts(page)
    for k in range(6):
        button(page, f"Take {k}").click()
        button(page, "Press all").click()
    for k, bit in enumerate(np.bitwise_xor(found[5], found[6])):
        if bit:
            cells.nth(k).click()
    button(page, "Press all").click()
    expect(page.locator(".mm-finds-said")).to_contain_text(f"✓ You have found all {figure.all_found} lists")
    boards = [one.locator(".mm-cell").evaluate_all(BITS) for one in page.locator(".mm-shelved").all()]
    assert boards == [list(bits) for bits in found]
    assert figure.all_found == len(found)


def gives_itself(bits):
    return MAGIC.press(to_board(0), np.flatnonzero(bits).tolist()).ravel().tolist() == list(bits)


def test_it_fits_a_phone(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, PressedList(MAGIC, lists=LISTS)))
    button(page, "Take the frame").click()
    button(page, "Press all").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.locator("[role=gridcell], button:visible").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    left, right = (page.locator(".mm-pressed-list .mm-captioned").nth(i).bounding_box() for i in (0, 1))
    assert left["x"] + left["width"] <= right["x"]
    context.close()
