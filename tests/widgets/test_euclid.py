"""Euclid's lines on the polynomials of a board: state, text, and what is refused."""

import pytest

from magicmath import nullity, plain
from magicmath.widgets import Euclid


@pytest.mark.parametrize("n", [*range(1, 41), *range(98, 103)])
def test_lines_shrink_to_the_greatest_common_divisor(n):
    figure = Euclid(n)
    *lines, last = figure.lines
    assert last == 0
    assert min(lines) == plain.polynomial_gcd(lines[0], lines[1])
    assert min(lines).bit_length() - 1 == figure.nullity == nullity.of_board(n)
    assert len(lines) < 160


def test_each_line_is_an_earlier_one_plus_another_shifted():
    lines = Euclid(23).lines
    for i, line in enumerate(lines[2:], 2):
        earlier = lines[:i]
        assert any(line == p ^ q << s for p in earlier for q in earlier for s in range(24))


def test_text_shows_the_lines_shown():
    assert repr(Euclid(5, shown=3)) == "\n".join(
        [
            "Euclid for 5×5, 3 lines shown",
            "f, g, and what Euclid makes of them",
            "■ □ □ □ ■ □",
            "■ ■ □ □ □ □",
            "· ■ □ □ ■ □",
        ]
    )
    assert repr(Euclid(5, shown=100)).startswith("Euclid for 5×5, nullity 2\n")


def test_an_untold_figure_leaves_the_degree_to_the_reader():
    told, untold = Euclid(9, shown=5), Euclid(9, shown=5, untold=True)
    assert repr(told).replace("nullity 8", "5 lines shown") == repr(untold) != repr(told)
    with pytest.raises(TypeError, match="untold must be True or False"):
        Euclid(9, untold=1)


@pytest.mark.parametrize(("n", "is_told"), [(40, False), (41, True), (99, True)])
def test_an_untold_figure_tells_the_degree_where_nobody_can_count_the_places(n, is_told):
    title = repr(Euclid(n, shown=408, untold=True)).splitlines()[0]
    assert title.endswith(f"nullity {Euclid(n).nullity}") == is_told


@pytest.mark.parametrize(
    "state", [{"n": 0}, {"n": 103}, {"n": 5.5}, {"shown": 1}, {"shown": "all"}, {"_largest": 99}]
)
def test_malformed_states_are_refused_and_the_state_stays(state):
    figure = Euclid(7, shown=4)
    with pytest.raises((TypeError, ValueError), match=next(iter(state))):
        figure.set_state(state)
    assert (figure.n, figure.shown) == (7, 4)
    figure.set_state({"n": 9, "shown": 5})
    assert figure.nullity == 8
