"""Press classes and rounds in a saved page: board, table and ring follow, on a phone too."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import ClassPresses

pytestmark = pytest.mark.usefixtures("quiet_page")
ROUND = "One round: corners +1, edges +2, centre −4"


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def cells(page):
    return [int(text) for text in page.locator(".mm-cells .mm-cell").all_inner_texts()]


def expected(k, times):
    return ClassPresses([k], times).cells.ravel().tolist()


def test_rounds_run_round_the_ring(page, tmp_path):
    page.goto(save(tmp_path, ClassPresses([5, 7, 2, 10])))
    for _ in range(3):
        button(page, ROUND).click()
    assert cells(page) == expected(5, (3, 6, -11)) == [0, 1, 0, 1, 1, 1, 0, 1, 0]
    expect(page.get_by_text("After 3 rounds: 0 → 0 → 0 → 0")).to_be_visible()
    button(page, "7 colours").click()
    assert cells(page) == expected(7, (0, 0, 1))
    expect(page.get_by_text("After")).to_have_count(0)
    for _ in range(3):
        button(page, ROUND).click()
    assert cells(page) == [1] * 9
    expect(page.get_by_text("✓ All nine cells are 1, in 7 colours.")).to_be_visible()
    expect(page.get_by_role("img", name="ring of 7 places")).to_have_accessible_name(
        "ring of 7 places: a corner cell is at 1, and has been at 0, 5, 3, 1; 1 is wanted"
    )
    button(page, "Start again").click()
    assert cells(page) == expected(7, (0, 0, 1))


def test_classes_are_pressed_and_taken_back_by_keys(page, tmp_path):
    page.goto(save(tmp_path, ClassPresses([7], times=(0, 0, 0))))
    for name, times in [
        ("corners: press once more", (1, 0, 0)),
        ("edges: press once more", (1, 1, 0)),
        ("centre: take one press back", (1, 1, -1)),
    ]:
        button(page, name).focus()
        page.keyboard.press("Enter")
        assert cells(page) == expected(7, times)
        expect(button(page, name)).to_be_focused()
    expect(page.get_by_text("After")).to_have_count(0)


def test_a_phone_shows_all_of_it(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, ClassPresses([5, 7, 2, 10], times=(3, 6, -1111))))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
        assert box["x"] + box["width"] <= 390
    button(page, ROUND).tap()
    assert cells(page) == expected(5, (4, 8, -1115))
    context.close()
