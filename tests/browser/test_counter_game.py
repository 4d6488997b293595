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


def test_a_game_is_lost_and_begins_anew(page, tmp_path):
    page.goto(save(tmp_path, CounterGame(LITTLE, "A", heap=2)))
    expect(status(page)).to_have_text("Your turn.")
    expect(page.locator(".mm-value")).to_have_count(0)
    expect(node(page, "E")).to_be_disabled()
    node(page, "C").click()
    expect(status(page)).to_have_text("The computer took 1 stone. Your turn.")
    stone(page, 0).click()
    expect(status(page)).to_have_text("✗ The computer went to D. You cannot move: you lose.")
    expect(page.locator(".mm-value")).to_have_count(0)
    page.get_by_role("button", name="Start again").click()
    expect(page.locator(".mm-value")).to_have_count(0)
    expect(node(page, "A")).to_have_attribute("aria-label", "A, the counter is here")


def test_values_that_are_asked_for_are_always_shown(page, tmp_path):
    page.goto(save(tmp_path, CounterGame(LITTLE, "A", heap=2, values=True)))
    expect(node(page, "A")).to_have_attribute("aria-label", "A = 3, the counter is here")
    assert page.locator(".mm-value").all_inner_texts() == [f"= {value}" for value in (3, 2, 1, 0, 0)]
    page.get_by_label("Begin with the counter on").select_option("C")
    expect(page.locator(".mm-value")).to_have_count(len(LITTLE))


def test_a_wrong_number_is_refuted_and_a_right_one_stays(page, tmp_path):
    page.goto(save(tmp_path, CounterGame(LITTLE, "A", asks=True)))
    message = page.locator(".mm-message")

    def give(*numbers):
        for number in numbers:
            page.get_by_role("button", name=str(number), exact=True).click()

    expect(status(page)).to_have_text("Which heap beside D makes the sum lost?")
    give(2)
    expect(message).to_contain_text("✗ D beside a heap of 2 is won. A smaller heap is right,")
    give(0, 0)
    expect(message).to_have_text(
        "✗ C beside a heap of 0 is won. Push the counter to D: D beside a heap of 0 is lost."
    )
    expect(node(page, "D")).to_have_attribute("aria-label", "D = 0, the counter is here")
    give(1)
    expect(message).to_have_text("✓ C beside a heap of 1 is lost.")
    expect(status(page)).to_have_text("Which heap beside B makes the sum lost?")
    give(2, 3, 0)
    expect(status(page)).to_have_text("✓ Each letter has its number.")
    assert page.locator(".mm-value").all_inner_texts() == [f"= {value}" for value in (3, 2, 1, 0, 0)]
    page.get_by_role("button", name="Start again").click()
    assert page.locator(".mm-value").all_inner_texts() == ["= ?"] * len(LITTLE)
    page.get_by_role("button", name="Fill in the rest").click()
    expect(status(page)).to_have_text("✓ Each letter has its number.")


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
    page.get_by_role("button", name="Undo").click()
    expect(status(page)).to_contain_text("Your turn.")
    expect(page.locator(".mm-value")).to_have_count(0)
    page.get_by_label("Begin with the counter on").select_option("E")
    page.get_by_label("and a heap of").select_option("0")
    expect(node(page, "A")).to_be_enabled()
    expect(page.get_by_role("button", name=re.compile("^take"))).to_have_count(0)


def digits(page):
    """Return the rows of digits that the page shows, the XOR last."""
    rows = page.locator(".mm-nim-digits tr").all()
    cells = [row.locator(".mm-cell").all_inner_texts() for row in rows]
    return ["".join(row) for row in cells if row]


def group(page, name):
    return page.get_by_role("group", name=name)


def test_two_counters_and_a_heap_are_won_by_their_columns(page, tmp_path):
    page.goto(save(tmp_path, CounterGame(LITTLE, ["A", "B"], heap=3, values=True, binary=True)))
    one, other = group(page, "letters of counter 1"), group(page, "letters of counter 2")
    assert digits(page) == ["11", "10", "11", "10"]
    expect(page.locator(".mm-nim-digits")).to_contain_text("XOR 2")
    expect(node(one, "C")).to_be_enabled()
    expect(node(other, "B")).to_be_disabled()
    node(other, "D").click()
    assert digits(page) == ["11", "00", "11", "00"]
    expect(status(page)).to_have_text("The computer took 1 stone. Your turn.")
    assert digits(page)[-1] == "01"
    node(one, "B").click()
    expect(status(page)).to_have_text("The computer took 1 stone. Your turn.")
    node(one, "C").focus()
    page.keyboard.press("Enter")
    expect(status(page)).to_have_text("The computer took 1 stone. Your turn.")
    node(one, "D").click()
    expect(status(page)).to_have_text("✓ The computer cannot move: you win!")
    assert digits(page) == ["00", "00", "00", "00"]
    page.get_by_label("and a heap of").select_option("5")
    assert digits(page) == ["011", "010", "101", "100"]
    page.get_by_label("and counter 2 on").select_option("A")
    assert digits(page)[1] == "011"


def test_a_game_of_several_counters_without_columns_shows_none(page, tmp_path):
    page.goto(save(tmp_path, CounterGame(LITTLE, ["E", "D"], heap=0, values=True)))
    expect(page.locator(".mm-nim-digits")).to_have_count(0)
    node(group(page, "letters of counter 1"), "C").click()
    expect(status(page)).to_have_text("✗ The computer moved counter 1 to D. You cannot move: you lose.")


def test_page_and_python_answer_alike(page):
    code = joined_text('import { answerTo } from "./counter_game_state.js";', STATIC / "played.js")
    letters = [*LITTLE, ["A", "B"], ["E", "A"], ["C", "C"], ["A", "B", "E"]]
    games = [CounterGame(LITTLE, at, heap) for at in letters for heap in range(10)]
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
    several = CounterGame(LITTLE, ["A", "B"], heap=9, values=True, binary=True)
    page.goto(save(tmp_path, CounterGame(LITTLE, "A", heap=9), CounterGame(LITTLE, "A", asks=True), several))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for control in page.locator("button:visible").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    node(page.locator(".mm-counter-game").first, "B").tap()
    expect(status(page).first).to_contain_text("The computer took 7 stones.")
    context.close()
