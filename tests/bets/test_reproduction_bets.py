"""The bets of notebook 15: their evidence by a second way, and answers that follow from it."""

from collections import Counter
from math import comb

import numpy as np
import pytest
from veil import held_back

from magicmath import gf2, ledger
from magicmath.bets import reproduction
from magicmath.exercises import reproduction as exercises
from magicmath.rules import MAGIC, to_board
from magicmath.widgets import SlipInTime


def texts(bet):
    return " ".join(piece.get("text", "") for piece in held_back(bet)["common"])


def test_the_misprints_are_counted_as_the_ledger_tells_them():
    rows = ledger.table()
    wrong = [row for row in rows if row.verdict == "misprint"]
    right = [row for row in rows if row.verdict == "as printed"]
    assert reproduction._counted() == (len(wrong), len(right))
    bet = reproduction.misprints()
    assert held_back(bet)["answer"] == len(wrong) in bet.choices
    assert len(wrong) + len(right) == bet.choices[-1]
    assert str(len(wrong) + len(right)) in bet.question
    whose = Counter(row.origin for row in wrong).values()
    assert not {str(count) for count in whose} & set(texts(bet).split())  # case 3 asks it


def test_the_verdict_on_the_slip_of_case_1_fits_what_the_figure_above_it_finds():
    bet = reproduction.first_slip()
    held = held_back(bet)
    assert (held["answer"], held["judged"]) == (reproduction._IN_START, True)
    assert [f"in {place}" for place in exercises.SLIPS_IN_TIME] == list(bet.choices)
    figure = SlipInTime(exercises.RESULTS, exercises.SLIPS_IN_TIME)
    fits = {f"in {place}" for place in exercises.SLIPS_IN_TIME if figure.fitting(place)}
    assert fits == {reproduction._IN_START, reproduction._IN_GOAL}
    assert "A slip in the goal fits." in texts(bet)
    assert all("presses again" in figure.different("the difference", moment) for moment in range(1, 6))
    frame = np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]])  # the goal of the toy of 1978
    assert np.array_equal(ledger.printed("retroversion.B"), frame)
    assert ledger.row("retroversion.figure_of_start").verdict == "unreadable"


def test_the_two_claims_that_are_bet_on_are_false_in_the_ledger_too():
    bets = {name: getattr(reproduction, name)() for name in ("book", "only_xor")}
    assert {name: held_back(bet)["answer"] for name, bet in bets.items()} == {
        "book": "one for each cell",
        "only_xor": "no",
    }
    keys = ("fractal_magic.book_of_masks", "fractal_magic.models_everything")
    assert {ledger.row(key).verdict for key in keys} == {"false"}


def test_the_claim_on_the_shortest_path_gets_the_verdict_of_the_ledger():
    held = held_back(reproduction.shortest_verdict())
    assert (held["answer"], held["judged"]) == ("true under a condition", True)
    assert ledger.row("casegame.shortest_path").verdict == "true under a condition"
    # ten masks have two ways to each board, and nine that make all boards have one
    ten = exercises.CELLS_AND_ALL.matrix
    made = Counter((np.array(choice) @ ten % 2).tobytes() for choice in np.ndindex(*[2] * 10))
    assert set(made.values()) == {2} and len(made) == 512
    assert "The ten masks have two ways to each board" in texts(reproduction.shortest_verdict())


def test_the_rule_of_two_press_rows_leads_over_white_from_each_start_to_each_goal():
    bet = reproduction.why_always()
    assert held_back(bet)["answer"] == reproduction._OVER_WHITE == bet.choices[0]
    boards, rows = reproduction._boards_and_rows()
    assert all(not MAGIC.press(to_board(n), np.flatnonzero(rows[n])).any() for n in range(512))
    goal = ledger.printed("retroversion.B").astype(np.uint8)
    assert np.array_equal(MAGIC.solve(to_board(0), goal), goal.ravel())  # its press row, as is said
    assert "its goal has the same press row and black cells" in texts(bet)
    own = 2 ** gf2.null_space(MAGIC.matrix ^ np.eye(9, dtype=np.uint8)).shape[1]
    counts = {name: reproduction._pairs_reached(*lists) for name, lists in reproduction._RULES.items()}
    assert list(counts.values()) == [512 * own, 512 * own, 512 * own, 512 * 512]
    assert "all 262,144 pairs" in texts(bet)
    assert all(f"“{name}”" in texts(bet) for name in ("cells, cells", "row, cells"))
    assert gf2.matrix_rank(MAGIC.matrix ^ np.eye(9, dtype=np.uint8)) == 6
    starts = texts(reproduction.starts())
    assert "After elimination (chapter 02) only 6 are left. So only 3 cells are free." in starts
    assert f"2 × 2 × 2 = {own}." in starts
    three = [[0, 4, 8], [2, 4, 6], [1, 3, 5, 7]]  # the diagonals and the four edges
    boards = np.array([np.isin(np.arange(9), cells) for cells in three], dtype=int)
    sums = {tuple(np.array(choice) @ boards % 2) for choice in np.ndindex(2, 2, 2)}
    assert sums == {tuple(board.ravel()) for board in reproduction._right_starts()}
    assert "Look for the two diagonals and the four edges." in starts
    assert held_back(reproduction.starts())["answer"] == own


def test_the_sentence_is_right_where_a_board_is_its_own_row():
    bet = reproduction.starts()
    right = reproduction._right_starts()
    white, boards = to_board(0), [to_board(n) for n in range(512)]
    unchanged = [board for board in boards if np.array_equal(MAGIC.solve(white, board), board.ravel())]
    assert [board.tolist() for board in right] == [board.tolist() for board in unchanged]
    printed = ledger.printed("retroversion.CC").astype(np.uint8).reshape(3, 3)
    mended = ledger.printed("retroversion.B").astype(np.uint8) ^ ledger.printed("retroversion.D")
    among = [any(np.array_equal(start, board) for board in right) for start in (printed, mended)]
    assert among == [False, False]
    assert "Langlet's start is not among them, neither as it is printed nor mended." in texts(bet)
    assert reproduction._whether_among([*right, printed]) == "among them."
    assert reproduction._whether_among([mended.astype(np.uint8)]) == "among them."
    fixed = gf2.null_space(MAGIC.matrix ^ np.eye(9, dtype=np.uint8))
    assert held_back(bet)["answer"] == len(right) == 2 ** fixed.shape[1] in bet.choices
    assert f"works from {len(right)} starts" in ledger.row("retroversion.xor_with_row_of_BB").finding


def test_five_of_six_ways_find_the_same_masks_with_a_wrong_bit_and_none_solves_the_board():
    held, choices = held_back(reproduction.spoiled()), reproduction.spoiled().choices
    masks = {name: np.flatnonzero(one).tolist() for name, (one, _) in exercises.SPOILED_WAYS.items()}
    assert {name for name, one in masks.items() if one != [2, 3, 5, 7, 8]} == {"05 cube of Y"}
    assert held["answer"] == reproduction._NOT_ALL == choices[1]
    assert not any(name[:2] in texts(reproduction.spoiled()) for name in masks)  # the figure tells who
    assert "mask 8 lacks cell 7" in reproduction.spoiled().question
    assert exercises.SPOILED[8, 7] == 0 and MAGIC.matrix[8, 7] == 1
    for one in masks.values():
        assert not np.array_equal(MAGIC.press(exercises.FIRST_BOARD, one), exercises.GOAL)


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
