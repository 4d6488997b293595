"""Euclid's lines for a number modulo k: what each says, the reciprocal, and what is refused."""

from math import gcd

import numpy as np
import pytest

from magicmath import plain
from magicmath.widgets import ReciprocalLines


@pytest.mark.parametrize("k", [2, 3, 10, 24, 26, 97, 1000, 9999])
def test_each_line_holds_modulo_k_and_the_last_but_one_is_the_divisor(k):
    for a in range(1, k, max(1, k // 60)):
        figure = ReciprocalLines([(a, k)])
        for value, factor in figure.lines:
            assert (value - factor * a) % k == 0
        values = [value for value, _ in figure.lines]
        assert values[1:] == sorted(set(values[1:]), reverse=True)
        assert values[-2:] == [gcd(a, k), 0]
        assert len(values) <= 32
        assert figure.reciprocal == (plain.reciprocal(a, k) if gcd(a, k) == 1 else None)


def test_text_shows_the_lines_shown_of_the_pair_that_is_chosen():
    figure = ReciprocalLines([(7, 26), [np.int64(9), 24]])
    figure.shown = 4
    said = [f"{line} modulo 26" for line in ("26 = 0·7", "7 = 1·7", "5 = −3·7", "2 = 4·7")]
    assert repr(figure).split("\n") == ["Euclid's lines for 7 modulo 26, 4 lines shown", *said]
    figure.chosen = 1
    figure.shown = 32
    assert repr(figure).split("\n")[0] == "Euclid's lines for 9 modulo 24, 5 lines shown"
    assert figure.reciprocal is None


@pytest.mark.parametrize(
    "pairs",
    [[], 7, [7, 26], [(7,)], [(0, 26)], [(26, 26)], [(1, 1)], [(1, 10_000)], [(0.5, 3)], [(1, 2)] * 5],
)
def test_what_are_no_pairs_is_refused(pairs):
    with pytest.raises((TypeError, ValueError), match="^pairs must "):
        ReciprocalLines(pairs)


@pytest.mark.parametrize(
    "state", [{"chosen": 2}, {"chosen": -1}, {"shown": 1}, {"shown": "3"}, {"_pairs": []}]
)
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = ReciprocalLines([(7, 26), (9, 24)])
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.chosen, figure.shown) == (0, 2)
    figure.set_state({"chosen": 1, "shown": 4})
    assert (figure.chosen, figure.shown) == (1, 4)
