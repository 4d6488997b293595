"""A new mask in the place of MAGIC's plus, and the two boxes of boards: in Python and in the page."""

from itertools import product

import numpy as np
import pytest
import traitlets
from page_code import in_node

from magicmath import plain
from magicmath.rules import MAGIC, to_board
from magicmath.widgets import TwoBoxes

WITHOUT = {
    tuple(plain.vecmat(choice, [row for number, row in enumerate(MAGIC.matrix.tolist()) if number != 4]))
    for choice in product((0, 1), repeat=8)
}


@pytest.mark.parametrize("number", [0, 1, 16, 170, 186, 325, 341, 511])
def test_a_mask_loses_boards_exactly_where_magic_makes_it_without_the_plus(number, npm_packages):
    mask = to_board(number)
    figure = TwoBoxes(mask)
    flat = mask.ravel().tolist()
    across = {tuple(a ^ b for a, b in zip(board, flat, strict=True)) for board in WITHOUT}
    assert figure.made == len(WITHOUT | across)
    assert figure.needs_plus == (tuple(flat) not in WITHOUT)
    told = {"mask": flat, "deciding": figure._deciding}
    code = "[carried(argument.mask, argument.deciding), boxOf(argument.mask, argument.deciding)]"
    counts, box = in_node("two_boxes_state", "boxOf, carried", code, told)
    assert counts == [len(across & WITHOUT), len(across - WITHOUT)]
    assert box == figure.needs_plus


def test_the_boards_shown_are_made_without_the_plus():
    figure = TwoBoxes()
    assert {tuple(board) for board in figure._samples} <= WITHOUT
    assert len({tuple(board) for board in figure._samples}) == len(figure._samples)
    assert figure._plus == MAGIC.matrix[4].tolist()
    assert figure._deciding == [0, 2, 4, 6, 8]


def test_text_and_state_follow():
    figure = TwoBoxes()
    assert repr(figure).startswith("A new mask 4 that MAGIC makes without the plus: 256 boards are made\n")
    figure.set_state({"mask": MAGIC[4].tolist(), "added": True})
    assert repr(figure).startswith("A new mask 4 that MAGIC makes with the plus: 512 boards are made\n")
    assert figure.added is True


@pytest.mark.parametrize("state", [{"mask": [1]}, {"mask": [[2] * 3] * 3}, {"added": 1}, {"_plus": []}])
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = TwoBoxes(np.eye(3, dtype=int))
    with pytest.raises((TypeError, ValueError, traitlets.TraitError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.mask.tolist(), figure.added) == (np.eye(3, dtype=int).tolist(), False)
