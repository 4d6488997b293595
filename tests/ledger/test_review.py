"""Hold every row against what was reviewed, and turn words, checks and outcomes wrong to see it told."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
import review

from magicmath import ledger
from magicmath.ledger import _data, _review, _rows

ROOM = Path(ledger.__file__).parent
KEYS = _rows.keys()
CHECKED = [*sorted(ROOM.joinpath("checks").rglob("*.py")), ROOM / "_oracles.py", ROOM / "_apl.py"]
STORED = _review.reviewed()
KINDS = {
    "wording": ("claim", "means", "place", "proof", "reason", "open", "lost", "copy", "evidence", "origin"),
    "condition": ("condition",),
    "formula": ("formula", "right", "expression", "readings", "reconstructed"),
    "digits": ("printed", "values"),
}


def test_every_row_is_as_it_was_reviewed():
    assert _review.unreviewed() == {}


def test_every_paragraph_has_the_rows_it_was_reviewed_with():
    assert _review.unreviewed_paragraphs() == []


LISTED = [
    (document, i, row)
    for document in ledger.DOCUMENTS
    for i, paragraph in enumerate(_data.paragraphs(document))
    for row in paragraph.get("rows", [])
]


def test_a_row_dropped_from_any_paragraph_is_told():
    now = _review.present_paragraphs()
    for document, i, dropped in LISTED:
        paragraph = _data.paragraphs(document)[i]
        rows = [row for row in paragraph["rows"] if row != dropped]
        (digest,) = _review.paragraph_digests([{**paragraph, "rows": rows}])
        assert digest != now[document][i], (document, paragraph["begins"], dropped)


@pytest.mark.parametrize("dropped", ["power_after_the_identity", "speed_of_light"])
def test_a_dropped_row_is_told_with_its_paragraph(monkeypatch, dropped):
    whole = {document: _data.paragraphs(document) for document in ledger.DOCUMENTS}
    found = next(p for p in whole["retroversion"] if dropped in p.get("rows", []) and len(p["rows"]) > 1)
    found["rows"].remove(dropped)
    monkeypatch.setattr(_review, "paragraphs", whole.__getitem__)
    assert f"retroversion: {found['begins']}" in _review.unreviewed_paragraphs()


def test_a_paragraph_that_is_gone_is_told(monkeypatch):
    whole = {document: _data.paragraphs(document) for document in ledger.DOCUMENTS}
    monkeypatch.setattr(_review, "paragraphs", lambda document: whole[document][1:])
    assert len(_review.unreviewed_paragraphs()) == len(whole)


def mutants(text):
    """Yield a text with one word or sign left out, doubled or changed, one at a time."""
    for found in re.finditer(r"\w+|[^\w\s]", text):
        start, end = found.span()
        yield text[:start] + text[end:]
        yield text[:start] + found.group() * 2 + text[end:]
        if found.group().isdecimal():
            yield text[:start] + str(int(found.group()) + 1) + text[end:]
    for word, other in (
        ("is", "is not"),
        ("all", "some"),
        ("if", "unless"),
        ("every", "no"),
        ("true", "false"),
    ):
        changed = re.sub(rf"\b{word}\b", other, text, count=1)
        if changed != text:
            yield changed


def changed_fields(data):
    """Yield (kind, changed data): one field left out, or one word, sign or number of it changed."""
    for kind, fields in KINDS.items():
        for field in set(fields) & set(data):
            yield kind, {name: value for name, value in data.items() if name != field}
            if isinstance(data[field], str):
                yield from ((kind, {**data, field: text}) for text in mutants(data[field]))
            elif isinstance(data[field], dict):
                for name, value in data[field].items():
                    yield kind, {**data, field: {**data[field], name: [value, 1]}}


def test_every_change_of_words_conditions_formulas_and_digits_is_told():
    tried, caught = Counter(), Counter()
    for key in KEYS:
        for kind, changed in changed_fields(_data.entry(key)):
            tried[kind] += 1
            caught[kind] += _review.words(key, changed) != STORED[key].words
    assert tried == caught
    assert min(tried[kind] for kind in KINDS) > 50, tried


def test_no_field_of_the_data_is_left_without_a_kind():
    of_kinds = {field for fields in KINDS.values() for field in fields}
    assert {f for key in KEYS for f in _data.entry(key)} - of_kinds == {"layout", "unordered", "atol"}


@cache
def reached():
    """Return the source of everything that the check of some row leads to."""
    return {text for key in KEYS for text in _review.sources(key)}


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: str(path.relative_to(ROOM)))
def test_every_function_of_the_checks_and_oracles_is_bound_to_a_row(path):
    module = ".".join(["magicmath", "ledger", *path.relative_to(ROOM).with_suffix("").parts])
    parsed, bound = _review._parsed(module), reached()
    for name, node in parsed.defined.items():
        if name in ("TABLES", "WITNESSES", "RECONSTRUCTED", "CHECKS"):
            continue  # they are bound item by item
        text = "".join((_review.ast.get_source_segment(parsed.source, node) or "").split())
        assert text in bound, name


def forget():
    """Have the sources read anew."""
    _review._parsed.cache_clear()
    _review._read.cache_clear()


@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("_oracles.py", "_in_lists(a), exponent)", "_in_lists(a), exponent + 0)", "retroversion.Y3"),
        (
            "_apl.py",
            '"≠": lambda a, b: int(a != b)',
            '"≠": lambda a, b: int(b != a)',
            "retroversion.closing_formula",
        ),
        ("checks/_queens.py", "count > 0", "count >= 0", "opening_the_boxes.queens"),
        (
            "checks/retroversion/witnesses.py",
            "np.array_equal(dd, r % 2)",
            "np.array_equal(dd, r)",
            "retroversion.DD",
        ),
        (
            "checks/retroversion/tables.py",
            '"the identity": lambda: IDENTITY',
            '"the unit": lambda: IDENTITY',
            "retroversion.Y_PB_IYB",
        ),
        (
            "checks/opening_the_boxes/listings.py",
            "[-3, -2, 2, 0, 3]",
            "[-3, -2, 2, 0, 4]",
            "opening_the_boxes.DET_works",
        ),
    ],
)
def test_a_changed_oracle_check_or_witness_is_told(monkeypatch, file, old, new, key):
    module = ".".join(["magicmath", "ledger", *Path(file).with_suffix("").parts])
    parsed = _review._parsed(module)
    assert old in parsed.source
    before = _review.digests(key)
    assert before == STORED[key]
    forget()
    read = Path.read_text
    monkeypatch.setattr(Path, "read_text", lambda self, **how: read(self, **how).replace(old, new))
    try:
        assert _review.digests(key).check != before.check
    finally:
        monkeypatch.undo()
        forget()


def test_the_tool_lists_what_differs_and_stores_what_was_read(monkeypatch, tmp_path, capsys):
    key = "casegame.commute"
    file = tmp_path / "reviewed.toml"
    monkeypatch.setattr(review, "FILE", file)
    changed = {**STORED, key: STORED[key]._replace(words="0" * 12)}
    monkeypatch.setattr(_review, "reviewed", lambda: dict(changed))
    review.main([])
    assert capsys.readouterr().out == f"{key}: words\n"
    assert not file.exists()
    review.main([key])
    assert f"{key}: true" in capsys.readouterr().out
    assert file.read_text(encoding="utf-8") == (ROOM / "data" / _review.FILE).read_text(encoding="utf-8")
