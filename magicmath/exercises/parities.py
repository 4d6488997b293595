"""Exercises of notebook 02."""

import re
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import plain
from magicmath.exercises._answers import (
    bits,
    entries,
    form,
    function,
    masks_named,
    presses,
    whole_number,
)
from magicmath.exercises._feedback import Unreadable, counted
from magicmath.exercises._places import Editor, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.rules import MAGIC, UNIT, RuleSet, pressed, to_board, unit

WHITE = np.zeros((3, 3), dtype=np.uint8)
HOLLOW = RuleSet([*MAGIC[:4], MAGIC[4] ^ UNIT[4], *MAGIC[5:]], name="HOLLOW")
FIVE = to_board(341)  # the corners and the centre
ASKED_CELL = 5
NAMES = "abcdefghi"
BELOW = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
LETTERS = "Give the letters of masks, such as a + b."
CHOICE = (0, 3, 4, 7)  # of HOLLOW's masks
COUNTS = MAGIC.matrix[[1, 2, 4, 5, 8]].sum(axis=0, dtype=int).tolist()  # how often each cell was changed
UNTOUCHED = COUNTS.index(0)
FULLEST = next(
    cell for cell, count in enumerate(COUNTS) if count > 2 and count == MAGIC.matrix[:, cell].sum()
)
CORNER = 6  # the mask of the letter g
PUZZLES = tuple(to_board(number) for number in (466, 495, 146, 367))  # the cells that must change


def _lines_of_counts() -> str:
    """Write for each cell the letters that change it, and how often it was changed."""
    letters = (" + ".join(NAMES[mask] for mask in pressed(column)) for column in MAGIC.matrix.T)
    lines = zip(letters, COUNTS, strict=True)
    return "\n".join(f"cell {cell}: {terms} = {count}" for cell, (terms, count) in enumerate(lines))


@task(
    """Cell 5 is the middle of the right side. Which letters stand in its equation? The board here stands for
the nine masks, a to i. Press the letters of the equation.""",
    level="core",
    place=Press(rules=UNIT, label="letters a to i", names=tuple(NAMES)),
    hints=(
        "Go through the pictures of the masks. Look at one place only: the middle row, at the right.",
        "Four masks change this cell. Three of them belong to the cells 2, 5 and 8. Which is the fourth?",
    ),
    solution="[2, 4, 5, 8]",
    mistake=(
        "[2, 5, 8]",
        "Mask 5 changes the cells 2, 5 and 8. But the question is which masks change cell 5: look for "
        "another one.",
    ),
)
def one_equation(answer: Any) -> tuple[bool, str]:
    """Want the letters of MAGIC's masks that change ASKED_CELL."""
    chosen, _ = presses(_letters_as_numbers(answer), MAGIC, LETTERS)
    given, right = set(chosen), set(pressed(MAGIC.matrix[:, ASKED_CELL]))
    if given == right:
        return True, f"These {len(right)} masks change cell {ASKED_CELL}, and no other mask does."
    if given == set(pressed(MAGIC.matrix[ASKED_CELL])):
        return False, (
            "Mask 5 changes the cells 2, 5 and 8. But the question is which masks change cell 5: "
            "look for another one."
        )
    if wrong := sorted(given - right):
        return False, f"Mask {wrong[0]}, the letter {NAMES[wrong[0]]}, does not change cell {ASKED_CELL}."
    missing = counted(len(right - given), "letter")
    return False, f"The letters that you gave belong there, but {missing} must still be found."


@task(
    """w₀ to w₈ are the right sides of the nine equations. Add equations until only the letter e stands on
the left.

Press the cells whose equations you add. A letter that occurs twice is crossed out. What is left is bold.""",
    level="core",
    place=Press(rules=UNIT, adds=MAGIC, label="equations that I add"),
    hints=(
        "The plus looks the same after a quarter turn. So first try sums that do so, too: with all four "
        "corners, or with none of them.",
        "Add the equations of the four corners. Each of b, d, f and h drops out. What is left?",
        "The equation of the centre has the same four letters, and e.",
    ),
    solution="[0, 2, 4, 6, 8]",
    mistake=("[4]", "Your sum still has a + c + e + g + i on the left."),
)
def only_e(answer: Any) -> tuple[bool, str]:
    """Want the cells whose equations add up to the letter e alone."""
    return _leaves("e", answer)


@task(
    """Four puzzles A, B, C and D: the black cells must change. Which of the four have g, mask 6, in their
solution? Press these.

First find the cells that tell about g, in the figure of the recipes. Then count, as you did for e.""",
    level="core",
    place=Press(
        rules=unit(2, 2),
        label="mask 6 must be pressed in",
        names=tuple("ABCD"),
        pictures=tuple(tuple(map(tuple, board.tolist())) for board in PUZZLES),
    ),
    hints=(
        "For the plus you took the cells whose recipes hold the plus.",
        "Mask 6 is the lower left place in each small board. In which recipes is it black?",
        "Count the black cells among these cells. If the count is odd, g is in the solution.",
    ),
    solution="[1, 2]",
    mistake=(
        "[0, 1, 3]",
        "It seems that you counted the masks in the recipe of cell 6. Take the cells whose recipes hold "
        "mask 6.",
    ),
)
def press_the_corner(answer: Any) -> tuple[bool, str]:
    """Want those of PUZZLES whose solution presses mask CORNER."""
    given = bits(answer, (2, 2), "Press the letters of puzzles.", or_number=True).ravel().tolist()
    right = [int(MAGIC.solve(WHITE, board)[CORNER]) for board in PUZZLES]
    if given == right:
        told = " and ".join(name for name, bit in zip("ABCD", right, strict=True) if bit)
        return True, f"You judged four puzzles and solved none. The solutions of {told} have mask {CORNER}."
    take = f"Take the cells whose recipes hold mask {CORNER}."
    if given == _judged_by(MAGIC.solve(WHITE, UNIT[CORNER]).reshape(3, 3)):
        return False, f"It seems that you counted the masks in the recipe of cell {CORNER}. {take}"
    if given == _judged_by(FIVE):
        return False, f"It seems that you counted the cells of the plus. {take}"
    alike = sum(one == other for one, other in zip(given, right, strict=True))
    return False, f"You judged {alike} of the {len(PUZZLES)} puzzles right. {take}"


@task(
    """In HOLLOW the choice V presses the masks 0, 3, 4 and 7. Find another choice that makes the same
board.""",
    level="core",
    place=Press(rules=UNIT, label="your other choice", names=tuple("012345678")),
    hints=(
        "You know a choice that changes nothing: Q, the masks 1, 3, 4, 5 and 7.",
        "Press V, and then Q. A mask in both drops out. What is left?",
    ),
    solution="[0, 1, 5]",
    mistake=(
        "[0, 3, 7]",
        "V and your choice together press mask 4. That changes some cells, so the boards differ.",
    ),
)
def the_other_choice(answer: Any) -> tuple[bool, str]:
    """Want the choice of HOLLOW's masks, other than CHOICE, that makes the same board."""
    given = bits(answer, (3, 3), "Press the numbers of masks.", or_number=True).ravel()
    together = given.copy()
    together[list(CHOICE)] ^= 1
    if not together.any():
        return False, "That is V itself. Find another choice."
    named = masks_named(pressed(together))
    if HOLLOW.press(WHITE, pressed(together)).any():
        return False, (
            f"V and your choice together press {named}. That changes some cells, so the boards differ."
        )
    return True, f"V and your choice together press {named}: the quiet choice Q. So they make the same board."


@task(
    f"""Somebody pressed a choice of masks, each at most once. Each line here has the letters of a cell. They
are added as ordinary numbers: 1 + 1 is 2. The sum is R, which counts how often the cell was changed.

```
{_lines_of_counts()}
```

Which letters are 1? Press them.""",
    level="more",
    place=Press(rules=UNIT, label="V, the letters a to i", names=tuple(NAMES)),
    hints=(
        f"Cell {UNTOUCHED} was never changed. So what are the letters of its line?",
        f"Now find a line where R is as large as it can be: all its letters are 1. In the line of cell "
        f"{FULLEST} there are {COUNTS[FULLEST]}.",
        "Few letters are left. Take a line with just one of them.",
    ),
    solution="[1, 2, 4, 5, 8]",
    mistake=("[1, 2, 4, 5]", "Cell 4: c and e change it. R is 2 there, but it should be 3."),
)
def choice_from_counts(answer: Any) -> tuple[bool, str]:
    """Want the choice of MAGIC's masks that changes the cells as often as COUNTS tells."""
    chosen, _ = presses(_letters_as_numbers(answer), MAGIC, LETTERS)
    given = sorted(mask for mask in set(chosen) if list(chosen).count(mask) % 2)
    counts = MAGIC.matrix[given].sum(axis=0, dtype=int).tolist()
    for cell, (count, wanted) in enumerate(zip(counts, COUNTS, strict=True)):
        if count != wanted:
            return False, f"{_changed(given, cell)} R is {count} there, but it should be {wanted}."
    changed = [cell for cell, count in enumerate(counts) if count % 2]
    told = f"{', '.join(map(str, changed[:-1]))} and {changed[-1]}"
    return True, f"R is as it should be. D is 1 where R is odd: in the cells {told}."


@task(
    """Write the product V·Y modulo 2 as a function. V is a list of 0s and 1s, one for each mask. Y is a
list of rows, one for each mask. Return the list of the cells that change: 1 if a cell is changed an odd
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
        "For each pressed mask go through its cells, and count in `changed` how often each is changed.",
        "At last only the parity counts: `n % 2` is 1 for an odd number n. Return these parities.",
    ),
    solution="""def product(V, Y):
    changed = [0] * len(Y[0])
    for v, row in zip(V, Y):
        for cell in range(len(row)):
            changed[cell] += v * row[cell]
    return [n % 2 for n in changed]
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


def _judged_by(cells: NDArray[np.uint8]) -> list[int]:
    """Return the judgement on each of PUZZLES by the parity of what must change among some cells."""
    return [int((board & cells).sum() % 2) for board in PUZZLES]


def _leaves(letter: str, answer: Any) -> tuple[bool, str]:
    """Want the cells whose equations add up to one letter alone."""
    cells = pressed(bits(answer, (3, 3), "Press cells of the board.", or_number=True).ravel())
    left = [NAMES[mask] for mask in pressed(np.bitwise_xor.reduce(MAGIC.matrix[:, cells], axis=1))]
    if left != [letter]:
        told = f"Your sum still has {' + '.join(left) or 'nothing'} on the left."
        cell = NAMES.index(letter)  # the cell with the number of the letter's mask
        if cells == pressed(MAGIC.solve(WHITE, UNIT[cell])):
            told += (
                f" You gave the recipe of cell {cell}: the masks that change this cell alone. But the task "
                f"asks for cells: those whose recipes press mask {cell}."
            )
        return False, told
    right = " + ".join(f"w{cell}" for cell in cells).translate(BELOW)
    return True, f"Only {letter} is left: {letter} = {right}."


def _change(letters: list[str]) -> str:
    """Say which letters change a cell, with the verb."""
    if len(letters) < 2:
        return f"only {letters[0]} changes" if letters else "no letter of yours changes"
    return f"{', '.join(letters[:-1])} and {letters[-1]} change"


def _changed(masks: list[int], cell: int) -> str:
    """Say which of these masks change a cell."""
    return f"Cell {cell}: {_change([NAMES[mask] for mask in masks if MAGIC.matrix[mask, cell]])} it."


def _letters_as_numbers(answer: Any) -> Any:
    """Return the numbers of the masks that a text names by their letters, or the answer as it is."""
    if not isinstance(answer, str):
        return answer
    left = answer.split("=")[0]
    letters = re.sub(r"[\s+,≠^⊕]", "", left).lower()
    return [NAMES.index(letter) for letter in letters] if re.fullmatch("[a-i]+", letters) else left


def _rows(rows: list[list[int]]) -> str:
    """Return one row or two of them in words, and more in lines."""
    if len(rows) == 1:
        return f"the row {rows[0]}"
    return f"the rows {', '.join(map(str, rows[:-1]))} and {rows[-1]}"


def _cut(numbers: list[int]) -> str:
    """Return a list of numbers, or only that they are long."""
    text = str(numbers) if max(map(abs, numbers)) < 10**15 else "very many"
    return text if len(text) < 200 else f"{text[:190]} …"
