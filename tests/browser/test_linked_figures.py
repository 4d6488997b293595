"""Press saved difference tables and butterflies in Chromium, from a file and with the network off."""

import re

import numpy as np
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from saved import save

from magicmath import helix, plain
from magicmath.rules import RuleSet
from magicmath.widgets.butterfly import Butterfly
from magicmath.widgets.difference_table import READINGS, DifferenceTable
from magicmath.widgets.game import Game

pytestmark = pytest.mark.usefixtures("quiet_page")
ITEMS = [1, 0, 0, 1, 1, 0, 1, 0]
LONG = np.random.default_rng(5).integers(0, 2, 32)
SIXTEEN = LONG[:16]


def rows(page):
    """Return the bits of each row of the grid, None for a node that is not worked out."""
    read = """all => all.map(row => [...row.children].map(
        cell => cell.dataset.bit === "" ? null : Number(cell.dataset.bit)))"""
    return page.locator("[role=grid] [role=row]").evaluate_all(read)


def cell(page, i, j):
    return page.locator("[role=grid] [role=row]").nth(i).locator("[role=gridcell]").nth(j)


def lit(page, name="mm-lit"):
    """Return the places that are lit in the grid."""
    read = """(all, name) => all.flatMap((row, i) => [...row.children].flatMap(
        (cell, j) => cell.classList.contains(name) ? [[i, j]] : []))"""
    return page.locator("[role=grid] [role=row]").evaluate_all(read, name)


def message(page):
    return page.locator(".mm-message")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def strips(page):
    read = (
        "all => all.map(one => [...one.querySelectorAll('.mm-cell')].map(cell => Number(cell.dataset.bit)))"
    )
    return page.locator(".mm-strip").evaluate_all(read)


def test_a_flipped_item_draws_pascals_triangle(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS)))
    assert rows(page) == plain.fanion(ITEMS)
    cell(page, 0, 2).click()
    flipped = [*ITEMS[:2], 1, *ITEMS[3:]]
    assert rows(page) == plain.fanion(flipped)
    changed = plain.fanion([int(i == 2) for i in range(8)])
    expected = [[k, j] for k, line in enumerate(changed) for j, bit in enumerate(line) if bit]
    assert lit(page) == expected
    expect(message(page)).to_have_text(f"Item 2 was flipped: {len(expected)} entries changed.")
    page.mouse.move(1, 1)
    assert lit(page) == expected  # they stay while one looks
    assert strips(page) == [helix.helix(flipped).tolist(), helix.cognitive(flipped).tolist()]


def test_pointing_lights_the_items_whose_sum_it_is(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS)))
    cell(page, 5, 0).hover()
    assert lit(page) == [[0, i] for i in (0, 1, 4, 5)]
    assert lit(page, "mm-above") == [[4, 0], [4, 1]]
    expect(message(page)).to_contain_text("the XOR of items 0, 1, 4 and 5 (1 ⊕ 0 ⊕ 1 ⊕ 0)")
    expect(message(page)).to_contain_text("item 5 of the helix transform: 101 in binary.")
    assert page.locator(".mm-strip .mm-lit").count() == 1
    cell(page, 0, 3).hover()
    reached = [[k, j] for k, j in lit(page) if k == 7]
    assert reached == [[7, 0]]  # C(7, 3) is odd
    page.mouse.move(1, 1)
    assert lit(page) == []
    expect(message(page)).to_have_text("")


@pytest.mark.parametrize(("edge", "row"), [("left", 3), ("right", 3), ("left", 7), ("right", 6)])
def test_a_flip_on_an_edge_is_worked_back(edge, row, page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS)))
    cell(page, row, 0 if edge == "left" else 7 - row).click()
    table = DifferenceTable(ITEMS)
    table.flip_edge(row, edge)
    assert rows(page)[0] == table.items.tolist()
    expect(message(page)).to_contain_text(f"Row {row} of the {edge} edge was flipped")


def test_inner_entries_are_not_flipped_and_buttons_clear(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS)))
    cell(page, 2, 2).click()
    assert rows(page)[0] == ITEMS
    button(page, "Clear").click()
    assert not any(map(any, rows(page)))
    expect(button(page, "Clear")).to_be_disabled()
    drawn = set()
    for _ in range(5):
        button(page, "Random").click()
        drawn.add(tuple(rows(page)[0]))
        assert rows(page) == plain.fanion(rows(page)[0])
    assert len(drawn) > 1


def test_keyboard_walks_the_triangle(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS)))
    page.keyboard.press("Tab")
    expect(cell(page, 0, 0)).to_be_focused()
    for key in ("End", "ArrowDown"):
        page.keyboard.press(key)
    expect(cell(page, 1, 6)).to_be_focused()
    expect(message(page)).to_contain_text("cognitive transform")
    page.keyboard.press("Enter")
    table = DifferenceTable(ITEMS)
    table.flip_edge(1, "right")
    assert rows(page)[0] == table.items.tolist()
    page.keyboard.press("Control+Home")
    page.keyboard.press("Space")
    table.flip(0)
    assert rows(page)[0] == table.items.tolist()
    page.keyboard.press("Control+End")
    expect(cell(page, 7, 0)).to_be_focused()
    page.keyboard.press("Escape")
    assert lit(page) == []
    page.keyboard.press("Tab")
    expect(button(page, "Clear")).to_be_focused()


def corners(page):
    return page.locator(".mm-vertex:visible").all_inner_texts()


def test_a_table_is_turned_over_and_turned_back(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS, turns=True)))
    assert (strips(page), corners(page)) == ([ITEMS, helix.helix(ITEMS).tolist()], [])
    button(page, "Turn it over").click()
    assert rows(page) == plain.fanion(helix.helix(ITEMS).tolist())
    assert (strips(page), message(page).inner_text()) == ([ITEMS, helix.helix(ITEMS).tolist()], "")
    assert "".join(page.locator(".mm-triangle .mm-named").all_inner_texts()) == "xzy"
    assert page.locator(".mm-triangle .mm-cell").first.evaluate("one => document.getAnimations().length") > 0
    expect(message(page)).to_contain_text("the old left edge is the top row now")  # only when all have come
    expect(page.locator(".mm-turning")).to_have_count(0)
    assert (strips(page), corners(page)) == ([helix.helix(ITEMS).tolist(), ITEMS], [])
    button(page, "Turn it over").click()
    assert rows(page)[0] == ITEMS
    expect(message(page)).to_contain_text("Turned over")
    assert "XOR" not in message(page).inner_text()  # the text asks whether the rule still holds


def test_after_a_turn_the_reader_taps_the_one_that_stands_below(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS, turns=True)))

    def tap(name):
        page.locator(".mm-triangle .mm-named", has_text=name).click()

    button(page, "Turn it over").click()
    expect(message(page)).to_contain_text("Which of x, y and z stands below the other two now? Tap it.")
    tap("x")
    expect(message(page)).to_contain_text("✗ x stands above.")
    tap("y")
    expect(message(page)).to_contain_text("✓ Now y stands below x and z. It is their XOR: y = x + z, ")
    cells = page.locator(".mm-triangle .mm-named")
    assert "".join(cells.all_inner_texts()) == "xzy"  # an answer names nothing anew
    x, z, y = (int(bit) for bit in cells.evaluate_all("all => all.map(one => one.dataset.bit)"))
    expect(message(page)).to_contain_text(f"{y} = {x} + {z} modulo 2")
    tap("y")  # answered: now a tap names z again
    expect(message(page)).to_contain_text("and z =")


def test_the_column_with_the_number_of_a_row_stands_out(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable([*ITEMS, 1], labels="numbers", matrix=True)))
    matrix = helix.geniton(len(ITEMS) + 1)[:, ::-1]
    table = page.locator(".mm-column-table")
    shown = table.locator(".mm-cell").evaluate_all("all => all.map(one => Number(one.dataset.bit))")
    assert shown == matrix.ravel().tolist()
    for row in (4, 6):
        cell(page, row, 0).click()
        own = "all => all.flatMap((one, i) => one.classList.contains('mm-own-column') ? [i] : [])"
        places = table.locator(".mm-cell").evaluate_all(own)
        assert places == [i * len(matrix) + row for i in range(len(matrix))]
        lit = table.locator(".mm-cell.mm-lit")
        expect(lit).to_have_count(int(matrix[:, row].sum()))
        digits = " ".join(map(str, matrix[:, row]))
        expect(table).to_have_attribute("aria-label", f"the matrix ⌽G{len(matrix)}, column {row}: {digits}")
    cell(page, 4, 1).hover()
    expect(table.locator(".mm-own-column")).to_have_count(0)


def test_a_reader_chooses_which_three_cells_have_names(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable([*ITEMS, 1], turns=True)))
    before = rows(page)

    def named():
        read = """all => all.flatMap((row, k) => [...row.children].flatMap(
            (one, j) => one.textContent ? [one.textContent + k + j] : []))"""
        return page.locator(".mm-triangle [role=row]").evaluate_all(read)

    cell(page, 4, 2).click()
    assert named() == ["x32", "y33", "z42"]
    assert rows(page) == before  # inside nothing flips
    button(page, "Turn it over").click()
    assert named() == ["x23", "z24", "y33"]
    expect(message(page)).to_contain_text("Tap it.")
    cell(page, 3, 3).click()  # the answer; from now on a press names again
    assert named() == ["x23", "z24", "y33"]
    cell(page, 2, 3).focus()
    page.keyboard.press("Enter")
    assert named() == ["x13", "y14", "z23"]
    before = rows(page)
    cell(page, 2, 0).click()
    assert named() == ["x10", "y11", "z20"]
    values = [before[1][0], before[1][1], before[2][0]]
    expect(message(page)).to_have_text("x = {}, y = {} and z = {}.".format(*values))
    cell(page, 0, 3).click()  # nothing flips, nothing is dimmed, and of items nothing is told
    assert rows(page) == before
    expect(page.locator(".mm-triangle.mm-asking")).to_have_count(0)
    expect(message(page)).not_to_contain_text("item")
    expect(button(page, "Clear")).to_be_hidden()
    page.goto(save(tmp_path, DifferenceTable(ITEMS)))
    cell(page, 4, 2).click()
    assert named() == []


def test_a_turn_that_comes_before_the_last_one_ends_begins_where_the_cells_belong(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS, turns=True)))
    places = """all => all.map(one => {
        const moves = one.getAnimations().filter(one => !(one instanceof CSSTransition));
        const start = moves.flatMap(one => one.effect.getKeyframes().slice(0, 1));
        return start.map(frame => frame.transform);
    })"""
    cells = page.locator(".mm-triangle [role=gridcell]")
    starts = []
    for _ in range(2):
        button(page, "Turn it over").click()
        starts.append(cells.evaluate_all(places))
    assert starts[0] == starts[1]  # one turn is like the other
    assert any(frames != ["translate(0px, 0px)"] for frames in starts[0])


def test_cells_that_change_places_pass_beside_each_other(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable([*ITEMS, 1], turns=True)))
    button(page, "Turn it over").click()
    halfway = """all => all.map(row => [...row.children].map(one => {
        const [motion] = one.getAnimations().filter(one => !(one instanceof CSSTransition));
        motion.pause();
        motion.currentTime = motion.effect.getTiming().delay + 750;
        const box = one.getBoundingClientRect();
        return [box.x, box.y];
    }))"""
    places = page.locator(".mm-triangle [role=row]").evaluate_all(halfway)
    for k, row in enumerate(places):
        for j in range(min(k, len(row))):
            ((x, y), (other_x, other_y)) = row[j], places[j][k]
            assert (x - other_x) ** 2 + (y - other_y) ** 2 > 20**2


def test_the_hinge_runs_through_the_middle_of_the_cells_that_stay(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable([*ITEMS, 1], turns=True)))
    on_line = """line => [0, 1, 2, 3, 4].map(k => {
        const [a, b] = [0, 1].map(end => new DOMPoint(...(end
            ? [line.x2.baseVal.value, line.y2.baseVal.value]
            : [line.x1.baseVal.value, line.y1.baseVal.value])).matrixTransform(line.getScreenCTM()));
        const row = document.querySelectorAll(".mm-triangle [role=row]")[k];
        const box = row.children[k].getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return Math.abs((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y);
    })"""
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        assert max(page.locator(".mm-hinge line").evaluate(on_line)) < 1.5
    page.goto(save(tmp_path, DifferenceTable(ITEMS, reading="top rightwards")))
    expect(page.locator(".mm-hinge")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_triangle_that_turns_has_sides_of_one_length_and_a_true_mirror(width, page, tmp_path):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(save(tmp_path, DifferenceTable([*ITEMS, 1], turns=True)))
    middle = """one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    }"""
    places = [[np.array(cell(page, k, j).evaluate(middle)) for j in range(9 - k)] for k in range(9)]
    corners = [places[0][0], places[0][8], places[8][0]]
    sides = [np.linalg.norm(corners[k] - corners[k - 1]) for k in range(3)]
    assert max(sides) - min(sides) < 3
    for k, j in ((0, 5), (1, 6), (2, 3)):  # partners are equally far from each cell on the line
        for t in range(4):
            ways = [np.linalg.norm(place - places[t][t]) for place in (places[k][j], places[j][k])]
            assert abs(ways[0] - ways[1]) < 3


def test_nothing_moves_where_motion_is_not_wanted(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, DifferenceTable(ITEMS, reading="top rightwards")))
    button(page, "Turn it over").click()
    page.get_by_role("button", name="read left upwards").click()
    assert page.evaluate("document.getAnimations().length") == 0


def test_six_readings_are_marked_and_shown(page, tmp_path):
    table = DifferenceTable(ITEMS, reading="left downwards")
    page.goto(save(tmp_path, table))
    orders = set()
    for reading in READINGS:
        table.reading = reading
        one = page.get_by_role("button", name=f"read {reading}")
        one.click()
        orders.add("".join(one.locator(".mm-dot").all_inner_texts()))
        expect(one).to_have_attribute("aria-pressed", "true")
        assert strips(page) == [table.sequence.tolist()]
        marked = page.locator(".mm-read")
        digits, bits = marked.all_inner_texts(), marked.evaluate_all("all => all.map(one => one.dataset.bit)")
        assert [int(bits[digits.index(str(i))]) for i in range(8)] == table.sequence.tolist()
    assert len(orders) == 6
    button(page, "Turn by a third").click()
    assert rows(page)[0] == helix.helix(ITEMS).tolist()[::-1]
    assert corners(page) == ["d", "a", "b"]
    button(page, "Clear").click()
    assert corners(page) == ["a", "b", "d"]


@pytest.mark.parametrize("turn", ["Turn by a third", "Turn it over"])
def test_what_is_read_travels_with_the_cells(turn, page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS, reading="top rightwards")))
    pressed = page.locator(".mm-readings button[aria-pressed=true]")
    for reading in READINGS:
        page.get_by_role("button", name=f"read {reading}").click()
        before = strips(page), pressed.locator(".mm-dot").all_inner_texts()
        button(page, turn).click()
        expect(pressed).not_to_have_attribute("aria-label", re.compile(f"read {reading}$"))
        assert (strips(page), pressed.locator(".mm-dot").all_inner_texts()) == before
        digits = page.locator(".mm-read").all_inner_texts()
        assert sorted(digits) == [str(i) for i in range(8)]


def test_a_third_brings_the_left_edge_to_the_top(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS, reading="left upwards")))
    button(page, "Turn by a third").click()
    expect(page.get_by_role("button", name="read top rightwards")).to_have_attribute("aria-pressed", "true")
    assert page.locator(".mm-read").all_inner_texts() == [str(i) for i in range(8)]
    expect(message(page)).to_contain_text("Turned by a third of a circle.")
    expect(message(page)).to_contain_text("Top row, rightwards, from d to a")


def touch_page(browser):
    return browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    ).new_page()


def test_touch_points_at_an_edge_first_and_flips_it_then(browser, tmp_path):
    page = touch_page(browser)
    page.goto(save(tmp_path, DifferenceTable(ITEMS)))
    cell(page, 3, 0).tap()
    assert rows(page)[0] == ITEMS
    assert lit(page) == [[0, i] for i in range(4)]
    cell(page, 3, 0).tap()
    table = DifferenceTable(ITEMS)
    table.flip_edge(3)
    assert rows(page)[0] == table.items.tolist()
    cell(page, 0, 1).tap()
    table.flip(1)
    assert rows(page)[0] == table.items.tolist()
    cell(page, 3, 2).tap()
    assert lit(page) == [[0, i] for i in (2, 3, 4, 5)]
    page.context.close()


def test_levels_are_worked_out_one_by_one(page, tmp_path):
    page.goto(save(tmp_path, Butterfly(SIXTEEN)))
    values = [SIXTEEN, *(level.sequence for level in helix.butterflies(SIXTEEN))]
    for level in range(5):
        shown = np.array(rows(page), dtype=object).T.tolist()
        assert shown == [row.tolist() if k <= level else [None] * 16 for k, row in enumerate(values)]
        expect(page.locator(".mm-score")).to_contain_text(f"Level {level} of 4")
        if level < 4:
            button(page, "Next level").click()
    expect(button(page, "Next level")).to_be_disabled()
    expect(page.locator(".mm-score")).to_contain_text("This is the helix transform.")
    button(page, "Back").click()
    assert rows(page)[0][4] is None
    button(page, "All levels").click()
    assert [row[4] for row in rows(page)] == helix.helix(SIXTEEN).tolist()


def test_an_output_lights_its_subset_and_an_item_its_paths(page, tmp_path):
    page.goto(save(tmp_path, Butterfly(SIXTEEN, level=4)))
    cell(page, 13, 4).hover()
    inside = [i for i in range(16) if i & ~13 == 0]
    assert [i for i, level in lit(page) if level == 0] == inside
    assert page.locator(".mm-wire.mm-live").count() == 2 + 4 + 4 + 8
    expect(message(page)).to_contain_text("Output 13 = 1101 sums items 0, 1, 4, 5, 8, 9, 12 and 13")
    named = page.locator(".mm-indices").first.locator(".mm-named").all_inner_texts()
    assert named == [f"{i:04b}" for i in inside]
    cell(page, 5, 0).hover()
    assert [i for i, level in lit(page) if level == 4] == [5, 7, 13, 15]
    expect(message(page)).to_contain_text("Item 5 = 0101 reaches outputs 5, 7, 13 and 15")
    widths = page.evaluate(
        "() => ['.mm-live', ':not(.mm-live)'].map(kind => parseFloat("
        "getComputedStyle(document.querySelector(`.mm-wire${kind}`)).strokeWidth))"
    )
    assert widths[0] > 2 * widths[1]
    page.mouse.move(1, 1)
    assert lit(page) == []


def test_flipped_items_change_the_outputs_they_reach(page, tmp_path):
    page.goto(save(tmp_path, Butterfly(ITEMS, level=3)))
    before = [row[3] for row in rows(page)]
    cell(page, 3, 0).click()
    changed = [i for i, row in enumerate(rows(page)) if row[3] != before[i]]
    assert changed == [3, 7]
    cell(page, 3, 3).click()  # an output is only pointed at
    assert [row[0] for row in rows(page)] == [*ITEMS[:3], 0, *ITEMS[4:]]


def test_keyboard_walks_the_wiring(page, tmp_path):
    page.goto(save(tmp_path, Butterfly([1, 0, 1, 1], level=1)))
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(cell(page, 0, 0)).to_have_attribute("aria-label", "item 0, 00, 0")
    page.keyboard.press("Control+End")
    expect(cell(page, 3, 0)).to_be_focused()
    page.keyboard.press("End")
    expect(cell(page, 3, 2)).to_have_attribute("aria-label", "output 3, 11, not worked out yet")
    expect(message(page)).to_contain_text("Its value is not worked out yet.")
    assert [i for i, level in lit(page) if level == 0] == [0, 1, 2, 3]


def test_touch_points_and_flips_in_the_wiring(browser, tmp_path):
    page = touch_page(browser)
    page.goto(save(tmp_path, Butterfly(SIXTEEN, level=4)))
    for node in page.locator("[role=gridcell]").all():
        box = node.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    cell(page, 12, 4).tap()
    expect(message(page)).to_have_text(re.compile("^Output 12 = 1100 sums items 0, 4, 8 and 12"))
    cell(page, 12, 0).tap()
    assert rows(page)[12][0] == 1 - SIXTEEN[12]
    page.context.close()


def press_check(page):
    button(page, "Check").click()
    return page.locator(".mm-score")


def test_a_level_made_by_hand_says_what_is_wrong_and_shows_what_was_added(page, tmp_path):
    page.goto(save(tmp_path, Butterfly(ITEMS, level=1, by_hand=True)))
    values = Butterfly(ITEMS).values
    slanted = page.locator(".mm-slanted:not(.mm-untold)")
    assert slanted.count() == 4
    assert [row[2] for row in rows(page)] == values[1].tolist()
    expect(press_check(page)).to_contain_text("Nothing is changed yet.")
    cell(page, 1, 2).click()
    expect(press_check(page)).to_contain_text("has a 0 in the digit for 2. Nothing is added, so it stays 1.")
    assert lit(page, "mm-slip") == [[1, 2]]
    cell(page, 1, 2).click()
    for i in np.flatnonzero(values[1] ^ values[2])[:-1]:
        cell(page, int(i), 2).click()
    expect(press_check(page)).to_contain_text("Add its partner, place 5 = 101: 1 ⊕ 1 = 0.")
    assert lit(page) == [[5, 1], [7, 1]]
    cell(page, 0, 0).click()  # no item is turned while a level is made
    cell(page, 7, 2).click()
    expect(press_check(page)).to_have_text(
        "✓ Distance 2 is right. The slanted lines show which values were added. You make distance 4 next."
    )
    assert slanted.count() == 8
    cell(page, 6, 2).hover()
    expect(message(page)).to_contain_text(
        "After distance 2, place 6 = 110 holds the sum of items 4 and 6: 100 and 110. They begin with 1, as "
        "110 does, and have no 1 outside those of 110."
    )
    cell(page, 2, 3).click()  # a tap in the level that is made next dims nothing, and says what it has done
    expect(message(page)).to_contain_text("You make distance 4 now: place 010 is changed.")
    expect(page.locator(".mm-asking")).to_have_count(0)
    cell(page, 2, 3).click()
    expect(message(page)).to_contain_text("place 010 is still a copy.")
    for i in np.flatnonzero(values[2] ^ values[3]):
        cell(page, int(i), 3).focus()
        page.keyboard.press("Space")
    expect(press_check(page)).to_contain_text("All levels are done: these are the outputs.")
    assert [row[3] for row in rows(page)] == helix.helix(ITEMS).tolist()
    expect(button(page, "Check")).to_be_disabled()
    cell(page, 6, 3).click()
    expect(message(page)).to_contain_text("Output 6 = 110 sums items 0, 2, 4 and 6")
    button(page, "Other items").click()
    assert rows(page)[0][2] is None


def test_only_the_slip_is_framed_after_a_check_while_the_mouse_rests(page, tmp_path):
    page.goto(save(tmp_path, Butterfly(ITEMS, level=1, by_hand=True)))
    cell(page, 6, 2).click()
    button(page, "Check").evaluate("one => one.click()")  # the mouse still points at place 110
    assert lit(page, "mm-pointed") == []
    assert len(lit(page, "mm-slip")) == 1
    cell(page, 7, 1).hover()
    assert lit(page, "mm-pointed") == [[7, 1]]


def test_nothing_is_told_of_a_level_that_is_still_to_be_made(page, tmp_path):
    page.goto(save(tmp_path, Butterfly(ITEMS, level=1, by_hand=True)))
    for place in ((6, 3), (6, 2), (6, 0)):
        cell(page, *place).hover()
        assert [one for one in lit(page) if one[1] > 1] == []
        expect(message(page)).not_to_contain_text("sums")
        expect(message(page)).not_to_contain_text("reaches")
    button(page, "Show this level").click()
    assert [row[2] for row in rows(page)] == Butterfly(ITEMS).values[2].tolist()


FIGURES = [
    lambda: DifferenceTable(ITEMS),
    lambda: DifferenceTable(LONG),
    lambda: Butterfly(SIXTEEN, level=2),
    lambda: Butterfly([1, 0, 1, 1]),
    lambda: Butterfly(ITEMS, level=1, by_hand=True),
    lambda: DifferenceTable([0, 0, 0, 1, 0, 1, 1, 1], letters="abc"),
]


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_page_never_scrolls_sideways(width, page, tmp_path):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(save(tmp_path, *(make() for make in FIGURES)))
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for grid in page.get_by_role("grid").all():
        box = grid.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_no_serious_fault(width, scheme, page, axe, tmp_path):  # noqa: F811
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(save(tmp_path, *(make() for make in FIGURES)))
    for summary in page.locator("summary").all():
        summary.click()
    page.locator(".mm-triangle").first.locator("[role=gridcell]").nth(20).click()
    assert violations(page, axe) == []
    page.locator(".mm-wiring").first.locator("[role=gridcell]").nth(20).click()
    assert violations(page, axe) == []


def test_two_views_stay_equal(page, tmp_path):
    table, wiring = DifferenceTable(ITEMS), Butterfly(ITEMS)
    page.goto(save(tmp_path, table, table, wiring, wiring))
    cell(page, 0, 1).click()
    page.get_by_role("button", name="Next level").first.click()
    both = rows(page)
    assert both[:8] == both[8:16]
    assert both[16:24] == both[24:]
    assert both[16][1] is not None


def test_without_scripts_the_pictures_stay(browser, tmp_path):
    context = browser.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto(save(tmp_path, DifferenceTable(ITEMS), Butterfly(ITEMS)))
    for name in ("Difference table, helix", "Butterfly of 8 items, level 0 of 3"):
        assert page.get_by_role("img", name=name).bounding_box()["width"] > 50
    context.close()


def geniton_game():
    """Return a game whose masks are the rows of ⌽G9, with its triangle."""
    masks = helix.geniton(9)[:, ::-1].reshape(9, 3, 3)
    return Game(RuleSet(masks, name="⌽G9"), seed=8, distance=5, triangle=True)


def triangle_rows(page):
    read = "all => all.map(row => [...row.children].map(cell => Number(cell.dataset.bit)))"
    return page.locator(".mm-triangle [role=row]").evaluate_all(read)


def on_edge(page, mask):
    return page.locator(".mm-triangle .mm-of-mask").nth(mask)


def test_the_triangle_of_a_game_follows_its_presses_and_a_new_puzzle(page, tmp_path):
    page.goto(save(tmp_path, geniton_game()))
    game = geniton_game()
    assert triangle_rows(page) == plain.fanion((game.cells ^ game.goal).ravel().tolist())
    button(page, "New puzzle").click()
    game.new_puzzle(9)
    assert triangle_rows(page) == plain.fanion((game.cells ^ game.goal).ravel().tolist())
    edge = [row[0] for row in triangle_rows(page)]
    said = page.locator(".mm-difference .mm-message")
    expect(said).to_have_text("")  # another puzzle is no press
    for mask in np.flatnonzero(edge):
        page.get_by_role("button", name=re.compile(f"^press mask {mask},")).click()
        left = [row[0] for row in triangle_rows(page)]
        assert left == [bit * (k > mask) for k, bit in enumerate(edge)]
        expect(said).to_contain_text(f"On the left edge: only row {mask}.")
    expect(page.locator(".mm-score")).to_contain_text("Goal reached in 5 presses, the fewest possible")


def test_the_masks_of_a_game_stand_between_its_boards_and_its_triangle(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, Game(geniton_game().rules, seed=8, triangle=True, tells_masks=False)))
    bounds = "one => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom]"
    parts = [page.locator(name).first for name in (".mm-boards", ".mm-menu", ".mm-triangle")]
    boards, masks, triangle = [part.evaluate(bounds) for part in parts]
    assert boards[1] <= masks[0] < masks[1] <= triangle[0]
    assert triangle[1] - boards[0] < 580  # a phone shows all three, under a browser's bars
    heights = page.locator(".mm-menu .mm-mask").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert min(heights) >= 44
    tops = page.locator(".mm-menu .mm-mask").evaluate_all("all => all.map(one => one.offsetTop)")
    assert len(set(tops)) == 1  # the masks stand in one line


def test_the_left_edge_of_a_games_triangle_points_at_its_mask_and_presses_it(page, tmp_path):
    page.goto(save(tmp_path, geniton_game()))
    masks = geniton_game().rules.matrix
    on_edge(page, 6).hover()
    aimed = (
        page.locator(".mm-boards .mm-cells")
        .first.locator("[data-bit]")
        .evaluate_all("all => all.map(one => Number(one.classList.contains('mm-aimed')))")
    )
    assert aimed == masks[6].tolist()
    expect(page.locator(".mm-difference .mm-message")).to_contain_text("It is for mask 6.")
    before = triangle_rows(page)
    on_edge(page, 6).click()
    after = triangle_rows(page)
    assert (np.array(before[0]) ^ np.array(after[0])).tolist() == masks[6].tolist()
    assert [k for k in range(9) if before[k][0] != after[k][0]] == [6]
    page.locator(".mm-triangle [role=row]").nth(3).locator("[role=gridcell]").nth(2).click()
    assert triangle_rows(page) == after  # inside nothing is pressed
    page.get_by_role("button", name=re.compile("^press mask 4,")).hover()
    expect(page.locator(".mm-triangle .mm-meant")).to_have_attribute(
        "aria-label", "row 4, entry 0, for mask 4: 0"
    )


def test_after_a_press_at_the_left_edge_the_changed_entries_are_framed_and_not_its_items(page, tmp_path):
    page.goto(save(tmp_path, geniton_game()))
    changed, pointed = page.locator(".mm-triangle .mm-changed"), page.locator(".mm-triangle .mm-pointed")
    count = sum(map(sum, plain.fanion(geniton_game().rules.matrix[6].tolist())))
    on_edge(page, 6).click()
    expect(changed).to_have_count(count)
    expect(pointed).to_have_count(0)
    expect(page.locator(".mm-triangle.mm-asking")).to_have_count(0)
    expect(page.locator(".mm-difference .mm-message")).to_contain_text(f"{count} entries")
    page.mouse.move(1, 1)
    expect(changed).to_have_count(count)
    on_edge(page, 6).hover()
    expect(changed).to_have_count(0)
    expect(pointed).to_have_count(1)
    page.keyboard.press("Space")
    expect(changed).to_have_count(count)
    expect(pointed).to_have_count(0)


def test_the_first_tap_on_the_left_edge_presses_its_mask_and_frames_what_changed(browser, tmp_path):
    page = browser.new_context(has_touch=True).new_page()
    page.goto(save(tmp_path, geniton_game()))
    on_edge(page, 6).tap()
    expect(page.locator(".mm-score")).to_contain_text("1 press ")
    count = sum(map(sum, plain.fanion(geniton_game().rules.matrix[6].tolist())))
    expect(page.locator(".mm-triangle .mm-changed")).to_have_count(count)
    on_edge(page, 3).tap()
    expect(page.locator(".mm-score")).to_contain_text("2 presses")
    page.context.close()


def test_an_edge_that_keeps_its_masks_to_itself_tells_them_after_the_first_solved_puzzle(page, tmp_path):
    masks = geniton_game().rules
    game = Game(masks, seed=8, distance=5, triangle=True, tells_masks=False)
    page.goto(save(tmp_path, game))
    said = page.locator(".mm-difference .mm-message")
    first = page.locator(".mm-triangle [role=row]").nth(2).locator("[role=gridcell]").first
    for name in ("Hint", "Show the path", "Difference"):
        expect(button(page, name)).to_have_count(0)
    expect(page.get_by_text("Choose a puzzle and an opponent")).to_be_hidden()
    expect(page.locator(".mm-of-mask")).to_have_count(0)
    before = triangle_rows(page)
    first.click()
    first.click()
    expect(said).to_have_text("")  # nothing is told of an entry, and nothing asked yet
    assert "mask" not in first.get_attribute("aria-label")
    assert triangle_rows(page) == before
    page.get_by_role("button", name=re.compile("^press mask 3,")).click()
    expect(said).to_contain_text("Press another mask, and compare the frames.")
    button(page, "Reset").click()
    expect(said).to_have_text("")
    for mask in game.shortest_presses():
        page.get_by_role("button", name=re.compile(f"^press mask {mask},")).click()
    expect(page.locator(".mm-score")).to_contain_text("Goal reached")
    button(page, "New puzzle").click()
    expect(page.locator(".mm-of-mask")).to_have_count(9)
    on_edge(page, 6).hover()
    expect(said).to_contain_text("It is for mask 6.")


QUESTION = "One side follows a simple rule after each press."


def test_a_game_asks_which_side_changes_in_one_entry_and_confirms_it_only_then(page, tmp_path):
    page.goto(
        save(tmp_path, Game(geniton_game().rules, seed=8, distance=5, triangle=True, tells_masks=False))
    )
    said = page.locator(".mm-difference .mm-message")
    frame = "all => all.map(one => getComputedStyle(one).boxShadow)"

    def entry(k, j):
        return page.locator(".mm-triangle [role=row]").nth(k).locator("[role=gridcell]").nth(j)

    def press(mask):
        page.get_by_role("button", name=re.compile(f"^press mask {mask},")).click()

    for mask in (8, 7, 8, 7):
        press(mask)
        expect(said).to_contain_text("Press another mask, and compare the frames.")  # two masks tell no side
    press(3)
    expect(said).to_contain_text(QUESTION)
    assert len(set(page.locator(".mm-triangle .mm-changed").evaluate_all(frame))) == 1  # none tells where
    for place, reply in {
        (0, 0): "A corner belongs to two sides.",
        (8, 0): "A corner belongs to two sides.",
        (3, 2): "This entry lies inside.",
        (0, 4): "✗ Top row: there mask 3 changed 2 entries.",
        (4, 4): "✗ Right edge: there mask 3 changed 2 entries.",
    }.items():
        entry(*place).click()
        expect(said).to_contain_text(reply)
        expect(page.locator(".mm-triangle.mm-unnamed")).to_have_count(1)
    press(0)
    expect(said).to_contain_text(QUESTION)
    entry(4, 0).focus()
    page.keyboard.press("Enter")
    expect(said).to_contain_text("✓ The left edge: each press changes exactly one bit there.")
    expect(page.locator(".mm-triangle.mm-unnamed")).to_have_count(0)
    press(3)
    expect(said).to_contain_text("On the left edge it is one. Which?")
    entry(0, 4).click()
    expect(said).to_contain_text("On the left edge it is one. Which?")  # the side is asked for once


def test_what_a_press_changed_in_a_games_triangle_stays_framed_until_the_next_press(page, tmp_path):
    game = Game(geniton_game().rules, seed=8, distance=5, triangle=True, tells_masks=False)
    page.goto(save(tmp_path, game))

    def framed():
        read = """all => all.flatMap((row, i) => [...row.children].flatMap(
            (cell, j) => cell.classList.contains("mm-changed") ? [[i, j]] : []))"""
        return page.locator(".mm-triangle [role=row]").evaluate_all(read)

    def changes(mask):
        table = plain.fanion(game.rules.matrix[mask].tolist())
        return [[k, j] for k, line in enumerate(table) for j, bit in enumerate(line) if bit]

    assert framed() == []
    for mask in (3, 6):
        page.get_by_role("button", name=re.compile(f"^press mask {mask},")).click()
        assert framed() == changes(mask)
        assert [row for row, j in framed() if j == 0] == [mask]
    page.mouse.move(1, 1)
    assert framed() == changes(6)
    page.locator(".mm-triangle [role=gridcell]").nth(20).hover()
    assert framed() == changes(6)  # pointing takes no frame away
    page.mouse.move(1, 1)
    assert framed() == changes(6)
    button(page, "Undo").click()
    assert framed() == changes(6)
    button(page, "New puzzle").click()
    assert framed() == []


@pytest.mark.parametrize("labels", ["none", "numbers", "binary"])
def test_the_left_edge_has_its_bar_in_every_row(labels, page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS, labels=labels)))
    bar = """all => all.map((row, k) => {
        const inLine = getComputedStyle(row, "::before");
        const inCell = getComputedStyle(row.children[0], "::after");
        return [inLine, inCell].some(one => one.borderLeftStyle === "solid" && one.content === '""'
            && parseFloat(one.borderLeftWidth) >= 3);
    })"""
    assert page.locator(".mm-triangle [role=row]").evaluate_all(bar) == [True] * len(ITEMS)


@pytest.mark.parametrize(("labels", "wanted"), [("numbers", "6"), ("binary", "110")])
def test_numbered_items_and_rows_read_the_left_edge_alone(labels, wanted, page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS, labels=labels)))
    lines = page.locator(".mm-triangle [role=row]")
    edge, top = lines.nth(6).locator("[role=gridcell]").first, lines.first.locator("[role=gridcell]").nth(6)
    assert edge.evaluate("one => getComputedStyle(one, '::before').content") == f'"{wanted}"'
    assert top.evaluate("one => getComputedStyle(one, '::after').content") == f'"{wanted}"'
    assert strips(page) == [helix.helix(ITEMS).tolist()]
    right = lines.nth(3).locator("[role=gridcell]").last
    assert right.evaluate("one => getComputedStyle(one, '::after').display") == "none"
    right.hover()
    assert "cognitive" not in message(page).inner_text()
    edge.hover()
    summed = "items 0, 2, 4 and 6" if labels == "numbers" else "items 000, 010, 100 and 110"
    expect(message(page)).to_contain_text(f"Row {wanted} begins with")
    expect(message(page)).to_contain_text(f"It sums the {summed}: ")
    assert lit(page, "mm-above") == []  # its items alone have frames
    for press in (edge.click, edge.click, lambda: page.keyboard.press("Enter")):
        press()
        assert rows(page)[0] == ITEMS, "only the top row flips here"
        expect(message(page)).to_contain_text(summed)
    top.click()
    assert rows(page)[0] == [*ITEMS[:6], 1 - ITEMS[6], *ITEMS[7:]]


def test_a_row_that_is_asked_for_keeps_its_items_until_they_are_chosen(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable(ITEMS, labels="binary", asks=6)))
    said = page.locator(".mm-tools .mm-status")
    question = page.get_by_text("Which items does row 110 sum?")
    expect(page.get_by_text("First tap two rows at their left end.")).to_be_visible()
    cell(page, 6, 0).click()
    expect(message(page)).to_contain_text("This row is kept for a question.")
    for row in (5, 5, 6):
        cell(page, row, 0).click()
        expect(question).to_have_count(0)
    expect(button(page, "Check")).to_be_disabled()
    cell(page, 3, 0).click()
    expect(question).to_be_visible()
    cell(page, 6, 0).hover()
    expect(message(page)).to_contain_text("This row waits for your answer")
    expect(page.locator(".mm-lit")).to_have_count(0)
    cell(page, 5, 0).hover()
    expect(message(page)).to_contain_text("Row 101 begins with")
    expect(message(page)).to_contain_text("items 000, 001, 100 and 101")
    for item in (1, 2, 6):
        cell(page, 0, item).click()
    assert rows(page)[0] == ITEMS, "nothing flips while items are chosen"
    button(page, "Check").click()
    expect(said).to_have_text("✗ Row 110 does not sum item 001.")
    cell(page, 0, 1).click()
    button(page, "Check").click()
    expect(said).to_have_text("✗ These belong to it, but one or more are missing.")
    for item in (0, 4):
        cell(page, 0, item).focus()
        page.keyboard.press("Enter")
    button(page, "Check").click()
    expect(said).to_have_text("✓ Row 110 sums just these items.")
    cell(page, 6, 0).hover()
    expect(message(page)).to_contain_text("items 000, 010, 100 and 110")


def test_the_keys_walk_the_triangle_of_a_game_and_press_on_its_edge(page, tmp_path):
    page.goto(save(tmp_path, geniton_game()))
    on_edge(page, 0).focus()
    for key in ("ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    expect(on_edge(page, 2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".mm-score")).to_contain_text("1 press")
    page.keyboard.press("Backspace")
    expect(page.locator(".mm-score")).to_contain_text("0 presses")


def test_a_truth_table_shows_its_polynomial(page, tmp_path):
    page.goto(save(tmp_path, DifferenceTable([0, 0, 0, 1, 0, 1, 1, 1], letters="abc")))
    told = page.locator(".mm-polynomial")
    expect(told).to_have_text("Polynomial: bc + ac + ab")
    written = "(all, part) => all.map(one => getComputedStyle(one, part).content.slice(1, -1))"
    votes = page.locator("[role=row]").first.locator("[role=gridcell]")
    assert votes.evaluate_all(written, "::after") == [f"{vote:03b}" for vote in range(8)]
    terms = page.locator("[role=row] [role=gridcell]:first-child")
    assert terms.evaluate_all(written, "::before") == ["1", "c", "b", "bc", "a", "ac", "ab", "abc"]
    cell(page, 0, 0).click()
    table = DifferenceTable([1, 0, 0, 1, 0, 1, 1, 1], letters="abc")
    expect(told).to_have_text(f"Polynomial: {table.polynomial}")
    expect(cell(page, 0, 6)).to_have_attribute("aria-label", "item 6, 1, for abc = 110")
    cell(page, 3, 0).hover()
    expect(message(page)).to_contain_text("It is the coefficient of bc.")
    button(page, "Clear").click()
    expect(told).to_have_text("Polynomial: 0")
