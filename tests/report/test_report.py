"""Hold the reproduction report against the ledger: every row, every paragraph, what ran."""

import json
import re
from html.parser import HTMLParser

import pytest

import magicmath
from magicmath import ledger, report
from magicmath.ledger import _data, _review


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    found = tmp_path_factory.mktemp("report") / "new"
    report.main([str(found)])
    return found


@pytest.fixture(scope="module")
def data(folder):
    return json.loads((folder / "report.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def page(folder):
    return (folder / "report.html").read_text(encoding="utf-8")


def test_every_row_is_in_the_data_with_verdict_ways_and_digests(data):
    rows = {row["key"]: row for row in data["rows"]}
    assert list(rows) == [row.key for row in ledger.table()]
    stored = _review.reviewed()
    for row in ledger.table():
        written = rows[row.key]
        assert (written["verdict"], written["finding"], written["says"]) == (
            row.verdict,
            row.finding,
            row.says,
        )
        assert written["checked"] == list(row.ways)
        assert tuple(written["digests"].values()) == stored[row.key]
        assert written["reviewed"] is True


def test_counts_paragraphs_and_versions_are_in_the_data(data):
    counts = ledger.table().counts
    for document in ledger.DOCUMENTS:
        for verdict in ledger.VERDICTS:
            assert data["counts"][document][verdict] == counts.get((document, verdict), 0)
        assert data["paragraphs"][document] == _data.paragraphs(document)
    assert data["ran"]["magicmath"] == magicmath.__version__
    assert {"python", "numpy", "sympy", "machine", "seconds"} <= set(data["ran"])


def test_every_row_has_one_card_and_a_link_that_stays(page):
    ids = re.findall(r'<article id="([^"]+)"', page)
    assert sorted(ids) == sorted(row.key for row in ledger.table())
    for key in ids:
        assert f'<a href="#{key}">{key}</a>' in page


def test_every_reconstructed_figure_is_drawn(page):
    figures = [
        row.key for row in ledger.table(verdict="unreadable") if "reconstructed" in _data.entry(row.key)
    ]
    assert page.count("<svg") == len(figures)


def test_every_paragraph_without_a_row_is_there_with_its_reason(page):
    without = [p for d in ledger.DOCUMENTS for p in _data.paragraphs(d) if "none" in p]
    assert page.count('<p class="none">') >= len(without)


class Links(HTMLParser):
    """Collect what a page would load, and what its tags leave open."""

    def __init__(self):
        super().__init__()
        self.loaded, self.open = [], []

    def handle_starttag(self, tag, attributes):
        self.loaded += [v for k, v in attributes if k in ("src", "href") and not v.startswith("#")]
        if tag not in ("meta", "input", "link", "br", "path", "rect", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag in self.open:
            while self.open.pop() != tag:
                pass


def test_the_page_needs_no_network_and_closes_its_tags(page):
    found = Links()
    found.feed(page)
    assert found.loaded == []
    assert found.open == []


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    with pytest.raises(SystemExit, match="cannot write into"):
        report.main([str(file)])
