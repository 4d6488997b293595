"""Draw, solve and press a million cells in Python and in the page alike."""

import random
from xml.etree import ElementTree

import numpy as np
import pytest
from page_code import in_node

from magicmath import helix
from magicmath.widgets import Million
from magicmath.widgets.million import DRAWINGS, MOST_BLOTS, SIDE

WRITTEN = "Buffer.from({}.buffer).toString('base64')"


def of_the_page(figure, names, expression):
    """Return the million bits that the page makes of the figure's state."""
    import base64

    state = figure.get_state()
    given = {"now": state["_now"], "word": state["_word"]}
    text = in_node("million_state", f"cellsOf, {names}", WRITTEN.format(expression), given)
    words = np.frombuffer(base64.b64decode(text), dtype=np.uint8)
    return np.unpackbits(words, bitorder="little").reshape(SIDE, SIDE)


def drawn(drawing):
    figure = Million(drawing, seed=4)
    if drawing == "your own":
        figure.blots = [*random.Random(3).sample(range(SIDE * SIDE), 60), 0, SIDE - 1, SIDE * SIDE - 1]
    return figure


@pytest.mark.parametrize("drawing", DRAWINGS)
def test_the_page_draws_and_solves_as_python_does(drawing, npm_packages):
    figure = drawn(drawing)
    cells = of_the_page(figure, "SIDE", "cellsOf(argument.now, argument.word)")
    np.testing.assert_array_equal(cells, figure.cells)
    presses = of_the_page(figure, "solved", "solved(cellsOf(argument.now, argument.word))")
    np.testing.assert_array_equal(presses, figure.presses)


def test_the_page_presses_the_masks_themselves(npm_packages):
    figure = drawn("your own")
    choice = "cellsOf(argument.now, argument.word)"  # any choice of masks
    pressed = (
        f"(() => {{ const board = new Uint32Array({SIDE * SIDE // 32}); let count = 0; "
        f"for (const some of pressing(board, {choice})) count += some; return board; }})()"
    )
    changed = of_the_page(figure, "pressing", pressed)
    lines = helix.geniton(SIDE)[:, ::-1].astype(float)
    expected = (lines.T @ figure.cells @ lines) % 2
    np.testing.assert_array_equal(changed, expected)


def test_a_pen_leaves_no_gap_and_ends_where_it_is(npm_packages):
    way = in_node("million_state", "strokeOf", "strokeOf(...argument)", [0, 900 * SIDE + 200])
    spots = np.array([[0, 0], *(divmod(place, SIDE) for place in way)])
    assert way[-1] == 900 * SIDE + 200
    assert np.hypot(*np.diff(spots, axis=0).T).max() <= 8


def test_the_shapes_are_what_they_are_called():
    disc, ring, letters, lot, own = (Million(drawing).cells for drawing in DRAWINGS)
    assert disc[512, 512] == 1
    assert ring[512, 512] == 0
    assert (ring <= disc).all()
    np.testing.assert_array_equal(disc, disc.T)
    assert 0.05 < letters.mean() < 0.1
    assert not letters[[0, -1]].any()
    assert abs(lot.mean() - 0.5) < 0.005
    assert not own.any()


def test_a_saved_figure_holds_no_cells():
    figure = Million("by lot")
    assert len(str(figure.get_state()["_now"])) < 100
    data, _ = figure._repr_mimebundle_()
    assert len(data["image/svg+xml"]) < 40_000
    assert ElementTree.fromstring(data["image/svg+xml"]).get("aria-label") == f"{figure!r}."


def test_another_drawing_lets_go_of_the_blots():
    figure = drawn("your own")
    figure.drawing = "ring"
    assert figure.blots == ()
    figure.seed = 9
    assert (figure.drawing, figure.seed) == ("ring", 9)


@pytest.mark.parametrize(
    ("name", "bad", "said"),
    [
        ("drawing", "cube", "drawing must be one of disc"),
        ("seed", 2**32, "seed must be from 0 to 4294967295"),
        ("blots", [SIDE * SIDE], "blots must be from 0 to 1048575, got 1048576"),
        ("blots", range(MOST_BLOTS + 1), "blots must be at most 4096, got 4097"),
    ],
)
def test_a_bad_value_leaves_the_figure_as_it_is(name, bad, said):
    figure = drawn("your own")
    before = figure.get_state()
    with pytest.raises((TypeError, ValueError), match=said):
        setattr(figure, name, bad)
    with pytest.raises((TypeError, ValueError), match=said):
        figure.set_state({"_now": {**before["_now"], name: bad}})
    assert figure.get_state() == before


def test_blots_are_for_a_board_of_ones_own():
    figure = Million("ring")
    with pytest.raises(ValueError, match="blots must be empty unless drawing is 'your own'"):
        figure.blots = [5]
