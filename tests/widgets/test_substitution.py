"""Put 1 + x in the place of x, as a reader's program and as a page would, without a browser."""

import contextlib
from itertools import product
from math import comb

import numpy as np
import pytest
from page_code import in_node

from magicmath.widgets import Substitution

COLUMNS = [list(bits) for size in range(2, 9) for bits in product((0, 1), repeat=size)]


def substituted(column):
    """Return the coefficients of the sum of (1 + x)ᵐ, for the 1s at the places m."""
    ones = [m for m, bit in enumerate(column) if bit]
    return [sum(comb(m, i) for m in ones) % 2 for i in range(len(column))]


def test_once_is_a_sum_of_powers_of_1_plus_x_and_twice_is_the_column_again():
    for column in COLUMNS:
        made = [one.tolist() for one in Substitution(column, times=2).made]
        assert made == [column, substituted(column), column]


def test_the_page_makes_the_same_columns(npm_packages):
    expression = "argument.map((column) => madeOf(column, 2))"
    told = in_node("substitution_state", "madeOf", expression, COLUMNS)
    assert told == [[column, substituted(column), column] for column in COLUMNS]


def test_the_page_crosses_out_pairs_of_the_columns_that_are_taken(npm_packages):
    drawn = COLUMNS[::7]
    told = in_node("substitution_state", "openedRows", "argument.map(openedRows)", drawn)
    for column, rows in zip(drawn, told, strict=True):
        size = len(column)
        assert [[one["bit"] for one in row] for row in rows] == Substitution(column).matrix.tolist()
        for i, row in enumerate(rows):
            assert [one["isTaken"] for one in row] == [bit == 1 for bit in column]
            ones = [m for m in range(size) if column[m] and comb(m, i) % 2]
            cancelled = [m for m in range(size) if row[m]["isCancelled"]]
            assert cancelled == ones[: len(ones) // 2 * 2]


def test_a_longer_column_keeps_its_bits_and_a_shorter_one_loses_the_last(npm_packages):
    expression = "argument.map(([column, size]) => resized(column, size))"
    told = in_node("substitution_state", "resized", expression, [[[1, 0, 1], 4], [[1, 0, 1], 2]])
    assert told == [[1, 0, 1, 0], [1, 0]]


@pytest.mark.parametrize(
    ("made", "lines"),
    [
        ([[0, 1, 0, 1, 0]], ["Your column: x + x³"]),
        (
            [[0, 1, 0, 1, 0], [0, 0, 1, 1, 0], [0, 1, 0, 1, 0]],
            [
                "Your column: x + x³",
                "1 + x in the place of x: (1 + x) + (1 + x)³ = x² + x³",
                "Once more: (1 + x)² + (1 + x)³ = x + x³",
            ],
        ),
        ([[1, 0], [1, 0]], ["Your column: 1", "1 + x in the place of x: 1"]),
        ([[0, 0]], ["Your column: 0"]),
    ],
)
def test_the_lines_write_the_sums(made, lines, npm_packages):
    assert in_node("substitution_words", "linesOf", "linesOf(argument)", made) == lines


def test_where_sizes_are_tried_only_the_columns_are_told(npm_packages):
    made = [[0, 1, 0, 1, 0], [0, 0, 1, 1, 0], [0, 1, 0, 1, 0]]
    assert in_node("substitution_words", "linesOf", "linesOf(argument, true)", made) == [
        "Your column: x + x³",
        "Once: column 1 + column 3 = x² + x³",
        "Twice: column 2 + column 3 = x + x³",
    ]


def test_the_page_says_that_the_column_is_back_only_after_two_steps(npm_packages):
    given = [Substitution([0, 1, 1], times).made for times in (0, 1, 2)]
    asked = [[one.tolist() for one in made] for made in given]
    said = in_node("substitution_words", "verdictText", "argument.map(verdictText)", asked)
    assert [text.startswith("✓") for text in said] == [False, False, True]
    assert in_node("substitution_words", "verdictText", "verdictText(argument)", [[0, 0]]).startswith("Tap")


def test_the_page_tells_in_which_sizes_a_column_came_back(npm_packages):
    asked = [[[], 3], [[5], 3], [[3, 5], 3], [[3, 5, 8], 3], [[2, 3, 5, 8], 3]]
    expression = "argument.map(([sizes, asked]) => sizesText(sizes, asked))"
    assert in_node("substitution_words", "sizesText", expression, asked) == [
        "Try columns in 3 different sizes.",
        "Back in size 5. Now try 2 other sizes.",
        "Back in sizes 3 and 5. Now try 1 other size.",
        "✓ You tried the sizes 3, 5 and 8. Each time your column came back.",
        "✓ You tried the sizes 2, 3, 5 and 8. Each time your column came back.",
    ]


def test_a_column_is_back_only_where_two_steps_made_it_again(npm_packages):
    asked = [[[0, 1]], [[0, 1], [1, 1]], [[0, 1], [1, 1], [0, 1]], [[0, 1], [1, 1], [1, 1]]]
    told = in_node("substitution_state", "isBack", "argument.map(isBack)", asked)
    assert told == [False, False, True, False]


@pytest.mark.parametrize("bad", [-1, 8, "3", 2**70, None])
def test_sizes_that_there_are_not_cannot_be_asked_for(bad):
    with pytest.raises((TypeError, ValueError), match="sizes"):
        Substitution(sizes=bad)


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        *(("times", bad) for bad in (3, -1, "1", 2**70)),
        *(("column", bad) for bad in ([1], [1] * 9, [0, 2], [[1, 0]], "10", [0, 2**70])),
    ],
)
def test_a_bad_value_leaves_the_substitution_as_it_is(name, bad):
    substitution = Substitution([1, 1, 0], 1)
    before = str(substitution.get_state())
    with pytest.raises((TypeError, ValueError), match=name):
        setattr(substitution, name, bad)
    with contextlib.suppress(TypeError, ValueError):
        substitution.set_state({name: bad})
    assert str(substitution.get_state()) == before
    with pytest.raises((TypeError, ValueError), match=name):
        Substitution(**{name: bad})


def test_the_page_turns_a_bit_and_python_follows():
    substitution, seen = Substitution(), []
    substitution.observe(lambda change: seen.append(change.name), ["column", "times"])
    substitution.set_state({"column": [0, 1, 1], "times": 1})
    assert (substitution.column.tolist(), substitution.times) == ([0, 1, 1], 1)
    assert set(seen) == {"column", "times"}
    assert np.array_equal(substitution.made[1], [0, 1, 1] @ substitution.matrix.T % 2)
    assert repr(Substitution([1, 0])).startswith("Substitution of 1 + x in the column 1 0\n")
    assert repr(substitution).startswith("Substitution of 1 + x in the column 0 1 1, 1 time: 0 1 1\n")
