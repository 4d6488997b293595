"""Claims by lot: what the page is told, and what the figure refuses."""

import base64
import json

import pytest

from magicmath import ledger
from magicmath.exercises import reproduction
from magicmath.widgets import ClaimsByLot

CLAIMS = {"a": ("true", "so it is"), "b": ("false", "it is not"), "c": ("true under a condition", "at times")}


def test_the_page_holds_verdicts_and_reasons_under_a_veil():
    figure = ClaimsByLot(CLAIMS)
    assert json.loads(base64.b64decode(figure._held))["claims"] == [
        {"claim": "a", "verdict": 0, "why": "so it is"},
        {"claim": "b", "verdict": 2, "why": "it is not"},
        {"claim": "c", "verdict": 1, "why": "at times"},
    ]
    state = figure.get_state()
    assert state["_round"] == 3
    told = " ".join(map(str, (state["_verdicts"], repr(figure), figure._picture().alt)))
    assert not any(why in told for _, why in CLAIMS.values())
    assert repr(figure).splitlines() == [
        "Claims by lot",
        "✔ true",
        "◐ true under a condition",
        "✘ false",
    ]
    assert ClaimsByLot({str(k): ("true", "so") for k in range(11)}).get_state()["_round"] == 10


def test_the_page_may_set_nothing():
    with pytest.raises(ValueError, match="may not set _round"):
        ClaimsByLot(CLAIMS).set_state({"_round": 1})


@pytest.mark.parametrize(
    "bad",
    [
        {},
        [("a", ("true", "so"))],
        {"a": ("maybe", "so")},
        {"a": ("true",)},
        {"a": ("true", 7)},
        {7: ("true", "so")},
        {str(k): ("true", "so") for k in range(401)},
    ],
)
def test_what_is_no_claim_with_a_verdict_is_refused_by_name(bad):
    with pytest.raises((TypeError, ValueError), match="claims"):
        ClaimsByLot(bad)


def test_the_lines_that_chapter_15_draws_are_short_and_have_each_verdict():
    lines = [ledger.row(key) for key in reproduction.TO_DRAW]
    verdicts = [line.verdict for line in lines]
    assert set(verdicts) == {"true", "true under a condition", "false"}
    assert len(lines) == len({line.says for line in lines}) > 20
    assert all(len(line.says) <= 110 and len(line.finding) <= 300 for line in lines)
    conditional = [line.says for line in lines if line.verdict == "true under a condition"]
    assert not [says for says in conditional if " if " in says]  # it would tell its condition itself


def test_no_line_is_drawn_that_chapter_15_has_judged_in_another_place():
    cases = {"retroversion.one_mask_is_best", "retroversion.xor_with_row_of_BB"}
    broken = {"retroversion.determinant_is_one", "opening_the_boxes.even_multiples"}
    broken |= {"retroversion.changing_rules", "fractal_magic.linear_combinations"}
    parts = {"casegame.any_board_any_transformations", "retroversion.submatrix_of_one"}
    told = {"retroversion.second_diagonal", "fractal_magic.book_of_masks", "casegame.sorted_list_works"}
    told |= {"retroversion.everything_is_linear", "fractal_magic.models_everything"}
    alike = {"retroversion.determinant_makes_it_whole", "opening_the_boxes.determinant_times_domino"}
    met = {*reproduction._JUDGED, *cases, *broken, *parts, *told, *alike}
    assert {ledger.row(key).key for key in met} == met
    assert not met & {*reproduction.TO_DRAW}
