"""Evaluate the APL expressions by themselves, and hold NumPy's values against them."""

import numpy as np
import pytest

from magicmath import ledger, plain
from magicmath.ledger import _apl as apl
from magicmath.ledger._data import read
from magicmath.ledger._rosetta import in_brief

MASKS = "110110000 111000000 011011000 100100100 010111010 001001001 000110110 000000111 000011011"
Y = [[int(bit) for bit in mask] for mask in MASKS.split()]
GENITON = plain.geniton(16)


@pytest.fixture(scope="module")
def by_apl():
    """Return the value of each expression, evaluated as APL in the order in which they stand."""
    mirrored = np.array(GENITON)[:, ::-1]
    names = {
        "M": np.reshape(Y, (9, 3, 3)),
        "C": np.reshape([0, 0, 1, 0, 0, 0, 1, 1, 1], (3, 3)),
        "B": np.reshape([1, 1, 1, 1, 0, 1, 1, 1, 1], (3, 3)),
        "Y": Y,
        "MagicBoxes": np.transpose(Y),
        "BaseBoxes": np.eye(9, dtype=int),
        "G9": np.array(GENITON)[:9, 7:],
        "M16": mirrored,
        "D16": mirrored[[1, 3, 4, 5, 6, 13, 15]].sum(axis=0) % 2,
        "HEL": lambda a: np.array(plain.helix_by_subsets(a)),
    }
    values = []
    for entry in read("rosetta.toml")["expression"]:
        value = apl.evaluate(entry["apl"], names)
        if "name" in entry:
            names[entry["name"]] = value
        values.append(value)
    return values


@pytest.mark.parametrize("k", range(len(ledger.rosetta())))
def test_numpy_form_has_the_value_of_the_apl_expression(k, by_apl):
    expression = ledger.rosetta()[k]
    value = by_apl[k].astype(float)
    assert expression.value.shape == value.shape
    np.testing.assert_allclose(expression.value.astype(float), value, atol=1e-12)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2⊥1 0 1", 5),
        ("-/⍳0", None),
        ("(3 3⍴⍳9)[1;]", [3, 4, 5]),
        ("¯2↑⍳5", [3, 4]),
        ("2 2⍴⍳3", [[0, 1], [2, 0]]),
    ],
)
def test_little_apl_itself(text, value):
    if value is None:
        with pytest.raises(KeyError, match="-"):
            apl.evaluate(text, {})
    else:
        assert apl.evaluate(text, {}).tolist() == value


def test_little_apl_refuses_one_index_for_a_matrix():
    with pytest.raises(apl.APLError, match="RANK ERROR"):
        apl.evaluate("T[1]", {"T": np.eye(2, dtype=int)})


def test_expressions_are_looked_up_by_sign_word_or_function():
    everything = ledger.rosetta()
    assert {e.apl for e in ledger.rosetta("⍉")} == {e.apl for e in everything if "⍉" in e.apl}
    assert "DD≠.∧⌽G9" in {e.apl for e in ledger.rosetta("HELIX transform")}
    assert ledger.rosetta("no such thing") == ()
    assert repr(ledger.rosetta("no such thing")) == "no expression"
    documents = {d for e in everything for d in e.documents}
    assert documents == {"retroversion", "fractal_magic", "opening_the_boxes"}


def test_table_shows_each_expression_in_words_and_in_html():
    everything = ledger.rosetta()
    assert len({e.apl for e in everything}) == len(everything)
    html = everything._repr_html_()
    assert html.count("<tr>") == len(everything) + 1
    for e in everything:
        assert f"{e.apl}   {e.words}\n    {e.numpy}\n    {in_brief(e.value)}" in repr(everything)
    assert "<|R" not in html


def test_values_cannot_be_changed_for_the_next_reader():
    with pytest.raises(ValueError, match="read-only"):
        ledger.rosetta("V/⍳9")[0].value[...] = 99
