"""The bets of notebook 15: their evidence by a second way, and answers that follow from it."""

from math import comb

import numpy as np
import pytest
from veil import held_back

from magicmath import gf2, ledger
from magicmath.bets import reproduction
from magicmath.rules import MAGIC, to_board


def texts(bet):
    return " ".join(piece.get("text", "") for piece in held_back(bet)["common"])


def test_the_misprints_are_counted_as_the_ledger_tells_them():
    rows = ledger.table()
    wrong = [row for row in rows if row.verdict == "misprint"]
    right = [row for row in rows if row.verdict == "as printed"]
    copied = [row for row in wrong if row.origin == "in our copy"]
    assert reproduction._counted() == (len(wrong), len(right), len(copied))
    bet = reproduction.misprints()
    assert held_back(bet)["answer"] == len(wrong) in bet.choices
    assert len(wrong) + len(right) == bet.choices[-1]
    assert str(len(wrong) + len(right)) in bet.question
    assert f"Of the {len(wrong)}, our copy alone spoiled {len(copied)}" in texts(bet)


def test_the_sentence_is_right_where_a_board_is_its_own_row():
    bet = reproduction.starts()
    right = reproduction._right_starts()
    white, boards = to_board(0), [to_board(n) for n in range(512)]
    unchanged = [board for board in boards if np.array_equal(MAGIC.solve(white, board), board.ravel())]
    assert [board.tolist() for board in right] == [board.tolist() for board in unchanged]
    fixed = gf2.null_space(MAGIC.matrix ^ np.eye(9, dtype=np.uint8))
    assert held_back(bet)["answer"] == len(right) == 2 ** fixed.shape[1] in bet.choices
    assert f"works from {len(right)} starts" in ledger.row("retroversion.xor_with_row_of_BB").finding


def test_the_rows_that_fit_tell_the_culprit_and_the_sixes_do_not():
    bet = reproduction.culprit()
    held = held_back(bet)
    assert held["answer"] == reproduction._ROWS in bet.choices
    slips = [c for key in reproduction._SLIPS for c in ledger.row(key).corrections]
    assert [(c.printed[-1], c.right[-1]) for c in slips] == [("5", "6")] * 3
    assert all(f"{c.printed} stands where {c.right} is right" in texts(bet) for c in slips)
    assert {ledger.row(key).origin for key in reproduction._SLIPS} == {"print or copy"}
    assert {ledger.row(key).origin for key in reproduction._FITTING} == {"in the source"}
    assert "“print or copy”" in texts(bet)
    assert "“in the source”" in texts(bet)
    start, goal, difference = (ledger.printed(f"retroversion.{name}") for name in ("CC", "BB", "DD"))
    assert np.array_equal(start ^ goal, difference)  # they fit as they are printed


def test_a_slip_that_nobody_can_tell_is_not_told():
    assert not reproduction._is_told([*reproduction._FITTING, reproduction._SLIPS[0]])


def test_the_places_in_the_triangle_hold_magic_by_binomials():
    rows, columns = reproduction._places(MAGIC.matrix)
    crossing = [[comb(m, i) % 2 for m in columns] for i in rows]
    assert crossing == MAGIC.matrix.tolist()
    for number in (*rows, *columns):
        assert str(number) in texts(reproduction.triangle())
    assert held_back(reproduction.triangle())["answer"] == reproduction._EVERY


@pytest.mark.parametrize("seed", range(5))
def test_any_matrix_is_found_with_equal_columns_too(seed):
    matrix = np.random.default_rng(seed).integers(0, 2, (4, 4), dtype=np.uint8)
    matrix[:, 3] = matrix[:, 0]
    rows, columns = reproduction._places(matrix)
    assert len(set(columns)) == 4
    assert [[comb(m, i) % 2 for m in columns] for i in rows] == matrix.tolist()
    assert reproduction._found(matrix)


def test_the_small_matrices_are_all_of_them():
    small = reproduction._all_small()
    assert len({(len(one), one.tobytes()) for one in small}) == len(small) == 2**4 + 2**9
