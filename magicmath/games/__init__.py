"""Games for two that end: Nim, sums of games, and the ordinals that heaps may hold."""

from magicmath.games.impartial import KAYLES, NIM, WYTHOFF, ImpartialGame, subtraction
from magicmath.games.nim import Move, binary, lowerings, mex, nim_sum, nim_table, winning_moves
from magicmath.games.octal import octal_period, octal_values
from magicmath.games.ordinals import OMEGA, ONE, ZERO, Ordinal

__all__ = [
    "KAYLES",
    "NIM",
    "OMEGA",
    "ONE",
    "WYTHOFF",
    "ZERO",
    "ImpartialGame",
    "Move",
    "Ordinal",
    "binary",
    "lowerings",
    "mex",
    "nim_sum",
    "nim_table",
    "octal_period",
    "octal_values",
    "subtraction",
    "winning_moves",
]
