"""Counted presses: what the board alone tells of them, in Python and in the page."""

import numpy as np
import pytest
import traitlets
from page_code import in_node

from magicmath.rules import MAGIC
from magicmath.widgets import CountedPresses


def some_counts():
    return np.random.default_rng(3).integers(0, 30, (40, len(MAGIC))).tolist()


def test_the_board_tells_just_the_masks_whose_count_is_odd():
    for counts in some_counts():
        figure = CountedPresses(counts)
        presses = [mask for mask, count in enumerate(counts) for _ in range(count)]
        assert np.array_equal(figure.cells, MAGIC.press(np.zeros((3, 3), int), presses))
        assert figure.told() == [mask for mask, count in enumerate(counts) if count % 2]


def test_the_page_makes_the_same_board_and_reads_the_same_from_it(npm_packages):
    asked = {"counts": some_counts(), "masks": CountedPresses().get_state()["_masks"]}
    boards = in_node(
        "counted_state",
        "boardAfter",
        "argument.counts.map((counts) => boardAfter(counts, argument.masks, 9, 3))",
        asked,
    )
    assert boards == [CountedPresses(counts).cells.ravel().tolist() for counts in asked["counts"]]


def test_the_page_may_set_the_counts_and_nothing_else():
    figure = CountedPresses()
    figure.set_state({"counts": [1] * 9})
    assert figure.counts == (1,) * 9
    for state in (
        {"counts": [1] * 8},
        {"counts": [-1] * 9},
        {"counts": None},
        {"_masks": []},
        {"_covers": True},
        {"marked": [9]},
        {"marked": None},
        {"_found": [[100]]},
        {"_found": [[100, 4]] * 13},
        {"_found": [[100, -1]]},
        {"_found": 5},
    ):
        with pytest.raises((TypeError, ValueError)):
            figure.set_state(state)
    assert figure.counts == (1,) * 9
    assert figure.get_state()["_found"] == []
    figure.set_state({"_found": [[100, 4], [99, 5]]})
    assert figure.get_state()["_found"] == [[100, 4], [99, 5]]


@pytest.mark.parametrize("bad", [[1] * 10, [], 5, [0.5] * 9, [10000] * 9, "123456789", iter([1] * 9)])
def test_what_are_no_counts_is_refused_by_name(bad):
    with pytest.raises((TypeError, ValueError), match="counts"):
        CountedPresses(bad)


def test_covered_counts_and_what_is_odd_stand_in_no_text():
    counts = [9, 10, 10, 5, 19, 10, 9, 16, 12]
    figure = CountedPresses(counts, covers=True)
    assert figure.covered
    assert repr(figure).splitlines() == [
        "Masks of MAGIC pressed 100 times in all, how often each one is covered",
        "the board",
        "□ □ □",
        "□ ■ ■",
        "□ □ □",
    ]
    figure.set_state({"covered": False})
    assert repr(figure) == repr(CountedPresses(counts))


def test_marks_are_masks_each_once_and_in_order():
    figure = CountedPresses([1] * 9, covers=True)
    figure.set_state({"marked": [8, 3, 8]})
    assert figure.marked == (3, 8)
    for bad in ([9], [-1], None, 3, ["a"]):
        with pytest.raises((TypeError, ValueError), match="marked"):
            figure.marked = bad
    assert figure.marked == (3, 8)


def test_the_page_marks_twice_as_never_and_leads_back_by_marks(npm_packages):
    masks = CountedPresses().get_state()["_masks"]
    call = "argument.tried.map(([marked, masks]) => toggledIn(marked, masks))"
    tried = [[[], [4]], [[4], [4]], [[0, 4, 8], [8, 3]], [[2], [1, 3, 4, 5, 7]]]
    wanted = [[4], [], [0, 3, 4], [1, 2, 3, 4, 5, 7]]
    assert in_node("counted_state", "toggledIn", call, {"tried": tried}) == wanted
    for counts in some_counts()[:3]:
        figure = CountedPresses(counts)
        asked = {"cells": figure.cells.ravel().tolist(), "masks": masks, "marked": figure.told()}
        back = "wayBack(argument.cells, argument.masks, argument.marked)"
        assert in_node("counted_state", "wayBack", back, asked) == [0] * 9


@pytest.mark.parametrize("bad", [1, None, "yes"])
def test_what_is_no_flag_covers_nothing(bad):
    with pytest.raises(TypeError, match="covers"):
        CountedPresses(covers=bad)
    figure = CountedPresses()
    with pytest.raises(traitlets.TraitError, match="covered"):
        figure.covered = bad
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        figure.set_state({"covered": bad})
    assert figure.covered is False


def test_the_text_says_so_where_no_count_is_odd():
    assert repr(CountedPresses([2] * 9)).startswith(
        "Masks of MAGIC pressed 2 2 2 2 2 2 2 2 2 times; the board tells of no odd count\n"
    )
