"""Read the pictures back: their text, their alternative text and their pixels."""

import io
import re
import struct

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays
from matplotlib.figure import Figure
from PIL import Image, ImageColor

from magicmath import helix, plot
from magicmath.rules import MAGIC, RuleSet, to_board, unit, with_holes

DARK, LIGHT, ACCENT = (ImageColor.getrgb(colour) for colour in (plot.DARK, plot.LIGHT, plot.ACCENT))

stacks = arrays(np.uint8, array_shapes(min_dims=3, max_dims=3, max_side=4), elements=st.integers(0, 1))


def random_bits(*shape):
    return np.random.default_rng(shape).integers(0, 2, shape)


def pixels(picture):
    image = Image.open(io.BytesIO(picture.png))
    assert image.format == "PNG"
    return np.asarray(image.convert("RGB"))


def box_of_change(before, after):
    """Return the top, left, bottom and right of the pixels that differ between two drawings."""
    assert before.shape == after.shape
    rows, columns = np.nonzero((before != after).any(axis=2))
    return rows.min(), columns.min(), rows.max(), columns.max()


def spots(box):
    """Return the pixel at the middle of a box, and one away from the middle and from the edges."""
    top, left, bottom, right = box
    return ((top + bottom) // 2, (left + right) // 2), (top + (bottom - top) // 4, left + (right - left) // 4)


def boxes_of_cells(draw, shape):
    """Find where each cell is drawn by changing it alone."""
    white = np.zeros(shape, dtype=int)
    blank = pixels(draw(white))
    boxes = {}
    for index in np.ndindex(shape):
        one = white.copy()
        one[index] = 1
        boxes[index] = box_of_change(blank, pixels(draw(one)))
    return boxes


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


def heaps_of_sizes(sizes, label):
    return plot.heaps(sizes[0], label)


LABELLED = [plot.board, plot.matrix, plot.pattern, bars_of_counts, heaps_of_sizes]


@pytest.mark.parametrize("draw", LABELLED)
def test_label_with_dollar_signs_is_no_formula(draw):
    assert pixels(draw([[1, 0]], r"$\price of $5")).size


@pytest.mark.parametrize("draw", LABELLED)
def test_label_of_another_type_is_written_as_its_text(draw):
    assert draw([[1]], 3).text == draw([[1]], "3").text


@pytest.mark.parametrize("shape", [(3, 3), (1, 1), (2, 5), (4, 1)], ids=str)
@pytest.mark.parametrize("label", ["", "mask 0"])
def test_pixels_of_a_board_show_its_cells_in_their_places(shape, label):
    boxes = boxes_of_cells(lambda cells: plot.board(cells, label), shape)
    board = random_bits(*shape)
    image = pixels(plot.board(board, label))
    for (i, j), (top, left, bottom, right) in boxes.items():
        middle, aside = spots((top, left, bottom, right))
        assert tuple(image[middle]) == LIGHT
        assert tuple(image[aside]) == (DARK if board[i, j] else LIGHT)
        if i:
            assert top > boxes[i - 1, j][2]
        if j:
            assert left > boxes[i, j - 1][3]
        assert (top, left) == (boxes[i, 0][0], boxes[0, j][1])


@pytest.mark.parametrize("shape", [(20, 30), (41, 10)], ids=str)
def test_pixels_of_a_large_board_show_its_cells_in_their_places(shape):
    board, white = random_bits(*shape), np.zeros(shape, int)
    first, last = white.copy(), white.copy()
    first[0, 0] = last[-1, -1] = 1
    blank, image = (pixels(plot.board(cells)) for cells in (white, board))
    top, left, first_bottom, first_right = box_of_change(blank, pixels(plot.board(first)))
    bottom, right, _, _ = box_of_change(blank, pixels(plot.board(last)))
    height, width = first_bottom - top, first_right - left
    for i, y in enumerate(np.linspace(top, bottom, shape[0]).round().astype(int)):
        for j, x in enumerate(np.linspace(left, right, shape[1]).round().astype(int)):
            middle, aside = spots((y, x, y + height, x + width))
            assert tuple(image[middle]) == LIGHT
            assert tuple(image[aside]) == (DARK if board[i, j] else LIGHT)


@pytest.mark.parametrize(
    "labels", [None, ["", "", ""], ["a", "b", "a longer label"]], ids=["numbers", "none", "texts"]
)
def test_pixels_of_a_strip_show_the_boards_from_left_to_right(labels):
    stack = random_bits(3, 2, 3)
    image = pixels(plot.boards(stack, labels))
    boxes = boxes_of_cells(lambda cells: plot.boards(cells, labels), stack.shape)
    for index, box in boxes.items():
        _, aside = spots(box)
        assert tuple(image[aside]) == (DARK if stack[index] else LIGHT)
    for board in (0, 1):
        assert boxes[board, 0, 2][3] < boxes[board + 1, 0, 0][1]


@pytest.mark.parametrize("label", ["", "adjugate"])
def test_pixels_of_a_matrix_show_odd_entries_dark(label):
    a = np.array([[-3, 2, 0], [5, -4, 1]])
    boxes = boxes_of_cells(lambda cells: plot.matrix(cells, label), a.shape)
    image = pixels(plot.matrix(a, label))
    for index, (top, left, bottom, right) in boxes.items():
        corner = top + (bottom - top) // 8, left + (right - left) // 8
        assert tuple(image[corner]) == (DARK if a[index] % 2 else LIGHT)


def test_matrix_text_lines_up_and_its_alternative_text_tells_its_size():
    picture = plot.matrix([[-10, 2], [0.25, 5 / 3]], "some numbers", highlight=[1])
    assert picture.text == "some numbers\n -10    2\n0.25 1.67"
    assert picture.alt == "Matrix some numbers, 2 by 2; odd entries are dark. Framed: row 1."
    assert plot.matrix([[1, 2]]).text == "1 2"
    assert plot.matrix([[1, 2]]).alt == "Matrix of numbers, 1 by 2; odd entries are dark."


def test_matrix_of_booleans_is_one_of_zeros_and_ones():
    assert plot.matrix(np.array([[True, False]])).text == "1 0"
    assert plot.matrix([[True, False]]).text == "1 0"


def test_matrix_of_integers_beyond_64_bits_keeps_every_digit():
    picture = plot.matrix([[2**70 + 1, 2]])
    assert picture.text.split() == [str(2**70 + 1), "2"]
    assert pixels(picture).size


@pytest.mark.parametrize("shape", [(1, 1), (3, 5), (8, 4)], ids=str)
def test_pixels_of_a_pattern_show_its_bits(shape):
    bits = random_bits(*shape)
    image = pixels(plot.pattern(bits, "label"))
    for index, box in boxes_of_cells(lambda bits: plot.pattern(bits, "label"), shape).items():
        middle, _ = spots(box)
        assert tuple(image[middle]) == (DARK if bits[index] else LIGHT)


def test_pattern_tells_its_bits_or_their_count():
    small, large = plot.pattern(np.eye(2, dtype=int), "a label"), plot.pattern(np.eye(33, dtype=int))
    assert small.text == "a label\n■ □\n□ ■"
    assert large.text == "33×33 bits, 33 of them 1"
    assert small.alt == "Pattern a label: 2×2 bits, 2 of them 1."


def test_bars_rise_with_their_counts_and_list_them():
    picture = plot.bars({"a": 1, 2: 30}, "a label")
    assert picture.text == "a label\na: 1\n2: 30"
    assert picture.alt == "Bars, a label: a: 1, 2: 30."
    dark = (pixels(picture) == DARK).all(axis=2)
    half = dark.shape[1] // 2
    assert dark[:, half:].sum() > 10 * dark[:, :half].sum() > 0


def test_highlight_frames_its_rows_and_no_other():
    a = [[0, 2], [4, 6], [8, 0]]
    plain = pixels(plot.matrix(a))
    assert not (plain == ACCENT).all(axis=2).any()
    rows = boxes_of_cells(plot.matrix, (3, 2))
    for row in range(3):
        framed = pixels(plot.matrix(a, highlight=[row]))
        top, _, bottom, _ = box_of_change(plain, framed)
        assert (framed == ACCENT).all(axis=2).any()
        assert top <= rows[row, 0][0]
        assert bottom >= rows[row, 0][2]
        assert bottom - top < 1.5 * (rows[row, 0][2] - rows[row, 0][0])


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
    assert pixels(picture).size


def test_pixels_of_a_path_put_each_mask_above_the_board_that_it_makes():
    flip, nothing = RuleSet([[[1]]]), RuleSet([[[0]]])
    blank = pixels(plot.path(nothing, [[0]], [0]))
    flipped = pixels(plot.path(flip, [[0]], [0]))
    started_black = pixels(plot.path(nothing, [[1]], [0]))
    mask_top, right_column, _, right = box_of_change(blank, flipped)
    bottom_row, start_left, bottom, _ = box_of_change(blank, started_black)
    height, width = bottom - bottom_row, right - right_column
    mask, start, board = (
        spots((top, left, top + height, left + width))[1]
        for top, left in ((mask_top, right_column), (bottom_row, start_left), (bottom_row, right_column))
    )
    assert mask_top + height < bottom_row
    assert start_left + width < right_column
    assert [tuple(flipped[spot]) for spot in (mask, start, board)] == [DARK, LIGHT, DARK]
    assert [tuple(started_black[spot]) for spot in (mask, start, board)] == [LIGHT, DARK, DARK]


@pytest.mark.parametrize(
    "draw",
    [
        lambda: plot.board(random_bits(4, 4), "label"),
        lambda: plot.boards(random_bits(3, 2, 2)),
        lambda: plot.path(MAGIC, to_board(32), [0, 5, 6]),
        lambda: plot.matrix(random_bits(3, 3) - 0.5, "label", highlight=[0]),
        lambda: plot.heaps([3, 0, 5], "label"),
    ],
    ids=["board", "boards", "path", "matrix", "heaps"],
)
def test_same_content_gives_the_same_bytes(draw):
    picture = draw()
    assert picture.png == picture.png == draw().png
    assert picture.png.startswith(b"\x89PNG\r\n\x1a\n")
    assert b"Software" not in picture.png


def test_jupyter_gets_text_image_and_alternative_text():
    picture = plot.board([[1, 0]], "label")
    data, metadata = picture._repr_mimebundle_()
    assert data == {"text/plain": picture.text, "image/png": picture.png}
    assert metadata == {"image/png": {"alt": picture.alt}}


def test_butterfly_shows_each_level_of_the_fast_transform():
    s = [1, 0, 0, 1, 1]
    rows = [line.rpartition("  ")[2] for line in plot.butterfly(s).text.split("\n")]
    expected = [s, *(level.sequence for level in helix.butterflies(s))]
    assert rows == [plot.text_board([row]) for row in expected]
    assert plot.butterfly([1]).text == "sequence  ■"


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


def test_pixels_of_heaps_show_one_stone_more():
    stone = ImageColor.getrgb(plot.STONE)
    fewer, more = (int((pixels(plot.heaps([n, 7])) == stone).all(axis=2).sum()) for n in (4, 5))
    all_of_them = int((pixels(plot.heaps([7, 7])) == stone).all(axis=2).sum())
    assert more - fewer == pytest.approx(all_of_them / 14, rel=0.1)


def test_holes_are_not_drawn():
    cells, holes = [[1, 0, 1], [0, 1, 0]], [[0, 0, 1], [1, 0, 0]]
    picture = plot.boards([cells], ["board"], holes)
    assert picture.text == "board\n■ □ ·\n· ■ □"
    assert picture.alt == "Board. board: 10· / ·10."
    whole = plot.boards([cells], ["board"])
    squares = [len(p.figure.axes[0].patches) for p in (whole, picture)]
    assert squares[0] - squares[1] == 3  # two squares, and the dot of one of them
    torn = with_holes(unit(1, 3), [[0, 1, 0]])
    assert plot.path(torn, [[0, 0, 0]], [1]).text.split("\n")[-1] == "□ · □  □ · ■"
    many = plot.boards([np.ones((30, 30), int)], [""], np.eye(30, dtype=int))
    dark = [len(drawn.get_paths()) for drawn in many.figure.axes[0].collections]
    assert dark == [0, 870, 870]


def test_colours_are_darker_the_greater():
    picture = plot.colours([[[0, 1], [2, 3]]], 4, ["board"])
    shades = [sum(square.get_facecolor()[:3]) for square in picture.figure.axes[0].patches[1:]]
    assert shades == sorted(shades, reverse=True)
    assert len(set(shades)) == 4
    assert picture.alt == "Boards of 4 colours. board: 0 1 / 2 3."


def test_points_stand_above_their_index():
    picture = plot.points([3, 0, 2], "some")
    assert picture.figure.axes[0].lines[0].get_xydata().tolist() == [[0, 3], [1, 0], [2, 2]]


def test_a_large_picture_has_no_more_pixels_than_fit_the_memory():
    figure = Figure(figsize=(800, 800))
    width, height = struct.unpack(">II", plot.Picture(figure, "", "").png[16:24])
    assert 2**23 < width * height <= 2**24 + 2 * width
