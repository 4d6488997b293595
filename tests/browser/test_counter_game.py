"""Play a counter beside a heap in a saved page: mouse, keys, words, without Python or network."""

import re

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import CounterGame
from magicmath.widgets._base import STATIC
from magicmath.widgets._modules import joined_text

pytestmark = pytest.mark.usefixtures("quiet_page")

LITTLE = {"A": ["B", "C", "D"], "B": ["C", "D"], "C": ["D"], "D": [], "E": ["A", "C"]}


def node(page, letter):
    return page.get_by_role("button", name=re.compile(f"^{letter}(,| =|$)"))


def stone(page, left):
    return page.get_by_role("button", name=re.compile(f"leave {left}$"))


def status(page):
    return page.locator(".mm-score")


def test_a_game_is_lost_and_the_values_appear(page, tmp_path):
    page.goto(save(tmp_path, CounterGame(LITTLE, "A", heap=2)))
    expect(status(page)).to_have_text("Your turn.")
    expect(page.locator(".mm-value")).to_have_count(0)
    expect(node(page, "E")).to_be_disabled()
    node(page, "C").click()
    expect(status(page)).to_have_text("The computer took 1 stone. Your turn.")
    stone(page, 0).click()
    expect(status(page)).to_have_text("✗ The computer went to D. You cannot move: you lose.")
    expect(page.locator(".mm-value")).to_have_count(0)
    page.get_by_role("button", name="Show the numbers").click()
    expect(page.locator(".mm-message")).to_contain_text("its value")
    assert page.locator(".mm-value").all_inner_texts() == [f"= {value}" for value in (3, 2, 1, 0, 0)]
    page.get_by_role("button", name="Start again").click()
    expect(page.locator(".mm-value")).to_have_count(0)
    expect(page.locator(".mm-message")).to_have_text("")
    expect(node(page, "A")).to_have_attribute("aria-label", "A, the counter is here")


def test_values_that_are_asked_for_are_always_shown(page, tmp_path):
    page.goto(save(tmp_path, CounterGame(LITTLE, "A", heap=2, values=True)))
    expect(node(page, "A")).to_have_attribute("aria-label", "A = 3, the counter is here")
    expect(page.get_by_role("button", name="Show the numbers")).to_be_hidden()
    page.get_by_label("Begin with the counter on").select_option("C")
    expect(page.locator(".mm-value")).to_have_count(len(LITTLE))
    expect(page.locator(".mm-message")).to_have_text("")


def test_a_good_plan_wins_by_keys(page, tmp_path):
    page.goto(save(tmp_path, CounterGame(LITTLE, "A", heap=2)))
    node(page, "B").focus()
    page.keyboard.press("Enter")  # B is worth the heap
    expect(status(page)).to_have_text("The computer took 1 stone. Your turn.")
    node(page, "C").focus()
    page.keyboard.press("Space")
    expect(status(page)).to_have_text("The computer took 1 stone. Your turn.")
    node(page, "D").click()
    expect(status(page)).to_have_text("✓ The computer cannot move: you win!")
    expect(page.locator(".mm-value")).to_have_count(0)
    page.get_by_role("button", name="Show the numbers").click()
    expect(page.locator(".mm-value")).to_have_count(len(LITTLE))
    expect(page.locator(".mm-message")).to_contain_text("Now each letter shows a number, its value.")
    page.get_by_role("button", name="Undo").click()
    expect(status(page)).to_contain_text("Your turn.")
    expect(page.get_by_role("button", name="Show the numbers")).to_be_disabled()
    expect(page.locator(".mm-value")).to_have_count(0)
    page.get_by_label("Begin with the counter on").select_option("E")
    page.get_by_label("and a heap of").select_option("0")
    expect(node(page, "A")).to_be_enabled()
    expect(page.get_by_role("button", name=re.compile("^take"))).to_have_count(0)


def test_page_and_python_answer_alike(page):
    code = joined_text('import { answerTo } from "./counter_game_state.js";', STATIC / "played.js")
    games = [CounterGame(LITTLE, at, heap) for at in LITTLE for heap in range(10)]
    games = [game for game in games if game.outcome == "playing"]
    graph = [[letter, *others] for letter, others in LITTLE.items()]
    answers = page.evaluate(
        f"([graph, all]) => {{ {code}; return all.map((one) => answerTo(graph, one)); }}",
        [graph, [list(game.position) for game in games]],
    )
    assert answers == [list(game.answer()) for game in games]


def test_a_phone_plays(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, CounterGame(LITTLE, "A", heap=9)))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for control in page.locator("button:visible").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    node(page, "B").tap()
    expect(status(page)).to_contain_text("The computer took 7 stones.")
    context.close()
