"""Queens on a chessboard, a puzzle that is no linear system modulo 2."""

from itertools import permutations


def queens_count(side: int) -> int:
    """Count the ways to put so many queens on a board that none attacks another, by trying all."""
    return sum(
        len({row + column for column, row in enumerate(rows)})
        == side
        == len({row - column for column, row in enumerate(rows)})
        for rows in permutations(range(side))
    )


def is_power_of_two(count: int) -> bool:
    """Tell whether a linear system modulo 2 can have so many solutions."""
    return count > 0 and count & (count - 1) == 0
