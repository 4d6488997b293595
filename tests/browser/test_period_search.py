"""Look for a repetition with two pins, in a saved page."""

import re

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.games import octal_values
from magicmath.widgets import PeriodSearch

pytestmark = pytest.mark.usefixtures("quiet_page")
KAYLES = octal_values("0.77", 199)


def place(page, number):
    return page.get_by_role("button", name=re.compile(f"^place {number}:"))


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def score(page):
    return page.locator(".mm-score")


def test_two_pins_are_put_and_what_differs_is_marked(page, tmp_path):
    page.goto(save(tmp_path, PeriodSearch(KAYLES)))
    expect(page.locator(".mm-period-place")).to_have_count(50)
    expect(button(page, "Put pin B")).to_be_disabled()
    place(page, 0).click()
    alike = [n for n in range(1, 50) if KAYLES[n] == KAYLES[0]]
    expect(page.locator(".mm-period-alike")).to_have_count(len(alike))
    place(page, 12).click()
    differing = [n for n in range(12, 50) if KAYLES[n] != KAYLES[n - 12]]
    expect(page.locator(".mm-period-differs")).to_have_count(len(differing))
    expect(score(page)).to_contain_text(f"✗ {len(differing)} of 38 places differ from the place 12 before.")
    expect(place(page, differing[0])).to_have_accessible_name(re.compile("differs$"))
    button(page, "Put pin A").click()
    place(page, 30).click()
    expect(score(page)).to_contain_text("A at 30, B at 42")


def test_a_pin_moves_by_keys_and_the_period_by_buttons(page, tmp_path):
    page.goto(save(tmp_path, PeriodSearch(KAYLES)))
    page.keyboard.press("Tab")
    expect(place(page, 0)).to_be_focused()
    for key in ("ArrowDown", "ArrowRight", "Enter", "ArrowRight", "Space"):
        page.keyboard.press(key)
    expect(score(page)).to_contain_text("A at 11, B at 12, so p = 1.")
    expect(button(page, "p − 1")).to_be_disabled()
    button(page, "p + 1").click()
    expect(score(page)).to_contain_text("so p = 2.")
    button(page, "p − 1").click()
    expect(button(page, "Put pin A")).to_be_focused()
    place(page, 12).focus()
    page.keyboard.press("ArrowLeft")
    button(page, "Put pin B").click()
    place(page, 3).click()
    expect(page.locator(".mm-message")).to_have_text("Pin B must stand after pin A.")
    expect(score(page)).to_contain_text("A at 11, B at 12")
    button(page, "Lift both pins").click()
    expect(score(page)).to_contain_text("Put pin A where")


def test_more_values_keep_the_pins_and_the_repetition_is_found(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(save(tmp_path, PeriodSearch(KAYLES)))
    for _ in range(3):
        button(page, "More values").click()
    expect(page.locator(".mm-period-place")).to_have_count(200)
    expect(button(page, "More values")).to_be_disabled()
    place(page, 70).click()
    place(page, 82).click()
    expect(score(page)).to_contain_text("✗ 1 of 118 places differs")
    button(page, "Put pin A").click()
    place(page, 71).click()
    expect(score(page)).to_contain_text("✓ Each of the 117 places from B on has the value 12 before it.")
    expect(score(page)).to_contain_text("A cannot stand further to the left.")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    boxes = page.locator(".mm-period-place").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect())"
    )
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24
