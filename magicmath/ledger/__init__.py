"""What the articles print and claim, as data, each line with a check and a verdict.

A name is `document.key`, such as `retroversion.IYB`. The tables stand in one TOML file for each
document, exactly as printed, the claims in another, in our words. The checks recompute both from
the definitions; the verdicts follow from what the checks find.
"""

from magicmath.ledger._comparison import Comparison, Comparisons, compare, compare_each
from magicmath.ledger._data import DOCUMENTS, TITLES, names, place, printed
from magicmath.ledger._errata import errata
from magicmath.ledger._rosetta import Expression, Rosetta, rosetta
from magicmath.ledger._table import Counts, Table, table
from magicmath.ledger._verdicts import VERDICTS, Correction, Row, computed, row

__all__ = [
    "DOCUMENTS",
    "TITLES",
    "VERDICTS",
    "Comparison",
    "Comparisons",
    "Correction",
    "Counts",
    "Expression",
    "Row",
    "Rosetta",
    "Table",
    "compare",
    "compare_each",
    "computed",
    "errata",
    "names",
    "place",
    "printed",
    "rosetta",
    "row",
    "table",
]
