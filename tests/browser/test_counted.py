"""Counted presses in a saved page: by hand and by chance, with mouse, keys and touch."""

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import CountedPresses

pytestmark = pytest.mark.usefixtures("quiet_page")


def numbers(page):
    return [int(text.split()[0]) for text in page.locator(".mm-tally-number").all_inner_texts()]


def cells(page):
    squares = page.locator(".mm-boards .mm-captioned .mm-cell")
    return squares.evaluate_all("all => all.map(one => Number(one.dataset.bit))")


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


GO_ON = "Press Another hundred, or Ninety-nine."
WHITE = "✓ Your way back ends at white. Do you trust your marks?"
DOUBTED = "✓ You had doubts, and yet all your marks are right."
TRUST, DOUBT = "I trust all my marks", "I have doubts"
MIXED = [9, 11, 14, 4, 19, 10, 14, 10, 9]  # 0 1 4 8 are odd; the cells 1 2 4 8 are black


def test_the_reader_finds_out_which_covered_counts_are_odd(page, tmp_path, axe):  # noqa: F811
    page.goto(save(tmp_path, CountedPresses(MIXED, covers=True)))
    status, trust = page.locator(".mm-score"), page.get_by_role("button", name=TRUST)
    found = page.locator(".mm-tally-found")
    assert page.locator(".mm-tally-number").all_inner_texts() == ["covered"] * 9
    expect(page.locator(".mm-tally-bar:visible")).to_have_count(0)
    assert told(page) == [False] * 9  # nothing is deduced for the reader
    assert "0, 1, 4" not in page.locator("body").inner_text()
    expect(status).to_have_text("100 presses, covered. Marked odd: none. 4 cells are still black.")
    assert violations(page, axe) == []
    back = page.get_by_role("grid", name="your way back").get_by_role("gridcell")
    for left, cell in ((3, 1), (2, 2), (1, 4)):
        back.nth(cell).click()
        expect(status).to_contain_text(f"{left} cell{'s are' if left > 1 else ' is'} still black.")
    back.nth(8).press("Enter")
    marked = "Marked odd: masks 0, 1, 4 and 8."
    expect(status).to_have_text(f"100 presses, covered. {marked} {WHITE}")
    expect(found).to_have_text("")
    trust.press("Enter")
    expect(status).to_have_text(f"✓ You trusted your marks, and all are right. {GO_ON}")
    expect(found).to_have_text("Odd masks so far: 4 of 100 presses")
    assert page.locator(".mm-tally-number").first.inner_text() == "9 odd ✓"
    assert numbers(page) == MIXED
    expect(trust).to_be_disabled()
    back.nth(0).click()  # what was compared stays
    assert told(page) == [count % 2 == 1 for count in MIXED]
    page.get_by_role("button", name="Another hundred").click()
    assert page.locator(".mm-tally-number").all_inner_texts() == ["covered"] * 9
    assert told(page) == [False] * 9


def test_nothing_is_uncovered_before_the_board_is_white(page, tmp_path):
    page.goto(save(tmp_path, CountedPresses(MIXED, covers=True)))
    trust, doubt = (page.get_by_role("button", name=name) for name in (TRUST, DOUBT))
    for mask in (0, 1, 4, 7, 5, 5):
        page.get_by_role("button", name=f"mask {mask}, you say").click()
        expect(trust).to_be_disabled()
        expect(doubt).to_be_disabled()
    for mask in (7, 8):  # a wrong mark is put right on the same board
        page.get_by_role("button", name=f"mask {mask}, you say").click()
    assert told(page) == [mask in (0, 1, 4, 8) for mask in range(9)]
    expect(trust).to_be_enabled()
    doubt.click()
    expect(page.locator(".mm-score")).to_have_text(f"{DOUBTED} {GO_ON}")


def test_a_white_board_may_be_uncovered_without_a_mark_and_ninety_nine_are_marked_next(page, tmp_path):
    page.goto(save(tmp_path, CountedPresses([2] * 9, covers=True)))
    page.get_by_role("button", name=TRUST).click()
    expect(page.locator(".mm-score")).to_have_text(f"✓ You trusted your marks, and all are right. {GO_ON}")
    page.get_by_role("button", name="Ninety-nine").click()
    expect(page.locator(".mm-score")).to_contain_text("99 presses, covered. Marked odd: none.")
    back = page.get_by_role("grid", name="your way back").get_by_role("gridcell")
    for cell, bit in enumerate(back.evaluate_all("all => all.map(one => one.dataset.bit)")):
        if bit == "1":
            back.nth(cell).click()
    odd = sum(told(page))
    assert odd % 2 == 1
    page.get_by_role("button", name=DOUBT).click()
    assert sum(numbers(page)) == 99
    tally = f"Odd masks so far: 0 of 18 presses · {odd} of 99 presses"
    expect(page.locator(".mm-tally-found")).to_have_text(tally)


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


@pytest.mark.parametrize("covers", [False, True])
def test_a_phone_needs_no_sideways_scrolling_and_targets_are_large(browser, tmp_path, covers):
    viewport = {"width": 390, "height": 800}
    context = browser.new_context(has_touch=True, is_mobile=True, viewport=viewport, offline=True)
    page = context.new_page()
    page.goto(save(tmp_path, CountedPresses([9999] * 9, covers=covers)))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for target in page.get_by_role("button").all():
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    if covers:
        for mask in range(9):
            page.get_by_role("button", name=f"mask {mask}, you say").tap()
        page.get_by_role("button", name=TRUST).tap()
        expect(page.locator(".mm-tally-found")).to_have_text("Odd masks so far: 9 of 89991 presses")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    else:
        page.get_by_role("button", name="White board").tap()
        page.get_by_role("button", name="press mask 0;").tap()
        assert numbers(page) == [1, *[0] * 8]
    context.close()
