"""The ring of powers in a saved page, by mouse, keys and touch."""

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import PowerRing

pytestmark = pytest.mark.usefixtures("quiet_page")
FIFTEEN = np.uint8([[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 0, 0]])


def check(page, ring):
    """Compare the ring of the page with the powers of Python, and return how often the way home is drawn."""
    boards = page.locator(".mm-power-ring g")
    size = len(ring.matrix)
    bits = "one => [...one.querySelectorAll('rect')].slice(1).map((bit) => Number(bit.classList[0].at(-1)))"
    assert [one.evaluate(bits) for one in boards.all()] == [power.ravel().tolist() for power in ring.powers]
    assert boards.first.locator("rect").count() == size * size + 1
    home, other = (page.locator(f".mm-power-{name}").count() for name in ("home", "other"))
    assert (home, other) == ((1, 0) if ring.order else (0, 1))


def test_bits_are_pressed_and_the_ring_closes_or_not(page, tmp_path):
    page.goto(save(tmp_path, PowerRing()))
    ring = PowerRing()
    status = page.get_by_role("status")
    check(page, ring)
    cells = page.get_by_role("gridcell")
    for row, column in np.argwhere(ring.matrix ^ FIFTEEN):
        cells.nth(4 * row + column).click()
        ring.matrix = ring.matrix ^ (np.arange(16).reshape(4, 4) == 4 * row + column).astype(np.uint8)
        check(page, ring)
    expect(status).to_have_text("A is home after 15 steps, and A¹⁴ is the inverse.")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    at = 4 * row + column - 4
    ring.matrix = ring.matrix ^ (np.arange(16).reshape(4, 4) == at).astype(np.uint8)
    check(page, ring)
    expect(page.locator(".mm-message")).to_contain_text("15")
    page.get_by_role("button", name="Reset").click()
    check(page, PowerRing())
    expect(page.locator(".mm-message")).to_contain_text("Numbers of steps so far: 1,")
    expect(page.get_by_role("button", name="Reset")).to_be_disabled()


@pytest.mark.parametrize("matrix", [[[0, 1], [0, 0]], [[1, 1], [0, 0]], [[0, 0, 1], [0, 0, 1], [0, 1, 0]]])
def test_without_an_inverse_the_last_line_leads_elsewhere(page, tmp_path, matrix):
    page.goto(save(tmp_path, PowerRing(matrix)))
    check(page, PowerRing(matrix))
    expect(page.get_by_role("status")).to_contain_text("never comes home")
    expect(page.locator(".mm-message")).to_have_text("Numbers of steps so far: never.")


def test_it_fits_a_phone_and_no_board_covers_another(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, PowerRing(FIFTEEN)))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    boxes = [one.bounding_box() for one in page.locator(".mm-power-ring g").all()]
    assert len(boxes) == 15
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            apart = max(abs(one["x"] - other["x"]) - one["width"], abs(one["y"] - other["y"]) - one["height"])
            assert apart >= 0
    ring = page.locator(".mm-power-ring").bounding_box()
    assert all(
        ring["x"] <= one["x"] and one["x"] + one["width"] <= ring["x"] + ring["width"] for one in boxes
    )
    page.get_by_role("gridcell").nth(0).tap()
    check(page, PowerRing(FIFTEEN ^ np.eye(1, 16, dtype=np.uint8).reshape(4, 4)))
    context.close()
