"""The claims on powers of two, and the theorem that the nim sum is XOR."""

from collections.abc import Iterable
from itertools import combinations, product

from magicmath import plain
from magicmath.games.impartial import NIM
from magicmath.games.nim import nim_sum
from magicmath.ledger._data import claims
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks.nim_sum._table import SIDE, TABLE, all_triples, three_terms


def powers_of_two(base: int) -> Evidence:
    """Add falling powers both ways: by the table that the definition makes, and one game of many rows."""

    def by_table(exponents: Iterable[int]) -> int:
        total = 0
        for g in exponents:
            total = int(TABLE[total, base**g])
        return total

    return Evidence(
        ways={
            "exponents below 5, by the table": base**4 < SIDE
            and all(by_table(e) == sum(base**g for g in e) for e in _falling(5)),
            "exponents below 3, by lowering one of three": base == 2
            and all(
                three_terms(*(*(base**g for g in e), 0, 0, 0)[:3]) == sum(base**g for g in e)
                for e in _falling(3)
            ),
        },
        counterexample=f"1⊕{base} is {TABLE[1, base]}, and powers of {base} do not add up so",
    )


def undefined_sign() -> Evidence:
    """Read the formula by TeX's grammar, as printed and mended."""

    def is_defined(formula: str) -> bool:
        words = "".join(sign if sign.isalpha() or sign == "\\" else " " for sign in formula).split()
        return all(word.startswith("\\") or len(word) == 1 for word in words)

    data = claims("nim_sum")["undefined_sign"]
    return Evidence(
        ways={"TeX's grammar": is_defined(data["formula"])},
        counterexample="Without a backslash, beta is set as four letters",
        mended={"TeX's grammar, mended": is_defined(data["right"])},
    )


def lower_power_left_out() -> Evidence:
    """Lower one power in sums of powers of two, by the table that the definition makes."""
    powers = [1 << g for g in range(5)]
    return Evidence(
        ways={
            "all sums of powers below 32, by the table": all(
                TABLE[TABLE[n, power], lower] < n and not TABLE[TABLE[n, power], lower] & power
                for n in range(SIDE)
                for power in powers
                if n & power
                for lower in range(power)
            )
        }
    )


def binary_compares_as_words() -> Evidence:
    """Compare numbers with their binary digits as words."""
    return Evidence(
        ways={
            "numbers below 64": all(
                (a < b) == (f"{a:06b}" < f"{b:06b}") for a, b in product(range(64), repeat=2)
            )
        }
    )


def every_lower_number_is_reached() -> Evidence:
    """Look for a power to lower, for every lower value, by the table that the definition makes."""
    powers = [1 << g for g in range(5)]
    return Evidence(
        ways={
            "sums of powers below 32, by the table": all(
                any(
                    TABLE[TABLE[n, power], lower] == value
                    for power in powers
                    if n & power
                    for lower in range(power)
                )
                for n in range(SIDE)
                for value in range(n)
            )
        }
    )


def nim_sum_is_xor() -> Evidence:
    """Compare the table that the definition makes with sums without carrying."""
    return Evidence(
        ways={
            "the definition, 32×32": all(
                plain.nim_sum_by_xor(a, b) == TABLE[a, b] for a, b in product(range(SIDE), repeat=2)
            ),
            "three terms below 8, by lowering one of them": all_triples(
                lambda a, b, c: three_terms(a, b, c) == a ^ b ^ c
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
