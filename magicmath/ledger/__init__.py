"""What the articles print and claim, as data, each line with a check and a verdict.

A name is `document.key`, such as `retroversion.IYB`. The tables stand in one TOML file for each
document, exactly as printed, the claims in another, in our words. The checks recompute both from
the definitions; the verdicts follow from what the checks find.
"""

from magicmath.ledger._comparison import Comparison, Comparisons, compare, compare_each
from magicmath.ledger._data import DOCUMENTS, names, place, printed

__all__ = [
    *("DOCUMENTS", "Comparison", "Comparisons"),
    *("compare", "compare_each", "names", "place", "printed"),
]
