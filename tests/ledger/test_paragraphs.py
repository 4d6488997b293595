"""Hold the list of paragraphs against the rows: each has one or a reason, each row a place."""

import re

import pytest

from magicmath import ledger
from magicmath.ledger import _data, _rows

LISTS = {document: _data.paragraphs(document) for document in ledger.DOCUMENTS}
PARAGRAPHS = [(document, p) for document, found in LISTS.items() for p in found]


@pytest.mark.parametrize(("document", "paragraph"), PARAGRAPHS)
def test_a_paragraph_has_rows_of_its_document_or_a_reason(document, paragraph):
    assert set(paragraph) in ({"begins", "rows"}, {"begins", "none"})
    assert paragraph["begins"].strip()
    if "none" in paragraph:
        assert len(paragraph["none"]) > 8
        assert paragraph["none"].endswith(".")
    else:
        rows = [f"{document}.{name}" for name in paragraph["rows"]]
        assert rows
        assert len(set(rows)) == len(rows)
        assert set(rows) <= set(_rows.keys(document))


@pytest.mark.parametrize("document", ledger.DOCUMENTS)
def test_every_row_stands_in_a_paragraph(document):
    named = {f"{document}.{name}" for p in LISTS[document] for name in p.get("rows", [])}
    assert set(_rows.keys(document)) == named


def test_paragraphs_quote_no_more_than_their_first_words():
    assert max(len(p["begins"]) for _, p in PARAGRAPHS) <= 38
    assert max(len(re.findall(r"\w{2,}", p["begins"])) for _, p in PARAGRAPHS) <= 7


def test_paragraphs_begin_with_words_of_the_document_and_no_marks_of_a_file():
    begins = [p["begins"] for _, p in PARAGRAPHS]
    marks = ("@@", "+\\", "-\\", "..", "===", "---", "###")
    assert [text for text in begins if text.startswith(marks) or text.endswith(marks)] == []


def test_a_row_tells_all_paragraphs_in_which_it_stands():
    assert ledger.row("retroversion.never_an_error").begins == (
        "Il va se baser",
        "Il montre enfin les",
        "- a) jouer le",
    )
    html = ledger.Table([ledger.row("retroversion.xor_with_row_of_BB")])._repr_html_()
    assert "“En remplaçant G9 par …”" in html
    assert "in our words" in html
    assert "in our words" not in ledger.Table([ledger.row("retroversion.CC")])._repr_html_()


@pytest.mark.parametrize("document", ledger.DOCUMENTS)
def test_the_paragraphs_of_a_document_are_told_in_order(document):
    told = ledger.paragraphs(document)
    assert [(p.document, p.begins) for p in told] == [(document, p["begins"]) for p in LISTS[document]]
    for paragraph, entry in zip(told, LISTS[document], strict=True):
        assert (list(paragraph.rows), paragraph.reason) == (entry.get("rows", []), entry.get("none", ""))
        assert repr(paragraph).startswith(f"{paragraph.begins} … ")
        assert all(key in repr(paragraph) for key in paragraph.rows)
        assert paragraph.reason in repr(paragraph)


def test_all_paragraphs_are_told_with_what_they_hold_as_text():
    told = ledger.paragraphs()
    assert len(told) == len(PARAGRAPHS)
    assert repr(told).count("\n") == len(told) - 1
    html = told._repr_html_()
    assert html.count("<tr>") == len(told) + 1
    assert f"{len(told)} paragraphs" in html
    assert all(f">{key}</code>" in html.replace("<wbr>", "") for p in told for key in p.rows)
    assert repr(type(told)()) == "no paragraphs"
