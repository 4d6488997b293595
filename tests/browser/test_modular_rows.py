"""Eliminate modulo k in a saved page: rows picked, subtracted and multiplied, and what cannot hold."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import ModularRows

pytestmark = pytest.mark.usefixtures("quiet_page")


@pytest.fixture
def opened(page, tmp_path):
    def open_modulo(k):
        page.goto(save(tmp_path, ModularRows([[1, 1, 0], [1, 0, 1], [0, 1, 1]], [1, 0, 2], k)))

        def pick(*rows):
            for row in rows:
                page.locator(".mm-pick").nth(row).click()

        return pick, lambda name: page.get_by_role("button", name=name, exact=True).click()

    return open_modulo


def test_five_colours_are_solved_by_hand(page, opened):
    pick, press = opened(5)
    pick(0, 1)
    press("Add")
    pick(1, 2)
    assert page.locator(".mm-in-words").all_inner_texts() == ["a + b = 1", "4b + c = 4", "2c = 1"]
    pick(2)
    press("multiply by 3")
    press("Subtract")
    pick(2, 1)
    expect(page.locator(".mm-pick").nth(2)).to_have_attribute("aria-label", "row 2: c = 3")
    pick(1)
    press("multiply by 4")
    pick(1, 0)
    expect(page.locator(".mm-stand")).to_have_text("✓ Solved in 6 moves: a = 2, b = 4, c = 3.")
    expect(page.locator(".mm-message")).to_have_text("")
    press("Undo")
    expect(page.locator(".mm-stand")).to_have_text("")


def test_four_colours_stop_at_a_row_that_cannot_hold(page, opened):
    pick, press = opened(4)
    pick(0, 1)
    press("Add")
    pick(1, 2)
    stand = page.locator(".mm-stand")
    expect(stand).to_have_text("")
    pick(2)
    press("Nobody can solve them")
    expect(page.locator(".mm-message")).to_have_text("")
    expect(page.locator(".mm-picked-row")).to_have_count(0)
    expect(stand).to_have_text(
        "✓ Row 2 says 2c = 1. Modulo 4 the left side is a multiple of 2, whatever you press. 1 is not."
    )
    press("Undo")
    expect(stand).to_have_text("")
    expect(page.locator(".mm-message")).to_contain_text("Press a row to pick it.")
    press("Nobody can solve them")
    expect(stand).to_have_text("So far no row shows that. Each row alone can be true.")
    pick(1)
    expect(stand).to_contain_text("So far")
    press("multiply by 2")
    expect(page.locator(".mm-message")).to_contain_text("2 has no reciprocal modulo 4.")
    expect(page.locator(".mm-in-words").nth(1)).to_have_text("3b + c = 3")
    press("Undo")  # of a step that was refused only what was said is taken back
    expect(page.locator(".mm-message")).to_contain_text("Row 1 is picked.")
    expect(page.locator(".mm-in-words").nth(1)).to_have_text("3b + c = 3")
    press("Undo")
    expect(page.locator(".mm-in-words").nth(1)).to_have_text("a + c = 0")
    expect(page.locator(".mm-picked-row")).to_have_count(1)
    expect(page.locator(".mm-message")).to_contain_text("Row 1 is picked.")


def test_a_refused_step_can_be_taken_back_before_any_move(page, opened):
    pick, press = opened(4)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    pick(0)
    press("multiply by 2")
    expect(page.locator(".mm-message")).to_contain_text("so no move was made.")
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    expect(page.locator(".mm-message")).to_contain_text("Row 0 is picked.")
    pick(1)
    expect(page.locator(".mm-in-words").nth(1)).to_have_text("3b + c = 3")
    press("Reset")
    expect(page.locator(".mm-picked-row")).to_have_count(0)


def test_a_row_that_was_used_is_put_down(page, opened):
    pick, press = opened(5)
    picked, words = page.locator(".mm-picked-row"), page.locator(".mm-in-words").nth(2)
    press("Add")
    pick(1, 2)
    expect(picked).to_have_count(0)
    expect(words).to_have_text("a + b + 2c = 2")
    pick(2)
    expect(words).to_have_text("a + b + 2c = 2")
    expect(picked).to_have_count(1)
    press("multiply by 3")
    expect(words).to_have_text("3a + 3b + c = 1")
    press("multiply by 3")
    expect(page.locator(".mm-message")).to_have_text("First pick the row to multiply: press it.")
    expect(words).to_have_text("3a + 3b + c = 1")


def test_it_works_by_keys_and_on_a_phone(page, opened):
    page.set_viewport_size({"width": 390, "height": 800})
    opened(5)
    page.locator(".mm-pick").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".mm-in-words").nth(1)).to_have_text("4b + c = 4")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
