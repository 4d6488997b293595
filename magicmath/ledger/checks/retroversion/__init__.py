"""The checks of Langlet's "La Rétroversion de l'Inversion Diabolique", section by section."""

from magicmath.ledger._lookup import Checks
from magicmath.ledger.checks.retroversion import (
    all_puzzles,
    genitons,
    inversion,
    parities,
    powers,
    puzzle,
    solutions,
    transforms,
)
from magicmath.ledger.checks.retroversion.reconstructed import RECONSTRUCTED
from magicmath.ledger.checks.retroversion.tables import TABLES
from magicmath.ledger.checks.retroversion.witnesses import WITNESSES

CHECKS = Checks(
    tables=TABLES,
    reconstructed=RECONSTRUCTED,
    sections=(puzzle, parities, inversion, powers, solutions, genitons, transforms, all_puzzles),
    witnesses=WITNESSES,
)
