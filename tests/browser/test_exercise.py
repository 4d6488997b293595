"""Answer saved exercises in Chromium, from a file and with the network off, with and without a Python."""

import json
import random
import re

import numpy as np
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from saved import save

from magicmath import exercises
from magicmath.exercises import any_board, fractal, genitons, parities, puzzle, roots, start_here
from magicmath.exercises._places import Editor, Press, Words
from magicmath.exercises._task import modules, task
from magicmath.rules import MAGIC, UNIT, RuleSet
from magicmath.widgets import Exercise
from magicmath.widgets._base import STATIC
from magicmath.widgets._modules import joined_text

pytestmark = pytest.mark.usefixtures("quiet_page")

FIELD = exercises.find("inverse.own_inverse")
REACH = exercises.find("inverse.another_test")
CODE = exercises.find("inverse.your_invert")
ALL = len(exercises.tasks("inverse"))
ABSENT = "No Python runs in this page, so it cannot check this answer. "
READY = "dispatchEvent(new Event('magicmath:python'))"
STAND_IN = """replies => {
    globalThis.asked = [];
    globalThis.magicmathPython = { answer(request) {
        asked.push(request);
        return Promise.resolve(replies[request.text.trim()] ?? { solved: false, message: "Another answer." });
    } };
    dispatchEvent(new Event("magicmath:python"));
}"""


def pressing(rules=MAGIC, solution="[4]", **place):
    """Return a task to press a board, which this module does not hold."""
    return task(
        "Press until it is the goal.",
        level="★",
        place=Press(rules=rules, **place),
        hints=("Press it.",),
        solution=solution,
        mistake=("[3]", "No."),
    )(lambda cells: ((cells == place["goal"]).all(), "Told by Python."))


CHESS = pressing(
    UNIT, "[0, 2, 4, 6, 8]", goal=((1, 0, 1), (0, 1, 0), (1, 0, 1)), show_goal=False, label="your set"
)
WIDE = pressing(
    RuleSet.from_numbers([2**k for k in reversed(range(10))], (2, 5)),
    "[0, 2, 4]",
    goal=((1, 0, 1, 0, 1), (0, 0, 0, 0, 0)),
    show_goal=False,
    label="your set",
)  # too many masks to have a verdict on each choice


def say(one):
    """Return how the notebook's Python replies to an answer, for the stand-in."""
    return dict(zip(("solved", "message", "printed"), one, strict=True))


def stand_in(page, one, *texts):
    """Bring a Python to the page that knows what the checker says to some texts."""
    page.evaluate(STAND_IN, {text.strip(): say(one.reply(text)) for text in texts})


def feedback(page, number=0):
    return page.locator(".mm-feedback").nth(number)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def editor(page):
    return page.get_by_role("textbox", name="your code")


def test_without_a_python_the_page_says_where_to_answer_and_keeps_the_text(page, tmp_path):
    url = save(tmp_path, Exercise(FIELD))
    page.goto(url)
    expect(page.locator(".mm-note")).to_contain_text(ABSENT)
    box = page.get_by_role("textbox", name="your answer, in Python")
    box.fill("[[1, 0], [0, 1]]")
    box.press("Enter")
    expect(feedback(page)).to_have_text(
        "Not checked: no Python runs in this page. Your answer is kept in this browser."
    )
    page.goto(url)
    expect(box).to_have_value("[[1, 0], [0, 1]]")
    expect(page.locator("summary")).to_have_text(f"0 of {ALL} done")


def test_a_python_that_comes_later_checks_by_the_same_checker(page, tmp_path):
    page.goto(save(tmp_path, Exercise(FIELD)))
    text, words = FIELD.mistake
    stand_in(page, FIELD, text, FIELD.solution)
    expect(page.locator(".mm-note")).to_be_hidden()
    box = page.get_by_role("textbox")
    box.fill(text)
    button(page, "Check").click()
    expect(feedback(page).locator("p")).to_have_text(f"✗ {words.splitlines()[0]}")
    expect(feedback(page).locator("pre")).to_have_text("\n".join(words.splitlines()[1:]))
    box.fill(FIELD.solution)
    box.press("Enter")
    expect(feedback(page)).to_have_text(f"✓ {FIELD.reply(FIELD.solution).message}")
    asked = [{"name": FIELD.name, "text": text}, {"name": FIELD.name, "text": FIELD.solution}]
    assert page.evaluate("asked") == asked
    expect(page.locator(".mm-done")).to_have_text("✓ done")
    expect(page.locator("summary")).to_have_text(f"1 of {ALL} done")


def test_a_verdict_steps_back_when_the_answer_changes(page, tmp_path):
    one = exercises.find("parities.only_e")
    page.goto(save(tmp_path, Exercise(one)))
    cell = page.locator(".mm-cell").first
    cell.click()
    button(page, "Check").click()
    expect(feedback(page)).to_have_text("✗ Your sum still has a + b + d on the left.")
    for _ in range(2):
        cell.click()
        expect(feedback(page)).to_have_text("Before your change: ✗ Your sum still has a + b + d on the left.")
    cell.click()
    page.locator(".mm-cell").nth(1).click()
    button(page, "Check").click()
    expect(feedback(page)).to_have_text(re.compile("^✗ "))


def test_a_python_that_fails_or_is_slow_is_spoken_of_and_a_later_answer_counts(page, tmp_path):
    page.goto(save(tmp_path, Exercise(FIELD)))
    page.evaluate(
        """() => {
        globalThis.magicmathPython = { note: "The first check loads Python, 15 MB.", answer({ text }) {
            if (text === "fail()") return Promise.reject(new Error("no room"));
            if (text === "odd()") return Promise.resolve({ solved: "yes" });
            const wait = text === "slow()" ? 5000 : 0;
            return new Promise((done) => setTimeout(() => done({ solved: false, message: text }), wait));
        } };
        dispatchEvent(new Event("magicmath:python"));
    }"""
    )
    expect(page.locator(".mm-note")).to_have_text("The first check loads Python, 15 MB.")
    box = page.get_by_role("textbox")
    said = {
        "fail()": "Python could not check this: no room",
        "odd()": "Python gave no answer that can be read here.",
    }
    for text, words in said.items():
        box.fill(text)
        box.press("Enter")
        expect(feedback(page)).to_have_text(words)
    box.fill("slow()")
    box.press("Enter")
    expect(feedback(page)).to_have_text("Checking…")
    expect(feedback(page)).to_contain_text("Still checking: Python starts", timeout=8000)
    box.fill("later()")
    box.press("Enter")
    expect(feedback(page)).to_have_text("✗ later()")
    page.wait_for_timeout(1500)
    expect(feedback(page)).to_have_text("✗ later()")


def test_a_board_with_a_goal_is_decided_by_the_page(page, tmp_path):
    page.goto(save(tmp_path, Exercise(WIDE)))
    expect(page.locator(".mm-note")).to_be_hidden()
    button(page, "Check").click()
    expect(feedback(page)).to_have_text(f"✗ {WIDE.place.untouched}")
    cells = page.get_by_role("gridcell")
    for cell in (0, 2):
        cells.nth(cell).click()
    button(page, "Check").click()
    expect(feedback(page)).to_have_text("✗ 1 cell is not yet as the task asks.")
    cells.nth(4).click()
    button(page, "Check").click()
    expect(feedback(page)).to_have_text(f"✓ {WIDE.reply(WIDE.solution).message}")
    assert page.locator(".mm-cells").count() == 1  # the task does not show its goal
    expect(page.get_by_role("grid")).to_have_accessible_name("your set")
    page.reload()
    assert [cells.nth(i).get_attribute("data-bit") for i in range(10)] == list("1010100000")
    expect(page.locator(".mm-done")).to_have_text("✓ done")


def test_a_goal_in_sight_is_checked_when_it_is_reached(page, tmp_path):
    page.goto(save(tmp_path, Exercise(start_here.which_two), Exercise(WIDE)))
    seen, unseen = (page.get_by_role("group", name="exercise ").nth(k) for k in (0, 1))
    said, cells = seen.locator(".mm-feedback"), seen.get_by_role("gridcell")
    for mask in (8, 0, 8):
        cells.nth(mask).click()
        expect(said).to_be_empty()
    cells.nth(4).click()
    expect(said).to_have_text(
        "✓ That is the board, in 4 presses. Mask 8 was pressed more than once. Two presses of one mask "
        "cancel, even with others between them."
    )
    expect(seen.locator(".mm-done")).to_have_text("✓ done")
    cells.nth(4).click()
    expect(said).to_contain_text("Before your change: ✓")
    for cell in (0, 2, 4):
        unseen.get_by_role("gridcell").nth(cell).click()
    expect(unseen.locator(".mm-feedback")).to_be_empty()  # its goal is for the reader to find


def test_of_a_board_with_given_cells_the_page_decides_all(page, tmp_path):
    page.goto(save(tmp_path, Exercise(start_here.tests_of_six)))
    cells = page.get_by_role("gridcell")
    for cell in (0, 15, 16, 17):  # the first one is given, and stays
        cells.nth(cell).click()
    button(page, "Check").click()
    expect(feedback(page)).to_have_text(f"✗ {start_here.tests_of_six.mistake[1]}")
    for cell in (4, 11):
        cells.nth(cell).click()
    button(page, "Check").click()
    expect(feedback(page)).to_have_text(f"✓ {start_here.tests_of_six.reply('[4, 11, 15, 16, 17]').message}")


def test_a_small_board_names_the_cells_that_are_wrong(page, tmp_path):
    page.goto(save(tmp_path, Exercise(puzzle.only_a_corner)))
    for mask in (3, 3, 0):  # a mask twice: the page has no words of Python's for it
        page.get_by_role("gridcell").nth(mask).click()
    button(page, "Check").click()
    expect(feedback(page)).to_have_text("✗ Cells 1, 3 and 4 are not yet as the task asks.")


def test_what_python_costs_is_said_once_and_not_of_a_board_that_the_page_decides(page, tmp_path):
    page.goto(save(tmp_path, Exercise(WIDE), Exercise(FIELD), Exercise(CODE)))
    page.evaluate(
        """() => {
        globalThis.magicmathPython = { note: "Python, 15 MB.", answer: () => { throw new Error("asked"); } };
        dispatchEvent(new Event("magicmath:python"));
    }"""
    )
    notes = page.locator(".mm-note")
    expect(notes.filter(visible=True)).to_have_count(1)
    expect(notes.nth(1)).to_have_text("Python, 15 MB.")
    page.get_by_role("gridcell").first.click()
    page.get_by_role("button", name="Check").first.click()
    expect(feedback(page).first).to_have_text("✗ 2 cells are not yet as the task asks.")
    page.evaluate(f"magicmathPython.note = ''; magicmathPython.isFree = false; {READY}")
    page.get_by_role("gridcell").nth(2).click()
    page.get_by_role("button", name="Check").first.click()
    expect(feedback(page).first).to_have_text("✗ 1 cell is not yet as the task asks.")  # Python starts still
    page.evaluate("magicmathPython.isFree = true")
    expect(notes.filter(visible=True)).to_have_count(0)
    page.get_by_role("button", name="Check").first.click()
    expect(feedback(page).first).to_contain_text("Python could not check this: asked")


def test_what_python_costs_is_said_with_the_first_answer_that_the_page_does_not_know(page, tmp_path):
    page.goto(save(tmp_path, Exercise(exercises.find("determinant.all_ones_in_eight"))))
    page.evaluate(
        """() => {
        globalThis.magicmathPython = { note: "Python, 15 MB.", answer: () => new Promise(() => {}) };
        dispatchEvent(new Event("magicmath:python"));
    }"""
    )
    box = page.get_by_role("textbox")
    box.fill("1 2 1")
    box.press("Enter")
    expect(feedback(page)).to_have_text("✗ After these presses a corner cell shows 5, and not 1.")
    box.fill("9, 9, 9")
    box.press("Enter")
    expect(feedback(page)).to_have_text("Checking… Python, 15 MB.")


@pytest.mark.parametrize("name", ["parities.one_equation", "puzzle.shorten"])
def test_each_choice_of_masks_on_a_small_board_has_its_verdict_without_python(name, page, tmp_path):
    one = exercises.find(name)
    page.goto(save(tmp_path, Exercise(one)))
    page.evaluate(f"globalThis.magicmathPython = {{ answer() {{ throw new Error('asked'); }} }}; {READY}")
    cells = page.get_by_role("gridcell")
    for wanted in ([0], [2, 4], [1, 5, 8], json.loads(one.mistake[0]), json.loads(one.solution)):
        button(page, "Reset").click() if wanted != [0] else None
        for cell in wanted:
            cells.nth(cell).click()
        button(page, "Check").click()
        reply = one.reply(json.dumps(wanted))
        expect(feedback(page)).to_have_text(f"{'✓' if reply.solved else '✗'} {reply.message}")
    expect(page.locator(".mm-done")).to_have_text("✓ done")


def test_a_way_that_takes_masks_twice_has_its_verdict_without_python(page, tmp_path):
    one = exercises.find("puzzle.only_a_corner")
    page.goto(save(tmp_path, Exercise(one)))
    for cell in json.loads(one.ways[0]):
        page.get_by_role("gridcell").nth(cell).click()
    button(page, "Check").click()
    expect(feedback(page)).to_contain_text("of your 16 presses 0, 1, 2, 3, 4, 6 are left.")


def test_page_and_python_decide_alike(page):
    code = joined_text('import { decided } from "./exercise_state.js";', STATIC / "decided.js")
    generator = random.Random(3)
    places = [CHESS.place, Press(rules=MAGIC, goal=MAGIC[4].tolist(), fewest=True)]
    for place in places:
        presses = [generator.choices(range(9), k=generator.randrange(8)) for _ in range(300)]
        presses += [[4], [4, 4, 4], [0, 2, 4, 6, 8], [8, 6, 4, 2, 0, 1, 1]]
        texts = [json.dumps(one) for one in presses]
        said = page.evaluate(
            f"([place, texts]) => {{ {code}; return texts.map((text) => decided(place, text).solved); }}",
            [place.told(), texts],
        )
        wanted = []
        for text, pressed in zip(texts, presses, strict=True):
            right = (place.read(text, {}) == place.goal).all() and not place.is_untouched(text)
            wanted.append(bool(right) and not (place.fewest and len(pressed) > 1))
        assert said == wanted
        assert True in said
        assert False in said


def test_hints_come_one_by_one_and_the_solution_last(page, tmp_path):
    page.goto(save(tmp_path, Exercise(FIELD)))
    shown = page.locator(".mm-exercise")
    for text in (*FIELD.hints, FIELD.solution):
        expect(shown).not_to_contain_text(text.replace("`", ""))
    button(page, "Solution").click()
    expect(shown).to_contain_text("2 hints are left. Would you rather see the solution now?")
    expect(shown).not_to_contain_text(FIELD.solution)
    button(page, "Hint 1 of 2").click()
    button(page, "Hint 2 of 2").click()
    expect(page.locator(".mm-hints li")).to_have_text([hint.replace("`", "") for hint in FIELD.hints])
    expect(button(page, "No more hints")).to_be_disabled()
    button(page, "Solution").click()
    expect(shown).to_contain_text(FIELD.solution)
    button(page, "Hide the solution").click()
    expect(shown).not_to_contain_text(FIELD.solution)


def expect_a_question(page):
    """Expect that the solution is not shown at once, as hints are left."""
    button(page, "Solution").click()
    expect(page.locator(".mm-solution")).to_contain_text("Would you rather see the solution now?")


def test_after_three_tries_the_solution_is_shown_without_a_question(page, tmp_path):
    page.goto(save(tmp_path, Exercise(FIELD)))
    stand_in(page, FIELD)
    page.get_by_role("textbox").fill("nobody looks at it")
    stand = page.evaluate_handle("magicmathPython")
    page.evaluate("delete globalThis.magicmathPython")
    button(page, "Check").click()
    expect(feedback(page)).to_contain_text("Not checked")
    page.evaluate("stand => { globalThis.magicmathPython = stand; }", stand)
    for text in ("1", "2", "3"):
        expect_a_question(page)
        page.get_by_role("textbox").fill(text)
        button(page, "Check").click()
        expect(feedback(page)).to_have_text("✗ Another answer.")
    button(page, "Solution").click()
    expect(page.locator(".mm-solution pre")).to_have_text(FIELD.solution)


def test_the_solution_of_a_board_is_a_board(page, tmp_path, axe):  # noqa: F811
    page.goto(save(tmp_path, Exercise(CHESS), Exercise(pressing(goal=MAGIC[4].tolist()))))
    for number, cells in ((0, [0, 2, 4, 6, 8]), (1, [4])):
        one = page.locator(".mm-exercise").nth(number)
        one.get_by_role("button", name="Solution").click()
        one.get_by_role("button", name="Show the solution").click()
        solution = one.locator(".mm-solution")
        expect(solution).to_contain_text("Press the black cells.")
        bits = [cell.get_attribute("data-bit") for cell in solution.locator(".mm-cell").all()]
        assert [cell for cell, bit in enumerate(bits) if bit == "1"] == cells
    expect(page.locator(".mm-boards .mm-caption")).to_have_text(["your set", "your board", "goal"])
    assert violations(page, axe) == []


def test_names_stand_in_the_cells_and_are_said(page, tmp_path):
    names = tuple("abcdefghi")
    page.goto(save(tmp_path, Exercise(pressing(UNIT, goal=MAGIC[4].tolist(), names=names, show_goal=False))))
    cells = page.get_by_role("gridcell")
    expect(cells).to_have_text(names)
    cells.nth(2).click()
    expect(cells.nth(2)).to_have_accessible_name("c, row 1, column 3, black")


def test_a_board_that_waits_is_white_until_check_plays_all_the_masks(page, tmp_path):
    page.goto(save(tmp_path, Exercise(exercises.find("transforms.letter_by_triangle"))))
    expect(page.locator(".mm-boards .mm-caption")).to_have_text(["masks to press", "your board", "goal"])
    board, goal = (page.get_by_role("img", name=re.compile(name)) for name in ("^your board", "^goal"))
    bits = "all => all.map(one => Number(one.dataset.bit))"

    def played():
        return board.locator(".mm-cell").evaluate_all(bits)

    for mask in (0, 5, 3, 6, 1, 7, 1):  # a mask that is pressed twice is not chosen
        page.get_by_role("gridcell").nth(mask).click()
        assert not any(played())
    page.get_by_role("gridcell").nth(4).hover()
    expect(board.locator(".mm-aimed")).to_have_count(0)  # pointing shows no mask
    button(page, "Check").click()
    expect(feedback(page)).to_contain_text("✗ 1 cell is still wrong. Mask 8 is not pressed")
    expect(board.locator(".mm-cell").last).to_have_attribute("data-bit", "1")
    page.get_by_role("gridcell").nth(8).click()
    expect(board.locator(".mm-cell[data-bit='1']")).to_have_count(0)
    button(page, "Check").click()
    expect(feedback(page)).to_have_text("✓ The T, by a triangle of bits.")
    expect(board.locator(".mm-cell[data-bit='1']")).to_have_count(5)
    assert played() == goal.locator(".mm-cell").evaluate_all(bits)


@pytest.mark.parametrize("width", [390, 1200])
def test_pins_fall_and_stand_up_again_and_are_said_as_such(width, page, tmp_path, axe):  # noqa: F811
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(save(tmp_path, Exercise(exercises.find("sums.raising_move"))))
    assert page.evaluate("document.documentElement.scrollWidth") == width
    pins = page.get_by_role("gridcell")
    boxes = [pins.nth(number).bounding_box() for number in range(3)]
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24
    pins.nth(1).click()
    expect(pins.nth(1)).to_have_accessible_name("row 1, column 2, has fallen")
    expect(pins.nth(0)).to_have_accessible_name("row 1, column 1, stands")
    for number in (0, 2):
        pins.nth(number).click()
    button(page, "Check").click()
    told = "✗ That is more than one move. A move knocks over one pin, or two neighbours in the same row."
    expect(feedback(page)).to_have_text(told)
    for number in (0, 1, 2, 17, 18):  # pins 2 and 3 of row 3, which stands in eight columns
        pins.nth(number).click()
    button(page, "Check").click()
    expect(feedback(page)).to_contain_text("✓ You leave XOR 0, and the value of this row has risen")
    button(page, "Solution").click()
    expect(page.locator(".mm-solution")).to_contain_text("In row 3 knock over pins 2 and 3.")
    assert violations(page, axe) == []


def test_the_editor_is_written_in_by_keys_alone_and_left_again(page, tmp_path):
    page.goto(save(tmp_path, Exercise(CODE)))
    expect(editor(page)).to_have_value(CODE.place.starter)
    editor(page).focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("def invert(Y):\nif ⌽:\nreturn 1\nx")
    expect(editor(page)).to_have_value("def invert(Y):\n    if ⌽:\n        return 1\n    x")
    page.keyboard.press("Tab")
    expect(editor(page)).to_have_value("def invert(Y):\n    if ⌽:\n        return 1\n    x   ")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Control+Z")
    page.keyboard.press("Control+Z")
    expect(editor(page)).to_have_value("def invert(Y):\n    if ⌽:\n        return 1\n    x")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(button(page, "Check")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+Tab")
    expect(editor(page)).not_to_be_focused()


def test_enter_in_an_open_bracket_begins_a_line_and_then_checks(page, tmp_path):
    page.goto(save(tmp_path, Exercise(roots.order_three)))
    stand_in(page, roots.order_three, "[[0, 1],\n[1, 1]]")
    box = page.get_by_role("textbox")
    expect(box).to_have_accessible_description("Enter checks your answer.")
    for keys, help in (
        ("[[0, 1],", "Until the bracket is closed, Enter begins a new line."),
        ("[1, 1]]", "Enter checks your answer."),
    ):
        box.press_sequentially(keys)
        expect(box).to_have_accessible_description(help)
        box.press("Enter")
    expect(box).to_have_value("[[0, 1],\n[1, 1]]")
    expect(feedback(page)).to_have_text("✓ Its order is 3.")


@pytest.mark.parametrize("key", ["Control+Enter", "Shift+Enter"])
def test_in_a_field_of_lines_enter_begins_a_line(key, page, tmp_path):
    one = exercises.find("fractal.own_puzzle")
    page.goto(save(tmp_path, Exercise(one)))
    stand_in(page, one, one.solution)
    box = page.get_by_role("textbox")
    assert box.evaluate("area => area.rows") == 4
    expect(box).to_have_accessible_description("Enter begins a new line. Ctrl+Enter checks your answer.")
    box.press_sequentially(one.solution.replace("\n", "\r"))
    expect(box).to_have_value(one.solution)
    expect(feedback(page)).to_have_text("")
    box.press(key)
    expect(feedback(page)).to_have_text("✓ A puzzle that is its own solution.")
    expect(box).to_have_value(one.solution)


def test_a_board_has_names_beside_its_rows_and_above_its_columns(page, tmp_path):
    page.goto(save(tmp_path, Exercise(roots.even_counts)))
    expect(page.locator(".mm-column-names > span")).to_have_text(["corners", "edges", "centre"])
    middles = "all => all.map((one) => { const box = one.getBoundingClientRect(); return AT; })"
    cells = page.get_by_role("gridcell")
    for names, at, picked in (
        (".mm-column-names > span", "box.x + box.width / 2", slice(0, 3)),
        (".mm-row-names > span", "box.y + box.height / 2", slice(0, 9, 3)),
    ):
        named = page.locator(names).evaluate_all(middles.replace("AT", at))
        wanted = cells.evaluate_all(middles.replace("AT", at))[picked]
        assert named == pytest.approx(wanted, abs=5)


def test_a_given_cell_does_not_turn(page, tmp_path):
    page.goto(save(tmp_path, Exercise(genitons.next_column)))
    cells = page.get_by_role("gridcell")
    for cell in (cells.nth(0), cells.nth(1), cells.nth(4), cells.nth(21)):
        before = cell.get_attribute("data-bit")
        cell.click()
        assert cell.get_attribute("data-bit") == before
        cell.press("Space")
        assert cell.get_attribute("data-bit") == before
    expect(page.get_by_role("gridcell", description="given")).to_have_count(13)
    cells.nth(3).click()
    assert cells.nth(3).get_attribute("data-bit") == "1"


def test_of_a_column_to_make_the_page_names_the_first_wrong_cell(page, tmp_path):
    page.goto(save(tmp_path, Exercise(genitons.next_column)))
    cells, check = page.get_by_role("gridcell"), button(page, "Check")
    cells.nth(2 * 2 + 1).click()
    check.click()
    expect(feedback(page)).to_contain_text("✗ Look at column 10, row 8: 1 stands to its left, 0 above that")
    cells.nth(2 * 8 + 1).click()
    check.click()
    expect(feedback(page)).to_contain_text("✓ No number above 1 was needed.")


@pytest.mark.parametrize("keys", ["Shift+Enter", "Control+Enter"])
def test_code_is_checked_by_keys_and_what_it_prints_is_shown(keys, page, tmp_path):
    page.goto(save(tmp_path, Exercise(CODE)))
    text = "def invert(Y):\n    print('here')\n    return Y"
    stand_in(page, CODE, text)
    editor(page).fill(text)
    editor(page).press(keys)
    expect(feedback(page)).to_contain_text("Your function does not invert this matrix")
    expect(feedback(page).locator("pre").last).to_contain_text("here")
    button(page, "Start over").click()
    expect(editor(page)).to_have_value(CODE.place.starter)


def test_progress_is_of_the_notebook_and_can_be_forgotten(page, tmp_path):
    page.goto(
        save(
            tmp_path, Exercise(FIELD), Exercise(CODE), Exercise(exercises.find("start_here.white_to_letter"))
        )
    )
    stand_in(page, FIELD, FIELD.solution)
    page.get_by_role("textbox").first.fill(FIELD.solution)
    page.get_by_role("textbox").first.press("Enter")
    editor(page).fill("def invert(Y): ...")
    of_frame = len(exercises.tasks("start_here"))
    expect(page.locator("summary")).to_have_text(
        [f"1 of {ALL} done", f"1 of {ALL} done", f"0 of {of_frame} done"]
    )
    page.get_by_role("gridcell").first.click()
    page.locator("summary").nth(1).click()
    page.get_by_role("button", name="Forget them").click()
    expect(page.locator("summary").first).to_have_text(f"0 of {ALL} done")
    expect(page.locator(".mm-done").first).to_have_text("")
    expect(page.get_by_role("textbox").first).to_have_value("")
    expect(editor(page)).to_have_value(CODE.place.starter)
    expect(page.get_by_role("gridcell").first).to_have_attribute("data-bit", "1")  # of another notebook
    page.reload()
    expect(editor(page)).to_have_value(CODE.place.starter)


def test_where_storage_is_refused_all_works_until_the_page_closes(page, tmp_path):
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no'); } })"
    )
    page.goto(save(tmp_path, Exercise(FIELD), Exercise(FIELD)))
    stand_in(page, FIELD, FIELD.solution)
    page.get_by_role("textbox").first.fill(FIELD.solution)
    page.get_by_role("textbox").first.press("Enter")
    expect(page.locator("summary")).to_have_text([f"1 of {ALL} done"] * 2)


def test_two_views_of_one_exercise_stay_equal(page, tmp_path):
    exercise = Exercise(FIELD)
    page.goto(save(tmp_path, exercise, exercise))
    stand_in(page, FIELD, FIELD.solution)
    page.get_by_role("textbox").nth(1).fill(FIELD.solution)
    page.get_by_role("textbox").nth(1).press("Enter")
    page.locator(".mm-exercise").nth(1).get_by_role("button", name="Hint").click()
    for number in (0, 1):
        expect(page.get_by_role("textbox").nth(number)).to_have_value(FIELD.solution)
        expect(feedback(page, number)).to_contain_text("✓")
        expect(page.locator(".mm-hints").nth(number).locator("li")).to_have_count(1)


def test_words_and_a_starter_of_a_text_are_shown_as_text(page, tmp_path):
    nasty = "<img src=x onerror=alert(1)> `<b>` **<i>**"
    made = task(
        nasty,
        level="core",
        place=Editor(calls="f", starter="def f():\n    return '</textarea></script>'\n"),
        hints=("<b>One</b> `two`.",),
        solution="def f(): return '</script>'",
        mistake=("def f(): return 1", "<i>No</i>."),
    )(lambda answer: (False, "<i>No</i>."))
    page.goto(save(tmp_path, Exercise(made)))
    stand_in(page, made, "def f(): return 1")
    page.get_by_role("textbox").fill("def f(): return 1")
    page.keyboard.press("Shift+Enter")
    expect(feedback(page)).to_have_text("✗ <i>No</i>.")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".mm-hints li")).to_have_text("<b>One</b> two.")
    assert page.locator(".mm-exercise :is(img, b, i)").count() == 0


def test_every_control_is_reached_by_tab_and_shows_its_focus(page, tmp_path):
    page.goto(save(tmp_path, Exercise(REACH)))
    page.get_by_role("gridcell").nth(4).click()
    page.locator("summary").click()
    page.get_by_role("gridcell").nth(4).focus()
    seen = []
    for _ in range(8):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(
            """() => { const at = document.activeElement, style = getComputedStyle(at);
            const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
            return [at.textContent, outlined]; }"""
        ))  # fmt: skip
        if seen[-1][0] == "Forget them":
            break
    wanted = ["Undo", "Reset", "Check", "Hint 1 of 2", "Solution", f"0 of {ALL} done", "Forget them"]
    assert [name for name, _ in seen] == wanted
    assert all(outlined for _, outlined in seen), seen


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_fault_for_axe(scheme, page, tmp_path, axe):  # noqa: F811
    page.emulate_media(color_scheme=scheme)
    page.goto(
        save(tmp_path, *map(Exercise, (FIELD, REACH, CODE)), Exercise(pressing(goal=MAGIC[4].tolist())))
    )
    stand_in(page, FIELD, FIELD.mistake[0])
    page.get_by_role("textbox").first.fill(FIELD.mistake[0])
    page.get_by_role("textbox").first.press("Enter")
    expect(feedback(page)).to_contain_text("✗")
    for summary in page.locator("summary").all():
        summary.click()
    for name in ("Hint 1 of 2", "Hint 2 of 2", "Solution"):
        page.get_by_role("button", name=name, exact=True).first.click()
    assert violations(page, axe, "main") == []


@pytest.mark.parametrize(("width", "zoom"), [(320, 1), (390, 1), (640, 2), (1280, 1)])
def test_page_never_scrolls_sideways(width, zoom, page, tmp_path):
    page.set_viewport_size({"width": width // zoom, "height": 800})
    page.goto(save(tmp_path, *map(Exercise, (FIELD, REACH, CODE, CHESS))))
    stand_in(page, FIELD)
    for box in page.get_by_role("textbox").all():
        box.fill("[" + "1, " * 200)
        box.press("Shift+Enter")
    for one in page.locator(".mm-exercise").all():
        one.get_by_role("button", name="Solution").click()
        one.get_by_role("button", name="Show the solution").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width // zoom


def test_touch_answers(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, Exercise(CHESS), Exercise(FIELD)))
    for control in page.locator(".mm-tools button:visible, summary, .mm-writing").all():
        assert control.bounding_box()["height"] >= 36
    for cell in (0, 2, 4, 6, 8):
        page.get_by_role("gridcell").nth(cell).tap()
    page.get_by_role("button", name="Check").first.tap()
    expect(feedback(page)).to_contain_text("✓ Told by Python.")
    context.close()


def test_without_scripts_the_task_stays(browser, tmp_path):
    context = browser.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto(save(tmp_path, Exercise(FIELD), Exercise(REACH)))
    expect(page.locator("pre.output").first).to_contain_text("Find a matrix that is its own inverse")
    assert page.get_by_role("img").bounding_box()["width"] > 50
    context.close()


def test_words_have_a_field_of_their_own(page, tmp_path):
    made = task(
        "Yes or no?",
        level="core",
        place=Words(),
        hints=("One of them.",),
        solution="yes",
        mistake=("no", "No."),
    )(lambda answer: (answer == "yes", "Yes." if answer == "yes" else "No."))
    page.goto(save(tmp_path, Exercise(made)))
    stand_in(page, made, "yes")
    page.get_by_role("textbox", name="your answer", exact=True).fill("yes")
    page.keyboard.press("Enter")
    expect(feedback(page)).to_have_text("✓ Yes.")


@pytest.mark.parametrize("key", [None, "Space"])
def test_stones_that_are_taken_write_the_move(key, page, tmp_path):
    page.goto(save(tmp_path, Exercise(exercises.find("nim.winning_move"))))
    written, stones = page.locator(".mm-writing"), page.locator(".mm-stone:enabled")
    expect(stones).to_have_count(6 + 9 + 11 + 14)
    for name, move, left in (
        ("heap 3, stone 4 of 14: take 11, leave 3", "(3, 3)", 6 + 9 + 11 + 3),
        ("heap 0, stone 1 of 6: take 6, leave 0", "(0, 0)", 9 + 11 + 14),
    ):
        stone = page.get_by_role("button", name=name)
        if key:
            stone.focus()
            page.keyboard.press(key)
        else:
            stone.click()
        expect(written).to_have_value(move)
        expect(stones).to_have_count(left)
    written.fill("(1, 4)")
    expect(stones).to_have_count(6 + 4 + 11 + 14)
    page.get_by_role("button", name="Start over").click()
    expect(written).to_have_value("")
    expect(stones).to_have_count(6 + 9 + 11 + 14)
    page.get_by_role("button", name="heap 0, stone 1 of 6: take 6, leave 0").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(written).to_have_value("(1, 8)")


def test_pictures_are_the_buttons_of_a_board(page, tmp_path):
    page.goto(save(tmp_path, Exercise(parities.press_the_corner)))
    cells = page.get_by_role("gridcell")
    first, second = cells.nth(0), cells.nth(1)
    expect(first).to_have_accessible_name("A, row 1, column 1, not chosen")
    expect(first).to_have_attribute(
        "aria-description", "row 1: black black black, row 2: white black white, row 3: white black white"
    )
    second.click()
    cells.nth(2).click()
    expect(second).to_have_accessible_name("B, row 1, column 2, chosen")
    small = second.locator(".mm-cell").evaluate_all("all => all.map(one => +one.dataset.bit)")
    assert small == parities.PUZZLES[1].ravel().tolist(), "a press changes no picture"
    button(page, "Check").click()
    expect(feedback(page)).to_contain_text("You judged four puzzles and solved none.")


def test_pictures_frame_the_cell_pointed_at(page, tmp_path):
    page.goto(save(tmp_path, Exercise(any_board.one_cell_more)))
    pictures = page.locator(".mm-pictures .mm-cells")
    expect(pictures).to_have_count(2)
    page.get_by_role("grid", name="your board").get_by_role("gridcell").nth(7).hover()
    for picture in pictures.all():
        framed = picture.locator(".mm-cell").evaluate_all(
            "all => all.flatMap((one, i) => one.classList.contains('mm-aimed') ? [i] : [])"
        )
        assert framed == [7]


def test_on_a_phone_no_line_of_code_is_cut(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(
        save(tmp_path, Exercise(any_board.your_chase), Exercise(exercises.find("colours.your_reciprocal")))
    )
    boxes = page.get_by_role("textbox", name="your code")
    expect(boxes).to_have_count(2)
    for box in boxes.all():
        assert box.evaluate(
            "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
        )
    context.close()


def test_on_a_phone_the_lines_of_the_million_are_not_broken(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, Exercise(fractal.your_million)))
    page.add_style_tag(content="body { margin: 0; }")
    room = page.locator(".mm-exercise").bounding_box()["width"]
    assert room == 390 - 2 * 16  # as in the book
    box = editor(page)
    for text in (fractal.your_million.place.starter, fractal.your_million.solution):
        box.fill(text.rstrip())
        unbroken, broken = box.evaluate(
            """one => ["pre", "pre-wrap"].map((space) => {
                one.style.cssText = `height: 0; min-height: 0; field-sizing: fixed; white-space: ${space}`;
                return one.scrollHeight;
            })"""
        )
        assert unbroken == broken
    context.close()


BESIDE = [
    one for module in modules() for one in exercises.tasks(module) if getattr(one.place, "beside", None)
]


@pytest.mark.parametrize("width", [390, 1200])
def test_each_board_that_a_task_speaks_of_is_seen_beside_the_own_one(page, tmp_path, width):
    assert any_board.one_cell_more in BESIDE
    page.set_viewport_size({"width": width, "height": 800})
    for number, one in enumerate(BESIDE):
        (tmp_path / str(number)).mkdir()
        page.goto(save(tmp_path / str(number), Exercise(one)))
        for name, board in one.place.beside.items():
            drawn = page.get_by_role("img", name=name)
            expect(drawn).to_be_visible()
            bits = drawn.locator(".mm-cell").evaluate_all("all => all.map(one => +one.dataset.bit)")
            assert bits == np.asarray(board).ravel().tolist(), (one.name, name)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_presses_show_what_they_change_and_a_quiet_pattern_is_known(page, tmp_path):
    page.goto(save(tmp_path, Exercise(any_board.quiet_pattern)))
    cells = page.get_by_role("grid", name="presses").get_by_role("gridcell")
    made = page.get_by_role("img", name="what they change").locator('[data-bit="1"]')
    cells.nth(0).click()
    expect(made).to_have_count(3)
    page.get_by_role("button", name="Check").click()
    expect(feedback(page)).to_have_text("✗ Those presses change 3 cells.")
    page.get_by_role("button", name="Reset").click()
    expect(feedback(page)).to_be_empty()
    for cell in (1, 3, 5, 6, 8, 9, 11, 13):
        cells.nth(cell).click()
    expect(made).to_have_count(0)
    page.get_by_role("button", name="Check").click()
    expect(feedback(page)).to_have_text("✓ 8 presses, and no cell changes.")


def test_named_cells_are_counted_as_chosen_and_not_as_presses(page, tmp_path):
    page.goto(save(tmp_path, Exercise(exercises.find("determinant.odd_sevenths"))))
    cells = page.get_by_role("grid", name="presses, in ordinary numbers").get_by_role("gridcell")
    status = page.locator(".mm-status")
    expect(status).to_have_text("0 chosen")
    for cell, chosen in [(0, 1), (4, 2), (0, 1)]:
        cells.nth(cell).click()
        expect(status).to_have_text(f"{chosen} chosen")


def test_cells_of_a_board_that_is_not_white_at_first_are_counted_as_turned(page, tmp_path):
    page.goto(save(tmp_path, Exercise(exercises.find("reproduction.wrong_rows"))))
    cells, status = page.get_by_role("gridcell"), page.locator(".mm-status")
    expect(status).to_have_text("0 turned")
    for cell, turned in [(3, 1), (21, 2), (3, 1)]:
        cells.nth(cell).click()
        expect(status).to_have_text(f"{turned} turned")


@pytest.mark.parametrize("text", ["eight", "  Zahl ", "n = 8", "row 8", "det 5", "12", "-1", "n = 2048"])
def test_a_word_a_named_number_and_one_out_of_bounds_in_a_field_need_no_python(text, page, tmp_path):
    one = exercises.find("polynomials.from_factors")
    said = one.reply(text)
    page.goto(save(tmp_path, Exercise(one)))
    expect(page.get_by_role("textbox")).to_have_accessible_description("Enter checks your answer.")
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Check").click()
    expect(feedback(page)).to_contain_text(say(said)["message"])
