"""A right answer is right in each form that a reader may give it, and hints may be pasted as they stand."""

import re
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
import sympy

from magicmath import exercises, gf2, helix, plain, reals
from magicmath.exercises import (
    any_board,
    colours,
    determinant,
    fractal,
    genitons,
    inverse,
    nim,
    parities,
    polynomials,
    puzzle,
    repair,
    reproduction,
    roots,
    start_here,
    sums,
    transforms,
)
from magicmath.exercises._task import Task
from magicmath.rules import MAGIC, RuleSet, lights_out, pressed, to_board
from magicmath.widgets.board import Board


def arrays(value):
    """Return an array of whole numbers in the forms of Python, NumPy and SymPy, and as texts."""
    a = np.array(value, dtype=int)
    rows = ["".join(map(str, row)) for row in np.atleast_2d(a).tolist()]
    forms = [a, a.tolist(), tuple(a.tolist()), a.astype(float), a.astype(float).tolist(), a.astype(object)]
    forms += [str(a.tolist()), a[None].tolist(), iter(a.tolist())]
    if a.max() <= 1:
        forms += [a.astype(bool), a.astype(np.uint8), a.astype(bool).tolist(), "\n".join(rows)]
    if a.ndim == 2:
        forms += [sympy.Matrix(a), [list(map(np.int64, row)) for row in a], list(a)]
        forms += ["\n".join(" ".join(" □■"[bit + 1] for bit in row) for row in a % 2)] if a.max() <= 1 else []
    return forms


def boards(value):
    a = np.array(value, dtype=int)
    return [*arrays(a), a.ravel(), a.ravel().astype(float).tolist(), Board(start=a)]


def choices(numbers, rules):
    """Return presses as numbers of masks, as a vector, as a board, and as a board that was pressed."""
    live, vector = Board(rules), np.isin(np.arange(len(rules)), numbers)
    live.press(*numbers)
    forms = [*arrays(numbers), numbers[::-1], set(numbers), dict.fromkeys(numbers).keys(), live]
    forms += [" ".join(map(str, numbers)), ", ".join(map(str, numbers)), [*numbers, numbers[0], numbers[0]]]
    return [*forms, *arrays(vector), *arrays(vector.reshape(rules.shape))]


def whole(number):
    scalars = [number, float(number), np.int64(number), np.float64(number), np.array(number), str(number)]
    return [*scalars, [number], Fraction(number), Decimal(number), sympy.Integer(number)]


def pairs(i, j):
    return [*arrays((i, j)), f"({i}, {j})", f"{i} {j}", np.array([[i, j]]), (np.array([i]), np.array([j]))]


def rule_sets(masks):
    rules = RuleSet(masks)
    numbers = [int(number) for number in rules.numbers]
    flat = [mask.ravel().tolist() for mask in rules.masks]
    stacks = [rules.masks, rules.masks.astype(float), rules.masks.astype(bool).tolist(), list(rules.masks)]
    return [rules, *stacks, *arrays(rules.matrix), flat, numbers, tuple(numbers), Board(rules)]


QUIET = lights_out(3, 5).quiet_presses[0].reshape(3, 5)
FORMS = {
    start_here.tests_of_six: arrays(
        [[1, 0, 1, 0, 1, 0], [1, 1, 0, 0, 0, 1], [0, 0, 0, 1, 1, 1]],
    ),
    puzzle.shorten: [*arrays([0, 2]), "0 2", {0, 2}],
    puzzle.only_the_upper_edge: choices([1, 3, 5, 6, 8], MAGIC),
    puzzle.only_a_corner: choices([0, 1, 2, 3, 4, 6], MAGIC),
    puzzle.only_the_centre: choices([1, 3, 4, 5, 7], MAGIC),
    puzzle.two_witnesses: whole(3),
    puzzle.turned_alike: whole(102),
    parities.one_equation: [*choices([2, 4, 5, 8], MAGIC), "c e f i", "cefi", "c + e + f + i = 1", "I≠F≠E≠C"],
    parities.only_e: boards([[1, 0, 1], [0, 1, 0], [1, 0, 1]]),
    parities.press_the_corner: [*arrays([[0, 1], [1, 0]]), [0, 1, 1, 0], "01 10"],
    parities.choice_from_counts: [*choices([1, 2, 4, 5, 8], MAGIC), "bcefi", "b + c + e + f + i", "I≠F≠E≠BC"],
    parities.the_other_choice: [*boards([[1, 1, 0], [0, 0, 1], [0, 0, 0]]), 392],
    determinant.determinant_two: boards([[1, 1, 0], [0, 1, 1], [1, 0, 1]]),
    determinant.odd_sevenths: choices([0, 2, 4, 5, 8], lights_out(3, 3)),
    determinant.hollow_determinant: whole(8),
    determinant.all_ones_in_eight: [*arrays([5, 2, 5]), "5 2 5", "(5, 2, 5)"],
    determinant.made_in_five_colours: [*boards([[1, 1, 1], [1, 0, 0], [1, 0, 1]])],
    determinant.rule_for_three: [*boards([[1, 0, 1], [0, 0, 0], [1, 0, 0]]), 324],
    inverse.inverse_by_hand: boards(gf2.inv(inverse.TO_INVERT)),
    inverse.another_test: [*boards(to_board(0b110101011)), 0b110101011],
    inverse.met_evenly: boards(to_board(0b101001110)),
    inverse.own_inverse: arrays([[1, 0, 0], [1, 1, 0], [1, 0, 1]]),
    roots.changes_nothing: boards([[1, 0, 1], [0, 0, 0], [1, 0, 1]]),
    roots.two_steps_home: boards(to_board(257)),
    roots.even_counts: boards(to_board(0b101011001)),
    roots.order_three: [*arrays([[0, 1], [1, 1]]), [0, 1, 1, 1]],
    roots.longest_order: arrays([[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 0, 0]]),
    genitons.odd_entries: whole(1215),
    genitons.next_column: boards(genitons._ODD),
    genitons.f_times_f: boards([[1, 0], [0, 1]]),
    genitons.four_odd: whole(129),
    genitons.geniton_presses: choices([0, 4, 5, 6, 7], genitons.MIRRORED),
    genitons.three_letters: boards([[0, 1, 1, 1, 1, 0], [1, 0, 1, 0, 1, 1]]),
    transforms.letter_by_triangle: choices([0, 3, 5, 6, 7, 8], transforms.MIRRORED),
    transforms.xors_of_a_butterfly: whole(10 * 2**20),
    transforms.letter_by_butterfly: choices([0, 1, 2, 5, 6], transforms.EIGHT_CELLS),
    transforms.fixed_by_helix: arrays([0, 0, 0, 1, 0, 1, 0, 1]),
    transforms.undo_the_scan: arrays([0, 1, 0, 1, 1, 1, 0, 1]),
    transforms.which_items: [*arrays([0, 4, 32, 36]), {36, 4, 0, 32}, "36, 32, 4, 0"],
    transforms.normal_form_of_implication: [*arrays([1, 0, 1, 1]), [[1, 0], [1, 1]]],
    fractal.one_press_board: boards(to_board(2**15 - 1, (4, 4))),
    fractal.four_in_a_column: whole(1024 * 1020 + 1023),
    fractal.cells_that_decide: whole(32),
    fractal.own_puzzle: rule_sets([to_board(n, (2, 2)) for n in (8, 4, 2, 9)]),
    any_board.quiet_pattern: [*boards(QUIET), *choices(pressed(QUIET.ravel()), lights_out(3, 5))],
    any_board.out_of_reach: boards([[1, 0, 1, 0, 0]] + [[0] * 5] * 4),
    any_board.lost_number: [*whole(4), "T4", " t 4"],
    any_board.one_cell_more: boards(any_board.FACE ^ np.eye(1, 25, 7, dtype=int).reshape(5, 5)),
    any_board.never_all_black: boards([[0, 1, 1], [1, 0, 1], [1, 1, 0]]),
    colours.last_recipe: [*arrays([2, 3, 3]), "2 3 3", [-3, 8, 3]],
    colours.all_but_its_own: [*arrays([9, 1, 0, 0, 0]), "9 1 0 0 0", [9, 4, 4, 4, 4]],
    colours.pairs_in_four: [*arrays([3, 2, 1]), "1, 0, 3"],
    colours.determinant_of_recipes: [*whole(7), *whole(-4), *whole(18)],
    colours.fails_the_test: arrays([[1, 4, 0], [0, 0, 0], [0, 0, 0]]),
    colours.joined: arrays(list(colours.SIX_PRESSES)),
    colours.lost_digit: whole(3),
    polynomials.rows_of_three: whole(5),
    polynomials.from_factors: whole(6),
    polynomials.shift_by_hand: arrays([1, 0, 1, 0]),
    polynomials.neither_five_nor_six: whole(1036),
    polynomials.quiet_on_eleven: arrays([1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0]),
    polynomials.always_solvable_size: whole(2047),
    nim.winning_move: [*pairs(1, 3), *arrays([6, 3, 11, 14])],
    nim.next_row: arrays([4, 5, 6, 7, 0, 1, 2, 3]),
    nim.last_stone_loses: [*pairs(3, 0), [1, 1, 1, 0], "1 1 1 0"],
    nim.base_three: [*arrays([1, 2]), {1, 2}, "1 2"],
    nim.lost_position: [*arrays([8, 9, 10, 11]), {8, 9, 10, 11}, "8 9 10 11"],
    sums.values_by_hand: arrays([[0, 0, 1, 0], [0, 0, 0, 1]]),
    sums.row_of_four: arrays([[1, 0, 1, 1], [0, 1, 0, 0]]),
    sums.raising_move: arrays(
        [[1] * 4 + [0] * 4, [1] * 5 + [0] * 3, [1, 0, 0, 1, 1, 1, 1, 1]]
    ),
    sums.infinite_heap: ["w^2 + w + 12", "w**2 + w + 12", "ω²+ω+12", "'W^2 + W*1 + 12'", "omega^2+omega+12"],
    sums.period_seven: [*pairs(1, 6), *arrays([2, 5]), {6, 1}, range(3, 5), "1 6"],
    nim.raised_value: [
        {"start": "ac", "a": "bc", "b": ["c"], "c": ()},
        str({0: [], 1: [0], 2: {0, 1}, "start": [0, 2]}),
    ],
    reproduction.a_shorter_way: arrays([[1, 1, 0], [1, 1, 1], [0, 1, 0]]),
    reproduction.own_press_row: arrays([[0, 1, 0], [1, 0, 1], [0, 1, 0]]),
    reproduction.whose_slips: arrays([[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 0, 0]]),
    reproduction.farthest_start: arrays([[0, 1, 0], [1, 1, 1], [0, 1, 0]]),
    reproduction.wrong_rows: arrays(
        [[0, 0, 1, 0, 0, 0, 1, 1, 1], [1, 1, 1, 1, 0, 1, 1, 1, 1], [1, 1, 0, 1, 0, 1, 0, 0, 0]]
    ),
    repair.flipped_place: [*arrays([[0, 1, 1, 0, 1, 0, 0, 1]]), *arrays([0, 1, 1, 0, 1, 0, 0, 1])],
    repair.unnoticed: [*arrays([[0, 0, 0, 0, 1, 1, 1, 1]]), *arrays([0, 0, 0, 0, 1, 1, 1, 1])],
    repair.rows_of_word: [*arrays([0, 2, 4]), {0, 2, 4}, "0 2 4"],
    repair.rows_of_sixteen: arrays([0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12]),
}  # fmt: skip
FEWEST = {
    start_here.white_to_letter: choices([1, 4, 7], MAGIC),
    start_here.which_two: choices([0, 4], MAGIC),
    start_here.all_black: choices([0, 2, 4, 6, 8], MAGIC),
}


@pytest.mark.parametrize(
    ("task", "forms"), [pytest.param(task, forms, id=task.name) for task, forms in FORMS.items()]
)
def test_a_right_answer_is_right_in_every_form(task, forms):
    assert len(forms) >= 2
    for form in forms:
        said = task(form)
        assert said.solved, (form, said)


@pytest.mark.parametrize("task", FEWEST, ids=lambda task: task.name)
def test_a_mask_pressed_twice_too_often_is_told_where_few_presses_are_asked(task):
    for form in FEWEST[task]:
        said = task(form)
        assert said.solved or said.message.startswith("You are there in "), (form, said)


def test_no_task_but_those_of_code_and_of_fewest_presses_is_without_forms():
    without = {
        one.name
        for module in exercises.modules()
        for one in exercises.tasks(module)
        if one not in FORMS and one not in FEWEST
    }
    assert {re.sub(r"\.your_.*", ".your", name) for name in without} <= {
        *(f"{module}.your" for module in exercises.modules()),
        "reproduction.another_way",
    }


PASTED = {
    "presses of the letter": (start_here.white_to_letter, lambda: MAGIC.solve(to_board(0), to_board(381))),
    "presses by the inverse": (
        start_here.white_to_letter,
        lambda: gf2.matmul(to_board(381).ravel(), gf2.inv(MAGIC.matrix)),
    ),
    "frame by ⌽G9": (
        genitons.geniton_presses,
        lambda: gf2.matmul(to_board(495).ravel(), helix.geniton(9)[:, ::-1]),
    ),
    "inverse over the reals, rounded": (
        inverse.inverse_by_hand,
        lambda: np.rint(np.linalg.inv(inverse.TO_INVERT) * np.linalg.det(inverse.TO_INVERT)) % 2,
    ),
    "a sequence and its transform": (
        transforms.fixed_by_helix,
        lambda: helix.helix([0, 1, 0, 0, 0, 0, 0, 0]) ^ np.eye(8, dtype=np.uint8)[1],
    ),
    "transform of a truth table": (
        transforms.normal_form_of_implication,
        lambda: helix.helix([1, 1, 0, 1]),
    ),
    "XOR of the others": (nim.winning_move, lambda: (1, 6 ^ 11 ^ 14)),
    "quiet presses": (any_board.quiet_pattern, lambda: lights_out(3, 5).quiet_presses[0]),
}


@pytest.mark.parametrize("what", PASTED)
def test_what_a_hint_writes_may_be_pasted(what):
    task, made = PASTED[what]
    assert task(made()).solved


LIKELY_MISTAKES = [
    (determinant.determinant_two, [[0, 1, 1], [1, 1, 0], [1, 0, 1]], "Its determinant is −2. Nearly: swap"),
    (fractal.own_puzzle, to_board(8, (2, 2)), "That is one mask. Give four masks"),
    (inverse.inverse_by_hand, np.eye(3, 6), "Those are both halves: give the right one alone."),
    (start_here.white_to_letter, [1, 1, 1, 1, 0, 1, 1, 1], "That looks like a vector of 0 and 1, but"),
    (start_here.white_to_letter, 495, "There is no mask 495: they are numbered from 0 to 8."),
    (start_here.white_to_letter, [1] * 9, "That misses the H in 2 cells. Cells 3 and 5 stay white"),
    (start_here.white_to_letter, Board(MAGIC), "Nothing is pressed, so the board stays white."),
    (start_here.all_black, Board(MAGIC), "Nothing is pressed, so the board stays white."),
    (genitons.odd_entries, 3 ^ 6, "5 is too few. (In Python 3^6 is no power: that is 3**6.)"),
    (inverse.inverse_by_hand, np.linalg.inv([[1, 1, 0], [1, 2, 1], [0, 1, 3]]), "What stands in row"),
    (inverse.inverse_by_hand, np.eye(3) * (1 - 1e-9), "0.999999999 is nearly 1, but not exactly: round it."),
    (nim.winning_move, (14, 3), "The heap of 14 stones is number 3."),
    (nim.raised_value, {"start": [1]}, "A move leads from 'start' to 1, which is no position of your game."),
]  # fmt: skip


@pytest.mark.parametrize(("task", "answer", "words"), LIKELY_MISTAKES)
def test_a_likely_mistake_is_recognised(task, answer, words):
    said = task(answer)
    assert not said.solved
    assert said.message.startswith(words)


LISTED = {
    "by elimination": [
        *(gf2.inv, plain.inv, lambda a: gf2.inv(a), lambda a: gf2.matrix_power(a, -1)),
        lambda a: gf2.solve(a, np.eye(len(a), dtype=int)),
    ],
    "by the adjugate": [
        *(lambda a: reals.adjugate(a) % 2, reals.inv_mod, reals.inv_mod2_float),
        lambda a: np.rint(np.linalg.inv(a) * np.linalg.det(a)) % 2,
    ],
    "by SymPy": [lambda a: sympy.Matrix(a.astype(int)).inv_mod(2)],
}


@pytest.mark.parametrize("way", LISTED)
def test_none_of_the_listed_ways_to_invert_is_another_one(way):
    for function in LISTED[way]:
        said = reproduction.another_way(function)
        assert said.message.startswith(f"It inverts, but it does so {way}"), said


def test_other_ways_to_invert_are_taken_even_where_they_eliminate_somewhere_within():
    def by_plain_powers(matrix):
        return plain.matrix_power(matrix, plain.multiplicative_order(matrix) - 1)

    def by_products_alone(matrix):
        power, following = matrix, matrix @ matrix % 2
        while not np.array_equal(following, np.eye(9)):
            power, following = following, following @ matrix % 2
        return power.astype(float)

    for function in (by_plain_powers, by_products_alone):
        assert reproduction.another_way(function).solved


def test_a_task_is_its_own_checker_here():
    assert all(isinstance(task, Task) for task in FORMS)


TYPED = [
    ("roots.order_three", "01\n11", ""),
    ("roots.order_three", "□■\n■■", ""),
    ("roots.order_three", "[[0 1]\n [1 1]]", ""),
    (
        "roots.order_three",
        "[[0,1],[1,1]",
        "Line 1 is not Python: '['",
    ),
    ("determinant.determinant_two", "110 011 101", ""),
    ("fractal.own_puzzle", "[8, 4, 2, 9]", ""),
    ("fractal.own_puzzle", "[8, 4, 2, 16]", "No mask has the number 16."),
    ("transforms.fixed_by_helix", "00010101", ""),
    ("transforms.fixed_by_helix", "00000000", "Not all 0: zeros alone are too easy."),
    ("transforms.fixed_by_helix", "10010101", "Its helix transform is"),
    ("fractal.cells_that_decide", "2^5", "It depends on more cells."),
    ("nim.winning_move", "1 3", ""),
    ("sums.infinite_heap", "ω² + ω·1 + 12", ""),
    ("sums.infinite_heap", "w2 + w + 12", "The text 'w2 + w + 12' cannot be read here."),
]


@pytest.mark.parametrize(("name", "text", "words"), TYPED)
def test_what_a_newcomer_types_is_read_or_told(name, text, words):
    said = exercises.answer(name, text)
    assert said.solved == (not words)
    assert said.message.startswith(words)
