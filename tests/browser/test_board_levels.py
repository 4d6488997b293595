"""Turn cells that must change into masks to press, in a saved page: by mouse, keys and touch."""

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import BoardLevels

pytestmark = pytest.mark.usefixtures("quiet_page")


def alone(cell):
    return np.eye(16, dtype=int)[cell].reshape(4, 4)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def cells(page, side):
    return page.get_by_role("grid", name=side).get_by_role("gridcell")


def bits(page, side):
    return cells(page, side).evaluate_all("all => all.map((one) => Number(one.dataset.bit))")


def pattern(page, line=0):
    return "".join(page.locator(".mm-list-digits tr").nth(line).locator("td").all_inner_texts())


def test_each_level_frees_a_0_and_writes_over_the_bits(page, tmp_path):
    page.goto(save(tmp_path, BoardLevels(alone(5))))
    said = page.locator(".mm-message")
    expect(said).to_contain_text("No level is done yet: both boards are alike.")
    assert pattern(page) == "0101"
    for level, wanted in enumerate(["0101", "01?1", "01?1", "?1?1"], start=1):
        button(page, "Next level").click()
        expect(said).to_contain_text(f"Level {level} of 4")
        assert pattern(page) == wanted
        assert bits(page, "the bits, written over") == BoardLevels(alone(5)).boards[level].ravel().tolist()
        framed = page.locator(".mm-aimed").all_inner_texts()
        assert framed == [str(k) for k in range(16) if k >> (level - 1) & 1]
    expect(page.locator(".mm-score")).to_have_text("Press the masks 5, 7, 13 and 15.")
    expect(button(page, "Next level")).to_be_disabled()
    button(page, "Press these masks").click()
    expect(page.locator(".mm-score")).to_have_text("Mask 5 is pressed, 1 of 4.")
    assert page.locator(".mm-aimed").all_inner_texts() == ["5"]
    expect(page.locator(".mm-score")).to_have_text("Mask 15 is pressed, 4 of 4. Nothing is left to change.")
    assert bits(page, "must change") == [0] * 16
    button(page, "Back").click()
    expect(said).to_contain_text("Level 3 of 4")
    assert bits(page, "must change") == alone(5).ravel().tolist()


def test_two_recipes_grow_line_by_line_and_cancel(page, tmp_path):
    page.goto(save(tmp_path, BoardLevels(alone(5), level=4)))
    cells(page, "must change").nth(4).click()
    expect(page.locator(".mm-message")).to_contain_text("No level is done yet: both boards are alike.")
    assert page.locator(".mm-list-digits th").all_inner_texts() == ["cell 4 = 0100", "cell 5 = 0101"]
    for patterns in (["010?", "0101"], ["01??", "01?1"], ["01??", "01?1"], ["?1??", "?1?1"]):
        button(page, "Next level").click()
        assert [pattern(page, line) for line in (0, 1)] == patterns
    expect(page.locator(".mm-score")).to_have_text("Press the masks 4, 6, 12 and 14.")
    button(page, "White board").click()
    expect(page.locator(".mm-message")).to_have_text("Tap the cells at the left that must change.")
    expect(page.locator(".mm-list-digits tr")).to_have_count(0)
    for name in ("Next level", "Back", "Press these masks", "Each alone", "White board"):
        expect(button(page, name)).to_be_disabled()


def small(page, name):
    board = page.get_by_role("img", name=f"{name}: row 1")
    return board.locator(".mm-cell").evaluate_all("all => all.map((one) => Number(one.dataset.bit))")


def test_arrows_tell_where_a_bit_comes_from(page, tmp_path):
    page.goto(save(tmp_path, BoardLevels(alone(5))))
    expect(page.locator(".mm-level-arrows g")).to_have_count(0)
    for carried in (0, 1, 0, 2):
        button(page, "Next level").click()
        expect(page.locator(".mm-level-arrows g")).to_have_count(8)
        expect(page.locator(".mm-level-arrows .mm-carries")).to_have_count(carried)


def test_two_cells_go_alone_and_their_sum_is_the_board(page, tmp_path):
    page.goto(save(tmp_path, BoardLevels(alone(5))))
    expect(button(page, "Each alone")).to_be_disabled()
    cells(page, "must change").nth(4).click()
    button(page, "Next level").click()
    button(page, "Each alone").click()
    expect(page.locator(".mm-message")).to_contain_text("No level is done yet: both boards are alike.")
    for level in range(1, 5):
        button(page, "Next level").click()
        expect(page.locator(".mm-message")).to_contain_text(f"Level {level} of 4")
        for cell in (4, 5):
            assert (
                small(page, f"cell {cell} alone") == BoardLevels(alone(cell)).boards[level].ravel().tolist()
            )
        assert small(page, "added") == bits(page, "the bits, written over")
    cells(page, "must change").nth(0).click()
    expect(page.locator(".mm-levels-alone")).to_be_hidden()


def test_a_reader_marks_masks_before_the_levels_and_they_are_judged_at_the_end(page, tmp_path):
    page.goto(save(tmp_path, BoardLevels(alone(5))))
    right, score = cells(page, "the bits, written over"), page.locator(".mm-score")

    def marked():
        return right.evaluate_all("all => all.flatMap((one, k) => one.matches('.mm-marked') ? [k] : [])")

    for mask in (5, 6, 7, 13, 6, 4):
        right.nth(mask).click()
    assert marked() == [4, 5, 7, 13]
    assert right.nth(4).get_attribute("aria-label") == "place 4, 0, expected"
    for _ in range(4):
        expect(score).to_have_text("")
        button(page, "Next level").click()
    expect(score).to_have_text(
        "Press the masks 5, 7, 13 and 15. ✘ 3 marks are right. Wrongly marked: mask 4. Not marked: mask 15."
    )
    right.nth(15).click()  # too late
    assert marked() == [4, 5, 7, 13]
    cells(page, "must change").nth(4).click()
    assert marked() == []


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, BoardLevels(alone(5))))
    cells(page, "must change").nth(0).focus()
    for key in ("ArrowRight", "ArrowDown", "Space", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    assert bits(page, "must change") == alone(6).ravel().tolist()
    button(page, "Next level").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".mm-message")).to_contain_text("Level 1 of 4")
    assert pattern(page) == "011?"


def test_on_a_phone_both_boards_stand_side_by_side_and_nothing_moves(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, BoardLevels(np.ones((4, 4), dtype=int))))
    height = page.locator(".mm-board-levels").bounding_box()["height"]
    for level in range(1, 5):
        button(page, "Next level").tap()
        expect(page.locator(".mm-message")).to_contain_text(f"Level {level} of 4")
        assert page.locator(".mm-board-levels").bounding_box()["height"] == height
    expect(page.locator(".mm-score")).to_have_text("Press the mask 0.")
    button(page, "Press these masks").tap()
    expect(page.locator(".mm-score")).to_contain_text("Nothing is left")
    assert page.locator(".mm-board-levels").bounding_box()["height"] == height
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    tops = {one.bounding_box()["y"] for one in page.get_by_role("grid").all()}
    assert len(tops) == 1
    context.close()


def test_who_wants_no_motion_sees_all_masks_pressed_at_once(browser, tmp_path):
    page = browser.new_context(reduced_motion="reduce", offline=True).new_page()
    page.goto(save(tmp_path, BoardLevels(alone(5), level=4)))
    button(page, "Press these masks").click()
    assert page.locator(".mm-score").inner_text() == "Mask 15 is pressed, 4 of 4. Nothing is left to change."
    page.context.close()


def test_another_step_ends_the_presses(page, tmp_path):
    page.goto(save(tmp_path, BoardLevels(alone(5), level=4)))
    button(page, "Press these masks").click()
    button(page, "Back").click()
    page.wait_for_timeout(1500)
    expect(page.locator(".mm-message")).to_contain_text("Level 3 of 4")
    assert bits(page, "must change") == alone(5).ravel().tolist()
