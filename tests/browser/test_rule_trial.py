"""A rule of two lists in a saved page: it fails, it fits once by luck, and it leads to every goal."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises.reproduction import GOAL, MENDED_START
from magicmath.widgets import RuleTrial

pytestmark = pytest.mark.usefixtures("quiet_page")


def choose(page, name):
    page.get_by_role("button", name=name).click()


def board(page, name):
    return page.get_by_role("img", name=f"{name}:")


def test_the_printed_rule_fails_and_another_one_fits_this_puzzle_alone(page, tmp_path):
    page.goto(save(tmp_path, RuleTrial(MENDED_START, GOAL)))
    status = page.get_by_role("status")
    new, first = (page.get_by_role("button", name=name) for name in ("New puzzle", "First puzzle"))
    expect(status).to_have_text("Choose two lists: one from the start, and one from the goal.")
    expect(new).to_be_disabled()
    expect(first).to_be_disabled()
    choose(page, "black cells of the start")
    expect(status).to_have_text("Now choose a list from the goal.")
    expect(board(page, "after both lists")).to_have_attribute("aria-label", "after both lists: ?")
    choose(page, "press row of the goal")
    expect(status).to_contain_text("✗ 5 cells differ from the goal: the rule fails on this puzzle.")
    choose(page, "press row of the start")
    expect(status).to_have_text("✓ The rule reaches the goal. Press “New puzzle, same rule”.")
    choose(page, "black cells of the goal")
    expect(status).to_contain_text("✓ The rule reaches the goal.")
    new.click()
    expect(status).to_contain_text("the rule fails on this puzzle.")
    first.click()
    expect(status).to_have_text("✓ The rule reaches the goal. Press “New puzzle, same rule”.")


def test_the_right_rule_is_done_after_three_puzzles_and_each_goes_over_white(page, tmp_path):
    page.goto(save(tmp_path, RuleTrial(MENDED_START, GOAL)))
    status = page.get_by_role("status")
    page.get_by_role("button", name="press row of the start").press("Enter")
    choose(page, "press row of the goal")
    for _ in range(2):
        expect(status).to_contain_text("Press “New puzzle, same rule”.")
        assert "black" not in board(page, "after the first list").get_attribute("aria-label")
        choose(page, "New puzzle")
    expect(status).to_have_text("✓ Done: the rule has reached the goal in 3 puzzles in a row.")
    choose(page, "black cells of the start")
    expect(status).to_contain_text("✗")
    choose(page, "press row of the start")
    expect(status).to_have_text("✓ The rule reaches the goal. Press “New puzzle, same rule”.")


def test_it_fits_a_phone_and_its_buttons_are_large(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(save(tmp_path, RuleTrial(MENDED_START, GOAL)))
    choose(page, "black cells of the start")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    heights = page.get_by_role("button").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 24
