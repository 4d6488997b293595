"""Ids for a blackboard: the same in the page and in Python, and each slip of chalk is found."""

from random import Random

import pytest
from page_code import in_node

from magicmath.addresses import Puzzle, Steps, seed_id
from magicmath.addresses._short import _ALPHABET, _USUAL
from magicmath.rules import puzzle as drawn_puzzle

IDS = """argument.map((id) => {
    try { return fromShortId(id); }
    catch (error) { if (error.name === "Refusal") return error.message; throw error; }
})"""


def some_puzzles(count):
    random = Random(5)
    while count:
        rule, rows, columns = random.choice(_USUAL), random.randint(2, 8), random.randint(2, 8)
        colours = random.randint(2, 16)
        start = [random.randrange(colours) for _ in range(rows * columns)]
        try:
            puzzle = Puzzle(rule, rows, columns, colours, start=start)
        except ValueError:
            continue
        count -= 1
        yield puzzle


def read(text):
    try:
        return Puzzle.from_short_id(text).data
    except ValueError as error:
        return str(error)


def test_page_and_python_write_and_read_the_same_ids():
    puzzles = list(some_puzzles(1000))
    ids = [puzzle.short_id for puzzle in puzzles]
    data = [puzzle.data for puzzle in puzzles]
    assert in_node("play_short", "shortId", "argument.map(shortId)", data) == ids
    told = [(text, puzzle) for text, puzzle in zip(ids, data, strict=True) if text is not None]
    assert 100 < len(told) < 1000
    assert [read(text) for text, _ in told] == [puzzle for _, puzzle in told]
    assert in_node("play_short", "fromShortId", IDS, [text for text, _ in told]) == [
        puzzle for _, puzzle in told
    ]


def test_page_and_python_draw_the_same_puzzle_from_a_seed():
    asked = [
        (rule, rows, columns, seed, distance)
        for rule in _USUAL
        for rows, columns in [(3, 3), (4, 4), (5, 5)]
        for seed, distance in [(0, 1), (7, 3), (2**32 - 1, 4), (1993, 8)]
        if rule.kind == "steps" or rule.name not in ("magic", "casegame") or rows == 3
    ]
    ids = [seed_id(*each) for each in asked]
    told = [
        [Puzzle(rule, rows, columns).data, seed, distance] for rule, rows, columns, seed, distance in asked
    ]
    assert in_node("play_short", "seedId", "argument.map((each) => seedId(...each))", told) == ids
    ours = list(map(read, ids))
    assert in_node("play_short", "fromShortId", IDS, ids) == ours
    assert {str, dict} == set(map(type, ours))


def test_a_seed_draws_what_the_package_draws():
    puzzle = Puzzle.from_short_id(seed_id("lights_out", 5, 5, 1993, 6))
    start, goal = drawn_puzzle(puzzle.rules, 1993, 6)
    assert [board.tolist() for board in puzzle.boards] == [start.tolist(), goal.tolist()]
    assert int(puzzle.rules.solve(start, goal).sum()) == 6


@pytest.mark.parametrize("text", ["2552-76WR-X9C", seed_id("lights_out", 5, 5, 1993)])
def test_each_slip_of_chalk_is_found(text):
    plain = text.replace("-", "")
    slips = {
        plain[:i] + other + plain[i + 1 :]
        for i in range(len(plain))
        for other in _ALPHABET
        if other != plain[i]
    }
    for i in range(len(plain)):
        for j in range(i):
            swapped = list(plain)
            swapped[i], swapped[j] = swapped[j], swapped[i]
            slips.add("".join(swapped))
    slips.discard(plain)
    assert len(slips) > 100
    ours = list(map(read, slips))
    assert {sentence for sentence in ours if isinstance(sentence, str)} == {
        "short id must end with the character that fits the others: one is wrong"
    }
    assert all(isinstance(each, str) for each in ours)
    assert in_node("play_short", "fromShortId", IDS, list(slips)) == ours


@pytest.mark.parametrize("text", ["2552 76wr x9c", "255276WRX9C", " 2-5-5-2-7-6-W-R-X-9-C "])
def test_blanks_hyphens_and_small_letters_do_not_matter(text):
    assert read(text) == Puzzle("lights_out", 5, 5, start=[1] * 25).data


def with_check(body):
    values = [_ALPHABET.index(character) for character in body]
    return body + _ALPHABET[sum(weight * value for weight, value in enumerate(values, 1)) % 23]


HOSTILE = {
    "": "short id must have 5 to 22 characters, got 0",
    "2" * 23: "short id must have 5 to 22 characters, got 23",
    " " * 100: "short id must have at most 99 characters, got 100",
    "O552": f'short id must be of {_ALPHABET}, got "O"',
    "__proto__": f'short id must be of {_ALPHABET}, got "_"',
    "é": f'short id must be of {_ALPHABET}, got "É"',
    with_check("Y5522"): "short id must begin with a known rule",
    with_check("255222"): "short id must have 11 characters, got 7",
    with_check("2552YYYYYY"): "short id must hold a board, got a larger number",
    with_check("255P22"): "short id must hold a seed from 0 to 4294967295",
    with_check("255PYYYYYYYY"): "short id must hold a seed from 0 to 4294967295",
    with_check("222Y3"): "short id must hold at most 4 presses, got 8",
    with_check("C552222222"): "magic must have 3×3 cells, got 5×5",
}


def test_other_texts_are_refused_with_one_sentence():
    assert list(map(read, HOSTILE)) == list(HOSTILE.values())
    assert in_node("play_short", "fromShortId", IDS, list(HOSTILE)) == list(HOSTILE.values())


@pytest.mark.parametrize(
    "puzzle",
    [
        Puzzle("lights_out", 5, 5, holes=[0]),
        Puzzle("lights_out", 5, 5, presses=[0]),
        Puzzle("lights_out", 5, 5, goal=[1] * 25),
        Puzzle("lights_out", 1, 5),
        Puzzle("lights_out", 9, 9),
        Puzzle(Steps([(0, 1)]), 5, 5),
    ],
    ids=str,
)
def test_other_puzzles_have_no_short_id(puzzle):
    assert puzzle.short_id is None
    assert in_node("play_short", "shortId", "shortId(argument)", puzzle.data) is None


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rule": Steps([(0, 1)])}, "rule must be a usual one"),
        ({"rows": 1}, "rows must be from 2 to 24, got 1"),
        ({"columns": 25}, "columns must be from 2 to 24, got 25"),
        ({"seed": -1}, "seed must be from 0 to 4294967295, got -1"),
        ({"distance": 9}, "distance must be from 1 to 8, got 9"),
        ({"rule": "magic"}, "magic must have 3×3 cells, got 5×5"),
    ],
)
def test_what_has_no_seed_id_is_named(change, reason):
    with pytest.raises(ValueError, match=f"^{reason}"):
        seed_id(**({"rule": "lights_out", "rows": 5, "columns": 5, "seed": 1, "distance": 4} | change))
