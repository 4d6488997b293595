"""Put a slip at moments in a saved page: arrows take it along, and each result is compared."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises import reproduction
from magicmath.widgets import SlipInTime

pytestmark = pytest.mark.usefixtures("quiet_page")
# after which moments the slip is in a result, by the place of the slip; -1: never
HELD = {
    "the start": (0, 0, 0, 3, 4),
    "the goal": (0, 0, 0, 3, 4),
    "the difference": (-1, 1, 2, -1, -1),
}


def figure():
    return SlipInTime(reproduction.RESULTS, reproduction.SLIPS_IN_TIME)


def ring(page, place, moment):
    names = list(reproduction.RESULTS)
    when = f"before {names[moment]}" if moment < len(names) else "last of all"
    return page.get_by_role("button", name=f"slip in {place}, {when}", exact=True)


def cells(board):
    found = board.locator(".mm-cell").evaluate_all("all => all.map((one) => Number(one.dataset.bit))")
    return [int(bit) for bit in found]


def test_each_moment_marks_what_python_does(page, tmp_path):
    page.goto(save(tmp_path, figure()))
    results = page.locator(".mm-time-result")
    marks, inside = page.locator(".mm-time-mark"), page.locator(".mm-time-inside")
    expect(page.get_by_role("status")).to_have_text("Tap a ring on a line: there the slip happens.")
    expect(marks).to_have_text([""] * 5)
    expect(page.locator(".mm-carries")).to_have_count(0)
    for place, (says, before, after, boards) in reproduction.SLIPS_IN_TIME.items():
        for moment, now in enumerate(boards):
            if now is None:
                expect(ring(page, place, moment)).to_have_count(0)
                continue
            ring(page, place, moment).click()
            expect(ring(page, place, moment)).to_have_attribute("aria-pressed", "true")
            expect(page.locator(".mm-time-ring[aria-pressed=true]")).to_have_count(1)
            expect(page.locator(".mm-time-says").nth(moment)).to_have_text(f"slip: {says}")
            others = figure().different(place, moment)
            signs = ["≠ printed" if name in others else "= printed" for name in reproduction.RESULTS]
            expect(marks).to_have_text(["", *signs[1:]])  # D is compared where it is printed
            expect(page.locator(".mm-time-ends:last-of-type").last).to_contain_text(signs[0])
            holds = ["slip inside" if 0 <= moment <= last else "" for last in HELD[place]]
            expect(inside).to_have_text(holds)
            for k in range(1, 5):
                assert cells(results.nth(k)) == now[k].ravel().tolist()
            made = before if place == "the difference" else now[0]
            assert cells(results.first) == made.ravel().tolist()  # a board before the slip has none
            if place == "the start":
                heads, ends = (
                    page.locator(".mm-time-heads .mm-time-board"),
                    page.locator(".mm-time-ends .mm-time-board"),
                )
                assert cells(heads.first) == before.ravel().tolist()
                assert cells(ends.first) == after.ravel().tolist()


def test_the_line_of_the_slip_is_marked_below_it_and_not_above(page, tmp_path):
    page.goto(save(tmp_path, figure()))
    ring(page, "the start", 3).click()
    expect(page.locator(".mm-time-step .mm-lane-up.mm-carries")).to_have_count(2)  # at the last two results
    ring(page, "the difference", 2).click()
    expect(page.locator(".mm-arm.mm-carries")).to_have_count(1)  # to the transform alone
    ring(page, "the start", 0).click()
    expect(page.locator(".mm-arm-left.mm-carries")).to_have_count(3)  # D hands it on


def test_the_figure_says_what_does_not_fit_and_when_all_slips_are_found(page, tmp_path):
    page.goto(save(tmp_path, figure()))
    message = page.get_by_role("status")
    ring(page, "the difference", 1).press("Enter")
    expect(message).to_have_text(
        "4 of 5 results come out as printed. Not so: presses again. "
        "No arrow leads from the difference to presses again."
    )
    ring(page, "the start", 4).click()
    expect(message).to_have_text(
        "All 5 come out as printed. One slip is enough. There is another such slip. Find it, too."
    )
    ring(page, "the start", 0).click()
    expect(message).to_have_text(
        "1 of 5 results come out as printed. Not so: difference board, presses, transform and presses again."
    )
    ring(page, "the goal", 4).click()
    expect(message).to_have_text(
        "All 5 come out as printed. One slip is enough. You have found both such slips."
    )


def test_a_phone_keeps_what_is_said_in_sight(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 500})
    page = context.new_page()
    page.goto(save(tmp_path, figure()))
    ring(page, "the start", 0).tap()
    expect(page.get_by_role("status")).to_contain_text("1 of 5 results come out as printed.")
    expect(page.get_by_role("status")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    context.close()
