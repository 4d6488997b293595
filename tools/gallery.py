"""Write a page that shows every live figure, or tell how heavy and how quick each of them is.

python tools/gallery.py gallery.html      with the project and tests/ on PYTHONPATH
python tools/gallery.py --table           bytes of page code, and the first draw of each in Chromium
"""

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

import numpy as np
from saved import save_titled

from magicmath import exercises, plot
from magicmath.addresses import Graph
from magicmath.bets import puzzle as bets
from magicmath.exercises import reproduction
from magicmath.exercises.inverse import LINES
from magicmath.rules import MAGIC, RuleSet, lights_out, to_board, with_holes
from magicmath.rules.colours import Colours
from magicmath.rules.graphs import named_graph
from magicmath.widgets import (
    Bet,
    BlockProduct,
    Board,
    BoardLevels,
    BoardUnderTests,
    Butterfly,
    ChangeCounts,
    Chase,
    ChaseTable,
    ChoicePairs,
    ChoiceSum,
    ClassPresses,
    Climb,
    ColourBoard,
    ColourRecipes,
    ColumnBuilder,
    CornerCut,
    CountedPresses,
    Counterexamples,
    CounterGame,
    Determinant,
    DeterminantTerms,
    DifferenceTable,
    Division,
    Doubling,
    Euclid,
    Exercise,
    Explorer,
    FractalPicture,
    Game,
    GenitonGame,
    GilbreathTriangle,
    GraphBoard,
    KroneckerBuilder,
    LargestBoard,
    LinesToJudge,
    MaskLists,
    Million,
    MixedGame,
    ModularRows,
    NimGame,
    NimQuarters,
    ParityTests,
    PeriodSearch,
    PictureRepair,
    PinsGame,
    Playground,
    PolarTree,
    PowerRing,
    PressedList,
    ProductSign,
    RecipeCounts,
    ReciprocalLines,
    ReciprocalRing,
    Rounds,
    RowPlayground,
    RowsAtOnce,
    RuleMaker,
    RuleTrial,
    SharedFactors,
    SixChoices,
    SlipInTime,
    SquaredRows,
    Stepper,
    Submatrix,
    Substitution,
    Symmetries,
    System,
    TwoBoxes,
    TwoMasks,
    TwoWalks,
    WayBack,
    Witnesses,
    WrongBits,
    WythoffGame,
)

HOLES = [[1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]]
PETERSEN = named_graph("petersen")
RING = named_graph("cycle", 6)
RAMP = [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]


def _opened():
    bet = bets.order()
    bet.see()
    return bet


FIGURES = {
    "Board": lambda: Board(MAGIC, goal=to_board(495)),
    "Board of 32×32": lambda: Board(lights_out(32, 32)),
    "ColourBoard": lambda: ColourBoard(Colours(lights_out(3, 4), 12), start=RAMP, goal=RAMP),
    "ColourBoard with weights": lambda: ColourBoard(Colours(MAGIC, 5), weights=Colours(MAGIC, 5).tests[0]),
    "ColourBoard with a choice": lambda: ColourBoard(
        Colours(MAGIC, 25), weights=Colours(MAGIC, 5).tests[0], choice=MAGIC[4]
    ),
    "ColourBoard with a goal to weigh": lambda: ColourBoard(
        Colours(MAGIC, 5), goal=MAGIC[4], weights=Colours(MAGIC, 5).tests[0]
    ),
    "ColourBoard with remainders": lambda: ColourBoard(Colours(MAGIC, 6), goal=MAGIC[4], remainders=[2, 3]),
    "GraphBoard": lambda: GraphBoard(PETERSEN.rules, PETERSEN.positions, presses=[0, 5, 6, 9], counts=True),
    "GraphBoard to draw": lambda: GraphBoard(PETERSEN.rules, PETERSEN.positions, draws=True),
    "GraphBoard to paint": lambda: GraphBoard(RING.rules, RING.positions, paints=True),
    "Game": lambda: Game(start=to_board(32), goal=to_board(495), timer=True),
    "Game without masks": lambda: Game(start=to_board(32), goal=to_board(495), plain=True),
    "Game with holes": lambda: Game(with_holes(lights_out(3, 4), HOLES), seed=1),
    "Game against the computer": lambda: Game(seed=1, opponent="computer"),
    "Game that keeps what it knows": lambda: Game(seed=1, tells_reachable=False, tells_fewest=False),
    "ModularRows": lambda: ModularRows([[1, 1, 0], [1, 0, 1], [0, 1, 1]], [1, 0, 2], 5),
    "NimGame": lambda: NimGame([3, 4, 5]),
    "PinsGame": lambda: PinsGame(values=True),
    "PeriodSearch": lambda: PeriodSearch([0, 1, 0, 1, 2, 3, 2] * 20),
    "WythoffGame": lambda: WythoffGame((9, 11)),
    "GenitonGame": lambda: GenitonGame("G", "G"),
    "MixedGame": lambda: MixedGame(values=True),
    "GilbreathTriangle": lambda: GilbreathTriangle([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]),
    "SquaredRows": SquaredRows,
    "Submatrix": lambda: Submatrix(MAGIC[0]),
    "Counterexamples": lambda: Counterexamples(reproduction.lines_to_break()),
    "LinesToJudge": lambda: LinesToJudge(reproduction.lines_to_judge()),
    "SlipInTime": lambda: SlipInTime(reproduction.RESULTS, reproduction.SLIPS_IN_TIME),
    "WrongBits": lambda: WrongBits(np.eye(9, dtype=int), presses=[3, 4]),
    "WrongBits of an inverse": lambda: WrongBits(np.eye(9, dtype=int), inverse=True),
    "Witnesses": lambda: Witnesses({f"witness {k}": (MAGIC[k], "a mask") for k in range(9)}),
    "Bet": bets.order,
    "Bet, opened": _opened,
    "Bet on a number": lambda: Bet("How many?", number=(0, 9), evidence=plot.board(MAGIC[4]), answer=5),
    "Exercise with a board": lambda: Exercise(exercises.find("inverse.another_test")),
    "Exercise with a field": lambda: Exercise(exercises.find("inverse.inverse_by_hand")),
    "Exercise with an editor": lambda: Exercise(exercises.find("inverse.your_invert")),
    "System": lambda: System(MAGIC, presses=[3, 6, 4], goal=MAGIC[4], equations=True),
    "System of 256 masks": lambda: System(lights_out(16, 16), presses=[17, 40]),
    "RowPlayground": lambda: RowPlayground(MAGIC.matrix, moves=[("add", 0, 1)], shape=(3, 3), product=True),
    "ParityTests": lambda: ParityTests(LINES, board=[[0, 1, 0], [1, 1, 1], [0, 1, 0]]),
    "BoardUnderTests": lambda: BoardUnderTests(lights_out(5, 5), np.eye(5, dtype=int)),
    "BoardUnderTests with a board to make": lambda: BoardUnderTests(
        lights_out(5, 5), single=True, makes=True
    ),
    "ChaseTable": lambda: ChaseTable(lights_out(5, 5).masks[2]),
    "BoardUnderTests with one test after the other": lambda: BoardUnderTests(
        lights_out(5, 5), np.eye(5, dtype=int), one_by_one=True
    ),
    "BoardUnderTests with a changed cell": lambda: BoardUnderTests(
        RuleSet([[[1, 1, 1]]] * 3), board=[[1, 1, 1]], extras=[0, 1]
    ),
    "BoardUnderTests with cells to watch": lambda: BoardUnderTests(
        RuleSet([[[1, 1, 1]]] * 3), board=[[1, 0, 1]], watches=True
    ),
    "PressedList": lambda: PressedList(MAGIC, lists={"the X": to_board(341)}),
    "ChangeCounts": lambda: ChangeCounts(lights_out(5, 5), np.eye(5, dtype=int)),
    "ChangeCounts with all choices of a board": lambda: ChangeCounts(lights_out(5, 5), alike=True),
    "ChangeCounts with the boards of all choices": lambda: ChangeCounts(
        lights_out(1, 5), [[1, 0, 1, 0, 0]], joins=True
    ),
    "ChangeCounts that keeps what is made": lambda: ChangeCounts(
        MAGIC, [[1, 0, 1], [0, 0, 0], [0, 0, 0]], collects=True
    ),
    "RuleMaker": lambda: RuleMaker(fades=True),
    "RuleTrial": lambda: RuleTrial(to_board(32), to_board(495)),
    "RuleMaker of factors": lambda: RuleMaker(factors=True),
    "RuleMaker of pairs": lambda: RuleMaker(mirrors=False, mirror_pairs=True),
    "CornerCut": CornerCut,
    "Substitution": lambda: Substitution([0, 1, 0, 1, 0], times=2),
    "WayBack": lambda: WayBack("G", ["J", "⌽G"], tested=True),
    "CountedPresses": lambda: CountedPresses([9, 10, 10, 5, 19, 10, 9, 16, 12]),
    "CountedPresses that are covered": lambda: CountedPresses([9, 10, 10, 5, 19, 10, 9, 16, 12], covers=True),
    "CounterGame": lambda: CounterGame({"A": ["B", "C"], "B": ["C"], "C": []}, "A"),
    "ColourRecipes": lambda: ColourRecipes(goal=[[2, 0, 1], [0, 1, 0], [0, 0, 2]], step=2),
    "ClassPresses": lambda: ClassPresses([7, 5, 2, 10], times=(2, 4, -7)),
    "Board that adds equations": lambda: Board(start=to_board(325), adds=MAGIC),
    "Board that adds equations with known right sides": lambda: Board(
        start=to_board(341), adds=MAGIC, right_sides=to_board(256)
    ),
    "Euclid": lambda: Euclid(16, shown=5),
    "Chase by hand": lambda: Chase([1, 1, 0, 0, 0], by_hand=True),
    "ReciprocalLines": lambda: ReciprocalLines([(7, 26), (9, 24)]),
    "ReciprocalRing": lambda: ReciprocalRing([16, 7], jumps=True),
    "ReciprocalRing of one number": lambda: ReciprocalRing(range(2, 13), number=5, asks="Where is 1 missed?"),
    "Doubling": lambda: Doubling([5, 33]),
    "SharedFactors": lambda: SharedFactors([5, 4, 7, 9]),
    "Chase": lambda: Chase([1, 0, 0, 0, 0], shown=4),
    "Chase in x": lambda: Chase([1, 0, 0, 0, 0], shown=4, in_x=True),
    "Chase, and what is left below": lambda: Chase([1, 0, 0, 0, 0], sums=True, below=True),
    "Chase, row by row": lambda: Chase([1, 0, 0, 0, 0], shown=2, asks=True),
    "Chase, below an empty line": lambda: Chase([1, 0, 0], itself=False, in_x=True, lines=12, shown=6),
    "Chase by the coefficients of s": lambda: Chase([0, 1, 1, 1, 0], by_s=True),
    "NimQuarters": lambda: NimQuarters(depth=2, place=(9, 12)),
    "DifferenceTable": lambda: DifferenceTable([1, 0, 0, 1, 1, 0, 1, 0]),
    "DifferenceTable with readings": lambda: DifferenceTable([1, 0, 0, 1, 1], reading="left downwards"),
    "BlockProduct": BlockProduct,
    "ColumnBuilder": ColumnBuilder,
    "Butterfly": lambda: Butterfly([1, 0, 0, 1] * 4, level=2),
    "KroneckerBuilder": lambda: KroneckerBuilder(4),
    "Symmetries": lambda: Symmetries(3),
    "Symmetries to guess": lambda: Symmetries(1, asks=True),
    "PictureRepair": PictureRepair,
    "FractalPicture": FractalPicture,
    "Million": Million,
    "PolarTree": lambda: PolarTree(levels=10),
    "Playground": Playground,
    "Playground of a graph in three colours": lambda: Playground(
        Graph([(0, 1), (1, 2), (2, 3), (3, 0), (0, 2)]), start=[[0, 1, 2, 0]], colours=3
    ),
    "Playground of 64×64": lambda: Playground("lights_out", start=np.eye(64, dtype=int)),
    "Playground of masks": lambda: Playground(
        RuleSet([[[1, 1, 0]], [[0, 1, 1]], [[1, 0, 1]]]), goal=[[1, 0, 0]]
    ),
    "Determinant": lambda: Determinant(MAGIC.matrix, "Y"),
    "ChoiceSum": lambda: ChoiceSum(first=[0, 1], second=[1, 4]),
    "ChoicePairs": ChoicePairs,
    "ChoicePairs with columns": lambda: ChoicePairs(columns=True),
    "RecipeCounts": lambda: RecipeCounts(puzzle=to_board(506), mask=4),
    "TwoBoxes": TwoBoxes,
    "TwoWalks": TwoWalks,
    "Climb": Climb,
    "PowerRing": lambda: PowerRing([[0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [1, 1, 0, 0]]),
    "BoardLevels": lambda: BoardLevels(np.eye(4, dtype=int), level=3),
    "MaskLists": lambda: MaskLists(5, cell=13),
    "LargestBoard": LargestBoard,
    "RowsAtOnce": lambda: RowsAtOnce([[0, 1, 0, 1], [1, 1, 1, 0], [0, 0, 0, 0], [0, 1, 0, 1]]),
    "SixChoices": lambda: SixChoices("e", rows=True),
    "ProductSign": lambda: ProductSign([2, 3, 1, 0], taken=1),
    "TwoMasks": TwoMasks,
    "DeterminantTerms": lambda: DeterminantTerms([[1, 2, 4], [2, 1, 0], [0, 1, 1]], "T"),
    "Rounds": lambda: Rounds(),
    "Division": lambda: Division([[1, 1, 1], [0, 0, 1], [1, 1, 1]]),
    "Explorer with distances": lambda: Explorer(
        [[1, 1, 1, 0], [0, 1, 1, 1], *np.eye(4, dtype=int)],
        [(1, 2), (1, 4)],
        (1, 4),
        labels=("message", "flips", "what arrives"),
        distances=True,
    ),
    "Explorer": lambda: Explorer(MAGIC.matrix, (3, 3), (3, 3), labels=("V", "D")),
    "Stepper": lambda: Stepper([MAGIC.matrix, MAGIC.matrix.T], ["Y", "its transpose"]),
}
TIMES = 15


def rows():
    """Return (name, bytes of page code, bytes of style, milliseconds of the first draw) of each figure."""
    from launching import QUIET
    from playwright.sync_api import sync_playwright

    from runner.fetching import BROWSERS

    args = ["--no-sandbox", "--no-first-run", *(f"--disable-{feature}" for feature in QUIET)]
    found = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        path = next(filter(None, map(shutil.which, BROWSERS)))
        browser = playwright.chromium.launch(executable_path=path, args=args)
        page = browser.new_page()
        for name, made in FIGURES.items():
            figure = made()
            address = save_titled(Path(folder), {name: figure})
            code, style = (len(getattr(figure, trait).encode()) for trait in ("_esm", "_css"))
            found.append((name, code, style, statistics.median(_draw(page, address) for _ in range(TIMES))))
    return found


def _draw(page, address):
    page.goto(address)
    return page.evaluate("performance.getEntriesByName('drawn')[0].duration")


def main(options):
    """Do what the command line asks for."""
    if options == ["--table"]:
        print(f"{'figure':<28}{'code':>9}{'style':>9}{'first draw':>13}")
        for name, code, style, drawn in rows():
            print(f"{name:<28}{code:>9,}{style:>9,}{drawn:>10.1f} ms")
    elif len(options) == 1 and not options[0].startswith("-"):
        target = Path(options[0])
        print(save_titled(target.parent, {name: made() for name, made in FIGURES.items()}, target.name))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
