"""The bets of notebook 13: their evidence by a second way, and answers that follow from it."""

import json
import re
from itertools import product
from pathlib import Path

import pytest
from veil import held_back

from magicmath import plain
from magicmath.bets import nim
from magicmath.games import NIM
from magicmath.widgets.nim_game import reply

NOTEBOOK = Path(__file__).parents[2] / "notebooks/13-xor-plays-nim.ipynb"


def misere_won(heaps):
    """Tell by counting who wins where the last stone loses: it is as before, unless all heaps are small."""
    total = 0
    for heap in heaps:
        total ^= heap
    return total != 0 if max(heaps) > 1 else sum(heaps) % 2 == 0


def test_the_bet_on_the_mover_answers_every_first_move_with_an_even_board():
    start = (1, 3, 5, 7)
    held = held_back(nim.mover())
    told = held["common"][0]["text"]
    (listed,) = re.findall(r"`([^`]+)`", told)
    pairs = [[tuple(map(int, heaps.split())) for heaps in line.split(" → ")] for line in listed.split("\n")]
    assert [left for left, _ in pairs] == [(*start[:heap], 0, *start[heap + 1 :]) for heap in range(4)]
    for left, after in pairs:
        assert sum(a != b for a, b in zip(left, after, strict=True)) == 1
        assert sum(after) < sum(left)
    for left in plain.nim_moves(start):
        answers = [
            after for after in plain.nim_moves(left) if not NIM.is_won(tuple(sorted(filter(None, after))))
        ]
        assert nim._answers(left) == answers
        assert answers
    assert told.startswith(f"There are {sum(start)} first moves.")
    assert held["own"] is None
    assert held["common"][1]["text"].endswith("Every first move has such an answer.")
    assert held["answer"] == nim._SECOND
    assert not NIM.is_won(start)


@pytest.mark.parametrize(("answers", "winner"), [({(1,): [(0,)]}, "_SECOND"), ({(1,): []}, "_FIRST")])
def test_the_winner_follows_from_the_answers(answers, winner):
    assert nim._winner(answers) == getattr(nim, winner)


def test_the_number_outside_the_table_is_that_of_the_definition():
    held = held_back(nim.outside())
    assert held["answer"] == plain.nim_sum(9, 12) == plain.nim_sum_by_xor(9, 12)
    (told,) = held["common"]
    assert told["text"].startswith(
        f"Filled in by the rule, place by place, the table has {held['answer']} there"
    )
    others = 10 * 13 - 1
    assert f"after {others} other numbers" in told["text"]
    assert "svg" not in told  # the reader fills in the table below


def test_even_columns_alone_tell_what_is_good_to_leave_from_what_is_not():
    def columns(heaps):
        return [f"{heap:03b}" for heap in heaps]

    def count(heaps):
        return [sum(digits) for digits in zip(*(map(int, row) for row in columns(heaps)), strict=True)]

    held = held_back(nim.common())
    start, left, bad = (1, 3, 5, 7), (3, 5, 6), (1, 4, 5, 6)
    hold = {
        nim._EVEN_STONES: lambda heaps: sum(heaps) % 2 == 0,
        nim._EVEN_COLUMNS: lambda heaps: all(one % 2 == 0 for one in count(heaps)),
        nim._EVEN_ONES: lambda heaps: "".join(columns(heaps)).count("1") % 2 == 0,
    }
    assert all(holds(start) and holds(left) for holds in hold.values())
    assert [name for name, holds in hold.items() if not holds(bad)] == [held["answer"]]
    told = held["common"][0]["text"]
    for heaps in (start, left, bad):
        assert f"{', '.join(map(str, heaps))} {'this' if heaps == left else 'it'} gives " in told
        assert "{}, {} and {}".format(*count(heaps)) in told
    assert told.endswith(f"there are {sum(bad)} stones and {sum(count(bad))} 1s in all.")
    assert held["common"][1]["text"].endswith("if it can: from 1 3 5 6 it leaves 0 3 5 6.")
    assert reply((1, 3, 5, 6)) == (0, 0)
    assert NIM.is_won(bad)


@pytest.mark.parametrize(
    ("heaps", "names"), [((1, 2, 4), ""), ((1, 2, 5), "_EVEN_STONES _EVEN_ONES"), ((1, 4), "_EVEN_ONES")]
)
def test_other_heaps_have_other_properties(heaps, names):
    held = {name for name, holds in nim._PROPERTIES.items() if holds(heaps)}
    assert held == {getattr(nim, name) for name in names.split()}


def test_the_heap_beside_two_little_games_is_the_xor_of_their_values():
    value = {}
    for letter in "DCEBAF":
        value[letter] = plain.mex(value[option] for option in nim._LITTLE[letter])
    held = held_back(nim.beside())
    assert held["answer"] == value["A"] ^ value["B"]
    assert f"values of the two positions are {value['A']} and {value['B']}." in held["common"][2]["text"]
    for one, other in product(value, repeat=2):
        assert nim._lost_beside(one, other) == [value[one] ^ value[other]]


def test_the_bet_plays_the_little_game_of_the_notebook():
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    assert any(json.dumps(nim._LITTLE) in "".join(cell["source"]) for cell in cells)


def test_the_winner_changes_where_no_heap_has_two_stones():
    positions = list(product(range(8), repeat=3))
    changed = [heaps for heaps in positions if misere_won(heaps) != NIM.is_won(tuple(sorted(heaps)))]
    assert nim._changed(positions) == changed
    held = held_back(nim.last_stone())
    assert held["answer"] == len(changed) == 2**3
    listed, _, remark = held["common"][2]["text"].partition(" (")
    assert remark.startswith("`0 0 0` is one: ") and not sum(changed[0])
    assert re.findall(r"`([^`]+)`", listed) == [" ".join(map(str, heaps)) for heaps in changed]
    assert "are 512 positions" in nim.last_stone().question


def test_other_positions_would_change_the_count():
    assert nim._changed([(2,), (1, 1), (0, 0), (1, 2, 3)]) == [(1, 1), (0, 0)]
