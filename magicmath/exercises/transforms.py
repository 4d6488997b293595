"""Exercises of notebook 07."""

from typing import Any

import numpy as np

from magicmath import helix, plain
from magicmath.exercises._answers import bits, function, number, power_slip
from magicmath.exercises._places import Editor, Field
from magicmath.exercises._task import task
from magicmath.exercises._trials import called_for_bits

EIGHT = "Give eight numbers, 0 or 1."
COEFFICIENTS = "Give four numbers, 0 or 1: the coefficients of 1, b, a and ab."


@task(
    """A scan replaces each bit of a sequence by the parity of all bits up to it. Scan a sequence of length
12 again and again. After how many scans is every such sequence back, for the first time?""",
    level="core",
    place=Field(),
    hints=(
        "Try it with shorter sequences. Two bits are back after 2 scans, and three or four bits after 4.",
        "It is always a power of two. Which one is the first that is not below 12?",
    ),
    solution="16",
    mistake=("12", "After 12 scans some sequence of length 12 is not back."),
)
def scans_until_home(answer: Any) -> tuple[bool, str]:
    """Want the least number of scans that brings every sequence of length 12 back."""
    count = number(answer, "Give one whole number from 1.", low=1)
    units = np.eye(12, dtype=np.uint8)
    rows, first = helix.xor_scan(units), 1
    while not np.array_equal(rows, units):
        rows, first = helix.xor_scan(rows), first + 1
    if count == first:
        return True, f"{first} scans: the least power of 2 that is not below 12."
    if count % first == 0:
        return False, f"After {_count(count)} scans they are back, but not for the first time."
    slip = power_slip(count, 2, 4)
    return False, f"After {_count(count)} scans some sequence of length 12 is not back.{slip}"


@task(
    """Give a sequence of eight bits, not all 0, that is its own helix transform.""",
    level="core",
    place=Field(),
    hints=(
        "The transform of a sum is the sum of the transforms, and transforming twice changes nothing.",
        "So take any sequence and add its own transform to it: `helix.helix(s) ^ s`.",
    ),
    solution="[0, 0, 0, 0, 0, 0, 0, 1]",
    mistake=("[1, 1, 1, 1, 1, 1, 1, 1]", "Its helix transform is 1 0 0 0 0 0 0 0."),
)
def fixed_by_helix(answer: Any) -> tuple[bool, str]:
    """Want a sequence of length 8, not all 0, that the helix transform leaves as it is."""
    sequence = bits(answer, (8,), EIGHT)
    if not sequence.any():
        return False, "All zeros is too easy."
    transformed = helix.helix(sequence)
    if not np.array_equal(transformed, sequence):
        return False, f"Its helix transform is {_row(transformed)}."
    return True, "It is its own helix transform."


@task(
    """Three things can be done to a sequence of eight bits: take its helix transform, take its cognitive
transform, or take its product with G, the geniton.

Give a sequence for which the three results are all different.""",
    level="more",
    place=Field(),
    hints=(
        "The product with G is the helix transform, read backwards.",
        "So avoid sequences with a symmetry. Nearly any other one will do.",
    ),
    solution="[1, 0, 0, 1, 1, 0, 1, 0]",
    mistake=(
        "[1, 0, 0, 0, 0, 0, 0, 0]",
        "The helix transform and the product with G are the same for it: 1 1 1 1 1 1 1 1.",
    ),
)
def tells_apart(answer: Any) -> tuple[bool, str]:
    """Want a sequence of length 8 whose helix, cognitive and geniton transforms all differ."""
    sequence = bits(answer, (8,), EIGHT)
    results = {
        "helix transform": helix.helix(sequence),
        "cognitive transform": helix.cognitive(sequence),
        "product with G": helix.helix(sequence)[::-1],
    }
    names = list(results)
    for place, one in enumerate(names):
        for other in names[place + 1 :]:
            if np.array_equal(results[one], results[other]):
                return False, f"The {one} and the {other} are the same for it: {_row(results[one])}."
    return True, "It tells the three apart: a good test vector."


@task(
    """The truth table of “a or b” is 0 1 1 1, for ab = 00, 01, 10, 11. Written as a polynomial modulo 2, it
is a sum of some of 1, b, a and ab.

Give the four coefficients, in this order.""",
    level="core",
    place=Field(),
    hints=(
        "The coefficients are the helix transform of the truth table.",
        "Or think: a + b is right but where both are 1. What must be added there?",
    ),
    solution="[0, 1, 1, 1]",
    mistake=("[0, 1, 1, 0]", "These coefficients belong to the truth table 0 1 1 0."),
)
def normal_form_of_or(answer: Any) -> tuple[bool, str]:
    """Want the algebraic normal form of `a or b`, as the truth table's helix transform."""
    coefficients = bits(answer, (4,), COEFFICIENTS, or_shape=(2, 2))
    table = helix.helix(coefficients)
    if table.tolist() == [0, 1, 1, 1]:
        return True, "a or b is a + b + ab modulo 2."
    return False, f"These coefficients belong to the truth table {_row(table)}."


@task(
    """Write the helix transform as a butterfly. The sequence s has 2, 4, 8, … bits. Over the distances 1,
2, 4, …, add an item to the one that stands so far after it, modulo 2: to item j, where the binary digit of
the distance is 1 in j. Return the sequence after the last distance.""",
    level="core",
    place=Editor(
        calls="butterfly",
        starter="""def butterfly(s):
    s = list(s)
    distance = 1
    while distance < len(s):
        for j in range(len(s)):
            # j & distance is not 0 where j has this binary digit
            ...
        distance *= 2
    return s
""",
    ),
    hints=(
        "Only items j with `j & distance` are changed. The others are added to them, and stay as they are.",
        "The item to add stands at `j - distance`. In Python `s[j] ^= x` adds x to item j modulo 2.",
    ),
    solution="""def butterfly(s):
    s = list(s)
    distance = 1
    while distance < len(s):
        for j in range(len(s)):
            if j & distance:
                s[j] ^= s[j - distance]
        distance *= 2
    return s
""",
    mistake=(
        """def butterfly(s):
    s = list(s)
    distance = 1
    while distance < len(s):
        for j in range(distance, len(s)):
            s[j] ^= s[j - distance]
        distance *= 2
    return s
""",
        "For 1 0 0 0 your function returns 1 1 0 0, and should return 1 1 1 1.",
    ),
)
def your_butterfly(answer: Any) -> tuple[bool, str]:
    """Want a function that takes the helix transform of a sequence whose length is a power of two."""
    butterfly = function(answer, "Give a function of a sequence.")
    generator = np.random.default_rng(7)
    lengths = [n for n in (2, 4, 8, 16, 32) for _ in range(6)]
    sequences = [[1, 0], [1, 0, 0, 0], *(generator.integers(0, 2, n).tolist() for n in lengths)]
    for sequence in sequences:
        right = plain.helix_by_triangle(sequence)
        given = called_for_bits(butterfly, list(sequence), shape=(len(sequence),)).tolist()
        if given != right:
            returned = f"{_row(given)}, and should return {_row(right)}"
            return False, f"For {_row(sequence)} your function returns {returned}."
    return True, f"It is the helix transform, tried on {len(sequences)} sequences of 2 to 32 bits."


def _count(count: int) -> str:
    return str(count) if count < 10**15 else "so many"


def _row(sequence: Any) -> str:
    return " ".join(map(str, sequence))
