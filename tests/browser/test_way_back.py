"""Lay the way back from a game in a saved page, by mouse, keys and touch."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import WayBack

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def game(page, name):
    return page.get_by_role("group", name="the game", exact=True).get_by_role("button", name=name, exact=True)


def lay(page, *tiles):
    for tile in tiles:
        button(page, f"Add {tile}").click()
    button(page, "Try it").click()


def status(page):
    return page.locator(".mm-score")


def test_a_reader_lays_the_way_back_and_sees_its_picture_only_then(page, tmp_path):
    page.goto(save(tmp_path, WayBack()))
    there, home = page.locator(".mm-way").all()
    expect(there).to_have_attribute("aria-label", "V, ⌽G9, J, D")
    expect(home).to_have_attribute("aria-label", "D, an open step, an open step, V")
    expect(button(page, "Try it")).to_be_disabled()
    expect(page.locator(".mm-way-product")).to_be_empty()
    lay(page, "⌽G9", "J")
    expect(status(page)).to_contain_text("cells still to go. Which step of the game came last?")
    expect(page.locator(".mm-way-product .mm-caption")).to_have_text("⌽G9·J = G9")
    expect(page.locator(".mm-message")).to_have_text("Ways back found: 0 of 3.")
    button(page, "Take one away").click()
    expect(page.locator(".mm-way-product")).to_be_empty()
    button(page, "Take one away").click()
    expect(button(page, "Take one away")).to_be_disabled()
    lay(page, "J", "⌽G9")
    expect(status(page)).to_contain_text("✓ The goal! And J·⌽G9 is ⌽⊖G9: it undoes G9.")
    boards = page.locator(".mm-boards .mm-cells")
    own, goal = (
        one.locator(".mm-cell").evaluate_all("all => all.map(one => one.dataset.bit)")
        for one in boards.all()[:2]
    )
    assert own == goal
    expect(page.locator(".mm-way-product .mm-caption")).to_have_text("J·⌽G9 = ⌽⊖G9")
    game(page, "⌽⊖G9").click()
    lay(page, "⌽G9", "J")
    game(page, "⊖G9").click()
    expect(page.locator(".mm-message")).to_have_text("Ways back found: 2 of 3.")
    lay(page, "J", "⌽G9", "J")
    expect(status(page)).to_contain_text("✓ The goal! And J·⌽G9·J is ⊖G9: it undoes ⊖G9.")
    expect(page.locator(".mm-message")).to_have_text("✓ You have found all three ways back.")
    expect(game(page, "G9 ✓")).to_be_visible()


def test_keys_lead_from_step_to_step(page, tmp_path):
    page.goto(save(tmp_path, WayBack()))
    button(page, "Add J").focus()
    page.keyboard.press("Enter")
    expect(button(page, "Add J")).to_be_focused()
    page.keyboard.press("Enter")
    expect(button(page, "Try it")).to_be_focused()
    page.keyboard.press("Enter")
    expect(button(page, "Take one away")).to_be_focused()
    expect(status(page)).to_contain_text("✗")


@pytest.mark.parametrize("width", [390, 1100])
def test_nothing_moves_and_nothing_is_too_wide(width, page, tmp_path):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(save(tmp_path, WayBack("⊖G")))
    tools = page.locator(".mm-tools").bounding_box()
    lay(page, "J", "⌽G9", "J")
    expect(status(page)).to_contain_text("✓")
    assert page.locator(".mm-tools").bounding_box() == tools
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_way_is_laid_by_touch(browser, tmp_path):
    page = browser.new_context(has_touch=True, viewport={"width": 390, "height": 844}).new_page()
    page.goto(save(tmp_path, WayBack()))
    for name in ("Add J", "Add ⌽G9", "Try it"):
        box = button(page, name).bounding_box()
        assert min(box["width"], box["height"]) >= 24
        button(page, name).tap()
    expect(status(page)).to_contain_text("✓ The goal!")
    page.context.close()
