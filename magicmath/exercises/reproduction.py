"""Exercises of notebook 15."""

from collections.abc import Sequence
from itertools import pairwise, product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath import gf2, helix, ledger, reals
from magicmath.exercises._answers import (
    bits,
    entries,
    function,
    masks_named,
    number,
    numbered,
    numbers,
    pair,
)
from magicmath.exercises._feedback import Unreadable
from magicmath.exercises._places import Editor, Field, Press
from magicmath.exercises._task import task
from magicmath.exercises._trials import bits_returned, shown_rows
from magicmath.exercises._ways import overheard
from magicmath.rules import MAGIC, UNIT, RuleSet, pressed, random_rules, unit

_ARTICLE = "retroversion"


def _witnesses() -> dict[str, tuple[NDArray[np.uint8], str]]:
    """Return for six places of the first article the difference that follows, and how it follows."""
    start, goal, right = (_row_of(name) for name in ("CC", "BB", "D"))
    transform = _row_of("helix_of_DD")
    return _as_boards({
        "start and goal": (start ^ goal, "a cell must change where CC and BB differ."),
        "row DD": (_row_of("DD"), "the difference, printed as a row after CC and BB."),
        "board D": (right, "the difference, printed as a board beside the goal."),
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


def _four_more() -> dict[str, tuple[NDArray[np.uint8], str]]:
    """Return four more places of the first article, as in `_witnesses`."""
    presses = _row_of("V")
    return _as_boards({
        "row under Y": (_row_of("DD_first"), "the difference, printed as a row under the matrix Y."),
        "presses as a row": (
            gf2.matmul(presses, MAGIC.matrix),
            f"the presses {_digits(presses)}, called V. This is V·Y modulo 2.",
        ),
        "product": (_row_of("V_PB_Y"), "the same product, as the article prints it."),
        "masks for ⌽G": (
            helix.helix(np.isin(np.arange(9), ledger.printed(f"{_ARTICLE}.helix_presses")).astype(np.uint8)),
            "the masks 0 2 3 4 5 6 8 for the mirrored geniton: the same transform, told in a sentence.",
        ),
    })  # fmt: skip


def _results() -> dict[str, tuple[NDArray[np.uint8], str, list[str]]]:
    """Return what the first article prints of case 1, in an order of work: how it was made, and from what."""
    both = ["CC", "the goal"]
    told = {
        "board D": ("D", "CC XOR goal", both),
        "result 1": ("V_by_IYB", "D · IYB", ["D"]),
        "result 2": ("row_of_T", "(CC XOR goal) · Y·Y·Y", both),
        "row DD": ("DD", "CC XOR goal, once more", both),
    }
    boards = _as_boards({name: (_row_of(row), how) for name, (row, how, _) in told.items()})
    return {name: (*boards[name], uses) for name, (_, _, uses) in told.items()}


def _slips_in_time() -> dict[str, tuple[str, Any, Any, list[list[NDArray[np.uint8]] | None]]]:
    """Return for each place of a slip what it does, its boards, and what comes out at each moment.

    CC and the goal are printed as they stood in the end. So before the slip one cell was other.
    """
    (cell,) = np.flatnonzero(_row_of("CC") ^ _row_of("BB") ^ _row_of("D")).tolist()
    flip = np.eye(9, dtype=np.uint8)[cell]
    places = {"CC": ("CC", (1, 0, 0)), "the goal": ("BB", (0, 1, 0)), "D": ("D", (0, 0, 1))}
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
        return None  # D is not there yet
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
    rows = [
        board ^ (flip * turned[2]),  # in the end it is printed with its slip
        masks(board ^ (flip * (turned[2] * (moment <= 1)))),
        masks(difference(2)),
        difference(3),
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


CHANGED = gf2.inv(MAGIC.matrix)
CHANGED[5, 7] ^= 1
CELL = "Give [row, column], both from 0 to 8."
INVERTER = "Give a function of a matrix."
ROWS = "Give the rows CC, BB and DD, each of nine numbers, 0 or 1."
CELLS = "Give a board: three rows of three numbers, 0 or 1."
EXAMPLES = "Give four rows, one for each line, each of two numbers, 0 or 1: 1 where the example breaks it."
# for each example whether it breaks its line, and what is said to who thinks otherwise
_EXAMPLES = {
    "1A": (False, "the first of its nine presses leads to a board that needs eight. So the line holds."),
    "1B": (True, "begin at the goal. Where do you stand after one press?"),
    "2A": (False, "5 is odd, so it is 1 modulo 2. This is what the line promises."),
    "2B": (False, "this matrix has no inverse, and the line speaks only of matrices that have one."),
    "3A": (True, "2 times 1 is 2, so x is 0 modulo 2. And what is z?"),
    "3B": (False, "here k is odd, and the line speaks only of even numbers k."),
    "4A": (False, "the new mask XOR mask 1 is mask 0 again. So all boards can still be made."),
    "4B": (True, "now two masks are equal. How many different masks are left?"),
}
_JUDGED = {  # lines of the ledger, and what is said to who gives them another verdict
    "retroversion.different_rows": "two equal rows are two equal masks. Can nine masks, two of them equal, "
    "make all 512 boards?",
    "opening_the_boxes.some_odd_scalar": "it is so for Y, where Day uses it: the determinant is 5. Is it so "
    "for each matrix? Take one with an even determinant.",
    "opening_the_boxes.rational_multiples": "take 2/5. Modulo 2 it is 0/1. With “if p is odd” the line would "
    "hold. But it speaks of an even p itself, and a condition may not shut out what the line names.",
    "opening_the_boxes.one_start_needs_nine": "each cell that differs needs a move of its own. From which "
    "starts do all nine cells differ?",
}
_VERDICTS = ("true", "true under a condition", "false")
_OUR_VERDICTS = (0, 1, 2, 0)  # a number of _VERDICTS for each line; a test holds them to the ledger
VERDICTS_PRESSED = (
    "Give four rows, one for each line, each of three numbers, 0 or 1: one verdict in each row."
)
_NOT_COPIED = "A printer or a machine would have to err twice, just where the two must fit."
_SIX_TO_FIVE = (
    "A 6 became a 5 each time. These look like slips of one hand. But a printer may take a 6 for a 5, and so "
    "may a machine that reads. Nothing else on these pages tells which."
)
_SLIPS = (  # rows of the ledger, what is asked of who thinks otherwise of their slip, and the reason
    (
        ("casegame.board_count", "casegame.board_count_again"),
        "could our copy change what everybody can read in the source?",
        "Our copy cannot have changed the source of the manual.",
    ),
    (
        ("fractal_magic.board_size",),
        "who sees a hole in a sentence, and who does not?",
        "A printer sees the hole in “a -mirrored”, and has the ⌽ of the formulas at hand. A machine that "
        "turns a page into text sees no hole. So the ledger says: our copy.",
    ),
    (
        ("retroversion.mask_numbers", "retroversion.formula_presses"),
        "a 6 became a 5 each time. Who can take one for the other: only a machine, or a printer, too?",
        _SIX_TO_FIVE,
    ),
    (
        ("retroversion.CC", "retroversion.DD"),
        "one who only copies: would his rows still fit each other?",
        f"{_NOT_COPIED} An author who computes takes the slip along.",
    ),
)
_MAKERS = tuple(ledger.ORIGINS[name] for name in ("source", "copy", "untold"))
_OUR_MAKERS = (0, 1, 2, 0)  # a number of _MAKERS for each slip; a test holds them to the ledger
_ANSWERS = ("P", "O", "?")
MAKERS_PRESSED = "Give four rows, one for each slip, each of three numbers, 0 or 1: one answer in each row."
_MOST_GAPS, _LARGEST_GAP = 12, 1000
_NUMBERS = tuple(map(str, range(9)))
GAPS = "Give the numbers of the top row, such as [2, 3, 5, 9]."
WITNESSES = _witnesses()
ALL_WITNESSES = WITNESSES | _four_more()
FIRST_BOARD = np.array([[0, 0, 1], [0, 0, 0], [1, 0, 0]], dtype=np.uint8)
GOAL = ledger.printed(f"{_ARTICLE}.B").astype(np.uint8)
RESULTS = _results()
SLIPS_IN_TIME = _slips_in_time()
# mask 8 with one cell less; still an odd determinant, so that each way finds masks
SPOILED = MAGIC.matrix.copy()
SPOILED[8, 7] ^= 1
WAYS = _ways(FIRST_BOARD ^ GOAL, MAGIC.matrix)
SPOILED_WAYS = _ways(FIRST_BOARD ^ GOAL, SPOILED)
TO_DRAW = (  # lines of the ledger that a newcomer can judge, and that this chapter does not speak of
    "casegame.transformations_needed",
    "fractal_magic.fewer_than_11_bytes",
    "fractal_magic.instantaneous_solving",
    "fractal_magic.one_for_all_puzzles",
    "fractal_magic.one_kilopixel",
    "nim_sum.second_player_wins_at_zero",
    "opening_the_boxes.even_is_nothing",
    "retroversion.all_equally_simple",
    "retroversion.always_exact",
    "retroversion.at_most_once_by_solvability",
    "retroversion.draw_until_invertible",
    "retroversion.each_mask_at_most_once",
    "retroversion.every_invertible_has_order",
    "retroversion.fewer_by_symmetry",
    "retroversion.first_step_to_all",
    "retroversion.mask_sizes",
    "retroversion.more_complex_puzzles",
    "retroversion.nine_independent_masks",
    "retroversion.nonzero_determinant_is_enough",
    "retroversion.power_after_the_identity",
    "retroversion.rows_of_G9_from_Y",
    "retroversion.scan_solves_everything",
    "retroversion.twice_is_nothing",
)
CELLS_AND_ALL = RuleSet(
    [*np.eye(9, dtype=np.uint8).reshape(9, 3, 3), np.ones((3, 3), dtype=np.uint8)],
    name="nine single cells and the whole board",
)
_PRINTED = np.array([_row_of(name) for name in ("CC", "BB", "DD")], dtype=np.uint8)
_FEWEST_TURNS = 2
_MENDED = np.array([_row_of("BB") ^ _row_of("D"), _row_of("BB"), _row_of("D")], dtype=np.uint8)


def _pressed_verdicts(verdicts: Sequence[int]) -> list[int]:
    """Return the cells to press for one of three answers in each line, given by its number."""
    return [len(_VERDICTS) * line + verdict for line, verdict in enumerate(verdicts)]


def _reasons() -> tuple[str, ...]:
    """Return for each slip the answer, and why."""
    answers = [_ANSWERS[maker] for maker in _OUR_MAKERS]
    return tuple(
        f"Slip {k}: {answer}. {why}"
        for k, (answer, (_, _, why)) in enumerate(zip(answers, _SLIPS, strict=True), start=1)
    )


def _one_a_line(verdicts: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the board on which these cells are pressed."""
    return tuple(tuple(int(k == verdict) for k in range(len(_VERDICTS))) for verdict in verdicts)


@task(
    """Here are the three rows as they are printed, and below them the six witnesses. Press all six. Each
shows its board, and where the board comes from. The sign = or ≠ compares it with the last one pressed.

You can turn only the rows. Tap cells until all six agree. Turn as few as you can.""",
    level="core",
    place=Press(
        rules=unit(3, 9),
        start=tuple(map(tuple, _PRINTED.tolist())),
        goal=tuple(map(tuple, _MENDED.tolist())),
        show_goal=False,
        label="the rows, with the cells 0 to 8",
        names=_NUMBERS * 3,
        row_names=("CC", "BB", "DD"),
        witnesses=WITNESSES,
        following={"start and goal": (0, 1), "row DD": (2,)},
        covers_witnesses=True,
        otherwise="Not yet. Press the witness board D: where is ≠, a witness still contradicts it. If all "
        "six agree, fewer turned cells are enough.",
        reasons=("Turn cell 3 of DD. Then turn cell 3 of CC, or that of BB. One of these two is enough.",),
    ),
    hints=(
        "Press the witness board D. In which cell do the two that contradict it have a mark?",
        "Turn that cell of DD: one witness still contradicts. It is read from CC and BB. So CC and BB must "
        "differ in that cell, too.",
    ),
    solution="[3, 21]",
    mistake=("[21]", "One witness still contradicts the board D: start and goal."),
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
    told |= {"start and goal": start ^ goal, "row DD": difference}
    against = [name for name, row in told.items() if not np.array_equal(row, told["board D"])]
    if against:
        still = "One witness still contradicts" if len(against) == 1 else "Two witnesses contradict"
        return False, f"{still} the board D: {' and '.join(against)}."
    where = np.argwhere(rows != _PRINTED)
    if len(where) > _FEWEST_TURNS:
        return False, f"All six agree. But you turned {len(where)} cells, and fewer are enough."
    mended, other = ("CC", "BB") if np.array_equal(goal, _PRINTED[1]) else ("BB", "CC")
    return (
        True,
        f"All six agree. You turned cell {where[0, 1]} of {mended} and of DD. To turn it in {other} and in "
        "DD would do, too. So who is wrong?",
    )


@task(
    """Here are four slips. Where was each of them made? **P**: in print already, by the author or the
printer. **O**: only in our copy. **?**: nobody can tell without the printed page.

**Slip 1.** casegame's manual has 29 where 2⁹ is right. Its source is public, and has 29, too.

**Slip 2.** In our copy, Langlet's second article has 33 where 3×3 is right. Its sentences have lost other
signs, too: again and again “a -mirrored” stands for “a ⌽-mirrored”. The formulas of the copy still have
× and ⌽.

**Slip 3.** In our copy of his first article, 215 stands for 216, and 185 for 186. And below his very last
formula stand the masks 3 4 5, where 3 4 6 is right.

**Slip 4.** Cell 3 in the rows CC and DD of case 1. The two fit each other, but others contradict them.""",
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
        "A printer and a machine copy what they see. They do not compute.",
        "Ask of each slip: does something else in the document, or in our copy, show the same hand?",
    ),
    solution=str(_pressed_verdicts(_OUR_MAKERS)),
    mistake=(
        str(_pressed_verdicts((0, 1, 1, 0))),
        "One of the four differs from what the ledger says. Ask of slip 3: " + _SLIPS[2][1],
    ),
    ways=tuple(str(_pressed_verdicts(makers)) for makers in product(range(3), repeat=4)),
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
        "The ledger says the same. Slips 1 and 2 look alike, 29 for 2⁹ and 33 for 3×3. Only other evidence "
        "tells whose they are: the source has 29, too, and a printer who has ⌽ for the formulas would not "
        f"leave “a -mirrored” again and again. Slip 3: {_SIX_TO_FIVE} And slip 4? {_NOT_COPIED} An author "
        "who computes one row from the other takes the slip along.",
    )


@task(
    """Langlet says: of the nine boards one press away from yours, one always needs fewer presses to the goal
than yours. Turn cells until this claim fails for your board. **Check** counts the presses.""",
    level="core",
    place=Press(
        rules=UNIT,
        start=tuple(map(tuple, _MENDED[0].reshape(3, 3).tolist())),
        label="your board",
        names=_NUMBERS,
        beside={"goal": GOAL},
    ),
    hints=(
        "Check two or three boards. Which masks lead to the goal, and which one does the reply press?",
        "It presses one of the masks that lead to the goal. From which board does no mask lead there?",
    ),
    solution="[0, 1, 3, 5]",
    mistake=(
        "[0]",
        "Here the claim holds: masks 0, 1 and 2 lead from your board to the goal. Press mask 0, and 2 of 3 "
        "presses are left.",
    ),
)
def no_board_nearer(answer: Any) -> tuple[bool, str]:
    """Want a board from which no press leads to one that needs fewer presses to the goal."""
    board = bits(answer, (3, 3), CELLS, or_number=True)
    needs = pressed(MAGIC.solve(board, GOAL))
    after = [int(MAGIC.solve(MAGIC.press(board, [mask]), GOAL).sum()) for mask in range(len(MAGIC))]
    nearer = [mask for mask, left in enumerate(after) if left < len(needs)]
    if nearer:
        lead = "leads" if len(needs) == 1 else "lead"
        left = "no press is" if len(needs) == 1 else f"{after[nearer[0]]} of {len(needs)} presses are"
        return (
            False,
            f"Here the claim holds: {masks_named(needs)} {lead} from your board to the goal. Press mask "
            f"{nearer[0]}, and {left} left.",
        )
    return (
        True,
        "Broken: your board is the goal. It needs no press, and each board one press away needs one. From "
        "every other board some masks lead to the goal. Press one of them, and one press fewer is left. So "
        "the claim fails at the goal alone.",
    )


@task(
    """Which two masks lead from the first board of the course to its goal? The boards do not follow you.""",
    level="core",
    place=Press(
        rules=UNIT,
        label="your masks",
        names=_NUMBERS,
        pictures=tuple(tuple(map(tuple, mask.tolist())) for mask in MAGIC.matrix.reshape(9, 3, 3)),
        beside={"start": FIRST_BOARD, "goal": GOAL},
    ),
    hints=(
        "Which six cells differ from the goal? Two masks of four cells each make eight changes. So one cell "
        "is changed twice, and stays as it is.",
        "It is the cell in the centre. Begin with two opposite corners.",
    ),
    solution="[0, 8]",
    mistake=("[0, 4]", "With these masks 3 cells would still differ from the goal."),
)
def first_board_again(answer: Any) -> tuple[bool, str]:
    """Want the masks that solve the first board of the course."""
    chosen = pressed(bits(answer, (3, 3), CELLS, or_number=True).ravel())
    if not chosen:
        return False, "Without a press 6 cells differ from the goal."
    away = int((MAGIC.press(FIRST_BOARD, chosen) != GOAL).sum())
    if away:
        cells = "1 cell would" if away == 1 else f"{away} cells would"
        these = "this mask" if len(chosen) == 1 else "these masks"
        return False, f"With {these} {cells} still differ from the goal."
    return True, "Yes. Both masks change the centre. What comes twice cancels, and six cells are left."


@task(
    """Here are four lines of the ledger, in our words. Give each a verdict: ✔ true, ◐ true under a
condition, ✘ false.

**Line A** (Langlet). If the masks make all boards, no two rows of Y are equal.

**Line B** (Day). Take the ordinary inverse of a matrix of whole numbers. Some odd multiple of it is whole,
and modulo 2 it is the inverse.

**Line C** (Day). Modulo 2, p/q in lowest terms is 1 if p and q are odd, and infinity if one is even.

**Line D** (Day). If each box changes one cell alone, exactly one start needs nine moves to a given goal.""",
    level="more",
    place=Press(
        rules=unit(4, 3),
        goal=_one_a_line(_OUR_VERDICTS),
        show_goal=False,
        label="your verdicts",
        names=("✔", "◐", "✘") * 4,
        row_names=("Line A", "Line B", "Line C", "Line D"),
        otherwise="Press one verdict in each of the four rows.",
        one_a_row=True,
    ),
    hints=(
        "For each line look for a counterexample first. Where you find none, look for a reason.",
        "Line B is about the determinant, as in chapter 03. In line C an even number is 0 modulo 2.",
    ),
    solution=str(_pressed_verdicts(_OUR_VERDICTS)),
    mistake=(
        str(_pressed_verdicts((0, 0, 2, 0))),
        "One of the four differs from our verdict. Look at line B again: "
        + _JUDGED["opening_the_boxes.some_odd_scalar"],
    ),
    ways=tuple(str(_pressed_verdicts(verdicts)) for verdicts in product(range(3), repeat=4)),
)
def judge_four_rows(answer: Any) -> tuple[bool, str]:
    """Want verdicts on four lines of the ledger."""
    rows = bits(answer, (4, 3), VERDICTS_PRESSED)
    if (rows.sum(axis=1) != 1).any():
        return False, "Press one verdict in each of the four rows."
    judged = zip("ABCD", rows.argmax(axis=1).tolist(), _OUR_VERDICTS, _JUDGED.values(), strict=True)
    wrong = [(line, remark) for line, given, right, remark in judged if given != right]
    if wrong:
        (line, remark), *others = wrong
        count = "One of the four differs" if not others else f"{len(wrong)} of the four differ"
        return False, f"{count} from our verdict. Look at line {line} again: {remark}"
    return True, "These are our verdicts, too. Line B holds if the determinant is odd. Line C fails for 2/5."


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
    """Lines 1, 2 and 4 are Langlet's, and line 3 is Day's. Each has two examples, A and B. An example
**breaks** a line if the “if” part is true for it, and the “then” part is false.

**Line 1.** If your board is any board of MAGIC, then one of its nine next boards needs fewer presses.

1A: your board needs all nine masks. 1B: your board is the goal already.

**Line 2.** If a matrix has an inverse modulo 2, then its determinant is 1 modulo 2.

2A: the matrix Y, whose determinant is 5. 2B: two equal rows, 1 1 and 1 1.

**Line 3.** If x = k × z modulo 2, and k is even, then x is zero, and z is zero as well.

3A: k is 2 and z is 1. 3B: k is 3 and z is 1.

**Line 4.** If nine masks solve all boards, and you replace some of them by sums of these masks, modulo 2,
then the new masks do so, too.

4A: replace mask 0 by mask 0 XOR mask 1. 4B: replace both mask 0 and mask 1 by mask 0 XOR mask 1.

Press all examples that break their line. There may be none for a line, or two.""",
    level="more",
    place=Press(
        rules=unit(4, 2),
        label="these break their line",
        names=tuple(_EXAMPLES),
        row_names=("Line 1", "Line 2", "Line 3", "Line 4"),
    ),
    hints=(
        "Begin with the “if” part. Where it is not true, the example cannot break the line.",
        "In line 3 reckon both numbers modulo 2. In line 4 count the masks that are different.",
    ),
    solution="[1, 4, 7]",
    mistake=(
        "[4, 7]",
        "One of the eight is not right yet. Look at 1B again: begin at the goal. Where do you stand after "
        "one press?",
    ),
)
def four_lines(answer: Any) -> tuple[bool, str]:
    """Want the examples that break four lines of the articles."""
    chosen = bits(answer, (4, 2), EXAMPLES).ravel()
    judged = zip(chosen, _EXAMPLES.items(), strict=True)
    wrong = [one for is_chosen, one in judged if is_chosen != one[1][0]]
    if wrong:
        name, (breaks, remark) = wrong[0]
        count = "One of the eight is" if len(wrong) == 1 else f"{len(wrong)} of the eight are"
        said = f"Look at {name} again: {remark}" if breaks else f"{name} breaks nothing: {remark}"
        return False, f"{count} not right yet. {said}"
    return True, "1B, 3A and 4B break their lines. Line 2 stands: no example breaks it."


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
    """Begin a top row with 2 and 3, and go on with odd numbers, each larger than the one before.
Write at least five numbers, all below 1,000.

The left edge should be 1 in every row below, but not in the last one: there it breaks. And make the last
number as small as you can: with each smaller one the edge must hold.""",
    level="more",
    place=Field(),
    hints=(
        "Begin with 2, 3, 5, 7 in the figure, and change the next number until the edge breaks.",
        "Only the last row's edge depends on the last number. So make it larger by 2, again and again. The "
        "first number that breaks the edge is the smallest.",
    ),
    solution="[2, 3, 5, 7, 13]",
    mistake=(
        "[2, 3, 5, 7, 21]",
        "It breaks in the last row alone. But a smaller last number breaks it, too.",
    ),
    ways=("[2, 3, 7, 9, 11]", "[2, 3, 5, 7, 11]", "[2, 3, 5, 7, 9]", "[2, 3, 5, 7, 15]"),
)
def broken_edge(answer: Any) -> tuple[bool, str]:
    """Want 2, 3 and growing odd numbers, the last just so large that the edge breaks in the last row."""
    row = numbers(answer, GAPS)
    is_growing = all(a < b for a, b in pairwise(row))
    if row[:2] != [2, 3] or not is_growing or any(item % 2 == 0 for item in row[1:]):
        raise Unreadable(f"Begin with 2 and 3, and go on with odd numbers that grow. {GAPS}")
    if not 5 <= len(row) <= _MOST_GAPS or row[-1] >= _LARGEST_GAP:
        raise Unreadable(f"Write from 5 to {_MOST_GAPS} numbers below {_LARGEST_GAP:,}. {GAPS}")
    edge = _left_edge(row)
    wrong = [k for k, item in enumerate(edge, start=1) if item != 1]
    if not wrong:
        return False, "The edge holds down to the last row. Make the last number larger."
    if wrong[0] < len(edge):
        return False, f"The edge breaks too early, in row {wrong[0]}: there stands {edge[wrong[0] - 1]}."
    smaller = [*range(row[-2] + 2, row[-1], 2)]
    if any(_left_edge([*row[:-1], last])[-1] != 1 for last in smaller):
        return False, "It breaks in the last row alone. But a smaller last number breaks it, too."
    holds = f" With {smaller[-1]} in place of {row[-1]} it still holds." if smaller else ""
    return True, f"It holds in {len(edge) - 1} rows, and in the last one stands {edge[-1]}.{holds}"


def _left_edge(row: Sequence[int]) -> list[int]:
    """Return the first number of each row of differences below a row."""
    edge, below = [], np.array(row)
    while len(below) > 1:
        below = np.abs(np.diff(below))
        edge.append(int(below[0]))
    return edge


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
