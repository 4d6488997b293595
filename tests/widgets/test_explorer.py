"""Count votes in an explorer, in Python and in the page alike."""

import random

import numpy as np
import pytest
from page_code import in_node

from magicmath.codes import ReedMuller
from magicmath.widgets import Explorer

ROWS = [1, 2, 4, 8, 16]
NAMES = [f"row {row}" for row in ROWS]


def ballot():
    """Return the votes of notebook 09: in each poll, pairs of places whose numbers differ by its row."""
    places, one = np.arange(32), np.eye(32, dtype=int)
    votes = np.hstack([one[:, places & row == 0] + one[:, places & row > 0] for row in ROWS])
    return Explorer(votes, (4, 8), (5, 16), labels=("what arrives", "votes"), polls=NAMES)


def results(explorer):
    return repr(explorer).splitlines()[-len(NAMES) :]


def test_each_flip_spoils_one_vote_in_each_poll_and_seven_lose_none():
    explorer, drawn = ballot(), random.Random(9)
    code = ReedMuller(1, 5)
    for _ in range(40):
        sent = code.encode([drawn.randrange(2) for _ in range(6)])
        explorer.source = sent.reshape(4, 8)
        before = explorer.target.copy()
        assert (before == before[:, :1]).all()
        arrived = sent.copy()
        arrived[drawn.sample(range(32), 7)] ^= 1
        explorer.source = arrived.reshape(4, 8)
        assert ((explorer.target != before).sum(axis=1) <= 7).all()
        wins = ["yes" if votes.sum() > 8 else "no" for votes in explorer.target]
        assert [line.rpartition(" ")[2] for line in results(explorer)] == wins
        assert wins == ["yes" if first else "no" for first in before[:, 0]]


def test_the_text_counts_and_knows_a_tie():
    explorer = ballot()
    explorer.source = np.arange(32).reshape(4, 8) < 8
    assert results(explorer)[-2:] == ["row 8: 8 × yes, 8 × no → a tie", "row 16: 8 × yes, 8 × no → a tie"]
    assert explorer._picture().alt.endswith("row 16: 8 × yes, 8 × no → a tie")


def test_the_page_tells_the_same(npm_packages):
    explorer, drawn = ballot(), random.Random(3)
    for _ in range(20):
        explorer.source = [[drawn.randrange(2) for _ in range(8)] for _ in range(4)]
        asked = {"names": NAMES, "polls": explorer.target.tolist()}
        told = in_node(
            "explorer_words",
            "resultText",
            "argument.polls.map((v, k) => resultText(argument.names[k], v))",
            asked,
        )
        assert told == results(explorer)
        won, tied = (
            [line.partition(":")[0] for line in told if line.endswith(end)] for end in ("yes", "a tie")
        )
        result = " ".join(
            "1" if line.endswith("yes") else "?" if line.endswith("tie") else "0" for line in told
        )
        ended = f"yes: {', '.join(won) or 'none'}" + f"; tie: {', '.join(tied)}" * bool(tied)
        expression = "winnersText(argument.names, argument.polls)"
        assert in_node("explorer_words", "winnersText", expression, asked) == f"result: {result} ({ended})"


def test_the_partners_of_a_place_are_those_of_its_pairs(npm_packages):
    asked = [np.flatnonzero(row).tolist() for row in ballot().matrix]
    expression = "argument.map((_, i) => partnersOf(i, argument))"
    found = in_node("explorer_words", "partnersOf", expression, asked)
    assert found == [sorted(place ^ row for row in ROWS) for place in range(32)]


@pytest.mark.parametrize("polls", [["one"], ["a", "b", "c"], "ab", 5])
def test_polls_are_a_name_for_each_row_of_the_target(polls):
    with pytest.raises((TypeError, ValueError), match="polls"):
        Explorer(np.eye(4, dtype=int), (2, 2), (2, 2), polls=polls)


@pytest.mark.parametrize("names", [["a"], ["a"] * 5, ["a"] * 9, "abcd", 5])
def test_names_are_one_for_each_cell_of_the_sources_or_of_all_boards(names):
    with pytest.raises((TypeError, ValueError), match="names"):
        Explorer(np.eye(4, dtype=int), (2, 2), (2, 2), names=names)
    assert Explorer(np.eye(4, dtype=int), (2, 2), (2, 2), names=list("abcdefgh"))._names == list("abcdefgh")


def test_several_sources_share_the_rows_of_the_matrix():
    matrix = np.random.default_rng(4).integers(0, 2, (5, 7))
    explorer = Explorer(matrix, [(1, 2), (3, 1)], [(2, 2), (1, 3)], list("stuv"), verdicts=("white", "other"))
    explorer.source = [[0, 1, 1, 0, 1]]
    assert explorer.target.ravel().tolist() == (matrix[[1, 2, 4]].sum(axis=0) % 2).tolist()
    title, names, *_ = repr(explorer).splitlines()
    assert title == f"Explorer: {'other' if explorer.target[0, 4:].any() else 'white'}"
    assert names.split() == list("stuv")
    explorer.source = [[0] * 5]
    assert repr(explorer).startswith("Explorer: white\n")


@pytest.mark.parametrize("verdicts", [("one",), "ab", (1, None), ("a", "b", "c"), 5])
def test_verdicts_are_two_sentences(verdicts):
    with pytest.raises((TypeError, ValueError), match=r"verdicts|label"):
        Explorer([[1, 0]], (1, 1), (1, 2), verdicts=verdicts)


def test_votes_have_no_verdicts():
    with pytest.raises(ValueError, match="verdicts must be left out"):
        Explorer([[1, 0]], (1, 1), (1, 2), polls=["row"], verdicts=("yes", "no"))


def test_the_goal_stands_beside_and_the_text_tells_when_it_is_shown():
    explorer = Explorer([[1, 1], [0, 1]], (1, 2), (1, 2), labels=("s", "t"), goal=[[1, 0]])
    assert repr(explorer) == "Explorer: t does not show the goal\ns    t    goal\n□ □  □ □  ■ □"
    explorer.source = [[1, 1]]
    assert repr(explorer).startswith("Explorer: t shows the goal\n")


@pytest.mark.parametrize("goal", [[1, 0], [[1]], [[2, 0]], "ab", 5])
def test_a_goal_is_a_board_as_the_target_is(goal):
    with pytest.raises((TypeError, ValueError), match="goal"):
        Explorer([[1, 0]], (1, 1), (1, 2), goal=goal)


@pytest.mark.parametrize("more", [{"polls": ["row"]}, {"verdicts": ("yes", "no")}])
def test_a_goal_stands_without_votes_and_verdicts(more):
    with pytest.raises(ValueError, match="goal must be left out"):
        Explorer([[1, 0]], (1, 1), (1, 2), goal=[[1, 0]], **more)


def test_a_goal_is_for_two_boards():
    with pytest.raises(ValueError, match="goal must be left out"):
        Explorer([[1, 0]], (1, 1), [(1, 1), (1, 1)], list("stu"), goal=[[1, 0]])


def far(message, flips, **more):
    """Return an explorer of the words 0000, 1110, 0111, 1001 with flips, and their distances."""
    matrix = [[1, 1, 1, 0], [0, 1, 1, 1], *np.eye(4, dtype=int)]
    labels = ("message", "flips", "what arrives")
    explorer = Explorer(matrix, [(1, 2), (1, 4)], (1, 4), labels, distances=True, **more)
    explorer.source = [[*message, *flips]]
    return explorer


def test_the_text_tells_how_far_the_word_sent_and_the_nearest_other_are():
    assert repr(far([1, 0], [0] * 4)).startswith("Explorer: the word sent is 0 away, the nearest other 2\n")
    assert repr(far([1, 0], [0, 0, 0, 1])).startswith(
        "Explorer: the word sent is 1 away, the nearest other 1\n"
    )
    alone = Explorer([[0], [1]], [(1, 1), (1, 1)], (1, 1), list("abc"), distances=True)
    assert repr(alone).startswith("Explorer: the word sent is 0 away\n")


@pytest.mark.parametrize("more", [{"polls": ["row"]}, {"verdicts": ("yes", "no")}])
def test_distances_stand_without_votes_and_verdicts(more):
    with pytest.raises(ValueError, match="distances must be left out"):
        far([0, 0], [0] * 4, **more)


def test_distances_are_for_a_short_message_flips_and_one_target():
    with pytest.raises(TypeError, match="distances must be True or False"):
        Explorer([[1]], (1, 1), (1, 1), distances="yes")
    for sources, targets, labels in (
        ((12, 1), (1, 12), "st"),
        ([(1, 11), (1, 1)], (1, 12), "stu"),
        ([(1, 6), (1, 6)], [(1, 6), (1, 6)], "stuv"),
    ):
        with pytest.raises(ValueError, match="distances must be left out"):
            Explorer(np.eye(12, dtype=int), sources, targets, list(labels), distances=True)
