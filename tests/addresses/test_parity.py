"""The page's addresses and Python's must never disagree: drive both with the same puzzles and nonsense."""

import os
from random import Random

import pytest
from addresses import drawing
from page_code import in_node

from magicmath.addresses import Puzzle
from magicmath.widgets._base import positions_of_ones

COUNT = 10_000
SEED = int(os.environ.get("ATTACK_SEED", 0))  # other puzzles than those of every run


def page(names, expression, argument):
    return in_node("play_address", names, expression, argument)


@pytest.fixture(scope="module")
def puzzles():
    random = Random(18 + SEED)
    return [drawing.puzzle(random) for _ in range(COUNT)]


@pytest.fixture(scope="module")
def addresses(puzzles):
    return [Puzzle.from_data(puzzle).address for puzzle in puzzles]


def test_page_and_python_write_the_same_addresses(puzzles, addresses):
    assert page("toAddress", "argument.map(toAddress)", puzzles) == addresses


def test_page_and_python_read_the_same_puzzles(puzzles, addresses):
    assert page("fromAddress", "argument.map(fromAddress)", addresses) == puzzles
    assert [Puzzle.from_address(address).data for address in addresses] == puzzles


def test_page_and_python_make_the_same_masks(puzzles, addresses):
    told = in_node(
        "play_rules",
        "masksOf",
        "argument.map(masksOf).map(({ masks, places }) => [masks, places])",
        puzzles,
    )
    assert len(told) == COUNT
    for puzzle, (masks, places) in zip(puzzles, told, strict=True):
        rules = Puzzle.from_data(puzzle).rules
        assert masks == positions_of_ones(rules.matrix)
        assert places == (None if rules.places is None else list(rules.places))


def refusal_of(address):
    try:
        return Puzzle.from_address(address).data
    except ValueError as error:
        return str(error)


REFUSALS = """argument.map((address) => {
    try { return fromAddress(address); }
    catch (error) { if (error.name === "Refusal") return error.message; throw error; }
})"""


def test_hostile_addresses_are_refused_with_the_same_sentence(addresses):
    random = Random(19 + SEED)
    hostile = [drawing.hostile(random, address) for address in addresses]
    ours = list(map(refusal_of, hostile))
    theirs = page("fromAddress", REFUSALS, hostile)
    for address, mine, other in zip(hostile, ours, theirs, strict=True):
        assert (mine, other) == (mine, mine), address
        assert isinstance(mine, str), address
    assert len({sentence[:24] for sentence in ours}) > 20


def test_addresses_with_one_sign_changed_mean_the_same_or_nothing(addresses):
    random, signs = Random(20 + SEED), "ABab019-_.~=&xg"
    changed = []
    for address in random.choices(addresses, k=COUNT):
        place = random.randrange(len(address))
        changed.append(
            address[:place] + random.choice(["", *signs]) + address[place + random.randint(0, 1) :]
        )
    ours = list(map(refusal_of, changed))
    assert page("fromAddress", REFUSALS, changed) == ours
    assert {str, dict} == set(map(type, ours))
