"""Lines to judge: what the page is told, what the figure refuses, and the ten lines of notebook 15."""

import json
from base64 import b64decode
from collections import Counter

import numpy as np
import pytest

from magicmath import gf2, ledger, plain
from magicmath.exercises import _lines_to_judge, reproduction
from magicmath.rules import MAGIC
from magicmath.widgets import LinesToJudge

LINES = {
    "2 is even.": ("page 1", [], "right", "It is 1 + 1."),
    "All are even.": ("page 2", ["1 2 3", "4"], "wrong", "1 is odd."),
}


def held(figure):
    return json.loads(b64decode(figure._held))["lines"]


def test_the_page_holds_verdicts_and_reasons_under_a_veil():
    figure = LinesToJudge(LINES)
    assert held(figure) == [
        {"answer": "right", "why": "It is 1 + 1."},
        {"answer": "wrong", "why": "1 is odd."},
    ]
    state = figure.get_state()
    assert [one["name"] for one in state["_signs"]] == ["right", "wrong", "under a condition", "cannot tell"]
    told = " ".join(map(str, (state["_lines"], repr(figure), figure._picture().alt)))
    assert not any(word in told for word in ("It is 1 + 1.", "1 is odd.", "right", "wrong"))


def test_text_and_state_tell_how_far_the_reader_is():
    figure = LinesToJudge(LINES)
    assert repr(figure) == "Line 1, page 1: 2 is even."
    figure.set_state({"answers": ["cannot tell"]})
    assert (figure.answers, figure.agreeing) == (("cannot tell",), ())
    assert repr(figure).splitlines() == [
        "1 of 2 lines judged, 0 as in the verdicts",
        "Line 2, page 2: All are even.",
        "1 2 3",
        "4",
    ]
    figure.answers = ("right", "wrong")
    assert figure.agreeing == (0, 1)
    assert repr(figure) == "2 of 2 lines judged, 2 as in the verdicts"
    figure.answers = []
    assert repr(figure) == "Line 1, page 1: 2 is even."


@pytest.mark.parametrize(
    "bad", [["maybe"], ["right"] * 3, "right", [0], None, [["right"]], {"right": 1}, [True]]
)
def test_other_answers_are_refused_by_name_and_the_state_is_kept(bad):
    figure = LinesToJudge(LINES)
    figure.answers = ["wrong"]
    with pytest.raises((TypeError, ValueError), match="answers"):
        figure.answers = bad
    with pytest.raises((TypeError, ValueError), match="answers"):
        figure.set_state({"answers": bad})
    with pytest.raises(ValueError, match="may not set _lines"):
        figure.set_state({"_lines": []})
    assert figure.answers == ("wrong",)


@pytest.mark.parametrize(
    "bad",
    [
        {},
        [*LINES.items()],
        {"a": ("p", [], "maybe", "so")},
        {"a": ("p", [], "right")},
        {"a": ("p", "text", "right", "so")},
        {"a": ("p", [7], "right", "so")},
        {"a": (7, [], "right", "so")},
        {"a": ("p", [], "right", " ")},
        {"": ("p", [], "right", "so")},
        {7: ("p", [], "right", "so")},
        {"a": 7},
        {str(k): ("p", [], "right", "so") for k in range(21)},
    ],
)
def test_what_is_no_line_with_its_verdict_is_refused_by_name(bad):
    with pytest.raises((TypeError, ValueError), match="lines"):
        LinesToJudge(bad)


def test_the_ten_lines_are_those_of_the_ledger_with_its_verdicts():
    lines = reproduction.lines_to_judge()
    rows = [ledger.row(key) for key in _lines_to_judge.KEYS]
    assert len(lines) == len(rows) == 10
    for (words, (_, _, answer, _)), row in zip(lines.items(), rows, strict=True):
        assert row.kind == "table" or words == f"“{row.says}”"
        assert _lines_to_judge._ANSWERS[row.verdict] == answer
    assert set(_lines_to_judge._ANSWERS) == set(ledger.VERDICTS)
    asked = Counter(answer for *_, answer, _ in lines.values())
    assert len(asked) == 4 and max(asked.values()) <= 4


def test_what_stands_beside_the_lines_and_their_reasons_are_found_by_a_second_way():
    lines = dict(zip(_lines_to_judge.KEYS, reproduction.lines_to_judge().values(), strict=True))
    why = {key.partition(".")[2]: line[3] for key, line in lines.items()}
    beside = {key.partition(".")[2]: line[1] for key, line in lines.items()}
    assert divmod(81, 8) == (10, 1) and "81 bits are 10 bytes and 1 bit." in why["fewer_than_11_bytes"]
    assert (
        "2/5 has an even numerator and counts as 0"
        in ledger.row("opening_the_boxes.rational_multiples").finding
    )
    cube = [list(map(int, line.split())) for line in beside["Y3"]]
    right = np.array(plain.matrix_power(MAGIC.matrix, 3)).tolist()
    assert cube == [*right[:2], *right[3:], right[-1]] and cube[-2] == cube[-1]
    assert np.array_equal(gf2.inv(MAGIC.matrix), right)
    *parts, ordered = [line.removeprefix("in order: ").split() for line in beside["sorted_presses"]]
    assert Counter(sum(parts, [])) - Counter(ordered) == Counter({"4": 1})
    assert sum("4" in part for part in parts) == 3 and ordered.count("4") == 2
    assert ledger.row("retroversion.fewer_by_symmetry").finding == "102 are left"
    assert "512 boards into 102 classes" in why["fewer_by_symmetry"]
    counted = ledger.row("opening_the_boxes.DET_beats_recursion").finding
    assert "five rows and more" in counted
    assert "three rows it takes 20 products and quotients, and the recursion 9." in counted
    assert "For nine rows it is 656 against 623529" in counted
    assert "20 against 9 for three rows, but 656 against 623,529" in why["DET_beats_recursion"]
    assert "says 412 to 416" in ledger.row("retroversion.pages_of_Concours").finding
    assert "412 to 416" in beside["pages_of_Concours"][0]
    assert "in 92 ways" in ledger.row("retroversion.everything_is_linear").finding
    assert "in 92 ways" in beside["everything_is_linear"][0] and 92 & 91
    small = [np.array(one).reshape(3, 3) for one in np.ndindex(*[2] * 9)]
    odd = [one for one in small if round(np.linalg.det(one)) % 2]
    assert all(np.allclose(d := round(np.linalg.det(one)) * np.linalg.inv(one), np.rint(d)) for one in odd)
    for one in (one for one in small if round(np.linalg.det(one)) in (-2, 2)):
        assert all(not np.allclose(d := k * np.linalg.inv(one), np.rint(d)) for k in range(1, 99, 2))
