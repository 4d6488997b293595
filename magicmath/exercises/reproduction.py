"""Exercises of notebook 15."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, helix, ledger, reals
from magicmath.exercises._answers import (
    bits,
    function,
    masks_named,
)
from magicmath.exercises._lines_to_break import lines_to_break as lines_to_break
from magicmath.exercises._lines_to_judge import lines_to_judge as lines_to_judge
from magicmath.exercises._places import Editor, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import bits_returned
from magicmath.exercises._ways import overheard
from magicmath.rules import MAGIC, UNIT, RuleSet, pressed, random_rules, unit

_ARTICLE = "retroversion"


def _witnesses() -> dict[str, tuple[NDArray[np.uint8], str]]:
    """Return for six places of the first article the difference that follows, and how it follows."""
    start, goal, right = (_row_of(name) for name in ("CC", "BB", "D"))
    transform = _row_of("helix_of_DD")
    return _as_boards({
        "start and goal": (start ^ goal, "a cell must change where start and goal differ."),
        "difference row": (_row_of("DD"), "the difference, printed as a row after start and goal."),
        "difference board": (right, "the difference, printed as a board beside the goal."),
        "presses": (
            MAGIC.press(np.zeros((3, 3), int), ledger.printed(f"{_ARTICLE}.example_presses").tolist()),
            "the article presses the masks 3, 6 and 4. Together they change these cells.",
        ),
        "counts": (
            _row_of("R") % 2,
            f"how often each cell is changed, {_digits(_row_of('R'))}. It must change where this is odd.",
        ),
        "transform": (
            helix.helix(transform),
            f"{_digits(transform)}, a code of the board, made by a triangle of XORs (chapter 07). Decoded, "
            "it is this board.",
        ),
    })  # fmt: skip


def _results() -> dict[str, tuple[NDArray[np.uint8], str, list[str]]]:
    """Return what the first article prints of case 1, in an order of work: how it was made, and from what."""
    both = ["the start", "the goal"]
    told = {
        "difference board": ("D", "start XOR goal", both),
        "presses": ("V_by_IYB", "difference · inverse of Y", ["the difference"]),
        "transform": ("helix_of_DD", "difference, as a code", ["the difference"]),
        "presses again": ("row_of_T", "(start XOR goal) · Y·Y·Y", both),
        "difference row": ("DD", "start XOR goal, once more", both),
    }
    boards = _as_boards({name: (_row_of(row), how) for name, (row, how, _) in told.items()})
    return {name: (*boards[name], uses) for name, (_, _, uses) in told.items()}


def _slips_in_time() -> dict[str, tuple[str, Any, Any, list[list[NDArray[np.uint8]] | None]]]:
    """Return for each place of a slip what it does, its boards, and what comes out at each moment.

    CC and the goal are printed as they stood in the end. So before the slip one cell was other.
    """
    (cell,) = np.flatnonzero(_row_of("CC") ^ _row_of("BB") ^ _row_of("D")).tolist()
    flip = np.eye(9, dtype=np.uint8)[cell]
    places = {
        "the start": ("CC", (1, 0, 0)),
        "the goal": ("BB", (0, 1, 0)),
        "the difference": ("D", (0, 0, 1)),
    }
    return {
        name: (
            f"cell {cell} of {name} turns black",
            (after ^ flip).reshape(3, 3),
            after.reshape(3, 3),
            [_worked(cell, turned, moment) for moment in range(len(RESULTS) + 1)],
        )
        for name, (row, turned) in places.items()
        for after in [_row_of(row).astype(np.uint8)]
    }


def _worked(cell: int, turned: tuple[int, int, int], moment: int) -> list[NDArray[np.uint8]] | None:
    """Return the results in `RESULTS` when CC, the goal or D slips in a cell after so many of them."""
    if turned[2] and not moment:
        return None  # the difference is not there yet
    flip = np.eye(9, dtype=np.uint8)[cell]
    start, goal = (
        _row_of(name).astype(np.uint8) ^ (flip * slips)
        for name, slips in zip(("CC", "BB"), turned, strict=False)
    )

    def difference(result: int) -> NDArray[np.uint8]:
        happened = result >= moment
        return start ^ goal ^ (flip * (happened * (turned[0] + turned[1])))

    def masks(of: NDArray[np.uint8]) -> NDArray[np.uint8]:
        return gf2.matmul(of, gf2.inv(MAGIC.matrix))

    board = difference(0)

    def board_at(result: int) -> NDArray[np.uint8]:
        return board ^ (flip * (turned[2] * (moment <= result)))

    rows = [
        board ^ (flip * turned[2]),  # in the end it is printed with its slip
        masks(board_at(1)),
        helix.helix(board_at(2)),
        masks(difference(3)),
        difference(4),
    ]
    return [row.reshape(3, 3).astype(np.uint8) for row in rows]


def _as_boards(told: dict[str, tuple[Any, str]]) -> dict[str, tuple[NDArray[np.uint8], str]]:
    return {name: (np.reshape(board, (3, 3)).astype(np.uint8), how) for name, (board, how) in told.items()}


def _ways(
    difference: NDArray[np.uint8], masks: NDArray[np.uint8]
) -> dict[str, tuple[NDArray[np.uint8], str]]:
    """Return for some notebooks the masks that make a difference, as a board, and how they are found.

    Each uses the nine masks as they are given. Only that of chapter 05 takes them for MAGIC's.
    """
    wanted = difference.ravel()
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
            "multiply the difference by the matrix of minors, modulo 2. (The determinant is odd.)",
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
    return _as_boards(told)


def _row_of(name: str) -> NDArray[np.int64]:
    return ledger.printed(f"{_ARTICLE}.{name}").ravel()


def _digits(row: NDArray[np.int64]) -> str:
    return " ".join(map(str, row.tolist()))


CHANGED = gf2.inv(MAGIC.matrix)  # with one wrong bit, for practice
CHANGED[5, 7] ^= 1
MASKS = ledger.printed(f"{_ARTICLE}.masks").reshape(9, 9).astype(np.uint8)  # as printed, with its wrong bits
PRESSES = ledger.printed(f"{_ARTICLE}.example_presses").tolist()
INVERTER = "Give a function of a matrix."
ROWS = "Give the rows CC, BB and DD, each of nine numbers, 0 or 1."
CELLS = "Give a board: three rows of three numbers, 0 or 1."
_NOT_COPIED = "A printer or a machine would have to err twice, just where the two must fit."
_SIX_TO_FIVE = (
    "A 6 became a 5 each time, and that looks like a machine. But a look is no proof: a printer may take a 6 "
    "for a 5, too. There is no source, no slip is computed from another, and no sign is lost: no proof."
)
_SLIPS = (  # rows of the ledger, what is asked of who thinks otherwise of their slip, and the reason
    (
        ("casegame.board_count", "casegame.board_count_again"),
        "which of the three proofs does the source give?",
        "The author's own source has the slip: proof 1.",
    ),
    (
        ("fractal_magic.board_size",),
        "look for proof 3. Which other signs are lost in this copy?",
        "The copy has lost other × and ⌽, and left holes in its sentences: proof 3.",
    ),
    (
        ("retroversion.mask_numbers", "retroversion.formula_presses"),
        "a 6 became a 5 each time. Is that one of the three proofs, or only a look?",
        _SIX_TO_FIVE,
    ),
    (
        ("retroversion.CC", "retroversion.DD"),
        "read proof 2 again. Do these two rows fit each other?",
        f"The difference row is start XOR goal, slip and all: proof 2. {_NOT_COPIED}",
    ),
)
_MAKERS = tuple(ledger.ORIGINS[name] for name in ("source", "copy", "untold"))
_OUR_MAKERS = (0, 1, 2, 0)  # a number of _MAKERS for each slip; a test holds them to the ledger
_ANSWERS = ("P", "O", "?")
MAKERS_PRESSED = "Give four rows, one for each slip, each of three numbers, 0 or 1: one answer in each row."
_NUMBERS = tuple(map(str, range(9)))
WITNESSES = _witnesses()
FIRST_BOARD = np.array([[0, 0, 1], [0, 0, 0], [1, 0, 0]], dtype=np.uint8)
GOAL = ledger.printed(f"{_ARTICLE}.B").astype(np.uint8)
RESULTS = _results()
SLIPS_IN_TIME = _slips_in_time()
# mask 8 with one cell less; still an odd determinant, so that each way finds masks
SPOILED = MAGIC.matrix.copy()
SPOILED[8, 7] ^= 1
WAYS = _ways(FIRST_BOARD ^ GOAL, MAGIC.matrix)
SPOILED_WAYS = _ways(FIRST_BOARD ^ GOAL, SPOILED)
CELLS_AND_ALL = RuleSet(
    [*np.eye(9, dtype=np.uint8).reshape(9, 3, 3), np.ones((3, 3), dtype=np.uint8)],
    name="nine single cells and the whole board",
)
MENDED_START = GOAL ^ _row_of("D").reshape(3, 3).astype(np.uint8)
_PRINTED = np.array([_row_of(name) for name in ("CC", "BB", "DD")], dtype=np.uint8)
_FEWEST_TURNS = 2
_MENDED = np.array([_row_of("BB") ^ _row_of("D"), _row_of("BB"), _row_of("D")], dtype=np.uint8)


def _pressed_answers(answers: Sequence[int]) -> list[int]:
    """Return the cells to press for one of three answers in each line, given by its number."""
    return [len(_ANSWERS) * line + answer for line, answer in enumerate(answers)]


def _reasons() -> tuple[str, ...]:
    """Return for each slip the answer, and why."""
    answers = [_ANSWERS[maker] for maker in _OUR_MAKERS]
    return tuple(
        f"Slip {k}: {answer}. {why}"
        for k, (answer, (_, _, why)) in enumerate(zip(answers, _SLIPS, strict=True), start=1)
    )


def _one_a_line(answers: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the board on which these cells are pressed."""
    return tuple(tuple(int(k == answer) for k in range(len(_ANSWERS))) for answer in answers)


@task(
    """Here are the three rows as they are printed, and below them six witnesses. Press all six. Each shows a
board, and says where it comes from. = or ≠ compares it with the one that you pressed last.

Which cells of the rows are wrong? Tap cells until all six agree. Turn as few as you can.""",
    level="core",
    place=Press(
        rules=unit(3, 9),
        start=tuple(map(tuple, _PRINTED.tolist())),
        goal=tuple(map(tuple, _MENDED.tolist())),
        show_goal=False,
        label="the rows, with the cells 0 to 8",
        names=_NUMBERS * 3,
        row_names=("start", "goal", "difference"),
        witnesses=WITNESSES,
        following={"start and goal": (0, 1), "difference row": (2,)},
        covers_witnesses=True,
        otherwise="Not yet. Press the difference board: where is ≠, a witness still contradicts it. If all "
        "six agree, fewer turned cells are enough.",
        reasons=(
            "Turn cell 3 of the difference. Then turn cell 3 of the start, or that of the goal. One of these "
            "is enough.",
        ),
    ),
    hints=(
        "Press the difference board. In which cell do the two that contradict it have a mark?",
        "Turn that cell of the difference: one witness still contradicts. It is read from start and goal. So "
        "these must differ in that cell, too.",
    ),
    solution="[3, 21]",
    mistake=("[21]", "One witness still contradicts the difference board: start and goal."),
    ways=(
        *(f"[{cell}]" for cell in range(27)),
        *(f"[{a + cell}, {b + cell}]" for cell in range(9) for a, b in ((0, 9), (0, 18), (9, 18))),
        "[3, 12, 21]",
    ),
)
def wrong_rows(answer: Any) -> tuple[bool, str]:
    """Want the rows CC, BB and DD with so few cells turned that all witnesses agree."""
    start, goal, difference = rows = bits(answer, (3, 9), ROWS)
    told = {name: board.ravel() for name, (board, _) in WITNESSES.items()}
    told |= {"start and goal": start ^ goal, "difference row": difference}
    against = [name for name, row in told.items() if not np.array_equal(row, told["difference board"])]
    if against:
        still = "One witness still contradicts" if len(against) == 1 else "Two witnesses contradict"
        return False, f"{still} the difference board: {' and '.join(against)}."
    where = np.argwhere(rows != _PRINTED)
    if len(where) > _FEWEST_TURNS:
        return False, f"All six agree. But you turned {len(where)} cells, and fewer are enough."
    mended, other = ("start", "goal") if np.array_equal(goal, _PRINTED[1]) else ("goal", "start")
    return (
        True,
        f"All six agree. You turned cell {where[0, 1]} of the {mended} and of the difference. To turn it in "
        f"the {other} and in the difference would do, too. So who is wrong?",
    )


@task(
    """Where was each of four slips made? Judge by proofs, and not by how a slip looks.

**P**: in print already. Proof 1: the author's own source has the slip, too. Proof 2: two printed places have
slips, and one was computed from the other, slip and all. (Who only copies does not compute.)

**O**: only in our copy. Proof 3: our copy has lost more such signs, and left holes in its sentences. (A
printer would see the holes.)

**?**: nobody can tell. There is none of these proofs.

**Slip 1.** casegame's manual has 29 where 2⁹ is right. Its source is public, and has 29, too.

**Slip 2.** In our copy, Langlet's second article has 33 where 3×3 is right. It also has “1024 1024” for
1024×1024, and “a -mirrored” for “a ⌽-mirrored”.

**Slip 3.** In our copy of his first article, 215 stands for 216, and 185 for 186. Each is a mask
as one number: its cells are binary digits. And below his very last formula stand the masks 3 4 5, where
3 4 6 is right. (No witness of case 1 comes from that formula.)

**Slip 4.** Cell 3 of case 1, in the start and in the difference row. Other places of the article contradict
both rows. But start XOR goal is just the difference row, as they are printed.""",
    level="core",
    place=Press(
        rules=unit(4, 3),
        goal=_one_a_line(_OUR_MAKERS),
        show_goal=False,
        label="your answers",
        names=_ANSWERS * 4,
        row_names=("Slip 1", "Slip 2", "Slip 3", "Slip 4"),
        otherwise="Press one answer for each of the four slips.",
        reasons=_reasons(),
        one_a_row=True,
    ),
    hints=(
        "Take the slips one by one. Which of the three proofs is in its text?",
        "A printer and a machine copy what they see. They do not compute. And a slip that looks like a "
        "machine's is not proved to be one.",
    ),
    solution=str(_pressed_answers(_OUR_MAKERS)),
    mistake=(
        str(_pressed_answers((0, 1, 1, 0))),
        "One of the four differs from what the ledger says. Ask of slip 3: " + _SLIPS[2][1],
    ),
    ways=tuple(str(_pressed_answers(makers)) for makers in product(range(3), repeat=4)),
)
def whose_slips(answer: Any) -> tuple[bool, str]:
    """Want for four slips where they were made."""
    rows = bits(answer, (4, 3), MAKERS_PRESSED)
    if (rows.sum(axis=1) != 1).any():
        return False, "Press one answer for each of the four slips."
    given = rows.argmax(axis=1).tolist()
    wrong = [k for k, (mine, right) in enumerate(zip(given, _OUR_MAKERS, strict=True)) if mine != right]
    if wrong:
        count = "One of the four differs" if len(wrong) == 1 else f"{len(wrong)} of the four differ"
        question = _SLIPS[wrong[0]][1]
        return False, f"{count} from what the ledger says. Ask of slip {wrong[0] + 1}: {question}"
    return (
        True,
        "The ledger says the same. Slips 1 and 2 look alike, 29 for 2⁹ and 33 for 3×3. Only a proof tells "
        f"whose they are. Slip 3: {_SIX_TO_FIVE} And slip 4? {_NOT_COPIED} An author who computes one row "
        "from the other takes the slip along.",
    )


@task(
    """The last puzzle of the course is yours to make. From some starts two masks lead to the goal. One start
is farther away than all others: it needs all nine masks. Build it.""",
    level="core",
    place=Press(rules=UNIT, label="your start", names=_NUMBERS, beside={"goal": GOAL}),
    hints=(
        "Each press undoes itself. So you may walk from the goal back to the start.",
        "From the goal, press all nine masks. A cell changes if an odd number of masks holds it.",
    ),
    solution="[1, 3, 4, 5, 7]",
    mistake=("[0, 2, 4, 6, 8]", "From your start 1 mask leads to the goal: 4."),
)
def farthest_start(answer: Any) -> tuple[bool, str]:
    """Want the start from which all nine masks lead to the goal."""
    start = bits(answer, (3, 3), CELLS, or_number=True)
    masks = pressed(MAGIC.solve(start, GOAL))
    if not masks:
        return False, "Your start is the goal. It needs no mask."
    if len(masks) < len(MAGIC):
        said = "1 mask leads" if len(masks) == 1 else f"{len(masks)} masks lead"
        return False, f"From your start {said} to the goal: {' '.join(map(str, masks))}."
    return (
        True,
        "All nine, each pressed once, in any order. No other start needs them all, because each start has "
        "its own choice of masks. And look at yours: it is mask 4 on a white board.",
    )


@task(
    """Test the rule with ten other masks. Each of the masks 0 to 8 inverts one cell alone, so the list of a
cell is its own mask. Mask 9 inverts the whole board.

Press the cells that must change. The rule presses one mask for each of them. Choose the cells so that fewer
presses of the ten masks make the same board.""",
    level="more",
    place=Press(rules=UNIT, label="the cells that must change", names=_NUMBERS),
    hints=(
        "The rule never presses mask 9. For which boards would mask 9 help?",
        "All ten together change nothing. So a choice of masks makes the same board as the masks that it "
        "leaves out.",
    ),
    solution="[0, 1, 2, 3, 4, 5, 6, 7, 8]",
    mistake=("[0, 1, 3]", "The rule presses these 3 masks, and fewer presses never make this board."),
)
def a_shorter_way(answer: Any) -> tuple[bool, str]:
    """Want cells that must change, for which one press a cell is not the shortest way."""
    board = bits(answer, (3, 3), CELLS, or_number=True)
    chosen = int(board.sum())
    shortest = pressed(CELLS_AND_ALL.solve(np.zeros((3, 3), int), board))
    if not chosen:
        return False, "No cell must change then, and no way is shorter than no press."
    if len(shortest) == chosen:
        these = "this mask" if chosen == 1 else f"these {chosen} masks"
        return False, f"The rule presses {these}, and fewer presses never make this board."
    fewer = f"{len(shortest)} in place of {chosen}"
    return True, f"The choice of {masks_named(shortest)} makes the same board: {fewer}."


@task(
    """Each black cell of your board presses its mask. Beside the board stands what these masks make of
white. White makes itself, and so does Langlet's goal, the frame. Find another board that makes itself: the
two must be the same.""",
    level="more",
    place=Press(rules=UNIT, label="your board", names=_NUMBERS, makes=MAGIC),
    hints=(
        "Try boards that look the same in a mirror. Begin with few cells.",
        "Try two opposite corners and one more cell. Or try the four edges.",
    ),
    solution="[0, 4, 8]",
    mistake=("[0, 8]", "Your board makes another one: they differ in cells 1, 3, 5, 7."),
)
def own_press_row(answer: Any) -> tuple[bool, str]:
    """Want a board that is its own press row, neither white nor the goal."""
    board = bits(answer, (3, 3), CELLS, or_number=True)
    made = MAGIC.press(np.zeros((3, 3), int), pressed(board.ravel()))
    differs = np.flatnonzero(board != made).tolist()
    if differs:
        cells = "cell" if len(differs) == 1 else "cells"
        return False, f"Your board makes another one: they differ in {cells} {', '.join(map(str, differs))}."
    if not board.any() or np.array_equal(board, GOAL):
        name = "the frame" if board.any() else "the white board"
        return False, f"Yes, {name} makes itself. Find another board that does."
    return (
        True,
        "The black cells of your board are its press row. So Langlet's rule is right if it begins with your "
        "board. And the XOR of two such boards makes itself, too. Which others can you make?",
    )


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
