"""The claims on games, their sums and their Grundy values."""

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

import numpy as np

from magicmath import plain
from magicmath.games.impartial import NIM, ImpartialGame
from magicmath.games.nim import nim_sum
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._formulas import of
from magicmath.ledger.checks.nim_sum._table import TABLE

Graph: TypeAlias = list[list[int]]


def if_and_only_if() -> Evidence:
    """Look for the second si of si et seulement si."""

    def is_whole(words: str) -> bool:
        return "si et seulement si " in f"{words} "

    formula, _, right = of("nim_sum.if_and_only_if")
    return Evidence(
        ways={"the words": is_whole(formula)},
        counterexample="The phrase is si et seulement si",
        mended={"the words, mended": is_whole(right)},
    )


def second_player_wins_at_zero(value: int) -> Evidence:
    """Play out all positions of three short rows."""
    positions = oracle.nim_positions(7)
    return Evidence(
        ways={
            "three rows up to 7, played out": all(
                (heaps[0] ^ heaps[1] ^ heaps[2] == value) != won for heaps, won in positions.items()
            ),
            "the same by Grundy values": all(
                (NIM.grundy(heaps) == value) != won for heaps, won in positions.items()
            ),
        },
        counterexample="With no matches left the one who has just moved has won, and the XOR is 0",
    )


def grundy_of_one_row() -> Evidence:
    """Find the Grundy values of single rows."""
    one_row = [list(range(n)) for n in range(64)]
    return Evidence(
        ways={
            "up to 63 matches, plain Python": _grundy(one_row) == list(range(64)),
            "the same, the package": all(NIM.grundy((n,)) == n for n in range(64)),
        }
    )


def sum_of_games_ends() -> Evidence:
    """Find the longest plays in random games and in their sums."""

    def longest(graph: Graph) -> list[int]:
        plays: list[int] = []
        for options in graph:
            plays.append(max((1 + plays[k] for k in options), default=0))
        return plays

    def longest_in_sum(first: Graph, second: Graph) -> dict[tuple[int, int], int]:
        plays: dict[tuple[int, int], int] = {}
        for a, b in product(range(len(first)), range(len(second))):
            plays[a, b] = max(
                [0, *(1 + plays[x, b] for x in first[a]), *(1 + plays[a, y] for y in second[b])]
            )
        return plays

    return Evidence(
        ways={
            "12 pairs of random games, longest plays": all(
                longest_in_sum(f, s)[a, b] == longest(f)[a] + longest(s)[b]
                for f, s in _random_games()
                for a, b in product(range(6), repeat=2)
            )
        }
    )


def grundy_of_a_sum() -> Evidence:
    """Find the Grundy values of sums of random games."""

    def agrees(first: Graph, second: Graph) -> bool:
        values = _grundy_of_sum(first, second)
        left, right = _grundy(first), _grundy(second)
        return all(values[a, b] == TABLE[left[a], right[b]] for a, b in values)

    def agrees_in_package(first: Graph, second: Graph) -> bool:
        games = [ImpartialGame(dict(enumerate(graph))) for graph in (first, second)]
        joined = games[0] ^ games[1]
        return all(
            joined.grundy((a, b)) == nim_sum(games[0].grundy(a), games[1].grundy(b))
            for a, b in product(range(6), repeat=2)
        )

    return Evidence(
        ways={
            "12 pairs of random games, plain Python": all(agrees(*pair) for pair in _random_games()),
            "the same, the package": all(agrees_in_package(*pair) for pair in _random_games()),
        }
    )


def _random_games() -> Iterator[tuple[Graph, Graph]]:
    """Yield pairs of random graphs without cycles, as lists of the numbers that a move leads to."""
    generator = np.random.default_rng(206)

    def draw() -> Graph:
        return [[k for k in range(n) if generator.random() < 0.4] for n in range(6)]

    for _ in range(12):
        yield draw(), draw()


def _grundy(graph: Graph) -> list[int]:
    """Return the Grundy values of a graph whose moves lead to lower numbers."""
    values: list[int] = []
    for options in graph:
        values.append(plain.mex([values[k] for k in options]))
    return values


def _grundy_of_sum(first: Graph, second: Graph) -> dict[tuple[int, int], int]:
    values: dict[tuple[int, int], int] = {}
    for a, b in product(range(len(first)), range(len(second))):
        values[a, b] = plain.mex([*(values[x, b] for x in first[a]), *(values[a, y] for y in second[b])])
    return values
