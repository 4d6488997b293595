"""Make symmetric rules in a saved page: mouse, keys and words, without Python or network."""

import itertools
import re

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.rules import UNIT, from_cells, lights_out
from magicmath.widgets import RuleMaker

pytestmark = pytest.mark.usefixtures("quiet_page")


def shown(page):
    counts = page.locator("td.mm-count-of-kind").all_inner_texts()
    return np.array([int(count) for count in counts]).reshape(3, 3)


def press(page, board, cell):
    page.get_by_role("grid").nth(board).get_by_role("gridcell").nth(cell).click()


def test_presses_do_what_python_does(page, tmp_path):
    maker = RuleMaker()
    page.goto(save(tmp_path, RuleMaker()))
    expect(page.get_by_role("status")).to_have_text("Home after 4 steps.")
    for board, cell in [(2, 0), (0, 1), (1, 6), (2, 1), (0, 8), (1, 4), (2, 4)]:
        press(page, board, cell)
        maker.flip([0, 1, 4][board], cell)
        wanted = f"Home after {maker.order} step" if maker.order else "No inverse"
        expect(page.get_by_role("status")).to_contain_text(wanted)
        np.testing.assert_array_equal(shown(page), maker.counts)
    expect(page.locator(".mm-message")).to_contain_text("Numbers of steps so far:")
    page.get_by_role("button", name="Reset").click()
    expect(page.get_by_role("status")).to_have_text("Home after 4 steps.")


def test_without_mirrors_a_cell_changes_alone(page, tmp_path):
    page.goto(save(tmp_path, RuleMaker(UNIT, mirrors=False)))
    for board, cell in [(0, 1), (1, 0)]:
        press(page, board, cell)
    press(page, 0, 0)
    expect(page.get_by_role("status")).to_have_text("Home after 3 steps.")
    np.testing.assert_array_equal(shown(page), [[0, 1, 0], [1, 1, 0], [0, 0, 1]])


def test_tied_cells_are_framed_and_a_random_rule_respects_them(page, tmp_path):
    page.goto(save(tmp_path, RuleMaker(from_cells([[cell] for cell in range(16)], (4, 4)))))
    corner = page.get_by_role("grid").first
    corner.get_by_role("gridcell").nth(1).hover()
    framed = corner.get_by_role("gridcell").evaluate_all(
        "all => all.flatMap((one, i) => one.classList.contains('mm-aimed') ? [i] : [])"
    )
    assert framed == [1, 4]
    page.get_by_role("button", name="Random rule").first.click()
    bits = corner.get_by_role("gridcell").evaluate_all("all => all.map((one) => one.dataset.bit)")
    assert np.array_equal(np.reshape(bits, (4, 4)), np.reshape(bits, (4, 4)).T)


def test_two_buttons_draw_rules_of_the_two_kinds_one_with_n_and_none_where_own_rules_count(page, tmp_path):
    kinds = {"Random rule (with inverse)": "^Home after", "Random rule (no inverse)": "^No inverse"}
    figures = [
        (RuleMaker(), [*kinds]),
        (RuleMaker(fades=True), [*kinds][:1]),
        (RuleMaker(counts_own=True), []),
    ]
    for figure, names in figures:
        page.goto(save(tmp_path, figure))
        assert page.get_by_role("button", name="Random rule").all_inner_texts() == names
        for name in names * 10:
            page.get_by_role("button", name=name, exact=True).click()
            expect(page.get_by_role("status").first).to_have_text(re.compile(kinds[name]))


def test_the_own_cell_of_each_mask_is_marked(page, tmp_path):
    page.goto(save(tmp_path, RuleMaker()))
    marked = page.get_by_role("grid").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('[role=gridcell]')]"
        ".flatMap((square, i) => square.getAttribute('aria-description') ? [i] : []))"
    )
    assert marked == [[0], [1], [4]]


def test_a_choice_fades_as_in_python_and_an_odd_mask_stays(page, tmp_path):
    maker = RuleMaker(fades=True)
    page.goto(save(tmp_path, RuleMaker(fades=True)))
    boards = page.locator(".mm-fading .mm-cells:not(.mm-quotient *)")
    choice = page.get_by_role("grid", name="the choice V").get_by_role("gridcell")
    for cell in (1, 4, 5, 0):
        choice.nth(cell).click()
        flipped = maker.choice.copy()
        flipped[cell // 3, cell % 3] ^= 1
        maker.choice = flipped
        for i, wanted in enumerate([*maker.fading, *maker.pairs[1:]]):
            bits = boards.nth(i).locator(".mm-cell").evaluate_all("all => all.map((one) => one.dataset.bit)")
            assert [int(bit) for bit in bits] == wanted.ravel().tolist()
    expect(page.locator(".mm-fade").last).to_have_text("rung 4: no corner, no edge")
    expect(page.locator(".mm-fading .mm-message")).to_contain_text("V is home after four steps.")
    for _ in range(5):
        page.get_by_role("button", name="Random rule").click()
        expect(page.locator(".mm-fade").last).to_have_text("rung 4: no corner, no edge")
    choice.nth(8).click()
    page.get_by_role("button", name="Reset").click()
    bits = boards.first.locator(".mm-cell").evaluate_all("all => all.map((one) => +one.dataset.bit)")
    assert bits == [1] + [0] * 8
    expect(page.get_by_role("button", name="Reset")).to_be_disabled()
    press(page, 2, 4)  # the centre's mask without its own cell: N keeps Z
    expect(page.locator(".mm-fading .mm-message")).to_contain_text("something is left")


def test_the_chain_p_and_its_factors_are_shown_when_asked_for(page, tmp_path):
    page.goto(save(tmp_path, RuleMaker(lights_out(3, 3), fades=True)))
    chains, told = page.locator(".mm-chain"), page.locator(".mm-chain").first.locator(".mm-fade")
    expect(chains.nth(1)).to_be_hidden()
    choice = page.get_by_role("grid", name="the choice V").get_by_role("gridcell")
    choice.nth(0).click()
    choice.nth(1).click()
    expect(told.nth(0)).to_have_text("rung 1: even numbers, + the centre")
    page.get_by_role("button", name="Show the chain P").click()
    expect(chains.nth(1)).to_be_visible()
    expect(told.nth(0)).to_have_text("rung 1: even numbers, a factor P, + the centre")
    expect(chains.nth(1).locator(".mm-fade")).to_have_text(
        [
            "rung 1: even numbers, a factor P",
            "rung 2: opposite cells are alike, a factor P²",
            "rung 3: all four or none, a factor P³",
            "rung 4: no corner, no edge",
        ]
    )
    page.get_by_role("button", name="Hide the chain P").click()
    expect(chains.nth(1)).to_be_hidden()


def test_small_boards_show_what_the_factors_multiply(page, tmp_path):
    page.goto(save(tmp_path, RuleMaker(lights_out(3, 3), fades=True)))
    choice = page.get_by_role("grid", name="the choice V").get_by_role("gridcell")
    quotients = page.locator(".mm-quotient")
    expect(quotients).to_have_count(3)
    for one in quotients.all():
        expect(one).to_be_hidden()
    page.get_by_role("button", name="Show the chain P").click()
    expect(quotients.nth(1)).to_contain_text("= W₂·P²")
    expect(quotients.first.get_by_role("img")).to_have_attribute(
        "aria-label", "W₁: row 1: white white white, row 2: black white white, row 3: white white white"
    )
    choice.nth(1).click()
    expect(quotients.first).to_contain_text("= W₁·P + Z")
    press(page, 2, 4)  # the centre's mask without its own cell: no inverse, N keeps Z
    press(page, 0, 0)  # an odd number of corners in N: no factor P
    expect(quotients.first).to_be_hidden()


def test_a_pair_is_broken_by_each_odd_number(page, tmp_path):
    page.goto(save(tmp_path, RuleMaker(mirrors=False, mirror_pairs=True)))
    texts, told = page.locator(".mm-pair-text"), page.get_by_role("status")
    expect(page.get_by_role("grid")).to_have_count(2)
    expect(page.get_by_role("button")).to_have_text(["Reset"])
    expect(texts).to_have_text(
        ["2 edges: even. Both pairs are whole.", "2 corners: even. Both pairs are whole."]
    )
    expect(page.locator(".mm-pair-line-above[data-torn=true]")).to_have_count(0)
    press(page, 0, 3)
    expect(texts.first).to_have_text("1 edge: odd. One pair is broken.")
    expect(page.locator(".mm-pair-line-above[data-torn=true]")).to_have_count(1)
    expect(told).to_have_text("Still to make odd: corners in the mask of an edge.")
    press(page, 0, 5)
    expect(texts.first).to_have_text("2 edges: even. Both pairs are broken.")
    press(page, 1, 6)
    expect(texts.nth(1)).to_have_text("3 corners: odd. One pair is broken.")
    expect(told).to_have_text("✓ Both numbers were odd. Each time one pair was broken.")
    expect(told).to_have_attribute("data-done", "true")
    page.get_by_role("button", name="Reset").click()
    expect(texts.first).to_have_text("2 edges: even. Both pairs are whole.")
    expect(page.get_by_role("button", name="Reset")).to_be_disabled()


def test_the_masks_of_n_are_drawn_and_counted(page, tmp_path):
    maker = RuleMaker(fades=True)
    page.goto(save(tmp_path, RuleMaker(fades=True)))
    press(page, 0, 8)
    maker.flip(0, 8)
    steps = maker.matrix ^ np.eye(9, dtype=np.uint8)
    for i, mask in enumerate((0, 1, 4)):
        board = page.locator(".mm-mask-and-step > :last-child").nth(i)
        bits = board.locator(".mm-cell").evaluate_all("all => all.map((one) => +one.dataset.bit)")
        assert bits == steps[mask].tolist()
        expect(board.get_by_role("img")).to_have_attribute("aria-label", re.compile("in N: row 1"))
    wanted = maker.counts.copy()
    for i, mask in enumerate((0, 1, 4)):
        wanted[i, i] += 1 - 2 * int(maker.matrix[mask, mask])
    np.testing.assert_array_equal(shown(page), wanted)


def test_four_buttons_choose_corners(page, tmp_path):
    page.goto(save(tmp_path, RuleMaker(lights_out(3, 3), fades=True)))
    choice = page.get_by_role("grid", name="the choice V").get_by_role("gridcell")
    for name, cells in (
        ("two neighbours", [0, 2]),
        ("two opposites", [0, 8]),
        ("all four", [0, 2, 6, 8]),
        ("a corner", [0]),
    ):
        one = page.get_by_role("button", name=name, exact=True)
        one.click()
        bits = choice.evaluate_all("all => all.map((one) => +one.dataset.bit)")
        assert np.flatnonzero(bits).tolist() == cells
        expect(one).to_have_attribute("aria-pressed", "true")


def test_a_figure_may_have_no_table_and_counts_the_rules_of_the_reader(page, tmp_path):
    page.goto(save(tmp_path, RuleMaker(counts_own=True, table=False)))
    expect(page.locator(".mm-kinds")).to_have_count(0)
    met = page.locator(".mm-message")
    expect(met).to_have_text("Numbers of steps so far: 4. Rules of your own with an inverse: 0.")
    press(page, 2, 4)  # no inverse: it does not count
    press(page, 2, 4)
    for made, (board, cell) in enumerate([(0, 1), (1, 1), (1, 1)]):
        press(page, board, cell)
        if made == 0:
            expect(met).to_contain_text("Rules of your own with an inverse: 1.")
    expect(met).to_contain_text("Rules of your own with an inverse: 1.")  # one without, and the first again
    page.get_by_role("button", name="Reset").click()
    for board, cell in [(0, 1), (1, 1), (1, 0), (1, 1), (2, 0)]:
        press(page, board, cell)
    expect(met).to_contain_text("✓ Rules of your own with an inverse:")


def test_changes_are_taken_back_one_after_the_other(page, tmp_path):
    maker = RuleMaker()
    page.goto(save(tmp_path, RuleMaker()))
    back = page.get_by_role("button", name="Take back")
    expect(back).to_be_disabled()
    counts = [maker.counts]
    for board, cell in [(0, 1), (2, 4), (1, 6)]:
        press(page, board, cell)
        maker.flip([0, 1, 4][board], cell)
        counts.append(maker.counts)
    page.get_by_role("button", name="Random rule (no inverse)").click()
    page.get_by_role("button", name="Reset").click()
    back.click()
    expect(page.get_by_role("status")).to_have_text("No inverse: it never comes home.")
    for wanted in reversed(counts):
        back.click()
        np.testing.assert_array_equal(shown(page), wanted)
    expect(back).to_be_disabled()


def test_the_walk_fits_a_phone(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, RuleMaker(fades=True)))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    cell = page.get_by_role("grid", name="the choice V").get_by_role("gridcell").nth(8)
    box = cell.bounding_box()
    assert min(box["width"], box["height"]) >= 24
    cell.tap()
    expect(cell).to_have_attribute("data-bit", "1")
    walked = [
        board.bounding_box()
        for board in page.locator(".mm-chain").first.locator(".mm-cells:not(.mm-quotient *)").all()
    ]
    assert len({box["y"] for box in walked}) == 1  # all four in one line, and none runs into the next
    for one, other in itertools.pairwise(walked):
        assert one["x"] + one["width"] < other["x"]
    context.close()


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, RuleMaker()))
    page.get_by_role("grid", name="mask of the centre").get_by_role("gridcell").first.focus()
    for key in ("ArrowDown", "ArrowRight", "Space"):
        page.keyboard.press(key)
    expect(page.get_by_role("status")).to_have_text("No inverse: it never comes home.")


def test_factors_follow_each_press_and_the_hunt_ends(page, tmp_path):
    maker = RuleMaker(factors=True)
    page.goto(save(tmp_path, RuleMaker(factors=True)))
    status, hunt = page.get_by_role("status"), page.locator(".mm-hunt")
    rows = page.locator(".mm-factors tbody tr")
    expect(page.get_by_role("grid")).to_have_count(9)
    expect(rows.first.get_by_role("cell")).to_have_text(["(x + 1)⁴", "1", "1", "4"])
    expect(hunt).to_have_text("Still to find: 511, 465 and 15 steps.")
    page.get_by_role("button", name="A register of 9 cells").click()
    expect(status).to_have_text("Home after 511 steps.")
    page.get_by_role("button", name="Registers of 4 and 5 cells").click()
    expect(status).to_have_text("Home after 465 steps.")
    expect(page.locator(".mm-rule-maker")).to_contain_text(
        "Steps of the factors: 15 and 31. Steps of the rule: 465."
    )
    maker.matrix = np.array(maker._registers[1]["matrix"])
    for mask in range(4, 9):
        for cell in np.flatnonzero(maker.matrix[mask] != np.eye(9, dtype=int)[mask]).tolist():
            press(page, mask, cell)
            maker.flip(mask, cell)
            wanted = f"Home after {maker.order} step" if maker.order else "No inverse"
            expect(status).to_contain_text(wanted)
            expect(rows).to_have_count(len(maker.factors))
            steps = [rows.nth(i).get_by_role("cell").last for i in range(len(maker.factors))]
            for shown_steps, (_, _, own) in zip(steps, maker.factors, strict=True):
                expect(shown_steps).to_have_text(str(own or "never"))
    assert maker.order == 15
    expect(hunt).to_have_text("✓ Found: 511, 465 and 15 steps.")
    expect(hunt).to_have_attribute("data-done", "true")


def test_nine_masks_fit_a_phone(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, RuleMaker(factors=True)))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    box = page.get_by_role("gridcell").first.bounding_box()
    assert min(box["width"], box["height"]) >= 24
    context.close()
