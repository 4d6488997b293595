"""Two masks and two cells in letters: in Python and in the page, and what is said."""

from itertools import product
from xml.etree import ElementTree

import pytest
import sympy
from page_code import in_node

from magicmath.widgets import TwoMasks

NONE = [-1, -1]
ROUNDS = [[3, 1], [2, 0]]  # d and −b; −c and a
LETTERS = sympy.symbols("a b c d")
TABLE = sympy.Matrix(2, 2, LETTERS)


def sums(cell, chosen):
    """What both cells get, worked out with letters."""
    signs = [1 if mask == cell else -1 for mask in range(2)]
    return sympy.Matrix([[sign * LETTERS[one] for sign, one in zip(signs, chosen, strict=True)]]) * TABLE


@pytest.mark.parametrize("cell", [0, 1])
def test_one_choice_of_letters_is_a_round_and_it_adds_the_determinant(cell):
    figure, found = TwoMasks(), []
    for chosen in product(range(4), repeat=2):
        figure.presses = [list(chosen) if one == cell else NONE for one in range(2)]
        assert figure.found == tuple(one == cell and sums(cell, chosen)[1 - cell] == 0 for one in range(2))
        if figure.found[cell]:
            found.append(list(chosen))
            assert sympy.expand(sums(cell, chosen)[cell] - TABLE.det()) == 0
    assert found == [ROUNDS[cell]]


def test_the_page_finds_the_same_rounds_and_sums(npm_packages):
    cases = [[cell, list(chosen)] for cell in range(2) for chosen in product(range(4), repeat=2)]
    found = in_node(
        "two_masks_state",
        "isRound, sumOf, TABLE",
        """argument.map(([cell, chosen]) =>
            [isRound(chosen, cell), [0, 1].map((at) => sumOf(TABLE, chosen, cell, at).join(" - "))])""",
        cases,
    )
    for (cell, chosen), (is_round, told) in zip(cases, found, strict=True):
        assert is_round == (chosen == ROUNDS[cell])
        read = [sympy.sympify(one.replace("·", "*")) for one in told]
        assert [sympy.expand(one) for one in read] == [sympy.expand(one) for one in sums(cell, chosen)]


def test_a_letter_is_for_the_first_mask_without_one_and_a_third_begins_anew(npm_packages):
    asked = "argument.map(([chosen, letter]) => pressed(chosen, letter))"
    given = [[NONE, 3], [[3, -1], 1], [[3, 2], 0], [[-1, 2], 1]]
    assert in_node("two_masks_state", "pressed", asked, given) == [[3, -1], [3, 1], [0, -1], [1, 2]]


def test_two_equal_columns_make_the_determinant_0(npm_packages):
    asked = "[0, 1].map((at) => sumOf(copied(TABLE), argument, 0, at))"
    assert in_node("two_masks_state", "sumOf, copied, TABLE", asked, ROUNDS[0]) == [["b·d", "b·d"]] * 2


def test_the_words_ask_and_tell(npm_packages):
    say = """[
        ...[[-1, -1], [3, -1]].map((chosen) => askText(chosen, 0)), askText([-1, -1], 1),
        wrongText([2, 0], 0), nextText(0), ...argument.map((chosen, cell) => roundText(chosen, cell)),
    ]"""
    assert in_node("two_masks_words", "askText, wrongText, nextText, roundText", say, ROUNDS) == [
        "Cell 1 must get 0. How many times is mask 0 pressed? Press a letter.",
        "Cell 1 must get 0. How many presses of mask 1 are taken back? Press a letter.",
        "Cell 0 must get 0. How many presses of mask 0 are taken back? Press a letter.",
        "Cell 1 gets b·c − a·d. It must get 0. Try two other letters.",
        "✓ Cell 1 gets 0. Now choose Round of cell 1.",
        "Round of cell 0: d and −b. Cell 0 gets a·d − b·c, cell 1 gets b·d − b·d = 0.",
        "Round of cell 1: −c and a. Cell 0 gets a·c − a·c = 0, cell 1 gets a·d − b·c.",
    ]


def test_the_picture_and_the_state_follow():
    figure = TwoMasks()
    figure.set_state({"presses": [ROUNDS[0], [2, -1]]})
    assert repr(figure) == ("Rounds of two masks; of cell 0: d and −b, found; of cell 1: −c and ?\na b\nc d")
    data, _ = figure._repr_mimebundle_()
    picture = ElementTree.fromstring(data["image/svg+xml"])
    assert "of cell 0: d and −b, found" in picture.get("aria-label")
    assert set("abcd") <= set("".join(picture.itertext()))
    with pytest.raises(ValueError):
        figure.presses[0, 0] = 0


@pytest.mark.parametrize(
    "bad",
    [[[0, 4], NONE], [[-2, 0], NONE], [0, 1], [[0, 1]], "ab", None, [[0.5, 0], NONE], [[10**5000, 0], NONE]],
)
def test_bad_presses_are_refused_and_the_state_stays(bad):
    figure = TwoMasks()
    figure.presses = ROUNDS
    for change in (lambda: setattr(figure, "presses", bad), lambda: figure.set_state({"presses": bad})):
        with pytest.raises((TypeError, ValueError), match="presses"):
            change()
    assert figure.presses.tolist() == ROUNDS
