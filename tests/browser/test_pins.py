"""Play saved games of Kayles in Chromium, from a file and with the network off."""

import re

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath import plain
from magicmath.widgets._base import STATIC
from magicmath.widgets._modules import joined_text
from magicmath.widgets.pins_game import PinsGame

pytestmark = pytest.mark.usefixtures("quiet_page")


def pin(page, row, number):
    """Return a pin, row and pin counted from 1 as on the page."""
    return page.get_by_role("button", name=re.compile(f"^row {row}, pin {number}(,|$)"))


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def score(page):
    return page.locator(".mm-score")


def in_the_page(page, expression, argument=None):
    """Return the value of an expression beside the page's code."""
    code = joined_text(
        'import { kaylesValues, replyTo, standing } from "./pins_state.js";', STATIC / "played.js"
    )
    return page.evaluate(f"argument => {{ {code}; return {expression}; }}", argument)


def test_a_pin_falls_alone_or_with_its_neighbour_and_the_computer_answers(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([2, 2])))
    expect(score(page)).to_have_text("Your turn.")
    pin(page, 1, 1).click()
    expect(page.locator(".mm-message")).to_contain_text("Pin 1 of row 1 is marked.")
    pin(page, 2, 2).click()
    pin(page, 2, 1).click()
    expect(score(page)).to_have_text("You knocked over pins 1 and 2 of row 2. The computer is thinking…")
    expect(score(page)).to_have_text("✗ The computer knocked over pins 1 and 2 of row 1, the last, and wins.")
    button(page, "Undo").click()
    pin(page, 1, 1).dblclick()
    expect(score(page)).to_contain_text("Your turn.")
    expect(page.locator(".mm-pin:enabled")).to_have_count(2)


def test_values_stand_under_the_rows_that_are_left(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([3, 5, 8, 10])))
    expect(page.locator(".mm-pin-value")).to_have_count(0)
    button(page, "Values").click()
    expect(page.locator(".mm-pin-value")).to_have_text(["3", "4", "1", "2"])
    expect(page.locator(".mm-pin-sum")).to_have_text("XOR of the values: 3 ⊕ 4 ⊕ 1 ⊕ 2 = 4")
    for _ in range(2):
        pin(page, 3, 6).click()  # 8 becomes 5 and 2: a value of 6
    told = "^You left XOR 3: now the computer can win. Undo takes it back. The computer .* Your turn.$"
    expect(score(page)).to_have_text(re.compile(told))
    known = plain.kayles_values(12)
    shown = [int(text) for text in page.locator(".mm-pin-value").all_inner_texts()]
    assert page.locator(".mm-pin-sum").inner_text().endswith(" = 0")
    assert all(value in known for value in shown)


def test_keyboard_alone_plays_to_the_end(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([1, 3])))
    page.keyboard.press("Tab")
    expect(pin(page, 1, 1)).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator(".mm-message")).to_have_text("Hint: knock over pins 1 and 2 of row 2.")
    assert page.locator(".mm-hinted").count() == 2
    for key in ("ArrowDown", "Space", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(score(page)).to_contain_text("Your turn.")
    for key in ("Enter", "Enter"):
        page.keyboard.press(key)
    expect(score(page)).to_have_text("✓ You knocked over the last pin: you win!")
    expect(button(page, "Start again")).to_be_focused()
    page.keyboard.press("Backspace")
    page.keyboard.press("v")
    expect(page.locator(".mm-pin-value")).to_have_count(1)


def test_page_and_python_know_the_same_values_and_answers(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([1])))
    assert in_the_page(page, "kaylesValues(12)") == plain.kayles_values(12)
    for rows in ([5], [3, 3], [3, 5, 8, 10], [1, 2, 3], [12, 12], [4, 8, 7]):
        play = {"start": rows, "first": "computer", "moves": []}
        found = in_the_page(page, "replyTo(standing(argument, kaylesValues(12)), kaylesValues(12))", play)
        assert found == PinsGame(rows)._answer()


def test_pins_are_large_enough_on_a_phone_which_need_not_scroll_sideways(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(save(tmp_path, PinsGame([12, 10])))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    boxes = page.locator(".mm-pin").evaluate_all("all => all.map(one => one.getBoundingClientRect())")
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24


def test_a_game_without_hints_keeps_the_values_to_itself(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([3, 5], hints=False)))
    for name in ("Hint", "Values"):
        expect(button(page, name)).to_have_count(0)
    pin(page, 1, 1).focus()
    for key in ("h", "v"):
        page.keyboard.press(key)
    expect(page.locator(".mm-message")).to_have_text("")
    expect(page.locator(".mm-pin-value")).to_have_count(0)


def test_new_rows_can_be_won_and_the_game_starts_again(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([2])))
    for _ in range(5):
        button(page, "New rows").click()
        if button(page, "Values").get_attribute("aria-pressed") == "false":
            button(page, "Values").click()
        assert not page.locator(".mm-pin-sum").inner_text().endswith(" = 0")


def test_a_raise_is_seen_in_the_stones_and_taken_back(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([2, 4, 6], values=True, hints=False, stones=True)))
    stones = page.locator(".mm-value-stones")
    expect(stones.nth(1)).to_have_attribute("aria-label", "1 stone for the value 1")
    for _ in range(2):
        pin(page, 2, 1).click()
    expect(score(page)).to_have_text("You raised the value of row 2 from 1 to 3. The computer is thinking…")
    expect(page.locator(".mm-value-new")).to_have_count(2)
    expect(score(page)).to_contain_text("The computer brought it back to 1. The XOR is 0. Your turn.")
    expect(page.locator(".mm-value-gone")).to_have_count(2)
    expect(page.locator(".mm-value-trail").nth(1)).to_have_text("value 1 → 3 → 1")
    button(page, "Undo").click()
    expect(page.locator(".mm-value-trail")).to_have_text(["value 2", "value 1", "value 3"])
    pin(page, 1, 1).click()
    pin(page, 1, 2).click()
    told = "You lowered the value of row 1 from 2 to 0. The computer lowered row 3 from 3 to 1."
    expect(score(page)).to_contain_text(told)
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_first_hint_beside_values_names_no_pin(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([3, 5], values=True)))
    page.get_by_role("button", name="Hint").click()
    told = (
        "Hint: the XOR is 7. A move surely turns 4 into 3. Perhaps one turns 3 into 4: this would be a raise."
    )
    expect(page.locator(".mm-message")).to_have_text(told)
    assert page.locator(".mm-hinted").count() == 0
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".mm-message")).to_contain_text("Hint: knock over")


def test_new_rows_beside_stones_are_lost_and_a_value_stands_once(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([2, 4, 6], values=True, hints=False, stones=True)))
    expect(page.locator(".mm-pin-value")).to_have_count(0)
    for _ in range(2):
        pin(page, 3, 2).click()  # 6 becomes 1 and 4: both parts have values of their own
    expect(page.locator(".mm-pin-value")).to_have_text(["1", "1"])
    for _ in range(6):
        button(page, "New rows").click()
        assert page.locator(".mm-pin-sum").inner_text().endswith(" = 0")
        expect(page.locator(".mm-pin-trail")).to_have_count(3)
