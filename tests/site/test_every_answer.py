"""Answer every bet and every exercise of the book, right and wrong, as a reader does: in its chapter's page.

The chapters are opened from one page whose Python has started, and ask that one: it starts once for all.
"""

import re
from importlib import import_module

import nbformat
import pytest
from bet_controls import button, choice, evidence, verdict
from places import notebooks
from playwright.sync_api import expect
from veil import held_back
from visits import open_visits

from magicmath import exercises
from magicmath.exercises._task import modules

CHAPTERS = {path.stem: path for path in notebooks()}
START = 180_000  # milliseconds, for a busy machine
ANSWERED = re.compile("true|false|null")
BORROW = """() => {
    globalThis.replies = [];
    magicmathPython.note = ""; // it has started, in the page that opened this one
    magicmathPython.answer = async (asked) => {
        const reply = await opener.magicmathPython.answer(asked);
        globalThis.replies.push([asked.name, asked.text, reply]);
        return reply;
    };
}"""


@pytest.fixture(scope="module")
def started(browser, served):
    """Return a page whose Python has started, and a list of all that any page complains of."""
    context = browser.new_context()
    wrong = []
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on("console", lambda said: said.type in ("error", "warning") and wrong.append(said.text))
    own = (served, "data:", "blob:")
    context.on("request", lambda asked: asked.url.startswith(own) or wrong.append(asked.url))
    page = context.new_page()
    page.goto(f"{served}errata.html")
    page.evaluate("pagePython.ask('run', { source: 'import magicmath.exercises' })")
    yield page
    context.close()
    assert wrong == []


@pytest.fixture(scope="module", params=CHAPTERS)
def chapter(request, started, served):
    """Return a chapter's page, and its code as the notebook has it."""
    with started.expect_popup() as opened:
        started.evaluate("(address) => { open(address); }", f"{served}{request.param}.html")
    page = opened.value
    page.wait_for_load_state()
    open_visits(page)
    page.evaluate(BORROW)
    cells = nbformat.read(CHAPTERS[request.param], as_version=4).cells
    yield page, "\n".join(cell.source for cell in cells if cell.cell_type == "code")
    page.close()


def words(text):
    return " ".join(text.split())


def bets_of(code):
    """Return the bets that a notebook asks, as Python makes them."""
    imported = re.search(r"^from magicmath\.bets import (\w+) as bets$", code, re.M)
    module = import_module(f"magicmath.bets.{imported[1]}")
    return [getattr(module, name)() for name in re.findall(r"^\w+ = bets\.(\w+)\(\)$", code, re.M)]


def tasks_of(code):
    """Return the exercises that a notebook asks."""
    module = re.search(r"^from magicmath\.exercises import (\w+) as check$", code, re.M)[1]
    return [
        exercises.find(f"{module}.{name}") for name in re.findall(r"^Exercise\(check\.(\w+)\)$", code, re.M)
    ]


def verdict_on(chosen, answer, judged=False):
    if answer is None:
        return f"You bet: {chosen}. The answer is left open here."
    if chosen == answer and isinstance(answer, str):
        return f"You bet: {chosen}. {'This is our verdict, too' if judged else 'That is right'}."
    if isinstance(answer, str):
        return f"You bet: {chosen}. {'Our verdict' if judged else 'The answer'}: {answer}."
    away = answer - chosen
    far = f": {abs(away)} {'more' if away > 0 else 'less'} than you bet" if away else ", just as you bet"
    return f"You bet: {chosen}. It is {answer}{far}."


def expect_evidence(place, pieces):
    """Expect that a bet shows these pieces of evidence: each text, picture and replay."""
    shown = evidence(place)
    expect(shown).to_be_visible()
    said = words(shown.inner_text())
    kinds = [piece["kind"] for piece in pieces]
    assert kinds
    for piece in pieces:
        if piece["kind"] == "text":
            assert words(piece["text"].replace("`", "")) in said
    expect(shown.locator(".mm-picture svg")).to_have_count(kinds.count("picture"))
    expect(shown.locator(".mm-replay")).to_have_count(kinds.count("replay"))


def expect_settled(place, held, own, said):
    """Expect the verdict and the evidence on a bet, then bet again."""
    if any(piece.get("after") for piece in [*held["common"], *own]):
        play_to_the_end(place)
    expect(verdict(place)).to_have_text(said)
    expect_evidence(place, [*held["common"], *own])
    button(place, "Bet again").click()
    expect(evidence(place)).to_be_hidden()
    expect(verdict(place)).to_have_text("")


def play_to_the_end(place):
    """Step through the replays, one of which leads to the verdict."""
    steps = button(evidence(place), "Next")
    expect(steps.first).to_be_enabled()
    for following in steps.all():
        while following.is_enabled():
            following.click()
        expect(following).to_be_disabled()


def settle_choices(place, bet, held):
    own = held["own"] or [[] for _ in bet.choices]
    for name, pieces in zip(bet.choices, own, strict=True):
        choice(place, f"{re.escape(name)}$").click()
        expect_settled(place, held, pieces, verdict_on(name, held["answer"], "judged" in held))
    return own[0]


def settle_numbers(place, bet, held):
    low, high, answer = bet.choices[0], bet.choices[-1], held["answer"]
    field = place.locator("input[type=number]").first
    field.fill(str(high + 1))
    button(place, "Bet").click()
    expect(verdict(place)).to_have_text(f"Give a whole number from {low} to {high}, not {high + 1}.")
    expect(evidence(place)).to_be_hidden()
    for number in sorted({low, high, answer} - {None}):
        field.fill(str(number))
        button(place, "Bet").click()
        expect_settled(place, held, [], verdict_on(number, answer))
    return []


def test_every_bet_tells_what_becomes_of_every_choice(chapter):
    page, code = chapter
    bets, places = bets_of(code), page.locator(".mm-bet")
    assert bets
    expect(places).to_have_count(len(bets))
    for number, bet in enumerate(bets):
        place, held = places.nth(number), held_back(bet)
        expect(place.locator(".mm-question")).to_have_text(bet.question)
        settle = settle_numbers if isinstance(bet.choices, range) else settle_choices
        own = settle(place, bet, held)
        button(place, "I would rather see it").click()
        known = "The answer is left open here"
        if held["answer"] is not None:
            known = f"{'Our verdict' if 'judged' in held else 'The answer'}: {held['answer']}"
        expect_settled(place, held, own, f"You looked without a bet. {known}.")


def give(figure, task, text):
    """Write an answer into an exercise, or press it, then press Check and return what is said."""
    if task.place.kind == "press":
        figure.get_by_role("button", name="Reset", exact=True).dispatch_event("click")
        places = task.place.rules.places
        cells, menu = figure.locator(".mm-boards [role=gridcell]"), figure.locator(".mm-mask")
        for mask in map(int, re.findall(r"\d+", text)):
            (menu.nth(mask) if places is None else cells.nth(places[mask])).click()
    else:
        figure.locator(".mm-writing").fill(text)
    figure.get_by_role("button", name="Check", exact=True).click()
    feedback = figure.locator(".mm-feedback")
    expect(feedback).to_have_attribute("data-solved", ANSWERED, timeout=START)
    return words(feedback.inner_text())


def said_of(reply):
    """Return what an exercise shows of a reply."""
    printed = f" Your code printed: {reply['printed']}" if reply["printed"] else ""
    return words(f"{'✓' if reply['solved'] else '✗'} {reply['message']}{printed}")


def is_known_to_the_page(task, text):
    return task.place.kind == "press" or text in {one["answer"] for one in task.verdicts()["listed"]}


def test_every_exercise_takes_its_solution_and_answers_its_mistake_as_cpython_does(chapter):
    page, code = chapter
    tasks, figures = tasks_of(code), page.locator(".mm-exercise")
    assert tasks
    expect(figures).to_have_count(len(tasks))
    for number, task in enumerate(tasks):
        figure = figures.nth(number)
        for text, is_right in ((task.mistake[0], False), (task.solution, True)):
            before = page.evaluate("replies.length")
            said = give(figure, task, text)
            reply = exercises.answer(task.name, text)._asdict()
            has_asked = page.evaluate("replies.length") > before
            assert not (has_asked and is_known_to_the_page(task, text))
            if has_asked:
                name, asked, answered = page.evaluate("replies.at(-1)")
                assert (name, asked.split(), answered) == (task.name, text.split(), reply)
            assert reply["solved"] is is_right
            assert is_right or reply["message"] == task.mistake[1]
            assert said == said_of(reply)
        expect(figure.locator(".mm-done")).to_have_text("✓ done")


def test_every_exercise_there_is_is_asked_in_a_chapter():
    sources = [
        "\n".join(cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code")
        for path in notebooks()
    ]
    asked = [task for source in sources for task in tasks_of(source)]
    assert {task.name for task in asked} == {
        task.name for module in modules() for task in exercises.tasks(module)
    }
