"""The claims of Langlet's "The Fractal MAGIC Universe", tried."""

from functools import cache
from itertools import combinations
from math import isqrt, prod

import numpy as np

from magicmath import gf2, helix, reals
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import printed
from magicmath.ledger._evidence import Checks, Evidence
from magicmath.ledger.checks._example import BOARDS, IDENTITY, Y, inverse
from magicmath.ledger.checks._race import evidence_on_errors
from magicmath.ledger.checks.retroversion_claims import CLAIMS as OF_RETROVERSION
from magicmath.rules import MAGIC, all_sums, fractal, pressed, symmetric_basis, to_board

CLAIMS = Checks()
M = fractal(4).matrix
UNIT_16 = np.eye(16, dtype=int)

CLAIMS["lost_after_one_mistake"] = evidence_on_errors
CLAIMS["one_of_the_FFTs"] = OF_RETROVERSION["equivalent_to_Fourier"]
CLAIMS["xor_is_plus_and_minus"] = OF_RETROVERSION["xor_is_plus_and_minus"]
CLAIMS["xor_alone"] = OF_RETROVERSION["xor_alone"]
CLAIMS["linear_combinations"] = OF_RETROVERSION["changing_rules"]
CLAIMS["cube_is_inverse"] = OF_RETROVERSION["inverse_is_cube"]


@cache
def _game():
    """Draw 40 games of 4×4 at random, as differences."""
    return np.random.default_rng(16).integers(0, 2, (40, 16), dtype=np.uint8)


@CLAIMS("board_size")
def _():
    return Evidence(
        {"cells of a mask": MAGIC.shape == (33,)},
        "each of its masks has nine cells",
        {"cells of a mask, in rows": MAGIC.shape == (3, 3)},
    )


@CLAIMS("number_of_boards")
def _(base, exponent):
    return Evidence(
        {
            "colours and cells": base == 2 and exponent == 16,
            "sums of the 16 masks": len(fractal(4).reachable_boards()) == base**exponent,
        },
        f"there are {2**16}",
    )


@CLAIMS("mask_numbers")
def _(masks, first, last):
    numbers = list(range(len(fractal(4))))
    return Evidence(
        {"counting from 0": len(numbers) == masks and numbers == list(range(first, last + 1))},
        f"they have the numbers {numbers[0]} to {numbers[-1]}",
    )


@CLAIMS("seven_are_needed")
def _(masks, before):
    difference = gf2.matmul(printed("fractal_magic.X"), M)
    shortest = int(fractal(4).solve(np.zeros((4, 4), int), difference.reshape(4, 4)).sum())
    return Evidence(
        {
            "elimination, from the difference that X makes": shortest == masks == before + 1,
            "butterflies": int(helix.helix(difference).sum()) == masks == before + 1,
        },
        f"{shortest} are needed",
    )


@CLAIMS("Sierpinski_matrix")
def _():
    return Evidence(
        {
            "Lucas' rule": np.array_equal(helix.geniton(64)[:, ::-1][:16, :16], M),
            "Pascal's triangle by addition": np.array_equal(oracle.pascal(16)[:, ::-1] % 2, M),
        }
    )


@CLAIMS("own_inverse")
def _():
    return Evidence(
        {
            "products by the definition": np.array_equal(oracle.product(M, M), UNIT_16),
            "elimination": np.array_equal(gf2.inv(M), M),
        }
    )


@CLAIMS("corners_too")
def _(size):
    def undo(n):
        corner = helix.geniton(n)
        return all(np.array_equal(gf2.matmul(m, m), np.eye(n)) for m in (corner[:, ::-1], corner[::-1]))

    corner = M[:size, :size]
    return Evidence(
        {
            "sizes 1 to 64": size == len(IDENTITY) and all(map(undo, range(1, 65))),
            "this size, by the definition": len(corner) == 9
            and np.array_equal(oracle.product(corner, corner), IDENTITY),
        },
        f"a rule for nine cells has not {size} rows",
    )


@CLAIMS("one_product_solves")
def _(modulus):
    solutions = [(d.astype(int) @ M) % modulus for d in _game()]
    return Evidence(
        {
            "40 random games, pressed": all(
                set(x) <= {0, 1} and np.array_equal(oracle.product(x, M), d)
                for x, d in zip(solutions, _game(), strict=True)
            ),
            "elimination": all(
                np.array_equal(gf2.solve(M.T, d), x) for x, d in zip(solutions, _game(), strict=True)
            ),
        },
        f"the products modulo {modulus} do not solve it",
    )


@CLAIMS("domino_does_it")
def _():
    even = np.array([[0, 1, 1], [1, 0, 1], [1, 1, 0]])
    return Evidence(
        {"011/101/110, of determinant 2": gf2.det(even) == 1},
        "011/101/110 has an ordinary inverse, in halves, and none modulo 2",
        {
            "parity of the adjugate, MAGIC": np.array_equal(reals.adjugate(Y) % 2, inverse()),
            "floats, the fractal rule": np.array_equal(reals.inv_mod2_float(M), M),
        },
    )


@CLAIMS("path_by_scan")
def _():
    start, goal = _game()[:2]
    difference = start ^ goal
    x = gf2.matmul(difference, M)
    shape = np.roll([4, 4, 1 + int(x.sum())], 1)
    still_to_change = np.array([oracle.scan(column) for column in np.vstack([difference, M[x == 1]]).T]).T
    boards = (goal ^ still_to_change).reshape(shape)
    return Evidence(
        {
            "ends": np.array_equal(boards[0].ravel(), start) and np.array_equal(boards[-1].ravel(), goal),
            "press by press": np.array_equal(boards, fractal(4).path(start.reshape(4, 4), pressed(x))),
        }
    )


@CLAIMS("by_sixteen_scans")
def _():
    def loop(difference):
        kept, row = [], difference[::-1]
        for _ in range(16):
            row = oracle.scan(row)
            kept.append(row[-1])
        return kept[::-1]

    return Evidence(
        {
            "40 random games, butterflies": all(np.array_equal(loop(d), helix.helix(d)) for d in _game()),
            "40 random games, products": all(np.array_equal(loop(d), oracle.product(d, M)) for d in _game()),
        }
    )


@CLAIMS("symmetry_forces_it")
def _(exponent):
    rules = all_sums(symmetric_basis(3))
    invertible = oracle.are_invertible(rules)
    powers = rules
    for _ in range(exponent - 1):
        powers = gf2.matmul(powers, rules)
    roots = (powers == IDENTITY).all(axis=(1, 2))
    turning = symmetric_basis(3, mirrors=False)
    mixing = _of_order_three(turning)
    larger = symmetric_basis(4)
    sample = np.random.default_rng(4).integers(0, 2, (60, len(larger)), dtype=np.uint8)
    orders = {
        gf2.multiplicative_order(rule)
        for rule in (np.bitwise_xor.reduce(larger[choice == 1]) for choice in sample)
        if gf2.det(rule)
    }
    return Evidence(
        {
            "turns without mirrors; 4×4 boards with them": all(
                exponent % order == 0 for order in (gf2.multiplicative_order(mixing), *orders)
            ),
        },
        f"turns without mirrors allow a rule of order {gf2.multiplicative_order(mixing)}, its corner mask "
        f"{_mask(mixing, 0)} and its edge mask {_mask(mixing, 1)}; 4×4 boards with mirrors allow orders "
        f"{', '.join(map(str, sorted(orders)))}",
        {
            "all rules of 3×3 with turns and mirrors": np.array_equal(roots, invertible)
            and exponent == max(map(gf2.multiplicative_order, rules[invertible][::97])),
        },
        shows=f"{invertible.sum()} of {len(rules)} rules are invertible, and all of them have it",
    )


def _of_order_three(basis):
    """Return the sum of fewest matrices of a basis that has order 3."""
    identity = np.eye(9, dtype=np.uint8)
    for count in range(1, len(basis)):
        for chosen in combinations(range(len(basis)), count):
            rule = np.bitwise_xor.reduce(basis[list(chosen)])
            cube = gf2.matmul(rule, gf2.matmul(rule, rule))
            if np.array_equal(cube, identity) and not np.array_equal(rule, identity):
                return rule
    raise ArithmeticError("basis has no sum of order 3")


def _mask(rule, k):
    return "/".join("".join(map(str, row)) for row in rule[k].reshape(3, 3))


@CLAIMS("fourth_power")
def _():
    return Evidence(
        {
            "products by the definition": np.array_equal(oracle.power(Y, 4), IDENTITY),
            "the product with the cube": np.array_equal(gf2.matmul(Y, gf2.matrix_power(Y, 3)), IDENTITY),
        }
    )


@CLAIMS("fewer_than_11_bytes")
def _(bits, bytes):
    size = inverse().size
    return Evidence(
        {"eight bits a byte": size == bits and 8 * (bytes - 1) < bits < 8 * bytes},
        f"{size} bits are {size / 8} bytes",
        shows=f"They are {size // 8} bytes and {size % 8} bit; in whole bytes, {np.packbits(inverse()).size}",
    )


@CLAIMS("path_for_MAGIC")
def _():
    def left_over(matrix, difference):
        x = gf2.matmul(difference, inverse())
        return helix.xor_scan(np.vstack([difference, matrix[x == 1]]), axis=0)[-1]

    day = to_board(32 ^ 495).ravel()
    works = sum(not left_over(inverse(), d).any() for d in BOARDS)
    return Evidence(
        {"all 512 differences": works == 512},
        f"Day's difference {oracle.number(day)} leaves {oracle.number(left_over(inverse(), day))} to change; "
        f"it ends at the goal for {works} differences of 512",
        {
            "all 512 differences, with M": all(not left_over(MAGIC.matrix, d).any() for d in BOARDS),
            "the fractal rule, where M is I": np.array_equal(gf2.inv(M), M),
        },
    )


@CLAIMS("many_puzzles")
def _():
    ordered = prod(2**9 - 2**k for k in range(9))
    small = sum(gf2.det(a) for a in BOARDS.reshape(-1, 3, 3))
    return Evidence(
        {
            "counted row by row": ordered > 10**23,
            "the same count on three cells, by elimination": prod(2**3 - 2**k for k in range(3)) == small,
        },
        shows=f"{ordered} invertible rules, and {prod(range(1, 10))} times fewer as sets of masks",
    )


@CLAIMS("book_of_masks")
def _(pages, side):
    return Evidence(
        {"boards against choices": pages >= side * side},
        f"{pages} masks reach at most 2 to the {pages} boards, of 2 to the {side * side}",
        shows=f"It takes {side * side} pages; {pages} suit a board of {isqrt(pages)}×{isqrt(pages)}",
    )


@CLAIMS("one_kilopixel")
def _(kilopixels, side):
    return Evidence(
        {"thousands": side * side == 1000 * kilopixels, "binary thousands": side * side == 1024 * kilopixels},
        f"{side}×{side} is {side * side} cells, {side * side // 1024} times 1024; "
        f"{kilopixels} kilopixel is its side, or a board of 32×32",
    )


@CLAIMS("any_size")
def _():
    generator = np.random.default_rng(1)
    sequences = [generator.integers(0, 2, n, dtype=np.uint8) for n in (9, 100, 4097, 2**16)]
    back = all(np.array_equal(helix.helix(helix.helix(s)), s) for s in sequences)
    d = to_board(1).ravel()
    return Evidence(
        {
            "MAGIC in one product with its own matrix": np.array_equal(
                oracle.product(oracle.product(d, Y), Y), d
            )
        },
        "D≠.∧M does not solve the original MAGIC, which needs the cube of its matrix",
        {
            "mirrored genitons, lengths up to 65536, there and back": back,
            "products, sizes 1 to 40": all(
                np.array_equal(gf2.matmul(m, m), np.eye(n))
                for n in range(1, 41)
                for m in [helix.geniton(n)[:, ::-1]]
            ),
        },
    )
