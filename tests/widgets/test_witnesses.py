"""Witnesses of a board: whom they contradict, and what the figure refuses."""

import numpy as np
import pytest

from magicmath.rules import MAGIC
from magicmath.widgets import Witnesses

TOLD = {"a": (MAGIC[0], "seen"), "b": (MAGIC[1], "heard"), "c": (MAGIC[0], "read")}


def test_a_witness_is_contradicted_by_those_with_another_board():
    witnesses = Witnesses(TOLD)
    assert [witnesses.against(k) for k in range(3)] == [["b"], ["a", "c"], ["b"]]
    with pytest.raises(ValueError, match="witness"):
        witnesses.against(3)


def test_the_page_may_ask_and_nothing_else():
    witnesses = Witnesses(TOLD)
    assert witnesses.asked == (0,)
    witnesses.set_state({"asked": [2, 0]})
    assert witnesses.asked == (2, 0)
    for state in ({"asked": [0, 1, 2]}, {"asked": [3]}, {"asked": [1, 1]}, {"_witnesses": []}):
        with pytest.raises((TypeError, ValueError)):
            witnesses.set_state(state)
    assert witnesses.asked == (2, 0)
    with pytest.raises(ValueError, match="asked must be at most two witnesses") as refused:
        witnesses.asked = [0] * 10**5
    assert len(str(refused.value)) < 200


def test_text_and_page_hold_each_board_and_account():
    witnesses = Witnesses(TOLD)
    assert repr(witnesses).splitlines()[1].split() == ["a", "b", "c"]
    sent = witnesses.get_state()["_witnesses"]
    assert [one["how"] for one in sent] == ["seen", "heard", "read"]
    assert np.array_equal(sent[1]["board"], MAGIC[1])


def test_no_board_is_seen_before_a_witness_is_asked():
    witnesses = Witnesses(TOLD)
    witnesses.asked = ()
    assert repr(witnesses).splitlines() == ["Witnesses, none asked yet", "a", "b", "c"]
    assert "■" not in witnesses._picture().alt
    witnesses.asked = (1,)
    assert "■" in repr(witnesses)


@pytest.mark.parametrize(
    "bad",
    [
        {},
        {"a": (MAGIC[0], "")},
        [MAGIC[0]],
        {"a": (MAGIC[0], "x"), "b": ([[1]], "y")},
        {"a": (MAGIC[0], "x"), "b": (MAGIC[0], 7)},
        {"a": (MAGIC[0], "x"), "b": (MAGIC[0],)},
        {"a": (MAGIC[0], "x"), 1: (MAGIC[0], "y")},
    ],
)
def test_what_is_no_testimony_is_refused_by_name(bad):
    with pytest.raises((TypeError, ValueError), match="told"):
        Witnesses(bad)
