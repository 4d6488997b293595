"""Play saved games of Nim in Chromium, from a file and with the network off."""

import random
import re
from itertools import product

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath import plain
from magicmath.games.nim import nim_sum
from magicmath.widgets._base import STATIC
from magicmath.widgets._modules import joined_text
from magicmath.widgets.nim_game import NimGame, reply

pytestmark = pytest.mark.usefixtures("quiet_page")


def stone(page, heap, left):
    """Return the stone that leaves so many in a heap."""
    return page.get_by_role("button", name=re.compile(f"^heap {heap}, stone {left + 1} of"))


def heaps(page):
    """Return the sizes that the page shows."""
    return [int(count) for count in page.locator(".mm-count").all_inner_texts()]


def digits(page):
    """Return the numbers that the rows of bits show, the XOR last."""
    rows = page.locator(".mm-nim tr").evaluate_all(
        """rows => rows.map(row => [...row.querySelectorAll(".mm-digit .mm-cell")]
            .map(one => one.dataset.bit).join(""))"""
    )
    return [int(row, 2) for row in rows if row]


def in_the_page(page, expression, argument=None):
    """Return the value of an expression beside the page's code."""
    code = joined_text('import { drawHeaps, replyTo } from "./nim_state.js";', STATIC / "played.js")
    return page.evaluate(f"argument => {{ {code}; return {expression}; }}", argument)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def score(page):
    return page.locator(".mm-score")


def message(page):
    return page.locator(".mm-message")


def test_clicked_stones_go_and_the_computer_answers(page, tmp_path):
    page.goto(save(tmp_path, NimGame([3, 5, 7])))
    expect(score(page)).to_have_text("Your turn.")
    assert digits(page) == [3, 5, 7, 1]
    stone(page, 1, 2).click()
    expect(score(page)).to_have_text("You took 3 from the heap of 5. The computer is thinking…")
    stone(page, 0, 0).click(force=True)  # too early
    expect(score(page)).to_have_text("The computer took 6 from the heap of 7. Your turn.")
    assert heaps(page) == [3, 2, 1]
    assert digits(page) == [3, 2, 1, 0]
    expect(page.locator(".mm-total")).to_have_text("XOR = 0: every column is even")
    assert page.locator(".mm-stone:disabled").count() == 9
    assert page.locator(".mm-last").count() == 6


def test_pointing_shows_what_would_go_and_which_digits_change(page, tmp_path):
    page.goto(save(tmp_path, NimGame([3, 5, 7])))
    stone(page, 1, 2).hover()
    assert page.locator(".mm-going").count() == 3
    aimed = page.locator(".mm-aimed").evaluate_all("all => all.map(one => one.closest('tr').rowIndex)")
    assert sorted(aimed) == [2, 2, 2, 4, 4, 4]  # 101 becomes 010
    page.mouse.move(1, 1)
    assert page.locator(".mm-going, .mm-aimed").count() == 0


def test_keyboard_alone_plays_to_the_end(page, tmp_path):
    page.goto(save(tmp_path, NimGame([1, 2])))
    page.keyboard.press("Tab")
    expect(stone(page, 0, 0)).to_be_focused()
    page.keyboard.press("h")
    expect(message(page)).to_have_text(
        "Hint: the leftmost odd column is that of 2. Look for a heap with a 1 there."
    )
    assert page.locator(".mm-hinted").count() == 0
    page.keyboard.press("h")
    expect(message(page)).to_have_text("Hint: take 1 from the heap of 2, leave 1. Then every column is even.")
    assert page.locator(".mm-hinted").count() == 1
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(stone(page, 0, 0)).to_be_focused()
    for key in ("ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    expect(stone(page, 1, 1)).to_be_focused()
    for key in ("ArrowRight", "Home", "End"):
        page.keyboard.press(key)
    expect(stone(page, 1, 1)).to_be_focused()
    page.keyboard.press("Space")
    expect(score(page)).to_contain_text("Your turn.")
    expect(page.locator(".mm-stone:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(score(page)).to_have_text("✓ You took the last stone: you win!")
    expect(button(page, "Start again")).to_be_focused()
    expect(button(page, "Hint")).to_be_disabled()
    page.keyboard.press("Backspace")
    assert sum(heaps(page)) == 1
    page.keyboard.press("Backspace")
    assert heaps(page) == [1, 2]
    page.keyboard.press("b")
    expect(page.locator(".mm-digit").first).to_be_hidden()


def test_a_game_of_stones_only_does_not_speak_of_digits(page, tmp_path):
    page.goto(save(tmp_path, NimGame([1, 2], stones_only=True)))
    expect(button(page, "Binary")).to_be_hidden()
    stone(page, 1, 1).focus()
    page.keyboard.press("b")
    page.keyboard.press("h")
    expect(message(page)).to_have_text("Hint: take 1 from the heap of 2, leave 1.")
    expect(page.locator(".mm-digit").first).to_be_hidden()
    assert not re.search("binary|XOR|column", page.inner_text("body"))
    page.get_by_text("Rules and keys").click()
    assert "Backspace takes back, h hints." in page.inner_text("body")


def test_a_game_without_hints_tells_nobody_who_wins(page, tmp_path):
    page.goto(save(tmp_path, NimGame([1, 3, 5, 7], stones_only=True, hints=False)))
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    stone(page, 1, 1).focus()
    page.keyboard.press("h")
    expect(message(page)).to_have_text("")
    page.get_by_text("Rules and keys").click()
    assert "Backspace takes back." in page.inner_text("body")
    assert not re.search("hint", page.inner_text("body"), re.IGNORECASE)


def test_two_equal_heaps_stay_two_equal_heaps_and_a_loss_is_explained(page, tmp_path):
    page.goto(save(tmp_path, NimGame([2, 2], stones_only=True, hints=False, pair=True)))
    expect(page.get_by_text("Choose the heaps and who starts")).to_have_count(0)
    why = ", and these are not equal. So the computer could make them equal, and win."
    for told in (".", ".", why):  # the reason comes with the third loss
        page.get_by_role("button", name="heap 0, stone 2 of 2: take 1, leave 1").click()
        expect(message(page)).to_have_text("")
        page.get_by_role("button", name="heap 1, stone 1 of 1: take 1, leave 0").click()
        expect(score(page)).to_contain_text("The computer took 1 from the heap of 1, the last, and wins.")
        expect(message(page)).to_have_text(f"You left 1 and 2{told}")
        button(page, "Start again").click()
    before = 2
    for _ in range(6):
        button(page, "New heaps").click()
        expect(message(page)).to_have_text("")
        one, other = heaps(page)
        assert one == other != before
        assert one > 5
        before = one


def test_copying_wins_with_two_equal_heaps_and_nothing_is_explained(page, tmp_path):
    page.goto(save(tmp_path, NimGame([6, 6], "computer", stones_only=True, hints=False, pair=True)))
    button(page, "New heaps").click()  # so that the page, too, makes a first move
    for _ in range(9):
        expect(score(page)).to_contain_text("Your turn")
        left, right = heaps(page)
        heap, size, leave = (1, right, left) if right > left else (0, left, right)
        name = f"heap {heap}, stone {leave + 1} of {size}: take {size - leave}, leave {leave}"
        page.get_by_role("button", name=name).click()
        if sum(heaps(page)) == 0:
            break
    expect(score(page)).to_contain_text("you win")
    expect(message(page)).to_have_text("")


def test_a_record_holds_the_heaps_after_each_move(page, tmp_path):
    page.goto(save(tmp_path, NimGame([1, 3, 5, 7], stones_only=True, record=True), NimGame([1])))
    lines = page.locator(".mm-nim-record tbody tr")
    expect(lines).to_have_count(0)
    page.get_by_role("button", name="heap 3, stone 7 of 7: take 1, leave 6").click()
    expect(lines).to_have_count(1)
    expect(lines.first.locator("td")).to_have_text(["1 3 5 6", "0 3 5 6"])
    page.get_by_role("button", name="heap 2, stone 3 of 5: take 3, leave 2").click()
    expect(lines.nth(1).locator("td")).to_have_text(["0 3 2 6", "0 3 2 1"])
    expect(lines.nth(1).locator(".mm-nim-left")).to_have_text("0 3 2 1")
    button(page, "Undo").first.click()
    expect(lines).to_have_count(1)
    page.get_by_text("Choose the heaps and who starts").first.click()
    page.get_by_label("First to move").first.select_option("computer")
    page.get_by_role("button", name="Set up").first.click()
    expect(lines).to_have_count(1)
    expect(lines.first.locator("td").first).to_have_text("")
    expect(lines.first.locator(".mm-nim-left")).to_have_text("1 3 5 6")
    expect(page.locator(".mm-nim-record table")).to_have_count(1)


def test_a_record_beside_digits_tells_which_columns_are_odd(page, tmp_path):
    page.goto(save(tmp_path, NimGame([1, 4, 5, 6], record=True)))
    stone(page, 3, 0).click()
    expect(score(page)).to_contain_text("Your turn.")
    lamps = page.locator(".mm-nim-lamps")
    assert [one.get_attribute("aria-label") for one in lamps.all()] == ["no column is odd", "odd: 1"]
    assert page.locator(".mm-nim-lamp[data-odd=true]").count() == 1
    expect(page.get_by_text("A square for each column: filled where the column is odd.")).to_be_visible()
    button(page, "Binary").click()
    expect(lamps).to_have_count(0)
    expect(page.locator(".mm-nim-record td")).to_have_text(["1 4 5 0", "1 4 4 0"])
    page.goto(save(tmp_path, NimGame([1, 4, 5, 6], stones_only=True, record=True)))
    stone(page, 3, 0).click()
    expect(page.locator(".mm-nim-record td")).to_have_text(["1 4 5 0", "1 4 4 0"])
    expect(lamps).to_have_count(0)


def test_every_control_is_reached_by_tab_and_shows_its_focus(page, tmp_path):
    page.goto(save(tmp_path, NimGame([3, 5, 7])))
    seen = []
    for _ in range(10):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(
            """() => { const at = document.activeElement, style = getComputedStyle(at);
            const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
            return [at.textContent || at.getAttribute("aria-label"), outlined]; }"""
        ))  # fmt: skip
        if seen[-1][0] == "Rules and keys":
            break
    names = [name for name, _ in seen]
    wanted = ["heap 0, stone 1 of 3: take 3, leave 0", "Hint", "Binary", "New heaps"]
    assert names == [*wanted, "Choose the heaps and who starts", "Rules and keys"]
    assert all(outlined for _, outlined in seen), seen


def test_hints_win_and_there_is_none_in_a_lost_position(page, tmp_path):
    page.goto(save(tmp_path, NimGame([2, 3])))
    while sum(heaps(page)):
        button(page, "Hint").click()  # a column, and then a move
        button(page, "Hint").click()
        page.locator(".mm-hinted").first.click()
        expect(score(page)).to_have_text(re.compile("Your turn.|you win"))
    expect(score(page)).to_contain_text("you win")
    button(page, "Undo").click()
    expect(score(page)).to_contain_text("Your turn.")
    button(page, "Start again").click()
    stone(page, 1, 0).click()
    expect(score(page)).to_have_text("✗ The computer took 2 from the heap of 2, the last, and wins.")
    page.goto(save(tmp_path, NimGame([2, 2])))
    button(page, "Hint").click()
    expect(message(page)).to_have_text(
        "No move wins: every column is even, and each move makes some column odd."
    )


def test_hints_do_not_speak_of_columns_that_are_hidden(page, tmp_path):
    page.goto(save(tmp_path, NimGame([2, 3], binary=False)))
    expect(page.locator(".mm-parities")).to_be_hidden()
    button(page, "Hint").click()
    expect(message(page)).to_have_text("Hint: take 1 from the heap of 3, leave 2.")
    button(page, "Binary").click()
    expect(page.locator(".mm-parities")).to_be_visible()
    button(page, "Hint").click()
    expect(message(page)).to_contain_text("column is that of 1.")
    button(page, "Hint").click()
    expect(message(page)).to_contain_text("Then every column is even.")


def test_who_starts_and_which_heaps_can_be_chosen(page, tmp_path):
    page.goto(save(tmp_path, NimGame([1])))
    page.get_by_text("Choose the heaps and who starts").click()
    page.get_by_label("Heaps").fill("3, 4 5")
    page.get_by_label("First to move").select_option("the computer")
    button(page, "Set up").click()
    expect(score(page)).to_have_text("The computer took 2 from the heap of 3. Your turn.")
    assert heaps(page) == [1, 4, 5]
    for text, said in {
        "3 x": "not x.",
        "32": "from 0 to 31, not 32.",
        "-1": "not -1.",
        "1.5": "not 1.5.",
        "": "from 1 to 10 heaps",
        "1 " * 11: "from 1 to 10 heaps",
        "0 0": "at least one stone",
    }.items():
        page.get_by_label("Heaps").fill(text)
        button(page, "Set up").click()
        expect(message(page)).to_contain_text(said)
        assert heaps(page) == [1, 4, 5]
    page.get_by_label("Heaps").fill("31 1 1 1 1 1 1 1 1 1")
    page.get_by_label("First to move").select_option("you")
    button(page, "Set up").click()
    assert len(heaps(page)) == 10
    assert digits(page)[-1] == 30


def test_new_heaps_are_shown(page, tmp_path):
    page.goto(save(tmp_path, NimGame([1])))
    drawn = set()
    for _ in range(5):
        button(page, "New heaps").click()
        sizes = heaps(page)
        drawn.add(tuple(sizes))
        assert digits(page) == [*sizes, nim_sum(*sizes)]
    assert len(drawn) > 1


def test_new_heaps_can_be_won(page):
    for sizes in in_the_page(page, "Array.from({ length: 2000 }, () => drawHeaps())"):
        assert 3 <= len(sizes) <= 5
        assert all(1 <= size <= 9 for size in sizes)
        assert nim_sum(*sizes)


def test_who_takes_the_last_stone_may_lose(page, tmp_path):
    page.goto(save(tmp_path, NimGame([1, 2], stones_only=True, misere=True)))
    page.get_by_text("Rules and keys").click()
    expect(page.get_by_text("Who takes the last stone of all loses.")).to_be_visible()
    stone(page, 0, 0).click()
    expect(score(page)).to_have_text("The computer took 1 from the heap of 2. Your turn.")
    stone(page, 1, 0).click()
    expect(score(page)).to_have_text("✗ You took the last stone: the computer wins.")
    assert page.locator(".mm-solved").count() == 0
    button(page, "Start again").click()
    button(page, "Hint").click()
    expect(message(page)).to_have_text("Hint: take 2 from the heap of 2, leave 0.")
    stone(page, 1, 0).click()
    expect(score(page)).to_have_text("✓ The computer took the last stone: you win!")
    assert page.locator(".mm-solved").count() == 1


def test_page_and_python_answer_alike_where_the_last_stone_loses(page):
    positions = [list(heaps) for heaps in product(range(4), repeat=4) if any(heaps)] + [[5, 1, 1], [9, 9, 1]]
    answers = in_the_page(page, "argument.map(heaps => replyTo(heaps, true))", positions)
    assert answers == [list(reply(position, misere=True)) for position in positions]
    drawn = in_the_page(page, "Array.from({ length: 500 }, () => drawHeaps(true))")
    assert all(
        plain.is_won_misere(tuple(sorted(sizes)), plain.nim_moves) for sizes in drawn if sum(sizes) < 9
    )


def test_undo_while_the_computer_thinks_stops_it(page, tmp_path):
    page.goto(save(tmp_path, NimGame([3, 5, 7])))
    stone(page, 2, 0).click()
    button(page, "Undo").click()
    page.wait_for_timeout(900)
    assert heaps(page) == [3, 5, 7]
    expect(score(page)).to_have_text("Your turn.")


def test_page_and_python_answer_alike(page):
    generator = random.Random(5)
    positions = [
        [generator.randrange(32) for _ in range(generator.randrange(1, 11))] + [1] for _ in range(300)
    ]
    positions = [position[:10] for position in positions if any(position[:10])]
    answers = in_the_page(page, "argument.map(heaps => replyTo(heaps))", positions)
    assert answers == [list(reply(position)) for position in positions]


@pytest.mark.parametrize(("width", "zoom"), [(320, 1), (640, 2), (1280, 1)])
def test_page_never_scrolls_sideways(width, zoom, page, tmp_path):
    page.set_viewport_size({"width": width // zoom, "height": 800})
    page.goto(save(tmp_path, NimGame([31, 17, 4] + [1] * 7)))
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width // zoom


def test_touch_plays(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 360, "height": 700}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, NimGame([2, 3])))
    for control in page.locator(".mm-tools button:visible, .mm-stone").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    stone(page, 1, 2).tap()
    expect(score(page)).to_contain_text("Your turn.")
    context.close()


def test_two_views_of_one_game_answer_once(page, tmp_path):
    game = NimGame([3, 5, 7])
    page.goto(save(tmp_path, game, game))
    stone(page, 1, 2).first.click()
    page.wait_for_timeout(1000)
    assert heaps(page) == [3, 2, 1] * 2


def test_without_scripts_the_picture_and_the_text_stay(browser, tmp_path):
    context = browser.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto(save(tmp_path, NimGame([3, 5, 7])))
    name = re.compile("^Nim, heaps 3 5 7, XOR 1, you to move")
    assert page.get_by_role("img", name=name).bounding_box()["width"] > 50
    expect(page.locator("pre.unseen")).to_contain_text("●●●●●")
    context.close()


def digit(page, heap, power):
    return page.get_by_role("button", name=re.compile(f"^heap {heap}, column of {power}:"))


def test_a_move_is_found_by_flipping_digits(page, tmp_path):
    page.goto(save(tmp_path, NimGame([1, 4, 5, 6], flips=True)))
    take = page.get_by_role("button", name=re.compile("^Take"))
    expect(take).to_be_disabled()
    for power in (4, 2):
        digit(page, 0, power).click()
    assert digits(page) == [7, 4, 5, 6, 0]
    expect(message(page)).to_have_text("The heap of 1 would become 7. No move makes a heap larger.")
    expect(take).to_be_disabled()
    digit(page, 2, 4).click()
    assert digits(page) == [1, 4, 1, 6, 2]
    expect(message(page)).to_have_text("A move: the heap of 5 becomes 1. Some column is still odd.")
    digit(page, 2, 2).click()
    assert page.locator(".mm-going").count() == 2
    expect(page.locator(".mm-total")).to_have_text("XOR = 0: every column is even")
    expect(page.locator(".mm-count").nth(2)).to_have_text("5 → 3")
    take.click()
    expect(score(page)).to_contain_text("Your turn.")
    assert sum(heaps(page)) < 14
    assert digits(page)[-1] != 0
    expect(take).to_be_disabled()


def test_digits_are_flipped_by_keys_and_flipped_back(page, tmp_path):
    page.goto(save(tmp_path, NimGame([1, 4], flips=True)))
    digit(page, 0, 4).focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "Space"):
        page.keyboard.press(key)
    assert digits(page) == [1, 5, 4]
    expect(digit(page, 1, 1)).to_be_focused()
    page.keyboard.press("Enter")
    assert digits(page) == [1, 4, 5]
    expect(message(page)).to_have_text("")
