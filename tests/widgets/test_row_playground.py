"""Add and swap rows as a reader's program and as a page would, without a browser."""

import contextlib
import json

import numpy as np
import pytest
import traitlets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp
from page_code import in_node

from magicmath import gf2, plain, reals
from magicmath.rules import MAGIC
from magicmath.widgets.row_playground import RowMove, RowPlayground

FIRST = [[1, 1, 0], [1, 1, 1], [0, 1, 1]]
SINGULAR = [[1, 0, 1], [0, 1, 1], [1, 1, 0]]
matrices = hnp.arrays(np.uint8, st.tuples(st.integers(1, 7), st.integers(1, 7)), elements=st.integers(0, 1))


def played(matrix, **options):
    """Return a playground where the textbook's hints were followed to the end."""
    rows = RowPlayground(matrix, **options)
    while move := rows.hint():
        (rows.add if move.kind == "add" else rows.swap)(move.source, move.target)
    return rows


@given(matrices)
def test_following_the_hints_makes_the_reduced_form_and_the_right_half_says_how(matrix):
    rows = played(matrix)
    reduced = rows.left[rows.left.any(axis=1)]
    assert reduced.tolist() == plain.row_reduce(matrix.tolist())
    np.testing.assert_array_equal(gf2.matmul(rows.right, matrix), rows.left)
    assert len(rows.zero_rows) == len(matrix) - gf2.matrix_rank(matrix)
    assert rows.moves == tuple(RowMove(*move) for move in plain.row_moves(matrix.tolist()))


@given(st.integers(1, 16), st.integers(0, 2**32 - 1))
def test_a_matrix_is_inverted_exactly_if_it_has_an_inverse(n, seed):
    matrix = np.random.default_rng(seed).integers(0, 2, (n, n), dtype=np.uint8)
    rows = played(matrix)
    assert rows.solved == bool(gf2.det(matrix))
    if rows.solved:
        np.testing.assert_array_equal(rows.right, gf2.inv(matrix))
    else:
        for row in rows.zero_rows:
            assert rows.right[row].any()
            assert not gf2.matmul(rows.right[row], matrix).any()


@given(matrices, st.integers(0, 2**32 - 1))
def test_no_move_breaks_the_sum_that_the_right_half_tells(matrix, seed):
    generator, rows = np.random.default_rng(seed), RowPlayground(matrix)
    for _ in range(10 * (len(matrix) > 1)):
        source, target = generator.permutation(len(matrix))[:2].tolist()
        (rows.add, rows.swap)[generator.integers(2)](source, target)
    np.testing.assert_array_equal(gf2.matmul(rows.right, matrix), rows.left)
    assert gf2.det(rows.right) == 1


def test_a_recorded_elimination_is_stepped_through_and_comes_back_at_a_reset():
    record = plain.row_moves(MAGIC.matrix.tolist())
    rows = RowPlayground(MAGIC.matrix, moves=record)
    assert (rows.step, len(rows.moves)) == (0, len(record))
    np.testing.assert_array_equal(rows.left, MAGIC.matrix)
    rows.redo()
    assert repr(rows).startswith(f"Rows of A | I, 1 move of {len(record)}\nR·A ")
    rows.step = len(record)
    assert rows.solved
    np.testing.assert_array_equal(rows.right, gf2.inv(MAGIC.matrix))
    rows.undo()
    rows.add(0, 1)
    assert rows.moves == tuple(RowMove(*move) for move in [*record[:-1], ("add", 0, 1)])
    rows.reset()
    assert (rows.step, [tuple(move) for move in rows.moves]) == (0, record)
    rows.add(8, 0)
    assert len(rows.moves) == 1
    rows.undo()  # the moves that were given go on
    assert (rows.step, len(rows.moves)) == (0, len(record))
    for target in (3, 1):  # the first column, in another order
        rows.add(0, target)
    assert (rows.step, [tuple(move) for move in rows.moves]) == (2, record)


def test_setting_moves_makes_them_all_and_both_are_heard_of_once():
    rows, seen = RowPlayground([[0, 1], [1, 1]]), []
    rows.observe(lambda change: seen.append((change.name, change.new)), ["moves", "step"])
    rows.moves = [("swap", 0, 1), ["add", np.int64(1), 0]]
    assert rows.solved
    rows.step = 1
    rows.step = 1
    moves = (RowMove("swap", 0, 1), RowMove("add", 1, 0))
    assert sorted(seen[:2]) == [("moves", moves), ("step", 2)]
    assert seen[2:] == [("step", 1)]
    assert rows.get_state()["_play"]["step"] == 1
    rows.undo()
    rows.undo()
    assert (rows.step, rows.moves) == (0, moves)
    rows.redo()
    rows.swap(0, 1)
    assert rows.moves == (RowMove("swap", 0, 1),) * 2


def test_another_matrix_starts_afresh():
    rows = RowPlayground([[0, 1], [1, 1]], moves=[("swap", 0, 1)])
    rows.step = 1
    rows.matrix = [[1, 1], [0, 1]]
    assert (rows.moves, rows.step) == ((), 0)
    assert rows.hint() == ("add", 1, 0)
    rows.beside = [[1, 1], [0, 0]]
    np.testing.assert_array_equal(rows.rows, [[1, 1, 1, 1], [0, 1, 0, 0]])
    with pytest.raises(ValueError, match="matrix must have shape"):
        rows.matrix = [[1]]


def test_what_stands_beside_is_solved_for():
    a, b = [[1, 1], [0, 1]], [[1], [1]]
    rows = played(a, beside=b, labels=("A", "b"))
    np.testing.assert_array_equal(rows.right.ravel(), gf2.solve(np.array(a), np.array([1, 1])))
    assert repr(rows) == (
        "Rows of A | b, 1 move: the identity is at the left, A⁻¹·b at the right\n"
        "I   │ A⁻¹·b\n1 0 │ 0\n0 1 │ 1"
    )


@given(matrices, st.integers(0, 2**32 - 1))
def test_no_move_makes_a_test_fail_and_each_free_cell_has_one(matrix, seed):
    """Cells that all rows change evenly stay so; a free cell is repaired by the pivots of the odd rows."""
    rows = played(matrix, shape=(1, matrix.shape[1]))
    led = {int(np.flatnonzero(row)[0]): i for i, row in enumerate(rows.left) if row.any()}
    for cell in set(range(matrix.shape[1])) - set(led):
        chosen = np.eye(1, matrix.shape[1], cell, dtype=np.uint8)
        rows.cells = chosen
        assert set(rows.odd_rows) == set(np.flatnonzero(rows.left[:, cell]).tolist())
        chosen[0, [pivot for pivot, row in led.items() if row in rows.odd_rows]] = 1
        rows.cells = chosen
        assert rows.odd_rows == ()
        for step in range(len(rows.moves) + 1):
            rows.step = step
            assert rows.odd_rows == ()
        assert not (matrix.astype(int) @ chosen.ravel() % 2).any()


def test_chosen_cells_are_told_and_stay_through_moves():
    rows = RowPlayground(SINGULAR, shape=(3, 1))
    assert repr(rows).startswith("Rows of A | I, 0 moves; no cell is chosen\n")
    rows.set_state({"cells": [[1], [1], [0]]})
    assert rows.odd_rows == (0, 1)
    rows.add(0, 1)
    assert repr(rows).startswith("Rows of A | I, 1 move; cells 0, 1: odd in row 0\n")
    for wrong in (None, [[1, 0, 0]], [[2], [0], [0]]):
        with pytest.raises((TypeError, ValueError, traitlets.TraitError), match="cells"):
            rows.cells = wrong
    assert rows.cells.tolist() == [[1], [1], [0]]
    assert RowPlayground(SINGULAR).cells.tolist() == [[0, 0, 0]]


def test_a_singular_matrix_names_its_row_of_nothing():
    rows = played(SINGULAR)
    assert (rows.solved, rows.hint(), rows.zero_rows) == (False, None, (2,))
    assert repr(rows) == (
        "Rows of A | I, 2 moves: row 2 is 0 at the left\n"
        "R·A   │ R\n1 0 1 │ 1 0 0\n0 1 1 │ 0 1 0\n0 0 0 │ 1 1 1"
    )


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ("add", "moves must be a sequence"),
        (3, "moves must be a sequence"),
        ([("add", 0)], "moves must be triples"),
        ([("plus", 0, 1)], "moves must be one of add, swap"),
        ([("add", 0, 3)], "moves must be from 0 to 2, got 3"),
        ([("add", -1, 0)], "moves must be from 0 to 2, got -1"),
        ([("add", 0.0, 1)], "moves must be an integer"),
        ([("add", True, 0)], "moves must be an integer"),
        ([("swap", 1, 1)], "moves must take two rows, got row 1 twice"),
        ([("swap", 0, 1)] * 1025, "moves must be at most 1024"),
        ([None], "moves must be a sequence"),
    ],
)
def test_bad_moves_leave_the_rows_as_they_are(moves, said):
    rows = RowPlayground(SINGULAR)
    rows.add(0, 2)
    before = rows.get_state()
    with pytest.raises((TypeError, ValueError), match=said):
        rows.moves = moves
    assert rows.get_state() == before
    assert rows.moves == (RowMove("add", 0, 2),)
    with pytest.raises((TypeError, ValueError), match=said):
        RowPlayground(SINGULAR, moves=moves)


@pytest.mark.parametrize("step", [2, -1, 0.5, "1", None, True])
def test_bad_step_is_refused(step):
    rows = RowPlayground(SINGULAR, moves=[("add", 0, 2)])
    with pytest.raises((TypeError, ValueError), match="step"):
        rows.step = step
    assert rows.step == 0


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"matrix": np.eye(17, dtype=int)}, "matrix must have at most 16 rows and columns"),
        ({"matrix": [[1, 2]]}, "matrix must hold only 0 and 1, got 2"),
        ({"matrix": [1, 0]}, "matrix must have 2 dimension"),
        ({"matrix": [[1]], "beside": [[1], [0]]}, "beside must have 1 rows as matrix has"),
        ({"matrix": [[1]], "beside": [[0] * 17]}, "beside must have at most 16"),
        ({"matrix": [[1]], "labels": ["A"]}, "labels must be two, got 1"),
        ({"matrix": [[1]], "labels": "A"}, "labels must be a sequence"),
        ({"matrix": [[1, 0]], "shape": (2, 2)}, "shape must have 2 cells as matrix has columns, got 2×2"),
        ({"matrix": [[1]], "shape": 1}, "shape must be a sequence"),
        ({"matrix": [[1]], "product": 1}, "product must be True or False"),
        ({"matrix": [[1]], "headings": ["cells"]}, "headings must be two, got 1"),
        ({"matrix": [[1]], "headings": "cells"}, "headings must be a sequence"),
        ({"matrix": [[1]], "fixed": 1}, "fixed must be True or False"),
        ({"matrix": [[1]], "shape": (1, 1), "fixed": True, "presses": 1}, "presses must be True or False"),
        ({"matrix": [[1]], "presses": True}, "presses needs the shape of a board"),
        ({"matrix": [[1]], "fixed": True}, "fixed rows need the shape of a board"),
        (
            {"matrix": SINGULAR, "shape": (1, 3), "fixed": True, "moves": [("add", 0, 1)]},
            "moves must be none where the rows are fixed, got 1",
        ),
    ],
)
def test_what_cannot_be_shown_is_refused_by_name(given, said):
    with pytest.raises((TypeError, ValueError), match=said):
        RowPlayground(**given)


def test_the_page_moves_and_python_follows():
    rows = RowPlayground(SINGULAR)
    rows.set_state({"_play": {"moves": [["add", 0, 2], ["add", 1, 2]], "step": 1}})
    assert rows.step == 1
    assert rows.left.tolist() == [[1, 0, 1], [0, 1, 1], [0, 1, 1]]
    state = json.loads(json.dumps(rows.get_state(["_play", "matrix", "beside", "_record"])))
    assert state["_play"] == {"moves": [["add", 0, 2], ["add", 1, 2]], "step": 1}
    assert state["matrix"] == SINGULAR


@pytest.mark.parametrize(
    "state",
    [
        {"_play": None},
        {"_play": {}},
        {"_play": {"moves": [], "step": 1}},
        {"_play": {"moves": [["add", 0, 1]], "step": 2}},
        {"_play": {"moves": [["add", 0, 0]], "step": 0}},
        {"_play": {"moves": [["add", 0, 9]], "step": 0}},
        {"_play": {"moves": [], "step": 0, "more": 1}},
        {"_play": {"moves": [], "step": True}},
        {"matrix": [[1]]},
        {"beside": SINGULAR},
        {"_record": []},
        {"_labels": ["B", "I"]},
        {"cells": None},
        {"cells": [[1]]},
        {"board": None},
        {"board": [[2, 0, 0]]},
        {"_has_board": True},
        {"_has_product": True},
        {"_headings": ["x", "y"]},
        {"_is_fixed": True},
        {"_has_presses": True},
        {"_has_cards": True},
    ],
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(state, monkeypatch):
    rows = RowPlayground(SINGULAR)
    rows.add(0, 2)
    before, sent = rows.get_state(), []
    monkeypatch.setattr(rows, "send_state", lambda names=None: sent.append(names))
    with contextlib.suppress(TypeError, ValueError, traitlets.TraitError):
        rows.set_state(state)
    assert rows.get_state() == before
    assert rows.moves == (RowMove("add", 0, 2),)
    assert list(state) in sent


def test_the_page_presses_masks_and_the_picture_counts_the_chosen_cells():
    rows = RowPlayground(SINGULAR, shape=(1, 3), fixed=True, presses=True)
    rows.set_state({"cells": [[1, 0, 1]], "board": [[1, 1, 1]]})
    np.testing.assert_array_equal(rows.board, [[1, 1, 1]])
    assert repr(rows).splitlines()[0] == "Rows of A; cells 0, 2: odd in row 1, 2; black on the board: 2"
    with pytest.raises(ValueError, match="board must"):
        rows.board = [[1, 1]]


def test_rows_that_move_keep_the_masks_that_are_pressed():
    rows = played(SINGULAR, shape=(1, 3), presses=True)
    rows.set_state({"cells": [[1, 1, 1]], "board": [SINGULAR[2]]})
    assert repr(rows).splitlines()[0].endswith("cells 0, 1, 2: even in all rows; black on the board: 2")


def test_fixed_rows_show_one_half_and_refuse_moves():
    rows = RowPlayground(SINGULAR, shape=(1, 3), fixed=True)
    assert repr(rows) == "Rows of A; no cell is chosen\n1 0 1\n0 1 1\n1 1 0"
    with pytest.raises(ValueError, match="moves must be none where the rows are fixed, got 1"):
        rows.add(0, 1)
    assert (rows.moves, rows.step) == ((), 0)
    rows.cells = [[1, 1, 1]]
    assert repr(rows).startswith("Rows of A; cells 0, 1, 2: even in all rows\n")


def test_headings_stand_in_place_of_r_until_the_inverse_appears():
    rows = RowPlayground([[0, 1], [1, 1]], headings=("cells", "masks"))
    assert repr(rows).startswith("Rows of A | I, 0 moves\ncells │ masks\n")
    rows.swap(0, 1)
    assert "\ncells │ masks\n" in repr(rows)
    rows.add(1, 0)
    assert "\nI   │ A⁻¹\n" in repr(rows)


def test_halves_are_copies_to_read_only():
    matrix = np.array(SINGULAR)
    rows = RowPlayground(matrix)
    matrix[:] = 0
    assert rows.matrix.tolist() == SINGULAR
    with pytest.raises(ValueError, match="read-only"):
        rows.matrix[0] = 0


def test_cards_are_rows_that_say_which_masks_change_which_cells():
    cards = RowPlayground(FIRST, cards=True)
    assert repr(cards).startswith("Cards of A, 0 moves\ncells │ masks\n1 1 0 │ 1 0 0\n")
    cards.add(0, 1)
    assert repr(cards).startswith("Cards of A, 1 move\n")
    assert cards.rows[1].tolist() == [0, 0, 1, 1, 1, 0]


@pytest.mark.parametrize(
    "options",
    [
        {"beside": [[1], [0], [1]]},
        {"moves": [("add", 0, 1)]},
        {"shape": (1, 3)},
        {"product": True},
        {"headings": ("cells", "masks")},
        {"determinant": True},
        {"cards": 1},
    ],
)
def test_cards_beside_another_option_are_refused(options):
    with pytest.raises(
        (TypeError, ValueError), match="cards needs rows without another option|cards must be"
    ):
        RowPlayground(**{"matrix": FIRST, "cards": True, **options})


def test_the_page_tells_what_a_card_says_and_what_went_twice(npm_packages):
    before = [[1, 1, 1, 1, 0, 0], [0, 1, 1, 0, 0, 1]]
    after = [[1, 0, 0, 1, 0, 1], before[1]]
    asked = "cardMadeText(argument[0], argument[1], 3, 0)"
    assert in_node("rows_words", "cardMadeText", asked, [before, after]) == (
        "Press masks 0 and 2: cell 0 changes. Cells 1 and 2 change twice: as before."
    )
    lefts = [[[1, 1], [0, 1]], [[1, 0], [0, 1]], [[1, 0], [1, 0]], [[1, 1], [1, 1]]]
    assert in_node("rows_words", "cardsText", "argument.map(cardsText)", lefts) == [
        "✓ A card for cell 1 alone.",
        "✓ Each card has a single cell, and each another one.",
        "✓ A card for cell 0 alone.",
        "",
    ]


@given(matrices)
@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_end_of_a_column_is_where_the_next_pivot_begins(npm_packages, matrix):
    moves = plain.row_moves(matrix.tolist())
    steps = list(range(len(moves) + 1))
    argument = [matrix.tolist(), moves, steps]
    asked = "argument[2].map((step) => columnEnd(rowsAfter(argument[0], argument[1].slice(0, step)),"
    asked += " argument[0][0].length, { moves: argument[1], step }))"
    ends = in_node("rows_state", "columnEnd, rowsAfter", asked, argument)
    columns = [_column(matrix.tolist(), moves, step) for step in steps[:-1]]
    for step, end in zip(steps[:-1], ends, strict=False):
        assert set(columns[step:end]) == {columns[step]}
        assert end == len(moves) or columns[end] > columns[step]
    assert ends[-1] == len(moves)


def _column(matrix, moves, step):
    """Return the column that a textbook's move clears, or for which it brings a row up."""
    kind, source, target = moves[step]
    rows = plain.after_moves(matrix, moves[:step])
    return rows[target if kind == "swap" else source].index(1)


@given(st.integers(2, 6), st.integers(0, 2**16))
def test_additions_keep_the_parity_of_the_determinant(n, seed):
    generator = np.random.default_rng(seed)
    rows = RowPlayground(generator.integers(0, 2, (n, n)), determinant=True)
    parity = reals.det(rows.matrix) % 2
    for _ in range(6):
        rows.add(*generator.choice(n, 2, replace=False).tolist())
        assert reals.det(rows.left) % 2 == parity
        assert repr(rows).split("\n")[0].endswith(", odd" if parity else ", even")


def test_rows_with_a_determinant_tell_it_and_have_no_right_half():
    rows = RowPlayground(FIRST, determinant=True)
    assert repr(rows) == "Rows of A, 0 moves: determinant −1, odd\n1 1 0\n1 1 1\n0 1 1"
    rows.add(0, 1)
    assert repr(rows).startswith("Rows of A, 1 move: determinant −1, odd\n1 1 0\n0 0 1\n")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"matrix": [[1, 0, 1], [0, 1, 1]]}, "square matrix, got shape"),
        ({"beside": [[1], [0], [1]]}, "without another option"),
        ({"shape": (1, 3)}, "without another option"),
        ({"product": True}, "without another option"),
        ({"headings": ("cells", "masks")}, "without another option"),
        ({"determinant": 1}, "determinant"),
    ],
)
def test_a_determinant_beside_another_option_is_refused(options, said):
    with pytest.raises((TypeError, ValueError), match=said):
        RowPlayground(**{"matrix": FIRST, "determinant": True, **options})


def test_the_page_tells_the_determinant_and_single_1s(npm_packages):
    tables = [[[0, 1, 0], [1, 0, 0], [0, 0, 1]], [[1, 0, 0], [1, 0, 0], [0, 1, 0]], FIRST, [[1, 0], [0, 0]]]
    asked = "argument.map((rows) => areSingles(rows))"
    assert in_node("rows_state", "areSingles", asked, tables) == [True, False, False, False]
    say = "[determinantText(2, 2, 0), determinantText(2, 0, 3), determinantText(-1, 3, 1),"
    say += (
        " singlesText(true, []), singlesText(false, []), singlesText(false, [2]), singlesText(false, [0, 1])]"
    )
    assert in_node("rows_words", "determinantText, singlesText", say, None) == [
        "Determinant 2: even.",
        "Determinant 2 at the start, 0 now: still even.",
        "Determinant −1 at the start, 3 now: still odd.",
        "✓ Each row holds a single 1, each in another column.",
        "",
        "✓ Row 2 holds no 1 any more.",
        "✓ Rows 0 and 1 hold no 1 any more.",
    ]
