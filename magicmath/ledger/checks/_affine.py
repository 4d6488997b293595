r"""What ≠ and ≠\ can compute, and what not."""

from itertools import product

from magicmath import plain
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._small import BITS

FIRST, SECOND = tuple(a for a, _ in BITS), tuple(b for _, b in BITS)
AND = tuple(a & b for a, b in BITS)


def made_by_xor() -> set[tuple[int, ...]]:
    """Return every function of two bits that ≠ makes of them and of 0 and 1, as its four values."""
    found = {FIRST, SECOND, (0,) * 4, (1,) * 4}
    while (
        more := {tuple(a ^ b for a, b in zip(f, g, strict=True)) for f, g in product(found, repeat=2)} - found
    ):
        found |= more
    return found


def evidence_on_affine_maps() -> Evidence:
    """Look for AND, the solution of a puzzle with two given bits, among what ≠ and its scan make."""
    scans = {
        values
        for four in product([FIRST, SECOND, (0,) * 4, (1,) * 4], repeat=4)
        for values in zip(*(plain.xor_scan(list(column)) for column in zip(*four, strict=True)), strict=True)
    }
    return Evidence(
        ways={"≠, again and again": AND in made_by_xor(), "≠\\ on four items": AND in scans},
        counterexample=f"≠ makes {len(made_by_xor())} of the 16 functions of two bits, and a∧b is none of "
        "them. "
        "To find a∧b from a and b is a puzzle with one solution",
    )
