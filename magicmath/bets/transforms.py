"""Bets of notebook 07."""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from magicmath import helix, plot
from magicmath.widgets import Bet

_LENGTH = 17  # items, in the bet on scans
_NINE = np.array([1, 0, 0, 1, 1, 1, 1, 1, 1], dtype=np.uint8)  # the top row of the notebook's triangle
_TOP, _TURNED, _SAME, _NEW = (
    "the top row of the first triangle",
    "the top row of the first, reversed",
    "the same edge as before",
    "that depends on the sequence",
)
_YES, _LATER, _NEVER = "yes, all of them", "no, but later they all are", "no, and some never are"
_TWICE, _MORE, _FOUR_TIMES = "twice as many", "a little more than twice as many", "four times as many"
_SIZES = tuple(4**k for k in range(2, 8))
_HELIX, _COGNITIVE, _BACKWARDS, _NEITHER = (
    "the helix transform of v",
    "the cognitive transform of v",
    "one of the two, but read backwards",
    "neither of them",
)


def again() -> Bet:
    """Return the bet on the left edge of a triangle whose top row is the left edge of another."""
    edge = helix.helix(_NINE)
    every = np.array(list(product((0, 1), repeat=len(_NINE))), dtype=np.uint8)
    second = helix.helix(helix.helix(every))
    back = _count_equal(second, every)
    told = f"all {back}" if back == len(every) else f"{back}"
    return Bet(
        "Read the left edge downwards, and write it as the top row of a second triangle. What is the left "
        "edge of the second triangle, read downwards?",
        [_TOP, _TURNED, _SAME, _NEW],
        evidence=[
            "Here are the rows for the puzzle that stood above when the page opened.",
            plot.boards(
                [[row] for row in (_NINE, edge, helix.helix(edge))],
                ["the first top row", "its left edge", "the second left edge"],
            ),
            f"Now try every top row of nine bits: there are {len(every)}. For {told} of them the second "
            "edge is the first top row.",
        ],
        answer=_answer_on_edge(every, second),
    )


def _count_equal(left: NDArray[np.uint8], right: NDArray[np.uint8]) -> int:
    """Count the rows in which two tables are equal."""
    return int((left == right).all(axis=1).sum())


def _answer_on_edge(tops: NDArray[np.uint8], second: NDArray[np.uint8]) -> str:
    """Return the choice that fits the second edges of all top rows."""
    fits = {_TOP: tops, _TURNED: tops[:, ::-1], _SAME: helix.helix(tops)}
    return next((choice for choice, wanted in fits.items() if np.array_equal(second, wanted)), _NEW)


def seventeen() -> Bet:
    """Return the bet on whether seventeen scans bring sequences of seventeen items home."""
    first = _scans_until_home(_LENGTH, most=4 * _LENGTH)
    rows = _scans_of_the_unit(_LENGTH, first or 2 * _LENGTH)
    undone = (
        "A scan loses nothing, since the difference undoes it. There are only finitely many sequences. So "
        "some sequence must come twice. From there the difference leads back to the start. So each sequence "
        "comes home."
    )
    return Bet(
        f"Take all sequences of {_LENGTH} items, and scan each of them {_LENGTH} times. Is each of them "
        "back?",
        {
            _YES: [
                f"This is what {_LENGTH} scans make of one 1, followed by zeros alone.",
                plot.board([rows[_LENGTH]], f"{_LENGTH} scans later"),
            ],
            _LATER: [undone],
            _NEVER: [undone],
        },
        evidence=[
            "The unit again, scanned until it is back.",
            plot.pattern(rows, f"{_LENGTH} items, scanned until they are back"),
            f"It is back after {first} scans, and not earlier. Every sequence adds up units, shifted to "
            f"the right. So after {first} scans each of them is back as well.",
            f"Why not earlier? As in chapter 05, the first count divides {first}. The smaller divisors are "
            f"{_listed(_divisors_below(first or 0))}. They all divide {(first or 0) // 2}, so "
            f"{(first or 0) // 2} scans would be enough, too. They are not: take differences in place of "
            "scans.",
            "One difference adds to each item the one before it. Two add the item two places before: the "
            "item between comes twice, and cancels. In the same way, twice two add the item four places "
            "before. So sixteen add the item sixteen places before. With 16 items there is no such place. "
            "With 17 items sixteen differences add item 0 to item 16: this changes some sequences.",
        ],
        answer=_answer_on_home(_LENGTH, first),
    )


def _scans_of_the_unit(length: int, count: int) -> list[NDArray[np.uint8]]:
    """Return a 1 followed by zeros, and what each of so many scans makes of it."""
    rows = [np.eye(1, length, dtype=np.uint8)[0]]
    for _ in range(count):
        rows.append(helix.xor_scan(rows[-1]))
    return rows


def _scans_until_home(length: int, most: int) -> int | None:
    """Return after how many scans all sequences are back for the first time; None beyond `most`."""
    units = np.eye(length, dtype=np.uint8)
    rows = units
    for count in range(1, most + 1):
        rows = helix.xor_scan(rows)
        if np.array_equal(rows, units):
            return count
    return None


def _divisors_below(count: int) -> list[int]:
    """Return the divisors of a count that are smaller than it."""
    return [divisor for divisor in range(1, count) if count % divisor == 0]


def _listed(numbers: list[int]) -> str:
    *first, last = map(str, numbers)
    return f"{', '.join(first)} and {last}"


def _answer_on_home(length: int, first: int | None) -> str:
    """Return the choice that fits the first number of scans that brings all sequences home."""
    if first is None:
        return _NEVER
    return _YES if length % first == 0 else _LATER


def doubling() -> Bet:
    """Return the bet on how the count of XORs grows when a sequence becomes twice as long."""
    counts = {size: _xors(size) for size in _SIZES}
    long = _SIZES[-1]
    return Bet(
        "A sequence of 1024 items becomes twice as long. How many XORs does your butterfly need for the "
        "longer one?",
        [_TWICE, _MORE, _FOUR_TIMES],
        evidence=[
            "Count the XORs, and divide by the number of items:",
            plot.bars(
                {f"{size} items": round(count / size) for size, count in counts.items()}, "XORs for each item"
            ),
            f"1024 items need {_xors(1024)} XORs, and 2048 items need {_xors(2048)}: "
            f"{_xors(2048) / _xors(1024):.1f} times as many.",
            f"From {long} items to {2 * long} they become {_xors(2 * long) / _xors(long):.3f} times as many. "
            "Each level does one XOR for every second item, and twice the length needs one more level. For n "
            "items that makes n/2 times log₂ n.",
        ],
        answer=_answer_on_growth(_xors(2 * long) / _xors(long)),
    )


def _xors(size: int) -> int:
    """Count the XORs of the butterfly for so many items."""
    return sum(level.xors for level in helix.butterflies(np.zeros(size, dtype=np.uint8)))


def _answer_on_growth(ratio: float) -> str:
    """Return the choice that fits how many times as many XORs there are."""
    if ratio == 2:
        return _TWICE
    return _MORE if ratio < 3 else _FOUR_TIMES


def printed_loop() -> Bet:
    """Return the bet on what a loop that is printed in an article leaves in T."""
    sequences = np.random.default_rng(7).integers(0, 2, (20, 16), dtype=np.uint8)
    example = sequences[0]
    left = _left_by_the_loop(example)
    variants = {
        (start, reads): _answer_on_loop(sequences[:, ::reads], sequences, start)
        for start, reads in product((0, 1), (1, -1))
    }
    tried = "One of them fits." if set(variants.values()) - {_NEITHER} else "None of them gives any of these."
    return Bet(
        "S begins as a sequence v of 16 items. Then, for I = 0, 1, …, 15: scan S, and copy item I of S into "
        "item I of T. What stands in T at the end?",
        [_HELIX, _COGNITIVE, _BACKWARDS, _NEITHER],
        evidence=[
            "Run the loop for a sequence drawn by lot.",
            plot.boards(
                [[row] for row in (example, left, helix.helix(example), helix.cognitive(example))],
                ["v is drawn", "T is left", "wanted: helix", "or: cognitive"],
            ),
            "Perhaps we begin to count at the wrong place, or read from the wrong end? Copy before the scan "
            f"or after it, and take v or v backwards: that makes four loops. {tried}",
            "The idea is good, and one small thing in the loop is wrong. The exercise below leads you to it.",
        ],
        answer=variants[1, 1],
    )


def _left_by_the_loop(sequence: NDArray[np.uint8], first: int = 1) -> NDArray[np.uint8]:
    """Return T: item I after I + `first` scans."""
    scans = [sequence]
    for _ in range(sequence.size):
        scans.append(helix.xor_scan(scans[-1]))
    return np.array([scans[i + first][i] for i in range(sequence.size)], dtype=np.uint8)


def _answer_on_loop(taken: NDArray[np.uint8], wanted_of: NDArray[np.uint8], first: int = 1) -> str:
    """Return the choice that fits what the loop makes of all sequences."""
    left = np.array([_left_by_the_loop(sequence, first) for sequence in taken])
    for choice, transformed in ((_HELIX, helix.helix(wanted_of)), (_COGNITIVE, helix.cognitive(wanted_of))):
        if np.array_equal(left, transformed):
            return choice
        if np.array_equal(left, transformed[:, ::-1]):
            return _BACKWARDS
    return _NEITHER
