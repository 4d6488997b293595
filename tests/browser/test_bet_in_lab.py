"""Bet in JupyterLab, where Python holds the same state as the page."""

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from bet_controls import button, choice, evidence, hands, look, verdict
from playwright.sync_api import expect

ALWAYS, NEVER, DEPENDS = "yes, from every start", "no, from no start", "it depends on the start"
CELLS = (
    "from magicmath.rules import MAGIC, to_board\nfrom magicmath.widgets import Bet, Replay",
    f"""ways = [Replay(MAGIC, start, [3, 6, 4], [4, 3, 6]) for start in (to_board(71), to_board(440))]
bet = Bet(
    "Do both ways end at the same board?",
    {{
        {ALWAYS!r}: ["Play both ways.", ways[0]],
        {NEVER!r}: ["Play both ways, and look at the last two boards.", ways[0]],
        {DEPENDS!r}: ["Play both ways from each start.", *ways],
    }},
    evidence=["A count is the same in every order."],
    answer={ALWAYS!r},
)
bet""",
)


@pytest.fixture(scope="module")
def notebook(lab, browser):
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    notebook = lab.run(page, "bet.ipynb", *CELLS)
    yield notebook
    page.close()


@pytest.fixture
def bet(notebook):
    notebook.python("bet.again()")
    notebook.python("bet.set_trait('_play', {**bet._play, 'in_class': False, 'counted': False})")
    panel = notebook.page.locator(".jp-NotebookPanel .jp-WindowedPanel-outer")
    bet = notebook.page.locator(".mm-bet").first
    for top in range(0, 20_000, 400):
        panel.evaluate("(panel, top) => panel.scrollTop = top", top)
        if bet.count() and bet.is_visible():
            break
        notebook.page.wait_for_timeout(50)
    bet.scroll_into_view_if_needed()
    expect(verdict(bet)).to_have_text("")
    return bet


def test_run_all_opens_nothing(notebook, bet):
    expect(evidence(bet)).to_be_hidden()
    notebook.wait_for("bet.choice", None)


def test_a_click_reaches_python_and_bet_again_too(notebook, bet):
    choice(bet, DEPENDS).click()
    notebook.wait_for("bet.choice", DEPENDS)
    expect(verdict(bet)).to_have_text(f"You bet: {DEPENDS}. The answer: {ALWAYS}.")
    expect(bet.locator(".mm-own .mm-replay")).to_have_count(2)
    button(bet, "Bet again").click()
    notebook.wait_for("bet.choice", None)
    choice(bet, NEVER).click()
    notebook.wait_for("bet.choice", NEVER)


def test_a_choice_made_in_python_opens_the_evidence_in_the_page(notebook, bet):
    notebook.python(f"setattr(bet, 'choice', {ALWAYS!r})")
    expect(verdict(bet)).to_have_text(f"You bet: {ALWAYS}. That is right.")
    notebook.python("bet.again()")
    expect(evidence(bet)).to_be_hidden()


def test_what_python_refuses_leaves_the_page_as_it_is(notebook, bet):
    with pytest.raises(RuntimeError, match="choice must be one of"):
        notebook.python("setattr(bet, 'choice', 'maybe')")
    choice(bet, NEVER).click()
    notebook.wait_for("bet.choice", NEVER)
    with pytest.raises(RuntimeError, match="choice is fixed"):
        notebook.python(f"setattr(bet, 'choice', {ALWAYS!r})")
    expect(verdict(bet)).to_have_text(f"You bet: {NEVER}. The answer: {ALWAYS}.")


def test_lab_takes_no_key_from_the_bet(notebook, bet):
    cells = notebook.page.locator(".jp-Cell").count()
    choice(bet, ALWAYS).focus()
    for key in ("ArrowDown", "ArrowDown", "b", "a", "Enter"):
        bet.page.keyboard.press(key)
    notebook.wait_for("bet.choice", DEPENDS)
    look(bet, f"{DEPENDS} (your bet)").focus()
    for key in ("ArrowLeft", "Space"):
        bet.page.keyboard.press(key)
    expect(bet.locator(".mm-own")).to_contain_text("look at the last two boards")
    assert notebook.page.locator(".jp-Cell").count() == cells


def test_a_class_is_counted_in_python_too(notebook, bet):
    button(bet, "Class mode").click()
    for _ in range(3):
        button(bet, f"one hand more for {NEVER}").click()
    hands(bet, ALWAYS).fill("21")
    button(bet, "Reveal").click()
    expect(verdict(bet)).to_have_text(f"The answer: {ALWAYS}. 21 of 24 hands bet on it.")
    notebook.wait_for("bet.hands", {ALWAYS: 21, NEVER: 3, DEPENDS: 0})
    button(bet, "Class mode").click()
    expect(evidence(bet)).to_be_hidden()
    notebook.wait_for("bet.choice", None)


def test_the_bet_in_lab_has_no_serious_fault_in_light_and_dark(notebook, bet, axe):  # noqa: F811
    choice(bet, NEVER).click()
    for theme in ("JupyterLab Dark", "JupyterLab Light"):
        notebook.page.evaluate(
            "theme => window.jupyterapp.commands.execute('apputils:change-theme', { theme })", theme
        )
        notebook.page.wait_for_function("theme => document.body.dataset.jpThemeName === theme", arg=theme)
        notebook.page.wait_for_timeout(500)
        bet.scroll_into_view_if_needed()
        assert violations(notebook.page, axe, ".mm-bet") == []
