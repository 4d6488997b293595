"""The checks of Day's "The MAGIC Goes Away - Opening the Boxes", section by section."""

from magicmath.ledger._lookup import Checks
from magicmath.ledger.checks.opening_the_boxes import (
    arithmetic,
    bases,
    boards,
    conclusions,
    inversion,
    listings,
)
from magicmath.ledger.checks.opening_the_boxes.tables import TABLES

CHECKS = Checks(tables=TABLES, sections=(boards, arithmetic, bases, inversion, listings, conclusions))
