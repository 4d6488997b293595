"""Exercises of notebook 02."""

from typing import Any

import numpy as np

from magicmath import plain
from magicmath.exercises._answers import (
    entries,
    form,
    function,
    presses,
    restored,
    rule_set,
    whole_number,
    zeros_and_ones,
)
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Field
from magicmath.exercises._task import task
from magicmath.exercises._trials import called, shown_rows
from magicmath.rules import MAGIC, pressed
from magicmath.widgets._pressed import PressedBoard

WHITE = np.zeros((3, 3), dtype=np.uint8)
VECTOR = "Give nine numbers, 0 or 1: one for each mask."
COUNTS = "Give nine whole numbers from 0, one for each mask: how often it is pressed."
NINE_MASKS = "Give nine masks of three rows of three cells, with 0 or 1 for each cell."


@task(
    """V is a row of nine bits, one for each of MAGIC's masks: 1 means that the mask is pressed.

Which V flips the centre of the board and nothing else?""",
    level="core",
    place=Field(),
    hints=(
        "Nine equations must hold, one for each cell. The one of the centre asks for 1, the others for 0.",
        "In words: solve V·Y = (0 0 0 0 1 0 0 0 0). A live board with MAGIC's masks lets you try.",
        "Five masks are pressed. Mask 4 is one of them, and the set looks the same after a quarter turn.",
    ),
    solution="[0, 1, 0, 1, 1, 1, 0, 1, 0]",
    mistake=("[0, 0, 0, 0, 1, 0, 0, 0, 0]", "Your V flips 5 cells:\n0 1 0\n1 1 1\n0 1 0"),
)
def centre_alone(answer: Any) -> tuple[bool, str]:
    """Want the vector V that flips only the centre with MAGIC's masks."""
    if not isinstance(answer, PressedBoard):
        flat, shape = entries(answer, VECTOR)
        if len(flat) == 9:
            zeros_and_ones(flat, (9,), VECTOR)
        answer = restored(flat, shape)
    chosen, _ = presses(answer, MAGIC, VECTOR)
    flipped = MAGIC.press(WHITE, chosen)
    if flipped.sum() == 1 and flipped[1, 1]:
        return True, f"V·Y is the unit vector of cell 4, and V presses {sorted(set(chosen))}."
    if not chosen:
        return False, "Your V presses no mask, so nothing changes."
    return False, f"Your V flips {counted(int(flipped.sum()), 'cell')}:\n{shown_rows(flipped)}"


@task(
    """How often must you press each of MAGIC's nine masks, so that each of the nine cells changes its
colour?

Give nine numbers, one for each mask. A number above 1 is allowed.""",
    level="core",
    place=Field(),
    hints=(
        "A cell changes its colour if it is flipped an odd number of times.",
        "Try the masks of the four corners and the one of the centre.",
    ),
    solution="[1, 0, 1, 0, 1, 0, 1, 0, 1]",
    mistake=(
        "[1, 1, 1, 1, 1, 1, 1, 1, 1]",
        "The cells are flipped [3, 4, 3, 4, 5, 4, 3, 4, 3] times. "
        "An even number leaves a cell as it was, and 4 cells have one.",
    ),
)
def even_everywhere(answer: Any) -> tuple[bool, str]:
    """Want how often each mask is pressed, so that every cell is flipped an odd number of times."""
    counts = _as_counts(answer)
    flips = [sum(counts[mask] for mask in range(9) if MAGIC.matrix[mask, cell]) for cell in range(9)]
    if not any(count % 2 for count in counts):
        return False, "Each mask an even number of times changes nothing: press some an odd number of times."
    even = sum(flip % 2 == 0 for flip in flips)
    if even:
        which = f"{even} cells have one" if even > 1 else "1 cell has one"
        return False, (
            f"The cells are flipped {_cut(flips)} times. An even number leaves a cell as it was, and {which}."
        )
    return True, f"The cells are flipped {_cut(flips)} times: every one changes."


@task(
    """Somebody says: “Nine different masks are enough for every board.” Show that this is wrong.

Give nine masks on three rows of three cells. No two may be equal, and none may be blank; but some of them
together must change nothing. `to_board(n)` makes a mask from its number, `[*MAGIC[:8], mask]` takes eight
of MAGIC's masks and another one.""",
    level="core",
    place=Field(),
    hints=(
        "Take eight masks as they are. The ninth should bring nothing new.",
        "What two masks do together, a ninth mask can do alone. `MAGIC[0] ^ MAGIC[2]` adds two of them.",
    ),
    solution="[*MAGIC[:8], MAGIC[0] ^ MAGIC[2]]",
    mistake=("CASEGAME", "Those nine masks are independent: they reach all 512 boards."),
)
def dependent_masks(answer: Any) -> tuple[bool, str]:
    """Want nine different masks, none of them blank, that are dependent."""
    rules = rule_set(answer, 3, NINE_MASKS)
    if len(set(rules.numbers)) < 9 or 0 in rules.numbers:
        return False, "Two of your masks are equal, or one is blank: that is too easy."
    if rules.is_invertible:
        return False, "Those nine masks are independent: they reach all 512 boards."
    quiet = pressed(rules.quiet_presses[0])
    return True, f"Nine different masks of rank {rules.rank}: pressing {quiet} changes nothing."


@task(
    """Write the product V·Y modulo 2 as a function. V is a list of 0s and 1s, one for each mask. Y is a
list of rows, one for each mask. Return the list of the cells that change: 1 if a cell is flipped an odd
number of times.""",
    level="more",
    place=Editor(
        calls="product",
        starter="""def product(V, Y):
    changed = [0] * len(Y[0])
    for v, row in zip(V, Y):
        # row is the mask, and v tells whether it is pressed
        ...
    return changed
""",
    ),
    hints=(
        "For each pressed mask go through its cells, and count in `changed` how often each is flipped.",
        "At last only the parity counts: `n % 2` is 1 for an odd number n.",
    ),
    solution="""def product(V, Y):
    changed = [0] * len(Y[0])
    for v, row in zip(V, Y):
        for cell in range(len(row)):
            changed[cell] ^= v & row[cell]
    return changed
""",
    mistake=(
        """def product(V, Y):
    changed = [0] * len(Y[0])
    for v, row in zip(V, Y):
        for cell in range(len(row)):
            changed[cell] += v * row[cell]
    return changed
""",
        "For V = [1, 1] and the rows [1, 1, 0] and [0, 1, 1] your function returns [1, 2, 1]. "
        "Each number there should be 0 or 1: take the parity.",
    ),
)
def your_product(answer: Any) -> tuple[bool, str]:
    """Want a function that multiplies a row of bits by a matrix modulo 2."""
    product = function(answer, "Give a function of V and Y.")
    generator = np.random.default_rng(2)
    cases: list[tuple[list[int], list[list[int]]]] = [([1, 1], [[1, 1, 0], [0, 1, 1]])]
    for masks, cells in generator.integers(1, 10, (30, 2)).tolist():
        both = generator.integers(0, 2, (cells + 1, masks)).tolist()
        cases.append((both[0], plain.transpose(both[1:])))
    for choice, rows in cases:
        wish = f"It should return {len(rows[0])} numbers, one for each cell."
        flat, shape = entries(called(product, list(choice), [list(row) for row in rows]), wish)
        if len(flat) != len(rows[0]):
            raise Unreadable(f"Your function returns {form(shape)} for {len(rows[0])} cells. {wish}")
        given, right = [whole_number(item, wish) for item in flat], plain.vecmat(choice, rows)
        if given != right:
            why = "Each number there should be 0 or 1: take the parity."
            if set(given) <= {0, 1}:
                why = f"It should return {right}."
            return False, f"For V = {choice} and {_rows(rows)} your function returns {_cut(given)}. {why}"
    return True, f"It multiplies as it should, tried on {len(cases)} choices and matrices."


def _rows(rows: list[list[int]]) -> str:
    """Return one row or two of them in words, and more in lines."""
    if len(rows) == 1:
        return f"the row {rows[0]}"
    return f"the rows {', '.join(map(str, rows[:-1]))} and {rows[-1]}"


def _as_counts(answer: Any) -> list[int]:
    """Return how often each mask is pressed, read from nine numbers or from a live board."""
    if isinstance(answer, PressedBoard):
        chosen, _ = presses(answer, MAGIC, COUNTS)
        return [chosen.count(mask) for mask in range(9)]
    flat, shape = entries(answer, COUNTS)
    counts = [whole_number(item, COUNTS) for item in flat]
    if len(shape) == 1 and len(flat) < 9 and len(set(counts)) == len(flat) and set(counts) <= set(range(9)):
        return [int(mask in counts) for mask in range(9)]  # the numbers of masks, each pressed once
    if len(flat) != 9 or len(shape) > 2:
        raise Unreadable(f"You gave {form(shape)}. {COUNTS}")
    if min(counts) < 0:
        raise Unreadable(f"No mask can be pressed {min(counts)} times. {COUNTS}")
    return counts


def _cut(numbers: list[int]) -> str:
    """Return a list of numbers, or only that they are long."""
    text = str(numbers) if max(map(abs, numbers)) < 10**15 else "very many"
    return text if len(text) < 200 else f"{text[:190]} …"
