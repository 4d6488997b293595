"""What each public parameter takes: its kind, its range or shape, and a call that differs in it alone.

It lies beside `surface`, whose good calls it starts from, but tests/project/test_bad_input.py alone reads it.
"""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from inspect import Parameter, signature
from itertools import islice

import numpy as np

from attack import surface
from magicmath.rules import RuleSet
from magicmath.widgets._whole import Part

UNCHECKED = {
    "* answer": "an exercise judges whatever is answered",
    "plot.* label": "a text or an integer",
    "plot.Picture figure": "shown when it is drawn",
    "*.as_* name": "what messages say for the argument beside it",
    "*.__eq__ other": "any two things can be compared",
    "rules.RuleSet.__getitem__ index": "indexed as its array of masks is",
    "ledger.compare_each computed": "taken apart by Python, as **computed",
}

# Names of parameters, what they take, and its form: for arrays the shape, for numbers low..high, where "?"
# stands at an end that is not tried because it takes long or contradicts another argument. The first line
# that fits counts. What is in no line is told by its good value: see `kind_of`.
KINDS = """
widgets.ChoiceSum*                                 first|second               index       0..9
widgets.ChoicePairs*                               masks                      bits        board
widgets.ChoicePairs.tried                          tried                      index       0..8
widgets.ChoicePairs.tables                         tables                     index       0..512
widgets.RecipeCounts*                              mask                       index       0..9
widgets.RecipeCounts.chosen                        chosen                     index       0..9
widgets.RecipeCounts                               puzzle                     bits        board
widgets.RecipeCounts.lit                           lit                        trait
widgets.RuleTrial|widgets.RuleTrial.start|widgets.RuleTrial.goal start|goal               bits        board
widgets.RuleTrial.of_start|widgets.RuleTrial.of_goal of_start|of_goal         index       0..3
widgets.RuleTrial.passed                           passed                     index       0..1000
widgets.TwoBoxes*                                  mask                       bits        board
widgets.TwoBoxes.added                             added                      trait
addresses.Puzzle*|widgets.Playground*              start|goal                 colours
addresses.Puzzle                                   rows|columns               index       ?1..65?
addresses.Puzzle*|widgets.Playground*              colours                    index       ?2..17
addresses.Puzzle                                   holes                      index       ?0..9?
addresses.Puzzle                                   presses                    index       0..8
addresses.Puzzle.from_rules|widgets.Playground*    presses|numbers            index       0..9
widgets.Playground                                 rules                      written
addresses.Puzzle.from_data                         data                       mapping
addresses.*                                        rule                       written
addresses.*                                        name|surface               choice
addresses.graph_from_text                          edges                      written
addresses.*                                        edges                      index       ?0..256
addresses.*                                        masks|places               index       ?0..4096
addresses.*                                        steps                      index       -63..64
addresses.*                                        seed                       index       0..2**32
addresses.seed_id                                  rows|columns               index       2..25
addresses.seed_id                                  distance                   index       1..9
addresses.*                                        shape                      index       ?1..
helix.helix_in_place|bits.Packed                   a|words                    words
gf2.matmul|bits.pack|helix.xor_scan|rules.all_sums a|b|basis                  bits        deep
helix.helix|helix.cognitive                        a                          bits        deep
rules.to_number                                    board                      bits        scalar
gf2.det|gf2.inv|gf2.solve|gf2.matrix_power         a                          bits        square
gf2.multiplicative_order|gf2.minimal_polynomial    a                          bits        square
reals.inv_mod2_float                               a                          bits        square
widgets.Determinant                                matrix                     bits        square
widgets.ProductSign*                               columns                    index       ?0..4?
widgets.ProductSign*                               taken                      index       0..4
widgets.ProductSign.exchange                       column                     index       0..3
widgets.TwoMasks.presses                           presses                    integers    board
widgets.DeterminantTerms*                          matrix                     integers    square
widgets.DeterminantTerms.signs                     signs                      index       ?-1..2?
reals.det|reals.adjugate                           a                          integers    square
reals.inv_mod|reals.works_for_colours              a                          integers    square
reals.left_product                                 v|a                        reals       vectors
reals.parity                                       x                          whole       scalar
ledger.compare                                     computed                   reals       scalar
plot.matrix|plot.table                             a                          finite
plot.boards                                        stack                      bits        stack
plot.colours                                       stack                      colours     stack
plot.boards                                        across                     index       1..
plot.boards|plot.colours|rules.with_holes          holes                      bits        board
plot.points                                        values                     naturals
plot.points                                        start                      index       0..1000001
modular.System*                                    a|b                        integers
rules.Colours.*|widgets.ColourBoard*               start|goal|board|cells     colours     board
widgets.ColourBoard                                weights|kinds|choice       colours     board
widgets.ModularRows                                matrix                     written
widgets.ModularRows                                right                      colours
widgets.ModularRows                                k                          index       ?2..14
widgets.ModularRows.*                              moves                      written
rules.RuleSet.*|widgets.Board*|widgets.Game*       board|start|goal|cells     bits        board
plot.path|widgets.Explorer.source|widgets.Replay   start|source               bits        board
widgets.RowPlayground.matrix|*.RowPlayground.beside matrix|beside             bits        board
widgets.ParityTests*|widgets.BoardUnderTests*      board                      bits        board
widgets.ParityTests                                reach                      flag
widgets.ChangeCounts*                              choice                     bits        board
widgets.ChaseTable                                 start                      bits        board
widgets.ChangeCounts                               choices                    mapping
widgets.PressedList*                               cells                      bits        board
widgets.PressedList                                lists                      mapping
widgets.BoardUnderTests                            extras                     bits
widgets.Explorer                                   distances                  flag
widgets.ChangeCounts                               alike|collects|joins      flag
widgets.Replay                                     after                      written
widgets.BoardUnderTests.test                       test                       index       0..2
widgets.RowPlayground.cells|widgets.RuleMaker.choice cells|choice             bits        board
widgets.RowPlayground.board                        board                      bits        board
widgets.Butterfly.items|widgets.DifferenceTable.items items                   bits        board
widgets.Butterfly.changed|widgets.ColumnBuilder*   changed|entries            bits        board
widgets.BoardLevels*                               level                      index       0..5
widgets.BlockProduct*                              entries                    bits        board
widgets.CornerCut|widgets.CornerCut.size           size                       index       1..16
widgets.CornerCut|widgets.CornerCut.of             of                         choice
widgets.CornerCut                                  asks                       flag
widgets.RowPlayground*                             moves                      written
widgets.RowPlayground                              headings                   written
widgets.RowPlayground                              fixed|presses|determinant|cards flag
widgets.DifferenceTable*                           reading|labels             choice
widgets.DifferenceTable                            turns                      flag
widgets.DifferenceTable                            matrix                     flag
widgets.DifferenceTable                            asks                       index       ?1..9?
widgets.GenitonGame*                               rules|matrix|among         choice
widgets.GenitonGame*                               start|goal                 bits        board
widgets.GenitonGame*                               played                     flag
widgets.GenitonGame*                               asked                      index       0..9
symmetries.six_of_size                             size                       index       1..65
widgets.DifferenceTable.flip_edge                  edge                       choice
widgets.Stepper                                    frames                     finite
widgets.Stepper                                    compared                   mapping
widgets.Stepper                                    keeps                      index       0..3
widgets.Explorer.target                            target                     read-only
widgets.System.*                                   board|counts|parities      read-only
widgets.System                                     start|goal                 bits        board
widgets.NimGame.binary|widgets.PinsGame.values     binary|values              trait
widgets.MixedGame.values                           values                     trait
widgets.WythoffGame.lost                           lost                       trait
*.ImpartialGame|stopwatch.growth|plot.bars         moves|times|counts         mapping
*.ImpartialGame.*                                  position                   position
*.ImpartialGame.__xor__                            other                      instance
games.Ordinal.__*__                                other                      operand     0..
ledger.*                                           document|name|key          key
exercises.*                                        name|module                choice
exercises.answer                                   names                      mapping
widgets.Chase                                      first                      bits
widgets.Chase.first                                first                      bits        board
rules.chess|widgets.*|ledger.table                 piece|opponent|first|verdict choice
widgets.Bet*                                       answer|choice              choice
widgets.Bet                                        choices|evidence           written
widgets.Bet                                        number                     index       ?-10**9..10**9+1?
pages.page                                         figures                    mapping
plot.*|widgets.*                                   labels|captions|polls|verdicts written
widgets.Explorer                                   names                      written
widgets.Explorer                                   goal                       bits        board
ledger.compare                                     atol                       real        0..
reals.parity                                       tolerance                  real        0..0.5?
games.mex                                          values                     ordinal     0..
games.lowerings|games.winning_moves|games.nim_sum  terms|heaps|value          ordinal     0..
nim.as_heaps|*.Ordinal|*.as_ordinal                value|values               ordinal     0..
*.Ordinal.from_exponents                           exponents                  ordinal     0..?
*.Ordinal.from_terms                               terms                      ordinal     ?0..
bits.Packed                                        length                     index       65..129
games.binary                                       heaps                      index       0..
games.binary                                       width                      index       2..
games.nim_table                                    rows|columns               index       1..257
games.octal_*                                      largest                    index       0..2**16+1?
games.subtraction                                  numbers                    index       1..2**20?
gf2.matrix_power                                   n                          index       ..
gf2.elimination_steps                              columns                    index       0..10
helix.xor_scan                                     axis                       index       -2..2
helix.helix|helix.cognitive                        axis                       index       -1..1
helix.helix_in_place                               memory                     index       ?1..
helix.geniton                                      n                          index       1..2**15+1?
modular.System|rules.Colours                       k                          index       2..256
nullity.fibonacci_polynomial                       m                          index       0..2**24+1?
nullity.shifted                                    p                          index       0..
nullity.by_gcd|nullity.of_board                    n                          index       0..2**22?
nullity.table                                      largest                    index       0..2**16?
codes.*                                            m                          index       1..11
codes.Code                                         rows                       index       ?0..4?
codes.ReedMuller                                   order                      index       0..4
codes.polar                                        size                       index       1..9
codes.polar|codes.row_errors                       noise                      real        0..0.5?
codes.ReedMuller.repair                            by                         choice
codes.*|picture_repair.repair                      messages|words             bits        row
kronecker_builder.power                            levels                     index       0..7
widgets.KroneckerBuilder*                          levels                     index       1..7
widgets.KroneckerBuilder*                          cell                       index       0..8
widgets.KroneckerBuilder*                          mode|modes                 choice
picture_repair.draws                               count                      index       0..2**24+1?
picture_repair.repair                              name                       choice
widgets.PictureRepair*|picture_repair.draws        seed                       index       0..2**32
widgets.PictureRepair*                             noise                      index       0..31
widgets.PictureRepair*                             code                       choice
widgets.PictureRepair.damage                       damage                     index       0..32
fractal_picture.subsets                            number                     index       0..128
widgets.FractalPicture*                            press                      index       0..128
widgets.FractalPicture*                            shape                      choice
widgets.FractalPicture.flips                       flips                      index       0..128*128
widgets.FractalPicture*                            walk                       flag
widgets.PictureRepair.flip                         rows|columns               index       0..4
widgets.PolarTree*                                 noise                      index       1..41
widgets.PolarTree*                                 levels                     index       1..11
million.tilted                                     side                       index       1..1025?
widgets.Million*                                   drawing                    choice
widgets.Million*                                   seed                       index       0..2**32
widgets.Million.blots                              blots                      index       0..1024*1024
widgets.Symmetries*|symmetries.*                   levels                     index       1..5
widgets.Symmetries*                                start|walk|names           choice
widgets.Symmetries                                 asks|sides_first           flag
plot.colours                                       k                          index       2..2**53?
plot.graph                                         neighbours                 index       0..2
plot.graph                                         rings                      index       1..3
plot.heaps                                         sizes                      index       0..64
plot.matrix|plot.table                             highlight                  index       0..3
plot.matrix                                        denominator                index       1..1001
plot.matrix                                        columns                    index       0..3
plot.matrix                                        numbers                    flag
plot.pattern                                       numbers                    index       0..16385
plot.matrix|widgets.Stepper                        holes                      bits        board
plot.path|rules.RuleSet.*|rules.Colours.*          presses                    index       0..9
widgets.ColourBoard                                remainders                 index       ?2..4
widgets.GraphBoard                                 presses                    index       0..9
widgets.GraphBoard                                 positions                  reals       board
widgets.Board                                      recipes                    index       0..9
widgets.Replay                                     paths|counted              index       0..9
widgets.*Board.*|widgets.Game.*|widgets.System*    presses|numbers            index       0..9
reals.inv_mod|reals.works_for_colours              k                          index       2..
rules.*                                            rows|columns|side          index       1..
rules.neighbourhood                                steps                      index       -2**29..2**29+1
rules.named_graph                                  name                       choice
rules.named_graph                                  sizes                      index       1..129
rules.neighbourhood                                surface                    choice
rules.fractal                                      n                          index       1..
rules.random_rules                                 seed                       index       0..
rules.puzzle|widgets.Game*                         seed                       index       0..2**32
rules.puzzle|widgets.Game*                         distance                   index       1..10?
widgets.Game                                       budget                     index       0..2**31
rules.RuleSet                                      places                     index       ?0..9
rules.RuleSet.from_numbers|rules.to_board          numbers|number             index       0..16
rules.from_cells                                   cells                      index       0..4
rules.graph                                        neighbours                 index       0..2
rules.*|widgets.Explorer|widgets.RowPlayground     shape|*_shape              index       ?1..
widgets.CountedPresses*                            counts                     index       0..10000
widgets.CountedPresses                             covers                     flag
widgets.CountedPresses.covered                     covered                    trait
widgets.CountedPresses.marked                      marked                     index       0..9
widgets.CounterGame                                graph                      mapping
widgets.CounterGame*                               at                         choice
widgets.CounterGame                                heap                       index       0..10
widgets.CounterGame.play                           heap                       index       ?0..10?
widgets.CounterGame.values                         values                     trait
widgets.CounterGame.numbered                       numbered                   index       0..1
widgets.ColourRecipes                              colours                    index       2..17
widgets.ColourRecipes*                             goal|presses               integers    board
widgets.ColourRecipes.k                            k                          index       ?2..17?
widgets.ColourRecipes*                             step                       index       0..3
widgets.DeterminantTerms.add                       row|column                 index       0..3
widgets.DeterminantTerms.add                       step                       index       1..3
widgets.ClassPresses                               colours                    index       2..17
widgets.MaskLists*                                 mask|cell                  index       0..16
widgets.LargestBoard*                              memory                     choice
widgets.LargestBoard*                              side                       index       ?16..2**20+1?
widgets.LargestBoard.level                         level                      index       0..19
widgets.RowsAtOnce.row                             row                        index       0..4
widgets.SixChoices*                                chosen                     choice
widgets.TwoWalks*                                  choice                     bits        board
widgets.TwoWalks*                                  matrix                     bits        board
widgets.TwoWalks*                                  step                       index       0..5
widgets.TwoWalks.adds                              adds                       trait
widgets.Climb*                                     choice                     bits        board
widgets.Climb*                                     matrix                     bits        board
widgets.Climb*                                     step                       index       0..5
widgets.PowerRing*                                 matrix                     bits        square
widgets.ClassPresses*                              times                      index       -9999..10000
widgets.Rounds                                     colours                    index       2..17
widgets.Rounds*                                    cell|others                index       0..9
widgets.Rounds*                                    k                          index       ?0..17?
widgets.ClassPresses.k                             k                          index       ?2..17?
widgets.Euclid*                                    n                          index       1..103
widgets.Euclid*                                    shown                      index       2..409
widgets.ReciprocalRing                             colours                    index       2..17
widgets.ReciprocalRing                             number                     index       2..17
widgets.ReciprocalRing.k                           k                          index       ?3..17?
widgets.ReciprocalLines                            pairs                      written
widgets.ReciprocalLines.chosen                     chosen                     index       0..2
widgets.ReciprocalLines.shown                      shown                      index       2..33
widgets.Doubling                                   indices                    index       2..34
widgets.Doubling                                   steps                      index       ?1..9?
widgets.Doubling                                   asks                       choice
widgets.Doubling.index                             index                      index       5..7
widgets.Doubling*                                  doubled                    index       0..9
widgets.SharedFactors                              sizes                      index       1..21
widgets.SharedFactors.n                            n                          index       4..6
widgets.SharedFactors.taken                        taken                      index       0..5
widgets.Chase*                                     shown                      index       1..19
widgets.Chase                                      lines                      index       ?1..19?
widgets.NimQuarters                                size                       index       ?2..17
widgets.NimQuarters*                               depth                      index       0..4
widgets.NimQuarters*                               place                      index       0..8
widgets.NimQuarters                                rows                       index       ?1..9
widgets.NimQuarters.filled                         filled                     index       0..1
widgets.NimGame*|nim_game.reply                    heaps                      index       0..32
widgets.NimGame.take                               heap                       index       ?0..4
widgets.NimGame.take                               left                       index       0..7
widgets.GilbreathTriangle*                         numbers                    index       0..1000
widgets.Counterexamples                            claims                     mapping
widgets.Counterexamples.breaking                   claim                      choice
widgets.LinesToJudge                               lines                      mapping
widgets.LinesToJudge.answers                       answers                    choice
widgets.SlipInTime                                 printed|slips              mapping
widgets.SlipInTime.*                               place                      choice
widgets.SlipInTime.moment                          moment                     index       -1..2
widgets.SlipInTime.different                       moment                     index       0..2
widgets.Witnesses                                  told                       mapping
widgets.Witnesses.asked                            asked                      index       ?0..2?
widgets.Witnesses.against                          witness                    index       0..2
widgets.SquaredRows*                               row                        index       0..9
widgets.ColumnBuilder|widgets.ColumnBuilder.column column                     index       0..4
widgets.ColumnBuilder.flip                         row                        index       0..8
widgets.ColumnBuilder.flip                         column                     index       4..8
widgets.Substitution*                              column                     bits
widgets.Substitution*                              times                      index       0..3
widgets.Substitution                               sizes                      index       0..8
widgets.WrongBits*                                 printed|matrix             bits        board
widgets.WrongBits.flip                             row|column                 index       0..9
widgets.WrongBits                                  presses                    index       ?0..9?
widgets.WrongBits                                  inverse                    flag
widgets.WayBack*                                   game|way                   choice
widgets.WayBack*                                   tested                     flag
widgets.Submatrix.flip                             row|column                 index       0..3
widgets.Submatrix.matrix                           matrix                     bits        board
widgets.Submatrix                                  matrix                     bits        square
widgets.MixedGame                                  heap|pins                  index       1..11
widgets.MixedGame                                  pile                       index       0..11
widgets.MixedGame                                  take                       index       ?1..11
widgets.MixedGame.numbered                         numbered                   index       0..1
widgets.MixedGame.take                             part                       index       ?0..?3
widgets.MixedGame.take                             at                         index       ?0..9
widgets.MixedGame.take                             count                      index       1..?3
widgets.PeriodSearch                               values                     index       0..100
widgets.PeriodSearch                               shown                      index       10..41
widgets.PeriodSearch.put                           start                      index       0..?40
widgets.PeriodSearch.put                           period                     index       1..37
widgets.PinsGame                                   rows                       index       1..13
widgets.WythoffGame                                heaps                      index       0..12
widgets.WythoffGame.leave                          x                          index       ?0..?12
widgets.WythoffGame.leave                          y                          index       ?0..?12
widgets.PinsGame.knock_over                        row                        index       ?0..4
widgets.PinsGame.knock_over                        pin                        index       ?0..10
widgets.PinsGame.knock_over                        count                      index       1..3
widgets.RowPlayground.*                            source                     index       0..4?
widgets.RowPlayground.*                            target                     index       ?0..4
widgets.RowPlayground.step                         step                       index       0..2
widgets.Butterfly*|plot.butterfly                  level|levels               index       0..3
widgets.Butterfly.*|widgets.DifferenceTable.*      item|row                   index       0..4
widgets.System.equation                            cell                       index       0..9
widgets.System                                     flips                      index       0..9
widgets.System.added                               added                      index       ?0..9?
widgets.Determinant.flip                           row|column                 index       0..9
widgets.Determinant.matrix                         matrix                     bits        board
widgets.RuleMaker.flip                             mask|cell                  index       0..9
widgets.RuleMaker.matrix                           matrix                     bits        board
widgets.Stepper.step                               step                       index       0..2
widgets.Stopwatch                                  levels                     index       1..31?
"""
KINDS = [line.split() for line in KINDS.strip().splitlines()]
DRAWN = {"start": np.eye(3, dtype=int), "goal": np.ones((3, 3), int), "seed": None, "distance": None}
ENTRY = {"goal": None, "feeds_back": False, "adds_columns": True, "flips": (4, 4)}
RECEIVED = {
    **{"rules": RuleSet([[[1, 1, 1]]] * 3), "board": np.ones((1, 3), int), "extras": np.array([0, 1])},
    **{"single": False, "spoils": False, "makes": False, "watches": False, "one_by_one": False},
}
COUNTED = {"choices": None, "number": (1, 6), "answer": None}
GOOD = {
    "widgets.Game start": DRAWN,
    "widgets.Game goal": DRAWN,
    "widgets.Bet number": COUNTED,
    "widgets.System flips": ENTRY,
    "widgets.BoardUnderTests extras": RECEIVED,
}  # beside the good call of the attack

TARGETS = surface.targets()
NAMES = [f"{name} {parameter}" for name, target in TARGETS.items() for parameter in target.parameters]
CHECKED = [name for name in NAMES if not any(fnmatchcase(name, pattern) for pattern in UNCHECKED)]
ARRAYS = ("bits", "integers", "colours", "naturals", "reals", "whole", "finite")
NUMBERS = ("index", "ordinal", "operand", "real")


def fits(text, patterns):
    """Tell whether a text is like one of some patterns with | between them."""
    return any(fnmatchcase(text, pattern) for pattern in patterns.split("|"))


def line_of(name, parameter):
    """Return the number of the first line of KINDS that fits a parameter, or None."""
    return next((i for i, line in enumerate(KINDS) if fits(name, line[0]) and fits(parameter, line[1])), None)


def kind_of(name, parameter, good):
    """Return the kind and form of a parameter, as the table or the good value tells."""
    if (line := line_of(name, parameter)) is not None:
        kind, *form = KINDS[line][2:]
        return kind, "".join(form)
    if good is None or isinstance(good, (float, tuple, list, dict)) or type(good) is int:
        raise LookupError(f"what {name} takes as {parameter} must stand in KINDS")
    kinds = {np.ndarray: "bits", bool: "flag", str: "text"}
    return kinds.get(type(good), "instance"), ""


class Case:
    """A public parameter by its name, such as "gf2.inv a": what it takes, and calls with it."""

    def __init__(self, name):
        self.name, (target, self.parameter) = name, name.split()
        self.target = TARGETS[target]
        self.owner, self.arguments = self.good_call()
        self.good = self.arguments[self.parameter]
        self.places = list(items(self.good))
        self.kind, self.form = kind_of(target, self.parameter, self.places[-1][1])
        declared = signature(self.target.call).parameters.get(self.parameter, self.target.call)
        self.is_spread = getattr(declared, "kind", None) is Parameter.VAR_POSITIONAL
        trait = getattr(type(self.owner), self.parameter, None)
        unset = isinstance(trait, Part) and getattr(type(self.owner)(), self.parameter) is None
        declared_none = getattr(declared, "default", "") is None or getattr(trait, "allow_none", False)
        self.is_optional = declared_none or unset
        self.outside = self.tried = []
        if self.kind in NUMBERS:
            ends = self.form.split("..")
            self.low, self.end = (eval(end.strip("?") or "None") for end in ends)
            tried = dict(zip(ends, (self.low, self.end and self.end - 1), strict=True))
            below = [] if self.low is None else [self.low - 1]
            self.outside = below if self.end is None else [*below, self.end]
            self.tried = [number for end, number in tried.items() if end and "?" not in end]

    def good_call(self):
        """Return the owner, or None, and good arguments, made anew."""
        owner, arguments = surface.good_call(self.target)
        return owner, arguments | GOOD.get(self.name, {})

    def call(self, value, owner=None):
        """Call with this and else good arguments; of an iterator, return what it yields first."""
        result = surface.perform(self.target, owner or self.owner, self.arguments | {self.parameter: value})
        if result is NotImplemented:  # then Python asks the other side, and refuses
            raise TypeError(self.parameter)
        return list(islice(result, 50)) if isinstance(result, Iterator) else result

    def result(self, value):
        """Return what a call returns on an owner made anew."""
        owner, self.arguments = self.good_call()
        return self.call(value, owner)


def items(good, place=()):
    """Yield the place of each item that is no sequence itself, and the item."""
    if not isinstance(good, (list, tuple, range)):
        yield place, good
    else:
        for i, item in enumerate(good):
            yield from items(item, (*place, i))


def with_item(good, place, value):
    """Return sequences in sequences with another item at a place."""
    if not place:
        return value
    i, *inner = place
    made = [*good[:i], with_item(good[i], inner, value), *good[i + 1 :]]
    return tuple(made) if isinstance(good, tuple) else made
