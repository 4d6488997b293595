"""The claims on the definition of the nim sum, and on what follows from it."""

from itertools import combinations, product

import numpy as np

from magicmath import plain
from magicmath.games.nim import lowerings, mex, nim_table
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks.nim_sum._table import SIDE, TABLE, all_triples, three_terms


def least_missing_value() -> Evidence:
    """Compare the package's table with the definition and with XOR."""
    return Evidence(
        ways={
            "the inductive definition, 32×32": np.array_equal(nim_table(SIDE), TABLE),
            "XOR, 32×32": np.array_equal(
                nim_table(SIDE), [[a ^ b for b in range(SIDE)] for a in range(SIDE)]
            ),
        }
    )


def how_to_show_a_mex() -> Evidence:
    """Find the mex of all small sets, and hold it against the remark."""
    subsets = [chosen for k in range(7) for chosen in combinations(range(6), k)]
    return Evidence(
        ways={
            "all sets of numbers below 6": all(
                (mex(s) == a) == (a not in s and set(range(a)) <= set(s)) for s in subsets for a in range(7)
            )
        }
    )


def commutative() -> Evidence:
    """Exchange the terms in the table that the definition makes."""
    return Evidence(ways={"the table by its definition": np.array_equal(TABLE, TABLE.T)})


def cancellative() -> Evidence:
    """Look for equal sums in the rows of the table that the definition makes."""
    return Evidence(
        ways={"rows of the table by its definition": all(len(set(row)) == SIDE for row in TABLE.tolist())}
    )


def associative() -> Evidence:
    """Group three terms both ways in the table that the definition makes, and lower one of three."""
    return Evidence(
        ways={
            "the table by its definition": all_triples(
                lambda a, b, c: TABLE[TABLE[a, b], c] == TABLE[a, TABLE[b, c]]
            ),
            "the least value not got by lowering one of three": all_triples(
                lambda a, b, c: TABLE[TABLE[a, b], c] == three_terms(a, b, c)
            ),
        }
    )


def characteristic_two(zero: int) -> Evidence:
    """Add numbers to themselves in the table that the definition makes."""
    return Evidence(
        ways={"the table by its definition": set(np.diagonal(TABLE).tolist()) == {zero}},
        counterexample="α⊕α is 0",
    )


def sum_of_several(lowered: int) -> Evidence:
    """Lower so many of three terms in every way, and take the mex."""

    def sums(terms: tuple[int, ...], count: int) -> set[int]:
        found = set()
        for places in combinations(range(3), count):
            for lower in product(*(range(terms[i]) for i in places)):
                changed = list(terms)
                for i, value in zip(places, lower, strict=True):
                    changed[i] = value
                found.add(int(TABLE[TABLE[changed[0], changed[1]], changed[2]]))
        return found

    def holds(*terms: int) -> bool:
        total: int = TABLE[TABLE[terms[0], terms[1]], terms[2]]
        return plain.mex(sums(terms, lowered)) == total

    return Evidence(
        ways={
            "three terms below 8, by the table": all_triples(holds),
            "three terms below 8, the moves": lowered == 1
            and all_triples(
                lambda a, b, c: (
                    not lowerings([a, b, c], a ^ b ^ c)
                    and all(lowerings([a, b, c], value) for value in range(a ^ b ^ c))
                )
            ),
        },
        counterexample=f"Lowering {lowered} terms at once reaches other numbers",
    )


def two_cases_of_the_proof() -> Evidence:
    """Look for every lower value in the table, above a sum and at its left."""
    return Evidence(
        ways={
            "all terms below 32, by the table": all(
                set(range(TABLE[a, b])) <= {*TABLE[:a, b].tolist(), *TABLE[a, :b].tolist()}
                for a, b in product(range(SIDE), repeat=2)
            )
        }
    )
