"""Draw graphs: numbered nodes on rings, and a line for each edge."""

from collections.abc import Sequence
from math import cos, pi, sin

import numpy as np
from numpy.typing import NDArray

from magicmath._checks import as_index, as_indices, as_label, as_sequence
from magicmath.plot.drawing import ACCENT, DARK, FRAME, LABEL_HEIGHT, LIGHT, Drawing, label_width
from magicmath.plot.limits import require_at_most
from magicmath.plot.picture import Picture
from magicmath.plot.texts import below

_MOST_NODES = 64
_RADIUS, _PITCH = 14, 38  # pixels: of a node, and between nodes of the innermost ring
_SMALLEST_RING, _BETWEEN_RINGS = 48, 56  # pixels
_SIDE = 260  # pixels: of the square in which the nodes of given places stand


def graph(neighbours: Sequence[Sequence[int]], rings: int = 1, label: object = "") -> Picture:
    """Draw a graph: each node with its number, and a line between neighbours.

    Parameters
    ----------
    neighbours : sequence of at most 64 sequences of int
        For each node, the numbers of its neighbours. It is enough that one of two nodes names the other.
    rings : int, optional
        On how many rings the nodes stand, as many on each: the outer ring holds the first ones, from the
        top to the right.
    label : str, optional

    Returns
    -------
    Picture

    Raises
    ------
    TypeError, ValueError
        If an edge leads to a missing node, there are no nodes or too many, or the rings do not divide them.

    Examples
    --------
    >>> graph([[1], [0, 2], [1]])
    0: 1
    1: 0 2
    2: 1
    """
    lists = as_sequence(neighbours, "neighbours")
    nodes, title = len(lists), as_label(label)
    if not nodes:
        raise ValueError("neighbours is empty: a graph has at least one node")
    require_at_most(_MOST_NODES, nodes, "neighbours", "nodes")
    count = as_index(rings, "rings", low=1, high=nodes + 1)
    if nodes % count:
        raise ValueError(f"rings must divide the number of nodes, {nodes}, got {count}")
    edges = sorted(
        {
            (min(node, other), max(node, other))
            for node, others in enumerate(lists)
            for other in as_indices(others, f"neighbours[{node}]", high=nodes)
            if other != node
        }
    )
    joined = [[str(a + b - node) for a, b in edges if node in (a, b)] for node in range(nodes)]
    lines = [f"{node}: {' '.join(others)}".rstrip() for node, others in enumerate(joined)]
    said = "; ".join(f"{node}: {', '.join(others) or 'none'}" for node, others in enumerate(joined))
    alt = f"Graph{', ' if title else ''}{title}. Each node with its neighbours: {said}."
    return Picture(_draw(edges, nodes, count, title), below(title, "\n".join(lines)), alt)


def _draw(edges: list[tuple[int, int]], nodes: int, rings: int, label: str) -> Drawing:
    each = nodes // rings
    innermost = max(_SMALLEST_RING, each * _PITCH / (2 * pi))
    outermost = innermost + _BETWEEN_RINGS * (rings - 1)
    middle, header = outermost + _RADIUS, LABEL_HEIGHT if label else 0
    places = []
    for node in range(nodes):
        radius, turn = outermost - _BETWEEN_RINGS * (node // each), 2 * pi * (node % each) / each
        places.append((round(middle + radius * sin(turn)), round(header + middle - radius * cos(turn))))
    drawing = Drawing(max(2 * middle, label_width(label)), header + 2 * middle)
    drawing.label(0, 0, label)
    ends = ((*places[a], *places[b]) for a, b in edges)
    drawing.path((f"M{x} {y}L{u} {v}" for x, y, u, v in ends), fill="none", stroke=FRAME, stroke_width=2)
    for x, y in places:
        drawing.circle(x, y, _RADIUS - 1, fill=LIGHT, stroke=FRAME, stroke_width=2)
    numbers = ((x, y + 5, str(node)) for node, (x, y) in enumerate(places))
    drawing.texts(numbers, fill=DARK, text_anchor="middle")
    return drawing


def placed_graph(
    masks: Sequence[Sequence[int]],
    positions: NDArray[np.float64],
    black: NDArray[np.integer],
    chosen: NDArray[np.integer],
) -> Picture:
    """Draw a graph of masks, its nodes at places of the unit square.

    Each mask holds a node and its neighbours. A chosen node counts the chosen ones among these, and the
    edges between chosen nodes are thick.
    """
    edges = [(a, b) for a, mask in enumerate(masks) for b in mask if a < b]
    places = [(round(_RADIUS + x * _SIDE), round(_RADIUS + y * _SIDE)) for x, y in positions.tolist()]
    drawing = Drawing(_SIDE + 2 * _RADIUS, max(y for _, y in places) + _RADIUS)
    for is_inside, look in ((False, {"stroke": FRAME, "width": 2}), (True, {"stroke": ACCENT, "width": 7})):
        lines = [(*places[a], *places[b]) for a, b in edges if bool(chosen[a] and chosen[b]) is is_inside]
        steps = (f"M{x} {y}L{u} {v}" for x, y, u, v in lines)
        drawing.path(steps, fill="none", stroke=look["stroke"], stroke_width=look["width"])
    counts = [sum(int(chosen[other]) for other in mask) - 1 for mask in masks]
    for node, (x, y) in enumerate(places):
        outline = (
            {"stroke": ACCENT, "stroke_width": 4} if chosen[node] else {"stroke": FRAME, "stroke_width": 2}
        )
        drawing.circle(x, y, _RADIUS - 2, fill=DARK if black[node] else LIGHT, **outline)
    for bit, ink in ((0, DARK), (1, LIGHT)):
        shown = [(x, y + 5, str(counts[i] if chosen[i] else i)) for i, (x, y) in enumerate(places)]
        texts = [text for i, text in enumerate(shown) if black[i] == bit and (chosen[i] or not chosen.any())]
        drawing.texts(texts, fill=ink, text_anchor="middle")
    inside = sum(bool(chosen[a] and chosen[b]) for a, b in edges)
    joined = (", ".join(str(b) for b in mask if b != a) or "none" for a, mask in enumerate(masks))
    said = "; ".join(f"{a} with {others}" for a, others in enumerate(joined))
    alt = f"Neighbours: {said}. {inside} edges lie inside the presses."
    return Picture(drawing, "", alt)
