"""Take steps on the ring in a saved page: mark, compare, and see them, by mouse, keys and touch."""

import re

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import ReciprocalRing

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def signs(page):
    return page.locator(".mm-ring-numbers button:visible").all_inner_texts()


@pytest.fixture
def opened(page, tmp_path):
    page.goto(save(tmp_path, ReciprocalRing([10, 7, 12])))
    return page


def test_each_press_takes_one_step_until_1_or_0_is_met(opened):
    ring, said = opened.locator(".mm-ring"), opened.locator(".mm-message")
    assert signs(opened) == list("23456789")
    expect(said).to_have_text("Press a number: it takes one step from 0.")
    expect(button(opened, "All steps")).to_be_hidden()
    button(opened, "7").click()
    expect(said).to_have_text("1 step of 7: 1·7 = 7. Press 7 again for the next step.")
    button(opened, "7").click()
    expect(ring).to_have_accessible_name("ring of 10 places: steps of 7, 0, 7, 4")
    expect(said).to_have_text("2 steps of 7: 2·7 = 14, modulo 10 that is 4. Press 7 again for the next step.")
    assert signs(opened) == list("23456789"), "nothing is told before the steps have ended"
    button(opened, "7").click()
    expect(said).to_have_text("✓ 3 steps of 7: 3·7 = 21, modulo 10 that is 1. So 3 is the reciprocal of 7.")
    assert ring.locator("line").count() == 3
    expect(button(opened, "7 ✓")).to_be_focused()
    button(opened, "7 ✓").click()
    expect(said).to_contain_text("1 step of 7: ")
    button(opened, "4").click()
    button(opened, "All steps").click()
    expect(said).to_have_text(
        "5 steps of 4: 5·4 = 20, modulo 10 that is 0. "
        "You are at 0 again, and have missed 1: 4 has no reciprocal modulo 10."
    )
    expect(button(opened, "4 ✗")).to_be_focused()
    assert signs(opened) == ["2", "3", "4 ✗", "5", "6", "7 ✓", "8", "9"]


def test_jumps_are_offered_where_the_steps_have_ended_and_close_the_ring(page, tmp_path):
    page.goto(save(tmp_path, ReciprocalRing([10, 12], jumps=True)))
    ring, said = page.locator(".mm-ring"), page.locator(".mm-message")
    jump, rest = page.get_by_role("button", name=re.compile("^Jump by ")), button(page, "All jumps")
    button(page, "4").click()
    expect(jump).to_be_hidden()
    button(page, "All steps").click()
    expect(jump).to_have_text("Jump by 2")
    expect(rest).to_be_hidden()
    jump.click()
    expect(said).to_have_text("1 jump of 2: 1·2 = 2. Each jump is 3 steps of 4.")
    expect(ring).to_have_accessible_name("ring of 10 places: jumps of 2, 0, 2")
    expect(page.locator(".mm-ring-jump")).to_have_count(1)
    rest.click()
    expect(said).to_contain_text("They meet 0, 2, 4, 6 and 8, and no other place.")
    expect(page.locator(".mm-ring-jump")).to_have_count(5)
    expect(page.locator(".mm-ring-step")).to_have_count(5)
    expect(jump).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".mm-ring-jump")).to_have_count(1)
    button(page, "3").click()
    expect(page.locator(".mm-ring-jump")).to_have_count(0)
    expect(jump).to_be_hidden()
    button(page, "All steps").click()
    expect(jump).to_have_text("Jump by 1")
    button(page, "modulo 12").click()
    expect(jump).to_be_hidden()


def test_no_jump_is_offered_where_none_was_asked_for(opened):
    button(opened, "5").click()
    button(opened, "All steps").click()
    expect(opened.locator(".mm-message")).to_contain_text("You are at 0 again")
    expect(opened.get_by_role("button", name=re.compile("^Jump by "))).to_be_hidden()


def test_the_figure_says_when_all_numbers_are_tried(opened):
    said = opened.locator(".mm-message")
    for number in "23456789":
        expect(said).not_to_contain_text("You have tried all numbers.")
        button(opened, number).click()
        if button(opened, "All steps").is_visible():
            button(opened, "All steps").click()
    expect(said).to_contain_text("✓ You have tried all numbers.")


def test_on_the_other_rings_the_reader_marks_before_anything_is_told(opened):
    said = opened.locator(".mm-message")
    button(opened, "modulo 12").click()
    expect(said).to_have_text("Mark the numbers whose steps will miss 1. Then compare.")
    for number in ("2", "3", "5", "6", "10"):
        button(opened, number).click()
    button(opened, "5 ✗").click()  # takes the mark back
    button(opened, "7").click()
    assert opened.locator(".mm-ring-step").count() == 0
    assert signs(opened) == ["2 ✗", "3 ✗", "4", "5", "6 ✗", "7 ✗", "8", "9", "10 ✗", "11", "Compare"]
    button(opened, "Compare").click()
    expect(said).to_have_text("6 of 10 were right. Change your marks, and compare again: then all is shown.")
    expect(button(opened, "Compare")).to_be_focused()
    assert signs(opened)[:4] == ["2 ✗", "3 ✗", "4", "5"], "which are right is not told yet"
    button(opened, "7 ✗").click()
    button(opened, "Compare").click()
    expect(said).to_have_text("7 of 10 are right. Look at 4, 8 and 9: press a number to take its steps.")
    assert signs(opened) == ["2 ✗", "3 ✗", "4 ✗", "5 ✓", "6 ✗", "7 ✓", "8 ✗", "9 ✗", "10 ✗", "11 ✓"]
    assert opened.locator(".mm-wrong-guess").all_inner_texts() == ["4 ✗", "8 ✗", "9 ✗"]
    button(opened, "9 ✗").click()
    button(opened, "All steps").click()
    expect(said).to_contain_text("have missed 1: 9 has no reciprocal modulo 12.")


def test_a_right_guess_is_told_by_keys_and_kept(opened):
    said = opened.locator(".mm-message")
    button(opened, "modulo 7").focus()
    opened.keyboard.press("Enter")
    button(opened, "Compare").focus()
    opened.keyboard.press("Enter")  # all at once, where nothing is wrong
    expect(said).to_have_text("✓ 5 of 5 are right. Press a number to take its steps.")
    expect(button(opened, "2 ✓")).to_be_focused()
    button(opened, "modulo 10").click()
    assert signs(opened) == list("23456789")
    button(opened, "modulo 7").click()
    assert signs(opened) == ["2 ✓", "3 ✓", "4 ✓", "5 ✓", "6 ✓"]


def test_numbers_of_colours_are_marked_and_stand_beside_the_answer(page, tmp_path):
    figure = ReciprocalRing(range(2, 13), number=5, asks="Where do the steps miss 1?")
    page.goto(save(tmp_path, figure))
    said = page.locator(".mm-message")
    expect(page.locator(".mm-ring-question")).to_have_text("Where do the steps miss 1?")
    expect(page.locator(".mm-steps-ring")).to_be_hidden()
    for k in ("5", "9", "4"):
        button(page, k).click()
    button(page, "4 ✗").click()
    button(page, "Compare").click()
    expect(said).to_have_text("9 of 11 were right. Change your marks, and compare again: then all is shown.")
    expect(page.locator(".mm-wrong-guess")).to_have_count(0)
    button(page, "Compare").click()
    expect(said).to_have_text(
        "9 of 11 are right, the dashed ones are not. You marked 5 and 9. The answer: 5 and 10. "
        "Press a number of colours to take steps of 5 round its ring. Where do they miss 1?"
    )
    assert page.locator(".mm-wrong-guess").all_inner_texts() == ["9 ✓", "10 ✗"]
    expect(page.locator(".mm-steps-ring")).to_be_hidden()
    button(page, "7 ✓").click()
    button(page, "7 ✓").click()
    expect(said).to_have_text("2 steps of 5: 2·5 = 10, modulo 7 that is 3. Press 7 again for the next step.")
    button(page, "All steps").click()
    expect(said).to_contain_text("So 3 is the reciprocal of 5.")
    button(page, "5 ✗").click()
    expect(said).to_contain_text("1 step of 5: 1·5 = 5, modulo 5 that is 0.")
    expect(page.locator(".mm-ring")).to_have_accessible_name("ring of 5 places: steps of 5, 0, 0")


def test_a_phone_shows_all_of_it(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, ReciprocalRing([12, 7], jumps=True)))
    for number in range(2, 12):
        page.locator(".mm-ring-numbers button").nth(number - 2).tap()
    button(page, "11").tap()
    button(page, "All steps").tap()
    page.get_by_role("button", name="Jump by 1").tap()
    button(page, "All jumps").tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
        assert box["x"] + box["width"] <= 390
    context.close()
