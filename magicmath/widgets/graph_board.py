"""The live graph: press its nodes, and see which edges lie inside the presses."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import traitlets
from numpy.typing import ArrayLike, NDArray

from magicmath import plot
from magicmath._checks import as_flag, as_indices, as_reals, as_sequence
from magicmath._shown import shown
from magicmath.plot import Picture
from magicmath.plot.graphs import placed_graph
from magicmath.rules import RuleSet, graph
from magicmath.rules._checks import as_rules
from magicmath.widgets._base import page_code, page_style, positions_of_ones, synced
from magicmath.widgets._pressed import presses_in_words
from magicmath.widgets.board import Board

_MOST = 64  # nodes
_MOST_PAINTED = 8  # nodes whose boards are all counted, one by one


class _Edges(traitlets.TraitType[tuple[tuple[int, int], ...], Any]):
    """Pairs of nodes, the lower number first, in rising order and each once."""

    def validate(self, obj: Any, value: Any) -> tuple[tuple[int, int], ...]:
        edges = tuple(sorted({_as_edge(pair, len(obj._positions)) for pair in as_sequence(value, "edges")}))
        if edges and not obj._draws:
            raise ValueError("edges may be drawn only where draws is True")
        return edges


class _Places(traitlets.TraitType[tuple[tuple[float, ...], ...], Any]):
    """Where the nodes stand: pairs of numbers from 0 to 1."""

    def validate(self, obj: Any, value: Any) -> tuple[tuple[float, ...], ...]:
        if isinstance(value, tuple) and not value:
            return ()  # before they are told
        given = as_reals(value, "positions")
        if given.ndim != 2 or given.shape[1] != 2 or not 1 <= len(given) <= _MOST:
            raise ValueError(f"positions must be 1 to {_MOST} pairs, got shape {given.shape}")
        if not ((given >= 0) & (given <= 1)).all():
            raise ValueError("positions must be from 0 to 1")
        places = tuple(map(tuple, given.tolist()))
        if obj._positions and places != obj._positions and not obj._draws:
            raise ValueError("positions may be changed only where draws is True")
        return places


class GraphBoard(Board):
    """Lights Out on a graph: a press turns a node and its neighbours.

    With `counts` the pressed nodes are a choice x: each of them shows how many of its neighbours belong to x
    too, the edges inside x light up, and a line tells whether x is a test.

    With `draws` the reader draws nodes, at most 12 in all, draws and erases edges, and tries to make all
    nodes black. The page shows a test of the graph on request, and then the presses. Where an edge changes,
    the test stays in sight, and a line tells whether it is still one. `rules` follows the drawing.

    With `paints` the page shows a test of the graph, and the reader gives it a node of its own. This goes on
    until each test of the graph contains one of these nodes. Then a press turns one node alone. A second
    graph, white at first, stands beside it: dots mark the presses that make the board there. Once it is
    made, the page counts the boards that pass and those that can be made.

    Parameters
    ----------
    rules : RuleSet
        Symmetric, of at most 64 masks, each with its own cell, as `rules.graph` and `rules.lights_out`
        make them.
    positions : (nodes, 2) array_like of float, optional
        Where the nodes stand: x to the right, y downwards. On their cells if left out.
    presses : sequence of int, optional
        Nodes pressed to begin with.
    counts : bool, optional
        Whether what lies inside the presses is shown and counted.
    label : str, optional
        What a screen reader calls the graph.
    draws : bool, optional
        Whether the reader may change the graph; not together with `counts`, and not where there are holes.
    paints : bool, optional
        Whether a press turns one node, under the tests; at most 8 nodes, and none of the options above.

    Attributes
    ----------
    presses : tuple of int; may be set and observed
    cells : (rows, columns) uint8 array, read-only; may be observed

    Raises
    ------
    TypeError, ValueError
        If the rules are no such graph, the positions are not one a node, or two options exclude each other.
        The widget keeps its state when the page sends what it should not.

    Examples
    --------
    >>> from magicmath.rules.graphs import named_graph
    >>> path = named_graph("path", 4)
    >>> GraphBoard(path.rules, path.positions, presses=[0, 3])
    Graph of path 4, pressed 0 3, 4 of 4 nodes black
    presses  nodes
    ■ □ □ ■  ■ ■ ■ ■
    """

    _esm = page_code("graph_board.js")
    _css = page_style("board.css", "graph.css")
    _set_by_page = (*Board._set_by_page, "_edges", "_positions")

    _positions: traitlets.TraitType[tuple[tuple[float, ...], ...], Any] = synced(_Places(default_value=()))
    _neighbourhoods: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _quiet: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _counts = traitlets.Bool(False).tag(sync=True)
    _draws = traitlets.Bool(False).tag(sync=True)
    _paints = traitlets.Bool(False).tag(sync=True)
    _edges: traitlets.TraitType[tuple[tuple[int, int], ...], Any] = synced(_Edges(default_value=()))

    def __init__(
        self,
        rules: RuleSet,
        positions: ArrayLike | None = None,
        presses: ArrayLike = (),
        counts: bool = False,
        label: str = "graph",
        draws: bool = False,
        paints: bool = False,
    ) -> None:
        joined = _joined(rules)
        places = _cells_as_places(rules) if positions is None else as_reals(positions, "positions")
        if places.shape != (len(joined), 2):
            raise ValueError(f"positions must be {len(joined)} pairs, one a node, got shape {places.shape}")
        if not np.isfinite(places).all():
            raise ValueError("positions must be finite numbers, got one that is not")
        counts, draws = as_flag(counts, "counts"), as_flag(draws, "draws")
        if draws and (counts or rules.holes.any()):
            raise ValueError(f"draws is for graphs without {'counts' if counts else 'holes'}")
        paints = as_flag(paints, "paints")
        if paints and (counts or draws or rules.holes.any() or len(joined) > _MOST_PAINTED):
            raise ValueError(f"paints is for at most {_MOST_PAINTED} nodes without holes, counts or draws")
        super().__init__(rules, np.zeros(rules.shape, np.uint8), None, label, menu=False)
        self._positions = _in_the_unit_square(places).tolist()
        self._tell_masks(joined)
        self._counts, self._draws, self._paints = counts, draws, paints
        if draws:
            self._edges = list(zip(*np.nonzero(np.triu(joined, 1)), strict=True))
        self.presses = presses

    def _tell_masks(self, joined: NDArray[np.uint8]) -> None:
        self._masks = positions_of_ones(self.rules.matrix)
        self._neighbourhoods = positions_of_ones(joined)
        self._quiet = positions_of_ones(self.rules.quiet_presses)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take the page's state; where it brings nodes, they come before the edges and the presses."""
        if "_positions" not in sync_data or "_positions" not in self.keys:
            super().set_state(sync_data)
            return
        names = ["_edges", "presses", "_undone"]
        before = {name: getattr(self, name) for name in ("_positions", *names)}
        blank: dict[str, Any] = dict.fromkeys(names, ())
        rest = {name: value for name, value in sync_data.items() if name != "_positions"}
        try:
            for step in (blank, {"_positions": sync_data["_positions"]}, rest):
                super().set_state(step)
        except (TypeError, ValueError, traitlets.TraitError):
            for name, value in (*blank.items(), *before.items()):
                setattr(self, name, value)
            self.send_state(list(before))
            raise

    @traitlets.observe("_edges", "_positions")
    def _follow_drawing(self, _: Any) -> None:
        if not self._draws:
            return
        joined = np.eye(len(self._positions), dtype=np.uint8)
        for a, b in self._edges:
            joined[a, b] = joined[b, a] = 1
        if np.array_equal(joined, self.rules.matrix):
            return
        is_as_large = len(joined) == len(self.rules)
        shape = self.rules.shape if is_as_large else (1, len(joined))
        self.rules = graph(positions_of_ones(joined), shape, "a graph that was drawn")
        self._tell_masks(joined)
        self._pressed = None
        if is_as_large:
            self.cells = self._after_presses()
            return
        self._hole_cells = self.rules.holes
        self._places = list(range(len(joined)))
        self._start = np.zeros(shape, np.uint8)

    def _after(self, start: NDArray[np.uint8], presses: Sequence[int]) -> NDArray[np.uint8]:
        if not self._paints:
            return super()._after(start, presses)
        turned = np.bincount(np.array(presses, int), minlength=start.size) % 2
        return start ^ turned.astype(np.uint8).reshape(start.shape)

    def _picture_under_tests(self) -> Picture:
        tests = self.rules.quiet_presses.reshape(-1, *self.cells.shape)  # each has a cell of its own
        failed = [f"test {k}" for k, cells in enumerate(tests) if (cells & self.cells).sum() % 2]
        title = f"Graph of {self.rules.name or 'unnamed masks'}, "
        title += f"the board fails {' and '.join(failed)}" if failed else "the board passes all tests"
        labels = ["nodes", *(f"test {k}" for k in range(len(tests)))]
        text = plot.boards(np.stack([self.cells, *tests]), labels)
        black = self.cells.ravel()
        drawn = placed_graph(self._neighbourhoods, np.array(self._positions), black, np.zeros_like(black))
        return Picture(drawn.figure, f"{title}\n{text.text}", f"{title}. {text.alt} {drawn.alt}")

    def _picture(self) -> Picture:
        if self._paints:
            return self._picture_under_tests()
        nodes = list(_places(self.rules))
        chosen = np.bincount(np.array(self.presses, int), minlength=len(nodes)) % 2
        x = np.zeros(self.cells.size, np.uint8)
        x[nodes] = chosen
        text = plot.boards([x.reshape(self.cells.shape), self.cells], ["presses", "nodes"], self._hole_cells)
        black = self.cells.ravel()[nodes]
        inside = chosen if self._counts else np.zeros_like(chosen)
        drawn = placed_graph(self._neighbourhoods, np.array(self._positions), black, inside)
        title = f"Graph of {self.rules.name or 'unnamed masks'}, {presses_in_words(self.presses)}"
        title += f", {int(black.sum())} of {len(nodes)} nodes black"
        return Picture(drawn.figure, f"{title}\n{text.text}", f"{title}. {text.alt} {drawn.alt}")


def _as_edge(pair: Any, nodes: int) -> tuple[int, int]:
    ends = sorted(as_indices(pair, "edges", high=nodes))
    if len(ends) != 2 or ends[0] == ends[1]:
        raise ValueError(f"edges must be pairs of two nodes, got {shown(pair)}")
    return ends[0], ends[1]


def _joined(rules: RuleSet) -> NDArray[np.uint8]:
    """Return which nodes each mask turns, or raise where the rules are no graph."""
    as_rules(rules)
    joined = np.asarray(rules.matrix[:, list(_places(rules))], np.uint8)
    if len(joined) > _MOST:
        raise ValueError(f"rules must have at most {_MOST} masks, got {len(joined)}")
    if not (np.array_equal(joined, joined.T) and joined.diagonal().all()):
        raise ValueError("rules must be symmetric, and each mask must hold its own cell")
    return joined


def _places(rules: RuleSet) -> Sequence[int]:
    """Return the cells on which the masks stand, or raise where they stand on none."""
    if rules.places is None:
        raise ValueError("rules must have a mask for each cell")
    return rules.places


def _cells_as_places(rules: RuleSet) -> NDArray[np.float64]:
    rows, columns = np.divmod(np.array(_places(rules), int), rules.shape[1])
    return np.stack([columns, rows], axis=1).astype(float)


def _in_the_unit_square(places: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the places in the middle of the unit square, as large as they fit."""
    low, high = places.min(axis=0), places.max(axis=0)
    return np.round(0.5 + (places - (low + high) / 2) / (max(high - low) or 1), 4)
