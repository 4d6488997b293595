"""Exercises of notebook 12."""

from itertools import combinations, product
from typing import Any

import numpy as np

from magicmath import nullity, plain
from magicmath._kernels.words import Bits
from magicmath.exercises._answers import bits, function, number, whole
from magicmath.exercises._feedback import counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.rules import unit

SMALLEST_SIDE, LARGEST_SIDE = 1001, 2**20  # the nullity of the largest takes a second or two
CORNER = (1, 0, 0)  # the first row of presses on three columns
MOST_ROWS = 60
WANT_ROWS = f"Give one number of rows, from 1 to {MOST_ROWS}."
SHORTEST_QUIET = 6  # the last cell of the shortest first row on 11×11 whose chase ends white
ELEVEN_CELLS = "Give the eleven cells of the first row, 0 or 1."
SIZES_DECIDED = 15
SMALL_PAIRS = ((0b101, 0b11), (0b11, 0b101), (0b100, 0b10), (0b110, 0))
FOUR_BITS = "Give four numbers, 0 or 1: for x³, x², x and 1."
TO_SHIFT = 0b1100
FACTORED = 11  # rows and cells of the size whose f is given in factors
WANT_NULLITY = f"Give one number, from 0 to {FACTORED}."
WANT_LARGE = f"Give one number from {SMALLEST_SIDE} to {LARGEST_SIDE - 1}."
SMALLEST_COUNTER = 1000
WANT_SIZE = f"Give one number from 1 to {LARGEST_SIDE - 1}."


def _chased(row: Bits, rows: int) -> list[Bits]:
    """Return the presses of each row of a chase on so many rows, and then those of the row below."""
    found = [np.zeros_like(row), row]
    for _ in range(rows):
        wide = np.pad(found[-1], 1)
        found.append(found[-1] ^ wide[:-2] ^ wide[2:] ^ found[-2])
    return found[1:]


def _quiet_rows(n: int) -> list[list[int]]:
    """Return the first rows of n presses, not empty, whose chase on n rows ends white."""
    rows = np.array(list(product((0, 1), repeat=n))[1:], np.uint8)
    return [row.tolist() for row in rows if not _chased(row, n)[-1].any()]


@task(
    """You know now how each g comes from its f. Do the same to the polynomial x³ + x², modulo 2.

Press the powers of the result: x³ + x² itself would be the first two cells.""",
    level="core",
    place=Press(rules=unit(1, 4), label="your polynomial", names=("x³", "x²", "x", "1")),
    hints=(
        "Modulo 2 the square of x + 1 is x² + 1, since 2x is 0.",
        "Multiply that once more by x + 1: this is the cube of x + 1. Then add the square.",
        "The cube is x³ + x² + x + 1. Add the square, x² + 1: what comes twice drops out.",
    ),
    solution="[0, 2]",
    mistake=(
        "[0, 1, 2, 3]",
        "At x = 0, x + 1 is 1. There x³ + x² is 0, so the result at x = 0 must be 0, and yours is 1.",
    ),
)
def shift_by_hand(answer: Any) -> tuple[bool, str]:
    """Want x³ + x² with x + 1 put for x."""
    given = int("".join(map(str, bits(answer, (4,), FOUR_BITS).tolist())), 2)
    right = plain.shifted(TO_SHIFT)
    if given == TO_SHIFT:
        return False, "That is the polynomial itself, before you put x + 1 for x."
    if given & 1 != right & 1:
        wanted = TO_SHIFT.bit_count() % 2
        return False, (
            f"At x = 0, x + 1 is 1. There x³ + x² is {wanted}, so the result at x = 0 must be {wanted}, and "
            f"yours is {given & 1}."
        )
    if given != right:
        power = (given ^ right).bit_length() - 1
        return False, f"Look at the power {power} of x: how often does it occur?"
    return True, "Put x + 1 for x once more, and the first polynomial is back."


@task(
    f"""For n = {FACTORED} the polynomial f has the factor x three times, and the factor x + 1 eight times:

f = x³·(x + 1)⁸

What is the nullity of {FACTORED}×{FACTORED}? Work it out without Python and without any figure.""",
    level="core",
    place=Field(bounds=(0, FACTORED), wanted=WANT_NULLITY),
    hints=(
        "The nullity is the degree of c. So what do f and g share? You know f. How do you get g from it?",
        "Put x + 1 for x in each factor of f. Write g in factors below f, and compare.",
        "How many factors x do f and g share? And how many factors x + 1? Add these two numbers.",
        "In f there are three x, in g eight: they share three. With x + 1 it is the same.",
    ),
    solution="# they share x three times, and x + 1 three times\n3 + 3",
    mistake=("3", "You count one kind of factor. Do f and g share the other kind, too?"),
    ways=tuple(map(str, range(FACTORED + 1))),
)
def from_factors(answer: Any) -> tuple[bool, str]:
    """Want the nullity of 11×11, whose polynomial f is given in factors."""
    f = plain.fibonacci_polynomial(FACTORED + 1)
    given = number(answer, WANT_NULLITY, high=FACTORED + 1)
    right = plain.nullity_by_gcd(FACTORED)
    if given == right:
        return True, f"f and g share x³·(x + 1)³. So one of 2 to the {right} boards can be solved."
    if given == f.bit_length() - 1:
        return False, f"{given} is the degree of f. But f and g are not equal, so they share less."
    if 2 * given == right:
        return False, "You count one kind of factor. Do f and g share the other kind, too?"
    if given == 8:
        return False, "One of the two has this factor eight times. How often does the other one have it?"
    return False, f"f and g do not share {given} factors. Write g in factors, below those of f."


@task(
    """Write a function `gcd(p, q)`: the greatest common divisor of two polynomials modulo 2.

A polynomial is a whole number here, and bit i of it stands for the power i of x. So `p ^ q` adds two
polynomials, `q << s` multiplies q by the power s of x, and `p.bit_length()` is the degree plus 1.""",
    level="more",
    place=Editor(
        calls="gcd",
        starter="""def gcd(p, q):
    while q:
        # as long as p is not shorter than q: add q to p,
        # shifted so that the highest powers cancel
        ...
        p, q = q, p
    return p
""",
    ),
    hints=(
        "Not shorter means `p.bit_length() >= q.bit_length()`. That is the condition of a second loop.",
        "Shift q by the difference of the two lengths, and add it by `^`.",
    ),
    solution="""def gcd(p, q):
    while q:
        while p.bit_length() >= q.bit_length():
            p ^= q << (p.bit_length() - q.bit_length())
        p, q = q, p
    return p
""",
    mistake=(
        """def gcd(p, q):
    while q:
        p, q = q, p % q
    return p
""",
        "gcd(0b101, 0b11) is 0b1, and should be 0b11. Here % divides whole numbers, with carries. "
        "Polynomials modulo 2 have none.",
    ),
)
def your_gcd(answer: Any) -> tuple[bool, str]:
    """Want a function for the greatest common divisor of polynomials modulo 2."""
    gcd = function(answer, "Give a function of two polynomials.")
    of_boards = [plain.fibonacci_polynomial(m) for m in range(2, 80)]
    pairs = [*SMALL_PAIRS, *((f, nullity.shifted(f)) for f in of_boards)]
    divisors = []
    generator = np.random.default_rng(12)
    for low, high in generator.integers(1, 2**40, (40, 2)).tolist():
        pairs.append((low, high))
    for p, q in pairs:
        right = plain.polynomial_gcd(p, q)
        divisors.append(right)
        found = called(gcd, p, q)
        if whole(found) != right:
            given = "no whole number" if whole(found) is None else _binary(int(found))
            carries = (
                " Here % divides whole numbers, with carries. Polynomials modulo 2 have none."
                if whole(found) == np.gcd(p, q)
                else ""
            )
            return (
                False,
                f"gcd({_binary(p)}, {_binary(q)}) is {given}, and should be {_binary(right)}.{carries}",
            )
    first = len(SMALL_PAIRS)
    sizes = [divisor.bit_length() - 1 for divisor in divisors[first : first + SIZES_DECIDED]]
    return True, (
        f"It is right for {len(pairs)} pairs. And it decides boards: by your function the nullities of 1×1 "
        f"to {SIZES_DECIDED}×{SIZES_DECIDED} are {', '.join(map(str, sizes))}."
    )


@task(
    """A board of Lights Out has three columns. It is white. Press the corner of the first row, so that the
presses are 1 0 0, and chase the light.

How many rows must the board have, at least, so that all of it is white at the end? Work it out row by row,
by hand.""",
    level="more",
    place=Field(bounds=(1, MOST_ROWS), wanted=WANT_ROWS),
    hints=(
        "The presses 1 0 0 change the cells 1 1 0 of their own row. So the second row of presses is 1 1 0.",
        "Each next row is x + 1 times the last row, plus the row before it.",
        "Stop when a row is 0 0 0. This row lies below the board.",
        "All rows: 1 0 0, 1 1 0, 1 0 1, 0 1 1, 0 0 1, and then 0 0 0. How many lie on the board?",
    ),
    solution="# row 6 is 0 0 0, and it lies below the board\n5",
    mistake=("6", "With 6 rows the last row is not white: 1 of its cells is black."),
    ways=tuple(map(str, range(1, MOST_ROWS + 1))),
)
def rows_of_three(answer: Any) -> tuple[bool, str]:
    """Want the fewest rows of three cells on which the chase from the corner ends white."""
    rows = number(answer, WANT_ROWS, low=1, high=MOST_ROWS + 1)
    chased = _chased(np.array(CORNER, np.uint8), rows)
    written = [" ".join(map(str, row.tolist())) for row in chased]
    if chased[-1].any():
        left = int(chased[-1].sum())
        return False, (
            f"With {rows} rows the last row is not white: {left} of its cells "
            f"{'is' if left == 1 else 'are'} black."
        )
    if not all(row.any() for row in chased[:-1]):
        return (
            False,
            f"The board is white at the end with {rows} rows, too. But with fewer rows it is, as well.",
        )
    *first, last = written[:-1]
    return (
        True,
        f"Your rows are {', '.join(first)} and {last}, and the row below the board is {written[-1]}.",
    )


_ELEVEN = [[int(i in chosen) for i in range(11)] for k in (1, 2, 3) for chosen in combinations(range(11), k)]


@task(
    """The nullity of 11×11 is 6. So there are 63 first rows, not empty, whose chase ends white. Only one of
them presses none of the last five cells.

Give this row: eleven numbers, 0 or 1.""",
    level="more",
    place=Field(),
    hints=(
        "The proof says: the polynomial h of your row must be a multiple of u. Here u is f divided by c. And "
        "without the last five cells, the degree of h is at most 5.",
        "In exercise 2 you saw f: x³ times the eighth power of x + 1. What is c, and what is u?",
        "The polynomial u is the fifth power of x + 1, so h is u itself. Write it as a sum of polynomials f "
        "of index 1 to 6: begin with the highest power. The indices that you need are the cells of the row.",
    ),
    solution="# the polynomials of index 1, 3, 5 and 6 add up to u\n[1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0]",
    mistake=("[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]", "After the chase 5 cells of the last row are black."),
    ways=tuple(map(str, [*_quiet_rows(11), *_ELEVEN, 0, 1])),
)
def quiet_on_eleven(answer: Any) -> tuple[bool, str]:
    """Want the shortest first row of presses on 11×11 whose chase ends white."""
    row = bits(answer, (11,), ELEVEN_CELLS)
    solved, message = _is_quiet(row)
    last = int(np.flatnonzero(row).max(initial=0)) + 1
    if solved and last > SHORTEST_QUIET:
        return False, f"{message} But your row presses cell {last}, and this is one of the last five."
    return solved, message


@task(
    f"""Up to 15, n×n refuses some board exactly if n + 1 is a multiple of 5 or of 6. Somebody says: “It is so
for every n.” Show that this is wrong, even far out.

Give a size n of at least {SMALLEST_COUNTER} that refuses some board, although n + 1 is no such multiple.""",
    level="more",
    place=Field(bounds=(1, LARGEST_SIDE - 1), wanted=WANT_SIZE),
    hints=(
        "First find a small counterexample: a dark size in the picture of the bet on 100 sizes. Or press + "
        "from the size 15 on, in the figure of Euclid's lines.",
        "16×16 refuses some board, and 16 + 1 = 17. So which larger sizes refuse, too?",
        "Take a multiple of 17 above 1000 that is a multiple neither of 5 nor of 6. It is n + 1.",
    ),
    solution="# 16×16 refuses a board, so 17·61 = 1037 gives a size that refuses, too\n17 * 61 - 1",
    mistake=("9", "9 + 1 = 10 is a multiple of 5, so this size is no counterexample."),
    ways=tuple(map(str, [*range(1, 101), *range(1000, 1101)])),
)
def neither_five_nor_six(answer: Any) -> tuple[bool, str]:
    """Want a large size that refuses a board although the next number is no multiple of 5 or 6."""
    n = number(answer, WANT_SIZE, low=1, high=LARGEST_SIDE)
    for k in (5, 6):
        if (n + 1) % k == 0:
            return False, f"{n} + 1 = {n + 1} is a multiple of {k}, so this size is no counterexample."
    found = nullity.of_board(n)
    if not found:
        return False, f"The nullity of {n}×{n} is 0: every board can be solved."
    if n < SMALLEST_COUNTER:
        return False, (
            f"{n} is a counterexample, because the nullity of {n}×{n} is {found}. But it is below "
            f"{SMALLEST_COUNTER}. Which larger sizes must refuse, too?"
        )
    return True, f"The nullity of {n}×{n} is {found}, and {n + 1} is no multiple of 5 or of 6."


@task(
    f"""On 127×127 f is a power of x, so no board refuses. Find a larger size of this sort: an n from
{SMALLEST_SIDE} to {LARGEST_SIDE - 1} whose f is a power of x. Remember that the f of n×n is fₙ₊₁.""",
    level="more",
    place=Field(bounds=(0, LARGEST_SIDE - 1), wanted=WANT_LARGE),
    hints=(
        "If fₘ is a power of x, so is f₂ₘ = x·fₘ². The index is doubled.",
        "The polynomial f₁₂₈ is a power of x. Which index comes next, and which after it?",
        "The indices are 256, 512 and 1024. And n is one less than the index.",
    ),
    solution="# f is a power of x, and g is one of x + 1: they share nothing\n1023",
    mistake=("1024", "The nullity of 1024×1024 is 484: one board of 2 to the 484 can be solved."),
    ways=(
        *map(str, range(2, 131)),
        *map(str, range(1001, 1031)),
        *(str(2**k - i) for k in range(8, 21) for i in (0, 1)),
    ),
)
def always_solvable_size(answer: Any) -> tuple[bool, str]:
    """Want an n of at least 1001 whose polynomial f is a power of x, so that each n×n board can be solved."""
    n = number(answer, WANT_LARGE, high=LARGEST_SIDE)
    if n < SMALLEST_SIDE:
        return False, f"{n} is below {SMALLEST_SIDE}. {WANT_LARGE}"
    if found := nullity.of_board(n):
        return (
            False,
            f"The nullity of {n}×{n} is {found}: one board of 2 to the {found} can be solved.",
        )
    if n & (n + 1):
        return False, f"Every board of {n}×{n} can be solved. But this f is no power of x."
    return True, f"Nullity 0: each of the 2 to the {n * n} boards has one solution."


def _is_quiet(row: Bits) -> tuple[bool, str]:
    """Tell whether the chase from a first row of a square board ends white."""
    if not row.any():
        return False, "The empty first row ends white, but it is too easy."
    left = int(_chased(row, len(row))[-1].sum())  # what the row below the board would clear
    if left:
        return (
            False,
            f"After the chase {counted(left, 'cell')} of the last row {'is' if left == 1 else 'are'} black.",
        )
    return True, "After the chase the whole board is white."


def _binary(p: int) -> str:
    """Return a polynomial as its bits, cut where they are many."""
    digits = f"{p:b}"
    return f"0b{digits}" if len(digits) <= 24 else f"0b{digits[:12]}… ({len(digits)} bits)"
