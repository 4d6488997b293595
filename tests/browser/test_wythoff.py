"""Play saved games of Wythoff in Chromium, from a file and with the network off."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets._base import STATIC
from magicmath.widgets._modules import joined_text
from magicmath.widgets.wythoff_game import SIDE, WythoffGame

pytestmark = pytest.mark.usefixtures("quiet_page")


def place(page, x, y):
    return page.locator(".mm-spot").nth(SIDE * x + y)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def score(page):
    return page.locator(".mm-score")


def test_a_lost_place_that_is_left_is_marked_and_shades_others_through_all_games(page, tmp_path):
    page.goto(save(tmp_path, WythoffGame((4, 6))))
    expect(score(page)).to_have_text("Your turn. 1 of 9 lost places found.")
    expect(page.locator(".mm-open")).to_have_count(14)
    place(page, 2, 5).click(force=True)  # no move leads there
    expect(score(page)).to_have_text("Your turn. 1 of 9 lost places found.")
    place(page, 3, 5).click()
    expect(score(page)).to_contain_text("✓ A lost place: it gets an L. 3 of 9 lost places found.")
    expect(place(page, 5, 3)).to_have_text("L")
    expect(place(page, 3, 6)).to_have_accessible_name("heaps 3 and 6, a move leads to an L")
    expect(score(page)).to_have_text("The computer left 3 and 4. Your turn. 3 of 9 lost places found.")
    button(page, "Start again").click()
    expect(place(page, 3, 5)).to_have_text("L")
    button(page, "All lost places").click()
    expect(page.locator(".mm-lost")).to_have_count(9)


def test_keyboard_alone_wins(page, tmp_path):
    page.goto(save(tmp_path, WythoffGame((0, 2))))
    page.keyboard.press("Tab")
    expect(place(page, 0, 2)).to_be_focused()
    for key in ("ArrowLeft", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(score(page)).to_have_text("✓ You took the last stone: you win! 1 of 9 lost places found.")


def test_new_heaps_can_be_won(page, tmp_path):
    page.goto(save(tmp_path, WythoffGame((4, 6))))
    button(page, "All lost places").click()
    for _ in range(5):
        button(page, "New heaps").click()
        expect(page.locator(".mm-here.mm-won")).to_have_count(1)


def test_page_and_python_answer_alike(page, tmp_path):
    page.goto(save(tmp_path, WythoffGame()))
    code = joined_text('import { lostPlaces, replyTo } from "./wythoff_state.js";', STATIC / "played.js")
    heaps = [[x, y] for x in range(SIDE) for y in range(SIDE) if x or y]
    call = f"all => {{ {code}; return all.map((one) => replyTo(one, lostPlaces({SIDE}))); }}"
    assert page.evaluate(call, heaps) == [WythoffGame(one)._answer() for one in heaps]


def test_places_are_large_enough_on_a_phone_which_need_not_scroll_sideways(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(save(tmp_path, WythoffGame()))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    boxes = page.locator(".mm-spot").evaluate_all("all => all.map(one => one.getBoundingClientRect())")
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24
