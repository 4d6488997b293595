"""Two ways to write the product modulo 2, in Langlet's article and in Day's."""

from itertools import product

from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS, Y
from magicmath.ledger.checks._formulas import gives
from magicmath.ledger.checks._small import TWO_BY_TWO


def evidence_on_products(formula: str, means: str, names: str, modulus: int) -> Evidence:
    """Compare two formulas for the product of two arrays modulo 2."""

    def agree(a: Array, b: Array) -> bool:
        given = dict(zip(names, (a.astype(int), b.astype(int)), strict=True))
        by_definition = oracle.product(a, b)
        return gives(formula, by_definition, **given) and gives(means, by_definition, **given)

    return Evidence(
        ways={
            "100 vectors times Y, by APL": modulus == 2 and all(agree(v, Y) for v in BOARDS[:500:5]),
            "all pairs of 2×2 matrices, by APL": modulus == 2
            and all(agree(a, b) for a, b in product(TWO_BY_TWO, repeat=2)),
        },
        counterexample=f"Modulo {modulus} they differ",
    )
