"""The bets of notebook 07: their evidence by a second way, and answers that follow from it."""

import re
from itertools import accumulate, pairwise, product
from operator import xor

import numpy as np
import pytest
from veil import held_back

from magicmath import helix, plain, plot
from magicmath.bets import transforms


def scanned(sequence, count):
    for _ in range(count):
        sequence = list(accumulate(sequence, xor))
    return sequence


def scans_of_units(length, count):
    return [scanned(unit, count) for unit in plain.identity(length)]


def left_edge(sequence):
    edge = []
    while sequence:
        edge.append(sequence[0])
        sequence = [a ^ b for a, b in pairwise(sequence)]
    return edge


def test_the_bet_on_the_second_triangle_counts_by_differences_alone():
    tops = [list(top) for top in product((0, 1), repeat=9)]
    back = sum(left_edge(left_edge(top)) == top for top in tops)
    held = held_back(transforms.again())
    assert held["answer"] == {len(tops): transforms._TOP}.get(back)
    assert f"For all {back} of them" in held["common"][-1]["text"]
    first = list(transforms._NINE)
    rows = [[first], [left_edge(first)], [left_edge(left_edge(first))]]
    labels = ["the first top row", "its left edge", "the second left edge"]
    assert plot.boards(rows, labels).alt in held["common"][1]["svg"]


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (lambda tops: tops, "_TOP"),
        (lambda tops: tops[:, ::-1], "_TURNED"),
        (helix.helix, "_SAME"),
        (lambda tops: tops ^ 1, "_NEW"),
    ],
)
def test_the_answer_on_the_second_edge_follows_from_the_edges(change, answer):
    tops = np.array(list(product((0, 1), repeat=5)), dtype=np.uint8)
    assert transforms._answer_on_edge(tops, change(tops)) == getattr(transforms, answer)


def test_the_bet_on_seventeen_says_what_scans_of_all_units_do():
    first = next(count for count in range(1, 100) if scans_of_units(17, count) == plain.identity(17))
    held = held_back(transforms.seventeen())
    assert held["answer"] == transforms._answer_on_home(17, first)
    assert f"back after {first} scans, and not earlier" in held["common"][2]["text"]
    assert scans_of_units(17, 17) != plain.identity(17)


@pytest.mark.parametrize("length", range(1, 20))
def test_scans_until_home_are_counted_for_every_length(length):
    first = next(count for count in range(1, 100) if scans_of_units(length, count) == plain.identity(length))
    assert transforms._scans_until_home(length, most=4 * length) == first
    assert transforms._scans_until_home(length, most=first - 1) is None


def test_the_pictures_are_the_scans_of_the_unit():
    rows = [scanned([1] + [0] * 16, count) for count in range(33)]
    assert np.array_equal(transforms._scans_of_the_unit(17, 32), rows)
    held = held_back(transforms.seventeen())
    alone, pattern = held["own"][0][1], held["common"][1]
    assert rows[17] != rows[0]
    assert plot.board([rows[17]], "17 scans later").alt in alone["svg"]
    assert re.search(r'aria-label="[^"]*33×17', pattern["svg"])


@pytest.mark.parametrize(
    ("length", "first", "answer"),
    [(17, None, "_NEVER"), (17, 17, "_YES"), (16, 8, "_YES"), (17, 32, "_LATER"), (17, 18, "_LATER")],
)
def test_the_answer_on_home_follows_from_the_count_of_scans(length, first, answer):
    assert transforms._answer_on_home(length, first) == getattr(transforms, answer)


def xors_of_the_textbook(size):
    """Count the additions that the textbook's butterfly makes, place by place."""
    distances = [2**k for k in range(size.bit_length()) if 2**k < size]
    return sum(1 for distance in distances for place in range(size) if place & distance)


def test_the_bet_on_the_cost_counts_the_xors_of_both_ways():
    held = held_back(transforms.cost())
    triangle = sum(range(2**20))
    fewer = 2**19 * 20
    first, second, third = (one["text"] for one in held["common"])
    assert f"{triangle:,}" in first
    assert "For each of its XORs the triangle takes about 50,000." in second
    assert f"{fewer:,}" not in str(held["common"]), "an exercise asks for it"
    assert 40_000 < triangle / fewer < 60_000
    assert "4.0 times as many XORs, and the other way 2.1 times" in third
    assert held["answer"] == "about a fifty-thousandth"


@pytest.mark.parametrize("size", [2, 16, 1024])
def test_both_ways_are_counted_place_by_place(size):
    assert transforms._xors(size) == xors_of_the_textbook(size)
    assert transforms._xors_of_triangle(size) == sum(len(row) for row in plain.fanion([0] * size)[1:])


@pytest.mark.parametrize(
    ("ratio", "answer"), [(2.3, "half"), (300, "thousandth"), (20_000, "fifty-thousandth")]
)
def test_the_answer_on_the_cost_is_the_nearest_share(ratio, answer):
    assert transforms._answer_on_share(ratio) == f"about a {answer}"
