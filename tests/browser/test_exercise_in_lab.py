"""Answer exercises in JupyterLab, where the notebook's own Python checks."""

import time

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect

from magicmath import exercises

HAND = exercises.find("inverse.inverse_by_hand")
REACH = exercises.find("inverse.another_test")
CODE = exercises.find("inverse.your_invert")
CELLS = (
    "import numpy as np\nfrom magicmath import gf2\nfrom magicmath.exercises import inverse as check\n"
    "from magicmath.rules import MAGIC\nfrom magicmath.widgets import Exercise",
    "Y = MAGIC.matrix\nidentity = np.eye(9, dtype=np.uint8)",
    *(f"Exercise(check.{task.__name__})" for task in exercises.tasks("inverse")),
)
INTERRUPT = """path => [...window.jupyterapp.shell.widgets("main")]
    .find(widget => widget.context?.path === path).sessionContext.session.kernel.interrupt()"""


@pytest.fixture(scope="module")
def notebook(lab, browser):
    page = browser.new_page(viewport={"width": 1280, "height": 1000}, has_touch=True)
    notebook = lab.run(page, "exercises.ipynb", *CELLS)
    yield notebook
    page.close()


def asked(notebook, task):
    """Return the exercise of a task, scrolled to."""
    name = task.name.partition(".")[2].replace("_", " ")
    found = notebook.page.get_by_role("group", name=f"exercise {name}", exact=True)
    panel = notebook.page.locator(".jp-NotebookPanel .jp-WindowedPanel-outer")
    deadline, top = time.monotonic() + 20, 0
    while not found.count() and time.monotonic() < deadline:
        panel.evaluate("(panel, top) => { panel.scrollTop = top % panel.scrollHeight; }", top)
        notebook.page.wait_for_timeout(100)
        top += 700
    found.scroll_into_view_if_needed()
    return found


def button(exercise, name):
    return exercise.get_by_role("button", name=name, exact=True)


def feedback(exercise):
    return exercise.locator(".mm-feedback")


def test_running_all_cells_opens_nothing(notebook):
    exercise = asked(notebook, HAND)
    expect(exercise.get_by_role("textbox")).to_have_value("")
    expect(feedback(exercise)).to_have_text("")
    expect(exercise.locator("li")).to_have_count(0)
    expect(exercise).not_to_contain_text(HAND.solution)
    expect(exercise.locator(".mm-note")).to_be_hidden()


def test_the_kernel_checks_with_the_names_of_the_notebook(notebook):
    exercise = asked(notebook, HAND)
    box = exercise.get_by_role("textbox")
    box.fill(HAND.mistake[0])
    box.press("Enter")
    expect(feedback(exercise)).to_have_text(f"✗ {HAND.mistake[1]}")
    box.fill("identity[:3, :3] ^ Y[:3, :3]")  # names that a cell defines
    button(exercise, "Check").click()
    expect(feedback(exercise)).to_contain_text("Its row 0, column 1 is 1, and should be 0.")
    box.fill("nowhere")
    box.press("Shift+Enter")
    expect(feedback(exercise)).to_contain_text("“nowhere” is a word.")
    box.fill(HAND.solution)
    box.press("Enter")
    expect(feedback(exercise)).to_have_text(f"✓ {HAND.reply(HAND.solution).message}")
    expect(exercise.locator(".mm-done")).to_have_text("✓ done")


def test_a_board_is_pressed_by_mouse_and_keys_and_checked_in_the_kernel(notebook):
    exercise = asked(notebook, REACH)
    button(exercise, "Check").click()
    expect(feedback(exercise)).to_have_text(f"✗ {REACH.place.untouched}")
    exercise.get_by_role("gridcell").first.click()
    for key in ("ArrowRight", "Space", "ArrowRight", "Enter"):
        notebook.page.keyboard.press(key)
    button(exercise, "Check").click()
    expect(feedback(exercise)).to_have_text(f"✗ {REACH.mistake[1]}")
    button(exercise, "Undo").click()
    for cell in (3, 5, 7, 8):
        exercise.get_by_role("gridcell").nth(cell).click()
    button(exercise, "Check").click()
    expect(feedback(exercise)).to_contain_text("✓")
    button(exercise, "Reset").tap()
    button(exercise, "Check").tap()
    expect(feedback(exercise)).to_have_text(f"✗ {REACH.place.untouched}")
    for cell in (1, 2, 3, 4, 6, 8):
        exercise.get_by_role("gridcell").nth(cell).tap()
    button(exercise, "Check").tap()
    expect(feedback(exercise)).to_contain_text("✓")


@pytest.mark.parametrize("width", [390, 1280])
def test_the_exercises_fit_the_width(width, notebook):
    notebook.page.set_viewport_size({"width": width, "height": 1000})
    notebook.page.evaluate("jupyterapp.commands.execute('application:toggle-left-area')")
    for task in (HAND, REACH, CODE):
        widths = asked(notebook, task).evaluate("el => [el.scrollWidth, el.clientWidth]")
        assert widths[0] <= widths[1], task


def test_code_runs_in_a_copy_of_the_names_and_what_it_prints_is_shown(notebook):
    exercise = asked(notebook, CODE)
    editor = exercise.get_by_role("textbox", name="your code")
    cells = notebook.page.locator(".jp-Cell").count()
    for text, words in {
        "Y = 'lost'\ndel np\ndef invert(a):\n    print('tried')\n    return gf2.inv(a)": "✓ It inverts",
        "def invert(a):\n    exit()": "✗ Your code asked Python to stop",
        "def invert(a):\n    return 1 / 0": "✗ Your function stopped in line 2",
    }.items():
        editor.fill(text)
        editor.press("Shift+Enter")
        expect(feedback(exercise)).to_contain_text(words)
    notebook.wait_for("Y.shape", (9, 9))
    notebook.wait_for("np.ones(1).tolist()", [1.0])
    assert notebook.page.locator(".jp-Cell").count() == cells
    editor.fill("def invert(a):\n    print('tried')\n    return a")
    button(exercise, "Check").click()
    expect(feedback(exercise)).to_contain_text("Your code printed:")
    expect(
        notebook.page.locator(".jp-OutputArea-output", has_text="tried").locator("visible=true")
    ).to_have_count(
        1  # the exercise itself: nothing is printed below a cell
    )


def test_lab_takes_no_key_from_the_editor(notebook):
    exercise = asked(notebook, CODE)
    cells = notebook.page.locator(".jp-Cell").count()
    editor = exercise.get_by_role("textbox", name="your code")
    editor.fill("")
    notebook.page.keyboard.type("def bad(a):\ndd\nxx\n")
    expect(editor).to_have_value("def bad(a):\n    dd\n    xx\n    ")
    notebook.page.keyboard.press("Escape")
    notebook.page.keyboard.press("d")
    notebook.page.keyboard.press("d")
    notebook.page.keyboard.press("Control+Enter")
    expect(feedback(exercise)).to_contain_text("✗")
    assert notebook.page.locator(".jp-Cell").count() == cells


def test_a_loop_without_end_is_interrupted_and_the_text_stays(notebook):
    exercise = asked(notebook, CODE)
    text = "def invert(a):\n    while True:\n        pass"
    exercise.get_by_role("textbox").fill(text)
    button(exercise, "Check").click()
    expect(feedback(exercise)).to_contain_text("Still checking.", timeout=8000)
    notebook.page.evaluate(INTERRUPT, notebook.path)
    expect(feedback(exercise)).to_contain_text("✗ Stopped: your code ran until you interrupted it.")
    expect(exercise.get_by_role("textbox")).to_have_value(text)
    exercise.get_by_role("textbox").fill(CODE.solution)
    button(exercise, "Check").click()
    expect(feedback(exercise)).to_contain_text("✓ It inverts")


def test_python_sets_the_answer_and_hears_of_it(notebook):
    exercise = asked(notebook, HAND)
    widgets = "__import__('ipywidgets').Widget.widgets.values()"
    mine = f"[w for w in {widgets} if getattr(w, 'task', None) is check.inverse_by_hand][-1]"
    notebook.python(f"setattr({mine}, 'answer', '[[0]]')")
    expect(exercise.get_by_role("textbox")).to_have_value("[[0]]")
    with pytest.raises(RuntimeError, match="answer must be a str"):
        notebook.python(f"setattr({mine}, 'answer', 4)")
    exercise.get_by_role("textbox").fill(HAND.solution)
    exercise.get_by_role("textbox").press("Enter")
    expect(feedback(exercise)).to_contain_text("✓")
    notebook.wait_for(f"{mine}.answer", HAND.solution)
    notebook.wait_for(f"{mine}.solved", True)


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_the_exercises_in_lab_have_no_serious_fault(theme, notebook, axe):  # noqa: F811
    notebook.page.evaluate(
        "name => jupyterapp.commands.execute('apputils:change-theme', { theme: name })", theme
    )
    exercise = asked(notebook, CODE)
    button(exercise, "Check").click()
    expect(feedback(exercise)).to_contain_text("✓")
    notebook.page.wait_for_timeout(500)  # the theme's styles come by themselves
    assert violations(notebook.page, axe, ".mm-exercise") == []


def test_a_reload_keeps_what_was_typed_and_done(notebook, lab):
    exercise = asked(notebook, HAND)
    expect(exercise.locator("summary")).to_have_text(f"3 of {len(exercises.tasks('inverse'))} done")
    fresh = lab.open(notebook.page, notebook.path)
    fresh.run_all()
    exercise = asked(fresh, HAND)
    expect(exercise.get_by_role("textbox")).to_have_value(HAND.solution)
    expect(exercise.locator(".mm-done")).to_have_text("✓ done")
    expect(exercise.locator("summary")).to_have_text(f"3 of {len(exercises.tasks('inverse'))} done")
    expect(feedback(exercise)).to_have_text("")
