"""The bets of notebook 14: their evidence by a second way, and answers that follow from it."""

from itertools import product
from math import comb

import numpy as np
import pytest
from veil import held_back

from magicmath import plain, plot
from magicmath.bets import sums
from magicmath.games import KAYLES, octal_values


def test_no_row_of_pins_is_lost_by_its_moves_alone():
    lost = [row for row in range(1, 16) if not KAYLES.is_won((row,))]
    assert sums._lost_rows([KAYLES.grundy((row,)) for row in range(16)]) == lost == []
    held = held_back(sums.pins())
    assert held["answer"] == int((octal_values("0.77", 100)[1:] == 0).sum())
    assert sums._lost_rows([0, 1, 0, 2, 0]) == [2, 4]


def test_a_row_beside_a_heap_of_its_value_is_lost_for_the_first_player():
    held = held_back(sums.beside())
    values = plain.kayles_values(6)
    assert values[sums._ROW] == sums._HEAP
    for row in range(1, 7):
        for heap in range(8):
            assert sums._is_won_beside((row,), heap) == (values[row] != heap)
    moves = sums._moves_beside((sums._ROW,), sums._HEAP)
    assert len(moves) == 5 + sums._HEAP  # (4), (1, 3), (2, 2), (3), (1, 2); and the smaller heaps
    said = [piece["text"] for piece in held["common"]]
    assert said[0].endswith("None of them wins.")
    assert f"has {len(moves)} moves" in said[0]
    assert "leaves the value 0, 1, 2 or 3." in said[1]
    assert "leaves 0, 1, 2 or 3 stones." in said[1]
    assert held["answer"] == sums._SECOND
    assert sums._winner_beside([((3,), 4)]) == sums._BY_PINS
    assert sums._winner_beside([((5,), 1)]) == sums._BY_STONES


def test_a_raised_value_can_always_be_brought_back():
    values = plain.kayles_values(16)
    held = held_back(sums.raised())
    said = [piece["text"] for piece in held["common"]]
    raises = set()
    for row in sums._LEFT:
        for fallen in (1, 2):
            for left in range(row - fallen + 1):
                parts = tuple(sorted(part for part in (left, row - fallen - left) if part))
                if plain.grundy(parts, KAYLES.moves) > values[row]:
                    raises.add((row, parts))
    assert {(row, parts) for row, parts, _ in sums._raises(sums._LEFT, values)} == raises
    assert f"she has {len(raises)} moves that raise" in said[0]
    assert said[1].startswith("After each of them a move of yours")
    assert sums._each_of(2, 4) == "After 2 of them"
    assert not KAYLES.is_won(sums._LEFT)
    for row, parts, answer in sums._raises(sums._LEFT, values):
        assert answer in KAYLES.moves(parts)
        assert plain.grundy(answer, KAYLES.moves) == values[row]
    assert held["answer"] == sums._STILL_WON


def test_a_value_that_does_not_come_back_has_no_answer():
    assert sums._raises((3,), [0, 5, 7, 3]) == [(3, (2,), None), (3, (1,), None)]


def test_the_lines_of_kayles_are_those_of_a_textbook_and_repeat_from_the_framed_one():
    held = held_back(sums.lines())
    values = plain.kayles_values(167)
    lines = [values[i : i + 12] for i in range(0, 168, 12)]
    first = next(i for i in range(14) if all(line == lines[-1] for line in lines[i:]))
    differs = [[n >= 12 and values[n] != values[n - 12] for n in range(i, i + 12)] for i in range(0, 168, 12)]
    drawn = plot.matrix(lines, "Kayles, more lines", highlight=[first], dark=differs)
    assert held["common"][1]["svg"] == drawn.svg
    last = max(n for n in range(156) if values[n] != values[n + 12])
    said = held["common"][2]["text"]
    assert f"that of {last + 12} pins: it is {values[last + 12]}," in said
    assert f"at {last} pins, stands {values[last]}." in said
    assert f"So pin A stands at {last + 1}, and pin B 12 later." in said
    assert held["answer"] == sums._FOR_EVER
    longer = plain.kayles_values(400)
    assert longer[last + 1 : -12] == longer[last + 13 :]


def test_dawsons_kayles_repeats_as_a_textbook_computes_it():
    held = held_back(sums.dawson())
    values = [0, 0]
    for row in range(2, 420):
        values.append(plain.mex(values[left] ^ values[row - 2 - left] for left in range(row - 1)))
    found = [p for p in range(1, 101) if all(values[n + p] == values[n] for n in range(200, 300))]
    assert [held["answer"]] == found[:1] == [34]
    last = max(n for n in range(350) if values[n] != values[n + 34])
    assert last == 52
    said = [piece["text"] for piece in held["common"]]
    assert said[0].startswith("From 53 pins on they repeat after 34. Not from 52 on: ")
    assert f"52 pins have the value {values[52]}, but 86 pins have {values[86]}." in said[0]
    assert "compare up to n = 2·53 + 34 + 1 = 141, so for rows of up to 175 pins." in said[1]


@pytest.mark.parametrize(("period", "answer"), [((71, 12), "_FOR_EVER"), (None, "_SO_FAR")])
def test_the_answer_on_lines_follows_from_what_is_proved(period, answer):
    assert sums._repeating(period) == getattr(sums, answer)


def test_nim_sums_that_are_ordinary_stand_where_a_binomial_is_odd():
    odd = np.array([[comb(i + j, i) % 2 for j in range(32)] for i in range(32)], dtype=np.uint8)
    assert np.array_equal(sums._usual(32), odd)
    held = held_back(sums.usual())
    assert held["answer"] == odd.sum() == 3**5
    counts = {f"{2**k}×{2**k}": 3**k for k in range(6)}
    assert held["common"][1]["svg"] == plot.bars(counts, "such places").svg


def test_in_the_infinite_heap_one_number_wins_as_in_finite_nim():
    held = held_back(sums.infinite())
    finite = [left for left in range(sums._MOST_LEFT + 1) if not plain.is_won((left, 6, 3), plain.nim_moves)]
    assert sums._FINITE == (6, 3)
    assert [held["answer"]] == finite == [6 ^ 3]
    for heaps in product(range(7), range(4)):
        if heaps != (6, 3):
            assert heaps[0] ^ heaps[1] <= sums._MOST_LEFT  # so she has an answer in the infinite heap
    assert "6 XOR 3 = 5" in held["common"][0]["text"]
