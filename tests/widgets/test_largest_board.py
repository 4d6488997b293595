"""The largest board in a memory, and the butterfly on its letters, in Python and in the page alike."""

import numpy as np
import pytest
from page_code import in_node

from magicmath import helix
from magicmath.widgets import LargestBoard
from magicmath.widgets.largest_board import MEMORIES
from magicmath.widgets.million import tilted

KILO = 1024
BYTES = {
    "8 kilobytes": 8 * KILO,
    "64 kilobytes": 64 * KILO,
    "4 megabytes": 4 * KILO**2,
    "8 megabytes": 8 * KILO**2,
    "16 megabytes": 16 * KILO**2,
    "8 gigabytes": 8 * KILO**3,
}


@pytest.mark.parametrize("memory", MEMORIES)
def test_the_largest_side_fits_and_twice_the_side_does_not(memory):
    largest = LargestBoard(memory).largest
    assert 8 * BYTES[memory] == 8 * 2 ** MEMORIES[memory]
    assert largest**2 <= 8 * BYTES[memory] < (2 * largest) ** 2
    assert f"{largest}×{largest} cells fit, and no larger" in repr(LargestBoard(memory, largest))
    assert "cells fit\n" in repr(LargestBoard(memory, largest // 2))
    assert "do not fit\n" in repr(LargestBoard(memory, 2 * largest))


@pytest.mark.parametrize("memory", MEMORIES)
def test_the_matrix_of_the_largest_side_fits_and_that_of_twice_the_side_does_not(memory, npm_packages):
    side = LargestBoard(memory).largest_of_matrix
    assert side**4 <= 8 * BYTES[memory] < (2 * side) ** 4
    assert in_node("largest_board_state", "matrixSideOf", "matrixSideOf(argument)", memory) == side


def test_the_page_presses_the_masks_themselves(npm_packages):
    cells, presses = np.random.default_rng(8).integers(0, 2, (2, 16, 16), dtype=np.uint8)
    masks = helix.geniton(256)[:, ::-1]
    changed = (presses.ravel().astype(int) @ masks.astype(int)) % 2
    asked = "[...pressedOn(Uint8Array.from(argument[0]), argument[1], 16)]"
    found = in_node(
        "largest_board_state", "pressedOn", asked, [cells.ravel().tolist(), presses.ravel().tolist()]
    )
    assert found == (cells.ravel() ^ changed).tolist()


def test_the_last_level_gives_the_masks_that_turn_the_word_white():
    figure = LargestBoard("8 kilobytes", side=256)
    assert figure.cells.tolist() == tilted(256).tolist()
    figure.level = 16
    assert figure.cells.tolist() == helix.helix(tilted(256).ravel()).reshape(256, 256).tolist()
    lines = helix.geniton(256)[:, ::-1].astype(int)
    assert ((lines.T @ figure.cells @ lines) % 2).tolist() == tilted(256).tolist()


def test_the_letters_of_a_small_side_are_those_of_the_million_seen_from_afar():
    large = tilted().reshape(256, 4, 256, 4).mean(axis=(1, 3))
    assert np.array_equal(tilted(256)[large == 1], np.ones((large == 1).sum()))
    assert not tilted(256)[large == 0].any()


def test_the_page_counts_and_draws_as_python_does(npm_packages):
    asked = "[...MEMORIES.keys()].map((one) => [bitsOf(one), [16, 512, 4096].map((s) => isLargest(s, one))])"
    found = in_node("largest_board_state", "MEMORIES, bitsOf, isLargest", asked, None)
    assert found == [
        [8 * BYTES[one], [side == LargestBoard(one).largest for side in (16, 512, 4096)]] for one in MEMORIES
    ]
    figure = LargestBoard("8 kilobytes", side=256)
    word = figure.get_state()["_word"]
    asked = "[0, 1, 7, 9, 16].map((level) => [...bitsAfter(lettersOn(256, argument), level)].join(''))"
    found = in_node("largest_board_state", "bitsAfter, lettersOn", asked, word)
    for level, bits in zip([0, 1, 7, 9, 16], found, strict=True):
        figure.level = level
        assert bits == "".join(map(str, figure.cells.ravel().tolist()))


def test_the_xors_are_counted_place_by_place(npm_packages):
    found = in_node("largest_board_state", "xorsOf", "[2, 4, 16, 1024].map(xorsOf)", None)
    counted = [sum(place.bit_count() for place in range(side * side)) for side in (2, 4, 16, 1024)]
    assert found == counted


def test_the_words_tell_the_bits_and_the_levels(npm_packages):
    names = "levelText, memoryText, pressedText, verdictText"
    say = """[memoryText("4 megabytes"), verdictText(4096, "4 megabytes"), verdictText(64, "8 kilobytes"),
        verdictText(512, "8 kilobytes"), levelText(512, 1, 7), levelText(256, 16, 7),
        levelText(4096, 0, 7), pressedText(7, 0), pressedText(7, 2)]"""
    assert in_node("largest_board_words", names, say, None) == [
        "4 megabytes = 4 · 1,024 · 1,024 bytes. A byte has 8 bits, so there are 33,554,432 bits.",
        "4,096 · 4,096 = 16,777,216 bits. ✓ It fits, and twice the side needs four times as many. This is "
        "the largest. The butterfly has 24 levels. At each of them half of the cells add one bit: "
        "201,326,592 XORs in all. And the matrix of all masks? It has 64 · 64 masks of 64 · 64 cells if the "
        "side is 64: 16,777,216 bits. The matrix of a longer side does not fit.",
        "64 · 64 = 4,096 bits. It fits. ✘ But it is not the longest side that fits.",
        "512 · 512 = 262,144 bits. ✘ That is more than the memory has.",
        "Level 1 of 18: half of the cells add the cell 1 column before them.",
        "Level 16 of 16: half of the cells add the cell 128 rows before them. ✓ All levels are done: the "
        "black cells are the 7 masks to press.",
        "Black cells must change. There are 18 levels. (The picture has only 512×512 cells.)",
        "7 masks are pressed on the letters. ✓ No cell is black: the board is white.",
        "7 masks are pressed on the letters. ✘ 2 cells black.",
    ]


@pytest.mark.parametrize(
    ("name", "bad"),
    [("memory", bad) for bad in ("8 bytes", 8, None)]
    + [("side", bad) for bad in (8, 2**21, 100, 64.5, "64", None, True)]
    + [("level", bad) for bad in (-1, 19, 0.5, "1", None, True)],
)
def test_what_is_no_memory_side_or_level_is_refused_by_name(name, bad):
    figure = LargestBoard("64 kilobytes", side=512)
    before = figure.get_state()["_now"]
    with pytest.raises((TypeError, ValueError), match=name):
        setattr(figure, name, bad)
    with pytest.raises((TypeError, ValueError), match=name):
        figure.set_state({"_now": {**before, name: bad}})
    assert figure.get_state()["_now"] == before


def test_there_are_no_levels_where_the_side_is_not_the_largest():
    figure = LargestBoard("64 kilobytes", side=256)
    with pytest.raises(ValueError, match="level"):
        figure.level = 1
    figure.side = figure.largest
    figure.level = 18
    figure.memory = "8 kilobytes"
    assert (figure.level, figure.side) == (0, 512)
