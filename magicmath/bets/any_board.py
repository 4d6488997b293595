"""Bets of notebook 10."""

from collections.abc import Iterator
from itertools import combinations, product

import numpy as np

from magicmath import gf2, plot
from magicmath._kernels.words import Bits
from magicmath.rules import lights_out
from magicmath.widgets import Bet

_FIVE = lights_out(5, 5)
_SHARES = {1: "one in 2", 2: "one in 4", 3: "one in 8", 5: "one in 32"}
_MOST_NODES = 5  # of the graphs that are tried
_EVERY, _WITHOUT_RING, _NOT_EVEN = (
    "yes, on every graph",
    "on every graph without a ring, but not on all graphs",
    "no, not even on every graph without a ring",
)


def five_by_five() -> Bet:
    """Return the bet on how many of the 5×5 boards Lights Out can make from white."""
    boards, rank = 2 ** len(_FIVE), gf2.matrix_rank(_FIVE.matrix)
    return Bet(
        f"There are 2 to the 25, that is {boards:,} boards with five rows of five cells. How many of "
        "them can Lights Out make from the white board?",
        list(_SHARES.values()),
        evidence=[
            f"Write the 25 masks as rows of a matrix, and eliminate: {rank} rows keep a pivot. So the masks "
            f"make 2 to the {rank} different boards from the white one.",
            plot.bars({"can be made": 2**rank, "cannot": boards - 2**rank}, "boards of 5×5"),
        ],
        answer=_SHARES[len(_FIVE) - rank],
    )


def graphs() -> Bet:
    """Return the bet on whether all nodes of a graph can be made black."""
    tried = list(_all_graphs(_MOST_NODES))
    missed = [masks for masks in tried if not _makes_all_black(masks)]
    rings = sum(map(_has_ring, tried))
    missed_rings = sum(map(_has_ring, missed))
    return Bet(
        "Draw any graph. All its nodes are white. A press changes a node and all its neighbours. Can you "
        "always make all nodes black? (A ring: you walk along edges, use no edge twice, and come back to the "
        "start.)",
        [_EVERY, _WITHOUT_RING, _NOT_EVEN],
        evidence=[
            f"Here are all {len(tried)} graphs with numbered nodes, from one node to {_MOST_NODES}. For each "
            "of them the equations were solved for all nodes black.",
            plot.bars(
                {
                    "without a ring, solved": len(tried) - rings - (len(missed) - missed_rings),
                    "without a ring, no solution": len(missed) - missed_rings,
                    "with a ring, solved": rings - missed_rings,
                    "with a ring, no solution": missed_rings,
                },
                "small graphs",
            ),
            "Small graphs prove nothing about large ones. What stands below the bet does.",
        ],
        answer=_answer_on_graphs(missed),
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


def _answer_on_graphs(missed: list[Bits]) -> str:
    """Return the choice that fits the graphs on which all black cannot be made."""
    if not missed:
        return _EVERY
    return _WITHOUT_RING if all(map(_has_ring, missed)) else _NOT_EVEN


def _has_ring(masks: Bits) -> bool:
    """Tell whether one can walk along edges in a ring: then some nodes are left when loose ends are cut."""
    left = set(range(len(masks)))
    while loose := {node for node in left if sum(int(masks[node, other]) for other in left) <= 2}:
        left -= loose  # each of them has one neighbour or none, and its mask holds the node itself
    return bool(left)
