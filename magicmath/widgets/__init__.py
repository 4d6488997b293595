"""Live figures: what a reader presses in the page, Python reads, and the other way round."""

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
from magicmath.widgets.replay import Replay
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
from magicmath.widgets.stopwatch import Stopwatch
from magicmath.widgets.submatrix import Submatrix
from magicmath.widgets.substitution import Substitution
from magicmath.widgets.symmetries import Symmetries
from magicmath.widgets.system import System
from magicmath.widgets.two_boxes import TwoBoxes
from magicmath.widgets.two_masks import TwoMasks
from magicmath.widgets.two_walks import TwoWalks
from magicmath.widgets.way_back import WayBack
from magicmath.widgets.witnesses import Witnesses
from magicmath.widgets.wrong_bits import WrongBits
from magicmath.widgets.wythoff_game import WythoffGame

__all__ = [
    "Bet",
    "BlockProduct",
    "Board",
    "BoardLevels",
    "BoardUnderTests",
    "Butterfly",
    "ChangeCounts",
    "ClassPresses",
    "Climb",
    "Chase",
    "Counterexamples",
    "ChaseTable",
    "ChoicePairs",
    "ChoiceSum",
    "ColourBoard",
    "ColourRecipes",
    "ColumnBuilder",
    "CornerCut",
    "CountedPresses",
    "CounterGame",
    "TwoMasks",
    "Determinant",
    "DeterminantTerms",
    "DifferenceTable",
    "Division",
    "Doubling",
    "Euclid",
    "Exercise",
    "Explorer",
    "FractalPicture",
    "Game",
    "GenitonGame",
    "GilbreathTriangle",
    "GraphBoard",
    "KroneckerBuilder",
    "LargestBoard",
    "LinesToJudge",
    "MaskLists",
    "Million",
    "MixedGame",
    "ModularRows",
    "NimGame",
    "NimQuarters",
    "ParityTests",
    "PeriodSearch",
    "PictureRepair",
    "PinsGame",
    "Playground",
    "PolarTree",
    "PowerRing",
    "PressedList",
    "ProductSign",
    "ReciprocalLines",
    "ReciprocalRing",
    "RecipeCounts",
    "Replay",
    "Rounds",
    "RowPlayground",
    "RowsAtOnce",
    "RuleMaker",
    "RuleTrial",
    "SquaredRows",
    "SharedFactors",
    "SixChoices",
    "Stepper",
    "Stopwatch",
    "SlipInTime",
    "Submatrix",
    "Substitution",
    "Symmetries",
    "System",
    "TwoBoxes",
    "TwoWalks",
    "WayBack",
    "Witnesses",
    "WrongBits",
    "WythoffGame",
]
