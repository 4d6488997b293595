"""Queens on a chessboard, a puzzle that is no linear system modulo 2."""

from functools import cache
from itertools import permutations, product


@cache
def queens_boards(side: int) -> frozenset[int]:
    """Return all boards on which so many queens attack none another, by trying all, as numbers."""
    return frozenset(
        sum(1 << (side * row + column) for column, row in enumerate(rows))
        for rows in permutations(range(side))
        if len({row + column for column, row in enumerate(rows)})
        == side
        == len({row - column for column, row in enumerate(rows)})
    )


def queens_count(side: int) -> int:
    """Count the ways to put so many queens on a board that none attacks another."""
    return len(queens_boards(side))


def is_linear_system(boards: frozenset[int]) -> bool:
    """Tell whether boards are all solutions of a linear system modulo 2: three add up to another."""
    return bool(boards) and all(a ^ b ^ c in boards for a, b, c in product(boards, repeat=3))


def is_power_of_two(count: int) -> bool:
    """Tell whether a linear system modulo 2 can have so many solutions."""
    return count > 0 and count & (count - 1) == 0
