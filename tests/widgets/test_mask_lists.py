"""Lists of masks: how often each cell changes, in Python and in the page, and the digits that tell why."""

from xml.etree import ElementTree

import numpy as np
import pytest
from page_code import in_node

from magicmath.widgets import MaskLists

MASKS = [[cell for cell in range(16) if cell & mask == mask] for mask in range(16)]


@pytest.mark.parametrize("mask", range(16))
def test_each_cell_is_counted_by_hand_and_only_that_of_the_mask_is_odd(mask):
    figure = MaskLists(mask)
    assert figure.listed == MASKS[mask]
    counts = [sum(cell in MASKS[one] for one in MASKS[mask]) for cell in range(16)]
    assert figure.counts.ravel().tolist() == counts
    assert [cell for cell, count in enumerate(counts) if count % 2] == [mask]


def test_the_page_counts_as_python_does(npm_packages):
    found = in_node(
        "mask_lists_state",
        "countsOf, listOf",
        "argument.map((m) => [countsOf(m), listOf(m)])",
        list(range(16)),
    )
    assert found == [[MaskLists(m).counts.ravel().tolist(), MASKS[m]] for m in range(16)]
    assert in_node("mask_lists_state", "listOf", "listOf(argument)", None) == []


def test_the_pattern_fits_just_the_masks_that_change_the_cell(npm_packages):
    pairs = [(mask, cell) for mask in range(16) for cell in range(16)]
    asked = "argument.map(([mask, cell]) => changingPattern(mask, cell))"
    found = in_node("mask_lists_state", "changingPattern", asked, pairs)
    for (mask, cell), pattern in zip(pairs, found, strict=True):
        hits = [one for one in MASKS[mask] if cell in MASKS[one]]
        if pattern is None:
            assert hits == []
            continue
        fits = [
            one
            for one in range(16)
            if all(sign in ("?", digit) for sign, digit in zip(pattern, f"{one:04b}", strict=True))
        ]
        assert fits == hits
        assert len(fits) == 2 ** pattern.count("?") == MaskLists(mask).counts.ravel()[cell]


def test_the_words_tell_the_list_and_the_cell(npm_packages):
    say = "argument.map(([mask, cell]) => cellText(mask, cell))"
    assert in_node("mask_lists_words", "cellText", say, [[5, 5], [5, 13], [5, 15], [5, 8], [0, 15]]) == [
        "No ? is free: 1 mask changes cell 5. Odd: the cell is black.",
        "1 ? is free: 2 masks change cell 13. Even: the cell is white.",
        "2 ? are free: 2 · 2 = 4 masks change cell 15. Even: the cell is white.",
        "Cell 8 lacks a 1 of mask 5. So no mask of the list changes it.",
        "4 ? are free: 2 · 2 · 2 · 2 = 16 masks change cell 15. Even: the cell is white.",
    ]
    assert in_node("mask_lists_words", "listText", "argument.map(listText)", [15, 5]) == [
        "The list of mask 15: mask 15 is pressed. At the end cell 15 is black.",
        "The list of mask 5: masks 5, 7, 13 and 15 are pressed. At the end cell 5 is black.",
    ]


def test_a_reader_chooses_among_all_counts_of_a_list_and_a_miss_tells_where_to_look(npm_packages):
    found = in_node("mask_lists_state", "countsToChoose", "argument.map(countsToChoose)", list(range(16)))
    assert found == [sorted({0, *MaskLists(mask).counts.ravel().tolist()}) for mask in range(16)]
    say = "argument.map((one) => missText(...one))"
    assert in_node("mask_lists_words", "missText", say, [[5, 13, 4], [5, 8, 1]]) == [
        "✘ Not 4. Where cell 13 has a 0, the mask needs a 0, too.",
        "✘ Not 1. Each mask of the list has all the 1s of mask 5. Does cell 8 have them?",
    ]


def test_nothing_is_pressed_until_a_mask_is_chosen():
    figure = MaskLists()
    assert (figure.mask, figure.cell, figure.listed) == (None, None, [])
    assert not figure.counts.any()
    assert repr(figure).startswith("Lists of masks: nothing is pressed\n")
    figure.set_state({"mask": 6, "cell": 7})
    assert (figure.mask, figure.cell) == (6, 7)
    data, _ = figure._repr_mimebundle_()
    assert "masks 6, 7, 14, 15" in ElementTree.fromstring(data["image/svg+xml"]).get("aria-label")
    figure.mask = None
    assert figure.get_state()["mask"] is None


@pytest.mark.parametrize("name", ["mask", "cell"])
@pytest.mark.parametrize("bad", [16, -1, 0.5, "5", [5], True, np.nan])
def test_what_is_no_number_is_refused_by_name(name, bad):
    with pytest.raises((TypeError, ValueError), match=name):
        MaskLists(**{name: bad})
    figure = MaskLists(5, cell=13)
    for change in (lambda: setattr(figure, name, bad), lambda: figure.set_state({name: bad})):
        with pytest.raises((TypeError, ValueError), match=name):
            change()
    assert (figure.mask, figure.cell) == (5, 13)
