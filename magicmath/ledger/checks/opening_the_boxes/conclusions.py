"""The claims under Solution and Conclusions."""

from collections.abc import Callable

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._types import Array
from magicmath.ledger.checks._example import BOARDS, IDENTITY, Y, inverse, shortest_presses
from magicmath.ledger.checks._small import BITS
from magicmath.rules import MAGIC, pressed, symmetric_boards, to_board, to_number


def PATH_works() -> Evidence:
    """Solve all differences, and press the solutions."""
    solutions = gf2.matmul(BOARDS, inverse())
    return Evidence(
        ways={
            "all 512 differences, pressed": np.array_equal(gf2.matmul(solutions, Y), BOARDS),
            "search through 512 choices": all(
                pressed(v) == shortest_presses()[n] for n, v in enumerate(solutions)
            ),
        }
    )


def nine_dimensions(dimensions: int) -> Evidence:
    """Take the rank of all boards together."""
    return Evidence(
        ways={
            "rank of all 512": gf2.matrix_rank(BOARDS) == dimensions,
            "a basis": gf2.matrix_rank(IDENTITY) == dimensions and 2**dimensions == len(BOARDS),
        },
        counterexample=f"the rank is {gf2.matrix_rank(BOARDS)}",
    )


def group_of_order_two(order: int) -> Evidence:
    """Write out the table of ≠, and count until 1 returns."""
    elements = {0, 1}
    return Evidence(
        ways={
            "table of ≠": len(elements) == order
            and all(a ^ b in elements and a ^ b == b ^ a for a, b in BITS),
            "1 returns after": next(n for n in range(1, 9) if n % 2 == 0) == order,
        },
        counterexample=f"it has {len(elements)} elements",
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
        counterexample=f"the classes have {found[0]} cells, a turn has order {found[1]} and a mirror "
        f"{found[2]}",
    )


def not_equal_scan() -> Evidence:
    """Scan the start and the boxes of Day's game."""
    rows = np.vstack([to_board(32).ravel(), MAGIC.matrix[[0, 5, 6]]])
    boards = [oracle.xor_scan(column) for column in rows.T]
    return Evidence(
        ways={
            "Day's game": np.array_equal(
                np.transpose(boards).reshape(-1, 3, 3), MAGIC.path(to_board(32), [0, 5, 6])
            )
        }
    )


def _repeated(move: Callable[[Array], Array], times: int) -> Array:
    board = np.arange(9).reshape(3, 3)
    for _ in range(times):
        board = move(board)
    return board
