"""Press a board under its tests, and count changes, in saved pages without Python or network."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises.any_board import FACE
from magicmath.rules import MAGIC, UNIT, RuleSet, lights_out
from magicmath.widgets import Board, BoardUnderTests, ChangeCounts

pytestmark = pytest.mark.usefixtures("quiet_page")
FIVE = lights_out(5, 5)
ROW = lights_out(1, 5)
HOLLOW = RuleSet([*MAGIC[:4], MAGIC[4] ^ UNIT[4], *MAGIC[5:]])


def told(page):
    return [int(text.split()[0]) for text in page.locator(".mm-test-told").all_inner_texts()]


def in_tests(rules, cell, counts):
    """Return what is said of a changed cell: its tests, and how their counts are now."""
    held = [bool(one.ravel()[cell]) for one in rules.tests]
    inside, outside = ([f"test {k}" for k, has in enumerate(held) if has is is_in] for is_in in (True, False))
    if not inside:
        return "The cell is in no test."
    now = [f"test {k} is {('even', 'odd')[counts[k] % 2]}" for k, has in enumerate(held) if has]
    others = f", and not in {' and '.join(outside)}" if outside else ""
    return f"The cell is in {' and '.join(inside)}{others}. Now {' and '.join(now)}."


@pytest.mark.parametrize("cell", range(3))
def test_a_changed_cell_tells_of_all_its_tests(cell, page, tmp_path):
    rules = RuleSet([[[1, 1, 1]]] * 3)
    figure = BoardUnderTests(rules, single=True)
    page.goto(save(tmp_path, figure))
    for parity in (1, 0):
        page.get_by_role("grid", name="your board").get_by_role("gridcell").nth(cell).click()
        figure.board = figure.board ^ np.eye(1, 3, cell, dtype=int)
        assert figure.counts == tuple(parity * int(one.ravel()[cell]) for one in rules.tests)
        expect(page.locator(".mm-message")).to_have_text(in_tests(rules, cell, figure.counts))


@pytest.mark.parametrize("single", [False, True])
def test_presses_count_what_python_counts(single, page, tmp_path):
    figure = BoardUnderTests(FIVE, FACE, single)
    page.goto(save(tmp_path, figure))
    cells = page.get_by_role("grid", name="your board").get_by_role("gridcell")
    again = page.get_by_role("button", name="Start again")
    expect(again).to_be_disabled()
    for cell in (0, 1, 12, 7):
        cells.nth(cell).click()
        change = np.eye(1, 25, cell, dtype=int) if single else FIVE.masks[cell]
        figure.board = figure.board ^ change.reshape(5, 5)
        assert told(page) == list(figure.counts)
    said, tested = page.locator(".mm-message"), page.locator(".mm-tested")
    choice = page.get_by_role("button", name="test 1")
    if single:  # all tests are told of, and none is marked
        expect(said).to_have_text(in_tests(FIVE, 7, figure.counts))
        expect(choice).to_have_count(0)
        expect(tested).to_have_count(0)
    else:
        expect(said).to_contain_text("test 0. Black cells in test 0:")
        choice.click()
        assert tested.count() == FIVE.tests[1].sum()
        expect(said).to_be_empty()
    again.click()
    assert told(page) == list(BoardUnderTests(FIVE, FACE).counts)


def test_the_next_test_comes_when_it_is_asked_for_and_no_verdict_stands_there(page, tmp_path):
    page.goto(save(tmp_path, BoardUnderTests(FIVE, FACE, one_by_one=True)))
    chips = page.locator(".mm-test-chip")
    expect(chips.nth(0)).to_contain_text("3 black: odd")
    expect(chips.nth(1)).to_be_hidden()
    page.get_by_role("grid", name="your board").get_by_role("gridcell").nth(12).click()
    ask = page.get_by_role("button", name="Show test 1")
    ask.focus()
    page.keyboard.press("Enter")
    expect(chips.nth(1)).to_be_visible()
    expect(chips.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".mm-message")).to_be_empty()  # it was about test 0
    expect(ask).to_be_hidden()
    assert page.locator(".mm-tested").count() == FIVE.tests[1].sum()
    chips.nth(0).click()
    expect(chips.nth(1)).to_be_visible()
    expect(page.locator(".mm-score")).to_be_empty()
    expect(page.get_by_text(re.compile("fails|✗"))).to_have_count(0)


def test_all_colours_of_the_own_cells_are_tried_on_one_drawing(page, tmp_path):
    page.goto(save(tmp_path, BoardUnderTests(FIVE, single=True, makes=True)))
    cells = page.get_by_role("grid", name="your board").get_by_role("gridcell")
    lines = page.locator(".mm-colouring")
    names = [f"t0 {a}, t1 {b}" for a in ("white", "black") for b in ("white", "black")]
    drawn = (
        "all => all.map((one) => [...one.querySelectorAll('[data-bit]')].map((cell) => +cell.dataset.bit))"
    )
    assert lines.evaluate_all(drawn) == [[0, 0], [0, 1], [1, 0], [1, 1]]
    for k, name in enumerate(names):
        expect(lines.nth(k).get_by_role("img", name=name)).to_be_visible()
    told = lines.locator("> :last-child")
    expect(told).to_have_text(["passes ✓", "?", "?", "?"])
    cells.nth(0).click()  # another drawing, that fails test 0
    expect(told).to_have_text(["fails ✗", "?", "?", "?"])
    for cell, line in ((23, 1), (24, 3), (23, 2)):
        cells.nth(cell).click()
        expect(page.locator(".mm-colouring-now").get_by_role("img", name=names[line])).to_be_visible()
    expect(told).to_have_text(["fails ✗", "fails ✗", "passes ✓", "fails ✗"])
    page.get_by_role("button", name="Start again").click()
    expect(told).to_have_text(["passes ✓", "?", "?", "?"])
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    box = told.nth(2).bounding_box()
    assert box["x"] + box["width"] <= 390


def test_dots_mark_the_presses_that_are_left_until_the_second_board_is_the_first(page, tmp_path):
    page.goto(save(tmp_path, BoardUnderTests(FIVE, FACE, single=True, makes=True)))
    cells = page.get_by_role("grid", name="your board").get_by_role("gridcell")
    tried = page.get_by_role("grid", name="white board: press here").get_by_role("gridcell")
    dots = page.locator(".mm-left")
    expect(page.get_by_text("No presses make your board from the white one.")).to_be_visible()
    expect(dots).to_have_count(0)
    expect(page.locator(".mm-own")).to_have_count(2)
    for test, cell in enumerate((24, 23)):
        assert [one.flat[cell] for one in FIVE.tests] == [test == 0, test == 1]
        drawn = cells.nth(cell).evaluate("one => getComputedStyle(one, '::before').content")
        assert drawn == f'"t{test}"'
        expect(cells.nth(cell)).to_have_attribute("aria-description", f"own cell of test {test}")
    cells.nth(2).click()  # it is in both tests
    expect(page.locator(".mm-message")).not_to_be_empty()
    board = np.array(FACE)
    board.flat[2] ^= 1
    left = int(BoardUnderTests(FIVE, board).way.sum())
    expect(dots).to_have_count(left)
    expect(page.get_by_text(f"{left} presses to go: press each cell with a dot.")).to_be_visible()
    for count in range(left - 1, -1, -1):
        dots.first.click()
        expect(dots).to_have_count(count)
        expect(page.locator(".mm-message")).to_be_empty()  # that press was on the other board
    expect(page.get_by_text("✓ You have made your board from the white one.")).to_be_visible()
    bits = tried.evaluate_all("all => all.map((one) => +one.dataset.bit)")
    np.testing.assert_array_equal(np.reshape(bits, (5, 5)), board)
    for cell in (0, 4):  # both are in test 0 alone
        cells.nth(cell).click()
        board.flat[cell] ^= 1
        expect(page.locator(".mm-way [data-bit='1']")).to_have_count(0)  # it begins again
        way = BoardUnderTests(FIVE, board).way
        expect(dots).to_have_count(0 if way is None else int(way.sum()))


def test_a_press_beside_the_dots_leaves_a_way_to_the_board(page, tmp_path):
    page.goto(save(tmp_path, BoardUnderTests(FIVE, FIVE.masks[12], single=True, makes=True)))
    tried = page.get_by_role("grid", name="white board: press here").get_by_role("gridcell")
    dots = page.locator(".mm-left")
    expect(dots).to_have_count(1)
    tried.nth(0).click()
    expect(dots).to_have_count(2)
    expect(tried.nth(0)).to_have_attribute("aria-description", "to press")
    for cell in (12, 0):
        tried.nth(cell).click()
    expect(page.get_by_text("✓ You have made your board")).to_be_visible()


def test_pointing_tells_how_many_cells_of_the_test_a_mask_contains(page, tmp_path):
    page.goto(save(tmp_path, BoardUnderTests(FIVE, FACE)))
    cells = page.get_by_role("grid", name="your board").get_by_role("gridcell")
    for cell in (0, 12, 13):
        cells.nth(cell).hover()
        shared = int((FIVE.masks[cell] & FIVE.tests[0]).sum())
        expect(page.locator(".mm-message")).to_have_text(
            f"The mask in the frame contains {f'{shared} cells' if shared else 'no cell'} of test 0."
        )


def test_one_cell_is_changed_at_a_time_and_its_tests_are_told(page, tmp_path):
    rules = RuleSet([[[1, 1, 1]]] * 3)
    page.goto(save(tmp_path, BoardUnderTests(rules, [[1, 1, 1]], spoils=True)))
    cells = page.get_by_role("grid", name="your board").get_by_role("gridcell")
    said, score = page.locator(".mm-message"), page.locator(".mm-score")
    cells.nth(0).click()
    expect(said).to_have_text("The cell that you changed is in test 0 and test 1.")
    expect(score).to_have_text("✗ The board fails test 0 and test 1.")
    cells.nth(1).click()  # the first cell changes back
    expect(said).to_have_text("The cell that you changed is in test 1, and not in test 0.")
    expect(score).to_have_text("✗ The board fails test 1.")
    cells.nth(1).click()
    expect(said).to_be_empty()
    expect(score).to_have_text("✓ The board passes all tests.")


def test_a_changed_cell_is_found_without_the_board_that_was_sent(page, tmp_path):
    rules = RuleSet([[[1, 1, 1]]] * 3)
    page.goto(save(tmp_path, BoardUnderTests(rules, [[1, 1, 1]], extras=[0, 1])))
    cells = page.get_by_role("grid", name="received").get_by_role("gridcell")
    said, score, told = (page.locator(name) for name in (".mm-message", ".mm-score", ".mm-test-told"))
    expect(told).to_have_text(["2 black: even ✓", "3 black: odd ✗"])
    expect(score).to_have_text("✗ Test 1 is odd. One cell has changed: press it.")
    cells.nth(2).click()
    expect(said).to_have_text("Not this one.")
    cells.nth(0).click()
    expect(said).to_have_text("Not this one: it is in test 0 and test 1. But only test 1 is odd.")
    cells.nth(1).click()
    expect(told).to_have_text(["2 black: even ✓", "2 black: even ✓"])
    expect(score).to_have_text("✓ All tests are even: this picture was sent.")
    expect(said).to_contain_text("it is in test 1, and not in test 0.")
    expect(said).to_contain_text("You found it with 3 presses.")
    cells.nth(2).click()  # nothing is left to find
    expect(score).to_have_text("✓ All tests are even: this picture was sent.")
    held = {(0, 1): 0, (0,): 2, (1,): 1}
    wrong = [1]
    for streak in range(1, 6):
        page.get_by_role("button", name="New picture").click()
        expect(score).to_contain_text("One cell has changed")
        odd = tuple(k for k, text in enumerate(told.all_inner_texts()) if "odd" in text)
        wrong.append(held[odd])
        cells.nth(held[odd]).click()
        expect(said).to_contain_text(f"Found with one press: {streak} in a row.")
    assert set(wrong[:3]) == {0, 1, 2}  # another one in each of the first pictures
    page.get_by_role("button", name="New picture").click()
    page.get_by_role("button", name="New picture").click()  # given up
    odd = tuple(k for k, text in enumerate(told.all_inner_texts()) if "odd" in text)
    cells.nth(held[odd]).click()
    expect(said).to_contain_text("1 in a row")


def test_cells_to_watch_are_found_when_each_mask_contains_an_even_number(page, tmp_path):
    page.goto(save(tmp_path, BoardUnderTests(HOLLOW, watches=True)))
    board, choice = (page.get_by_role("grid").nth(i).get_by_role("gridcell") for i in (0, 1))
    buttons = page.get_by_role("group", name="masks to press").get_by_role("button")
    count, result = page.locator(".mm-score"), page.locator("[role=status]").nth(1)
    said, again = page.locator(".mm-message"), page.get_by_role("button", name="Start again")
    expect(buttons).to_have_text(["–"] * 9)
    expect(again).to_be_disabled()
    choice.nth(0).click()
    choice.nth(4).click()
    expect(buttons).to_have_text([f"{k} {'odd' if k % 2 else 'even'}" for k in (2, 1, 1, 1, 0, 0, 1, 0, 1)])
    expect(result).to_have_text("5 of the 9 masks contain an odd number of your cells.")
    expect(board.nth(4)).to_have_class(re.compile("mm-tested"))
    buttons.nth(1).click()
    told = "The mask contains 1 of your cells. Black among them: 0 before, 1 now. Now it is odd."
    expect(said).to_have_text(told)
    expect(count).to_have_text("You watch 2 cells. Black among them: 1, odd.")
    for cell in (2, 6, 8):
        choice.nth(cell).click()
    expect(said).to_be_empty()
    expect(result).to_have_text("✓ Found! Each mask contains an even number of your cells.")
    board.nth(8).click()
    told = "The mask contains 2 of your cells. Black among them: 2 before, 4 now. It stays even."
    expect(said).to_have_text(told)
    again.click()
    expect(buttons).to_have_text(["–"] * 9)
    expect(count).to_have_text("Choose cells to watch, on the second board.")
    expect(again).to_be_disabled()


def test_the_parity_holds_and_the_line_says_so_by_keys(page, tmp_path):
    page.goto(save(tmp_path, BoardUnderTests(FIVE, FACE)))
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator(".mm-message")).to_have_text(
        "The mask contains 2 cells of test 0. Black cells in test 0: 3 before, 5 now, odd as before."
    )
    expect(page.locator(".mm-score")).to_have_text("✗ The board fails test 0 and test 1.")


def test_numbers_point_at_the_presses_that_make_them(page, tmp_path):
    half = np.vstack([FIVE.tests[0][:3], np.zeros((2, 5), int)])
    figure = ChangeCounts(FIVE, half, {"test 0": FIVE.tests[0], "test 1": FIVE.tests[1]})
    page.goto(save(tmp_path, figure))
    left, right = (page.get_by_role("grid").nth(i).get_by_role("gridcell") for i in (0, 1))
    assert right.all_inner_texts() == [str(count) for count in figure.counts.ravel()]
    right.nth(1).click()
    framed = "all => all.flatMap((one, i) => one.classList.contains('mm-aimed') ? [i] : [])"
    assert left.evaluate_all(framed) == np.flatnonzero(FIVE.masks[1]).tolist()
    expect(page.locator(".mm-message")).to_contain_text("2 of its 4 cells are pressed")
    left.nth(7).click()
    assert right.evaluate_all(framed) == np.flatnonzero(FIVE.masks[7]).tolist()
    for name in ("Press test 0", "Press test 1"):
        page.get_by_role("button", name="Clear").click()
        page.get_by_role("button", name=name).click()
        expect(page.locator(".mm-score")).to_contain_text("All numbers are even")
    left.nth(0).click()  # test 0 joins what is pressed, and takes none of it away
    alone = [int(count) % 2 for count in right.all_inner_texts()]
    page.get_by_role("button", name="Press test 0").click()
    assert [int(count) % 2 for count in right.all_inner_texts()] == alone
    pressed = left.evaluate_all(
        "all => all.map((one) => +one.getAttribute('aria-label').endsWith(', pressed'))"
    )
    assert (
        pressed == (FIVE.tests[0] ^ FIVE.tests[1] ^ np.eye(25, dtype=int)[0].reshape(5, 5)).ravel().tolist()
    )
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".mm-score")).to_have_text("Nothing is pressed.")


def test_of_a_rule_that_is_not_symmetric_the_presses_that_change_a_cell_are_framed(page, tmp_path):
    page.goto(save(tmp_path, ChangeCounts(MAGIC, [[1, 0, 0], [0, 1, 0], [0, 0, 0]])))
    left, right = (page.get_by_role("grid").nth(i).get_by_role("gridcell") for i in (0, 1))
    changes = MAGIC.masks[0].astype(int) + MAGIC.masks[4]
    assert right.all_inner_texts() == [str(count) for count in changes.ravel()]
    framed = "all => all.flatMap((one, i) => one.classList.contains('mm-aimed') ? [i] : [])"
    for cell in (0, 4):
        right.nth(cell).click()
        assert left.evaluate_all(framed) == np.flatnonzero(MAGIC.matrix[:, cell]).tolist()
    expect(page.locator(".mm-message")).to_have_text(
        "The presses that change this cell are framed at the left. 2 of these 5 are pressed, so the cell "
        "changes 2 times."
    )
    left.nth(0).hover()
    assert right.evaluate_all(framed) == np.flatnonzero(MAGIC.matrix[0]).tolist()


def test_another_choice_of_the_same_board_is_taken_and_the_board_stays(page, tmp_path):
    figure = ChangeCounts(FIVE, choices={"test 0": FIVE.tests[0]}, alike=True)
    page.goto(save(tmp_path, figure))
    left, right = (page.get_by_role("grid").nth(i).get_by_role("gridcell") for i in (0, 1))
    chips = page.get_by_role("group", name="choices that make the same board").get_by_role("button")
    said = page.locator(".mm-alike-said")
    assert chips.count() == len(figure.alike)
    left.nth(0).click()
    left.nth(7).click()
    figure.choice = np.eye(25, dtype=int)[[0, 7]].sum(axis=0).reshape(5, 5)
    sizes = [int(one.sum()) for one in figure.alike]
    assert chips.all_inner_texts() == [f"{size} pressed" for size in sizes]
    expect(said).to_have_text("These 4 choices make the board above. Press one of them.")
    black = "all => all.map((one) => one.dataset.bit)"
    pictures = chips.locator(".mm-cell").evaluate_all(black)
    board, before = right.evaluate_all(black), 2
    for k in range(4):
        chips.nth(k).focus()
        page.keyboard.press("Enter")
        expect(chips.nth(k)).to_have_attribute("aria-pressed", "true")
        assert page.locator(".mm-alike-chip[aria-pressed=true]").count() == 1
        assert left.evaluate_all(black) == [str(bit) for bit in figure.alike[k].ravel()]
        assert right.evaluate_all(black) == board
        assert chips.locator(".mm-cell").evaluate_all(black) == pictures
        if sizes[k] != before:
            expect(said).to_contain_text(f"{before} cells were pressed, and now {sizes[k]}. ✓")
        before = sizes[k]
    page.get_by_role("button", name="Press test 0").click()
    assert right.evaluate_all(black) == board
    expect(said).to_contain_text("stay the same")
    left.nth(3).click()
    expect(said).to_have_text("These 4 choices make the board above. Press one of them.")


def test_each_choice_goes_to_the_board_that_it_makes(page, tmp_path):
    figure = ChangeCounts(ROW, choices={"the quiet pattern": ROW.quiet_presses}, joins=True)
    page.goto(save(tmp_path, figure))
    said, places = page.locator(".mm-shelf-said"), page.locator(".mm-shelf-place")
    bits = "all => all.map((one) => [...one.children].map((cell) => +cell.dataset.bit))"

    def choices_at(place):
        return place.locator(".mm-shelf-choices > .mm-cells").evaluate_all(bits)

    expect(places).to_have_count(32)
    expect(said).to_have_text("1 of 32 choices taken.")
    left = page.get_by_role("grid", name="pressed cells").get_by_role("gridcell")
    for cell in (0, 2):
        left.nth(cell).click()
    expect(said).to_have_text("3 of 32 choices taken.")
    page.get_by_role("button", name="Press the quiet pattern").click()
    expect(said).to_have_text("4 of 32 choices taken. 2 of them make the board that is framed.")
    now = page.locator(".mm-shelf-now")
    expect(now).to_have_count(1)
    assert choices_at(now) == [[1, 0, 1, 0, 0], [0, 1, 1, 1, 1]]
    left.nth(4).click()
    left.nth(4).click()  # a choice that was taken comes to its board once
    expect(said).to_have_text("5 of 32 choices taken. 2 of them make the board that is framed.")
    assert len(choices_at(now)) == 2
    button = page.get_by_role("button", name="Take all other choices")
    button.click()
    expect(said).to_have_text("✓ All 32 choices are taken. Which boards are made? By how many choices each?")
    expect(button).to_be_disabled()
    (test,) = ROW.quiet_presses
    for i in range(32):
        (board,) = places.nth(i).locator("> .mm-cells").evaluate_all(bits)
        made = [(np.array(one) @ ROW.matrix % 2).tolist() for one in choices_at(places.nth(i))]
        assert made == [board] * (0 if np.array(board) @ test % 2 else 2)
    failing = page.get_by_role("group", name="boards that fail, and the choices that make them")
    expect(failing.locator(".mm-shelf-place")).to_have_count(16)
    expect(failing.locator(".mm-shelf-choices > .mm-cells")).to_have_count(0)


def test_one_pressed_cell_is_told_as_one(page, tmp_path):
    page.goto(save(tmp_path, ChangeCounts(FIVE, np.eye(1, 25, 7, dtype=int).reshape(5, 5), alike=True)))
    said = page.locator(".mm-alike-said")
    page.get_by_role("group", name="choices that make the same board").get_by_role("button").last.click()
    expect(said).to_contain_text(re.compile(r"^1 cell was pressed, and now \d+\. ✓"))


def test_a_goal_of_five_columns_stays_beside_its_board_on_a_phone(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    wide = Board(lights_out(6, 7), goal=np.ones((6, 7), int))
    page.goto(
        save(tmp_path, Board(FIVE, goal=FACE, menu=False), wide, Board(MAGIC, goal=np.eye(3, dtype=int)))
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for place in page.locator(".mm-boards").all():
        board, goal = (place.locator(".mm-captioned").nth(i).bounding_box() for i in (0, 1))
        assert board["x"] + board["width"] <= goal["x"]
        assert goal["x"] + goal["width"] <= 390
    for cell in page.locator("[role=gridcell]").all():
        assert min(cell.bounding_box()["width"], cell.bounding_box()["height"]) >= 24
    context.close()


def test_they_fit_a_phone(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    three = BoardUnderTests(RuleSet([[[1, 1, 1]]] * 3), [[1, 1, 1]], extras=[0, 1])
    watched = BoardUnderTests(HOLLOW, watches=True)
    alike = ChangeCounts(FIVE, FIVE.tests[0], alike=True)
    joined = ChangeCounts(ROW, ROW.quiet_presses, joins=True)
    page.goto(save(tmp_path, BoardUnderTests(FIVE, FACE), three, watched, alike, joined))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.locator("[role=gridcell], button:visible").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    left, right = (page.locator(".mm-change-counts .mm-captioned").nth(i).bounding_box() for i in (0, 1))
    assert left["x"] + left["width"] <= right["x"]
    context.close()


def test_what_each_kind_makes_is_kept_at_its_place_and_names_the_next_column(page, tmp_path):
    step = RuleSet(MAGIC.masks ^ UNIT.masks)  # N
    page.goto(save(tmp_path, ChangeCounts(step, collects=True)))
    cells = page.get_by_role("grid", name="pressed cells").get_by_role("gridcell")
    said, clear = page.locator(".mm-collected-said"), page.get_by_role("button", name="Clear")
    slots, texts = page.locator(".mm-collected td:has(.mm-cells)"), page.locator(".mm-collected-text")
    expect(texts).to_have_text(["?"] * 9)
    corners, edges = [[0], [0, 2], [2, 6], [0, 2, 6, 8]], [[3], [1, 5], [3, 5], [1, 3, 5, 7]]
    for found, choice in enumerate([*corners, *edges, [4]]):
        expect(said).to_have_text(f"Found: {found} of 9. Press such cells, and no others.")
        for cell in choice:
            cells.nth(cell).click()
        expect(slots.nth(found)).to_have_attribute("data-now", "true")
        made = np.bitwise_xor.reduce(step.matrix[choice])
        bits = slots.nth(found).locator(".mm-cell").evaluate_all("all => all.map((one) => +one.dataset.bit)")
        assert bits == made.tolist()
        clear.click()
    expect(said).to_contain_text("✓ All are found.")
    columns = ["two neighbours", "two opposites", "all four", "none"]
    named = [*(f"edges: {name}" for name in columns), *(f"corners: {name}" for name in columns)]
    named[0] += "\ncentre: black"  # once: the others change it twice or four times
    expect(texts).to_have_text([*named, "corners: none\nedges: all four"])
    for cell in (0, 2, 8):  # three of four, and two kinds, have no place
        cells.nth(cell).click()
    expect(page.locator(".mm-collected [data-now]")).to_have_count(0)
    expect(said).to_contain_text("✓ All are found.")
