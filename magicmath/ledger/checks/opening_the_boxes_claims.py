"""The claims of Day's "The MAGIC Goes Away - Opening the Boxes", tried."""

from fractions import Fraction
from itertools import product
from math import gcd

import numpy as np

from magicmath import gf2, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import claims
from magicmath.ledger._evidence import Checks, Evidence
from magicmath.ledger.checks._apl import is_grammatical
from magicmath.ledger.checks._day import binv, determinant
from magicmath.ledger.checks._example import BOARDS, IDENTITY, Y, inverse, shortest_presses
from magicmath.ledger.checks.opening_the_boxes import MAGIC_BOXES, WIN
from magicmath.ledger.checks.retroversion_claims import CLAIMS as OF_RETROVERSION
from magicmath.rules import MAGIC, UNIT, pressed, symmetric_boards, to_board, to_number

CLAIMS = Checks()
THREE_BY_THREE = BOARDS.reshape(-1, 3, 3).astype(int)
BITS = list(product(range(2), repeat=2))
EVEN = np.array([[0, 1, 1], [1, 0, 1], [1, 1, 0]])

CLAIMS["xor_is_plus_and_minus"] = OF_RETROVERSION["xor_is_plus_and_minus"]
CLAIMS["two_definitions_of_MULT"] = OF_RETROVERSION["two_definitions_of_PB"]
CLAIMS["determinant_times_domino"] = OF_RETROVERSION["determinant_makes_it_whole"]


@CLAIMS("states_are_numbers")
def _(states, first, last, last_in_binary):
    def are_so(numbers):
        ends = (len(numbers), numbers[0], numbers[-1], f"{numbers[-1]:b}")
        return numbers == list(range(512)) and ends == (states, first, last, last_in_binary)

    numbers = sorted(to_number(board) for board in MAGIC.reachable_boards())
    return Evidence(
        {
            "boards that MAGIC reaches": are_so(numbers),
            "all rows of nine digits": are_so([oracle.number(bits) for bits in product([0, 1], repeat=9)]),
        },
        f"there are {len(numbers)}, from {numbers[0]} to {numbers[-1]}, in binary {numbers[-1]:b}",
    )


@CLAIMS("BD_and_DB")
def _(base, digits):
    def there_and_back(n):
        bits = [n // base**k % base for k in reversed(range(digits))]
        return sum(bit * base**k for k, bit in enumerate(reversed(bits))) == n and bits == list(
            oracle.bits(n)
        )

    return Evidence(
        {
            "all 512, by the definition": all(map(there_and_back, range(512))),
            "all 512, the package": digits == 9
            and base == 2
            and all(to_number(to_board(n)) == n for n in range(512)),
        },
        f"{digits} digits in base {base} do not give the boards",
    )


@CLAIMS("never_more_than_nine")
def _(moves):
    most = max(len(presses) for presses in oracle.shortest_presses(UNIT.masks).values())
    return Evidence(
        {"search through 512 choices": most == moves, "cells of a board": BOARDS.sum(axis=1).max() == moves},
        f"the most is {most}",
    )


@CLAIMS("one_start_needs_nine")
def _(start, moves):
    searched = oracle.shortest_presses(UNIT.masks)
    found = [n for n in range(512) if len(searched[n ^ WIN]) == moves]
    return Evidence(
        {
            "search through 512 choices": found == [start],
            "elimination": [n for n in range(512) if UNIT.solve(to_board(n), to_board(WIN)).sum() == moves]
            == [start],
        },
        f"the starts that need {moves} are {found}",
    )


@CLAIMS("even_numbers_more")
def _(times):
    found = {}
    for counts in product(range(4), repeat=4):  # four unit boxes on 2×2, each up to three times
        found.setdefault(tuple(c % 2 for c in counts), []).append(counts)
    extra = {c - min(c % 2, 1) for many in found.values() for counts in many for c in counts}
    independent = gf2.matrix_rank(UNIT.matrix) == 9
    return Evidence(
        {
            "all presses of four unit boxes, up to three times each": all(
                t % 2 == 0 for t in extra | set(times)
            ),
            "boxes pressed so often, and no quiet choice but none": independent
            and all(
                np.array_equal(UNIT.press(to_board(7), [k] * t), to_board(7)) for t in times for k in range(9)
            ),
        },
        f"pressing a box {[t for t in times if t % 2]} times changes its cell",
    )


@CLAIMS("vector_space")
def _():
    small = range(8)
    return Evidence(
        {
            "closed, associative, with 0 and opposites, on 8 vectors": all(
                (a ^ b) in small and a ^ b ^ c == a ^ (b ^ c) and a ^ 0 == a and a ^ a == 0
                for a, b, c in product(small, repeat=3)
            ),
            "scalars 0 and 1 distribute": all(
                (s * (a ^ b)) == (s * a) ^ (s * b) and ((s ^ t) * a) == (s * a) ^ (t * a)
                for s, t in BITS
                for a, b in product(small, repeat=2)
            ),
        }
    )


@CLAIMS("even_is_nothing")
def _():
    board = to_board(123)
    return Evidence(
        {
            "MAGIC and unit boxes, up to 6 times": all(
                np.array_equal(rule.press(board, [k] * times), rule.press(board, [k] * (times % 2)))
                for rule in (MAGIC, UNIT)
                for k in range(9)
                for times in range(7)
            )
        }
    )


@CLAIMS("odd_multiples", "odd_scalars_do_nothing")
def _():
    return Evidence(
        {
            "512 vectors, odd k from −9 to 9": all(
                np.array_equal(k * BOARDS.astype(int) % 2, BOARDS) for k in range(-9, 10, 2)
            ),
            "the matrix MagicBoxes": all(
                np.array_equal(k * MAGIC_BOXES % 2, MAGIC_BOXES) for k in range(-9, 10, 2)
            ),
        }
    )


@CLAIMS("even_multiples")
def _():
    z = BOARDS[123]
    return Evidence(
        {"k = 2": bool((2 * z % 2).any() or not z.any())},
        f"2 times {''.join(map(str, z))} is zero, and z is not; only x must be null",
    )


@CLAIMS("no_even_multiple")
def _():
    return Evidence(
        {
            "512 vectors, even k from 0 to 8": not any(
                (k * BOARDS.astype(int) % 2).any() for k in range(0, 9, 2)
            )
        }
    )


@CLAIMS("rational_multiples")
def _():
    def acts(p, q):
        """Return how p/q acts: for x = 0 and 1, each z with q·z = p·x."""
        return [[z for z in (0, 1) if (q * z - p * x) % 2 == 0] for x in (0, 1)]

    fractions = [(p, q) for p in range(1, 10) for q in range(1, 10) if gcd(p, q) == 1]
    as_one, as_zero = [[0], [1]], [[0], [0]]
    even_over_odd = [acts(p, q) for p, q in fractions if p % 2 == 0]
    odd_over_odd = [acts(p, q) for p, q in fractions if p % 2 and q % 2]
    return Evidence(
        {
            "all fractions of digits, solved": as_zero not in even_over_odd,
            "2/5, by the inverse of 5 modulo 2": 2 * pow(5, -1, 2) % 2 != 0,
        },
        "2/5 has an even numerator and counts as 0, not as infinity",
        shows="Right is: 1 if both are odd, 0 if p is even, and no value if q is even"
        if odd_over_odd == [as_one] * len(odd_over_odd) and even_over_odd == [as_zero] * len(even_over_odd)
        else "",
    )


@CLAIMS("boxes_from_units")
def _():
    units = oracle.shortest_presses(UNIT.masks)
    return Evidence(
        {
            "nine boxes, search through 512 choices": all(
                units[n] == pressed(mask.ravel()) for n, mask in zip(MAGIC.numbers, MAGIC.masks, strict=True)
            ),
            "all sums": len(units) == 512,
        }
    )


@CLAIMS("change_of_basis")
def _():
    return Evidence(
        {
            "512 choices, pressed": all(
                np.array_equal(MAGIC_BOXES @ m % 2, MAGIC.press(np.zeros((3, 3), int), pressed(m)).ravel())
                for m in BOARDS
            ),
            "there and back": np.array_equal(
                gf2.matmul(inverse().T, gf2.matmul(MAGIC_BOXES, BOARDS.T)).T, BOARDS
            ),
        }
    )


@CLAIMS("lifts_to_numbers")
def _():
    x = gf2.matmul(MAGIC_BOXES, BOARDS.T)
    whole = MAGIC_BOXES @ BOARDS.T.astype(int)
    return Evidence({"Y = y, X = M y, all 512": np.array_equal(whole % 2, x)})


@CLAIMS("inverse_is_whole")
def _():
    inverse_of_m = [[Fraction(int(v), 5) for v in row] for row in reals.adjugate(MAGIC_BOXES)]
    whole = all(v.denominator == 1 for row in inverse_of_m for v in row)
    scaled = reals.adjugate(MAGIC_BOXES)
    return Evidence(
        {"its entries": whole},
        f"its first entry is {inverse_of_m[0][0]}, and a multiple of 2 by a fifth has no parity",
        {
            "times 5, all 512": np.array_equal(scaled @ (MAGIC_BOXES @ BOARDS.T.astype(int)) % 2, BOARDS.T),
            "times 5, SymPy": np.array_equal(oracle.sympy_adjugate(MAGIC_BOXES) % 2, inverse().T),
        },
    )


@CLAIMS("five_is_the_determinant")
def _(divisor):
    return Evidence(
        {
            "SymPy": oracle.sympy_determinant(MAGIC_BOXES) == divisor,
            "fraction-free elimination": reals.det(MAGIC_BOXES) == divisor,
        },
        f"it is {reals.det(MAGIC_BOXES)}",
    )


@CLAIMS("some_odd_scalar")
def _():
    def found(a):
        ordinary = np.linalg.inv(a)
        return any(np.allclose(k * ordinary, np.rint(k * ordinary), atol=1e-9) for k in range(1, 10, 2))

    determinants = [round(np.linalg.det(a)) for a in THREE_BY_THREE]
    odd = [a for a, d in zip(THREE_BY_THREE, determinants, strict=True) if d % 2]
    return Evidence(
        {"011/101/110, of determinant 2": found(EVEN)},
        "011/101/110 has an inverse in halves, which no odd scalar makes whole",
        {"all 3×3 with an odd determinant": all(map(found, odd)), "MAGIC": found(MAGIC_BOXES)},
    )


@CLAIMS("BINV_line_19")
def _():
    data = claims("opening_the_boxes")["BINV_line_19"]
    return Evidence(
        {"APL's grammar": is_grammatical(data["formula"])},
        "∆ is a letter in APL, and a name may not stand before the dot of a product",
        {
            "APL's grammar, mended": is_grammatical(data["right"]),
            "MAGIC with ∘": np.array_equal(binv(MAGIC_BOXES), gf2.inv(MAGIC_BOXES)),
            "all invertible 3×3 with ∘": all(
                np.array_equal(binv(a), gf2.inv(a)) for a in THREE_BY_THREE if gf2.det(a)
            ),
        },
    )


@CLAIMS("BINV_inverts")
def _():
    drawn = np.random.default_rng(19).integers(0, 2, (60, 7, 7))
    return Evidence(
        {
            "all 512 matrices 3×3": all(_as_gf2(a) for a in THREE_BY_THREE),
            "60 random 7×7": all(_as_gf2(a) for a in drawn),
        }
    )


def _as_gf2(a):
    found = binv(a)
    return np.array_equal(found, gf2.inv(a)) if gf2.det(a) else found is None


@CLAIMS("no_division_needed")
def _():
    return Evidence(
        {
            "a bit that is not 0 is 1": all(bit == 1 for bit in (0, 1) if bit),
            "all 512 matrices 3×3": all(_as_gf2(a) for a in THREE_BY_THREE),
        }
    )


@CLAIMS("PATH_works")
def _():
    solutions = gf2.matmul(BOARDS, inverse())
    return Evidence(
        {
            "all 512 differences, pressed": np.array_equal(gf2.matmul(solutions, Y), BOARDS),
            "search through 512 choices": all(
                pressed(v) == shortest_presses()[n] for n, v in enumerate(solutions)
            ),
        }
    )


@CLAIMS("nine_dimensions")
def _(dimensions):
    return Evidence(
        {
            "rank of all 512": gf2.matrix_rank(BOARDS) == dimensions,
            "a basis": gf2.matrix_rank(IDENTITY) == dimensions and 2**dimensions == len(BOARDS),
        },
        f"the rank is {gf2.matrix_rank(BOARDS)}",
    )


@CLAIMS("group_of_order_two")
def _(order):
    elements = {0, 1}
    return Evidence(
        {
            "table of ≠": len(elements) == order
            and all(a ^ b in elements and a ^ b == b ^ a for a, b in BITS),
            "1 returns after": next(n for n in range(1, 9) if n % 2 == 0) == order,
        },
        f"it has {len(elements)} elements",
    )


@CLAIMS("corners_by_rotation")
def _(numbers):
    boards = [MAGIC.solve(to_board(0), to_board(n)).reshape(3, 3) for n in numbers]
    turned = [{to_number(np.rot90(board, k)) for k in range(4)} for board in boards]
    searched = [
        {
            oracle.number(np.rot90(np.isin(np.arange(9), shortest_presses()[n]).reshape(3, 3), k))
            for k in range(4)
        }
        for n in numbers
    ]
    corners = sorted(numbers) == sorted(1 << k for k in (0, 2, 6, 8))
    return Evidence(
        {
            "elimination": corners and all(t == turned[0] for t in turned),
            "search through 512 choices": corners and all(t == searched[0] for t in searched),
        },
        f"{numbers} are not the four corners",
    )


@CLAIMS("symmetry_groups")
def _(corners, edges, middle, turns, mirrors):
    cells = [to_board(1 << k) for k in range(9)]
    classes = {frozenset(to_number(twin) for twin in symmetric_boards(cell)) for cell in cells}
    turned = [{to_number(np.rot90(cell, k)) for k in range(4)} for cell in cells]
    orders = {
        name: min(k for k in range(1, 9) if np.array_equal(_repeated(move, k), np.arange(9).reshape(3, 3)))
        for name, move in (("turn", np.rot90), ("mirror", np.fliplr))
    }
    found = (sorted(map(len, classes)), orders["turn"], orders["mirror"])
    claimed = (sorted([corners, edges, middle]), turns, mirrors)
    return Evidence(
        {
            "classes of cells, orders of turn and mirror": found == claimed,
            "by turning alone": (sorted(map(len, set(map(frozenset, turned)))), 4, 2) == claimed,
        },
        f"the classes have {found[0]} cells, a turn has order {found[1]} and a mirror {found[2]}",
    )


def _repeated(move, times):
    board = np.arange(9).reshape(3, 3)
    for _ in range(times):
        board = move(board)
    return board


@CLAIMS("not_equal_scan")
def _():
    boards = [oracle.scan(column) for column in np.vstack([to_board(32).ravel(), MAGIC.matrix[[0, 5, 6]]]).T]
    return Evidence(
        {
            "Day's game": np.array_equal(
                np.transpose(boards).reshape(-1, 3, 3), MAGIC.path(to_board(32), [0, 5, 6])
            )
        }
    )


@CLAIMS("DET_works")
def _():
    half = Fraction(1, 2)
    projection = [[half, half], [half, half]]
    drawn = np.random.default_rng(22).integers(-3, 4, (60, 5, 5))
    return Evidence(
        {"the projection with four entries of a half": determinant(projection) == 0},
        "line 9 returns the product of the diagonal at once if the matrix equals its product with its "
        f"transpose; for four halves that gives {determinant(projection)}, and the determinant is 0",
        {
            "all 512 matrices 3×3": all(determinant(a) == round(np.linalg.det(a)) for a in THREE_BY_THREE),
            "60 random 5×5 of integers": all(determinant(a) == reals.det(a) for a in drawn),
        },
    )
