"""Give every public parameter what it should refuse, and every form of what it should take."""

import operator
import pickle
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from functools import cache
from itertools import chain, count, product
from numbers import Real

import numpy as np
import pytest
from attack import hostile, surface, verdict
from attack.hostile import Mute, Spite
from attack.parameters import (
    ARRAYS,
    CHECKED,
    KINDS,
    NAMES,
    NUMBERS,
    TARGETS,
    UNCHECKED,
    Case,
    fits,
    line_of,
    with_item,
)
from ipywidgets import Widget
from numpy.linalg import LinAlgError
from traitlets import TraitError

from magicmath.games.impartial import ImpartialGame
from magicmath.games.ordinals import OMEGA
from magicmath.modular import System
from magicmath.rules import MAGIC, RuleSet
from magicmath.rules.colours import Colours

GROUPS = {  # of hostile values, as an array would see them; "alien" is what is in no other
    "number": "integer *|value True|value False|value 1|value <Colour*|NumPy scalar|NumPy bool|*0-d array",
    "float": "value 0.*|value -0.0|value 1.0|value 1e*|value nan|value inf|value Fraction*|NumPy float",
    "floats": "floats|halves|long doubles|list of NaN|*fractions|same: whole floats|other: one NaN|*one half",
    "empty": "value ()|empty list|empty array|empty matrix|rows of nothing|other: no rows",
    "shapeless": "has every attribute|list containing*|list *deep|tuple *deep|ragged*|list of arrays"
    "|lies in __array__|lies in __len__|?? dimensions|other: one list",
    "beyond": "negative shape|other: one -1|other: one 2[*]*|other: one 10*|other: uint*|other: int64*",
    "no bits": "list of huge|list of 2*|*shape|scalars|range|object array of huge|object array of NumPy*"
    "|other: one 2",
    "other shape": "other: one row less|other: one column less|other: flat|other: upright",
    "too deep": "other: three dimensions more",
    "taken": "same: *|bytearray|memoryview|user list|list of lists|array of its own|vector|ones|np.matrix*"
    "|memmap|words*|overlapping*|broadcast|other: one dimension more|other: one cell",
}
HUGE = "integer *10[*][*]?00*|other: one 10*|*of huge"
REFUSED = {  # by each kind, and how; after "!" stand those that are not
    "bits": {TypeError: "alien|float|floats", ValueError: "empty|shapeless|beyond|no bits"},
    "integers": {TypeError: "alien|float|floats", ValueError: "empty|shapeless"},
    "colours": {TypeError: "alien|float|floats", ValueError: "empty|shapeless|beyond"},
    "naturals": {TypeError: "alien|float|floats", ValueError: "empty|shapeless|other: one -1|other: int64*"},
    "reals": {TypeError: "alien", ValueError: "shapeless", FloatingPointError: HUGE},
    "whole": {TypeError: "alien", ValueError: "shapeless|empty", FloatingPointError: HUGE + "|*half|*NaN"},
    "finite": {TypeError: "alien|*raction*", ValueError: "empty|shapeless|float|other: one NaN|list of NaN"},
    "words": {
        TypeError: "!words*|same: *|other: uint64*|other: * more|other shape|other: no*|other: one cell"
    },
    "instance": {TypeError: "!"},
    "mapping": {TypeError: "!*dict*|lambda*|value <class*|value <built-in*"},
    "position": {TypeError: "list *|ragged*|dict*|*set|vector|ones", ValueError: "integer -1|text 'MAGIC'*"},
    "text": {TypeError: "!text *|value '1'"},
    "path": {TypeError: "!text *|value '1'"},
    "flag": {TypeError: "!value True|value False|NumPy bool"},
    "choice": {ValueError: "!"},
    "key": {KeyError: "!"},
    "read-only": {TraitError: "!"},
    "trait": {TraitError: "!integer ?|value 1|value <Co*|value True|value False|text *|value '1'|value b*"},
    "written": {},
}
FORMS = {  # of arrays
    "stack": {ValueError: "too deep"},
    "scalar": {},
    "": {ValueError: "number|too deep"},
    "deep": {ValueError: "number"},
    "vectors": {ValueError: "number|float|empty"},
    "row": {ValueError: "number|other: one row less|other: upright|other: one cell"},
    "board": {ValueError: "number|too deep|other shape|other: one dimension more|other: one cell"},
    "square": {ValueError: "number|too deep|other: one dimension more", LinAlgError: "other shape"},
}
LONG = "range(*|endless*|a million*|a row of*|a long vector*|other: a thousand*|list 65*|tuple 5000*"
INTEGERS = "integer -*|integer [0-3]|integer 2[*][*]??-0|integer 10*"  # the ends of ranges come beside them
LABELS = [
    label
    for label in hostile.LABELS
    if not fits(label, LONG) and (fits(label, INTEGERS) or not label.startswith("integer"))
]
UNSHOWN = "* 5000 deep|*10[*][*]5000|*of huge|*from __repr__|shows no text"
KNOWN = {  # faults of the package: hostile values that it refuses otherwise than it should
    "plot.colours stack": "other: one 10[*][*]5000",  # Python's own message on digits
    "plot.matrix a": "other: one 10[*][*]5000",
    "plot.points values": "other: one 10[*][*]5000",
    "widgets.Board menu": UNSHOWN,
    "widgets.NimGame binary": UNSHOWN,
    "widgets.NimGame.binary binary": UNSHOWN,
    "widgets.MixedGame values": UNSHOWN,
    "widgets.MixedGame.values values": UNSHOWN,
    "widgets.PinsGame values": UNSHOWN,
    "widgets.PinsGame.values values": UNSHOWN,
}
CONTRADICTED = {"a": "b must have", "b": "a and b", "matrix": "source_shape"}
ALSO_CALLED = (verdict.ALSO_CALLED, CONTRADICTED)
COMPARED = {  # not as `shown` shows them
    "widgets.NimGame heaps": repr,  # a fault: its state keeps integers of NumPy, which JSON cannot write
}


def error_of(case, label, value):
    """Return the exception that a hostile value must raise, or None where that depends."""
    if fits(label, KNOWN.get(case.name, "")):
        return None
    if case.kind in NUMBERS:
        return error_of_number(case, value)
    if case.form == "stack" and group_of(label) != "taken" and "other" not in label:
        return TypeError, ValueError  # for any sequence of boards is one
    tables = (REFUSED[case.kind], FORMS[case.form] if case.kind in ARRAYS else {})
    for error, patterns in chain(*map(dict.items, tables)):
        is_listed = fits(label, patterns.strip("!")) or fits(group_of(label), patterns.strip("!"))
        if is_listed != patterns.startswith("!"):
            return error
    return None


def error_of_number(case, value):
    if case.kind in ("ordinal", "operand") and isinstance(value, str):
        return None if case.kind == "ordinal" else TypeError
    if isinstance(value, (bool, np.bool_)) or (case.kind == "real" and not isinstance(value, Real)):
        return TypeError
    try:
        number = value if case.kind == "real" else operator.index(value)
    except Spite:
        return None
    except TypeError:
        return TypeError
    above = case.low is None or number >= case.low
    return None if above and (case.end is None or number < case.end) else ValueError


def refused(case):
    """Yield what must be refused: its name, the argument, and the exception."""
    for place, good in dict((case.places[0], case.places[-1])).items():
        for number in case.outside:
            yield f"{number} {place or ''}", with_item(case.good, place, number), ValueError
        for label, value in hostile_values(good):
            error = error_of(case, label, value)
            if error and (place or value is not None or not case.is_optional):
                yield f"{label} {place or ''}", with_item(case.good, place, value), error
    if case.places[0][0] and not case.is_spread:
        for label, value in hostile_values(None):
            if not may_be_whole(case, value):
                yield f"{label} for all", value, TypeError


def may_be_whole(case, value):
    """Tell whether a value may be refused for its items alone, or is taken, in place of a sequence."""
    if isinstance(value, str):
        return case.name in ("plot.boards labels", "plot.colours labels")
    if case.name == "widgets.Bet choices" and isinstance(value, dict):
        return True  # choices with evidence of their own
    if case.parameter == "presses" and isinstance(value, (int, np.integer, np.ndarray)):
        return True  # one press alone
    if case.name == "games.mex values" and any(hasattr(type(value), f"__{x}__") for x in ("iter", "getitem")):
        return True
    is_sequence = isinstance(value, Sequence) or (isinstance(value, np.ndarray) and value.ndim)
    return is_sequence or (value is None and case.is_optional)


def hostile_values(good):
    """Yield each hostile value, or form of a good one, by name."""
    for label in LABELS:
        with suppress(LookupError):
            yield label, hostile.make(label, good)


@cache
def group_of(label):
    """Return the group of a hostile value."""
    return next((name for name, patterns in GROUPS.items() if fits(label, patterns)), "alien")


def start_of(parameter, error):
    """Return a pattern of how a message begins that names a parameter."""
    if parameter in verdict.NEED_NO_NAME:
        return ""
    names = "|".join([parameter, *(table[parameter] for table in ALSO_CALLED if parameter in table)])
    return rf"{'.*' if error is TraitError else ''}\W*_?({names})\b"


def complaint(call, value, error, start):
    """Return None when a call refuses a value as it should and leaves it alone; else say what it did."""
    before = state(value)
    try:
        result = call(value)
    except Mute:
        return "cannot show it"
    except Spite:  # what the value itself raised
        return None
    except Exception as refusal:
        if type(refusal) not in (error if isinstance(error, tuple) else [error]):
            return f"{type(refusal).__name__}, not {error}: {refusal}"
        if not re.match(start, str(refusal), re.IGNORECASE):
            return f"does not start with {start!r}: {refusal}"
        return None if state(value) == before else "changed it"
    return f"no {error}, but a {type(result).__name__}"


def state(value, depth=3):
    """Return what is equal as long as a value stays as it is, as far as that can be told."""
    if isinstance(value, Iterator):
        return None
    if type(value) in (list, tuple) and depth:
        return [state(item, depth - 1) for item in value]
    if isinstance(value, np.ma.MaskedArray):
        return value.data.tobytes(), value.mask.tobytes()
    try:
        return pickle.dumps(value), getattr(getattr(value, "flags", None), "writeable", None)
    except Exception:  # of what cannot be pickled, the form
        return verdict.fingerprint(value)


def same_forms(case):
    """Yield other forms of the good value, each with its name."""
    place, good = case.places[-1]
    if case.kind in ARRAYS:
        step = 4 if case.name.startswith("plot.") else 1  # for pictures take long
        for label in sorted(hostile.TAKEN)[::step]:
            yield label, with_item(case.good, place, hostile.make(label, good))
    elif case.kind in ("index", "ordinal") and isinstance(good, int):
        kinds = [np.min_scalar_type(good).type, np.int64, hostile.Number, *[np.uint64] * (good >= 0)]
        yield from ((kind.__name__, with_item(case.good, place, kind(good))) for kind in kinds)
        yield "0-d array", with_item(case.good, place, np.array(good))
    elif case.kind == "flag":
        yield "NumPy bool", np.bool_(good)
    if case.kind == "index" and place and len(place) == 1 and not case.is_spread:
        yield from (("tuple", tuple(case.good)), ("list", list(case.good)), ("array", np.array(case.good)))


def arrays_in(value, depth=4):
    """Yield the arrays that a result holds."""
    if isinstance(value, np.ndarray):
        yield value
    elif depth and isinstance(value, (list, tuple, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from arrays_in(item, depth - 1)
    elif depth and type(value).__module__.startswith("magicmath."):
        yield from arrays_in(getattr(value, "__dict__", ()), depth - 1)


def shown(result):
    """Return a text of a result; of a widget, what it tells the page, which is quicker than its picture."""
    if isinstance(result, Widget):
        told = result.get_state()
        return repr([(key, value) for key, value in told.items() if "IPY_MODEL" not in str(value)])
    return verdict.shown(result).split(" at 0x")[0]


KIND = {}
for _name in CHECKED:
    with suppress(LookupError):  # which its own test shows
        KIND[_name] = Case(_name).kind
TAKEN = [name for name in CHECKED if KIND.get(name) in (*ARRAYS, *NUMBERS, "flag")]


@pytest.mark.parametrize("name", CHECKED)
def test_wrong_value_is_refused_by_name_and_nothing_changes(name):
    case = Case(name)
    said = {
        label: complaint(case.call, value, error, start_of(case.parameter, error))
        for label, value, error in refused(case)
    }
    assert said or case.kind == "written"
    assert not {label: complaint for label, complaint in said.items() if complaint}
    if case.kind != "read-only" and case.target.name not in surface.REFUSED_EVEN_IF_GOOD:
        again, (owner, case.arguments) = shown(case.call(case.good)), case.good_call()
        assert again == shown(case.call(case.good, owner))
        assert shown(case.owner) == shown(owner)


@pytest.mark.parametrize("name", TAKEN)
def test_same_value_in_other_forms_is_taken_left_alone_and_not_kept(name):
    case, told = Case(name), COMPARED.get(name, shown)
    expected = told(case.result(case.good))
    for label, value in same_forms(case):
        before = state(value)
        owner, case.arguments = case.good_call()
        result = case.call(value, owner)
        assert told(result) == expected, label
        assert state(value) == before, label
        for ours, theirs in product(arrays_in([result, owner]), arrays_in(value) if told is shown else ()):
            assert not np.may_share_memory(ours, theirs), label


@pytest.mark.parametrize("name", [name for name in TAKEN if KIND[name] in NUMBERS])
def test_ends_of_a_range_are_taken(name):
    case = Case(name)
    for number in case.tried:
        case.result(with_item(case.good, case.places[-1][0], number))


I3, ONES, WIDE = np.eye(3, dtype=int), np.ones((3, 3), int), np.ones((2, 3), int)
SINGULAR = np.ones((9, 9), int)
V3, NAN, INF = np.array([1, 0, 1]), float("nan"), float("inf")
PAIR = RuleSet([[[1, 1]]])
WAY, FIVE = {"self": PAIR, "start": [[0, 0]]}, {"self": Colours(MAGIC, 5), "start": 0 * I3}
DOWN = {"self": ImpartialGame(lambda n: range(n), "downwards")}
PARTICULAR = [  # what, the exception, the values, how the message starts if not by name, other arguments
    ("bits.pack a", TypeError, [[[np.ma.array([1, 0], mask=[1, 0]), [0, 1]]]]),
    ("bits.Packed words", TypeError, [V3.astype(">u8")]),
    ("gf2.matmul b", ValueError, [WIDE, [1, 0]], "a and b"),
    ("gf2.solve b", ValueError, [WIDE, [1, 0]], "b must have 9 rows"),
    ("gf2.solve|gf2.inv|reals.inv_mod2_float a", LinAlgError, [SINGULAR], "a is singular"),
    ("gf2.particular_solution b", ValueError, [WIDE], "b must"),
    ("gf2.particular_solution b", LinAlgError, [V3], "no x", {"a": ONES}),
    ("gf2.multiplicative_order a", LinAlgError, [SINGULAR], "a has no order"),
    ("reals.inv_mod k", LinAlgError, [5, 10], "a has no inverse"),
    ("reals.parity x", FloatingPointError, [[NAN], [INF], [0.5], [2**70], [10**400]]),
    ("reals.left_product a", ValueError, [WIDE, V3, 1], "v and a"),
    ("reals.left_product v", ValueError, [[1, 0], 1], "v and a"),
    ("helix.helix_in_place a", ValueError, [np.frombuffer(bytes(8), "<u8")]),
    ("rules.unit|random_rules|lights_out|cylinder|torus|cross|chess rows", ValueError, [2**40]),
    ("rules.klein_bottle|projective_plane|neighbourhood rows", ValueError, [2**40]),
    ("rules.named_graph sizes", ValueError, [(), (2,), (2, 3, 4)]),
    ("rules.neighbourhood steps", ValueError, [[[]], [(1,)], [(0, 1, 2)]]),
    ("rules.neighbourhood steps", TypeError, [[1, 2], ["12"], [(0, 0.5)]]),
    ("rules.symmetric_basis side", ValueError, [2**40]),
    ("rules.fractal n", ValueError, [200, 10**30]),
    ("rules.combined choices", ValueError, [I3], "choices must have 9"),
    ("rules.all_sums basis", ValueError, [np.ones((40, 2), int)], "basis has"),
    ("rules.to_board|from_cells|graph|RuleSet.from_numbers shape", ValueError, [(1,), (1, 2, 2)]),
    ("rules.to_board|from_cells|graph shape", ValueError, [(2**40, 2**40)]),
    ("rules.graph shape", ValueError, [(2, 2)]),
    ("rules.graph neighbours", TypeError, [[1, 2], [[], None]]),
    ("rules.graph neighbours", ValueError, [[]]),
    ("rules.from_cells cells", ValueError, [[]]),
    ("rules.with_holes rules", ValueError, [PAIR], "rules", {"holes": [[0, 0]]}),
    ("rules.with_holes holes", ValueError, [ONES]),
    ("rules.masks_from_text text", ValueError, ["", "2", "#\n##", "#\n\n##"]),
    ("rules.RuleSet masks", ValueError, [I3]),
    ("rules.RuleSet places", ValueError, [[], [0, 1], [0] * 9]),
    ("rules.RuleSet.from_numbers numbers", ValueError, [[], ()]),
    ("rules.RuleSet.solve|solutions|shortest|particular_solution goal", LinAlgError, [[[0, 1]]], "goal", WAY),
    ("rules.Colours.solve goal", LinAlgError, [np.diag([1, 0, 0])], "goal", FIVE),
    ("rules.Colours.press board", ValueError, [3 * I3]),
    ("rules.Colours.solve start", ValueError, [3 * I3]),
    ("modular.System.particular_solution b", LinAlgError, [V3], "no x", {"self": System(ONES, 4)}),
    ("modular.System.particular_solution b", ValueError, [[1], I3]),
    ("games.Ordinal value", ValueError, ["ε₀", "", "1.5", "-1", "ω-1", "(", "w" * 999, "1\0", "\ud800"]),
    ("games.Ordinal value", ValueError, ["ω # 1", "0x10", "1_0", "ω²3", "ω²²"]),
    ("games.Ordinal.from_exponents exponents", ValueError, [[1, 1], [1, "ω"]]),
    ("games.Ordinal.from_terms terms", ValueError, [[(1,)], [(1, 1), (1, 1)], [(1, 0)]]),
    ("games.Ordinal.from_terms terms", TypeError, [[1], ["ω1"], [(1, "1")]]),
    ("games.nim_sum terms", ValueError, [("ε₀",), ("ω^",), ("-1",)]),
    ("games.binary heaps", TypeError, [[OMEGA]]),
    ("games.binary heaps", ValueError, [[]]),
    ("games.binary width", ValueError, [2**40], "width is too large"),
    ("games.subtraction numbers", ValueError, [[]]),
    ("games.octal_values|octal_period code", ValueError, ["", "77", "0.", "0.78", "0.9", "1.7", "0.7.7"]),
    ("games.octal_values|octal_period code", ValueError, ["0." + "7" * 33]),
    (
        "games.ImpartialGame.moves|grundy|is_won|winning_moves position",
        TypeError,
        [[1], {1: 2}, {1}],
        "",
        DOWN,
    ),
    ("ledger.compare|place|computed name", KeyError, ["casegame", "casegame."]),
    ("ledger.computed name", KeyError, ["casegame.commute"]),
    ("ledger.row key", KeyError, ["casegame", "casegame."]),
    ("plot.boards|colours labels", ValueError, [[], ["a", "b"], "ab"]),
    ("plot.colours stack", ValueError, [[3 * I3]]),
    ("plot.points values", ValueError, [I3, [2**63], [10**30], np.array([2**64 - 1])]),
    ("plot.butterfly s", ValueError, [np.zeros(65, int)]),
    ("plot.matrix a", ValueError, [[[INF, 1]], [1.5], [[[1.5]]]]),
    ("plot.heaps sizes", ValueError, [[]]),
    ("plot.bars counts", ValueError, [{}, {1: -1}, {1: 2**53}]),
    ("plot.bars counts", TypeError, [{1: "2"}, {1: None}]),
    ("stopwatch.growth times", ValueError, [{}, {1: 1}]),
    ("widgets.Board goal", ValueError, [[[1]]]),
    ("widgets.Board.presses|widgets.ColourBoard.presses presses", TypeError, [0]),
    ("widgets.NimGame|NimGame.heaps heaps", ValueError, [[], [0, 0], [1] * 11]),
    ("nim_game.reply heaps", ValueError, [[], [0, 0], [1] * 11]),
    ("plot.augmented right", ValueError, [[[1]]]),
    ("plot.augmented labels", ValueError, [[], ["a", "b", "c"]]),
    ("plot.triangle s", ValueError, [np.zeros(65, int)]),
    ("widgets.ModularRows matrix", ValueError, [np.ones((1, 7), dtype=int)]),
    ("widgets.ModularRows.moves moves", ValueError, [[("add", 0)], [("swap", 0, 1)], [("add", 0, 2)]]),
    ("widgets.ModularRows.moves moves", ValueError, [[("add", 1, 1)], [("multiply", 0, 0)]]),
    ("widgets.ModularRows.moves moves", TypeError, [[3], [("add", 0, 0.5)], ["add"]]),
    ("widgets.RowPlayground matrix", ValueError, [np.eye(17, dtype=int)]),
    ("widgets.RowPlayground beside", ValueError, [[[1]], np.ones((3, 17), int)]),
    ("widgets.RowPlayground labels", ValueError, [[], ["a", "b", "c"]]),
    ("widgets.RowPlayground headings", ValueError, [[], ["a", "b", "c"]]),
    ("widgets.RowPlayground|RowPlayground.moves moves", ValueError, [[("add", 0)], [("sum", 0, 1)]]),
    ("widgets.RowPlayground|RowPlayground.moves moves", ValueError, [[("add", 0, 4)], [("add", 1, 1)]]),
    ("widgets.RowPlayground|RowPlayground.moves moves", TypeError, [[3], [("add", 0, 0.5)], ["add"]]),
    ("widgets.RowPlayground.add|swap target", ValueError, [0]),
    ("widgets.Butterfly items", ValueError, [[1], [0] * 5, [0] * 32]),
    ("widgets.DifferenceTable items", ValueError, [[0] * 33]),
    ("widgets.Stepper frames", ValueError, [[[1]]]),
    ("widgets.Stepper captions", ValueError, [[], ["a", "b"]]),
    ("widgets.Stopwatch levels", ValueError, [[]]),
    ("widgets.Explorer source_shape", ValueError, [(3,), (1, 9, 1), (2, 2)]),
    ("widgets.Explorer target_shape", ValueError, [(3,), (1, 9, 1), (2, 2)]),
    ("widgets.Explorer labels", ValueError, [("a",), ("a", "b", "c")]),
    ("widgets.Explorer names", ValueError, [("a",), ["a"] * 10]),
]


def each(names):
    """Return the names in "rules.unit|cross rows": "rules.unit rows" and "rules.cross rows"."""
    functions, parameter = names.split()
    home = functions.split("|")[0].rpartition(".")[0]
    return [f"{x if x in TARGETS else f'{home}.{x}'} {parameter}" for x in functions.split("|")]


ROWS = [(name, *row) for names, *row in PARTICULAR for name in each(names)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[1].__name__}")
def test_what_is_particular_to_a_function_is_refused_by_name(row):
    (name, error, values), (start, others) = row[:3], (*row[3:], *("", {})[len(row) - 3 :])
    case = Case(name)
    case.owner = others.get("self", case.owner)
    case.arguments |= {key: value for key, value in others.items() if key != "self"}
    start = rf"\W*({start})\b" if start else start_of(case.parameter, error)
    assert [complaint(case.call, value, error, start) for value in values] == [None] * len(values)


def test_endless_values_have_no_mex(monkeypatch):
    monkeypatch.setattr("magicmath.games.nim._MOST_VALUES", 100)
    assert complaint(Case("games.mex values").call, count(), ValueError, "values are more than 100") is None


def test_tables_speak_of_what_is_public():
    for pattern in UNCHECKED:
        assert any(fnmatchcase(name, pattern) for name in NAMES), pattern
    used = {line_of(*name.split()) for name in CHECKED}
    assert used - {None} == set(range(len(KINDS)))


def test_new_parameter_must_have_a_kind(monkeypatch):
    def added(n):
        return n

    monkeypatch.setitem(TARGETS, "gf2.added", surface.Target("gf2.added", added, ("n",)))
    monkeypatch.setitem(surface.GOOD, "gf2.added", {"n": lambda: 3})
    with pytest.raises(LookupError, match=r"gf2\.added .* n must stand in KINDS"):
        Case("gf2.added n")
