"""The claims under Representation and BaseBoxes."""

import re
from itertools import product
from typing import Any

import numpy as np

from magicmath import gf2
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._apl import evaluate
from magicmath.ledger._data import entry
from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._display import show_path
from magicmath.ledger.checks._example import BOARDS
from magicmath.ledger.checks.opening_the_boxes._game import WIN
from magicmath.rules import MAGIC, UNIT, to_board, to_number


def states_are_numbers(states: int, first: int, last: int, last_in_binary: str) -> Evidence:
    """Turn the boards that MAGIC reaches, and all rows of nine digits, into numbers."""

    def are_so(numbers: list[int]) -> bool:
        ends = (len(numbers), numbers[0], numbers[-1], f"{numbers[-1]:b}")
        return numbers == list(range(512)) and ends == (states, first, last, last_in_binary)

    numbers = sorted(to_number(board) for board in MAGIC.reachable_boards())
    return Evidence(
        ways={
            "boards that MAGIC reaches": are_so(numbers),
            "all rows of nine digits": are_so([oracle.number(bits) for bits in product([0, 1], repeat=9)]),
        },
        counterexample=f"There are {len(numbers)}, from {numbers[0]} to {numbers[-1]}, in binary "
        f"{numbers[-1]:b}",
    )


def BD_and_DB(base: int, digits: int) -> Evidence:
    """Read every board as a number, and write it out again."""

    def there_and_back(n: int) -> bool:
        bits = [n // base**k % base for k in reversed(range(digits))]
        return sum(bit * base**k for k, bit in enumerate(reversed(bits))) == n and bits == list(
            oracle.bits(n)
        )

    return Evidence(
        ways={
            "all 512, by the definition": all(map(there_and_back, range(512))),
            "all 512, the package": digits == 9
            and base == 2
            and all(to_number(to_board(n)) == n for n in range(512)),
        },
        counterexample=f"{digits} digits in base {base} do not give the boards",
    )


def SetVars_and_sym() -> Evidence:
    """Evaluate both lines, taken from the claim, by APL, and show a game with both sets of signs."""
    one, two = re.findall(
        r"sym←'01'.blk←' '|sym←'01' ⋄ blk←' "
        "'",
        entry("opening_the_boxes.SetVars_and_sym")["claim"],
    )

    def signs(line: str) -> str:
        names: dict[str, Any] = {}
        evaluate(line, names)
        return "".join(names["sym"].tolist())

    return Evidence(
        ways={"APL": signs(one) == signs(two)},
        counterexample=f"The first line gives sym {len(signs(one))} signs, the other {len(signs(two))}",
        mended={
            "the game shown with both": show_path(32, WIN, MAGIC, signs(one))
            == show_path(32, WIN, MAGIC, signs(two)),
        },
    )


def more_steps(magic: int, base: int) -> Evidence:
    """Solve the game with both sets of boxes."""
    start, win = to_board(32), to_board(WIN)
    searched = [len(oracle.shortest_presses(rules.masks)[32 ^ WIN]) for rules in (MAGIC, UNIT)]
    return Evidence(
        ways={
            "elimination": [int(r.solve(start, win).sum()) for r in (MAGIC, UNIT)] == [magic, base],
            "search through 512 choices": searched == [magic, base],
        },
        counterexample=f"It takes {searched[0]} and {searched[1]}",
    )


def never_more_than_nine(moves: int) -> Evidence:
    """Find the difference that takes most unit boxes."""
    most = max(len(presses) for presses in oracle.shortest_presses(UNIT.masks).values())
    return Evidence(
        ways={
            "search through 512 choices": most == moves,
            "cells of a board": BOARDS.sum(axis=1).max() == moves,
        },
        counterexample=f"The most is {most}",
    )


def one_start_needs_nine(start: int, moves: int) -> Evidence:
    """Collect the starts that need so many moves."""
    searched = oracle.shortest_presses(UNIT.masks)
    found = [n for n in range(512) if len(searched[n ^ WIN]) == moves]
    return Evidence(
        ways={
            "search through 512 choices": found == [start],
            "elimination": [n for n in range(512) if UNIT.solve(to_board(n), to_board(WIN)).sum() == moves]
            == [start],
        },
        counterexample=f"The starts that need {moves} are {found}",
    )


def even_numbers_more(times: list[int]) -> Evidence:
    """Press unit boxes more often than needed, and count how much more."""
    found: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for counts in product(range(4), repeat=4):  # four unit boxes on 2×2, each up to three times
        found.setdefault(tuple(c % 2 for c in counts), []).append(counts)
    extra = {c - min(c % 2, 1) for many in found.values() for counts in many for c in counts}
    independent = gf2.matrix_rank(UNIT.matrix) == 9
    return Evidence(
        ways={
            "all presses of four unit boxes, up to three times each": all(
                t % 2 == 0 for t in extra | set(times)
            ),
            "boxes pressed so often, and no quiet choice but none": independent
            and all(
                np.array_equal(UNIT.press(to_board(7), [k] * t), to_board(7)) for t in times for k in range(9)
            ),
        },
        counterexample=f"Pressing a box {[t for t in times if t % 2]} times changes its cell",
    )
