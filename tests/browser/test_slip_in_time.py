"""Put a slip at moments in a saved page: each result is compared, and the figure says when all fit."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises import reproduction
from magicmath.widgets import SlipInTime

pytestmark = pytest.mark.usefixtures("quiet_page")


def figure():
    return SlipInTime(reproduction.RESULTS, reproduction.SLIPS_IN_TIME)


def chip(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_each_moment_marks_what_python_does(page, tmp_path):
    page.goto(save(tmp_path, figure()))
    moments, marks = page.locator(".mm-moment"), page.locator(".mm-time-mark")
    expect(page.get_by_role("status")).to_contain_text("Choose where the slip is.")
    expect(marks).to_have_text([""] * 4)
    for place, (says, boards) in reproduction.SLIPS_IN_TIME.items():
        chip(page, place).click()
        for moment, now in enumerate(boards):
            if now is None:
                expect(moments.nth(moment)).to_be_disabled()
                expect(moments.nth(moment)).to_have_text(f"{place} is not there yet")
                continue
            moments.nth(moment).click()
            expect(moments.nth(moment)).to_have_text(f"slip: {says}")
            others = figure().different(place, moment)
            expect(marks).to_have_text(
                ["≠ other" if name in others else "= as printed" for name in reproduction.RESULTS]
            )
            shown = page.locator(".mm-time-board:nth-child(2) .mm-cell")
            bits = [int(bit) for bit in shown.evaluate_all("all => all.map((one) => one.dataset.bit)")]
            assert bits == [bit for board in now for bit in board.ravel().tolist()]
            expect(page.locator(".mm-after")).to_have_count(4 - moment)


def test_the_figure_says_what_does_not_fit_and_when_all_slips_are_found(page, tmp_path):
    page.goto(save(tmp_path, figure()))
    message, moments = page.get_by_role("status"), page.locator(".mm-moment")
    moments.nth(2).press("Enter")
    expect(message).to_have_text("3 of 4 results come out as printed. Not so: result 2.")
    moments.nth(3).click()
    expect(message).to_have_text(
        "All 4 come out as printed. One slip is enough. There is another such slip. Find it, too."
    )
    chip(page, "D").click()
    expect(message).to_have_text("2 of 4 results come out as printed. Not so: result 1 and result 2.")
    chip(page, "the goal").click()
    expect(message).to_have_text(
        "All 4 come out as printed. One slip is enough. You have found both such slips."
    )


def test_a_phone_keeps_what_is_said_in_sight(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 500})
    page = context.new_page()
    page.goto(save(tmp_path, figure()))
    page.locator(".mm-moment").first.tap()
    expect(page.get_by_role("status")).to_contain_text("1 of 4 results come out as printed.")
    expect(page.get_by_role("status")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    context.close()
