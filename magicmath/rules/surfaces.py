"""Make rules whose stamp is the same at each cell: Lights Out on surfaces, and any neighbourhood."""

from collections.abc import Sequence

from magicmath._checks import LARGEST_BOARD, as_choice, as_index, as_mask_shape, as_name, as_sequence
from magicmath._shown import shown
from magicmath.rules._lights_out import LightsOut
from magicmath.rules._neighbours import SIDEWAYS, SURFACES, Surface, around
from magicmath.rules.ruleset import RuleSet


def cylinder(rows: int, columns: int) -> RuleSet:
    """Return Lights Out on a cylinder: the first and the last column are neighbours.

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
    >>> to_string = "".join
    >>> [to_string(map(str, row)) for row in cylinder(3, 5)[0].tolist()]
    ['11001', '10000', '00000']
    """
    return LightsOut(rows, columns, "Lights Out cylinder", wraps=True)


def torus(rows: int, columns: int) -> RuleSet:
    """Return Lights Out on a torus: opposite edges of the board are neighbours.

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

    Examples
    --------
    >>> sorted({int(mask.sum()) for mask in torus(4, 4)})
    [5]
    """
    rows, columns = as_mask_shape(rows, columns)
    return RuleSet(around(rows, columns, SIDEWAYS, "torus"), f"Lights Out torus {rows}×{columns}")


def klein_bottle(rows: int, columns: int) -> RuleSet:
    """Return Lights Out on a Klein bottle: opposite edges are neighbours, top and bottom mirrored.

    The first and the last column are neighbours as on a cylinder. The cell above a cell of the first row
    is in the last row, as far from the right edge as the cell is from the left one.

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

    Examples
    --------
    >>> klein_bottle(3, 5)[1]
    array([[1, 1, 1, 0, 0],
           [0, 1, 0, 0, 0],
           [0, 0, 0, 1, 0]], dtype=uint8)
    """
    rows, columns = as_mask_shape(rows, columns)
    return RuleSet(around(rows, columns, SIDEWAYS, "klein"), f"Lights Out Klein bottle {rows}×{columns}")


def projective_plane(rows: int, columns: int) -> RuleSet:
    """Return Lights Out on a projective plane: opposite edges of the board are neighbours, all mirrored.

    The cell above a cell of the first row is in the last row, as far from the right edge as the cell is
    from the left one. The same is true of the columns.

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

    Examples
    --------
    >>> projective_plane(4, 5)[5]
    array([[1, 0, 0, 0, 0],
           [1, 1, 0, 0, 0],
           [1, 0, 0, 0, 1],
           [0, 0, 0, 0, 0]], dtype=uint8)
    """
    rows, columns = as_mask_shape(rows, columns)
    masks = around(rows, columns, SIDEWAYS, "projective")
    return RuleSet(masks, f"Lights Out projective plane {rows}×{columns}")


def neighbourhood(
    steps: Sequence[Sequence[int]],
    rows: int,
    columns: int,
    surface: Surface = "plane",
    name: str | None = None,
) -> RuleSet:
    """Return the rule whose press inverts the cells at some steps from a cell: a stamp, put on each cell.

    The cell itself is inverted only where (0, 0) is among the steps. One cell may invert another and not
    be inverted by it. A cell that several steps reach is inverted once.

    Parameters
    ----------
    steps : sequence of (down, right)
        Two integers each; negative ones lead up and to the left.
    rows, columns : int
    surface : {"plane", "cylinder", "torus", "klein", "projective"}, optional
        What becomes of a step past an edge. On a plane it is lost. On a cylinder it comes back at the other
        end of the row, on a torus also at the other end of the column. On a Klein bottle, a step past the
        top or the bottom comes back mirrored; on a projective plane, a step past any edge. The stamp keeps
        its shape there, and so comes back mirrored itself.
    name : str, optional

    Returns
    -------
    RuleSet of rows * columns masks

    Raises
    ------
    TypeError, ValueError
        If a step is not two integers, there is no such surface, a length is not an integer of at least 1,
        or the masks would take more than a gigabyte.

    Examples
    --------
    >>> one_way = neighbourhood([(0, 0), (-1, 1)], 3, 3, "klein")
    >>> one_way[3].tolist(), one_way[0].tolist()
    ([[0, 1, 0], [1, 0, 0], [0, 0, 0]], [[1, 0, 0], [0, 0, 0], [0, 1, 0]])
    """
    as_name(name)
    stamp = [_as_step(step, f"steps[{i}]") for i, step in enumerate(as_sequence(steps, "steps"))]
    as_choice(surface, "surface", SURFACES)
    rows, columns = as_mask_shape(rows, columns)
    name = name or f"neighbourhood, {surface} {rows}×{columns}"
    return RuleSet(around(rows, columns, stamp, surface), name)


def _as_step(value: object, name: str) -> tuple[int, int]:
    parts = as_sequence(value, name)
    if len(parts) != 2:
        raise ValueError(f"{name} must be (down, right), got {shown(value)}")
    down, right = (as_index(part, name, low=-LARGEST_BOARD, high=LARGEST_BOARD + 1) for part in parts)
    return down, right
