"""Each checker by its right answers, its tempting wrong ones, and the exact words it has for each."""

from itertools import combinations

import numpy as np
import pytest
from test_exercises import CHECKERS

from magicmath import gf2, helix, ledger
from magicmath.exercises import (
    any_board,
    determinant,
    fractal,
    genitons,
    inverse,
    nim,
    parities,
    puzzle,
    reproduction,
    roots,
    start_here,
    transforms,
)
from magicmath.exercises._feedback import Feedback
from magicmath.games.ordinals import Ordinal
from magicmath.rules import CASEGAME, MAGIC, UNIT, RuleSet, lights_out, pressed, symmetric_basis, to_board
from magicmath.rules import fractal as fractal_rules
from magicmath.widgets.board import Board

W = Ordinal("ω")
EYE5 = np.eye(5, dtype=int)
SHEAR = EYE5 + np.eye(5, k=4, dtype=int)
UNIT_OF_16 = np.eye(16, dtype=np.uint8)[1]
LINE = pressed(helix.helix(fractal.CHESS.ravel()))


def rule_that_turns():
    """Return an invertible rule of order 3 that quarter turns respect, as the sum of a few of a basis."""
    basis = symmetric_basis(3, mirrors=False)
    choices = (choice for count in (1, 2, 3, 4) for choice in combinations(basis, count))
    sums = (np.bitwise_xor.reduce(choice) for choice in choices)
    rule = next(a for a in sums if gf2.det(a) and gf2.multiplicative_order(a) == 3)
    return RuleSet(rule.reshape(9, 3, 3))


TURNING = rule_that_turns()


def right(message):
    """Return the reply to an answer that has the property."""
    return Feedback(True, message)


def wrong(message):
    """Return the reply to an answer of the right kind without the property."""
    return Feedback(False, message)


def refused(reason):
    """Return the reply to an answer of another kind."""
    return Feedback(False, f"This is no answer of the kind asked for: {reason}.")


ANSWERS = {
    start_here.chessboard: [
        (
            Board(start=[[1, 0, 1], [0, 1, 0], [1, 0, 1]]),
            right("Black in the corners, and no two neighbours alike."),
        ),
        (
            Board(start=[[0, 1, 0], [1, 0, 1], [0, 1, 0]]),
            wrong("Row 1, column 1 is not yet as on a chessboard."),
        ),
        (
            Board(start=[[1, 0, 1], [0, 1, 0], [1, 0, 0]]),
            wrong("Row 3, column 3 is not yet as on a chessboard."),
        ),
        (Board(lights_out(2, 2)), refused("answer must be a board of 3×3, got 2×2")),
        (
            [[1, 0, 1], [0, 1, 0], [1, 0, 1]],
            refused("answer must be a Board, got [[1, 0, 1], [0, 1, 0], [1, 0, 1]]"),
        ),
    ],
    start_here.same_board_in_words: [
        ([[0, 1, 0], [1, 1, 1], [0, 1, 0]], right("That is the plus sign, and mask 4 of MAGIC.")),
        (MAGIC[4], right("That is the plus sign, and mask 4 of MAGIC.")),
        ([[0, 1, 0], [1, 0, 1], [0, 1, 0]], wrong("Your list draws this instead:\n□ ■ □\n■ □ ■\n□ ■ □")),
        ([0, 1, 0, 1, 1, 1, 0, 1, 0], refused("cells must have 2 dimension(s), got shape (9,)")),
    ],
    start_here.bet_on_chessboard: [
        ("yes", right("You bet 'yes'; it can be done.")),
        (" Yes", right("You bet 'yes'; it can be done.")),
        ("no", wrong("You bet 'no'; it can be done.")),
        (True, refused("bet 'yes' or 'no', not True")),
    ],
    puzzle.bet_on_order: [
        ("same", right("You bet 'same'; pressing in all six orders gives 1 board.")),
        ("different", wrong("You bet 'different'; pressing in all six orders gives 1 board.")),
        ("It depends ", wrong("You bet 'it depends'; pressing in all six orders gives 1 board.")),
        ("never", refused("bet 'same' or 'different' or 'it depends', not 'never'")),
    ],
    puzzle.white_to_frame: [
        ([0, 2, 4, 6, 8], wrong("That ends at board 511, with 1 cell to go.")),
        (
            pressed(MAGIC.solve(to_board(0), to_board(495))),
            right("The frame in 8 presses, and nobody can do it in fewer."),
        ),
        (np.array([8, 6, 4, 2, 0, 1, 3]), wrong("That ends at board 283, with 5 cells to go.")),
        ([8, 1, 2, 3, 4, 5, 6, 7, 0, 1, 1], wrong("That ends at board 341, with 5 cells to go.")),
        (
            [0, 1, 2, 3, 5, 6, 7, 8, 4, 4],
            wrong("You are there in 10 presses; some of them cancel, and 8 are enough."),
        ),
        ([1, 3, 5, 7], wrong("That ends at board 170, with 4 cells to go.")),
        (3, wrong("That ends at board 292, with 5 cells to go.")),
        ([9], refused("presses must be from 0 to 8, got 9")),
    ],
    puzzle.four_corners: [
        (325, right("325 is 256 + 64 + 4 + 1: each corner is a power of two.")),
        (np.int64(325), right("325 is 256 + 64 + 4 + 1: each corner is a power of two.")),
        (256 + 64, wrong("Board 320 has 2 black corners and 2 black cells.")),
        (341, wrong("Board 341 has 4 black corners and 5 black cells.")),
        (512, refused("number must be from 0 to 511, got 512")),
    ],
    puzzle.hardest_start: [
        (186, right("All nine masks, once each: no start is farther from the frame.")),
        (325, wrong("From 325 the presses [1, 3, 5, 7] are enough, 4 of them.")),
        (16, wrong("From 16 the presses [0, 2, 4, 6, 8] are enough, 5 of them.")),
        (495, wrong("From 495 the presses [] are enough, 0 of them.")),
    ],
    puzzle.quarter_turn: [
        (
            [0, 2, 6, 8],
            right("It looks the same from all four sides, and so does the set of masks you pressed."),
        ),
        (
            (1, 3, 5, 7),
            right("It looks the same from all four sides, and so does the set of masks you pressed."),
        ),
        ([0, 8], wrong("A quarter turn changes that board.")),
        ([1, 1], wrong("Those presses cancel: the board is white.")),
        ([4], wrong("Leave mask 4 out: it is too easy.")),
        (4, wrong("Leave mask 4 out: it is too easy.")),
    ],
    parities.centre_alone: [
        (
            MAGIC.solve(np.zeros((3, 3), int), UNIT[4]),
            right("V·Y is the unit vector of cell 4, and V presses [1, 3, 4, 5, 7]."),
        ),
        (
            [0, 1, 0, 1, 1, 1, 0, 1, 0],
            right("V·Y is the unit vector of cell 4, and V presses [1, 3, 4, 5, 7]."),
        ),
        ([0, 0, 0, 0, 1, 0, 0, 0, 0], wrong("Your V flips 5 cells:\n[[0 1 0]\n [1 1 1]\n [0 1 0]]")),
        ([1, 3, 4, 5, 7], refused("V must have shape (9,), got (5,)")),
        ([4] * 9, refused("V must hold only 0 and 1, got 4 at index [0]")),
    ],
    parities.even_everywhere: [
        (
            MAGIC.solve(np.zeros((3, 3), int), np.ones((3, 3), int)).astype(int),
            right("The cells are flipped [1, 3, 1, 3, 5, 3, 1, 3, 1] times: every one changes."),
        ),
        (
            [1, 0, 1, 0, 1, 0, 1, 0, 3],
            right("The cells are flipped [1, 3, 1, 3, 7, 5, 1, 5, 3] times: every one changes."),
        ),
        (
            [1, 0, 1, 0, 1, 0, 1, 0, 1],
            right("The cells are flipped [1, 3, 1, 3, 5, 3, 1, 3, 1] times: every one changes."),
        ),
        (
            [1, 1, 1, 1, 1, 1, 1, 1, 1],
            wrong("The cells are flipped [3, 4, 3, 4, 5, 4, 3, 4, 3] times: some odd, some even."),
        ),
        (
            [2, 0, 2, 0, 2, 0, 2, 0, 2],
            wrong("Each mask an even number of times changes nothing: press some an odd number of times."),
        ),
        ([1, -1, 0, 0, 0, 0, 0, 0, 0], refused("give nine numbers of presses, none negative")),
        ([0.5] * 9, refused("give nine numbers of presses, none negative")),
        ([1] * 8, refused("give nine numbers of presses, none negative")),
    ],
    parities.dependent_masks: [
        (
            [*MAGIC[:8], MAGIC[0] ^ MAGIC[2]],
            right("Nine different masks of rank 8: pressing [0, 2, 8] changes nothing."),
        ),
        (
            RuleSet([*MAGIC[:8], MAGIC[0] ^ MAGIC[2]]),
            right("Nine different masks of rank 8: pressing [0, 2, 8] changes nothing."),
        ),
        (CASEGAME.masks, wrong("Those nine masks are independent: they reach all 512 boards.")),
        ([*MAGIC[:8], MAGIC[0]], wrong("Two of your masks are equal, or one is blank: that is too easy.")),
        ([*MAGIC[:8], to_board(0)], wrong("Two of your masks are equal, or one is blank: that is too easy.")),
        (MAGIC[:8], refused("give 9 masks of 3×3, got <RuleSet unnamed: 8 masks on 3×3>")),
    ],
    parities.another_centre: [
        ([[0, 0, 0], [0, 1, 0], [0, 0, 0]], right("Rank 9: your puzzle always has exactly one solution.")),
        (MAGIC[4], wrong("That centre is taken already: find a third one.")),
        (CASEGAME[4], wrong("That centre is taken already: find a third one.")),
        (
            [[1, 0, 1], [0, 0, 0], [1, 0, 1]],
            wrong("With that centre the rank is 8: half of the boards are lost."),
        ),
        (16, refused("answer must have shape (3, 3), got ()")),
    ],
    determinant.bet_on_five_colours: [
        ("no", right("You bet 'no'; with five colours it is not always solvable.")),
        ("YES", wrong("You bet 'yes'; with five colours it is not always solvable.")),
        ("perhaps", refused("bet 'yes' or 'no', not 'perhaps'")),
    ],
    determinant.one_bit_breaks: [
        ((0, 1), wrong("After that flip the determinant is 3: odd, so the puzzle still works.")),
        ((0, 0), right("The determinant becomes 6: one bit, and half of the boards or more are lost.")),
        (
            np.array([0, 0]),
            right("The determinant becomes 6: one bit, and half of the boards or more are lost."),
        ),
        ([0, 2], right("The determinant becomes 4: one bit, and half of the boards or more are lost.")),
        ((0, 9), refused("column must be from 0 to 8, got 9")),
        (3, refused("give (row, column), not 3")),
        ((1, 2, 3), refused("give (row, column), not (1, 2, 3)")),
    ],
    determinant.determinant_two: [
        (
            [[1, 1, 0], [0, 1, 1], [1, 0, 1]],
            right("Over ordinary numbers it has an inverse; modulo 2 its rows are dependent."),
        ),
        (np.eye(3, dtype=int), wrong("Its determinant is 1.")),
        ([[0, 1, 1], [1, 1, 0], [1, 0, 1]], wrong("Its determinant is -2.")),
        ([[2, 0, 0], [0, 1, 0], [0, 0, 1]], refused("answer must hold only 0 and 1, got 2 at index [0, 0]")),
    ],
    determinant.unreachable_in_five_colours: [
        (
            [[1, 0, 0], [0, 0, 0], [0, 0, 0]],
            right(
                "Right: times 5×IY it leaves [4, 3, 4, 3, 4, 3, 4, 3, 4] modulo 5, "
                "and a board within reach leaves zeros."
            ),
        ),
        ([[1, 1, 0], [1, 1, 0], [0, 0, 0]], wrong("MAGIC's presses do make that one.")),
        (np.zeros((3, 3), int), wrong("MAGIC's presses do make that one.")),
        ([[5, 0, 0], [0, 0, 0], [0, 0, 0]], refused("five colours are the numbers 0 to 4")),
        ([[-1, 0, 0], [0, 0, 0], [0, 0, 0]], refused("five colours are the numbers 0 to 4")),
    ],
    determinant.fraction_with_parity: [
        ("4/9", right("4/9 is even: it is 2 times 2/9.")),
        ("-2/3", right("-2/3 is even: it is 2 times -1/3.")),
        ("6/35", wrong("6/35 is even, but give another.")),
        ("5/6", wrong("5/6 has no parity: its denominator is even.")),
        ("12/4", wrong("3 is a whole number.")),
        ("5/9", wrong("5/9 is odd.")),
        ("1/0", refused("give a fraction in quotes, such as '4/9', not '1/0'")),
        ("four ninths", refused("give a fraction in quotes, such as '4/9', not 'four ninths'")),
        ([4, 9], refused("give a fraction in quotes, such as '4/9', not [4, 9]")),
        (float("nan"), refused("give a fraction in quotes, such as '4/9', not nan")),
    ],
    determinant.rule_for_three: [
        (
            [*MAGIC[:4], to_board(16), *MAGIC[5:]],
            right(
                "The determinant of these masks is -3: with two colours they always "
                "work, with three they do not always work."
            ),
        ),
        (
            MAGIC.masks,
            wrong(
                "The determinant of these masks is 5: with two colours they always "
                "work, with three they always work."
            ),
        ),
        (
            [*MAGIC[:8], MAGIC[0]],
            wrong(
                "The determinant of these masks is 0: with two colours they do not "
                "always work, with three they do not always work."
            ),
        ),
        (MAGIC[:8], refused("give 9 masks of 3×3, got <RuleSet unnamed: 8 masks on 3×3>")),
    ],
    inverse.inverse_by_hand: [
        (gf2.inv(inverse.TO_INVERT), right("Times the matrix it gives the identity, on either side.")),
        ([[0, 1, 1], [1, 1, 1], [1, 1, 0]], right("Times the matrix it gives the identity, on either side.")),
        (inverse.TO_INVERT, wrong("Row 0 times column 0 gives 0, and should give 1.")),
        ([[1, 0], [0, 1]], refused("answer must have shape (3, 3), got (2, 2)")),
    ],
    inverse.out_of_reach: [
        (UNIT[0], right("No choice of lines makes it: some rectangle has an odd number of black corners.")),
        (to_board(448), wrong("The lines [0] make that board.")),
        (MAGIC[4], wrong("That is the plus; find another.")),
    ],
    inverse.two_shortest: [
        (
            inverse.LINES.press(inverse.WHITE, [0, 3, 4]),
            right("Both solutions have 3 presses, and one is the complement of the other."),
        ),
        (inverse.LINES[0], wrong("Its solutions have 1 and 5 presses: one is shorter.")),
        (to_board(0), wrong("Its solutions have 0 and 6 presses: one is shorter.")),
        (UNIT[0], wrong("No choice of lines makes that board.")),
    ],
    inverse.own_inverse: [
        (
            [[1, 0, 0], [1, 1, 0], [1, 0, 1]],
            right("To undo it, do it again. A whole family of such matrices waits further on."),
        ),
        (
            helix.geniton(4)[::-1],
            right("To undo it, do it again. A whole family of such matrices waits further on."),
        ),
        (
            [[1, 0, 0], [1, 1, 0], [1, 1, 1]],
            wrong("Its square modulo 2 is not the identity:\n[[1 0 0]\n [0 1 0]\n [1 0 1]]"),
        ),
        ([[0, 1, 0], [1, 0, 0], [0, 0, 1]], wrong("That only exchanges rows: find one with more 1s.")),
        ([[1, 1], [0, 1]], wrong("Make it at least 3×3.")),
        ([[1, 1, 0], [0, 1, 1]], refused("answer must be square, got shape (2, 3)")),
    ],
    roots.bet_on_the_fourth: [
        (4, right("You bet 4, and Y to the power 4 is the identity.")),
        (8, wrong("You bet 8: there the identity is again, but not for the first time.")),
        (2, wrong("You bet 2: there the identity is not.")),
        (0, refused("bet must be at least 1, got 0")),
    ],
    roots.order_three: [
        ([[0, 1], [1, 1]], right("Its powers return after 3.")),
        (np.array([[1, 1], [1, 0]]), right("Its powers return after 3.")),
        ([[0, 1], [1, 0]], wrong("Its powers return after 2.")),
        ([[1, 1], [1, 1]], refused("it has no inverse modulo 2, so none of its powers is the identity")),
        (np.eye(3, dtype=int), refused("answer must have shape (2, 2), got (3, 3)")),
    ],
    roots.longest_order: [
        (
            [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 0, 0]],
            right("Its order is 15; a vector that is not zero can visit at most 15 places."),
        ),
        (
            [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 1, 1]],
            wrong("Its order is 5; a vector that is not zero can visit at most 15 places."),
        ),
        (np.zeros((4, 4), int), refused("it has no inverse modulo 2, so none of its powers is the identity")),
    ],
    roots.singular_with_full_diagonal: [
        (
            [[1, 1, 0], [0, 1, 1], [1, 0, 1]],
            right(
                "Different rows, a full diagonal, and still no inverse: both conditions are only necessary."
            ),
        ),
        ([[1, 1], [1, 1]], wrong("Two of its rows are alike: that is too easy.")),
        ([[1, 1], [0, 1]], wrong("It is invertible.")),
        ([[0, 1], [1, 1]], wrong("There is a 0 on its diagonal.")),
        ([[1, 0, 1], [0, 1, 1]], refused("answer must be square, got shape (2, 3)")),
    ],
    roots.turning_rule: [
        (MAGIC.masks, wrong("Its order is 4: it is a fourth root.")),
        (UNIT, wrong("Its order is 1: it is a fourth root.")),
        (TURNING, right("Four-fold symmetry, and order 3: no fourth root of the identity.")),
        (
            [*UNIT[:8], MAGIC[8]],
            wrong("A quarter turn of the board does not turn these masks into each other."),
        ),
        (np.ones((9, 3, 3), int), wrong("The masks are dependent, rank 1.")),
    ],
    genitons.odd_entries: [
        (729, right("Each doubling of the size makes three copies: 3 to the 6th.")),
        (3**6, right("Each doubling of the size makes three copies: 3 to the 6th.")),
        (728, wrong("728 is too few.")),
        (2080, wrong("2080 is too many.")),
        (10**400, wrong("100000… (401 digits) is too many.")),
        (-1, refused("answer must be at least 0, got -1")),
    ],
    genitons.geniton_presses: [
        (
            pressed(RuleSet(helix.geniton(9)[:, ::-1].reshape(9, 3, 3)).solve(to_board(0), to_board(495))),
            right("The frame, by fractal masks."),
        ),
        ([0, 8], wrong("2 cells are still wrong.")),
        ([9], refused("presses must be from 0 to 8, got 9")),
    ],
    genitons.self_inverse_of_size_five: [
        (SHEAR, right("Another matrix that undoes itself.")),
        (helix.geniton(5)[:, ::-1], wrong("That one is known already.")),
        (helix.geniton(5)[::-1], wrong("That one is known already.")),
        (EYE5, wrong("That one is known already.")),
        (EYE5[[1, 0, 2, 3, 4]], wrong("That only exchanges items: find one that adds some.")),
        (SHEAR ^ np.eye(5, k=1, dtype=int), wrong("Its square is not the identity.")),
        (np.eye(4, dtype=int), refused("give a matrix of size 5, got 4")),
    ],
    genitons.row_of_geniton: [
        (
            pressed(MAGIC.solve(to_board(0), helix.geniton(9)[1].reshape(3, 3))),
            right("The chessboard with white corners, from MAGIC's masks."),
        ),
        ([1], wrong("They add up to\n[[1 1 1]\n [0 0 0]\n [0 0 0]]")),
        (1, wrong("They add up to\n[[1 1 1]\n [0 0 0]\n [0 0 0]]")),
    ],
    transforms.scans_until_home: [
        (16, right("16 scans: the least power of 2 that is not below 12.")),
        (32, wrong("After 32 scans they are back, but not for the first time.")),
        (12, wrong("After 12 scans some sequence of length 12 is not back.")),
        (0, refused("answer must be at least 1, got 0")),
    ],
    transforms.fixed_by_helix: [
        (
            helix.helix([0, 1, 0, 0, 0, 0, 0, 0]) ^ np.eye(8, dtype=np.uint8)[1],
            right("It is its own helix transform."),
        ),
        ([1, 1, 1, 1, 1, 1, 1, 1], wrong("Its helix transform is [1 0 0 0 0 0 0 0].")),
        ([0] * 8, wrong("All zeros is too easy.")),
        ([1] * 7, refused("answer must have shape (8,), got (7,)")),
    ],
    transforms.tells_apart: [
        ([1, 0, 0, 1, 1, 0, 1, 0], right("It tells the three apart: a good test vector.")),
        (
            [0, 0, 0, 0, 0, 0, 0, 0],
            wrong("For this sequence helix and helix reversed are the same: [0 0 0 0 0 0 0 0]."),
        ),
        ([1, 2, 0, 1, 1, 0, 1, 0], refused("answer must hold only 0 and 1, got 2 at index [1]")),
    ],
    transforms.normal_form_of_or: [
        ([0, 1, 1, 1], right("a or b is a + b + ab modulo 2.")),
        (helix.helix([0, 1, 1, 1]), right("a or b is a + b + ab modulo 2.")),
        ([0, 1, 1, 0], wrong("These coefficients belong to the truth table [0 1 1 0].")),
        ([0, 1, 1], refused("answer must have shape (4,), got (3,)")),
    ],
    fractal.chessboard: [
        (LINE, right("3 presses, and no matrix was inverted.")),
        ([0, 2, 5, 7, 8, 10, 13, 15], wrong("9 cells are still wrong.")),
        ([0, *LINE], wrong("16 cells are still wrong.")),
        ([15, *LINE], wrong("1 cell is still wrong.")),
        ([16], refused("presses must be from 0 to 15, got 16")),
    ],
    fractal.one_press_board: [
        (np.zeros((4, 4), int), wrong("The white board is too easy.")),
        (fractal_rules(4)[0], wrong("Its presses are\n[[1 0 0 0]\n [0 0 0 0]\n [0 0 0 0]\n [0 0 0 0]]")),
        (
            (helix.helix(UNIT_OF_16) ^ UNIT_OF_16).reshape(4, 4),
            right("Press the masks whose cells are black: the board turns white."),
        ),
    ],
    fractal.pages_needed: [
        (1024 * 1024, right("One mask for each cell: a thick book indeed.")),
        (1024, wrong("1024 masks reach at most 2 to the 1024 boards, of 2 to the 1048576.")),
        (2**21, wrong("2097152 masks are more than needed.")),
        (10**400, wrong("100000… (401 digits) masks are more than needed.")),
        (-1, refused("answer must be at least 0, got -1")),
    ],
    fractal.own_puzzle: [
        (
            [[[1, 0], [0, 0]], [[0, 1], [0, 0]], [[0, 0], [1, 0]], [[1, 0], [0, 1]]],
            right("A puzzle that is its own solution."),
        ),
        (
            RuleSet.from_numbers([12, 10, 5, 3], shape=(2, 2)).masks,
            wrong("Its matrix is not its own inverse."),
        ),
        (
            fractal_rules(2),
            wrong("The fractal one and the unit boxes, renumbered or not, are known already."),
        ),
        (
            np.eye(4, dtype=int).reshape(4, 2, 2),
            wrong("The fractal one and the unit boxes, renumbered or not, are known already."),
        ),
        (
            np.eye(4, dtype=int)[[1, 0, 2, 3]].reshape(4, 2, 2),
            wrong("The fractal one and the unit boxes, renumbered or not, are known already."),
        ),
        (MAGIC, refused("give 4 masks of 2×2, got <RuleSet MAGIC: 9 masks on 3×3>")),
    ],
    any_board.quiet_pattern: [
        (lights_out(4, 4).quiet_presses[0].reshape(4, 4), right("8 presses, and no cell changes.")),
        (np.ones((4, 4), int), wrong("Those presses change 8 cells.")),
        (np.zeros((4, 4), int), wrong("Pressing nothing is quiet, but too easy.")),
        (np.ones((3, 3), int), refused("answer must have shape (4, 4), got (3, 3)")),
    ],
    any_board.out_of_reach: [
        (
            [[1, 0, 1, 0, 0]] + [[0] * 5] * 4,
            right("It has an odd number of black cells in 1 of the 2 tests."),
        ),
        (
            [[1, 0, 0, 0, 0]] + [[0] * 5] * 4,
            wrong("No presses make it; but its black cells are 1, an odd number."),
        ),
        (lights_out(5, 5)[0], wrong("1 press can make that board.")),
        (lights_out(5, 5)[0] ^ lights_out(5, 5)[4], wrong("2 presses can make that board.")),
    ],
    any_board.bad_colours: [
        (7, right("7 shares a factor with the determinant, -7.")),
        (14, right("14 shares a factor with the determinant, -7.")),
        (5, wrong("With 5 colours each board can be solved.")),
        (256, refused("answer must be from 2 to 255, got 256")),
    ],
    any_board.own_rule: [
        ([*MAGIC[:8], MAGIC[0] ^ MAGIC[2]], right("Rank 8: 256 of the 512 boards are within reach.")),
        (MAGIC, wrong("It has 0 quiet patterns in its basis, and should have one.")),
        ([*MAGIC[:8], MAGIC[0]], wrong("Two of the masks are the same.")),
        ([*MAGIC[:8], to_board(0)], wrong("One mask does nothing.")),
        (MAGIC[:8], refused("give 9 masks of 3×3, got <RuleSet unnamed: 8 masks on 3×3>")),
    ],
    any_board.always_solvable_size: [
        (127, right("Nullity 0: each of the 2 to the 16129 boards has one solution.")),
        (101, wrong("The 101×101 board has a nullity of 18: one board of 2 to the 18 is solvable.")),
        (128, wrong("Give an odd number of at least 100.")),
        (99, wrong("Give an odd number of at least 100.")),
    ],
    nim.bet_on_first_move: [
        ("second", right("You bet 'second'; 0 of the 16 first moves win.")),
        ("First", wrong("You bet 'first'; 0 of the 16 first moves win.")),
        ("nobody", refused("bet 'first' or 'second', not 'nobody'")),
    ],
    nim.winning_move: [
        ((3, 6 ^ 11 ^ 14), right("That leaves [6, 11, 14, 3] with XOR 0.")),
        (np.array([3, 3]), right("That leaves [6, 11, 14, 3] with XOR 0.")),
        ((3, 0), wrong("That leaves [6, 11, 14, 0] with XOR 3, and your opponent can make it 0.")),
        ((4, 0), refused("heap must be from 0 to 3, got 4")),
        ((0, 6), refused("left must be from 0 to 5, got 6")),
        (3, refused("give (number of the heap, what is left of it), not 3")),
    ],
    nim.lost_position: [
        ([8, 9, 10, 11], right("Every column is even: who must move has lost.")),
        (np.array([11, 10, 9, 8]), right("Every column is even: who must move has lost.")),
        ([8, 9, 10, 12], wrong("The player to move wins: leave 11 of heap 3.")),
        ([8, 8, 9, 9], wrong("Give four different heaps of at least 8 stones, not [8, 8, 9, 9].")),
        ([4, 5, 6, 7], wrong("Give four different heaps of at least 8 stones, not [4, 5, 6, 7].")),
        ([8, 9, 10], wrong("Give four different heaps of at least 8 stones, not [8, 9, 10].")),
    ],
    nim.adds_as_usual: [
        ((5, 10), right("5 ⊕ 10 = 15: no binary digit is in both, so nothing is carried.")),
        ([10, 5], right("10 ⊕ 5 = 15: no binary digit is in both, so nothing is carried.")),
        ((6, 12), wrong("6 ⊕ 12 = 10, but 6 + 12 = 18: some binary digit is in both.")),
        ((4, 3), wrong("Neither may be 0 or a power of two.")),
        ((0, 3), wrong("Neither may be 0 or a power of two.")),
        (
            (10**400 + 1, 3),
            wrong(
                "100000… (401 digits) ⊕ 3 = 100000… (401 digits), but 100000… (401 "
                "digits) + 3 = 100000… (401 digits): some binary digit is in both."
            ),
        ),
        (
            (10**5000 + 1, 3),
            refused("terms must be from 0 to an integer of 4096 bits, got an integer of 16610 bits"),
        ),
    ],
    nim.infinite_heap: [
        (W**2 + W + 12, right("With ω^2 + ω + 12 the nim sum is 0.")),
        ("ω^2 + ω + 12", right("With ω^2 + ω + 12 the nim sum is 0.")),
        ((W**2 + W * 3 + 5) + (W * 2 + 9), wrong("With ω^2 + ω·5 + 9 the nim sum is ω·4 + 5, not 0.")),
        (7, wrong("With 7 the nim sum is ω^2 + ω + 11, not 0.")),
    ],
    nim.period_seven: [
        ([1, 2, 3, 4, 5, 6], right("The values repeat after 7: [0, 1, 2, 3, 4, 5, 6].")),
        ([6, 1], right("The values repeat after 7: [0, 1, 0, 1, 0, 1, 2].")),
        ([7], wrong("The values repeat after 14: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1].")),
        ([21], wrong("Take at most 20 stones at a time.")),
        ([2, 3, 17, 20], wrong("These values do not repeat from the first on.")),
        ([], refused("numbers is empty: nothing could be taken")),
        (7, refused("answer must be a sequence, got 7")),
    ],
    nim.value_three: [
        (
            {"start": [2, 1, 0], 2: [1, 0], 1: [0], 0: []},
            right("The value is 3, and the positions are as few as can be."),
        ),
        ({"start": [2, 1, 0], 2: [0], 1: [0], 0: []}, wrong("The value of 'start' is 2.")),
        (
            {"start": [2, 1, 0], 2: [1, 0], 1: [2, 0], 0: []},
            refused("moves of your game go round in a cycle, so play need not end: 2 → 1 → 2"),
        ),
        (
            {"start": [2, 1, 0], 2: [1, 0], 1: [0], 0: [], 7: []},
            wrong("The value is 3, but 5 positions are more than are needed."),
        ),
        ({2: [1, 0], 1: [0], 0: []}, refused("position 'start' is not in the graph of your game")),
        ([2, 1, 0], refused("give a graph as a dict, not [2, 1, 0]")),
    ],
    reproduction.misprinted_cell: [
        ((5, 7), right("With that bit turned, the product with Y is the identity: found, and mended.")),
        (
            np.argwhere(reproduction.MISPRINTED != gf2.inv(MAGIC.matrix))[0],
            right("With that bit turned, the product with Y is the identity: found, and mended."),
        ),
        (
            [2, 0],
            wrong("With that bit turned, the product with Y still differs from the identity in 7 cells."),
        ),
        ([5], refused("give [row, column], not [5]")),
        ([5, 9], refused("answer must be from 0 to 8, got 9")),
    ],
    reproduction.witness: [
        ("retroversion.R", right("R is what the right DD gives, and the printed one gives something else.")),
        ("retroversion.CC", wrong("CC fits the printed DD: it is on the other side.")),
        ("retroversion.V_PB_Y", wrong("That is one of the three that the text names. There are more.")),
        ("retroversion.Y", wrong("Y does not follow from DD, so it says nothing in this case.")),
        ("casegame.S1", refused("give the name of a table of retroversion, not 'casegame.S1'")),
    ],
    reproduction.self_inverse_but_not_mirrored: [
        ([[1, 1], [0, 1]], right("A counterexample: the mirror image has order 3, not 2.")),
        ([[1, 0], [0, 1]], wrong("Its mirror image is its own inverse, too.")),
        ([[1, 1], [1, 0]], wrong("It is not its own inverse.")),
        ([[1, 1, 0], [0, 1, 1]], refused("answer must be square, got shape (2, 3)")),
    ],
    reproduction.another_way: [
        (
            gf2.inv,
            right("It inverts MAGIC's matrix and five others: a way to put beside the ones that are there."),
        ),
        (
            lambda a: gf2.matrix_power(a, gf2.multiplicative_order(a) - 1),
            right("It inverts MAGIC's matrix and five others: a way to put beside the ones that are there."),
        ),
        (
            lambda a: gf2.matrix_power(a, 3),
            wrong("It inverts MAGIC's matrix, but not every other: as a check it would pass by luck."),
        ),
        (lambda a: a, wrong("It does not invert MAGIC's matrix.")),
        (lambda a: a[:8], refused("what your function returns must have shape (9, 9), got (8, 9)")),
        ("gf2.inv", refused("give a function of a matrix, not 'gf2.inv'")),
    ],
}


REPLIES = [
    pytest.param(check, answer, reply, id=f"{check.__module__.rpartition('.')[2]}.{check.__name__}-{number}")
    for check, answers in ANSWERS.items()
    for number, (answer, reply) in enumerate(answers)
]


@pytest.mark.parametrize(("check", "answer", "reply"), REPLIES)
def test_a_checker_replies_in_these_words(check, answer, reply):
    assert check(answer) == reply


def test_each_checker_has_answers_of_each_sort():
    checkers = {param.values[0] for param in CHECKERS}
    assert set(ANSWERS) | {reproduction.bet_on_misprints} == checkers
    for check, answers in ANSWERS.items():
        solved = {reply.solved for _, reply in answers}
        assert solved == {True, False}, check.__name__


def test_a_bet_on_misprints_is_weighed_against_the_ledger():
    everything = ledger.table(verdict="misprint")
    copied = len([row for row in everything if row.origin == "in our copy"])
    misprints = len(everything) - copied
    count = len(everything) + len(ledger.table(verdict="as printed"))
    assert 0 < copied < misprints
    end = f"{misprints} of {count} tables and formulas are wrong, in print or in our copy. "
    end += f"{copied} more are spoiled in our copies alone, which is not counted."
    near = misprints // 4
    for bet, how in {
        misprints: "exactly right",
        misprints + near: "nearly right",
        misprints - near: "nearly right",
        misprints + near + 1: "too many",
        misprints - near - 1: "too few",
    }.items():
        reply = Feedback(bet == misprints, f"You bet {bet}, {how}: {end}")
        assert reproduction.bet_on_misprints(bet) == reply
    assert reproduction.bet_on_misprints("some") == refused("bet must be an integer, got 'some'")


def test_a_reply_is_marked_by_a_sign():
    assert repr(right("Yes.")) == "✔ Yes."
    assert repr(wrong("No.")) == "✘ No."


def test_a_reason_without_words_is_named_by_its_kind():
    def fails(matrix):
        raise KeyError

    assert reproduction.another_way(fails) == refused("KeyError")
