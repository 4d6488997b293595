"""Eight choices of three masks, and the boards that they make: in Python and in the page."""

from collections import Counter
from itertools import product

import numpy as np
import pytest
from page_code import in_node

from magicmath import plain
from magicmath.widgets import ChoicePairs

RINGS = [[[1, 1, 0], [0, 1, 1], [1, 0, 1]], [[1, 0, 0], [1, 1, 0], [1, 1, 1]], [[0] * 3] * 3]


@pytest.mark.parametrize("masks", RINGS)
def test_each_board_is_made_of_its_choice_in_python_and_in_the_page(masks, npm_packages):
    figure = ChoicePairs(masks)
    wanted = [plain.vecmat(list(choice)[::-1], masks) for choice in product((0, 1), repeat=3)]
    assert figure.boards.tolist() == wanted
    assert figure.quiet == [number for number, board in enumerate(wanted) if number and not any(board)]
    code = "[boardsOf(argument).map(cellsOf), quietOf(argument)]"
    found = in_node("choice_pairs_state", "boardsOf, cellsOf, quietOf", code, masks)
    assert found == [wanted, figure.quiet]


def test_sums_of_columns_are_those_of_rows_of_the_table_turned_over(npm_packages):
    for masks in (*RINGS, [[1, 1, 0], [0, 0, 0], [0, 0, 1]]):
        figure = ChoicePairs(masks, columns=True)
        turned = plain.transpose(masks)
        sums = [plain.vecmat(list(choice)[::-1], turned) for choice in product((0, 1), repeat=3)]
        assert figure.cancelling == [number for number, total in enumerate(sums) if number and not any(total)]
        found = in_node("choice_pairs_state", "cancellingOf", "cancellingOf(argument)", masks)
        assert found == figure.cancelling


def test_no_table_has_a_zero_sum_of_rows_alone_or_of_columns_alone(npm_packages):
    counts = Counter()
    for bits in product((0, 1), repeat=9):
        figure = ChoicePairs(np.reshape(bits, (3, 3)), columns=True)
        counts[bool(figure.quiet), bool(figure.cancelling)] += 1
    invertible = (8 - 1) * (8 - 2) * (8 - 4)
    assert counts == {(False, False): invertible, (True, True): 512 - invertible}
    told = in_node("choice_pairs_state", "tally, TABLES", "tally(TABLES)", None)
    assert told == {"both": 512 - invertible, "rows": 0, "columns": 0, "none": invertible}


def test_tables_that_were_tried_are_kept_where_columns_are_shown():
    figure = ChoicePairs(columns=True)
    figure.set_state({"masks": RINGS[1], "tables": [511, 0]})
    assert figure.tables == (511, 0)
    assert "Rows that add up to 0: none. Columns that add up to 0: none\n" in repr(figure)
    assert "Rows that add up to 0: a + b + c. Columns that add up to 0: 0 + 1 + 2\n" in repr(
        ChoicePairs(columns=True)
    )
    for tables in ([512], [3, 3], [10**5000], [0.5]):
        with pytest.raises((TypeError, ValueError), match="tables"):
            figure.set_state({"tables": tables})
    assert figure.tables == (511, 0)
    with pytest.raises((TypeError, ValueError), match="tables needs columns"):
        ChoicePairs().set_state({"tables": [1]})
    with pytest.raises(TypeError, match="columns"):
        ChoicePairs(columns=1)


def test_quiet_choices_pair_the_others():
    for bits in product((0, 1), repeat=9):
        figure = ChoicePairs(np.reshape(bits, (3, 3)))
        made = len(np.unique(figure.boards, axis=0))
        assert made * (1 + len(figure.quiet)) == 8


def test_text_and_state_follow():
    figure = ChoicePairs()
    assert repr(figure).startswith("Three masks: 8 choices make 4 boards\nmasks a, b, c\n")
    figure.set_state({"masks": RINGS[1], "tried": [3, 0]})
    assert repr(figure).startswith("Three masks: 8 choices make 8 boards\n")
    assert figure.tried == (3, 0)
    assert repr(ChoicePairs(RINGS[2])).startswith("Three masks: 8 choices make 1 board\n")


@pytest.mark.parametrize(
    "state",
    [{"masks": [[1, 0]]}, {"masks": [[2] * 3] * 3}, {"tried": [8]}, {"tried": [1, 1]}, {"tried": [10**5000]}],
)
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = ChoicePairs()
    figure.tried = [5]
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.masks.tolist(), figure.tried) == (RINGS[0], (5,))
    with pytest.raises((TypeError, ValueError), match="masks"):
        ChoicePairs([[0.5] * 3] * 3)
