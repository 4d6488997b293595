"""The bet of the specimen."""

from magicmath import plot
from magicmath.widgets import Bet


def order() -> Bet:
    """Return a bet on whether the order of presses matters."""
    return Bet(
        "Press mask 0 and then mask 1, or first 1 and then 0. Do both ways end at the same board?",
        {"yes": ["Both ways end here.", plot.board([[0, 0, 1], [1, 1, 0], [0, 0, 0]])], "no": []},
        evidence=["A cell counts how often it is turned over, and not when."],
        answer="yes",
    )
