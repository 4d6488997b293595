"""The exercise as Python holds it: what the page may set and ask, what an answer sees, what is stored."""

import signal
import sys
import threading
from types import SimpleNamespace

import pytest
import traitlets

from magicmath import exercises
from magicmath.exercises._feedback import Feedback
from magicmath.exercises._places import Press
from magicmath.exercises._task import task
from magicmath.rules import MAGIC, lights_out, with_holes
from magicmath.widgets import Exercise

OWN = exercises.find("inverse.own_inverse")
INVERT = exercises.find("inverse.your_invert")
REACH = exercises.find("inverse.another_test")
TASKS = [
    pytest.param(one, id=one.name) for name in exercises._task.modules() for one in exercises.tasks(name)
]


def ask(exercise, text, number=7):
    """Send an answer as the page does."""
    exercise._handle_custom_msg({"check": text, "number": number}, [])
    return exercise._feedback


@pytest.fixture
def reader(monkeypatch):
    """Stand in for the notebook's Python, and return its names."""
    shell = SimpleNamespace(user_ns={})
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    return shell.user_ns


@pytest.mark.parametrize("one", TASKS)
def test_what_is_stored_holds_the_task_and_not_the_solution(one):
    data, _ = Exercise(one)._repr_mimebundle_()
    stored = "".join(data.get(kind, "") for kind in ("text/plain", "image/svg+xml"))
    assert data["text/plain"].startswith("Exercise ")
    assert f"({one.level})" in data["text/plain"]
    assert " ".join(one.text.split("```")[0].split()) in " ".join(stored.split())
    for told in (one.solution, *one.hints):
        assert "".join(told.split()) not in "".join(stored.split()) or len(told) < 5
    assert ("image/svg+xml" in data) == (one.place.kind == "press")
    assert repr(Exercise(one)) == data["text/plain"]


def test_a_board_is_stored_with_its_holes_and_with_a_goal_that_is_shown():
    def seen(**place):
        made = task(
            "Press.",
            level="core",
            place=Press(**place),
            hints=("Press it.",),
            solution="[0]",
            mistake=("[1]", "No."),
        )(lambda answer: (False, "No."))
        return repr(Exercise(made))

    holed = with_holes(lights_out(2, 2), [[1, 0], [0, 0]])
    assert seen(rules=holed).endswith("your board\n· □\n□ □")
    assert seen(rules=lights_out(1, 2), goal=((1, 1),)).endswith("your board  goal\n□ □         ■ ■")
    assert seen(rules=lights_out(1, 2), goal=((1, 1),), show_goal=False).endswith("your board\n□ □")
    assert seen(rules=lights_out(1, 2), label="a set").endswith("a set\n□ □")


def test_the_page_asks_and_all_views_are_told():
    exercise = Exercise(OWN)
    told = ask(exercise, "[[1, 0], [0, 1]]", 12)
    assert told == {"number": 12, "solved": False, "message": "Make it at least 3×3.", "printed": ""}
    assert exercise.answer == "[[1, 0], [0, 1]]"
    assert not exercise.solved
    assert ask(exercise, OWN.solution)["solved"]
    assert exercise.solved
    assert exercise.check() == OWN.reply(OWN.solution)
    assert exercise._feedback["number"] is None


@pytest.mark.parametrize(
    "content",
    [None, "check", {}, {"check": "1"}, {"check": "1", "number": -1}, {"check": "1", "number": "x"},
     {"check": 1, "number": 1}, {"check": "1", "number": 1, "more": 1}, {"check": None, "number": 1}],
)  # fmt: skip
def test_a_malformed_message_changes_nothing(content, capsys):
    exercise = Exercise(OWN)
    exercise.answer = "[[1]]"
    with pytest.raises((TypeError, ValueError)):
        exercise._hear(exercise, content, [])
    assert (exercise.answer, exercise._feedback) == ("[[1]]", None)


@pytest.mark.parametrize(
    ("trait", "value"),
    [("answer", 4), ("answer", None), ("_hints", 9), ("_hints", -1), ("_hints", "1"), ("_tries", 0.5),
     ("_shows_solution", "yes"), ("_feedback", {"solved": True}), ("_told", {})],
)  # fmt: skip
def test_a_bad_value_of_the_page_is_refused_and_nothing_is_lost(trait, value):
    exercise = Exercise(OWN)
    exercise.set_state({"answer": "[[1]]", "_hints": 2, "_tries": 3, "_shows_solution": True})
    before = exercise.get_state()
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        exercise.set_state({"answer": "lost", trait: value})
    assert exercise.get_state() == before
    assert exercise.answer == "[[1]]"


def test_an_answer_sees_the_names_of_the_notebook_and_changes_none(reader):
    exercise = Exercise(INVERT)
    reader |= {"inverse_of": lambda a: inverted(a), "MAGIC": "mine", "n": 3}
    said = ask(exercise, "n = 99\ndel MAGIC\ndef invert(a):\n    return inverse_of(a)")
    assert said["solved"], said
    assert (reader["n"], reader["MAGIC"]) == (3, "mine")
    assert set(reader) == {"inverse_of", "MAGIC", "n"}


def inverted(a):
    """Invert a matrix as the solution does."""
    scope = {"np": __import__("numpy")}
    exec(INVERT.solution, scope)
    return scope["invert"](a)


def test_without_a_notebook_the_common_names_are_there(monkeypatch):
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: None))
    assert ask(Exercise(INVERT), "def invert(a):\n    return gf2.inv(a)")["solved"]


def test_an_interrupt_is_told_of_and_the_answer_stays():
    exercise = Exercise(INVERT)
    said = ask(exercise, "def invert(a):\n    raise KeyboardInterrupt", 5)
    assert said["message"].startswith("Stopped: your code ran until you interrupted it.")
    assert (said["number"], said["solved"]) == (5, False)
    assert exercise.answer.endswith("raise KeyboardInterrupt")
    with pytest.raises(KeyboardInterrupt):
        exercise.check()


@pytest.mark.parametrize(
    "text",
    ["exit()", "import sys\nsys.exit()", "raise SystemExit", "raise GeneratorExit", "del __builtins__",
     "def invert(a):\n    exit()", "def invert(a):\n    print('x' * 10**7)", "x" * 10**6, "(" * 5000,
     "def invert(a):\n    import sys\n    sys.stdout = None\n    return a", "invert = 10**10**3",
     "invert = print",
     "class invert:\n    def __init__(self, a): raise ValueError",
     "class Odd:\n    def __getattr__(self, name): raise SystemExit\ninvert = lambda a: Odd()"],
)  # fmt: skip
def test_a_hostile_answer_gets_a_sentence_and_the_next_one_is_checked(text, capsys):
    exercise = Exercise(INVERT)
    said = ask(exercise, text)
    assert not said["solved"]
    assert 10 < len(said["message"]) < 500
    assert len(said["printed"]) < 1100
    assert sys.stdout is not None
    assert ask(exercise, INVERT.solution)["solved"]
    assert capsys.readouterr() == ("", "")


def test_a_message_that_another_thread_takes_is_checked_in_the_main_one(monkeypatch):
    waiting, heard = [], []
    kernel = SimpleNamespace(io_loop=SimpleNamespace(add_callback=waiting.append))
    shell = SimpleNamespace(user_ns={"heard": heard, "threading": threading}, kernel=kernel)
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    exercise = Exercise(OWN)
    text = "heard.append(threading.current_thread()) or [[1]]"
    thread = threading.Thread(target=ask, args=(exercise, text))
    thread.start()
    thread.join()
    assert (exercise.answer, exercise._feedback, heard) == (text, None, [])
    exercise.answer = "what is typed meanwhile"
    (check,) = waiting
    check()
    assert exercise._feedback["message"] == "Make it at least 3×3."
    assert heard == [threading.main_thread()]


def test_a_real_interrupt_ends_a_loop_and_the_handler_before_comes_back():
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        threading.Timer(0.3, signal.raise_signal, [signal.SIGINT]).start()
        said = ask(Exercise(INVERT), "def invert(a):\n    while True:\n        pass")
        assert said["message"].startswith("Stopped: your code ran until")
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_presses_are_checked_as_the_cells_they_make():
    exercise = Exercise(REACH)
    assert ask(exercise, "[]")["message"] == REACH.place.untouched
    said = "Line 0 changes 3 of your 3 cells, which is odd. Odd, too: lines 3, 4 and 5."
    assert ask(exercise, "[0, 1, 2]")["message"] == said
    assert ask(exercise, "[0, 1, 3, 5, 7, 8]")["solved"]


def test_what_is_no_task_is_refused():
    for wrong in (None, "inverse.own_inverse", OWN.examine, MAGIC, Feedback(True, "Yes.")):
        with pytest.raises(TypeError, match="task must be a Task"):
            Exercise(wrong)
