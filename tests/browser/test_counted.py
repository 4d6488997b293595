"""Counted presses in a saved page: by hand and by chance, with mouse, keys and touch."""

import re

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import CountedPresses

pytestmark = pytest.mark.usefixtures("quiet_page")


def numbers(page):
    return [int(text.split()[0]) for text in page.locator(".mm-tally-number").all_inner_texts()]


def cells(page):
    return page.locator(".mm-cell").evaluate_all("all => all.map(one => Number(one.dataset.bit))")


def told(page):
    return [text == "odd" for text in page.locator(".mm-tally-told").all_inner_texts()]


def agrees(page):
    """Tell whether the page reads the odd counts from the board, which Python makes of them, too."""
    counts = numbers(page)
    assert cells(page) == CountedPresses(counts).cells.ravel().tolist()
    return told(page) == [count % 2 == 1 for count in counts]


def test_each_hundred_leaves_a_board_that_tells_what_is_odd(page, tmp_path):
    page.goto(save(tmp_path, CountedPresses([9, 10, 10, 5, 19, 10, 9, 16, 12])))
    assert agrees(page)
    expect(page.locator(".mm-score")).to_have_text(
        "100 presses. An odd number of times: masks 0, 3, 4 and 6. "
        "The board alone tells: masks 0, 3, 4 and 6."
    )
    seen = [numbers(page)]
    for _ in range(3):
        page.get_by_role("button", name="Another hundred").click()
        seen.append(numbers(page))
        assert sum(seen[-1]) == 100
        assert agrees(page)
    assert len(set(map(tuple, seen))) == 4


def test_covered_counts_wait_until_the_reader_asks(page, tmp_path, axe):  # noqa: F811
    page.goto(save(tmp_path, CountedPresses([9, 10, 10, 5, 19, 10, 9, 16, 12], covers=True)))
    board_tells = "100 presses. The board alone tells: masks 0, 3, 4 and 6."
    show = page.get_by_role("button", name="Show what was pressed")
    for _ in range(2):
        assert page.locator(".mm-tally-number").all_inner_texts() == ["covered"] * 9
        expect(page.locator(".mm-tally-bar:visible")).to_have_count(0)
        expect(page.locator(".mm-score")).to_contain_text("100 presses. The board alone tells:")
        assert not page.get_by_role("button", name=re.compile("pressed .* times")).count()
        assert violations(page, axe) == []
        show.press("Enter")
        expect(show).to_be_disabled()
        assert agrees(page)
        page.get_by_role("button", name="Another hundred").click()
    page.goto(save(tmp_path, CountedPresses([9, 10, 10, 5, 19, 10, 9, 16, 12], covers=True)))
    expect(page.locator(".mm-score")).to_have_text(f"{board_tells} Is it right?")
    page.get_by_role("button", name="White board").click()
    assert numbers(page) == [0] * 9


def test_a_mask_pressed_twice_leaves_the_board_as_it_was(page, tmp_path):
    page.goto(save(tmp_path, CountedPresses([9, 10, 10, 5, 19, 10, 9, 16, 12])))
    before = cells(page)
    mask = page.get_by_role("button", name="press mask 3;")
    mask.click()
    assert cells(page) != before
    assert agrees(page)
    mask.press("Enter")
    assert cells(page) == before
    assert numbers(page)[3] == 7
    page.get_by_role("button", name="White board").click()
    expect(page.locator(".mm-score")).to_have_text("Nothing is pressed.")
    assert cells(page) == [0] * 9


def test_a_cell_of_the_board_presses_its_mask(page, tmp_path):
    page.goto(save(tmp_path, CountedPresses([0, 0, 0, 1, 0, 0, 0, 0, 0])))
    board = page.get_by_role("gridcell")
    for cell in (4, 1):
        board.nth(cell).click()
    assert numbers(page) == [0, 1, 0, 1, 1, 0, 0, 0, 0]
    assert agrees(page)
    board.nth(1).press("ArrowRight")
    board.nth(2).press("Enter")
    board.nth(2).press(" ")
    assert numbers(page) == [0, 1, 2, 1, 1, 0, 0, 0, 0]
    assert agrees(page)


def test_a_phone_needs_no_sideways_scrolling_and_targets_are_large(browser, tmp_path):
    viewport = {"width": 390, "height": 800}
    context = browser.new_context(has_touch=True, is_mobile=True, viewport=viewport, offline=True)
    page = context.new_page()
    page.goto(save(tmp_path, CountedPresses([9999] * 9)))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for target in page.get_by_role("button").all():
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    page.get_by_role("button", name="White board").tap()
    page.get_by_role("button", name="press mask 0;").tap()
    assert numbers(page) == [1, *[0] * 8]
    context.close()
