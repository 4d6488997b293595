"""Hold the ledger against its own cells, changed one by one, and against SymPy."""

import re
from fractions import Fraction

import numpy as np
import pytest
from sympy import Matrix, eye

from magicmath import ledger
from magicmath.rules import CASEGAME

NAMES = ledger.names()

B, C = Matrix(1, 9, [1, 1, 1, 1, 0, 1, 1, 1, 1]), Matrix(1, 9, [0, 0, 1, 0, 0, 0, 1, 1, 1])
Y = Matrix(9, 9, ledger.printed("retroversion.Y").ravel().tolist())
MAGIC_BOXES = Matrix(9, 9, ledger.printed("opening_the_boxes.MagicBoxes_matrix").ravel().tolist())
DIFFERENCE = (B - C).applyfunc(lambda x: x % 2)
CHOICE = (DIFFERENCE * Y.inv_mod(2)).applyfunc(lambda x: x % 2)

RECOMPUTED = {
    "retroversion.IY": Y.inv(),
    "retroversion.IY5": Y.adjugate(),
    "retroversion.IYB": Y.inv_mod(2),
    "retroversion.det_Y": Y.det(),
    "retroversion.det_IY": Y.inv().det(),
    "retroversion.Y_times_IYB": Y * Y.inv_mod(2),
    "retroversion.Y_times_IYB_parity": eye(9),
    "retroversion.Y_PB_IYB": eye(9),
    "retroversion.IYB_PB_Y": eye(9),
    "retroversion.B": B.reshape(3, 3),
    "retroversion.BB": B,
    "retroversion.D": DIFFERENCE.reshape(3, 3),
    "retroversion.DD_first": DIFFERENCE,
    "retroversion.V_first": CHOICE,
    "retroversion.V_PB_Y": DIFFERENCE,
    "retroversion.V": CHOICE,
    "retroversion.V_by_IYB": CHOICE,
    "retroversion.V_by_parity": CHOICE,
    "retroversion.V_presses": [i for i in range(9) if CHOICE[i]],
    "retroversion.R": CHOICE * Y,
    "retroversion.board_count": 2**9,
    "opening_the_boxes.IM": MAGIC_BOXES.inv(),
    "opening_the_boxes.IM1": MAGIC_BOXES.adjugate(),
    "opening_the_boxes.DET": MAGIC_BOXES.det(),
    "opening_the_boxes.BINV": MAGIC_BOXES.inv_mod(2),
    "opening_the_boxes.BaseBoxes_matrix": eye(9),
    "opening_the_boxes.BD_example": 0b001111011,
    "opening_the_boxes.START_number": 32,
    "opening_the_boxes.WIN_number": 0b111101111,
    "opening_the_boxes.DIFF_number": 32 ^ 0b111101111,
    "opening_the_boxes.DIFF": [int(digit) for digit in f"{32 ^ 495:09b}"],
}


def as_floats(value):
    return np.squeeze(np.array(Matrix([value]) if isinstance(value, list) else value, dtype=float))


def unit_of_last_digit(token):
    mantissa, exponent = re.fullmatch(r"-?\d+(?:\.(\d+))?(?:E(-?\d+))?", token).groups()
    return Fraction(10) ** (int(exponent or 0) - len(mantissa or ""))


def tokens(name):
    """Return a table's values as printed; a comparison with NaN differs everywhere and names them all."""
    differing = ledger.compare(name, np.full(ledger.printed(name).shape, np.nan)).differences
    return {index: token for index, token, _ in differing}


def test_names_are_those_of_each_document_in_turn():
    assert [name for document in ledger.DOCUMENTS for name in ledger.names(document)] == NAMES
    assert len(set(NAMES)) == len(NAMES)
    for document in ledger.DOCUMENTS:
        assert ledger.names(document)
        assert all(name.startswith(f"{document}.") for name in ledger.names(document))


@pytest.mark.parametrize("name", NAMES)
def test_table_is_readable_and_placed(name):
    values = ledger.printed(name)
    assert values.dtype in (np.int64, np.float64)
    assert values.size
    assert np.isfinite(values).all()
    assert ledger.place(name).strip()


@pytest.mark.parametrize("name", NAMES)
def test_table_agrees_with_itself(name):
    values = ledger.printed(name)
    outcome = ledger.compare(name, values)
    assert outcome.agrees
    assert outcome.differences == ()
    assert outcome.verdict == f"as printed ({values.size} value{'s' * (values.size > 1)})"
    assert repr(outcome) == f"{name}: {outcome.verdict}"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("change", [1, -1, float("nan"), float("inf")], ids=str)
def test_every_changed_cell_is_named(name, change):
    values = ledger.printed(name)
    for index in np.ndindex(values.shape):
        changed = values.astype(float)
        changed[index] += change
        outcome = ledger.compare(name, changed)
        assert not outcome.agrees
        assert [place for place, _, _ in outcome.differences] == [index]
        assert f"at {list(index)}: printed" in outcome.verdict


def test_all_differences_are_named_with_both_values():
    outcome = ledger.compare("retroversion.V_presses", [3, 5, 7])
    assert outcome.differences == (((1,), "4", 5), ((2,), "6", 7))
    assert outcome.verdict == "differs at [1]: printed 4, computed 5; [2]: printed 6, computed 7"


@pytest.mark.parametrize("name", NAMES)
def test_another_shape_is_named(name):
    values = ledger.printed(name)
    for other in (np.append(values, 0), values[None] if values.size > 1 else np.zeros(2), values.ravel()[:0]):
        outcome = ledger.compare(name, other)
        assert not outcome.agrees
        assert outcome.verdict.startswith("differs in shape: printed ")


@pytest.mark.parametrize(
    ("name", "word"),
    [("retroversion.IYB", "row"), ("casegame.S8", "item"), ("opening_the_boxes.MagicBoxes", "row")],
)
def test_row_left_out_or_added_is_named(name, word):
    values = ledger.printed(name)
    for i in range(len(values)):
        missing = ledger.compare(name, np.insert(values, i, 7, axis=0))
        added = ledger.compare(name, np.delete(values, i, axis=0))
        assert not (missing.agrees or added.agrees)
        assert missing.verdict.endswith(f": {word} {i} is not printed")
        assert added.verdict.endswith(f": printed {word} {i} is one too many")


def test_single_value_may_be_given_in_any_shape():
    assert all(ledger.compare("retroversion.det_Y", five).agrees for five in (5, [5], [[5]], np.float64(5)))


@pytest.mark.parametrize("name", NAMES)
def test_fraction_may_lie_half_a_unit_of_its_last_digit_away_and_an_integer_not_at_all(name):
    values = ledger.printed(name)
    for index, token in tokens(name).items():
        unit = float(unit_of_last_digit(token)) if set(".E") & set(token) else 0
        for distance, agrees in ((0.499, True), (0.501, unit == 0), (-0.499, True), (-0.501, unit == 0)):
            changed = values.astype(float)
            changed[index] = float(token) + distance * unit
            assert ledger.compare(name, changed).agrees is agrees
        changed[index] = float(token) + 1e-6 * (1 + abs(float(token)))
        assert ledger.compare(name, changed).agrees is (unit > 1e-5)


def test_given_tolerance_replaces_the_half_digit():
    assert ledger.compare("retroversion.V_presses", [3.1, 3.9, 6], atol=0.2).agrees
    assert not ledger.compare("retroversion.V_presses", [3.1, 3.9, 6.5], atol=0.2).agrees
    assert not ledger.compare("retroversion.det_IY", 0.21, atol=0.001).agrees
    assert ledger.compare("retroversion.det_IY", 0.21).agrees


@pytest.mark.parametrize(
    "name", ["retroversion", "retroversion.", ".Y", "", "retroversion.y", "other.Y", "casegame.Y"]
)
def test_unknown_table_is_a_key_error(name):
    for function in (ledger.printed, ledger.place, lambda name: ledger.compare(name, 0)):
        with pytest.raises(KeyError, match="name must be one of"):
            function(name)


@pytest.mark.parametrize("document", ["other", "", "retroversion.Y"])
def test_unknown_document_is_a_key_error(document):
    with pytest.raises(KeyError, match="document must be one of"):
        ledger.names(document)


@pytest.mark.parametrize("name", RECOMPUTED)
def test_printed_table_is_what_sympy_computes(name):
    values = ledger.printed(name)
    expected = as_floats(RECOMPUTED[name])
    np.testing.assert_allclose(np.squeeze(values), expected, rtol=0, atol=1e-12)
    assert ledger.compare(name, expected.reshape(values.shape), atol=1e-12).agrees


def test_day_prints_the_transpose_of_langlets_matrix():
    assert MAGIC_BOXES == Y.T


def test_the_pictures_are_the_rows_of_the_matrices():
    boxes = ledger.printed("opening_the_boxes.MagicBoxes")
    np.testing.assert_array_equal(
        boxes.reshape(9, 9), ledger.printed("opening_the_boxes.MagicBoxes_matrix").T
    )
    units = ledger.printed("opening_the_boxes.BaseBoxes")
    np.testing.assert_array_equal(units.reshape(9, 9), np.eye(9))


def test_langlets_known_misprints_are_kept():
    masks, matrix = ledger.printed("retroversion.masks"), ledger.printed("retroversion.Y")
    assert np.argwhere(masks.reshape(9, 9) != matrix).tolist() == [[3, 3], [3, 6]]
    numbers = [int("".join(map(str, row)), 2) for row in matrix]
    differing = ledger.compare("retroversion.mask_numbers", numbers).differences
    assert [(index, printed) for index, printed, _ in differing] == [((2,), "215"), ((4,), "185")]
    starts = ledger.compare("retroversion.CC", as_floats(C)).differences
    differences = ledger.compare("retroversion.DD", as_floats(DIFFERENCE)).differences
    assert [(index, printed) for index, printed, _ in starts + differences] == [((3,), "1"), ((3,), "0")]
    formula = ledger.compare("retroversion.formula_presses", [3, 4, 6]).differences
    assert formula == (((2,), "5", 6),)


@pytest.mark.parametrize("path", ["magic_path", "base_path", "long_path"])
def test_days_paths_are_sums_of_their_masks(path):
    masks, boards = (ledger.printed(f"opening_the_boxes.{path}_{part}") for part in ("masks", "boards"))
    np.testing.assert_array_equal(boards[1:], boards[:-1] ^ masks)
    menu = ledger.printed(f"opening_the_boxes.{'Magic' if path == 'magic_path' else 'Base'}Boxes")
    np.testing.assert_array_equal(masks, menu[ledger.printed(f"opening_the_boxes.{path}_presses")])


@pytest.mark.parametrize("cell", [1, 6, 7, 8])
def test_casegames_sequence_for_a_cell_is_a_row_of_the_inverse(cell):
    row = Matrix(CASEGAME.matrix).inv_mod(2).row(cell - 1)
    assert set(ledger.printed(f"casegame.S{cell}")) == {i + 1 for i in range(9) if row[i]}


def test_casegames_four_sequences_make_its_solution():
    sequences = [ledger.printed(f"casegame.S{cell}") for cell in ledger.printed("casegame.changed_cells")]
    presses = np.sort(np.concatenate(sequences)).tolist()
    presses.remove(4)  # the document prints one 4 too few
    assert ledger.compare("casegame.sorted_presses", presses).agrees
    presses.append(4)
    odd = [n for n in range(1, 10) if presses.count(n) % 2]
    assert ledger.compare("casegame.solution_presses", odd).agrees
    assert ledger.compare("casegame.solution", [int(n in odd) for n in range(1, 10)]).agrees


def test_a_page_shows_what_differs_and_folds_what_agrees():
    wrong = dict(START_number=32, WIN_number=496, path_presses=[0, 5, 6])
    right = {**wrong, "WIN_number": 495}
    all_right = ledger.compare_each("opening_the_boxes", **right)._repr_html_()
    assert all_right.startswith("<details><summary>All 3 tables are as printed</summary>")
    shown, folded = ledger.compare_each("opening_the_boxes", **wrong)._repr_html_().split("<details>")
    assert ledger.place("opening_the_boxes.WIN_number") in shown
    assert "WIN_<wbr>number</code>" in shown and "differs at [0]: printed 495, computed 496</td>" in shown
    assert folded.startswith("<summary>2 tables are as printed</summary>")
    assert "START_<wbr>number" in folded and "START_<wbr>number" not in shown
    (differing,) = ledger.compare_each("opening_the_boxes", WIN_number=496)
    assert differing._repr_html_() == ledger.compare_each("opening_the_boxes", WIN_number=496)._repr_html_()
    one = ledger.compare_each("opening_the_boxes", WIN_number=495)._repr_html_()
    assert one.startswith("<details><summary>1 table is as printed</summary>")
