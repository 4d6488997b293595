"""Play three games on one table in Chromium, from a saved page with the network off."""

import re

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import MixedGame
from magicmath.widgets._base import STATIC
from magicmath.widgets._modules import joined_text

pytestmark = pytest.mark.usefixtures("quiet_page")


def thing(page, name):
    return page.get_by_role("button", name=re.compile(f"^{name}( |,|$)"))


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def score(page):
    return page.locator(".mm-score")


def test_each_part_has_its_own_moves_and_the_values_follow(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(6, 9, 8, values=True)))
    expect(page.locator(".mm-pin-value")).to_have_text(["6", "4", "0"])
    expect(page.locator(".mm-pin-sum")).to_have_text("XOR of the values: 6 ⊕ 4 ⊕ 0 = 2")
    thing(page, "pile, stone 2").click()
    expect(page.locator(".mm-message")).to_have_text(
        "That would take 7. From the pile take 1, 2 or 3 at once."
    )
    thing(page, "pin 3").click()
    thing(page, "pin 4").click()  # 9 becomes 2 and 5: the value rises to 6
    expect(score(page)).to_contain_text("Your turn.")
    button(page, "Undo").click()
    thing(page, "pile, stone 7").click()
    expect(score(page)).to_have_text("You left XOR 0 ✓ You took 2 from the pile. The computer is thinking…")
    expect(page.locator(".mm-pin-sum")).to_have_text("XOR of the values: 6 ⊕ 4 ⊕ 2 = 0")
    expect(score(page)).to_have_text(re.compile("^You left XOR 0 ✓ The computer .* Your turn.$"))


def test_without_a_pile_two_parts_are_played(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(4, 5, 0, values=True)))
    expect(page.locator(".mm-mixed-part")).to_have_count(2)
    expect(page.locator(".mm-pin-sum")).to_have_text("XOR of the values: 4 ⊕ 4 = 0")
    thing(page, "heap, stone 3").click()
    expect(score(page)).to_have_text(
        re.compile("^You left XOR 6, .* From XOR 0 every move loses.* Your turn.$")
    )
    expect(page.locator(".mm-pin-sum")).to_have_text(re.compile(" = 0$"))
    for _ in range(3):
        button(page, "New start").click()
        expect(page.locator(".mm-mixed-part")).to_have_count(2)
        assert not page.locator(".mm-pin-sum").inner_text().endswith(" = 0")


def test_a_mistake_is_told_where_the_values_are_shown(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(6, 9, 8, values=True)))
    thing(page, "pile, stone 8").click()
    told = "You left XOR 1: now the computer can win. Undo takes it back. "
    expect(score(page)).to_have_text(re.compile(f"^{told}The computer .* Your turn.$"))
    button(page, "Values").click()
    expect(score(page)).to_have_text(re.compile("^The computer .* Your turn.$"))
    button(page, "Undo").click()
    expect(score(page)).to_have_text("Your turn.")


def test_a_move_that_leaves_xor_0_is_praised_without_the_values_too(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(6, 9, 8)))
    thing(page, "heap, stone 5").click()
    expect(score(page)).to_have_text("You left XOR 0 ✓ You took 2 from the heap. The computer is thinking…")
    expect(score(page)).to_have_text(re.compile("^You left XOR 0 ✓ The computer .* Your turn.$"))
    button(page, "Undo").click()
    expect(score(page)).to_have_text("Your turn.")
    thing(page, "pile, stone 8").click()
    expect(score(page)).to_have_text(re.compile("^The computer .* Your turn.$"))


def test_the_first_hint_names_no_move_and_each_other_one_a_move_in_another_part(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(6, 9, 8)))
    button(page, "Hint").click()
    told = (
        "Hint: the XOR is 2. A move surely turns 6 into 4. "
        "Perhaps one turns 4 into 6, or 0 into 2: this would be a raise."
    )
    expect(page.locator(".mm-message")).to_have_text(told)
    expect(page.locator(".mm-hinted")).to_have_count(0)
    for said in ("take 2 from the heap", "knock over pins", "take 2 from the pile", "take 2 from the heap"):
        button(page, "Hint").click()
        expect(page.locator(".mm-message")).to_contain_text(f"Hint: {said}")
        expect(page.locator(".mm-hinted")).to_have_count(2)


def test_a_hint_is_gone_after_a_move_that_is_refused(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(6, 9, 8)))
    for _ in range(2):
        button(page, "Hint").click()
    expect(page.locator(".mm-hinted")).to_have_count(2)
    thing(page, "pile, stone 2").click()
    expect(page.locator(".mm-message")).to_contain_text("That would take 7.")
    expect(page.locator(".mm-hinted")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_the_three_parts_stand_one_below_the_other_in_boxes_of_one_width(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(save(tmp_path, MixedGame(6, 9, 8)))
    heap, pins, pile = (part.bounding_box() for part in page.locator(".mm-mixed-part").all())
    assert heap["x"] == pins["x"] == pile["x"]
    assert heap["width"] == pins["width"] == pile["width"]
    assert heap["y"] + heap["height"] <= pins["y"] < pins["y"] + pins["height"] <= pile["y"]


def test_keyboard_alone_plays_to_the_end(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(1, 2, 1)))
    page.keyboard.press("Tab")
    expect(thing(page, "heap, stone 1")).to_be_focused()
    for _ in range(2):
        page.keyboard.press("h")
    expect(page.locator(".mm-message")).to_have_text("Hint: knock over pins 1 and 2.")
    for key in ("ArrowDown", "Space", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(score(page)).to_contain_text("Your turn.")
    page.keyboard.press("Enter")
    expect(score(page)).to_have_text("✓ You made the last move: you win!")
    expect(button(page, "Start again")).to_be_focused()
    page.keyboard.press("Backspace")
    page.keyboard.press("v")
    expect(page.locator(".mm-pin-value")).to_have_count(1)


def test_page_and_python_know_the_same_values_and_answers(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(1, 1, 1)))
    code = joined_text('import { partsOf, replyTo, standing } from "./mixed_state.js";', STATIC / "played.js")
    for start, take in [
        ((6, 9, 8), [1, 2, 3]),
        ((3, 3, 4), [1, 3, 4]),
        ((10, 10, 10), [1]),
        ((1, 2, 3), [1, 5]),
    ]:
        game = MixedGame(*start, take)
        play = {"start": start, "first": "computer", "moves": []}
        body = "const parts = partsOf(take, 10); const state = standing(play, parts);"
        found = page.evaluate(
            f"([play, take]) => {{ {code}; {body}"
            " return [parts.map(({ values }) => values), replyTo(state, parts)]; }",
            [play, take],
        )
        assert found == [game._values, game._answer()]


def test_things_are_large_enough_on_a_phone_which_need_not_scroll_sideways(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(save(tmp_path, MixedGame(10, 10, 10, values=True)))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    boxes = page.locator(".mm-pin, .mm-stone").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect())"
    )
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24


def test_a_game_without_hints_keeps_the_values_and_a_new_start_can_be_won(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(hints=False)))
    for name in ("Hint", "Values"):
        expect(button(page, name)).to_have_count(0)
    thing(page, "heap, stone 1").focus()
    for key in ("h", "v"):
        page.keyboard.press(key)
    expect(page.locator(".mm-message")).to_have_text("")
    expect(page.locator(".mm-pin-value")).to_have_count(0)


def test_a_new_start_can_be_won(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(1, 1, 1, values=True)))
    for _ in range(5):
        button(page, "New start").click()
        assert not page.locator(".mm-pin-sum").inner_text().endswith(" = 0")


def test_the_page_asks_for_heaps_and_refutes_a_wrong_one_by_a_move(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(4, 4, 0, asks=True)))
    message, found = page.locator(".mm-message"), page.locator(".mm-mixed-found tr").nth(1)
    fallen = page.locator(".mm-pin-down")

    def give(*heaps):
        for heap in heaps:
            button(page, f"heap of {heap}").click()

    expect(score(page)).to_have_text("With which heap beside a row of 1 pin does the mover lose?")
    give(0)
    expect(message).to_have_text("✗ With no heap the mover wins: pin 1 falls. This is the last move.")
    give(3)
    expect(message).to_have_text(
        "✗ With a heap of 3 the mover wins: take stones until the right heap is left. It is smaller."
    )
    give(1)
    expect(message).to_have_text("✓ With a row of 1 pin and a heap of 1 the mover loses.")
    give(2, 0)
    expect(message).to_have_text(
        "✗ With no heap the mover wins: pin 2 falls. "
        "This leaves two rows of 1 pin: there the mover loses, as in Nim."
    )
    expect(fallen).to_have_count(1)
    give(1)
    expect(message).to_have_text(
        "✗ With a heap of 1 the mover wins: pins 1 and 2 fall. "
        "This leaves a row of 1 pin and a heap of 1: there the mover loses."
    )
    expect(fallen).to_have_count(2)
    expect(page.locator(".mm-mixed-scene")).to_have_attribute(
        "aria-label", "a row of 3 pins, pins 1 and 2 have fallen, and a heap of 1"
    )
    expect(found).to_have_text(re.compile("1 ?2 ?[?] ?[?]$"))
    give(3, 1)
    expect(score(page)).to_have_text("✓ Each row has its heap.")
    expect(found).to_have_text(re.compile("1 ?2 ?3 ?1$"))
    expect(button(page, "Start again")).to_be_focused()
    button(page, "Start again").click()
    expect(found).to_have_text(re.compile("[?] ?[?] ?[?] ?[?]$"))
    button(page, "Fill in the rest").click()
    expect(score(page)).to_have_text("✓ Each row has its heap.")


def test_each_wrong_heap_is_refuted_by_a_move_that_wins(page, tmp_path):
    page.goto(save(tmp_path, MixedGame(1, 1, 1)))
    code = joined_text('import { partsOf, PINS, refutation } from "./mixed_state.js";', STATIC / "played.js")
    body = "const rules = partsOf([1], 10)[PINS]; return refutation(pins, heap, rules);"
    for pins in range(1, 8):
        for heap in range(9):
            game = MixedGame(1, pins, 0)
            values = game._values[1]
            if heap == values[pins]:
                continue
            move = page.evaluate(f"([pins, heap]) => {{ {code}; {body} }}", [pins, heap])
            if move is None:
                assert heap > values[pins]
            else:
                left, count = move
                assert count in (1, 2)
                assert left + count <= pins
                assert values[left] ^ values[pins - count - left] == heap


def test_where_it_asks_a_phone_need_not_scroll_sideways(page, tmp_path):
    page.set_viewport_size({"width": 360, "height": 800})
    page.goto(save(tmp_path, MixedGame(4, 10, 0, asks=True)))
    button(page, "heap of 0").click()
    button(page, "Fill in the rest").click()
    expect(score(page)).to_have_text("✓ Each row has its heap.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for control in page.locator("button:visible").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
