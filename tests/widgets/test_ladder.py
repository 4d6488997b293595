"""The ladder: sums of a turned mask, and how high they stand."""

import itertools

import numpy as np
import pytest

from magicmath.widgets import Ladder

FOUR = list(itertools.product([0, 1], repeat=4))


def ring(board, cells):
    return [int(board.ravel()[cell]) for cell in cells]


def stands(four):
    """Return the rung of four bits round the board, counted up as long as each holds."""
    p, q, r, s = four
    holds = [(p + q + r + s) % 2 == 0, p == r and q == s, p == q == r == s, not any(four)]
    return list(itertools.takewhile(bool, holds)).count(True)


def test_the_edges_are_the_sum_of_masks_that_are_turned_as_pictures():
    for bits, corners in itertools.product(FOUR, FOUR):
        mask = np.array([[0, bits[0], 0], [bits[3], 0, bits[1]], [0, bits[2], 0]])
        turned = [np.rot90(mask, -k) for k in range(4)]  # to the right: corner 0 goes to 2, 8 and 6
        made = sum(corners[k] * turned[k] for k in range(4)) % 2
        figure = Ladder(bits, corners)
        assert figure.made.tolist() == ring(made, [1, 5, 7, 3])
        assert figure.rungs == (stands(corners), stands(figure.made.tolist()))


def test_with_an_even_sum_each_press_climbs_and_with_an_odd_one_none_does():
    for bits, corners in itertools.product(FOUR, FOUR):
        low, high = Ladder(bits, corners).rungs
        if sum(bits) % 2 == 0:
            assert high > low or high == 4
        elif sum(corners) % 2:
            assert high == low == 0
    assert Ladder([1, 0, 0, 0], [1, 1, 1, 1]).rungs == (3, 3)


def test_text_and_state():
    figure = Ladder()
    assert repr(figure).split("\n")[0] == "Corners on rung 0, edges on rung 1"
    figure.set_state({"bits": [1, 1, 0, 0], "corners": [1, 0, 1, 0]})
    assert figure.rungs == (2, 3)
    assert repr(figure).split("\n")[2:] == ["□ ■ □   ■ ■ □", "□ □ ■   ■ □ ■", "□ □ □   □ ■ ■"]
    with pytest.raises(ValueError, match="read-only"):
        figure.bits[0] = 1


@pytest.mark.parametrize("name", ["bits", "corners"])
@pytest.mark.parametrize("wrong", [[1, 0, 0], [1, 0, 0, 2], [[1, 0, 0, 1]], None, "1001", 9], ids=str)
def test_what_are_not_four_bits_is_refused_and_the_state_stays(name, wrong):
    figure = Ladder()
    before = getattr(figure, name).tolist()
    calls = (
        lambda: Ladder(**{name: wrong}),
        lambda: setattr(figure, name, wrong),
        lambda: figure.set_state({name: wrong}),
    )
    for call in calls:
        with pytest.raises((TypeError, ValueError), match=name):
            call()
    assert getattr(figure, name).tolist() == before


def test_with_mirrors_the_mask_has_two_letters_and_each_choice_of_them_climbs():
    for bits in FOUR:
        if bits != bits[::-1]:
            with pytest.raises(ValueError, match="bits must respect the mirror"):
                Ladder(bits, mirrors=True)
            continue
        for corners in FOUR:
            figure = Ladder(bits, corners, mirrors=True)
            low, high = figure.rungs
            assert high > low or low == 4
    with pytest.raises(ValueError, match="mirror"):
        figure.set_state({"bits": [1, 1, 0, 0]})
    assert figure.bits.tolist() == [1, 1, 1, 1]
    with pytest.raises(TypeError, match="mirrors"):
        Ladder(mirrors=1)
