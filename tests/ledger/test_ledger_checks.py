"""Hold the checks of the ledger to its rows: each row finds its own, and none is left over."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

from magicmath import ledger
from magicmath.ledger import _data, _rows
from magicmath.ledger._evidence import Evidence
from magicmath.ledger._lookup import Checks, checks_of


@pytest.mark.parametrize("document", ledger.DOCUMENTS)
def test_every_datum_has_a_check_and_every_check_a_datum(document):
    checks = checks_of(document)
    tables, claims = _data.tables(document), _data.claims(document)
    assert set(checks.tables) == {key for key, data in tables.items() if "lost" not in data}
    assert set(checks.claims) == {key for key, data in claims.items() if "open" not in data}
    assert set(checks.reconstructed) == {key for key, data in tables.items() if "reconstructed" in data}
    assert not set(tables) & set(claims)
    for key, witnesses in checks.witnesses.items():
        assert ledger.row(f"{document}.{key}").verdict == "misprint"
        assert {*witnesses} <= {*tables, *claims}


@pytest.mark.parametrize("data", [{"place": "here", "claim": "So."}, {"place": "here", "printed": "1"}])
def test_a_row_without_a_check_is_told_what_it_lacks(data):
    with pytest.raises(NotImplementedError, match=r"casegame\.x has no check: write one, or say"):
        _rows.evidence("casegame.x", data)


def test_evidence_is_named_where_it_is_given():
    with pytest.raises(TypeError):
        Evidence({"one": False}, "no")


def section(name, source):
    """Return a module made of a few lines."""
    module = ModuleType(name)
    exec(source, vars(module))
    return module


def test_a_claims_check_is_the_public_function_that_a_section_defines_under_its_name():
    one = section("one", "def a(): return 1\ndef _b(): return 2\nc = len\nd = 3")
    two = section("two", "from itertools import count\ndef e(): return 4")
    two.f = one.a  # brought in, not defined there
    assert Checks(tables={}, sections=(one, two)).claims == {"a": one.a, "e": two.e}


def test_a_key_has_one_check():
    one, two = (section(name, "def b(): return 1") for name in ("one", "two"))
    with pytest.raises(ValueError, match="two: 'b' has a check already"):
        _ = Checks(tables={}, sections=(one, two)).claims


@pytest.mark.parametrize("document", ledger.DOCUMENTS)
def test_no_module_of_checks_is_left_out(document):
    room = import_module(f"magicmath.ledger.checks.{document}")
    modules = {name for _, name, _ in iter_modules(room.__path__) if not name.startswith("_")}
    sections = {module.__name__.rpartition(".")[2] for module in checks_of(document).sections}
    assert modules - {"tables", "witnesses", "reconstructed"} == sections
    assert len(sections) == len(checks_of(document).sections)


@pytest.mark.parametrize("document", ledger.DOCUMENTS)
def test_claims_of_a_section_stand_in_the_order_of_the_document(document):
    keys = list(_data.claims(document))
    for module in checks_of(document).sections:
        places = [keys.index(key) for key in Checks(tables={}, sections=(module,)).claims]
        assert places == sorted(places), module.__name__
