"""Press saved playgrounds of rows in Chromium, from a file and with the network off."""

import re

import numpy as np
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from saved import save

from magicmath import gf2, plain
from magicmath.exercises.inverse import LINES
from magicmath.rules import MAGIC
from magicmath.widgets.row_playground import RowPlayground

pytestmark = pytest.mark.usefixtures("quiet_page")
SINGULAR = [[1, 0, 1], [0, 1, 1], [1, 1, 0]]
SMALL = [[0, 1], [1, 1]]
FIRST = [[1, 1, 1], [1, 1, 0], [0, 1, 1]]
CIRCLE = [[1, 1, 0, 0], [0, 1, 1, 0], [0, 0, 1, 1], [1, 0, 0, 1]]
LARGE = np.random.default_rng(3).integers(0, 2, (16, 16))


def shown(page):
    """Return the bits that the page shows, with both halves."""
    read = "rows => rows.map(row => [...row.querySelectorAll('.mm-bit')].map(bit => Number(bit.dataset.bit)))"
    return np.array(page.locator(".mm-rows tbody tr").evaluate_all(read), dtype=np.uint8)


def row(page, number):
    return page.locator(".mm-rows tbody tr").nth(number)


def number(page, i):
    return page.locator(".mm-row-number").nth(i)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def halves(page):
    return page.locator(".mm-half").all_inner_texts()


def status(page):
    return page.locator(".mm-score")


def goal(page):
    return page.locator(".mm-goal")


def message(page):
    return page.locator(".mm-message")


def test_clicked_rows_are_added_and_swapped(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground(SMALL)))
    expect(status(page)).to_have_text("No move yet.")
    expect(message(page)).to_have_text("Press the row that you want to add.")
    assert halves(page) == ["A", "I"]
    button(page, "Swap rows").click()
    row(page, 0).locator(".mm-bit").nth(2).click()
    expect(message(page)).to_have_text("Row 0 is picked. Choose the row to swap it with.")
    expect(number(page, 0)).to_have_attribute("aria-pressed", "true")
    row(page, 1).locator(".mm-bit").nth(0).click()
    expect(status(page)).to_have_text("1 move: rows 0 and 1 swapped.")
    expect(number(page, 0)).to_have_attribute("aria-pressed", "false")
    assert halves(page) == ["R·A", "R"]
    button(page, "Add rows").click()
    row(page, 1).click()
    row(page, 0).click()
    expect(goal(page)).to_have_text("✓ The identity stands at the left. The right half is the inverse of A.")
    assert halves(page) == ["I", "A⁻¹"]
    np.testing.assert_array_equal(shown(page)[:, 2:], gf2.inv(np.array(SMALL)))
    button(page, "Undo").click()
    expect(status(page)).to_have_text("Move 1 of 2: rows 0 and 1 swapped.")
    button(page, "Redo").click()
    button(page, "Reset").click()
    np.testing.assert_array_equal(shown(page), [[0, 1, 1, 0], [1, 1, 0, 1]])
    expect(button(page, "Undo")).to_be_disabled()
    expect(page.get_by_role("slider")).to_be_hidden()


def test_pointing_tells_the_sum_and_what_a_move_would_change(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground(SINGULAR)))
    row(page, 0).click()
    row(page, 2).hover()
    expect(message(page)).to_have_text("Here: add row 0 to row 2.")
    would = page.locator(".mm-would").evaluate_all("all => all.map(one => one.closest('td').cellIndex - 1)")
    assert would == [0, 2, 3]
    row(page, 2).click()
    expect(message(page)).to_have_text("Row 2 is the sum of rows 0 and 2 of A.")
    expect(row(page, 0)).to_have_class("mm-source")  # no longer picked
    assert page.locator(".mm-pivot").count() == 1
    changed = page.locator(".mm-changed")
    expect(changed).to_have_count(3)
    named = page.locator("th.mm-named").all_inner_texts()
    assert named == ["0", "2"]
    page.mouse.move(1, 1)
    expect(page.locator("th.mm-named")).to_have_count(0)
    expect(changed).to_have_count(3)
    row(page, 1).click()
    expect(changed).to_have_count(3)  # the last move, while the next is not made


def test_two_rows_pressed_by_turns_are_swapped_by_three_additions(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground(FIRST, product=True)))
    for pressed in (0, 1, 1, 0, 0, 1):
        row(page, pressed).locator(".mm-bit").nth(0).click()
    expect(status(page)).to_have_text("3 moves: row 0 added to row 1.")
    assert shown(page)[:, :3].tolist() == [FIRST[1], FIRST[0], FIRST[2]]
    expect(page.locator(".mm-picked")).to_have_count(0)


def test_a_1_is_framed_as_long_as_it_is_the_first_of_its_row_and_alone_in_its_column(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground(FIRST)))
    expected = {(2, 0): [], (0, 1): [(0, 0)], (1, 2): [(0, 0), (1, 1), (2, 2)], (2, 1): [(0, 0), (1, 1)]}
    for (source, target), framed in expected.items():
        for one in (source, target):
            row(page, one).locator(".mm-bit").nth(0).click()
        places = page.locator(".mm-pivot").evaluate_all(
            "all => all.map(one => [one.closest('tr').rowIndex - 2, one.closest('td').cellIndex - 1])"
        )
        assert [tuple(place) for place in places] == framed


def test_after_the_last_move_nothing_more_is_asked_for(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground([[1, 1], [0, 1]])))
    row(page, 1).click()
    row(page, 0).click()
    expect(goal(page)).to_contain_text("✓ The identity stands at the left.")
    page.mouse.move(1, 1)
    expect(message(page)).to_have_text("")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(goal(page)).not_to_contain_text("✓")


def test_all_pivots_are_framed_and_the_product_stays_the_left_half(page, tmp_path):
    record = plain.row_moves(LINES.matrix.tolist())
    page.goto(save(tmp_path, RowPlayground(LINES.matrix, moves=record, product=True)))
    told = page.locator(".mm-product-told")
    boards = page.locator(".mm-small-bits")
    for step in range(len(record) + 1):
        page.get_by_role("slider").fill(str(step))
        expect(told).to_have_text("✓ R·A, the right half times A, is the left half.")
        bits = [boards.nth(k).locator(".mm-bit").all_inner_texts() for k in range(3)]
        choices, matrix, product = (np.array(one, dtype=int).reshape(6, -1) for one in bits)
        np.testing.assert_array_equal(product, choices @ matrix % 2)
        np.testing.assert_array_equal(np.hstack([product, choices]), shown(page))
    framed = page.locator(".mm-rows .mm-pivot").evaluate_all(
        "all => all.map(one => one.closest('td').cellIndex - 1)"
    )
    assert framed == [0, 1, 2, 3, 6]
    expect(number(page, 4)).to_have_attribute("aria-label", re.compile("its pivot is in column 6$"))
    row(page, 5).hover()
    expect(told).to_contain_text("Row 5 at the right names rows 0, 1, 2, 3, 4 and 5 of A.")
    assert boards.nth(1).locator(".mm-met").count() == 6 * 9


def test_a_move_of_ones_own_leaves_the_prepared_ones_and_back_leads_to_them(page, tmp_path):
    moves = plain.row_moves([[1, 1, 0], [1, 0, 1], [0, 1, 0]])
    page.goto(save(tmp_path, RowPlayground([[1, 1, 0], [1, 0, 1], [0, 1, 0]], moves=moves)))
    expect(button(page, "Reset")).to_be_disabled()
    button(page, "Next").click()
    expect(status(page)).not_to_contain_text("You left")
    row(page, 2).click()
    row(page, 0).click()
    expect(button(page, "Next")).to_be_disabled()
    expect(status(page)).to_contain_text("You left the prepared moves. Back leads to them again.")
    button(page, "Back").click()
    expect(button(page, "Next")).to_be_enabled()
    expect(status(page)).not_to_contain_text("You left")
    button(page, "Reset").click()
    expect(status(page)).to_have_text(f"Before the first of {len(moves)} moves.")
    expect(button(page, "Next")).to_be_enabled()


def test_the_next_pivots_lead_to_the_inverse(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground(SMALL)))
    button(page, "Tell me a move").click()
    expect(message(page)).to_have_text(
        "Column 0: the pivot must stand in row 0, and row 1 has a 1 there. So swap them. "
        "Swap rows is on. Row 0 is chosen: now press row 1."
    )
    assert page.locator(".mm-pivot").evaluate("cell => cell.closest('tr').rowIndex - 2") == 1
    expect(button(page, "Swap rows")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("tr.mm-swapped")).to_have_count(2)
    row(page, 1).click()
    expect(button(page, "Add rows")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".mm-picked")).to_have_count(0)
    button(page, "Tell me a move").click()
    expect(message(page)).to_have_text(
        "Column 1: the pivot is the 1 in row 1. Row 0 has a 1 there too. Row 1 is chosen: now press row 0."
    )
    row(page, 1).click()  # a reader who presses both rows makes the same move
    expect(row(page, 1)).to_have_class(re.compile("mm-picked"))
    row(page, 0).click()
    expect(button(page, "Tell me a move")).to_be_disabled()
    expect(goal(page)).to_contain_text("✓")


@pytest.mark.parametrize("presses", ["the second row", "both rows"])
@pytest.mark.parametrize("matrix", [FIRST, CIRCLE])
def test_advice_that_is_followed_to_the_letter_ends(page, tmp_path, matrix, presses):
    page.goto(save(tmp_path, RowPlayground(matrix)))
    hint = button(page, "Tell me a move")
    row(page, 2).click()  # a row that is still chosen from before
    for made in range(1, 1 + len(plain.row_moves(matrix))):
        hint.click()
        first, second = re.search(
            r"Row (\d+) is chosen: now press row (\d+)", message(page).inner_text()
        ).groups()
        for one in [second] if presses == "the second row" else [first, second]:
            row(page, int(one)).locator(".mm-bit").first.click()
        expect(status(page)).to_contain_text(f"{made} move")
    expect(hint).to_be_disabled()
    expect(goal(page)).to_contain_text("✓" if gf2.det(np.array(matrix)) else "can go no further")


def test_a_singular_matrix_ends_with_the_rows_that_sum_to_nothing(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground(SINGULAR)))
    for source in (0, 1):
        row(page, source).click()
        row(page, 2).click()
    expect(goal(page)).to_have_text("Row 2 is all 0 at the left. The left half can go no further.")
    page.mouse.move(1, 1)
    expect(row(page, 2)).to_have_class("mm-target mm-zero")
    assert page.locator(".mm-quiet").count() == 3


def test_a_recorded_elimination_is_walked_through(page, tmp_path):
    record = plain.row_moves(MAGIC.matrix.tolist())
    page.goto(save(tmp_path, RowPlayground(MAGIC.matrix, moves=record)))
    expect(status(page)).to_have_text(f"Before the first of {len(record)} moves.")
    expect(message(page)).to_have_text("Press Next, or a row to add.")
    start = np.hstack([MAGIC.matrix, np.eye(9, dtype=np.uint8)]).tolist()
    for step, (kind, source, target) in enumerate(record, 1):
        button(page, "Next").click()
        words = f"row {source} added to row {target}." if kind == "add" else "swapped."
        expect(status(page)).to_contain_text(words)
        pivot = target if kind == "swap" else source  # before a swap it stands lower down
        column = plain.after_moves(start, record[: step - 1])[pivot].index(1)
        why = (
            f"row {source} had no 1. Row {target} had one"
            if kind == "swap"
            else f"row {target} had a 1 there"
        )
        expect(status(page)).to_contain_text(re.compile(rf"\. (In column|Column) {column}\b.*{why}"))
        assert shown(page).tolist() == plain.after_moves(start, record[:step])
        marked = [row(page, i).get_attribute("class") or "" for i in (source, target)]
        assert ("mm-source" if kind == "add" else "mm-swapped") in marked[0]
        assert ("mm-target" if kind == "add" else "mm-swapped") in marked[1]
    expect(button(page, "Next")).to_be_disabled()
    expect(goal(page)).to_contain_text("The right half is the inverse of A.")
    page.get_by_role("slider").fill("3")
    assert shown(page).tolist() == plain.after_moves(start, record[:3])
    button(page, "Back").click()
    row(page, 8).click()
    row(page, 0).click()  # a move of one's own ends the record, and a reset brings it back
    away = " You left the prepared moves. Back leads to them again."
    expect(status(page)).to_have_text(f"3 moves: row 8 added to row 0.{away}")
    page.mouse.move(1, 1)
    expect(message(page)).to_have_text("Press the row that you want to add.")  # nothing prepared is ahead
    button(page, "Reset").click()
    expect(status(page)).to_have_text(f"Before the first of {len(record)} moves.")


def test_a_set_of_cells_is_repaired_by_the_pivots_of_the_odd_rows(page, tmp_path):
    rows = RowPlayground(LINES.matrix, moves=plain.row_moves(LINES.matrix.tolist()), shape=(3, 3))
    page.goto(save(tmp_path, rows))
    cells = page.get_by_role("grid", name="a set of cells").get_by_role("gridcell")
    told = page.locator(".mm-told-of-set")
    counts = page.locator(".mm-count-of-set")
    page.get_by_role("slider").fill(str(len(rows.moves)))
    cells.nth(4).click()
    expect(told).to_have_text("You chose cell 4. Odd: rows 0, 1 and 3.")
    assert counts.all_inner_texts() == ["1", "1", "0", "1", "0", "0"]
    assert page.locator(".mm-met").count() == 3
    for cell in (0, 1):
        cells.nth(cell).click()
    cells.nth(3).focus()
    page.keyboard.press("Space")
    expect(told).to_have_text("You chose cells 0, 1, 3 and 4. ✓ All the numbers are even.")
    page.get_by_role("slider").fill("0")
    expect(told).to_contain_text("✓")
    assert counts.all_inner_texts() == ["2", "2", "0", "2", "2", "0"]
    expect(number(page, 0)).to_have_attribute("aria-label", re.compile("; it changes 2 of the set$"))
    cells.nth(8).hover()
    assert page.locator("th.mm-named").all_inner_texts() == ["8"]
    button(page, "Clear").click()
    expect(page.locator(".mm-met")).to_have_count(0)


def test_fixed_rows_have_nothing_but_the_set_of_cells(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground(CIRCLE, shape=(1, 4), fixed=True)))
    assert halves(page) == ["A"]
    changes = page.get_by_role("columnheader", name="changes")
    assert changes.evaluate("box => box.scrollWidth <= box.clientWidth && box.clientHeight < 24")
    assert page.locator(".mm-row-playground button:visible").all_inner_texts() == ["Clear"]
    row(page, 0).locator(".mm-bit").first.click()
    row(page, 1).locator(".mm-bit").first.click()
    np.testing.assert_array_equal(shown(page), CIRCLE)
    cells = page.get_by_role("grid", name="a set of cells").get_by_role("gridcell")
    for cell in range(4):
        cells.nth(cell).click()
    expect(page.locator(".mm-told-of-set")).to_contain_text("✓ All the numbers are even.")
    assert page.locator(".mm-count-of-set").all_inner_texts() == ["2"] * 4


def test_masks_are_pressed_on_a_board_that_counts_the_chosen_cells(page, tmp_path, axe):  # noqa: F811
    page.goto(save(tmp_path, RowPlayground(CIRCLE, shape=(1, 4), fixed=True, presses=True)))
    told = page.locator(".mm-told-of-board")
    board = page.locator(".mm-pressed-cells .mm-cell")
    again = button(page, "White again")
    expect(told).to_have_text("No cell is chosen, so none is counted.")
    expect(again).to_be_disabled()
    cells = page.get_by_role("grid", name="a set of cells").get_by_role("gridcell")
    for cell in (0, 1, 3):
        cells.nth(cell).click()
    expect(page.locator(".mm-pressed-cells .mm-chosen")).to_have_count(3)
    button(page, "Mask 0").click()
    expect(told).to_have_text("Black cells in your set: 2 of 3, even.")
    expect(row(page, 0)).to_have_class("mm-at")  # the mask that is pointed at
    button(page, "Mask 1").focus()
    page.keyboard.press("Space")
    expect(told).to_have_text("Black cells in your set: 1 of 3, odd.")
    assert board.evaluate_all("all => all.map(one => one.dataset.bit).join('')") == "1010"
    expect(page.get_by_role("img", name="your board: 1 0 1 0")).to_be_visible()
    assert violations(page, axe) == []
    again.click()
    expect(told).to_have_text("Black cells in your set: 0 of 3, even.")
    for bit, cell in zip(
        map(boxed, row(page, 0).locator(".mm-bit").all()), map(boxed, board.all()), strict=True
    ):
        assert abs(bit["x"] + bit["width"] / 2 - cell["x"] - cell["width"] / 2) < 1


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("fixed", [True, False])
def test_a_board_of_one_row_stands_under_the_columns_that_it_chooses(width, fixed, page, tmp_path):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(save(tmp_path, RowPlayground(CIRCLE, shape=(1, 4), fixed=fixed)))
    bits = map(boxed, row(page, 0).locator(".mm-bit").all()[:4])
    cells = map(boxed, page.get_by_role("gridcell").all())
    for bit, cell in zip(bits, cells, strict=True):
        assert abs(bit["x"] + bit["width"] / 2 - cell["x"] - cell["width"] / 2) < 1
        assert cell["y"] > bit["y"]


def test_cards_are_put_on_one_another_and_cells_that_change_twice_are_crossed_out(page, tmp_path, axe):  # noqa: F811
    page.goto(save(tmp_path, RowPlayground(FIRST, cards=True)))
    cards = page.locator(".mm-row-card")
    expect(cards).to_have_text(["mask 0 → cells 0 1 2", "mask 1 → cells 0 1", "mask 2 → cells 1 2"])
    expect(message(page)).to_have_text("Press a card, and then the card on which you put it.")
    cards.nth(2).click()
    expect(message(page)).to_have_text("Now press the card on which you put it.")
    cards.nth(0).click()
    expect(cards.nth(0)).to_have_text("masks 0 2 → cells 0 1 1 2 2")
    assert cards.nth(0).locator("s").all_inner_texts() == ["1", "1", "2", "2"]
    expect(status(page)).to_contain_text("Press masks 0 and 2: cell 0 changes.")
    expect(goal(page)).to_have_text("✓ A card for cell 0 alone.")
    assert page.locator(".mm-rows").count() == 0
    assert violations(page, axe) == []
    cards.nth(0).click()
    cards.nth(1).press("Enter")
    expect(cards.nth(0)).to_have_text("masks 0 2 → cell 0")  # crossed out once
    expect(cards.nth(1)).to_have_text("masks 0 1 2 → cells 0 0 1")
    button(page, "Undo").click()
    button(page, "Reset").click()
    expect(cards.nth(0)).to_have_text("mask 0 → cells 0 1 2")
    expect(goal(page)).to_have_text("")


def test_beside_headings_the_product_comes_with_the_identity_and_stays(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground([[1, 1], [0, 1]], headings=("cells", "masks"), product=True)))
    product = page.locator(".mm-live-product")
    expect(status(page)).to_have_text("No move yet.")
    expect(product).to_be_hidden()
    for pressed in (1, 0):
        row(page, pressed).click()
    expect(product).to_be_visible()
    button(page, "Undo").click()
    expect(product).to_be_visible()


def test_a_column_is_finished_by_one_press(page, tmp_path):
    record = plain.row_moves(MAGIC.matrix.tolist())
    page.goto(save(tmp_path, RowPlayground(MAGIC.matrix, moves=record)))
    finish = button(page, "Finish the column")
    for column in range(9):
        finish.click()
        expect(page.locator(".mm-rows .mm-pivot")).to_have_count(column + 1)
    expect(finish).to_be_disabled()
    expect(goal(page)).to_contain_text("✓")
    button(page, "Reset").click()
    row(page, 8).click()
    row(page, 0).click()
    expect(finish).to_be_disabled()  # a move of one's own ends those that are prepared
    button(page, "Back").click()
    for _ in range(2):
        finish.click()
    for target in (4, 0, 5, 1, 3):  # a column by hand, in an order of one's own
        row(page, 2).click()
        row(page, target).click()
        expect(finish).to_be_enabled(enabled=target == 3)
    expect(status(page)).to_contain_text(f"Move 11 of {len(record)}")
    expect(finish).to_be_enabled()


def test_masks_are_pressed_below_rows_that_move(page, tmp_path):
    moves = plain.row_moves(CIRCLE)
    page.goto(save(tmp_path, RowPlayground(CIRCLE, moves=moves, shape=(1, 4), presses=True)))
    page.get_by_role("slider").fill(str(len(moves)))
    page.get_by_role("grid", name="a set of cells").get_by_role("gridcell").nth(0).click()
    button(page, "Mask 3").click()
    expect(page.get_by_role("img", name="your board: 1 0 0 1")).to_be_visible()
    expect(page.locator(".mm-told-of-board")).to_have_text("Black cells in your set: 1 of 1, odd.")
    expect(page.locator("tr.mm-at")).to_have_count(0)  # no row is mask 3 any more


def test_headings_stand_until_the_inverse_appears(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground([[1, 1], [0, 1]], headings=("cells", "masks"))))
    row(page, 0).click()
    row(page, 1).click()
    assert halves(page) == ["cells", "masks"]
    button(page, "Undo").click()
    for pressed in (1, 0):
        row(page, pressed).click()
    assert halves(page) == ["I", "A⁻¹"]


def test_a_row_is_said_as_a_sentence_where_the_halves_are_cells_and_masks(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground(FIRST, headings=("cells", "masks"))))
    expect(status(page)).to_have_text("No move yet.")
    row(page, 0).click()
    row(page, 1).click()
    expect(status(page)).to_have_text(
        "1 move: row 0 added to row 1. Row 1 says: press masks 0 and 1, and cell 2 changes."
    )
    expect(message(page)).to_have_text("Press the row that you want to add.")  # row 1 is said once
    row(page, 2).hover()
    expect(message(page)).to_have_text("Row 2 says: press mask 2, and cells 1 and 2 change.")
    button(page, "Undo").click()
    expect(status(page)).to_have_text("Before the first of 1 move.")
    page.goto(save(tmp_path, RowPlayground(FIRST, moves=[("add", 0, 1)], headings=("cells", "masks"))))
    button(page, "Next").click()
    expect(status(page)).not_to_contain_text("says")  # it tells why a textbook makes the move


def test_a_tap_on_the_product_explains_a_row_and_moves_none(browser, tmp_path):
    context = browser.new_context(has_touch=True, viewport={"width": 390, "height": 800}, offline=True)
    page = context.new_page()
    page.goto(save(tmp_path, RowPlayground(FIRST, product=True)))
    for number in (2, 1):
        page.locator(".mm-small-bits").nth(2).locator(".mm-bit").nth(3 * number).tap()
        expect(page.locator(".mm-product-told")).to_contain_text(
            f"Row {number} at the right names row {number}"
        )
    expect(status(page)).to_have_text("No move yet.")
    context.close()


def test_a_press_on_the_product_after_a_move_keeps_its_row_lit(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground(FIRST, product=True)))
    row(page, 0).click()
    row(page, 1).click()
    one = page.locator(".mm-small-bits").nth(2).locator(".mm-bit").nth(4)
    one.hover()
    told = page.locator(".mm-product-told")
    expect(told).to_contain_text("Row 1 at the right names rows 0 and 1")
    one.click()
    expect(told).to_contain_text("Row 1 at the right names rows 0 and 1")


def test_keyboard_alone_finds_the_inverse(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground(SMALL)))
    for _ in range(4):
        page.keyboard.press("Tab")
    expect(number(page, 0)).to_be_focused()
    for key in ("n", "s", "Enter", "ArrowDown", "Enter", "a", "Space", "ArrowUp", "Space"):
        page.keyboard.press(key)
    expect(goal(page)).to_contain_text("✓")
    expect(number(page, 0)).to_be_focused()
    page.keyboard.press("Backspace")
    expect(status(page)).to_contain_text("Move 1 of 2")
    page.keyboard.press("ArrowRight")
    expect(goal(page)).to_contain_text("✓")
    page.keyboard.press("End")
    expect(number(page, 1)).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".mm-picked")).to_have_count(0)
    expect(number(page, 1)).to_have_attribute(
        "aria-label", "row 1: 0 1, beside it 1 0; its pivot is in column 1"
    )


def test_touch_adds_rows(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, RowPlayground(MAGIC.matrix, shape=(3, 3))))
    for control in page.locator(".mm-tools button:visible, .mm-row-number, [role=gridcell]").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    row(page, 0).locator(".mm-bit").nth(17).tap()
    expect(message(page)).to_have_text("Row 0 is picked. Choose the row to add it to.")
    row(page, 3).locator(".mm-bit").nth(4).tap()
    expect(status(page)).to_have_text("1 move: row 0 added to row 3.")
    expect(page.locator(".mm-picked")).to_have_count(0)
    for pressed in (0, 1):
        row(page, pressed).locator(".mm-bit").nth(4).tap()
    expect(status(page)).to_have_text("2 moves: row 0 added to row 1.")
    context.close()


@pytest.mark.parametrize("shape", [None, (3, 3)])
def test_on_a_phone_nine_rows_are_high_enough_to_touch_and_their_cells_fill_the_width(
    browser, tmp_path, shape
):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, RowPlayground(MAGIC.matrix, shape=shape)))
    assert min(box["height"] for box in map(boxed, page.locator(".mm-rows tbody tr").all())) >= 34
    widths = [boxed(bit)["width"] for bit in row(page, 0).locator(".mm-bit").all()]
    assert min(widths) > 0.8 * max(widths), "those beside the line are not squeezed"
    if shape is None:
        assert sum(widths) > 0.8 * boxed(page.locator(".mm-rows"))["width"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()


def boxed(one):
    return one.bounding_box()


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_page_never_scrolls_sideways(width, page, tmp_path):
    page.set_viewport_size({"width": width, "height": 800})
    others = RowPlayground(MAGIC.matrix, shape=(3, 3), fixed=True), RowPlayground(LARGE, shape=(4, 4))
    page.goto(save(tmp_path, RowPlayground(MAGIC.matrix, shape=(3, 3)), RowPlayground(LARGE), *others))
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for table in page.locator(".mm-rows").all():
        box = table.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_no_serious_fault(width, scheme, page, axe, tmp_path):  # noqa: F811
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    small = RowPlayground(SINGULAR, moves=[("add", 0, 2)], shape=(1, 3))
    fixed = RowPlayground(CIRCLE, shape=(1, 4), fixed=True)
    page.goto(save(tmp_path, small, RowPlayground(LARGE, headings=("cells", "masks")), fixed))
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("gridcell").first.click()
    page.get_by_role("button", name="Tell me a move").first.click()
    row(page, 0).click()
    row(page, 1).hover()
    for summary in page.locator("summary").all():
        summary.click()
    assert violations(page, axe) == []


def test_two_views_of_one_playground_stay_equal(page, tmp_path):
    rows = RowPlayground(SINGULAR)
    page.goto(save(tmp_path, rows, rows))
    row(page, 0).click()
    row(page, 2).click()
    both = shown(page)
    np.testing.assert_array_equal(both[:3], both[3:])
    assert both[2].tolist() == [0, 1, 1, 1, 0, 1]
    row(page, 0).click()
    expect(page.locator(".mm-picked")).to_have_count(1)
    row(page, 4).click()
    row(page, 5).click()
    expect(page.locator(".mm-picked")).to_have_count(
        0
    )  # where the second view has moved, the first holds none


def test_without_scripts_the_picture_and_the_text_stay(browser, tmp_path):
    context = browser.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto(save(tmp_path, RowPlayground(SMALL)))
    assert page.get_by_role("img", name="Rows of A | I, 0 moves").bounding_box()["width"] > 50
    expect(page.locator("pre.unseen")).to_contain_text("0 1 │ 1 0")
    context.close()


def add(page, source, target):
    number(page, source).click()
    number(page, target).click()


def test_additions_reach_single_ones_and_the_parity_never_moves(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground([[1, 1, 0], [1, 1, 1], [0, 1, 1]], determinant=True)))
    value, goal = page.locator(".mm-rows-value"), page.locator(".mm-goal")
    expect(value).to_have_text("Determinant −1: odd.")
    assert shown(page).shape == (3, 3)  # without a right half
    assert button(page, "Swap rows").count() == button(page, "Tell me a move").count() == 0
    for source, target in [(0, 1), (1, 2), (2, 0)]:
        expect(goal).to_have_text("")
        add(page, source, target)
        expect(value).to_have_text(re.compile("^Determinant −1 at the start, .* now: still odd.$"))
    expect(goal).to_have_text("✓ Each row holds a single 1, each in another column.")
    number(page, 0).press("s")  # no swaps
    add(page, 0, 1)
    assert shown(page)[0].tolist() == [1, 0, 0]
    button(page, "Reset").click()
    expect(value).to_have_text("Determinant −1: odd.")


def test_rows_of_an_even_determinant_get_stuck(page, tmp_path):
    page.goto(save(tmp_path, RowPlayground([[1, 1, 0], [0, 1, 1], [1, 0, 1]], determinant=True)))
    expect(page.locator(".mm-rows-value")).to_have_text("Determinant 2: even.")
    add(page, 0, 2)
    add(page, 1, 2)
    expect(page.locator(".mm-rows-value")).to_have_text("Determinant 2 at the start, 0 now: still even.")
    expect(page.locator(".mm-goal")).to_have_text("✓ Row 2 holds no 1 any more.")
