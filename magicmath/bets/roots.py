"""Bets of notebook 05."""

from collections import Counter
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, plot
from magicmath.exercises.roots import CHASING, SWAPPING
from magicmath.rules import MAGIC, all_sums, symmetric_basis
from magicmath.widgets import Bet

_NEVER = "none of these"
_HOMES = {steps: f"{steps} steps" for steps in (2, 4, 8, 12)}  # even, since the centre was home after 2
_FOURTH = "yes, always"
_TWOS = "no, but always one of Y⁴, Y⁸, Y¹⁶ is"
_OTHERS = "no, and sometimes none of Y⁴, Y⁸, Y¹⁶ is"
_SIDES, _MIDDLE = [1, 2, 4, 7, 8, 11, 13, 14], [5, 6, 9, 10]  # cells of 4×4
_COUNTS = {"the edge cells": _SIDES, "the middle cells": _MIDDLE}  # that a corner's mask changes
_BOTH, _NEITHER = "both", "neither"
_CLAIMED = 4  # steps home, as Langlet says
_LONGEST = {steps: f"{steps} steps" for steps in (4, 6, 8, 12)}
_SAMPLE = 1500  # rules that are drawn at random for a bet


def home() -> Bet:
    """Return the bet on the number of steps after which all walks with MAGIC's masks are at home."""
    powers = _powers_until_home(MAGIC.matrix)
    walks = [_steps_home(powers, mask) for mask in range(len(MAGIC))]
    return Bet(
        "Walk with each of MAGIC's masks alone. After how many steps do all nine stand at home together, for "
        "the first time?",
        [*_HOMES.values(), _NEVER],
        evidence=[
            f"The corners are home after {walks[0]} steps and the edges after {walks[1]}: each kind walks "
            f"alike. The centre is home after {walks[4]}. So the first number of steps that suits them all "
            f"is {len(powers)}.",
        ],
        answer=_HOMES.get(len(powers), _NEVER),
    )


def _steps_home(powers: list[NDArray[np.uint8]], mask: int) -> int:
    """Return the number of steps after which a walk that begins with one mask is there again."""
    home = np.eye(len(powers[0]))[mask]
    return next(steps for steps, power in enumerate(powers, 1) if np.array_equal(power[mask], home))


def _powers_until_home(matrix: NDArray[np.uint8]) -> list[NDArray[np.uint8]]:
    """Return a matrix and its powers up to the identity, one product after the other."""
    powers = [matrix]
    while not np.array_equal(powers[-1], np.eye(len(matrix))):
        powers.append(gf2.matmul(powers[-1], matrix))
    return powers


def claim() -> Bet:
    """Return the bet on the longest walk home of all rules with turns, mirrors and an inverse."""
    rules = all_sums(symmetric_basis(3))
    orders = Counter(gf2.multiplicative_order(rule) for rule in rules if gf2.det(rule))
    steps: dict[int | str, int] = {
        f"{order} step{'s' * (order > 1)}": orders[order] for order in sorted(orders)
    }
    fails = sum(count for order, count in orders.items() if _CLAIMED % order)
    return Bet(
        f"The figure can make {len(rules)} rules, and {orders.total()} of them have an inverse. How many "
        f"steps has the longest walk home of these {orders.total()} rules?",
        [*_LONGEST.values(), _NEVER],
        evidence=[
            f"So many steps lead home, for each of the {orders.total()} rules:",
            plot.bars(steps, "rules that are home after"),
            "Langlet says it without a list. Masks with this symmetry, he writes, must give a fourth root of "
            "I: Y⁴ = I. "
            + (
                f"For {fails} rules it is not."
                if fails
                else "For these rules the list proves it. But it does not tell why."
            ),
        ],
        answer=_LONGEST.get(max(orders), _NEVER),
    )


def turns() -> Bet:
    """Return the bet on rules that quarter turns respect, and mirrors perhaps not."""
    orders = _orders(symmetric_basis(3, mirrors=False), seed=3)
    powers = _powers_until_home(CHASING.matrix)
    walk = [np.eye(len(CHASING), dtype=np.uint8)[0], *(power[0] for power in powers)]
    alike = sum(count for order, count in orders.items() if order and order % len(powers) == 0)
    return Bet(
        "Now the mirrors are dropped. Nine masks on 3×3 respect quarter turns, and their matrix Y can be "
        "inverted. Is Y⁴ always the identity?",
        [_FOURTH, _TWOS, _OTHERS],
        evidence=[
            "Let the mask of a corner be the next edge alone, clockwise. Let the mask of an edge be both, "
            "itself and the corner behind it. (The centre makes itself.) So corner 0 walks:",
            plot.boards(
                [board.reshape(3, 3) for board in walk],
                ["start", *(f"step {k + 1}" for k in range(len(powers)))],
            ),
            f"The whole rule comes home with it, after {len(powers)} steps. And {len(powers)} divides none "
            "of 4, 8 and 16, so neither Y⁴ nor Y⁸ nor Y¹⁶ is the identity.",
            *_drawn_orders(orders, "quarter turns"),
            f"{len(powers)} divides the orders of {alike} of these rules. So the first rule is no rare case.",
        ],
        answer=_answer(orders),
    )


def larger() -> Bet:
    """Return the bet on the counts that can be odd on 4×4, where all turns and mirrors are respected."""
    return Bet(
        "Sixteen masks on 4×4 respect all turns and all mirrors. Take the mask of a corner. Count the edge "
        "cells that it changes, and the middle cells that it changes. Which of the two numbers can be odd?",
        [_NEITHER, *_COUNTS, _BOTH],
        evidence=[
            "Here is a simple rule of this kind. Each corner is joined with the middle cell that touches it. "
            "Press the corner: this middle cell changes. Press an edge cell: it changes alone. Press the "
            "middle cell: it changes, and so does its corner. One mask of each kind:",
            plot.boards(SWAPPING.masks[[0, 1, 5]], ["of a corner", "of an edge cell", "of a middle cell"]),
            "The corner changes one middle cell, an odd number. Its edge cells always come in twos, because "
            "the diagonal mirror exchanges them.",
        ],
        answer=_odd_count(symmetric_basis(4)),
    )


def _odd_count(basis: NDArray[np.uint8]) -> str:
    """Return which count is odd for one of the basic rules, of which all others are sums."""
    odd = [choice for choice, cells in _COUNTS.items() if np.any(basis[:, 0, cells].sum(axis=1) % 2)]
    if len(odd) == len(_COUNTS):
        return _BOTH
    return odd[0] if odd else _NEITHER


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
