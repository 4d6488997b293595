"""Break claims in a saved page: no verdict before an example that breaks, or before the reader gives up."""

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises import reproduction
from magicmath.widgets import Counterexamples

pytestmark = pytest.mark.usefixtures("quiet_page")
LINES = list(reproduction.lines_to_break())


def figure():
    return Counterexamples(reproduction.lines_to_break())


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_each_line_is_broken_by_an_example_or_given_up_and_only_then_judged(page, tmp_path):
    page.goto(save(tmp_path, figure()))
    reply, verdict, score = page.locator(".mm-reply"), page.locator(".mm-opened"), page.locator(".mm-score")
    broken = 0
    for number, (says, told) in enumerate(reproduction.lines_to_break().items()):
        name, why, _, start, judge = told
        page.get_by_role("button", name=f"Line {number + 1}").click()
        expect(page.locator(".mm-claim")).to_have_text(says)
        expect(verdict).to_be_hidden()
        expect(reply).to_have_text("Tap cells. Then try your example.")
        button(page, "Try this example").click()
        expect(reply).to_have_text(judge(np.array(start))[0])
        expect(verdict).to_be_hidden()
        sign = {"true": "✔", "true under a condition": "◐", "false": "✘"}[name]
        breaking = Counterexamples({says: told}).breaking(says)
        if not breaking:
            button(page, "I find none").click()
            expect(verdict).to_have_text(f"There is none. The ledger says: {sign} {name}. {why}")
            expect(button(page, "I find none")).to_be_hidden()
            continue
        for cell in np.flatnonzero(np.array(breaking[0]) != np.array(start)).tolist():
            page.locator(".mm-example .mm-cell").nth(cell).click()
        expect(reply).to_have_text("Tap cells. Then try your example.")
        button(page, "Try this example").click()
        broken += 1
        expect(reply).to_have_text(judge(np.array(breaking[0], dtype=np.uint8))[0])
        expect(verdict).to_have_text(f"The ledger says: {sign} {name}. {why}")
        expect(score).to_contain_text(f"You have broken {broken} of 6 lines.")
    expect(score).to_have_text(f"You have broken {broken} of 6 lines. All 6 verdicts are open.")
    page.get_by_role("button", name="Line 1").click()  # an opened line stays open
    expect(verdict).to_contain_text("The ledger says: ◐")


def test_who_gives_up_too_early_is_told_that_there_is_an_example_and_may_find_it(page, tmp_path):
    page.goto(save(tmp_path, figure()))
    page.get_by_role("button", name="Line 3").press("Enter")
    button(page, "I find none").press("Enter")
    expect(page.locator(".mm-opened")).to_contain_text(
        "There is a counterexample: you may still look for it. The ledger says: ✘ false."
    )
    expect(page.get_by_role("button", name="Line 3")).to_contain_text("opened")
    page.locator(".mm-example .mm-cell").first.press(" ")
    button(page, "Try this example").press("Enter")
    expect(page.get_by_role("button", name="Line 3")).to_contain_text("✗ broken")


def test_a_phone_shows_line_example_and_verdict(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 700})
    page = context.new_page()
    page.goto(save(tmp_path, figure()))
    for number in range(1, 7):
        page.get_by_role("button", name=f"Line {number}").tap()
        expect(page.locator(".mm-claim")).to_have_text(LINES[number - 1])
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        boxes = [box for control in page.get_by_role("button").all() if (box := control.bounding_box())]
        assert len(boxes) > 6  # the lines, and what answers one of them
        assert all(min(box["width"], box["height"]) >= 24 for box in boxes)
    context.close()
