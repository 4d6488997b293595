r"""The claims on the puzzle itself: masks, boards, order, and ≠\ along the way."""

from itertools import permutations, product

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._apl import value_of
from magicmath.ledger._data import entry
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._affine import evidence_on_affine_maps
from magicmath.ledger.checks._example import BOARDS, CHANGED, GOAL, START, Y, inverse, shortest_presses
from magicmath.ledger.checks._formulas import gives, names_of_the_example, of
from magicmath.ledger.checks._queens import is_power_of_two, queens_count
from magicmath.ledger.checks._small import BITS, THREE_BY_THREE
from magicmath.ledger.checks._words import in_rows
from magicmath.ledger.checks.retroversion._masks import SPOILED, has_sizes
from magicmath.rules import MAGIC, pressed, symmetric_boards, to_number


def asymmetric_in_summary() -> Evidence:
    """Turn each bit of a row, and see which bits of its scan follow."""
    rows = np.random.default_rng(93).integers(0, 2, (20, 9), dtype=np.uint8)
    reached = [
        {int(j) for j in np.flatnonzero(helix.xor_scan(row) ^ helix.xor_scan(row ^ unit))}
        for row in rows
        for unit in np.eye(9, dtype=np.uint8)
    ]
    return Evidence(ways={"20 rows, each bit turned": reached == [set(range(i, 9)) for i in range(9)] * 20})


def minimal_succession(transformations: int, first: int, last: int) -> Evidence:
    """Count the masks, and compare every shortest solution with a search."""
    solutions = gf2.matmul(BOARDS, inverse())
    return Evidence(
        ways={
            "the masks, and search through 512 choices": list(range(len(MAGIC)))
            == list(range(first, last + 1))
            and len(MAGIC) == transformations
            and all(pressed(v) == shortest_presses()[n] for n, v in enumerate(solutions))
        },
        counterexample=f"There are {len(MAGIC)} masks",
    )


def first_step_to_all() -> Evidence:
    """Hold the number of solutions of a puzzle that is no linear system against a power of 2."""
    return Evidence(
        ways={"eight queens": is_power_of_two(queens_count(8))},
        counterexample=f"Eight queens on a chessboard have {queens_count(8)} solutions, no power of 2",
        mended={
            "all rules of three masks on three cells": all(
                len(BOARDS[:8]) % len({int(n) for n in _sums(a)}) == 0 for a in THREE_BY_THREE
            )
        },
    )


def _sums(a: Array) -> Array:
    """Return the numbers of all sums of the rows of a 3×3 matrix."""
    sums: Array = np.array(list(product([0, 1], repeat=3))) @ a % 2 @ [4, 2, 1]
    return sums


def mask_sizes(edge: int, corner: int, centre: int) -> Evidence:
    """Count the cells of each mask."""
    return Evidence(
        ways={
            "the rule set": has_sizes(Y, edge, corner, centre),
            "the rule in words": has_sizes(oracle.masks_in_words(oracle.PLUS), edge, corner, centre),
        },
        counterexample=f"MAGIC's masks have {Y.sum(axis=1).tolist()} cells",
    )


def one_mask_is_best() -> Evidence:
    """Look from every difference for a press that brings the goal nearer."""
    distance = {d: len(presses) for d, presses in shortest_presses().items()}
    stuck = [d for d in distance if all(distance[d ^ m] != distance[d] - 1 for m in MAGIC.numbers)]
    return Evidence(
        ways={"search through 512 choices": not stuck},
        counterexample=f"From difference {stuck[0]} every press leads away",
        mended={"the other 511 differences": stuck == [0]},
    )


def next_boards_by_scan(shape: list[int]) -> Evidence:
    """Reduce and scan the array of two layers, and press each mask."""
    layers = np.stack([MAGIC.masks, np.broadcast_to(START, (9, 3, 3))], axis=-1)
    boards = [MAGIC.press(START, k) for k in range(9)]
    fits = layers.shape == tuple(shape)
    return Evidence(
        ways={
            "reduction": fits and np.array_equal(np.bitwise_xor.reduce(layers, axis=-1), boards),
            "scan": fits and np.array_equal(helix.xor_scan(layers)[..., 1], boards),
        },
        counterexample=f"The array has the shape {layers.shape}",
    )


def fewer_by_symmetry() -> Evidence:
    """Count the classes of boards that the symmetries of the square leave."""
    boards = BOARDS.reshape(-1, 3, 3)
    twins = [[to_number(twin) for twin in symmetric_boards(board)] for board in boards]
    classes = len(set(map(min, twins)))
    fixed = sum(twin == n for n, row in enumerate(twins) for twin in row)
    return Evidence(
        ways={
            "the least number of each class": classes < 512,
            "Burnside's count": fixed // 8 == classes < 512,
        },
        shows=f"{classes} are left",
    )


def boards_are_numbers(first: int, last: int) -> Evidence:
    """Turn the boards that MAGIC reaches, and all rows of nine digits, into numbers."""
    numbers = sorted(to_number(board) for board in MAGIC.reachable_boards())
    digits = [oracle.number(bits) for bits in product([0, 1], repeat=9)]
    claimed = list(range(first, last + 1))
    return Evidence(
        ways={"boards that MAGIC reaches": numbers == claimed, "all rows of nine digits": digits == claimed},
        counterexample=f"They are the numbers from {numbers[0]} to {numbers[-1]}",
    )


def M_expression(shape: list[int]) -> Evidence:
    """Evaluate the line by APL, as printed and with its axes turned round."""
    formula, _, right = of("retroversion.M_expression")
    made = value_of(formula)
    return Evidence(
        ways={"APL": gives(formula, MAGIC.masks)},
        counterexample=f"It has the shape {' '.join(map(str, np.shape(np.asarray(made))))}, not "
        f"{' '.join(map(str, shape))}",
        mended={"APL, mended": gives(right, MAGIC.masks) and list(MAGIC.masks.shape) == shape},
    )


def order_is_nothing() -> Evidence:
    """Join three bits in all orders by every commutative operation, then press the example's masks."""
    operations = [dict(zip(BITS, values, strict=True)) for values in product([0, 1], repeat=4)]
    commutative = [f for f in operations if all(f[a, b] == f[b, a] for a, b in BITS)]
    associative = [
        f for f in commutative if all(f[f[a, b], c] == f[a, f[b, c]] for a, b, c in product([0, 1], repeat=3))
    ]

    def has_no_order(f: dict[tuple[int, ...], int]) -> bool:
        return all(
            len({f[f[x], z] for x, z in map(_split, permutations(bits))}) == 1
            for bits in product([0, 1], repeat=3)
        )

    xor = {(a, b): a ^ b for a, b in BITS}
    nand = {(a, b): 1 - (a & b) for a, b in BITS}
    reached = {to_number(MAGIC.press(START, order)) for order in permutations([3, 6, 4])}
    return Evidence(
        ways={"every commutative operation on bits": all(map(has_no_order, commutative))},
        counterexample=f"NAND is commutative, and (0 NAND 0) NAND 1 is {nand[nand[0, 0], 1]}, "
        f"(0 NAND 1) NAND 0 is {nand[nand[0, 1], 0]}",
        mended={
            "every one that is associative as well, ≠ among them": xor in associative
            and nand not in associative
            and all(map(has_no_order, associative)),
            "six orders pressed": len(reached) == 1,
        },
    )


def _split(bits: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    return (bits[0], bits[1]), bits[2]


def reduction_gives_goal() -> Evidence:
    """Evaluate the formula as it stands in our copy, and with the signs that may be lost."""
    readings = entry("retroversion.reduction_gives_goal")["readings"]
    values = [value_of(reading, **names_of_the_example()) for reading in readings]
    found = [in_rows(value) for value in values if value is not None]
    without_start = any(np.array_equal(np.asarray(v), GOAL) for v in values[:2])
    loose = np.array_equal(np.asarray(values[1]), CHANGED) and not without_start
    return Evidence(
        ways={"each reading, by APL": without_start},
        counterexample="; ".join(f"{r} is {v}" for r, v in zip(readings, found, strict=True))
        + f"; the goal is {in_rows(GOAL)}"
        + ". The second reading is D, the difference; no reading without C gives the goal, so if the lost "
        "picture shows D the line is right and only the sentence before it is loose" * loose,
        mended={"only with the start": gives(readings[2], GOAL, **names_of_the_example())},
    )


def asymmetric_propagation() -> Evidence:
    """Write the XOR scan as a matrix, and mirror it."""
    matrix = helix.xor_scan(np.eye(9, dtype=np.uint8))
    formula, _, right = of("retroversion.asymmetric_propagation")
    is_symmetric = np.array_equal(matrix, matrix.T)
    words = {"propagation symétrique": is_symmetric, "propagation asymétrique": not is_symmetric}
    return Evidence(
        ways={"its matrix, mirrored in the main diagonal": words.get(formula, False)},
        counterexample="A bit of ≠\\ depends on the bits at its left, and on none at its right",
        mended={"its matrix, mirrored in the main diagonal": words.get(right, False)},
    )


def steps_expression() -> Evidence:
    """Evaluate the formula by APL, as printed and mended, and press one by one."""
    formula, _, right = of("retroversion.steps_expression")
    one_by_one = [MAGIC.press(START, [3, 6, 4][:k]) for k in range(4)]
    scanned = helix.xor_scan(np.concatenate([START[None], MAGIC[[3, 6, 4]]]), axis=0)
    return Evidence(
        ways={"APL": gives(formula, one_by_one, **names_of_the_example())},
        counterexample="A semicolon stands outside of an index, and C;M is no array",
        mended={
            "APL, mended": gives(right, one_by_one, **names_of_the_example()),
            "the scan, press by press": np.array_equal(scanned, one_by_one)
            and np.array_equal(scanned[-1], GOAL),
        },
    )


def scan_solves_everything() -> Evidence:
    """Collect what ≠ and its scan make of two bits, and look for AND."""
    return evidence_on_affine_maps()


def twice_is_nothing() -> Evidence:
    """Press each mask twice on every board."""
    boards = BOARDS.reshape(-1, 3, 3)
    return Evidence(
        ways={
            "512 boards, 9 masks": all(np.array_equal(b ^ m ^ m, b) for b in boards for m in MAGIC.masks),
            "a≠a is 0": all(bit ^ bit == 0 for bit in (0, 1)),
        }
    )


def at_most_once_by_solvability() -> Evidence:
    """Look for a rule that is not always solvable and needs each mask at most once."""
    reached = oracle.shortest_presses(SPOILED.masks)
    once = max(presses.count(p) for presses in reached.values() for p in presses) == 1
    return Evidence(
        ways={"nine dependent masks": not (once and len(reached) < 512)},
        counterexample=f"The masks of spoiled MAGIC reach {len(reached)} of 512 boards, and none of those "
        "needs "
        "a mask twice",
    )


def each_mask_at_most_once(at_most: int) -> Evidence:
    """Look how often a shortest solution uses one mask, at the most."""
    needed = int(gf2.matmul(BOARDS, inverse()).max())
    searched = max(presses.count(p) for presses in shortest_presses().values() for p in presses)
    return Evidence(
        ways={"all 512 solutions": needed == at_most, "search through 512 choices": searched == at_most},
        counterexample=f"No shortest solution uses a mask more than {needed} time",
    )
