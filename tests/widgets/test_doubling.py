"""What f and g share when their index doubles: against the nullity, the page, and what is refused."""

from functools import reduce

import pytest
import traitlets
from page_code import in_node

from magicmath import nullity, plain
from magicmath._kernels.polynomials import multiply
from magicmath.widgets import Doubling

STARTS = [2, 3, 5, 6, 9, 33]


@pytest.mark.parametrize("index", [3, 5, 6, 9, 15, 33])
@pytest.mark.parametrize("doubled", [0, 1, 2, 5])
def test_the_counts_multiply_to_f_and_g_and_the_shared_degrees_to_the_nullity(index, doubled):
    figure = Doubling([index])
    figure.doubled = doubled
    f = plain.fibonacci_polynomial(index * 2**doubled)
    for whole, side in ((f, 0), (plain.shifted(f), 1)):
        factors = [p for p, counts in figure.counts.items() for _ in range(counts[side])]
        assert reduce(multiply, factors, 1) == whole
    assert figure.nullity == nullity.of_board(index * 2**doubled - 1)


def test_the_highest_of_the_first_ten_thousand_sizes_comes_from_33():
    figure = Doubling([5, 33])
    figure.index, figure.doubled = 33, 8
    assert (figure.index * 2**figure.doubled - 1, figure.nullity) == (8447, 5630)


@pytest.mark.parametrize("doubled", [0, 1, 4])
def test_the_page_counts_the_same(doubled):
    figure = Doubling(STARTS)
    figure.doubled = doubled
    for start in figure.get_state()["_starts"]:
        figure.index = start["index"]
        counts = "countsOf(argument.factors, argument.times)"
        ask = f"[{counts}, countedIn.nullity({counts}), countedIn.x({counts})]"
        found = in_node("doubling_state", "countedIn, countsOf", ask, {**start, "times": doubled})
        in_f = figure.counts[0b10][0]
        assert found == [[[p, *counts] for p, counts in figure.counts.items()], figure.nullity, in_f]


def test_the_text_tells_the_counts():
    assert repr(Doubling([5, 3])) == (
        "Doubling from 5: N = 5, nullity of 4×4 = 4\nx: 0 in f, 0 in g, 0 in both\n"
        "x + 1: 0 in f, 0 in g, 0 in both\nx² + x + 1: 2 in f, 2 in g, 2 in both"
    )


@pytest.mark.parametrize("wrong", [[], [0], [1], [34], [5, 5], list(range(2, 9)), [2.5], "5", None, 5])
def test_indices_that_are_none_are_refused(wrong):
    with pytest.raises((TypeError, ValueError), match="indices"):
        Doubling(wrong)


@pytest.mark.parametrize("wrong", ["y", "", None, 3])
def test_a_count_that_is_none_is_refused(wrong):
    with pytest.raises(ValueError, match=r"^asks must be one of nullity, x, got "):
        Doubling([5], asks=wrong)


@pytest.mark.parametrize("wrong", [0, 9, -1, 1.5, "2", True])
def test_steps_that_are_none_are_refused(wrong):
    with pytest.raises((TypeError, ValueError), match="steps"):
        Doubling([5], steps=wrong)


def test_a_figure_of_some_steps_ends_with_them():
    figure = Doubling([2], asks="x", steps=6)
    figure.doubled = 6
    assert figure.index * 2**figure.doubled == 128
    assert figure.counts == {0b10: (127, 0), 0b11: (0, 127)}
    with pytest.raises(ValueError, match="doubled"):
        figure.set_state({"doubled": 7})
    assert figure.doubled == 6


@pytest.mark.parametrize(
    "state",
    [{"index": 6}, {"index": None}, {"doubled": 9}, {"doubled": -1}, {"doubled": 1.5}, {"_starts": []}],
)
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = Doubling([5, 33])
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        figure.set_state(state)
    assert (figure.index, figure.doubled) == (5, 0)
    figure.set_state({"index": 33, "doubled": 1})
    assert figure.nullity == 42
