"""What the articles print and claim, as data, each line with a check and a verdict.

A name is `document.key`, such as `retroversion.IYB`. The tables stand in one TOML file for each
document, exactly as printed, the claims in another, in our words (data/README.md describes the
fields). The checks recompute both from the definitions, and evaluate formulas with a small APL (`_apl`);
the verdict on a row with a check follows from what it finds. Rows without one say why. Digests tie
the words of each row to its check (`_review`, tools/review.py).

To follow one row: its data stand in `data` under its key, its check in `checks`, in the folder of
its document, under the same name; `_rows` brings the two together and `_verdicts` judges.

`names`, `paragraphs`, `place`, `printed`, `compare` and `compare_each` need NumPy alone. `row`,
`table`, `errata` and `computed` run checks, and `rosetta` evaluates what it shows. They load SymPy
with the first call of `gf2.multiplicative_order`, of `reals.adjugate` or of a function of `_oracles`
named `sympy_…`.
"""

from magicmath.ledger._comparison import Comparison, Comparisons, compare, compare_each
from magicmath.ledger._data import DOCUMENTS, TITLES, names, place, printed
from magicmath.ledger._errata import errata
from magicmath.ledger._paragraphs import Paragraph, Paragraphs, paragraphs
from magicmath.ledger._rosetta import Expression, Rosetta, rosetta
from magicmath.ledger._row import ORIGINS, VERDICTS, Correction, Row
from magicmath.ledger._rows import computed, reconstructed, row
from magicmath.ledger._table import Counts, Table, table

__all__ = [
    "DOCUMENTS",
    "ORIGINS",
    "TITLES",
    "VERDICTS",
    "Comparison",
    "Comparisons",
    "Correction",
    "Counts",
    "Expression",
    "Paragraph",
    "Paragraphs",
    "Row",
    "Rosetta",
    "Table",
    "compare",
    "compare_each",
    "computed",
    "errata",
    "names",
    "paragraphs",
    "place",
    "printed",
    "reconstructed",
    "rosetta",
    "row",
    "table",
]
