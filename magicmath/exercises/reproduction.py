"""Exercises of notebook 15."""

import re
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, helix, ledger, reals
from magicmath.exercises._answers import (
    entries,
    function,
    masks_named,
    number,
    numbered,
    numbers,
    pair,
    presses,
    square,
)
from magicmath.exercises._feedback import Unreadable
from magicmath.exercises._places import Editor, Field, Press, Words
from magicmath.exercises._task import task
from magicmath.exercises._trials import bits_returned, shown_rows
from magicmath.exercises._ways import overheard
from magicmath.rules import MAGIC, RuleSet, pressed, random_rules

_ARTICLE = "retroversion"


def _witnesses() -> dict[str, tuple[NDArray[np.uint8], str]]:
    """Return for each place of the first article the difference that follows from it, and how it follows."""
    start, goal, right = (_row_of(name) for name in ("CC", "BB", "D"))
    presses, transform = _row_of("V"), _row_of("helix_of_DD")
    told = {
        "CC to BB": (start ^ goal, "start and goal as rows. A cell must change where they differ."),
        "DD": (_row_of("DD"), "the difference, printed as a row after CC and BB."),
        "D": (right, "the difference, printed as a board beside the goal."),
        "DD under Y": (_row_of("DD_first"), "the difference, printed as a row under the matrix Y."),
        "presses 3 6 4": (
            MAGIC.press(np.zeros((3, 3), int), ledger.printed(f"{_ARTICLE}.example_presses").tolist()),
            "the masks of the worked example. Pressed together, they change these cells.",
        ),
        "presses V": (
            gf2.matmul(presses, MAGIC.matrix),
            f"the presses {_digits(presses)}. This is V·Y modulo 2.",
        ),
        "product V PB Y": (_row_of("V_PB_Y"), "the same product, as the article prints it."),
        "counts R": (
            _row_of("R") % 2,
            f"how often each cell is changed, {_digits(_row_of('R'))}. It must change where this is odd.",
        ),
        "helix": (
            helix.helix(transform),
            f"the helix transform {_digits(transform)} (chapter 07), transformed back.",
        ),
        "masks for ⌽G": (
            helix.helix(np.isin(np.arange(9), ledger.printed(f"{_ARTICLE}.helix_presses")).astype(np.uint8)),
            "the masks 0 2 3 4 5 6 8 for the mirrored geniton: the same transform, told in a sentence.",
        ),
    }
    return {name: (np.reshape(board, (3, 3)).astype(np.uint8), how) for name, (board, how) in told.items()}


def _ways(difference: NDArray[np.uint8]) -> dict[str, tuple[NDArray[np.uint8], str]]:
    """Return for some notebooks the masks that make a difference, as a board, and how they are found."""
    wanted, masks = difference.ravel(), MAGIC.matrix
    choices = np.arange(512)[:, None] >> np.arange(9) & 1
    single = [gf2.solve(masks.T, cell) for cell in np.eye(9, dtype=np.uint8)]
    told = {
        "01 search": (
            choices[(gf2.matmul(choices, masks) == wanted).all(axis=1)][0],
            "try all 512 choices of masks. One of them makes the difference.",
        ),
        "02 elimination": (gf2.solve(masks.T, wanted), "solve nine equations, modulo 2."),
        "03 minors": (
            wanted @ reals.adjugate(masks) % 2,
            "multiply the difference by the matrix of minors, modulo 2. (The determinant 5 is odd.)",
        ),
        "04 inverse": (gf2.matmul(wanted, gf2.inv(masks)), "multiply the difference by the inverse of Y."),
        "05 cube of Y": (
            gf2.matmul(wanted, gf2.matrix_power(masks, 3)),
            "multiply the difference by Y, three times.",
        ),
        "10 cell by cell": (
            np.bitwise_xor.reduce([single[cell] for cell in np.flatnonzero(wanted)]),
            "join the presses for each cell that must change. What comes twice is gone.",
        ),
    }
    return {name: (np.reshape(row, (3, 3)).astype(np.uint8), how) for name, (row, how) in told.items()}


def _row_of(name: str) -> NDArray[np.int64]:
    return ledger.printed(f"{_ARTICLE}.{name}").ravel()


def _digits(row: NDArray[np.int64]) -> str:
    return " ".join(map(str, row.tolist()))


CHANGED = gf2.inv(MAGIC.matrix)
CHANGED[5, 7] ^= 1
CELL = "Give [row, column], both from 0 to 8."
INVERTER = "Give a function of a matrix."
ROWS_AND_CELL = "Name the rows that are wrong, and the cell from 0 to 8, such as: BB 7."
VERDICTS = "Give four letters, each t, f or c, such as: t f t f."
_LETTERS = {"true": "t", "false": "f", "true under a condition": "c"}
_MEANT = {"true": "t", "false": "f", "condition": "c", "conditional": "c"}
_HAS_INVERSE = "a matrix has an inverse modulo 2 exactly if its determinant is odd. And odd means 1 modulo 2."
_LINES = {
    "retroversion.one_mask_is_best": {
        "t": "what if the board is the goal already? Then each press leads away.",
        "f": "it fails at one board alone, at the goal itself. So a small condition saves it.",
    },
    "retroversion.determinant_is_one": {"f": _HAS_INVERSE, "c": _HAS_INVERSE},
    "opening_the_boxes.even_multiples": {
        "t": "take k = 2, and a z that is not zero. Then x is zero, and z is not.",
        "c": "with an even k, x is zero for each z. So nothing of the line on z can be saved.",
    },
    "retroversion.changing_rules": {
        "t": "replace mask 0 by mask 1. Now two masks are equal, and not all boards can be made.",
        "f": "it fails if the new masks are not independent. If they are, it holds: a condition saves it.",
    },
}
_MOST_GAPS, _LARGEST_GAP = 12, 1000
GAPS = "Give the numbers of the top row, such as [2, 3, 5, 9]."
WITNESSES = _witnesses()
FIRST_BOARD = np.array([[0, 0, 1], [0, 0, 0], [1, 0, 0]], dtype=np.uint8)
GOAL = ledger.printed(f"{_ARTICLE}.B").astype(np.uint8)
WAYS = _ways(FIRST_BOARD ^ GOAL)
CELLS_AND_ALL = RuleSet(
    [*np.eye(9, dtype=np.uint8).reshape(9, 3, 3), np.ones((3, 3), dtype=np.uint8)],
    name="nine single cells and the whole board",
)
_WHOLE_BOARD = 9


@task(
    """Some rows of the three, CC, BB and DD, are printed wrong, all in the same cell. Mend them so that all
ten witnesses tell the same.

Which rows are wrong, and in which cell? Cells are counted from 0, row by row. Write it such as: BB 7.""",
    level="core",
    place=Words(),
    hints=(
        "Press DD, and then a witness that contradicts it. Which cell is marked?",
        "Mending DD alone is not enough: CC and BB must differ in that cell, too. BB is printed a second "
        "time, as the board B, and this agrees with it.",
    ),
    solution="CC DD 3",
    mistake=("DD 3", "With DD mended in cell 3, there is still a witness that disagrees: CC to BB."),
)
def wrong_rows(answer: Any) -> tuple[bool, str]:
    """Want which of the rows CC, BB and DD are misprinted, and in which cell."""
    tables, cell = _as_rows_and_cell(answer)
    mended = {name: _row_of(name) for name in ("CC", "BB", "DD")}
    for name in tables:
        mended[name][cell] ^= 1
    told: dict[str, NDArray[Any]] = {name: board.ravel() for name, (board, _) in WITNESSES.items()}
    told |= {"CC to BB": mended["CC"] ^ mended["BB"], "DD": mended["DD"]}
    against = [name for name, row in told.items() if not np.array_equal(row, told["D"])]
    said = f"With {' and '.join(sorted(tables))} mended in cell {cell}"
    if against:
        still = "there is still a witness that disagrees" if len(against) == 1 else "some still disagree"
        return False, f"{said}, {still}: {', '.join(against[:3])}."
    if "BB" in tables:
        return (
            False,
            f"{said}, all agree. But then BB would differ from the board B, the goal printed as a board.",
        )
    return True, f"{said}, all ten agree: two digits are changed, and the whole example fits."


@task(
    """Test the rule with ten other masks. Each of the masks 0 to 8 inverts one cell alone, so the list of a
cell is its own mask. Mask 9 inverts the whole board.

Choose a board, and press what the rule says for it. It should not be the shortest way: fewer presses of the
ten masks make the same board.""",
    level="core",
    place=Press(rules=CELLS_AND_ALL, gives="presses"),
    hints=(
        "The rule never presses mask 9. For which boards would mask 9 help?",
        "All ten together change nothing. So a choice of masks makes the same board as the masks that it "
        "leaves out.",
    ),
    solution="[0, 1, 2, 3, 4, 5, 6, 7, 8]",
    mistake=("[0, 1, 3]", "Fewer presses than these 3 never make this board."),
)
def a_shorter_way(answer: Any) -> tuple[bool, str]:
    """Want presses of single cells that fewer presses replace, once the whole board may be pressed."""
    named, read_as = presses(answer, CELLS_AND_ALL, "Give the numbers of the masks that you press.")
    chosen = [mask for mask in set(named) if named.count(mask) % 2]
    white = np.zeros(CELLS_AND_ALL.shape, dtype=np.uint8)
    shortest = pressed(CELLS_AND_ALL.solve(white, CELLS_AND_ALL.press(white, chosen)))
    if not chosen:
        return False, f"Nothing is pressed then, and no way is shorter.{read_as}"
    if _WHOLE_BOARD in chosen:
        return False, f"The rule never presses mask 9: it presses the cells that must change.{read_as}"
    if len(shortest) == len(chosen):
        return False, f"Fewer presses than these {len(chosen)} never make this board.{read_as}"
    fewer = f"{len(shortest)} in place of {len(chosen)}"
    return True, f"The choice of {masks_named(shortest)} makes the same board: {fewer}."


@task(
    """Judge four lines. Lines 1, 2 and 4 are Langlet's, and line 3 is Day's.

Line 1: In MAGIC one of the nine next boards lies on a shortest way to the goal.

Line 2: Each matrix that has an inverse modulo 2 has the determinant 1 modulo 2.

Line 3: If x is k times z modulo 2, and k is even, then x is zero, and z is zero as well.

Line 4: Nine masks solve all boards. Replace them by sums of these masks, modulo 2: then the new ones do so,
too.

Give a letter for each: t for true, f for false, and c for true under a condition (it fails somewhere, but a
condition saves it). Write it such as: t f t f.""",
    level="core",
    place=Words(),
    hints=(
        "Test each line on the smallest case. What if you stand at the goal? What if k is 2?",
        "In line 4, what if two of the new masks are equal?",
        "Line 2: chapter 03 told when a matrix has an inverse modulo 2.",
    ),
    solution="c t f c",
    mistake=("t t f c", "Line 1: what if the board is the goal already? Then each press leads away."),
)
def four_lines(answer: Any) -> tuple[bool, str]:
    """Want the verdicts of the ledger on four lines, as letters."""
    given = _as_letters(answer)
    for i, (letter, (key, remarks)) in enumerate(zip(given, _LINES.items(), strict=True), start=1):
        if letter != _LETTERS[ledger.row(key).verdict]:
            return False, f"Line {i}: {remarks[letter]}"
    return True, "These are the verdicts of the ledger, too."


@task(
    """Somebody says: “If a matrix is its own inverse modulo 2, then so is its mirror image, left to right.
It is so with the identity.” Show that this is wrong: give a matrix that is its own inverse, while its
mirror image is not.""",
    level="more",
    place=Field(),
    hints=(
        "Two rows of two bits are enough.",
        "Begin with the identity, and add one row to the other.",
    ),
    solution="[[1, 1], [0, 1]]",
    mistake=("[[1, 0], [0, 1]]", "Its mirror image is its own inverse, too."),
)
def self_inverse_but_not_mirrored(answer: Any) -> tuple[bool, str]:
    """Want a matrix that is its own inverse while its mirror image, left to right, is not."""
    matrix = square(answer, "Give a square matrix, as a list of rows of 0 and 1.")
    identity = np.eye(len(matrix))
    mirrored = matrix[:, ::-1]
    twice = gf2.matmul(matrix, matrix)
    if not np.array_equal(twice, identity):
        shown = f" Its square modulo 2 is\n{shown_rows(twice)}" if len(matrix) <= 9 else ""
        return False, f"It is not its own inverse.{shown}"
    if np.array_equal(gf2.matmul(mirrored, mirrored), identity):
        return False, "Its mirror image is its own inverse, too."
    return True, f"A counterexample: the mirror image has order {gf2.multiplicative_order(mirrored)}, not 2."


@task(
    f"""This should be the inverse of Y, MAGIC's matrix, modulo 2:

```
{shown_rows(CHANGED)}
```

One of its 81 bits is wrong. Which? Give [row, column], both counted from 0.""",
    level="more",
    place=Field(),
    hints=(
        "In which column does the product differ from the identity? The wrong bit stands in this column.",
        "Write down the cells of that column where the product is wrong. They are the 1s of a column of Y.",
        "A bit in row i meets column i of Y. So the number of that column is the row of the wrong bit.",
    ),
    solution="[5, 7]",
    mistake=(
        "[2, 0]",
        "With that bit turned, the product with Y still differs from the identity in 7 cells.",
    ),
)
def misprinted_cell(answer: Any) -> tuple[bool, str]:
    """Want the [row, column] of the one wrong bit in CHANGED, which should be the inverse of Y."""
    i, j = _as_cell(answer)
    mended = CHANGED.copy()
    mended[i, j] ^= 1
    wrong = int((gf2.matmul(MAGIC.matrix, mended) != np.eye(9)).sum())
    if wrong:
        turned = " Did you give the column first?" if (j, i) == _misprint() else ""
        return (
            False,
            f"With that bit turned, the product with Y still differs from the identity in {wrong} "
            f"cells.{turned}",
        )
    return True, "With that bit turned, the product with Y is the identity: found, and mended."


@task(
    """The ledger checks the inverse IYB in four ways: by elimination, by the parity of the
adjugate, by SymPy, and by a search through the 512 choices.

Find a fifth way. Write a function that takes a matrix with an inverse modulo 2, and returns its inverse. It
must work for other matrices than MAGIC's, too.""",
    level="more",
    place=Editor(
        calls="inverse",
        starter="""def inverse(Y):
    # Y is an array of 0s and 1s
    ...
""",
    ),
    hints=(
        "Some power of Y is the identity. What is the power before it?",
        "`gf2.multiplicative_order(Y)` tells which power, and `gf2.matrix_power(Y, n)` makes one.",
    ),
    solution="""def inverse(Y):
    n = gf2.multiplicative_order(Y)
    return gf2.matrix_power(Y, n - 1)
""",
    mistake=(
        """def inverse(Y):
    return gf2.matrix_power(Y, 3)
""",
        "It inverts MAGIC's matrix, but not every other: as a check it would pass by luck.",
    ),
)
def another_way(answer: Any) -> tuple[bool, str]:
    """Want a function that inverts matrices modulo 2, MAGIC's and any other, in none of the four ways."""
    inverse = function(answer, INVERTER)
    generator = np.random.default_rng(11)
    rules = [MAGIC, *(random_rules(3, 3, generator) for _ in range(5))]
    for k, rule in enumerate(rules):
        returned, ways = overheard(inverse, rule.matrix.copy())
        found = bits_returned(returned, (9, 9), or_shape=(9, 3, 3))
        if not np.array_equal(gf2.matmul(rule.matrix, found), np.eye(9)):
            return False, "It does not invert MAGIC's matrix." if k == 0 else (
                "It inverts MAGIC's matrix, but not every other: as a check it would pass by luck."
            )
        if ways:
            return (
                False,
                f"It inverts, but it does so {ways[0]}: that is one of the four ways already listed.",
            )
    return True, "It inverts MAGIC's matrix and five others: a way to put beside the ones that are there."


@task(
    """Begin a top row with 2 and 3, and go on with odd numbers, each larger than the one before.
Write at least five numbers, all below 1,000.

The left edge should be 1 in every row below, but not in the last one: there it breaks.""",
    level="more",
    place=Field(),
    hints=(
        "Begin with 2, 3, 5, 7 in the figure, and change the next number until the edge breaks.",
        "The last number stands in no other left edge. So make it larger by 2 again and again.",
    ),
    solution="[2, 3, 5, 7, 13]",
    mistake=("[2, 3, 7, 9, 11]", "The edge breaks too early, in row 2: there stands 3."),
)
def broken_edge(answer: Any) -> tuple[bool, str]:
    """Want 2, 3 and growing odd numbers whose triangle breaks its left edge in the last row alone."""
    row = numbers(answer, GAPS)
    is_growing = all(a < b for a, b in pairwise(row))
    if row[:2] != [2, 3] or not is_growing or any(item % 2 == 0 for item in row[1:]):
        raise Unreadable(f"Begin with 2 and 3, and go on with odd numbers that grow. {GAPS}")
    if not 5 <= len(row) <= _MOST_GAPS or row[-1] >= _LARGEST_GAP:
        raise Unreadable(f"Write from 5 to {_MOST_GAPS} numbers below {_LARGEST_GAP:,}. {GAPS}")
    edge, below = [], np.array(row)
    while len(below) > 1:
        below = np.abs(np.diff(below))
        edge.append(int(below[0]))
    wrong = [k for k, item in enumerate(edge, start=1) if item != 1]
    if not wrong:
        return False, "The edge holds down to the last row. Make the last number larger."
    if wrong[0] < len(edge):
        return False, f"The edge breaks too early, in row {wrong[0]}: there stands {edge[wrong[0] - 1]}."
    return True, f"It holds in {len(edge) - 1} rows, and in the last one stands {edge[-1]}."


def _as_letters(answer: Any) -> str:
    """Return four letters, each t, f or c, or raise."""
    words = re.findall(r"[a-z]+", answer.lower()) if isinstance(answer, str) else []
    letters = "".join(_MEANT.get(word, word) for word in words)
    if not re.fullmatch("[tfc]{4}", letters):
        raise Unreadable(VERDICTS)
    return letters


def _as_rows_and_cell(answer: Any) -> tuple[set[str], int]:
    """Return the rows that are named, and the cell, or raise."""
    if not isinstance(answer, str):
        raise Unreadable(ROWS_AND_CELL)
    words = re.findall(r"[a-z]+|\d+", answer.lower())
    tables = {word.upper() for word in words if word in ("cc", "bb", "dd")}
    cells = {int(word) for word in words if word.isdigit() and len(word) < 3}
    if not tables or len(cells) != 1 or not cells <= set(range(9)):
        raise Unreadable(ROWS_AND_CELL)
    return tables, cells.pop()


def _misprint() -> tuple[int, ...]:
    """Return where CHANGED is wrong."""
    return tuple(np.argwhere(gf2.inv(MAGIC.matrix) != CHANGED)[0].tolist())


def _as_cell(answer: Any) -> tuple[int, int]:
    """Return (row, column), or raise; a table with a single 1 also tells a cell."""
    flat, shape = entries(answer, CELL)
    if shape == (9, 9):
        ones = [place for place, item in enumerate(flat) if item]
        if len(ones) == 1 and set(flat) <= {0, 1}:
            return divmod(ones[0], 9)
        raise Unreadable(f"You gave a matrix. {CELL}")
    row, column = pair(flat if len(shape) < 2 else answer, CELL) if shape else (number(flat[0], CELL), -1)
    if not shape:
        raise Unreadable(f"You gave one number. {CELL}")
    if not (0 <= row < 9 and 0 <= column < 9):
        which, what = ("row", row) if not 0 <= row < 9 else ("column", column)
        raise Unreadable(f"There is no {which} {numbered(what)}. {CELL}")
    return row, column
