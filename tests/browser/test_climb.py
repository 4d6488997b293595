"""Press N in a saved page: each press adds a board and its places on the ladder."""

import itertools

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import Climb

pytestmark = pytest.mark.usefixtures("quiet_page")
STARTS = {"a corner": 0, "an edge": 1, "the centre": 4}


def press(page, name, times=1):
    for _ in range(times):
        page.get_by_role("button", name=name, exact=True).click()


def check(page, figure):
    """Compare the boards that can be seen, and their places, with a figure of Python."""
    boards = page.locator(".mm-climb-boards .mm-cells")
    places = page.locator(".mm-climb-place")  # rung 4 first, five columns each
    centres = page.locator(".mm-climb-centre")
    for k in range(5):
        if k > figure.step:
            expect(boards.nth(k)).to_be_hidden()
            expect(centres.nth(k)).to_be_empty()
        else:
            expect(boards.nth(k)).to_be_visible()
            bits = figure.boards[k].ravel()
            for cell in range(9):
                expect(boards.nth(k).locator(".mm-cell").nth(cell)).to_have_attribute(
                    "data-bit", str(bits[cell])
                )
            expect(centres.nth(k)).to_have_text("black" if figure.centres[k] else "white")
        for row, rung in enumerate((4, 3, 2, 1, 0)):
            here = figure.rungs[k] if k <= figure.step else (None, None)
            tags = places.nth(5 * row + k).locator("b")
            for tag in range(2):
                if here[tag] == rung:
                    expect(tags.nth(tag)).to_be_visible()
                else:
                    expect(tags.nth(tag)).to_be_hidden()


def test_each_press_adds_a_board_and_three_walks_are_enough(page, tmp_path):
    page.goto(save(tmp_path, Climb()))
    told = page.locator(".mm-message").last
    check(page, Climb())
    for name, cell in STARTS.items():
        press(page, name)
        expect(page.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
        figure = Climb(np.eye(9, dtype=int)[cell].reshape(3, 3))
        for step in range(5):
            figure.step = step
            check(page, figure)
            if step < 4:
                press(page, "Press N")
        presses = "two" if name == "the centre" else "four"
        expect(page.get_by_role("status")).to_have_text(f"Nothing is left after {presses} presses.")
        expect(page.get_by_role("button", name="Press N")).to_be_disabled()
    expect(told).to_have_attribute("data-done", "true")
    expect(told).to_contain_text("✓ A corner, an edge and the centre all end in nothing.")


def test_a_pressed_cell_begins_anew_and_dots_stay_where_others_stood(page, tmp_path):
    page.goto(save(tmp_path, Climb()))
    press(page, "Press N", 4)
    page.get_by_role("gridcell").nth(5).click()
    figure = Climb([[1, 0, 0], [0, 0, 1], [0, 0, 0]])
    check(page, figure)
    been = page.locator(".mm-climb-place[data-been='true']")
    # V: two places; V·N and V·N³ two; V·N² two; V·N⁴ one; the new V adds its edges below rung 1
    expect(been).to_have_count(9)
    expect(page.get_by_role("button", name="Back to V")).to_be_disabled()
    press(page, "Random rule (with inverse)")
    expect(been).to_have_count(1)  # the places of V, which begins on one rung
    expect(page.locator(".mm-message").last).to_have_text(
        "Still to walk to the end: a corner, an edge and the centre."
    )
    press(page, "Press N", 4)
    expect(page.get_by_role("status")).to_contain_text("Nothing is left after")
    press(page, "MAGIC’s masks")
    check(page, figure)


def test_it_works_by_keys_and_fits_a_phone(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, Climb([[0, 0, 0], [0, 1, 0], [0, 0, 0]])))
    page.get_by_role("button", name="Press N").focus()
    for _ in range(2):
        page.keyboard.press("Enter")
    figure = Climb([[0, 0, 0], [0, 1, 0], [0, 0, 0]])
    figure.step = 2
    check(page, figure)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.get_by_role("button", name="a corner", exact=True).tap()
    for _ in range(4):
        page.get_by_role("button", name="Press N").tap()
    figure = Climb()
    figure.step = 4
    check(page, figure)
    columns = [board.bounding_box()["x"] for board in page.locator(".mm-climb-boards .mm-cells").all()]
    centres = [one.bounding_box()["x"] for one in page.locator(".mm-climb-centre").all()]
    assert max(abs(a - b) for a, b in zip(columns, centres, strict=True)) <= 4
    guesses = [one.bounding_box()["x"] for one in page.get_by_role("combobox").all()]
    assert max(abs(a - b) for a, b in zip(columns[1:], guesses, strict=True)) <= 4
    masks = [one.bounding_box() for one in page.locator(".mm-climb > .mm-boards .mm-cells").all()]
    assert len({box["y"] + box["height"] for box in masks}) == 1  # V and the three masks in one line
    for tag in page.locator(".mm-climb-tag[data-here='true']").all():
        assert tag.evaluate("one => one.offsetWidth <= one.parentElement.clientWidth")
    for control in [*page.get_by_role("button").all(), *page.get_by_role("combobox").all()]:
        assert control.bounding_box()["height"] >= 40
    context.close()


def test_all_choices_are_asked_at_once_and_lines_join_what_belongs_together(page, tmp_path):
    page.goto(save(tmp_path, Climb()))
    counts, said = page.locator(".mm-climb-count"), page.locator(".mm-climb-left")
    ask = page.get_by_role("button", name="All 512 V")
    expect(counts.first).to_be_hidden()
    expect(ask).to_be_disabled()
    expect(said).to_contain_text("Choose a floor below each column.")
    guess(page, [1, 2, 2])
    expect(ask).to_be_disabled()
    guess(page, [1, 2, 2, 4])
    expect(said).to_be_hidden()
    press(page, "All 512 V")
    expect(ask).to_have_attribute("aria-pressed", "true")
    check_all(page, Climb().left)  # all columns, with no press
    expect(said).to_contain_text("1, 2, 3 and 4. 3 of your 4 guesses are right.")
    page.get_by_role("combobox").nth(2).select_option("3")
    expect(said).to_contain_text("All your guesses are right.")
    press(page, "Random rule (with inverse)")
    expect(page.locator(".mm-climb-place[data-floor='true']")).to_have_count(5)
    press(page, "MAGIC’s masks")
    press(page, "Press N", 4)
    check_all(page, Climb().left)
    lines = page.locator(".mm-climb-lines")
    expect(lines).to_have_count(5)
    for k, drawn in enumerate((0, 1, 2, 1, 0)):  # two edges; opposites and edges; all four edges
        wanted = drawn if k != 2 else len(pieces_after_two())
        expect(lines.nth(k).locator(".mm-climb-line-above")).to_have_count(wanted)
    press(page, "All 512 V")
    expect(counts.first).to_be_hidden()
    expect(page.locator(".mm-climb-place[data-none='true']")).to_have_count(0)


def guess(page, floors):
    """Choose a rung for the floor after one press, two, and so on."""
    for i, floor in enumerate(floors):
        page.get_by_role("combobox").nth(i).select_option(str(floor))


def check_all(page, left):
    """Compare what all columns tell of all V: how many boards are left, the striped places, and the floor."""
    expect(page.locator(".mm-climb-count")).to_have_text([str(one) for one in left])
    places = page.locator(".mm-climb-place")  # rung 4 first, five columns each
    for k, rung in itertools.product(range(5), range(5)):
        place = places.nth(5 * (4 - rung) + k)
        expect(place).to_have_attribute("data-none", str(rung < k).lower())
        expect(place).to_have_attribute("data-floor", str(rung == k).lower())


def pieces_after_two():
    """Return the opposites of V·N² that are black, for a corner alone: each is one line."""
    figure = Climb()
    figure.step = 2
    bits = figure.boards[2].ravel()
    return [pair for pair in ((0, 8), (2, 6), (1, 7), (3, 5)) if bits[list(pair)].all()]
