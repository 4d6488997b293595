"""Eight choices of three masks, and the boards that they make: in Python and in the page."""

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
