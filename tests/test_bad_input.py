"""Give every public name what it should refuse, and every form of what it should take."""

import copy
import inspect
import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import count
from typing import NamedTuple

import numpy as np
import pytest
import traitlets
from numpy.linalg import LinAlgError

from magicmath import (
    bits,
    board,
    colour_board,
    colours,
    explorer,
    gf2,
    helix,
    impartial,
    ledger,
    modular,
    nim,
    nim_game,
    nullity,
    ordinals,
    plot,
    reals,
    rules,
    stepper,
)
from magicmath.bits import Packed, pack
from magicmath.board import Board
from magicmath.colour_board import ColourBoard
from magicmath.colours import Colours
from magicmath.explorer import Explorer
from magicmath.impartial import ImpartialGame
from magicmath.nim_game import NimGame
from magicmath.ordinals import OMEGA, Ordinal
from magicmath.rules import MAGIC, RuleSet
from magicmath.stepper import Stepper

MODULES = (
    *(bits, gf2, reals, helix, modular, rules, nullity, colours, ordinals, nim, impartial),
    *(ledger, plot, board, stepper, explorer, colour_board, nim_game),
)

NAN, INF = float("nan"), float("inf")
I3 = np.eye(3, dtype=int)
ONES, WIDE = np.ones((3, 3), int), np.ones((2, 3), int)
V3 = np.array([1, 0, 1])
STACK = np.array([[[1, 0], [0, 1]], [[1, 1], [0, 0]], [[0, 1], [1, 1]]])
WHITE = np.zeros((3, 3), int)
WORDS = np.ones(1, "<u8")
FLAGS = ["no", None, 1, [True]]
PRINTED = ledger.printed("retroversion.B")
PAIR = RuleSet([[[1, 1]]])
DOWNWARDS = ImpartialGame(lambda n: range(n), "downwards")
UNIT3 = rules.unit(1, 3)
THREE = Colours(MAGIC, 3)
CORNER = np.outer([1, 0, 0], [1, 0, 0])


class Array(NamedTuple):
    """An argument that takes an array: how to pass one, and one that it takes."""

    of: str
    name: str
    call: Callable
    good: np.ndarray
    takes: tuple = ()  # labels of the values below that this argument takes too
    any_shape: bool = True


class Index(NamedTuple):
    """An argument that takes an integer from `low` to below `high`, as far as they are given."""

    of: str
    name: str
    call: Callable
    low: int | None = 0
    high: int | None = None
    takes: tuple = ()


class Other(NamedTuple):
    """Values that one argument refuses, the error, and how its message starts."""

    of: str
    message: str
    error: type | tuple
    call: Callable
    values: list


def named(argument):
    return f"{argument.of}-{argument[1]}"


def assign(widget, name):
    def call(value):
        setattr(widget, name, value)
        return getattr(widget, name)

    return call


def on_magic(of, name, call, takes=()):
    return Array(of, name, call, I3, takes, any_shape=False)


BITS = [
    Array("bits.pack", "a", lambda x: pack(x).unpack(), I3, ["deep"]),
    Array("gf2.matmul", "a", lambda x: gf2.matmul(x, I3), I3, ["deep"]),
    Array("gf2.matmul", "b", lambda x: gf2.matmul(I3, x), I3, ["deep"]),
    Array("gf2.matrix_rank", "a", gf2.matrix_rank, I3),
    Array("gf2.det", "a", gf2.det, I3),
    Array("gf2.inv", "a", gf2.inv, I3),
    Array("gf2.solve", "a", lambda x: gf2.solve(x, V3), I3),
    Array("gf2.solve", "b", lambda x: gf2.solve(I3, x), V3),
    Array("gf2.particular_solution", "a", lambda x: gf2.particular_solution(x, V3), I3),
    Array("gf2.particular_solution", "b", lambda x: gf2.particular_solution(I3, x), I3),
    Array("gf2.null_space", "a", gf2.null_space, I3),
    Array("gf2.matrix_power", "a", lambda x: gf2.matrix_power(x, 2), I3),
    Array("gf2.multiplicative_order", "a", gf2.multiplicative_order, I3),
    Array("gf2.minimal_polynomial", "a", gf2.minimal_polynomial, I3),
    Array("gf2.elimination_steps", "a", gf2.elimination_steps, I3),
    Array("reals.inv_mod2_float", "a", reals.inv_mod2_float, I3),
    Array("helix.xor_scan", "a", helix.xor_scan, I3, ["deep"]),
    Array("helix.helix", "a", helix.helix, I3, ["deep"]),
    Array("helix.cognitive", "a", helix.cognitive, I3, ["deep"]),
    Array("helix.fanion", "s", helix.fanion, V3),
    Array("helix.butterflies", "s", helix.butterflies, V3),
    Array("rules.RuleSet", "masks", lambda x: RuleSet(x).masks, STACK),
    on_magic("rules.RuleSet.press", "board", lambda x: MAGIC.press(x, [0])),
    on_magic("rules.RuleSet.path", "start", lambda x: MAGIC.path(x, [0])),
    on_magic("rules.RuleSet.solve", "start", lambda x: MAGIC.solve(x, WHITE)),
    on_magic("rules.RuleSet.solve", "goal", lambda x: MAGIC.solve(WHITE, x)),
    on_magic("rules.RuleSet.solutions", "start", lambda x: MAGIC.solutions(x, WHITE)),
    on_magic("rules.RuleSet.solutions", "goal", lambda x: MAGIC.solutions(WHITE, x)),
    on_magic("rules.RuleSet.is_reachable", "start", lambda x: MAGIC.is_reachable(x, WHITE)),
    on_magic("rules.RuleSet.is_reachable", "goal", lambda x: MAGIC.is_reachable(WHITE, x)),
    on_magic("rules.RuleSet.shortest", "start", lambda x: MAGIC.shortest(x, WHITE)),
    on_magic("rules.RuleSet.shortest", "goal", lambda x: MAGIC.shortest(WHITE, x)),
    on_magic("rules.RuleSet.particular_solution", "start", lambda x: MAGIC.particular_solution(x, WHITE)),
    on_magic("rules.RuleSet.particular_solution", "goal", lambda x: MAGIC.particular_solution(WHITE, x)),
    on_magic("rules.RuleSet.count_solutions", "start", lambda x: MAGIC.count_solutions(x, WHITE)),
    on_magic("rules.RuleSet.count_solutions", "goal", lambda x: MAGIC.count_solutions(WHITE, x)),
    on_magic("rules.RuleSet.failed_tests", "start", lambda x: MAGIC.failed_tests(x, WHITE)),
    on_magic("rules.RuleSet.failed_tests", "goal", lambda x: MAGIC.failed_tests(WHITE, x)),
    on_magic("rules.RuleSet.nearest_reachable", "start", lambda x: MAGIC.nearest_reachable(x, WHITE)),
    on_magic("rules.RuleSet.nearest_reachable", "goal", lambda x: MAGIC.nearest_reachable(WHITE, x)),
    on_magic("rules.with_holes", "holes", lambda x: rules.with_holes(MAGIC, x).masks),
    on_magic("rules.RuleSet.reachable_boards", "start", MAGIC.reachable_boards, ["None"]),
    Array("rules.to_number", "board", rules.to_number, I3, ["deep", "one number"]),
    Array("rules.pressed", "v", rules.pressed, V3),
    Array("rules.symmetric_boards", "board", rules.symmetric_boards, I3),
    Array("rules.combined", "choices", lambda x: rules.combined(UNIT3, x).masks, I3),
    Array("rules.all_sums", "basis", rules.all_sums, I3, ["deep"]),
    Array("plot.board", "cells", plot.board, I3),
    Array("plot.boards", "stack", plot.boards, STACK),
    on_magic("plot.path", "start", lambda x: plot.path(MAGIC, x, [0])),
    Array("plot.boards", "holes", lambda x: plot.boards([WHITE], holes=x), I3, ["None"], any_shape=False),
    Array("plot.text_board", "cells", plot.text_board, I3),
    Array("plot.pattern", "bits", plot.pattern, I3),
    Array("plot.butterfly", "s", plot.butterfly, V3),
    on_magic("board.Board", "start", lambda x: Board(MAGIC, x), ["None"]),
    Array("board.Board", "start", lambda x: Board(start=x), I3, ["None"]),
    on_magic("board.Board", "goal", lambda x: Board(MAGIC, goal=x), ["None"]),
    Array("board.Board", "goal", lambda x: Board(goal=x), I3, ["None"]),
    on_magic("board.Board.cells", "cells", assign(Board(MAGIC), "cells")),
    on_magic("board.Board.goal", "goal", assign(Board(MAGIC), "goal"), ["None"]),
    Array("explorer.Explorer", "matrix", lambda x: Explorer(x, (1, 3), (3, 1)), I3),
    on_magic("explorer.Explorer.source", "source", assign(Explorer(MAGIC.matrix, (3, 3), (3, 3)), "source")),
]
INTEGERS = [
    Array("modular.System", "a", lambda x: modular.System(x, 5).forms, I3),
    Array("modular.System.particular_solution", "b", modular.System(I3, 5).particular_solution, V3),
    Array("colours.Colours.press", "board", lambda x: THREE.press(x, [0]), I3),
    Array("colours.Colours.solve", "start", lambda x: THREE.solve(x, WHITE), I3),
    Array("colours.Colours.solve", "goal", lambda x: THREE.solve(WHITE, x), I3),
    Array("colours.Colours.count_solutions", "start", lambda x: THREE.count_solutions(x, WHITE), I3),
    Array("colours.Colours.count_solutions", "goal", lambda x: THREE.count_solutions(WHITE, x), I3),
    Array("colours.Colours.as_board", "board", THREE.as_board, I3),
    Array("plot.colours", "stack", lambda x: plot.colours(x, 3), STACK),
    Array("plot.points", "values", plot.points, V3),
    Array("colour_board.ColourBoard", "start", lambda x: ColourBoard(THREE, x), I3, ["None"]),
    Array("colour_board.ColourBoard", "goal", lambda x: ColourBoard(THREE, goal=x), I3, ["None"]),
    Array("colours.Colours.failed_tests", "start", lambda x: THREE.failed_tests(x, WHITE), I3),
    Array("colours.Colours.failed_tests", "goal", lambda x: THREE.failed_tests(WHITE, x), I3),
    Array("reals.det", "a", reals.det, I3),
    Array("reals.adjugate", "a", reals.adjugate, I3),
    Array("reals.inv_mod", "a", reals.inv_mod, I3),
    Array("reals.works_for_colours", "a", lambda x: reals.works_for_colours(x, 3), I3),
]
REALS = [
    Array("reals.parity", "x", reals.parity, I3, ["deep", "one number"]),
    Array("reals.left_product", "v", lambda x: reals.left_product(x, I3), V3, ["deep", "one number"]),
    Array("reals.left_product", "a", lambda x: reals.left_product(V3, x), I3, ["deep", "one number"]),
    Array(
        "ledger.compare",
        "computed",
        lambda x: ledger.compare("retroversion.B", x),
        PRINTED,
        ["deep", "one number", "empty"],
    ),
    Array("plot.matrix", "a", plot.matrix, I3),
    Array("plot.as_matrix", "some name", lambda x: plot.as_matrix(x, "some name").astype(int), I3),
    Array("stepper.Stepper", "frames", lambda x: Stepper([x], ["caption"]), I3),
]
ARRAYS = [*BITS, *INTEGERS, *REALS]


def spoiled(good, bad):
    """Return nested lists in which one cell is another."""
    cells = inner = good.tolist()
    while isinstance(inner[0], list):
        inner = inner[0]
    inner[0] = bad
    return cells


NO_NUMBERS = {
    "None": lambda good: None,
    "None inside": lambda good: spoiled(good, None),
    "text": lambda good: "101",
    "text inside": lambda good: spoiled(good, "1"),
    "bytes": lambda good: b"101",
    "dict": lambda good: {0: 1},
    "set": lambda good: {0, 1},
    "complex": lambda good: good.astype(complex),
    "masked": lambda good: np.ma.array(good, mask=good == 0),
    "masked floats": lambda good: np.ma.array(good, mask=good == 0, dtype=float),
    "dates": lambda good: good.astype("datetime64[s]"),
}
FLOATS = {
    "whole floats": lambda good: good.astype(float),
    "a whole float inside": lambda good: spoiled(good, 1.0),
    "a half": lambda good: spoiled(good, 0.5),
    "NaN": lambda good: spoiled(good, NAN),
    "infinity": lambda good: spoiled(good, INF),
    "object floats": lambda good: np.array(spoiled(good, 1.0), dtype=object),
    "a NumPy float": lambda good: np.float64(1),
    "fractions": lambda good: spoiled(good, Fraction(1)),
}
NO_SHAPES = {
    "ragged": lambda good: [good.tolist(), []],
    "empty": lambda good: [],
    "empty rows": lambda good: np.zeros((0,) * good.ndim, int),
    "deep": lambda good: good[None, None, None],
    "one number": lambda good: np.int64(1),
}
NO_BITS = {
    "two": lambda good: spoiled(good, 2),
    "minus one": lambda good: spoiled(good, -1),
    "all twos": lambda good: good * 2,
    "255": lambda good: np.full(good.shape, 255, np.uint8),
    "a huge integer": lambda good: spoiled(good, 10**30),
}
NO_INTEGERS = {
    "True": True,
    "a NumPy bool": np.True_,
    "a whole float": 1.0,
    "a NumPy float": np.float64(1),
    "NaN": NAN,
    "infinity": INF,
    "a fraction": Fraction(1),
    "complex": 1j,
    "text": "1",
    "bytes": b"1",
    "None": None,
    "list": [1],
    "dict": {1: 1},
    "set": {1},
}


def consume(result):
    return list(result) if isinstance(result, Iterator) else result


def complaint(call, value, error, message):
    """Return None when a call refuses a value as it should and leaves it alone; else say what it did."""
    before = copy.deepcopy(value) if not isinstance(value, Iterator) else value
    try:
        returned = consume(call(value))
    except error as refusal:
        if not re.match(rf"\W*{message}\b", str(refusal)):
            return f"{type(refusal).__name__} does not start with {message!r}: {refusal}"
        return None if repr(value) == repr(before) else f"the input became {value!r}"
    except Exception as other:
        return f"{type(other).__name__}: {other}"
    return f"returned {returned!r}"


def assert_all_refused(call, values, error, message):
    complaints = {label: complaint(call, value, error, message) for label, value in values.items()}
    assert not {label: said for label, said in complaints.items() if said}


def arrays_for(argument, *tables):
    """Make the bad arrays of some tables for one argument."""
    both = ("empty rows",) if "empty" in argument.takes else ()
    made = {label: make for table in tables for label, make in table.items()}
    return {k: make(argument.good) for k, make in made.items() if k not in (*argument.takes, *both)}


@pytest.mark.parametrize("argument", [*BITS, *INTEGERS], ids=named)
def test_what_is_no_integer_is_refused_by_name(argument):
    # any sequence of boards is a stack, so what is none may count as empty
    error = (TypeError, ValueError) if argument.name == "stack" else TypeError
    assert_all_refused(argument.call, arrays_for(argument, NO_NUMBERS, FLOATS), error, argument.name)


@pytest.mark.parametrize("argument", REALS, ids=named)
def test_what_is_no_number_is_refused_by_name(argument):
    assert_all_refused(argument.call, arrays_for(argument, NO_NUMBERS), TypeError, argument.name)


@pytest.mark.parametrize("argument", BITS, ids=named)
def test_integers_other_than_0_and_1_are_refused_by_name_and_never_reduced(argument):
    assert_all_refused(argument.call, arrays_for(argument, NO_BITS), ValueError, argument.name)


@pytest.mark.parametrize("argument", ARRAYS, ids=named)
def test_array_of_a_wrong_form_is_refused_by_name(argument):
    assert_all_refused(argument.call, arrays_for(argument, NO_SHAPES), ValueError, argument.name)


@pytest.mark.parametrize("argument", [a for a in BITS if not a.any_shape], ids=named)
def test_board_of_another_shape_is_refused_by_name(argument):
    others = {shape: np.ones(shape, int) for shape in [(1, 9), (9, 1), (2, 3), (3, 4), (1, 1)]}
    assert_all_refused(argument.call, others, ValueError, argument.name)


SQUARE = {
    *("gf2.det", "gf2.inv", "gf2.solve", "gf2.matrix_power", "gf2.multiplicative_order"),
    *("gf2.minimal_polynomial", "reals.det", "reals.adjugate", "reals.inv_mod", "reals.works_for_colours"),
    "reals.inv_mod2_float",
}


@pytest.mark.parametrize("argument", [a for a in ARRAYS if a.of in SQUARE and a.name == "a"], ids=named)
def test_matrix_that_is_not_square_is_a_linalg_error(argument):
    assert_all_refused(argument.call, {"wide": WIDE, "high": WIDE.T}, LinAlgError, "a must be square")


@pytest.mark.parametrize("argument", ARRAYS, ids=named)
def test_array_of_any_integer_dtype_is_taken_and_left_alone(argument):
    expected = repr(consume(argument.call(argument.good.astype(np.uint8))))
    for dtype in (bool, np.int8, np.int64, np.uint64, object):
        array = np.asfortranarray(argument.good.astype(dtype))
        kept = array.copy()
        array.flags.writeable = False
        assert repr(consume(argument.call(array))) == expected
        np.testing.assert_array_equal(array, kept)


@pytest.mark.parametrize("argument", ARRAYS, ids=named)
def test_nested_lists_tuples_and_views_are_taken_and_left_alone(argument):
    expected = repr(consume(argument.call(argument.good.astype(np.uint8))))
    nested = argument.good.tolist()
    for form in (nested, tuple(nested), np.repeat(argument.good, 2, axis=0)[::2], list(argument.good)):
        before = copy.deepcopy(form)
        assert repr(consume(argument.call(form))) == expected
        assert repr(form) == repr(before)


@pytest.mark.parametrize("argument", BITS, ids=named)
def test_result_shares_no_memory_with_the_input(argument):
    array = argument.good.astype(np.uint8)
    results = consume(argument.call(array))
    for result in results if isinstance(results, list) else [results]:
        matrix = getattr(result, "matrix", result)
        assert not (isinstance(matrix, np.ndarray) and np.shares_memory(matrix, array))


INDICES = [
    Index("gf2.matrix_power", "n", lambda x: gf2.matrix_power(I3, x), low=None),
    Index("gf2.elimination_steps", "columns", lambda x: gf2.elimination_steps(I3, x), 0, 4, ["None"]),
    Index("reals.inv_mod", "k", lambda x: reals.inv_mod(I3, x), 2),
    Index("reals.works_for_colours", "k", lambda x: reals.works_for_colours(I3, x), 2),
    Index("helix.xor_scan", "axis", lambda x: helix.xor_scan(I3, x), -2, 2),
    Index("bits.Packed", "length", lambda x: Packed(np.zeros(2, "<u8"), x).unpack(), 65, 129, ["None"]),
    Index("helix.helix", "axis", lambda x: helix.helix(I3, x), -2, 2),
    Index("helix.cognitive", "axis", lambda x: helix.cognitive(I3, x), -2, 2),
    Index("helix.geniton", "n", helix.geniton, 1),
    Index("rules.RuleSet.press", "presses", lambda x: MAGIC.press(WHITE, x), 0, 9, ["list"]),
    Index("rules.RuleSet.press", "presses", lambda x: MAGIC.press(WHITE, [0, x]), 0, 9),
    Index("rules.RuleSet.path", "presses", lambda x: MAGIC.path(WHITE, [0, x]), 0, 9),
    Index("rules.RuleSet.from_numbers", "number", lambda x: RuleSet.from_numbers([1, x]), 0, 512),
    Index("rules.RuleSet.from_numbers", "shape", lambda x: RuleSet.from_numbers([1], (x, 2)), 1),
    Index("rules.to_board", "number", rules.to_board, 0, 512),
    Index("rules.to_board", "shape", lambda x: rules.to_board(1, (2, x)), 1),
    Index("rules.lights_out", "rows", lambda x: rules.lights_out(x, 2), 1),
    Index("rules.lights_out", "columns", lambda x: rules.lights_out(2, x), 1),
    Index("rules.cylinder", "rows", lambda x: rules.cylinder(x, 2), 1),
    Index("rules.cylinder", "columns", lambda x: rules.cylinder(2, x), 1),
    Index("rules.torus", "rows", lambda x: rules.torus(x, 2), 1),
    Index("rules.torus", "columns", lambda x: rules.torus(2, x), 1),
    Index("rules.cross", "rows", lambda x: rules.cross(x, 2), 1),
    Index("rules.cross", "columns", lambda x: rules.cross(2, x), 1),
    Index("rules.chess", "rows", lambda x: rules.chess("king", x, 2), 1),
    Index("rules.chess", "columns", lambda x: rules.chess("king", 2, x), 1),
    Index("rules.graph", "neighbours", lambda x: rules.graph([[0, x], [0]]), 0, 2),
    Index("rules.graph", "shape", lambda x: rules.graph([[]], (1, x)), 1, 2),
    Index("rules.from_cells", "cells", lambda x: rules.from_cells([[], [x]], (2, 2)), 0, 4),
    Index("rules.from_cells", "shape", lambda x: rules.from_cells([[]], (x, 1)), 1),
    Index("rules.RuleSet", "places", lambda x: RuleSet([[[1, 1]]], places=[x]), 0, 2),
    Index("modular.System", "k", lambda x: modular.System(I3, x).forms, 2, 256),
    Index("colours.Colours", "k", lambda x: Colours(MAGIC, x), 2, 256),
    Index("colours.Colours.press", "presses", lambda x: THREE.press(WHITE, [0, x]), 0, 9),
    Index("nullity.fibonacci_polynomial", "m", nullity.fibonacci_polynomial, 0, 2**24 + 1),
    Index("plot.colours", "k", lambda x: plot.colours([WHITE], x), 2),
    Index("colour_board.ColourBoard.press", "presses", lambda x: ColourBoard(THREE).press(0, x), 0, 9),
    Index(
        "colour_board.ColourBoard.presses",
        "presses",
        lambda x: assign(ColourBoard(THREE), "presses")([x]),
        0,
        9,
    ),
    Index("nullity.shifted", "p", nullity.shifted),
    Index("nullity.by_gcd", "n", nullity.by_gcd, 0, 2**22),
    Index("nullity.of_board", "n", nullity.of_board, 0, 2**22),
    Index("nullity.table", "largest", nullity.table, 0, 2**16),
    Index("rules.unit", "rows", lambda x: rules.unit(x, 2), 1),
    Index("rules.unit", "columns", lambda x: rules.unit(2, x), 1),
    Index("rules.fractal", "n", rules.fractal, 1),
    Index("rules.random_rules", "rows", lambda x: rules.random_rules(x, 2, 0), 1),
    Index("rules.random_rules", "columns", lambda x: rules.random_rules(2, x, 0), 1),
    Index("rules.symmetric_basis", "side", rules.symmetric_basis, 1),
    Index("ordinals.Ordinal", "value", Ordinal, 0, None, ["text"]),
    Index(
        "ordinals.as_ordinal", "some name", lambda x: ordinals.as_ordinal(x, "some name"), 0, None, ["text"]
    ),
    Index(
        "ordinals.Ordinal.from_exponents",
        "exponents",
        lambda x: Ordinal.from_exponents(["ω", x]),
        0,
        None,
        ["text"],
    ),
    Index(
        "ordinals.Ordinal.from_terms",
        "terms",
        lambda x: Ordinal.from_terms([("ω", 1), (x, 1)]),
        0,
        None,
        ["text"],
    ),
    Index("ordinals.Ordinal.from_terms", "terms", lambda x: Ordinal.from_terms([(1, x)]), 1),
    Index("nim.mex", "values", lambda x: nim.mex([0, x]), 0, None, ["text"]),
    Index("nim.nim_sum", "terms", lambda x: nim.nim_sum(3, x), 0, None, ["text"]),
    Index("nim.nim_table", "rows", lambda x: nim.nim_table(x, 2), 1, 257),
    Index("nim.nim_table", "columns", lambda x: nim.nim_table(2, x), 1, 257, ["None"]),
    Index("nim.lowerings", "terms", lambda x: nim.lowerings([1, x], 2), 0, None, ["text"]),
    Index("nim.lowerings", "value", lambda x: nim.lowerings([1, 2], x), 0, None, ["text"]),
    Index("nim.winning_moves", "heaps", lambda x: nim.winning_moves([1, x]), 0, None, ["text"]),
    Index("nim.as_heaps", "some name", lambda x: nim.as_heaps([1, x], "some name"), 0, None, ["text"]),
    Index("nim.binary", "heaps", lambda x: nim.binary([1, x]), 0),
    Index("nim.binary", "width", lambda x: nim.binary([1, 2], x), 2, None, ["None"]),
    Index("nim_game.NimGame", "heaps", lambda x: NimGame([1, x]), 0, 32),
    Index("nim_game.NimGame.heaps", "heaps", lambda x: assign(NimGame(), "heaps")([1, x]), 0, 32),
    Index("nim_game.NimGame.take", "heap", lambda x: NimGame([3, 1]).take(x, 0), 0, 2),
    Index("nim_game.NimGame.take", "left", lambda x: NimGame([3, 1]).take(0, x), 0, 3),
    Index("nim_game.reply", "heaps", lambda x: nim_game.reply([1, x]), 0, 32),
    Index("plot.heaps", "sizes", lambda x: plot.heaps([1, x]), 0, 64),
    Index("impartial.subtraction", "numbers", lambda x: impartial.subtraction([1, x]), 1),
    Index("impartial.octal_values", "largest", lambda x: impartial.octal_values("0.3", x), 0, 2**16 + 1),
    Index("impartial.octal_period", "largest", lambda x: impartial.octal_period("0.3", x), 0, 2**16 + 1),
    Index("plot.path", "presses", lambda x: plot.path(MAGIC, WHITE, [0, x]), 0, 9),
    Index("plot.matrix", "highlight", lambda x: plot.matrix(I3, highlight=[x]), 0, 3),
    Index("board.Board.press", "presses", lambda x: Board(MAGIC).press(0, x), 0, 9),
    Index("board.Board.presses", "presses", lambda x: assign(Board(MAGIC), "presses")([0, x]), 0, 9),
    Index("explorer.Explorer", "source_shape", lambda x: Explorer([[1, 1]], (x, 1), (1, 2)), 1, 2),
    Index("explorer.Explorer", "target_shape", lambda x: Explorer([[1, 1]], (1, 1), (x, 1)), 2, 3),
]


@pytest.mark.parametrize("index", INDICES, ids=named)
def test_wrong_kind_of_index_is_refused_by_name(index):
    values = {label: value for label, value in NO_INTEGERS.items() if label not in index.takes}
    assert_all_refused(index.call, values, TypeError, index.name)


@pytest.mark.parametrize("index", INDICES, ids=named)
def test_index_out_of_range_is_refused_by_name(index):
    low = [] if index.low is None else [index.low - 1, -(10**30)]
    high = [] if index.high is None else [index.high, 10**30]
    assert_all_refused(index.call, {n: n for n in (*low, *high)}, ValueError, index.name)


@pytest.mark.parametrize("index", INDICES, ids=named)
def test_index_of_any_integer_type_is_taken(index):
    number = max(index.low or 0, 0)
    expected = repr(consume(index.call(number)))
    for same in (np.int8(number), np.int64(number), np.uint64(number), np.array(number)):
        assert repr(consume(index.call(same))) == expected


EITHER = (TypeError, ValueError)
HUGE = 10**400  # beyond any float
BEYOND = (ValueError, FloatingPointError)
RAGGED = [[0, 1], [2]]
OTHERS = [
    Other("gf2.matmul", "a and b", ValueError, lambda x: gf2.matmul(I3, x), [WIDE, [1, 0]]),
    Other("gf2.solve", "b must have 3 rows", ValueError, lambda x: gf2.solve(I3, x), [[1, 0], WIDE]),
    Other("gf2.solve", "a is singular", LinAlgError, lambda x: gf2.solve(x, V3), [ONES]),
    Other("gf2.inv", "a is singular", LinAlgError, gf2.inv, [ONES]),
    Other("gf2.particular_solution", "b must", ValueError, lambda x: gf2.particular_solution(I3, x), [WIDE]),
    Other("gf2.particular_solution", "no x", LinAlgError, lambda x: gf2.particular_solution(ONES, x), [V3]),
    Other("gf2.multiplicative_order", "a has no order", LinAlgError, gf2.multiplicative_order, [ONES]),
    Other("gf2.Step", ".*operation", TypeError, lambda x: gf2.Step(), [None]),
    Other(
        "reals.inv_mod", "a has no inverse", LinAlgError, lambda x: reals.inv_mod(MAGIC.matrix, x), [5, 10]
    ),
    Other("reals.inv_mod2_float", "a is singular", LinAlgError, reals.inv_mod2_float, [ONES]),
    Other("reals.parity", "tolerance", ValueError, lambda x: reals.parity([1], x), [-0.1, 0.5, NAN, INF]),
    Other("reals.parity", "tolerance", TypeError, lambda x: reals.parity([1], x), [None, "0.1", 1j, [0.1]]),
    Other("reals.parity", "x", FloatingPointError, reals.parity, [[NAN], [INF], [0.5], [2**70], [HUGE]]),
    Other("reals.left_product", "v", BEYOND, lambda x: reals.left_product(x, [[1]]), [[HUGE]]),
    Other("reals.left_product", "a", BEYOND, lambda x: reals.left_product([1], x), [[[HUGE]]]),
    Other("ledger.compare", "computed", BEYOND, lambda x: ledger.compare("retroversion.det_Y", x), [HUGE]),
    Other("rules.to_board", "shape", ValueError, lambda x: rules.to_board(0, x), [(2**40, 2**40)]),
    Other("rules.unit", "rows", ValueError, lambda x: rules.unit(x, 1), [2**40]),
    Other("rules.random_rules", "rows", ValueError, lambda x: rules.random_rules(x, 1, 0), [2**40]),
    Other("rules.symmetric_basis", "side", ValueError, rules.symmetric_basis, [2**40]),
    Other("rules.symmetric_basis", "mirrors", TypeError, lambda x: rules.symmetric_basis(2, x), FLAGS),
    Other("reals.left_product", "v and a", ValueError, lambda x: reals.left_product(V3, x), [WIDE, V3, 1]),
    Other("reals.left_product", "v and a", ValueError, lambda x: reals.left_product(x, I3), [[1, 0], 1]),
    Other("bits.Packed", "words", TypeError, Packed, [None, 3, [1], V3, I3, "1", V3.astype(">u8")]),
    Other("helix.helix_in_place", "memory", ValueError, lambda x: helix.helix_in_place(WORDS, x), [0, -1]),
    Other("helix.helix_in_place", "memory", TypeError, lambda x: helix.helix_in_place(WORDS, x), [1e9, "1"]),
    Other("helix.helix_in_place", "a", TypeError, helix.helix_in_place, [None, 3, [1], V3, "1"]),
    Other("helix.geniton", "n", ValueError, helix.geniton, [2**15 + 1, 10**30]),
    Other("helix.Butterfly", ".*half", TypeError, lambda x: helix.Butterfly(), [None]),
    Other("rules.RuleSet", "masks", ValueError, RuleSet, [I3]),
    Other("rules.RuleSet.from_numbers", "numbers", TypeError, RuleSet.from_numbers, [3, None, 1.5]),
    Other("rules.RuleSet.from_numbers", "numbers", ValueError, RuleSet.from_numbers, [[], ()]),
    Other(
        "rules.RuleSet.from_numbers", "shape", TypeError, lambda x: RuleSet.from_numbers([1], x), [3, None]
    ),
    Other("rules.to_board", "shape", TypeError, lambda x: rules.to_board(1, x), [3, None, "33", (3.0, 3)]),
    Other("rules.RuleSet.press", "presses", TypeError, lambda x: MAGIC.press(WHITE, x), [RAGGED, "01", {0}]),
    Other("rules.RuleSet.press", "presses", TypeError, lambda x: MAGIC.press(WHITE, x), [iter([0]), [[]]]),
    Other("rules.RuleSet.path", "presses", TypeError, lambda x: MAGIC.path(WHITE, x), [RAGGED, "01", None]),
    Other("rules.RuleSet.solve", "goal", LinAlgError, lambda x: PAIR.solve([[0, 0]], x), [[[0, 1]]]),
    Other("rules.RuleSet.solutions", "goal", LinAlgError, lambda x: PAIR.solutions([[0, 0]], x), [[[0, 1]]]),
    Other("rules.fractal", "n", ValueError, rules.fractal, [200, 10**30]),
    Other("rules.combined", "rules", TypeError, lambda x: rules.combined(x, I3), [None, STACK, "MAGIC"]),
    Other("rules.combined", "choices must have 9", ValueError, lambda x: rules.combined(MAGIC, x), [I3]),
    Other("rules.random_rules", "SeedSequence", TypeError, lambda x: rules.random_rules(2, 2, x), ["1", 0.5]),
    Other(
        "rules.random_rules", "expected non-negative", ValueError, lambda x: rules.random_rules(2, 2, x), [-1]
    ),
    Other("rules.all_sums", "basis has", ValueError, rules.all_sums, [np.ones((40, 2), int)]),
    Other(
        "ordinals.Ordinal",
        "value",
        ValueError,
        Ordinal,
        ["ε₀", "", "1.5", "-1", "ω-1", "(", "w" * 999, "1\0", "\ud800", "ω # 1", "0x10", "1_0", "ω²3", "ω²²"],
    ),
    Other(
        "ordinals.Ordinal.from_exponents", "exponents", ValueError, Ordinal.from_exponents, [[1, 1], [1, "ω"]]
    ),
    Other(
        "ordinals.Ordinal.from_exponents",
        "exponents",
        TypeError,
        Ordinal.from_exponents,
        [3, None, "ω", [[1]]],
    ),
    Other("ordinals.Ordinal.from_terms", "terms", ValueError, Ordinal.from_terms, [[(1,)], [(1, 1), (1, 1)]]),
    Other("ordinals.Ordinal.from_terms", "terms", TypeError, Ordinal.from_terms, [3, None, [1], ["ω1"]]),
    Other("nim.mex", "values", TypeError, nim.mex, [3, None, "012", b"012"]),
    Other("nim.mex", "values are more than", ValueError, nim.mex, [count(), range(10**12)]),
    Other("nim.nim_sum", "terms", ValueError, nim.nim_sum, ["ε₀", "ω^", "-1"]),
    Other("nim.binary", "heaps", EITHER, nim.binary, [[], 3, None, "12", {1}, [OMEGA], ["1"]]),
    Other("nim.binary", "width is too large", ValueError, lambda x: nim.binary([1], x), [2**40]),
    Other("nim.winning_moves", "heaps", TypeError, nim.winning_moves, [3, None, "12", {1}]),
    Other("nim.Move", ".*left", TypeError, lambda x: nim.Move(0), [None]),
    Other("impartial.ImpartialGame", "moves", TypeError, ImpartialGame, [None, 3, [[1], []], "NIM"]),
    Other("impartial.ImpartialGame.moves", "position", TypeError, DOWNWARDS.moves, [[1], {1: 2}, {1}]),
    Other("impartial.ImpartialGame.grundy", "position", TypeError, DOWNWARDS.grundy, [[1], {1: 2}, {1}]),
    Other("impartial.ImpartialGame.is_won", "position", TypeError, DOWNWARDS.is_won, [[1], {1: 2}, {1}]),
    Other(
        "impartial.ImpartialGame.winning_moves",
        "position",
        TypeError,
        DOWNWARDS.winning_moves,
        [[1], {1: 2}, {1}],
    ),
    Other("nim_game.NimGame", "heaps", EITHER, NimGame, [3, None, [], "12", [0, 0], [1] * 11, {1}]),
    Other("nim_game.NimGame", "first", ValueError, lambda x: NimGame(first=x), ["me", None, 0, ["you"]]),
    Other(
        "nim_game.NimGame", ".*binary", traitlets.TraitError, lambda x: NimGame(binary=x), [3, None, "yes"]
    ),
    Other(
        "nim_game.NimGame.heaps",
        "heaps",
        EITHER,
        assign(NimGame(), "heaps"),
        [3, None, [], "12", [0, 0], [1] * 11, {1}],
    ),
    Other(
        "nim_game.NimGame.binary", ".*binary", traitlets.TraitError, assign(NimGame(), "binary"), [3, None]
    ),
    Other("nim_game.reply", "heaps", EITHER, nim_game.reply, [3, None, [], [0, 0], [1] * 11]),
    Other("plot.heaps", "sizes", EITHER, plot.heaps, [3, None, "12", {1}]),
    Other("plot.heaps", "heaps", ValueError, plot.heaps, [[]]),
    Other("impartial.subtraction", "numbers", EITHER, impartial.subtraction, [3, None, [], "12", {1}]),
    Other(
        "impartial.octal_values",
        "code",
        EITHER,
        lambda x: impartial.octal_values(x, 5),
        [0.77, 77, None, "", "77", "0.", "0.78", "1.7", "0.7.7", b"0.77", "0." + "7" * 33],
    ),
    Other(
        "impartial.octal_period", "code", EITHER, lambda x: impartial.octal_period(x, 5), [0.77, None, "0.9"]
    ),
    Other("rules.lights_out", "rows", ValueError, lambda x: rules.lights_out(x, 2**16), [2**16]),
    Other("rules.torus", "rows", ValueError, lambda x: rules.torus(x, 1), [2**40]),
    Other("rules.cross", "rows", ValueError, lambda x: rules.cross(x, 1), [2**40]),
    Other("rules.chess", "rows", ValueError, lambda x: rules.chess("king", x, 1), [2**40]),
    Other("rules.chess", "piece", ValueError, lambda x: rules.chess(x, 2, 2), ["pawn", None, 3, ["king"]]),
    Other("rules.graph", "neighbours", TypeError, rules.graph, [3, None, "12", [1, 2], [[], None]]),
    Other("rules.graph", "neighbours", ValueError, rules.graph, [[], [[0], [2]], [[-1]]]),
    Other("rules.graph", "shape", EITHER, lambda x: rules.graph([[], []], x), [3, (2, 2), (1,), "12"]),
    Other("rules.from_cells", "cells", EITHER, lambda x: rules.from_cells(x, (1, 2)), [[], None, 3, [[2]]]),
    Other("rules.from_cells", "shape", EITHER, lambda x: rules.from_cells([[0]], x), [3, None, (1,), "12"]),
    Other("rules.with_holes", "rules", TypeError, lambda x: rules.with_holes(x, I3), [None, STACK, "MAGIC"]),
    Other("rules.with_holes", "rules", ValueError, lambda x: rules.with_holes(x, [[0, 0]]), [PAIR]),
    Other("rules.with_holes", "holes", ValueError, lambda x: rules.with_holes(MAGIC, x), [ONES]),
    Other("rules.masks_from_text", "text", TypeError, rules.masks_from_text, [None, 3, b"1", [["#"]]]),
    Other("rules.masks_from_text", "text", ValueError, rules.masks_from_text, ["", "2", "#\n##", "#\n\n##"]),
    Other("rules.RuleSet", "places", EITHER, lambda x: RuleSet([[[1, 1]]], places=x), [0, "0", [0, 1], []]),
    Other("rules.Shortest", ".*presses", TypeError, lambda x: rules.Shortest(), [None]),
    Other("rules.RuleSet.shortest", "goal", LinAlgError, lambda x: PAIR.shortest([[0, 0]], x), [[[0, 1]]]),
    Other(
        "rules.RuleSet.particular_solution",
        "goal",
        LinAlgError,
        lambda x: PAIR.particular_solution([[0, 0]], x),
        [[[0, 1]]],
    ),
    Other(
        "modular.System.particular_solution",
        "no x",
        LinAlgError,
        modular.System(ONES, 4).particular_solution,
        [V3],
    ),
    Other(
        "modular.System.particular_solution",
        "b",
        ValueError,
        modular.System(I3, 4).particular_solution,
        [[1], I3],
    ),
    Other("modular.Diagonal", ".*modulus", TypeError, lambda x: modular.Diagonal(), [None]),
    Other("colours.Colours", "rules", TypeError, lambda x: Colours(x, 3), [None, STACK, "MAGIC"]),
    Other("colours.Colours.press", "board", ValueError, lambda x: THREE.press(x, 0), [-I3, 3 * I3, WIDE]),
    Other("colours.Colours.solve", "start", ValueError, lambda x: THREE.solve(x, WHITE), [-I3, 3 * I3, WIDE]),
    Other(
        "colours.Colours.solve", "goal", LinAlgError, lambda x: Colours(MAGIC, 5).solve(WHITE, x), [CORNER]
    ),
    Other("plot.colours", "stack", ValueError, lambda x: plot.colours(x, 3), [[-I3], [3 * I3]]),
    Other(
        "plot.points",
        "values",
        ValueError,
        plot.points,
        [[-1], [], I3, [2**63], [10**30], np.array([2**64 - 1])],
    ),
    Other("plot.colours", "labels", EITHER, lambda x: plot.colours([I3], 3, x), [[], ["a", "b"], 3, "ab"]),
    Other("colour_board.ColourBoard", "game", TypeError, ColourBoard, [None, MAGIC, 3]),
    Other("colour_board.ColourBoard", "goal", ValueError, lambda x: ColourBoard(THREE, goal=x), [-I3, WIDE]),
    Other("ledger.names", "document", KeyError, ledger.names, ["other", 3, [], b"casegame"]),
    Other("ledger.printed", "name", KeyError, ledger.printed, ["other", None, 3, ["casegame.S1"]]),
    Other("ledger.place", "name", KeyError, ledger.place, ["casegame", None, 3, b"casegame.S1"]),
    Other("ledger.compare", "name", KeyError, lambda x: ledger.compare(x, [1]), ["casegame.", None]),
    Other("ledger.compare", "atol", ValueError, lambda x: ledger.compare("retroversion.B", I3, x), [-1, NAN]),
    Other(
        "ledger.compare", "atol", TypeError, lambda x: ledger.compare("retroversion.B", I3, x), ["1", 1j, [1]]
    ),
    Other("ledger.compare_each", "name", KeyError, lambda x: ledger.compare_each(x, S1=1), ["other", None]),
    Other("ledger.computed", "name", KeyError, ledger.computed, ["casegame", "casegame.commute", None, 3]),
    Other("ledger.row", "key", KeyError, ledger.row, ["casegame", "casegame.", None, 3, ["casegame.S1"]]),
    Other("ledger.table", "document", KeyError, ledger.table, ["other", 3, [], b"casegame"]),
    Other("ledger.table", "verdict", ValueError, lambda x: ledger.table(verdict=x), ["wrong", 3, [], True]),
    Other("ledger.rosetta", "text", TypeError, ledger.rosetta, [None, 3, b"V", ["V"]]),
    Other("ledger.errata", "errata", TypeError, ledger.errata, [None, "casegame"]),
    Other("ledger.Row", ".*finding", TypeError, lambda x: ledger.Row(), [None]),
    Other("ledger.Correction", ".*right", TypeError, lambda x: ledger.Correction(), [None]),
    Other("ledger.Expression", ".*words", TypeError, lambda x: ledger.Expression(), [None]),
    Other("ledger.Table", ".*iterable", TypeError, ledger.Table, [3]),
    Other("ledger.Rosetta", ".*iterable", TypeError, ledger.Rosetta, [3]),
    Other("ledger.Counts", ".*iterable", TypeError, ledger.Counts, [3]),
    Other("ledger.Comparison", ".*differences", TypeError, lambda x: ledger.Comparison(), [None]),
    Other("ledger.Comparisons", ".*iterable", TypeError, ledger.Comparisons, [3]),
    Other("plot.boards", "labels", ValueError, lambda x: plot.boards(STACK, x), [[], ["a"], "ab"]),
    Other("plot.boards", "labels", TypeError, lambda x: plot.boards(STACK, x), [3, 1.5]),
    Other("plot.butterfly", "s", ValueError, plot.butterfly, [np.zeros(65, int)]),
    Other("plot.path", "rules", TypeError, lambda x: plot.path(x, WHITE, [0]), [None, STACK, "MAGIC"]),
    Other("plot.path", "presses", TypeError, lambda x: plot.path(MAGIC, WHITE, x), [RAGGED, "01", None]),
    Other("plot.matrix", "a", ValueError, plot.matrix, [[[NAN]], [[INF, 1]], [1.5], [[[1.5]]]]),
    Other("plot.matrix", "highlight", TypeError, lambda x: plot.matrix(I3, highlight=x), [0, None, "0"]),
    Other(
        "plot.as_matrix", "some name", ValueError, lambda x: plot.as_matrix(x, "some name"), [[[NAN]], [1.5]]
    ),
    Other("plot.number", ".*format", TypeError, plot.number, [None, [1]]),
    Other("plot.beside", ".*split", AttributeError, plot.beside, [[1], [None]]),
    Other(
        "plot.bars",
        "counts",
        EITHER,
        plot.bars,
        [None, {}, {1: -1}, [1, 2], {1: "2"}, {1: None}, 3, {1: 2**53}],
    ),
    Other("plot.Picture", ".*figure", TypeError, lambda x: plot.Picture(), [None]),
    Other("board.Board", "rule", TypeError, Board, [[[1]], STACK, "MAGIC"]),
    Other("board.Board", ".*label", traitlets.TraitError, lambda x: Board(label=x), [3, None]),
    Other("board.Board", ".*menu", traitlets.TraitError, lambda x: Board(menu=x), [3, "yes"]),
    Other("board.Board", "goal", ValueError, lambda x: Board(start=I3, goal=x), [[[1]]]),
    Other(
        "board.Board.presses",
        "presses",
        TypeError,
        assign(Board(MAGIC), "presses"),
        [0, None, "0", {0}, RAGGED],
    ),
    Other("stepper.Stepper", "frames", TypeError, lambda x: Stepper(x, ["a"]), [None, 3]),
    Other("stepper.Stepper", "frames", ValueError, lambda x: Stepper(x, ["a"]), [[[[NAN]]], [[1]]]),
    Other(
        "stepper.Stepper", "captions", EITHER, lambda x: Stepper([I3, I3], x), [["a"], [], iter("a"), None, 3]
    ),
    Other("stepper.Stepper.step", "step", ValueError, assign(Stepper([I3], ["a"]), "step"), [1, -1, 10**30]),
    Other(
        "stepper.Stepper.step",
        ".*step",
        (TypeError, traitlets.TraitError),
        assign(Stepper([I3], ["a"]), "step"),
        ["0", None, 0.5, [0], True],
    ),
    Other(
        "explorer.Explorer",
        "source_shape",
        EITHER,
        lambda x: Explorer(I3, x, (3, 1)),
        [3, None, (3,), (1, 3, 1), (2, 2), "13", (3.0, 1)],
    ),
    Other(
        "explorer.Explorer",
        "target_shape",
        EITHER,
        lambda x: Explorer(I3, (3, 1), x),
        [3, None, (3,), (1, 3, 1), (2, 2), "13", (3.0, 1)],
    ),
    Other(
        "explorer.Explorer",
        "labels",
        EITHER,
        lambda x: Explorer(I3, (3, 1), (3, 1), x),
        [3, None, ("a",), ("a", "b", "c")],
    ),
]


@pytest.mark.parametrize("other", OTHERS, ids=named)
def test_other_wrong_argument_is_refused_by_name(other):
    values = {f"{i}: {value!r:.40}": value for i, value in enumerate(other.values)}
    assert_all_refused(other.call, values, other.error, other.message)


@pytest.mark.parametrize("call", [gf2.matrix_rank, reals.det, reals.parity])
def test_masked_rows_in_a_list_are_refused(call):
    rows = [np.ma.array([1, 0], mask=[True, False]), np.array([0, 1])]
    assert complaint(call, rows, TypeError, "[ax]") is None
    assert complaint(pack, [rows, rows], TypeError, "a") is None


def public_names():
    """Yield each public function, class, method and trait that takes a value."""
    for module in MODULES:
        home = module.__name__.removeprefix("magicmath.")
        for name, item in vars(module).items():
            if name.startswith("_") or not callable(item):
                continue
            if not f"{item.__module__}.".startswith(f"{module.__name__}."):
                continue
            if inspect.isclass(item) and issubclass(item, traitlets.TraitType):
                continue
            yield f"{home}.{name}"
            for inner, member in vars(item).items() if inspect.isclass(item) else ():
                function = getattr(member, "__func__", member)
                takes = inspect.isfunction(function) and len(inspect.signature(function).parameters) > 1
                if not inner.startswith("_") and (takes or isinstance(member, traitlets.TraitType)):
                    yield f"{home}.{name}.{inner}"


def test_every_public_name_is_given_bad_input():
    computed = {"explorer.Explorer.target"}
    covered = {argument.of for argument in (*ARRAYS, *INDICES, *OTHERS)}
    names = set(public_names())
    assert {"gf2.inv", "rules.RuleSet.press", "board.Board.cells", "stepper.Stepper"} <= names
    assert names - covered == computed
    assert covered <= names
