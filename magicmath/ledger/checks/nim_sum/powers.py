"""The claims on powers of two, and the theorem that the nim sum is XOR."""

from collections.abc import Iterable
from itertools import combinations, product

from magicmath import plain
from magicmath.games.impartial import NIM
from magicmath.games.nim import lowerings, nim_sum
from magicmath.games.ordinals import Ordinal
from magicmath.ledger._data import claims
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks.nim_sum._table import ORDINALS, SIDE, TABLE


def powers_of_two(base: int) -> Evidence:
    """Add falling powers both ways, for finite and infinite exponents."""

    def by_table(exponents: Iterable[int]) -> int:
        total = 0
        for g in exponents:
            total = int(TABLE[total, base**g])
        return total

    exponents = [Ordinal("ω^2"), Ordinal("ω·2"), Ordinal("ω + 1"), Ordinal("ω"), Ordinal(3), Ordinal(0)]
    subsets = [chosen for k in range(1, 7) for chosen in combinations(exponents, k)]

    def ordinary(chosen: Iterable[Ordinal]) -> Ordinal:
        total = Ordinal(0)
        for g in chosen:
            total = total + base**g
        return total

    return Evidence(
        ways={
            "exponents below 4, by the table": base**3 < SIDE
            and all(by_table(e) == sum(base**g for g in e) for e in _falling(4)),
            "sums with infinite exponents": all(
                nim_sum(*(base**g for g in c)) == ordinary(c) for c in subsets
            ),
        },
        counterexample=f"1⊕{base} is {nim_sum(1, base)}, and powers of {base} do not add up so",
    )


def undefined_sign() -> Evidence:
    """Read the formula by TeX's grammar, as printed and mended."""

    def is_defined(formula: str) -> bool:
        words = "".join(sign if sign.isalpha() or sign == "\\" else " " for sign in formula).split()
        return all(word.startswith("\\") or len(word) == 1 for word in words)

    data = claims("nim_sum")["undefined_sign"]
    return Evidence(
        ways={"TeX's grammar": is_defined(data["formula"])},
        counterexample="without a backslash, beta is set as four letters",
        mended={"TeX's grammar, mended": is_defined(data["right"])},
    )


def lower_power_left_out() -> Evidence:
    """Lower one power in sums of powers of two, for numbers and ordinals."""
    return Evidence(
        ways={
            "all sums of powers below 64": all(
                (n ^ power ^ lower) < n and not (n ^ power ^ lower) & power
                for n in range(64)
                for power in (1 << g for g in range(6))
                if n & power
                for lower in range(power)
            ),
            "sums with infinite exponents": all(
                (n ^ power ^ lower) < n
                for n in ORDINALS
                for power in (2**g for g in n.exponents)
                for lower in ORDINALS
                if lower < power
            ),
        }
    )


def binary_compares_as_words() -> Evidence:
    """Compare numbers with their binary digits as words, and ordinals with their exponents."""
    return Evidence(
        ways={
            "numbers below 64": all(
                (a < b) == (f"{a:06b}" < f"{b:06b}") for a, b in product(range(64), repeat=2)
            ),
            "ordinals": all((a < b) == (a.exponents < b.exponents) for a, b in product(ORDINALS, repeat=2)),
        }
    )


def every_lower_number_is_reached() -> Evidence:
    """Look for a power to lower, for every lower value."""

    def powers(n: int) -> list[int]:
        return [1 << g for g in reversed(range(6)) if n >> g & 1]

    return Evidence(
        ways={
            "sums of powers below 64": all(
                any(n ^ power ^ value < power for power in powers(n)) for n in range(64) for value in range(n)
            ),
            "ordinals": all(
                lowerings([2**g for g in n.exponents], value)
                for n in ORDINALS
                for value in ORDINALS
                if value < n
            ),
        }
    )


def nim_sum_is_xor() -> Evidence:
    """Add without carrying, and compare with the definition; drop what ordinals have twice."""
    return Evidence(
        ways={
            "the definition, 16×16": all(
                plain.nim_sum_by_xor(a, b) == TABLE[a, b] for a, b in product(range(SIDE), repeat=2)
            ),
            "powers of two that occur once, ordinals": all(
                (a ^ b).exponents == tuple(sorted({*a.exponents} ^ {*b.exponents}, reverse=True))
                for a, b in product(ORDINALS, repeat=2)
            ),
        }
    )


def nim_is_xor_of_rows() -> Evidence:
    """Find the Grundy values of three short rows."""
    heaps = list(product(range(6), repeat=3))
    values = {rows: plain.grundy(rows, plain.nim_moves) for rows in heaps}
    return Evidence(
        ways={
            "three rows up to 5, plain Python": all(values[r] == r[0] ^ r[1] ^ r[2] for r in heaps),
            "the same, the package": all(NIM.grundy(r) == nim_sum(*r) for r in heaps),
        }
    )


def _falling(largest: int) -> list[tuple[int, ...]]:
    return [
        tuple(reversed(chosen)) for k in range(1, largest + 1) for chosen in combinations(range(largest), k)
    ]
