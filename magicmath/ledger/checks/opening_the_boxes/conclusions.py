"""The claims under Solution and Conclusions."""

from collections.abc import Callable
from itertools import product

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._apl import value_of
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS, IDENTITY, Y, inverse, shortest_presses
from magicmath.ledger.checks._formulas import binary_product, gives, of
from magicmath.ledger.checks._queens import is_linear_system, is_power_of_two, queens_boards, queens_count
from magicmath.ledger.checks._small import BITS
from magicmath.rules import MAGIC, pressed, symmetric_boards, to_board, to_number


def PATH_works() -> Evidence:
    """Evaluate the definition by APL, and press what comes out for all differences."""
    formula, _, _ = of("opening_the_boxes.PATH_works")
    solutions = gf2.matmul(BOARDS, inverse())
    names = {
        "KEY": lambda w: binary_product(inverse().T, w),
        "ADD": lambda w: value_of("≠/⍵", **{"⍵": w}),
        "DB": lambda w: value_of("1=(9⍴2)⊤⍵", **{"⍵": w}),
        "key": np.array(MAGIC.numbers),
    }
    line = formula.partition(":")[2]
    return Evidence(
        ways={
            "APL, 32 games": all(
                gives(line, shortest_presses()[n ^ 495], **names, **{"⍺": n, "⍵": 495})
                for n in range(0, 512, 16)
            ),
            "all 512 differences, pressed": np.array_equal(gf2.matmul(solutions, Y), BOARDS),
            "search through 512 choices": all(
                pressed(v) == shortest_presses()[n] for n, v in enumerate(solutions)
            ),
        },
        counterexample="It finds other boxes",
    )


def nine_dimensions(dimensions: int) -> Evidence:
    """Take the rank of all boards together."""
    return Evidence(
        ways={
            "rank of all 512": gf2.matrix_rank(BOARDS) == dimensions,
            "a basis": gf2.matrix_rank(IDENTITY) == dimensions and 2**dimensions == len(BOARDS),
        },
        counterexample=f"The rank is {gf2.matrix_rank(BOARDS)}",
    )


def group_of_order_two(order: int) -> Evidence:
    """Look for the smallest table that is a commutative group with more than one element."""

    def is_group(table: dict[tuple[int, ...], int], size: int) -> bool:
        elements = range(size)
        neutral = [e for e in elements if all(table[e, a] == a == table[a, e] for a in elements)]
        return (
            bool(neutral)
            and all(any(table[a, b] == neutral[0] for b in elements) for a in elements)
            and all(
                table[table[a, b], c] == table[a, table[b, c]] and table[a, b] == table[b, a]
                for a, b, c in product(elements, repeat=3)
            )
        )

    xor: dict[tuple[int, ...], int] = {(a, b): a ^ b for a, b in BITS}
    tables = [dict(zip(BITS, values, strict=True)) for values in product([0, 1], repeat=4)]
    found = [t for t in tables if is_group(t, 2)]
    return Evidence(
        ways={
            "≠ on all bits": is_group(xor, 2) and len({*xor.values()}) == order,
            "all 16 tables of two elements": xor in found and order == 2,
        },
        counterexample=f"It has {len({*xor.values()})} elements",
        shows=f"Of all 16 tables of two elements {len(found)} are groups, ≠ and =",
    )


def corners_by_rotation(numbers: list[int]) -> Evidence:
    """Solve the corners, and turn one solution into the others."""
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
        ways={
            "elimination": corners and all(t == turned[0] for t in turned),
            "search through 512 choices": corners and all(t == searched[0] for t in searched),
        },
        counterexample=f"{numbers} are not the four corners",
    )


def symmetry_groups(corners: int, edges: int, middle: int, turns: int, mirrors: int) -> Evidence:
    """Sort the cells into classes, and find the orders of a turn and of a mirror."""
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
        ways={
            "classes of cells, orders of turn and mirror": found == claimed,
            "by turning alone": (sorted(map(len, set(map(frozenset, turned)))), 4, 2) == claimed,
        },
        counterexample=f"The classes have {found[0]} cells, a turn has order {found[1]} and a mirror "
        f"{found[2]}",
    )


def queens(queens: int, solutions: int) -> Evidence:
    """Count the ways to put so many queens on a board."""
    found = queens_count(queens)
    sides = range(1, queens + 1)
    linear = [n for n in sides if is_linear_system(queens_boards(n))]
    none = [n for n in sides if not queens_count(n)]
    only_count = [n for n in sides if is_power_of_two(queens_count(n)) and n not in linear]
    return Evidence(
        ways={
            "all permutations tried": found == solutions and not is_power_of_two(found),
            "sums of three solutions": found == solutions and not is_linear_system(queens_boards(queens)),
        },
        counterexample=f"{queens} queens have {found} solutions",
        shows=f"{queens} queens have {found} solutions, which is no power of 2, so no linear system "
        f"modulo 2 has just these. Up to N = {queens} the boards do form such a system for N = "
        f"{_listed(linear)}; for N = {_listed(none)} there is no solution; for N = {_listed(only_count)} "
        f"they are {_listed([queens_count(n) for n in only_count])}, a power of 2, but three do not "
        "add up to another",
    )


def _listed(numbers: list[int]) -> str:
    """Write numbers side by side."""
    return " and ".join(map(str, numbers))


def not_equal_scan() -> Evidence:
    """Evaluate the definition by APL on the start and the boxes of Day's game."""
    formula, _, _ = of("opening_the_boxes.not_equal_scan")
    columns = np.vstack([to_board(32).ravel(), MAGIC.matrix[[0, 5, 6]]]).T.astype(int)
    boards = MAGIC.path(to_board(32), [0, 5, 6]).reshape(4, 9).T
    return Evidence(
        ways={
            "Day's game, by APL": gives(formula.partition(":")[2], boards, **{"⍵": columns}),
            "column by column": np.array_equal([oracle.xor_scan(row) for row in columns], boards),
        },
        counterexample="It makes other boards",
    )


def _repeated(move: Callable[[Array], Array], times: int) -> Array:
    board = np.arange(9).reshape(3, 3)
    for _ in range(times):
        board = move(board)
    return board
