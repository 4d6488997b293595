"""A board taken as a list: what it makes, how many give themselves, and what is refused."""

from itertools import product

import numpy as np
import pytest
import traitlets
from page_code import in_node

from magicmath.rules import MAGIC, UNIT, lights_out, pressed, to_board, with_holes
from magicmath.widgets import PressedList


@pytest.mark.parametrize("rules", [MAGIC, lights_out(3, 3), lights_out(2, 4), lights_out(4, 4)], ids=str)
def test_the_lists_that_give_themselves_are_counted(rules):
    lists = np.array(list(product((0, 1), repeat=len(rules))))
    giving = (lists @ rules.matrix % 2 == lists).all(axis=1)
    assert PressedList(rules).all_found == giving.sum() - 1  # without the empty list


def test_what_a_list_makes_is_what_its_presses_make():
    for number in (1, 341, 495, 511):
        cells = to_board(number)
        figure = PressedList(MAGIC, cells)
        np.testing.assert_array_equal(figure.made, MAGIC.press(to_board(0), pressed(cells.ravel())))
        gives = np.array_equal(figure.made, cells)
        assert ("gives itself" in repr(figure)) == gives == (number == 495)
    assert repr(PressedList(MAGIC)).startswith("0 cells in the list\n")
    assert repr(PressedList(MAGIC, to_board(1))).startswith("1 cell in the list\n")


@pytest.mark.parametrize(
    ("found", "every", "said"),
    [
        (0, 7, "Found: 0 of 7 lists that give themselves."),
        (2, 7, "Found: 2 of 7 lists that give themselves. Press one to take it again."),
        (0, 1, "Found: 0 of 1 list that gives itself."),
        (1, 1, "✓ You have found the only list: no other gives itself."),
        (7, 7, "✓ You have found all 7 lists: no other gives itself."),
    ],
)
def test_the_shelf_tells_how_many_are_found(found, every, said):
    asked = {"found": found, "all": every}
    assert (
        in_node("pressed_list_words", "shelfText", "shelfText(argument.found, argument.all)", asked) == said
    )


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ((MAGIC.masks,), "rules must be a RuleSet"),
        ((lights_out(7, 7),), "rules must have a mask for each of at most 36 cells"),
        ((with_holes(MAGIC, np.eye(3, dtype=int)),), "rules must have .* without holes"),
        ((UNIT,), "rules must let at most 5 independent lists give themselves, got 9"),
        ((MAGIC, [[1]]), "cells must have shape"),
        ((MAGIC, None, [1]), "lists must be a mapping"),
        ((MAGIC, None, {1: to_board(1)}), "lists"),
        ((MAGIC, None, {"a": [[1]]}), "lists must have shape"),
        ((MAGIC, None, {str(i): to_board(i) for i in range(7)}), "lists must be at most 6"),
    ],
)
def test_what_cannot_be_shown_is_refused_by_name(given, said):
    with pytest.raises((TypeError, ValueError), match=said):
        PressedList(*given)


@pytest.mark.parametrize("state", [{"cells": None}, {"cells": [[1]]}, {"_masks": []}, {"_all": 3}])
def test_malformed_state_from_the_page_leaves_the_list(state):
    figure = PressedList(MAGIC)
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        figure.set_state(state)
    assert not figure.cells.any()
    figure.set_state({"cells": to_board(341).tolist()})
    assert figure.cells.tolist() == to_board(341).tolist()
