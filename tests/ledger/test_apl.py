"""Try the small APL by itself, and on the expressions beside the printed tables."""

import re

import numpy as np
import pytest

from magicmath import ledger, plain
from magicmath.ledger import _apl as apl
from magicmath.ledger import _data
from magicmath.ledger.checks._formulas import names_of_the_example


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 2 3,[¯0.5]4 5 6", [[1, 2, 3], [4, 5, 6]]),
        ("+/[0]2 3⍴⍳6", [3, 5, 7]),
        ("+\\[0]2 3⍴⍳6", [[0, 1, 2], [3, 5, 7]]),
        ("-/1 2 3", 2),
        ("-\\1 2 3", [1, -1, 2]),
        ("(1 0)↓2 2⍴⍳4", [[2, 3]]),
        ("1 0 1/3 4 5", [3, 5]),
        ("1 1⍉2 2⍴⍳4", [0, 3]),
        ("~1 0 1", [0, 1, 0]),
        ("A[1]←9 ⋄ A", [0, 9, 2]),
        ("4 1⌹2 2⍴2 0 0 1", [2, 1]),
        ("⎕IO←1 ⋄ (⍳3)[2]", 2),
        ("5 7⍳7 5 6", [1, 0, 2]),
        ("a≠b^a", [0, 0, 1]),
    ],
)
def test_an_expression_has_the_value_that_APL_gives_it(text, value):
    names = {"A": np.arange(3), "a": np.array([1, 0, 1]), "b": np.array([1, 1, 0])}
    assert apl.evaluate(text, names).tolist() == value


@pytest.mark.parametrize(
    ("text", "value"), [("⍕3 4", "3 4"), ("6↑'ab'", "ab    "), ("2⌽'abc'", "cab"), ("⍎'1+1'", 2)]
)
def test_characters_are_read_written_and_executed(text, value):
    found = apl.evaluate(text, {}).tolist()
    assert ("".join(found) if isinstance(found, list) else found) == value


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("1 2+1 2 3", "LENGTH"),
        ("(2 2⍴1)+1 2", "RANK"),
        ("C;M", "SYNTAX"),
        ("nothing+1", "VALUE"),
        ("1 2∆.×3 4", "SYNTAX"),
        ("⌹2 2⍴0", "DOMAIN"),
        ("", "SYNTAX"),
        ("1 2+.×1 2 3", "LENGTH"),
    ],
)
def test_what_APL_refuses_is_refused_by_its_name(text, error):
    with pytest.raises(apl.APLError, match=error):
        apl.evaluate(text, {"C": 1, "M": 2})


def names_for(document):
    """Return what the names in the expressions of a document stand for, from its printed tables."""
    names = names_of_the_example() | {"IY": ledger.computed("retroversion.IY"), "P9": None}
    names |= {
        "G9": ledger.computed("retroversion.G9"),
        "HEL": lambda a: np.array(plain.helix_by_subsets(a.tolist())),
    }
    if document == "opening_the_boxes":
        boxes = names["Y"].T
        names |= {
            "MagicBoxes": boxes,
            "BaseBoxes": np.eye(9, dtype=int),
            "IM1": ledger.computed(f"{document}.IM1"),
        }
        names |= {"b": ledger.computed(f"{document}.b_given"), "m": ledger.computed(f"{document}.m_given")}
        names |= {"key": np.arange(9), "START": ledger.computed(f"{document}.START")}
        names["WIN"] = ledger.computed(f"{document}.WIN")
    if document == "fractal_magic":
        names["X"] = ledger.printed("fractal_magic.X")
    return names


def evaluated():
    """Yield the tables whose expression the small APL takes, with its value."""
    for name in ledger.names():
        expression = _data.table_entry(name).get("expression")
        if expression:
            value = apl.value_of(expression, **names_for(name.partition(".")[0]))
            if value is not None and name != "retroversion.mask_numbers":
                yield name, value


def test_an_expression_has_the_value_that_is_computed_beside_it():
    found = dict(evaluated())
    for name, value in found.items():
        right = ledger.computed(name)
        if row := re.search(r"G9_row_(\d)", name):  # the value is the row, and the table names the rows of Y
            right = ledger.computed("retroversion.G9")[int(row[1])]
        if not _data.table_entry(name).get("unordered"):
            numbers = (np.squeeze(part).astype(float) for part in (value, right))
            np.testing.assert_allclose(*numbers, atol=1e-9, err_msg=name)
    assert len(found) > 60, len(found)
