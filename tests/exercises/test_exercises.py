import inspect
import itertools
import re
from collections import Counter
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import numpy as np
import pytest

from magicmath import exercises, gf2, ledger, plain
from magicmath.exercises import inverse, nim, polynomials, reproduction, sums
from magicmath.exercises._feedback import Feedback
from magicmath.exercises._task import Task
from magicmath.games import KAYLES, nim_sum
from magicmath.helix import geniton
from magicmath.rules import MAGIC, pressed
from magicmath.widgets import GilbreathTriangle

MODULES = [name for _, name, _ in iter_modules(exercises.__path__) if not name.startswith("_")]
CHECKERS = [
    pytest.param(function, id=f"{module}.{name}")
    for module in MODULES
    for name, function in inspect.getmembers(import_module(f"magicmath.exercises.{module}"))
    if isinstance(function, Task) or (inspect.isfunction(function) and hasattr(function, "__wrapped__"))
]
NUMBERS = [0, -1, 10**30, 2.5, float("nan"), 1j, np.array(3.5)]
TEXTS = ["", "x", "1/0", b"0", ["0", "1"]]
LISTS = [[], [[]], [[1, 0], [1]], [None], [0, 99], [1, [2]], [[0.5] * 3] * 3, (9, 9), (-1, 0), (1, 2, 3)]
ARRAYS = [np.eye(3) / 2, np.zeros((3, 3)), np.full((9, 9), 2), np.ones((2, 2, 2, 2), int)]
HUGE = [10**400, [10**400 + 1, 3], (10**5000, 10**5000), [10**400] * 9]
RAW = re.compile(
    r" at 0x|dtype|unpack|literal|int too large|(?:is|are) not (?:iter|call|subscript)able|unhashable|"
    r"[{][0-9]|not supported between|unsupported operand|has no (?:attribute|len|order)|broadcast|\d{31}|"
    r"must (?:be|hold|have)|, got |shape \(|dimension|argument|positional|array\(|RuleSet|Error|integer of|"
    r"<(?:class|function|object)"
)
NO_ANSWERS = [*NUMBERS, *TEXTS, *LISTS, *ARRAYS, *HUGE, {}, set(), range(10), object(), lambda: 1]


def test_each_notebook_has_its_module_of_checkers():
    assert len(MODULES) >= 5
    assert {param.id.split(".")[0] for param in CHECKERS} == set(MODULES)


@pytest.mark.parametrize("check", CHECKERS)
def test_an_empty_answer_is_not_attempted(check):
    assert check(None) == Feedback(False, "Not attempted yet: give your answer in place of None.")


@pytest.mark.parametrize("check", CHECKERS)
def test_nonsense_is_refused_in_words_and_never_raises(check):
    for answer in NO_ANSWERS:
        said = check(answer)
        assert isinstance(said, Feedback)
        assert not said.solved
        assert 10 < len(said.message) < 400
        assert not RAW.search(said.message), said.message


@pytest.mark.parametrize("check", CHECKERS)
def test_a_checker_says_what_it_wants(check):
    assert check.__doc__.endswith(".")
    assert "\n" not in check.__doc__


@pytest.mark.parametrize("check", CHECKERS)
def test_a_checker_is_declared_to_return_feedback(check):
    assert inspect.signature(check).return_annotation is Feedback
    assert list(inspect.signature(check).parameters) == ["answer"]
    assert check.__wrapped__.__annotations__["return"] == tuple[bool, str]


def test_a_game_given_as_a_function_is_not_played():
    def endless(position):
        raise AssertionError("the function was called")

    said = nim.raised_value(endless)
    assert not said.solved
    assert said.message.startswith("That is no such game.")


def test_an_answer_without_end_is_read_as_far_as_it_need_be():
    assert sums.period_seven(itertools.count()).message.startswith("You gave more than 65536 numbers.")
    assert nim.raised_value({"start": itertools.repeat("start")}).message.startswith("Play need not end")


def test_a_board_too_large_for_its_nullity_to_be_computed_at_once_is_refused():
    assert polynomials.always_solvable_size(2**22 - 3).message.startswith("4194301 is too large.")


class Awkward:
    """Refuses whatever is asked of it."""

    def __index__(self):
        raise RuntimeError("no " * 1000)

    __array__ = __iter__ = __len__ = __repr__ = __bool__ = __eq__ = __index__


@pytest.mark.parametrize("check", CHECKERS, ids=lambda check: f"{check.__module__}.{check.__name__}")
def test_an_answer_may_be_anything_and_gets_a_short_reply(check):
    nested = 1
    for _ in range(2000):
        nested = [nested]
    for answer in (Awkward(), [Awkward()], lambda *args: 1 / 0, nested, "x" * 10**6):
        feedback = check(answer)
        assert feedback.solved is False
        assert len(feedback.message) < 500
        assert not RAW.search(feedback.message), feedback.message


def test_the_finished_rows_of_the_faulty_magic_are_as_the_hints_say():
    rows = inverse.FAULTY.matrix.tolist()
    end = plain.after_moves(rows, plain.row_moves(rows))
    pivots = {i: row.index(1) for i, row in enumerate(end) if any(row)}
    assert set(range(9)) - set(pivots.values()) == {7}, "only column 7 has no pivot"
    odd = [i for i, row in enumerate(end) if row[7]]
    assert f"Rows {', '.join(map(str, odd[:-1]))} and {odd[-1]}" in inverse.met_evenly.hints[1]
    assert [pivots[i] for i in odd] == odd, "each in the column of the same number"
    assert inverse.met_evenly(np.isin(np.arange(9), [7, *odd]).reshape(3, 3).astype(int)).solved


def test_the_printed_rows_do_not_give_the_masks_that_the_article_prints_twice():
    text = (Path(__file__).parents[2] / "notebooks" / "15-reproduction.ipynb").read_text("utf-8")
    start, goal, difference = (ledger.printed(f"retroversion.{name}") for name in ("CC", "BB", "DD"))
    masks = pressed(gf2.matmul((start ^ goal).astype(np.uint8), gf2.inv(MAGIC.matrix)))
    assert masks == pressed(gf2.matmul(difference.astype(np.uint8), gf2.inv(MAGIC.matrix)))
    formulas = ("V_by_IYB", "row_of_T")
    says = {key: ledger.row(f"retroversion.{key}").says for key in formulas}
    assert "DD" in says["V_by_IYB"]
    assert "CC≠BB" in says["row_of_T"]
    assert "D" not in says["row_of_T"]  # it takes neither D nor DD, as the chapter says
    own = ledger.printed("retroversion.V_presses").tolist()
    results = ("presses", "presses again")
    for name, key in zip(results, formulas, strict=True):
        board, *_ = reproduction.RESULTS[name]
        assert pressed(ledger.printed(f"retroversion.{key}")) == pressed(board.ravel()) == own
    told = [reproduction.RESULTS[name][1] for name in results]
    assert told == ["difference · inverse of Y", "(start XOR goal) · Y·Y·Y"]
    assert "Y≠.∧Y≠.∧Y" in says["row_of_T"] and "IYB" in says["V_by_IYB"]
    assert "Y·Y·Y is the inverse of Y, too." in text
    assert int((MAGIC.press(start.reshape(3, 3), own) != goal.reshape(3, 3)).sum()) == 1
    assert np.array_equal(MAGIC.press(start.reshape(3, 3), masks), goal.reshape(3, 3))
    frame = np.ones((3, 3), int)
    frame[1, 1] = 0
    assert np.array_equal(goal.reshape(3, 3), frame)
    assert "the printed goal is the frame, as in the toy of 1978" in text


def test_the_start_of_case_2_is_that_of_case_1_with_its_cell_mended():
    printed = ledger.printed("retroversion.CC").reshape(3, 3)
    assert np.flatnonzero(reproduction.MENDED_START != printed).tolist() == [3]
    needed = ledger.printed("retroversion.V_presses").tolist()
    assert np.array_equal(MAGIC.press(reproduction.MENDED_START, needed), reproduction.GOAL)


def test_notebook_15_tells_whether_the_articles_were_right():
    text = (Path(__file__).parents[2] / "notebooks" / "15-reproduction.ipynb").read_text("utf-8")
    counts = Counter(row.verdict for row in ledger.table())
    true, conditional, false = (counts[name] for name in ("true", "true under a condition", "false"))
    assert "Most tables came out as printed. Most claims are true." in text
    assert counts["as printed"] > counts["misprint"]
    assert true > conditional + false
    assert "And most of the others need only a few added words." in text
    assert conditional > false


def test_the_six_stories_of_the_ledger_are_as_the_bets_of_chapter_15_tell_them():
    lines = [one.where for one in ledger.row("retroversion.Y3").corrections]
    assert lines == ["row 2", "row 8"]
    printed, cube = ledger.printed("retroversion.Y3"), gf2.matrix_power(MAGIC.matrix, 3)
    assert np.array_equal(cube, gf2.inv(MAGIC.matrix))
    assert np.array_equal(printed[:8], np.delete(cube, 2, axis=0))
    assert np.array_equal(printed[8], printed[7])

    lists = [ledger.printed(f"casegame.{name}").tolist() for name in ("S1", "S6", "S7", "S8")]
    joined, ordered = Counter(sum(lists, [])), Counter(ledger.printed("casegame.sorted_presses").tolist())
    assert joined - ordered == Counter([4])
    assert (joined[4], ordered[4], sum(4 in one for one in lists)) == (3, 2, 3)
    assert 4 in ledger.printed("casegame.solution_presses")

    def inverses(size):
        matrix = geniton(size)
        half_turn = matrix[::-1, ::-1]
        return [
            np.array_equal(gf2.matmul(matrix, one), np.eye(size, dtype=int))
            for one in (half_turn, half_turn.T)
        ]

    assert (inverses(9), inverses(8), inverses(16)) == ([True, False], [True, True], [True, True])
    second = ledger.row("retroversion.second_diagonal")
    assert (second.verdict, "⌽⊖G9, is a half turn and is right" in second.finding) == ("false", True)

    book = ledger.row("fractal_magic.book_of_masks")
    assert (book.verdict, "1024 masks reach at most 2 to the 1024 boards" in book.finding) == ("false", True)
    queens = ledger.row("retroversion.everything_is_linear")
    assert (queens.verdict, "in 92 ways, which is no power of 2" in queens.finding) == ("false", True)
    model = ledger.row("fractal_magic.models_everything")
    assert (model.verdict, "a∧b is none of them" in model.finding) == ("false", True)
    one_a_b = [(1, 1, 1, 1), (0, 0, 1, 1), (0, 1, 0, 1)]  # on the four pairs of a and b
    span = {
        tuple(np.bitwise_xor.reduce([np.zeros(4, int), *chosen]))
        for count in range(4)
        for chosen in itertools.combinations(np.array(one_a_b), count)
    }
    assert len(span) == 8
    assert (0, 0, 0, 1) not in span


def test_the_rule_that_chapter_15_judges_has_this_verdict_in_the_ledger():
    assert ledger.row("retroversion.xor_with_row_of_BB").verdict == "false"
    start = ledger.printed("retroversion.BB") ^ ledger.printed("retroversion.D").ravel()
    own_row = pressed(gf2.matmul(start.astype(np.uint8), gf2.inv(MAGIC.matrix)))
    assert own_row != pressed(start)  # Langlet's own CC is not its own press row
    text = (Path(__file__).parents[2] / "notebooks" / "15-reproduction.ipynb").read_text("utf-8")
    goal = ledger.printed("retroversion.BB").astype(np.uint8)
    by_rule = pressed(start.astype(np.uint8) ^ gf2.matmul(goal, gf2.inv(MAGIC.matrix)))
    needed = ledger.printed("retroversion.V_presses").tolist()
    assert f"The rule presses {_and(by_rule)}. But case 1 needs the masks {_and(needed)}." in text


def _and(numbers):
    return f"{', '.join(map(str, numbers[:-1]))} and {numbers[-1]}"


def test_the_four_slips_were_made_where_the_ledger_says():
    keys = [row for rows, _, _ in reproduction._SLIPS for row in rows]
    for maker, (rows, _, _) in zip(reproduction._OUR_MAKERS, reproduction._SLIPS, strict=True):
        assert {ledger.row(key).origin for key in rows} == {reproduction._MAKERS[maker]}, rows
    assert {"source": 0, "copy": 1, "untold": 2} == {
        name: reproduction._MAKERS.index(origin) for name, origin in ledger.ORIGINS.items()
    }
    changes = {key: [(c.printed, c.right) for c in ledger.row(key).corrections] for key in keys}
    told = reproduction.whose_slips.text.replace("\n", " ")
    assert (2**9, "29 where 2⁹ is right" in told) == (int(changes["casegame.board_count"][0][1]), True)
    assert changes["casegame.board_count"][0][0] == "29"
    ((printed, right),) = changes["fractal_magic.board_size"]
    assert f"has {printed} where {right} is right" in told
    sixes = [*changes["retroversion.mask_numbers"], *changes["retroversion.formula_presses"]]
    assert [(printed[-1], right[-1]) for printed, right in sixes] == [("5", "6")] * 3
    ((place, wrong, right),) = [
        (c.where, c.printed, c.right) for c in ledger.row("retroversion.formula_presses").corrections
    ]
    masks = ["3", "4", right]
    assert (place, f"stand the masks 3 4 {wrong}, where {' '.join(masks)} is right" in told) == ("[2]", True)
    assert all(f"{printed} stands for {right}" in told or f"{printed} for {right}" in told
               for printed, right in sixes[:2])  # fmt: skip
    start, goal, difference = (ledger.printed(f"retroversion.{name}") for name in ("CC", "BB", "DD"))
    assert np.array_equal(start ^ goal, difference)  # they fit each other as they are printed
    ((where, *_),) = {(c.where,) for key in keys[-2:] for c in ledger.row(key).corrections}
    assert (where, "Cell 3 of case 1, in the start and in the difference row." in told) == ("[3]", True)


def test_one_start_of_512_needs_all_nine_masks():
    starts = [np.array(cells).reshape(3, 3) for cells in np.ndindex(*[2] * 9)]
    (found,) = [start for start in starts if reproduction.farthest_start(start).solved]
    assert np.array_equal(found, MAGIC[4])  # as the reply says
    assert np.array_equal(MAGIC.press(found, range(9)), reproduction.GOAL)


def test_notebook_15_tells_how_far_the_last_number_may_grow():
    text = (Path(__file__).parents[2] / "notebooks" / "15-reproduction.ipynb").read_text("utf-8")
    (row,) = re.findall(r"primes = \[([\d, ]+)\]", text)
    *left, last = map(int, row.split(","))
    kept = [n for n in range(left[-1], 999) if GilbreathTriangle([*left, n]).breaks is None]
    assert last in kept
    assert f"How far can the {last} grow?" in text and f"Up to {max(kept)}." in text


@pytest.mark.parametrize("seed", range(4))
def test_an_even_number_behind_an_even_one_breaks_the_edge(seed):
    row = [2, *(2 * np.random.default_rng(seed).integers(1, 400, 11) + 1).tolist()]
    for place in range(1, 12):
        spoiled = [*row[:place], row[place] + 1, *row[place + 1 :]]
        assert GilbreathTriangle(spoiled).breaks is not None
        assert GilbreathTriangle(spoiled).rows[place][0] % 2 == 0


@pytest.mark.parametrize("module", ["sums", "reproduction", "transforms"])
def test_a_page_decides_the_core_exercises_of_these_chapters_without_python(module):
    for one in exercises.tasks(module):
        told, place = one.verdicts(), one.place
        by_board = place.kind == "press" and (place.goal or len(told["of"]) == 2 ** len(place.rules))
        assert one.level != "core" or by_board or (place.kind == "field" and len(told["listed"]) > 10), one


def test_two_moves_win_at_the_three_rows_and_one_raises_a_value():
    known = plain.kayles_values(10)
    won = {tuple(sorted(rows)) for rows in KAYLES.moves(sums.PINS) if not nim_sum(*(known[n] for n in rows))}
    assert won == {(2, 2, 4, 8), (1, 4, 5, 5)}
    solved = [way["answer"] for way in sums.raising_move.verdicts()["listed"] if way["solved"]]
    assert {*solved} == {"[10, 11]", "[14, 15]"}


@pytest.mark.parametrize(
    ("task", "answers"),
    [
        (nim.winning_move, ["(3, 30)", "(0, 40)", "(14, 3)", "3", "13"]),
        (nim.last_stone_loses, ["(0, 1)", "(3, 30)", "6"]),
        (nim.base_three, ["[1, 1, 1, 1]", "[5]", "[2, 3, 5]", "[1, 1, 1, 1, 1, 1]"]),
    ],
)
def test_a_page_knows_likely_answers_about_nim_without_python(task, answers):
    known = {way["answer"]: way["message"] for way in task.verdicts()["listed"]}
    assert {answer: known.get(answer) for answer in answers} == {a: task.reply(a).message for a in answers}


def test_a_page_knows_the_likely_answers_to_short_exercises_of_sums():
    for name, known in (
        ("period_seven", "5, 2"),
        ("infinite_heap", "ω^2+ω+12"),
    ):
        one = exercises.find(f"sums.{name}")
        listed = {way["answer"]: way["solved"] for way in one.verdicts()["listed"]}
        assert listed[known if known in listed else f"[{known}]"]
        assert listed[one.solution]
        assert not listed[one.mistake[0]]


def test_a_board_of_pins_without_words_of_its_own_is_more_than_one_move():
    one = exercises.find("sums.raising_move")
    known = {tuple(sorted(map(int, re.findall(r"\d+", way)))) for way in (*one.ways, one.solution)}
    pairs = [pair for pair in itertools.combinations(range(sum(sums.PINS)), 2) if pair not in known]
    assert pairs
    for fallen in (*pairs, (0, 1, 2), (9, 10, 11), tuple(range(17))):
        assert one.reply(str(list(fallen))).message == one.place.otherwise == sums.ONE_MOVE


def test_each_way_of_the_course_solves_each_board():
    for difference in np.eye(9, dtype=np.uint8).reshape(9, 3, 3):
        for board, _ in reproduction._ways(difference, MAGIC.matrix).values():
            pressed = np.flatnonzero(board).tolist()
            assert np.array_equal(MAGIC.press(np.zeros((3, 3), int), pressed), difference)


def test_with_one_wrong_bit_five_ways_agree_on_wrong_masks_and_one_differs():
    assert np.argwhere(reproduction.SPOILED != MAGIC.matrix).tolist() == [[8, 7]]
    assert MAGIC.matrix[8, 7] == 1  # so mask 8 has lost a cell
    right = pressed(MAGIC.solve(reproduction.FIRST_BOARD, reproduction.GOAL))
    assert all(pressed(board.ravel()) == right for board, _ in reproduction.WAYS.values())
    told = {name: pressed(board.ravel()) for name, (board, _) in reproduction.SPOILED_WAYS.items()}
    cube = told.pop("05 cube of Y")
    (five,) = set(map(tuple, told.values()))
    text = (Path(__file__).parents[2] / "notebooks" / "15-reproduction.ipynb").read_text("utf-8")
    assert f"Five agree on {' '.join(map(str, five))}, and all five are wrong." in text
    assert "They solve the same nine equations" in text
    assert gf2.matrix_rank(reproduction.SPOILED) == 9  # so these have one solution
    assert f"Chapter 05 is alone, with {' '.join(map(str, cube))}." in text
    assert len(told) == 5
    assert tuple(right) not in {five, tuple(cube)}
    assert tuple(cube) != five
    for masks in (five, cube):  # nobody reaches the goal
        assert not np.array_equal(MAGIC.press(reproduction.FIRST_BOARD, masks), reproduction.GOAL)
    power = gf2.matrix_power(reproduction.SPOILED, 4)
    assert not np.array_equal(power, np.eye(9))  # what the way of chapter 05 relies on
