"""Press stories in a saved page: each printed board follows, or needs an accident."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises import reproduction
from magicmath.widgets import Stories

pytestmark = pytest.mark.usefixtures("quiet_page")


def figure():
    return Stories(reproduction.EVIDENCE, reproduction.STORIES)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_a_story_marks_what_needs_an_accident_as_python_does_and_counts_nothing(page, tmp_path):
    page.goto(save(tmp_path, figure()))
    message, cards = page.get_by_role("status"), page.locator(".mm-story-card")
    expect(message).to_have_text("Press a story.")
    expect(page.locator(".mm-story-board")).to_have_count(len(reproduction.EVIDENCE))
    expect(cards.nth(4)).to_be_disabled()
    for name in reproduction.STORIES:
        button(page, name).click()
        accidents = figure().accidents(name)
        marks = ["≠ accident" if one in accidents else "= follows" for one in reproduction.EVIDENCE]
        expect(page.locator(".mm-story-mark")).to_have_text(marks)
        expect(message).to_contain_text("How many cards need an accident?")
        expect(button(page, name)).to_have_attribute("aria-pressed", "true")
        shown = cards.locator(".mm-story-board:nth-child(2) .mm-cell")
        bits = [int(bit) for bit in shown.evaluate_all("all => all.map((one) => one.dataset.bit)")]
        told = [bit for board, _ in reproduction.STORIES[name].values() for bit in board.ravel().tolist()]
        assert bits == told


def test_a_card_tells_the_reason_in_each_story(page, tmp_path):
    page.goto(save(tmp_path, figure()))
    button(page, "CC is wrong").click()
    page.locator(".mm-story-card").first.press("Enter")
    for name in ("CC is wrong", "D is wrong"):
        button(page, name).click()
        why = reproduction.STORIES[name]["CC"][1]
        expect(page.get_by_role("status")).to_have_text(f"CC: {why}")


def test_on_a_phone_the_reason_stays_in_sight(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 500})
    page = context.new_page()
    page.goto(save(tmp_path, figure()))
    button(page, "the goal is wrong").tap()
    page.locator(".mm-story-card").first.tap()
    expect(page.get_by_role("status")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    context.close()
