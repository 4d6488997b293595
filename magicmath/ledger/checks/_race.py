"""Race the machine of the articles: you press first, it answers press by press on a shortest way."""

from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import shortest_presses
from magicmath.rules import MAGIC


def evidence_on_errors() -> Evidence:
    """Try every first press in every game of MAGIC, on boards of one's own and on a common board."""
    distance = {number: len(presses) for number, presses in shortest_presses().items()}
    presses = [(d, d ^ mask) for d in distance if d for mask in MAGIC.numbers]
    errors = [(before, after) for before, after in presses if distance[after] >= distance[before]]
    good = set(presses) - set(errors)

    def is_first(presses: int, machine_presses: int, moves_first: bool = True) -> bool:
        """Tell who is through first when the two press in turn."""
        return 2 * presses - moves_first < 2 * machine_presses - (not moves_first)

    def wins_alone(before: int, after: int) -> bool:
        return is_first(1 + distance[after], distance[before])

    def wins_together(after: int) -> bool:
        return distance[after] % 2 == 0  # the machine presses next; each press brings the goal one nearer

    before, after = next((b, a) for b, a in errors if distance[b] == 3)
    return Evidence(
        ways={"all errors on a common board": not any(wins_together(after) for _, after in errors)},
        counterexample=f"If both press one common board, an error may still win: from difference {before}, 3 "
        f"presses away, to {after}, {distance[after]} away, after which the machine presses next and you "
        "press last",
        mended={
            "all first presses, each on a board of one's own": not any(wins_alone(*step) for step in errors)
            and all(wins_alone(*step) for step in good),
            "moving second without an error": not any(
                is_first(d, d, moves_first=False) for d in distance.values()
            ),
        },
        shows=f"With MAGIC an error costs {min(1 + distance[a] - distance[b] for b, a in errors)} presses",
    )
