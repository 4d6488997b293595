"""Wrong bits of a printed matrix: what the checks see, alike in Python and in the page."""

from itertools import combinations

import numpy as np
import pytest
import traitlets
from page_code import in_node

from magicmath import gf2, ledger
from magicmath.rules import MAGIC, UNIT, RuleSet, lights_out
from magicmath.widgets import WrongBits

PRINTED = ledger.printed("retroversion.masks").reshape(9, 9).astype(np.uint8)
PRESSES = ledger.printed("retroversion.example_presses").tolist()


def changed(*places):
    matrix = MAGIC.matrix.copy()
    for place in places:
        matrix[place] ^= 1
    return matrix


def test_the_printed_masks_have_two_wrong_bits_and_all_checks_see_them():
    figure = WrongBits(PRINTED, presses=PRESSES)
    assert figure.wrong == 2
    assert figure.checks == {"sizes": False, "mirror": False, "presses": False}
    assert repr(figure).startswith("Wrong bits: 3 of 3 checks complain\n")
    figure.flip(3, 3)
    assert not any(figure.checks.values())
    figure.flip(3, 6)
    assert all(figure.checks.values())
    assert repr(figure).startswith("Wrong bits: 0 of 3 checks complain\n")


def test_no_other_two_bits_satisfy_the_checks():
    figure, found = WrongBits(PRINTED, presses=PRESSES), []
    for places in combinations(range(81), 2):
        matrix = PRINTED.copy().ravel()
        matrix[list(places)] ^= 1
        figure.matrix = matrix.reshape(9, 9)
        if all(figure.checks.values()):
            found.append([divmod(place, 9) for place in places])
    assert found == [[(3, 3), (3, 6)]]


def test_each_check_is_blind_to_some_bits():
    assert WrongBits(changed((0, 0), (0, 2)), presses=[3, 4]).checks == {
        "sizes": True,  # as many cells
        "mirror": False,
        "presses": True,  # mask 0 is not pressed
    }
    assert WrongBits(changed((4, 4)), presses=PRESSES).checks["mirror"]  # the centre is its own image


def test_the_product_with_the_inverse_tells_one_wrong_bit():
    inverse = gf2.inv(MAGIC.matrix)
    printed = inverse.copy()
    printed[5, 7] ^= 1
    figure = WrongBits(printed, inverse=True)
    assert (figure.checks, figure.wrong) == ({"product": False}, 1)
    figure.matrix = inverse
    assert figure.checks == {"product": True}


@pytest.mark.parametrize("bits", [[], [(3, 3)], [(3, 3), (3, 6)], [(0, 0), (8, 8), (4, 1)]], ids=str)
def test_the_page_finds_the_same_complaints(bits):
    figure = WrongBits(PRINTED, presses=PRESSES)
    for place in bits:
        figure.flip(*place)
    given = {
        "matrix": figure.matrix.tolist(),
        **{name: getattr(figure, f"_{name}") for name in ("sizes", "mirror", "presses", "sum")},
    }
    for name, call in (
        ("wrongSizes", "wrongSizes(argument.matrix, argument.sizes)"),
        ("unlikePairs", "unlikePairs(argument.matrix, argument.mirror)"),
        ("wrongCells", "wrongCells(argument.matrix, argument.presses, argument.sum)"),
    ):
        said = in_node("wrong_bits_state", name, call, given)
        check = {"wrongSizes": "sizes", "unlikePairs": "mirror", "wrongCells": "presses"}[name]
        assert (not said) == figure.checks[check], name
    product = in_node("wrong_bits_state", "times", "times(argument.matrix, argument.matrix)", given)
    assert product == gf2.matmul(figure.matrix, figure.matrix).tolist()


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ((3, 3, 0, 2), "3 of 3 checks complain. Tap the wrong bits."),
        ((1, 1, 0, 1), "The check complains. Tap the wrong bit."),
        ((2, 3, 1, 2), "2 of 3 checks complain. 1 bit turned, in a frame."),
        ((0, 3, 2, 2), "✓ Mended: all checks pass, 2 bits turned."),
        ((0, 1, 1, 1), "✓ Mended: the check passes, 1 bit turned."),
        ((0, 3, 4, 2), "No check complains, with 4 bits turned. But 2 are enough: Reset."),
    ],
)
def test_the_page_tells_how_far_the_reader_is(state, said):
    given = dict(zip(("failing", "checks", "turned", "wrong"), state, strict=True))
    assert in_node("wrong_bits_words", "stateText", "stateText(argument)", given) == said


@pytest.mark.parametrize(
    ("masks", "said"),
    [
        ([2, 1, 0, 5, 4, 3, 8, 7, 6], "A mirror exchanges masks 0 and 2, 3 and 5, 6 and 8."),
        ([0, 1], "A mirror changes no mask."),
    ],
)
def test_the_mirror_tells_which_masks_change_places(masks, said):
    assert in_node("wrong_bits_words", "mirrorText", "mirrorText(argument)", masks) == said


def test_rules_without_a_mirror_have_no_such_check():
    rules = RuleSet([[[1, 1]], [[1, 0]]])
    assert set(WrongBits(np.zeros((2, 2), dtype=int), rules, [0]).checks) == {"sizes", "presses"}
    assert set(WrongBits(np.zeros((2, 2), dtype=int), rules).checks) == {"sizes"}


@pytest.mark.parametrize(
    ("given", "more", "said"),
    [
        ((MAGIC.masks,), {}, "printed must have 2 dimension"),
        ((MAGIC.matrix,), {}, "printed must have a wrong bit"),
        ((changed((0, 0), (0, 2), (2, 2), (2, 0)),), {}, "a wrong bit that a check sees"),
        ((PRINTED, MAGIC.masks), {}, "rules must be a RuleSet"),
        ((np.eye(16, dtype=int), lights_out(4, 4)), {}, "rules must have as many masks as cells, at most 9"),
        ((PRINTED, MAGIC, [9]), {}, "presses must be"),
        ((PRINTED, MAGIC, [3, 3]), {}, "presses must name no mask twice"),
        ((PRINTED, MAGIC, [3]), {"inverse": True}, "presses must be left out"),
        ((PRINTED,), {"inverse": 1}, "inverse must be True or False"),
        (
            (np.zeros((9, 9), dtype=int), RuleSet(np.ones((9, 3, 3), dtype=int))),
            {"inverse": True},
            "inverse|singular",
        ),
        ((np.eye(9, dtype=int), UNIT), {}, "printed must have a wrong bit"),
    ],
)
def test_what_cannot_be_shown_is_refused_by_name(given, more, said):
    with pytest.raises((TypeError, ValueError, np.linalg.LinAlgError), match=said):
        WrongBits(*given, **more)


@pytest.mark.parametrize("state", [{"matrix": None}, {"matrix": [[1]]}, {"_wrong": 9}, {"_sizes": []}])
def test_malformed_state_from_the_page_leaves_the_matrix(state):
    figure = WrongBits(PRINTED)
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        figure.set_state(state)
    np.testing.assert_array_equal(figure.matrix, PRINTED)
    figure.set_state({"matrix": MAGIC.matrix.tolist()})
    assert all(figure.checks.values())
