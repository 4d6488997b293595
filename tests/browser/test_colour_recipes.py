"""Press rounds in a saved page: in most numbers of colours a goal is made, in five no cell changes."""

import re

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.rules import MAGIC
from magicmath.widgets import ColourRecipes

pytestmark = pytest.mark.usefixtures("quiet_page")
GOAL = [[2, 0, 1], [0, 1, 0], [0, 0, 2]]


def button(page, name):
    return page.get_by_role("button", name=name)


def round_of(page, row, column):
    return button(page, f"press the round of row {row}, column {column}")


def cells(page, name="board"):
    grid = page.get_by_role("grid", name=name)
    return [int(text) for text in grid.get_by_role("gridcell").all_inner_texts()]


def presses(page):
    return [
        int(text) for text in page.get_by_role("img", name="presses").locator(".mm-cell").all_inner_texts()
    ]


def test_a_goal_is_made_and_in_five_colours_nothing_changes(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, ColourRecipes(goal=GOAL)))
    round_of(page, 1, 1).click()
    assert cells(page) == [2, 0, 0, 0, 0, 0, 0, 0, 0]
    line = page.locator(".mm-recipes-line")
    said = "Cell 0 has got −1 + 3 + 3 = 5, modulo 3 that is 2. No other cell has changed."
    expect(line).to_have_text(said)
    round_of(page, 1, 1).click()
    expect(line).to_have_text(said.replace("5, modulo 3 that is 2", "5, together 10, modulo 3 that is 1"))
    for k in (2, 3, 4, 6, 7):
        button(page, f"{k} colours").click()
        button(page, f"times {ColourRecipes(colours=[k]).reciprocal}, modulo {k}").click()
        button(page, "Press all").click()
        wanted = [value % k for row in GOAL for value in row]
        assert cells(page) == cells(page, "goal") == wanted
        figure = ColourRecipes(MAGIC, [k])
        figure.presses = [presses(page)[i : i + 3] for i in (0, 3, 6)]
        assert figure.cells.ravel().tolist() == wanted
    button(page, "5 colours").click()
    expect(button(page, "Press all")).to_be_disabled()
    expect(button(page, "5 has no reciprocal")).to_be_disabled()
    expect(button(page, "modulo 5")).to_have_attribute("aria-pressed", "true")
    for row in (1, 2, 3):
        round_of(page, row, 2).click()
        assert cells(page) == [0] * 9
        assert any(presses(page))
    expect(line).to_contain_text("modulo 5 that is 0. Not one cell has changed.")
    button(page, "Start again").click()
    assert presses(page) == [0] * 9


def test_the_goal_is_changed_and_reached_by_keys(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, ColourRecipes(colours=[2, 3], step=2)))
    page.get_by_role("grid", name="goal").get_by_role("gridcell").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert cells(page, "goal") == [0, 1, 0, 0, 0, 0, 0, 0, 0]
    expect(page.get_by_text("1 cell to go")).to_be_visible()
    round_of(page, 1, 2).focus()
    page.keyboard.press("Enter")
    expect(round_of(page, 1, 2)).to_be_focused()
    assert cells(page) == cells(page, "goal")


def test_a_press_is_replayed_mask_by_mask(page, tmp_path):
    page.goto(save(tmp_path, ColourRecipes(colours=[3])))
    page.locator(".mm-recipes-line").evaluate(
        """line => {
          window.lines = [];
          new MutationObserver(() => lines.push(line.textContent)).observe(line, { childList: true });
        }"""
    )
    round_of(page, 1, 1).click()
    expect(page.get_by_text("No other cell has changed.")).to_be_visible(timeout=10_000)
    sums = [line for line in dict.fromkeys(page.evaluate("lines")) if line.startswith("Cell 0: ")]
    assert sums == ["Cell 0: −1", "Cell 0: −1 + 3 = 2", "Cell 0: −1 + 3 + 3 = 5"]
    assert cells(page) == [2, 0, 0, 0, 0, 0, 0, 0, 0]
    round_of(page, 1, 1).click()
    button(page, "Start again").click()
    page.wait_for_timeout(600)
    assert presses(page) == cells(page) == [0] * 9


def test_a_phone_shows_all_of_it(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, ColourRecipes(goal=GOAL, step=2)))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
        assert box["x"] + box["width"] <= 390
    top = page.locator(".mm-recipes-boards").bounding_box()
    rounds = page.locator(".mm-blocks").bounding_box()
    assert top["y"] + top["height"] <= rounds["y"], "who presses a round sees the board above it"
    assert rounds["y"] + rounds["height"] - top["y"] <= 500
    assert page.get_by_role("img", name="colours 0 to 2; after 2 comes 0").is_visible()
    round_of(page, 3, 3).tap()
    expect(page.locator(".mm-recipes-line")).to_contain_text("No other cell has changed.")
    context.close()


def test_colours_are_those_of_cells_and_counts_have_none(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, ColourRecipes(colours=[7, 3], step=1)))
    legend = page.get_by_role("img", name="colours 0 to 6; after 6 comes 0")
    assert legend.locator(".mm-cell").all_inner_texts() == list("0123456")
    for _ in range(3):
        round_of(page, 1, 1).click()
    assert 1 in presses(page)
    looks = "one => getComputedStyle(one).backgroundColor"
    shades = [square.evaluate(looks) for square in legend.locator(".mm-cell").all()]
    assert len(set(shades)) == 7
    grid = page.get_by_role("grid", name="board").get_by_role("gridcell").all()
    assert [square.evaluate(looks) for square in grid] == [shades[value] for value in cells(page)]
    counts = page.get_by_role("img", name="presses").locator(".mm-cell").all()
    assert {square.evaluate(looks) for square in counts} == {shades[0]}
    assert {one.evaluate(looks) for one in round_of(page, 2, 2).locator(".mm-cell").all()} == {shades[0]}
    button(page, "3 colours").click()
    expect(page.get_by_role("img", name="colours 0 to 2; after 2 comes 0")).to_be_visible()


def test_an_untold_figure_lets_the_reader_find_the_reciprocal(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, ColourRecipes(colours=[7, 5], goal=GOAL, untold=True)))
    tries, line = page.locator(".mm-multiples button"), page.locator(".mm-recipes-line")
    untried = ["×1", "×2", "×3", "×4", "×5", "×6", "it never does"]
    assert tries.all_inner_texts() == untried
    assert "✓" not in page.locator(".mm-colour-recipes").inner_text()
    expect(page.get_by_role("group", name="how the rounds are shown")).to_have_count(0)
    expect(button(page, "Press all")).to_be_disabled()
    round_of(page, 1, 1).click()
    button(page, "×2").click()
    expect(line).to_have_text("A round pressed 2 times adds 10, modulo 7 that is 3.")
    button(page, "it never does").click()
    expect(line).to_have_text("Look again: one of these numbers makes it 1.")
    expect(page.get_by_text("rounds: press one")).to_be_visible()
    button(page, "×3").click()
    expect(line).to_have_text(
        "✓ A round pressed 3 times adds 15, modulo 7 that is 1. "
        "Now each round is taken 3 times: it is a recipe."
    )
    assert tries.all_inner_texts() == ["×1", "5·2 = 3", "5·3 = 1 ✓", *untried[3:]]
    expect(button(page, "5·3 = 1")).to_be_focused()
    expect(page.get_by_text("recipes: press one")).to_be_visible()
    assert cells(page)[0] == 5, "the board keeps what was pressed"
    button(page, "Press all").click()
    assert cells(page) == cells(page, "goal")
    button(page, "5 colours").click()
    assert tries.all_inner_texts() == [*untried[:4], "it never does"]
    expect(page.get_by_text("rounds: press one")).to_be_visible()
    button(page, "it never does").click()
    expect(line).to_have_text("Try ×1, ×2 and so on, until 0 comes. From there on all repeats.")
    assert tries.all_inner_texts() == [*untried[:4], "it never does"]
    button(page, "×1").click()
    button(page, "it never does").click()
    expect(line).to_have_text(
        "✓ No multiple of 5 is 1 modulo 5: 5 has no reciprocal. No number makes the rounds recipes."
    )
    assert tries.all_inner_texts() == ["5·1 = 0", "5·2 = 0", "5·3 = 0", "5·4 = 0", "it never does ✓"]
    button(page, "7 colours").click()
    assert tries.all_inner_texts()[1:3] == ["5·2 = 3", "5·3 = 1 ✓"]
    assert tries.all_inner_texts()[-1] == "it never does"


def test_a_whole_round_is_replayed_in_less_than_three_seconds_and_then_fast(page, tmp_path):
    page.clock.install()  # so that a busy machine is not too slow
    page.goto(save(tmp_path, ColourRecipes(colours=[7], untold=True)))
    page.clock.pause_at(4_000_000_000_000)
    line = page.locator(".mm-recipes-line")
    for least, most in ((2000, 2700), (200, 600)):
        round_of(page, 1, 1).click()
        page.clock.run_for(least)
        expect(line).to_have_text(re.compile("^Cell 0: "))
        page.clock.run_for(most - least)
        expect(line).to_contain_text("No other cell", timeout=2000)


def test_who_presses_again_does_not_wait(page, tmp_path):
    page.clock.install()
    page.goto(save(tmp_path, ColourRecipes(colours=[7], untold=True)))
    page.clock.pause_at(4_000_000_000_000)
    round_of(page, 1, 1).click()
    page.clock.run_for(200)
    round_of(page, 1, 1).click()
    page.clock.run_for(600)
    expect(page.locator(".mm-recipes-line")).to_contain_text("together 10", timeout=2000)


def test_a_cell_of_the_board_tells_which_numbers_of_the_last_round_made_it(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, ColourRecipes(colours=[7], goal=GOAL, untold=True)))
    line = page.locator(".mm-recipes-line")
    board = page.get_by_role("grid", name="board").get_by_role("gridcell")
    board.nth(4).click()
    expect(line).to_have_text("First press a round.")
    round_of(page, 1, 1).click()
    board.nth(0).hover()
    expect(line).to_have_text("The last round gives cell 0, from masks 0, 1 and 3: −1 + 3 + 3 = 5.")
    framed = round_of(page, 1, 1).locator(".mm-aimed")
    assert framed.all_inner_texts() == ["−1", "3", "3"]
    page.get_by_role("button", name="Start again").hover()
    expect(line).to_contain_text("Cell 0 has got −1 + 3 + 3 = 5.")
    expect(framed).to_have_count(0)
    assert cells(page)[0] == 5, "to look changes nothing"
    board.nth(8).focus()
    page.keyboard.press("Enter")
    expect(line).to_contain_text("The last round gives cell 8, from masks")
    expect(line).to_contain_text("= 0.")
    button(page, "Start again").click()
    expect(framed).to_have_count(0)


def counts(page, colours):
    grid = page.get_by_role("img", name=f"presses, {colours} colours")
    return [int(text) for text in grid.locator(".mm-cell").all_inner_texts()]


def test_joined_games_stay_as_they_were_left(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    goal = [[1, 2, 3], [1, 3, 0], [2, 5, 5]]
    page.goto(save(tmp_path, ColourRecipes(colours=[2, 3], goal=goal, untold=True, joins=True)))
    message = page.locator(".mm-recipes-join")
    button(page, "×1").click()
    button(page, "Press all").click()
    modulo_2 = counts(page, 2)
    assert any(modulo_2)
    expect(message).to_have_text("")
    page.get_by_role("grid", name="goal").get_by_role("gridcell").first.click()
    expect(page.get_by_text("goal", exact=True)).to_be_visible()
    assert cells(page, "goal") == [value % 2 for row in goal for value in row], "a press changes no goal"
    button(page, "3 colours").click()
    assert cells(page, "goal") == [value % 3 for row in goal for value in row], "the goal is that of all"
    assert cells(page) == [0] * 9
    assert counts(page, 2) == modulo_2
    expect(message).to_have_text("")
    button(page, "×2").click()
    button(page, "Press all").click()
    expect(message).to_contain_text("✓ Each small board is its goal.")
    table = page.get_by_role("table", name="remainders of 0 to 5").get_by_role("row")
    columns = [row.get_by_role("cell").all_inner_texts() for row in table.all()]
    number_of = {(int(a), int(b)): int(n) for n, a, b in zip(*columns, strict=True)}
    pairs = list(zip(modulo_2, counts(page, 3), strict=True))
    figure = ColourRecipes(colours=[6], goal=goal)
    figure.presses = [[number_of[pair] for pair in pairs[i : i + 3]] for i in (0, 3, 6)]
    assert figure.cells.tolist() == goal, "the joined presses make the goal of six colours"
    button(page, "2 colours").click()
    assert cells(page) == cells(page, "goal")
    expect(message).to_contain_text("✓")
    button(page, "Start again").click()
    assert counts(page, 2) == [0] * 9
    expect(message).to_have_text("")
    button(page, "3 colours").click()
    assert cells(page) == cells(page, "goal")


def test_presses_that_bring_all_cells_back_are_told(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, ColourRecipes(colours=[10], goal=GOAL, untold=True)))
    line = page.locator(".mm-recipes-line")
    round_of(page, 1, 1).click()
    expect(line).to_have_text("Cell 0 has got −1 + 3 + 3 = 5. No other cell has changed.")
    round_of(page, 1, 1).click()
    expect(line).to_contain_text("modulo 10 that is 0.")
    expect(line).to_contain_text("All cells are 0, but masks are pressed.")
    assert cells(page) == [0] * 9
    assert any(presses(page))


def test_that_it_never_does_is_taken_as_soon_as_one_0_has_come(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, ColourRecipes(colours=[10], untold=True)))
    line = page.locator(".mm-recipes-line")
    button(page, "×1").click()
    button(page, "it never does").click()
    expect(line).to_have_text("Try ×1, ×2 and so on, until 0 comes. From there on all repeats.")
    button(page, "×4").click()
    button(page, "it never does").click()
    expect(line).to_contain_text("✓ No multiple of 5 is 1 modulo 10: 5 has no reciprocal.")
