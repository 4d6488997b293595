"""Ten lines of the ledger that a reader of notebook 15 judges: what stands there, and why we judge so."""

from magicmath import ledger

_ANSWERS = {  # of each verdict of the ledger
    "as printed": "right",
    "true": "right",
    "misprint": "wrong",
    "false": "wrong",
    "true under a condition": "under a condition",
    "open or not mathematical": "cannot tell",
    "unreadable": "cannot tell",
}
_NAMES = {
    "retroversion": "Langlet's first article",
    "fractal_magic": "Langlet's second article",
    "opening_the_boxes": "Day's article",
    "casegame": "casegame's manual",
}
_TABLES = {  # what a table is, in our words; of a claim the ledger has the words
    "retroversion.Y3": "This is the cube of Y, which is the inverse of Y.",
    "casegame.sorted_presses": "Four lists of presses are joined, and put in order.",
}


def _row(name: str) -> str:
    return " ".join(map(str, ledger.printed(name).tolist()))


_LINES = {  # what stands below the line, and the reason in few words
    "fractal_magic.fewer_than_11_bytes": (
        ["A byte has 8 bits."],
        "81 bits are 10 bytes and 1 bit.",
    ),
    "opening_the_boxes.rational_multiples": (
        ["Modulo 2, an even number counts as 0, and an odd one as 1."],
        "Take 2/5. Its numerator counts as 0, and its denominator as 1. So it is 0, and not infinity.",
    ),
    "opening_the_boxes.some_odd_scalar": (
        [
            "A scalar is a number that multiplies each entry. All entries must be whole then. Day uses it "
            "for Y, whose determinant is 5."
        ],
        "It holds if the determinant is odd: multiply by it. If the determinant is even, no odd number makes "
        "all entries whole. Y is not excluded.",
    ),
    "retroversion.Y3": (
        [" ".join(map(str, row)) for row in ledger.printed("retroversion.Y3").tolist()],
        "An inverse has no two equal rows, but the last two are equal here. Row 2 is left out, and all rows "
        "below it have moved up. (The last one fills the gap.)",
    ),
    "retroversion.determinant_is_one": (
        ["“Invertible” means: it has an inverse modulo 2."],
        "Modulo 2 a determinant is 0 or 1. And with 0 there is no inverse.",
    ),
    "retroversion.pages_of_Concours": (
        ["This is a paper in a journal. Langlet's second article gives the pages 412 to 416."],
        "At most one of the two is right. Only the journal can tell, and we could not look it up.",
    ),
    "casegame.sorted_presses": (
        [
            *(_row(f"casegame.{name}") for name in ("S1", "S6", "S7", "S8")),
            f"in order: {_row('casegame.sorted_presses')}",
        ],
        "The 4 stands in three lists, but only twice in the ordered one.",
    ),
    "retroversion.fewer_by_symmetry": (
        [],
        "Turns and mirrors join the 512 boards into 102 classes. One board of each class is enough.",
    ),
    "opening_the_boxes.DET_beats_recursion": (
        [
            "DET finds a determinant by elimination. Recursion opens minors inside minors. Day uses DET for "
            "nine rows."
        ],
        "It holds from five rows on. We counted products and quotients: 20 against 9 for three rows, but "
        "656 against 623,529 for nine.",
    ),
    "retroversion.everything_is_linear": (
        ["Eight queens that do not attack each other can stand on a chessboard in 92 ways."],
        "Linear equations modulo 2 have no solution, or 1, 2, 4, 8, … of them. 92 is no power of 2. One "
        "counterexample is enough.",
    ),
}
KEYS = tuple(_LINES)


def lines_to_judge() -> dict[str, tuple[str, list[str], str, str]]:
    """Return ten lines for the figure `LinesToJudge`, with the places and the verdicts of the ledger."""
    lines = {}
    for key, (beside, why) in _LINES.items():
        row = ledger.row(key)
        words = f"“{row.says}”" if row.kind == "claim" else _TABLES[key]
        place = f"{_NAMES[row.document]}, in our words"
        lines[words] = (place, beside, _ANSWERS[row.verdict], why)
    return lines
