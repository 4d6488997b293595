"""Each exercise by what belongs to it: its solution passes, its mistake gets its words, its hints help."""

import inspect
import json
import random
import re
from dataclasses import FrozenInstanceError
from importlib import import_module
from itertools import combinations, product
from pathlib import Path

import nbformat
import numpy as np
import pytest
from test_exercises import MODULES

from magicmath import exercises
from magicmath.exercises import Feedback, any_board, parities
from magicmath.exercises._answers import numbers
from magicmath.exercises._feedback import Unreadable, checker
from magicmath.exercises._places import Editor, Field, Press, Words
from magicmath.exercises._task import Task, task
from magicmath.rules import MAGIC, UNIT, RuleSet, lights_out
from magicmath.widgets import Exercise

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
TASKS = [pytest.param(one, id=one.name) for module in MODULES for one in exercises.tasks(module)]
TEXTS = (
    *("", " \n", "None", "0", "x", "1/0", "[", "'", ")(", "def", "lambda: 1", "[[1]]", "\0", "é", "\ud800"),
    *("[0, 99]", "9" * 5000, "[" * 3000, "(" * 200 + ")" * 200, "x" * 30_000, "10**10**3", "[0] * 10**6"),
    *("exit()", "quit", "import sys; sys.exit()", "raise SystemExit", "del np", "print(1)"),
    *("yield 1", "await x", "return", "global np", "1 if", "f'{'", "# a remark", "a = b = 1", "\tx", "...")
)  # fmt: skip


@pytest.mark.parametrize("one", TASKS)
def test_the_solution_passes(one):
    said = one.reply(one.solution)
    assert said.solved, said
    assert said.printed == ""


@pytest.mark.parametrize("one", TASKS)
def test_the_tempting_mistake_gets_exactly_its_words(one):
    text, words = one.mistake
    assert one.reply(text) == Feedback(False, words)
    assert not words.startswith(("This is no answer of the kind", "Not attempted", "Your code stopped"))


def test_a_page_that_hides_its_goal_knows_the_words_for_each_place():
    told = exercises.find("repair.flipped_place").verdicts()

    def words(*places):
        return told["said"][told["of"][sum(1 << place for place in places)]]["message"]

    assert words(3) == exercises.find("repair.flipped_place").reply("[3]").message
    assert len({words(place) for place in range(8)}) > 1
    assert words(2, 4).startswith("You pressed 2 places, but just one place flipped.")


@pytest.mark.parametrize("one", TASKS)
def test_the_untouched_starter_is_not_attempted(one):
    for text in (one.place.starter, "", f"\n{one.place.starter}  \n"):
        assert one.reply(text) == Feedback(False, one.place.untouched)
    assert one.place.untouched.startswith("Not attempted yet: ")


@pytest.mark.parametrize("one", TASKS)
def test_hints_are_sentences_and_none_is_the_solution(one):
    assert len(set(one.hints)) == len(one.hints) >= 1
    for hint in one.hints:
        assert re.fullmatch(r"[A-Z0-9`“\"].*[.?!]”?", hint, flags=re.S), hint
        assert len(hint.split()) > 3
        assert len(hint) < 300
        assert _blank(one.solution) not in _blank(hint)


MARKUP = re.compile(
    r"(?<!\w)[*`]\S[^*`\n]*[*`]|(?<!\w)_\w[^_\n]*_(?!\w)|\[[^\]\n]+\]\(|</?[a-z]+>|\$\S+\$|&\w+;"
)
DRAWN = re.compile(r"```.*?```|`[^`]+`|\*\*[^*]+\*\*", flags=re.S)  # as widgets/static/prose.js reads it


@pytest.mark.parametrize("one", TASKS)
def test_no_markup_is_left_in_the_words_that_a_page_shows(one):
    """A task draws code, strong words and blocks, a hint the first two, and a verdict nothing."""
    for text in (one.text, *one.hints):
        assert not MARKUP.search(DRAWN.sub("", text)), text
    assert not any("```" in hint for hint in one.hints)
    answers = (one.solution, one.mistake[0], "", *one.ways)
    for message in {one.reply(answer).message for answer in answers}:
        assert not MARKUP.search(message.partition("\n")[0]), message


@pytest.mark.parametrize(
    "words", ["as in *Where the five*", "the name `k`", "see [10](x.ipynb)", "a<br>b", "so _very_"]
)
def test_markup_is_known_where_it_stands(words):
    assert MARKUP.search(words)
    assert not MARKUP.search("3*4*5 is 60, a_1 and b_2, 2 < 3, x * y * z")


@pytest.mark.parametrize("one", TASKS)
def test_the_text_asks_and_gives_nothing_away(one):
    assert re.search(r"[.?!:]”?(\n```)?$", one.text), one.text
    assert one.text.count("```") % 2 == 0
    if len(_blank(one.solution)) > 5:
        assert _blank(one.solution) not in _blank(one.text)
    assert _blank(one.solution) not in _blank(one.place.starter) or one.place.kind == "press"


@pytest.mark.parametrize("one", TASKS)
def test_no_text_makes_it_raise(one):
    for text in TEXTS:
        said = one.reply(text)
        assert isinstance(said, Feedback)
        assert not said.solved or len(text) < 10, (text, said)
        assert 10 < len(said.message) < 500
        assert not re.search(r" at 0x|dtype|\d{40}|perhaps you", said.message, flags=re.I), said.message


@pytest.mark.parametrize("one", TASKS)
def test_a_task_is_found_by_its_name_and_is_its_own_checker(one):
    assert exercises.find(one.name) is one
    assert getattr(import_module(f"magicmath.exercises.{one.module}"), one.name.split(".")[1]) is one
    assert exercises.answer(one.name, one.solution) == one.reply(one.solution)
    assert one.told()["name"] in one.told()["of"]
    with pytest.raises(FrozenInstanceError):
        one.solution = "1"


@pytest.mark.parametrize("one", [p for p in TASKS if getattr(p.values[0].place, "goal", None)])
def test_a_checker_wants_what_a_page_decides_by(one):
    place, generator = one.place, random.Random(8)
    fewest, right = place.told()["fewest"], json.loads(one.solution)
    listed = {way["answer"] for way in one.verdicts()["listed"] if way["solved"]}
    tried = [generator.choices(range(len(place.rules)), k=generator.randrange(12)) for _ in range(200)]
    for presses in (right, right[::-1], [*right, 0, 0], [], *tried):
        start = np.zeros(place.rules.shape, int) if place.start is None else place.start
        cells = place.rules.press(start, presses)
        wanted = np.array_equal(cells, place.goal) and (fewest is None or len(presses) == fewest)
        wanted = wanted or str(sorted(presses)) in listed
        assert one.reply(json.dumps(presses)).solved == (wanted and presses != []), presses


@pytest.mark.parametrize("one", [p for p in TASKS if p.values[0].place.kind == "press"])
def test_a_page_knows_what_the_checker_says_to_each_choice_of_masks(one):
    told, generator = one.verdicts(), random.Random(3)
    given = one.place.fixed
    masks = [m for m in range(len(one.place.rules)) if not given or one.place.rules.places[m] not in given]
    count, once = len(masks), one.place.gives == "presses"
    assert (told["once"], len(told["of"])) == (once, 2**count if count <= 9 else 0)
    choices = range(1, len(told["of"]))
    for choice in generator.sample(choices, min(20, len(choices))):
        presses = [mask for at, mask in enumerate(masks) if choice >> at & 1]
        for text in (str(presses),) if once else (str(presses), str([*presses, masks[0], masks[0]])):
            assert _said(one.reply(text)) == told["said"][told["of"][choice]]
    for way in told["listed"]:
        assert {"answer": way["answer"], **_said(one.reply(way["answer"]))} == way
    json.dumps(told)


@pytest.mark.parametrize("one", [p for p in TASKS if p.values[0].ways])
def test_a_way_is_no_choice_that_a_page_knows_anyway(one):
    ways = map(json.loads, one.ways)
    is_large = one.place.kind == "press" and len(one.place.open_masks) > 9  # there it knows what is listed
    twice = (len(set(presses)) < len(presses) for presses in ways)
    assert one.place.kind in ("field", "words") or is_large or all(twice)


def test_a_page_knows_the_ways_to_answer_in_a_field():
    told = exercises.find("polynomials.rows_of_three").verdicts()
    assert [way["answer"] for way in told["listed"] if way["solved"]] == ["5"]
    for way in told["listed"]:
        assert _said(exercises.find("polynomials.rows_of_three").reply(way.pop("answer"))) == way


@pytest.mark.parametrize("one", [p for p in TASKS if p.values[0].place.kind == "field"])
def test_a_list_that_a_page_knows_may_be_written_otherwise(one):
    are_bits = all(re.fullmatch(r"\[[01](, [01]){3,}\]", way) for way in one.ways)
    for way in one.ways:
        numbers = re.fullmatch(r"[\[(](-?\d+(, -?\d+)+)[\])]", way)
        if not numbers:
            continue
        commas = numbers[1]
        spaces = commas.replace(",", "")
        texts = [commas, f"[{commas}]", f"({commas})", commas.replace(" ", "")]
        if not re.fullmatch("[01]{2,}( [01]{2,})*", spaces):  # two rows of bits
            texts += [spaces, f"[{spaces}]"]
        if are_bits:
            texts += [spaces.replace(" ", "")]
        for text in texts:
            assert _said(one.reply(text)) == _said(one.reply(way)), text


BOUNDED = [p for p in TASKS if p.values[0].place.kind == "field" and p.values[0].place.bounds]


@pytest.mark.parametrize("one", BOUNDED)
def test_a_number_out_of_bounds_is_refused_as_a_page_does_it(one):
    told = one.place.told()
    least, greatest = told["bounds"]
    for number in (least - 1, -12, greatest + 1, 10 * greatest, 10**15 - 1):
        size = "small" if number < least else "large"
        assert one.reply(str(number)) == Feedback(False, f"{number} is too {size}. {told['wanted']}")
    for number in (least, greatest):
        assert " is too " not in one.reply(str(number)).message


TOLD_OF_ALL = [
    p for p in TASKS if p.values[0].place.kind == "field" and any(True for _ in p.values[0].place.every())
]


@pytest.mark.parametrize("one", TOLD_OF_ALL)
def test_a_page_knows_what_the_checker_says_to_each_number_or_matrix(one):
    told, answers, generator = one.verdicts(), list(one.place.every()), random.Random(3)
    assert len(told["of"]) == len(answers)
    for place in generator.sample(range(len(answers)), min(50, len(answers))):
        text, said = answers[place], told["said"][told["of"][place]]
        message = said["message"].replace("{number}", text)
        assert _said(one.reply(text)) == {**said, "message": message}
        if one.place.matrix:
            rows = [re.sub(r"\D", "", row) for row in text.split("], [")]
            assert _said(one.reply(" ".join(rows))) == _said(one.reply(text))
            assert _said(one.reply("\n".join(rows))) == _said(one.reply(text))
    assert any(said["solved"] for said in told["said"])


def test_a_place_to_write_has_no_verdicts():
    assert made(Field()).verdicts() == {"listed": [], "once": False, "said": [], "of": []}


def _said(reply):
    return {"solved": reply.solved, "message": reply.message}


def _blank(text):
    return re.sub(r"[\s`]", "", text)


def test_tasks_come_as_they_are_defined():
    names = [one.name for one in exercises.tasks("inverse")]
    lines = [inspect.getsourcelines(exercises.find(name).examine)[1] for name in names]
    assert len(names) > 1
    assert lines == sorted(lines)


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("[01]*.ipynb")), ids=lambda path: path.stem)
def test_tasks_stand_in_the_order_of_the_notebook(path):
    notebook = nbformat.read(path, 4)
    source = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")
    module = re.search(r"from magicmath\.exercises import (\w+) as check", source)[1]
    asked = re.findall(r"^Exercise\(check\.(\w+)\)$", source, re.MULTILINE)
    assert len(asked) > 1
    assert [f"{module}.{name}" for name in asked] == [one.name for one in exercises.tasks(module)]


def made(place, examine=lambda answer: (answer == 4, f"It is {answer!r}."), **parts):
    """Return a task of a place, whose right answer is 4 if nothing else is said."""
    parts = {
        "level": "core",
        "hints": ("Two and two.",),
        "solution": "4",
        "mistake": ("5", "It is 5."),
    } | parts
    return task("Give four.", place=place, **parts)(examine)


EDITOR = Editor(calls="f", starter="def f(n):\n    # your lines\n    ...\n")
RUNS = EDITOR, lambda answer: (answer(2) == 4, f"f(2) is {answer(2)}.")


def test_a_field_takes_an_expression_an_assignment_and_lines_that_are_set_in():
    four = made(Field())
    for text in (
        "4",
        " 2 + 2 ",
        "answer = 4",
        "x: int = 4",
        "\n    (2 +\n     2)\n",
        "four",
        "int(np.ones(4).sum())",
    ):
        assert four.reply(text, {"four": 4}).solved, text
    assert four.reply("np + MAGIC", {"np": 1, "MAGIC": 3}).solved  # the reader's names come first
    assert four.reply("a = 1\nb = 4").message.startswith("Give one value")
    assert four.reply("answer = None").message == Field.untouched


def test_numbers_may_stand_in_a_field_as_in_the_articles():
    given = []
    field = made(Field(), lambda answer: (given.append(answer), (False, "Seen it."))[1])
    for text in ("1 0 1", "010\n111", "1;2", " -1 4 "):
        field.reply(text)
        assert given.pop() == text
    for text in ("1 0 x", "1 + 1", "-", "12"):
        field.reply(text)
        assert not any(isinstance(one, str) for one in given)


@pytest.mark.parametrize("text", ["[0, 1]\n[1, 1]", "[0, 1],\n [1, 1],\n", "[0,1] ,\n[1,1]"])
def test_a_field_of_lines_takes_a_list_in_each(text):
    assert Field(lines=2).read(text, {}) == [[0, 1], [1, 1]]
    with pytest.raises(Unreadable, match="several lines|unexpected indent"):
        Field().read(text, {})


def test_a_field_of_lines_is_told_to_the_page_as_such():
    assert Field(lines=4).told()["lines"] == 4
    assert "lines" not in Field().told()


def test_words_need_no_quotes():
    words = made(Words(), lambda answer: (answer == "yes", repr(answer)))
    for text in ("yes", " yes\n", "'yes'", '"yes"'):
        assert words.reply(text).solved
    assert words.reply("y'es").message == repr("y'es")


def test_an_editor_hands_over_the_function_and_leaves_the_readers_names_alone():
    twice, names = made(*RUNS), {"n": 3, "f": None, "two": 2}
    said = twice.reply("n = 99\ndel np\ndef g(n):\n    return two * n\ndef f(n):\n    return g(n)", names)
    assert said == Feedback(True, "f(2) is 4.")
    assert names == {"n": 3, "f": None, "two": 2}
    assert np.ones(1).sum() == 1
    assert twice.reply("def g(n):\n    return 4", {"f": lambda n: 4}).message.startswith(
        "Your code defines no function f"
    )


def test_only_blanks_and_remarks_are_not_an_attempt():
    twice = made(*RUNS)
    assert twice.reply("def f(n): # mine\n\n        ...").message == Editor.untouched
    assert twice.reply("def f(n): return 5").message == "f(2) is 5."


LEFT = "Your code asked Python to stop: take that out."
OUT_OF_PLACE = "expected an indented block after function definition on line 1"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("def f(n):\n    return n +", "Line 2 is not Python: invalid syntax."),
        ("def f(n):\nreturn n", f"Line 2 is not Python: {OUT_OF_PLACE}."),
        ("x = 1\nx / 0\n", "Your code stopped in line 2: division by zero (ZeroDivisionError)."),
        ("def f(n):\n    return n / 0", "Your function stopped in line 2: division by zero."),
        ("def f(n):\n    return nn", "Your function stopped in line 2: name 'nn' is not defined."),
        ("def f(n):\n    return f(n)", "Your function stopped in line 2: maximum recursion depth exceeded."),
        ("exit()\ndef f(n): ...", LEFT),
        ("def f(n):\n    quit()", LEFT),
        ("import sys\ndef f(n):\n    sys.exit(1)", LEFT),
        ("def f(n):\n    raise GeneratorExit", "Your code stopped in line 2: GeneratorExit (GeneratorExit)."),
        (f"def f(n):\n    {'1' * 5000}", "Line 2 is not Python: a number in it has thousands of digits."),
    ],
)
def test_code_that_fails_is_told_of_by_its_line(text, words):
    assert made(*RUNS).reply(text) == Feedback(False, words)


@pytest.mark.parametrize("said", ["4", "row 4", "row 4.", "n = 4", " k  4 "])
def test_a_field_takes_a_number_with_the_word_before_it(said):
    assert Field().read(said, {}) == 4


@pytest.mark.parametrize("said", ["2 -1 -8", " 2  -1\t-8 ", "2 \N{MINUS SIGN}1 \N{MINUS SIGN}8"])
def test_numbers_below_zero_stand_beside_others_without_being_taken_away(said):
    assert numbers(Field().read(said, {}), "Give three.", count=3) == [2, -1, -8]


def test_a_field_takes_the_minus_sign_that_pages_print():
    assert Field().read("\N{MINUS SIGN}4", {}) == -4
    assert Field().read("(2, \N{MINUS SIGN}1)", {}) == (2, -1)
    assert Field().read("2 - 1", {}) == 1


def test_a_field_says_that_a_word_is_no_number():
    said = "“five” is a word. Write a number, a list, or an expression of Python."
    with pytest.raises(Unreadable, match=said):
        Field().read("five", {"six": 6})
    assert Field().read("six", {"six": 6}) == 6
    assert Field().read("True", {}) is True


def test_a_field_tells_which_brackets_rows_have():
    with pytest.raises(
        Unreadable, match=re.escape("A list of rows is written with [ and ], not with { and }.")
    ):
        Field().read("{{0, 1}, {1, 1}}", {})


@pytest.mark.parametrize("said", ["row", "row four", "rows 4 and 5", "n4", "row -4"])
def test_a_field_reads_no_number_into_other_words(said):
    with pytest.raises(Unreadable):
        Field().read(said, {})


def test_what_code_prints_is_kept_and_cut(capsys):
    said = made(*RUNS).reply("print('here')\ndef f(n):\n    print(n)\n    return 2 * n")
    assert said == Feedback(True, "f(2) is 4.", "here\n2\n2\n")
    said = made(*RUNS).reply(
        "import sys\ndef f(n):\n    print('x' * 10**6)\n    sys.stderr.write('!')\n    return 4"
    )
    assert said.solved
    assert len(said.printed) < 1100
    assert said.printed.endswith(" more characters)")
    assert made(Field()).reply("print('four') or 4") == Feedback(True, "It is 4.", "four\n")
    assert made(Field()).reply("np.array([1]) / 0").printed == ""  # a warning
    assert capsys.readouterr() == ("", "")


def test_an_interrupt_goes_on():
    with pytest.raises(KeyboardInterrupt):
        made(*RUNS).reply("def f(n):\n    raise KeyboardInterrupt")


def test_presses_become_cells_or_stay_presses():
    given = []
    cells = made(Press(rules=MAGIC), lambda answer: (given.append(answer), (False, "Seen it."))[1])
    presses = made(Press(rules=MAGIC, gives="presses"), cells.examine)
    for text in ("[4]", " 4 ", "[0, 4, 0]", "4 4 4"):
        cells.reply(text)
        assert np.array_equal(given.pop(), MAGIC[4])
    presses.reply("[0, 4]")
    assert given == [[0, 4]]
    for text in ("[9]", "[-1]", "[0.5]", "four", "0" * 60_000, "1 " * 20_000):
        said = cells.reply(text).message
        assert said.startswith(("presses must be from 0 to 8, got 9", "The presses are the numbers"))


def test_what_a_page_is_told_of_a_board():
    lines = RuleSet.from_numbers([448, 56, 7, 292, 146, 73])
    told = Press(rules=lines, goal=lines.press([[0] * 3] * 3, [0, 1, 3]).tolist(), fewest=True).told()
    assert (told["fewest"], told["start"], told["masks"][0]) == (3, [[0] * 3] * 3, [0, 1, 2])
    assert Press(rules=lines).told()["goal"] is None


@pytest.mark.parametrize(
    ("kind", "wrong", "words"),
    [
        (ValueError, {"level": "easy"}, "level must be one of core, more, ★, got 'easy'"),
        (ValueError, {"hints": ()}, "hints must hold one at least"),
        (ValueError, {"hints": ("One.", " ")}, r"hints\[1\] must hold words"),
        (ValueError, {"ways": ("",)}, r"ways\[0\] must hold words"),
        (TypeError, {"ways": "[0]"}, "ways must be"),
        (TypeError, {"hints": "One."}, "hints must be"),
        (TypeError, {"solution": 4}, "solution must be a str"),
        (TypeError, {"mistake": (5, "It is 5.")}, "answer of mistake must be a str"),
        (TypeError, {"place": "field"}, "place must be a Field, Words, Editor or Press"),
    ],
)
def test_a_task_that_lacks_something_is_refused(kind, wrong, words):
    with pytest.raises(kind, match=words):
        made(**{"place": Field(), **wrong})


@pytest.mark.parametrize(
    ("kind", "call", "words"),
    [
        (ValueError, lambda: Editor(calls="g", starter="def f(n): ..."), "starter must define"),
        (ValueError, lambda: Editor(calls="f("), "starter must define"),
        (TypeError, lambda: Field(starter=4), "starter must be a str"),
        (ValueError, lambda: Field(bounds=(3,)), "bounds must be a least number and a greatest"),
        (ValueError, lambda: Field(bounds=(4, 3)), "bounds must be a least number and a greatest"),
        (TypeError, lambda: Field(bounds=(0, "9")), "bounds must be"),
        (ValueError, lambda: Field(lines=0), "lines must be"),
        (ValueError, lambda: Field(lines=31), "lines must be"),
        (TypeError, lambda: Field(lines="4"), "lines must be"),
        (TypeError, lambda: Press(), "rules must be a RuleSet"),
        (ValueError, lambda: Press(rules=MAGIC, gives="board"), "gives must be one of"),
        (ValueError, lambda: Press(rules=MAGIC, names=("a", "b")), "names must be 9, one a cell"),
        (TypeError, lambda: Press(rules=MAGIC, names=(0,) * 9), "names must be a str"),
        (ValueError, lambda: Press(rules=MAGIC, fewest=True), "fewest needs a goal"),
        (ValueError, lambda: Press(rules=MAGIC, otherwise="No."), "otherwise needs a goal"),
        (TypeError, lambda: Press(rules=MAGIC, otherwise=3), "otherwise must be a str"),
        (TypeError, lambda: Press(rules=UNIT, one_a_row=1), "one_a_row must be True or False"),
        (ValueError, lambda: Press(rules=MAGIC, one_a_row=True), "one_a_row needs masks of one cell each"),
        (ValueError, lambda: Press(rules=MAGIC, look="stones"), "look must be one of"),
        (ValueError, lambda: Press(rules=MAGIC, row_names=("a",)), "row_names must be 3, one a row"),
        (TypeError, lambda: Press(rules=MAGIC, row_names=(0, 1, 2)), "row_names must be a str"),
        (ValueError, lambda: Press(rules=MAGIC, column_names=("a",)), "column_names must be 3, one a column"),
        (TypeError, lambda: Press(rules=MAGIC, column_names=(0, 1, 2)), "column_names must be a str"),
        (ValueError, lambda: Press(rules=MAGIC, pictures=(((1,),),)), "pictures must be 9, one a cell"),
        (ValueError, lambda: Press(rules=MAGIC, pictures=(((2,),),) * 9), "pictures"),
        (
            ValueError,
            lambda: Press(rules=MAGIC, witnesses={"a": ([[1]], "x")}),
            "witnesses must tell 3 cells",
        ),
        (TypeError, lambda: Press(rules=MAGIC, witnesses={"a": ([[1, 0, 1]], 7)}), "witnesses must be a str"),
        (ValueError, lambda: Press(rules=MAGIC, following={"a": (0,)}), "following must be one of"),
        (ValueError, lambda: Press(rules=MAGIC, covers_witnesses=True), "covers_witnesses needs witnesses"),
        (TypeError, lambda: Press(rules=MAGIC, covers_witnesses=1), "covers_witnesses must be True or False"),
        (ValueError, lambda: Press(rules=MAGIC, beside={"a": np.eye(2, dtype=int)}), "beside must have"),
        (TypeError, lambda: Press(rules=MAGIC, beside={7: MAGIC[0]}), "beside must be a str"),
        (TypeError, lambda: Press(rules=MAGIC, makes=[MAGIC[0]]), "makes must be a RuleSet"),
        (ValueError, lambda: Press(rules=MAGIC, makes=lights_out(3, 5)), "makes must have 9 masks"),
        (ValueError, lambda: Press(rules=MAGIC, waits=True), "waits needs makes"),
        (TypeError, lambda: Press(rules=MAGIC, makes=MAGIC, waits=1), "waits must be True or False"),
        (
            ValueError,
            lambda: Press(rules=MAGIC, witnesses={"a": ([[1, 0, 1]], "x")}, following={"a": (3,)}),
            "following must",
        ),
        (ValueError, lambda: Press(rules=MAGIC, goal=((1,),)), "shape"),
        (ValueError, lambda: exercises.find("inverse.nothing"), "name must be that of an exercise"),
        (ValueError, lambda: exercises.find("nothing.nothing"), "name must be that of an exercise"),
        (ValueError, lambda: exercises.tasks("_feedback"), "module must be one of"),
        (ValueError, lambda: exercises.answer(4, "4"), "name must be that of an exercise"),
        (TypeError, lambda: exercises.answer("inverse.own_inverse", 4), "text must be a str"),
    ],
)
def test_what_is_no_place_and_no_name_is_refused(kind, call, words):
    with pytest.raises(kind, match=words):
        call()


def test_a_task_replies_as_a_checker_of_its_function_does():
    own = exercises.find("inverse.own_inverse")
    assert isinstance(own, Task)
    for answer in (None, [[1]], "x", MAGIC.matrix):
        assert own(answer) == checker(own.examine)(answer)
    assert repr(own) == "<Task inverse.own_inverse>"


def test_a_page_gets_the_pictures_and_what_presses_make():
    told = any_board.one_cell_more.place.told()
    assert {one["name"]: one["board"] for one in told["beside"]} == {
        f"test {number}": cells.tolist() for number, cells in enumerate(lights_out(5, 5).tests)
    }
    assert told["makes"] == []
    made = any_board.quiet_pattern.place.told()["makes"]
    assert made == [np.flatnonzero(mask).tolist() for mask in lights_out(3, 5).matrix]


def test_a_page_knows_all_quiet_patterns_and_the_ways_to_write_a_number():
    quiet = [one for one in any_board.quiet_pattern.verdicts()["listed"] if one["solved"]]
    assert len({one["answer"] for one in quiet}) == 7
    lost = {one["answer"]: one["solved"] for one in any_board.lost_number.verdicts()["listed"]}
    assert [answer for answer, solved in lost.items() if solved] == ["4", "T4", "t4"]
    assert len(lost) == 27


def test_three_masks_that_never_make_all_black_contain_two_nodes_each():
    """As the reply to a right answer says; all symmetric masks of three nodes are asked."""
    right = []
    for a, b, c, d, e, f in product((0, 1), repeat=6):
        masks = np.array([[a, b, c], [b, d, e], [c, e, f]])
        feedback = any_board.never_all_black(masks)
        if feedback.solved:
            assert "Each of your masks contains two of the three nodes." in str(feedback)
            right.append(masks)
    assert len(right) == 4
    assert all((masks.sum(axis=1) == 2).all() for masks in right)


def test_a_page_judges_each_face_of_which_one_or_two_cells_were_changed():
    five, white, face = lights_out(5, 5), np.zeros((5, 5), int), np.array(any_board.FACE)
    listed = {one["answer"]: one["solved"] for one in any_board.one_cell_more.verdicts()["listed"]}
    for cells in [*combinations(range(25), 1), *combinations(range(25), 2)]:
        board = face.copy()
        board.flat[list(cells)] ^= 1
        assert listed[str(list(cells))] == (len(cells) == 1 and five.is_reachable(white, board))
    assert sum(listed.values()) == 8


def test_witnesses_that_follow_rows_tell_their_xor():
    told = exercises.find("reproduction.wrong_rows").place.told()
    start = np.array(told["start"])
    for one in told["witnesses"]:
        if one["rows"]:
            assert np.bitwise_xor.reduce(start[one["rows"]]).tolist() == sum(one["board"], []), one["name"]
    assert {one["name"]: one["rows"] for one in told["witnesses"] if one["rows"]} == {
        "start and goal": [0, 1],
        "difference row": [2],
    }
    assert Press(rules=MAGIC).told()["witnesses"] == []


def test_pictures_stand_in_the_cells_and_in_the_text():
    told = parities.press_the_corner.place.told()
    assert told["pictures"] == [board.tolist() for board in parities.PUZZLES]
    lines = repr(Exercise(parities.press_the_corner)).splitlines()
    assert lines[-4:] == [
        "A      B      C      D",
        "■ ■ ■  ■ ■ ■  □ ■ □  ■ □ ■",
        "□ ■ □  ■ □ ■  □ ■ □  ■ □ ■",
        "□ ■ □  ■ ■ ■  □ ■ □  ■ ■ ■",
    ]
    beside = repr(Exercise(exercises.find("reproduction.farthest_start"))).splitlines()
    assert any(line.startswith("your start") and line.endswith("goal") for line in beside)
    assert Press(rules=MAGIC).told()["pictures"] == []
