"""Bet as a reader's program and as a page would, without a browser."""

import base64
import json
from xml.etree import ElementTree

import numpy as np
import pytest
import traitlets

from magicmath import plot
from magicmath.rules import MAGIC, lights_out, to_board, with_holes
from magicmath.rules.colours import Colours
from magicmath.widgets import Bet, Replay

SECRET = "a tell-tale sentence"
REPLAY = Replay(MAGIC, to_board(71), [3, 6, 4], [4, 3, 6])
FRESH = {
    **{"round": 0, "choice": None, "open": False, "look": None},
    **{"in_class": False, "counted": False, "hands": [0, 0]},
}


def prime(**given):
    """Return a bet of two choices."""
    return Bet("Is 91 prime?", ["yes", "no"], **{"evidence": SECRET, "answer": "no", **given})


def count(**given):
    """Return a bet on a number."""
    return Bet("How many?", **{"number": (1, 512), "evidence": SECRET, "answer": 102, **given})


def held_back(bet):
    """Return what the page takes from under the veil."""
    return json.loads(base64.b64decode(bet._veiled))


def test_there_is_no_choice_before_the_bet_and_it_is_heard_of_once():
    bet, heard = prime(), []
    bet.observe(lambda change: heard.append((change.old, change.new)), "choice")
    assert bet.choice is None
    bet.choice = "yes"
    bet.choice = "yes"
    assert heard == [(None, "yes")]
    assert bet._play == {**FRESH, "choice": "yes", "open": True}


def test_the_first_choice_counts_until_one_bets_again():
    bet = prime()
    bet.choice = "yes"
    for other in ("no", None):
        with pytest.raises(ValueError, match="choice is fixed"):
            bet.choice = other
    assert bet.choice == "yes"
    bet.again()
    assert (bet.choice, bet._play["open"]) == (None, False)
    bet.choice = "no"
    assert bet.choice == "no"


def test_to_see_it_is_no_choice_and_none_can_follow():
    bet = prime()
    bet.see()
    assert (bet.choice, bet._play["open"]) == (None, True)
    with pytest.raises(ValueError, match="choice is fixed"):
        bet.choice = "no"
    bet.again()
    bet.choice = "no"
    bet.see()
    assert bet.choice == "no"


@pytest.mark.parametrize("value", ["maybe", "Yes", "", 1, True, ["yes"], b"yes"])
def test_a_choice_that_is_none_is_refused_and_the_bet_stays(value):
    bet = prime()
    with pytest.raises(ValueError, match="choice must be one of yes, no"):
        bet.choice = value
    assert (bet.choice, bet._play) == (None, FRESH)


def test_a_number_is_chosen_within_its_ends_as_an_int():
    bet = count()
    assert (bet.choices[0], bet.choices[-1]) == (1, 512)
    for value, error in [(0, ValueError), (513, ValueError), (2.0, TypeError), ("5", TypeError)]:
        with pytest.raises(error, match="choice must be"):
            bet.choice = value
    bet.choice = np.int64(512)
    assert bet.choice == 512
    assert type(bet.choice) is int


def test_a_range_is_taken_as_it_is():
    assert count(number=range(0, 21), answer=20).choices == range(0, 21)


def test_the_page_chooses_and_python_follows():
    bet = prime()
    bet.set_state({"_play": {**FRESH, "choice": "no", "open": True, "look": 1, "hands": [3, 4]}})
    assert (bet.choice, bet.hands) == ("no", {"yes": 3, "no": 4})
    number = count()
    number.set_state({"_play": {**FRESH, "in_class": True, "hands": [5, 5, 102]}})
    assert number.hands == (5, 5, 102)


def test_a_page_that_bets_again_before_python_hears_of_it_is_followed():
    bet = prime()
    bet.choice = "yes"
    bet.set_state({"_play": {**FRESH, "round": 1, "choice": "no", "open": True}})
    assert bet.choice == "no"


@pytest.mark.parametrize(
    "play",
    [
        None,
        {},
        {**FRESH, "more": 1},
        {**FRESH, "choice": "maybe", "open": True},
        {**FRESH, "choice": "no"},
        {**FRESH, "open": 1},
        {**FRESH, "round": -1},
        {**FRESH, "look": 2},
        {**FRESH, "in_class": None},
        {**FRESH, "hands": [1]},
        {**FRESH, "hands": [1, -1]},
        {**FRESH, "hands": [1, 10_000]},
        {**FRESH, "hands": "12"},
        {**FRESH, "choice": "no", "open": True},
        {**FRESH},
    ],
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(play, monkeypatch):
    bet, sent = prime(), []
    bet.choice = "yes"
    before = bet.get_state()
    monkeypatch.setattr(bet, "send_state", lambda names=None: sent.append(names))
    with pytest.raises((TypeError, ValueError, traitlets.TraitError)):
        bet.set_state({"_play": play})
    assert (bet.get_state(), bet.choice, sent) == (before, "yes", [["_play"]])


@pytest.mark.parametrize("name", ["_veiled", "_question", "_choices", "_numbers"])
def test_the_page_may_not_set_what_is_asked(name):
    bet = prime()
    before = bet.get_state()
    with pytest.raises(ValueError, match="may not set"):
        bet.set_state({name: before[name]})
    assert bet.get_state() == before


def test_numbers_called_out_lie_within_the_ends():
    bet = count()
    for hands in ([0], [513], ["5"], [5] * 2001):
        with pytest.raises((TypeError, ValueError), match="hands"):
            bet.set_state({"_play": {**FRESH, "hands": hands}})
    assert bet.hands == ()


@pytest.mark.parametrize("does", [lambda bet: None, lambda bet: bet.see()], ids=["asked", "seen"])
@pytest.mark.parametrize("bet", [prime, count])
def test_what_is_stored_holds_the_question_and_the_choices_but_no_answer(bet, does):
    alike = [
        bet(),
        bet(evidence=[SECRET[::-1], REPLAY], answer="yes" if bet is prime else 7),
        bet(evidence=plot.board(to_board(3), SECRET), answer=None),
    ]
    for one in alike:
        does(one)
    stored = [one._repr_mimebundle_()[0] for one in alike]
    live = "application/vnd.jupyter.widget-view+json"
    first, *others = [{name: form for name, form in data.items() if name != live} for data in stored]
    assert others == [first, first]
    assert repr(alike[0]) == first["text/plain"]
    assert set(first) == {"text/plain", "image/svg+xml"}


def test_what_is_stored_tells_what_was_bet():
    bet, number = prime(), count()
    assert repr(bet) == "Bet: Is 91 prime?\n○ yes\n○ no"
    assert repr(number) == "Bet: How many?\n○ a number from 1 to 512"
    bet.choice, number.choice = "yes", 64
    assert repr(bet) == "Bet: Is 91 prime?\n● yes\n○ no"
    assert repr(number) == "Bet: How many?\n● 64, a number from 1 to 512"
    drawn = ElementTree.fromstring(bet._repr_mimebundle_()[0]["image/svg+xml"])
    assert drawn.get("aria-label") == "A bet. Is 91 prime? Choices: yes; no. Your bet: yes."
    assert [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")] == [
        "Bet: Is 91 prime?",
        "yes",
        "no",
    ]


def test_the_state_for_the_page_names_no_evidence_openly():
    state = prime(evidence=[SECRET, plot.board(to_board(3), "drawn"), REPLAY]).get_state()
    told = json.dumps({name: value for name, value in state.items() if name not in ("_esm", "_css")})
    for sign in (SECRET, "drawn", "svg", "[3, 6, 4]", '"no", "look"'):
        assert sign not in told


def test_under_the_veil_lie_the_answer_and_the_evidence_in_order():
    picture = plot.board(to_board(3))
    held = held_back(prime(evidence=[SECRET, picture, REPLAY]))
    assert (held["answer"], held["own"]) == ("no", None)
    text, drawn, replay = held["common"]
    assert text == {"kind": "text", "text": SECRET}
    assert drawn == {"kind": "picture", "svg": picture.svg}
    assert replay == {
        **{"kind": "replay", "k": 2, "start": to_board(71).tolist(), "holes": []},
        "masks": {str(n): np.flatnonzero(MAGIC[n]).tolist() for n in (3, 4, 6)},
        "paths": [[3, 6, 4], [4, 3, 6]],
        "counted": [],
        "after": "",
    }


def test_each_choice_may_have_evidence_of_its_own():
    bet = Bet("Which?", {"one": "first", "two": [REPLAY, "second"]})
    held = held_back(bet)
    assert bet.choices == ("one", "two")
    assert held["answer"] is None
    assert [[piece["kind"] for piece in own] for own in held["own"]] == [["text"], ["replay", "text"]]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"question": " "}, "question must not be blank"),
        ({"question": 3}, "question must be a str"),
        ({"choices": None}, "choices or number must be given"),
        ({"number": (0, 3)}, "choices or number must be given, not both"),
        ({"choices": "yes"}, "choices must be a sequence"),
        ({"choices": ["yes"]}, "choices must be from 2 to 12, got 1"),
        ({"choices": [str(i) for i in range(13)]}, "choices must be from 2 to 12, got 13"),
        ({"choices": ["yes", "yes "]}, "choices must differ, got 'yes' twice"),
        ({"choices": ["yes", 2]}, "choices must be a str"),
        ({"choices": ["yes", "no" * 50]}, "choices must have at most 80"),
        ({"choices": {"yes": SECRET, "no": 3}}, "choices must be a text, a Picture"),
        ({"choices": {"yes": SECRET, "no": []}, "evidence": ()}, "evidence must hold something"),
        ({"evidence": ()}, "evidence must hold something"),
        ({"evidence": [""]}, "evidence must not be blank"),
        ({"evidence": MAGIC}, "evidence must be a text, a Picture"),
        ({"answer": "maybe"}, "answer must be one of yes, no, got 'maybe'"),
        ({"judged": True}, "judged needs choices and an answer, got None"),
        ({"judged": 1, "answer": "yes"}, "judged must be True or False"),
        ({"choices": None, "number": (0, 9), "answer": 4, "judged": True}, "judged needs choices"),
        ({"choices": None, "number": (3, 3)}, "low below high"),
        ({"choices": None, "number": range(0, 9, 2)}, "number must be a range of step 1"),
        ({"choices": None, "number": range(3, 3)}, "number must be a range of step 1"),
        ({"choices": None, "number": (1, 2, 3)}, "number must be"),
        ({"choices": None, "number": 5}, "number must be a sequence"),
        ({"choices": None, "number": (0, 10**10)}, "number must be from"),
        ({"choices": None, "number": (0, 9), "answer": 10}, "answer must be from 0 to 9"),
    ],
)
def test_a_bet_that_cannot_be_asked_is_refused_by_the_arguments_name(given, reason):
    good = {"question": "Is it so?", "choices": ["yes", "no"], "evidence": SECRET}
    with pytest.raises((TypeError, ValueError), match=reason):
        Bet(**{**good, **given})


@pytest.mark.parametrize(
    ("rules", "start", "presses"),
    [
        (MAGIC, to_board(71), [[3, 6, 4], 4]),
        (Colours(MAGIC, 5), np.arange(9).reshape(3, 3) % 5, [[4, 4, 4, 4], []]),
        (with_holes(lights_out(2, 2), [[1, 0], [0, 0]]), [[0, 1], [0, 0]], [[0]]),
    ],
)
def test_a_replay_ends_where_the_rules_say(rules, start, presses):
    replay = Replay(rules, start, *presses)
    for end, path in zip(replay.ends, presses, strict=True):
        board = np.asarray(start)
        for number in np.atleast_1d(path).astype(int).tolist():
            board = rules.press(board, number)
        np.testing.assert_array_equal(end, board)


def test_a_replay_sends_the_masks_that_it_presses_and_no_others():
    told = Replay(lights_out(8, 8), np.zeros((8, 8), int), [9, 0])._told()
    assert set(told["masks"]) == {0, 9}
    assert Replay(MAGIC, to_board(0), [])._told()["masks"] == {}
    holes = Replay(with_holes(lights_out(2, 2), [[1, 0], [0, 0]]), [[0, 1], [0, 0]], [0])._told()["holes"]
    assert holes == [0]


def test_a_replay_sends_the_cells_in_which_it_counts_and_none_in_colours():
    assert Replay(MAGIC, to_board(0), [4], counted=range(3))._told()["counted"] == [0, 1, 2]
    assert Replay(Colours(MAGIC, 3), to_board(0), [4])._told()["counted"] == []
    with pytest.raises(ValueError, match="counted must be left out in colours"):
        Replay(Colours(MAGIC, 3), to_board(0), [4], counted=[0])
    with pytest.raises(ValueError, match="counted must be from 0 to 8, got 9"):
        Replay(MAGIC, to_board(0), [4], counted=[9])


def test_a_replay_sends_what_is_told_after_it():
    assert Replay(MAGIC, to_board(0), [4], after="Five.")._told()["after"] == "Five."
    assert Replay(MAGIC, to_board(0), [4])._told()["after"] == ""
    with pytest.raises(TypeError, match="after must be a str"):
        Replay(MAGIC, to_board(0), [4], after=5)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ((MAGIC.matrix, to_board(0), [0]), "rules must be a RuleSet or Colours"),
        ((MAGIC, [[0, 1]], [0]), "start must have shape"),
        ((Colours(MAGIC, 3), np.full((3, 3), 3), [0]), "start must hold colours"),
        ((MAGIC, to_board(0), [9]), "paths must be from 0 to 8, got 9"),
        ((MAGIC, to_board(0)), "paths must be from 1 to 4, got 0"),
        ((MAGIC, to_board(0), *[[0]] * 5), "paths must be from 1 to 4, got 5"),
        ((MAGIC, to_board(0), [0] * 501), "paths must have at most 500 presses"),
        ((lights_out(33, 32), np.zeros((33, 32), int), [0]), "start must have at most 1024 cells"),
    ],
)
def test_a_replay_that_cannot_be_played_is_refused_by_the_arguments_name(given, reason):
    with pytest.raises((TypeError, ValueError), match=reason):
        Replay(*given)
