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
    press("Undo")
    expect(page.locator(".mm-stand")).to_have_text("")


def test_four_colours_stop_at_a_row_that_cannot_hold(page, opened):
    pick, press = opened(4)
    pick(0, 1)
    press("Add")
    pick(1, 2)
    stand = page.locator(".mm-stand")
    expect(stand).to_have_text("")
    press("Nobody can solve them")
    expect(stand).to_have_text(
        "✓ Row 2 says 2c = 1. Modulo 4 the left side is a multiple of 2, whatever you press. 1 is not."
    )
    press("Undo")
    expect(stand).to_have_text("")
    press("Nobody can solve them")
    expect(stand).to_have_text("So far no row shows that. Each row alone can be true.")
    pick(1)
    expect(stand).to_contain_text("So far")
    press("multiply by 2")
    expect(page.locator(".mm-message")).to_contain_text("2 has no reciprocal modulo 4.")
    expect(page.locator(".mm-in-words").nth(1)).to_have_text("3b + c = 3")


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


def test_one_row_alone_remembers_what_was_tried(page, tmp_path):
    page.goto(save(tmp_path, ModularRows([[3]], [1], 10)))
    for tried, told in (("2", "×2 ✗"), ("3", "×3: 9a = 3"), ("7", "×7: a = 7 ✓"), ("5", "×5 ✗")):
        page.get_by_role("button", name=f"multiply by {tried}", exact=True).click()
        expect(page.get_by_role("button", name=told, exact=True)).to_be_visible()
    expect(page.locator(".mm-in-words")).to_have_text("3a = 1")
    expect(page.get_by_role("button", name="×3: 9a = 3", exact=True)).to_be_visible()
    expect(page.locator(".mm-stand")).to_have_text("✓ ×7 solves it: a = 7.")
    expect(page.get_by_role("button", name="Nobody can solve them")).to_have_count(0)


def test_the_multiples_of_a_tried_number_go_round_a_ring(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(save(tmp_path, ModularRows([[3]], [1], 10)))
    ring, message = page.get_by_role("img", name="ring of 10 places"), page.locator(".mm-message")
    expect(ring).to_have_accessible_name("ring of 10 places: try a number")
    for tried, way in (("4", "0, 4, 8, 2, 6"), ("3", "0, 3, 6, 9, 2, 5, 8, 1, 4, 7")):
        page.get_by_role("button", name=f"multiply by {tried}", exact=True).click()
        expect(ring).to_have_accessible_name(f"ring of 10 places: multiples of {tried}, {way}, 0")
        expect(message).to_contain_text(f"{way}, and 0 again.")
        assert ring.locator("line").count() == len(way.split(", "))
        assert ("so ×4 is refused" in message.inner_text()) == (tried == "4")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
