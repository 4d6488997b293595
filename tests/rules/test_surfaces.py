"""Hold rules on glued boards against a square whose boundary is glued point by point, and a walk over it."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magicmath.rules import (
    chess,
    cylinder,
    klein_bottle,
    lights_out,
    neighbourhood,
    projective_plane,
    torus,
)

SHAPES = [(1, 1), (1, 4), (4, 1), (2, 2), (2, 3), (3, 4), (4, 3), (5, 5), (4, 6), (7, 3)]
LIGHTS_OUT = {
    "plane": lights_out,
    "cylinder": cylinder,
    "torus": torus,
    "klein": klein_bottle,
    "projective": projective_plane,
}
CHARACTERISTIC = {"plane": 1, "cylinder": 0, "torus": 0, "klein": 0, "projective": 1}
SIDEWAYS = [(0, 0), (0, 1), (1, 0), (0, -1), (-1, 0)]
KING = list(itertools.product((-1, 0, 1), repeat=2))


class Glued:
    """A board of cells, sides and corners, at the points of a grid of half steps, with its edges glued.

    The cell (i, j) is the point (2i + 1, 2j + 1). Points with one even coordinate are sides, those with
    two are corners. Only points of the boundary are glued: a different way from that of the package.
    """

    def __init__(self, rows, columns, surface):
        self.rows, self.columns = rows, columns
        height, width = 2 * rows, 2 * columns
        pairs = []
        if surface in ("cylinder", "torus", "klein"):
            pairs += [((p, 0), (p, width)) for p in range(height + 1)]
        if surface == "torus":
            pairs += [((0, q), (height, q)) for q in range(width + 1)]
        if surface in ("klein", "projective"):
            pairs += [((0, q), (height, width - q)) for q in range(width + 1)]
        if surface == "projective":
            pairs += [((p, 0), (height - p, width)) for p in range(height + 1)]
        self.parts = {point: {point} for point in itertools.product(range(height + 1), range(width + 1))}
        for one, other in pairs:
            together = self.parts[one] | self.parts[other]
            for point in together:
                self.parts[point] = together

    def characteristic(self):
        """Return corners - sides + cells."""
        classes = {frozenset(part) for part in self.parts.values()}
        return sum((-1) ** (sum(next(iter(part))) % 2) for part in classes)

    def touching(self, corners_too):
        """Return for each cell the cells that share a side, or a corner, with it, and itself."""
        steps = KING if corners_too else SIDEWAYS
        cells_at = {}
        for i, j in itertools.product(range(self.rows), range(self.columns)):
            for down, right in steps:
                point = (2 * i + 1 + down, 2 * j + 1 + right)
                for glued in self.parts[point]:
                    cells_at.setdefault(glued, set()).add(i * self.columns + j)
        return [
            set().union(*(cells_at[2 * i + 1 + down, 2 * j + 1 + right] for down, right in steps))
            for i, j in itertools.product(range(self.rows), range(self.columns))
        ]


def cells_of(rule):
    return [set(np.flatnonzero(mask).tolist()) for mask in rule.matrix]


@pytest.mark.parametrize("surface", CHARACTERISTIC)
@pytest.mark.parametrize("shape", SHAPES)
def test_neighbours_are_the_cells_that_share_a_side_of_the_surface(surface, shape):
    glued = Glued(*shape, surface)
    assert glued.characteristic() == CHARACTERISTIC[surface]
    assert cells_of(LIGHTS_OUT[surface](*shape)) == glued.touching(corners_too=False)
    assert cells_of(neighbourhood(SIDEWAYS, *shape, surface)) == glued.touching(corners_too=False)
    assert cells_of(neighbourhood(KING, *shape, surface)) == glued.touching(corners_too=True)


def walked(cell, step, shape, surface):
    """Return where a walker ends who takes a step cell by cell, up or down first, or None if he is lost.

    He keeps his own left hand: past a mirrored edge it is on the other side of the board.
    """
    (i, j), (rows, columns) = cell, shape
    down, right = step
    hand = 1
    for _ in range(abs(down)):
        i += 1 if down > 0 else -1
        if surface in ("torus", "klein", "projective"):
            if i % rows != i and surface != "torus":
                j, hand = columns - 1 - j, -hand
            i %= rows
        elif not 0 <= i < rows:
            i = -(10**6)  # he is lost, and never comes back
    for _ in range(abs(right)):
        j += hand if right > 0 else -hand
        if surface != "plane":
            if j % columns != j and surface == "projective":
                i = rows - 1 - i
            j %= columns
        elif not 0 <= j < columns:
            j = -(10**6)
    return i * columns + j if min(i, j) >= 0 else None


@given(
    st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), max_size=5),
    st.integers(1, 5),
    st.integers(1, 5),
    st.sampled_from(list(CHARACTERISTIC)),
)
def test_a_stamp_holds_the_cells_where_walks_end(steps, rows, columns, surface):
    rule = neighbourhood(steps, rows, columns, surface)
    ends = [
        {walked(cell, step, (rows, columns), surface) for step in steps} - {None}
        for cell in itertools.product(range(rows), range(columns))
    ]
    assert cells_of(rule) == ends
    assert list(rule.places) == list(range(rows * columns))


@pytest.mark.parametrize("surface", CHARACTERISTIC)
def test_a_step_around_the_surface_twice_changes_nothing(surface):
    near, far = [(1, -1), (0, 2)], [(1 + 8 * 10**6, -1 - 6 * 10**6), (-8, 2)]
    if surface in ("plane", "cylinder"):
        assert not neighbourhood(far, 4, 3, surface).masks.any()
    else:
        assert neighbourhood(far, 4, 3, surface) == neighbourhood(near, 4, 3, surface)


def test_a_stamp_keeps_its_shape_across_a_seam():
    corner = [(-1, 0), (-1, 1), (-2, 0)]
    inside, across = (neighbourhood(corner, 5, 6, "klein")[cell] for cell in (3 * 6 + 1, 1))
    assert np.argwhere(inside).tolist() == [[1, 1], [2, 1], [2, 2]]
    assert np.argwhere(across).tolist() == [[3, 4], [4, 3], [4, 4]]  # the same corner, seen in a mirror


def test_neighbours_may_be_one_way():
    rule = neighbourhood([(0, 1)], 1, 3)
    assert rule.matrix.tolist() == [[0, 1, 0], [0, 0, 1], [0, 0, 0]]
    assert neighbourhood([(0, 1)], 1, 3, "cylinder", "ring").name == "ring"
    assert not neighbourhood([], 2, 2).masks.any()


def test_stamps_on_a_plane_are_the_rules_of_their_names():
    assert neighbourhood(KING, 4, 5) == chess("king", 4, 5)
    assert neighbourhood(SIDEWAYS, 4, 5) == lights_out(4, 5)
