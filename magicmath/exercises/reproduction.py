"""Exercises of notebook 11."""

from typing import Any

import numpy as np

from magicmath import gf2, ledger
from magicmath._checks import as_bits, as_index, as_indices, as_square
from magicmath.exercises._feedback import as_pair, checker
from magicmath.ledger.checks.retroversion.witnesses import WITNESSES
from magicmath.rules import MAGIC, random_rules

MISPRINTED = gf2.inv(MAGIC.matrix)
MISPRINTED[5, 7] ^= 1


@checker
def bet_on_misprints(answer: Any) -> tuple[bool, str]:
    """Answer a bet on how many tables and formulas hold a misprint; what our copies spoil counts apart."""
    bet = as_index(answer, "bet")
    misprints = ledger.table(verdict="misprint")
    copied = sum(row.origin == ledger.ORIGINS["copy"] for row in misprints)
    wrong = len(misprints) - copied
    count = len(misprints) + len(ledger.table(verdict="as printed"))
    how = "nearly right" if abs(bet - wrong) <= wrong // 4 else "too many" if bet > wrong else "too few"
    if bet == wrong:
        how = "exactly right"
    said = f"You bet {bet}, {how}: {wrong} of {count} tables and formulas are wrong, in print or in our copy"
    return bet == wrong, f"{said}. {copied} more are spoiled in our copies alone, which is not counted."


@checker
def misprinted_cell(answer: Any) -> tuple[bool, str]:
    """Want the [row, column] of the one wrong bit in MISPRINTED, which should be the inverse of Y."""
    i, j = as_indices(as_pair(answer, "[row, column]"), "answer", high=9)
    mended = MISPRINTED.copy()
    mended[i, j] ^= 1
    wrong = int((gf2.matmul(MAGIC.matrix, mended) != np.eye(9)).sum())
    if wrong:
        return (
            False,
            f"With that bit turned, the product with Y still differs from the identity in {wrong} cells.",
        )
    return True, "With that bit turned, the product with Y is the identity: found, and mended."


@checker
def witness(answer: Any) -> tuple[bool, str]:
    """Want a printed table that fits the right DD and not the printed one, other than the obvious three."""
    document, _, key = str(answer).partition(".")
    if answer not in ledger.names("retroversion"):
        raise ValueError(f"give the name of a table of retroversion, not {answer!r:.60}")
    if key in ("D", "DD_first", "V_PB_Y"):
        return False, "That is one of the three that the text names. There are more."
    fits = WITNESSES["DD"].get(key)
    if fits is None:
        return False, f"{key} does not follow from DD, so it says nothing in this case."
    right, misprinted = (
        fits(candidate, ledger.printed(answer))
        for candidate in (ledger.computed("retroversion.DD"), ledger.printed("retroversion.DD"))
    )
    if right and not misprinted:
        return True, f"{key} is what the right DD gives, and the printed one gives something else."
    return False, f"{key} fits the printed DD: it is on the other side."


@checker
def self_inverse_but_not_mirrored(answer: Any) -> tuple[bool, str]:
    """Want a matrix that is its own inverse while its mirror image, left to right, is not."""
    matrix = as_square(as_bits(answer, "answer", ndim=2), "answer")
    identity = np.eye(len(matrix))
    mirrored = matrix[:, ::-1]
    if not np.array_equal(gf2.matmul(matrix, matrix), identity):
        return False, "It is not its own inverse."
    if np.array_equal(gf2.matmul(mirrored, mirrored), identity):
        return False, "Its mirror image is its own inverse, too."
    return True, f"A counterexample: the mirror image has order {gf2.multiplicative_order(mirrored)}, not 2."


@checker
def another_way(answer: Any) -> tuple[bool, str]:
    """Want a function that inverts matrices modulo 2: MAGIC's, and any other."""
    if not callable(answer):
        raise TypeError(f"give a function of a matrix, not {answer!r:.60}")
    generator = np.random.default_rng(11)
    rules = [MAGIC, *(random_rules(3, 3, generator) for _ in range(5))]
    for k, rule in enumerate(rules):
        found = as_bits(answer(rule.matrix.copy()), "what your function returns", shape=(9, 9))
        if not np.array_equal(gf2.matmul(rule.matrix, found), np.eye(9)):
            return False, "It does not invert MAGIC's matrix." if k == 0 else (
                "It inverts MAGIC's matrix, but not every other: as a check it would pass by luck."
            )
    return True, "It inverts MAGIC's matrix and five others: a way to put beside the ones that are there."
