"""The masks of a row of presses as one product, in Python and in the page, without a browser."""

from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from page_code import in_node

from magicmath.rules import fractal
from magicmath.widgets import RowsAtOnce

MASKS = fractal(4).matrix
V = [[0, 1, 0, 1], [1, 1, 1, 0], [0, 0, 0, 0], [0, 1, 0, 1]]


@given(
    st.lists(st.integers(0, 1), min_size=16, max_size=16), st.lists(st.integers(0, 1), min_size=4, max_size=4)
)
def test_the_products_of_rows_change_what_their_masks_change(bits, done):
    figure = RowsAtOnce(np.reshape(bits, (4, 4)))
    figure.done = done
    assert figure.goal.ravel().tolist() == (np.array(bits) @ MASKS % 2).tolist()
    chosen = np.array(bits) * np.repeat(done, 4)
    assert figure.board.ravel().tolist() == (chosen @ MASKS % 2).tolist()


def test_the_page_multiplies_as_python_does(npm_packages):
    asked = np.random.default_rng(8).integers(0, 2, (40, 4, 4)).tolist()
    expression = """argument.map((presses) => [
        [0, 1, 2, 3].map((a) => topOf(presses, a)), changedBy(presses, [1, 1, 1, 1]),
        changedBy(presses, [0, 1, 1, 0]), rowsWithPresses(presses)])"""
    found = in_node("rows_at_once_state", "topOf, changedBy, rowsWithPresses", expression, asked)
    for presses, told in zip(asked, found, strict=True):
        figure = RowsAtOnce(presses)
        figure.done = [0, 1, 1, 0]
        rows = [a for a in range(4) if any(presses[a])]
        assert told == [figure.tops.tolist(), figure.goal.tolist(), figure.board.tolist(), rows]


def test_the_words_tell_the_masks_their_tops_and_the_end(npm_packages):
    names = "endText, rightText, rowText, wrongText"
    say = """[rowText(argument, 1), rowText(argument, 2), rowText([[0, 0, 1, 0]], 0),
        wrongText(argument, 1, [1, 0, 0, 0]), rightText(argument, 1), endText(argument, [0, 1, 0, 0]),
        endText(argument, [1, 1, 0, 1])]"""
    assert in_node("rows_at_once_words", names, say, V) == [
        "The masks 4, 5 and 6 have the same side: row 1 of ⌽G4. Their tops are the rows 0, 1 and 2 of ⌽G4, "
        "dark in the picture. Add them modulo 2: tap the cells of the sum.",
        "Row 2 of V has no black cell: there is nothing to press.",
        "The mask 2 has row 0 of ⌽G4 at the side. Its top is the row 2 of ⌽G4, dark in the picture. Add them "
        "modulo 2: tap the cells of the sum.",
        "✘ Not yet. Column 3, counted from 0, has 3 dark 1s.",
        "✓ Row 1 of V is one product. It has changed the board as its 3 masks do.",
        "Still to do: rows 0 and 3 of V.",
        "✓ The board is the goal: 3 products in place of 7 masks.",
    ]


def test_the_picture_and_the_state_follow():
    figure = RowsAtOnce(V)
    figure.set_state({"row": 1, "done": [0, 1, 0, 0]})
    assert (figure.row, figure.done.tolist()) == (1, [0, 1, 0, 0])
    data, _ = figure._repr_mimebundle_()
    assert "done are 1" in ElementTree.fromstring(data["image/svg+xml"]).get("aria-label")
    with pytest.raises(ValueError):
        figure.done[0] = 1


@pytest.mark.parametrize(
    ("name", "bad"),
    [("row", bad) for bad in (4, -1, 0.5, "1", True)]
    + [("done", bad) for bad in ([0] * 3, [0, 0, 0, 2], "0000", None, [[0] * 4])]
    + [("presses", bad) for bad in ([0] * 16, np.zeros((4, 5), int), np.full((4, 4), 2), None)],
)
def test_a_bad_value_is_refused_by_name_and_changes_nothing(name, bad):
    figure = RowsAtOnce(V)
    before = str(figure.get_state())
    for change in (lambda: setattr(figure, name, bad), lambda: figure.set_state({name: bad})):
        with pytest.raises((TypeError, ValueError), match=name):
            change()
    assert str(figure.get_state()) == before
