"""Draw boards: one, several side by side, in more colours, or on the path of a solution."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from magicmath._checks import (
    as_bits,
    as_flag,
    as_index,
    as_indices,
    as_integers,
    as_label,
    as_sequence,
    several,
)
from magicmath._shown import shown
from magicmath.plot.cells import Grid, draw_board, draw_frame, draw_numbers, draw_squares
from magicmath.plot.drawing import Drawing
from magicmath.plot.hues import hue_and_ink
from magicmath.plot.layout import lay_out
from magicmath.plot.limits import LARGEST_NUMBER, MOST_BOARDS, MOST_CELLS, MOST_NUMBERS, require_at_most
from magicmath.plot.picture import Picture
from magicmath.plot.texts import HOLE, beside, numbered, said, signs
from magicmath.rules import RuleSet
from magicmath.rules._checks import as_rules

Labelled = tuple[NDArray[np.integer] | None, str]


def board(cells: ArrayLike, label: object = "") -> Picture:
    """Draw one board.

    Parameters
    ----------
    cells : (rows, columns) array_like of 0/1
    label : str, optional
        Written above it.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `cells` is not a board of 0/1.

    Examples
    --------
    >>> board([[1, 1, 0], [1, 1, 0], [0, 0, 0]], "mask 0")
    mask 0
    ■ ■ □
    ■ ■ □
    □ □ □
    """
    return boards(as_bits(cells, "cells", ndim=2)[None], [as_label(label)])


def boards(
    stack: Sequence[ArrayLike] | NDArray[np.integer],
    labels: Sequence[object] | None = None,
    holes: ArrayLike | None = None,
    numbers: bool = False,
    across: int | None = None,
) -> Picture:
    """Draw boards side by side.

    Parameters
    ----------
    stack : (k, rows, columns) array_like of 0/1, or a sequence of boards of several shapes
    labels : sequence of k str, optional
        Their numbers 0, 1, … if left out.
    holes : (rows, columns) array_like of 0/1, optional
        1 where a cell of every board is missing.
    numbers : bool, optional
        Whether to number the rows and columns from 0.
    across : int, optional
        How many stand in one line; as many as a page is wide if left out.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `stack` does not hold boards of 0/1, the labels are not as many, the holes do not fit,
        `numbers` is no bool, or `across` is not at least 1.

    Examples
    --------
    >>> boards([[[1, 0]], [[0, 1]]])
    0    1
    ■ □  □ ■
    """
    if isinstance(stack, np.integer) or not len(as_sequence(stack, "stack")):
        raise ValueError("stack is empty: it must hold at least one board")
    require_at_most(MOST_BOARDS, len(stack), "stack", "boards")
    drawn: list[NDArray[np.integer]] = [as_bits(b, f"stack[{i}]", ndim=2) for i, b in enumerate(stack)]
    require_at_most(MOST_CELLS, sum(cells.size for cells in drawn), "stack", "cells")
    names, is_numbered = _as_labels(labels, len(drawn)), as_flag(numbers, "numbers")
    if holes is not None:
        drawn = [_dig(cells, as_bits(holes, "holes", shape=cells.shape)) for cells in drawn]
    labelled: list[Labelled] = list(zip(drawn, names, strict=True))
    length = len(labelled) if across is None else min(as_index(across, "across", low=1), len(labelled))
    labelled += [(None, "")] * (-len(labelled) % length)
    return _strip([labelled[i : i + length] for i in range(0, len(labelled), length)], is_numbered)


def colours(
    stack: ArrayLike, k: int, labels: Sequence[object] | None = None, holes: ArrayLike | None = None
) -> Picture:
    """Draw boards of k colours side by side, each cell with its number, the darker the greater.

    Parameters
    ----------
    stack : (n, rows, columns) array_like of int from 0 to k - 1
    k : int, at least 2
    labels : sequence of n str, optional
        Their numbers 0, 1, … if left out.
    holes : (rows, columns) array_like of 0/1, optional
        1 where a cell of every board is missing.

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If `stack` does not hold boards of such integers, the labels are not as many, or the holes do
        not fit.

    Examples
    --------
    >>> colours([[[0, 2], [1, 0]]], 3, ["board"])
    board
    0 2
    1 0
    """
    k = as_index(k, "k", low=2, high=LARGEST_NUMBER)
    given = as_integers(stack, "stack", ndim=3)
    if (given < 0).any() or (given >= k).any():
        found = f"{shown(given.min())} to {shown(given.max())}"
        raise ValueError(f"stack must hold colours from 0 to {k - 1}, got {found}")
    require_at_most(MOST_NUMBERS, given.size, "stack", "cells")
    names, boards = _as_labels(labels, len(given)), given.astype(int)
    digits = len(str(boards.max()))
    if holes is not None:
        boards = np.where(as_bits(holes, "holes", shape=boards.shape[1:]), HOLE, boards)
    grid = Grid.for_texts(digits)
    layout = lay_out([[cells.shape for cells in boards]], [names], grid)
    drawing = Drawing(layout.width, layout.height)
    for cells, name, (x, y) in zip(boards, names, layout.corners[0], strict=True):
        drawing.label(x, y, name)
        _draw_coloured(drawing, cells, x, y + layout.header, grid, k)
    blocks = [
        "\n".join([name, *(" ".join(_colour(cell).rjust(digits) for cell in row) for row in cells)])
        for cells, name in zip(boards, names, strict=True)
    ]
    words = "; ".join(block.replace("\n", ": ", 1).replace("\n", " / ") for block in blocks)
    return Picture(drawing, beside(blocks), f"Boards of {k} colours. {words}.")


def path(rules: RuleSet, start: ArrayLike, presses: int | Sequence[int]) -> Picture:
    """Draw a solution as Day's SHOWPATH does: each mask above the board that it makes.

    Parameters
    ----------
    rules : RuleSet
    start : (rows, columns) array_like of 0/1
    presses : int, or sequence of int

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        As `RuleSet.path`.

    Examples
    --------
    >>> from magicmath.rules import MAGIC, to_board
    >>> path(MAGIC, to_board(32), [0, 5, 6])
           press 0  press 5  press 6
           ■ ■ □    □ □ ■    □ □ □
           ■ ■ □    □ □ ■    ■ ■ □
           □ □ □    □ □ ■    ■ ■ □
    <BLANKLINE>
    start  1        2        3
    □ □ □  ■ ■ □    ■ ■ ■    ■ ■ ■
    ■ □ □  □ ■ □    □ ■ ■    ■ □ ■
    □ □ □  □ □ □    □ □ ■    ■ ■ ■
    """
    as_rules(rules)
    numbers = as_indices(several(presses), "presses", high=len(rules))
    require_at_most(MOST_BOARDS, len(numbers), "presses", "boards")
    reached = rules.path(start, numbers)
    masks: list[Labelled] = [(None, "")]
    masks += [(_dig(rules[n], rules.holes), f"press {n}") for n in numbers]
    names = ["start", *(str(i + 1) for i in range(len(numbers)))]
    return _strip([masks, list(zip(_dig(reached, rules.holes), names, strict=True))])


def _as_labels(labels: Sequence[object] | None, count: int) -> list[str]:
    given = range(count) if labels is None else labels
    each = given if isinstance(given, str) else as_sequence(given, "labels")
    names = [as_label(label, "labels") for label in each]
    if len(names) != count:
        raise ValueError(f"labels must be {count}, one a board, got {len(names)}")
    return names


def _dig(cells: NDArray[np.integer], holes: ArrayLike) -> NDArray[np.integer]:
    return np.where(holes, HOLE, cells.astype(np.int8))


def _strip(rows: list[list[Labelled]], is_numbered: bool = False) -> Picture:
    """Draw rows of (board or None, label) pairs, column under column."""
    flat = [(cells, name) for row in rows for cells, name in row]
    drawn = [(cells, name) for cells, name in flat if cells is not None]
    grid = Grid.of(max(max(cells.shape) for cells, _ in drawn))
    head = int(is_numbered)  # cells that the numbers take, above a board and at its left
    shapes = [[None if cells is None else _wider(cells.shape, head) for cells, _ in row] for row in rows]
    layout = lay_out(shapes, [[name for _, name in row] for row in rows], grid)
    drawing = Drawing(layout.width, layout.height)
    for (cells, name), (x, y) in zip(flat, sum(layout.corners, []), strict=True):
        drawing.label(x, y, name)
        if cells is not None:
            place = (x + head * grid.across, y + layout.header + head * grid.down, grid)
            draw_board(drawing, cells, *place)
            if is_numbered:
                draw_numbers(drawing, cells.shape, *place)
    word = "Board" if len(drawn) == 1 else f"{len(drawn)} boards"
    words = said([name for _, name in drawn], [cells for cells, _ in drawn])
    return Picture(drawing, _strip_text(rows, layout.header > 0, is_numbered), f"{word}. {words}.")


def _wider(shape: tuple[int, ...], by: int) -> tuple[int, ...]:
    return tuple(side + by for side in shape)


def _strip_text(rows: list[list[Labelled]], labelled: bool, is_numbered: bool) -> str:
    text = numbered if is_numbered else signs
    blocks = [
        [f"{label}\n" * labelled + ("" if cells is None else text(cells)) for cells, label in row]
        for row in rows
    ]
    width: dict[int, int] = {}
    for row in blocks:
        for j, block in enumerate(row):
            width[j] = max(width.get(j, 0), *map(len, block.split("\n")))
    aligned = [[f"{block}\n{' ' * width[j]}" for j, block in enumerate(row)] for row in blocks]
    return "\n\n".join(beside(row).rstrip("\n") for row in aligned)


def _draw_coloured(
    drawing: Drawing, cells: NDArray[np.integer], x: float, y: float, grid: Grid, k: int
) -> None:
    draw_frame(drawing, cells.shape, x, y, grid)
    for colour in np.unique(cells[cells != HOLE]).tolist():
        places, (hue, ink) = np.argwhere(cells == colour), hue_and_ink(colour, k)
        draw_squares(drawing, places, x, y, grid, hue)
        middles = (grid.middle(i, j) for i, j in places.tolist())
        placed = [(x + right, y + down, str(colour)) for right, down in middles]
        drawing.texts(placed, fill=ink, text_anchor="middle", dominant_baseline="central")


def _colour(cell: int) -> str:
    return "·" if cell == HOLE else str(cell)
