"""Hold the page that describes the ledger's data against the data."""

import re
import tomllib
from importlib.resources import files

import pytest

from magicmath import ledger
from magicmath.ledger import _data

PAGE = files("magicmath.ledger").joinpath("data", "README.md").read_text(encoding="utf-8")
ROSETTA = _data.read("rosetta.toml")
ENTRIES = {
    "## Tables: `<document>.toml`": [e for d in ledger.DOCUMENTS for e in _data.tables(d).values()],
    "## Claims: `<document>-claims.toml`": [e for d in ledger.DOCUMENTS for e in _data.claims(d).values()],
    "## Paragraphs: `paragraphs.toml`": [p for d in ledger.DOCUMENTS for p in _data.paragraphs(d)],
    "### `names`": list(ROSETTA["names"].values()),
    "### `expression`": ROSETTA["expression"],
}


def described(heading):
    """Return what the page says under a heading: for each field its example and its meaning."""
    section = re.split(r"^##", PAGE.partition(f"{heading}\n")[2], flags=re.MULTILINE)[0]
    rows = re.findall(r"^\| `(\w+)` \| `(.+?)` \| (.+) \|$", section, flags=re.MULTILINE)
    assert len(rows) == section.count("\n| `")
    assert len({field for field, _, _ in rows}) == len(rows)
    return {field: (example, meaning) for field, example, meaning in rows}


@pytest.mark.parametrize("heading", ENTRIES)
def test_every_field_of_the_data_is_described_and_no_other(heading):
    assert set(described(heading)) == {field for entry in ENTRIES[heading] for field in entry}


@pytest.mark.parametrize("heading", ENTRIES)
def test_an_example_stands_in_the_data(heading):
    for field, (example, meaning) in described(heading).items():
        assert len(meaning) > 10
        ((name, value),) = tomllib.loads(example).items()
        assert name == field
        assert value in [entry.get(field) for entry in ENTRIES[heading]], example


@pytest.mark.parametrize("heading", ENTRIES)
def test_a_field_is_said_to_be_there_always_when_it_is(heading):
    for field, (_, meaning) in described(heading).items():
        assert meaning.endswith(" Always.") == all(field in entry for entry in ENTRIES[heading]), field


def test_every_part_of_rosetta_is_described():
    assert {f"### `{part}`" for part in ROSETTA} <= set(PAGE.splitlines())


def test_no_data_file_is_left_out():
    found = {path.name for path in files("magicmath.ledger").joinpath("data").iterdir()}
    of_documents = {f"{d}{kind}.toml" for d in ledger.DOCUMENTS for kind in ("", "-claims")}
    assert found == of_documents | {"rosetta.toml", "paragraphs.toml", "reviewed.toml", "README.md"}
