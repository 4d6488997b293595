"""Play saved games in Chromium, from a file and with the network off."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect
from puzzles import LINES, THREE_ON_TWO, lights_out
from saved import save

from magicmath import helix
from magicmath.rules import MAGIC, RuleSet, fractal, from_cells, to_board, torus, with_holes
from magicmath.rules.colours import Colours
from magicmath.widgets.board import Board
from magicmath.widgets.colour_board import ColourBoard
from magicmath.widgets.explorer import Explorer
from magicmath.widgets.game import Game, puzzle
from magicmath.widgets.stepper import Stepper

pytestmark = pytest.mark.usefixtures("quiet_page")


def day(**terms):
    """Return Day's game from 32 to 495, whose only solution is 0 5 6."""
    return Game(start=to_board(32), goal=to_board(495), **terms)


def shown(page, name="your board"):
    """Return the bits of a board that the page shows."""
    board = page.get_by_role("grid" if name == "your board" else "img", name=re.compile(f"^{name}"))
    return [
        int(bit)
        for bit in board.first.locator("[data-bit]").evaluate_all("all => all.map(one => one.dataset.bit)")
    ]


def press(page, *numbers):
    for number in numbers:
        page.get_by_role("button", name=re.compile(f"^press mask {number},")).click()


def score(page):
    return page.locator(".mm-score")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_masks_and_cells_press(page, tmp_path):
    page.goto(save(tmp_path, day()))
    expect(score(page)).to_have_text("0 presses · fewest 3 · 7 cells to go")
    press(page, 0)
    assert shown(page) == MAGIC.press(to_board(32), 0).ravel().tolist()
    page.get_by_role("gridcell").nth(5).click()
    press(page, 6)
    assert shown(page) == shown(page, "goal") == to_board(495).ravel().tolist()
    expect(score(page)).to_have_text("✓ Goal reached in 3 presses, the fewest possible!")


def test_undo_redo_and_reset(page, tmp_path):
    page.goto(save(tmp_path, day()))
    expect(button(page, "Undo")).to_be_disabled()
    press(page, 1, 2)
    button(page, "Undo").click()
    assert shown(page) == MAGIC.press(to_board(32), 1).ravel().tolist()
    button(page, "Redo").click()
    assert shown(page) == MAGIC.press(to_board(32), [1, 2]).ravel().tolist()
    button(page, "Undo").click()
    press(page, 7)
    expect(button(page, "Redo")).to_be_disabled()
    button(page, "Reset").click()
    assert shown(page) == to_board(32).ravel().tolist()
    expect(score(page)).to_contain_text("0 presses")


def test_keyboard_alone_is_enough_to_win(page, tmp_path):
    page.goto(save(tmp_path, day()))
    page.keyboard.press("Tab")
    expect(page.get_by_role("gridcell").first).to_be_focused()
    page.keyboard.press("Space")
    for key in ("ArrowDown", "End", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("gridcell").nth(5)).to_be_focused()
    page.keyboard.press("Backspace")
    expect(score(page)).to_contain_text("1 press ·")
    page.keyboard.press("5")
    page.keyboard.press("h")
    expect(page.locator(".mm-message")).to_have_text("Hint: press mask 6. 1 press from here.")
    page.keyboard.press("6")
    expect(score(page)).to_have_text("✓ Goal reached in 3 presses, the fewest possible!")


def test_every_control_is_reached_by_tab_and_shows_its_focus(page, tmp_path):
    page.goto(save(tmp_path, day()))
    seen = []
    for _ in range(24):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(
            """() => { const at = document.activeElement, style = getComputedStyle(at);
            const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
            return [at.textContent || at.getAttribute("aria-label"), outlined]; }"""
        ))  # fmt: skip
        if "Rules and keys" in seen[-1][0]:
            break
    names = [name for name, _ in seen]
    for name in (
        "Hint",
        "Show the path",
        "Difference",
        "New puzzle",
        "Choose a puzzle and an opponent",
        "Rules and keys",
    ):
        assert name in names
    assert all(outlined for _, outlined in seen), seen


def test_numbers_of_two_digits_are_typed(page, tmp_path):
    rule = fractal(4)
    page.goto(save(tmp_path, Game(rule, start=np.zeros((4, 4), int), goal=rule[15])))
    page.get_by_role("gridcell").first.focus()
    for key in ("1", "2"):
        page.keyboard.press(key)
    assert shown(page) == rule[12].ravel().tolist()
    page.keyboard.press("1")
    expect(page.locator(".mm-message")).to_have_text("1…")
    page.keyboard.press("Enter")
    assert shown(page) == (rule[12] ^ rule[1]).ravel().tolist()
    page.keyboard.press("1")
    page.wait_for_timeout(900)
    assert shown(page) == rule[12].ravel().tolist()
    for key in ("9", "1", "Escape", "0"):
        page.keyboard.press(key)
    assert shown(page) == (rule[12] ^ rule[9] ^ rule[0]).ravel().tolist()
    for key in ("1", "9"):
        page.keyboard.press(key)
    expect(page.locator(".mm-message")).to_have_text("There is no mask 19.")


def test_hints_lead_to_the_goal(page, tmp_path):
    page.goto(save(tmp_path, day()))
    press(page, 4)
    for left in range(4, 0, -1):
        button(page, "Hint").click()
        expect(page.locator(".mm-message")).to_contain_text(
            "1 press from" if left == 1 else f"{left} presses from"
        )
        page.locator(".mm-mask.mm-hinted").click()
    expect(score(page)).to_have_text("✓ Goal reached in 5 presses, 3 would do!")
    button(page, "Hint").click()
    expect(page.locator(".mm-message")).to_have_text("You are at the goal.")


def test_path_plays_pauses_and_steps(page, tmp_path):
    page.goto(save(tmp_path, day()))
    button(page, "Show the path").click()
    path = page.get_by_role("group", name="a shortest path")
    expect(path.get_by_role("status")).to_have_text("Step 1 of 3: press 0", timeout=3000)
    button(path, "Pause").click()
    page.wait_for_timeout(1500)
    expect(path.get_by_role("status")).to_have_text("Step 1 of 3: press 0")
    button(path, "Next").click()
    button(path, "Next").click()
    assert shown(path, "the path") == shown(page, "goal")
    expect(button(path, "Next")).to_be_disabled()
    button(path, "Back").click()
    assert shown(path, "the path") == MAGIC.press(to_board(32), [0, 5]).ravel().tolist()
    button(path, "Play").click()
    button(path, "Back").click()
    page.wait_for_timeout(1500)
    expect(path.get_by_role("status")).to_have_text("Step 1 of 3: press 0")
    button(path, "Next").click()
    button(path, "Play").click()
    expect(path.get_by_role("status")).to_have_text("Step 3 of 3: press 6", timeout=3000)
    expect(button(path, "Play")).to_be_visible()
    assert shown(page) == to_board(32).ravel().tolist()
    button(path, "Close").click()
    expect(path).to_be_hidden()
    expect(button(page, "Show the path")).to_be_focused()


def test_at_the_goal_the_path_begins_at_the_start(page, tmp_path):
    page.goto(save(tmp_path, day()))
    press(page, 4, 4, 0, 5, 6)
    expect(score(page)).to_have_text("✓ Goal reached in 5 presses, 3 would do!")
    button(page, "Show the path").click()
    path = page.get_by_role("group", name="a shortest path")
    expect(path.get_by_role("status")).to_have_text("Step 1 of 3: press 0", timeout=3000)
    expect(page.locator(".mm-message")).to_have_text("You are at the goal. This is a way from the start.")
    button(path, "Next").click()
    button(path, "Next").click()
    expect(path.get_by_role("status")).to_have_text("Step 3 of 3: press 6")
    assert shown(path, "the path") == shown(page, "goal") == shown(page)
    expect(button(path, "Next")).to_be_disabled()
    expect(path).not_to_contain_text("undefined")
    button(page, "Difference").click()
    expect(path).to_be_hidden()
    expect(page.locator(".mm-message")).to_have_text("")


def test_a_line_lists_the_presses_and_crosses_out_pairs_only_where_it_is_wanted(page, tmp_path):
    page.goto(save(tmp_path, Game(start=to_board(32), goal=to_board(495), lists_presses=True)))
    line = page.locator(".mm-crossed")
    expect(line).to_have_text("pressed: nothing yet")
    press(page, 4, 0)
    expect(line).to_have_text("pressed: 4 0")
    press(page, 4)
    expect(line.locator("s")).to_have_text(["4", "4"])
    expect(line).to_contain_text("Equal presses cancel in pairs. Still pressed: 0")
    button(page, "Reset").click()
    expect(line).to_have_text("pressed: nothing yet")
    page.goto(save(tmp_path, day()))
    press(page, 4)
    expect(line).to_have_count(0)


def test_where_the_start_is_the_goal_there_is_no_path_to_show(page, tmp_path):
    page.goto(save(tmp_path, Game(start=to_board(495), goal=to_board(495))))
    button(page, "Show the path").click()
    expect(page.locator(".mm-message")).to_have_text("You are at the goal.")
    expect(page.get_by_role("group", name="a shortest path")).to_be_hidden()
    expect(button(page, "Show the path")).to_have_attribute("aria-expanded", "false")


def test_nothing_moves_for_those_who_asked_for_stillness(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, day()))
    button(page, "Show the path").click()
    page.wait_for_timeout(1500)
    path = page.get_by_role("group", name="a shortest path")
    expect(path.get_by_role("status")).to_have_text("3 presses to the goal")
    press(page, 4)
    assert page.evaluate("document.getAnimations().length") == 0


def test_difference_is_marked_by_a_shape_and_in_words(page, tmp_path):
    page.goto(save(tmp_path, day()))
    press(page, 0, 5)
    assert page.locator(".mm-differs").count() == 0
    button(page, "Difference").click()
    differing = np.flatnonzero(MAGIC[6])
    cells = page.get_by_role("gridcell")
    for i in range(9):
        label = cells.nth(i).get_attribute("aria-label")
        assert label.endswith("differs from the goal") == (i in differing)
    clip = "one => getComputedStyle(one, '::before').clipPath"
    assert "polygon" in cells.nth(int(differing[0])).evaluate(clip)
    press(page, 6)
    assert page.locator(".mm-differs").count() == 0


def test_page_draws_the_puzzles_that_python_draws(page, tmp_path):
    page.goto(save(tmp_path, day()))
    button(page, "New puzzle").click()
    start, goal = puzzle(MAGIC, 1, 4)
    assert (shown(page), shown(page, "goal")) == (start.ravel().tolist(), goal.ravel().tolist())
    page.get_by_text("Choose a puzzle").click()
    page.get_by_label("Puzzle number").fill("1993")
    page.get_by_label("Presses a new puzzle needs").fill("7")
    button(page, "Set up").click()
    start, goal = puzzle(MAGIC, 1993, 7)
    assert (shown(page), shown(page, "goal")) == (start.ravel().tolist(), goal.ravel().tolist())
    expect(score(page)).to_contain_text("fewest 7")
    for label, bad in (
        ("Puzzle number", "-1"),
        ("Puzzle number", "1.5"),
        ("Puzzle number", ""),
        ("Presses a new puzzle needs", "10"),
    ):
        page.get_by_label(label).fill(bad)
        button(page, "Set up").click()
        expect(page.locator(".mm-message")).to_contain_text("must be a whole number")
        assert shown(page) == start.ravel().tolist()
        page.get_by_label("Puzzle number").fill("1993")


def test_after_one_wasted_press_the_computer_wins(page, tmp_path):
    page.goto(save(tmp_path, day(opponent="computer")))
    expect(score(page)).to_have_text("0 of 3 presses · fewest 3 · 7 cells to go")
    for name in ("Hint", "Show the path", "Undo"):
        expect(button(page, name)).to_be_disabled()
    press(page, 5)
    expect(score(page)).to_have_text("1 of 3 presses · fewest 3 · 4 cells to go")
    button(page, "Reset").click()
    press(page, 4, 0)
    expect(button(page, "Undo")).to_be_disabled()
    expect(score(page)).to_have_text(
        "2 of 3 presses · 4 cells to go · you can no longer win: from here you need 3 presses, and 1 is left"
    )
    assert shown(page, "the computer") == MAGIC.press(to_board(32), [0, 5]).ravel().tolist()
    press(page, 5)
    assert shown(page, "the computer") == shown(page, "goal")
    expect(score(page)).to_have_text(
        "✗ The computer is at the goal and wins, after 3 presses. Reset, and try again."
    )
    expect(button(page, "Hint")).to_be_enabled()
    button(page, "Reset").click()
    press(page, 5, 0, 6)
    expect(score(page)).to_have_text("✓ You win: goal reached in 3 presses, the fewest possible!")
    assert shown(page, "the computer") == MAGIC.press(to_board(32), [0, 5]).ravel().tolist()


def test_opponents_are_chosen_in_the_page(page, tmp_path):
    page.goto(save(tmp_path, day()))
    page.get_by_text("Choose a puzzle").click()
    for name, limit in (("Yoda, hardest", 3), ("Speedy, hard", 8), ("Bébéto, easy", 9)):
        page.get_by_label("Play against").select_option(name)
        expect(score(page)).to_contain_text(f"0 of {limit} presses")
    press(page, *[1] * 9)
    expect(score(page)).to_have_text("✗ Bébéto wins, after 9 presses. Reset, and try again.")


def test_unreachable_goal_is_told_and_the_nearest_is_offered(page, tmp_path):
    game = Game(LINES, goal=to_board(186))
    page.goto(save(tmp_path, game))
    expect(score(page)).to_contain_text("no presses reach this goal")
    button(page, "Take the nearest goal that can be reached").click()
    assert shown(page, "goal") == game.nearest_goal.ravel().tolist()
    expect(score(page)).to_contain_text("fewest")


def test_masks_that_belong_to_no_cell_are_pressed_by_menu_alone(page, tmp_path):
    page.goto(save(tmp_path, Game(THREE_ON_TWO, goal=[[1, 1]])))
    page.get_by_role("gridcell").first.click()
    assert shown(page) == [0, 0]
    press(page, 2)
    expect(score(page)).to_have_text("✓ Goal reached in 1 press, the fewest possible!")


def test_timer_runs_from_the_first_press_to_the_goal(page, tmp_path):
    page.goto(save(tmp_path, day(timer=True)))
    timer = page.get_by_role("timer")
    page.wait_for_timeout(1300)
    expect(timer).to_have_text("0:00")
    press(page, 0)
    expect(timer).to_have_text("0:01", timeout=3000)
    press(page, 5, 6)
    stopped = timer.text_content()
    page.wait_for_timeout(1300)
    expect(timer).to_have_text(stopped)


def test_state_that_no_rule_allows_leaves_the_board_as_it_is(page, tmp_path):
    page.goto(save(tmp_path, day()))
    press(page, 4)
    before = shown(page)
    for bad in ("[99]", "[-1]", "[0.5]", "['0']", "[null]"):
        page.locator(".live").evaluate(f"one => one.model.set('presses', {bad})")
        assert shown(page) == before
        expect(page.locator(".mm-message")).to_contain_text("keeps its last good state")
    press(page, 4)
    assert shown(page) == to_board(32).ravel().tolist()


def test_two_views_of_one_game_move_together(page, tmp_path):
    game = day()
    page.goto(save(tmp_path, game, game))
    press(page.locator(".mm-game").first, 4)
    both = page.locator(".mm-game")
    assert shown(both.first) == shown(both.last) == MAGIC.press(to_board(32), 4).ravel().tolist()


def test_ten_boards_share_a_page(page, tmp_path):
    games = [Game(seed=seed, distance=2) for seed in range(6)]
    others = [
        Board(MAGIC, goal=to_board(495)),
        Explorer(MAGIC.matrix, (3, 3), (3, 3)),
        Stepper([[[1]]], ["one"]),
        Board(),
    ]
    page.goto(save(tmp_path, *games, *others))
    assert page.locator(".mm-board").count() == 10
    for i, game in enumerate(games):
        press(page.locator(".mm-game").nth(i), *game.shortest_presses())
        expect(score(page).nth(i)).to_contain_text("✓ Goal reached in 2 presses")


def test_explorer_and_stepper_work_by_keyboard(page, tmp_path):
    stepper = Stepper([[[0, 1]], [[1, 1]], [[1, 0]]], ["a", "b", "c"])
    page.goto(save(tmp_path, Explorer(MAGIC.matrix, (3, 3), (3, 3), labels=("V", "D")), stepper))
    page.get_by_role("gridcell").first.focus()
    for key in ("ArrowRight", "Space"):
        page.keyboard.press(key)
    assert shown(page, "D") == MAGIC[1].ravel().tolist()
    slider = page.get_by_role("slider", name="step")
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", "2: c")
    button(page, "Back").click()
    expect(page.get_by_text("Step 1 of 2: b")).to_be_visible()


def test_stepper_numbers_rows_and_marks_what_changed_unless_all_did(page, tmp_path):
    frames = [[[-1, 2]], [[-1, 4]], [[3, 1]]]
    page.goto(save(tmp_path, Stepper(frames, ["a", "b", "c"], numbered=True)))
    expect(page.locator(".mm-matrix th")).to_have_text(["0", "1", "0"])
    entries, changed = page.locator(".mm-matrix td[data-odd]"), page.locator(".mm-changed")
    expect(entries).to_have_text(["−1", "2"])
    button(page, "Next").click()
    expect(changed).to_have_text(["4"])
    button(page, "Next").click()
    expect(entries).to_have_text(["3", "1"])
    expect(changed).to_have_count(0)


def test_a_hole_of_a_frame_shows_no_number_and_is_framed_where_it_is_new(page, tmp_path):
    holes = [[[0, 1, 0]], [[0, 0, 1]]]
    page.goto(save(tmp_path, Stepper([[[1, 0, 1]], [[1, 0, 1]]], ["a", "b"], holes=holes)))
    cells = page.locator(".mm-matrix td")
    expect(cells).to_have_text(["1", "", "1"])
    button(page, "Next").click()
    expect(cells).to_have_text(["1", "0", ""])
    expect(page.locator(".mm-changed")).to_have_count(2)


def test_a_column_collects_the_last_entries_and_the_rows_to_compare_come_last(page, tmp_path):
    rows = [[1, 0], [1, 1], [1, 0]]
    holes = [[[int(row > step)] * 2 for row in range(3)] for step in range(3)]
    stepper = Stepper([rows] * 3, list("abc"), True, holes, collects="T", compared={"T backwards": [0, 1]})
    page.goto(save(tmp_path, stepper))
    entries = page.locator(".mm-matrix").first.locator("td[data-odd]")
    compared = page.locator(".mm-matrix").last
    expect(page.locator(".mm-matrix").first.locator("th[scope=col]")).to_have_text(["0", "1", "T"])
    expect(entries).to_have_text(["1", "0"])
    expect(page.locator(".mm-to-come").first).to_be_hidden()
    height = page.evaluate("document.body.scrollHeight")
    for collected in (["1"], ["1", "0"]):
        expect(compared).to_be_hidden()
        button(page, "Next").click()
        expect(page.locator("td.mm-last-kept[data-odd]")).to_have_text(collected)
        expect(page.locator(".mm-changed")).to_have_text([collected[-1]] * 2)  # the last entry, and its copy
    expect(entries).to_have_text(["1", "0", "1", "1", "1", "1", "0", "0"])
    expect(compared).to_be_visible()
    expect(compared.locator("caption")).to_have_text("T backwards")
    assert page.evaluate("document.body.scrollHeight") == height  # nothing jumps
    button(page, "Back").click()
    expect(compared).to_be_hidden()
    expect(page.locator(".mm-changed")).to_have_text(["1", "1"])


def test_a_column_collects_the_entries_that_are_named(page, tmp_path):
    rows = [[1, 0, 0], [1, 1, 0], [0, 1, 0]]
    holes = [[[int(row > step)] * 3 for row in range(3)] for step in range(3)]
    stepper = Stepper([rows] * 3, list("abc"), True, holes, collects="T", keeps=[1, 0])
    page.goto(save(tmp_path, stepper))
    new = "all => all.filter(one => one.matches('.mm-changed')).map(one => one.cellIndex)"
    for collected, places in ((["1"], [2, 5]), (["1", "0"], [1, 5])):
        button(page, "Next").click()
        expect(page.locator("td.mm-last-kept[data-odd]")).to_have_text(collected)
        assert page.locator(".mm-matrix td").evaluate_all(new) == places


@pytest.mark.parametrize("side", [32, 64])
def test_a_press_on_a_large_board_redraws_only_the_cells_it_inverts(side, page, tmp_path):
    game = Game(lights_out(side, side), seed=1, distance=5)
    page.goto(save(tmp_path, game))
    expect(score(page)).to_contain_text("5 ·" if side == 32 else "one way takes", timeout=20000)
    redrawn = page.evaluate(
        """() => { const cells = document.querySelectorAll('[role=gridcell]'), counts = [];
        const observer = new MutationObserver(() => {});
        observer.observe(cells[0].closest('[role=grid]'), { subtree: true, attributeFilter: ['data-bit'] });
        for (let i = 0; i < 60; i++) {
            cells[i * 7].click();
            counts.push(observer.takeRecords().length);
        }
        return counts; }"""
    )
    assert redrawn == [int(game.rules[i * 7].sum()) for i in range(60)]


def test_a_thousand_presses_leave_no_memory_behind(page, tmp_path):
    page.goto(save(tmp_path, day()))
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable")

    def counts():
        client.send("HeapProfiler.collectGarbage")
        return {
            metric["name"]: metric["value"] for metric in client.send("Performance.getMetrics")["metrics"]
        }

    again = """() => {
        for (let i = 0; i < 500; i++) document.querySelectorAll(".mm-mask")[i % 9].click();
        [...document.querySelectorAll("button")].find(button => button.textContent === "Reset").click();
    }"""
    page.evaluate(again)
    page.wait_for_timeout(400)
    before = counts()
    page.evaluate(again)
    page.evaluate(again)
    page.wait_for_timeout(400)
    after = counts()
    assert after["Nodes"] <= before["Nodes"] + 20
    assert after["JSEventListeners"] <= before["JSEventListeners"] + 5
    assert after["JSHeapUsedSize"] <= before["JSHeapUsedSize"] + 300_000


@pytest.mark.parametrize("rule", [MAGIC, fractal(4), lights_out(32, 32)], ids=lambda rule: rule.name)
@pytest.mark.parametrize(("width", "zoom"), [(320, 1), (640, 2), (1280, 1)])
def test_page_never_scrolls_sideways(rule, width, zoom, page, tmp_path):
    page.set_viewport_size({"width": width // zoom, "height": 800})
    page.goto(save(tmp_path, Game(rule, seed=1, opponent="computer"), Board(rule, menu=False)))
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width // zoom


def test_touch_plays(browser, tmp_path):
    context = browser.new_context(
        has_touch=True,
        is_mobile=True,
        viewport={"width": 360, "height": 700},
        offline=True,
        reduced_motion="reduce",  # a cell is narrow while it turns
    )
    page = context.new_page()
    page.goto(save(tmp_path, day()))
    page.get_by_role("gridcell").nth(0).tap()
    page.get_by_role("button", name="press mask 5").tap()
    page.get_by_role("gridcell").nth(6).tap()
    expect(score(page)).to_contain_text("✓ Goal reached in 3 presses")
    for control in page.locator(".mm-tools button:visible, [role=gridcell], .mm-mask").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    context.close()


def test_without_scripts_the_picture_and_the_text_stay(browser, tmp_path):
    context = browser.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto(save(tmp_path, day()))
    name = re.compile("^Game of MAGIC, not pressed.*your board: 000 . 100 . 000")
    assert page.get_by_role("img", name=name).bounding_box()["width"] > 50
    expect(page.locator("pre.unseen")).to_contain_text("■ □ □       ■ □ ■")
    context.close()


@pytest.mark.parametrize(
    ("widget", "press_in_python"),
    [
        (Board(MAGIC, to_board(71)), MAGIC.press),
        (ColourBoard(Colours(MAGIC, 3), to_board(71)), Colours(MAGIC, 3).press),
        (Game(MAGIC, to_board(71)), MAGIC.press),
    ],
    ids=["Board", "ColourBoard", "Game"],
)
def test_every_board_takes_back_and_presses_again(widget, press_in_python, page, tmp_path):
    page.goto(save(tmp_path, widget))
    cells = page.get_by_role("gridcell")

    def assert_shown(presses):
        told = page.locator(".live").evaluate("one => [one.model.get('presses')]")
        assert told == [presses]
        expected = press_in_python(to_board(71), presses).ravel().tolist()
        shown = [int(one.text_content() or one.get_attribute("data-bit")) for one in cells.all()]
        assert shown == expected

    for name in ("Undo", "Redo", "Reset"):
        expect(button(page, name)).to_be_disabled()
    for number in (4, 4, 0):
        cells.nth(number).click()
    for name, presses in (("Undo", [4, 4]), ("Undo", [4]), ("Redo", [4, 4]), ("Undo", [4])):
        button(page, name).click()
        assert_shown(presses)
    cells.nth(7).click()
    assert_shown([4, 7])
    expect(button(page, "Redo")).to_be_disabled()
    button(page, "Reset").click()
    assert_shown([])


COUNT_PRESSED_MASKS = """() => {
    let count = 0;
    const cell = document.querySelector("[role=gridcell]");
    for (const mask of document.querySelector(".live").model.get("_masks")) {
        const walk = mask[Symbol.iterator].bind(mask);
        mask[Symbol.iterator] = () => { count += 1; return walk(); };
    }
    for (let i = 0; i < 9; i++) cell.click();
    count = 0;
    cell.click();
    return count;
}"""


@pytest.mark.parametrize(
    "widget",
    [
        Board(MAGIC, goal=to_board(495)),
        ColourBoard(Colours(MAGIC, 3), goal=to_board(495)),
        day(),
        day(opponent="bebeto"),
        day(budget=9),
    ],
    ids=["Board", "ColourBoard", "Game", "against an opponent", "within a budget"],
)
@pytest.mark.parametrize("views", [1, 2])
def test_a_press_works_the_rules_out_once_in_each_view(widget, views, page, tmp_path):
    page.goto(save(tmp_path, *[widget] * views))
    assert page.evaluate(COUNT_PRESSED_MASKS) == 10 * views


HOLES = [[1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]


@pytest.mark.parametrize("widget", [Game, Board])
def test_a_board_with_holes_presses_by_its_cells(widget, page, tmp_path):
    rule = with_holes(torus(3, 4), HOLES)
    start = rule.press(np.zeros((3, 4), int), [0, 3])
    page.goto(save(tmp_path, widget(rule, start=start, goal=np.zeros((3, 4), int))))
    cells = page.get_by_role("gridcell")
    name = "your board" if widget is Game else "board"
    board = page.get_by_role("grid", name=name)

    def bits():
        return board.locator("[data-bit]").evaluate_all("all => all.map(one => Number(one.dataset.bit))")

    cells.nth(0).click()
    assert bits() == start.ravel().tolist()
    expect(cells.nth(0)).to_have_accessible_name("row 1, column 1, hole")
    expect(cells.nth(0)).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    cells.nth(rule.places[3]).click()
    assert bits() == rule.press(start, 3).ravel().tolist()


def test_a_hint_names_the_cell_beside_a_hole(page, tmp_path):
    rule = with_holes(torus(3, 4), HOLES)
    page.goto(
        save(tmp_path, Game(rule, start=rule.press(np.zeros((3, 4), int), 6), goal=np.zeros((3, 4), int)))
    )
    button(page, "Hint").click()
    expect(page.get_by_role("gridcell").nth(rule.places[6])).to_have_class(re.compile("mm-hinted"))
    page.get_by_role("gridcell").nth(0).click()
    expect(page.locator(".mm-message")).to_have_text("There is nothing to press here.")


@pytest.mark.parametrize("k", [2, 3, 7, 255])
def test_the_board_of_k_colours_counts_as_python_does(k, page, tmp_path):
    game = Colours(MAGIC, k)
    start = np.arange(9).reshape(3, 3) % k
    presses = np.random.default_rng(k).integers(0, 9, 30).tolist()
    page.goto(save(tmp_path, ColourBoard(game, start=start, goal=game.press(start, presses))))
    for number in presses:
        page.get_by_role("gridcell").nth(number).click()
    shown_colours = [int(text) for text in page.get_by_role("gridcell").all_text_contents()]
    assert shown_colours == game.press(start, presses).ravel().tolist()
    expect(page.locator(".mm-status")).to_have_text("Goal reached in 30 presses!")
    button(page, "Undo").click()
    assert int(page.get_by_role("gridcell").nth(presses[-1]).text_content()) != shown_colours[presses[-1]]
    button(page, "Reset").click()
    assert [int(t) for t in page.get_by_role("gridcell").all_text_contents()] == start.ravel().tolist()


def test_masks_without_cells_are_buttons_below_the_board_of_k_colours(page, tmp_path):
    page.goto(save(tmp_path, ColourBoard(Colours(from_cells([[0, 1], [1, 2]], (1, 3)), 4))))
    press(page, 1, 1, 0)
    assert page.get_by_role("gridcell").all_text_contents() == ["1", "3", "2"]


def test_the_first_puzzle_comes_back(page, tmp_path):
    page.goto(save(tmp_path, day()))
    first = button(page, "First puzzle again")
    before = shown(page), shown(page, "goal")
    expect(first).to_be_hidden()
    press(page, 0)
    expect(first).to_be_hidden()
    for _ in range(2):
        button(page, "New puzzle").click()
    press(page, 4)
    assert (shown(page), shown(page, "goal")) != before
    first.press("Enter")
    assert (shown(page), shown(page, "goal")) == before
    expect(score(page)).to_have_text("0 presses · fewest 3 · 7 cells to go")
    expect(page.locator(".mm-message")).to_have_text("This is the first puzzle again.")
    expect(first).to_be_hidden()
    expect(button(page, "New puzzle")).to_be_focused()
    button(page, "New puzzle").click()
    start, goal = puzzle(MAGIC, 1, 4)
    assert (shown(page), shown(page, "goal")) == (start.ravel().tolist(), goal.ravel().tolist())


def test_a_board_as_near_as_any_becomes_the_nearest_goal(page, tmp_path):
    hollow = MAGIC.masks.copy()
    hollow[4, 1, 1] = 0
    game = Game(RuleSet(hollow), start=to_board(71), goal=to_board(495), tells_reachable=False)
    page.goto(save(tmp_path, game))
    press(page, 3, 6, 4)
    button(page, "I give up").click()
    expect(score(page)).to_have_text("3 presses · 1 cell to go · no presses reach this goal")
    own = shown(page)
    button(page, "Take the nearest goal that can be reached").click()
    assert shown(page, "goal") == own
    expect(page.locator(".mm-message")).to_have_text(
        "The goal is now the nearest board that can be reached. You are there."
    )
    button(page, "First puzzle again").click()
    button(page, "Take the nearest goal that can be reached").click()
    assert shown(page, "goal") == game.nearest_goal.ravel().tolist()
    expect(page.locator(".mm-message")).not_to_contain_text("You are there")


def test_whether_the_goal_can_be_reached_is_told_by_giving_up(page, tmp_path):
    page.goto(save(tmp_path, Game(LINES, goal=to_board(1), tells_reachable=False)))
    expect(score(page)).to_have_text("0 presses · 1 cell to go")
    for name in ("Hint", "Show the path"):
        expect(button(page, name)).to_be_disabled()
    page.get_by_role("button", name="press mask 0").click()
    page.keyboard.press("h")
    message = page.locator(".mm-message")
    expect(message).to_have_text("Hints wait until you give up.")
    expect(page.locator(".mm-offer")).to_be_hidden()
    expect(button(page, "New puzzle")).to_be_hidden()
    expect(page.get_by_text("Choose a puzzle and an opponent")).to_be_hidden()
    button(page, "I give up").click()
    expect(message).to_have_text("You gave up. This goal is out of reach.")
    expect(score(page)).to_contain_text("no presses reach this goal")
    expect(page.locator(".mm-offer")).to_be_visible()
    expect(button(page, "I give up")).to_be_hidden()
    for name in ("Hint", "Show the path"):
        expect(button(page, name)).to_be_disabled()
    expect(page.locator(".mm-offer")).to_be_focused()


def test_a_game_that_can_be_won_looks_the_same_until_then(page, tmp_path):
    page.goto(save(tmp_path, day(tells_reachable=False)))
    expect(score(page)).to_have_text("0 presses · 7 cells to go")
    press(page, 0, 5, 6)
    expect(score(page)).to_have_text("✓ Goal reached in 3 presses, the fewest possible!")
    expect(button(page, "New puzzle")).to_be_visible()


def test_the_fewest_presses_are_told_by_giving_up(page, tmp_path):
    page.goto(save(tmp_path, day(tells_fewest=False)))
    expect(score(page)).to_have_text("0 presses · 7 cells to go")
    button(page, "Hint").click()
    expect(page.locator(".mm-message")).to_have_text("Hint: press mask 0.")
    button(page, "I give up").click()
    expect(score(page)).to_have_text("0 presses · fewest 3 · 7 cells to go")
    expect(page.locator(".mm-message")).to_contain_text("the fewest presses are 3")
    expect(button(page, "Hint")).to_be_focused()
    button(page, "New puzzle").click()
    expect(score(page)).not_to_contain_text("fewest")
    expect(page.locator(".mm-message")).to_have_text("Puzzle 1.")
    expect(button(page, "I give up")).to_be_visible()


def test_a_game_that_keeps_nothing_back_needs_no_giving_up(page, tmp_path):
    page.goto(save(tmp_path, day()))
    expect(button(page, "I give up")).to_be_hidden()


def test_no_message_or_score_moves_the_masks_beside_the_boards(page, tmp_path):
    page.set_viewport_size({"width": 780, "height": 900})
    page.goto(save(tmp_path, Game(fractal(4), seed=3, distance=3, opponent="computer", triangle=True)))
    masks = page.locator(".mm-masks-beside .mm-mask")
    before = masks.first.bounding_box()
    for number in (4, 1, 3, 7, 7, 5, 6, 13, 15):
        masks.nth(number).click()
        after = masks.first.bounding_box()
        assert (after["x"], after["y"]) == (before["x"], pytest.approx(before["y"], abs=2))


def test_beside_a_triangle_the_computer_tells_what_it_pressed(page, tmp_path):
    game = Game(fractal(4), seed=3, distance=3, opponent="computer", triangle=True)
    way = sorted(np.flatnonzero(helix.helix((game.start ^ game.goal).ravel())).tolist())
    page.goto(save(tmp_path, game))
    told = page.locator(".mm-rivals-press")
    expect(told).to_have_text("the computer")
    for mask in way[::-1]:
        page.keyboard.press("Escape")
        page.locator(".mm-menu .mm-mask").nth(mask).click()
        if mask != way[0]:
            expect(told).to_have_text(f"computer: mask {way[len(way) - 1 - way.index(mask)]}")
    expect(told).to_have_text(f"computer: mask {way[-2]}")  # you were first, so its last press is not made
    page.goto(save(tmp_path, day(opponent="computer")))
    press(page, 5)
    expect(page.locator(".mm-rivals-press")).to_have_count(0)


def test_on_a_phone_the_triangle_stands_right_below_all_boards(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, Game(fractal(4), seed=3, distance=3, opponent="computer", triangle=True)))
    boards = [board.bounding_box() for board in page.locator(".mm-boards > .mm-captioned").all()]
    assert len(boards) == 3
    assert len({board["y"] for board in boards}) == 1
    triangle = page.locator(".mm-game .mm-triangle").bounding_box()
    assert triangle["y"] + triangle["height"] - boards[0]["y"] < 700
    page.get_by_role("gridcell", name="for mask 15:").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_finger_finds_each_number_of_the_edge(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 900})
    page = context.new_page()
    page.goto(save(tmp_path, Game(fractal(4), seed=3, distance=3, opponent="computer", triangle=True)))
    page.locator(".mm-game .mm-triangle").scroll_into_view_if_needed()
    edge = page.locator(".mm-game .mm-of-mask")
    expect(edge).to_have_count(16)
    # How far up and down, and how far left and right, does a tap still meet the same number?
    sizes = edge.evaluate_all(
        """all => all.slice(0, -1).map((one) => {
            const box = one.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const meets = (dx, dy) => document.elementFromPoint(x + dx, y + dy) === one;
            const reach = (right, down) => {
                let k = 0;
                while (k < 100 && meets(k * right / 2, k * down / 2)) k++;
                return k / 2;
            };
            return [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)];
        })"""
    )
    assert min(min(size) for size in sizes) >= 24
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()


@pytest.mark.parametrize(("width", "height", "room"), [(1280, 720, 650), (760, 720, 650), (390, 844, 780)])
def test_what_is_pressed_and_the_board_that_it_changes_are_seen_together(width, height, room, page, tmp_path):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(save(tmp_path, Game(fractal(4), seed=3, distance=3, opponent="computer", triangle=True)))
    boards = page.locator(".mm-boards").first.bounding_box()
    masks = page.get_by_role("group", name="masks").get_by_role("button").all()
    edge = page.locator(".mm-of-mask").all()
    assert (len(masks), len(edge)) == (16, 16)
    for pressed in (*masks, *edge, page.get_by_role("button", name="Reset")):
        box = pressed.bounding_box()
        assert box["x"] + box["width"] <= width
        assert boards["y"] <= box["y"]
        assert box["y"] + box["height"] - boards["y"] <= room
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_plain_game_has_few_buttons_and_hints_by_a_frame(page, tmp_path):
    page.goto(save(tmp_path, day(plain=True)))
    expect(score(page)).to_have_text("0 presses · fewest 3 · 7 cells to go")
    names = page.locator(".mm-game button:visible").all_inner_texts()
    assert set(names) <= {"Undo", "Show first", "Hint", "New puzzle"} and len(names) >= 3
    expect(page.locator(".mm-mask")).to_have_count(0)
    assert page.locator(".mm-game summary").all_inner_texts() == ["Rules and keys"]
    button(page, "Hint").click()
    expect(page.locator(".mm-message")).to_have_text("Hint: press the framed cell, in row 1, column 1.")
    cells = page.get_by_role("gridcell")
    assert "mm-hinted" in cells.nth(0).get_attribute("class")
    page.keyboard.press("d")
    expect(page.locator(".mm-differs")).to_have_count(0)
    for cell in (0, 5, 6):
        cells.nth(cell).click()
    expect(score(page)).to_have_text("✓ Goal reached in 3 presses, the fewest possible!")
    button(page, "New puzzle").click()
    expect(score(page)).to_contain_text("0 presses")


def test_a_plain_game_shows_first_without_the_number_of_a_mask(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, day(plain=True)))
    button(page, "Show first").tap()
    page.get_by_role("gridcell").first.tap()
    expect(page.locator(".mm-message")).to_have_text("A press here changes 4 cells. Tap again to press.")
    expect(score(page)).to_contain_text("0 presses")
    page.get_by_role("gridcell").first.tap()
    expect(score(page)).to_contain_text("1 press ")
    context.close()
