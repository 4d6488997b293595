"""The checks of Langlet's "The Fractal MAGIC Universe", section by section."""

from magicmath.ledger._lookup import Checks
from magicmath.ledger.checks.fractal_magic import demonstration, matrix, new_puzzles, original, path
from magicmath.ledger.checks.fractal_magic.reconstructed import RECONSTRUCTED
from magicmath.ledger.checks.fractal_magic.tables import TABLES

CHECKS = Checks(
    tables=TABLES, reconstructed=RECONSTRUCTED, sections=(demonstration, matrix, path, original, new_puzzles)
)
