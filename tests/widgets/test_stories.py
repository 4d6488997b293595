"""Stories of what went wrong: what follows in each, and what the figure refuses."""

import numpy as np
import pytest

from magicmath import gf2, ledger
from magicmath.exercises import reproduction
from magicmath.rules import MAGIC
from magicmath.widgets import Stories

PRINTED = {"a": MAGIC[0], "b": MAGIC[1]}
ONE = {"a": (MAGIC[0], "seen"), "b": (MAGIC[2], "heard")}
TWO = {"b": (MAGIC[1], "read"), "a": (MAGIC[0], "read")}


@pytest.fixture
def stories():
    return Stories(PRINTED, {"one": ONE, "two": TWO})


def test_a_board_follows_where_it_is_printed_as_the_story_has_it(stories):
    assert stories.accidents("one") == ["b"]
    assert stories.accidents("two") == []
    with pytest.raises(ValueError, match="story must be one of one, two"):
        stories.accidents("none")


def test_text_and_page_tell_the_chosen_story_and_nothing_before(stories):
    assert repr(stories).splitlines()[0] == "As printed"
    assert "accident" not in repr(stories) + stories._picture().alt
    stories.set_state({"chosen": "one"})
    assert repr(stories).splitlines()[:2] == ["Story: one", "a: follows  b: accident"]
    sent = stories.get_state()
    assert [one["why"] for one in sent["_stories"][1]["told"]] == ["read", "read"]
    assert np.array_equal(sent["_stories"][0]["told"][1]["board"], MAGIC[2])
    assert np.array_equal(sent["_printed"][1]["board"], MAGIC[1])
    stories.chosen = "none"
    assert repr(stories).splitlines()[0] == "As printed"


def test_the_page_may_choose_and_nothing_else(stories):
    stories.chosen = "two"
    for state in ({"chosen": "three"}, {"chosen": None}, {"chosen": ["one"]}, {"_stories": []}):
        with pytest.raises(ValueError, match="chosen|may not set"):
            stories.set_state(state)
    assert stories.chosen == "two"


@pytest.mark.parametrize(
    ("printed", "told", "named"),
    [
        ([MAGIC[0]], {"one": ONE}, "printed"),
        ({}, {"one": {}}, "printed"),
        (PRINTED, {}, "stories"),
        (PRINTED, [ONE], "stories"),
        (PRINTED, {"one": {"a": ONE["a"]}}, "stories"),
        (PRINTED, {"one": {**ONE, "b": (MAGIC[2],)}}, "stories"),
        (PRINTED, {"one": {**ONE, "b": ([[1]], "small")}}, "stories"),
        (PRINTED, {"one": {**ONE, "b": (MAGIC[2], 7)}}, "stories"),
        (PRINTED, {1: ONE}, "stories"),
        (PRINTED, {"none": ONE}, "none"),
        ({"a": MAGIC[0], "b": [[1]]}, {"one": {**ONE, "b": ([[1]], "small")}}, "one shape"),
    ],
)
def test_what_is_no_story_is_refused_by_name(printed, told, named):
    with pytest.raises((TypeError, ValueError), match=named):
        Stories(printed, told)


def test_the_stories_of_case_1_need_as_many_accidents_as_chapter_15_says():
    stories = Stories(reproduction.EVIDENCE, reproduction.STORIES)
    assert {name: stories.accidents(name) for name in reproduction.STORIES} == {
        "D is wrong": ["board D", "result of formula 1", "result of formula 2"],
        "CC is wrong": ["CC"],
        "the goal is wrong": ["board B", "goal of the toy"],
    }


def test_each_story_of_case_1_holds_together():
    row = {name: ledger.printed(f"retroversion.{name}").astype(int) for name in ("CC", "BB", "DD")}
    for told in reproduction.STORIES.values():
        board = {name: one.astype(int).ravel() for name, (one, _) in told.items()}
        assert np.array_equal(board["CC"] ^ board["board B"], board["board D"])
        for result in ("result of formula 1", "result of formula 2"):
            assert np.array_equal(gf2.matmul(board[result], MAGIC.matrix), board["board D"])
        assert np.array_equal(board["row DD"], row["CC"] ^ row["BB"])  # of the rows as they are printed
        assert np.array_equal(board["BB"], ledger.printed("retroversion.B").ravel())
        assert np.array_equal(board["goal of the toy"], board["board B"])
    assert np.array_equal(reproduction.EVIDENCE["row DD"].ravel(), row["DD"])


def test_what_is_said_of_a_story_fits_what_is_shown():
    for told in reproduction.STORIES.values():
        for name, (board, why) in told.items():
            is_accident = not np.array_equal(board, reproduction.EVIDENCE[name])
            assert why.startswith("an accident") == is_accident, (name, why)
            masks = " ".join(map(str, np.flatnonzero(board)))
            if name == "result of formula 1":
                assert f"the formula gives {masks} from" in why
    assert "He prints 3 4 6." in reproduction.STORIES["D is wrong"]["result of formula 1"][1]
