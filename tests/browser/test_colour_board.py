"""Hold the board of k colours to what the other boards do: pointing, keys, goals, holes, large boards."""

import re

import numpy as np
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from puzzles import lights_out
from saved import save

from magicmath.plot.hues import hue_and_ink
from magicmath.rules import MAGIC, to_board, torus, with_holes
from magicmath.rules.colours import Colours
from magicmath.widgets.board import Board
from magicmath.widgets.colour_board import ColourBoard

pytestmark = pytest.mark.usefixtures("quiet_page")
KINDS = {
    "bits": lambda **terms: Board(MAGIC, **terms),
    "colours": lambda **terms: ColourBoard(Colours(MAGIC, 5), **terms),
}
each_kind = pytest.mark.parametrize("make", KINDS.values(), ids=KINDS)
EFFECT = {"bits": "inverts", "colours": "adds 1 to"}
HOLES = [[1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]


def own(page):
    return page.get_by_role("grid").get_by_role("gridcell")


def framed(page):
    return own(page).evaluate_all(
        "all => all.flatMap((one, i) => one.classList.contains('mm-aimed') ? [i] : [])"
    )


def mask_sums(page):
    return page.get_by_role("grid", name="mask sums").get_by_role("gridcell")


@each_kind
def test_pointing_and_focus_show_what_a_press_changes(make, page, tmp_path):
    page.goto(save(tmp_path, make()))
    own(page).nth(4).hover()
    assert framed(page) == [1, 3, 4, 5, 7]
    page.get_by_role("button", name=re.compile("^press mask 0,")).hover()
    assert framed(page) == [0, 1, 3, 4]
    own(page).first.focus()
    page.keyboard.press("End")
    assert framed(page) == [1, 2, 4, 5]
    page.keyboard.press("Enter")
    expect(page.locator(".mm-status")).to_have_text("1 press")


@pytest.mark.parametrize("kind", KINDS)
def test_the_menu_says_what_a_press_does(kind, page, tmp_path):
    page.goto(save(tmp_path, KINDS[kind]()))
    expect(page.get_by_role("button", name=f"press mask 4, {EFFECT[kind]} 5 cells")).to_be_visible()


@each_kind
def test_the_goal_is_shown_counted_and_reached(make, page, tmp_path):
    page.goto(save(tmp_path, make(goal=MAGIC.masks[4])))
    expect(page.get_by_role("img", name=re.compile("^goal: row 1: "))).to_be_visible()
    own(page).nth(0).click()
    expect(page.locator(".mm-status")).to_have_text("1 press, 3 cells to go")
    page.get_by_role("button", name="Reset").click()
    own(page).nth(4).click()
    expect(page.locator(".mm-status")).to_have_text("Goal reached in 1 press!")
    expect(page.locator(".mm-solved")).to_have_count(1)


@pytest.mark.parametrize("k", [2, 5, 16])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("forced", ["none", "active"])
def test_every_colour_has_its_own_look_and_its_number(k, scheme, forced, page, axe, tmp_path):  # noqa: F811
    page.emulate_media(color_scheme=scheme, forced_colors=forced, reduced_motion="reduce")
    start = np.arange(16).reshape(4, 4) % k
    page.goto(save(tmp_path, ColourBoard(Colours(lights_out(4, 4), k), start=start)))
    assert own(page).all_text_contents() == [str(colour) for colour in start.flat]
    looks = own(page).evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)")
    of_pictures = [f"rgb{tuple(bytes.fromhex(hue_and_ink(colour, k)[0][1:]))}" for colour in start.flat]
    assert looks == of_pictures
    assert len(set(looks)) == k
    assert violations(page, axe) == []


@pytest.mark.parametrize("kind", [lambda rules: Board(rules), lambda rules: ColourBoard(Colours(rules, 3))])
def test_holes_are_told_and_cannot_be_pressed(kind, page, tmp_path):
    page.goto(save(tmp_path, kind(with_holes(torus(3, 4), HOLES))))
    own(page).nth(0).click()
    expect(page.locator(".mm-status")).to_have_text("0 presses")
    expect(own(page).nth(0)).to_have_attribute("aria-label", "row 1, column 1, hole")
    own(page).nth(1).click()
    expect(page.locator(".mm-status")).to_have_text("1 press")


def test_a_large_board_stays_within_a_phone_and_answers_at_once(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    rules = lights_out(20, 20)
    page.goto(save(tmp_path, ColourBoard(Colours(rules, 16), goal=np.full((20, 20), 15))))
    own(page).nth(21).click()
    expect(own(page).nth(21)).to_have_text("1")
    assert page.evaluate("document.getAnimations().length") == 0
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@each_kind
def test_views_of_one_board_move_together(make, page, tmp_path):
    board = make(start=to_board(32))
    page.goto(save(tmp_path, board, board))
    page.get_by_role("gridcell").first.click()
    expect(page.locator(".mm-status")).to_have_text(["1 press", "1 press"])


def test_the_weighted_sum_stays_as_masks_are_pressed_and_jumps_with_one_cell(page, tmp_path):
    five = Colours(MAGIC, 5)
    page.goto(save(tmp_path, ColourBoard(five, weights=five.tests[0])))
    line = page.locator(".mm-weighted")
    for mask in (0, 4, 4, 7):
        page.get_by_role("button", name=re.compile(f"^press mask {mask},")).click()
        expect(line).to_contain_text("and that is 0 modulo 5")
    page.get_by_role("button", name="Change one cell").click()
    own(page).nth(1).click()
    expect(line).to_contain_text(f"and that is {int(five.tests[0].ravel()[1])} modulo 5")
    expect(page.locator(".mm-status")).to_have_text("4 presses")
    page.get_by_role("button", name="Change one cell").click()
    own(page).nth(1).click()
    expect(line).to_contain_text(f"and that is {int(five.tests[0].ravel()[1])} modulo 5")
    page.get_by_role("button", name="Board to 0").click()
    expect(page.locator(".mm-status")).to_have_text("0 presses")
    expect(line).to_have_text("weighted sum: 0, and that is 0 modulo 5")


def test_a_goal_is_weighed_when_the_reader_asks_and_no_press_reaches_its_sum(page, tmp_path):
    five = Colours(MAGIC, 5)
    goal = np.array([[1, 0, 2], [0, 1, 0], [0, 0, 2]])
    page.goto(save(tmp_path, ColourBoard(five, goal=goal, weights=five.tests[0], menu=False)))
    board, weighed = page.locator(".mm-weighted").first, page.locator(".mm-weighted").last
    total = int((goal * five.tests[0]).sum())
    assert total % 5
    expect(weighed).to_have_text("")
    for cell in range(9):
        own(page).nth(cell).click()
        expect(board).to_contain_text("and that is 0 modulo 5")
    page.get_by_role("button", name="Weigh the goal").click()
    expect(weighed).to_have_text(
        f"weighted sum of the goal: 1·1 + 1·2 + 3·1 + 1·2 = {total}, and that is {total % 5} modulo 5"
    )
    own(page).nth(4).click()
    expect(weighed).to_contain_text("weighted sum of the goal: ")


def test_a_goal_made_by_cells_that_change_alone_is_not_reached(page, tmp_path):
    five = Colours(MAGIC, 5)
    goal = np.array([[0, 0, 0], [0, 2, 0], [0, 0, 0]])
    page.goto(save(tmp_path, ColourBoard(five, goal=goal, weights=five.tests[0], menu=False)))
    line, status = page.locator(".mm-weighted").first, page.locator(".mm-status")
    page.get_by_role("button", name="Change one cell").click()
    own(page).nth(4).click()
    expect(status).to_have_text("0 presses, 1 cell to go")
    expect(line).to_contain_text("and that is 3 modulo 5")
    own(page).nth(4).click()
    expect(status).to_have_text("This is the goal, but not by presses alone")
    expect(page.locator(".mm-solved")).to_have_count(0)
    page.get_by_role("button", name="Board to 0").click()
    expect(status).to_have_text("0 presses, 1 cell to go")


def test_a_choice_is_pressed_in_one_go_and_taken_back_in_one(page, tmp_path):
    five = Colours(MAGIC, 5)
    times = five.quiet_presses[0].reshape(3, 3)
    page.goto(save(tmp_path, ColourBoard(Colours(MAGIC, 25), weights=five.tests[0], choice=times)))
    line, status = page.locator(".mm-weighted"), page.locator(".mm-status")
    expect(page.get_by_role("img", name="choice: presses of each mask: 1 2 1, 2 1 2, 1 2 1")).to_be_visible()
    for often in (1, 2, 3, 4):
        page.get_by_role("button", name="Press the choice").click()
        expect(status).to_have_text(f"{often * times.sum()} presses")
        assert own(page).all_text_contents() == [str(5 * often)] * 9
        expect(line).to_contain_text(f"and that is {5 * often * five.tests[0].sum() % 25} modulo 25")
    page.get_by_role("button", name="Undo").click()
    assert own(page).all_text_contents() == ["15"] * 9
    for _ in range(2):
        page.get_by_role("button", name="Press the choice").click()
    expect(line).to_have_text("weighted sum: 0, and that is 0 modulo 25")
    assert own(page).all_text_contents() == ["0"] * 9


def test_a_cell_that_is_changed_keeps_its_change_as_presses_are_taken_back(page, tmp_path):
    five = Colours(MAGIC, 5)
    page.goto(save(tmp_path, ColourBoard(five, weights=five.tests[0])))
    for mask in (4, 4):
        page.get_by_role("button", name=re.compile(f"^press mask {mask},")).click()
    page.get_by_role("button", name="Change one cell").click()
    own(page).nth(4).click()
    assert own(page).all_text_contents() == list("020232020")
    page.get_by_role("button", name="Undo").click()
    assert own(page).all_text_contents() == list("010121010")
    page.get_by_role("button", name="Reset").click()
    assert own(page).all_text_contents() == list("000010000")


def test_weights_of_a_kind_are_raised_together_until_no_press_adds_anything(page, tmp_path):
    kinds = [[3, 1, 3], [1, 2, 1], [3, 1, 3]]
    page.goto(save(tmp_path, ColourBoard(Colours(MAGIC, 5), weights=np.ones((3, 3), int), kinds=kinds)))
    added = mask_sums(page)
    assert added.all_text_contents() == list("434303434")
    verdict = page.locator(".mm-weighted").nth(1)
    line = page.locator(".mm-weighted").last
    expect(verdict).to_have_text("")
    weights = page.get_by_role("grid", name="weights").get_by_role("gridcell")
    page.get_by_role("button", name=re.compile("^press mask 0,")).click()
    expect(line).to_contain_text("and that is 4 modulo 5")
    for cell in (1, 7, 4, 4):
        weights.nth(cell).click()
    assert weights.all_text_contents() == list("131333131")
    assert added.all_text_contents() == list("000000000")
    expect(verdict).to_have_text("✓ These weights are a test.")
    expect(line).to_contain_text("and that is 0 modulo 5")
    weights.nth(0).focus()
    page.keyboard.press("Enter")
    assert weights.all_text_contents() == list("232333232")
    expect(verdict).to_have_text("")


def test_weights_that_are_all_0_are_no_test(page, tmp_path):
    kinds = np.ones((3, 3), int)
    page.goto(save(tmp_path, ColourBoard(Colours(MAGIC, 5), weights=np.full((3, 3), 4), kinds=kinds)))
    page.get_by_role("grid", name="weights").get_by_role("gridcell").first.click()
    expect(page.locator(".mm-weighted").last).to_contain_text("weighted sum: 0")
    expect(page.locator(".mm-weighted").nth(1)).to_have_text("")


def test_weights_of_kind_0_stay(page, tmp_path):
    page.goto(save(tmp_path, ColourBoard(Colours(MAGIC, 5), weights=np.ones((3, 3), int), kinds=MAGIC[4])))
    weights = page.get_by_role("grid", name="weights").get_by_role("gridcell")
    weights.nth(0).click(force=True)  # it is told to be disabled
    weights.nth(8).focus()
    page.keyboard.press("Enter")
    assert weights.all_text_contents() == list("111111111")
    expect(weights.nth(0)).to_have_attribute("aria-disabled", "true")
    expect(weights.nth(0)).to_have_accessible_name("row 1, column 1, weight 1, it stays")
    weights.nth(1).click()
    assert weights.all_text_contents() == list("121222121")


def test_a_mask_sum_tells_the_weights_that_it_adds(page, tmp_path):
    kinds = [[0, 1, 0], [1, 2, 1], [0, 1, 0]]
    page.goto(save(tmp_path, ColourBoard(Colours(MAGIC, 5), weights=np.ones((3, 3), int), kinds=kinds)))
    told = page.locator(".mm-weighted").first
    weights = page.get_by_role("grid", name="weights").get_by_role("gridcell")
    expect(told).to_have_text("Point at a mask sum, or tap it. Frames show the weights that it adds.")
    mask_sums(page).nth(1).click()
    expect(told).to_have_text("mask of row 1, column 2: 1 + 1 + 1 = 3")
    looks = weights.evaluate_all("all => all.map((one) => one.classList.contains('mm-aimed'))")
    assert [i for i, is_framed in enumerate(looks) if is_framed] == np.flatnonzero(MAGIC[1]).tolist()
    weights.nth(1).click()  # the mask that was tapped last is told anew
    expect(told).to_have_text("mask of row 1, column 2: 1 + 2 + 1 = 4")
    mask_sums(page).nth(0).focus()
    page.keyboard.press("ArrowDown")
    expect(told).to_have_text("mask of row 2, column 1: 1 + 2 + 1 = 4")
    page.keyboard.press("Enter")
    weights.nth(4).click()
    mask_sums(page).nth(4).hover()
    expect(told).to_have_text("mask of row 2, column 2: 2 + 2 + 2 + 2 + 2 = 10, and that is 0 modulo 5")
    page.mouse.move(0, 0)
    expect(told).to_contain_text("mask of row 2, column 1: ")


def test_a_goal_that_is_weighed_by_no_test_proves_nothing(page, tmp_path):
    kinds = [[0, 1, 0], [1, 2, 1], [0, 1, 0]]
    goal = np.array([[1, 0, 2], [0, 1, 0], [0, 0, 2]])
    board = ColourBoard(Colours(MAGIC, 5), goal=goal, weights=np.ones((3, 3), int), kinds=kinds)
    page.goto(save(tmp_path, board))
    weighed = page.locator(".mm-weighted").last
    page.get_by_role("button", name="Weigh the goal").click()
    expect(weighed).to_have_text(
        "weighted sum of the goal: 1·1 + 1·2 + 1·1 + 1·2 = 6, and that is 1 modulo 5. "
        "These weights are no test, so this proves nothing."
    )
    weights = page.get_by_role("grid", name="weights").get_by_role("gridcell")
    for cell in (1, 7, 4, 4):
        weights.nth(cell).click()
    expect(weighed).to_have_text(
        "weighted sum of the goal: 1·1 + 1·2 + 3·1 + 1·2 = 8, and that is 3 modulo 5"
    )


def test_the_remainders_follow_and_each_is_compared_with_that_of_the_goal(page, tmp_path):
    goal = (MAGIC.masks[4] * 4 + MAGIC.masks[0] * 3) % 6
    page.goto(save(tmp_path, ColourBoard(Colours(MAGIC, 6), goal=goal, remainders=[2, 3])))
    captions = page.locator(".mm-remainders .mm-caption")
    for _ in range(3):
        own(page).nth(0).click()
    assert captions.all_inner_texts() == [
        "board modulo 2: right", "goal modulo 2", "board modulo 3: 5 cells to go", "goal modulo 3",
    ]  # fmt: skip
    assert page.locator(".mm-remainders .mm-differs").count() == 5
    own(page).nth(4).click()
    assert captions.first.inner_text() == "board modulo 2: 5 cells to go"
    assert captions.nth(2).inner_text() == "board modulo 3: right"


@pytest.mark.parametrize("width", [390, 1100])
def test_no_small_board_moves_when_its_neighbour_is_right(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 900})
    goal = MAGIC.masks[0] * 3
    page.goto(save(tmp_path, ColourBoard(Colours(MAGIC, 6), goal=goal, remainders=[2, 3])))
    places = """boxes => boxes.map((box) => {
        const [one, all] = [box, box.closest(".mm-remainders")].map((part) => part.getBoundingClientRect());
        return [one.x - all.x, one.y - all.y, one.width, one.height, all.height];
    })"""
    boards = page.locator(".mm-remainders .mm-cells")
    expect(boards).to_have_count(4)
    before = boards.evaluate_all(places)
    for _ in range(3):
        own(page).nth(0).click()
    assert page.locator(".mm-remainders .mm-caption").first.inner_text() == "board modulo 2: right"
    assert boards.evaluate_all(places) == before


def test_a_legend_has_the_colours_of_the_cells_in_their_order(page, tmp_path):
    page.goto(
        save(tmp_path, ColourBoard(Colours(MAGIC, 5), start=[[0, 1, 2], [3, 4, 0], [0, 0, 0]], legend=True))
    )
    legend = page.get_by_role("img", name="colours 0 to 4; after 4 comes 0")
    squares = legend.locator(".mm-cell")
    assert squares.all_inner_texts() == list("01234")
    looks = "all => all.map(one => getComputedStyle(one).backgroundColor)"
    assert squares.evaluate_all(looks) == own(page).evaluate_all(looks)[:5]
    page.goto(save(tmp_path, ColourBoard(Colours(MAGIC, 5))))
    expect(page.locator(".mm-legend")).to_have_count(0)


@pytest.fixture
def joined(page, tmp_path):
    board = ColourBoard(
        Colours(MAGIC, 6), goal=[[5, 0, 0], [0, 4, 0], [0, 0, 3]], remainders=[2, 3], joins=True
    )
    page.goto(save(tmp_path, board))
    return page


def of(page, modulus):
    return page.get_by_role("grid", name=f"board modulo {modulus}, a press adds 1").get_by_role("gridcell")


def large(page):
    return page.get_by_role("grid", name="board of 6 colours").get_by_role("gridcell")


def test_a_change_of_a_small_board_changes_the_large_one_and_back(joined):
    told = joined.locator(".mm-joined-cell")
    of(joined, 3).nth(0).click()
    expect(large(joined).nth(0)).to_have_text("4")
    expect(of(joined, 2).nth(0)).to_have_text("0")
    expect(told).to_have_text("row 1, column 1: 4 leaves 0 modulo 2 and 1 modulo 3.")
    of(joined, 2).nth(0).click()
    expect(large(joined).nth(0)).to_have_text("1")
    large(joined).nth(0).click()
    expect(large(joined).nth(0)).to_have_text("2")
    expect(of(joined, 2).nth(0)).to_have_text("0")
    expect(of(joined, 3).nth(0)).to_have_text("2")
    expect(large(joined).nth(1)).to_have_text("0")
    expect(joined.locator(".mm-status")).to_have_text("0 presses, 3 cells to go")


def test_the_goal_is_reached_by_the_small_boards_alone(joined):
    for modulus, cells in ((2, (0, 8)), (3, (0, 0, 4))):
        for cell in cells:
            of(joined, modulus).nth(cell).focus()
            joined.keyboard.press("Enter")
    expect(joined.locator(".mm-status")).to_have_text("Goal reached!")
    captions = joined.locator(".mm-remainders .mm-caption")
    expect(captions).to_have_text(
        ["board modulo 2: right", "goal modulo 2", "board modulo 3: right", "goal modulo 3"]
    )
    joined.get_by_role("button", name="Board to 0").click()
    expect(large(joined)).to_have_text(["0"] * 9)


def test_the_switch_makes_a_tap_a_press_of_the_mask_again(joined):
    joined.get_by_role("button", name="Change one cell", pressed=True).click()
    for _ in range(3):
        large(joined).nth(0).click()
    expect(large(joined)).to_have_text(["3", "3", "0", "3", "3", "0", "0", "0", "0"])
    expect(of(joined, 2)).to_have_text(["1", "1", "0", "1", "1", "0", "0", "0", "0"])
    expect(of(joined, 3)).to_have_text(["0"] * 9)


@pytest.mark.parametrize(("k", "moduli"), [(6, [2, 3]), (12, [3, 4]), (15, [5, 3])])
def test_a_tap_on_a_small_board_adds_1_to_it_alone(k, moduli, page, tmp_path):
    start = np.arange(9).reshape(3, 3) % k
    page.goto(save(tmp_path, ColourBoard(Colours(MAGIC, k), start=start, remainders=moduli, joins=True)))
    for modulus in moduli:
        for cell in range(9):
            before = {m: int(of(page, m).nth(cell).inner_text()) for m in moduli}
            of(page, modulus).nth(cell).click()
            for m in moduli:
                expect(of(page, m).nth(cell)).to_have_text(str((before[m] + (m == modulus)) % m))
