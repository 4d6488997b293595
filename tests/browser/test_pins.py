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
    for rows in ([5], [3, 3], [3, 5, 8, 10], [1, 2, 3], [12, 12], [4, 6, 7]):
        play = {"start": rows, "first": "computer", "moves": []}
        for raises in (False, True):
            reply = f"replyTo(standing(argument, kaylesValues(12)), kaylesValues(12), {str(raises).lower()})"
            assert in_the_page(page, reply, play) == PinsGame(rows, raises=raises)._answer()


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


def test_a_raise_is_answered_and_a_wrong_answer_is_taken_back(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([4, 6, 7], "computer", values=True, hints=False, raises=True)))
    told = "The computer raised a value from 2 to 3, in row 3. Now s is 1. Can you make it 0?"
    expect(score(page)).to_have_text(told)
    lines = page.locator(".mm-pin-digits tbody tr")
    expect(lines).to_have_text(
        [
            "row 1: 4 pins10010 lower",
            "row 2: 6 pins30112 lower",
            "row 3: 6 pins ← changed30112 lower",
            "their XOR, s10010",
        ]
    )
    expect(page.locator(".mm-pin-one")).to_have_count(4)
    pin(page, 1, 1).click()
    pin(page, 1, 2).click()
    expect(score(page)).to_have_text("✗ You left XOR 2, not 0. Tap Undo, and try another move.")
    expect(button(page, "Computer moves")).to_be_disabled()
    expect(page.locator(".mm-pin-zeros")).to_have_text("Pins left at XOR 0: 17")
    button(page, "Undo").click()
    expect(score(page)).to_have_text(told)
    pin(page, 1, 2).click()
    pin(page, 1, 3).click()
    paused = "✓ You left XOR 0. Raises answered: 1. Look at the table, then tap Computer moves."
    expect(score(page)).to_have_text(paused)
    expect(page.locator(".mm-pin-zeros")).to_have_text("Pins left at XOR 0: 17 → 14")
    expect(lines.last).to_have_text("their XOR, s0000")
    expect(page.locator(".mm-pin-target")).to_have_text([""] * lines.count())
    page.wait_for_timeout(900)  # longer than the computer thinks
    expect(score(page)).to_have_text(paused)
    button(page, "Computer moves").click()
    expect(score(page)).to_contain_text("The computer raised a value")
    expect(button(page, "Computer moves")).to_be_disabled()
    page.keyboard.press("Backspace")
    pin(page, 1, 2).click()
    pin(page, 1, 3).click()
    expect(score(page)).to_have_text(paused)
    page.keyboard.press("c")
    expect(score(page)).to_contain_text("The computer raised a value")
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_first_hint_beside_values_names_no_pin(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([3, 5], values=True)))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".mm-message")).to_have_text("Hint: the XOR is 7. A move surely turns 4 into 3.")
    assert page.locator(".mm-hinted").count() == 0
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".mm-message")).to_contain_text("Hint: knock over")


def test_new_rows_beside_raises_begin_with_a_raise(page, tmp_path):
    page.goto(save(tmp_path, PinsGame([4, 6, 7], "computer", values=True, hints=False, raises=True)))
    for _ in range(3):
        button(page, "New rows").click()
        expect(page.locator(".mm-pin-xor")).to_have_text("their XOR, s0000")
        expect(score(page)).to_contain_text("The computer raised a value")
        expect(page.locator(".mm-pin-sum")).to_have_text("")
