"""What the package offers: each public function, class, method and settable trait, and a good call of it."""

import importlib
import inspect
import pkgutil
from functools import partial
from typing import NamedTuple

import numpy as np
import traitlets

import magicmath
from magicmath import exercises, ledger
from magicmath.addresses import Graph, Masks, Named, Puzzle, Random, Steps
from magicmath.bits import Packed
from magicmath.codes import Code, ReedMuller
from magicmath.games.impartial import NIM, ImpartialGame
from magicmath.games.ordinals import Ordinal
from magicmath.modular import System
from magicmath.rules import MAGIC, lights_out
from magicmath.rules.colours import Colours
from magicmath.widgets._whole import Part
from magicmath.widgets.bet import Bet
from magicmath.widgets.block_product import BlockProduct
from magicmath.widgets.board import Board
from magicmath.widgets.board_levels import BoardLevels
from magicmath.widgets.board_under_tests import BoardUnderTests
from magicmath.widgets.butterfly import Butterfly
from magicmath.widgets.change_counts import ChangeCounts
from magicmath.widgets.chase import Chase
from magicmath.widgets.chase_table import ChaseTable
from magicmath.widgets.choice_pairs import ChoicePairs
from magicmath.widgets.choice_sum import ChoiceSum
from magicmath.widgets.class_presses import ClassPresses
from magicmath.widgets.climb import Climb
from magicmath.widgets.colour_board import ColourBoard
from magicmath.widgets.colour_recipes import ColourRecipes
from magicmath.widgets.column_builder import ColumnBuilder
from magicmath.widgets.corner_cut import CornerCut
from magicmath.widgets.counted_presses import CountedPresses
from magicmath.widgets.counter_game import CounterGame
from magicmath.widgets.counterexamples import Counterexamples
from magicmath.widgets.determinant import Determinant
from magicmath.widgets.determinant_terms import DeterminantTerms
from magicmath.widgets.difference_table import DifferenceTable
from magicmath.widgets.division import Division
from magicmath.widgets.doubling import Doubling
from magicmath.widgets.euclid import Euclid
from magicmath.widgets.exercise import Exercise
from magicmath.widgets.explorer import Explorer
from magicmath.widgets.fractal_picture import FractalPicture
from magicmath.widgets.game import Game
from magicmath.widgets.geniton_game import GenitonGame
from magicmath.widgets.gilbreath_triangle import GilbreathTriangle
from magicmath.widgets.graph_board import GraphBoard
from magicmath.widgets.kronecker_builder import KroneckerBuilder
from magicmath.widgets.largest_board import LargestBoard
from magicmath.widgets.lines_to_judge import LinesToJudge
from magicmath.widgets.mask_lists import MaskLists
from magicmath.widgets.million import Million
from magicmath.widgets.mixed_game import MixedGame
from magicmath.widgets.modular_rows import ModularRows
from magicmath.widgets.nim_game import NimGame
from magicmath.widgets.nim_quarters import NimQuarters
from magicmath.widgets.parity_tests import ParityTests
from magicmath.widgets.period_search import PeriodSearch
from magicmath.widgets.picture_repair import PictureRepair
from magicmath.widgets.pins_game import PinsGame
from magicmath.widgets.playground import Playground
from magicmath.widgets.polar_tree import PolarTree
from magicmath.widgets.power_ring import PowerRing
from magicmath.widgets.pressed_list import PressedList
from magicmath.widgets.product_sign import ProductSign
from magicmath.widgets.recipe_counts import RecipeCounts
from magicmath.widgets.reciprocal_lines import ReciprocalLines
from magicmath.widgets.reciprocal_ring import ReciprocalRing
from magicmath.widgets.rounds import Rounds
from magicmath.widgets.row_playground import RowPlayground
from magicmath.widgets.rows_at_once import RowsAtOnce
from magicmath.widgets.rule_maker import RuleMaker
from magicmath.widgets.rule_trial import RuleTrial
from magicmath.widgets.shared_factors import SharedFactors
from magicmath.widgets.six_choices import SixChoices
from magicmath.widgets.slip_in_time import SlipInTime
from magicmath.widgets.squared_rows import SquaredRows
from magicmath.widgets.stepper import Stepper
from magicmath.widgets.submatrix import Submatrix
from magicmath.widgets.substitution import Substitution
from magicmath.widgets.symmetries import Symmetries
from magicmath.widgets.system import System as LinkedSystem
from magicmath.widgets.two_boxes import TwoBoxes
from magicmath.widgets.two_masks import TwoMasks
from magicmath.widgets.two_walks import TwoWalks
from magicmath.widgets.way_back import WayBack
from magicmath.widgets.witnesses import Witnesses
from magicmath.widgets.wrong_bits import WrongBits
from magicmath.widgets.wythoff_game import WythoffGame

NOT_ATTACKED = {
    "magicmath.ledger.checks": "evidence of the verdicts, called with fixed arguments only",
    "magicmath.plain": "trusts what it is given, and says so",
    "magicmath.plot.": "parts of the pictures, which hand them what they have checked",
    "magicmath.pages.": "parts of pages, which are handed what is checked, or what the site finds",
    "report.main": "reads the command line",
    "ruleset.constant": "what rule sets and matrices make of arrays of their own",
    "fitted": "what a puzzle asks of its rule",
    "rule_set": "what a puzzle asks of its rule",
    "puzzles.words": "what makes rules drawn at random",
    "puzzles.is_provable": "what the game asks itself",
    "puzzles.shortest_way": "what the game asks itself",
    "set_state": "the page's way in, which the tests of the widgets attack",
    "stopwatch.transform_times": "takes as long as it measures",
}
OPERATORS = (
    *("__add__", "__radd__", "__mul__", "__rmul__", "__xor__", "__rxor__", "__pow__", "__eq__", "__lt__"),
    *("__getitem__", "__contains__"),
)


class Target(NamedTuple):
    """Something public that takes values."""

    name: str
    call: callable  # of the owner where there is one, and of the parameters by name
    parameters: tuple
    owner: str | None = None  # the name of its class


def _magic():
    return MAGIC.matrix.astype(int)


def _cells():
    return np.eye(3, dtype=int)


def _told():
    return {"a": ([[1, 0]], "seen"), "b": ([[1, 1]], "heard")}


def _printed():
    return {"a": ([[1, 0]], "from x", ["x"])}


def _slips():
    return {"x": ("a cell turns", [[0, 0]], [[1, 0]], [None, [[[1, 0]]]])}


def _claims():
    return {"No cell is black.": ("false", "It may be.", "cells", [[0, 0]], lambda one: ("So.", one.any()))}


def _lines():
    return {"2 is even.": ("page 1", ["1 2"], "right", "So it is.")}


def _vector():
    return np.array([1, 0, 1, 1])


def _invertible():
    return np.array([[1, 1, 0], [0, 1, 1], [0, 0, 1]])


def _figure():
    from matplotlib.figure import Figure

    return Figure()


BOARDS = {"start": _cells, "goal": lambda: np.ones((3, 3), int)}
SIZES = {"rows": lambda: 2, "columns": lambda: 3}
ANSWER = {"answer": lambda: None}
REFUSED_EVEN_IF_GOOD = {
    "widgets.Explorer.target": "a trait to read only",
    "widgets.System.board": "a trait to read only",
    "widgets.System.counts": "a trait to read only",
    "widgets.System.parities": "a trait to read only",
}
GOOD = {
    "addresses.Graph": {
        "edges": lambda: [[0, 1], [1, 2]],
        "one_way": lambda: False,
        "name": lambda: None,
    },
    "addresses.Masks": {"masks": lambda: [[0, 1], [2]], "places": lambda: [0, 3]},
    "addresses.Named": {"name": lambda: "magic"},
    "addresses.Puzzle": {
        "rule": lambda: "lights_out",
        "rows": lambda: 3,
        "columns": lambda: 3,
        "colours": lambda: 3,
        "holes": lambda: [1],
        "start": lambda: _cells(),
        "goal": lambda: _cells(),
        "presses": lambda: [0, 7],
    },
    "addresses.Puzzle.from_address": {"address": lambda: "#v=1&size=3x3&rule=magic"},
    "addresses.Puzzle.from_data": {
        "data": lambda: {"rows": 3, "columns": 3, "rule": {"kind": "named", "name": "magic"}},
    },
    "addresses.Puzzle.from_rules": {
        "rules": lambda: MAGIC,
        **BOARDS,
        "colours": lambda: 3,
        "presses": lambda: [0, 8],
    },
    "addresses.Puzzle.from_short_id": {"text": lambda: "255R-5PME"},
    "addresses.Random": {"seed": lambda: 7},
    "addresses.Steps": {
        "steps": lambda: [[0, 0], [0, 1]],
        "surface": lambda: "torus",
        "name": lambda: None,
    },
    "addresses.graph_from_text": {"edges": lambda: "0-1, 1-2"},
    "addresses.rules_from_matrix": {"matrix": lambda: "10\n01", "shape": lambda: (1, 2)},
    "addresses.rules_from_numbers": {"numbers": lambda: "1 2", "shape": lambda: (1, 2)},
    "addresses.seed_id": {
        "rule": lambda: "lights_out",
        "rows": lambda: 3,
        "columns": lambda: 3,
        "seed": lambda: 7,
        "distance": lambda: 3,
    },
    "bits.Packed": {"words": lambda: np.ones(2, "<u8"), "length": lambda: 100},
    "bits.pack": {"a": _magic},
    "widgets.Bet": {
        "question": lambda: "Is it so?",
        "choices": lambda: ["yes", "no"],
        "number": lambda: None,
        "evidence": lambda: "It is.",
        "answer": lambda: "yes",
        "judged": lambda: False,
    },
    "widgets.Bet.choice": {"choice": lambda: "yes"},
    "widgets.Board": {
        "rules": lambda: MAGIC,
        **BOARDS,
        "label": lambda: "here",
        "menu": lambda: True,
        "adds": lambda: MAGIC,
        "recipes": lambda: [[0, 4], [8]],
        "turns": lambda: False,
        "lists_presses": lambda: True,
        "covers_recipes": lambda: False,
        "recipes_restart": lambda: True,
        "numbers_cells": lambda: True,
        "right_sides": _cells,
        "covers_masks": lambda: False,
    },
    "widgets.Board.cells": {"cells": _cells},
    "widgets.Board.goal": {"goal": _cells},
    "widgets.Board.press": {"numbers": lambda: (0, 8)},
    "widgets.Board.presses": {"presses": lambda: (0, 8)},
    "widgets.Board.right_sides": {"right_sides": _cells},
    "widgets.ChoicePairs": {"masks": lambda: np.eye(3, dtype=np.uint8), "columns": lambda: True},
    "widgets.ChoicePairs.masks": {"masks": lambda: np.eye(3, dtype=np.uint8)},
    "widgets.ChoicePairs.tried": {"tried": lambda: (7,)},
    "widgets.ChoicePairs.tables": {"tables": lambda: (500,)},
    "widgets.RecipeCounts": {"rules": lambda: MAGIC, "puzzle": _cells, "mask": lambda: 4},
    "widgets.RecipeCounts.chosen": {"chosen": lambda: (8,)},
    "widgets.RecipeCounts.mask": {"mask": lambda: 4},
    "widgets.RecipeCounts.lit": {"lit": lambda: True},
    "widgets.RuleTrial": {"start": _cells, "goal": _cells},
    "widgets.RuleTrial.start": {"start": _cells},
    "widgets.RuleTrial.goal": {"goal": _cells},
    "widgets.RuleTrial.of_start": {"of_start": lambda: 1},
    "widgets.RuleTrial.of_goal": {"of_goal": lambda: 2},
    "widgets.RuleTrial.passed": {"passed": lambda: 3},
    "widgets.TwoBoxes": {"mask": _cells},
    "widgets.TwoBoxes.mask": {"mask": _cells},
    "widgets.TwoBoxes.added": {"added": lambda: True},
    "widgets.ChoiceSum": {
        "rules": lambda: MAGIC,
        "first": lambda: [0],
        "second": lambda: [4],
        "label": lambda: "Q",
        "compares": lambda: True,
    },
    "widgets.ChoiceSum.first": {"first": lambda: (8,)},
    "widgets.ChoiceSum.second": {"second": lambda: (8,)},
    "widgets.TwoMasks.presses": {"presses": lambda: np.array([[1, 0], [1, 1]])},
    "widgets.ProductSign": {"columns": lambda: [2, 0, 1, 3], "taken": lambda: 1},
    "widgets.ProductSign.columns": {"columns": lambda: [0, 1, 2, 3]},
    "widgets.ProductSign.exchange": {"column": lambda: 1},
    "widgets.ProductSign.taken": {"taken": lambda: 2},
    "widgets.DeterminantTerms": {
        "matrix": lambda: np.eye(3, dtype=int),
        "label": lambda: "T",
        "parities": lambda: True,
        "find": lambda: True,
    },
    "widgets.DeterminantTerms.signs": {"signs": lambda: [1, -1, -1, 1, 1, -1]},
    "widgets.DeterminantTerms.add": {"row": lambda: 0, "column": lambda: 2, "step": lambda: 1},
    "widgets.DeterminantTerms.matrix": {"matrix": lambda: np.eye(3, dtype=int)},
    "widgets.Division": {"wanted": _cells, "rules": lambda: MAGIC},
    "widgets.Division.wanted": {"wanted": _cells},
    "widgets.TwoWalks": {"rules": lambda: MAGIC, "choice": _cells},
    "widgets.TwoWalks.choice": {"choice": _cells},
    "widgets.TwoWalks.matrix": {"matrix": lambda: MAGIC.matrix},
    "widgets.TwoWalks.step": {"step": lambda: 4},
    "widgets.TwoWalks.adds": {"adds": lambda: True},
    "widgets.Climb": {"choice": _cells},
    "widgets.Climb.choice": {"choice": _cells},
    "widgets.Climb.matrix": {"matrix": lambda: MAGIC.matrix},
    "widgets.Climb.step": {"step": lambda: 4},
    "widgets.PowerRing": {"matrix": lambda: np.eye(4, dtype=np.uint8)},
    "widgets.PowerRing.matrix": {"matrix": lambda: np.ones((4, 4), dtype=np.uint8)},
    "widgets.Rounds": {
        "rules": lambda: MAGIC,
        "colours": lambda: (5, 2),
        "cell": lambda: 4,
        "k": lambda: 5,
    },
    "widgets.Rounds.cell": {"cell": lambda: 4},
    "widgets.Rounds.k": {"k": lambda: 5},
    "widgets.Rounds.others": {"others": lambda: [2, 6]},
    "widgets.LargestBoard": {"memory": lambda: "4 megabytes", "side": lambda: 256},
    "widgets.RowsAtOnce": {"presses": lambda: np.eye(4, dtype=np.uint8)},
    "widgets.RowsAtOnce.presses": {"presses": lambda: np.eye(4, dtype=np.uint8)},
    "widgets.RowsAtOnce.row": {"row": lambda: 2},
    "widgets.RowsAtOnce.done": {"done": lambda: np.array([0, 1, 0, 1], dtype=np.uint8)},
    "widgets.MaskLists": {"mask": lambda: 5, "cell": lambda: 13},
    "widgets.MaskLists.mask": {"mask": lambda: 5},
    "widgets.MaskLists.cell": {"cell": lambda: 13},
    "widgets.SixChoices": {"chosen": lambda: "e", "rows": lambda: True},
    "widgets.SixChoices.chosen": {"chosen": lambda: "e"},
    "widgets.ClassPresses": {
        "colours": lambda: (5, 7),
        "times": lambda: (1, 2, -3),
        "find": lambda: True,
        "fill": lambda: True,
    },
    "widgets.ClassPresses.k": {"k": lambda: 5},
    "widgets.ClassPresses.times": {"times": lambda: (1, 2, -3)},
    "widgets.ColourBoard": {
        "colours": lambda: Colours(MAGIC, 3),
        **BOARDS,
        "label": lambda: "here",
        "menu": lambda: True,
        "weights": _cells,
        "kinds": _cells,
        "remainders": lambda: [3],
        "legend": lambda: True,
        "choice": _cells,
        "joins": lambda: False,
    },
    "widgets.ColourRecipes": {
        "rules": lambda: MAGIC,
        "colours": lambda: (5, 7),
        "goal": _cells,
        "step": lambda: 1,
        "untold": lambda: False,
        "joins": lambda: False,
    },
    "widgets.ColourRecipes.k": {"k": lambda: 5},
    "widgets.ColourRecipes.step": {"step": lambda: 1},
    "widgets.ColourRecipes.goal": {"goal": _cells},
    "widgets.ColourRecipes.presses": {"presses": _cells},
    "widgets.ColourBoard.press": {"numbers": lambda: (0, 8)},
    "widgets.ColourBoard.presses": {"presses": lambda: (0, 8)},
    "rules.Colours": {"rules": lambda: MAGIC, "k": lambda: 3},
    "rules.Colours.as_board": {"board": _cells, "name": lambda: "board"},
    "rules.Colours.count_solutions": BOARDS,
    "rules.Colours.failed_tests": BOARDS,
    "rules.Colours.press": {"board": _cells, "presses": lambda: [0, 8]},
    "rules.Colours.solve": BOARDS,
    "exercises.answer": {
        "name": lambda: "inverse.own_inverse",
        "text": lambda: "[[1]]",
        "names": lambda: {"one": 1},
    },
    "exercises.find": {"name": lambda: "inverse.own_inverse"},
    "exercises.tasks": {"module": lambda: "inverse"},
    "widgets.Determinant": {
        "matrix": lambda: MAGIC.matrix,
        "label": lambda: "Y",
        "minors": lambda: False,
    },
    "widgets.Determinant.flip": {"row": lambda: 0, "column": lambda: 8},
    "widgets.Determinant.matrix": {"matrix": lambda: np.eye(9, dtype=np.uint8)},
    "widgets.CounterGame": {
        "graph": lambda: {"A": ["B"], "B": []},
        "at": lambda: "A",
        "heap": lambda: 2,
        "values": lambda: False,
        "asks": lambda: False,
        "binary": lambda: False,
    },
    "widgets.CounterGame.numbered": {"numbered": lambda: 0},
    "widgets.BoardUnderTests": {
        "rules": lambda: lights_out(5, 5),
        "board": lambda: np.eye(5, dtype=int),
        "single": lambda: True,
        "spoils": lambda: True,
        "makes": lambda: True,
        "extras": lambda: None,
        "watches": lambda: False,
        "one_by_one": lambda: False,
    },
    "widgets.BoardUnderTests.board": {"board": lambda: np.eye(5, dtype=int)},
    "widgets.BoardUnderTests.test": {"test": lambda: 1},
    "widgets.ChaseTable": {"start": lambda: np.array([[1, 1], [1, 0]])},
    "widgets.ChangeCounts": {
        "rules": lambda: lights_out(5, 5),
        "choice": lambda: np.eye(5, dtype=int),
        "choices": lambda: {"one": np.eye(5, dtype=int)},
        "alike": lambda: True,
        "collects": lambda: False,
        "joins": lambda: False,
    },
    "widgets.PressedList": {
        "rules": lambda: MAGIC,
        "cells": lambda: np.eye(3, dtype=int),
        "lists": lambda: {"one": np.eye(3, dtype=int)},
    },
    "widgets.PressedList.cells": {"cells": lambda: np.eye(3, dtype=int)},
    "widgets.ChangeCounts.choice": {"choice": lambda: np.eye(5, dtype=int)},
    "widgets.Chase": {
        "first": lambda: np.array([1, 0, 1], dtype=np.uint8),
        "shown": lambda: 2,
        "itself": lambda: False,
        "sums": lambda: True,
        "by_hand": lambda: False,
        "in_x": lambda: False,
        "below": lambda: True,
        "by_s": lambda: False,
        "asks": lambda: False,
        "lines": lambda: None,
    },
    "widgets.ReciprocalLines": {"pairs": lambda: [(7, 26), (9, 24)]},
    "widgets.ReciprocalRing": {
        "colours": lambda: (10, 7),
        "number": lambda: 2,
        "asks": lambda: "Where?",
        "jumps": lambda: False,
    },
    "widgets.ReciprocalRing.k": {"k": lambda: 7},
    "widgets.ReciprocalLines.chosen": {"chosen": lambda: 1},
    "widgets.ReciprocalLines.shown": {"shown": lambda: 3},
    "widgets.Doubling": {"indices": lambda: [5, 6], "asks": lambda: "x", "steps": lambda: 3},
    "widgets.Doubling.index": {"index": lambda: 5},
    "widgets.Doubling.doubled": {"doubled": lambda: 2},
    "widgets.SharedFactors": {"sizes": lambda: [5, 4], "with_h": lambda: False},
    "widgets.SharedFactors.n": {"n": lambda: 5},
    "widgets.SharedFactors.taken": {"taken": lambda: (0, 1)},
    "widgets.Chase.first": {"first": lambda: np.array([0, 1, 1], dtype=np.uint8)},
    "widgets.Chase.shown": {"shown": lambda: 3},
    "widgets.CounterGame.play": {"at": lambda: "B", "heap": lambda: 2},
    "widgets.CounterGame.values": {"values": lambda: True},
    "widgets.Euclid": {"n": lambda: 9, "shown": lambda: 3, "untold": lambda: False},
    "widgets.Euclid.n": {"n": lambda: 9},
    "widgets.Euclid.shown": {"shown": lambda: 3},
    "widgets.Exercise": {"task": lambda: exercises.find("inverse.own_inverse")},
    "widgets.Exercise.answer": {"answer": lambda: "[[1]]"},
    "widgets.Explorer": {
        "matrix": _magic,
        "source_shape": lambda: (3, 3),
        "target_shape": lambda: (3, 3),
        "labels": lambda: ("V", "D"),
        "polls": lambda: None,
        "verdicts": lambda: None,
        "names": lambda: [f"{i}" for i in range(9)],
        "goal": lambda: np.eye(3, dtype=int),
        "distances": lambda: False,
    },
    "widgets.Explorer.source": {"source": _cells},
    "widgets.Explorer.target": {"target": _cells},
    "widgets.Game": {
        "rules": lambda: MAGIC,
        "start": lambda: None,
        "goal": lambda: None,
        "seed": lambda: 7,
        "distance": lambda: 3,
        "opponent": lambda: "alone",
        "budget": lambda: 2,
        "timer": lambda: False,
        "tells_reachable": lambda: True,
        "tells_fewest": lambda: True,
        "triangle": lambda: False,
        "tells_masks": lambda: True,
        "plain": lambda: False,
        "numbers_cells": lambda: True,
        "lists_presses": lambda: True,
    },
    "widgets.GraphBoard": {
        "rules": lambda: lights_out(3, 3),
        "positions": lambda: np.arange(18).reshape(9, 2) // 3 % 2,
        "presses": lambda: [0, 8],
        "counts": lambda: True,
        "label": lambda: "here",
        "draws": lambda: False,
        "paints": lambda: False,
    },
    "widgets.Game.goal": {"goal": _cells},
    "widgets.Game.new_puzzle": {"seed": lambda: 1, "distance": lambda: 2},
    "widgets.Game.press": {"numbers": lambda: (0, 8)},
    "rules.puzzle": {"rules": lambda: MAGIC, "seed": lambda: 7, "distance": lambda: 3},
    "gf2.det": {"a": _magic},
    "gf2.elimination_steps": {"a": _magic, "columns": lambda: 9},
    "gf2.inv": {"a": _magic},
    "gf2.matmul": {"a": _magic, "b": _magic},
    "gf2.matrix_power": {"a": _magic, "n": lambda: 3},
    "gf2.matrix_rank": {"a": _magic},
    "gf2.minimal_polynomial": {"a": _magic},
    "gf2.multiplicative_order": {"a": _magic},
    "gf2.null_space": {"a": _magic},
    "gf2.particular_solution": {"a": _magic, "b": lambda: np.arange(9) % 2},
    "gf2.solve": {"a": _magic, "b": lambda: np.arange(9) % 2},
    "helix.butterflies": {"s": _vector},
    "helix.cognitive": {"a": _vector, "axis": lambda: -1},
    "helix.fanion": {"s": _vector},
    "helix.geniton": {"n": lambda: 9},
    "helix.helix": {"a": _vector, "axis": lambda: -1},
    "helix.helix_in_place": {
        "a": lambda: np.ones(2, "<u8"),
        "memory": lambda: 10**7,
        "progress": lambda: list,
    },
    "helix.xor_scan": {"a": _magic, "axis": lambda: 0},
    "games.ImpartialGame": {"moves": lambda: {0: [], 1: [0]}, "name": lambda: "small"},
    "games.ImpartialGame.__xor__": {"other": lambda: NIM},
    "games.ImpartialGame.grundy": {"position": lambda: 2},
    "games.ImpartialGame.is_won": {"position": lambda: 2},
    "games.ImpartialGame.moves": {"position": lambda: 2},
    "games.ImpartialGame.winning_moves": {"position": lambda: 2},
    "games.octal_period": {"code": lambda: "0.77", "largest": lambda: 200},
    "games.octal_values": {"code": lambda: "0.77", "largest": lambda: 50},
    "games.subtraction": {"numbers": lambda: [1, 2, 3]},
    "ledger.compare": {
        "name": lambda: "retroversion.B",
        "computed": lambda: ledger.printed("retroversion.B"),
        "atol": lambda: 0.5,
    },
    "ledger.compare_each": {
        "document": lambda: "retroversion",
        "computed": lambda: {"B": ledger.printed("retroversion.B")},
    },
    "ledger.computed": {"name": lambda: "retroversion.B"},
    "ledger.names": {"document": lambda: "retroversion"},
    "ledger.paragraphs": {"document": lambda: "casegame"},
    "ledger.place": {"name": lambda: "retroversion.B"},
    "ledger.printed": {"name": lambda: "retroversion.B"},
    "ledger.rosetta": {"text": lambda: "≠"},
    "ledger.reconstructed": {"key": lambda: "retroversion.figure_of_start"},
    "ledger.row": {"key": lambda: "retroversion.B"},
    "ledger.table": {"document": lambda: "casegame", "verdict": lambda: None},
    "modular.System": {"a": _magic, "k": lambda: 200},
    "modular.System.particular_solution": {"b": lambda: np.array([1, 0, 1])},
    "nim.as_heaps": {"values": lambda: [1, 2], "name": lambda: "values"},
    "games.binary": {"heaps": lambda: [1, 2, 3], "width": lambda: 4},
    "games.lowerings": {"terms": lambda: [1, 2], "value": lambda: 0},
    "games.mex": {"values": lambda: [0, 1, 3]},
    "games.nim_sum": {"terms": lambda: (1, 2)},
    "games.nim_table": SIZES,
    "games.winning_moves": {"heaps": lambda: [1, 2]},
    "widgets.NimGame": {
        "heaps": lambda: [1, 2],
        "first": lambda: "you",
        "binary": lambda: True,
        "stones_only": lambda: False,
        "hints": lambda: True,
        "misere": lambda: True,
        "flips": lambda: False,
        "record": lambda: True,
        "pair": lambda: False,
    },
    "widgets.NimGame.binary": {"binary": lambda: False},
    "widgets.NimGame.heaps": {"heaps": lambda: (1, 2)},
    "widgets.NimQuarters": {
        "size": lambda: 8,
        "depth": lambda: 1,
        "place": lambda: (1, 0),
        "rows": lambda: None,
        "fills": lambda: False,
    },
    "widgets.NimQuarters.filled": {"filled": lambda: 0},
    "widgets.NimQuarters.depth": {"depth": lambda: 1},
    "widgets.NimQuarters.place": {"place": lambda: (2, 0)},
    "widgets.NimGame.take": {"heap": lambda: 3, "left": lambda: 1},
    "widgets.GilbreathTriangle": {"numbers": lambda: [2, 3, 5, 7]},
    "widgets.GilbreathTriangle.numbers": {"numbers": lambda: (2, 3, 5, 9)},
    "widgets.SquaredRows": {"rules": lambda: MAGIC, "row": lambda: 4},
    "widgets.SquaredRows.row": {"row": lambda: 8},
    "widgets.Submatrix": {"matrix": lambda: np.eye(3, dtype=np.uint8)},
    "widgets.Submatrix.flip": {"row": lambda: 0, "column": lambda: 2},
    "widgets.Submatrix.matrix": {"matrix": lambda: np.eye(3, dtype=np.uint8)},
    "widgets.Substitution": {
        "column": lambda: np.array([0, 1, 0, 1, 0]),
        "times": lambda: 1,
        "sizes": lambda: 3,
    },
    "widgets.Substitution.column": {"column": lambda: np.array([0, 1, 1])},
    "widgets.Substitution.times": {"times": lambda: 2},
    "widgets.WayBack": {"game": lambda: "⌽⊖G", "way": lambda: ["J", "⌽G"], "tested": lambda: True},
    "widgets.CountedPresses": {"counts": lambda: [2, 0, 0, 5, 1, 0, 3, 0, 0], "covers": lambda: True},
    "widgets.CountedPresses.counts": {"counts": lambda: (1,) * 9},
    "widgets.CountedPresses.covered": {"covered": lambda: True},
    "widgets.CountedPresses.marked": {"marked": lambda: (0, 3)},
    "widgets.Counterexamples": {"claims": _claims},
    "widgets.Counterexamples.breaking": {"claim": lambda: "No cell is black."},
    "widgets.LinesToJudge": {"lines": _lines},
    "widgets.LinesToJudge.answers": {"answers": lambda: ("wrong",)},
    "widgets.SlipInTime": {"printed": _printed, "slips": _slips},
    "widgets.SlipInTime.place": {"place": lambda: "x"},
    "widgets.SlipInTime.moment": {"moment": lambda: 1},
    "widgets.SlipInTime.different": {"place": lambda: "x", "moment": lambda: 1},
    "widgets.SlipInTime.fitting": {"place": lambda: "x"},
    "widgets.WrongBits": {
        "printed": lambda: np.eye(9, dtype=np.uint8),
        "rules": lambda: MAGIC,
        "presses": lambda: [3, 4],
        "inverse": lambda: False,
    },
    "widgets.WrongBits.flip": {"row": lambda: 8, "column": lambda: 7},
    "widgets.WrongBits.matrix": {"matrix": lambda: np.eye(9, dtype=np.uint8)},
    "widgets.Witnesses": {"told": _told},
    "widgets.Witnesses.against": {"witness": lambda: 1},
    "widgets.Witnesses.asked": {"asked": lambda: (1, 0)},
    "widgets.MixedGame": {
        "heap": lambda: 2,
        "pins": lambda: 3,
        "pile": lambda: 4,
        "take": lambda: [1, 3],
        "first": lambda: "you",
        "values": lambda: True,
        "hints": lambda: True,
        "asks": lambda: False,
    },
    "widgets.MixedGame.take": {"part": lambda: 1, "at": lambda: 1, "count": lambda: 1},
    "widgets.MixedGame.values": {"values": lambda: False},
    "widgets.MixedGame.numbered": {"numbered": lambda: 0},
    "widgets.WythoffGame": {"heaps": lambda: (2, 3), "first": lambda: "you", "lost": lambda: True},
    "widgets.WythoffGame.leave": {"x": lambda: 3, "y": lambda: 5},
    "widgets.WythoffGame.lost": {"lost": lambda: False},
    "widgets.PinsGame": {
        "rows": lambda: [1, 2],
        "first": lambda: "you",
        "values": lambda: True,
        "hints": lambda: True,
        "raises": lambda: True,
    },
    "widgets.PeriodSearch": {"values": lambda: [0, 1] * 20, "shown": lambda: 30},
    "widgets.PeriodSearch.put": {"start": lambda: 3, "period": lambda: 4},
    "widgets.PinsGame.knock_over": {"row": lambda: 3, "pin": lambda: 1, "count": lambda: 1},
    "widgets.PinsGame.values": {"values": lambda: False},
    "nim_game.reply": {"heaps": lambda: [1, 2], "misere": lambda: True},
    "nullity.by_gcd": {"n": lambda: 9},
    "nullity.fibonacci_polynomial": {"m": lambda: 9},
    "nullity.of_board": {"n": lambda: 9},
    "nullity.shifted": {"p": lambda: 9},
    "nullity.table": {"largest": lambda: 9},
    "games.Ordinal": {"value": lambda: "ω + 1"},
    "games.Ordinal.from_exponents": {"exponents": lambda: [2, 1]},
    "games.Ordinal.from_terms": {"terms": lambda: [(2, 3), (0, 1)]},
    "ordinals.as_ordinal": {"value": lambda: "ω", "name": lambda: "value"},
    "pages.page": {"figures": lambda: {"Play": Board(MAGIC)}},
    "plot.Picture": {"figure": _figure, "text": lambda: "text", "alt": lambda: "alt"},
    "plot.bars": {"counts": lambda: {1: 2, 2: 3}, "label": lambda: "label"},
    "plot.board": {"cells": _cells, "label": lambda: "label"},
    "plot.boards": {
        "stack": lambda: np.array([_cells()]),
        "labels": lambda: ["one"],
        "holes": lambda: np.zeros((3, 3), int),
        "numbers": lambda: True,
        "across": lambda: 1,
    },
    "plot.augmented": {"left": _cells, "right": _cells, "labels": lambda: ("A", "I")},
    "plot.butterfly": {"s": _vector, "levels": lambda: 1},
    "plot.triangle": {"s": _vector},
    "plot.colours": {
        "stack": lambda: np.array([_cells()]),
        "k": lambda: 3,
        "labels": lambda: ["one"],
        "holes": lambda: np.zeros((3, 3), int),
    },
    "plot.graph": {
        "neighbours": lambda: [[1], [0]],
        "rings": lambda: 2,
        "label": lambda: "label",
    },
    "plot.heaps": {
        "sizes": lambda: [1, 2],
        "label": lambda: "label",
        "binary": lambda: True,
        "parities": lambda: False,
    },
    "plot.matrix": {
        "a": _cells,
        "label": lambda: "label",
        "highlight": lambda: [0],
        "dark": _cells,
        "denominator": lambda: 5,
        "columns": lambda: [1],
        "numbers": lambda: True,
        "holes": _cells,
    },
    "plot.path": {"rules": lambda: MAGIC, "start": _cells, "presses": lambda: [0, 8]},
    "plot.pattern": {"bits": _cells, "label": lambda: "label", "marked": _cells, "numbers": lambda: 2},
    "plot.points": {"values": _vector, "label": lambda: "label", "start": lambda: 1},
    "plot.table": {"a": _cells, "label": lambda: "label", "highlight": lambda: [0]},
    "plot.text_board": {"cells": _cells},
    "reals.adjugate": {"a": _magic},
    "reals.det": {"a": _magic},
    "reals.inv_mod": {"a": _magic, "k": lambda: 3},
    "reals.inv_mod2_float": {"a": _magic},
    "reals.left_product": {"v": lambda: np.arange(9) % 2, "a": _magic},
    "reals.parity": {"x": _magic, "tolerance": lambda: 0.25},
    "reals.works_for_colours": {"a": _magic, "k": lambda: 3},
    "widgets.Replay": {
        "rules": lambda: MAGIC,
        "start": _cells,
        "paths": lambda: ([0, 8], [8, 0]),
        "counted": lambda: [0, 8],
        "after": lambda: "told at the end",
    },
    "rules.RuleSet": {"masks": lambda: MAGIC.masks, "name": lambda: "name", "places": lambda: range(9)},
    "rules.RuleSet.__eq__": {"other": lambda: MAGIC},
    "rules.RuleSet.count_solutions": BOARDS,
    "rules.RuleSet.failed_tests": BOARDS,
    "rules.RuleSet.from_numbers": {
        "numbers": lambda: [1, 2],
        "shape": lambda: (2, 2),
        "name": lambda: "name",
    },
    "rules.RuleSet.is_reachable": BOARDS,
    "rules.RuleSet.nearest_reachable": BOARDS,
    "rules.RuleSet.particular_solution": BOARDS,
    "rules.RuleSet.path": {"start": _cells, "presses": lambda: [0, 8]},
    "rules.RuleSet.press": {"board": _cells, "presses": lambda: [0, 8]},
    "rules.RuleSet.reachable_boards": {"start": _cells},
    "rules.RuleSet.shortest": BOARDS,
    "rules.RuleSet.solutions": BOARDS,
    "rules.RuleSet.solve": BOARDS,
    "rules.all_sums": {"basis": _invertible},
    "rules.chess": {"piece": lambda: "knight", **SIZES},
    "rules.combined": {
        "rules": lambda: MAGIC,
        "choices": lambda: np.eye(9, dtype=int),
        "name": lambda: "name",
    },
    "rules.covering_radius": {"rules": lambda: MAGIC},
    "rules.cross": SIZES,
    "rules.cylinder": SIZES,
    "rules.fractal": {"n": lambda: 2},
    "rules.from_cells": {"cells": lambda: [[0], [1, 2]], "shape": lambda: (2, 2), "name": lambda: "name"},
    "rules.graph": {"neighbours": lambda: [[1], [0]], "shape": lambda: (1, 2), "name": lambda: "name"},
    "rules.klein_bottle": SIZES,
    "rules.lights_out": SIZES,
    "rules.masks_from_text": {"text": lambda: "#.\n.#", "name": lambda: "name"},
    "rules.named_graph": {"name": lambda: "complete_bipartite", "sizes": lambda: (2, 3)},
    "rules.neighbourhood": {
        "steps": lambda: [[0, 0], [-1, 2]],
        **SIZES,
        "surface": lambda: "torus",
        "name": lambda: "name",
    },
    "rules.pressed": {"v": _vector},
    "rules.projective_plane": SIZES,
    "rules.random_rules": {**SIZES, "seed": lambda: 7},
    "rules.symmetric_basis": {"side": lambda: 3, "mirrors": lambda: True},
    "rules.symmetric_boards": {"board": _cells},
    "rules.to_board": {"number": lambda: 9, "shape": lambda: (2, 2)},
    "rules.to_number": {"board": _cells},
    "rules.torus": SIZES,
    "rules.unit": {**SIZES, "name": lambda: "name"},
    "rules.with_holes": {
        "rules": lambda: MAGIC,
        "holes": lambda: _cells(),
        "name": lambda: "name",
    },
    "widgets.ModularRows": {
        "matrix": lambda: np.array([[1, 1], [0, 1]]),
        "right": lambda: np.array([1, 1]),
        "k": lambda: 5,
    },
    "widgets.ModularRows.moves": {"moves": lambda: (("add", 0, 1),)},
    "widgets.ParityTests": {
        "rules": lambda: MAGIC,
        "board": lambda: np.eye(3, dtype=int),
        "reach": lambda: False,
    },
    "widgets.ParityTests.board": {"board": lambda: np.eye(3, dtype=int)},
    "widgets.RowPlayground": {
        "matrix": _cells,
        "beside": _cells,
        "moves": lambda: [("add", 0, 2)],
        "labels": lambda: ("A", "I"),
        "shape": lambda: (1, 3),
        "product": lambda: True,
        "headings": lambda: ("cells", "masks"),
        "fixed": lambda: False,
        "presses": lambda: False,
        "determinant": lambda: False,
        "cards": lambda: False,
    },
    "widgets.RowPlayground.board": {"board": lambda: np.eye(2, dtype=int)},
    "widgets.RowPlayground.cells": {"cells": lambda: np.eye(2, dtype=int)},
    "widgets.RowPlayground.add": {"source": lambda: 0, "target": lambda: 2},
    "widgets.RowPlayground.beside": {"beside": lambda: np.eye(4, dtype=int)},
    "widgets.RowPlayground.matrix": {"matrix": lambda: np.eye(4, dtype=int)},
    "widgets.RowPlayground.moves": {"moves": lambda: (("add", 0, 2),)},
    "widgets.RowPlayground.step": {"step": lambda: 1},
    "widgets.RowPlayground.swap": {"source": lambda: 0, "target": lambda: 2},
    "widgets.Butterfly": {
        "items": lambda: np.array([1, 0, 0, 1]),
        "level": lambda: 1,
        "by_hand": lambda: True,
    },
    "widgets.Butterfly.changed": {"changed": lambda: np.array([0, 1, 0, 0])},
    "widgets.BoardLevels": {"cells": lambda: np.eye(4, dtype=np.uint8), "level": lambda: 2},
    "widgets.BoardLevels.cells": {"cells": lambda: np.eye(4, dtype=np.uint8)},
    "widgets.BoardLevels.level": {"level": lambda: 2},
    "widgets.BlockProduct": {"entries": lambda: np.eye(4, dtype=np.uint8)},
    "widgets.BlockProduct.entries": {"entries": lambda: np.eye(2, dtype=np.uint8)},
    "widgets.CornerCut": {"size": lambda: 5, "of": lambda: "J", "asks": lambda: True},
    "widgets.CornerCut.size": {"size": lambda: 5},
    "widgets.CornerCut.of": {"of": lambda: "J"},
    "widgets.ColumnBuilder": {"column": lambda: 2, "entries": lambda: np.eye(8, 4, dtype=np.uint8)},
    "widgets.ColumnBuilder.column": {"column": lambda: 2},
    "widgets.ColumnBuilder.entries": {"entries": lambda: np.eye(8, 4, dtype=np.uint8)},
    "widgets.ColumnBuilder.flip": {"row": lambda: 1, "column": lambda: 6},
    "widgets.Butterfly.flip": {"item": lambda: 1},
    "widgets.Butterfly.items": {"items": lambda: np.array([1, 0, 0, 1])},
    "widgets.Butterfly.level": {"level": lambda: 1},
    "widgets.DifferenceTable": {
        "items": _vector,
        "letters": lambda: "",
        "turns": lambda: False,
        "reading": lambda: "left downwards",
        "labels": lambda: "none",
        "asks": lambda: None,
        "matrix": lambda: False,
    },
    "widgets.DifferenceTable.flip": {"item": lambda: 1},
    "widgets.DifferenceTable.flip_edge": {"row": lambda: 1, "edge": lambda: "left"},
    "widgets.DifferenceTable.items": {"items": _vector},
    "widgets.DifferenceTable.reading": {"reading": lambda: "top leftwards"},
    "widgets.GenitonGame": {
        "rules": lambda: "G",
        "matrix": lambda: "⌽G",
        "start": lambda: np.eye(3, dtype=int),
        "goal": lambda: np.ones((3, 3), dtype=int),
        "played": lambda: True,
        "among": lambda: ["I", "G", "⌽G"],
        "asked": lambda: [0, 3],
    },
    "widgets.RuleMaker": {
        "rules": lambda: MAGIC,
        "mirrors": lambda: False,
        "fades": lambda: True,
        "counts_own": lambda: True,
        "table": lambda: False,
        "factors": lambda: False,
        "mirror_pairs": lambda: False,
    },
    "widgets.RuleMaker.choice": {"choice": _cells},
    "widgets.RuleMaker.flip": {"mask": lambda: 1, "cell": lambda: 8},
    "widgets.RuleMaker.matrix": {"matrix": lambda: np.eye(9, dtype=np.uint8)},
    "widgets.Stepper": {
        "frames": lambda: [_cells()],
        "captions": lambda: ["caption"],
        "numbered": lambda: True,
        "holes": lambda: [_cells()],
        "collects": lambda: "T",
        "compared": lambda: {"a row": [1, 0]},
        "keeps": lambda: [0, 1],
    },
    "widgets.Stepper.step": {"step": lambda: 1},
    "widgets.Stopwatch": {"levels": lambda: [3]},
    "widgets.System": {
        "rules": lambda: MAGIC,
        "start": _cells,
        "presses": lambda: [0, 8],
        "goal": _cells,
        "equations": lambda: True,
        "feeds_back": lambda: True,
        "result": lambda: True,
        "letter": lambda: "N",
        "step": lambda: "press",
        "adds_columns": lambda: False,
        "flips": lambda: None,
    },
    "widgets.System.added": {"added": lambda: (0, 8)},
    "widgets.System.flipped": {"flipped": lambda: True},
    "widgets.System.board": {"board": _cells},
    "widgets.System.choice": {"choice": lambda: np.arange(9) % 2},
    "widgets.System.counts": {"counts": lambda: np.arange(9)},
    "widgets.System.equation": {"cell": lambda: 4},
    "widgets.System.parities": {"parities": lambda: np.arange(9) % 2},
    "stopwatch.growth": {"times": lambda: {8: 1e-6}},
    "codes.Code": {"m": lambda: 2, "rows": lambda: [0, 1]},
    "codes.Code.encode": {"messages": lambda: np.array([1, 0, 1, 1])},
    "codes.Code.message": {"words": lambda: np.array([1, 0, 1, 1, 0, 0, 1, 0])},
    "codes.Code.repair": {"words": lambda: np.array([1, 0, 1, 1, 0, 0, 1, 0])},
    "codes.ReedMuller": {"order": lambda: 1, "m": lambda: 3},
    "codes.ReedMuller.repair": {
        "words": lambda: np.array([1, 0, 1, 1, 0, 0, 1, 0]),
        "by": lambda: "majority",
    },
    "codes.polar": {"m": lambda: 3, "size": lambda: 2, "noise": lambda: 0.1},
    "codes.row_errors": {"m": lambda: 3, "noise": lambda: 0.1},
    "widgets.KroneckerBuilder": {
        "levels": lambda: 3,
        "mode": lambda: "block",
        "cell": lambda: (1, 0),
        "modes": lambda: ["block", "digits"],
        "nameless": lambda: True,
        "covers": lambda: False,
    },
    "kronecker_builder.power": {"levels": lambda: 3},
    "widgets.Playground": {
        "rules": lambda: MAGIC,
        **BOARDS,
        "colours": lambda: 3,
        "presses": lambda: [0, 8],
        "follows_location": lambda: True,
        "book": lambda: "./",
    },
    "widgets.Playground.address": {"address": lambda: "#v=1&size=3x3&rule=magic"},
    "widgets.Playground.from_address": {"address": lambda: "#v=1&size=3x3&rule=magic"},
    "widgets.Playground.press": {"numbers": lambda: (0, 8)},
    "million.tilted": {"side": lambda: 64},
    "fractal_picture.subsets": {"number": lambda: 5},
    "widgets.FractalPicture": {"shape": lambda: "ring", "press": lambda: (5, 7), "walk": lambda: True},
    "widgets.Million": {"drawing": lambda: "ring", "seed": lambda: 1},
    "widgets.FractalPicture.flips": {"flips": lambda: [0, 3]},
    "widgets.Million.blots": {"blots": lambda: [5000]},
    "widgets.PictureRepair.damage": {"damage": lambda: [2, 4]},
    "widgets.LargestBoard.level": {"level": lambda: 3},
    "widgets.PolarTree": {"noise": lambda: 5, "levels": lambda: 3, "by_reliability": lambda: True},
    "widgets.PictureRepair.flip": {"rows": lambda: [0], "columns": lambda: [1, 2]},
    "widgets.PictureRepair.cells_of": {"words": lambda: np.eye(1, 32, dtype=int)},
    "widgets.PictureRepair": {
        "picture": _cells,
        "code": lambda: "polar, 64 of 128",
        "noise": lambda: 5,
        "seed": lambda: 1,
        "spread": lambda: True,
        "plain": lambda: True,
        "covered": lambda: True,
        "one_by_one": lambda: True,
    },
    "picture_repair.draws": {"seed": lambda: 1, "count": lambda: 3},
    "picture_repair.repair": {
        "name": lambda: "Reed–Muller, 6 of 32",
        "words": lambda: np.tile([1, 0, 1, 1], 8),
    },
    "widgets.Symmetries": {
        "levels": lambda: 2,
        "start": lambda: "G",
        "walk": lambda: ["J"],
        "asks": lambda: True,
        "sides_first": lambda: True,
    },
    "widgets.Symmetries.levels": {"levels": lambda: 2},
    "widgets.Symmetries.multiply": {"names": lambda: ("J", "G")},
    "widgets.Symmetries.start": {"start": lambda: "G"},
    "widgets.Symmetries.walk": {"walk": lambda: ["J"]},
    "symmetries.six_of_size": {"size": lambda: 3},
    "symmetries.products": {"levels": lambda: 2},
}
OWNERS = {
    "addresses.Graph": lambda: Graph([(0, 1)]),
    "addresses.Masks": lambda: Masks([[0, 1]]),
    "addresses.Named": lambda: Named("magic"),
    "addresses.Puzzle": lambda: Puzzle("magic", 3, 3),
    "addresses.Random": lambda: Random(7),
    "addresses.Steps": lambda: Steps(name="king"),
    "bits.Packed": lambda: Packed(np.ones(2, "<u8"), 100),
    "widgets.Bet": lambda: Bet("Is it so?", ["yes", "no"], evidence="It is."),
    "widgets.Board": lambda: Board(MAGIC),
    "widgets.ChoiceSum": lambda: ChoiceSum(),
    "widgets.TwoMasks": TwoMasks,
    "widgets.ChoicePairs": lambda: ChoicePairs(columns=True),
    "widgets.RecipeCounts": RecipeCounts,
    "widgets.RuleTrial": lambda: RuleTrial(_cells(), _cells()),
    "widgets.TwoBoxes": TwoBoxes,
    "widgets.ProductSign": lambda: ProductSign([2, 0, 1, 3]),
    "widgets.DeterminantTerms": lambda: DeterminantTerms(np.eye(3, dtype=int)),
    "widgets.Division": lambda: Division(_cells()),
    "widgets.ClassPresses": ClassPresses,
    "widgets.TwoWalks": TwoWalks,
    "widgets.Climb": Climb,
    "widgets.PowerRing": PowerRing,
    "widgets.Rounds": Rounds,
    "widgets.BoardLevels": lambda: BoardLevels(np.eye(4, dtype=np.uint8)),
    "widgets.KroneckerBuilder": KroneckerBuilder,
    "widgets.LargestBoard": lambda: LargestBoard("64 kilobytes", side=512),
    "widgets.RowsAtOnce": lambda: RowsAtOnce(np.eye(4, dtype=np.uint8)),
    "widgets.MaskLists": MaskLists,
    "widgets.SixChoices": SixChoices,
    "widgets.ColourRecipes": lambda: ColourRecipes(colours=(5, 7)),
    "widgets.ColourBoard": lambda: ColourBoard(Colours(MAGIC, 3)),
    "widgets.BlockProduct": BlockProduct,
    "widgets.ColumnBuilder": ColumnBuilder,
    "widgets.CornerCut": CornerCut,
    "rules.Colours": lambda: Colours(MAGIC, 3),
    "widgets.Determinant": lambda: Determinant(MAGIC.matrix),
    "widgets.ChaseTable": lambda: ChaseTable([[1, 1], [1, 0]]),
    "widgets.BoardUnderTests": lambda: BoardUnderTests(lights_out(5, 5)),
    "widgets.ChangeCounts": lambda: ChangeCounts(lights_out(5, 5)),
    "widgets.PressedList": lambda: PressedList(MAGIC),
    "widgets.ReciprocalLines": lambda: ReciprocalLines([(7, 26), (9, 24)]),
    "widgets.ReciprocalRing": ReciprocalRing,
    "widgets.Doubling": lambda: Doubling([5, 6]),
    "widgets.SharedFactors": lambda: SharedFactors([5, 4]),
    "widgets.Chase": lambda: Chase([1, 0, 0]),
    "widgets.NimQuarters": lambda: NimQuarters(8, place=(1, 2)),
    "widgets.CounterGame": lambda: CounterGame({"A": ["B"], "B": []}, "A"),
    "widgets.Euclid": Euclid,
    "widgets.Exercise": lambda: Exercise(exercises.find("inverse.own_inverse")),
    "widgets.Explorer": lambda: Explorer(_magic(), (3, 3), (9, 1)),
    "widgets.Game": lambda: Game(seed=7),
    "widgets.GraphBoard": lambda: GraphBoard(lights_out(3, 3)),
    "games.ImpartialGame": lambda: ImpartialGame({0: [], 1: [0], 2: [0, 1]}),
    "modular.System": lambda: System(_cells(), 6),
    "widgets.NimGame": lambda: NimGame(),
    "widgets.GenitonGame": lambda: GenitonGame(matrix="G"),
    "widgets.GilbreathTriangle": lambda: GilbreathTriangle([2, 3, 5, 11]),
    "widgets.SquaredRows": SquaredRows,
    "widgets.Submatrix": lambda: Submatrix(np.ones((3, 3), dtype=np.uint8)),
    "widgets.CountedPresses": CountedPresses,
    "widgets.Counterexamples": lambda: Counterexamples(_claims()),
    "widgets.LinesToJudge": lambda: LinesToJudge(_lines()),
    "widgets.SlipInTime": lambda: SlipInTime(_printed(), _slips()),
    "widgets.Witnesses": lambda: Witnesses(_told()),
    "widgets.WrongBits": lambda: WrongBits(np.eye(9, dtype=np.uint8), presses=[3, 4]),
    "widgets.Substitution": lambda: Substitution([0, 1, 0, 1, 0]),
    "widgets.WayBack": lambda: WayBack("G", ["J", "⌽G"]),
    "widgets.PinsGame": lambda: PinsGame(),
    "widgets.PeriodSearch": lambda: PeriodSearch([0, 1] * 20),
    "widgets.WythoffGame": lambda: WythoffGame(),
    "widgets.MixedGame": lambda: MixedGame(),
    "games.Ordinal": lambda: Ordinal("ω + 1"),
    "rules.RuleSet": lambda: MAGIC,
    "widgets.Playground": lambda: Playground(MAGIC),
    "widgets.FractalPicture": FractalPicture,
    "widgets.Million": lambda: Million("your own"),
    "widgets.PolarTree": PolarTree,
    "widgets.PictureRepair": lambda: PictureRepair(np.eye(4, dtype=int), code="Reed–Muller, 16 of 32"),
    "widgets.ModularRows": lambda: ModularRows([[1, 2], [0, 1]], [3, 1], 5),
    "widgets.ParityTests": lambda: ParityTests(MAGIC),
    "widgets.RowPlayground": lambda: RowPlayground(np.eye(4, dtype=int), moves=[("add", 0, 1)], shape=(2, 2)),
    "widgets.Butterfly": lambda: Butterfly([1, 0, 0, 1]),
    "widgets.DifferenceTable": lambda: DifferenceTable(_vector()),
    "widgets.RuleMaker": RuleMaker,
    "widgets.Stepper": lambda: Stepper([_cells(), _cells()], ["a", "b"]),
    "widgets.System": lambda: LinkedSystem(MAGIC, adds_columns=True, flips=(4, 4)),
    "codes.Code": lambda: Code(3, [0, 1, 2, 4]),
    "codes.ReedMuller": lambda: ReedMuller(1, 3),
    "widgets.Symmetries": lambda: Symmetries(2),
}


def targets():
    """Return everything public that takes values, by name; a package before its own modules."""
    found, seen = {}, set()
    for module in sorted(_public_modules(), key=lambda module: (module.__name__.count("."), module.__name__)):
        home = module.__name__.rpartition(".")[2]
        for name, item in vars(module).items():
            if _is_own(module, name, item) and id(item) not in seen:
                seen.add(id(item))
                found |= {target.name: target for target in _targets_of(f"{home}.{name}", item)}
    return {name: target for name, target in found.items() if name not in NOT_ATTACKED}


def _public_modules():
    for module in pkgutil.walk_packages(magicmath.__path__, "magicmath."):
        if "._" not in module.name and not module.name.startswith(tuple(NOT_ATTACKED)):
            yield importlib.import_module(module.name)


def _is_own(module, name, item):
    if name.startswith("_") or not callable(item):
        return False
    listed = getattr(module, "__all__", None)
    home = f"{getattr(item, '__module__', '')}."
    return home.startswith("magicmath.") and (name in listed if listed else home == f"{module.__name__}.")


def _targets_of(name, item):
    if not inspect.isclass(item):
        yield from _with_parameters(name, item)
    elif not issubclass(item, (tuple, dict, traitlets.TraitType)):  # a record checks nothing
        yield from _with_parameters(name, item)
        for inner, member in _own_members(item).items():
            if inner in NOT_ATTACKED:
                continue
            yield from _members(f"{name}.{inner}", item, name, inner, member)


def _own_members(kind):
    """Return what a class offers by itself or from a base that readers do not see."""
    hidden = [
        base
        for base in kind.__mro__[1:]
        if base.__module__.startswith("magicmath.") and "._" in base.__module__
    ]
    return {name: member for owner in (*reversed(hidden), kind) for name, member in vars(owner).items()}


def _members(full, kind, owner, inner, member):
    if _is_settable(member) and not inner.startswith("_"):
        yield Target(full, partial(_set, inner), (inner,), owner)
    elif isinstance(member, (classmethod, staticmethod)) and not inner.startswith("_"):
        yield from _with_parameters(full, getattr(kind, inner))
    elif inspect.isfunction(member) and (not inner.startswith("_") or inner in OPERATORS):
        yield from _with_parameters(full, member, owner)


def _is_settable(member):
    return isinstance(member, (traitlets.TraitType, Part)) or getattr(member, "fset", None) is not None


def _with_parameters(name, call, owner=None):
    parameters = tuple(inspect.signature(call).parameters)[owner is not None :]
    if parameters:
        yield Target(name, call, parameters, owner)


def _set(name, owner, value):
    setattr(owner, name, value)
    return getattr(owner, name)


def good_call(target):
    """Return the owner, or None, and the good arguments of a target by name, all made anew."""
    owner = OWNERS[target.owner]() if target.owner else None
    as_made = GOOD.get(target.owner, {})
    if target.name not in GOOD and as_made.keys() >= set(target.parameters):
        return owner, {name: as_made[name]() for name in target.parameters}
    for name in (target.name, f"widgets.Board.{target.name.rpartition('.')[2]}"):
        if name in GOOD:
            return owner, {name: make() for name, make in GOOD[name].items()}
    if target.parameters == ("answer",):
        return owner, {"answer": None}
    if target.name.rpartition(".")[2] in OPERATORS:
        return owner, {name: owner for name in target.parameters}
    raise LookupError(f"no good call of {target.name} is known: add one to GOOD")


def perform(target, owner, arguments):
    """Call a target; arguments are by name, those of *name a tuple and those of **name a dict."""
    positional, named = [] if owner is None else [owner], {}
    kinds = inspect.signature(target.call).parameters
    for name, value in arguments.items():
        kind = kinds[name].kind if name in kinds else inspect.Parameter.POSITIONAL_ONLY
        if kind is inspect.Parameter.VAR_POSITIONAL:
            positional.extend(value)
        elif kind is inspect.Parameter.VAR_KEYWORD:
            named |= value
        elif kind is inspect.Parameter.KEYWORD_ONLY:
            named[name] = value
        else:
            positional.append(value)
    return target.call(*positional, **named)
