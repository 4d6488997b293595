"""Bets of notebook 05."""

from collections import Counter
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath.exercises.roots import SWAPPING
from magicmath.rules import MAGIC, symmetric_basis
from magicmath.widgets import Bet

_NEVER = "none of them"
_HOMES = {3: "Y³", 4: "Y⁴", 9: "Y⁹", 511: "Y⁵¹¹"}
_FOURTH = "yes, always"
_TWOS = "no, but always one of Y⁴, Y⁸, Y¹⁶ is"
_OTHERS = "no, and sometimes none of Y⁴, Y⁸, Y¹⁶ is"
_SAMPLE = 1500  # rules that are drawn at random for a bet


def home() -> Bet:
    """Return the bet on the first power of MAGIC's matrix that is the identity."""
    powers = _powers_until_home(MAGIC.matrix)
    names = [f"{k} factors" for k in range(1, len(powers) + 1)]
    return Bet(
        "Multiply Y by itself, modulo 2, again and again: Y, Y², Y³ and so on. Which of these powers is the "
        "first that is the identity?",
        [*_HOMES.values(), _NEVER],
        evidence=[
            "You have seen two of them. Here are the next ones, until the identity comes:",
            plot.boards(powers[2:], names[2:]),
            f"After {len(powers)} steps each of the nine walks is at home at once. Do it yourself, in the "
            "figure: begin with any mask.",
        ],
        answer=_HOMES.get(len(powers), _NEVER),
    )


def _powers_until_home(matrix: NDArray[np.uint8]) -> list[NDArray[np.uint8]]:
    """Return a matrix and its powers up to the identity, one product after the other."""
    powers = [matrix]
    while not np.array_equal(powers[-1], np.eye(len(matrix))):
        powers.append(gf2.matmul(powers[-1], matrix))
    return powers


def turns() -> Bet:
    """Return the bet on rules that quarter turns respect, and mirrors perhaps not."""
    orders = _orders(symmetric_basis(3, mirrors=False), seed=3)
    return Bet(
        "Now the mirrors are dropped. Nine masks on 3×3 respect quarter turns, and their matrix Y can be "
        "inverted. Is Y⁴ always the identity?",
        [_FOURTH, _TWOS, _OTHERS],
        evidence=[
            *_drawn_orders(orders, "quarter turns"),
            "Three divides some of these orders. It does not divide 4, 8 or 16. So for these rules neither "
            "Y⁴ nor Y⁸ nor Y¹⁶ is the identity.",
            "Why three? Without the mirror nothing makes pairs. A corner may invert one single edge, and an "
            "edge one single corner. For example, let all four corners together make all four edges. Let "
            "all four edges make edges and corners. Now walk: corners, edges, edges and corners, corners. "
            "That is home in three steps.",
        ],
        answer=_answer(orders),
    )


def larger() -> Bet:
    """Return the bet on rules of 4×4 that all turns and mirrors respect."""
    orders = _orders(symmetric_basis(4), seed=4)
    table = _table_of_diagonal(SWAPPING.matrix)
    return Bet(
        "Sixteen masks on 4×4 respect all turns and all mirrors, and their matrix Y can be inverted. Is Y⁴ "
        "always the identity?",
        [_FOURTH, _TWOS, _OTHERS],
        evidence=[
            *_drawn_orders(orders, "turns and mirrors on 4×4"),
            "Here is a simple rule with another order. A corner's mask inverts the middle cell beside it. A "
            "middle cell's mask inverts itself and the corner beside it. An edge cell's mask inverts itself. "
            "One mask of each kind:",
            plot.boards(SWAPPING.masks[[0, 5, 1]], ["of a corner", "of a middle cell", "of an edge cell"]),
            "Now count modulo 2. The upper row tells what a corner's mask inverts, and the lower row what a "
            "middle cell's mask inverts. The left column counts corners, and the right one middle cells.",
            plot.matrix(table, "corners, middle cells"),
            f"This table has order {gf2.multiplicative_order(table)}, and the matrix of all sixteen masks "
            f"has order {gf2.multiplicative_order(SWAPPING.matrix)}. It does not divide 4, 8 or 16.",
        ],
        answer=_answer(orders),
    )


def _table_of_diagonal(matrix: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Count modulo 2 the corners and the middle cells that masks of both kinds invert on 4×4."""
    corners, middle = [0, 3, 12, 15], [5, 6, 9, 10]
    return np.array(
        [[matrix[mask, cells].sum() % 2 for cells in (corners, middle)] for mask in (0, 5)], dtype=np.uint8
    )


def _orders(basis: NDArray[np.uint8], seed: int) -> Counter[int]:
    """Count the orders of random sums of basic rules, and under 0 those that have no inverse."""
    choices = np.random.default_rng(seed).integers(0, 2, (_SAMPLE, len(basis)), dtype=np.uint8)
    drawn = (np.bitwise_xor.reduce(basis[choice == 1], axis=0) for choice in choices)
    return Counter(gf2.multiplicative_order(rule) if gf2.det(rule) else 0 for rule in drawn)


def _drawn_orders(orders: Counter[int], respected: str) -> list[str | plot.Picture]:
    """Tell how rules were drawn at random, and show the orders of those with an inverse."""
    invertible = {order: count for order, count in sorted(orders.items()) if order}
    return [
        f"Draw {orders.total()} rules at random that respect {respected}. {sum(invertible.values())} of them "
        "can be inverted. These are their orders.",
        plot.bars({f"order {order}": count for order, count in invertible.items()}, "rules, by order"),
    ]


def _answer(orders: Iterable[int]) -> str:
    """Return the choice that fits the orders; 0 stands for rules without an inverse."""
    if all(4 % order == 0 for order in orders if order):
        return _FOURTH
    return _TWOS if all(16 % order == 0 for order in orders if order) else _OTHERS
