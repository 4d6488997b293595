"""Make rules: Lights Out on grids and graphs, crosses, chess pieces, drawings, boards with holes."""

from collections.abc import Sequence
from math import prod

import numpy as np
from numpy.typing import ArrayLike

from magicmath._checks import as_bits, as_choice, as_indices, as_mask_shape, as_name, as_sequence, as_shape
from magicmath._shown import shown
from magicmath.rules._checks import as_rules
from magicmath.rules._lights_out import LightsOut
from magicmath.rules._neighbours import SIDEWAYS, around
from magicmath.rules.ruleset import RuleSet

_STEPS = {
    "knight": [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)],
    "king": [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j],
}
_LINES = {"rook": SIDEWAYS[1:], "bishop": [(1, 1), (1, -1), (-1, 1), (-1, -1)]}
_LINES["queen"] = [*_LINES["rook"], *_LINES["bishop"]]
PIECES = (*_STEPS, *_LINES)


def lights_out(rows: int, columns: int) -> RuleSet:
    """Return Lights Out: a press inverts a cell and its neighbours to the left, right, top, bottom.

    The masks are made when they are needed. Solving one board and the quiet patterns need none:
    they follow from the first row of presses, so that even 1000×1000 cells are solved at once.

    Parameters
    ----------
    rows, columns : int

    Returns
    -------
    RuleSet of rows * columns masks

    Raises
    ------
    TypeError, ValueError
        If a length is not an integer of at least 1.

    Examples
    --------
    >>> lights_out(3, 3).numbers
    [416, 464, 200, 308, 186, 89, 38, 23, 11]
    >>> len(lights_out(5, 5).quiet_presses)
    2
    """
    return LightsOut(rows, columns, "Lights Out")


def cross(rows: int, columns: int) -> RuleSet:
    """Return the rule whose press inverts the whole row and the whole column of a cell.

    Parameters
    ----------
    rows, columns : int

    Returns
    -------
    RuleSet of rows * columns masks

    Raises
    ------
    TypeError, ValueError
        If a length is not an integer of at least 1, or the masks would take more than a gigabyte.

    Notes
    -----
    casegame's larger boards. On even × even cells the rule is its own inverse.

    Examples
    --------
    >>> cross(4, 4).is_invertible, cross(3, 3).is_invertible
    (True, False)
    """
    rows, columns = as_mask_shape(rows, columns)
    row, column = np.divmod(np.arange(rows * columns), columns)
    masks = (row[:, None] == row) | (column[:, None] == column)
    return RuleSet(masks.reshape(-1, rows, columns), f"cross {rows}×{columns}")


def chess(piece: str, rows: int, columns: int) -> RuleSet:
    """Return the rule whose press inverts a cell and all that a chess piece attacks from there.

    Parameters
    ----------
    piece : {"knight", "king", "rook", "bishop", "queen"}
    rows, columns : int

    Returns
    -------
    RuleSet of rows * columns masks

    Raises
    ------
    TypeError, ValueError
        If there is no such piece, a length is not an integer of at least 1, or the masks would
        take more than a gigabyte.

    Examples
    --------
    >>> chess("knight", 3, 3)[0]
    array([[1, 0, 0],
           [0, 0, 1],
           [0, 1, 0]], dtype=uint8)
    """
    as_choice(piece, "piece", PIECES)
    rows, columns = as_mask_shape(rows, columns)
    reach = range(1, max(rows, columns))
    steps = _STEPS.get(piece) or [(k * i, k * j) for i, j in _LINES[piece] for k in reach]
    return RuleSet(around(rows, columns, [(0, 0), *steps]), f"{piece} {rows}×{columns}")


def graph(
    neighbours: Sequence[Sequence[int]], shape: tuple[int, int] | None = None, name: str | None = None
) -> RuleSet:
    """Return Lights Out on a graph: a press inverts a node and its neighbours.

    Parameters
    ----------
    neighbours : sequence
        For each node, a sequence of the numbers of its neighbours.
    shape : (rows, columns), optional
        The board whose cells, row by row, are the nodes; a single row if left out.
    name : str, optional

    Returns
    -------
    RuleSet, one mask a node

    Raises
    ------
    TypeError, ValueError
        If an edge leads to a missing node, or the shape does not have a cell for each node.

    Examples
    --------
    >>> graph([[1], [0, 2], [1]], name="path").masks.tolist()
    [[[1, 1, 0]], [[1, 1, 1]], [[0, 1, 1]]]
    """
    as_name(name)
    neighbours = as_sequence(neighbours, "neighbours")
    nodes = len(neighbours)
    if not nodes:
        raise ValueError("neighbours is empty: a graph has at least one node")
    shape = (1, nodes) if shape is None else as_shape(shape, "shape")
    if prod(shape) != nodes:
        raise ValueError(f"shape must have {nodes} cells, one a node, got {shape}")
    as_mask_shape(*shape)
    masks = np.eye(nodes, dtype=np.uint8)
    for node, others in enumerate(neighbours):
        masks[node, as_indices(others, f"neighbours[{node}]", high=nodes)] = 1
    return RuleSet(masks.reshape(nodes, *shape), name or f"graph of {nodes} nodes")


def from_cells(cells: Sequence[Sequence[int]], shape: tuple[int, int], name: str | None = None) -> RuleSet:
    """Return the rule whose masks are given by the cells that they invert.

    Parameters
    ----------
    cells : sequence
        For each mask, a sequence of cells, counted row by row from 0.
    shape : (rows, columns)
    name : str, optional

    Returns
    -------
    RuleSet

    Raises
    ------
    TypeError, ValueError
        If there is no mask, or a cell is off the board.

    Examples
    --------
    >>> from_cells([[0, 1], [1, 2]], (1, 3)).masks.tolist()
    [[[1, 1, 0]], [[0, 1, 1]]]
    """
    shape, cells = as_shape(shape, "shape"), as_sequence(cells, "cells")
    if not cells:
        raise ValueError("cells is empty: a rule set has at least one mask")
    masks = np.zeros((len(cells), prod(shape)), dtype=np.uint8)
    for mask, (number, chosen) in zip(masks, enumerate(cells), strict=True):
        mask[as_indices(chosen, f"cells[{number}]", high=prod(shape))] = 1
    return RuleSet(masks.reshape(-1, *shape), name)


def with_holes(rules: RuleSet, holes: ArrayLike, name: str | None = None) -> RuleSet:
    """Return a rule on a board with holes: cells that are neither pressed nor inverted any more.

    Parameters
    ----------
    rules : RuleSet
        Its masks must belong to cells.
    holes : (rows, columns) array_like of 0/1
        1 where a cell is taken away.
    name : str, optional

    Returns
    -------
    RuleSet, one mask for each cell that is left

    Raises
    ------
    TypeError, ValueError
        If the masks belong to no cells, or `holes` has another shape or takes all cells away.

    Examples
    --------
    >>> ring = with_holes(lights_out(3, 3), [[0, 0, 0], [0, 1, 0], [0, 0, 0]])
    >>> ring
    <RuleSet Lights Out 3×3 with 1 hole: 8 masks on 3×3>
    >>> ring[1].tolist()
    [[1, 1, 1], [0, 0, 0], [0, 0, 0]]
    """
    as_rules(rules)
    as_name(name)
    if rules.places is None:
        raise ValueError(f"rules must have masks that belong to cells, got {rules}")
    holes = as_bits(holes, "holes", ndim=2, shape=rules.shape)
    left = [number for number, place in enumerate(rules.places) if not holes.flat[place]]
    if not left:
        raise ValueError("holes takes all cells away")
    count = int(holes.sum(dtype=int))
    name = name or f"{rules.name or 'unnamed'} with {count} hole{'s' * (count != 1)}"
    return RuleSet(rules.masks[left] & (1 - holes), name, [rules.places[number] for number in left])


def masks_from_text(text: str, name: str | None = None) -> RuleSet:
    """Make a rule set from masks drawn with letters, one below the other.

    Parameters
    ----------
    text : str
        A line for each row of a mask, and an empty line between two masks. `1`, `#`, `x`, `X` and
        `■` mark a cell that a press inverts; `0`, `.`, `-` and `□` one that it leaves. Blanks
        inside a line do not count.
    name : str, optional

    Returns
    -------
    RuleSet

    Raises
    ------
    TypeError, ValueError
        If `text` is no such drawing, or the masks differ in shape; the message names the line.

    Examples
    --------
    >>> masks_from_text('''
    ... ##.
    ... ##.
    ...
    ... .##
    ... .##
    ... ''', "two windows")
    <RuleSet two windows: 2 masks on 2×3>
    """
    if not isinstance(text, str):
        raise TypeError(f"text must be a str, got {shown(text)}")
    masks, rows = [], []
    for number, line in enumerate([*text.split("\n"), ""], 1):
        signs = "".join(line.split())
        unknown = sorted(set(signs) - set("1#xX■0.-□"))
        if unknown:
            raise ValueError(f"text, line {number}: {unknown[0]!r} is no sign for a cell; use # and .")
        if signs:
            rows.append([int(sign in "1#xX■") for sign in signs])
            if len(signs) != len(rows[0]):
                raise ValueError(f"text, line {number}: {len(signs)} cells, the row above has {len(rows[0])}")
        elif rows:
            masks.append(rows)
            if len(rows) != len(masks[0]) or len(rows[0]) != len(masks[0][0]):
                raise ValueError(
                    f"text, line {number - 1}: mask {len(masks) - 1} is {len(rows)}×{len(rows[0])}, "
                    f"the first is {len(masks[0])}×{len(masks[0][0])}"
                )
            rows = []
    if not masks:
        raise ValueError("text draws no mask")
    return RuleSet(masks, name)
