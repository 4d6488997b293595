"""The table of nim sums by its definition, and sums of three terms by theirs."""

from collections.abc import Callable
from functools import cache
from itertools import product

from magicmath import plain
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Holds

SIDE = 32
TABLE = oracle.nim_sums(SIDE)


def all_triples(holds: Callable[[int, int, int], Holds]) -> bool:
    """Tell whether something holds for all three numbers below 8."""
    return all(holds(a, b, c) for a, b, c in product(range(8), repeat=3))


@cache
def three_terms(a: int, b: int, c: int) -> int:
    """Return the least value that is not got by lowering one of three terms."""
    return plain.mex(
        [
            *(three_terms(x, b, c) for x in range(a)),
            *(three_terms(a, x, c) for x in range(b)),
            *(three_terms(a, b, x) for x in range(c)),
        ]
    )
