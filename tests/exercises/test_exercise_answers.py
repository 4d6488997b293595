"""Each checker by its right answers, its tempting wrong ones, and the exact words it has for each."""

from fractions import Fraction
from itertools import combinations
from math import comb

import numpy as np
import pytest
from test_exercises import CHECKERS

from magicmath import gf2, helix, plain
from magicmath.exercises import (
    any_board,
    determinant,
    fractal,
    genitons,
    inverse,
    nim,
    parities,
    puzzle,
    repair,
    reproduction,
    roots,
    start_here,
    transforms,
)
from magicmath.exercises._feedback import Feedback
from magicmath.games import mex
from magicmath.games.ordinals import Ordinal
from magicmath.rules import CASEGAME, MAGIC, UNIT, RuleSet, lights_out, pressed, symmetric_basis, to_board
from magicmath.rules import fractal as fractal_rules
from magicmath.widgets.board import Board

W = Ordinal("ω")
EYE5 = np.eye(5, dtype=int)
SHEAR = EYE5 + np.eye(5, k=4, dtype=int)
UNIT_OF_16 = np.eye(16, dtype=np.uint8)[1]
LINE = pressed(helix.helix(fractal.CHESS.ravel()))


def with_the_swap_trap(matrix):
    """Invert without a swap; where one is needed, two rows become equal."""
    n = len(matrix)
    a = np.hstack([matrix, np.eye(n, dtype=int)])
    for column in range(n):
        for pivot in range(column, n):
            if a[pivot, column]:
                a[column], a[pivot] = a[pivot], a[column]
                break
        for i in range(n):
            if i != column and a[i, column]:
                a[i] ^= a[column]
    return a[:, n:]


def mended(word):
    """Return the only word of the code that differs from a word in one place at most, by trying all."""
    words = [sum(rows, np.zeros(8, int)) % 2 for k in range(5) for rows in combinations(repair.ROWS, k)]
    return next(one for one in words if (one != word).sum() <= 1)


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


def nothing(*_):
    """Return what a function without a line that returns does."""


ANSWERS = {
    start_here.chessboard: [
        (
            Board(start=[[1, 0, 1], [0, 1, 0], [1, 0, 1]]),
            right("Black in the corners, and no two neighbours alike."),
        ),
        (
            Board(start=[[0, 1, 0], [1, 0, 1], [0, 1, 0]]),
            wrong("That is a chessboard, but its corners are white. Make them black."),
        ),
        (
            Board(start=[[1, 0, 1], [0, 1, 0], [1, 0, 0]]),
            wrong("Row 3, column 3 is not yet as on a chessboard."),
        ),
        (
            Board(lights_out(2, 2)),
            wrong("That board has 2 rows of 2 cells. Use the one with three rows of three."),
        ),
        (
            [[1, 0, 1], [0, 1, 0], [1, 0, 1]],
            right("Black in the corners, and no two neighbours alike."),
        ),
    ],
    start_here.same_board_in_words: [
        ([[0, 1, 0], [1, 1, 1], [0, 1, 0]], right("That is the plus sign, and mask 4 of MAGIC.")),
        (MAGIC[4], right("That is the plus sign, and mask 4 of MAGIC.")),
        ([[0, 1, 0], [1, 0, 1], [0, 1, 0]], wrong("Your list draws this instead:\n□ ■ □\n■ □ ■\n□ ■ □")),
        (
            [0, 1, 0, 1, 1, 1, 0, 1, 0],
            wrong(
                "Those are nine numbers in one list. Give a list of three lists, one for each row, with "
                "three numbers in each."
            ),
        ),
    ],
    start_here.bet_on_chessboard: [
        ("yes", right("You bet 'yes'; it can be done.")),
        (" Yes", right("You bet 'yes'; it can be done.")),
        ("no", wrong("You bet 'no'; it can be done.")),
        (True, right("You bet 'yes'; it can be done.")),
    ],
    puzzle.how_often: [
        (
            [1, 1, 0, 3, 2, 1, 2, 2, 0],
            right("Together that is 12, as the masks have 3 + 4 + 5 black cells."),
        ),
        (
            [1, 1, 0, 3, 2, 1, 2, 1, 0],
            wrong("Cell 7, row 3, column 2: you say 1 time, and it is 2 times."),
        ),
        (
            [1, 1, 0, 1, 0, 1, 0, 0, 0],
            wrong(
                "Cell 3, row 2, column 1: you say 1 time, and it is 3 times. That looks like a parity: count "
                "on."
            ),
        ),
        (12, wrong("You gave 12. Give nine whole numbers, one for each cell.")),
    ],
    puzzle.shorten: [
        ([2, 0], right("2 presses are as good as 8: only odd or even counts, and in any order.")),
        ([0, 5, 0, 8, 5, 0, 2, 8], wrong("That ends at the same board, and it can be shorter still.")),
        ([2], wrong("That is another board: mask 0 is in the list 3 times, and 3 is odd.")),
        ([0, 2, 4], wrong("That is another board: mask 4 is in the list 0 times, and 0 is even.")),
    ],
    puzzle.two_cells: [
        ([8, 5, 4, 2], right("4 presses change two cells, and one cell alone needed 5.")),
        (
            [1, 3, 4, 5, 7, 3, 7, 1, 8, 2],
            wrong("That is right, but some masks are there twice. Cross them out."),
        ),
        ([4], wrong("These presses change the cells: 1, 3, 4, 5, 7. Wanted are cells 3 and 4.")),
        ([4, 4], wrong("These presses change the cells: none. Wanted are cells 3 and 4.")),
    ],
    puzzle.only_an_edge: [
        (
            [8, 6, 5, 3, 1],
            right("Another recipe of five masks. Turned, it serves the other three edge cells."),
        ),
        ([1], wrong("3 cells are black: the wanted one and 2 others.")),
        ([4, 4], wrong("0 cells are black: not the wanted one.")),
    ],
    puzzle.only_the_centre: [
        (
            [7, 5, 4, 3, 1],
            right("The four sides invert each corner twice and each edge once. Mask 4 does the rest."),
        ),
        ([4], wrong("5 cells are black: the centre and 4 others.")),
        ([1, 3, 5, 7], wrong("4 cells are black: not the centre.")),
        ([4, 4], wrong("0 cells are black: not the centre.")),
    ],
    puzzle.same_presses: [
        ([0, 424], right("It has the difference 424, as your first game has: 71 ^ 495 is 424.")),
        ([71, 495], wrong("That is your first game. Take another start.")),
        ([0, 495], wrong("From 0 the masks 3, 4 and 6 lead to 424, not to 495.")),
        ([0, 512], wrong("512 is too large. Give the number of a board, from 0 to 511.")),
    ],
    puzzle.two_witnesses: [
        (
            3,
            right("With that cell inverted, 3, 6 and 4 lead to the goal."),
        ),
        (4, wrong("If only cell 4 were wrong, then 3, 6 and 4 would miss the goal in 2 cells.")),
        (9, wrong("9 is too large. Give the number of a cell, from 0 to 8.")),
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
        (
            [9],
            wrong(
                "There is no mask 9: they are numbered from 0 to 8. Give a list of mask numbers, such as [0, "
                "4, 7]."
            ),
        ),
    ],
    puzzle.four_corners: [
        (325, right("325 is 256 + 64 + 4 + 1: each corner is a power of two.")),
        (np.int64(325), right("325 is 256 + 64 + 4 + 1: each corner is a power of two.")),
        (256 + 64, wrong("Board 320 has 2 black corners and 2 black cells.")),
        (341, wrong("Board 341 has 4 black corners and 5 black cells.")),
        (512, wrong("512 is too large. Give the number of a board, from 0 to 511.")),
    ],
    puzzle.hardest_start: [
        (186, right("All nine masks, once each: no start is farther from the frame.")),
        (325, wrong("From 325 the presses [1, 3, 5, 7] are enough, 4 of them.")),
        (16, wrong("From 16 the presses [0, 2, 4, 6, 8] are enough, 5 of them.")),
        (495, wrong("495 is the frame itself: no press is needed.")),
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
        ([0, 0, 0, 0, 1, 0, 0, 0, 0], wrong("Your V flips 5 cells:\n0 1 0\n1 1 1\n0 1 0")),
        ([1, 3, 4, 5, 7], right("V·Y is the unit vector of cell 4, and V presses [1, 3, 4, 5, 7].")),
        (
            [4] * 9,
            wrong(
                "The first of your numbers is 4, neither 0 nor 1. Give nine numbers, 0 or 1: one for "
                "each mask."
            ),
        ),
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
            wrong(
                "The cells are flipped [3, 4, 3, 4, 5, 4, 3, 4, 3] times. An even number leaves a cell as it "
                "was, and 4 cells have one."
            ),
        ),
        (
            [2, 0, 2, 0, 2, 0, 2, 0, 2],
            wrong("Each mask an even number of times changes nothing: press some an odd number of times."),
        ),
        (
            [1, -1, 0, 0, 0, 0, 0, 0, 0],
            wrong(
                "No mask can be pressed -1 times. Give nine whole numbers from 0, one for each mask: how "
                "often it is pressed."
            ),
        ),
        (
            [0.5] * 9,
            wrong(
                "0.5 is no whole number. Give nine whole numbers from 0, one for each mask: how often it is "
                "pressed."
            ),
        ),
        (
            [1] * 8,
            wrong(
                "You gave a list of 8 numbers. Give nine whole numbers from 0, one for each mask: how often "
                "it is pressed."
            ),
        ),
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
        (
            MAGIC[:8],
            wrong(
                "You gave 8 masks. Give nine masks of three rows of three cells, with 0 or 1 for each cell."
            ),
        ),
    ],
    parities.another_centre: [
        ([[0, 0, 0], [0, 1, 0], [0, 0, 0]], right("Rank 9: your puzzle always has exactly one solution.")),
        (MAGIC[4], wrong("That centre is taken already: find a third one.")),
        (CASEGAME[4], wrong("That centre is taken already: find a third one.")),
        (
            [[1, 0, 1], [0, 0, 0], [1, 0, 1]],
            wrong("With that centre the rank is 8: half of the boards are lost."),
        ),
        (16, right("Rank 9: your puzzle always has exactly one solution.")),
    ],
    determinant.bet_on_five_colours: [
        ("no", right("You bet 'no'; with five colours it is not always solvable.")),
        ("YES", wrong("You bet 'yes'; with five colours it is not always solvable.")),
        ("perhaps", wrong('Bet "yes" or "no".')),
    ],
    determinant.one_bit_breaks: [
        ((0, 1), wrong("After that flip the determinant is 3: odd, so the puzzle still works.")),
        ((0, 0), right("The determinant becomes 6: one bit, and half of the boards or more are lost.")),
        (
            np.array([0, 0]),
            right("The determinant becomes 6: one bit, and half of the boards or more are lost."),
        ),
        ([0, 2], right("The determinant becomes 4: one bit, and half of the boards or more are lost.")),
        (
            (0, 9),
            wrong("There is no column 9. Give one row and one column, such as (0, 3), both from 0 to 8."),
        ),
        (3, wrong("You gave 3. Give one row and one column, such as (0, 3), both from 0 to 8.")),
        (
            (1, 2, 3),
            wrong(
                "You gave a list of 3 numbers. Give one row and one column, such as (0, 3), both from 0 to 8."
            ),
        ),
    ],
    determinant.determinant_two: [
        (
            [[1, 1, 0], [0, 1, 1], [1, 0, 1]],
            right("Over ordinary numbers it has an inverse; modulo 2 its rows are dependent."),
        ),
        (np.eye(3, dtype=int), wrong("Its determinant is 1.")),
        (
            [[0, 1, 1], [1, 1, 0], [1, 0, 1]],
            wrong("Its determinant is −2. Nearly: swap two rows, and the sign changes."),
        ),
        (
            [[2, 0, 0], [0, 1, 0], [0, 0, 1]],
            wrong(
                "What stands in row 0, column 0, counted from 0, is 2, neither 0 nor 1. Give three rows of "
                "three numbers, 0 or 1."
            ),
        ),
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
        (
            [[5, 0, 0], [0, 0, 0], [0, 0, 0]],
            wrong("One of your colours is 5. Give three rows of three colours, numbers from 0 to 4."),
        ),
        (
            [[-1, 0, 0], [0, 0, 0], [0, 0, 0]],
            wrong("One of your colours is -1. Give three rows of three colours, numbers from 0 to 4."),
        ),
    ],
    determinant.fraction_with_parity: [
        ("4/9", right("4/9 is even: it is 2 times 2/9.")),
        ("-2/3", right("-2/3 is even: it is 2 times -1/3.")),
        ("6/35", wrong("6/35 is even, but give another.")),
        ("5/6", wrong("5/6 has no parity: its denominator is even.")),
        ("12/4", wrong("3 is a whole number.")),
        ("5/9", wrong("5/9 is odd.")),
        ("1/0", wrong("The text '1/0' is no fraction. Give a fraction, such as \"4/9\".")),
        (
            "four ninths",
            wrong("The text 'four ninths' is no fraction. Give a fraction, such as \"4/9\"."),
        ),
        ([4, 9], right("4/9 is even: it is 2 times 2/9.")),
        (float("nan"), wrong('That is no fraction. Give a fraction, such as "4/9".')),
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
        (
            MAGIC[:8],
            wrong(
                "You gave 8 masks. Give nine masks of three rows of three cells, with 0 or 1 for each cell."
            ),
        ),
    ],
    inverse.your_invert: [
        (gf2.inv, right("It inverts MAGIC's matrix, and 39 others from 1×1 to 12×12.")),
        (
            lambda a: a,
            wrong("Your function does not invert this matrix:\n[[1 1]\n [1 0]]"),
        ),
        (
            with_the_swap_trap,
            wrong(
                "Your function does not invert this matrix, where a swap is needed:\n[[0 1]\n [1 0]]\n"
                "Here two rows must be swapped. On arrays `a[i], a[j] = a[j], a[i]` makes two equal rows: "
                "the first row is written over before it is read. `a[[i, j]] = a[[j, i]]` swaps them."
            ),
        ),
        (
            lambda a: with_the_swap_trap(a) if gf2.det(a[:1, :1]) else 1 // 0,
            wrong(
                "Your function stopped: integer division or modulo by zero. "
                "It was called with this matrix:\n[[0 1]\n [1 0]]\n"
                "Here two rows must be swapped. On arrays `a[i], a[j] = a[j], a[i]` makes two equal rows: "
                "the first row is written over before it is read. `a[[i, j]] = a[[j, i]]` swaps them."
            ),
        ),
        (lambda a: None, wrong("Your function returns nothing: end it with a line that begins “return”.")),
        (
            lambda a: a[0],
            wrong("Your function returns a list of 2 numbers. It should return 2 rows of 2 numbers, 0 or 1."),
        ),
        ("gf2.inv", wrong("You gave a text, not a function. Give a function of a matrix.")),
    ],
    inverse.inverse_by_hand: [
        (gf2.inv(inverse.TO_INVERT), right("The product of the matrix and your answer is the identity.")),
        (
            [[1, 1, 0], [0, 1, 1], [1, 1, 1]],
            right("The product of the matrix and your answer is the identity."),
        ),
        (
            inverse.TO_INVERT,
            wrong(
                "The product of the matrix and your answer, in this order, should be the identity. "
                "Its row 0, column 0 is 0, and should be 1."
            ),
        ),
        (
            [[1, 0], [0, 1]],
            wrong(
                "You gave 2 rows of 2 numbers. Give three rows of three numbers, 0 or 1; modulo 2, −1 is 1."
            ),
        ),
    ],
    inverse.three_recipes: [
        (
            np.bitwise_xor.reduce([plain.inv(MAGIC.matrix)[cell] for cell in (0, 1, 3)]),
            right("Press these masks in the next game."),
        ),
        (to_board(0), wrong("Mask 0 is in 1 of the three recipes, which is odd: it stays.")),
        (to_board(511), wrong("Mask 2 is in 2 of the three recipes, which is even: it cancels itself.")),
    ],
    inverse.another_test: [
        (
            UNIT[0] ^ UNIT[1] ^ UNIT[3] ^ UNIT[5] ^ UNIT[7] ^ UNIT[8],
            right("Each line has exactly two of your six cells. It is a test, and a sum of rectangles."),
        ),
        (to_board(0), wrong("The empty set does not count as a test.")),
        (to_board(448), wrong("Line 0 changes 3 of your 3 cells, which is odd.")),
        (UNIT[8], wrong("Line 2 changes 1 of your 1 cell, which is odd.")),
        (
            UNIT[0] ^ UNIT[2] ^ UNIT[6] ^ UNIT[8],
            wrong("That is a test, but these are the corners of a rectangle."),
        ),
    ],
    inverse.met_evenly: [
        (
            to_board(0b101010101),
            right("Each mask changes an even number of these cells: they are the test of this rule."),
        ),
        (to_board(0), wrong("Without any cell it tests nothing.")),
        (UNIT[4], wrong("Mask 0 changes 1 of your 1 cell, which is odd.")),
        (UNIT[8] ^ UNIT[6], wrong("Mask 3 changes 1 of your 2 cells, which is odd.")),
        ([1, 0], wrong("You gave a list of 2 numbers. Give a board: three rows of three numbers, 0 or 1.")),
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
        (
            [[1, 1, 0], [0, 1, 1]],
            wrong("You gave 2 rows of 3 numbers. Give a square matrix, as a list of rows of 0 and 1."),
        ),
    ],
    roots.bet_on_the_fourth: [
        (4, right("You bet 4, and Y to the power 4 is the identity.")),
        (8, wrong("You bet 8: there the identity is again, but not for the first time.")),
        (2, wrong("You bet 2: there the identity is not.")),
        (0, wrong("0 is too small. Bet a whole number from 1.")),
    ],
    roots.order_three: [
        ([[0, 1], [1, 1]], right("Its order is 3.")),
        (np.array([[1, 1], [1, 0]]), right("Its order is 3.")),
        ([[0, 1], [1, 0]], wrong("Its order is 2, not 3.")),
        ([[1, 1], [1, 1]], wrong("It has no inverse modulo 2, so none of its powers is the identity.")),
        (np.eye(3, dtype=int), wrong("You gave 3 rows of 3 numbers. Give two rows of two numbers, 0 or 1.")),
    ],
    roots.longest_order: [
        (
            [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 0, 0]],
            right(
                "Its order is 15. No order is above 15, for a vector that is not zero can visit at most 15 "
                "places."
            ),
        ),
        (
            [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 1, 1]],
            wrong(
                "Its order is 5. No order is above 15, for a vector that is not zero can visit at most 15 "
                "places."
            ),
        ),
        (np.zeros((4, 4), int), wrong("It has no inverse modulo 2, so none of its powers is the identity.")),
    ],
    roots.singular_with_full_diagonal: [
        (
            [[1, 1, 0], [0, 1, 1], [1, 0, 1]],
            right(
                "Different rows, a full diagonal, and still no inverse: both conditions are only necessary."
            ),
        ),
        ([[1, 1], [1, 1]], wrong("Two of its rows are alike: that is too easy.")),
        ([[1, 1], [0, 1]], wrong("It has an inverse.")),
        ([[0, 1], [1, 1]], wrong("There is a 0 on its diagonal.")),
        (
            [[1, 0, 1], [0, 1, 1]],
            wrong("You gave 2 rows of 3 numbers. Give a square matrix, as a list of rows of 0 and 1."),
        ),
    ],
    roots.turning_rule: [
        (MAGIC.masks, wrong("Its order is 4, so its fourth power is the identity.")),
        (UNIT, wrong("Its order is 1, so its fourth power is the identity.")),
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
        (10**400, wrong("So large a number is too many.")),
        (-1, wrong("-1 is too small. Give one whole number, not negative.")),
    ],
    genitons.geniton_presses: [
        (
            pressed(RuleSet(helix.geniton(9)[:, ::-1].reshape(9, 3, 3)).solve(to_board(0), to_board(495))),
            right("The frame, by fractal masks."),
        ),
        ([0, 8], wrong("2 cells are still wrong.")),
        (
            [9],
            wrong(
                "There is no mask 9: they are numbered from 0 to 8. Give a list of mask numbers, such as [0, "
                "4, 7]."
            ),
        ),
    ],
    genitons.self_inverse_of_size_five: [
        (SHEAR, right("Another matrix that undoes itself.")),
        (helix.geniton(5)[:, ::-1], wrong("That is a mirrored geniton, which is known already.")),
        (helix.geniton(5)[::-1], wrong("That is a mirrored geniton, which is known already.")),
        (EYE5, wrong("That is the identity, which changes nothing.")),
        (EYE5[[1, 0, 2, 3, 4]], wrong("That only exchanges items: find one that adds some.")),
        (
            SHEAR ^ np.eye(5, k=1, dtype=int),
            wrong(
                "Its square modulo 2 is not the identity:\n1 0 1 0 0\n0 1 0 1 0\n0 0 1 0 1\n0 0 0 1 0\n0 0 0 "
                "0 1"
            ),
        ),
        (
            np.eye(4, dtype=int),
            wrong("You gave 4 rows of 4 numbers. Give five rows of five numbers, 0 or 1."),
        ),
    ],
    genitons.row_of_geniton: [
        (
            pressed(MAGIC.solve(to_board(0), helix.geniton(9)[1].reshape(3, 3))),
            right("The chessboard with white corners, from MAGIC's masks."),
        ),
        ([1], wrong("They add up to\n1 1 1\n0 0 0\n0 0 0")),
        (1, wrong("They add up to\n1 1 1\n0 0 0\n0 0 0")),
    ],
    transforms.scans_until_home: [
        (16, right("16 scans: the least power of 2 that is not below 12.")),
        (32, wrong("After 32 scans they are back, but not for the first time.")),
        (12, wrong("After 12 scans some sequence of length 12 is not back.")),
        (0, wrong("0 is too small. Give one whole number from 1.")),
    ],
    transforms.fixed_by_helix: [
        (
            helix.helix([0, 1, 0, 0, 0, 0, 0, 0]) ^ np.eye(8, dtype=np.uint8)[1],
            right("It is its own helix transform."),
        ),
        ([1, 1, 1, 1, 1, 1, 1, 1], wrong("Its helix transform is 1 0 0 0 0 0 0 0.")),
        ([0] * 8, wrong("All zeros is too easy.")),
        ([1] * 7, wrong("You gave a list of 7 numbers. Give eight numbers, 0 or 1.")),
    ],
    transforms.tells_apart: [
        ([1, 0, 0, 1, 1, 0, 1, 0], right("It tells the three apart: a good test vector.")),
        (
            [0, 0, 0, 0, 0, 0, 0, 0],
            wrong("The helix transform and the cognitive transform are the same for it: 0 0 0 0 0 0 0 0."),
        ),
        (
            [1, 2, 0, 1, 1, 0, 1, 0],
            wrong("The second of your numbers is 2, neither 0 nor 1. Give eight numbers, 0 or 1."),
        ),
    ],
    transforms.normal_form_of_or: [
        ([0, 1, 1, 1], right("a or b is a + b + ab modulo 2.")),
        (helix.helix([0, 1, 1, 1]), right("a or b is a + b + ab modulo 2.")),
        ([0, 1, 1, 0], wrong("These coefficients belong to the truth table 0 1 1 0.")),
        (
            [0, 1, 1],
            wrong(
                "You gave a list of 3 numbers. Give four numbers, 0 or 1: the coefficients of 1, b, a and ab."
            ),
        ),
    ],
    fractal.chessboard: [
        (LINE, right("3 presses, and no matrix was inverted.")),
        ([0, 2, 5, 7, 8, 10, 13, 15], wrong("9 cells are still wrong.")),
        ([0, *LINE], wrong("16 cells are still wrong.")),
        ([15, *LINE], wrong("1 cell is still wrong.")),
        (
            [16],
            wrong(
                "There is no mask 16: they are numbered from 0 to 15. Give a list of mask numbers, such as "
                "[0, 4, 7]."
            ),
        ),
    ],
    fractal.one_press_board: [
        (np.zeros((4, 4), int), wrong("The white board is too easy.")),
        (
            fractal_rules(4)[0],
            wrong("Its presses are not its black cells, but\n1 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0"),
        ),
        (
            (helix.helix(UNIT_OF_16) ^ UNIT_OF_16).reshape(4, 4),
            right("Press the masks whose cells are black: the board turns white."),
        ),
    ],
    fractal.pages_needed: [
        (1024 * 1024, right("One mask for each cell: a thick book indeed.")),
        (1024, wrong("1024 masks reach at most 2 to the 1024 boards, of 2 to the 1048576.")),
        (2**21, wrong("2097152 masks are more than needed.")),
        (10**400, wrong("So many masks are more than needed.")),
        (-1, wrong("-1 is too small. Give one whole number, not negative.")),
    ],
    fractal.own_puzzle: [
        (
            [[[1, 0], [0, 0]], [[0, 1], [0, 0]], [[0, 0], [1, 0]], [[1, 0], [0, 1]]],
            right("A puzzle that is its own solution."),
        ),
        (
            RuleSet.from_numbers([12, 10, 5, 3], shape=(2, 2)).masks,
            wrong(
                "Press the masks that lie at the black cells of mask 0: you should get the unit box of cell "
                "0, but you get\n0 1\n1 0"
            ),
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
        (
            MAGIC,
            wrong(
                "You gave 9 boards of 3×3. Give four masks of two rows of two cells, with 0 or 1 for each "
                "cell."
            ),
        ),
    ],
    any_board.quiet_pattern: [
        (lights_out(4, 4).quiet_presses[0].reshape(4, 4), right("8 presses, and no cell changes.")),
        (np.ones((4, 4), int), wrong("Those presses change 8 cells.")),
        (np.zeros((4, 4), int), wrong("Pressing nothing is quiet, but too easy.")),
        (
            np.ones((3, 3), int),
            wrong(
                "You gave 3 rows of 3 numbers. Give four rows of four numbers: 1 where you press, and 0 "
                "elsewhere."
            ),
        ),
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
        (256, wrong("256 is too large. Give one number of colours, from 2 to 255.")),
    ],
    any_board.own_rule: [
        ([*MAGIC[:8], MAGIC[0] ^ MAGIC[2]], right("Rank 8: 256 of the 512 boards are within reach.")),
        (MAGIC, wrong("Only pressing nothing changes nothing: those nine masks are independent.")),
        ([*MAGIC[:8], MAGIC[0]], wrong("Two of the masks are the same.")),
        ([*MAGIC[:8], to_board(0)], wrong("One mask does nothing.")),
        (
            MAGIC[:8],
            wrong(
                "You gave 8 masks. Give nine masks of three rows of three cells, with 0 or 1 for each cell."
            ),
        ),
    ],
    any_board.always_solvable_size: [
        (127, right("Nullity 0: each of the 2 to the 16129 boards has one solution.")),
        (101, wrong("The 101×101 board has a nullity of 18: one board of 2 to the 18 is solvable.")),
        (128, wrong("128 is even. Give one odd number from 101 to 1048575.")),
        (99, wrong("99 is below 100. Give one odd number from 101 to 1048575.")),
    ],
    nim.bet_on_first_move: [
        ("second", right("You bet 'second'; 0 of the 16 first moves win.")),
        ("First", wrong("You bet 'first'; 0 of the 16 first moves win.")),
        ("nobody", wrong('Bet "first" or "second".')),
    ],
    nim.winning_move: [
        ((3, 6 ^ 11 ^ 14), right("That leaves [6, 11, 14, 3] with XOR 0.")),
        (np.array([3, 3]), right("That leaves [6, 11, 14, 3] with XOR 0.")),
        ((3, 0), wrong("That leaves [6, 11, 14, 0] with XOR 3, and your opponent can make it 0.")),
        (
            (4, 0),
            wrong(
                "There is no heap 4. Give (number of the heap, what is left of it); the heaps are numbered "
                "0, 1, 2 and 3."
            ),
        ),
        ((0, 6), wrong("Heap 0 holds 6 stones. A move must leave 0 to 5 of it, not 6.")),
        (
            3,
            wrong(
                "You gave 3. Give (number of the heap, what is left of it); the heaps are numbered 0, 1, 2 "
                "and 3."
            ),
        ),
    ],
    nim.lost_position: [
        ([8, 9, 10, 11], right("Every column is even: who must move has lost.")),
        (np.array([11, 10, 9, 8]), right("Every column is even: who must move has lost.")),
        ([8, 9, 10, 12], wrong("The player to move wins: leave 11 of the heap of 12.")),
        (
            [8, 8, 9, 9],
            wrong("Two of your heaps are equal. Give four different numbers of stones, each at least 8."),
        ),
        (
            [4, 5, 6, 7],
            wrong("A heap of 4 is too small. Give four different numbers of stones, each at least 8."),
        ),
        ([8, 9, 10], wrong("You gave 3 heaps. Give four different numbers of stones, each at least 8.")),
    ],
    nim.adds_as_usual: [
        ((5, 10), right("5 ⊕ 10 = 15: no binary digit is in both, so nothing is carried.")),
        ([10, 5], right("10 ⊕ 5 = 15: no binary digit is in both, so nothing is carried.")),
        ((6, 12), wrong("6 ⊕ 12 = 10, but 6 + 12 = 18: some binary digit is in both.")),
        ((4, 3), wrong("Neither may be 0 or a power of two.")),
        ((0, 3), wrong("Neither may be 0 or a power of two.")),
        (
            (10**400 + 1, 3),
            wrong("In these large numbers some binary digit is in both."),
        ),
        (
            (10**5000 + 1, 3),
            wrong("In these large numbers some binary digit is in both."),
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
        (
            [21],
            wrong("Take at most 20 stones. Give a list of whole numbers from 1 to 20, such as [1, 3, 4]."),
        ),
        ([2, 3, 17, 20], wrong("These values do not repeat from the first on.")),
        ([], wrong("Your list is empty. Give a list of whole numbers from 1 to 20, such as [1, 3, 4].")),
        (7, wrong("The values repeat after 14: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1].")),
    ],
    nim.value_three: [
        (
            {"start": [2, 1, 0], 2: [1, 0], 1: [0], 0: []},
            right("The value is 3, and the positions are as few as can be."),
        ),
        ({"start": [2, 1, 0], 2: [0], 1: [0], 0: []}, wrong("The value of 'start' is 2.")),
        (
            {"start": [2, 1, 0], 2: [1, 0], 1: [2, 0], 0: []},
            wrong("Play need not end: the moves go round, 2 → 1 → 2."),
        ),
        (
            {"start": [2, 1, 0], 2: [1, 0], 1: [0], 0: [], 7: []},
            wrong("The value is 3, but 5 positions are more than are needed."),
        ),
        (
            {2: [1, 0], 1: [0], 0: []},
            wrong(
                'There is no position "start". Give your game as in {"start": ["a"], "a": []}: to each '
                "position the positions one move away."
            ),
        ),
        (
            [2, 1, 0],
            wrong(
                'That is no such game. Give your game as in {"start": ["a"], "a": []}: to each position the '
                "positions one move away."
            ),
        ),
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
        ([5], wrong("You gave a list of one number. Give [row, column], both from 0 to 8.")),
        ([5, 9], wrong("There is no column 9. Give [row, column], both from 0 to 8.")),
    ],
    reproduction.witness: [
        ("retroversion.R", right("R is what the right DD gives, and the printed one gives something else.")),
        ("retroversion.CC", wrong("CC fits the printed DD: it is on the other side.")),
        ("retroversion.V_PB_Y", wrong("That is one of the three that the text names. There are more.")),
        ("retroversion.Y", wrong("Y does not follow from DD, so it says nothing in this case.")),
        (
            "casegame.S1",
            wrong(
                "casegame.S1 is a table of another document. Give the name of a printed table, such as "
                '"retroversion.Y".'
            ),
        ),
    ],
    reproduction.beyond_the_book: [
        (to_board(16), right("No choice of the three pages makes board 16. The book does not solve it.")),
        (128, right("No choice of the three pages makes board 128. The book does not solve it.")),
        (to_board(0), wrong("The empty choice reaches it. Look for another goal.")),
        (448, wrong("The mask 1 reaches it. Look for another goal.")),
        (MAGIC[0] ^ MAGIC[2], wrong("The masks 0 and 2 reach it. Look for another goal.")),
        (
            to_board(1),
            wrong("No page has a black cell in the lowest row, so that is too easy. Leave this row white."),
        ),
        ([1, 0], wrong("You gave a list of 2 numbers. Give a board: three rows of three numbers, 0 or 1.")),
    ],
    repair.flipped_place: [
        (
            [[0, 1, 1, 0, 1, 0, 0, 1]],
            right("All four tests pass now. It is the only word so near to the one that arrived."),
        ),
        (
            [[0, 1, 1, 0, 1, 0, 1, 1]],
            wrong(
                "The tests 0, 2 and 4 still fail. Press the place again, and add the numbers of the tests "
                "that failed at first."
            ),
        ),
        (
            [[1, 1, 1, 0, 1, 0, 0, 1]],
            wrong(
                "Test 0 still fails. Press the place again, and add the numbers of the tests that failed "
                "at first."
            ),
        ),
        ([[0] * 8], wrong("All tests pass, but you flipped 5 places. One is enough.")),
        ([0, 1], wrong("You gave a list of 2 numbers. Give eight numbers, 0 or 1.")),
    ],
    repair.your_repair: [
        (mended, right("It repairs all 128 words with one flip, and leaves the 16 right ones.")),
        (
            lambda word: repair.CODE.repair(word),
            right("It repairs all 128 words with one flip, and leaves the 16 right ones."),
        ),
        (
            lambda word: word,
            wrong("Place 0 of this word is flipped, and it is not repaired:\n1 0 0 0 0 0 0 0"),
        ),
        (
            lambda word: [1 - word[0], *word[1:]],
            wrong(
                "Nothing was flipped in this word, and your function changes it:\n0 0 0 0 0 0 0 0\n"
                "Test 0 tells whether there is a flip at all."
            ),
        ),
        (
            lambda word: word[:4],
            wrong("Your function returns a list of 4 numbers. It should return 8 numbers, 0 or 1."),
        ),
        (nothing, wrong("Your function returns nothing: end it with a line that begins “return”.")),
    ],
    repair.unnoticed: [
        (
            [0, 1, 1, 0, 0, 1, 1, 0],
            right("No test notices your 4 flips. They are a word of the code themselves."),
        ),
        ([1] * 8, right("No test notices your 8 flips. They are a word of the code themselves.")),
        ([0] * 8, wrong("At least one place must flip.")),
        ([1, 1, 1, 0, 0, 0, 0, 0], wrong("Test 0 looks at 3 of your places, which is odd. So it notices.")),
    ],
    repair.rows_of_word: [
        ([4, 0, 2], right("These rows make the word. They are the 1s of its helix transform.")),
        ([1, 2], wrong("These rows add up to another word:\n0 1 1 0 0 1 1 0")),
        ([0, 8], wrong("The rows have the numbers 0 to 7. Give the numbers of rows, such as [0, 3].")),
        ([0, 0], wrong("You gave a row twice. Give the numbers of rows, such as [0, 3].")),
    ],
    repair.rows_of_sixteen: [
        (
            [i for i in range(16) if i.bit_count() <= 2],
            right(
                "Eleven bits of message in sixteen. Twelve would be too many: 2¹² words with 17 forms each."
            ),
        ),
        (
            range(16),
            wrong(
                "A sum of your rows has fewer than three 1s, so two words are too near to each other:\n"
                "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1"
            ),
        ),
        ([0], wrong("That code repairs one flip. But 11 rows are possible, and you have 1.")),
        ([16], wrong("The rows have the numbers 0 to 15. Give the numbers of rows, such as [0, 3].")),
    ],
    repair.your_decode: [
        (helix.xor_scan, right("It decodes all 270 words that were tried. It is a scan, ≠\\ in APL.")),
        (
            lambda gray: np.cumsum(gray) % 2,
            right("It decodes all 270 words that were tried. It is a scan, ≠\\ in APL."),
        ),
        (
            lambda gray: gray,
            wrong("Your function makes 1 1 of the Gray bits 1 1. It should be 1 0."),
        ),
        (nothing, wrong("Your function returns nothing: end it with a line that begins “return”.")),
    ],
    reproduction.self_inverse_but_not_mirrored: [
        ([[1, 1], [0, 1]], right("A counterexample: the mirror image has order 3, not 2.")),
        ([[1, 0], [0, 1]], wrong("Its mirror image is its own inverse, too.")),
        ([[1, 1], [1, 0]], wrong("It is not its own inverse. Its square modulo 2 is\n0 1\n1 1")),
        (
            [[1, 1, 0], [0, 1, 1]],
            wrong("You gave 2 rows of 3 numbers. Give a square matrix, as a list of rows of 0 and 1."),
        ),
    ],
    reproduction.another_way: [
        (
            gf2.inv,
            wrong("It inverts, but it does so by elimination: that is one of the four ways already listed."),
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
        (
            lambda a: a[:8],
            wrong("Your function returns 8 rows of 9 numbers. It should return 9 rows of 9 numbers, 0 or 1."),
        ),
        ("gf2.inv", wrong("You gave a text, not a function. Give a function of a matrix.")),
    ],
    puzzle.your_press: [
        (plain.xor, right("It presses as the board does, tried on 31 boards and masks.")),
        (
            np.bitwise_xor,
            right("It presses as the board does, tried on 31 boards and masks."),
        ),
        (
            lambda board, mask: np.array(board) ^ mask,
            right("It presses as the board does, tried on 31 boards and masks."),
        ),
        (
            lambda board, mask: board + mask,
            wrong("Your function returns a list of 18 numbers. It should return 9 numbers, 0 or 1."),
        ),
        (nothing, wrong("Your function returns nothing: end it with a line that begins “return”.")),
    ],
    parities.your_product: [
        (plain.vecmat, right("It multiplies as it should, tried on 31 choices and matrices.")),
        (gf2.matmul, right("It multiplies as it should, tried on 31 choices and matrices.")),
        (lambda v: v, wrong("Your function should take 2 values, and it does not.")),
        (
            lambda v, y: v,
            wrong(
                "Your function returns a list of 2 numbers for 3 cells. It should return 3 numbers, one for "
                "each cell."
            ),
        ),
        (
            lambda v, y: y[0],
            wrong(
                "For V = [1, 1] and the rows [1, 1, 0] and [0, 1, 1] your function returns [1, 1, 0]. It "
                "should return [1, 0, 1]."
            ),
        ),
    ],
    determinant.your_parity: [
        (
            lambda p, q: nothing() if Fraction(p, q).denominator % 2 == 0 else Fraction(p, q).numerator % 2,
            right("It tells the parity of all 65 fractions tried."),
        ),
        (lambda p, q: p % 2, wrong("For 5/6 your function returns 1, and should return None.")),
        (
            lambda p, q: p / q,
            wrong("For 6/35 your function returns 0.17142857142857143, and should return 0."),
        ),
    ],
    roots.your_order: [
        (gf2.multiplicative_order, right("MAGIC's order is 4, and 21 other orders are right too.")),
        (
            lambda a: 4,
            wrong("For this matrix\n1 0 0\n0 1 0\n0 0 1\nyour function returns 4, and should return 1."),
        ),
        (
            lambda a: "four",
            wrong("For MAGIC's matrix your function returns the text 'four', and should return 4."),
        ),
    ],
    genitons.your_triangle: [
        (
            lambda n: [[comb(i, j) % 2 for j in range(i + 1)] for i in range(n)],
            right("It makes the triangle, of one row and of 32."),
        ),
        (lambda n: [[1]], wrong("For n = 2 your function returns 1 row.")),
        (lambda n: n, wrong("Your function should return a list of rows, each a list of 0s and 1s.")),
    ],
    transforms.your_butterfly: [
        (helix.helix, right("It is the helix transform, tried on 32 sequences of 2 to 32 bits.")),
        (helix.xor_scan, wrong("For 0 1 0 0 your function returns 0 1 1 1, and should return 0 1 0 1.")),
        (helix.cognitive, wrong("For 1 0 your function returns 1 0, and should return 1 1.")),
        (lambda s: 1, wrong("Your function returns 1. It should return 2 numbers, 0 or 1.")),
    ],
    fractal.your_mask: [
        (np.outer, right("It makes all 64 fractal masks of 8×8.")),
        (
            lambda p, q: p,
            wrong("Your function returns a list of 2 numbers. It should return 2 rows of 3 numbers, 0 or 1."),
        ),
        (
            np.add.outer,
            wrong(
                "Look at what your function returns. What stands in row 0, column 0, counted from 0, "
                "is 2, neither 0 nor 1. It should return 2 rows of 3 numbers, 0 or 1."
            ),
        ),
    ],
    any_board.your_press: [
        (
            lambda board, i, j: lights_out(*np.shape(board)).press(board, i * len(board[0]) + j),
            right("It presses as Lights Out does, on 44 boards of up to 7 rows."),
        ),
        (
            lambda board, i, j: board,
            wrong(
                "Press row 0, column 0 of\n0 0 0\n0 0 0\n0 0 0\nYour function returns\n0 0 0\n0 0 0\n0 0 "
                "0\nand should return\n1 1 0\n1 0 0\n0 0 0"
            ),
        ),
        (
            lambda board, i, j: board[i],
            wrong("Your function returns a list of 3 numbers. It should return 3 rows of 3 numbers, 0 or 1."),
        ),
    ],
    nim.your_mex: [
        (plain.mex, right("It is the mex, tried on 65 lists.")),
        (mex, right("It is the mex, tried on 65 lists.")),
        (len, wrong("For [0, 1, 3] your function returns 3, and should return 2.")),
        (nothing, wrong("Your function returns nothing: end it with a line that begins “return”.")),
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
    assert set(ANSWERS) == checkers
    for check, answers in ANSWERS.items():
        solved = {reply.solved for _, reply in answers}
        assert solved == {True, False}, check.__name__


def test_a_reply_is_marked_by_a_sign():
    assert repr(right("Yes.")) == "✔ Yes."
    assert repr(wrong("No.")) == "✘ No."


def test_a_reason_without_words_is_named_by_its_kind():
    def fails(matrix):
        raise KeyError

    assert reproduction.another_way(fails) == wrong("Your function stopped: KeyError.")
