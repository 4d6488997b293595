"""What is said to each choice of masks on a small board, so that a page can check it without Python."""

from collections.abc import Callable, Iterable
from itertools import compress, product
from typing import Any

from magicmath.exercises._feedback import Checker, Feedback
from magicmath.exercises._places import Place, Press

_MOST_MASKS = 9  # 512 choices


def verdicts(
    place: Place, check: Checker, reply: Callable[[str], Feedback], answers: Iterable[str]
) -> dict[str, Any]:
    """Return what is said to some answers and, on a small board, to each choice of masks.

    Choice c presses mask m where bit m of c is 1. `of` tells which sentence of `said` it gets. The order
    never counts. Where `once` is set, a choice stands only for presses of each mask once; else also for
    those that make the same cells.
    """
    listed = [{"answer": text, **_plain(reply(text))} for text in answers]
    if not isinstance(place, Press):
        return {"listed": listed, "once": False, "said": [], "of": []}
    assert place.rules is not None
    once = place.gives == "presses"
    replies = [check(place.read(text, {})) for text in _choices(len(place.rules), once)]
    said = list(dict.fromkeys(replies))
    numbers = {one: number for number, one in enumerate(said)}
    return {
        "listed": listed,
        "once": once,
        "said": list(map(_plain, said)),
        "of": [numbers[one] for one in replies],
    }


def _choices(count: int, once: bool) -> Iterable[str]:
    """Yield each choice of masks as an answer; the empty one as a mask that is pressed and taken back."""
    if count > _MOST_MASKS:
        return
    for bits in product((0, 1), repeat=count):
        chosen = list(compress(range(count), reversed(bits)))
        yield str(chosen or ([] if once else [0, 0]))


def _plain(reply: Feedback) -> dict[str, Any]:
    return {"solved": bool(reply.solved), "message": reply.message}
