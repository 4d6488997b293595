"""Bets of notebook 10."""

from collections.abc import Iterator
from itertools import combinations, product

import numpy as np

from magicmath import gf2, plot
from magicmath._kernels.words import Bits
from magicmath.rules import lights_out, with_holes
from magicmath.widgets import Bet

HEART_HOLES = (
    (1, 0, 0, 1, 0, 0, 1),
    (0, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 0, 0),
    (1, 0, 0, 0, 0, 0, 1),
    (1, 1, 0, 0, 0, 1, 1),
    (1, 1, 1, 0, 1, 1, 1),
)
_FIVE = lights_out(5, 5)
_SHARES = {1: "one in 2", 2: "one in 4", 3: "one in 8", 5: "one in 32"}
_SHARES_OF_HEART = {0: "all of them", **{d: _SHARES[d] for d in (1, 2, 3)}}
_MOST_NODES = 5  # of the graphs that are tried
_ON_GRAPHS = (
    "yes, on every graph",
    f"no: some graph of up to {_MOST_NODES} nodes refuses",
    f"no: it works up to {_MOST_NODES} nodes, but some larger graph refuses",
)


def five_by_five() -> Bet:
    """Return the bet on how many of the 5×5 boards Lights Out can make; the notebook answers it below."""
    boards = 2 ** _FIVE.masks[0].size
    return Bet(
        f"There are 2 to the 25, that is {boards:,} boards with five rows of five cells. How many of "
        "them can Lights Out make from the white board?",
        list(_SHARES.values()),
        evidence=[
            f"There are {2 ** len(_FIVE):,} choices of masks, too: as many as boards. If some boards cannot "
            "be made, then other boards are made by several choices. Further down you count these choices.",
        ],
    )


def heart() -> Bet:
    """Return the bet on how many boards of the heart Lights Out can make from white."""
    rules = with_holes(lights_out(6, 7), HEART_HOLES)
    cells = np.zeros(rules.shape, np.uint8)
    cells.flat[list(rules.places or ())] = rules.quiet_presses[0]  # the rule is symmetric
    return Bet(
        f"How many boards of this heart, with its {len(rules)} cells, can be made from the white one?",
        list(_SHARES_OF_HEART.values()),
        evidence=[
            f"Elimination answers it. Of the {len(rules)} rows {rules.rank} keep a pivot, and a single one "
            "turns blank. So the heart has one test, with these cells:",
            plot.boards([cells], ["the heart's test"], holes=rules.holes),
            "A board that fails it refuses, and one that passes it can be made. Change one of these cells: "
            "failing boards pass now, and passing boards fail. So half of all boards can be made.",
        ],
        answer=_SHARES_OF_HEART[len(rules) - rules.rank],
    )


def graphs() -> Bet:
    """Return the bet on whether all nodes of a graph can be made black; the notebook answers it below."""
    tried = list(_all_graphs(_MOST_NODES))
    missed = sum(not _makes_all_black(masks) for masks in tried)
    return Bet(
        "Draw any graph. All its nodes are white. A press changes a node and all its neighbours. Can you "
        "always make all nodes black?",
        _ON_GRAPHS,
        evidence=[
            f"Here are all {len(tried)} graphs with numbered nodes, from one node to {_MOST_NODES}. For each "
            "of them the equations were solved for all nodes black.",
            plot.bars({"all black": len(tried) - missed, "no solution": missed}, "small graphs"),
            "Small graphs do not decide about large ones. Further down you count discs. That decides.",
        ],
    )


def _all_graphs(most: int) -> Iterator[Bits]:
    """Yield the masks of Lights Out, one in each row, on each graph of at most so many nodes."""
    for nodes in range(1, most + 1):
        pairs = list(combinations(range(nodes), 2))
        for chosen in product((0, 1), repeat=len(pairs)):
            masks = np.eye(nodes, dtype=np.uint8)
            for (i, j), is_edge in zip(pairs, chosen, strict=True):
                masks[i, j] = masks[j, i] = is_edge
            yield masks


def _makes_all_black(masks: Bits) -> bool:
    """Tell whether the board of 1s is a sum of masks: then it does not raise their rank."""
    black = np.ones((1, len(masks)), dtype=np.uint8)
    return gf2.matrix_rank(np.vstack([masks, black])) == gf2.matrix_rank(masks)
