"""Play, change and share boards in a saved playground, from a file and with the network off."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.addresses import Puzzle
from magicmath.rules import MAGIC, Colours, lights_out, to_board, torus
from magicmath.widgets import Playground

pytestmark = pytest.mark.usefixtures("quiet_page")
BY_TOUCH = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def example():
    return Playground(MAGIC, to_board(32), to_board(495))


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def field(page, label, kind="input"):
    return page.locator(f"label.mm-field:has(span:text-is('{label}')) {kind}")


def cell(page, number):
    return page.locator(".mm-play-board [role=gridcell]").nth(number)


def shown(page):
    read = "all => all.map(one => Number(one.dataset.bit))"
    return page.locator(".mm-play-board [role=gridcell]").evaluate_all(read)


def status(page):
    return page.locator(".mm-score")


def message(page):
    return page.locator(".mm-message")


def facts(page):
    return page.locator(".mm-play-facts")


def unfold(page, name):
    page.locator("summary", has_text=name).first.click()


def address(page):
    return page.locator(".live").evaluate("place => place.model.get('_play').address")


def puzzle(page):
    """Return the board that the page would share, as Python reads it."""
    return Puzzle.from_address(address(page))


def test_a_board_is_pressed_and_solved(page, tmp_path):
    page.goto(save(tmp_path, example()))
    expect(status(page)).to_have_text("0 presses · fewest 3 · 7 cells to go")
    for number in (0, 5, 6):
        cell(page, number).click()
    expect(status(page)).to_have_text("✓ Goal reached in 3 presses, the fewest possible!")
    assert shown(page) == to_board(495).ravel().tolist()
    assert puzzle(page).presses == (0, 5, 6)
    button(page, "Undo").click()
    button(page, "Undo").click()
    button(page, "Redo").click()
    assert puzzle(page).presses == (0, 5)
    button(page, "Reset").click()
    assert shown(page) == to_board(32).ravel().tolist()


def test_all_of_it_goes_by_keys(page, tmp_path):
    page.goto(save(tmp_path, example()))
    cell(page, 0).focus()
    for key in ("Enter", "ArrowDown", "ArrowRight", "ArrowRight", " ", "6"):
        page.keyboard.press(key)
    expect(status(page)).to_contain_text("✓ Goal reached in 3 presses")
    page.keyboard.press("Backspace")
    expect(status(page)).to_contain_text("2 presses")
    page.keyboard.press("h")
    expect(message(page)).to_have_text("Hint: press mask 6, row 3, column 1. 1 press from here.")
    page.keyboard.press("d")
    expect(button(page, "Difference")).to_have_attribute("aria-pressed", "true")
    page.locator(".mm-play-example").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".mm-play-title strong")).to_have_text("Lights Out")


def test_the_way_is_shown_and_walked(page, tmp_path):
    page.goto(save(tmp_path, Playground(lights_out(3, 3), colours=3, goal=[[1, 2, 0]] * 3)))
    expect(status(page)).to_contain_text("fewest")
    button(page, "Show the way").click()
    colours = Colours(lights_out(3, 3), 3)
    way = colours.solve(np.zeros((3, 3), int), [[1, 2, 0]] * 3)
    expect(page.locator("[data-todo]")).to_have_count(int((way > 0).sum()))
    marks = page.locator(".mm-play-board [role=gridcell]").evaluate_all(
        "all => all.map(a => +(a.dataset.todo ?? 0))"
    )
    assert marks == way.tolist()
    button(page, "Walk it").click()
    expect(status(page)).to_contain_text(f"✓ Goal reached in {way.sum()} presses", timeout=20000)
    expect(page.locator("[data-todo]")).to_have_count(0)


def test_a_refusal_is_explained_and_the_nearest_board_taken(page, tmp_path):
    rules, start = lights_out(5, 5), np.eye(1, 25, dtype=int).reshape(5, 5)
    page.goto(save(tmp_path, Playground(rules, start)))
    expect(status(page)).to_have_text("0 presses · 1 cell to go · no presses reach this goal")
    expect(facts(page)).to_contain_text("No presses reach this goal: a test refuses.")
    button(page, "show test 1 on the board").first.click()
    test = rules.failed_tests(start, np.zeros((5, 5), int))[0]
    count = int((test & start).sum())
    told = f"Test 1: start and goal differ in {count} of its {test.sum()} cells, an odd number: it refuses."
    expect(message(page)).to_have_text(told)
    framed = "all => all.map(one => Number(one.classList.contains('mm-aimed')))"
    cells = page.locator(".mm-play-board [role=gridcell]")
    assert cells.evaluate_all(framed) == test.ravel().tolist()
    button(page, "Take it as the goal").click()
    expect(facts(page)).to_contain_text("✓")
    taken = puzzle(page)
    assert rules.is_reachable(*taken.boards)
    assert (taken.boards[1] != 0).sum() == (rules.nearest_reachable(start, np.zeros((5, 5), int)) != 0).sum()
    unfold(page, "Change the board")
    button(page, "Take the last change back").click()
    assert not any(puzzle(page).goal)


def test_the_figures_are_those_of_python(page, tmp_path):
    page.goto(save(tmp_path, Playground(torus(5, 5))))
    rank = torus(5, 5).rank
    expect(facts(page)).to_contain_text(f"Rank {rank}: 25 masks on 25 cells.")
    expect(facts(page)).to_contain_text(f"{25 - rank} quiet patterns")
    expect(facts(page)).to_contain_text(f"{25 - rank} tests of a board.")
    expect(facts(page)).to_contain_text(f"{2 ** (25 - rank)} solutions")
    counts = torus(5, 5).distance_counts()
    expect(facts(page)).to_contain_text(
        f"The farthest boards are {len(counts) - 1} presses away.", timeout=20000
    )
    unfold(page, "Each distance")
    rows = page.locator(".mm-play-counts tbody td").all_inner_texts()
    assert [int(re.sub(r"\D", "", row)) for row in rows] == counts


def test_long_work_tells_how_far_it_is_and_stops(page, tmp_path):
    rules = lights_out(64, 64)
    page.goto(save(tmp_path, Playground(rules, rules.press(np.zeros((64, 64), int), range(0, 4096, 7)))))
    busy = page.locator(".mm-play-busy")
    expect(busy).to_contain_text(re.compile(r"Comparing all solutions… \d+ %"), timeout=60000)
    expect(facts(page)).to_contain_text("the best so far")
    page.locator(".mm-play-canvas canvas").click()
    expect(status(page)).to_contain_text("1 press")
    button(page, "Stop").click()
    expect(busy).to_contain_text("Stopped.")
    expect(facts(page)).to_contain_text("28 quiet patterns", timeout=60000)
    button(page, "Go on").click()
    expect(busy).to_contain_text("Comparing all solutions")


def test_order_and_transform_are_told(page, tmp_path):
    page.goto(save(tmp_path, example()))
    expect(facts(page)).to_contain_text("Order 4.")
    page.get_by_role("button", name="Fractal 16×16").click()
    expect(facts(page)).to_contain_text("Order 2.")
    expect(facts(page)).to_contain_text("The transform finds the presses with 1 024 additions.")


def test_all_cells_of_a_quiet_pattern_change_nothing(page, tmp_path):
    page.goto(save(tmp_path, Playground()))
    page.locator(".mm-play-pattern[aria-label*=quiet]").first.click()
    quiet = lights_out(5, 5).quiet_presses[0]
    expect(status(page)).to_contain_text(f"{quiet.sum()} presses", timeout=20000)
    expect(button(page, "Walk it")).to_have_text("Walk it")
    np.testing.assert_array_equal(np.bincount(puzzle(page).presses, minlength=25), quiet)
    assert shown(page) == [1] * 25


def test_each_example_can_be_played(page, tmp_path):
    page.goto(save(tmp_path, Playground()))
    chips = page.locator(".mm-play-example")
    for i in range(chips.count()):
        chips.nth(i).click()
        expect(status(page)).to_contain_text("0 presses")
        if "Refused" in chips.nth(i).inner_text():
            expect(status(page)).to_contain_text("no presses reach this goal")
        else:
            expect(status(page)).to_contain_text("fewest", timeout=20000)
        assert puzzle(page).presses == ()


def test_size_colours_surface_and_stamp_are_changed(page, tmp_path):
    page.goto(save(tmp_path, Playground()))
    unfold(page, "Change the board")
    field(page, "Rows").fill("4")
    field(page, "Rows").press("Tab")
    field(page, "Columns").fill("7")
    field(page, "Columns").press("Tab")
    field(page, "Colours", "select").select_option("5")
    field(page, "Surface", "select").select_option("klein")
    page.locator(".mm-play-stamp [role=gridcell]").first.click()
    told = puzzle(page)
    assert (told.rows, told.columns, told.colours, told.rule.surface) == (4, 7, 5, "klein")
    assert told.rule.steps == ((-2, -2), (-1, 0), (0, -1), (0, 0), (0, 1), (1, 0))
    cell(page, 9).click()
    pressed = told.rules_in_colours.press(told.boards[0], [9])
    read = "all => all.map(one => Number(one.textContent))"
    assert page.locator(".mm-play-board [role=gridcell]").evaluate_all(read) == pressed.ravel().tolist()
    for wrong in ("0", "65", "2.5", ""):
        field(page, "Rows").fill(wrong)
        field(page, "Rows").press("Tab")
        expect(message(page)).to_contain_text("Rows must be")
        assert puzzle(page).rows == 4


def test_holes_masks_start_and_goal_are_drawn(page, tmp_path):
    page.goto(save(tmp_path, Playground(lights_out(3, 3))))
    unfold(page, "Change the board")
    button(page, "Draw holes").click()
    expect(page.locator(".mm-play-banner")).to_contain_text("You draw the holes")
    cell(page, 4).click()
    button(page, "Done").click()
    assert puzzle(page).holes == (4,)
    field(page, "Mask").fill("1")
    button(page, "Draw it").first.click()
    cell(page, 8).click()
    button(page, "Done").click()
    assert puzzle(page).rules[1].tolist() == [[1, 1, 1], [0, 0, 0], [0, 0, 1]]
    unfold(page, "Start and goal")
    field(page, "Change the", "select").select_option("goal")
    button(page, "Draw it").nth(1).click()
    boxes = [cell(page, number).bounding_box() for number in (0, 1, 2, 5)]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    page.mouse.move(*middles[0])
    page.mouse.down()
    for middle in middles:
        page.mouse.move(*middle, steps=4)
    page.mouse.up()
    button(page, "Done").click()
    assert puzzle(page).goal == (1, 1, 1, 0, 0, 1, 0, 0, 0)
    button(page, "Swap start and goal").click()
    assert puzzle(page).start == (1, 1, 1, 0, 0, 1, 0, 0, 0)


def test_a_graph_is_drawn_and_pasted(page, tmp_path):
    page.goto(save(tmp_path, Playground()))
    unfold(page, "Change the board")
    field(page, "Rule", "select").select_option("empty graph")
    button(page, "Draw edges").click()
    nodes = page.locator(".mm-graph .mm-node")
    nodes.nth(0).click()
    nodes.nth(3).focus()
    page.keyboard.press("Enter")
    assert (0, 3) in puzzle(page).rule.edges
    button(page, "Done").click()
    page.locator("label:has-text('Edges such as') textarea").fill("0-1, 1-2, 2-0")
    button(page, "Take these edges").click()
    assert puzzle(page).rule.edges == ((0, 1), (0, 2), (1, 2))
    nodes.nth(1).click()
    expect(status(page)).to_contain_text("1 press")
    assert puzzle(page).presses == (1,)


def test_masks_are_pasted(page, tmp_path):
    page.goto(save(tmp_path, Playground(MAGIC)))
    unfold(page, "Change the board")
    unfold(page, "Paste masks")
    box = page.locator("label:has-text('Masks as drawings') textarea")
    box.fill(" ".join(map(str, MAGIC.numbers)))
    field(page, "Read as", "select").select_option("numbers")
    button(page, "Take these masks").click()
    assert puzzle(page).rules == MAGIC
    assert "rule=masks" in address(page)
    box.fill("##.\n.##\n\n#..\n..#")
    button(page, "Take these masks").click()
    expect(message(page)).to_contain_text("Numbers must be whole numbers")
    field(page, "Read as", "select").select_option("text")
    button(page, "Take these masks").click()
    assert puzzle(page).rules.masks.tolist() == [[[1, 1, 0], [0, 1, 1]], [[1, 0, 0], [0, 0, 1]]]
    button(page, "press mask 1, inverts 2 cells").click()
    assert puzzle(page).presses == (1,)


def test_a_board_is_read_from_text_and_from_a_picture(page, tmp_path):
    from PIL import Image

    page.goto(save(tmp_path, Playground(lights_out(4, 4))))
    unfold(page, "Start and goal")
    unfold(page, "From text")
    box = page.locator("label:has-text('A line for each row') textarea")
    box.fill("#..#\n.##.")
    button(page, "Take this text").click()
    assert puzzle(page).start == (1, 0, 0, 1, 0, 1, 1, 0, *[0] * 8)
    box.fill("#..#?")
    button(page, "Take this text").click()
    expect(message(page)).to_contain_text("Line 1")
    picture = Image.new("L", (40, 40), 255)
    picture.paste(0, (0, 0, 20, 40))
    picture.save(tmp_path / "half.png")
    unfold(page, "From a picture")
    field(page, "Picture file").set_input_files(tmp_path / "half.png")
    expect(page.locator(".mm-play-board [data-bit='1']")).to_have_count(8)
    assert puzzle(page).start == (1, 1, 0, 0) * 4


def test_the_start_is_multiplied_by_the_rule_until_it_comes_home(page, tmp_path):
    page.goto(save(tmp_path, Playground(MAGIC, to_board(32))))
    unfold(page, "Start and goal")
    button(page, "Start → start·Y").click()
    assert puzzle(page).start == tuple(MAGIC.masks[3].ravel())
    button(page, "Find the period").click()
    told = page.locator(".mm-play-panels .mm-status")
    expect(told).to_have_text("The start comes back every 4 steps.")
    button(page, "Run").click()
    expect(told).to_have_text("Start·Y⁴: back where it began.", timeout=20000)
    assert puzzle(page).start == tuple(to_board(32).ravel())


def test_an_address_goes_there_and_back(page, tmp_path):
    given = Puzzle("knight", 6, 7, 4, (3,), [1, 2, 0, 0] * 10 + [3, 3], presses=[0, 5, 40])
    page.goto(save(tmp_path, Playground()))
    unfold(page, "Share")
    page.get_by_label("An address or a short id").fill(f"https://example.org/play{given.address}")
    button(page, "Go").click()
    assert puzzle(page) == given
    expect(page.get_by_label("This board")).to_have_value(given.address)
    page.get_by_label("An address or a short id").fill(" 2552-2222-22m ")
    button(page, "Go").click()
    assert puzzle(page) == Puzzle("lights_out", 5, 5)
    expect(page.locator(".mm-play-short")).to_have_text("2552-2222-22M")


def test_the_address_of_the_page_follows_and_leads(page, tmp_path):
    place = save(tmp_path, Playground(MAGIC, follows_location=True))
    page.goto(f"{place}#v=1&size=2x3&rule=unit&goal=4")
    expect(page.locator(".mm-play-title")).to_contain_text("One cell a press")
    cell(page, 1).click()
    expect(page).to_have_url(f"{place}#v=1&size=2x3&rule=unit&goal=4&presses=1")
    page.evaluate("location.hash = '#v=1&size=3x3&rule=casegame'")
    expect(page.locator(".mm-play-title")).to_contain_text("casegame")
    page.evaluate("location.hash = '#v=1&size=3x3&rule=<script>'")
    expect(message(page)).to_contain_text("must be")
    expect(page.locator(".mm-play-title")).to_contain_text("casegame")


HOSTILE = [
    *(
        "",
        "#",
        "#v=1",
        "#v=2&size=5x5&rule=lights_out",
        "#v=1&size=99x99&rule=unit",
        "#v=1&size=-1x5&rule=unit",
    ),
    *("#v=1&size=5x5&rule=__proto__", "#v=1&size=5x5&rule=constructor", "#v=1&size=3x3&rule=magic&presses=9"),
    *("<img src=x onerror=alert(1)>", "#v=1&size=5x5&rule=lights_out&start=<b>", "javascript:alert(1)"),
    *("#v=1&size=64x64&rule=random&seed=1", "#" + "v" * 100_000, "#v=1&size=5x5&rule=lights_out&start=_____"),
]


def test_hostile_addresses_are_refused_and_leave_the_board(page, tmp_path):
    page.goto(save(tmp_path, example()))
    unfold(page, "Share")
    before = address(page)
    for text in HOSTILE:
        message(page).evaluate("one => { one.textContent = '' }")
        page.get_by_label("An address or a short id").fill(text)
        button(page, "Go").click()
        expect(message(page)).to_contain_text("must")
        assert address(page) == before
    cell(page, 0).click()
    assert puzzle(page).presses == (0,)


def test_a_saved_page_with_a_spoilt_state_shows_the_usual_board(page, tmp_path):
    place = save(tmp_path, example())
    path = tmp_path / "saved.html"
    spoilt = path.read_text(encoding="utf-8").replace("rule=magic&start=EA", "rule=magic&start=??")
    assert spoilt != path.read_text(encoding="utf-8")
    path.write_text(spoilt, encoding="utf-8")
    page.goto(place)
    expect(message(page)).to_contain_text("must be")
    expect(page.locator(".mm-play-title")).to_contain_text("Lights Out")


def test_a_computer_plays_against_the_reader(page, tmp_path):
    page.goto(save(tmp_path, example()))
    unfold(page, "Opponents, rules and keys")
    field(page, "Play against", "select").select_option("computer")
    expect(button(page, "Hint")).to_be_disabled()
    for number in (8, 0, 5):
        cell(page, number).click()
    expect(status(page)).to_contain_text("✗ The computer is at the goal and wins")
    expect(page.get_by_role("img", name="the computer")).to_be_visible()


def test_answers_are_kept_until_the_reader_gives_up(page, tmp_path):
    page.goto(save(tmp_path, example()))
    unfold(page, "Opponents, rules and keys")
    page.get_by_label("Keep the answers until I give up").check()
    expect(status(page)).to_have_text("0 presses · 7 cells to go")
    expect(facts(page)).not_to_contain_text("In reach")
    button(page, "I give up").click()
    expect(message(page)).to_contain_text("The goal can be reached with 3 presses.")
    expect(facts(page)).to_contain_text("In reach: 3 presses, the fewest.")


def test_a_large_board_has_one_place_for_the_keys(page, tmp_path):
    page.goto(save(tmp_path, Playground(torus(32, 40))))
    place = page.locator(".mm-play-board [role=gridcell]")
    expect(place).to_have_count(1)
    place.focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", " "):
        page.keyboard.press(key)
    assert puzzle(page).presses == (42,)
    expect(place).to_have_attribute("aria-label", "row 2, column 3, black")
    canvas = page.locator(".mm-play-canvas canvas")
    box = canvas.bounding_box()
    canvas.click(position={"x": box["width"] * 39.5 / 40, "y": box["height"] * 31.5 / 32})
    assert puzzle(page).presses == (42, 1279)
    button(page, "Zoom").click()
    assert canvas.bounding_box()["width"] > 1.5 * box["width"]


def test_fingers_play_and_draw(new_context, tmp_path):
    page = new_context(**BY_TOUCH).new_page()
    page.goto(save(tmp_path, example()))
    button(page, "Show first").tap()
    cell(page, 0).tap()
    expect(message(page)).to_have_text("Mask 0 changes 4 cells. Tap again to press it.")
    cell(page, 0).tap()
    assert puzzle(page).presses == (0,)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for name in ("Change the board", "Start and goal", "Share", "Opponents, rules and keys"):
        page.locator("summary", has_text=name).first.tap()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_two_views_show_the_same_board(page, tmp_path):
    playground = example()
    page.goto(save(tmp_path, playground, playground))
    page.locator(".mm-play-board").first.locator("[role=gridcell]").nth(0).click()
    expect(page.locator(".mm-score").nth(1)).to_contain_text("1 press ·")
