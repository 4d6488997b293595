r"""The claims on the puzzle itself: masks, boards, order, and ≠\ along the way."""

from itertools import permutations, product

import numpy as np

from magicmath import gf2, helix
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import claims
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._apl import is_grammatical
from magicmath.ledger.checks._example import BOARDS, GOAL, START, Y, inverse, shortest_presses
from magicmath.ledger.checks._small import BITS
from magicmath.ledger.checks._words import in_rows
from magicmath.ledger.checks.retroversion._masks import has_sizes
from magicmath.rules import MAGIC, symmetric_boards, to_number


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
        counterexample=f"from difference {stuck[0]} every press leads away",
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
        counterexample=f"the array has the shape {layers.shape}",
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
        counterexample=f"they are the numbers from {numbers[0]} to {numbers[-1]}",
    )


def order_is_nothing() -> Evidence:
    """Press the example's masks in all six orders."""
    reached = {to_number(MAGIC.press(START, order)) for order in permutations([3, 6, 4])}
    return Evidence(
        ways={"a≠b is b≠a": all(a ^ b == b ^ a for a, b in BITS), "six orders pressed": len(reached) == 1}
    )


def reduction_gives_goal() -> Evidence:
    """Reduce the three masks along their last axis and along their first."""
    masks = MAGIC[[3, 6, 4]]
    last_axis, first_axis = (np.bitwise_xor.reduce(masks, axis=axis) for axis in (-1, 0))
    return Evidence(
        ways={"the last axis and the first": any(np.array_equal(a, GOAL) for a in (last_axis, first_axis))},
        counterexample=f"≠/ gives the parity of each row of the three masks, {in_rows(last_axis)}; ≠⌿ adds "
        f"the masks and gives the difference D, {in_rows(first_axis)}; the goal is {in_rows(GOAL)}",
        shows=f"Only with the start, ≠⌿C⍪M[3 6 4;;], is it {in_rows(first_axis ^ START)}",
    )


def steps_expression() -> Evidence:
    """Read the formula by APL's grammar, then scan as it means to."""
    data = claims("retroversion")["steps_expression"]
    boards = helix.xor_scan(np.concatenate([START[None], MAGIC[[3, 6, 4]]]), axis=0)
    one_by_one = [MAGIC.press(START, [3, 6, 4][:k]) for k in range(4)]
    return Evidence(
        ways={"APL's grammar": is_grammatical(data["formula"])},
        counterexample="a semicolon stands outside of an index, and C;M is no array",
        mended={
            "APL's grammar, mended": is_grammatical(data["right"]),
            "the scan ends at the goal": np.array_equal(boards[-1], GOAL),
            "press by press": np.array_equal(boards, one_by_one),
        },
    )


def twice_is_nothing() -> Evidence:
    """Press each mask twice on every board."""
    boards = BOARDS.reshape(-1, 3, 3)
    return Evidence(
        ways={
            "512 boards, 9 masks": all(np.array_equal(b ^ m ^ m, b) for b in boards for m in MAGIC.masks),
            "a≠a is 0": all(bit ^ bit == 0 for bit in (0, 1)),
        }
    )


def each_mask_at_most_once(at_most: int) -> Evidence:
    """Look how often a shortest solution uses one mask, at the most."""
    needed = int(gf2.matmul(BOARDS, inverse()).max())
    searched = max(presses.count(p) for presses in shortest_presses().values() for p in presses)
    return Evidence(
        ways={"all 512 solutions": needed == at_most, "search through 512 choices": searched == at_most},
        counterexample=f"no shortest solution uses a mask more than {needed} time",
    )
