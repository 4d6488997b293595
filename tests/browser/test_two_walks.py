"""Two strips under one button in a saved page, by mouse, keys and touch."""

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.rules import MAGIC, lights_out
from magicmath.widgets import TwoWalks

pytestmark = pytest.mark.usefixtures("quiet_page")
EDGE = [[0, 1, 0], [0, 0, 0], [0, 0, 0]]


def press(page, name, times=1):
    for _ in range(times):
        page.get_by_role("button", name=name, exact=True).click()


def shown(page, step):
    """Return the bits of the boards of a step that can be seen."""
    boards = page.locator(f".mm-two-step[aria-label='step {step}'] .mm-cells")
    seen = "one => one.checkVisibility({ visibilityProperty: true })"
    bits = "one => [...one.querySelectorAll('.mm-cell')].map((cell) => Number(cell.dataset.bit))"
    return [one.evaluate(bits) for one in boards.all() if one.evaluate(seen)]


def check(page, figure, steps, adds=False):
    """Compare the page with a figure of Python after so many steps."""
    for k in (1, 2, 3, 4):
        boards = [figure.upper[k], figure.lower[k], figure.choice ^ figure.lower[k]][: 3 if adds else 2]
        assert shown(page, k) == ([board.ravel().tolist() for board in boards] if k <= steps else [])


def test_steps_uncover_both_strips_and_then_v_is_added(page, tmp_path):
    figure = TwoWalks(choice=EDGE)
    page.goto(save(tmp_path, figure))
    status = page.get_by_role("status")
    expect(page.get_by_role("button", name="Add V to the boards of N")).to_be_disabled()
    for steps in (1, 2, 3, 4):
        check(page, figure, steps - 1)
        press(page, "Next step")
    check(page, figure, 4)
    expect(page.get_by_role("button", name="Next step")).to_be_disabled()
    expect(status).to_have_text("With Y: V is home after 4 steps. With N: empty after 4 presses.")
    page.get_by_role("button", name="Add V to the boards of N").focus()
    page.keyboard.press("Enter")
    check(page, figure, 4, adds=True)
    told = page.locator(".mm-two-told")
    assert told.all_inner_texts() == ["= V·Y", "= V·Y²", "≠ V·Y³", "= V·Y⁴"]
    expect(status).to_contain_text("The sum is the board of Y at steps 1, 2 and 4, and not at step 3.")
    page.get_by_role("gridcell").nth(4).click()
    figure.choice = figure.choice ^ np.uint8([[0, 0, 0], [0, 1, 0], [0, 0, 0]])
    check(page, figure, 4, adds=True)
    press(page, "Back to V")
    check(page, figure, 0)


def test_other_masks_keep_the_sums_and_not_the_way_home(page, tmp_path):
    page.goto(save(tmp_path, TwoWalks(choice=EDGE)))
    press(page, "Next step", 4)
    press(page, "Add V to the boards of N")
    expect(page.get_by_role("button", name="MAGIC’s masks")).to_be_disabled()
    homes = set()
    for _ in range(6):
        press(page, "Random masks")
        assert [page.locator(".mm-two-told").nth(k).inner_text()[0] for k in (0, 1, 3)] == ["="] * 3
        homes.add("home after" in page.get_by_role("status").inner_text())
    assert False in homes
    press(page, "MAGIC’s masks")
    check(page, TwoWalks(choice=EDGE), 4, adds=True)


def test_on_a_phone_each_step_is_a_row_of_large_boards(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, TwoWalks(MAGIC, EDGE), TwoWalks(lights_out(4, 4))))
    first = page.locator(".mm-two").first
    first.get_by_role("gridcell").nth(0).tap()
    for _ in range(4):
        first.get_by_role("button", name="Next step").tap()
    first.get_by_role("button", name="Add V").tap()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    rows = [
        [board.bounding_box() for board in step.locator(".mm-cells").all()]
        for step in first.locator(".mm-two-step").all()
    ]
    assert [len(row) for row in rows] == [2, 3, 3, 3, 3]
    for row in rows:
        assert len({box["y"] for box in row}) == 1
        assert min(box["width"] for box in row) > 90
    cell = first.get_by_role("gridcell").first.bounding_box()
    assert min(cell["width"], cell["height"]) >= 28
    for control in first.get_by_role("button").all():
        assert control.bounding_box()["height"] >= 40
    context.close()
