"""Exercises of notebook 13."""

import ast
from collections.abc import Hashable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import combinations, product
from typing import Any

import numpy as np

from magicmath import plain
from magicmath._shown import shown
from magicmath.exercises._answers import as_list, entries, form, function, numbered, numbers, seen, whole
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Field
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.games.impartial import ImpartialGame
from magicmath.games.nim import nim_sum, winning_moves

HEAPS = (6, 9, 11, 14)
MISERE_HEAPS = (1, 1, 1, 6)
ROWS = [[plain.nim_sum(a, b) for b in range(8)] for a in range(4)]
NEW_ROW = len(ROWS)
EIGHT = f"Give the first eight numbers of row {NEW_ROW}."
MOVE = "Give (number of the heap, what is left of it); the heaps are numbered 0, 1, 2 and 3."
FOUR_HEAPS = "Give four different numbers of stones, each at least 8."
SOME_HEAPS = "Give from one to six heaps, each of 1 to 26 stones, such as [4, 5]."
GRAPH = 'Give your game as in {"start": ["a"], "a": []}: to each position the positions one move away.'
_MOST_STONES = 10**12
_MOST_TRIED = {1: 9, 2: 9, 3: 5, 4: 3, 5: 1, 6: 1}  # stones a heap, for each number of heaps: the page knows
_MOST_LEFT = 40  # a slip in the number that is left, which a page knows without Python


def _moves_written(heaps: Sequence[int]) -> tuple[str, ...]:
    """Return each move as (heap, what is left), and as the heaps after it, and slips.

    A slip leaves too much, or takes the size of a heap for its number, or is a single number.
    """
    moves = [(heap, left) for heap, size in enumerate(heaps) for left in range(size)]
    after = [[*heaps[:heap], left, *heaps[heap + 1 :]] for heap, left in moves]
    too_much = [(heap, left) for heap, size in enumerate(heaps) for left in range(size, _MOST_LEFT + 1)]
    misnamed = [
        (heap, left) for heap in {len(heaps), *heaps} - {*range(len(heaps))} for left in range(max(heaps))
    ]
    singles = range(max(heaps) + 1)
    return tuple(dict.fromkeys(map(str, [*moves, *after, *too_much, *misnamed, *singles])))


@task(
    f"""These are the first rows of the table of third heaps. Rows and columns count from 0.

```
{chr(10).join(" ".join(map(str, row)) for row in ROWS)}
```

Each number is the least one that stands neither to its left in the row nor above it in the column. Give
the next row, row {NEW_ROW}: its first eight numbers.""",
    level="core",
    place=Field(above=tuple(map(tuple, ROWS)), wanted=EIGHT),
    hints=(
        "Begin with column 0. Above it stand 0, 1, 2 and 3, and nothing stands to its left.",
        "In column 4, the numbers 4, 5, 6 and 7 stand above and the numbers 4, 5, 6 and 7 to the left.",
    ),
    solution="[4, 5, 6, 7, 0, 1, 2, 3]",
    mistake=(
        "[4, 5, 6, 7, 8, 9, 10, 11]",
        "Column 4: you say 8. But 0 is smaller, and it stands neither to the left nor above.",
    ),
)
def next_row(answer: Any) -> tuple[bool, str]:
    """Want the row of the table of nim sums that follows those printed."""
    given = numbers(answer, EIGHT)
    if len(given) != 8:
        raise Unreadable(f"You gave {form((len(given),))}. {EIGHT}")
    for column, number in enumerate(given):
        above = [row[column] for row in ROWS]
        least = plain.mex([*above, *given[:column]])
        if number == least:
            continue
        said = f"Column {column}: you say {seen(number)}."
        if number < 0:
            return False, f"{said} But no number of the table is less than 0."
        if number in above:
            return False, f"{said} But it stands above already."
        if number in given[:column]:
            return False, f"{said} But it stands to the left already."
        return False, f"{said} But {least} is smaller, and it stands neither to the left nor above."
    return True, "Every number is the least one that was free."


@task(
    """In Nim a move takes stones from one heap, and who takes the last stone wins. The heaps hold 6, 9, 11
and 14 stones.

Give a move that wins, as (number of the heap, what is left of it). The heaps are numbered 0, 1, 2 and 3.""",
    level="core",
    place=Field(heaps=HEAPS),
    hints=(
        "Write the four numbers in binary, one below the other. After your move each column must "
        "hold an even number of 1s.",
        "The columns of 8 and of 2 are odd. Which heaps have a 1 in the column of 8? Take one of these.",
        "If you take from the heap of 9, leave the nim sum of the other three, `6 ^ 11 ^ 14`.",
    ),
    solution="(1, 3)",
    mistake=(
        "(3, 0)",
        "That leaves [6, 9, 11, 0], and the column of 4 is odd. Your opponent leaves 2 of the heap of 6, "
        "and wins.",
    ),
    ways=_moves_written(HEAPS),
)
def winning_move(answer: Any) -> tuple[bool, str]:
    """Want a move from 6, 9, 11, 14 that wins, as (heap, what is left of it)."""
    heap, left = _as_move(answer, HEAPS)
    after = [*HEAPS[:heap], left, *HEAPS[heap + 1 :]]
    total = int(nim_sum(*after))
    if total:
        odd = [str(1 << place) for place in reversed(range(total.bit_length())) if total >> place & 1]
        columns = f"the columns of {' and '.join(odd)} are" if odd[1:] else f"the column of {odd[0]} is"
        answer_heap, answer_left = winning_moves(after)[0]
        said = f"Your opponent leaves {answer_left} of the heap of {after[answer_heap]}, and wins."
        return False, f"That leaves {after}, and {columns} odd. {said}"
    return True, f"That leaves {after} with XOR 0."


@task(
    """The mex of some numbers is the least whole number from 0 that is not among them. Write it as a
function of a list of numbers.""",
    level="more",
    place=Editor(
        calls="mex",
        starter="""def mex(numbers):
    n = 0
    ...
    return n
""",
    ),
    hints=(
        "The mex of an empty list is 0, and that of 0, 1 and 3 is 2.",
        "`n in numbers` tells whether n is among them. Use it in a `while` loop.",
    ),
    solution="""def mex(numbers):
    n = 0
    while n in numbers:
        n += 1
    return n
""",
    mistake=(
        """def mex(numbers):
    return max(numbers, default=-1) + 1
""",
        "For [0, 1, 3] your function returns 4, and should return 2.",
    ),
)
def your_mex(answer: Any) -> tuple[bool, str]:
    """Want a function that returns the least number not among some numbers."""
    mex = function(answer, "Give a function of a list of numbers.")
    generator = np.random.default_rng(10)
    lists = [
        [0, 1, 3],
        [],
        [0],
        [1],
        [2, 0, 0, 1],
        *(generator.integers(0, 9, k % 13).tolist() for k in range(60)),
    ]
    for given in lists:
        right = plain.mex(given)
        returned = called(mex, list(given))
        if whole(returned) != right or isinstance(returned, bool):
            return False, f"For {given} your function returns {seen(returned)}, and should return {right}."
    return True, f"It is the mex, tried on {len(lists)} lists."


@task(
    """In chapter 11 a cell with three colours counts modulo 3. Somebody carries this over to Nim:

“Write the heaps in base 3, one below the other, and add each column modulo 3. The player to move loses if
all columns give 0, and wins otherwise.”

Refute the first half. Give a list of heaps whose columns all give 0, and from which the player to move
wins.""",
    level="more",
    place=Field(),
    hints=(
        "Small heaps will do: heaps of 1 and of 2 have a single digit in base 3.",
        "Which of them add up to 3? And are they lost? Two heaps are lost only if they are equal.",
    ),
    solution="[1, 2]",
    mistake=("[1, 1]", "The columns do not all give 0, so this tells nothing of the first half."),
    ways=tuple(
        str(list(heaps)) for k, most in _MOST_TRIED.items() for heaps in product(range(1, most + 1), repeat=k)
    ),
)
def base_three(answer: Any) -> tuple[bool, str]:
    """Want heaps of which adding base 3 modulo 3 tells the wrong winner."""
    heaps = numbers(answer, SOME_HEAPS)
    if not 1 <= len(heaps) <= 6 or any(not 1 <= heap <= 26 for heap in heaps):
        raise Unreadable(f"These heaps are not taken here. {SOME_HEAPS}")
    columns = [sum(heap // 3**place % 3 for heap in heaps) % 3 for place in range(3)]
    says, is_won = any(columns), bool(nim_sum(*heaps))
    if says:
        return False, "The columns do not all give 0, so this tells nothing of the first half."
    if not is_won:
        return False, "The columns all give 0, and the player to move loses indeed."
    return True, "The columns all give 0, but the player to move wins. So base 3 does not tell the winner."


@task(
    """Give four different heaps of Nim, each of at least 8 stones, from which the player to move loses.""",
    level="more",
    place=Field(),
    hints=(
        "The player to move loses if the nim sum of the heaps is 0.",
        "Choose three heaps, and let XOR find the fourth: `8 ^ 9 ^ 10`, for instance.",
        "If the fourth comes out below 8, look at the column of 8: how many of your three have a 1 there?",
    ),
    solution="[8, 9, 10, 11]",
    mistake=("[8, 9, 10, 12]", "The player to move wins: leave 11 of the heap of 12."),
    ways=tuple(str(list(heaps)) for heaps in combinations(range(8, 16), 4)),
)
def lost_position(answer: Any) -> tuple[bool, str]:
    """Want four different heaps of at least 8 stones, from which the player to move loses."""
    heaps = numbers(answer, FOUR_HEAPS)
    if len(heaps) != 4:
        return False, f"You gave {len(heaps)} {'heap' if len(heaps) == 1 else 'heaps'}. {FOUR_HEAPS}"
    if len(set(heaps)) != 4:
        return False, f"Two of your heaps are equal. {FOUR_HEAPS}"
    if min(heaps) < 8:
        return False, f"A heap of {seen(min(heaps))} is too small. {FOUR_HEAPS}"
    if max(heaps) > _MOST_STONES:
        return False, f"A heap of {seen(max(heaps))} is larger than is needed. {FOUR_HEAPS}"
    winning = winning_moves(heaps)
    if winning:
        heap, left = winning[0]
        return False, f"The player to move wins: leave {left} of the heap of {heaps[heap]}."
    return True, "Every column is even: who must move has lost."


@task(
    """In Nim a move in a single heap always lowers its value. Other games can do what a heap cannot.

Invent a game whose position "start" has the value 1, and from which one move leads to a position of a larger
value. Write it as in `{"start": ["a"], "a": []}`: to each position belongs the list of the positions one move
away.""",
    level="more",
    place=Field(),
    hints=(
        "The value of a position is the least number that is no value of a position one move away.",
        "From the start there must be a move to a position of value 0, and none to value 1.",
        "Build a position of value 2 first, as a heap of two stones is one. Then let the start lead to it.",
    ),
    solution='{"start": [2, 0], 2: [1, 0], 1: [0], 0: []}',
    mistake=('{"start": [1, 0], 1: [0], 0: []}', "The value of 'start' is 2."),
)
def raised_value(answer: Any) -> tuple[bool, str]:
    """Want a graph whose position 'start' has the value 1, with a move to a larger value."""
    graph = _as_graph(answer)
    game = ImpartialGame(graph, "your game")
    try:
        value = game.grundy("start")
    except (TypeError, ValueError) as error:
        loop = str(error).partition(": ")[2]
        raise Unreadable(f"Play need not end: the moves go round, {loop[:60]}.") from None
    if value != 1:
        return False, f"The value of 'start' is {value}."
    largest = max(game.grundy(option) for option in graph["start"])
    if largest < value:
        return (
            False,
            "The value of 'start' is 1. But each move from there leads to value 0, and that is less.",
        )
    return True, f"The value of 'start' is 1, and a move raises it to {largest}."


@task(
    """Now whoever takes the last stone loses. The heaps hold 1, 1, 1 and 6 stones.

Give a move that wins, as (number of the heap, what is left of it). The heaps are numbered 0, 1, 2 and 3.""",
    level="more",
    place=Field(heaps=MISERE_HEAPS),
    hints=(
        "Move in the heap of 6, so that only heaps of a single stone are left.",
        "Then every move takes one whole heap. Should the number of heaps that you leave be odd or even?",
    ),
    solution="(3, 0)",
    mistake=(
        "(3, 1)",
        "That leaves 4 heaps of one stone. You and your opponent take them in turn, and the last is yours.",
    ),
    ways=_moves_written(MISERE_HEAPS),
)
def last_stone_loses(answer: Any) -> tuple[bool, str]:
    """Want a move from 1, 1, 1, 6 that wins where the last stone loses, as (heap, what is left of it)."""
    heap, left = _as_move(answer, MISERE_HEAPS)
    after = [*MISERE_HEAPS[:heap], left, *MISERE_HEAPS[heap + 1 :]]
    rest = [size for size in after if size]
    if not plain.is_won_misere(tuple(after), plain.nim_moves):
        said = "Your opponent takes the last."
        return True, f"That leaves {counted(len(rest), 'heap')} of one stone. {said}"
    if max(rest) == 1:
        said = "You and your opponent take them in turn, and the last is yours."
        return False, f"That leaves {counted(len(rest), 'heap')} of one stone. {said}"
    return False, f"That leaves {after}, and your opponent can win from there."


def _as_move(answer: Any, heaps: Sequence[int]) -> tuple[int, int]:
    """Return (heap, left) for a move, or for the four heaps after it, or raise."""
    flat, shape = entries(answer, MOVE)
    if len(shape) == 2 and len(flat) > 2 and shape[0] > 1:
        raise Unreadable(f"You gave {form(shape)}. {MOVE}")
    found = numbers(flat, MOVE) if shape else []
    if len(found) == 4:
        lowered = [k for k in range(4) if found[k] != heaps[k]]
        if len(lowered) != 1 or not 0 <= found[lowered[0]] < heaps[lowered[0]]:
            raise Unreadable(f"No single move leads from {list(heaps)} to {_cut(found)}. {MOVE}")
        return lowered[0], found[lowered[0]]
    if len(found) != 2:
        raise Unreadable(f"You gave {_cut(found) if found else seen(flat[0])}. {MOVE}")
    heap, left = found
    if heap >= 4 and heap in heaps:
        raise Unreadable(f"The heap of {heap} stones is number {heaps.index(heap)}. {MOVE}")
    if not 0 <= heap < 4:
        raise Unreadable(f"There is no heap {numbered(heap)}. {MOVE}")
    if not 0 <= left < heaps[heap]:
        most = heaps[heap] - 1
        less = f"A move must leave {f'0 to {most}' if most else 0} of it, not {seen(left)}"
        raise Unreadable(f"Heap {heap} holds {counted(heaps[heap], 'stone')}. {less}.")
    return heap, left


def _as_graph(answer: Any) -> dict[Hashable, list[Hashable]]:
    """Return a game as a dict from each position to a list of positions, or raise."""
    if isinstance(answer, str):
        with suppress(Exception):  # a text may be anything
            answer = ast.literal_eval(answer.strip())
    if not isinstance(answer, Mapping):
        raise Unreadable(f"That is no such game. {GRAPH}")
    if "start" not in answer:
        raise Unreadable(f'There is no position "start". {GRAPH}')
    graph: dict[Hashable, list[Hashable]] = {}
    for position, moves in answer.items():
        if isinstance(moves, str) or not isinstance(moves, Iterable):
            moves = [*moves] if isinstance(moves, str) and moves not in answer else [moves]
        graph[position] = as_list(moves.tolist() if isinstance(moves, np.ndarray) else moves)
        for option in graph[position]:
            if not isinstance(option, Hashable) or option not in answer:
                raise Unreadable(
                    f"A move leads from {shown(position)} to {shown(option)}, which is no position of "
                    "your game. "
                    'Each position needs an entry of its own, even an end, such as "b": [].'
                )
    return graph


def _cut(found: list[int]) -> str:
    return str(found) if len(found) <= 6 and max(map(abs, found)) < 10**15 else "other numbers"
