"""Press the six choices in a saved page: each makes a sum of the six, by mouse, keys and touch."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import SixChoices

pytestmark = pytest.mark.usefixtures("quiet_page")
SIGNS = {1: "+", -1: "−", 0: "·"}


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def signs(cells):
    return [SIGNS[value] for value in cells.ravel().tolist()]


def test_a_press_shows_what_a_choice_makes_and_its_sum(page, tmp_path):
    page.goto(save(tmp_path, SixChoices()))
    result, status = page.locator(".mm-six-result"), page.get_by_role("status")
    expect(status).to_have_text("Press one of the six choices.")
    expect(result.locator(".mm-cell")).to_have_count(0)
    for letter, said, terms in [
        ("u", "u makes u itself.", ["=", "u"]),
        ("h", "h makes e − f + h.", ["=", "e", "−", "f", "+", "h"]),
        ("f", "f makes f + g − h.", ["=", "f", "+", "g", "−", "h"]),
    ]:
        button(page, letter).click()
        expect(status).to_have_text(said)
        expect(button(page, letter)).to_have_attribute("aria-pressed", "true")
        made = result.get_by_role("img", name=f"made by {letter}")
        assert made.locator(".mm-cell").all_inner_texts() == signs(SixChoices(letter).made)
        shown = result.locator(".mm-six-sign, .mm-caption").all_inner_texts()
        assert shown == [f"made by {letter}", *terms]
    expect(page.locator("[aria-pressed=true]")).to_have_count(1)


def test_choices_are_reached_by_arrow_keys(page, tmp_path):
    page.goto(save(tmp_path, SixChoices("u")))
    button(page, "u").focus()
    page.keyboard.press("ArrowRight")
    expect(button(page, "v")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_have_text("v makes v itself.")


def test_a_phone_shows_the_whole_sum(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, SixChoices()))
    button(page, "e").tap()
    expect(page.get_by_role("status")).to_have_text("e makes e + g + h.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    tops = {one.bounding_box()["y"] for one in page.locator(".mm-six-result .mm-captioned").all()}
    assert len(tops) == 1
    context.close()


def test_the_table_gets_a_row_at_each_first_press(page, tmp_path):
    figure = SixChoices(rows=True)
    page.goto(save(tmp_path, figure))
    rows = page.get_by_role("table", name="what each choice makes").locator("tbody tr")
    told = page.get_by_role("status").last
    expect(rows.nth(0).locator("td")).to_have_text(["1", "2", "4", *["0"] * 6])
    expect(told).to_have_text("0 of 6 rows stand.")
    for i, letter in enumerate("uvefgh"):
        expect(rows.nth(3 + i).locator("td")).to_have_text(["?"] * 9)
        button(page, letter).click()
        entries = [str(number).replace("-", "−") for number in figure.table[i]]
        expect(rows.nth(3 + i).locator("td")).to_have_text(["0", "0", "0", *entries])
    expect(told).to_have_text("✓ All rows stand. Outside of the four coloured blocks each number is 0.")
    page.set_viewport_size({"width": 390, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
