"""Ask axe, the accessibility checker, about every widget and page."""

import numpy as np
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from saved import save

from magicmath.bets import puzzle
from magicmath.exercises.inverse import LINES
from magicmath.rules import MAGIC, RuleSet, fractal, lights_out, to_board, with_holes
from magicmath.rules.colours import Colours
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
from magicmath.widgets.system import System
from magicmath.widgets.two_boxes import TwoBoxes
from magicmath.widgets.two_masks import TwoMasks
from magicmath.widgets.two_walks import TwoWalks
from magicmath.widgets.way_back import WayBack
from magicmath.widgets.witnesses import Witnesses
from magicmath.widgets.wrong_bits import WrongBits
from magicmath.widgets.wythoff_game import WythoffGame

HOLES = [[1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]
RAMP = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]


def _slip_in_time():
    moments = [[MAGIC[1]], [MAGIC[0]]]
    figure = SlipInTime(
        {"a": (MAGIC[0], "from x", ["x"])}, {"x": ("a cell turns", MAGIC[1], MAGIC[0], moments)}
    )
    figure.moment = 0
    return figure


def _lines_to_judge():
    figure = LinesToJudge({str(k): ("page 1", ["1 2"], "right", "So it is.") for k in range(3)})
    figure.answers = ["right", "wrong"]
    return figure


def _choice_pairs():
    figure = ChoicePairs()
    figure.tried = range(8)
    return figure


def _recipe_counts():
    figure = RecipeCounts(puzzle=to_board(506), mask=4)
    figure.chosen, figure.lit = [0, 1, 8], True
    return figure


def _two_boxes():
    figure = TwoBoxes(MAGIC[4])
    figure.added = True
    return figure


def _rule_trial():
    figure = RuleTrial(to_board(32), to_board(495))
    figure.of_start, figure.of_goal = 1, 2
    return figure


def _pinned():
    figure = PeriodSearch([0, 1, 0, 1, 2, 3, 2] * 10, 20)
    figure.put(2, 3)
    return figure


def widgets():
    """Return one of each widget, with all that it can show."""
    return [
        Game(start=to_board(32), goal=to_board(495), timer=True),
        Game(start=to_board(32), goal=to_board(495), plain=True),
        Game(fractal(4), seed=1, opponent="computer"),
        Game(fractal(2), seed=1, distance=3, triangle=True),
        Game(with_holes(lights_out(3, 4), HOLES), seed=1),
        Board(MAGIC, goal=to_board(495)),
        ColourBoard(Colours(lights_out(3, 4), 12), start=RAMP, goal=RAMP),
        ColourBoard(Colours(MAGIC, 6), goal=MAGIC[4], weights=MAGIC[4], remainders=[2, 3]),
        ColourBoard(Colours(MAGIC, 6), goal=MAGIC[4], remainders=[2, 3], joins=True),
        ColourBoard(Colours(MAGIC, 5), weights=MAGIC[4], kinds=MAGIC[0]),
        ColourBoard(Colours(MAGIC, 25), weights=MAGIC[4], choice=MAGIC[0]),
        GraphBoard(lights_out(3, 3), presses=[0, 1], counts=True),
        GraphBoard(lights_out(3, 3), presses=[4]),
        GraphBoard(lights_out(3, 3), draws=True),
        GraphBoard(lights_out(1, 5), presses=[0, 1], paints=True),
        Explorer(MAGIC.matrix, (3, 3), (3, 3), labels=("V", "D")),
        Explorer(
            [*MAGIC.matrix[:2], *np.eye(9, dtype=int)], [(1, 2), (3, 3)], (3, 3), list("stu"), distances=True
        ),
        Stepper([MAGIC.matrix, MAGIC.matrix.T], ["Y", "its transpose"], numbered=True),
        NimGame([1, 0, 31], first="computer"),
        PinsGame([3, 12], first="computer", values=True),
        PinsGame([4, 6, 7], first="computer", values=True, raises=True),
        _pinned(),
        MixedGame(first="computer", values=True),
        MixedGame(4, 4, 0, asks=True),
        WythoffGame(lost=True),
        GilbreathTriangle([2, 3, 5, 7, 13, 17]),
        SquaredRows(),
        Submatrix(MAGIC[0]),
        WrongBits(np.eye(9, dtype=int), presses=[3, 4]),
        WrongBits(np.eye(9, dtype=int), inverse=True),
        Witnesses({name: (MAGIC[mask], "so it is") for mask, name in enumerate("abca")}),
        _slip_in_time(),
        _lines_to_judge(),
        Counterexamples(
            {"None is black.": ("false", "It may be.", "cells", [[0, 0]], lambda one: ("So.", one.any()))}
        ),
        CountedPresses([9, 10, 10, 5, 19, 10, 9, 16, 12]),
        puzzle.order(),
        ModularRows([[1, 1], [1, 3]], [0, 1], 5),
        RowPlayground(MAGIC.matrix, moves=[("add", 0, 1)], shape=(3, 3)),
        RowPlayground(MAGIC.matrix, moves=[("add", 0, 1)], shape=(3, 3), product=True),
        RowPlayground(MAGIC.matrix, cards=True),
        ParityTests(LINES, board=to_board(186)),
        Determinant(MAGIC.matrix, label="Y"),
        ChoiceSum(first=[0, 1], second=[1, 4]),
        _choice_pairs(),
        ChoicePairs(columns=True),
        _recipe_counts(),
        _two_boxes(),
        RuleTrial(to_board(32), to_board(495)),
        _rule_trial(),
        ProductSign([2, 3, 1, 0], taken=1),
        TwoMasks(),
        DeterminantTerms([[1, 2, 4], [2, 1, 0], [0, 1, 1]]),
        DeterminantTerms([[1, 2, 4], [2, 1, 0], [0, 1, 1]], find=True),
        Division([[1, 1, 1], [0, 0, 1], [1, 1, 1]]),
        Determinant([[1, 2, 4], [2, 1, 0], [0, 1, 1]], label="T", minors=True),
        RuleMaker(fades=True),
        RuleMaker(factors=True),
        RuleMaker(mirrors=False, mirror_pairs=True),
        DifferenceTable([1, 0, 0, 1, 1, 0, 1, 0]),
        DifferenceTable([0, 0, 0, 1], letters="ab"),
        DifferenceTable([1, 0, 0, 1], turns=True),
        DifferenceTable([1, 0, 0, 1], labels="binary", asks=2),
        DifferenceTable([1, 0, 0, 1], labels="numbers", matrix=True),
        DifferenceTable([1, 0, 0, 1], reading="left downwards"),
        GenitonGame("G", "G"),
        Butterfly([1, 0, 1, 1], level=1),
        Butterfly([1, 0, 1, 1], level=1, by_hand=True),
        BlockProduct(),
        CornerCut(9),
        CornerCut(9, asks=True),
        Substitution([0, 1, 0, 1, 0], times=2, sizes=3),
        WayBack("G", ["J", "⌽G"], tested=True),
        KroneckerBuilder(3, "digits", cell=(4, 6), modes=["digits"]),
        ColumnBuilder(2),
        ColumnBuilder(6, KroneckerBuilder(4).matrix[:, 8:]),
        System(start=to_board(32), goal=to_board(495), presses=[0], equations=True),
        KroneckerBuilder(3, cell=(1, 5)),
        Symmetries(2, walk=["G"]),
        Symmetries(1, asks=True),
        Symmetries(1, asks=True, sides_first=True),
        PictureRepair(),
        FractalPicture(),
        Million(),
        PolarTree(levels=6),
        Euclid(16, shown=6),
        ColourRecipes(goal=[[2, 0, 1], [0, 1, 0], [0, 0, 2]], step=2),
        ClassPresses([5, 7, 2, 10], times=(2, 4, -7)),
        ClassPresses([5], fill=True),
        BoardLevels(np.eye(4, dtype=int), level=3),
        MaskLists(5, cell=13),
        MaskLists(5, cell=2),
        LargestBoard(),
        RowsAtOnce([[0, 1, 0, 1], [1, 1, 1, 0], [0, 0, 0, 0], [0, 1, 0, 1]]),
        SixChoices("h"),
        SixChoices("h", rows=True),
        TwoWalks(),
        Climb(),
        PowerRing([[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 0, 0]]),
        Rounds(cell=4),
        Board(start=to_board(325), adds=MAGIC),
        Board(start=to_board(325), adds=MAGIC, right_sides=to_board(256)),
        BoardUnderTests(lights_out(5, 5)),
        BoardUnderTests(lights_out(5, 5), one_by_one=True),
        BoardUnderTests(lights_out(5, 5), lights_out(5, 5).masks[12], single=True, makes=True),
        BoardUnderTests(RuleSet([[[1, 1, 1]]] * 3), [[1, 1, 1]], extras=[0, 1]),
        BoardUnderTests(RuleSet([[[1, 1, 1]]] * 3), [[1, 0, 1]], watches=True),
        PressedList(MAGIC, to_board(341), {"the X": to_board(341)}),
        ChangeCounts(lights_out(2, 2), [[1, 0], [1, 1]], {"all": [[1, 1], [1, 1]]}),
        ChangeCounts(lights_out(2, 3), [[1, 0, 0], [1, 1, 0]], alike=True),
        ChangeCounts(lights_out(1, 5), [[1, 0, 1, 0, 0]], joins=True),
        ChangeCounts(MAGIC, [[1, 0, 0], [0, 0, 0], [0, 0, 0]], collects=True),
        ChaseTable(lights_out(4, 5).masks[2]),
        SharedFactors([5, 4]),
        Doubling([5, 33]),
        SharedFactors([5], with_h=True),
        ReciprocalLines([(7, 26), (9, 24)]),
        ReciprocalRing([10, 7], jumps=True),
        ReciprocalRing([2, 3, 4], number=5, asks="Where do the steps miss 1?"),
        ColourRecipes(colours=[5, 7], untold=True),
        ColourRecipes(colours=[2, 3], untold=True, joins=True),
        Chase([1, 1, 0, 0], by_hand=True),
        Chase([1, 0, 0, 0, 0], shown=4),
        Chase([1, 0, 0, 0, 0], shown=6, sums=True),
        Chase([1, 0, 0, 0, 0], sums=True, below=True),
        Chase([0, 1, 1, 1, 0], by_s=True),
        Chase([1, 0, 0, 0, 0], shown=2, asks=True),
        Chase([1, 0, 0], shown=6, itself=False, in_x=True, lines=12),
        NimQuarters(depth=2, place=(9, 12)),
        NimQuarters(place=(9, 12)),
        NimQuarters(8, rows=4, fills=True),
        CounterGame({"A": ["B", "C"], "B": ["C"], "C": []}, "A", values=True),
        CounterGame({"A": ["B", "C"], "B": ["C"], "C": []}, "A", asks=True),
        CounterGame({"A": ["B", "C"], "B": ["C"], "C": []}, ["A", "B"], values=True, binary=True),
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 320])
def test_saved_pages_have_no_serious_fault(width, scheme, page, axe, tmp_path):  # noqa: F811
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(save(tmp_path, *widgets()))
    assert violations(page, axe) == []


def test_everything_opened_has_no_serious_fault(page, axe, tmp_path):  # noqa: F811
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, widgets()[0]))
    page.get_by_role("button", name="press mask 4").click()
    for name in ("Difference", "Hint", "Show the path", "Next"):
        page.get_by_role("button", name=name, exact=True).click()
    for summary in page.locator("summary").all():
        summary.click()
    assert violations(page, axe) == []


def test_axe_does_find_a_fault(page, axe, tmp_path):  # noqa: F811
    page.goto(save(tmp_path, widgets()[0]))
    page.evaluate("document.querySelector('[role=gridcell]').setAttribute('role', 'row')")
    assert violations(page, axe)
