"""Tap to see what a mask inverts before it is pressed, as a mouse sees it by pointing."""

import re

import pytest
from playwright.sync_api import expect
from puzzles import LINES
from saved import save

from magicmath.rules import MAGIC, to_board
from magicmath.rules.colours import Colours
from magicmath.widgets import Board, ColourBoard, Game

WIDGETS = {
    "board": lambda: Board(MAGIC, start=to_board(32), goal=to_board(495)),
    "colour board": lambda: ColourBoard(Colours(MAGIC, 3), menu=True),
    "game": lambda: Game(start=to_board(32), goal=to_board(495)),
}
each_widget = pytest.mark.parametrize("make", WIDGETS.values(), ids=WIDGETS)


@pytest.fixture
def phone(browser):
    """Return a page of a phone, where nothing can be pointed at."""
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def toggle(page):
    return page.get_by_role("button", name="Show first", exact=True)


def own(page):
    return page.get_by_role("grid").get_by_role("gridcell")


def framed(page):
    return own(page).evaluate_all(
        "all => all.flatMap((one, i) => one.classList.contains('mm-aimed') ? [i] : [])"
    )


def presses(page):
    return page.locator(".live").evaluate("place => place.model.get('presses')")


def ones(number):
    return MAGIC.matrix[number].nonzero()[0].tolist()


@each_widget
def test_the_first_tap_shows_and_the_second_presses(make, phone, tmp_path):
    phone.goto(save(tmp_path, make()))
    expect(toggle(phone)).to_have_attribute("aria-pressed", "false")
    toggle(phone).tap()
    expect(toggle(phone)).to_have_attribute("aria-pressed", "true")
    statuses = phone.get_by_role("status")
    for place in (own(phone).nth(4), phone.get_by_role("button", name=re.compile("^press mask 4,"))):
        before = presses(phone)
        place.tap()
        assert (framed(phone), presses(phone)) == (ones(4), before)
        expect(
            statuses.filter(has_text=re.compile("Mask 4 (inverts|adds 1 to) 5 cells. Tap again to press it."))
        ).to_be_visible()
        place.tap()
        assert presses(phone) == [*before, 4]
        expect(statuses.filter(has_text="Tap again")).to_have_count(0)


@each_widget
def test_a_tap_elsewhere_shows_that_instead(make, phone, tmp_path):
    phone.goto(save(tmp_path, make()))
    toggle(phone).tap()
    for number in (4, 0, 8):
        own(phone).nth(number).tap()
        assert (framed(phone), presses(phone)) == (ones(number), [])
    toggle(phone).tap()  # off again: a tap presses
    own(phone).nth(0).tap()
    assert presses(phone) == [0]


@each_widget
def test_keys_press_at_once_for_the_focus_has_shown_it(make, phone, tmp_path):
    phone.goto(save(tmp_path, make()))
    toggle(phone).tap()
    own(phone).nth(0).focus()
    assert framed(phone) == ones(0)
    phone.keyboard.press("Enter")
    phone.get_by_role("button", name=re.compile("^press mask 3,")).focus()
    assert framed(phone) == ones(3)
    phone.keyboard.press("Space")
    assert presses(phone) == [0, 3]


def test_a_mask_that_belongs_to_no_cell_is_shown_as_well(phone, tmp_path):
    phone.goto(save(tmp_path, Game(LINES, goal=to_board(186))))
    toggle(phone).tap()
    mask = phone.get_by_role("button", name=re.compile("^press mask 1,"))
    mask.tap()
    assert (framed(phone), presses(phone)) == ([3, 4, 5], [])
    mask.tap()
    assert presses(phone) == [1]


@each_widget
def test_a_mouse_needs_no_such_button(make, page, tmp_path):
    page.goto(save(tmp_path, make()))
    expect(toggle(page)).to_be_hidden()
    own(page).nth(4).hover()
    assert framed(page) == ones(4)


def test_a_tap_shows_where_a_browser_gives_buttons_no_focus(phone, tmp_path):
    phone.goto(save(tmp_path, WIDGETS["board"]()))
    toggle(phone).tap()
    tap = "one => one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))"
    phone.get_by_role("button", name=re.compile("^press mask 4,")).evaluate(tap)
    assert (framed(phone), presses(phone)) == (ones(4), [])
