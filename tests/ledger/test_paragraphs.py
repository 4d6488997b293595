"""Hold the list of paragraphs against the rows: each has one or a reason, each row a place."""

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


def test_paragraphs_quote_no_more_than_their_first_signs():
    assert max(len(p["begins"]) for _, p in PARAGRAPHS) <= 32


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
