"""Each checker by its right answers, its tempting wrong ones, and the exact words it has for each."""

from fractions import Fraction
from itertools import combinations
from math import comb, gcd

import numpy as np
import pytest
from test_exercises import CHECKERS

from magicmath import gf2, helix, plain
from magicmath.exercises import (
    any_board,
    colours,
    determinant,
    fractal,
    genitons,
    inverse,
    nim,
    parities,
    polynomials,
    puzzle,
    repair,
    reproduction,
    roots,
    start_here,
    sums,
    transforms,
)
from magicmath.exercises._feedback import Feedback
from magicmath.games import mex, octal_values
from magicmath.games.ordinals import Ordinal
from magicmath.rules import MAGIC, UNIT, RuleSet, lights_out, pressed, to_board
from magicmath.rules import fractal as fractal_rules

W = Ordinal("ω")
EYE5 = np.eye(5, dtype=int)
FACE = np.array(any_board.FACE)
SHEAR = EYE5 + np.eye(5, k=4, dtype=int)
UNIT_OF_16 = np.eye(16, dtype=np.uint8)[1]


def _added_everywhere(bits):
    """Return the levels of who forgets to ask for the digit."""
    s = list(bits)
    step = 1
    while step < len(s):
        for i in range(step, len(s)):
            s[i] ^= s[i - step]
        step *= 2
    return s


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


def right(message):
    """Return the reply to an answer that has the property."""
    return Feedback(True, message)


def wrong(message):
    """Return the reply to an answer of the right kind without the property."""
    return Feedback(False, message)


RECIPROCALS = right("It is right for 840 pairs, up to numbers of a hundred digits.")


def nothing(*_):
    """Return what a function without a line that returns does."""


def order_without_remainders(matrix):
    power, steps = matrix, 1
    while not np.array_equal(power, np.eye(len(matrix))):
        power, steps = power @ matrix, steps + 1
    return steps


def pins_after(*fallen):
    """Return the rows of 4, 5 and 8 pins after some have fallen, counted through all rows."""
    standing = np.array([n not in fallen for n in range(17)], int)
    rows = np.split(standing, [4, 9])
    return [[*row.tolist(), *[0] * (8 - len(row))] for row in rows]


CANCEL = " Mask {} was pressed more than once. Two presses of one mask cancel, even with others between them."
ANSWERS = {
    start_here.tests_of_six: [
        (
            [[1, 0, 1, 1, 0, 1], [1, 1, 0, 1, 1, 0], [0, 0, 0, 1, 1, 1]],
            right("Yes. No two columns are equal, and none is empty. So the odd tests tell the wrong cell."),
        ),
        (
            [[1, 0, 1, 1, 0, 1], [1, 1, 0, 1, 1, 0], [0, 0, 0, 0, 1, 1]],
            wrong(
                "Cells 0 and 3 are in the same tests: test 0 and test 1. A wrong cell 0 and a wrong cell 3 "
                "make the same tests odd, so you cannot tell which of them it is."
            ),
        ),
        (
            [[1, 0, 1, 0, 0, 0], [1, 1, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0]],
            wrong("Cell 4 is in no test. When it changes, no test becomes odd."),
        ),
        (
            [[0, 0, 1, 1, 0, 1], [1, 1, 0, 1, 1, 0], [0, 0, 0, 1, 1, 1]],
            wrong("Cells 0, 1 and 2 have their tests already: leave these three columns as they were."),
        ),
        ([1, 0, 1], wrong("You gave a list of 3 numbers. Give three rows of six bits, a row for each test.")),
    ],
    start_here.white_to_letter: [
        (
            [1, 4],
            wrong(
                "That misses the H in 3 cells. Cells 6 and 8 stay white: changed never, or an even number of "
                "times. Cell 7 becomes black: changed an odd number of times."
            ),
        ),
        (
            pressed(MAGIC.solve(to_board(0), to_board(381))),
            right(
                "The H in 3 presses. Cells 1 and 7 change twice, and are white again. All other cells change "
                "once."
            ),
        ),
        (
            np.flatnonzero(to_board(381)).tolist(),  # the black cells of the goal
            wrong(
                "That misses the H in 8 cells. Cells 0, 2, 3, 5, 6 and 8 stay white: changed never, or an "
                "even number of times. Cells 1 and 7 become black: changed an odd number of times."
            ),
        ),
        (
            [1, 4, 7, 3, 3],
            right("That is the H." + CANCEL.format(3)),
        ),
        (
            [9],
            wrong(
                "There is no mask 9: they are numbered from 0 to 8. Give a list of mask numbers, such as [0, "
                "4, 7]."
            ),
        ),
    ],
    start_here.which_two: [
        ([4, 0], right("Yes. There are 36 pairs of masks, and no other pair makes this board.")),
        (
            [0, 8],
            wrong(
                "Masks 0 and 8 leave 3 cells with the wrong colour. Cell 4 is in both masks, and so white "
                "again."
            ),
        ),
        (
            [1, 4],
            wrong(
                "Masks 1 and 4 leave 3 cells with the wrong colour. Cell 1 is in both masks, and so white "
                "again."
            ),
        ),
        (
            [0, 5],
            wrong("Masks 0 and 5 leave 6 cells with the wrong colour. No cell is in both masks."),
        ),
        ([4, 4], wrong("That is mask 4 twice. Press two different masks.")),
        ([7], wrong("You pressed 1 mask: press two.")),
        (
            [0, 8, 4, 8],
            right("Yes. There are 36 pairs of masks, and no other pair makes this board." + CANCEL.format(8)),
        ),
    ],
    start_here.all_black: [
        (
            pressed(MAGIC.solve(to_board(0), to_board(511))),
            right(
                "Yes: a corner cell changes once, an edge cell 3 times, and the centre 5 times. All three "
                "are odd."
            ),
        ),
        (
            [4],
            wrong(
                "4 cells are not black. Cells 0, 2, 6 and 8 stay white: changed never, or an even number of "
                "times."
            ),
        ),
        (
            [0, 2, 4, 6, 8, 1, 1],
            right("All cells are black." + CANCEL.format(1)),
        ),
    ],
    start_here.your_inverted: [
        (lambda cell: 1 - cell, right("It takes 0 to 1, and 1 to 0. Twice in a row it changes nothing.")),
        (lambda cell: not cell, right("It takes 0 to 1, and 1 to 0. Twice in a row it changes nothing.")),
        (lambda cell: 1, wrong("inverted(1) should be 0, but your function returns 1.")),
    ],
    puzzle.shorten: [
        ([2, 0], right("2 presses are as good as 8: only odd or even counts, and in any order.")),
        ([0, 5, 0, 8, 5, 0, 2, 8], wrong("That ends at the same board, and it can be shorter still.")),
        ([2], wrong("That is another board: mask 0 is in the list 3 times, and 3 is odd.")),
        ([0, 2, 4], wrong("That is another board: mask 4 is in the list 0 times, and 0 is even.")),
    ],
    puzzle.only_the_upper_edge: [
        ([6, 8, 3, 5, 1], right("Five masks for one cell, as for the centre.")),
        ([6, 8], wrong("4 cells are black: not the upper edge cell.")),
        ([6, 8, 3, 5], wrong("2 cells are black: not the upper edge cell.")),
    ],
    puzzle.only_a_corner: [
        ([6, 4, 3, 2, 1, 0], right("That is the recipe itself, in 6 presses.")),
        (
            [0, 1, 2, 3, 4, 6, 8, 8],
            right(
                "Only the corner is black. Cross out equal masks in pairs: of your 8 presses "
                "0, 1, 2, 3, 4, 6 are left."
            ),
        ),
        (
            [0, 8, 8, 1, 3, 5, 6, 8, 3, 7, 1, 8, 2, 1, 3, 4, 5, 7],
            right(
                "3 presses and 3 recipes leave only the corner black. Cross out equal masks in pairs: of "
                "your 18 presses 0, 1, 2, 3, 4, 6 are left."
            ),
        ),
        (
            [0, 1, 3, 5, 6, 8, 3, 7, 1, 8, 2, 1, 3, 4, 5, 7],
            right(
                "Mask 0 and 3 recipes leave only the corner black. Cross out equal masks in pairs: of "
                "your 16 presses 0, 1, 2, 3, 4, 6 are left."
            ),
        ),
        ([0], wrong("4 cells are black: the corner and 3 others.")),
        ([0, 1, 3, 5, 6, 8], wrong("3 cells are black: the corner and 2 others.")),
        ([0, 0], wrong("0 cells are black: not the corner.")),
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
    puzzle.turned_alike: [
        (102, right("The computer went through the boards one by one, and counted the same.")),
        (8, wrong("8 is the number for a quarter turn. Take the average of all eight numbers.")),
        (32, wrong("32 is the number for a half turn. Take the average of all eight numbers.")),
        (64, wrong("64 is the number for a mirror. Take the average of all eight numbers.")),
        (100, wrong("It is not 100. How many boards does each of the eight leave as they are?")),
    ],
    puzzle.two_witnesses: [
        (
            3,
            right("With that cell inverted, 3, 6 and 4 lead to the goal."),
        ),
        (4, wrong("If only cell 4 were wrong, then 3, 6 and 4 would miss the goal in 2 cells.")),
        (9, wrong("9 is too large. Give the number of a cell, from 0 to 8.")),
    ],
    parities.one_equation: [
        ("c + e + f + i = 1", right("These 4 masks change cell 5, and no other mask does.")),
        ([2, 4, 5, 8], right("These 4 masks change cell 5, and no other mask does.")),
        (
            "cfi",
            wrong(
                "Mask 5 changes the cells 2, 5 and 8. But the question is which masks change cell 5: look "
                "for another one."
            ),
        ),
        ("a + c", wrong("Mask 0, the letter a, does not change cell 5.")),
        ("e + f", wrong("The letters that you gave belong there, but 2 letters must still be found.")),
        (
            "c + x",
            wrong("The text 'c + x' cannot be read here. Give the letters of masks, such as a + b."),
        ),
    ],
    parities.only_e: [
        (to_board(341), right("Only e is left: e = w₀ + w₂ + w₄ + w₆ + w₈.")),
        (to_board(16), wrong("Your sum still has a + c + e + g + i on the left.")),
        (to_board(0), wrong("Your sum still has nothing on the left.")),
        (
            to_board(186),
            wrong(
                "Your sum still has a + b + c + d + e + f + g + h + i on the left. You gave the recipe of "
                "cell 4: the masks that change this cell alone. But the task asks for cells: those whose "
                "recipes press mask 4."
            ),
        ),
    ],
    parities.press_the_corner: [
        (
            [[0, 1], [1, 0]],
            right("You judged four puzzles and solved none. The solutions of B and C have mask 6."),
        ),
        (
            [[1, 0], [1, 0]],
            wrong(
                "It seems that you counted the cells of the plus. Take the cells whose recipes hold mask 6."
            ),
        ),
        (
            [[0, 0], [0, 0]],
            wrong("You judged 2 of the 4 puzzles right. Take the cells whose recipes hold mask 6."),
        ),
        (
            [[0, 1], [1, 1]],
            wrong("You judged 3 of the 4 puzzles right. Take the cells whose recipes hold mask 6."),
        ),
        ([1, 0, 1], wrong("You gave a list of 3 numbers. Press the letters of puzzles.")),
    ],
    parities.choice_from_counts: [
        (
            "b + c + e + f + i",
            right("R is as it should be. D is 1 where R is odd: in the cells 0, 1, 2, 3 and 4."),
        ),
        ("bcef", wrong("Cell 4: c and e change it. R is 2 there, but it should be 3.")),
        (
            [1, 2, 4, 4, 5, 8],
            wrong("Cell 1: b and c change it. R is 2 there, but it should be 3."),
        ),
        ("abcefi", wrong("Cell 0: a and b change it. R is 2 there, but it should be 1.")),
        ("i", wrong("Cell 0: no letter of yours changes it. R is 0 there, but it should be 1.")),
        ("b", wrong("Cell 1: only b changes it. R is 1 there, but it should be 3.")),
    ],
    parities.the_other_choice: [
        (
            [[1, 1, 0], [0, 0, 1], [0, 0, 0]],
            right(
                "V and your choice together press masks 1, 3, 4, 5 and 7: the quiet choice Q. So they make "
                "the same board."
            ),
        ),
        (
            [[1, 0, 0], [1, 0, 0], [0, 1, 0]],
            wrong("V and your choice together press mask 4. That changes some cells, so the boards differ."),
        ),
        (
            [[0, 0, 0], [0, 1, 0], [0, 0, 0]],
            wrong(
                "V and your choice together press masks 0, 3 and 7. That changes some cells, so the boards "
                "differ."
            ),
        ),
        ([[1, 0, 0], [1, 1, 0], [0, 1, 0]], wrong("That is V itself. Find another choice.")),
        ([0, 1], wrong("You gave a list of 2 numbers. Press the numbers of masks.")),
    ],
    determinant.odd_sevenths: [
        (
            [0, 2, 4, 5, 8],
            right("The cells 0 and 1 change, and no other cell. So sevenths have a parity, too."),
        ),
        (
            [0, 2, 8],
            wrong("Look at mask 4: −1/7 of a press. Take it seven times. Is this odd or even?"),
        ),
        (
            [0, 1, 2, 4, 5, 8],
            wrong("Look at mask 1: 2/7 of a press. Take it seven times. Is this odd or even?"),
        ),
        (
            [9],
            wrong(
                "There is no mask 9: they are numbered from 0 to 8. Give the numbers of masks, such as "
                "[0, 4]."
            ),
        ),
    ],
    determinant.hollow_determinant: [
        (
            8,
            right(
                "8 is even, as it must be: HOLLOW loses boards in two colours. And your bet? A round "
                "adds 8 to its cell, and with three colours 8 is 2. So 2 rounds add 4, and 4 is 1: they "
                "change this cell alone, by 1. This is a way back."
            ),
        ),
        (5, wrong("5 belongs to MAGIC. The last row of this table is 0 1 0.")),
        (-8, wrong("It is not −8. Look at the sign of the product with the 4 and the 2.")),
        (1, wrong("1 is odd. But HOLLOW loses boards in two colours.")),
        (2, wrong("It is not 2. A product has three numbers, one of each row. Multiply 4, 2 and 1.")),
        (
            -4,
            wrong("It is not −4. That is the product 2·2, with −. It also has the last 0, so it is 0."),
        ),
        (0, wrong("It is not 0. A product of the 4, the 2 and the 1 is not 0.")),
        (
            10,
            wrong(
                "It is not 10. Only products with the 1 of the last row count. How many of them are not 0?"
            ),
        ),
        (0.5, wrong("0.5 is no whole number. Give a whole number.")),
    ],
    determinant.all_ones_in_eight: [
        ((5, 2, 5), right("Each cell shows 1. You have divided by 5: modulo 8, five times 5 is 1.")),
        ((5, 10, -19), right("Each cell shows 1. You have divided by 5: modulo 8, five times 5 is 1.")),
        ((1, 0, 0), wrong("After these presses an edge cell shows 2, and not 1.")),
        ((5, 2, 1), wrong("After these presses an edge cell shows 5, and not 1.")),
        ((5, 2), wrong("You gave a list of 2 numbers. Give three numbers, such as (1, 2, 3).")),
        ((1 / 5, 2 / 5, 1 / 5), wrong("0.2 is no whole number. Give three numbers, such as (1, 2, 3).")),
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
    determinant.made_in_five_colours: [
        (
            np.array([[1, 1, 1], [1, 0, 0], [1, 0, 1]]),
            right("The answer is whole: press masks 0 to 8 so often: 1, 0, 0, 0, 0, 1, 0, 1, −1."),
        ),
        (
            np.array([[1] * 3, [1] * 3, [0] * 3]),
            wrong("The answer for this board is not whole: mask 0 would be pressed 1/5 of a time."),
        ),
        (to_board(1), wrong("You pressed 1 cell. Press six.")),
        (np.ones((3, 3), int), wrong("You pressed 9 cells. Press six.")),
        (MAGIC[:8], wrong("You gave 8 boards of 3×3. Press the cells that are 1.")),
    ],
    determinant.rule_for_three: [
        (
            to_board(0b101000100),
            right(
                "The determinant of these masks is −3. In two colours every board can be made. In three "
                "colours some boards are lost."
            ),
        ),
        (to_board(16), wrong("A mask of one cell is too easy: draw more cells.")),
        (
            MAGIC[4],
            wrong(
                "The determinant of these masks is 5. In two colours every board can be made. In three "
                "colours every board can be made."
            ),
        ),
        (
            MAGIC[0],
            wrong(
                "The determinant of these masks is 0. In two colours some boards are lost. In three colours "
                "some boards are lost."
            ),
        ),
        (MAGIC[:8], wrong("You gave 8 boards of 3×3. Press the cells of your mask.")),
    ],
    inverse.your_invert: [
        (
            gf2.inv,
            right(
                "It inverts MAGIC's matrix, and 39 others from 1×1 to 12×12. Here is what it made of MAGIC's "
                "Y, each recipe in the place of its cell:\n"
                "■ ■ ■   □ ■ □   ■ ■ ■\n■ ■ □   ■ □ ■   □ ■ ■\n■ □ □   ■ □ ■   □ □ ■\n\n"
                "□ ■ ■   □ ■ □   ■ ■ □\n■ □ □   ■ ■ ■   □ □ ■\n□ ■ ■   □ ■ □   ■ ■ □\n\n"
                "■ □ □   ■ □ ■   □ □ ■\n■ ■ □   ■ □ ■   □ ■ ■\n■ ■ ■   □ ■ □   ■ ■ ■"
            ),
        ),
        (
            lambda a: a,
            wrong(
                "Your function does not invert this matrix:\n[[1 1]\n [1 0]]\n"
                "It returns\n[[1 1]\n [1 0]]\nand should return\n[[0 1]\n [1 1]]"
            ),
        ),
        (
            with_the_swap_trap,
            wrong(
                "Your function does not invert this matrix, where a swap is needed:\n[[0 1]\n [1 0]]\n"
                "It returns\n[[0 1]\n [0 0]]\nand should return\n[[0 1]\n [1 0]]\n"
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
        (
            gf2.inv(inverse.TO_INVERT),
            right("R·A, your answer times the matrix, is the identity: each row is the recipe of a cell."),
        ),
        (
            [[1, 1, 0], [0, 1, 1], [1, 1, 1]],
            right("R·A, your answer times the matrix, is the identity: each row is the recipe of a cell."),
        ),
        (
            inverse.TO_INVERT,
            wrong(
                "R·A, your answer times the matrix, should be the identity. "
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
    inverse.another_test: [
        (
            UNIT[0] ^ UNIT[1] ^ UNIT[3] ^ UNIT[5] ^ UNIT[7] ^ UNIT[8],
            right("Each line has exactly two of your six cells. It is a test, and a sum of rectangles."),
        ),
        (to_board(0), wrong("The empty set does not count as a test.")),
        (to_board(448), wrong("Line 0 changes 3 of your 3 cells, which is odd. Odd, too: lines 3, 4 and 5.")),
        (UNIT[8], wrong("Line 2 changes 1 of your 1 cell, which is odd. Odd, too: line 5.")),
        (
            UNIT[0] ^ UNIT[2] ^ UNIT[6] ^ UNIT[8],
            wrong("That is a test, but these are the corners of a rectangle."),
        ),
    ],
    inverse.met_evenly: [
        (
            to_board(0b101001110),
            right(
                "Each mask changes an even number of these cells: they are the test of this rule. The "
                "quiet choice is another set: masks 0, 1, 3, 5 and 7."
            ),
        ),
        (to_board(0), wrong("Without any cell it tests nothing.")),
        (UNIT[4], wrong("Mask 2 changes 1 of your 1 cell, which is odd. Odd, too: masks 4, 6 and 8.")),
        (
            UNIT[8] ^ UNIT[6],
            wrong("Mask 3 changes 1 of your 2 cells, which is odd. Odd, too: masks 5, 6 and 8."),
        ),
        ([1, 0], wrong("You gave a list of 2 numbers. Give a board: three rows of three numbers, 0 or 1.")),
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
    roots.changes_nothing: [
        ([[1, 0, 1], [0, 0, 0], [1, 0, 1]], right("Nothing changes, so this rule has no inverse.")),
        ([[1, 0, 0], [0, 0, 0], [0, 0, 1]], wrong("Those masks change 4 cells.")),
        (to_board(0), wrong("Nothing is pressed. The empty choice does not count.")),
        ([1, 2], wrong("You gave a list of 2 numbers. Give a board: three rows of three numbers, 0 or 1.")),
    ],
    roots.two_steps_home: [
        (to_board(0b010000010), right("Home after two steps, and not after one.")),
        ([[1, 0, 1], [0, 0, 0], [1, 0, 1]], wrong("It is home after one step already.")),
        (to_board(0), wrong("Nothing is pressed. The empty choice does not count.")),
        (to_board(16), wrong("The centre is pressed. Leave it out.")),
        (to_board(256), wrong("After two steps it is another board:\n1 1 1\n1 0 1\n1 1 0")),
        ([1, 2], wrong("You gave a list of 2 numbers. Give a board: three rows of three numbers, 0 or 1.")),
    ],
    roots.even_counts: [
        (
            to_board(0b101011001),
            right("The four light places are even in every rule, so modulo 2 they are 0."),
        ),
        ([[1, 0, 1], [0, 1, 0], [0, 0, 1]], wrong("1 more place can be odd.")),
        ([[0, 0, 0], [0, 1, 0], [0, 0, 1]], wrong("3 more places can be odd.")),
        (
            [[1, 0, 1], [1, 1, 1], [0, 0, 1]],
            wrong("This number is always even: in the row of an edge, the column of corners."),
        ),
        (
            to_board(0b010100110),  # the four even places
            wrong("This number is always even: in the row of a corner, the column of edges."),
        ),
        ([1, 2], wrong("You gave a list of 2 numbers. Give a board: three rows of three numbers, 0 or 1.")),
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
                "Its order is 15. By a theorem of Cayley and Hamilton, taken on trust here, the powers of a "
                "4×4 matrix A are sums of I, A, A² and A³. There are 15 such sums that are not empty, so no "
                "order is above 15."
            ),
        ),
        (
            [[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 1, 1]],
            wrong(
                "Its order is 5. Begin with 1 0 0 0 and multiply by A: you meet 5 of the 15 vectors that "
                "are not 0. Such a walk must meet them all."
            ),
        ),
        (
            [[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 1]],
            wrong(
                "Its order is 6. Begin with 1 0 0 0 and multiply by A: you meet 2 of the 15 vectors that "
                "are not 0. Such a walk must meet them all."
            ),
        ),
        (np.zeros((4, 4), int), wrong("It has no inverse modulo 2, so none of its powers is the identity.")),
    ],
    genitons.odd_entries: [
        (
            729 + 486,
            right("The first 64 rows hold 3 to the 6th. Two copies of the first 32 rows stand below them."),
        ),
        (
            sum(comb(m, i) % 2 for m in range(96) for i in range(m + 1)),
            right("The first 64 rows hold 3 to the 6th. Two copies of the first 32 rows stand below them."),
        ),
        (1214, wrong("1214 is too few.")),
        (
            2 * sum(comb(m, i) % 2 for m in range(64) for i in range(m + 1)),
            wrong(
                "1458 is too many. Rows 64 to 95 are only the upper half of two copies. They hold less than "
                "the first 64 rows."
            ),
        ),
        (
            sum(comb(m, i) % 2 for m in range(128) for i in range(m + 1)),
            wrong("2187 is too many. That is for 128 rows. Rows 96 to 127 do not count here."),
        ),
        (
            sum(m + 1 for m in range(96)),
            wrong("4656 is too many. These are all the numbers, the even ones too."),
        ),
        (1216, wrong("1216 is too many.")),
        (10**400, wrong("So large a number is too many.")),
        (-1, wrong("-1 is too small. Give one whole number, not negative.")),
    ],
    genitons.next_column: [
        (
            [[comb(m, i) % 2 for m in (9, 10)] for i in range(11)],
            right(f"No number above 1 was needed. The numbers themselves would go up to {comb(10, 5)}."),
        ),
        (
            [[comb(9, i) % 2, int(i in (0, 1, 8, 10))] for i in range(11)],
            wrong("Look at column 10, row 1: 1 stands to its left, 1 above that, and their XOR is 0."),
        ),
        (
            [[comb(9, i) % 2, int(i in (0, 2, 10))] for i in range(11)],
            wrong("Look at column 10, row 8: 1 stands to its left, 0 above that, and their XOR is 1."),
        ),
        (
            [[comb(9, i) % 2, 0] for i in range(11)],
            wrong("Look at column 10, row 0: 1 stands to its left, and nothing above that."),
        ),
        (22 * [1], wrong("Column 9 is given. Only its rows 0, 1, 8 and 9 are 1: make it so again.")),
        (11 * [1], wrong("You gave a list of 11 numbers. Give eleven rows of two numbers, 0 or 1.")),
    ],
    genitons.f_times_f: [
        ([[1, 0], [0, 1]], right("F·F = I: F undoes itself. Now put larger blocks into it.")),
        ([[1, 1], [0, 1]], wrong("Look at row 0, column 1: it is 1·1 + 1·1 = 2, and 2 is even.")),
        ([[1, 0], [0, 0]], wrong("Look at row 1, column 1: it is 0·1 + 1·1 = 1, and 1 is odd.")),
        ([1, 1], wrong("You gave a list of 2 numbers. Give two rows of two numbers, 0 or 1.")),
    ],
    genitons.four_odd: [
        *(
            (row, right(f"Column {row} is {row:b} in binary: two 1s, so 2 times 2 rows."))
            for row in range(101, 300)
            if sum(comb(row, i) % 2 for i in range(row + 1)) == 4
        ),
        (101, wrong("Column 101 has 16 cells that are 1.")),
        (256, wrong("Column 256 has two 1s: row 0 and row 256.")),
        (3, wrong("Column 3 is not beyond column 100.")),
        *((number, wrong(f"Column {number} is not beyond column 100.")) for number in (9, 11, 12, 15)),
        (
            10,
            wrong(
                "Column 10 is not beyond column 100. (If you typed 2^7+1: in Python that is no power. Write "
                "2**7+1.)"
            ),
        ),
        (2**20, wrong("1048576 is too large. Give the number of one column, below a million.")),
    ],
    genitons.geniton_presses: [
        (
            pressed(RuleSet(helix.geniton(9)[:, ::-1].reshape(9, 3, 3)).solve(to_board(0), to_board(495))),
            right("The frame, by fractal masks. The short way: only bit 3 of D is new, so add row 3 of ⌽G9."),
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
    genitons.three_letters: [
        (
            [[0, 1, 1, 1, 1, 0], [1, 0, 1, 0, 1, 1]],
            right("J sends a b d to b a d, and F sends them to a d b: each only changes their order."),
        ),
        (
            [[1, 0, 1, 1, 1, 0], [0, 1, 1, 0, 1, 1]],
            wrong("Look at J·a. A matrix times a is its first column."),
        ),
        (
            [[0, 1, 1, 1, 0, 0], [1, 0, 1, 0, 1, 1]],
            wrong("Look at F·b. A matrix times b is its second column."),
        ),
        (
            [[0, 1, 0, 1, 1, 0], [1, 0, 0, 0, 1, 1]],
            wrong("Look at J·d. The product with d is the sum of the products with a and with b."),
        ),
        ([0, 1], wrong("You gave a list of 2 numbers. Give two rows of six numbers, 0 or 1.")),
    ],
    transforms.letter_by_triangle: [
        (
            pressed(
                RuleSet(helix.geniton(9)[:, ::-1].reshape(9, 3, 3)).solve(to_board(0), transforms.LETTER)
            ),
            right("The T, by a triangle of bits."),
        ),
        (
            [0, 1, 2, 4, 7],
            wrong(
                "7 cells are still wrong. You pressed the black cells of the T: that is the top row. Read "
                "the left edge."
            ),
        ),
        (
            [0, 3, 5, 6, 7],
            wrong(
                "1 cell is still wrong. Mask 8 is not pressed: look at row 8 of your triangle. The top row "
                "is row 0."
            ),
        ),
        (
            [0, 1, 3],
            wrong(
                "4 cells are still wrong. Mask 1 is pressed: look at row 1 of your triangle. The top row is "
                "row 0."
            ),
        ),
        (
            [0] * 9,
            wrong(
                "Nothing is pressed, so the board stays white. Give a list of mask numbers, such as [0, "
                "4, 7]."
            ),
        ),
    ],
    transforms.xors_of_a_butterfly: [
        (
            sum(2**19 for _ in range(20)),
            right(
                "20 levels, with an XOR for half of the places. The triangle needs about "
                f"{sum(range(2**20)) / (20 * 2**19):,.0f} times as many."
            ),
        ),
        (
            20 * 2**20,
            wrong("20971520 is too many. That counts all places of a level. Only half of them add."),
        ),
        (2**19, wrong("524288 is too few. That is one level.")),
        (19 * 2**19, wrong("9961472 is too few. That is 19 levels. One is missing.")),
        (3 * 4, wrong("12 is too few. So many has the butterfly of eight items.")),
        (sum(range(2**20)), wrong("549755289600 is too many. That is the triangle.")),
        (10**15, wrong("So large a number is too many.")),
    ],
    transforms.letter_by_butterfly: [
        (
            pressed(
                RuleSet(helix.geniton(8)[:, ::-1].reshape(8, 2, 4)).solve(
                    np.zeros((2, 4), int), transforms.LETTER_U
                )
            ),
            right("The U, by a butterfly."),
        ),
        (
            [0, 3, 4, 5, 6, 7],
            wrong(
                "5 cells are still wrong. You pressed the black cells of the U: those are the items. Read "
                "the outputs."
            ),
        ),
        ([0, 1], wrong("4 cells are still wrong. Mask 2 is not pressed: look at output 010.")),
        ([0, 1, 2, 5, 6, 7], wrong("1 cell is still wrong. Mask 7 is pressed: look at output 111.")),
        (
            [0] * 8,
            wrong("Nothing is pressed, so the board stays white. Choose the masks whose output is 1."),
        ),
    ],
    transforms.fixed_by_helix: [
        (
            helix.helix([0, 1, 0, 0, 0, 0, 0, 0]) ^ np.eye(8, dtype=np.uint8)[1],
            right("It is its own helix transform. So is each sum of a sequence and its transform."),
        ),
        ([1, 1, 1, 1, 1, 1, 1, 1], wrong("Its helix transform is 1 0 0 0 0 0 0 0.")),
        ([0] * 8, wrong("Not all 0: zeros alone are too easy.")),
        ([0] * 7 + [1], wrong("It is its own helix transform, but it has fewer than three 1s.")),
        ([1] * 7, wrong("You gave a list of 7 numbers. Give eight numbers, 0 or 1.")),
    ],
    transforms.undo_the_scan: [
        (
            np.diff([0, 0, 1, 1, 0, 1, 0, 0, 1]) % 2,
            right("You took the difference, and the difference undoes the scan."),
        ),
        ([0, 1, 1, 0, 1, 0, 0, 1], wrong("The scan of your sequence is 0 1 0 0 1 1 1 0.")),
        ([1, 0, 1, 1, 1, 0, 1], wrong("You gave a list of 7 numbers. Give eight numbers, 0 or 1.")),
    ],
    transforms.which_items: [
        (
            [i for i in range(64) if comb(36, i) % 2],
            right("These are all numbers that you get from 100100 by making some of its 1s to 0s."),
        ),
        ([0, 1, 4, 32, 36], wrong("Item 1 is 000001. It has a 1 for 1, and 100100 has none there.")),
        ([36, 52, 44, 60], wrong("Item 44 is 101100. It has a 1 for 8, and 100100 has none there.")),
        ([4, 32], wrong("Item 0 is missing. The number 0 has no 1s, so it is a subset of every number.")),
        ([0, 4, 32], wrong("Item 36 is missing: it is 100100.")),
        ([0, 64], wrong("There is no item 64: they are numbered from 0 to 63.")),
        ([-4, 0], wrong("There is no item -4: they are numbered from 0 to 63.")),
        (["four"], wrong("The text 'four' cannot be read here. Give a list of whole numbers from 0 to 63.")),
    ],
    transforms.normal_form_of_implication: [
        ([1, 0, 1, 1], right("“If a, then b” is 1 + a + ab modulo 2.")),
        (helix.helix([1, 1, 0, 1]), right("“If a, then b” is 1 + a + ab modulo 2.")),
        ([1, 1, 0, 1], wrong("These coefficients belong to the truth table 1 0 1 1.")),
        (
            [0, 1, 1],
            wrong(
                "You gave a list of 3 numbers. Give four numbers, 0 or 1: the coefficients of 1, b, a and ab."
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
        (
            np.isin(np.arange(16), [7, 11, 13, 14]).reshape(4, 4),
            right("Press the masks whose cells are black: the board turns white."),
        ),
        (
            np.isin(np.arange(16), [15]).reshape(4, 4),
            wrong("It turns white, but it has only 1 black cell. Draw one with 4 or more."),
        ),
        (
            np.isin(np.arange(16), [13, 14]).reshape(4, 4),
            wrong("It turns white, but it has only 2 black cells. Draw one with 4 or more."),
        ),
    ],
    fractal.four_in_a_column: [
        (
            1024 * 1020 + 1023,
            right(
                "Mask 1045503 is the product of row 1020 at the side and row 1023 at the top. The top has a "
                "single 1, in column 1023, and the side has four 1s."
            ),
        ),
        (
            1024 * 511 + 511,
            wrong(
                "Mask 523775 is the product of row 511 at the side and row 511 at the top. It changes 4 "
                "cells, but not all of them in column 1023."
            ),
        ),
        (
            1023,
            wrong(
                "Mask 1023 is the product of row 0 at the side and row 1023 at the top. It changes 1024 "
                "cells."
            ),
        ),
        (1024 * 1024, wrong("The last mask of this board is 1048575.")),
        (-1, wrong("-1 is too small. Give one whole number, not negative.")),
    ],
    fractal.cells_that_decide: [
        (
            int(np.prod(helix.geniton(1024)[:, ::-1][:, [513, 770]].sum(axis=0))),
            right("They are the cells whose row is a subset of 513, and whose column is a subset of 770."),
        ),
        (6, wrong("6 is 2 · 3. A number with two 1s has four subsets, and not two.")),
        (7, wrong("It depends on more cells. (In Python 2^5 is no power: that is 2**5.)")),
        (
            526082,
            wrong("It depends on fewer cells: the press sums only subsets of its row and its column."),
        ),
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
            wrong("These are the fractal masks, in one order or another. Find another puzzle."),
        ),
        (
            np.eye(4, dtype=int).reshape(4, 2, 2),
            wrong("These are the unit boxes, in one order or another. Find another puzzle."),
        ),
        (
            np.eye(4, dtype=int)[[1, 0, 2, 3]].reshape(4, 2, 2),
            wrong("These are the unit boxes, in one order or another. Find another puzzle."),
        ),
        (
            "1 1 0 0",
            wrong("That is one mask. Give four masks, one in each line, as four numbers 0 or 1."),
        ),
        (
            [1, 1, 0, 0, 0, 1, 0],
            wrong(
                "You gave 7 numbers, and four masks have 16. Give four masks, one in each line, as four "
                "numbers 0 or 1."
            ),
        ),
        (
            MAGIC,
            wrong("You gave 9 boards of 3×3. Give four masks, one in each line, as four numbers 0 or 1."),
        ),
    ],
    any_board.lost_number: [
        (
            4,
            right(
                "T4 stands 3 times in the four sequences, and 2 times in the list. Cross out pairs in the "
                "list as it is printed, and T4 would be gone."
            ),
        ),
        (8, wrong("T8 stands 3 times in the four sequences, and 3 times in the list: it is not lost.")),
        (9, wrong("T9 stands once in the four sequences, and once in the list: it is not lost.")),
        (0, wrong("0 is too small. Give the number of a transformation, from 1 to 9.")),
    ],
    any_board.one_cell_more: [
        (
            FACE ^ np.eye(1, 25, 10, int).reshape(5, 5),
            wrong("Now it passes test 1, but test 0 contains 3 black cells, which is odd."),
        ),
        (
            FACE ^ np.eye(1, 25, 2, int).reshape(5, 5),
            right(
                "The board passes both tests now: each contains an even number of black cells. Can it be "
                "made? You will find out below."
            ),
        ),
        (
            FACE ^ np.eye(1, 25, 6, int).reshape(5, 5),
            wrong("The board still fails both tests: the cell that you changed is in neither of them."),
        ),
        (FACE, wrong("Your board differs from the face in 0 cells, and it should be one.")),
        (np.zeros((5, 5), int), wrong("Your board differs from the face in 7 cells, and it should be one.")),
    ],
    any_board.quiet_pattern: [
        (lights_out(3, 5).quiet_presses[0].reshape(3, 5), right("8 presses, and no cell changes.")),
        (np.ones((3, 5), int), wrong("Those presses change 7 cells.")),
        (np.zeros((3, 5), int), wrong("Pressing nothing is quiet, but too easy.")),
        (
            np.ones((3, 3), int),
            wrong(
                "You gave 3 rows of 3 numbers. Give three rows of five numbers: 1 where you press, and 0 "
                "elsewhere."
            ),
        ),
    ],
    any_board.out_of_reach: [
        (
            [[1, 0, 1, 0, 0]] + [[0] * 5] * 4,
            right(
                "All in all 2 cells are black, which is even. But test 1 contains 1 of them, which is odd. "
                "So the number of all black cells does not decide: only the cells of a test count."
            ),
        ),
        (
            [[1, 0, 0, 0, 0]] + [[0] * 5] * 4,
            wrong("It cannot be made, but it has 1 black cell, and that is odd."),
        ),
        (lights_out(5, 5)[0], wrong("1 press can make that board.")),
        (lights_out(5, 5)[0] ^ lights_out(5, 5)[4], wrong("2 presses can make that board.")),
    ],
    any_board.never_all_black: [
        (
            [[0, 1, 1], [1, 0, 1], [1, 1, 0]],
            right(
                "All black cannot be made. Each of your masks contains two of the three nodes. So the three "
                "nodes are a test, and three is odd. Step 1 of the proof breaks: there each node is in its "
                "own mask."
            ),
        ),
        ([[1, 1, 0], [1, 1, 1], [0, 1, 1]], wrong("All three nodes become black: press mask 1.")),
        (np.eye(3), wrong("All three nodes become black: press mask 0 and mask 1 and mask 2.")),
        (
            [[0, 1, 1], [1, 0, 1], [0, 1, 0]],
            wrong("Your mask 0 changes node 2, but mask 2 does not change node 0."),
        ),
        (
            [[0, 0, 0], [0, 1, 1], [0, 1, 1]],
            wrong("Mask 0, in row 0 of the board, is blank. No mask may be blank."),
        ),
        (
            [[0, 1], [1, 0]],
            wrong("You gave 2 rows of 2 numbers. Give three masks, each with three numbers, 0 or 1."),
        ),
    ],
    colours.last_recipe: [
        (
            [2, 3, 3],
            right(
                "These presses make 0 0 1, modulo 5. So each row of B makes a single 1: the product B·M is "
                "I modulo 5."
            ),
        ),
        ([2, 3, 2], wrong("These presses make 0 4 0, modulo 5. They should make 0 0 1.")),
        ([10**40, 0, 0], wrong("These presses make 0 0 0, modulo 5. They should make 0 0 1.")),
        (3, wrong("You gave 3. Give three numbers from 0 to 4.")),
        ([2, 3], wrong("You gave a list of 2 numbers. Give three numbers from 0 to 4.")),
    ],
    colours.all_but_its_own: [
        (
            [9, 0, 2, 0, 0],
            right(
                "With the weights 3 a press adds 9, and modulo 9 that is 0. But your board has the weighted "
                "sum 3·2, and that is not 0."
            ),
        ),
        (
            [9, 2, 1, 0, 0],
            wrong(
                "In 9 colours this board can be made. Press the masks 0 to 3 so often: 8 0 1 1.",
            ),
        ),
        (
            "6 1 0 0 0",
            wrong(
                "In 6 colours nobody makes this board. But up to 11 there is a larger number of colours like "
                "that."
            ),
        ),
        (
            [10, 1, 0, 0, 0],
            wrong("In 10 colours every board can be made. There 3 has the reciprocal 7."),
        ),
        (
            [12, 1, 0, 0, 0],
            wrong(
                "The number of colours is from 2 to 11, not 12. Give five numbers: the number of colours, "
                "from 2 to 11, and the four cells."
            ),
        ),
        (
            [9, 9, 0, 0, 0],
            wrong(
                "There is no colour 9 in 9 colours. Give five numbers: the number of colours, from 2 to 11, "
                "and the four cells."
            ),
        ),
    ],
    colours.pairs_in_four: [
        (
            [1, 0, 3],
            right("These presses make 1 0 3, modulo 4. And there is another solution: c is 1 there."),
        ),
        ([3, 2, 0], wrong("These presses make 1 3 2, modulo 4. They should make 1 0 3.")),
        ([3, 2], wrong("You gave a list of 2 numbers. Give three numbers from 0 to 3.")),
    ],
    colours.determinant_of_recipes: [
        (-4, right("8·7 is 56, and modulo 11 that is 1. You know det B without one of its 81 numbers.")),
        (6, wrong("Modulo 11 8·6 is 4. It should be 1.")),
        (17, wrong("Modulo 11 8·6 is 4. It should be 1.")),
        ("[3, 3]", wrong("You gave a list of 2 numbers. Give a number from 0 to 10.")),
    ],
    colours.your_reciprocal: [
        (lambda a, k: pow(a, -1, k) if gcd(a, k) == 1 else None, RECIPROCALS),
        (plain.reciprocal, wrong("Your function stopped: 2 has no reciprocal modulo 4: 2 divides both.")),
        (lambda a, k: 1, wrong("reciprocal(2, 3) is 1. But their product is not 1 modulo 3.")),
        (
            lambda a, k: -1 if a == k - 1 else 1,
            wrong("reciprocal(1, 2) is -1. It should be a whole number from 1 to k − 1."),
        ),
        (
            nothing,
            wrong("reciprocal(1, 2) is None. But they have no common divisor, so there is a reciprocal."),
        ),
        (
            lambda a, k: next((b for b in range(1, min(k, 99)) if a * b % k == 1), None),
            wrong(
                "reciprocal(82, 10007) is None. But they have no common divisor, so there is a reciprocal."
            ),
        ),
        (3, wrong("You gave a value, not a function. Give a function of two numbers.")),
    ],
    colours.fails_the_test: [
        (
            [[1, 4, 0], [0, 0, 0], [0, 0, 0]],
            right("Its sum is 5, but its weighted sum is 13: MAGIC cannot make it."),
        ),
        (
            [[1, 0, 0], [0, 0, 0], [0, 0, 0]],
            wrong("It fails the test, but its sum is 1, and that is no multiple of 5."),
        ),
        (
            MAGIC[0],
            wrong(
                "Its sum is 4, but its weighted sum is 10, a multiple of 5: it passes the test, so MAGIC "
                "can make it."
            ),
        ),
        ([5] * 9, wrong("There is no colour 5. Give a board: three rows of three numbers from 0 to 4.")),
        (
            [[1, 4]],
            wrong("You gave 1 row of 2 numbers. Give a board: three rows of three numbers from 0 to 4."),
        ),
    ],
    colours.joined: [
        (colours.SIX_PRESSES, right("In 15 presses they make the goal. Try it on the board of six colours.")),
        (
            [1, 0, 3, 0, 1, 0, 2, 0, 5],
            wrong("Look at mask 4. Modulo 2 your 1 leaves 1, and it should be 0."),
        ),
        (
            [1, 0, 3, 0, 2, 0, 2, 0, 5],
            wrong("Look at mask 4. Modulo 3 your 2 leaves 2, and it should be 1."),
        ),
        (
            [7] * 9,
            wrong(
                "A mask is pressed from 0 to 5 times, not 7. Give nine numbers from 0 to 5, one for each "
                "mask."
            ),
        ),
    ],
    colours.lost_digit: [
        (3, right("The weighted sum is 209, which is 11 times 19.")),
        (4, wrong("With 4 the weighted sum is 214, and that is 5 modulo 11.")),
        (10, wrong("10 is too large. Give one digit, from 0 to 9.")),
    ],
    polynomials.rows_of_three: [
        (
            5,
            right(
                "Your rows are 1 0 0, 1 1 0, 1 0 1, 0 1 1 and 0 0 1, and the row below the board is 0 0 0."
            ),
        ),
        (2, wrong("With 2 rows the last row is not white: 2 of its cells are black.")),
        (6, wrong("With 6 rows the last row is not white: 1 of its cells is black.")),
        (11, wrong("The board is white at the end with 11 rows, too. But with fewer rows it is, as well.")),
        (0, wrong("0 is too small. Give one number of rows, from 1 to 60.")),
    ],
    polynomials.shift_by_hand: [
        ([1, 0, 1, 0], right("Put x + 1 for x once more, and the first polynomial is back.")),
        ([1, 1, 0, 0], wrong("That is the polynomial itself, before you put x + 1 for x.")),
        ([1, 1, 1, 0], wrong("Look at the power 2 of x: how often does it occur?")),
        (
            [0, 1, 0, 1],
            wrong(
                "At x = 0, x + 1 is 1. There x³ + x² is 0, so the result at x = 0 must be 0, and yours is 1."
            ),
        ),
    ],
    polynomials.your_gcd: [
        (
            plain.polynomial_gcd,
            right(
                "It is right for 122 pairs. And it decides boards: by your function the nullities of 1×1 "
                "to 15×15 are 0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6, 0, 0, 4, 0."
            ),
        ),
        (
            gcd,
            wrong(
                "gcd(0b101, 0b11) is 0b1, and should be 0b11. Here % divides whole numbers, with carries. "
                "Polynomials modulo 2 have none."
            ),
        ),
        (lambda p, q: p, wrong("gcd(0b101, 0b11) is 0b101, and should be 0b11.")),
        (lambda p, q: "x", wrong("gcd(0b101, 0b11) is no whole number, and should be 0b11.")),
        (lambda p, q: min(p, q) or max(p, q), wrong("gcd(0b10, 0b11) is 0b10, and should be 0b1.")),
    ],
    polynomials.neither_five_nor_six: [
        (1002, right("The nullity of 1002×1002 is 8, and 1003 is no multiple of 5 or of 6.")),
        (1022, right("The nullity of 1022×1022 is 480, and 1023 is no multiple of 5 or of 6.")),
        (
            16,
            wrong(
                "16 is a counterexample, because the nullity of 16×16 is 8. But it is below 1000. "
                "Which larger sizes must refuse, too?"
            ),
        ),
        (11, wrong("11 + 1 = 12 is a multiple of 6, so this size is no counterexample.")),
        (7, wrong("The nullity of 7×7 is 0: every board can be solved.")),
    ],
    polynomials.from_factors: [
        (6, right("f and g share x³·(x + 1)³. So one of 2 to the 6 boards can be solved.")),
        (3, wrong("You count one kind of factor. Do f and g share the other kind, too?")),
        (8, wrong("One of the two has this factor eight times. How often does the other one have it?")),
        (11, wrong("11 is the degree of f. But f and g are not equal, so they share less.")),
        (5, wrong("f and g do not share 5 factors. Write g in factors, below those of f.")),
        (12, wrong("12 is too large. Give one number, from 0 to 11.")),
    ],
    polynomials.quiet_on_eleven: [
        ([1, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0], right("After the chase the whole board is white.")),
        (
            [0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0],
            wrong(
                "After the chase the whole board is white. But your row presses cell 8, and this is one of "
                "the last five."
            ),
        ),
        ([0] * 11, wrong("The empty first row ends white, but it is too easy.")),
        ([1] * 11, wrong("After the chase 8 cells of the last row are black.")),
    ],
    polynomials.always_solvable_size: [
        (1023, right("Nullity 0: each of the 2 to the 1046529 boards has one solution.")),
        (1001, wrong("The nullity of 1001×1001 is 2: one board of 2 to the 2 can be solved.")),
        (1003, wrong("Every board of 1003×1003 can be solved. But this f is no power of x.")),
        (1024, wrong("The nullity of 1024×1024 is 484: one board of 2 to the 484 can be solved.")),
        (127, wrong("127 is below 1001. Give one number from 1001 to 1048575.")),
    ],
    nim.next_row: [
        ([4, 5, 6, 7, 0, 1, 2, 3], right("Every number is the least one that was free.")),
        (np.array([4, 5, 6, 7, 0, 1, 2, 3]), right("Every number is the least one that was free.")),
        ([4, 5, 6, 7, 7, 1, 2, 3], wrong("Column 4: you say 7. But it stands above already.")),
        ([4, 5, 6, 7, 0, 0, 2, 3], wrong("Column 5: you say 0. But it stands to the left already.")),
        (
            [4, 6, 5, 7, 0, 1, 2, 3],
            wrong("Column 1: you say 6. But 5 is smaller, and it stands neither to the left nor above."),
        ),
        ([0, 1], wrong("You gave a list of 2 numbers. Give the first eight numbers of row 4.")),
    ],
    nim.winning_move: [
        ((1, 6 ^ 11 ^ 14), right("That leaves [6, 3, 11, 14] with XOR 0.")),
        (np.array([2, 1]), right("That leaves [6, 9, 1, 14] with XOR 0.")),
        ((3, 4), right("That leaves [6, 9, 11, 4] with XOR 0.")),
        (
            (3, 0),
            wrong(
                "That leaves [6, 9, 11, 0], and the column of 4 is odd. Your opponent leaves 2 of the heap "
                "of 6, and wins."
            ),
        ),
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
    nim.last_stone_loses: [
        ((3, 0), right("That leaves 3 heaps of one stone. Your opponent takes the last.")),
        ([1, 1, 1, 0], right("That leaves 3 heaps of one stone. Your opponent takes the last.")),
        (
            (3, 1),
            wrong(
                "That leaves 4 heaps of one stone. You and your opponent take them in turn, and the last is "
                "yours."
            ),
        ),
        ((3, 2), wrong("That leaves [1, 1, 1, 2], and your opponent can win from there.")),
        ((0, 0), wrong("That leaves [0, 1, 1, 6], and your opponent can win from there.")),
        ((0, 1), wrong("Heap 0 holds 1 stone. A move must leave 0 of it, not 1.")),
    ],
    nim.base_three: [
        *(
            (
                heaps,
                right(
                    "The columns all give 0, but the player to move wins. So base 3 does not tell the winner."
                ),
            )
            for heaps in ([1, 2], [1, 1, 1], [4, 8])
        ),
        (
            [1, 1],
            wrong("The columns do not all give 0, so this tells nothing of the first half."),
        ),
        ([1, 1, 2, 2], wrong("The columns all give 0, and the player to move loses indeed.")),
        (
            [27, 54],
            wrong(
                "These heaps are not taken here. Give from one to six heaps, each of 1 to 26 stones, such as "
                "[4, 5]."
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
    sums.values_by_hand: [
        (
            [[0, 0, 1, 0], [0, 0, 0, 1]],
            right("The heap of 4 has the value 2, and the heap of 5 has the value 3."),
        ),
        (
            [[1, 0, 0, 0], [0, 0, 0, 1]],
            wrong(
                "A heap of 4 leads to the heaps 3, 1 and 0, and one of them has the value 0. "
                "So its value is not 0."
            ),
        ),
        (
            [[0, 0, 0, 1], [0, 0, 0, 1]],
            wrong("A heap of 4 leads to the heaps 3, 1 and 0. Their values leave out a number less than 3."),
        ),
        (
            [[1, 1, 0, 0], [1, 1, 1, 0]],
            wrong("In the row of the heap of 4 you pressed 2 values. Press one."),
        ),
        (
            [[0, 0, 1, 0], [0, 0, 0, 0]],
            wrong("In the row of the heap of 5 you pressed no value. Press one."),
        ),
    ],
    sums.row_of_four: [
        (
            [[1, 0, 1, 1], [0, 1, 0, 0]],
            right("0, 2 and 3 are one move away, so a row of 4 pins has the value 1."),
        ),
        (
            [[1, 1, 1, 1], [0, 0, 0, 0]],
            wrong(
                "No move leaves the value 1. Press the values that are left, not the rows: "
                "rows of 1 and 2 are worth 1 XOR 2."
            ),
        ),
        (
            [[0, 0, 1, 1], [1, 0, 0, 0]],
            wrong("Let the two pins in the middle fall. Two rows of 1 are left: which value is this?"),
        ),
        ([[1, 0, 0, 1], [0, 1, 0, 0]], wrong("Let two pins at an end fall. Which row is left?")),
        ([[1, 0, 1, 0], [0, 1, 0, 0]], wrong("Let one pin at an end fall. Which row is left?")),
        (
            [[1, 0, 1, 1], [0, 0, 0, 0]],
            wrong("The upper row is right. Now press the value of the row of 4 in the lower row."),
        ),
        (
            [[1, 0, 1, 1], [0, 1, 1, 0]],
            wrong("The value is the least number that is not pressed in the upper row, and only this one."),
        ),
    ],
    sums.raising_move: [
        (
            pins_after(10, 11),
            right("You leave XOR 0, and the value of this row has risen from 1 to 5."),
        ),
        (
            pins_after(14, 15),
            right("You leave XOR 0, and the value of this row has risen from 1 to 5."),
        ),
        (pins_after(6), wrong("That move wins, too. But the value of its row falls from 4 to 0.")),
        (
            pins_after(0),
            wrong("The value 1 of this row becomes 3, and the XOR of all rows is 6: your opponent can win."),
        ),
        (
            pins_after(0, 4),
            wrong(
                "That is more than one move. A move knocks over one pin, or two neighbours in the same row."
            ),
        ),
        (pins_after(10, 11, 12), wrong(sums.ONE_MOVE)),
        (pins_after(4, 6), wrong("Two pins fall only if they are neighbours.")),
        (pins_after(), wrong("No pin has fallen.")),
        (np.ones((3, 8), int), wrong("Some pins of your board do not stand on the table.")),
    ],
    sums.infinite_heap: [
        (W**2 + W + 12, right("With ω^2 + ω + 12 the nim sum is 0.")),
        ("ω^2 + ω + 12", right("With ω^2 + ω + 12 the nim sum is 0.")),
        ((W**2 + W * 3 + 5) + (W * 2 + 9), wrong("With ω^2 + ω·5 + 9 the nim sum is ω·4 + 5, not 0.")),
        (7, wrong("With 7 the nim sum is ω^2 + ω + 11, not 0.")),
    ],
    sums.period_seven: [
        (
            [1, 6],
            right(
                "The values repeat after 7: [0, 1, 0, 1, 0, 1, 2]. And 1 + 6 = 7: the reason stands below."
            ),
        ),
        (
            [4, 3],
            right(
                "The values repeat after 7: [0, 0, 0, 1, 1, 1, 2]. And 3 + 4 = 7: the reason stands below."
            ),
        ),
        (
            [2, 5],
            right(
                "The values repeat after 7: [0, 0, 1, 1, 0, 2, 1]. And 2 + 5 = 7: the reason stands below."
            ),
        ),
        ([1, 7], wrong("The values repeat after 2: [0, 1].")),
        (
            [19, 20],
            wrong(f"The values repeat after 39: [{', '.join(['0'] * 19 + ['1'] * 5)}, …]."),
        ),
        (
            [1, 3, 4],
            wrong(
                "You gave a list of 3 numbers. Give two different whole numbers from 1 to 20, such as [2, 9]."
            ),
        ),
        (
            [1, 21],
            wrong("Take at most 20 stones. Give two different whole numbers from 1 to 20, such as [2, 9]."),
        ),
        (
            [0, 6],
            wrong("A move must take a stone. Give two different whole numbers from 1 to 20, such as [2, 9]."),
        ),
        (
            [7, 7],
            wrong(
                "Your two numbers are equal. Give two different whole numbers from 1 to 20, such as [2, 9]."
            ),
        ),
        (7, wrong("You gave 7. Give two different whole numbers from 1 to 20, such as [2, 9].")),
    ],
    nim.raised_value: [
        (
            {"start": [2, 0], 2: [1, 0], 1: [0], 0: []},
            right("The value of 'start' is 1, and a move raises it to 2."),
        ),
        (
            {"start": [3, 0], 3: [2, 1, 0], 2: [1, 0], 1: [0], 0: []},
            right("The value of 'start' is 1, and a move raises it to 3."),
        ),
        ({"start": [2, 1, 0], 2: [0], 1: [0], 0: []}, wrong("The value of 'start' is 2.")),
        (
            {"start": ["a"], "a": []},
            wrong("The value of 'start' is 1. But each move from there leads to value 0, and that is less."),
        ),
        (
            {"start": [2, 1, 0], 2: [1, 0], 1: [2, 0], 0: []},
            wrong("Play need not end: the moves go round, 2 → 1 → 2."),
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
    reproduction.a_shorter_way: [
        (
            [1, 1, 1, 1, 1, 1, 0, 1, 0],
            right("The choice of masks 6, 8 and 9 makes the same board: 3 in place of 7."),
        ),
        (
            np.ones((3, 3), int),
            right("The choice of mask 9 makes the same board: 1 in place of 9."),
        ),
        (
            [[1, 0, 1], [1, 0, 1], [1, 0, 0]],
            wrong("The rule presses these 5 masks, and fewer presses never make this board."),
        ),
        (
            [[0, 0, 0], [0, 1, 0], [0, 0, 0]],
            wrong("The rule presses this mask, and fewer presses never make this board."),
        ),
        (to_board(0), wrong("No cell must change then, and no way is shorter than no press.")),
    ],
    reproduction.wrong_rows: [
        (
            [[0, 0, 1, 0, 0, 0, 1, 1, 1], [1, 1, 1, 1, 0, 1, 1, 1, 1], [1, 1, 0, 1, 0, 1, 0, 0, 0]],
            right(
                "All six agree. You turned cell 3 of the start and of the difference. To turn it in "
                "the goal and in the difference would do, too. "
                "So who is wrong?"
            ),
        ),
        (
            [[0, 0, 1, 1, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 1, 1, 1, 1], [1, 1, 0, 1, 0, 1, 0, 0, 0]],
            right(
                "All six agree. You turned cell 3 of the goal and of the difference. To turn it in "
                "the start and in the difference would do, too. "
                "So who is wrong?"
            ),
        ),
        (
            [[0, 0, 1, 1, 0, 0, 1, 1, 1], [1, 1, 1, 1, 0, 1, 1, 1, 1], [1, 1, 0, 0, 0, 1, 0, 0, 0]],
            wrong("Two witnesses contradict the difference board: start and goal and difference row."),
        ),
        (
            [[0, 0, 1, 0, 0, 0, 1, 1, 1], [1, 1, 1, 1, 0, 1, 1, 1, 1], [1, 1, 0, 0, 0, 1, 0, 0, 0]],
            wrong("One witness still contradicts the difference board: difference row."),
        ),
        (
            [[1, 0, 1, 0, 0, 0, 1, 1, 1], [0, 1, 1, 1, 0, 1, 1, 1, 1], [1, 1, 0, 1, 0, 1, 0, 0, 0]],
            wrong("All six agree. But you turned 4 cells, and fewer are enough."),
        ),
    ],
    reproduction.own_press_row: [
        (
            np.eye(3, dtype=int),
            right(
                "The black cells of your board are its press row. So Langlet's rule is right if it begins "
                "with your board. And the XOR of two such boards makes itself, too. Which others can you "
                "make?"
            ),
        ),
        (
            [[1, 0, 0], [0, 1, 0], [0, 0, 0]],
            wrong("Your board makes another one: they differ in cells 4, 5, 7."),
        ),
        (
            [[0, 0, 0], [0, 0, 0], [1, 1, 0]],
            wrong("Your board makes another one: they differ in cells 3, 4, 6, 7, 8."),
        ),
        (to_board(0), wrong("Yes, the white board makes itself. Find another board that does.")),
        (reproduction.GOAL, wrong("Yes, the frame makes itself. Find another board that does.")),
    ],
    reproduction.whose_slips: [
        (
            [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 0, 0]],
            right(
                "The ledger says the same. Slips 1 and 2 look alike, 29 for 2⁹ and 33 for 3×3. Only a proof "
                "tells whose they are. Slip 3: A 6 became a 5 each time, and that looks like a machine. But "
                "a look is no proof: a printer may take a 6 for a 5, too. There is no source, no slip is "
                "computed from another, and no sign is lost: no proof. And slip 4? A printer or a machine "
                "would have to err twice, just where the two must fit. An author who computes one row from "
                "the other takes the slip along."
            ),
        ),
        (
            [[1, 0, 0], [0, 1, 0], [0, 1, 0], [1, 0, 0]],
            wrong(
                "One of the four differs from what the ledger says. Ask of slip 3: a 6 became a 5 each time. "
                "Is that one of the three proofs, or only a look?"
            ),
        ),
        (
            [[0, 1, 0], [0, 1, 0], [0, 1, 0], [1, 0, 0]],
            wrong(
                "2 of the four differ from what the ledger says. Ask of slip 1: which of the three proofs "
                "does the source give?"
            ),
        ),
        (
            [[1, 0, 0], [1, 0, 0], [0, 0, 1], [1, 0, 0]],
            wrong(
                "One of the four differs from what the ledger says. Ask of slip 2: look for proof 3. "
                "Which other signs are lost in this copy?"
            ),
        ),
        (
            [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 0, 1]],
            wrong(
                "One of the four differs from what the ledger says. Ask of slip 4: read proof 2 again. "
                "Do these two rows fit each other?"
            ),
        ),
        (
            [[1, 0, 0], [0, 1, 1], [0, 0, 1], [1, 0, 0]],
            wrong("Press one answer for each of the four slips."),
        ),
        (np.zeros((4, 3), int), wrong("Press one answer for each of the four slips.")),
    ],
    reproduction.farthest_start: [
        (
            [[0, 1, 0], [1, 1, 1], [0, 1, 0]],
            right(
                "All nine, each pressed once, in any order. No other start needs them all, because each "
                "start has its own choice of masks. And look at yours: it is mask 4 on a white board."
            ),
        ),
        ([[0, 0, 1], [0, 0, 0], [1, 0, 0]], wrong("From your start 2 masks lead to the goal: 0 8.")),
        ([[1, 0, 1], [0, 1, 0], [1, 0, 1]], wrong("From your start 1 mask leads to the goal: 4.")),
        (to_board(495), wrong("Your start is the goal. It needs no mask.")),
    ],
    repair.flipped_place: [
        (
            [[0, 1, 1, 0, 1, 0, 0, 1]],
            right("All four tests pass now. It is the only word so near to the one that arrived."),
        ),
        (
            [[0, 1, 1, 0, 1, 0, 1, 1]],
            wrong("The tests 0, 2 and 4 fail. Press the place that flipped."),
        ),
        (
            [[0, 1, 1, 1, 1, 0, 1, 1]],
            wrong("After your press the tests 1 and 4 fail. In a word of the code no test fails."),
        ),
        (
            [[0, 1, 1, 0, 1, 0, 1, 0]],
            wrong("After your press test 1 fails. In a word of the code no test fails."),
        ),
        (
            [[1, 1, 1, 0, 1, 0, 0, 1]],
            wrong("You pressed 2 places, but just one place flipped. Take these presses back."),
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
        (
            [1, 0, 1, 0, 1, 0, 0, 0],
            wrong("That looks like 8 bits, 1 for each chosen row. Give the numbers of rows, such as [0, 3]."),
        ),
    ],
    repair.rows_of_sixteen: [
        (
            [i for i in range(16) if i.bit_count() <= 2],
            right(
                "Eleven bits of message in sixteen, and every sum of your rows has three 1s or more. No "
                "choice of twelve rows does that."
            ),
        ),
        (
            range(16),
            wrong(
                "A sum of your rows has fewer than three 1s, so two words are too near to each other:\n"
                "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1"
            ),
        ),
        ([0], wrong("That code repairs one flip. But more rows than your 1 are possible.")),
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
        (
            order_without_remainders,
            wrong(
                "Your function does not come to an end. Does each power stay modulo 2? Without “% 2” its "
                "numbers grow, and it never becomes the identity. It was called with this matrix:\n"
                + "\n".join(" ".join(map(str, row)) for row in MAGIC.matrix.tolist())
            ),
        ),
    ],
    genitons.your_triangle: [
        (
            lambda n: [[comb(i, j) % 2 for j in range(i + 1)] for i in range(n)],
            right(
                "\n".join(
                    [
                        "It makes the triangle, of one row and of 32. Here are your first 16 rows.",
                        *(
                            " " * (15 - i) + " ".join("■" if comb(i, j) % 2 else "·" for j in range(i + 1))
                            for i in range(16)
                        ),
                    ]
                )
            ),
        ),
        (lambda n: [[1]], wrong("For n = 2 your function returns 1 row.")),
        (lambda n: n, wrong("Your function should return a list of rows, each a list of 0s and 1s.")),
    ],
    transforms.your_loop: [
        (plain.helix_by_scans, right("It is the helix transform, tried on 32 sequences of 2 to 32 items.")),
        (helix.cognitive, wrong("For 1 0 your function returns 1 0, and should return 1 1.")),
        (lambda v: [1, *v[1:]], wrong("For 1 0 your function returns 1 0, and should return 1 1.")),
        (lambda v: v[0], wrong("Your function returns 1. It should return 2 numbers, 0 or 1.")),
    ],
    fractal.your_million: [
        (
            helix.helix,
            right(
                "Your function solved the million: it found the 307,492 presses. They are the picture at the "
                "right of the letters above."
            ),
        ),
        (
            lambda bits: bits if len(bits) > 64 else helix.helix(bits),
            wrong("It is right for small boards, but not for the letters. Does it do all 20 levels?"),
        ),
        (
            plain.helix_by_triangle,
            wrong("It is right for small boards, but too slow for a million cells. Do the levels in turn."),
        ),
        (lambda bits: bits, wrong("For D = 1 0 your function returns 1 0, and should return 1 1.")),
        (helix.xor_scan, wrong("For D = 0 1 0 0 your function returns 0 1 1 1, and should return 0 1 0 1.")),
        (
            _added_everywhere,
            wrong(
                "For D = 0 1 0 0 your function returns 0 1 1 0, and should return 0 1 0 1. Place 2 has a 0 "
                "in the digit of step 1, and yet it changed."
            ),
        ),
    ],
    any_board.your_chase: [
        (plain.chase, right("It chases the light down 43 boards of up to 7 rows.")),
        (
            lambda board: board,
            wrong(
                "Chase the light down\n1 0 0\n0 0 0\n0 0 0\nYour function returns\n1 0 0\n0 0 0\n0 0 0\n"
                "Its first row is not white, and there is a row below to press."
            ),
        ),
        (
            lambda board: [[0] * len(board[0]) for _ in board],
            wrong(
                "Chase the light down\n1 0 0\n0 0 0\n0 0 0\nYour function returns\n0 0 0\n0 0 0\n0 0 0\n"
                "It should return\n0 0 0\n0 0 0\n1 0 1"
            ),
        ),
        (
            lambda board: board[0],
            wrong("Your function returns a list of 3 numbers. It should return 3 rows of 3 numbers, 0 or 1."),
        ),
        (
            lambda board: None,
            wrong("Your function returns nothing: end it with a line that begins “return”."),
        ),
    ],
    nim.your_mex: [
        (plain.mex, right("It is the mex, tried on 65 lists.")),
        (mex, right("It is the mex, tried on 65 lists.")),
        (len, wrong("For [0, 1, 3] your function returns 3, and should return 2.")),
        (nothing, wrong("Your function returns nothing: end it with a line that begins “return”.")),
    ],
    sums.your_kayles: [
        (plain.kayles_values, right("These are the values of the rows up to 40 pins.")),
        (
            lambda largest: octal_values("0.77", largest),
            right("These are the values of the rows up to 40 pins."),
        ),
        (
            lambda largest: [n % 4 for n in range(largest + 1)],
            wrong(
                "kayles(9) should be\n[0, 1, 2, 3, 1, 4, 3, 2, 1, 4]\n"
                "but your function returns\n[0, 1, 2, 3, 0, 1, 2, 3, 0, 1]"
            ),
        ),
        (lambda largest: [], wrong("kayles(9) should be a list of 10 numbers, and it is an empty list.")),
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


def test_a_reciprocal_found_by_trying_all_is_right_but_too_slow(monkeypatch):
    seconds = 0

    def tries_all(a, k):
        nonlocal seconds
        seconds += k / 5_000_000
        return pow(a, -1, k) if gcd(a, k) == 1 else None

    monkeypatch.setattr(colours, "process_time", lambda: seconds)
    assert colours.your_reciprocal(tries_all) == wrong(
        "reciprocal(2188, 10000007) is right, but too slow. With a hundred digits it would never end: use "
        "Euclid's lines."
    )


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


def test_a_size_is_taken_exactly_where_its_polynomial_is_a_power_of_x():
    for n in range(polynomials.SMALLEST_SIDE, 1100):
        is_power = plain.fibonacci_polynomial(n + 1) == 1 << n
        assert polynomials.always_solvable_size(n).solved == is_power
