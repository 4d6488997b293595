"""Lists of masks as buttons below a board, in Python and as a place to answer."""

import numpy as np
import pytest

from magicmath.exercises._places import Press
from magicmath.exercises.parities import HOLLOW
from magicmath.exercises.puzzle import only_a_corner
from magicmath.rules import MAGIC, RuleSet, lights_out
from magicmath.widgets import Board, Game

CENTRE, EDGE = [1, 3, 4, 5, 7], [1, 3, 5, 6, 8]


def test_the_line_tells_which_masks_are_left():
    board = Board(MAGIC, recipes=[CENTRE, EDGE])
    assert repr(board).splitlines()[0] == "Board of MAGIC, not pressed"
    board.press(*CENTRE, *EDGE)
    assert repr(board).splitlines()[0] == "Board of MAGIC, pressed 1 3 4 5 7 1 3 5 6 8, left 4 6 7 8"
    board.press(4, 6, 7, 8)
    assert repr(board).splitlines()[0].endswith(", left nothing")
    assert board.cells.sum() == 0


def test_a_board_without_recipes_says_nothing_of_them():
    board = Board(MAGIC)
    board.press(1, 1)
    assert repr(board).splitlines()[0] == "Board of MAGIC, pressed 1 1"


def test_a_list_of_presses_tells_of_masks_that_are_left_on_the_board_of_the_start():
    board = Board(HOLLOW, lists_presses=True)
    board.press(4, 1, 3, 5, 7)
    assert repr(board).splitlines()[0].endswith(", left 1 3 4 5 7, as at the start")
    board.press(7)
    assert repr(board).splitlines()[0].endswith(", left 1 3 4 5")
    board.press(7, 4, 1, 3, 5, 7)
    assert repr(board).splitlines()[0].endswith(", left nothing")
    with pytest.raises(TypeError, match="lists_presses must be True or False"):
        Board(HOLLOW, lists_presses=1)


@pytest.mark.parametrize(
    "recipes",
    [[], [[]], [[9]], [[0], [-1]], [[0.5]], 7, "0 1", [[0]] * 17, [3], {}, {"a": [9]}, {"a": 1}, {7: [0]}],
)
def test_wrong_recipes_are_refused_by_name(recipes):
    for make in (lambda: Board(MAGIC, recipes=recipes), lambda: Press(rules=MAGIC, recipes=recipes)):
        with pytest.raises((TypeError, ValueError), match=r"^recipes"):
            make()


def test_recipes_may_have_names():
    board = Board(MAGIC, recipes={"centre": CENTRE, "edge": EDGE})
    assert (board._recipes, board._recipe_names) == ([CENTRE, EDGE], ["centre", "edge"])
    assert Board(MAGIC, recipes=[CENTRE])._recipe_names == []


def test_named_recipes_may_keep_back_what_they_make():
    assert not Board(MAGIC, recipes={"centre": CENTRE})._covers_recipes
    assert Board(MAGIC, recipes={"centre": CENTRE}, covers_recipes=True)._covers_recipes
    for recipes in (None, [CENTRE]):
        with pytest.raises(ValueError, match=r"^covers_recipes needs recipes with names"):
            Board(MAGIC, recipes=recipes, covers_recipes=True)
    with pytest.raises(TypeError, match="covers_recipes must be True or False"):
        Board(MAGIC, recipes={"centre": CENTRE}, covers_recipes=1)


def test_recipes_that_keep_back_what_they_make_may_keep_back_their_masks():
    recipes = {"centre": CENTRE}
    assert not Board(MAGIC, recipes=recipes, covers_recipes=True)._covers_masks
    assert Board(MAGIC, recipes=recipes, covers_recipes=True, covers_masks=True)._covers_masks
    with pytest.raises(ValueError, match=r"^covers_masks needs covers_recipes=True"):
        Board(MAGIC, recipes=recipes, covers_masks=True)
    with pytest.raises(TypeError, match="covers_masks must be True or False"):
        Board(MAGIC, recipes=recipes, covers_recipes=True, covers_masks=1)


def test_recipes_may_begin_at_the_start_again():
    assert not Board(MAGIC, recipes=[CENTRE])._recipes_restart
    assert Board(MAGIC, recipes=[CENTRE], recipes_restart=True)._recipes_restart
    with pytest.raises(ValueError, match=r"^recipes_restart needs recipes"):
        Board(MAGIC, recipes_restart=True)
    with pytest.raises(TypeError, match="recipes_restart must be True or False"):
        Board(MAGIC, recipes=[CENTRE], recipes_restart=1)


def test_cells_show_their_numbers_where_they_are_asked_to():
    assert Board(MAGIC)._names == []
    assert Board(MAGIC, numbers_cells=True)._names == [str(cell) for cell in range(9)]
    assert Board(MAGIC, turns=True)._names == [str(cell) for cell in range(9)]
    assert Game(numbers_cells=True)._names == [str(cell) for cell in range(9)]
    assert Game()._names == []
    with pytest.raises(TypeError, match="numbers_cells must be True or False"):
        Board(MAGIC, numbers_cells=1)


def test_equations_may_stand_beside_recipes():
    board = Board(MAGIC, adds=MAGIC, recipes=[CENTRE])
    board.press(*CENTRE)
    assert repr(board).splitlines()[0].endswith(", sum a + c + e + g + i = w₄, left 1 3 4 5 7")


def test_the_recipes_of_the_corner_make_one_cell_each():
    told = only_a_corner.place.told()["recipes"]
    made = [MAGIC.press([[0] * 3] * 3, recipe).ravel().nonzero()[0].tolist() for recipe in told]
    assert made == [[4], [1], [5], [7], [3]]
    assert Press(rules=MAGIC).told()["recipes"] is None


def test_a_turned_recipe_makes_the_turned_cell():
    board = Board(MAGIC, turns=True)
    board.press(*EDGE)
    board.undo()
    board.redo()
    for cell in (5, 7, 3, 1):
        before = np.rot90(board.cells, -1)
        board.turn()
        assert np.array_equal(board.cells, before)
        assert np.flatnonzero(board.cells).tolist() == [cell]
    assert board.presses == tuple(EDGE)


def test_what_is_taken_back_is_gone_after_a_turn():
    board = Board(lights_out(4, 4), turns=True)
    board.press(0, 1)
    board.undo()
    board.turn()
    board.redo()
    assert board.presses == (3,)


@pytest.mark.parametrize(
    ("rules", "start"),
    [(RuleSet(MAGIC[:8]), None), (lights_out(3, 4), None), (MAGIC, [[1, 0, 0], [0, 0, 0], [0, 0, 0]])],
)
def test_what_does_not_turn_is_refused(rules, start):
    with pytest.raises(ValueError, match="^turns needs"):
        Board(rules, start, turns=True)
    with pytest.raises(ValueError, match="^turn needs"):
        Board(rules, start).turn()
    with pytest.raises(TypeError, match="^turns"):
        Board(MAGIC, turns="yes")
