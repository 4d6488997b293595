"""The claims of Langlet's "La Rétroversion de l'Inversion Diabolique", tried."""

from itertools import permutations, product

import numpy as np

from magicmath import gf2, helix, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import claims, printed
from magicmath.ledger._evidence import Checks, Evidence
from magicmath.ledger.checks._apl import is_grammatical
from magicmath.ledger.checks._example import (
    BOARDS,
    GOAL,
    IDENTITY,
    START,
    WHITE,
    D,
    V,
    Y,
    inverse,
    shortest_presses,
)
from magicmath.ledger.checks._race import evidence_on_errors
from magicmath.ledger.checks.retroversion import has_sizes
from magicmath.rules import (
    MAGIC,
    RuleSet,
    combined,
    fractal,
    pressed,
    random_rules,
    symmetric_boards,
    to_board,
    to_number,
)

CLAIMS = Checks()
BITS = list(product(range(2), repeat=2))
TWO_BY_TWO = [np.reshape(bits, (2, 2)) for bits in product([0, 1], repeat=4)]
THREE_BY_THREE = BOARDS.reshape(-1, 3, 3).astype(int)
SPOILED = RuleSet([*MAGIC[:4], to_board(325), *MAGIC[5:]], name="spoiled MAGIC")
SIZES = range(1, 65)


def in_rows(board):
    """Write a board as its rows of digits."""
    return "/".join("".join(map(str, row)) for row in np.asarray(board))


def inverse_by_search(a):
    """Return the inverse of a 3×3 matrix, found by multiplying with all 512, or None."""
    found = np.flatnonzero((a @ THREE_BY_THREE % 2 == np.eye(3)).all(axis=(1, 2)))
    return THREE_BY_THREE[found[0]] if found.size else None


@CLAIMS("mask_sizes")
def _(edge, corner, centre):
    return Evidence(
        {
            "the rule set": has_sizes(Y, edge, corner, centre),
            "the rule in words": has_sizes(oracle.masks_in_words(oracle.PLUS), edge, corner, centre),
        },
        f"MAGIC's masks have {Y.sum(axis=1).tolist()} cells",
    )


@CLAIMS("one_mask_is_best")
def _():
    distance = {d: len(presses) for d, presses in shortest_presses().items()}
    stuck = [d for d in distance if all(distance[d ^ m] != distance[d] - 1 for m in MAGIC.numbers)]
    return Evidence(
        {"search through 512 choices": not stuck},
        f"from difference {stuck[0]} every press leads away",
        {"the other 511 differences": stuck == [0]},
    )


@CLAIMS("next_boards_by_scan")
def _(shape):
    layers = np.stack([MAGIC.masks, np.broadcast_to(START, (9, 3, 3))], axis=-1)
    boards = [MAGIC.press(START, k) for k in range(9)]
    fits = layers.shape == tuple(shape)
    return Evidence(
        {
            "reduction": fits and np.array_equal(np.bitwise_xor.reduce(layers, axis=-1), boards),
            "scan": fits and np.array_equal(helix.xor_scan(layers)[..., 1], boards),
        },
        f"the array has the shape {layers.shape}",
    )


@CLAIMS("fewer_by_symmetry")
def _():
    boards = THREE_BY_THREE.astype(np.uint8)
    twins = [[to_number(twin) for twin in symmetric_boards(board)] for board in boards]
    classes = len(set(map(min, twins)))
    fixed = sum(twin == n for n, row in enumerate(twins) for twin in row)
    return Evidence(
        {"the least number of each class": classes < 512, "Burnside's count": fixed // 8 == classes < 512},
        shows=f"{classes} are left",
    )


@CLAIMS("boards_are_numbers")
def _(first, last):
    numbers = sorted(to_number(board) for board in MAGIC.reachable_boards())
    digits = [oracle.number(bits) for bits in product([0, 1], repeat=9)]
    claimed = list(range(first, last + 1))
    return Evidence(
        {"boards that MAGIC reaches": numbers == claimed, "all rows of nine digits": digits == claimed},
        f"they are the numbers from {numbers[0]} to {numbers[-1]}",
    )


@CLAIMS("order_is_nothing")
def _():
    reached = {to_number(MAGIC.press(START, order)) for order in permutations([3, 6, 4])}
    return Evidence(
        {"a≠b is b≠a": all(a ^ b == b ^ a for a, b in BITS), "six orders pressed": len(reached) == 1}
    )


@CLAIMS("reduction_gives_goal")
def _():
    masks = MAGIC[[3, 6, 4]]
    last_axis, first_axis = (np.bitwise_xor.reduce(masks, axis=axis) for axis in (-1, 0))
    return Evidence(
        {"the last axis and the first": any(np.array_equal(a, GOAL) for a in (last_axis, first_axis))},
        f"≠/ gives the parity of each row of the three masks, {in_rows(last_axis)}; "
        f"≠⌿ adds the masks and gives the difference D, {in_rows(first_axis)}; the goal is {in_rows(GOAL)}",
        shows=f"Only with the start, ≠⌿C⍪M[3 6 4;;], is it {in_rows(first_axis ^ START)}",
    )


@CLAIMS("steps_expression")
def _():
    data = claims("retroversion")["steps_expression"]
    boards = helix.xor_scan(np.concatenate([START[None], MAGIC[[3, 6, 4]]]), axis=0)
    one_by_one = [MAGIC.press(START, [3, 6, 4][:k]) for k in range(4)]
    return Evidence(
        {"APL's grammar": is_grammatical(data["formula"])},
        "a semicolon stands outside of an index, and C;M is no array",
        {
            "APL's grammar, mended": is_grammatical(data["right"]),
            "the scan ends at the goal": np.array_equal(boards[-1], GOAL),
            "press by press": np.array_equal(boards, one_by_one),
        },
    )


@CLAIMS("twice_is_nothing")
def _():
    boards = THREE_BY_THREE.astype(np.uint8)
    return Evidence(
        {
            "512 boards, 9 masks": all(np.array_equal(b ^ m ^ m, b) for b in boards for m in MAGIC.masks),
            "a≠a is 0": all(bit ^ bit == 0 for bit in (0, 1)),
        }
    )


@CLAIMS("each_mask_at_most_once")
def _(at_most):
    needed = int(gf2.matmul(BOARDS, inverse()).max())
    searched = max(presses.count(p) for presses in shortest_presses().values() for p in presses)
    return Evidence(
        {"all 512 solutions": needed == at_most, "search through 512 choices": searched == at_most},
        f"no shortest solution uses a mask more than {needed} time",
    )


@CLAIMS("xor_is_plus_and_minus")
def _(modulus):
    return Evidence(
        {
            "plus": all(a ^ b == (a + b) % modulus for a, b in BITS),
            "minus": all(a ^ b == (a - b) % modulus for a, b in BITS),
        },
        f"modulo {modulus}, 1 + 1 is not 1≠1",
    )


@CLAIMS("nine_independent_masks")
def _(masks):
    spoiled, eight = (len(oracle.shortest_presses(rule)) for rule in (SPOILED.masks, MAGIC[:8]))
    needed = min(k for k in range(1, 12) if 2**k >= 512)
    small = all((len(oracle.shortest_presses(a)) == 8) == gf2.det(a) for a in THREE_BY_THREE)
    return Evidence(
        {
            "MAGIC, eight of its masks, and nine dependent ones": masks == needed
            and len(shortest_presses()) == 512
            and max(spoiled, eight) < 512,
            "all rules of three masks on three cells": masks == needed and small,
        },
        f"2 to the {needed} choices are needed for 512 boards",
        shows=f"Eight of the masks reach {eight} boards, nine dependent ones {spoiled}",
    )


@CLAIMS("sum_of_masks")
def _():
    one_by_one = [MAGIC.press(WHITE, pressed(v)).ravel() for v in BOARDS]
    by_and = np.bitwise_xor.reduce(BOARDS[:, :, None] & MAGIC.matrix, axis=1)
    return Evidence(
        {
            "and, all 512 choices": np.array_equal(by_and, one_by_one),
            "times, all 512 choices": np.array_equal((BOARDS[:, :, None] * Y).sum(axis=1) % 2, one_by_one),
        }
    )


@CLAIMS("loop_makes_Y")
def _(shape):
    filled = np.zeros(shape, dtype=int)
    fits = filled.shape == MAGIC.matrix.shape
    for i in range(9) if fits else ():
        filled[i] = MAGIC[i].ravel()
    return Evidence({"the loop": fits and np.array_equal(filled, Y)}, f"nine masks do not fill {shape}")


@CLAIMS("two_definitions_of_PB")
def _(modulus):
    def agree(a, b):
        return np.array_equal(np.bitwise_xor.reduce(a[:, :, None] & b, axis=1), a @ b % modulus)

    return Evidence(
        {
            "512 vectors times Y": agree(BOARDS.astype(int), Y),
            "all pairs of 2×2 matrices": all(agree(a, b) for a, b in product(TWO_BY_TWO, repeat=2)),
        },
        f"modulo {modulus} they differ",
    )


@CLAIMS("nonzero_determinant_is_enough")
def _():
    odd = [oracle.sympy_determinant(a) % 2 == 1 for a in THREE_BY_THREE[::7]]
    by_rank = [gf2.matrix_rank(a) == 3 for a in THREE_BY_THREE[::7]]
    by_search = [len(oracle.shortest_presses(a)) == 8 for a in THREE_BY_THREE]
    return Evidence(
        {
            "all 512 matrices 3×3, by search": by_search == [gf2.det(a) == 1 for a in THREE_BY_THREE],
            "every seventh of them, by SymPy": odd == by_rank,
        },
        shows=f"{sum(by_search)} of 512 matrices 3×3 have one",
    )


@CLAIMS("determinant_makes_it_whole")
def _():
    even = [a for a in THREE_BY_THREE if reals_det(a) and reals_det(a) % 2 == 0]
    odd = [a for a in THREE_BY_THREE if reals_det(a) % 2]
    scaled = [np.rint(np.linalg.inv(a) * reals_det(a)).astype(int) for a in odd]
    return Evidence(
        {"all matrices 3×3 with an inverse": not even},
        f"of the matrices 3×3 of bits, {len(even)} have an even determinant, such as {in_rows(even[0])}",
        {
            "those with an odd determinant": all(
                np.array_equal(s % 2, inverse_by_search(a)) for s, a in zip(scaled, odd, strict=True)
            ),
            "Y, by SymPy": np.array_equal(oracle.sympy_adjugate(Y) % 2, inverse()),
        },
    )


def reals_det(a):
    """Return the determinant of a 3×3 matrix by Sarrus' rule."""
    (a, b, c), (d, e, f), (g, h, i) = np.asarray(a).tolist()
    return a * e * i + b * f * g + c * d * h - c * e * g - a * f * h - b * d * i


@CLAIMS("inverse_on_both_sides")
def _():
    other = oracle.inverse(MAGIC.masks)
    return Evidence(
        {
            "elimination": np.array_equal(gf2.matmul(Y, inverse()), IDENTITY)
            and np.array_equal(gf2.matmul(inverse(), Y), IDENTITY),
            "search, products by the definition": np.array_equal(oracle.product(Y, other), IDENTITY)
            and np.array_equal(oracle.product(other, Y), IDENTITY),
        }
    )


@CLAIMS("parity_of_floats")
def _():
    dusty = reals.left_product(BOARDS @ Y, np.linalg.inv(Y))
    return Evidence(
        {"NumPy's % on all 512 choices": np.array_equal(dusty % 2, BOARDS)},
        "a residue of −7E−16 leaves 2 − 7E−16 modulo 2, and one just below 2 is left as it is",
        {
            "rounded first": np.array_equal(reals.parity(dusty), BOARDS),
            "exactly, in fifths": np.array_equal(BOARDS @ Y @ reals.adjugate(Y) % 10, 5 * BOARDS),
        },
    )


@CLAIMS("tolerance_of_floats")
def _():
    dusty = reals.left_product(BOARDS @ Y, np.linalg.inv(Y))
    return Evidence({"all 512 choices, tolerance 1E−13": np.array_equal(np.abs(dusty) > 1e-13, BOARDS)})


@CLAIMS("direct_product")
def _():
    solutions = gf2.matmul(BOARDS, inverse())
    return Evidence(
        {
            "all 512 differences, pressed": all(
                np.array_equal(MAGIC.press(WHITE, pressed(v)).ravel(), d)
                for v, d in zip(solutions, BOARDS, strict=True)
            ),
            "search through 512 choices": all(
                pressed(v) == shortest_presses()[n] for n, v in enumerate(solutions)
            ),
        }
    )


@CLAIMS("cycle_without_return")
def _():
    smallest = np.array([[1, 0], [0, 0]])
    singular = [a for a in THREE_BY_THREE if not gf2.det(a)]

    def comes_back(a):
        return any(np.array_equal(oracle.power(a, k), a) for k in range(2, 9))

    def is_told_by_rank(a):
        return comes_back(a) == (gf2.matrix_rank(a) == gf2.matrix_rank(a @ a % 2))

    returns = [np.array_equal(oracle.power(a, k), a) for a, k in ((smallest, 2), (SPOILED.matrix, 5))]
    return Evidence(
        {"1 0/0 0, squared": not returns[0], "spoiled MAGIC, rank 8, its fifth power": not returns[1]},
        "10/00 is singular and its square is itself; nine masks with 0 2 6 8 together in the centre are "
        "singular, and the fifth power of their matrix is the matrix",
        shows=f"Of {len(singular)} singular matrices 3×3 {sum(map(comes_back, singular))} come back"
        + ", those whose square has the rank of the matrix" * all(map(is_told_by_rank, singular)),
    )


@CLAIMS("power_after_the_identity")
def _():
    orders = [(a, gf2.multiplicative_order(a)) for a in THREE_BY_THREE if gf2.det(a)]
    return Evidence(
        {
            "all invertible 3×3": all(np.array_equal(oracle.power(a, n + 1), a) for a, n in orders),
            "Y": np.array_equal(oracle.power(Y, 5), Y),
        }
    )


@CLAIMS("fourth_roots")
def _(exponent):
    def is_root(a):
        powers = [np.array_equal(oracle.power(a, k), IDENTITY) for k in range(1, exponent + 1)]
        return powers == [False] * (exponent - 1) + [True]

    return Evidence(
        {
            "products by the definition": is_root(Y) and is_root(inverse()),
            "minimal polynomial": gf2.multiplicative_order(Y)
            == gf2.multiplicative_order(inverse())
            == exponent,
        },
        f"their order is {gf2.multiplicative_order(Y)}",
    )


@CLAIMS("cube_is_inverse")
def _():
    roots = [a for a in THREE_BY_THREE if np.array_equal(oracle.power(a, 4), np.eye(3))]
    return Evidence(
        {
            f"all {len(roots)} such matrices 3×3": all(
                np.array_equal(oracle.power(a, 3), inverse_by_search(a)) for a in roots
            )
        }
    )


@CLAIMS("inverse_is_cube")
def _():
    return Evidence(
        {
            "products by the definition": np.array_equal(oracle.power(Y, 3), inverse())
            and np.array_equal(oracle.power(inverse(), 3), Y),
            "SymPy": np.array_equal(oracle.sympy_inverse_modulo_2(Y), gf2.matrix_power(Y, 3)),
        }
    )


@CLAIMS("every_invertible_has_order")
def _():
    def counted(a):
        power, n = a, 1
        while not np.array_equal(power, np.eye(3)):
            power, n = power @ a % 2, n + 1
        return n

    invertible = [a for a in THREE_BY_THREE if gf2.det(a)]
    generator = np.random.default_rng(4)
    drawn = [random_rules(3, 3, generator).matrix for _ in range(20)]
    return Evidence(
        {
            "all invertible 3×3, counted": all(
                np.array_equal(gf2.matrix_power(a, counted(a) - 1), inverse_by_search(a)) for a in invertible
            ),
            "20 random 9×9, by their minimal polynomials": all(
                np.array_equal(gf2.matrix_power(a, gf2.multiplicative_order(a) - 1), gf2.inv(a))
                for a in drawn
            ),
        }
    )


@CLAIMS("determinant_is_one")
def _(determinant):
    invertible = [a for a in THREE_BY_THREE if inverse_by_search(a) is not None]
    return Evidence(
        {
            "all invertible 3×3, by Sarrus' rule": {reals_det(a) % 2 for a in invertible} == {determinant},
            "the same, by rank": {gf2.det(a) for a in invertible} == {determinant},
        },
        "modulo 2 there are 0 and 1 only",
    )


@CLAIMS("diagonal_of_ones")
def _():
    def rearranges(a):
        return any(a[order, range(3)].all() for order in map(list, permutations(range(3))))

    ones = np.ones((9, 9), dtype=int)
    return Evidence(
        {
            "all invertible 3×3": all(rearranges(a) for a in THREE_BY_THREE if gf2.det(a)),
            "the diagonal of Y; rank of the matrix of 1s": bool(
                np.diagonal(Y).all() and gf2.matrix_rank(ones) < 9
            ),
        }
    )


@CLAIMS("different_rows")
def _():
    def differ(a):
        return len(np.unique(a, axis=0)) == len(a)

    return Evidence(
        {
            "all invertible 3×3": all(differ(a) for a in THREE_BY_THREE if gf2.det(a)),
            "Y and IYB": differ(Y) and differ(inverse()),
        }
    )


@CLAIMS("rows_of_G9_from_Y", "presses_of_rows")
def _():
    geniton = helix.geniton(9)
    return Evidence(
        {
            "search through 512 choices": all(oracle.number(row) in shortest_presses() for row in geniton),
            "the product with IYB, pressed": all(
                np.array_equal(MAGIC.press(WHITE, pressed(gf2.matmul(row, inverse()))).ravel(), row)
                for row in geniton
            ),
        }
    )


@CLAIMS("all_512_at_once")
def _(boards):
    table = gf2.matmul(BOARDS, inverse())
    return Evidence(
        {
            "pressed": len(table) == boards and np.array_equal(gf2.matmul(table, Y), BOARDS),
            "search through 512 choices": len(shortest_presses()) == boards
            and all(pressed(v) == shortest_presses()[n] for n, v in enumerate(table)),
        },
        f"T has {len(table)} rows",
    )


@CLAIMS("xor_with_row_of_BB")
def _():
    table = gf2.matmul(BOARDS, inverse())
    start, goal = START.ravel(), GOAL.ravel()
    by_the_letter = start ^ table[to_number(goal)]
    two_rows = table[to_number(start)] ^ table[to_number(goal)]
    works = [n for n in range(512) if np.array_equal(table[n], BOARDS[n])]
    return Evidence(
        {"the worked example": np.array_equal(gf2.matmul(by_the_letter, Y), D)},
        f"for the example it presses {pressed(by_the_letter)}, and the goal needs {pressed(two_rows)}",
        shows=f"Right is the row of CC XOR the row of BB; the letter works from {len(works)} starts of 512",
    )


@CLAIMS("row_of_T_formula")
def _():
    table, n = BOARDS, to_number(D)
    v = oracle.product(table[n], oracle.power(Y, 3))
    return Evidence(
        {"APL's grammar": table.ndim == 1},
        "T is a matrix, and one index without a semicolon is a rank error",
        {"products by the definition": np.array_equal(v, V)},
    )


@CLAIMS("closing_formula", "mask_by_three_products")
def _():
    table = gf2.matmul(gf2.matmul(gf2.matmul(BOARDS, Y), Y), Y)
    return Evidence(
        {
            "512 differences, pressed": np.array_equal(gf2.matmul(table, Y), BOARDS),
            "search through 512 choices": all(
                pressed(v) == shortest_presses()[n] for n, v in enumerate(table)
            ),
        }
    )


@CLAIMS("difference_of_example")
def _():
    as_printed = (START ^ START ^ GOAL).ravel()  # C≠D, where D is B≠C
    return Evidence(
        {"the worked example": np.array_equal(as_printed, D)},
        f"C≠D is the goal again, {in_rows(as_printed.reshape(3, 3))}",
        {
            "the worked example, mended": np.array_equal((START ^ GOAL).ravel(), D),
            "printed D": np.array_equal((START ^ GOAL), printed("retroversion.D")),
        },
    )


@CLAIMS("G9_is_geniton")
def _():
    return Evidence(
        {
            "Lucas' rule": np.array_equal(helix.geniton(9), printed("retroversion.P9") % 2),
            "Pascal's triangle by addition": np.array_equal(oracle.pascal(9) % 2, printed("retroversion.G9")),
        }
    )


@CLAIMS("cube_of_geniton")
def _(exponent):
    def orders_are(n):
        return gf2.multiplicative_order(helix.geniton(n)) == (exponent if n > 1 else 1)

    return Evidence(
        {
            "products by the definition, G9": np.array_equal(
                oracle.power(oracle.pascal(9) % 2, exponent), IDENTITY
            ),
            "orders of sizes 1 to 64": all(map(orders_are, SIZES)),
        },
        f"the order of G9 is {gf2.multiplicative_order(helix.geniton(9))}",
    )


@CLAIMS("genitons_in_Sierpinski")
def _():
    large = helix.geniton(64)
    return Evidence(
        {
            "top right corners of the geniton of size 64": all(
                np.array_equal(large[:n, 64 - n :], helix.geniton(n)) for n in SIZES
            ),
            "the same from Pascal's triangle": np.array_equal(
                oracle.pascal(32)[:9, 23:] % 2, oracle.pascal(9) % 2
            ),
        }
    )


@CLAIMS("geniton_puzzle")
def _(masks, exponent):
    geniton = helix.geniton(9)
    back = gf2.matrix_power(geniton, exponent)
    return Evidence(
        {
            "rank, and 512 differences pressed": gf2.matrix_rank(geniton) == masks == len(geniton)
            and np.array_equal(gf2.matmul(gf2.matmul(BOARDS, back), geniton), BOARDS),
            "search through 512 choices": np.array_equal(
                oracle.inverse(geniton), oracle.power(geniton, exponent)
            )
            and len(oracle.shortest_presses(geniton)) == 2**masks,
        },
        "the inverse of G9 is another power, or its masks are not so many",
    )


@CLAIMS("inverse_is_half_turn")
def _():
    return Evidence(
        {
            "sizes 1 to 64": all(
                np.array_equal(gf2.inv(helix.geniton(n)), helix.geniton(n)[::-1, ::-1]) for n in SIZES
            ),
            "SymPy, G9": np.array_equal(
                oracle.sympy_inverse_modulo_2(helix.geniton(9)), (oracle.pascal(9) % 2)[::-1, ::-1]
            ),
        }
    )


@CLAIMS("second_diagonal")
def _():
    geniton = helix.geniton(9)
    mirrored = geniton[::-1, ::-1].T
    fits = [n for n in SIZES if np.array_equal(gf2.inv(helix.geniton(n)), helix.geniton(n)[::-1, ::-1].T)]
    return Evidence(
        {
            "G9": np.array_equal(gf2.matmul(mirrored, geniton), IDENTITY),
            "G9, by the definition": np.array_equal(oracle.product(mirrored, oracle.pascal(9) % 2), IDENTITY),
        },
        "mirrored in its second diagonal, G9 times G9 is not the identity; the formula printed beside it, "
        "⌽⊖G9, is a half turn and is right",
        shows=f"The words are right for sizes {', '.join(map(str, fits))} of 64",
    )


@CLAIMS("mirrored_undo_themselves")
def _():
    def undo(n):
        return all(
            np.array_equal(gf2.matmul(m, m), np.eye(n))
            for m in (helix.geniton(n)[:, ::-1], helix.geniton(n)[::-1])
        )

    mirrored = oracle.pascal(9)[:, ::-1] % 2
    return Evidence(
        {
            "sizes 1 to 64": all(map(undo, SIZES)),
            "G9, search through 512 choices": np.array_equal(oracle.inverse(mirrored.astype(int)), mirrored),
        }
    )


@CLAIMS("corner_of_G16")
def _(size, of):
    corner = helix.geniton(of)[:size, ::-1][:, :size]
    return Evidence(
        {
            "Lucas' rule": np.array_equal(corner, helix.geniton(9)[:, ::-1]) and of == 16,
            "Pascal's triangle by addition": np.array_equal(
                (oracle.pascal(of) % 2)[:size, ::-1][:, :size], oracle.pascal(9)[:, ::-1] % 2
            )
            and of == 16,
        },
        "the corner is not ⌽G9, or the matrix not ⌽G16",
    )


@CLAIMS("scans_make_G16")
def _(length):
    rows, row = [], [1] + [0] * (length - 1)
    for _ in range(length):
        row = oracle.scan(row)
        rows.append(row)
    return Evidence(
        {
            "scans, Lucas' rule": np.array_equal(rows, helix.geniton(16)),
            "scans, Pascal's triangle": np.array_equal(rows, oracle.pascal(16) % 2),
        },
        f"{length} items give {len(rows)} rows",
    )


@CLAIMS("two_transforms")
def _():
    generator = np.random.default_rng(16)
    sequences = [generator.integers(0, 2, n, dtype=np.uint8) for n in SIZES]
    edges = [([r[0] for r in t], [r[-1] for r in t][::-1]) for t in map(helix.fanion, sequences)]
    return Evidence(
        {
            "butterflies, lengths 1 to 64": all(
                np.array_equal(helix.helix(s), gf2.matmul(s, helix.geniton(s.size)[:, ::-1]))
                and np.array_equal(helix.cognitive(s), gf2.matmul(s, helix.geniton(s.size)[::-1]))
                for s in sequences
            ),
            "edges of the triangle": all(
                np.array_equal(helix.helix(s), left) and np.array_equal(helix.cognitive(s), right)
                for s, (left, right) in zip(sequences, edges, strict=True)
            ),
        }
    )


@CLAIMS("xor_alone")
def _():
    rows = [helix.fanion(v) for v in BOARDS]
    return Evidence(
        {
            "the triangle of XORs, 512 sequences": np.array_equal(
                [[row[0] for row in triangle] for triangle in rows],
                oracle.product(BOARDS, oracle.pascal(9)[:, ::-1] % 2),
            ),
            "butterflies, 512 sequences": np.array_equal(
                helix.helix(BOARDS), gf2.matmul(BOARDS, helix.geniton(9)[:, ::-1])
            ),
        }
    )


@CLAIMS("linear_time")
def _():
    xors = {2**k: sum(b.xors for b in helix.butterflies(np.zeros(2**k, int))) for k in (4, 10, 14)}
    scans = {n: n * (n - 1) for n in xors}
    drawn = [np.random.default_rng(n).integers(0, 2, n, dtype=np.uint8) for n in (4, 16, 64, 256)]
    each = ", ".join(f"{count / n:g} for {n}" for n, count in xors.items())
    return Evidence(
        {
            "XORs of the butterflies": len({count / n for n, count in xors.items()}) == 1,
            "XORs of the printed loops": len({count / n for n, count in scans.items()}) == 1,
        },
        f"bit by bit, the butterflies take n·log2(n)/2 XORs, per item {each}; the printed loops take n scans "
        "of n − 1",
        {
            "the printed loop, as many scans as items": all(
                np.array_equal(_last_items(s, s.size), helix.helix(s)) for s in drawn
            ),
            "the same against the product": all(
                np.array_equal(_last_items(s, s.size), gf2.matmul(s, helix.geniton(s.size)[:, ::-1]))
                for s in drawn
            ),
        },
    )


def _last_items(sequence, scans):
    """Return what the printed loop keeps: the last item of each of so many scans, the latest first."""
    kept, row = [], sequence[::-1]
    for _ in range(scans):
        row = oracle.scan(row)
        kept.append(row[-1])
    return kept[::-1]


@CLAIMS("loop_for_16")
def _(length):
    generator = np.random.default_rng(16)
    sequences = [generator.integers(0, 2, length, dtype=np.uint8) for _ in range(5)]

    def run(sequence, indices):
        kept, row = np.zeros(length, dtype=int), sequence
        for i in indices:
            row = oracle.scan(row)
            kept[i] = row[i]
        return kept

    def works(indices, transform):
        return all(np.array_equal(run(s, indices), transform(s)) for s in sequences)

    up, down = range(length), range(length - 1, -1, -1)
    one = sequences[0]
    return Evidence(
        {"five random sequences, I upwards": works(up, helix.helix) or works(up, helix.cognitive)},
        f"{in_rows([one])} leaves {in_rows([run(one, up)])}; its transforms are "
        f"{in_rows([helix.helix(one)])} (helix) and {in_rows([helix.cognitive(one)])} (cognitive)",
        shows="With I running down instead it is the helix transform" if works(down, helix.helix) else "",
    )


@CLAIMS("difference_for_16")
def _():
    generator = np.random.default_rng(4)
    start, goal = generator.integers(0, 2, (2, 16), dtype=np.uint8)
    difference = start ^ goal
    solution = fractal(4).solve(start.reshape(4, 4), goal.reshape(4, 4))
    return Evidence(
        {
            "a random 4×4 game, pressed": np.array_equal(
                fractal(4).press(start.reshape(4, 4), pressed(helix.helix(difference))).ravel(), goal
            ),
            "the same by elimination": np.array_equal(helix.helix(difference), np.ravel(solution)),
        }
    )


@CLAIMS("equivalent_to_Fourier")
def _():
    def convolve(a, b, join):
        result = np.zeros(8, dtype=int)
        for i, j in product(range(8), repeat=2):
            result[join(i, j)] ^= a[i] & b[j]
        return result

    def turns_into_product(join):
        return all(
            np.array_equal(helix.helix(convolve(a, b, join)), helix.helix(a) & helix.helix(b))
            for a, b in generator.integers(0, 2, (60, 2, 8))
        )

    generator = np.random.default_rng(8)
    a, b = np.eye(8, dtype=int)[[1, 1]]
    cyclic = convolve(a, b, lambda i, j: (i + j) % 8)
    units = np.eye(8, dtype=int)
    return Evidence(
        {"cyclic convolution": turns_into_product(lambda i, j: (i + j) % 8)},
        "item 1 convolved with itself, cyclically, is item 2, whose transform is "
        f"{in_rows([helix.helix(cyclic)])}; the product of the transforms is "
        f"{in_rows([helix.helix(a) & helix.helix(b)])}",
        {
            "OR convolution, 60 random pairs": turns_into_product(lambda i, j: i | j),
            "OR convolution, all pairs of units": all(
                np.array_equal(helix.helix(units[i | j]), helix.helix(units[i]) & helix.helix(units[j]))
                for i, j in product(range(8), repeat=2)
            ),
        },
    )


@CLAIMS("always_exact")
def _():
    return Evidence(
        {"512 sequences, there and back": np.array_equal(helix.helix(helix.helix(BOARDS)), BOARDS)}
    )


@CLAIMS("reduces_to_geniton")
def _():
    generator = np.random.default_rng(5)
    drawn = [MAGIC, *(random_rules(3, 3, generator) for _ in range(10))]
    geniton = helix.geniton(9)
    matrices = {"MAGIC": Y, "G9": geniton, "⌽G9": geniton[:, ::-1]}
    orders = {name: gf2.multiplicative_order(a) for name, a in matrices.items()}
    return Evidence(
        {
            "MAGIC and 10 random rules": all(
                np.array_equal(combined(a, gf2.matmul(geniton, gf2.inv(a.matrix))).matrix, geniton)
                for a in drawn
            ),
            "all invertible 3×3": all(
                np.array_equal(helix.geniton(3) @ inverse_by_search(a) @ a % 2, helix.geniton(3))
                for a in THREE_BY_THREE
                if gf2.det(a)
            ),
        },
        shows="It is not a change of basis, which would keep the order: "
        + ", ".join(f"{n} ({a})" for a, n in orders.items()),
    )


@CLAIMS("submatrix_of_one")
def _():
    def found(a):
        n, columns = len(a), []
        for column in np.asarray(a).T.tolist():
            number = sum(bit << i for i, bit in enumerate(column))
            while number in columns:  # the infinite matrix has each column again, further right
                number += 2**n
            columns.append(number)
        part = helix.geniton(2 ** max(n, max(columns).bit_length()))[:, ::-1]
        return np.array_equal(part[[1 << i for i in range(n)]][:, columns], a)

    return Evidence(
        {
            "Y and spoiled MAGIC": found(Y) and found(SPOILED.matrix),
            "all 512 matrices 3×3": all(map(found, THREE_BY_THREE)),
        }
    )


@CLAIMS("jordan_form")
def _():
    mirrored = helix.geniton(9)[:, ::-1].astype(int)
    beside = [(i, j) for i, j in np.argwhere(mirrored) if j not in (i, i + 1)]
    return Evidence(
        {"entries off the two diagonals": not beside},
        f"it has {len(beside)} ones away from the diagonal and its neighbour; a Jordan form has none",
        shows=f"Its own Jordan form has {gf2.matrix_rank(mirrored ^ IDENTITY)} blocks of size 2",
    )


@CLAIMS("changing_rules")
def _():
    lossy = IDENTITY.copy()
    lossy[0] = lossy[1]
    generator = np.random.default_rng(6)
    sound = [combined(MAGIC, random_rules(3, 3, generator).matrix) for _ in range(20)]
    return Evidence(
        {"mask 1 in the place of mask 0": combined(MAGIC, lossy).is_invertible},
        f"with mask 1 twice the rank is {combined(MAGIC, lossy).rank}",
        {
            "20 random invertible combinations": all(rule.is_invertible for rule in sound),
            "all invertible combinations of three masks": all(
                gf2.matrix_rank(a @ b % 2) == 3
                for a in THREE_BY_THREE[::5]
                if gf2.det(a)
                for b in THREE_BY_THREE[::5]
                if gf2.det(b)
            ),
        },
    )


@CLAIMS("draw_until_invertible")
def _():
    generator = np.random.default_rng(9)
    drawn = [gf2.det(a) for a in generator.integers(0, 2, (400, 9, 9))]
    share = np.prod(1 - 0.5 ** np.arange(1, 10))
    return Evidence(
        {"the share by counting": share > 0.25, "400 draws": sum(drawn) > 100},
        shows=f"{share:.1%} of all draws are good",
    )


CLAIMS["never_an_error"] = evidence_on_errors
