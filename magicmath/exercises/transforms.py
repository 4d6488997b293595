"""Exercises of notebook 07."""

from typing import Any

import numpy as np

from magicmath import helix
from magicmath._checks import as_bits, as_index
from magicmath.exercises._feedback import checker


@checker
def scans_until_home(answer: Any) -> tuple[bool, str]:
    """Want the least number of scans that brings every sequence of length 12 back."""
    count = as_index(answer, "answer", low=1)
    units = np.eye(12, dtype=np.uint8)
    rows, first = helix.xor_scan(units), 1
    while not np.array_equal(rows, units):
        rows, first = helix.xor_scan(rows), first + 1
    if count == first:
        return True, f"{first} scans: the least power of 2 that is not below 12."
    if count % first == 0:
        return False, f"After {count} scans they are back, but not for the first time."
    return False, f"After {count} scans some sequence of length 12 is not back."


@checker
def fixed_by_helix(answer: Any) -> tuple[bool, str]:
    """Want a sequence of length 8, not all 0, that the helix transform leaves as it is."""
    sequence = as_bits(answer, "answer", shape=(8,))
    if not sequence.any():
        return False, "All zeros is too easy."
    transformed = helix.helix(sequence)
    if not np.array_equal(transformed, sequence):
        return False, f"Its helix transform is {transformed}."
    return True, "It is its own helix transform."


@checker
def tells_apart(answer: Any) -> tuple[bool, str]:
    """Want a sequence of length 8 whose helix, cognitive and geniton transforms all differ."""
    sequence = as_bits(answer, "answer", shape=(8,))
    results = {
        "helix": helix.helix(sequence),
        "cognitive": helix.cognitive(sequence),
        "helix reversed": helix.helix(sequence)[::-1],
    }
    for one in results:
        for other in results:
            if one < other and np.array_equal(results[one], results[other]):
                return False, f"For this sequence {one} and {other} are the same: {results[one]}."
    return True, "It tells the three apart: a good test vector."


@checker
def normal_form_of_or(answer: Any) -> tuple[bool, str]:
    """Want the algebraic normal form of `a or b`, as the truth table's helix transform."""
    coefficients = as_bits(answer, "answer", shape=(4,))
    table = helix.helix(coefficients)
    if table.tolist() == [0, 1, 1, 1]:
        return True, "a or b is a + b + ab modulo 2."
    return False, f"These coefficients belong to the truth table {table}."
