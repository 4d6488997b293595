"""Exercises of notebook 07."""

from collections.abc import Callable
from itertools import combinations, pairwise, permutations, product
from typing import Any

import numpy as np

from magicmath import helix, plain
from magicmath.exercises._answers import bits, function, number, numbered, numbers, presses
from magicmath.exercises._feedback import counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called_for_bits
from magicmath.rules import RuleSet, pressed, to_board, unit

MIRRORED = RuleSet(helix.geniton(9)[:, ::-1].reshape(9, 3, 3), name="⌽G9")
MASKS = "Give a list of mask numbers, such as [0, 4, 7]."
LETTER = ((1, 1, 1), (0, 1, 0), (0, 1, 0))
_TOP = [cell for row in LETTER for cell in row]
EIGHT_CELLS = RuleSet(helix.geniton(8)[:, ::-1].reshape(8, 2, 4), name="⌽G8")
LETTER_U = ((1, 0, 0, 1), (1, 1, 1, 1))
_ITEMS = [cell for row in LETTER_U for cell in row]
LARGE = 1024**2  # cells of the board in the bet on the cost
_COUNT_SLIPS = {
    20 * LARGE: "That counts all places of a level. Only half of them add.",
    LARGE // 2: "That is one level.",
    19 * LARGE // 2: "That is 19 levels. One is missing.",
    12: "So many has the butterfly of eight items.",
    LARGE * (LARGE - 1) // 2: "That is the triangle.",
}
EIGHT = "Give eight numbers, 0 or 1."
_LEAST_ONES = 3  # one or two are easily found by trying
SCANNED = [0, 1, 1, 0, 1, 0, 0, 1]
OUTPUT = 36
_SUMMED = (0, 4, 32, 36)


def _bits_written(length: int) -> tuple[str, ...]:
    """Return every sequence of so many bits as an answer."""
    return tuple(str(list(sequence)) for sequence in product((0, 1), repeat=length))


def _items_written() -> tuple[str, ...]:
    """Return answers on OUTPUT: some of its items in any order, all of them and one too many, and slips."""
    some = [order for count in range(2, 5) for order in permutations(_SUMMED, count)]
    one_more = [tuple(sorted((*_SUMMED, item))) for item in range(64) if item not in _SUMMED]
    slips = [(2, 5), (2, 5, 7), (5, 2), (0, 2, 5), (1, 4, 32, 36), (1, 4, 8, 32, 36), tuple(range(37))]
    alone = [(item,) for item in (*_SUMMED, 2, 5)]
    first = [few for count in (2, 3) for few in combinations((*range(9), 32, 36), count)]  # tries
    return tuple(str(list(items)) for items in dict.fromkeys([*some, *one_more, *slips, *alone, *first]))


IMPLICATION = [1, 1, 0, 1]
COEFFICIENTS = "Give four numbers, 0 or 1: the coefficients of 1, b, a and ab."


@task(
    """Take an envelope, or any paper. The white board shall become the letter T, so D is 1 1 1 0 1 0 0 1 0.
Write D as the top row of a triangle, and work out the rows below it.

Which masks must be pressed? Choose their numbers, all of them. The board stays white until you press
**Check**. Then it plays all the masks at once. They are those of the game above, the rows of ⌽G9.""",
    level="core",
    place=Press(
        rules=unit(3, 3),
        label="masks to press",
        names=tuple("012345678"),
        makes=MIRRORED,
        waits=True,
        beside={"goal": np.array(LETTER, np.uint8)},
    ),
    hints=(
        "The next row of the triangle is 0 0 1 1 1 0 1 1.",
        "The left edge is the first bit of each row. It begins with 1 0 0 1: choose mask 0 and mask 3.",
    ),
    solution="[0, 3, 5, 6, 7, 8]",
    mistake=(
        "[1, 3, 4, 8]",
        "4 cells are still wrong. You pressed what the right edge tells. Take the left one.",
    ),
)
def letter_by_triangle(answer: Any) -> tuple[bool, str]:
    """Want the presses that make LETTER from white, which the left edge of the triangle below it tells."""
    chosen, _ = presses(answer, MIRRORED, MASKS)
    if not chosen:
        return False, f"Nothing is pressed, so the board stays white. {MASKS}"
    wrong = int((MIRRORED.press(to_board(0), chosen) ^ LETTER).sum())
    if not wrong:
        return True, "The T, by a triangle of bits."
    remark = _first_slip(chosen)
    if sorted(chosen) == pressed(_TOP):
        remark = " You pressed the black cells of the T: that is the top row. Read the left edge."
    elif sorted(chosen) == pressed(_right_edge(_TOP)):
        remark = " You pressed what the right edge tells. Take the left one."
    return False, f"{counted(wrong, 'cell')} {'is' if wrong == 1 else 'are'} still wrong.{remark}"


@task(
    """The board of the bet has 2²⁰ cells, so its butterfly has 2²⁰ items. How many XORs does it need?

Count the ⊕ of one level in your figure. Which part of the places is that? Then count the levels for 2²⁰
items. You may write a product with `*` and a power with `**`, such as `3 * 2**4`.""",
    level="core",
    place=Field(),
    hints=(
        "In your figure each level has four ⊕ for eight places. So in each level half of the places add.",
        "Eight items are 2³, and they have three levels. So 2²⁰ items have 20 levels.",
    ),
    solution="20 * 2**19",
    ways=(
        *("10485760", "20*2**19", "2**19*20", "2**19 * 20", "20*2**20/2", "20 * 2**20 / 2"),
        *map(str, _COUNT_SLIPS),
    ),
    mistake=("20 * 2**20", f"20971520 is too many. {_COUNT_SLIPS[20 * 2**20]}"),
)
def xors_of_a_butterfly(answer: Any) -> tuple[bool, str]:
    """Want the number of XORs in the butterfly of LARGE items."""
    given = number(answer, "Give one whole number, not negative.")
    levels = LARGE.bit_length() - 1
    needed = levels * LARGE // 2
    if given == needed:
        ratio = LARGE * (LARGE - 1) // 2 / needed
        said = f"{levels} levels, with an XOR for half of the places."
        return True, f"{said} The triangle needs about {ratio:,.0f} times as many."
    said = str(given) if given < 10**15 else "So large a number"
    slip = f" {_COUNT_SLIPS[given]}" if given in _COUNT_SLIPS else ""
    return False, f"{said} is too {'many' if given > needed else 'few'}.{slip}"


@task(
    """The white board shall become the letter U. So D is 1 0 0 1 in the upper row, and 1 1 1 1 in the lower
one. The masks are the rows of ⌽G8.

Tap the items of your finished butterfly until they are D. Its outputs tell which masks to press: mask 2 if
the output 010 is 1, and so on. Choose their numbers, all of them, and press **Check**.""",
    level="core",
    place=Press(
        rules=unit(2, 4),
        label="masks to press",
        names=tuple("01234567"),
        makes=EIGHT_CELLS,
        waits=True,
        beside={"goal": np.array(LETTER_U, np.uint8)},
    ),
    hints=(
        "The items of the butterfly are D, from the top down: 1 0 0 1 1 1 1 1. If not all levels are made, "
        "press Show this level first.",
        "The first three outputs, 000, 001 and 010, are 1: choose the masks 0, 1 and 2.",
    ),
    solution="[0, 1, 2, 5, 6]",
    mistake=(
        "[0, 3, 4, 5, 6, 7]",
        "5 cells are still wrong. You pressed the black cells of the U: those are the items. Read the "
        "outputs.",
    ),
)
def letter_by_butterfly(answer: Any) -> tuple[bool, str]:
    """Want the presses that make LETTER_U from white, which the outputs of the butterfly tell."""
    chosen, _ = presses(answer, EIGHT_CELLS, "Give a list of mask numbers, such as [0, 4, 7].")
    if not chosen:
        return False, "Nothing is pressed, so the board stays white. Choose the masks whose output is 1."
    wrong = int((EIGHT_CELLS.press(np.zeros((2, 4), np.uint8), chosen) ^ LETTER_U).sum())
    if not wrong:
        return True, "The U, by a butterfly."
    if sorted(chosen) == pressed(_ITEMS):
        remark = "You pressed the black cells of the U: those are the items. Read the outputs."
    else:
        wanted = plain.helix_by_triangle(_ITEMS)
        output = next(m for m, bit in enumerate(wanted) if (m in chosen) != bit)
        remark = f"Mask {output} is {'' if output in chosen else 'not '}pressed: look at output {output:03b}."
    return False, f"{counted(wrong, 'cell')} {'is' if wrong == 1 else 'are'} still wrong. {remark}"


@task(
    """Item 36 of a helix transform is the XOR of some items of the sequence. The sequence has 64 items, which
are numbered from 0 to 63. Which of them does item 36 sum?

Give the list of their numbers. In binary, 36 is 100100.""",
    level="more",
    place=Field(),
    hints=(
        "An item belongs to the sum if each 1 among its binary digits is also a 1 of 100100.",
        "For each of the two 1s of 100100 you may keep it or make it 0. How many numbers does that give?",
    ),
    solution="[0, 4, 32, 36]",
    ways=_items_written(),
    mistake=(
        "[4, 32]",
        "Item 0 is missing. The number 0 has no 1s, so it is a subset of every number.",
    ),
)
def which_items(answer: Any) -> tuple[bool, str]:
    """Want the numbers whose binary digits 1 all occur in OUTPUT."""
    given = set(numbers(answer, "Give a list of whole numbers from 0 to 63."))
    right = {i for i in range(OUTPUT + 1) if i & OUTPUT == i}
    if strange := sorted(given - right):
        first = strange[0]
        if first not in range(64):
            return False, f"There is no item {numbered(first)}: they are numbered from 0 to 63."
        outside = (first & ~OUTPUT) & -(first & ~OUTPUT)
        return False, f"Item {first} is {first:06b}. It has a 1 for {outside}, and 100100 has none there."
    if missing := sorted(right - given):
        if missing[0] == 0:
            return False, "Item 0 is missing. The number 0 has no 1s, so it is a subset of every number."
        return False, f"Item {missing[0]} is missing: it is {missing[0]:06b}."
    return True, "These are all numbers that you get from 100100 by making some of its 1s to 0s."


@task(
    """Give a sequence of eight bits that is its own helix transform. It shall have at least three 1s.""",
    level="more",
    place=Field(),
    hints=(
        "The transform of a sum is the sum of the transforms, and transforming twice changes nothing.",
        "So take any sequence, work out its transform by a triangle, and add the two, bit by bit, modulo 2. "
        "If the sum has too few 1s, begin with another sequence.",
        "For example, add 1 0 0 0 0 0 0 0 and its transform.",
    ),
    solution="[0, 1, 1, 1, 1, 1, 1, 1]",
    ways=_bits_written(8),
    mistake=("[1, 1, 1, 1, 1, 1, 1, 1]", "Its helix transform is 1 0 0 0 0 0 0 0."),
)
def fixed_by_helix(answer: Any) -> tuple[bool, str]:
    """Want a sequence of length 8, with three 1s or more, that the helix transform leaves as it is."""
    sequence = bits(answer, (8,), EIGHT)
    if not sequence.any():
        return False, "Not all 0: zeros alone are too easy."
    transformed = helix.helix(sequence)
    if not np.array_equal(transformed, sequence):
        return False, f"Its helix transform is {_row(transformed)}."
    if sequence.sum() < _LEAST_ONES:
        return False, "It is its own helix transform, but it has fewer than three 1s."
    return True, "It is its own helix transform. So is each sum of a sequence and its transform."


@task(
    """“If a, then b” is false only where a is 1 and b is 0. So its truth table is 1 1 0 1, for ab = 00, 01,
10, 11. Written as a polynomial modulo 2, it is a sum of some of 1, b, a and ab.

Give the four coefficients as numbers, in this order. For example, 1 + ab would be 1 0 0 1.""",
    level="more",
    place=Field(),
    hints=(
        "The coefficients are the helix transform of the truth table.",
        "Or think: which polynomial is 1 only where a is 1 and b is 0? Add 1 to it.",
    ),
    solution="[1, 0, 1, 1]",
    ways=_bits_written(4),
    mistake=("[1, 1, 0, 1]", "These coefficients belong to the truth table 1 0 1 1."),
)
def normal_form_of_implication(answer: Any) -> tuple[bool, str]:
    """Want the algebraic normal form of `if a, then b`, as the truth table's helix transform."""
    coefficients = bits(answer, (4,), COEFFICIENTS, or_shape=(2, 2))
    table = helix.helix(coefficients)
    if table.tolist() == IMPLICATION:
        return True, "“If a, then b” is 1 + a + ab modulo 2."
    return False, f"These coefficients belong to the truth table {_row(table)}."


@task(
    """A sequence of eight items was scanned. The result is 0 1 1 0 1 0 0 1.

Which sequence was it? Work it out by hand.""",
    level="more",
    place=Field(),
    hints=(
        "The scan is the lamp, and you want the presses. When does the lamp change?",
        "Before the first item the lamp is off. So the first item of the sequence is 0, as in the scan.",
        "Item m of the sequence is 1 where items m and m − 1 of the scan differ.",
    ),
    solution="[0, 1, 0, 1, 1, 1, 0, 1]",
    ways=_bits_written(8),
    mistake=("[0, 1, 0, 0, 1, 1, 1, 0]", "The scan of your sequence is 0 1 1 1 0 1 0 0."),
)
def undo_the_scan(answer: Any) -> tuple[bool, str]:
    """Want the sequence whose scan is SCANNED."""
    scanned = plain.xor_scan(bits(answer, (8,), EIGHT).tolist())
    if scanned != SCANNED:
        return False, f"The scan of your sequence is {_row(scanned)}."
    return True, "You took the difference, and the difference undoes the scan."


@task(
    """Write a loop that makes the helix transform of v by scans alone, and reverses nothing. The sequence v
has n = 2, 4, 8, … items. For each place m the loop begins with s = v. It scans s some times. Then it copies
item m of s to place m of t. How many scans does place m need?""",
    level="more",
    place=Editor(
        calls="by_scans",
        starter="""def scan(s):
    scanned, parity = [], 0
    for bit in s:
        parity ^= bit
        scanned.append(parity)
    return scanned

def by_scans(v):
    n, t = len(v), []
    for m in range(n):
        s = list(v)
        for _ in range(...):  # how many scans?
            s = scan(s)
        t.append(s[m])
    return t
""",
    ),
    hints=(
        "Begin with place 0. Item 0 of the transform is v₀. Which counts of scans leave v as it is?",
        "The scans must multiply by (1 + x)ᵐ: its coefficients are the C(m, i) that you need.",
        "By step 3 of the reason, n − m scans multiply by (1 + x)ᵐ.",
    ),
    solution="""def scan(s):
    scanned, parity = [], 0
    for bit in s:
        parity ^= bit
        scanned.append(parity)
    return scanned

def by_scans(v):
    n, t = len(v), []
    for m in range(n):
        s = list(v)
        for _ in range(n - m):
            s = scan(s)
        t.append(s[m])
    return t
""",
    mistake=(
        """def scan(s):
    scanned, parity = [], 0
    for bit in s:
        parity ^= bit
        scanned.append(parity)
    return scanned

def by_scans(v):
    n, t = len(v), []
    for m in range(n):
        s = list(v)
        for _ in range(m + 1):
            s = scan(s)
        t.append(s[m])
    return t
""",
        "For 1 0 your function returns 1 0, and should return 1 1.",
    ),
)
def your_loop(answer: Any) -> tuple[bool, str]:
    """Want a function that takes the helix transform, as a loop over scans would."""
    by_scans = function(answer, "Give a function of a sequence.")
    tried, wrong = _transformed_wrongly(by_scans)
    return wrong is None, wrong or f"It is the helix transform, tried on {tried} sequences of 2 to 32 items."


def _first_slip(chosen: list[int]) -> str:
    """Return at which row the presses first differ from the left edge of the triangle below LETTER."""
    wanted = plain.helix_by_triangle(_TOP)
    row = next(row for row, bit in enumerate(wanted) if (row in chosen) != bit)
    is_pressed = "is pressed" if row in chosen else "is not pressed"
    return f" Mask {row} {is_pressed}: look at row {row} of your triangle. The top row is row 0."


def _right_edge(top: list[int]) -> list[int]:
    """Return the last bit of each row of a triangle, whose rows hold the XORs of neighbours."""
    rows = [top]
    while len(rows[-1]) > 1:
        rows.append([a ^ b for a, b in pairwise(rows[-1])])
    return [row[-1] for row in rows]


def _transformed_wrongly(transform: Callable[..., Any]) -> tuple[int, str | None]:
    """Return on how many sequences a function was tried, and what it gets wrong, or None."""
    generator = np.random.default_rng(7)
    lengths = [n for n in (2, 4, 8, 16, 32) for _ in range(6)]
    sequences = [[1, 0], [1, 0, 0, 0], *(generator.integers(0, 2, n).tolist() for n in lengths)]
    for sequence in sequences:
        right = plain.helix_by_triangle(sequence)
        given = called_for_bits(transform, list(sequence), shape=(len(sequence),)).tolist()
        if given != right:
            returned = f"{_row(given)}, and should return {_row(right)}"
            return len(sequences), f"For {_row(sequence)} your function returns {returned}."
    return len(sequences), None


def _row(sequence: Any) -> str:
    return " ".join(map(str, sequence))
