"""One slip at a moment of some work: what comes out, and what the figure refuses."""

import numpy as np
import pytest

from magicmath import gf2, ledger
from magicmath.exercises import reproduction
from magicmath.helix import geniton
from magicmath.rules import MAGIC
from magicmath.widgets import SlipInTime

PRINTED = {"a": (MAGIC[0], "from y", ["y"]), "b": (MAGIC[1], "from both", ["x", "y"])}
MOMENTS = [None, [MAGIC[0], MAGIC[2]], [MAGIC[0], MAGIC[1]]]
BOARDS = MAGIC[5], MAGIC[6]
SLIPS = {
    "x": ("a cell turns", *BOARDS, MOMENTS),
    "y": ("another turns", *BOARDS, [[MAGIC[3], MAGIC[4]], *MOMENTS[1:]]),
}


@pytest.fixture
def figure():
    return SlipInTime(PRINTED, SLIPS)


def test_a_result_differs_where_it_is_not_printed_so(figure):
    assert [figure.different("x", k) for k in range(3)] == [None, ["b"], []]
    assert [figure.different("y", k) for k in range(3)] == [["a", "b"], ["b"], []]
    assert (figure.fitting("x"), figure.fitting("y")) == ([2], [2])
    with pytest.raises(ValueError, match="place must be one of x, y"):
        figure.fitting("z")
    for bad in (-1, 3):
        with pytest.raises(ValueError, match="moment must be from 0 to 2"):
            figure.different("x", bad)


def test_text_and_page_tell_the_slip_and_nothing_before(figure):
    assert (figure.place, figure.moment) == ("x", -1)
    assert repr(figure).splitlines()[0] == "As printed"
    assert not {"=", "≠"} & set(repr(figure) + figure._picture().alt)
    figure.moment = 0  # x is not there yet
    assert repr(figure).splitlines()[0] == "As printed"
    figure.set_state({"place": "y", "moment": 1})
    assert repr(figure).splitlines()[:2] == ["Slip in y, moment 1: another turns", "a =    b ≠"]
    sent = figure.get_state()
    assert [one["how"] for one in sent["_printed"]] == ["from y", "from both"]
    assert [one["uses"] for one in sent["_printed"]] == [["y"], ["x", "y"]]
    assert [one["before"] for one in sent["_slips"]] == [MAGIC[5].tolist()] * 2
    assert [one["after"] for one in sent["_slips"]] == [MAGIC[6].tolist()] * 2
    assert [one["says"] for one in sent["_slips"]] == ["a cell turns", "another turns"]
    assert sent["_slips"][0]["moments"][0] is None
    assert np.array_equal(sent["_slips"][0]["moments"][1][1], MAGIC[2])


def test_the_page_may_put_the_slip_and_nothing_else(figure):
    figure.set_state({"place": "y", "moment": 2})
    for state in (
        {"place": "z"},
        {"place": None},
        {"moment": 3},
        {"moment": -2},
        {"moment": "1"},
        {"_slips": []},
    ):
        with pytest.raises((TypeError, ValueError), match="place|moment|may not set"):
            figure.set_state(state)
    assert (figure.place, figure.moment) == ("y", 2)


@pytest.mark.parametrize(
    ("printed", "slips", "named"),
    [
        ([MAGIC[0]], SLIPS, "printed"),
        ({}, SLIPS, "printed"),
        (PRINTED, {}, "slips"),
        (PRINTED, [SLIPS], "slips"),
        ({"a": MAGIC[0], "b": MAGIC[1]}, SLIPS, "printed"),
        ({"a": (MAGIC[0], "so", ["x"]), "b": ([[1]], "small", ["x"])}, SLIPS, "one shape"),
        ({"a": (MAGIC[0], "so", ["x"]), "b": (MAGIC[1], 7, ["x"])}, SLIPS, "printed"),
        ({"a": (MAGIC[0], "so", ["x"]), "b": (MAGIC[1], "so", ["z"])}, SLIPS, "printed must be one of x, y"),
        ({"a": (MAGIC[0], "so"), "b": (MAGIC[1], "so")}, SLIPS, "3 things by each name, got 2"),
        (PRINTED, {"x": MOMENTS}, "slips"),
        (PRINTED, {"x": (7, *BOARDS, MOMENTS)}, "slips"),
        (PRINTED, {1: ("turns", *BOARDS, MOMENTS)}, "slips"),
        (PRINTED, {"x": ("turns", *BOARDS, MOMENTS[:2])}, "3 moments, got 2"),
        (PRINTED, {"x": ("turns", *BOARDS, [MOMENTS[1], None, MOMENTS[2]])}, "all moments after the first"),
        (PRINTED, {"x": ("turns", *BOARDS, [None] * 3)}, "all moments after the first"),
        (PRINTED, {"x": ("turns", *BOARDS, [None, None, [MAGIC[0]]])}, "for each of a, b"),
        (PRINTED, {"x": ("turns", *BOARDS, [None, None, [MAGIC[0], [[1]]]])}, "as large as printed"),
        (PRINTED, SLIPS | {"x": ("turns", [[1]], MAGIC[0], MOMENTS)}, "as large as printed"),
    ],
)
def test_what_tells_of_no_slips_is_refused_by_name(printed, slips, named):
    with pytest.raises((TypeError, ValueError), match=named):
        SlipInTime(printed, slips)


def test_in_case_1_of_chapter_15_a_slip_in_the_start_or_in_the_goal_fits_just_before_the_row():
    figure = SlipInTime(reproduction.RESULTS, reproduction.SLIPS_IN_TIME)
    assert {place: figure.fitting(place) for place in reproduction.SLIPS_IN_TIME} == {
        "the start": [4],
        "the goal": [4],
        "the difference": [],
    }
    assert list(reproduction.RESULTS)[4] == "difference row"
    assert figure.different("the start", 5) == figure.different("the goal", 5) == ["difference row"]
    late = [figure.different("the difference", k) for k in range(1, 6)]
    # one slip before the presses explains all but the formula that never begins with D
    apart = ["presses", "transform", "presses again"]
    assert late == [["presses again"], ["presses", "presses again"], *[apart] * 3]
    assert {name: uses for name, (_, _, uses) in reproduction.RESULTS.items()} == {
        "difference board": ["the start", "the goal"],
        "presses": ["the difference"],
        "transform": ["the difference"],
        "presses again": ["the start", "the goal"],
        "difference row": ["the start", "the goal"],
    }


def test_each_slip_of_case_1_is_worked_out_step_by_step():
    rows = {name: ledger.printed(f"retroversion.{name}").astype(int).ravel() for name in ("CC", "BB", "D")}
    (cell,) = np.flatnonzero(rows["CC"] ^ rows["BB"] ^ rows["D"])
    for place, (says, before, after, moments) in reproduction.SLIPS_IN_TIME.items():
        assert says == f"cell {cell} of {place} turns black"
        assert np.flatnonzero(before ^ after).tolist() == [cell] and not before.ravel()[cell]
        for moment, boards in enumerate(moments):
            if boards is None:
                assert (place, moment) == ("the difference", 0)
                continue
            has = {name: row.copy() for name, row in rows.items() if name != "D"}
            slips = {"the start": "CC", "the goal": "BB", "the difference": "D"}[place]
            if slips != "D":
                has[slips][cell] ^= 1  # it was white before the slip
            made = []
            for step in range(6):
                if step == moment:
                    has[slips][cell] ^= 1
                if step == 0:
                    has["D"] = has["CC"] ^ has["BB"]
                elif step == 1:
                    made.append(gf2.matmul(has["D"], gf2.inv(MAGIC.matrix)))
                elif step == 2:
                    made.append(gf2.matmul(has["D"], geniton(9)[:, ::-1].astype(np.uint8)))
                elif step == 3:
                    made.append(gf2.matmul(has["CC"] ^ has["BB"], gf2.inv(MAGIC.matrix)))
                elif step == 4:
                    made.append(has["CC"] ^ has["BB"])
            assert [board.ravel().tolist() for board in boards] == [row.tolist() for row in [has["D"], *made]]
            assert np.array_equal(after.ravel(), rows[slips])  # printed with its slip
            if slips != "D":
                assert np.array_equal(has[slips], rows[slips])
