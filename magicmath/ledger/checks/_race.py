"""Race the machine of the articles: you press first, it answers press by press on a shortest way."""

from magicmath.ledger._evidence import Evidence
from magicmath.ledger.checks._example import shortest_presses
from magicmath.rules import MAGIC


def evidence_on_errors():
    """Try every first press in every game of MAGIC, on boards of one's own and on a common board."""
    distance = {number: len(presses) for number, presses in shortest_presses().items()}
    presses = [(d, d ^ mask) for d in distance if d for mask in MAGIC.numbers]
    errors = [(before, after) for before, after in presses if distance[after] >= distance[before]]
    good = set(presses) - set(errors)

    nearer = {d: next(d ^ m for m in MAGIC.numbers if distance[d ^ m] < distance[d]) for d in distance if d}

    def wins_alone(yours, machines):
        """Tell who is home first, on boards of one's own, when the machine presses next."""
        while yours:
            machines = nearer[machines]
            if not machines:
                return False
            yours = nearer[yours]
        return True

    def wins_together(after):
        return distance[after] % 2 == 0  # the machine presses next; each press brings the goal one nearer

    before, after = next((b, a) for b, a in errors if distance[b] == 3)
    return Evidence(
        {"all errors on a common board": not any(wins_together(after) for _, after in errors)},
        f"if both press one common board, an error may still win: from difference {before}, 3 presses away, "
        f"to {after}, {distance[after]} away, after which the machine presses next and you press last",
        {
            "all first presses, each on a board of one's own": not any(
                wins_alone(after, before) for before, after in errors
            )
            and all(wins_alone(after, before) for before, after in good),
            "moving second without an error": not any(wins_alone(d, d) for d in distance if d),
        },
        shows=f"With MAGIC an error costs {min(1 + distance[a] - distance[b] for b, a in errors)} presses",
    )
