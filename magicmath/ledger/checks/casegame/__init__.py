"""The checks of casegame's manual, section by section."""

from magicmath.ledger._lookup import Checks
from magicmath.ledger.checks.casegame import sequences, system
from magicmath.ledger.checks.casegame.tables import TABLES
from magicmath.ledger.checks.casegame.witnesses import WITNESSES

CHECKS = Checks(tables=TABLES, sections=(sequences, system), witnesses=WITNESSES)
