"""Find shared factors in a saved page: mouse, keys and touch, without Python or network."""

import re

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import SharedFactors

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_the_reader_finds_what_both_have(page, tmp_path):
    page.goto(save(tmp_path, SharedFactors([5, 4, 7])))
    found, said = page.locator(".mm-score"), page.locator(".mm-message")
    tiles = page.get_by_role("group", name="factors of f").get_by_role("button")
    expect(found).to_have_text("c = 1, of degree 0.")
    button(page, "Nothing else is in both").click()
    expect(said).to_have_text("Look again: another factor of f is also in g.")
    tiles.nth(0).click()
    tiles.nth(1).focus()
    page.keyboard.press("Enter")
    expect(tiles.nth(1)).to_be_focused()
    expect(found).to_have_text("c = x·(x + 1), of degree 2.")
    tiles.nth(2).click()
    expect(said).to_have_text("g has no factor x + 1 left.")
    assert page.locator(".mm-prime-taken").all_inner_texts() == ["x + 1", "x"]
    button(page, "Nothing else is in both").click()
    expect(said).to_contain_text("The nullity of 5×5 is 2: one of 4 boards can be solved.")
    tiles.nth(0).click()
    expect(found).to_have_text("c = x + 1, of degree 1.")
    button(page, "n = 4").click()
    for tile in (0, 1):
        tiles.nth(tile).click()
    expect(found).to_have_text("c = (x² + x + 1)², of degree 4.")
    button(page, "n = 7").click()
    button(page, "Nothing else is in both").click()
    expect(said).to_contain_text("every board can be solved")


@pytest.mark.parametrize("key", [None, "Space"])
def test_each_factor_of_f_finds_its_partner_in_g_or_in_h(key, page, tmp_path):
    page.goto(save(tmp_path, SharedFactors([5], with_h=True)))
    score, said, left = (page.locator(f".mm-{name}") for name in ("score", "message", "prime-left"))

    def press(i, name):
        place = page.get_by_role("button", name=re.compile(rf"factor {i} of f, .* in {name}"))
        if key:
            place.focus()
            page.keyboard.press(key)
            expect(place).to_be_focused()
        else:
            place.click()

    expect(score).to_have_text("h = 1")
    expect(left).to_have_text("left over in g: x + 1, x, x, x, x")
    press(1, "h")
    expect(said).to_have_text("4 factors of f have no partner yet.")
    press(2, "g")
    press(3, "g")
    expect(said).to_have_text("g has no factor x + 1 left.")
    for i in (3, 4, 5):
        press(i, "h")
    expect(score).to_have_text("h = x·(x + 1)³")
    expect(said).to_have_text("f divides h·g. But h has more than it must: look at what is left over in g.")
    press(1, "g")
    expect(score).to_have_text("h = (x + 1)³")
    expect(left).to_have_text("left over in g: x, x, x")
    expect(said).to_contain_text("✓ f divides h·g. h has only what it must have: (x + 1)³.")
    expect(said).to_contain_text("f and g share x·(x + 1), of degree 2.")
    press(5, "h")
    expect(said).to_have_text("One factor of f has no partner yet.")
    press(2, "h")
    press(5, "g")
    expect(said).to_contain_text("✓ f divides h·g.")


def test_equal_factors_light_up_together(page, tmp_path):
    page.goto(save(tmp_path, SharedFactors([5])))
    page.get_by_role("group", name="factors of f").get_by_role("button").nth(0).hover()
    assert page.locator(".mm-prime-like").all_inner_texts() == ["x"] * 5


def test_it_fits_a_phone(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(
        save(tmp_path, SharedFactors([14, 18, 20]), *(SharedFactors([n], with_h=True) for n in (5, 18)))
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    page.get_by_role("group", name="factors of f").get_by_role("button").nth(2).tap()
    last = page.locator(".mm-shared-factors").nth(1)
    last.get_by_role("button").nth(1).tap()
    expect(last.locator(".mm-score")).to_have_text("h = x")
    context.close()
