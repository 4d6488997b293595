"""Link a picture and its presses in Python and in the page alike."""

import random
from xml.etree import ElementTree

import numpy as np
import pytest
from page_code import in_node

from magicmath import helix, plain
from magicmath.rules import fractal
from magicmath.widgets import FractalPicture
from magicmath.widgets.fractal_picture import SHAPES, SIDE, subsets


def of_the_page(names, expression, argument):
    return in_node("fractal_picture_state", names, expression, argument)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_page_draws_and_solves_as_python_does(shape, npm_packages):
    figure = FractalPicture(shape)
    figure.flips = random.Random(shape).sample(range(SIDE * SIDE), 40)
    now = figure.get_state()["_now"]
    drawn = of_the_page("pictureOf", 'pictureOf(argument).join("")', now)
    assert drawn == "".join(map(str, figure.picture.ravel().tolist()))
    solved = of_the_page("pictureOf, pressesOf", 'pressesOf(pictureOf(argument)).join("")', now)
    assert solved == "".join(map(str, figure.presses.ravel().tolist()))
    assert solved == "".join(map(str, plain.helix_by_butterfly(figure.picture.ravel().tolist())))


def test_a_press_sums_the_cells_that_light_up_and_a_cell_is_summed_by_its_presses(npm_packages):
    drawn = random.Random(3)
    places = [0, SIDE * SIDE - 1, *(drawn.randrange(SIDE * SIDE) for _ in range(30))]
    summed = of_the_page("cellsOf", "argument.map(cellsOf)", places)
    summing = of_the_page("pressesOn", "argument.map(pressesOn)", places)
    figure = FractalPicture("ring")
    cells, presses = figure.picture.ravel(), figure.presses.ravel()
    for place, below, above in zip(places, summed, summing, strict=True):
        assert below == [i for i in range(SIDE * SIDE) if i & place == i]
        assert above == [i for i in range(SIDE * SIDE) if i & place == place]
        assert cells[below].sum() % 2 == presses[place]


def test_the_pairs_of_a_press_tell_whether_it_is_made(npm_packages):
    drawn = random.Random(5)
    places = [SIDE, *(drawn.randrange(SIDE, SIDE * SIDE) for _ in range(30))]
    figure = FractalPicture("diagonal")
    figure.flips = drawn.sample(range(SIDE * SIDE), 40)
    uneven = of_the_page(
        "cellsOf, pictureOf, uneven",
        "argument.places.map((at) => uneven(at, cellsOf(at), pictureOf(argument.now)))",
        {"places": places, "now": figure.get_state()["_now"]},
    )
    for place, pairs in zip(places, uneven, strict=True):
        row, column = divmod(place, SIDE)
        last = row & -row
        above = figure.picture[np.ix_(subsets(row - last), subsets(column))]
        below = figure.picture[np.ix_([last + i for i in subsets(row - last)], subsets(column))]
        assert pairs == np.count_nonzero(above != below)
        assert pairs % 2 == figure.presses[row, column]


def test_presses_of_a_small_board_are_those_of_fractal_magic():
    figure = FractalPicture("white")
    figure.flips = [SIDE * row + column for row, column in [(0, 1), (2, 3), (3, 3), (1, 0)]]
    board = figure.picture[:4, :4]
    np.testing.assert_array_equal(
        fractal(4).press(np.zeros((4, 4), int), np.flatnonzero(figure.presses[:4, :4])), board
    )


def test_the_shapes_are_what_they_are_called():
    ring, disc, square = (FractalPicture(shape).picture for shape in ("ring", "disc", "square"))
    assert disc[64, 64] == square[64, 64] == 1
    assert ring[64, 64] == 0
    assert (ring <= disc).all()
    assert square.sum() == square.any(axis=0).sum() * square.any(axis=1).sum()
    for picture in (ring, disc, square, FractalPicture("diagonal").picture):
        np.testing.assert_array_equal(picture, picture[::-1, ::-1])
        np.testing.assert_array_equal(picture, picture.T)


def rim(cells):
    """Count the sides of cells that part a black cell from a white one, or from the edge of the board."""
    framed = np.pad(cells, 1).astype(int)
    return sum(int(abs(np.diff(framed, axis=axis)).sum()) for axis in (0, 1))


def test_the_length_of_a_rim_does_not_tell_the_number_of_presses():
    square, disc = FractalPicture("square"), FractalPicture("disc")
    assert 0.7 < rim(square.picture) / rim(disc.picture) < 0.8  # three quarters
    assert round(disc.presses.sum() / square.presses.sum()) == 11


def test_the_diagonal_is_solved_by_the_geniton():
    np.testing.assert_array_equal(FractalPicture("diagonal").presses, helix.geniton(SIDE))


def test_another_shape_lets_go_of_the_flips_and_keeps_the_press():
    figure = FractalPicture(press=(5, 7))
    figure.flips = (3, 1, 3)
    assert (figure.flips, figure.press) == ((1, 3), (5, 7))
    figure.shape = "diagonal"
    assert (figure.flips, figure.press) == ((), (5, 7))
    figure.press = None
    assert repr(figure).endswith("no press is marked")
    figure.press = (2, 4)
    assert figure.press == (2, 4)
    assert repr(FractalPicture("diagonal", press=None)) == repr(FractalPicture("diagonal", (2, 4))).replace(
        "press in row 2, column 4: of the 4 cells that it sums, 1 is black", "no press is marked"
    )


@pytest.mark.parametrize(
    ("name", "bad", "said"),
    [
        ("shape", "cube", "shape must be one of disc"),
        ("press", (5,), r"press must be \(row, column\), got \(5,\)"),
        ("press", (5, 128), "press must be from 0 to 127, got 128"),
        ("flips", [16384], "flips must be from 0 to 16383, got 16384"),
    ],
)
def test_a_bad_value_leaves_the_figure_as_it_is(name, bad, said):
    figure = FractalPicture("ring", press=(1, 2))
    figure.flips = [7]
    before = figure.get_state()
    with pytest.raises((TypeError, ValueError), match=said):
        setattr(figure, name, bad)
    with pytest.raises((TypeError, ValueError), match=said):
        figure.set_state({"_now": {**before["_now"], name: bad}})
    assert figure.get_state() == before


def test_a_walk_begins_at_its_first_press_and_the_page_may_not_ask_for_one():
    assert FractalPicture(walk=True).press == (120, 112)
    assert FractalPicture(press=(1, 3), walk=True).press == (1, 3)
    assert FractalPicture().press is None
    with pytest.raises(TypeError, match="walk"):
        FractalPicture(walk=1)
    with pytest.raises(ValueError, match="may not set _walk"):
        FractalPicture().set_state({"_walk": True})


def test_the_walk_begins_where_python_does(npm_packages):
    first = in_node("fractal_picture_words", "WALK", "WALK[0].press", None)
    assert tuple(first) == FractalPicture(walk=True).press


def test_picture_and_text_tell_what_the_press_sums():
    figure = FractalPicture("white", press=(1, 3))
    figure.flips = [SIDE + 2]
    assert repr(figure).endswith("press in row 1, column 3: of the 8 cells that it sums, 1 is black")
    data, _ = figure._repr_mimebundle_()
    assert ElementTree.fromstring(data["image/svg+xml"]).get("aria-label").endswith("1 is black.")
    assert [subsets(0b101), subsets(0)] == [[0, 1, 4, 5], [0]]
