"""Use the figures of the last notebooks in JupyterLab, where Python holds the same state as the page."""

import pytest
from playwright.sync_api import expect

CELLS = (
    "from magicmath.widgets import CountedPresses, GilbreathTriangle, MixedGame, PinsGame",
    "from magicmath.widgets import Submatrix, Witnesses",
    "pins = PinsGame([3, 5, 8, 10])\npins",
    "triangle = GilbreathTriangle([2, 3, 5, 7, 11])\ntriangle",
    "place = Submatrix([[1, 1], [0, 1]])\nplace",
    'witnesses = Witnesses({"a": ([[1, 0]], "seen"), "b": ([[1, 1]], "heard")})\nwitnesses',
    "mixed = MixedGame(6, 9, 8)\nmixed",
    "counted = CountedPresses([2, 0, 0, 5, 1, 0, 3, 0, 0])\ncounted",
)


@pytest.fixture(scope="module")
def notebook(lab, browser):
    page = browser.new_page(viewport={"width": 1280, "height": 2400})
    notebook = lab.run(page, "last.ipynb", *CELLS)
    yield notebook
    page.close()


def test_pins_fall_in_python_too_and_lab_takes_no_key(notebook):
    cells = notebook.page.locator(".jp-Cell").count()
    pins = notebook.page.locator(".mm-pins")
    pins.get_by_role("button", name="row 2, pin 3", exact=True).focus()
    for key in ("v", "Enter", "Enter"):
        notebook.page.keyboard.press(key)
    # the computer met 0, and lowers a value
    notebook.wait_for("(pins.rows, pins.values)", ((3, 2, 2, 8, 8), True))
    expect(pins.locator(".mm-pin-value")).to_have_text(["3", "2", "2", "1", "1"])
    assert notebook.page.locator(".jp-Cell").count() == cells
    notebook.python("pins.reset()")
    expect(pins.locator(".mm-pin:enabled")).to_have_count(26)


def test_numbers_bits_and_questions_reach_python(notebook):
    page = notebook.page
    page.get_by_label("number 5").fill("13")
    notebook.wait_for("triangle.numbers", (2, 3, 5, 7, 13))
    notebook.python("setattr(triangle, 'numbers', [2, 3, 5, 7, 11])")
    expect(page.locator(".mm-gilbreath .mm-score")).to_contain_text("is 1 in all 4 rows")
    page.locator(".mm-submatrix [role=gridcell]").nth(0).click()
    notebook.wait_for("place.matrix.tolist()", [[0, 1], [0, 1]])
    page.locator(".mm-witnesses .mm-chip").nth(1).click()
    notebook.wait_for("witnesses.asked", (1, 0))


def test_three_games_are_played_in_python_too(notebook):
    mixed = notebook.page.locator(".mm-mixed")
    mixed.get_by_role("button", name="pile, stone 7 of 8: take 2, leave 6", exact=True).click()
    notebook.wait_for("len(mixed.moves)", 2)
    assert notebook.python("tuple(mixed.moves[0])") == (2, 6, 2)
    notebook.python("mixed.reset()")
    expect(mixed.locator(".mm-stone:enabled")).to_have_count(14)


def test_a_hundred_presses_reach_python_and_counts_the_page(notebook):
    figure = notebook.page.locator(".mm-tally")
    figure.get_by_role("button", name="press mask 3;").click()
    notebook.wait_for("counted.counts", (2, 0, 0, 6, 1, 0, 3, 0, 0))
    figure.get_by_role("button", name="Another hundred").click()
    notebook.wait_for("sum(counted.counts)", 100)
    notebook.python("setattr(counted, 'counts', [0, 1, *[0] * 7])")
    expect(figure.locator(".mm-score")).to_have_text(
        "1 press. An odd number of times: mask 1. The board alone tells: mask 1."
    )
