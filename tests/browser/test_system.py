"""Press and point in a saved system: one thing pointed at, and all that belongs to it lights up."""

import re

import numpy as np
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from drawn import drawn
from playwright.sync_api import expect
from puzzles import LINES, THREE_ON_TWO, lights_out
from saved import save

from magicmath import gf2
from magicmath.exercises.parities import HOLLOW
from magicmath.rules import MAGIC, RuleSet, to_board, torus, with_holes
from magicmath.widgets.system import System

pytestmark = pytest.mark.usefixtures("quiet_page")
Y = MAGIC.matrix
DENSE = RuleSet(np.random.default_rng(1).integers(0, 2, (256, 16, 16)), "dense")


def press(page, number):
    return page.locator(".mm-take").nth(number)


def cell(page, number):
    return page.locator(".mm-side [role=gridcell]").nth(number)


def values(page, looks):
    return [int(text) for text in page.locator(f".mm-{looks}").all_text_contents()]


def lit(page):
    """Return which rows of Y are lit, which presses and entries are framed, which cells, and the column."""
    return page.evaluate(
        """() => {
            const all = (of, looks) => [...document.querySelectorAll(of)].flatMap(
                (one, i) => (one.classList.contains(looks) ? [i] : []));
            const lens = document.querySelector(".mm-lens");
            return { rows: all(".mm-table [role=row]", "mm-lit").map((i) => i - 1),
                presses: all(".mm-take", "mm-aimed"), entries: all(".mm-given", "mm-aimed"),
                cells: all(".mm-side [role=gridcell]", "mm-aimed"),
                column: lens.hidden ? null : Number(lens.style.gridColumnStart) - 3 };
        }"""
    )


def of_press(number):
    ones = np.flatnonzero(Y[number])
    entries = (9 * number + ones).tolist()
    return {"rows": [number], "presses": [], "entries": entries, "cells": ones.tolist(), "column": None}


def of_cell(number):
    ones = np.flatnonzero(Y[:, number])
    entries = (9 * ones + number).tolist()
    return {"rows": [], "presses": ones.tolist(), "entries": entries, "cells": [number], "column": number}


CALM = {"rows": [], "presses": [], "entries": [], "cells": [], "column": None}


def test_pressing_takes_a_row_and_a_second_press_gives_it_back(page, tmp_path):
    page.goto(save(tmp_path, System(presses=[3, 4])))
    press(page, 6).click()
    assert values(page, "take") == [0, 0, 0, 1, 1, 0, 1, 0, 0]
    assert values(page, "sum") == [1, 1, 0, 3, 2, 1, 2, 2, 0]
    assert values(page, "parity") == [1, 1, 0, 1, 0, 1, 0, 0, 0]
    bits = page.locator(".mm-side [role=gridcell]").evaluate_all("all => all.map(one => +one.dataset.bit)")
    assert bits == values(page, "parity")
    taken = page.locator(".mm-taken .mm-unknown")
    expect(taken).to_have_text(["d", "e", "g"])
    mark = taken.first.evaluate(
        "one => [getComputedStyle(one, '::before').content, getComputedStyle(one).fontWeight]"
    )
    assert mark == ['"▸"', "700"]
    press(page, 3).click()
    expect(taken).to_have_text(["e", "g"])
    for name, counted in (("Undo", 3), ("Redo", 2), ("Reset", 0)):
        page.get_by_role("button", name=name, exact=True).click()
        expect(taken).to_have_count(counted)


def test_a_result_becomes_the_next_choice_where_it_may(page, tmp_path):
    page.goto(save(tmp_path, System(presses=[0], feeds_back=True)))
    again = page.get_by_role("button", name="D becomes V", exact=True)
    status = page.locator(".mm-status")
    for power in range(1, 5):
        assert values(page, "parity") == gf2.matrix_power(Y, power)[0].tolist()
        again.click()
        assert values(page, "take") == gf2.matrix_power(Y, power)[0].tolist()
    assert values(page, "take") == [1] + [0] * 8
    page.get_by_role("button", name="Reset", exact=True).click()
    again.focus()
    page.keyboard.press("Enter")
    expect(status).not_to_contain_text("Step")  # the walk tells it
    assert values(page, "take") == Y[0].tolist()
    press(page, 0).click()
    expect(status).not_to_contain_text("twice")
    page.goto(save(tmp_path, System(presses=[0])))
    expect(page.get_by_role("button", name="D becomes V", exact=True)).to_have_count(0)


def walk(page):
    """Return the boards of the walk, the one that is framed, and whether the ring is closed."""
    stops = page.locator(".mm-stop")
    bits = "one => [...one.querySelectorAll('.mm-cell')].map((cell) => +cell.dataset.bit)"
    framed = stops.evaluate_all("all => all.map((one) => one.classList.contains('mm-here'))")
    boards = [stops.nth(i).evaluate(bits) for i in range(len(framed))]
    return boards, framed.index(True), page.locator(".mm-circuit.mm-closed").count() == 1


@pytest.mark.parametrize("goal", [None, to_board(495)], ids=["no goal", "goal"])
def test_the_walk_is_drawn_and_closes_and_reset_begins_it_again(goal, page, tmp_path):
    page.goto(save(tmp_path, System(presses=[0, 1, 3, 5], goal=goal, feeds_back=True)))
    again = page.get_by_role("button", name="D becomes V", exact=True)
    reset = page.get_by_role("button", name="Reset", exact=True)
    told = page.locator(".mm-walk-told")
    first = [1, 1, 0, 1, 0, 1, 0, 0, 0]
    wanted = [gf2.matmul(first, gf2.matrix_power(Y, power)).tolist() for power in range(4)]
    for _ in range(2):
        expect(reset).to_be_disabled()
        expect(told).to_have_text("The walk of V begins here.")
        for step in range(4):
            assert walk(page) == (wanted[: step + 1], step, False)
            again.click()
        assert walk(page) == (wanted, 0, True)
        expect(told).to_have_text("V is home after 4 steps.")
        again.click()
        assert walk(page) == (wanted, 1, True)
        reset.click()
        assert values(page, "take") == first
    expect(page.locator(".mm-stop .mm-cells").first).to_have_attribute(
        "aria-label",
        "start, V is here: row 1: black black white, row 2: black white black, row 3: white white white",
    )
    for number in (0, 1, 3, 5):  # a choice of the reader's begins a walk of its own
        press(page, number).click()
    assert walk(page) == ([[0] * 9], 0, False)
    expect(told).to_contain_text("V is empty, and stays empty")
    press(page, 4).click()
    again.click()
    again.click()
    assert walk(page)[1:] == (0, True)
    expect(told).to_have_text("V is home after 2 steps.")


def test_a_walk_to_a_goal_shows_the_board_before_and_after_and_says_when_it_is_reached(page, tmp_path):
    start, goal = to_board(71), to_board(495)
    wanted = np.flatnonzero((start ^ goal).ravel()).tolist()
    page.goto(save(tmp_path, System(start=start, goal=goal, presses=wanted, feeds_back=True)))
    boards = page.locator(".mm-side .mm-captioned")
    bits = "one => [...one.querySelectorAll('.mm-cell')].map((cell) => +cell.dataset.bit)"
    shown = {name: boards.filter(has_text=name) for name in ("board before", "board after", "goal")}
    again, told = page.get_by_role("button", name="D becomes V", exact=True), page.locator(".mm-walk-told")
    for _ in range(2):
        again.click()
        expect(told).to_have_text("Not home yet.")
    again.click()
    expect(told).to_have_text("Goal reached, one step before home.")
    assert shown["board before"].evaluate(bits) == start.ravel().tolist()
    assert shown["board after"].evaluate(bits) == shown["goal"].evaluate(bits) == goal.ravel().tolist()
    again.click()
    expect(told).to_have_text("V is home after 4 steps.")


def test_a_walk_numbers_its_rows_and_offers_nothing_to_take_back(page, tmp_path):
    page.goto(save(tmp_path, System(presses=[4], feeds_back=True)))
    expect(page.locator(".mm-unknown")).to_have_text(list("012345678"))
    for name in ("Undo", "Redo"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
    cell(page, 0).focus()
    expect(page.locator(".mm-system")).to_contain_text("V₀ + V₁ + V₃")
    page.goto(save(tmp_path, System(presses=[4])))
    expect(page.locator(".mm-unknown")).to_have_text(list("abcdefghi"))


def test_a_board_of_the_walk_leads_back_to_its_choice(page, tmp_path):
    page.goto(save(tmp_path, System(presses=[0], feeds_back=True)))
    again = page.get_by_role("button", name="D becomes V", exact=True)
    leads, stops = page.locator(".mm-walk-leads"), page.locator(".mm-stop")
    rows = [gf2.matrix_power(Y, power)[0].tolist() for power in range(4)]
    expect(leads).to_have_text("")
    again.click()
    again.click()
    stops.nth(1).click()  # the ring is open: to walk on draws no board a second time
    assert values(page, "take") == rows[1]
    assert walk(page) == (rows[:3], 1, False)
    expect(stops.nth(2)).to_have_class(re.compile("mm-next"))
    expect(stops.nth(1)).to_be_focused()
    masks = ", ".join(map(str, np.flatnonzero(rows[1])[:-1]))
    expect(leads).to_contain_text(f"After step 1 you press masks {masks} and {np.flatnonzero(rows[1])[-1]}. ")
    expect(leads).to_contain_text("that is step 2.")
    for _ in range(3):
        again.click()
    assert walk(page) == (rows, 0, True)
    stops.nth(3).focus()
    page.keyboard.press("Enter")
    assert values(page, "take") == rows[3]
    assert walk(page) == (rows, 3, True)
    expect(leads).to_have_text(
        "After step 3 you press masks 0, 1, 2, 3, 4 and 6. Cell 0 changes: that is the start."
    )
    again.click()
    assert walk(page) == (rows, 0, True)
    stops.nth(0).click()
    page.get_by_role("button", name="Reset", exact=True).click()
    assert walk(page) == ([rows[0]], 0, False)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_page_calls_the_matrix_by_its_letter(page, tmp_path):
    for figure in (System(letter="N"), System(DENSE, letter="N")):
        page.goto(save(tmp_path, figure))
        expect(page.locator(".mm-system")).to_contain_text(re.compile("N[:,] a row for each mask"))
        expect(page.locator(".mm-system")).not_to_contain_text("Y")


def test_a_walk_may_count_presses_in_place_of_steps_and_its_entries_are_no_unknowns(page, tmp_path):
    page.goto(
        save(tmp_path, System(RuleSet([[[0, 1]], [[0, 0]]]), presses=[0], feeds_back=True, step="press"))
    )
    expect(page.locator(".mm-readout")).to_contain_text("Press an entry of V, and another walk begins.")
    page.locator(".mm-unknown").first.hover()
    expect(page.locator(".mm-title")).to_have_text("V₀, mask 0")
    for _ in range(2):
        page.get_by_role("button", name="D becomes V", exact=True).click()
    assert page.locator(".mm-stop .mm-caption").all_inner_texts() == ["start", "press 1", "press 2"]
    expect(page.locator(".mm-walk-told")).to_have_text("After 2 presses V is empty, and stays empty.")
    page.locator(".mm-stop").nth(1).click()
    expect(page.locator(".mm-walk-leads")).to_have_text(
        "After press 1 you press mask 1. No cell changes: that is press 2."
    )
    expect(page.locator(".mm-system")).not_to_contain_text("step")
    page.goto(save(tmp_path, System()))
    expect(page.locator(".mm-readout")).not_to_contain_text("another walk")
    page.locator(".mm-unknown").first.hover()
    expect(page.locator(".mm-title")).to_have_text("Unknown a, mask 0")


def test_a_walk_may_never_come_home_and_a_long_one_is_shortened(page, tmp_path):
    def after(rules, presses, steps):
        page.goto(save(tmp_path, System(rules, presses=presses, feeds_back=True)))
        for _ in range(steps):
            page.get_by_role("button", name="D becomes V", exact=True).click()
        return page.locator(".mm-walk-told")

    expect(after(RuleSet([[[0, 1]], [[0, 0]]]), [0], 2)).to_have_text(
        "After 2 steps V is empty, and stays empty."
    )
    onto = RuleSet([[[0, 1]], [[0, 1]]])
    expect(after(onto, [0], 2)).to_have_text(
        "Step 2 leads back to step 1, not to the start: V never comes home."
    )
    assert walk(page) == ([[1, 0], [0, 1]], 1, False)
    ring = RuleSet(np.roll(np.eye(16, dtype=int), 1, axis=1).reshape(16, 4, 4))
    page.set_viewport_size({"width": 390, "height": 844})
    expect(after(ring, [0], 16)).to_have_text("V is home after 16 steps.")
    expect(page.locator(".mm-stop > .mm-caption")).to_have_text(
        ["start", *(f"step {number}" for number in range(6, 16))]
    )
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("number", range(9))
def test_pointing_lights_up_what_belongs_to_it(number, page, tmp_path):
    page.goto(save(tmp_path, System(presses=[3, 4, 6])))
    assert lit(page) == CALM
    for place in (press(page, number), page.locator(".mm-unknown").nth(number)):
        place.hover()
        assert lit(page) == of_press(number)
        expect(page.locator(".mm-title")).to_have_text(f"Unknown {'abcdefghi'[number]}, mask {number}")
    equation = System(presses=[3, 4, 6]).equation(number)
    for looks in ("parity", "sum", "number:nth-child(n+3)"):
        page.locator(f".mm-{looks}").nth(number).hover()
        assert lit(page) == of_cell(number)
    cell(page, number).hover()
    assert lit(page) == of_cell(number)
    expect(page.locator(".mm-equation")).to_have_text(equation)
    page.mouse.move(5, 5)
    assert lit(page) == CALM
    assert values(page, "take") == [0, 0, 0, 1, 1, 0, 1, 0, 0]  # to point is not to press


def test_the_board_and_the_goal_light_up_too(page, tmp_path):
    page.goto(save(tmp_path, System(start=to_board(71), goal=to_board(495), result=False)))
    stills = page.locator(".mm-side .mm-cells")
    looks = "board => [...board.children].flatMap((x, i) => x.classList.contains('mm-aimed') ? [i] : [])"

    def framed():
        return [still.evaluate(looks) for still in stills.all()]

    page.locator(".mm-parity").nth(5).hover()
    assert framed() == [[5], [5]]
    press(page, 6).hover()
    assert framed() == [np.flatnonzero(Y[6]).tolist()] * 2
    page.locator(".mm-given").nth(9 * 6 + 7).hover()
    assert framed() == [[7], [7]]
    page.mouse.move(5, 5)
    assert framed() == [[], []]


def test_an_entry_of_y_lights_up_its_row_and_its_column(page, tmp_path):
    page.goto(save(tmp_path, System()))
    page.locator(".mm-given").nth(9 * 2 + 5).hover()
    assert lit(page) == {"rows": [2], "presses": [], "entries": [23], "cells": [5], "column": 5}
    expect(page.locator(".mm-readout")).to_contain_text("Y has a 1 here: mask 2 changes cell 5.")


def test_keys_walk_point_and_press(page, tmp_path):
    page.goto(save(tmp_path, System()))
    assert page.locator(".mm-table [tabindex='0']").count() == 1
    press(page, 0).focus()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    assert lit(page) == of_press(4)
    for key in ("Space", "Enter", "Enter"):
        page.keyboard.press(key)
    assert values(page, "take") == [0, 0, 0, 0, 1, 0, 0, 0, 0]
    expect(press(page, 4)).to_have_attribute("aria-label", "unknown e, mask 4: 1, pressed")
    for key in ("ArrowRight", "Enter"):  # an entry of Y presses nothing
        page.keyboard.press(key)
    assert sum(values(page, "take")) == 1
    for _ in range(6):
        page.keyboard.press("ArrowDown")
    expect(page.locator(".mm-parity").first).to_be_focused()
    assert lit(page) == of_cell(0)
    for _ in ("Undo", "Reset", "D, folded"):
        page.keyboard.press("Tab")
    expect(cell(page, 0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    assert lit(page) == of_cell(1)


def test_a_tap_does_what_pointing_does(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, System()))
    press(page, 4).tap()
    assert (lit(page), values(page, "take")[4]) == (of_press(4), 1)
    page.locator(".mm-unknown").nth(2).tap()  # a letter shows its row and presses nothing
    assert (lit(page), sum(values(page, "take"))) == (of_press(2), 1)
    for place in (cell(page, 7), page.locator(".mm-parity").nth(7), page.locator(".mm-number").nth(9)):
        press(page, 0).tap()
        place.tap()
        assert lit(page) == of_cell(7)
    page.locator(".mm-given").nth(5).tap()
    assert lit(page)["column"] == 5
    for control in page.locator("button:visible, .mm-take, .mm-side [role=gridcell]").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24, control.evaluate("one => one.outerHTML")
    context.close()


@pytest.mark.parametrize(
    "system",
    [System(), System(start=to_board(32), goal=to_board(495), equations=True), System(lights_out(4, 4))],
    ids=["nine", "with a goal", "sixteen"],
)
def test_all_of_it_fits_a_phone(system, page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, system))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    inside = "all => all.every(one => one.scrollWidth <= one.clientWidth + 1)"
    assert page.locator(".mm-product, .mm-linked, .mm-side, .mm-table").evaluate_all(inside)
    if not system._equations:
        assert page.locator(".mm-system").bounding_box()["height"] < 720


def test_on_a_phone_the_equation_of_a_cell_stands_right_below_the_table(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, System(start=to_board(71), goal=to_board(495), equations=True, result=False)))
    taking, told = (page.locator(name).bounding_box() for name in (".mm-taking", ".mm-readout"))
    assert 0 <= told["y"] - taking["y"] - taking["height"] < 30


def test_on_a_phone_the_board_and_the_goal_stand_right_above_the_table_of_listed_equations(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, System(start=to_board(71), goal=to_board(495), equations=True, result=False)))
    table, equations = (page.locator(name).bounding_box() for name in (".mm-table", ".mm-equations"))
    for board in page.locator(".mm-boards .mm-cells").all():
        box = board.bounding_box()
        assert 0 < table["y"] - box["y"] - box["height"] < 50
    assert equations["y"] > table["y"] + table["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_on_a_phone_all_equations_stand_in_one_view_with_the_table(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, System(start=to_board(71), goal=to_board(495), equations=True, result=False)))
    first, last = page.locator(".mm-take").first.bounding_box(), page.locator(".mm-equations").bounding_box()
    assert last["y"] + last["height"] - first["y"] < 760
    items = page.locator(".mm-equation-item")
    assert len({round(items.nth(k).bounding_box()["x"]) for k in range(9)}) == 2
    assert items.evaluate_all("all => all.every(one => one.offsetHeight < 40)")  # none is broken


@pytest.mark.parametrize("width", [390, 770])
def test_three_boards_stand_in_one_row(width, page, tmp_path):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(save(tmp_path, System(start=to_board(71), goal=to_board(495))))
    shown = page.locator(".mm-side .mm-boards > .mm-captioned")
    assert shown.count() == 3
    assert len({shown.nth(k).bounding_box()["y"] for k in range(3)}) == 1


def test_on_a_phone_the_goal_stands_beside_the_boards_before_and_after(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, System(start=to_board(71), goal=to_board(495), presses=[0], feeds_back=True)))
    boards = page.locator(".mm-side .mm-boards > .mm-captioned")
    assert boards.count() == 4
    assert len({boards.nth(k).bounding_box()["y"] for k in range(4)}) == 1
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_with_a_goal_wrong_entries_are_marked_and_equations_counted(page, tmp_path):
    system = System(start=to_board(32), goal=to_board(495), presses=[0, 5], equations=True)
    page.goto(save(tmp_path, system))
    status = page.locator(".mm-status")
    expect(status).to_have_text("2 masks pressed · 5 of 9 equations hold")
    wrong = np.flatnonzero(system.parities != system.wanted).tolist()
    for looks in (".mm-parity", ".mm-side [role=gridcell]"):
        marked = page.locator(looks).evaluate_all(
            "all => all.flatMap((one, i) => one.classList.contains('mm-differs') ? [i] : [])"
        )
        assert marked == wrong
    expect(cell(page, wrong[0])).to_have_attribute("aria-label", re.compile("differs from the goal"))
    expect(page.locator(".mm-equation-item")).to_have_text(
        [f"{system.equation(i)} {'✗' if i in wrong else '✓'}" for i in range(9)]
    )
    page.locator(".mm-equation-item").nth(4).hover()
    assert lit(page) == of_cell(4)
    expect(page.locator(".mm-readout")).to_contain_text("✗ The goal wants 0: the equation does not hold yet.")
    press(page, 6).click()
    expect(status).to_have_text("✓ 3 masks pressed · all 9 equations hold: goal reached!")
    expect(page.locator(".mm-differs")).to_have_count(0)


@pytest.mark.parametrize("rules", [lights_out(5, 5), lights_out(16, 16), DENSE], ids=lambda one: one.name)
def test_of_many_masks_y_is_a_pattern_and_all_is_linked(rules, page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, System(rules)))
    presses = page.get_by_role("grid", name="V, the presses").get_by_role("gridcell")
    presses.nth(7).click()
    system = System(rules, presses=[7])
    assert [int(cell_.text_content()) for cell_ in page.locator(".mm-counted [role=gridcell]").all()] == (
        system.counts.tolist()
    )
    framed = page.locator(".mm-counted .mm-aimed")
    expect(framed).to_have_count(int(rules.matrix[7].sum()))
    page.locator(".mm-counted [role=gridcell]").nth(3).hover()
    expect(page.get_by_role("grid", name="V, the presses").locator(".mm-aimed")).to_have_count(
        int(rules.matrix[:, 3].sum())
    )
    expect(page.locator(".mm-equation")).to_contain_text(" = ")
    page.locator("canvas").hover(position={"x": 2, "y": 2})
    expect(page.locator(".mm-title")).to_have_text(re.compile(r"^Unknown x[₀-₉]+, mask (\d+), and cell \1$"))
    assert page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize(
    "rules",
    [LINES, THREE_ON_TWO, with_holes(torus(3, 3), np.eye(3, dtype=int)), RuleSet([[[0, 0]]], "nothing")],
    ids=lambda one: one.name,
)
def test_rules_of_other_shapes_are_systems_as_well(rules, page, tmp_path):
    page.goto(save(tmp_path, System(rules)))
    expect(page.locator(".mm-take")).to_have_count(len(rules))
    press(page, len(rules) - 1).click()
    assert values(page, "sum") == rules.matrix[-1].tolist()
    for number in range(rules.matrix.shape[1]):
        cell(page, number).hover()
        expect(page.locator(".mm-equation")).to_have_text(
            System(rules, presses=[len(rules) - 1]).equation(number)
        )


def test_views_of_one_system_move_together(page, tmp_path):
    system = System()
    page.goto(save(tmp_path, system, system))
    page.locator(".mm-take").nth(4).click()
    for number in range(2):
        expect(page.locator(".mm-system").nth(number).locator(".mm-taken .mm-unknown")).to_have_text(["e"])


def widgets():
    return [
        System(start=to_board(32), goal=to_board(495), presses=[0, 5], equations=True),
        System(lights_out(4, 4), presses=[1]),
        System(presses=[4], feeds_back=True),
        System(lights_out(16, 16), presses=[3, 40]),
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_shown_or_lit_has_a_serious_fault(width, scheme, page, axe, tmp_path):  # noqa: F811
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(save(tmp_path, *widgets()))
    assert violations(page, axe) == []
    press(page, 4).focus()
    assert violations(page, axe) == []
    cell(page, 4).focus()
    assert violations(page, axe) == []


def test_with_forced_colours_entries_stay_dark_and_light(page, tmp_path):
    page.emulate_media(forced_colors="active")
    page.goto(save(tmp_path, System(presses=[4])))
    looks = "one => getComputedStyle(one).backgroundColor"
    assert press(page, 4).evaluate(looks) != press(page, 3).evaluate(looks)


CONTRAST = """all => Math.min(...all.map((one) => {
    const parts = (colour) => colour.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255);
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const weights = [0.2126, 0.7152, 0.0722];
    const light = (colour) => parts(colour).map(linear).reduce((sum, part, i) => sum + part * weights[i], 0);
    const { color, backgroundColor } = getComputedStyle(one);
    const [low, high] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
}))"""


def test_each_number_is_legible_on_its_own_cell(page, tmp_path):
    page.goto(save(tmp_path, System(goal=to_board(495), presses=[3, 4])))  # axe does not see below the lens
    assert page.locator(".mm-given, .mm-take, .mm-parity").evaluate_all(CONTRAST) >= 4.5


def test_the_pattern_darkens_the_rows_that_are_taken(page, tmp_path):
    page.goto(save(tmp_path, System(lights_out(5, 5))))
    colours = """canvas => {
        const { width, height } = canvas;
        const copy = Object.assign(document.createElement("canvas"), { width, height });
        const pixels = copy.getContext("2d", { willReadFrequently: true });
        pixels.drawImage(canvas, 0, 0);
        const middle = (i) => (i + 0.5) * canvas.width / 25;
        return [0, 1].map((i) => [...pixels.getImageData(middle(i), middle(i), 1, 1).data].slice(0, 3));
    }"""
    canvas = page.locator("canvas")
    before = drawn(canvas).evaluate(colours)
    page.get_by_role("grid", name="V, the presses").get_by_role("gridcell").nth(1).click()
    after = canvas.evaluate(colours)
    assert before[0] == before[1] == after[0]
    assert sum(after[1]) < sum(before[1]) / 2


def test_without_its_result_the_table_ends_with_what_is_wanted(page, tmp_path):
    page.goto(save(tmp_path, System(start=to_board(71), goal=to_board(495), equations=True, result=False)))
    assert [page.locator(f".mm-{looks}").count() for looks in ("sum", "parity")] == [0, 9]
    expect(page.locator(".mm-sum-label")).to_have_text(["wanted"])
    expect(page.locator(".mm-side .mm-caption")).to_have_text(["board", "goal"])
    for number in (3, 6, 4):
        press(page, number).click()
    expect(page.locator(".mm-status")).to_contain_text("all 9 equations hold: goal reached!")
    page.locator(".mm-number").nth(4).click()  # the head of a column
    assert lit(page)["presses"] == np.flatnonzero(Y[:, 2]).tolist()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".mm-given:focus")).to_have_attribute(
        "aria-label", "1: i and cell 2".replace("1", str(Y[8, 2]))
    )


def test_without_its_result_and_a_goal_the_board_alone_stands_beside(page, tmp_path):
    page.goto(save(tmp_path, System(presses=[4], result=False)))
    expect(page.locator(".mm-side .mm-caption")).to_have_text(["board"])
    page.locator(".mm-number").nth(4).click()
    assert lit(page)["column"] == 2
    press(page, 0).click()
    expect(page.locator(".mm-status")).to_contain_text("2 masks pressed")


BOTH = System(HOLLOW, adds_columns=True, flips=(4, 4))


def test_rows_and_columns_of_one_table_cancel_until_one_entry_is_flipped(page, tmp_path, axe):  # noqa: F811
    page.goto(save(tmp_path, BOTH))
    told = page.locator(".mm-both-sums > div")
    letters, cells = page.locator(".mm-take:not(.mm-add)"), page.locator(".mm-add")
    reset = page.get_by_role("button", name="Reset", exact=True)
    expect(told).to_have_text(
        [
            "Press letters at the left: their rows add up to D.",
            "Press cells above: their columns add up at the right.",
        ]
    )
    expect(reset).to_be_disabled()
    for number in (1, 3, 4, 5):
        letters.nth(number).click()
        expect(told.first).to_contain_text("D is 1 in cell")
    letters.nth(7).click()
    for number in (0, 2, 4, 6):
        cells.nth(number).click()
        expect(told.last).to_contain_text("left.")
        expect(told.last).not_to_contain_text("✓")
    cells.nth(8).click()
    cancel = [
        "✓ Rows b, d, e, f and h: D is 0 in each cell.",
        "✓ Columns 0, 2, 4, 6 and 8: no letter is left.",
    ]
    expect(told).to_have_text(cancel)
    assert violations(page, axe) == []
    flip = page.get_by_role("button", name="Let mask 4 change cell 4")
    flip.click()
    expect(told).to_have_text(
        ["Rows b, d, e, f and h: D is 1 in cell 4.", "Columns 0, 2, 4, 6 and 8: e is left."]
    )
    expect(page.locator(".mm-flips")).to_have_text("1")
    back = page.get_by_role("button", name="Let mask 4 leave cell 4 alone")
    expect(back).to_be_focused()
    assert values(page, "letter-left") == [0, 0, 0, 0, 1, 0, 0, 0, 0]
    page.keyboard.press("Enter")
    expect(told).to_have_text(cancel)
    page.get_by_role("button", name="Let mask 4").click()
    reset.click()
    expect(told.first).to_contain_text("Press letters")
    expect(told.last).to_contain_text("Press cells")
    expect(page.locator(".mm-flips")).to_have_text("0")
    expect(reset).to_be_disabled()


def test_keys_add_columns_too(page, tmp_path):
    page.goto(save(tmp_path, BOTH))
    cells = page.locator(".mm-add")
    cells.nth(0).focus()
    for key in ("Enter", "ArrowRight", "ArrowRight", "Space", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(cells).to_have_text(list("101000000"))
    expect(page.locator(".mm-both-sums > div").last).to_have_text("Columns 0 and 2: a, c, d and f are left.")
    expect(cells.nth(2)).to_have_attribute("aria-label", "cell 2: 1, its column is added")
    page.keyboard.press("Home")
    expect(page.locator(".mm-take:not(.mm-add)").first).to_be_focused()
    for _ in range(9):  # one more than there are letters below
        page.keyboard.press("ArrowDown")
    expect(page.locator(".mm-take:not(.mm-add)").last).to_be_focused()


def test_a_column_that_was_pressed_keeps_no_light_when_the_pointer_has_left(page, tmp_path):
    page.goto(save(tmp_path, BOTH))
    cells, aimed = page.locator(".mm-add"), page.locator(".mm-product .mm-aimed")
    cells.nth(2).hover()
    assert aimed.count()
    cells.nth(2).click()
    page.mouse.move(0, 0)
    expect(aimed).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(cells.nth(3)).to_be_focused()
    assert aimed.count(), "by keys the column in focus lights up"


def test_a_table_with_columns_to_add_fits_a_phone(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, BOTH))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    inside = "all => all.every(one => one.scrollWidth <= one.clientWidth + 1)"
    assert page.locator(".mm-product, .mm-linked, .mm-side, .mm-table").evaluate_all(inside)
    for square in page.locator(".mm-take").all():
        assert square.bounding_box()["width"] >= 24
