"""The table of nim sums by its definition, and ordinals to try claims on."""

from collections.abc import Callable
from itertools import product

from magicmath.games.ordinals import Ordinal
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Holds

SIDE = 16
TABLE = oracle.nim_sums(SIDE)
ORDINALS = [Ordinal(text) for text in ("0", "1", "5", "ω", "ω + 3", "ω·2", "ω·3 + 6", "ω^2 + ω", "ω^ω·2 + 1")]


def all_triples(holds: Callable[[int, int, int], Holds]) -> bool:
    """Tell whether something holds for all three numbers below 8."""
    return all(holds(a, b, c) for a, b, c in product(range(8), repeat=3))
