"""The checks of Madore's section on the nim sum, section by section."""

from magicmath.ledger._lookup import Checks
from magicmath.ledger.checks.nim_sum import games, powers, properties
from magicmath.ledger.checks.nim_sum.tables import TABLES

CHECKS = Checks(tables=TABLES, sections=(games, properties, powers))
