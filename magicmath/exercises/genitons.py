"""Exercises of notebook 06."""

from math import comb
from typing import Any

import numpy as np

from magicmath import gf2, helix, plain
from magicmath.exercises._answers import bits, function, number, power_slip, presses
from magicmath.exercises._feedback import counted
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import called
from magicmath.rules import RuleSet, pressed, to_board, unit

MIRRORED = RuleSet(helix.geniton(9)[:, ::-1].reshape(9, 3, 3), name="⌽G9")
MASKS = "Give a list of mask numbers, such as [0, 4, 7]."
FRAME = to_board(495)
_ABOVE = to_board(463)  # what had to change in the notebook's game when the page opened
_WITH_FEW_ONES = tuple(str(2**a + 2**b) for a in range(8, 11) for b in range(a) if 2**a + 2**b > 260)
_SLIPS = {
    3**6 + 3**5: "One copy of the first 32 rows is 243. How many stand side by side in rows 64 to 95?",
    2 * 3**6: "Rows 64 to 95 are only the upper half of two copies. They hold less than the first 64 rows.",
    3**7: "That is for 128 rows. Rows 96 to 127 do not count here.",
    96 * 97 // 2: "These are all the numbers, the even ones too.",
}
_ODD_WAYS = ("1215", "729", "972", "1458", "2187", "243", "486", "4656", "4560", "2328", "3**6 + 2*3**5")
_DRAWN = 16  # rows of the reader's triangle
_LEAST = 7  # the exponent of the first power of 2 beyond 100
_COLUMNS = 9, 10  # the first is given, and both ends of the other
_HIGH = _COLUMNS[-1] + 1
_ODD = np.array([[comb(m, i) % 2 for m in _COLUMNS] for i in range(_HIGH)], dtype=np.uint8)
_OPEN_CELLS = tuple(range(3, _ODD.size - 2, 2))  # of column 10, without its ends
_GIVEN = _ODD.copy()
_GIVEN.flat[list(_OPEN_CELLS)] = 0
_TWO_COLUMNS = "Give eleven rows of two numbers, 0 or 1."
_F = np.array([[1, 1], [0, 1]], dtype=np.uint8)
_J = np.eye(2, dtype=np.uint8)[::-1]
_LETTERS = np.array([[1, 0, 1], [0, 1, 1]], dtype=np.uint8)
_MADE_OF_LETTERS = np.hstack([gf2.matmul(matrix, _LETTERS) for matrix in (_J, _F)])
_SIX_COLUMNS = "Give two rows of six numbers, 0 or 1."


@task(
    """Column 9 is given. In column 10 both ends are given, too.

In the triangle each number is the sum of the two above it. In the matrix these two stand in the column at the
left: b beside the new cell, and a above b. So the new cell is a XOR b.

```
a
b   a XOR b
```

Blacken the other 1s of column 10.""",
    level="core",
    place=Press(
        rules=unit(_HIGH, len(_COLUMNS)),
        fixed=tuple(cell for cell in range(_ODD.size) if cell not in _OPEN_CELLS),
        start=tuple(map(tuple, _GIVEN.tolist())),
        label="two columns",
        row_names=tuple(map(str, range(_HIGH))),
        column_names=tuple(map(str, _COLUMNS)),
    ),
    hints=(
        "Each 1 makes two 1s in the next column: one beside it, and one below that.",
        "Where two of them meet, they cancel.",
    ),
    solution=str(pressed((_ODD ^ _GIVEN).ravel())),
    mistake=(
        "[3, 5, 17]",
        "Look at column 10, row 1: 1 stands to its left, 1 above that, and their XOR is 0.",
    ),
)
def next_column(answer: Any) -> tuple[bool, str]:
    """Want column 10 of Pascal's triangle modulo 2."""
    square = bits(answer, _ODD.shape, _TWO_COLUMNS)
    if (square[:, 0] != _ODD[:, 0]).any():
        return False, "Column 9 is given. Only its rows 0, 1, 8 and 9 are 1: make it so again."
    left = _ODD[:, 0]
    above = np.append(0, left[:-1])
    slips = np.flatnonzero(square[:, 1] != left ^ above)
    if slips.size:
        i = slips[0]
        xor = f"{above[i]} above that, and their XOR is {left[i] ^ above[i]}"
        rest = xor if i else "and nothing above that"
        return False, f"Look at column 10, row {i}: {left[i]} stands to its left, {rest}."
    return True, "No number above 1 was needed. The numbers themselves would go up to 252."


@task(
    """Take F⊗F⊗…⊗F, as large as you like. Find a column, beyond column 100, with exactly four 1s. Give only
its number.""",
    level="core",
    place=Field(numbers=(0, 1023)),
    hints=(
        "Write the number m of the column in binary. A 1 stands in each row whose binary 1s are all 1s of "
        "m, too.",
        "If m has two binary 1s, there are four such rows. Why?",
    ),
    solution="128 + 1",
    mistake=("128", "Column 128 has two 1s: row 0 and row 128."),
    ways=(
        *map(str, range(0, 261)),
        *_WITH_FEW_ONES,
        "2**7 + 1",
        "2 ** 7 + 1",
        "2^7+1",
        "2^7 + 1",
        "row 129",
        "column 129",
        "1000",
        "1023",
        "1025",
    ),
)
def four_odd(answer: Any) -> tuple[bool, str]:
    """Want a column beyond column 100 of Pascal's triangle modulo 2 with four 1s."""
    column = number(answer, "Give the number of one column, below a million.", high=10**6)
    if column <= 100:
        meant = ""
        if column == 2 ^ _LEAST + 1:
            meant = f" (If you typed 2^{_LEAST}+1: in Python that is no power. Write 2**{_LEAST}+1.)"
        return False, f"Column {column} is not beyond column 100.{meant}"
    ones = column.bit_count()
    if ones == 2:
        return True, f"Column {column} is {column:b} in binary: two 1s, so 2 times 2 rows."
    if ones == 1:
        return False, f"Column {column} has two 1s: row 0 and row {column}."
    return False, f"Column {column} has {2**ones} cells that are 1."


@task(
    """The nine masks of this board are the rows of ⌽G9, the mirrored geniton of size 9. Cell k, counted row
by row from 0, presses mask k. Turn the white board into the frame.

Do you need nine sums? In the first puzzle of the game, D was 1 1 1 0 0 1 1 1 1, and its presses were 0, 3, 4,
5 and 6. Compare that D with the D of this puzzle.""",
    level="more",
    place=Press(rules=MIRRORED, goal=((1, 1, 1), (1, 0, 1), (1, 1, 1)), gives="presses"),
    hints=(
        "There D was 1 1 1 0 0 1 1 1 1, and here D is 1 1 1 1 0 1 1 1 1. Only bit 3 is different.",
        "D·⌽G9 is the sum of the rows of ⌽G9 where D has a 1. So add row 3 of ⌽G9 to the presses of that "
        "puzzle. It has its 1s at the places 3 and 7.",
    ),
    solution="[0, 4, 5, 6, 7]",
    mistake=("[1, 2, 3, 4, 8]", "5 cells are still wrong."),
)
def geniton_presses(answer: Any) -> tuple[bool, str]:
    """Want presses that make the frame, board 495, from white by the rows of ⌽G9."""
    chosen, remark = presses(answer, MIRRORED, MASKS)
    if not chosen:
        return False, f"Nothing is pressed, so the board stays white. {MASKS}"
    differ = int((MIRRORED.press(to_board(0), chosen) ^ FRAME).sum())
    if differ:
        if sorted(chosen) == pressed(FRAME.ravel()):
            remark = " You pressed the black cells of the frame: that is D itself. Multiply D by ⌽G9."
        elif sorted(chosen) == pressed(gf2.matmul(_ABOVE.ravel(), MIRRORED.matrix)):
            remark = " These are the presses of the game above. Bit 3 of D is another one here."
        return False, f"{counted(differ, 'cell')} {'is' if differ == 1 else 'are'} still wrong.{remark}"
    return True, "The frame, by fractal masks. The short way: only bit 3 of D is new, so add row 3 of ⌽G9."


@task(
    """Write a function that makes Pascal's triangle modulo 2, without a single large number. It returns the
first n rows as lists: `[1]`, `[1, 1]`, `[1, 0, 1]`, `[1, 1, 1, 1]` and so on.""",
    level="more",
    place=Editor(
        calls="triangle",
        starter="""def triangle(n):
    rows = [[1]]
    while len(rows) < n:
        above = rows[-1]
        # add neighbours above
        ...
    return rows
""",
    ),
    hints=(
        "A row begins with 1 and ends with 1. Between them stand the sums of neighbours of the row above.",
        "`zip(above, above[1:])` goes through the pairs of neighbours, and `a ^ b` adds two bits modulo 2.",
    ),
    solution="""def triangle(n):
    rows = [[1]]
    while len(rows) < n:
        above = rows[-1]
        rows.append([1] + [a ^ b for a, b in zip(above, above[1:])] + [1])
    return rows
""",
    mistake=(
        """def triangle(n):
    rows = [[1]]
    while len(rows) < n:
        above = rows[-1]
        rows.append([1] + [a + b for a, b in zip(above, above[1:])] + [1])
    return rows
""",
        "In row 2, counted from 0, your function gives [1, 2, 1], and should give [1, 0, 1].",
    ),
)
def your_triangle(answer: Any) -> tuple[bool, str]:
    """Want a function that makes the first rows of Pascal's triangle modulo 2."""
    triangle = function(answer, "Give a function of the number of rows.")
    for size in (1, 2, 3, 4, 8, 13, 32):
        geniton = plain.geniton(size)
        right = [[geniton[i][size - 1 - j] for i in range(j + 1)] for j in range(size)]
        given = called(triangle, size)
        try:
            rows = [[int(entry) for entry in row] for row in given]
        except (TypeError, ValueError):
            return False, "Your function should return a list of rows, each a list of 0s and 1s."
        if len(rows) != size:
            return False, f"For n = {size} your function returns {counted(len(rows), 'row')}."
        for k, (row, wanted) in enumerate(zip(rows, right, strict=True)):
            if row != wanted:
                shown = str(row) if len(str(row)) < 100 else f"{len(row)} numbers"
                return (
                    False,
                    f"In row {k}, counted from 0, your function gives {shown}, and should give {wanted}.",
                )
    drawn = [
        " " * (_DRAWN - 1 - k) + " ".join("·■"[entry] for entry in row) for k, row in enumerate(rows[:_DRAWN])
    ]
    said = f"It makes the triangle, of one row and of 32. Here are your first {_DRAWN} rows."
    return True, "\n".join([said, *drawn])


@task(
    """How many odd numbers stand in the first 96 rows of Pascal's triangle? You need not count them one by
one.""",
    level="more",
    place=Field(numbers=(0, 4096)),
    hints=(
        "The first 64 rows hold 3 to the 6th. The 32 rows below them are the upper half of the next copies.",
        "Those 32 rows hold two copies of the first 32 rows, side by side.",
    ),
    solution="3 ** 6 + 2 * 3 ** 5",
    ways=_ODD_WAYS,
    mistake=("3 ** 6 + 3 ** 5", f"972 is too few. {_SLIPS[972]}"),
)
def odd_entries(answer: Any) -> tuple[bool, str]:
    """Want the number of odd entries in the first 96 rows of Pascal's triangle."""
    given = number(answer, "Give one whole number, not negative.")
    odd = int(helix.geniton(96).sum(dtype=int))
    if given == odd:
        return True, "The first 64 rows hold 3 to the 6th. Two copies of the first 32 rows stand below them."
    said = str(given) if given < 10**15 else "So large a number"
    slip = f" {_SLIPS[given]}" if given in _SLIPS else power_slip(given, 3, 6)
    return False, f"{said} is too {'many' if given > odd else 'few'}.{slip}"


@task(
    """Multiply F by itself, modulo 2. Blacken the 1s of the product.""",
    level="more",
    place=Press(rules=unit(2, 2), label="the product", beside={"F": _F}),
    hints=(
        "The entry in row i and column j is the product of row i of F with column j of F.",
        "Row 0 is 1 1, and column 1 is 1 and 1. So the upper right entry is 1·1 + 1·1.",
    ),
    solution="[0, 3]",
    mistake=("[0, 1, 3]", "Look at row 0, column 1: it is 1·1 + 1·1 = 2, and 2 is even."),
)
def f_times_f(answer: Any) -> tuple[bool, str]:
    """Want the square of F modulo 2."""
    given = bits(answer, (2, 2), "Give two rows of two numbers, 0 or 1.")
    for i, j in np.argwhere(given != gf2.matmul(_F, _F)).tolist():
        (a, b), (c, d) = _F[i].tolist(), _F[:, j].tolist()
        total = a * c + b * d
        parity = "odd" if total % 2 else "even"
        product = f"{a}·{c} + {b}·{d} = {total}"
        return False, f"Look at row {i}, column {j}: it is {product}, and {total} is {parity}."
    return True, "F·F = I: F undoes itself. Now put larger blocks into it."


@task(
    """Three columns of two bits are not 0. We call them a, b and d:

```
a  b  d      J        F
1  0  1      0  1     1  1
0  1  1      1  0     0  1
```

Multiply J by each of the three columns, and then F, modulo 2. Blacken the 1s of the six columns that come
out.""",
    level="more",
    place=Press(
        rules=unit(2, 6),
        goal=tuple(map(tuple, _MADE_OF_LETTERS.tolist())),
        show_goal=False,
        label="six products",
        column_names=("J·a", "J·b", "J·d", "F·a", "F·b", "F·d"),
    ),
    hints=(
        "A matrix times a is its first column, and times b its second column.",
        "And d is a + b. So the product with d is the sum of the products with a and with b.",
    ),
    solution=str(pressed(_MADE_OF_LETTERS.ravel())),
    mistake=(
        "[1, 2, 3, 4, 6, 8, 10]",
        "Look at F·d. The product with d is the sum of the products with a and with b.",
    ),
)
def three_letters(answer: Any) -> tuple[bool, str]:
    """Want what J and F of size 2 make of the three columns that are not 0."""
    given = bits(answer, _MADE_OF_LETTERS.shape, _SIX_COLUMNS)
    slips = np.flatnonzero((given != _MADE_OF_LETTERS).any(axis=0))
    if not slips.size:
        return True, "J sends a b d to b a d, and F sends them to a d b: each only changes their order."
    name, letter = "JF"[slips[0] // 3], "abd"[slips[0] % 3]
    told = {"a": "A matrix times a is its first column.", "b": "A matrix times b is its second column."}
    rest = told.get(letter, "The product with d is the sum of the products with a and with b.")
    return False, f"Look at {name}·{letter}. {rest}"
