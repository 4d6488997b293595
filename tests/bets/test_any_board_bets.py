"""The bets of notebook 10: their evidence by a second way, and answers that follow from it."""

from itertools import product

import numpy as np
import pytest
from veil import held_back

from magicmath import plain, plot
from magicmath.bets import any_board
from magicmath.rules import lights_out, with_holes


def test_the_first_bet_stays_open_and_tells_how_many_choices_there_are():
    """The reader counts the boards; `tests/notebooks/test_any_board.py` holds what the text then says."""
    bet = any_board.five_by_five()
    held = held_back(bet)
    assert held["answer"] is None
    told = held["common"][0]["text"]
    assert f"There are {2**25:,} choices of masks" in told
    assert "33,554,432" in bet.question
    assert not any(share in told for share in any_board._SHARES.values())


def test_the_heart_has_the_test_that_is_shown_and_no_other():
    held = held_back(any_board.heart())
    holes = np.array(any_board.HEART_HOLES)
    rules = with_holes(lights_out(6, 7), holes)
    masks = np.reshape(plain.lights_out(6, 7), (42, 42))
    here = np.flatnonzero(holes.ravel() == 0)
    (quiet,) = plain.null_space(masks[np.ix_(here, here)].tolist())
    assert any(quiet)
    cells = np.zeros(holes.shape, int)
    cells.flat[here] = quiet
    assert held["common"][1]["svg"] == plot.boards([cells], ["the heart's test"], holes=rules.holes).svg
    assert held["answer"] == any_board._SHARES_OF_HEART[1] == "one in 2"
    assert f"Of the {len(here)} rows {len(here) - 1} keep a pivot" in held["common"][0]["text"]


def test_the_graphs_that_are_tried_are_all_small_ones_each_once():
    graphs = [masks.tolist() for masks in any_board._all_graphs(4)]
    assert len(graphs) == len({str(masks) for masks in graphs}) == 1 + 2 + 8 + 64
    for masks in graphs:
        assert masks == plain.transpose(masks)
        assert all(masks[i][i] for i in range(len(masks)))


def test_all_black_is_made_where_some_choice_of_masks_makes_it():
    held = held_back(any_board.graphs())
    tried = list(any_board._all_graphs(any_board._MOST_NODES))
    made = 0
    for masks in tried:
        found = plain.press(
            [0] * len(masks), masks.tolist(), np.flatnonzero(plain.solve(masks.T, [1] * len(masks)))
        )
        made += found == [1] * len(masks)
    assert made == len(tried)
    assert held["answer"] is None  # the reader counts discs first
    assert f"all {made} graphs" in held["common"][0]["text"]


@pytest.mark.parametrize("masks", [[[0, 1, 1], [1, 0, 1], [1, 1, 0]], [[0, 0], [0, 1]]])
def test_masks_that_do_not_make_all_black_are_known(masks):
    """Without their own cells masks may fail."""
    sums = {tuple(plain.vecmat(choice, masks)) for choice in product((0, 1), repeat=len(masks))}
    assert (1,) * len(masks) not in sums
    assert not any_board._makes_all_black(np.array(masks, np.uint8))


def test_the_bars_count_all_small_graphs():
    count = sum(2 ** (nodes * (nodes - 1) // 2) for nodes in range(1, any_board._MOST_NODES + 1))
    drawn = plot.bars({"all black": count, "no solution": 0}, "small graphs")
    assert held_back(any_board.graphs())["common"][1]["svg"] == drawn.svg
