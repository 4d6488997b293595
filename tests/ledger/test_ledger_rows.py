"""Run every check of the ledger, and turn each datum wrong to see its row change."""

import copy
import re
from html import escape
from pathlib import Path

import numpy as np
import pytest

from magicmath import ledger
from magicmath.ledger import _data, _rows, _verdicts
from magicmath.ledger._data import TITLES
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._row import SIGNS

ROOT = Path(__file__).resolve().parents[2]
KEYS = _rows.keys()
TABLES = [key for key in KEYS if "printed" in _data.entry(key)]
WITH_VALUES = [key for key in KEYS if "values" in _data.entry(key)]
CHECKED = [
    key
    for key in KEYS
    if not {"lost", "open"} & set(_data.entry(key)) or {"reconstructed", "readings"} & set(_data.entry(key))
]
NAMES = ("row", "item", "x≠x", "k")  # what a finding may begin with in small letters
CENTRAL = (
    *("retroversion.IYB", "retroversion.Y3", "retroversion.G9", "retroversion.helix_of_DD", "retroversion.V"),
    *("retroversion.det_Y", "retroversion.DD", "retroversion.CC", "retroversion.mask_numbers"),
    *("retroversion.formula_presses", "retroversion.G9_PB_IYB", "casegame.S1", "casegame.solution_presses"),
    *("opening_the_boxes.BINV", "opening_the_boxes.m", "fractal_magic.own_inverse", "nim_sum.nim_sum_is_xor"),
    *("retroversion.fourth_roots", "retroversion.every_invertible_has_order", "retroversion.cube_of_geniton"),
    *("retroversion.nine_independent_masks", "retroversion.closing_formula", "retroversion.twice_is_nothing"),
)


def judged(key, **changes):
    """Return the row that a key would have with changed data, its check run anew where it takes numbers."""
    data = _data.entry(key) | changes
    return _verdicts.judge(key, data, _rows.evidence(key, data))


@pytest.mark.parametrize("key", KEYS)
def test_row_has_all_its_parts(key):
    row = ledger.row(key)
    assert row.key == key
    assert row.document in ledger.DOCUMENTS
    assert row.verdict in ledger.VERDICTS
    assert row.place
    assert row.finding or row.verdict in ("true", "as printed")
    assert not row.finding[:1].islower() or row.finding.split()[0] in NAMES
    assert (row.corrections != ()) == (row.verdict == "misprint")
    assert (row.origin != "") == (row.evidence != "") == (row.verdict == "misprint")
    assert (row.condition != "") == (row.verdict == "true under a condition")
    assert bool(row.ways) == (key in CHECKED)
    assert repr(row).startswith(f"{key}: {row.verdict}\n")


KINDS = {
    frozenset(["place", "printed"]): {
        *("expression", "layout", "copy", "reason", "origin", "evidence", "atol", "unordered")
    },
    frozenset(["place", "lost"]): {"expression", "reconstructed"},
    frozenset(["place", "claim", "open"]): set(),
    frozenset(["place", "claim"]): {"values", "condition", "proof", "reason"},
    frozenset(["place", "formula", "means"]): {
        *("right", "values", "proof", "reason", "copy", "origin", "evidence")
    },
    frozenset(["place", "formula", "means", "lost", "readings"]): set(),
}


@pytest.mark.parametrize("key", KEYS)
def test_datum_has_the_fields_of_its_kind_and_no_verdict(key):
    fields = set(_data.entry(key))
    assert any(needed <= fields <= needed | more for needed, more in KINDS.items()), fields


def test_verdicts_on_what_is_known():
    expected = {
        "as printed": ["retroversion.IYB", "opening_the_boxes.BINV", "casegame.figure_5"],
        "misprint": [
            "retroversion.CC",
            "retroversion.DD",
            "casegame.board_count",
            "fractal_magic.path_for_MAGIC",
            "retroversion.difference_for_16",
        ],
        "true": [
            "retroversion.fourth_roots",
            "retroversion.submatrix_of_one",
            "nim_sum.nim_sum_is_xor",
            "retroversion.cycle_without_return",
            "opening_the_boxes.queens",
        ],
        "true under a condition": [
            "fractal_magic.symmetry_forces_it",
            "casegame.shortest_path",
            "retroversion.order_is_nothing",
            "opening_the_boxes.DET_works",
            "fractal_magic.divided_by_M",
            "fractal_magic.one_kilopixel",
            "retroversion.linear_time",
        ],
        "false": [
            "retroversion.equivalent_to_Fourier",
            "retroversion.everything_is_linear",
            "retroversion.second_diagonal",
            "opening_the_boxes.rational_multiples",
            "fractal_magic.book_of_masks",
        ],
        "open or not mathematical": ["retroversion.ten_masks", "retroversion.no_language_has_it"],
        "unreadable": [
            "retroversion.reduction_gives_goal",
            "fractal_magic.figure_2",
            "nim_sum.nim_sum_table",
        ],
    }
    assert tuple(expected) == ledger.VERDICTS
    for verdict, keys in expected.items():
        assert {ledger.row(key).verdict for key in keys} == {verdict}


def changed_digits(text):
    """Yield a table with one digit changed, for each digit that is not rounding dust."""
    for token in re.finditer(r"\S+", text):
        if "E" in token.group():
            continue
        for digit in re.finditer(r"\d", token.group()):
            at = token.start() + digit.start()
            yield text[:at] + str((int(text[at]) + 1) % 10) + text[at + 1 :]


@pytest.mark.parametrize("key", TABLES)
def test_every_changed_digit_of_a_table_changes_its_row(key):
    data, row = _data.entry(key), ledger.row(key)
    found = _rows.evidence(key, data)
    for text in changed_digits(data["printed"]):
        changed = _verdicts.judge(key, data | {"printed": text}, found)
        assert changed != row
        assert changed.verdict == "misprint" or row.verdict == "misprint"


def test_dust_is_compared_within_its_tolerance():
    dusty = _data.entry("retroversion.R_times_IY")["printed"]
    assert judged("retroversion.R_times_IY", printed=dusty.replace("E-16", "")).verdict == "misprint"
    assert judged("retroversion.R_times_IY", printed=dusty.replace(" 1 ", " 0 ")).verdict == "misprint"
    assert dusty.count("E") == 6


def changed_values(values):
    """Yield a claim's numbers with one of them changed by one, up or down."""
    for name, value in values.items():
        for step in (1, -1):
            if isinstance(value, list):
                for i, item in enumerate(value):
                    yield values | {name: [*value[:i], item + step, *value[i + 1 :]]}
            elif isinstance(value, str):
                yield values | {name: f"{int(value, 2) + step:b}"}
            elif value + step >= 0:
                yield values | {name: value + step}


@pytest.mark.parametrize("key", WITH_VALUES)
def test_every_changed_number_of_a_claim_changes_its_row(key):
    row = ledger.row(key)
    for values in changed_values(_data.entry(key)["values"]):
        changed = judged(key, values=values)
        assert changed != row
        assert changed.verdict != row.verdict or row.verdict in ("false", "misprint"), values


@pytest.mark.parametrize("key", [k for k in KEYS if ledger.row(k).verdict == "misprint"])
def test_misprint_mended_is_as_printed(key):
    data, row = _data.entry(key), ledger.row(key)
    if "formula" in data:
        assert row.corrections == (("", data["formula"], data["right"]),)
        return
    right = ledger.computed(key)
    lines = right.reshape(len(right), -1) if right.ndim > 1 else right[None]
    if data.get("layout") == "pictures":
        lines = ["".join(map(str, side)) for mask in right.transpose(1, 0, 2) for side in mask]
        lines = np.reshape(lines, (right.shape[1], -1))
    text = "\n".join(" ".join(map(str, line)) for line in lines)
    assert judged(key, printed=text).verdict == "as printed"


@pytest.mark.parametrize("key", CENTRAL)
def test_central_result_is_found_in_two_ways_at_least(key):
    assert len(ledger.row(key).ways) >= 2


@pytest.mark.parametrize("key", TABLES)
def test_the_ways_of_a_table_agree_to_the_last_digit_that_counts(key):
    first, *others = _rows.evidence(key, _data.entry(key)).values()
    for other in others:
        np.testing.assert_allclose(np.asarray(other, float), np.asarray(first, float), atol=1e-12)


def test_whose_a_misprint_is_follows_one_rule():
    """What the data do not prove to be the source's or the copy's is nobody's."""
    found = {row.key: row.origin for row in ledger.table(verdict="misprint")}
    assert set(found.values()) == set(ledger.ORIGINS.values())
    alike = (
        "retroversion.mask_numbers",
        "retroversion.formula_presses",
        "retroversion.Y3",
        "retroversion.masks",
    )
    assert {found[key] for key in alike} == {ledger.ORIGINS["untold"]}
    for key, origin in found.items():
        data = _data.entry(key)
        assert ("evidence" in data) == ("origin" in data) == (origin != ledger.ORIGINS["untold"])
        assert judged(key, origin="copy", evidence="so").origin == ledger.ORIGINS["copy"]


@pytest.mark.parametrize("key", [k for k in KEYS if "reconstructed" in _data.entry(k)])
def test_a_lost_figure_is_reconstructed_in_two_ways_at_least(key):
    row = ledger.row(key)
    assert len(row.ways) >= 2
    assert row.verdict == "unreadable"
    assert "Reconstructed from" in row.finding
    boards = ledger.reconstructed(key)
    assert boards.ndim == 3
    assert set(np.unique(boards)) == {0, 1}
    found = {"one": boards, "two": 1 - boards}
    with pytest.raises(ArithmeticError, match="find different values"):
        _verdicts.judge(key, _data.entry(key), found)


def test_only_a_figure_that_can_be_is_reconstructed():
    for key in ("retroversion.figure_of_screen", "retroversion.Y", "retroversion.none"):
        with pytest.raises(KeyError, match="key must be one of"):
            ledger.reconstructed(key)


CLAIM = {"place": "here", "claim": "It is so."}
CONDITIONAL = CLAIM | {"condition": "if"}
FORMULA = {"place": "here", "formula": "a", "means": "b", "right": "c"}
NO = Evidence(ways={"one": False}, counterexample="no")
NO_BUT_MENDED = Evidence(ways={"one": False}, counterexample="no", mended={"two": True})
NO_AND_NOT_MENDED = Evidence(ways={"one": False}, counterexample="no", mended={"two": False})


@pytest.mark.parametrize(
    ("data", "found", "verdict"),
    [
        (CLAIM, Evidence(ways={"one": True, "two": True}), "true"),
        (CLAIM, NO, "false"),
        (CONDITIONAL, Evidence(ways={"one": True}, counterexample="no", mended={"two": True}), "true"),
        (CONDITIONAL, NO_BUT_MENDED, "true under a condition"),
        (CONDITIONAL, NO_AND_NOT_MENDED, "false"),
        (CONDITIONAL, NO, "false"),
        (CLAIM, NO_BUT_MENDED, "false"),
        (FORMULA, Evidence(ways={"one": True}), "as printed"),
        (FORMULA, NO_BUT_MENDED, "misprint"),
        (FORMULA, NO_AND_NOT_MENDED, "false"),
        (CLAIM | {"open": "why"}, None, "open or not mathematical"),
        ({"place": "here", "lost": "a picture"}, None, "unreadable"),
    ],
)
def test_verdict_follows_from_the_evidence(data, found, verdict):
    assert _verdicts.judge("casegame.x", data, found).verdict == verdict


def test_ways_that_disagree_are_an_error():
    for found in (
        Evidence(ways={"one": True, "two": False}, counterexample="no"),
        Evidence(ways={"one": False}, counterexample="no", mended={"a": True, "b": False}),
    ):
        with pytest.raises(ArithmeticError, match=r"casegame\.x: the ways disagree"):
            _verdicts.judge("casegame.x", CLAIM, found)
    with pytest.raises(ArithmeticError, match="'one' and 'two' find different values"):
        _verdicts.judge(
            "casegame.S1", _data.entry("casegame.S1"), {"one": np.arange(4), "two": np.arange(1, 5)}
        )


def test_what_does_not_hold_wants_a_counterexample():
    with pytest.raises(ValueError, match="no counterexample"):
        _verdicts.judge("casegame.x", CLAIM, Evidence(ways={"one": False}))


def test_table_is_filtered_by_document_and_verdict():
    everything = ledger.table()
    assert [row.key for row in everything] == KEYS
    for document in ledger.DOCUMENTS:
        assert ledger.table(document) == tuple(row for row in everything if row.document == document)
        for verdict in ledger.VERDICTS:
            found = ledger.table(document, verdict)
            assert found == tuple(r for r in everything if (r.document, r.verdict) == (document, verdict))
            assert everything.counts.get((document, verdict), 0) == len(found)


def test_table_shows_every_row_in_words_and_in_html():
    everything = ledger.table()
    html = everything._repr_html_()
    assert html.count("<tr>") == len(KEYS)
    assert html.count("<details") == len(KEYS) + len(ledger.DOCUMENTS)
    assert repr(everything).count("\n") == len(KEYS) - 1
    for row in everything:
        assert f"{row.key}: {row.verdict}" in repr(everything)
        assert f">{row.key}</code>" in html.replace("<wbr>", "")
    assert "<is)" not in html
    assert repr(ledger.table("nim_sum", "false")) == "no rows"


def test_in_the_whole_ledger_a_line_keeps_its_verdict_until_it_is_opened():
    html = ledger.table()._repr_html_()
    labels = [
        label for label in re.findall(r"<summary>(.*?)</summary>", html) if "of the ledger" not in label
    ]
    assert len(labels) == len(KEYS)
    for row, label in zip(ledger.table(), labels, strict=True):
        said = row.says if row.kind == "claim" else row.place
        assert escape(said) in label and f"<small>{row.verdict}</small>" not in label
    opened = re.findall(r"</summary><table><tbody><tr><th[^>]*>(\S) <small>(.*?)</small>", html)
    assert opened == [(SIGNS[row.verdict], row.verdict) for row in ledger.table()]
    assert "printed, and found again: <code>3 6 4</code>" in html  # the presses of the example
    assert html.count("printed, and found again") < len(ledger.table(verdict="as printed"))
    assert "<b>the worked example, origin 1</b> <small>S1</small></summary>" in html


def test_a_row_says_first_what_stands_there_and_last_its_name():
    table, claim = (
        ledger.Table([ledger.row(f"retroversion.{name}")])._repr_html_().partition("<tbody>")[2]
        for name in ("CC", "xor_with_row_of_BB")
    )
    in_table = ["misprint", "<b>the start unfolded</b>: <code>,C</code>", "printed 1, right 0"]
    in_claim = ["false", "<b>To go from CC to BB", "in our words", "the goal needs [3, 4, 6]"]
    for html, order in ((table, in_table), (claim, in_claim)):
        places = [html.index(words) for words in (*order, "checked by:", "retroversion.<wbr>")]
        assert places == sorted(places)
        assert html.index("<small>checked by:") > html.index("<br>")


def test_a_long_table_is_folded_and_a_short_one_is_not():
    long, short = ledger.table(verdict="misprint"), ledger.table("casegame", "misprint")
    assert long._repr_html_().startswith(
        f"<details><summary>misprint: {len(long)} rows of the ledger</summary>"
    )
    folds = re.findall(r"<summary>([^<]+): (\d+) rows of the ledger</summary>", ledger.table()._repr_html_())
    assert folds == [(escape(title), str(len(ledger.table(one)))) for one, title in TITLES.items()]
    of_one = ledger.table("casegame")
    assert of_one._repr_html_().startswith(f"<details><summary>{len(of_one)} rows of the ledger</summary>")
    assert short._repr_html_().startswith("<table>")


def test_counts_add_up_in_words_and_in_html():
    counts = ledger.table().counts
    assert sum(counts.values()) == len(KEYS)
    last = repr(counts).splitlines()[-1].split()
    assert [int(n) for n in last[1:]] == [*(len(_rows.keys(d)) for d in ledger.DOCUMENTS), len(KEYS)]
    html = counts._repr_html_()
    cells = [int(n) for n in re.findall(r"<td [^>]*>(\d+)</td>", html)]
    width = len(ledger.VERDICTS) + 1
    assert cells[width - 1 :: width] == [int(n) for n in last[1:]]
    assert cells[-width:-1] == [len(ledger.table(verdict=verdict)) for verdict in ledger.VERDICTS]
    assert re.findall(r'<abbr title="([^"]*)">', html) == list(ledger.VERDICTS)


def test_errata_sheet_is_what_the_ledger_writes():
    sheet = (ROOT / "notebooks" / "errata.md").read_text(encoding="utf-8")
    assert sheet == ledger.errata()
    for row in ledger.table():
        assert (f"`{row.key}`" in sheet) == (row.verdict in ("misprint", "false"))
    rows = [line for line in sheet.splitlines() if line.startswith("|")]
    assert {len(re.findall(r"(?<!\\)\|", line)) for line in rows} == {6}


def test_reading_a_row_leaves_the_data_alone():
    before = copy.deepcopy(_data.claims("retroversion"))
    ledger.table("retroversion")
    assert _data.claims("retroversion") == before
