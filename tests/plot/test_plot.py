"""Read the pictures back: their text, their alternative text and what their SVG draws where."""

import base64
import io
import re
import subprocess
import sys
from fractions import Fraction
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays
from PIL import Image, ImageColor

from magicmath import helix, plot
from magicmath.plot.drawing import ACCENT, DARK, FRAME, INK, LIGHT, STONE, STYLE, Drawing
from magicmath.plot.figures import Plotted
from magicmath.rules import MAGIC, RuleSet, to_board, unit, with_holes

SVG = "{http://www.w3.org/2000/svg}"

stacks = arrays(np.uint8, array_shapes(min_dims=3, max_dims=3, max_side=4), elements=st.integers(0, 1))


def random_bits(*shape):
    return np.random.default_rng(shape).integers(0, 2, shape)


def read(picture):
    return ElementTree.fromstring(picture.svg)


def inside(root):
    """Tell whether everything of a drawing lies within its viewBox."""
    left, top, width, height = map(float, root.get("viewBox").split())
    corners = [corner for box in boxes(root) for corner in (box[:2], box[2:])]
    corners += [(float(text.get("x")), float(text.get("y"))) for text in root.iter(f"{SVG}text")]
    return all(left <= x <= left + width and top <= y <= top + height for x, y in corners)


def boxes(root, colour=None):
    """Return the left, top, right and bottom of each closed square of a colour, with its round corners."""
    found = []
    for path in root.iter(f"{SVG}path"):
        corner = float(path.get("stroke-width", 0)) / 2
        for step in re.findall(r"M(\S+) (\S+)h(\S+)v(\S+)h-\S+z", path.get("d")):
            if colour in (None, path.get("fill")):
                x, y, width, height = map(float, step)
                found.append((x - corner, y - corner, x + width + corner, y + height + corner))
    return found


def dots(root):
    """Return the middles of the dots."""
    return [
        tuple(map(float, place))
        for path in root.iter(f"{SVG}path")
        if path.get("stroke") == LIGHT
        for place in re.findall(r"M(\S+) (\S+)h0", path.get("d"))
    ]


def frames(root):
    """Return the left, top, right and bottom of the frames, in the order in which they are drawn."""
    for rect in root.iter(f"{SVG}rect"):
        if rect.get("fill") == FRAME:
            x, y, width, height = (float(rect.get(name)) for name in ("x", "y", "width", "height"))
            yield x, y, x + width, y + height


def boards_drawn(picture):
    """Return the board that each frame of a picture holds, of 0, 1 and, for what is missing, -1.

    The places are read from the squares alone: those of one board in rows and columns.
    """
    root = read(picture)
    squares = [(box, bit) for bit, colour in enumerate((LIGHT, DARK)) for box in boxes(root, colour)]
    return [_board_in(frame, squares) for frame in frames(root)]


def _board_in(frame, squares):
    held = [(box, bit) for box, bit in squares if _holds(frame, box)]
    rows, columns = (sorted({box[axis] for box, _ in held}) for axis in (1, 0))
    board = np.full((len(rows), len(columns)), -1)
    for (left, top, _, _), bit in held:
        assert board[rows.index(top), columns.index(left)] == -1, "a cell is drawn twice"
        board[rows.index(top), columns.index(left)] = bit
    return board.tolist()


def _holds(outer, inner):
    return all(a <= b for a, b in zip(outer[:2] + inner[2:], inner[:2] + outer[2:], strict=True))


def labels_drawn(picture):
    """Return each text of a picture with the place where it begins."""
    return {
        text.text: (float(text.get("x")), float(text.get("y"))) for text in read(picture).iter(f"{SVG}text")
    }


def read_text(text, rows):
    """Return the boards drawn side by side in the last lines of a text."""
    words = [re.findall(r"[□■](?: [□■])*", line) for line in text.split("\n")[-rows:]]
    return np.array(
        [[["□■".index(cell) for cell in word.split()] for word in line] for line in words]
    ).swapaxes(0, 1)


def read_alt(alt):
    """Return the labels and the boards that an alternative text tells."""
    said = alt.removesuffix(".").split(". ", 1)[1].split("; ")
    pairs = [entry.rpartition(": ")[::2] for entry in said]
    return [label for label, _ in pairs], [
        [list(map(int, row)) for row in board.split(" / ")] for _, board in pairs
    ]


@settings(max_examples=20)
@given(stacks)
def test_text_and_alternative_text_tell_every_board(stack):
    picture = plot.boards(stack)
    labels, boards = read_alt(picture.alt)
    assert labels == [str(i) for i in range(len(stack))]
    assert boards == stack.tolist()
    np.testing.assert_array_equal(read_text(picture.text, stack.shape[1]), stack)
    assert picture.text.split("\n")[0].split() == labels
    assert picture.alt.startswith("Board. " if len(stack) == 1 else f"{len(stack)} boards. ")


@given(stacks)
def test_text_board_draws_a_line_for_each_row(stack):
    board = stack[0]
    lines = plot.text_board(board).split("\n")
    assert [[cell == "■" for cell in line.split(" ")] for line in lines] == board.astype(bool).tolist()


def test_labels_stand_above_their_boards():
    picture = plot.boards([[[1, 0]], [[0, 1]]], ["a longer label", "b"])
    assert picture.text == "a longer label  b\n■ □             □ ■"
    assert picture.alt == "2 boards. a longer label: 10; b: 01."


def test_board_without_label_has_no_line_for_it():
    picture = plot.board([[1, 0], [0, 1]])
    assert picture.text == repr(picture) == "■ □\n□ ■"
    assert picture.alt == "Board. 10 / 01."


@pytest.mark.parametrize("labels", [[], ["one"], ["one", "two", "three"]], ids=len)
def test_labels_must_be_one_a_board(labels):
    with pytest.raises(ValueError, match="labels must be 2"):
        plot.boards([[[1]], [[0]]], labels)


def bars_of_counts(counts, label):
    return plot.bars(dict(enumerate(counts[0])), label)


def graph_of_one_row(rows, label):
    return plot.graph([[]] * len(rows[0]), label=label)


def heaps_of_sizes(sizes, label):
    return plot.heaps(sizes[0], label)


LABELLED = [plot.board, plot.matrix, plot.pattern, bars_of_counts, graph_of_one_row, heaps_of_sizes]


@pytest.mark.parametrize("draw", LABELLED)
@pytest.mark.parametrize("label", [r"$\price of $5", "<b>&amp; 'x' \"y\"", "]]>", "≠\\ ⌽"])
def test_label_is_written_as_it_is(draw, label):
    picture = draw([[1, 0]], label)
    assert label in labels_drawn(picture)
    assert read(picture).get("aria-label") == picture.alt


def test_what_xml_cannot_hold_is_replaced_by_a_sign():
    picture = plot.board([[1]], "a\x00b\ud800c")
    assert "a\ufffdb\ufffdc" in labels_drawn(picture)
    picture.svg.encode("utf-8")


@pytest.mark.parametrize("draw", LABELLED)
def test_label_of_another_type_is_written_as_its_text(draw):
    assert draw([[1]], 3).text == draw([[1]], "3").text


@pytest.mark.parametrize("shape", [(3, 3), (1, 1), (2, 5), (4, 1), (9, 9), (20, 30), (41, 10)], ids=str)
@pytest.mark.parametrize("label", ["", "mask 0", "a label that is longer than the board is wide"])
def test_drawing_of_a_board_shows_its_cells_in_their_places(shape, label):
    board = random_bits(*shape)
    picture = plot.board(board, label)
    root = read(picture)
    assert boards_drawn(picture) == [board.tolist()]
    assert inside(root)
    dark = boxes(root, DARK)
    assert dots(root) == [((left + right) / 2, (top + bottom) / 2) for left, top, right, bottom in dark]
    if label:
        (frame,) = frames(root)
        assert labels_drawn(picture)[label][1] < frame[1]


@settings(max_examples=20)
@given(stacks)
def test_drawing_of_a_strip_shows_every_board(stack):
    assert boards_drawn(plot.boards(stack)) == stack.tolist()


@pytest.mark.parametrize(
    "labels", [None, ["", "", ""], ["a", "b", "a longer label"]], ids=["numbers", "none", "texts"]
)
def test_boards_of_a_strip_stand_from_left_to_right_below_their_labels(labels):
    picture = plot.boards(random_bits(3, 2, 3), labels)
    places = list(frames(read(picture)))
    assert places == sorted(places)
    assert all(one[2] < other[0] for one, other in zip(places, places[1:], strict=False))
    for label, frame in zip(labels or "012", places, strict=True):
        if label:
            x, y = labels_drawn(picture)[label]
            assert (x, y < frame[1]) == (frame[0], True)


def test_a_long_strip_goes_on_below_and_fits_a_page():
    stack = random_bits(23, 3, 3)
    picture = plot.boards(stack)
    assert boards_drawn(picture) == stack.tolist()
    places = list(frames(read(picture)))
    assert 1 < len({top for _, top, _, _ in places}) < 23
    assert max(right for _, _, right, _ in places) <= 720
    assert inside(read(picture))


@pytest.mark.parametrize("label", ["", "adjugate"])
def test_drawing_of_a_matrix_shows_odd_entries_dark_and_every_number(label):
    a = np.array([[-3, 2, 0], [5, -4, 1]])
    picture = plot.matrix(a, label)
    root = read(picture)
    assert boards_drawn(picture) == [(a % 2).tolist()]
    assert dots(root) == []
    for text in root.iter(f"{SVG}text"):
        if text.text != label:
            x, y = float(text.get("x")), float(text.get("y"))
            (box,) = [box for box in boxes(root) if box[0] < x < box[2] and box[1] < y < box[3]]
            assert (box in boxes(root, DARK)) == (_integer(text.text) % 2 == 1)
    in_groups = {group.get("fill"): [text.text for text in group] for group in root.iter(f"{SVG}g")}
    assert in_groups[LIGHT] == ["−3", "5", "1"]
    assert in_groups[INK] == ["2", "0", "−4"]


def _integer(text):
    return int(text.replace("−", "-"))


def test_matrix_text_lines_up_and_its_alternative_text_tells_its_size():
    picture = plot.matrix([[-10, 2], [0.25, 5 / 3]], "some numbers", highlight=[1])
    assert picture.text == "some numbers\n -10    2\n0.25 1.67"
    assert picture.alt == "Matrix some numbers, 2 by 2; odd entries are dark. Framed: row 1."
    assert plot.matrix([[1, 2]]).text == "1 2"
    assert plot.matrix([[1, 2]]).alt == "Matrix of numbers, 1 by 2; odd entries are dark."


def test_matrix_leaves_out_the_entries_in_its_holes():
    picture = plot.matrix([[1, 2], [3, 4]], "some", holes=[[1, 0], [0, 0]])
    assert picture.text == "some\n· 2\n3 4"
    assert [text.text for text in read(picture).iter(f"{SVG}text")] == ["some", "2", "4", "3"]
    with pytest.raises(ValueError, match="holes"):
        plot.matrix([[1, 2]], holes=[[1]])


def test_matrix_shows_the_entries_dark_that_are_asked_for_and_stars_them():
    chosen = [[0, 1, 0], [0, 0, 1]]
    picture = plot.matrix([[1, 2, 3], [4, 5, 16]], dark=chosen)
    assert boards_drawn(picture) == [chosen]
    assert picture.text == " 1   2*  3\n 4   5  16*"
    assert picture.alt == "Matrix of numbers, 2 by 3; 2 chosen entries are dark."
    with pytest.raises(ValueError, match="dark"):
        plot.matrix([[1, 2]], dark=[[1]])


def test_matrix_writes_fractions_in_lowest_terms_and_refuses_other_numbers():
    inverse = np.linalg.inv(MAGIC.matrix.astype(float))
    picture = plot.matrix(inverse, denominator=5)
    exact = [[Fraction(text) for text in line.split()] for line in picture.text.split("\n")]
    products = [[sum(row[i] for i in np.flatnonzero(column)) for column in MAGIC.matrix.T] for row in exact]
    assert products == np.eye(9).tolist()
    assert boards_drawn(picture) == [np.zeros((9, 9), int).tolist()]
    halves = plot.matrix([[-0.4, 0], [3, 0.5]], denominator=10)
    assert halves.text == "-2/5    0\n   3  1/2"
    assert ">−2/5<" in halves.svg
    assert halves.alt.endswith("; odd entries are dark.")
    assert plot.matrix([[-0.4, 0.2]], denominator=5).alt.endswith("1 by 2; its entries are fractions.")
    with pytest.raises(ValueError, match="a must hold multiples of 1/5, got 0.3"):
        plot.matrix([[0.3]], denominator=5)
    with pytest.raises(ValueError, match="a must hold numbers up to"):
        plot.matrix([[1e308]], denominator=5)
    with pytest.raises(ValueError, match="denominator must be from 1 to 1000"):
        plot.matrix([[1]], denominator=10**30)


def test_a_table_numbers_its_rows_and_columns_from_0():
    a = np.array([[7, 30], [-5, 4], [2, 9]])
    picture = plot.table(a, "sums", highlight=[2])
    assert picture.text == "sums\n    0  1\n0   7 30\n1  -5  4\n2   2  9"
    assert picture.alt == "Table sums, 3 by 2, counted from 0. Framed: row 2."
    root = read(picture)
    assert inside(root)
    assert boxes(root, DARK) == []
    cells = boxes(root, LIGHT)
    assert len(cells) == a.size
    (heads,) = [group for group in root.iter(f"{SVG}g") if group.get("text-anchor") and not group.get("fill")]
    for k, head in enumerate(heads):
        x, y = float(head.get("x")), float(head.get("y"))
        beside = {tuple(map(int, np.argwhere(a == _integer(text.text))[0]))
                  for text in root.iter(f"{SVG}text")
                  if text not in list(heads) and text.text != "sums"
                  and (float(text.get("x")) == x or float(text.get("y")) == y)}  # fmt: skip
        number = int(head.text)
        assert beside == ({(i, number) for i in range(3)} if k < 2 else {(number, j) for j in range(2)})


def test_matrix_of_booleans_is_one_of_zeros_and_ones():
    assert plot.matrix(np.array([[True, False]])).text == "1 0"
    assert plot.matrix([[True, False]]).text == "1 0"


def test_matrix_of_integers_beyond_64_bits_keeps_every_digit():
    picture = plot.matrix([[2**70 + 1, 2]])
    assert picture.text.split() == [str(2**70 + 1), "2"]
    assert str(2**70 + 1) in labels_drawn(picture)
    assert inside(read(picture))


def bits_of(picture):
    """Return the bits that the image in a pattern shows, read by another library, and where it stands."""
    (image,) = read(picture).iter(f"{SVG}image")
    kind, encoded = image.get("href").split(",")
    assert kind == "data:image/png;base64"
    shown = Image.open(io.BytesIO(base64.b64decode(encoded, validate=True))).convert("RGB")
    dark, light = (np.all(np.asarray(shown) == ImageColor.getrgb(colour), axis=2) for colour in (DARK, LIGHT))
    assert (dark ^ light).all()
    return dark.astype(int)


@pytest.mark.parametrize("shape", [(1, 1), (3, 5), (8, 4), (17, 9), (300, 900)], ids=str)
def test_drawing_of_a_pattern_shows_its_bits(shape):
    bits = random_bits(*shape)
    picture = plot.pattern(bits, "label")
    np.testing.assert_array_equal(bits_of(picture), bits)
    (image,) = read(picture).iter(f"{SVG}image")
    assert float(image.get("width")) / float(image.get("height")) == pytest.approx(shape[1] / shape[0])
    assert labels_drawn(picture)["label"][1] < float(image.get("y"))


def test_marked_squares_of_a_pattern_are_filled_where_they_stand():
    marked = np.zeros((2, 40), int)
    marked[1, 3] = marked[0, 39] = 1
    picture = plot.pattern(np.ones((2, 40), int), marked=marked)
    (path,) = read(picture).iter(f"{SVG}path")
    assert path.get("fill") == ACCENT
    assert path.get("d") == "M390 0h10v10h-10zM30 10h10v10h-10z"
    assert picture.text == "2×40 bits, 80 of them 1, and 2 marked"
    with pytest.raises(ValueError, match="marked"):
        plot.pattern(np.ones((2, 2), int), marked=[[1, 0]])


def test_boards_stand_in_lines_of_as_many_as_wished():
    stack, labels = random_bits(5, 2, 2), list("abcde")
    picture = plot.boards(stack, labels, across=2)
    assert boards_drawn(picture) == stack.tolist()
    places = [
        (text.get("x"), text.get("y")) for text in read(picture).iter(f"{SVG}text") if text.text in labels
    ]
    columns, lines = (sorted(set(one)) for one in zip(*places, strict=True))
    assert (len(places), len(columns), len(lines)) == (5, 2, 3)
    assert picture.text.splitlines()[0].split() == ["a", "b"]
    assert plot.boards(stack, labels, across=9).svg == plot.boards(stack, labels, across=5).svg
    with pytest.raises(ValueError, match="across must be at least 1"):
        plot.boards(stack, across=0)


def test_the_rows_and_columns_of_boards_are_numbered_if_wished():
    picture = plot.boards([[[1, 0, 0], [0, 0, 1]]], ["a"], numbers=True)
    assert picture.text == "a\n  0 1 2\n0 ■ □ □\n1 □ □ ■"
    assert [text.text for text in read(picture).iter(f"{SVG}text")] == ["a", *"01201"]
    assert inside(read(picture))
    with pytest.raises(TypeError, match="numbers"):
        plot.boards([[[1]]], numbers=1)


def test_a_pattern_has_its_numbers_at_the_edges_beside_the_rows_they_count():
    bits = np.eye(32, dtype=int)
    picture = plot.pattern(bits, numbers=5)
    assert picture.text == plot.pattern(bits).text
    labels = labels_drawn(picture)
    image = next(read(picture).iter(f"{SVG}image"))
    side = float(image.get("width")) / 32
    assert sorted(map(int, labels)) == list(range(0, 32, 5))
    drawn = [(float(one.get("x")), float(one.get("y")), one.text) for one in read(picture).iter(f"{SVG}text")]
    for x, y, text in drawn:
        along = x - float(image.get("x")) if y < float(image.get("y")) else y - float(image.get("y"))
        assert along == pytest.approx(side * (int(text) + 0.5))
    assert inside(read(picture))
    with pytest.raises(ValueError, match="numbers"):
        plot.pattern(bits, numbers=-1)


def test_a_very_large_pattern_is_drawn_by_some_of_its_rows_and_columns():
    bits = np.zeros((2, 5000), int)
    bits[1, 2500:] = 1
    drawn = bits_of(plot.pattern(bits))
    assert drawn.shape == (2, 2048)
    assert drawn.sum(axis=1).tolist() == [0, 1024]


def test_pattern_tells_its_bits_or_their_count():
    small, large = plot.pattern(np.eye(2, dtype=int), "a label"), plot.pattern(np.eye(33, dtype=int))
    assert small.text == "a label\n■ □\n□ ■"
    assert large.text == "33×33 bits, 33 of them 1"
    assert small.alt == "Pattern a label: 2×2 bits, 2 of them 1."


def test_bars_are_as_long_as_their_counts_and_list_them():
    picture = plot.bars({"a": 1, 2: 30}, "a label")
    assert picture.text == "a label\na: 1\n2: 30"
    assert picture.alt == "Bars, a label: a: 1, 2: 30."
    root = read(picture)
    short, long = ((float(bar.get("width")), float(bar.get("x"))) for bar in root.iter(f"{SVG}rect"))
    assert long[0] == pytest.approx(30 * short[0], rel=0.01)
    assert long[1] == short[1]
    labels = labels_drawn(picture)
    assert labels["a"][1] == labels["1"][1] < labels["2"][1] == labels["30"][1]
    assert labels["1"][0] == pytest.approx(sum(short) + 5)
    assert labels["30"][0] == pytest.approx(sum(long) + 5)
    assert inside(root)


def test_names_with_a_sign_of_times_find_room_beside_their_bars():
    starts = {}
    for name in ("32 32", "32×32"):
        bar = next(read(plot.bars({name: 3})).iter(f"{SVG}rect"))
        starts[name] = float(bar.get("x"))
    assert starts["32×32"] >= starts["32 32"] + 5


def test_bars_of_nothing_have_no_length():
    widths = [float(bar.get("width")) for bar in read(plot.bars({"a": 0, "b": 0})).iter(f"{SVG}rect")]
    assert widths == [0, 0]


def test_highlight_frames_its_rows_and_no_other():
    a = [[0, 2], [4, 6], [8, 0]]
    lines = sorted({(top, bottom) for _, top, _, bottom in boxes(read(plot.matrix(a)))})
    assert not [rect for rect in read(plot.matrix(a)).iter() if rect.get("stroke") == ACCENT]
    for chosen in ([0], [2], [1, 2]):
        picture = plot.matrix(a, highlight=chosen)
        framed = [rect for rect in read(picture).iter(f"{SVG}rect") if rect.get("stroke") == ACCENT]
        assert [rect.get("fill") for rect in framed] == ["none"] * len(chosen)
        for row, rect in zip(chosen, framed, strict=True):
            top, height = float(rect.get("y")), float(rect.get("height"))
            assert [row] == [i for i, line in enumerate(lines) if top < line[0] and line[1] < top + height]
        assert inside(read(picture))


@pytest.mark.parametrize("numbers", [False, True])
def test_columns_of_a_matrix_are_framed_and_no_others(numbers):
    a = [[0, 2, 6], [4, 6, 8]]
    picture = plot.matrix(a, "label", columns=[2, 0], numbers=numbers)
    assert picture.alt.endswith("Framed: column 2, 0.")
    root = read(picture)
    cells = sorted({(left, right) for left, _, right, _ in boxes(root, LIGHT)})
    framed = [rect for rect in root.iter(f"{SVG}rect") if rect.get("stroke") == ACCENT]
    for column, rect in zip([2, 0], framed, strict=True):
        left, width = float(rect.get("x")), float(rect.get("width"))
        assert [column] == [j for j, cell in enumerate(cells) if left < cell[0] and cell[1] < left + width]
    assert inside(root)
    with pytest.raises(ValueError, match="columns must be from 0 to 2"):
        plot.matrix(a, columns=[3])


def test_a_matrix_with_dark_entries_is_numbered_if_wished():
    picture = plot.matrix([[1, 10], [3, 4]], "m", numbers=True)
    assert picture.text == "m\n    0  1\n0   1 10\n1   3  4"
    assert picture.alt == "Matrix m, 2 by 2, counted from 0; odd entries are dark."
    assert plot.matrix([[1, 10]], dark=[[0, 1]], numbers=True).text == "     0   1\n0   1  10*"
    root = read(picture)
    assert len(boxes(root, DARK)) == 2
    assert [text.text for text in root.iter(f"{SVG}text")].count("0") == 2
    assert inside(root)
    with pytest.raises(TypeError, match="numbers"):
        plot.matrix([[1]], numbers=1)


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (7, "7"),
        (-7, "-7"),
        (np.int64(7), "7"),
        (0.5, "0.5"),
        (2.0, "2"),
        (1 / 3, "0.333"),
        (-7.22e-16, "-7.22e-16"),
    ],
)
def test_number_is_written_short(number, text):
    assert plot.number(number) == text


def test_blocks_stand_beside_each_other():
    assert plot.beside(["a\nbb", "c", "d\ne\nf"]) == "a   c  d\nbb     e\n       f"


@settings(max_examples=10)
@given(
    arrays(np.uint8, (3, 3), elements=st.integers(0, 1)), st.lists(st.integers(0, 8), min_size=1, max_size=5)
)
def test_path_shows_each_mask_and_each_board_of_the_rules_path(start, presses):
    picture = plot.path(MAGIC, start, presses)
    reached = MAGIC.path(start, presses)
    np.testing.assert_array_equal(read_text(picture.text, 3), reached)
    labels, boards = read_alt(picture.alt)
    assert labels == [*(f"press {p}" for p in presses), "start", *(str(i + 1) for i in range(len(presses)))]
    np.testing.assert_array_equal(boards, [*MAGIC.masks[presses], *reached])


def test_path_of_one_press_and_of_none():
    assert plot.path(MAGIC, to_board(32), 4).text == plot.path(MAGIC, to_board(32), [4]).text
    assert read_text(plot.path(MAGIC, to_board(32), []).text, 3).tolist() == [to_board(32).tolist()]


def test_path_on_a_wide_board():
    rules = RuleSet(random_bits(4, 2, 5))
    picture = plot.path(rules, np.zeros((2, 5), int), [3, 1])
    np.testing.assert_array_equal(read_text(picture.text, 2), rules.path(np.zeros((2, 5), int), [3, 1]))
    assert inside(read(picture))


@pytest.mark.parametrize("count", [2, 9])
def test_drawing_of_a_path_puts_each_mask_above_the_board_that_it_makes(count):
    start, presses = random_bits(3, 3), list(range(count))
    picture = plot.path(MAGIC, start, presses)
    reached = MAGIC.path(start, presses)
    assert boards_drawn(picture) == [*MAGIC.masks[presses].tolist(), *reached.tolist()]
    places = list(frames(read(picture)))
    masks, boards = places[:count], places[count:]
    assert all(
        mask[0] == board[0] and mask[3] < board[1] for mask, board in zip(masks, boards[1:], strict=True)
    )
    drops = {board[1] - mask[1] for mask, board in zip(masks, boards[1:], strict=True)}
    assert len(drops) == 1
    assert inside(read(picture))


@pytest.mark.parametrize(
    "draw",
    [
        lambda: plot.board(random_bits(4, 4), "label"),
        lambda: plot.boards(random_bits(3, 2, 2)),
        lambda: plot.colours(random_bits(3, 2, 2), 4),
        lambda: plot.path(MAGIC, to_board(32), [0, 5, 6]),
        lambda: plot.matrix(random_bits(3, 3) - 0.5, "label", highlight=[0]),
        lambda: plot.pattern(random_bits(40, 40), "label"),
        lambda: plot.butterfly(random_bits(12)),
        lambda: plot.heaps([3, 0, 5], "label"),
        lambda: plot.bars({"one": 1, "two": 20000000}, "label"),
        lambda: plot.points(random_bits(100), "label"),
        lambda: plot.graph([[1], [0], []], label="label"),
        lambda: plot.graph([[1, 2], [3], [], []], rings=2),
    ],
    ids=lambda draw: draw.__code__.co_names[1],
)
def test_same_content_gives_the_same_text_and_fits_its_frame(draw):
    picture = draw()
    assert picture.svg == picture.svg == draw().svg
    assert inside(read(picture))
    drawn = " ".join(part.get(name, "") for part in read(picture).iter() for name in ("x", "y", "d", "width"))
    assert not re.search(r"\de|nan|inf", drawn)
    assert ' id="' not in picture.svg


def test_jupyter_gets_text_and_a_picture_that_says_its_alternative_text():
    picture = plot.board([[1, 0]], "label")
    data, metadata = picture._repr_mimebundle_()
    assert data == {"text/plain": picture.text, "image/svg+xml": picture.svg}
    assert metadata == {}
    root = read(picture)
    assert (root.get("role"), root.get("aria-label")) == ("img", picture.alt)


def test_labels_have_the_colour_of_the_page_and_follow_light_and_dark_alone():
    root = read(plot.boards(random_bits(2, 2, 2)))
    assert root.get("fill") == "currentColor"
    assert not [text for text in root.iter(f"{SVG}text") if text.get("fill")]
    (style,) = root.iter(f"{SVG}style")
    light, dark = re.findall(r":root\{[^}]*?color:(#\w{6})\}", style.text)
    assert contrast(light, "#ffffff") > 7
    assert contrast(dark, "#111111") > 7


@pytest.mark.parametrize("background", ["#ffffff", "#111111"])
@pytest.mark.parametrize("colour", [FRAME, ACCENT])
def test_lines_and_frames_stand_out_on_light_and_on_dark(colour, background):
    assert contrast(colour, background) > 3


def contrast(one, other):
    """Return the contrast of two colours as WCAG defines it."""
    low, high = sorted(map(_luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour):
    shares = [part / 255 for part in ImageColor.getrgb(colour)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shares]
    return np.dot(linear, [0.2126, 0.7152, 0.0722])


def test_butterfly_shows_each_level_of_the_fast_transform():
    s = [1, 0, 0, 1, 1]
    rows = [line.rpartition("  ")[2] for line in plot.butterfly(s).text.split("\n")]
    expected = [s, *(level.sequence for level in helix.butterflies(s))]
    assert rows == [plot.text_board([row]) for row in expected]
    assert plot.butterfly([1]).text == "sequence  ■"
    assert boards_drawn(plot.butterfly(s)) == [[list(map(int, row))] for row in expected]


def test_butterfly_leaves_empty_what_is_not_worked_out():
    s = [1, 0, 0, 1]
    assert plot.butterfly(s, 1).text.split("\n")[1:] == ["distance 1  ■ ■ □ ■", "distance 2  · · · ·"]
    assert plot.butterfly(s, 2).text == plot.butterfly(s).text
    with pytest.raises(ValueError, match="levels must be from 0 to 2, got 3"):
        plot.butterfly(s, 3)


def test_triangle_shows_the_rows_of_differences():
    s = random_bits(9)
    rows = [line.strip() for line in plot.triangle(s).text.split("\n")]
    assert rows == [plot.text_board([row]) for row in helix.fanion(s)]
    assert boards_drawn(plot.triangle(s)) == [[row.tolist()] for row in helix.fanion(s)]


def test_two_matrices_stand_beside_each_other_with_a_line_between():
    left, right = [[0, 1, 1], [1, 1, 0]], [[1, 0], [0, 1]]
    picture = plot.augmented(left, right, ("one", "two"))
    assert picture.text == "one   │ two\n0 1 1 │ 1 0\n1 1 0 │ 0 1"
    assert boards_drawn(picture) == [left, right]
    root = read(picture)
    edges = sorted({(x0, x1) for x0, _, x1, _ in boxes(root)})
    (line,) = (path.get("d") for path in root.iter(f"{SVG}path") if path.get("stroke") == "currentColor")
    assert len(edges) == 5
    assert edges[2][1] < float(re.match(r"M(\S+) ", line)[1]) < edges[3][0]
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert texts.count("1") == 6 + 1  # those of the cells, and the number of row 1
    with pytest.raises(ValueError, match="right must have 2 rows as left has, got 1"):
        plot.augmented(left, [[1]])
    with pytest.raises(ValueError, match="labels must be two, got 1"):
        plot.augmented(left, right, ["one"])


@pytest.mark.parametrize("length", [6, 40])
def test_butterfly_has_a_line_for_each_xor(length):
    root = read(plot.butterfly(random_bits(length)))
    columns = [(left + right) / 2 for left, _, right, _ in sorted(boxes(root))]
    middles = sorted(set(columns))
    (*lines,) = (path.get("d") for path in root.iter(f"{SVG}path") if path.get("stroke") == ACCENT)
    for power, line in enumerate(lines):
        ends = [tuple(map(float, pair)) for pair in re.findall(r"M(\S+) \S+L(\S+) [^M]+", line)]
        nearest = [tuple(int(np.abs(np.subtract(middles, x)).argmin()) for x in pair) for pair in ends]
        assert nearest == [(i - 2**power, i) for i in range(length) if i & 2**power]
    assert len(lines) == (length - 1).bit_length()


def test_heaps_show_their_stones_their_digits_and_the_parity_of_each_column():
    picture = plot.heaps([3, 0, 6], "label")
    assert picture.text.split("\n") == [
        "label",
        "3    ●●●     □ ■ ■",
        "0            □ □ □",
        "6    ●●●●●●  ■ ■ □",
        "XOR  5       ■ □ ■",
    ]
    assert picture.alt == "Heaps of stones, label, in binary 3: 011; 0: 000; 6: 110; XOR 5: 101."


def test_heaps_without_digits_show_their_stones_alone():
    picture = plot.heaps([3, 0, 6], "label", binary=False)
    assert picture.text == "label\n3  ●●●\n0\n6  ●●●●●●"
    assert picture.alt == "Heaps of stones, label: 3, 0, 6."
    stones = [stone.get("cy") for stone in read(picture).iter(f"{SVG}circle")]
    assert [stones.count(y) for y in dict.fromkeys(stones)] == [3, 6]
    assert boards_drawn(picture) == []


def test_heaps_keep_their_parities_to_themselves_where_asked():
    picture = plot.heaps([3, 0, 6], "label", parities=False)
    assert picture.text.split("\n") == [
        "label",
        "3  ●●●     □ ■ ■",
        "0          □ □ □",
        "6  ●●●●●●  ■ ■ □",
    ]
    assert picture.alt == "Heaps of stones, label, in binary 3: 011; 0: 000; 6: 110."
    assert len(boards_drawn(picture)) == 1
    assert inside(read(picture))
    assert not any("XOR" in label for label in labels_drawn(picture))


def test_drawing_of_heaps_shows_their_stones_and_their_digits():
    picture = plot.heaps([4, 0, 7])
    rows = {}
    for stone in read(picture).iter(f"{SVG}circle"):
        assert stone.get("fill") == STONE
        rows.setdefault(stone.get("cy"), set()).add(stone.get("cx"))
    assert [len(row) for row in rows.values()] == [4, 7]
    boards = [[[1, 0, 0], [0, 0, 0], [1, 1, 1]], [[0, 1, 1]]]
    assert boards_drawn(picture) == boards
    texts = [(float(one.get("y")), float(one.get("x")), one.text) for one in read(picture).iter(f"{SVG}text")]
    rows = {}
    for y, x, text in sorted(texts):
        if x > max(float(stone.get("cx")) for stone in read(picture).iter(f"{SVG}circle")):
            rows.setdefault(y, []).append((x, text))
    columns, *digits = rows.values()
    assert [text for _, text in columns] == ["4", "2", "1"]
    assert [[int(text) for _, text in row] for row in digits] == [*boards[0], *boards[1]]
    assert {tuple(x for x, _ in row) for row in rows.values()} == {tuple(x for x, _ in columns)}


PETERSEN = [[1, 4, 5], [0, 2, 6], [1, 3, 7], [2, 4, 8], [0, 3, 9]] + [
    [0, 7, 8], [1, 8, 9], [2, 5, 9], [3, 5, 6], [4, 6, 7],
]  # fmt: skip


def test_a_graph_tells_and_draws_each_edge_once():
    picture = plot.graph(PETERSEN, rings=2, label="Petersen")
    assert picture.text.split("\n") == [
        "Petersen",
        *(f"{node}: {' '.join(map(str, others))}" for node, others in enumerate(PETERSEN)),
    ]
    edges = {(a, b) for a, others in enumerate(PETERSEN) for b in others if a < b}
    said = "; ".join(f"{node}: {', '.join(map(str, others))}" for node, others in enumerate(PETERSEN))
    assert picture.alt == f"Graph, Petersen. Each node with its neighbours: {said}."
    assert plot.graph([[]]).alt == "Graph. Each node with its neighbours: 0: none."
    root = read(picture)
    nodes = [(node.get("cx"), node.get("cy")) for node in root.iter(f"{SVG}circle")]
    assert len(set(nodes)) == 10
    (lines,) = root.iter(f"{SVG}path")
    ends = re.findall(r"M(\S+) (\S+)L([^ M]+) ([^ M]+)", lines.get("d"))
    drawn = [(nodes.index((x, y)), nodes.index((u, v))) for x, y, u, v in ends]
    assert sorted(drawn) == sorted(edges)
    placed = labels_drawn(picture)
    for node, (x, y) in enumerate(nodes):
        assert placed[str(node)] == (float(x), float(y) + 5)


@pytest.mark.parametrize(("nodes", "rings"), [(1, 1), (2, 1), (2, 2), (12, 3), (64, 1), (64, 8)])
def test_nodes_of_a_graph_stand_apart(nodes, rings):
    circles = list(read(plot.graph([[]] * nodes, rings)).iter(f"{SVG}circle"))
    places = np.array([[float(one.get("cx")), float(one.get("cy"))] for one in circles])
    apart = np.hypot(*(places[:, None] - places).T) + 100 * np.eye(nodes)
    assert apart.min() >= 2 * float(circles[0].get("r"))


def test_an_edge_of_a_graph_needs_to_be_named_by_one_node_alone():
    both = plot.graph([[1], [0, 2], [1]])
    for neighbours in ([[1], [2], []], [[], [0], [1]], [[0, 1], [1, 2, 0], [2]]):
        assert plot.graph(neighbours).svg == both.svg


@pytest.mark.parametrize(
    ("neighbours", "rings", "told"),
    [
        ([], 1, "neighbours is empty"),
        ([[1]], 1, r"neighbours\[0\] must"),
        ([[]] * 65, 1, "65 nodes, at most 64"),
        ([[]] * 10, 3, "rings must divide the number of nodes, 10, got 3"),
        ([[]], 0, "rings must"),
    ],
)
def test_a_graph_that_cannot_be_drawn_is_refused(neighbours, rings, told):
    with pytest.raises(ValueError, match=told):
        plot.graph(neighbours, rings)


def test_holes_are_not_drawn():
    cells, holes = [[1, 0, 1], [0, 1, 0]], [[0, 0, 1], [1, 0, 0]]
    picture = plot.boards([cells], ["board"], holes)
    assert picture.text == "board\n■ □ ·\n· ■ □"
    assert picture.alt == "Board. board: 10· / ·10."
    assert boards_drawn(picture) == [[[1, 0, -1], [-1, 1, 0]]]
    torn = with_holes(unit(1, 3), [[0, 1, 0]])
    assert plot.path(torn, [[0, 0, 0]], [1]).text.split("\n")[-1] == "□ · □  □ · ■"
    many = plot.boards([np.ones((30, 30), int)], [""], np.eye(30, dtype=int))
    assert boards_drawn(many) == [(1 - 2 * np.eye(30, dtype=int)).tolist()]
    assert len(dots(read(many))) == 870


def test_colours_are_darker_the_greater_and_carry_their_number():
    picture = plot.colours([[[0, 1], [2, 3]]], 4, ["board"])
    root = read(picture)
    fills = {path.get("fill") for path in root.iter(f"{SVG}path")}
    squares = {box: fill for fill in fills for box in boxes(root, fill)}
    placed = {}
    for text in root.iter(f"{SVG}text"):
        x, y = float(text.get("x")), float(text.get("y"))
        for box, fill in squares.items():
            if box[0] < x < box[2] and box[1] < y < box[3]:
                placed[int(text.text)] = fill
    shades = [sum(ImageColor.getrgb(placed[number])) for number in range(4)]
    assert shades == sorted(shades, reverse=True)
    assert len(set(shades)) == 4
    assert list(placed) == [0, 1, 2, 3]
    assert picture.alt == "Boards of 4 colours. board: 0 1 / 2 3."


@pytest.mark.parametrize("values", [[3, 0, 2], [0], [0, 0], [7] * 50, list(range(3000))], ids=len)
def test_points_stand_above_their_index(values):
    picture = plot.points(values, "some")
    root = read(picture)
    (path,) = (path for path in root.iter(f"{SVG}path") if path.get("stroke") == ACCENT)
    places = np.array([list(map(float, place)) for place in re.findall(r"M(\S+) (\S+)h", path.get("d"))])
    across, down = axis(root, "middle", 0), axis(root, "end", 1)
    drawn = {(round(across(x)), round(down(y))) for x, y in places}
    assert len(values) > 1000 or drawn == set(enumerate(values))
    assert all(abs(values[min(i, len(values) - 1)] - value) <= 0.02 * max(values) for i, value in drawn)
    assert inside(root)


@pytest.mark.parametrize("start", [1, 7])
def test_the_index_of_the_first_point_may_be_chosen(start):
    picture = plot.points([3, 0, 2], start=start)
    root = read(picture)
    (path,) = (path for path in root.iter(f"{SVG}path") if path.get("stroke") == ACCENT)
    across, down = axis(root, "middle", 0), axis(root, "end", 1)
    places = [list(map(float, place)) for place in re.findall(r"M(\S+) (\S+)h", path.get("d"))]
    assert {(round(across(x)), round(down(y))) for x, y in places} == set(enumerate([3, 0, 2], start))
    assert picture.text == f"3 points from {start} to {start + 2}: the greatest is 3 at {start}, and 1 is 0"
    with pytest.raises((TypeError, ValueError), match="start"):
        plot.points([1], start=-1)


@pytest.mark.parametrize("count", [3, 101, 10_001])
def test_the_last_number_below_points_is_not_cut(count):
    root = read(plot.points([1] * count))
    (group,) = (group for group in root.iter(f"{SVG}g") if group.get("text-anchor") == "middle")
    last = group[-1]
    assert int(last.text) == count - 1
    half = 4 * len(last.text)  # a digit is nearly 8 pixels wide
    assert float(last.get("x")) + half <= float(root.get("viewBox").split()[2])


def test_no_picture_is_wider_than_a_page():
    wide = plot.matrix(np.arange(900).reshape(20, 45))
    around = read(wide).get("viewBox").split()
    width, height = float(read(wide).get("width")), float(read(wide).get("height"))
    assert width == 720 < float(around[2])
    assert height / width == pytest.approx(float(around[3]) / float(around[2]), abs=0.01)
    narrow = read(plot.board([[1]]))
    assert narrow.get("viewBox").split()[2:] == [narrow.get("width"), narrow.get("height")]


def axis(root, anchor, which):
    """Return the function from a place in the drawing to the number that the marks of an axis give it."""
    (group,) = (group for group in root.iter(f"{SVG}g") if group.get("text-anchor") == anchor)
    marks = [(float(text.get("xy"[which])), int(text.text)) for text in group]
    (start, zero), (end, last) = marks[0], marks[-1]
    assert (end < start) if anchor == "end" else (end > start), "numbers grow to the right, and upwards"
    shift = 5 if anchor == "end" else 0  # a number stands a little below its mark
    return lambda place: zero + (place + shift - start) * (last - zero) / (end - start)


def test_a_figure_of_matplotlib_takes_the_colour_of_the_page():
    from matplotlib.figure import Figure

    figure = Figure(figsize=(3, 2))
    axes = figure.add_subplot(xlabel="a < b")
    axes.plot([1, 2], color=ACCENT)
    picture = plot.Picture(Plotted(figure), "text", 'said "so" & so')
    assert picture.svg == picture.svg
    root = read(picture)
    assert (root.get("role"), root.get("aria-label")) == ("img", 'said "so" & so')
    assert "a < b" in [text.text for text in root.iter(f"{SVG}text")]
    assert "#000000" not in picture.svg
    assert "currentColor" in picture.svg
    assert ACCENT in picture.svg
    assert "fill: #ffffff" not in picture.svg
    (style,) = root.iter(f"{SVG}style")
    assert style.text == STYLE, "another would reach whatever stands on the same page"


def test_pictures_load_no_other_library_than_numpy():
    program = """
import sys
from magicmath import plot
from magicmath.rules import MAGIC
for draw in (
    lambda: plot.boards(MAGIC.masks), lambda: plot.path(MAGIC, MAGIC[0], [1]), lambda: plot.butterfly([1, 0]),
    lambda: plot.colours([[[1]]], 2), lambda: plot.matrix(MAGIC.matrix), lambda: plot.pattern(MAGIC.matrix),
    lambda: plot.graph([[]]), lambda: plot.heaps([3]), lambda: plot.bars({1: 2}), lambda: plot.points([1, 2]),
):
    assert draw().svg.startswith("<svg ")
assert not {"matplotlib", "PIL", "ipywidgets", "IPython"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_readers_are_offered_the_pictures_and_no_more():
    assert sorted(plot.__all__) == [
        *("Picture", "augmented", "bars", "board", "boards", "butterfly", "colours"),
        *("graph", "heaps", "matrix", "path", "pattern", "points", "table"),
        *("text_board", "triangle"),
    ]


def test_a_drawing_writes_what_it_is_told():
    drawing = Drawing(10, 20)
    drawing.rectangle(1, 2.0, 3.456, 4, stroke_width=0.5)
    drawing.path([])
    root = ElementTree.fromstring(drawing.svg("alt"))
    (rect,) = root.iter(f"{SVG}rect")
    assert rect.attrib == {"x": "1", "y": "2", "width": "3.46", "height": "4", "stroke-width": "0.5"}
    assert not list(root.iter(f"{SVG}path"))
    assert root.get("viewBox") == "-4 -4 18 28"


def test_a_matrix_without_dark_entries_says_so():
    picture = plot.matrix([[1, 2], [-3, 4]], dark=np.zeros((2, 2), int))
    assert picture.alt == "Matrix of numbers, 2 by 2; its entries are light."
    fractions = plot.matrix([[0.2, 0.4]], denominator=5)
    assert fractions.alt == "Matrix of numbers, 1 by 2; its entries are fractions."
