"""The bets of notebook 08: their evidence by a second way, and answers that follow from it."""

import re
from itertools import accumulate

import numpy as np
import pytest
from veil import held_back

from magicmath import helix, plain, plot
from magicmath.bets import fractal
from magicmath.rules import MAGIC, to_board
from magicmath.widgets import Million

MASKS = MAGIC.matrix.tolist()
INVERSE = plain.inv(MASKS)


def test_the_presses_of_a_million_cells_are_counted_by_the_product_of_rows_and_columns():
    rows = helix.geniton(1024)[:, ::-1].astype(np.float32)
    counts = []
    for seed in (1, 2, 3):
        start, goal = np.random.default_rng(seed).integers(0, 2, (2, 1024 * 1024), dtype=np.uint8)
        change = (start != goal).reshape(1024, 1024)
        presses = (rows.T @ ((change @ rows) % 2)) % 2
        counts.append(int(presses.sum(dtype=int)))
    held = held_back(fractal.how_many())
    assert [int(n.replace(",", "")) for n in re.findall(r"\d{3},\d{3}", held["common"][0]["text"])] == counts
    assert held["answer"] == fractal._answer_on_share(sum(counts) / 3 / 1024**2) == fractal._HALF
    assert f"{sum(counts) / 3 / 1024**2:.3f}" in held["common"][1]["text"]


@pytest.mark.parametrize(
    ("share", "answer"), [(0.001, "_FEW"), (0.24, "_QUARTER"), (0.52, "_HALF"), (0.97, "_MOST")]
)
def test_the_answer_on_presses_follows_from_their_share(share, answer):
    assert fractal._answer_on_share(share) == getattr(fractal, answer)


def test_the_presses_of_disc_and_letters_are_counted_by_the_product_of_rows_and_columns():
    rows = helix.geniton(1024)[:, ::-1].astype(np.float32)
    held = held_back(fractal.disc_or_letters())
    counts = []
    for name in ("letters", "disc"):
        presses = (rows.T @ ((Million(name).cells @ rows) % 2)) % 2
        counts.append(int(presses.sum(dtype=int)))
    told = re.findall(r"[\d,]*\d{3}", held["common"][0]["text"])
    assert [int(n.replace(",", "")) for n in told] == counts
    assert held["answer"] == fractal._answer_on_drawings(*counts) == fractal._LETTERS


@pytest.mark.parametrize(
    ("letters", "disc", "answer"), [(3, 2, "_LETTERS"), (2, 3, "_DISC"), (2, 12, "_SIX_TIMES")]
)
def test_the_answer_on_two_drawings_follows_from_their_masks(letters, disc, answer):
    assert fractal._answer_on_drawings(letters, disc) == getattr(fractal, answer)


def test_the_work_from_cell_to_cell_is_counted_mask_by_mask():
    presses = np.flatnonzero(Million("by lot").presses)
    free = 20 - np.bitwise_count(presses).astype(int)  # the 0s of a mask's number
    flips, xors = int((2**free).sum()), 20 * 2**19
    held = held_back(fractal.cell_by_cell())
    first, why = (one["text"] for one in held["common"])
    assert first == f"Cell by cell: {flips:,} flips. Butterfly: {xors:,} XORs."
    assert f"{len(presses):,} masks" in why
    assert f"each flips {flips / len(presses):,.0f} cells on average" in why
    of_all = 2 ** (20 - np.bitwise_count(np.arange(2**20)).astype(int))
    assert f"(3/2)²⁰ = {of_all.mean():,.0f} black cells on average" in why
    assert held["answer"] == fractal._answer_on_work(flips / xors) == fractal._HUNDREDS


@pytest.mark.parametrize(
    ("ratio", "answer"), [(0.4, "_HALF_AS_MUCH"), (1.1, "_AS_MUCH"), (20, "_TEN_TIMES"), (101, "_HUNDREDS")]
)
def test_the_answer_on_work_follows_from_the_ratio(ratio, answer):
    assert fractal._answer_on_work(ratio) == getattr(fractal, answer)


def left_over(difference, rows):
    """Press the rows that solve a difference, one by one, and return what is still to do."""
    chosen = [row for row, bit in zip(rows, plain.vecmat(difference, INVERSE), strict=True) if bit]
    return list(accumulate([difference, *chosen], plain.xor))[-1]


def test_the_path_with_the_inverse_is_followed_for_every_difference():
    differences = [to_board(number).ravel().tolist() for number in range(512)]
    ending = sum(left_over(difference, INVERSE) == [0] * 9 for difference in differences)
    assert all(left_over(difference, MASKS) == [0] * 9 for difference in differences)
    assert fractal._differences_that_the_printed_path_ends() == ending
    held = held_back(fractal.path())
    twice = plain.matmul(INVERSE, INVERSE)
    assert ending == sum(plain.vecmat(difference, twice) == difference for difference in differences)
    assert held["answer"] == fractal._answer_on_path(ending, 512)
    assert f"all 512 differences the last row is zero for {ending} with M⁻¹" in held["common"][2]["text"]


def test_what_is_left_of_days_game_is_drawn():
    difference = (to_board(32) ^ to_board(495)).ravel().tolist()
    left = [np.array(left_over(difference, rows)).reshape(3, 3) for rows in (INVERSE, MASKS)]
    assert (
        plot.boards(left, ["left with M⁻¹", "left with M"]).alt
        in held_back(fractal.path())["common"][1]["svg"]
    )
    assert left[0].any()
    assert not left[1].any()


@pytest.mark.parametrize(("ending", "answer"), [(512, "_ALWAYS"), (511, "_SOMETIMES"), (0, "_NEVER")])
def test_the_answer_on_the_path_follows_from_how_many_end(ending, answer):
    assert fractal._answer_on_path(ending, 512) == getattr(fractal, answer)


def test_the_bet_on_the_book_compares_two_numbers_of_boards():
    held = held_back(fractal.book())
    told = held["common"][1]["text"]
    assert f"2 to the {1024 * 1024 - 1024}" in told
    digits = int(re.search(r"has (\d+) digits", told)[1])
    assert 10 ** (digits - 1) <= 2 ** (1024 * 1024 - 1024) < 10**digits
    assert held["answer"] == fractal._answer_on_book(1024, 1024 * 1024) == fractal._NEXT_TO_NONE


@pytest.mark.parametrize(
    ("pages", "answer"), [(9, "_ALL"), (8, "_EVERY_OTHER"), (0, "_ONE_IN_1024"), (-20, "_NEXT_TO_NONE")]
)
def test_the_answer_on_the_book_follows_from_the_share(pages, answer):
    assert fractal._answer_on_book(pages, 9) == getattr(fractal, answer)
