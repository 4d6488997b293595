"""Run a chapter's cells in its page, by the Python that the site brings.

Two chapters are run whole; all of them if the environment variable EVERY_CHAPTER is set.
"""

import os
import re
from urllib.parse import urlsplit

import nbformat
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from facts import fetched_first
from places import notebooks
from playwright.sync_api import expect
from visits import open_visits

from magicmath import exercises

CHAPTERS = {path.stem: path for path in notebooks()}
FEW = ("01-the-puzzle", "15-reproduction")  # boards; modules that come on demand, and what takes longest
CHOSEN = list(CHAPTERS) if os.environ.get("EVERY_CHAPTER") else FEW
START = 120_000  # milliseconds, for a busy machine
WHOLE = 900_000  # for all cells of a chapter
ANSWERED = re.compile("true|false|null")
TELL_REPLIES = """() => {
    globalThis.replies = [];
    const { ask } = globalThis.pagePython;
    globalThis.pagePython.ask = async (kind, ...rest) => {
        const reply = await ask(kind, ...rest);
        if (kind === "run") globalThis.replies.push(reply.outputs);
        return reply;
    };
}"""


@pytest.fixture(scope="module")
def visit(browser, served):
    """Return a function that opens a page of the site, and complains at the end of what went wrong in any."""
    contexts, wrong = [], []

    def opened(name, may_complain=False, **settings):
        context = browser.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        if not may_complain:
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("console", lambda said: said.type in ("error", "warning") and wrong.append(said.text))
        own = (served, "data:", "blob:")
        context.on("request", lambda asked: asked.url.startswith(own) or wrong.append(asked.url))
        page.goto(f"{served}{name}.html")
        open_visits(page)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture(scope="module")
def warm(visit):
    """Return a page whose Python has started, for tests that leave no trace in it."""
    page = visit("errata")
    page.evaluate("pagePython.ask('run', { source: '' })")
    return page


@pytest.fixture(scope="module", params=CHOSEN)
def chapter(request, visit):
    """Return a chapter's page whose cells have all run, its notebook, and the outputs of its cells."""
    page = visit(request.param)
    page.evaluate(TELL_REPLIES)
    page.get_by_label("show the code of this page").check()
    page.evaluate("document.querySelectorAll('.live').forEach((one) => { one.isOld = true; })")
    run = page.locator(".cell .run button")
    run.last.click()
    status = page.locator(".cell .run [role=status]").last
    expect(status).to_have_text("Done.", timeout=WHOLE)
    notebook = nbformat.read(CHAPTERS[request.param], as_version=4)
    yield page, notebook, page.evaluate("replies")
    page.context.close()


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def texts_stored(cell):
    """Return the texts of a cell's outputs, what is printed in a row being one."""
    texts, is_printed = [], False
    for output in cell.outputs:
        text = output.text if output.output_type == "stream" else output.data["text/plain"]
        if is_printed and output.output_type == "stream":
            texts[-1] += text
        else:
            texts.append(text)
        is_printed = output.output_type == "stream"
    return texts


def typed(page, figure, text):
    """Type an answer into the field or the editor of an exercise, press Check, and return what is said."""
    box = figure.locator(".mm-writing")
    box.fill(text)
    figure.get_by_role("button", name="Check").click()
    feedback = figure.locator(".mm-feedback")
    expect(feedback).to_have_attribute("data-solved", ANSWERED, timeout=START)
    return feedback.inner_text()


def test_every_cell_says_what_the_notebook_says(chapter):
    _, notebook, replies = chapter
    cells = code_cells(notebook)
    assert len(replies) == len(cells)
    differing = {}
    for number, (cell, outputs) in enumerate(zip(cells, replies, strict=True)):
        found, stored = [output.get("text") for output in outputs], texts_stored(cell)
        if found != stored:
            differing[number] = (cell.source, found, stored)
    assert differing == {}


def test_a_figure_stands_where_it_stood(chapter):
    page, notebook, _ = chapter
    figures = page.locator(".cell .live")
    assert figures.count() > 0
    assert (
        page.evaluate("[...document.querySelectorAll('.cell .live')].filter((one) => !one.isOld).length") == 0
    )
    assert page.locator(".live:not(:has(> div))").count() == 0
    only_in_lab = [cell for cell in code_cells(notebook) if cell.source == "Stopwatch()"]
    assert page.locator(".stopped").count() == len(only_in_lab)


def test_answers_typed_into_a_chapter_are_checked(chapter):
    page, _, _ = chapter
    exercises_here = page.locator(".mm-exercise:has(.mm-writing)")
    assert exercises_here.count() > 0
    figure = exercises_here.last
    name = page.evaluate("(one) => one.closest('.live').model.get('_told').name", figure.element_handle())
    task = exercises.find(name)
    wrong, said = task.mistake
    reply = typed(page, figure, wrong)
    assert reply.startswith("✗ ")
    assert reply.removeprefix("✗ ").split() == said.split()
    assert typed(page, figure, task.solution).startswith("✓ ")
    expect(figure.locator(".mm-done")).to_have_text("✓ done")


@pytest.fixture
def ran(warm):
    """Return a function that runs some code in a page and returns its outputs."""
    return lambda source: warm.evaluate("(source) => pagePython.ask('run', { source })", source)["outputs"]


def test_outputs_come_in_order(ran):
    said = ran(
        "import sys\nfrom IPython.display import HTML, display\nprint('a')\nprint('b', file=sys.stderr)\n"
        "display(HTML('<b>c</b>'))\nprint('d')\n5"
    )
    texts = [output.get("html", output["text"]) for output in said]
    assert texts == ["a\nb\n", "<b>c</b>", "d\n", "5"]


def test_a_plot_is_a_picture(ran):
    said = ran("import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()\nprint('after')")
    assert [sorted(output) for output in said] == [["png", "text"], ["text"]]
    assert said[0]["png"].startswith("iVBOR")


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("x = 1\n1/0", "ZeroDivisionError: division by zero (line 2 of the cell)"),
        ("def f(:\n  pass", "SyntaxError: invalid syntax (line 1 of the cell)"),
        ("import pandas", "ModuleNotFoundError: No module named 'pandas' (line 1 of the cell)"),
        ("raise ValueError", "ValueError (line 1 of the cell)"),
        ("input('?')", "OSError: a cell of this page cannot ask: write the value into the code"),
        ("def f(): return f()\nf()", "RecursionError: maximum recursion depth exceeded"),
    ],
)
def test_an_error_is_told_with_its_line(ran, source, error):
    assert ran(source)[-1]["error"].startswith(error)
    assert ran("2 + 2") == [{"text": "4"}]


def test_a_line_begun_anew_hides_what_it_held_and_a_flood_is_cut(ran):
    assert ran("for i in range(3): print(i, end='\\r')\nprint('done')") == [{"text": "done\n"}]
    (flood,) = ran("print('z' * 250_000)")
    assert flood["text"].endswith("… and 150001 more characters, which this page does not show")


def test_modules_come_when_they_are_asked_for(ran):
    assert ran("from sympy import Symbol\nSymbol('x')**2") == [{"text": "x**2"}]


def test_the_first_check_fetches_what_the_page_has_said(visit, site, served):
    page = visit("02-a-system-of-parities")
    note = page.evaluate("magicmathPython.note")
    asked = []

    def heard(request):
        if request.service_worker is None:  # which may be there already, and asks once more
            asked.append(urlsplit(request.url).path.rpartition("/")[2])

    page.context.on("request", heard)
    page.evaluate("magicmathPython.answer({ name: 'parities.your_product', text: 'def f(): 1' })")
    files = fetched_first(site / "python")
    assert sorted(asked) == sorted(path.name for path in files)
    megabytes = sum(path.stat().st_size for path in files) / 1e6
    assert note == f"Python comes with the first use: about {round(megabytes)} MB, once."
    assert page.evaluate("magicmathPython.note") == ""
    assert page.get_by_text("Python comes with the first use").count() == 0


@pytest.fixture
def board_chapter(visit):
    """Return a chapter with a game, its code open, and the numbers of the game's cell and of the next."""
    page = visit("01-the-puzzle")
    page.get_by_label("show the code of this page").check()
    cells = code_cells(nbformat.read(CHAPTERS["01-the-puzzle"], as_version=4))
    number = next(i for i, cell in enumerate(cells) if "game = Game(" in cell.source)
    return page, page.locator(".cell:has(.cell_input)"), number


def test_the_next_cell_knows_what_was_pressed(board_chapter):
    page, cells, number = board_chapter
    game = cells.nth(number).locator(".live")
    game.get_by_role("button", name="press mask 4").click()
    following = cells.nth(number + 1)
    following.locator("pre").first.fill("print(game.presses)")
    following.get_by_role("button", name="Run").click()
    expect(following.locator(".cell_output pre")).to_have_text("(4,)\n", timeout=START)
    game.get_by_role("button", name="press mask 6").click()
    following.locator("pre").first.press("Shift+Enter")
    expect(following.locator(".cell_output pre")).to_have_text("(4, 6)\n")
    following.locator("pre").first.fill("game.press(0)")
    following.get_by_role("button", name="Run").click()
    model = game.element_handle()
    page.wait_for_function("(one) => one.model.get('presses').length === 3", arg=model)


def test_changed_code_makes_a_new_figure(board_chapter):
    _, cells, number = board_chapter
    cell = cells.nth(number)
    cell.get_by_role("button", name="press mask 4").click()
    cell.locator("pre").first.fill(
        "from magicmath.widgets import Game\ngame = Game(seed=3, distance=2)\ngame"
    )
    cells.nth(number).locator(".run button").click()
    expect(cell.locator(".run [role=status]")).to_have_text("Done.", timeout=START)
    assert cell.locator(".live").evaluate("(one) => one.model.get('presses')") == []


def test_a_box_shows_the_figures_that_it_holds(board_chapter):
    _, cells, _ = board_chapter
    cell = cells.first
    imports = "from ipywidgets import HBox, IntSlider\nfrom magicmath.widgets import Board"
    source = f"{imports}\nHBox([Board(), IntSlider()])"
    cell.locator("pre").first.fill(source)
    cell.get_by_role("button", name="Run").click()
    expect(cell.locator(".box.beside .live .mm-cell")).to_have_count(9, timeout=START)
    expect(cell.locator(".box .stopped")).to_contain_text("no control of the kind “IntSlider”")


def test_an_error_above_is_told_below(board_chapter):
    _, cells, _ = board_chapter
    cells.nth(1).locator("pre").first.fill("1/0")
    cells.nth(3).get_by_role("button", name="Run").click()
    expect(cells.nth(3).locator(".run [role=status]")).to_contain_text("A cell above stopped", timeout=START)
    expect(cells.nth(1).locator(".wrong")).to_contain_text("ZeroDivisionError")


def test_an_endless_loop_is_stopped_and_python_starts_again(board_chapter):
    page, cells, _ = board_chapter
    cell = cells.first
    cell.locator("pre").first.fill("while True: pass")
    run = cell.get_by_role("button", name="Run")
    run.click()
    waiting = cells.nth(2).get_by_role("button", name="Run")
    waiting.click()
    bar = page.locator(".python-bar")
    expect(bar).to_contain_text("Python runs cell 1 of 1", timeout=START)
    bar.get_by_role("button", name="Stop Python").click()
    expect(cell.locator(".run [role=status]")).to_have_text(
        "Python was stopped. What the cells had made is gone."
    )
    expect(cells.nth(2).locator(".run [role=status]")).to_contain_text("stopped before this cell ran")
    expect(bar).to_be_hidden()
    expect(run).to_be_focused()
    cell.locator("pre").first.fill("6 * 7")
    run.click()
    expect(cell.locator(".cell_output pre")).to_have_text("42", timeout=START)


def test_an_answer_that_does_not_end_is_stopped(visit):
    page = visit("02-a-system-of-parities")
    figure = page.locator(".mm-exercise:has(textarea[wrap=off])").first
    name = figure.evaluate("(one) => one.closest('.live').model.get('_told').name")
    starter = figure.locator(".mm-writing").input_value()
    head = starter[starter.index("def ") :].partition("\n")[0]
    figure.locator(".mm-writing").fill(f"{head}\n    while True: pass")
    figure.get_by_role("button", name="Check").click()
    bar = page.locator(".python-bar")
    expect(bar).to_contain_text("Python checks your answer", timeout=START)
    expect(figure.locator(".mm-feedback")).to_contain_text("press “Stop Python” there", timeout=START)
    bar.get_by_role("button", name="Stop Python").click()
    expect(figure.locator(".mm-feedback")).to_contain_text("Python was stopped")
    assert typed(page, figure, exercises.find(name).solution).startswith("✓ ")


def test_code_is_written_with_the_keyboard(board_chapter):
    page, cells, _ = board_chapter
    code = cells.first.locator("pre").first
    code.fill("")
    code.press_sequentially("for i in range(2):")
    code.press("Enter")
    code.press_sequentially("print(i)")
    assert code.inner_text().rstrip("\n") == "for i in range(2):\n    print(i)"
    code.press("Tab")
    expect(cells.first.get_by_role("button", name="Run")).to_be_focused()
    page.keyboard.press("Enter")
    expect(cells.first.locator(".cell_output pre")).to_have_text("0\n1\n", timeout=START)
    expect(cells.first.get_by_role("button", name="Run")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_open_code_is_accessible_and_fits_a_phone(visit, axe, scheme):  # noqa: F811
    page = visit("01-the-puzzle", viewport={"width": 390, "height": 844}, color_scheme=scheme)
    page.get_by_label("show the code of this page").check()
    cell = page.locator(".cell:has(.cell_input)").first
    cell.locator("pre").first.fill(
        "from ipywidgets import HBox, IntSlider\nprint('x' * 300)\nHBox([IntSlider()])"
    )
    cell.get_by_role("button", name="Run").click()
    expect(cell.locator(".run [role=status]")).to_have_text("Done.", timeout=START)
    page.evaluate("document.querySelector('.python-bar').hidden = false")
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_without_its_files_python_says_so_and_tries_again(visit):
    page = visit("02-a-system-of-parities", may_complain=True, service_workers="block")
    page.context.route("**/python/*.whl", lambda route: route.abort())
    asked = "magicmathPython.answer({ name: 'parities.your_product', text: '1' })"
    assert "could not be fetched" in page.evaluate(f"{asked}.catch((error) => error.message)")
    page.context.unroute("**/python/*.whl")
    assert page.evaluate(asked)["solved"] is False
