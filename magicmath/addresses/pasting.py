"""Rules out of text that a reader pastes; the page takes the same. Drawings are `rules.masks_from_text`'s."""

import re
from math import isqrt

import numpy as np

from magicmath._checks import as_shape, as_text
from magicmath.addresses._kinds import Graph
from magicmath.addresses._limits import LONGEST_ADDRESS, MOST_MASKS
from magicmath.rules import RuleSet, to_board

_LONGEST = 2 * LONGEST_ADDRESS


def rules_from_numbers(numbers: str, shape: tuple[int, int] = (3, 3)) -> RuleSet:
    """Return the rules whose masks are the binary digits of numbers, as the articles list them.

    Parameters
    ----------
    numbers : str
        Whole numbers between blanks, commas or brackets.
    shape : (rows, columns)

    Returns
    -------
    RuleSet

    Raises
    ------
    TypeError, ValueError
        If there is no number, or one has too many digits; the message shows it.

    Examples
    --------
    >>> from magicmath.rules import MAGIC
    >>> rules_from_numbers("432 448 216 292 186 73 54 7 27") == MAGIC
    True
    """
    rows, columns = as_shape(shape, "shape")
    size = rows * columns
    parts = [part for part in re.split(r"[ \t\r\n,;()\[\]{}]+", _as_text(numbers, "numbers")) if part]
    masks = []
    for part in _counted(parts, "numbers"):
        if not re.fullmatch("[0-9]{1,1300}", part):
            raise ValueError(f'numbers must be whole numbers, got "{_cut(part)}"')
        if int(part).bit_length() > size:
            raise ValueError(f'numbers must be below 2**{size}, got "{_cut(part)}"')
        masks.append(to_board(int(part), (rows, columns)))
    return RuleSet(np.array(masks))


def rules_from_matrix(matrix: str, shape: tuple[int, int] | None = None) -> RuleSet:
    """Return the rules of a matrix as the articles print it: a row for each mask, its cells unfolded.

    Parameters
    ----------
    matrix : str
        Rows of 0 and 1, on lines or in brackets, with or without blanks and commas.
    shape : (rows, columns), optional
        That of the board; a square one if left out.

    Returns
    -------
    RuleSet

    Raises
    ------
    TypeError, ValueError
        If there is another sign, or a row does not have a number for each cell.

    Examples
    --------
    >>> rules_from_matrix("[[1, 1, 0, 0], [0, 0, 1, 1]]").masks.tolist()
    [[[1, 1], [0, 0]], [[0, 0], [1, 1]]]
    """
    lines = [
        re.sub(r"[ \t,\[(){}|]", "", line) for line in re.split(r"[\r\n;\]]", _as_text(matrix, "matrix"))
    ]
    lines = _counted([line for line in lines if line], "matrix")
    rows, columns = (isqrt(len(lines[0])),) * 2 if shape is None else as_shape(shape, "shape")
    size = rows * columns
    for number, line in enumerate(lines):
        if not re.fullmatch("[01]+", line):
            raise ValueError(f'matrix must hold only 0 and 1, got "{_cut(line)}" in row {number}')
        if len(line) != size:
            raise ValueError(f"matrix must have {size} columns, got {len(line)} in row {number}")
    return RuleSet(np.array([list(map(int, line)) for line in lines]).reshape(-1, rows, columns))


def graph_from_text(edges: str) -> Graph:
    """Return the graph of a list of edges.

    Parameters
    ----------
    edges : str
        Edges such as 0-1, or one way such as 0>1, between commas or on lines. Its nodes are
        counted from 0, and there are as many as the edges name.

    Returns
    -------
    Graph

    Raises
    ------
    TypeError, ValueError
        If there is no edge, or a part is none; the message shows it.

    Examples
    --------
    >>> graph_from_text("0-1, 1-2").edges
    ((0, 1), (1, 2))
    """
    parts = [
        part.strip(" ") for part in re.split(r"[,;\r\n]", re.sub(r"[ \t]+", " ", _as_text(edges, "edges")))
    ]
    parts = [part for part in parts if part]
    if not parts:
        raise ValueError("edges must hold an edge, got none")
    pairs, ways = [], set()
    for part in parts:
        found = re.fullmatch("([0-9]{1,9}) ?([-–> ]|->|→) ?([0-9]{1,9})", part)
        if not found:
            raise ValueError(f'edges must be like 0-1 or 0>1, got "{_cut(part)}"')
        pairs.append((int(found[1]), int(found[3])))
        ways.add(found[2] in (">", "->", "→"))
    if len(ways) == 2:
        raise ValueError("edges must all go one way or all both ways, got some of each")
    return Graph(tuple(pairs), ways.pop())


def _as_text(text: object, name: str) -> str:
    found = as_text(text, name)
    if len(found) > _LONGEST:
        raise ValueError(f"{name} must have at most {_LONGEST} characters")
    return found


def _counted(items: list[str], name: str) -> list[str]:
    if not items:
        raise ValueError(f"{name} must hold a mask, got none")
    if len(items) > MOST_MASKS:
        raise ValueError(f"{name} must have at most {MOST_MASKS} items, got {len(items)}")
    return items


def _cut(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:37]}..."
