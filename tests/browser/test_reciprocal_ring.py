"""Take steps on the ring in a saved page: mark, compare, and see them, by mouse, keys and touch."""

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


def test_each_number_of_the_first_ring_is_tried_at_once(opened):
    ring, said = opened.locator(".mm-ring"), opened.locator(".mm-message")
    assert signs(opened) == list("23456789")
    expect(said).to_have_text("Press a number: what do its steps meet?")
    button(opened, "4").click()
    expect(said).to_have_text("Steps of 4 lead to 4, 8, 2, 6 and 0 again. They miss 1: 4 has no reciprocal.")
    expect(ring).to_have_accessible_name("ring of 10 places: steps of 4, 0, 4, 8, 2, 6, 0")
    assert opened.locator(".mm-later-step").count() == 0
    button(opened, "7").click()
    expect(said).to_have_text(
        "Steps of 7 lead to 7, 4 and 1. 3 steps of 7 make 21, modulo 10 that is 1. "
        "So 3 is the reciprocal of 7. (The thin lines lead on, to 0.)"
    )
    assert ring.locator("line").count() == 10
    assert opened.locator(".mm-later-step").count() == 7, "the steps up to 1 are the thick ones"
    assert signs(opened) == ["2", "3", "4 ✗", "5", "6", "7 ✓", "8", "9"]
    expect(button(opened, "7 ✓")).to_be_focused()


def test_on_the_other_rings_the_reader_marks_before_anything_is_told(opened):
    said = opened.locator(".mm-message")
    button(opened, "modulo 12").click()
    expect(said).to_have_text("Mark the numbers whose steps will miss 1. Then compare.")
    for number in ("2", "3", "5", "6", "10"):
        button(opened, number).click()
    button(opened, "5 ✗").click()  # takes the mark back
    assert opened.locator(".mm-ring-step").count() == 0
    assert signs(opened) == ["2 ✗", "3 ✗", "4", "5", "6 ✗", "7", "8", "9", "10 ✗", "11", "Compare"]
    button(opened, "Compare").click()
    expect(said).to_have_text("7 of 10 are right. Look at 4, 8 and 9: press to see the steps.")
    assert signs(opened) == ["2 ✗", "3 ✗", "4 ✗", "5 ✓", "6 ✗", "7 ✓", "8 ✗", "9 ✗", "10 ✗", "11 ✓"]
    assert opened.locator(".mm-wrong-guess").all_inner_texts() == ["4 ✗", "8 ✗", "9 ✗"]
    button(opened, "9 ✗").click()
    expect(said).to_contain_text("They miss 1: 9 has no reciprocal.")


def test_a_right_guess_is_told_by_keys_and_kept(opened):
    said = opened.locator(".mm-message")
    button(opened, "modulo 7").focus()
    opened.keyboard.press("Enter")
    button(opened, "Compare").focus()
    opened.keyboard.press("Enter")
    expect(said).to_have_text("✓ 5 of 5 are right. Press to see the steps.")
    expect(button(opened, "2 ✓")).to_be_focused()
    button(opened, "modulo 10").click()
    assert signs(opened) == list("23456789")
    button(opened, "modulo 7").click()
    assert signs(opened) == ["2 ✓", "3 ✓", "4 ✓", "5 ✓", "6 ✓"]


def test_a_phone_shows_all_of_it(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, ReciprocalRing([12, 7])))
    for number in range(2, 12):
        page.locator(".mm-ring-numbers button").nth(number - 2).tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
        assert box["x"] + box["width"] <= 390
    context.close()
