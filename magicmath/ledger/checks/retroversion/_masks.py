"""The masks that the article describes, and a set of masks that fails."""

from magicmath.ledger._types import Array
from magicmath.rules import MAGIC, RuleSet, to_board

SPOILED = RuleSet([*MAGIC[:4], to_board(325), *MAGIC[5:]], name="spoiled MAGIC")


def has_sizes(rows: Array, edge: int, corner: int, centre: int) -> bool:
    """Tell whether nine masks, as rows, have as many cells as the article says."""
    sizes: list[int] = rows.sum(axis=1).tolist()
    return sizes == [corner, edge, corner, edge, centre, edge, corner, edge, corner]
