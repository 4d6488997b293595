"""Hold each maker against the words that describe its rule, and Lights Out against its masks."""

import itertools

import numpy as np
import puzzles
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.linalg import LinAlgError

from magicmath.rules import (
    MAGIC,
    RuleSet,
    chess,
    cross,
    cylinder,
    from_cells,
    graph,
    lights_out,
    masks_from_text,
    pressed,
    torus,
    unit,
    with_holes,
)

SHAPES = [(1, 1), (1, 5), (2, 2), (3, 2), (2, 7), (5, 5), (6, 4), (9, 9)]
PETERSEN = [[(i + 1) % 5, (i - 1) % 5, i + 5] for i in range(5)] + [
    [5 + (i + 2) % 5, 5 + (i - 2) % 5, i] for i in range(5)
]


def masks_where(shape, touches):
    """Return the masks of a rule told in words: does a press here invert that cell?"""
    cells = list(itertools.product(*map(range, shape)))
    return [
        [[int(touches(here, (i, j))) for j in range(shape[1])] for i in range(shape[0])] for here in cells
    ]


def around(distance, size):
    return min(distance % size, -distance % size)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    ("maker", "wraps"), [(lights_out, (False, False)), (cylinder, (False, True)), (torus, (True, True))]
)
def test_lights_out_inverts_the_cells_at_most_one_step_away(maker, wraps, shape):
    def touches(here, there):
        steps = [
            around(a - b, size) if wrap else abs(a - b)
            for a, b, size, wrap in zip(here, there, shape, wraps, strict=True)
        ]
        return sum(steps) <= 1

    rule = maker(*shape)
    assert rule.masks.tolist() == masks_where(shape, touches)
    assert rule == RuleSet(rule.masks)
    assert hash(rule) == hash(RuleSet(rule.masks))
    assert list(rule.places) == list(range(len(rule)))


@pytest.mark.parametrize("shape", [(1, 1), (1, 4), (3, 3), (3, 5), (4, 4)])
def test_cross_inverts_the_row_and_the_column(shape):
    assert cross(*shape).masks.tolist() == masks_where(
        shape, lambda here, there: here[0] == there[0] or here[1] == there[1]
    )


@pytest.mark.parametrize("shape", [(1, 1), (3, 3), (4, 6), (5, 5)])
@pytest.mark.parametrize(
    ("piece", "attacks"),
    [
        ("knight", lambda i, j: {i, j} == {1, 2}),
        ("king", lambda i, j: max(i, j) <= 1),
        ("rook", lambda i, j: 0 in (i, j)),
        ("bishop", lambda i, j: i == j),
        ("queen", lambda i, j: i == j or 0 in (i, j)),
    ],
)
def test_chess_pieces_invert_their_own_cell_and_what_they_attack(piece, attacks, shape):
    def touches(here, there):
        i, j = abs(here[0] - there[0]), abs(here[1] - there[1])
        return i == j == 0 or attacks(i, j)

    assert chess(piece, *shape).masks.tolist() == masks_where(shape, touches)


def test_the_rook_makes_the_cross_and_the_king_of_3_by_3_a_board_all_of_whose_cells_touch_the_middle():
    assert chess("rook", 4, 5) == cross(4, 5)
    assert chess("king", 3, 3)[4].all()


def test_graph_inverts_a_node_and_its_neighbours():
    rule = graph(PETERSEN, (2, 5), "Petersen")
    assert (rule.masks.sum(axis=(1, 2)) == 4).all()
    assert (rule.matrix == rule.matrix.T).all()
    for node, neighbours in enumerate(PETERSEN):
        assert sorted(np.flatnonzero(rule.matrix[node]).tolist()) == sorted([node, *neighbours])
    grid = [[] for _ in range(12)]
    for i, j in itertools.product(range(3), range(4)):
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            if 0 <= i + down < 3 and 0 <= j + right < 4:
                grid[4 * i + j].append(4 * (i + down) + j + right)
    assert graph(grid, (3, 4)) == lights_out(3, 4)


def test_masks_from_their_cells():
    cells = [np.flatnonzero(mask).tolist() for mask in MAGIC.masks]
    assert from_cells(cells, (3, 3)) == MAGIC
    assert from_cells([[], [5]], (2, 3)).masks.tolist() == [[[0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 1]]]


HOLES = np.array([[1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]])


def test_holes_are_neither_pressed_nor_inverted():
    whole, torn = lights_out(3, 4), with_holes(lights_out(3, 4), HOLES)
    assert torn.places == (1, 2, 3, 4, 5, 7, 8, 9, 10, 11)
    assert torn.holes.tolist() == HOLES.tolist()
    for mask, place in zip(torn, torn.places, strict=True):
        assert mask.tolist() == (whole[place] * (1 - HOLES)).tolist()
    again = with_holes(torn, np.eye(3, 4, dtype=int))
    assert again.places == (1, 2, 3, 4, 7, 8, 9, 11)
    assert again.holes.sum() == 4


def test_a_rule_without_places_has_no_holes():
    assert RuleSet([[[1, 0, 0]], [[0, 1, 0]]]).places is None
    assert not RuleSet([[[1, 0, 0]], [[0, 1, 0]]]).holes.any()
    assert not unit(2, 2).holes.any()
    assert RuleSet([[[1, 0, 0]], [[0, 1, 0]]], places=[1, 0]).holes.tolist() == [[0, 0, 1]]


GRIDS = [
    maker(*shape)
    for maker in (lights_out, cylinder)
    for shape in [*SHAPES, (4, 4), (3, 8), (5, 3), (11, 11), (17, 5), (5, 17), (16, 16)]
]


@pytest.mark.parametrize("rule", GRIDS, ids=lambda rule: rule.name)
def test_light_chasing_agrees_with_elimination(rule):
    by_elimination = RuleSet(rule.masks)
    np.testing.assert_array_equal(rule.quiet_presses, by_elimination.quiet_presses)
    np.testing.assert_array_equal(rule.tests, by_elimination.tests)
    assert rule.rank == by_elimination.rank
    generator = np.random.default_rng(len(rule))
    white = np.zeros(rule.shape, dtype=int)
    for _ in range(4):
        goal = rule.press(white, np.flatnonzero(generator.integers(0, 2, len(rule))))
        way = rule.particular_solution(white, goal)
        np.testing.assert_array_equal(rule.press(white, pressed(way)), goal)
        np.testing.assert_array_equal(rule.solve(white, goal), by_elimination.solve(white, goal))
        board = generator.integers(0, 2, rule.shape)
        assert rule.is_reachable(white, board) == by_elimination.is_reachable(white, board)
        if not rule.is_reachable(white, board):
            with pytest.raises(LinAlgError, match="goal cannot be reached"):
                rule.particular_solution(white, board)


def test_what_is_kept_of_a_rule_cannot_be_changed():
    for rule in (MAGIC, cross(3, 3), lights_out(4, 4), cylinder(5, 5)):
        for kept in (rule.masks, rule.matrix, rule.quiet_presses, rule.tests):
            assert not kept.flags.writeable


def test_a_board_too_large_for_its_masks_is_solved():
    rule = lights_out(200, 190)
    presses = np.random.default_rng(0).integers(0, 2, rule.shape, dtype=np.uint8)
    padded = np.pad(presses, 1)
    goal = presses ^ padded[:-2, 1:-1] ^ padded[2:, 1:-1] ^ padded[1:-1, :-2] ^ padded[1:-1, 2:]
    way = rule.particular_solution(np.zeros(rule.shape, int), goal).reshape(rule.shape)
    padded = np.pad(way, 1)
    again = way ^ padded[:-2, 1:-1] ^ padded[2:, 1:-1] ^ padded[1:-1, :-2] ^ padded[1:-1, 2:]
    np.testing.assert_array_equal(again, goal)
    with pytest.raises(ValueError, match="rows and columns are too large"):
        rule.masks  # noqa: B018


def test_lights_out_of_the_package_is_the_one_told_apart_by_distance():
    for shape in SHAPES:
        assert lights_out(*shape) == puzzles.lights_out(*shape)


@pytest.mark.parametrize("n", range(1, 9))
def test_casegame_crosses_are_always_solvable_on_even_boards_only(n):
    rule = cross(n, n)
    assert rule.is_invertible == (n % 2 == 0 or n == 1)
    if n % 2 == 0:
        square = rule.matrix.astype(int) @ rule.matrix % 2
        np.testing.assert_array_equal(square, np.eye(n * n))
    else:
        assert len(rule.quiet_presses) == 2 * n - 2


@given(st.lists(st.lists(st.text(alphabet="01", min_size=3, max_size=3), min_size=2, max_size=2), min_size=1))
def test_drawn_masks_are_read_as_they_are_drawn(drawn):
    rule = masks_from_text("\n\n".join("\n".join(rows) for rows in drawn))
    assert rule.masks.tolist() == [[[int(sign) for sign in row] for row in rows] for rows in drawn]


def test_masks_are_read_from_a_drawing():
    rule = masks_from_text("11.\n#x.\n\n\n. ■ X\n0 1 1\n")
    assert rule == RuleSet([[[1, 1, 0], [1, 1, 0]], [[0, 1, 1], [0, 1, 1]]])
    assert rule == masks_from_text("\n\r\n##-\r\n##□\r\n\r\n.##\r\n.##")
    names = "\n\n".join(
        "\n".join("".join(".#"[cell] for cell in row) for row in mask) for mask in MAGIC.masks
    )
    assert masks_from_text(names, "typed") == MAGIC


@pytest.mark.parametrize(
    ("text", "match"),
    [
        ("", "draws no mask"),
        ("  \n\n", "draws no mask"),
        ("##\n#?", r"line 2: '\?' is no sign"),
        ("##\n#", "line 2: 1 cells, the row above has 2"),
        ("##\n\n#.\n.#", "line 4: mask 1 is 2×2, the first is 1×2"),
        (None, "text must be a str"),
        ([["#"]], "text must be a str"),
    ],
    ids=str,
)
def test_bad_drawings_are_refused_by_line(text, match):
    with pytest.raises((TypeError, ValueError), match=match):
        masks_from_text(text)


def test_a_board_too_large_for_masks_is_compared_by_its_size():
    large = lights_out(1000, 1000)
    assert large == large
    assert large != MAGIC
    assert large != lights_out(1000, 999)
