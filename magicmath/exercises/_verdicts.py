"""What is said to each of few answers, so that a page can check them without Python."""

import re
from collections.abc import Callable, Iterable
from itertools import compress, product
from typing import Any

from magicmath.exercises._feedback import Checker, Feedback
from magicmath.exercises._places import Field, Place, Press

_MOST_MASKS = 9  # 512 choices


def verdicts(
    place: Place, check: Checker, reply: Callable[[str], Feedback], answers: Iterable[str]
) -> dict[str, Any]:
    """Return what is said to some answers, and to all on a small board or in a field of few answers.

    `of` tells which sentence of `said` each of all answers gets. Choice c presses open mask m where bit m of
    c is 1: the masks of given cells are not counted. The order of presses never counts. Where `once` is set,
    a choice stands only for presses of each mask once; else also for those that make the same cells.
    `Field.every` has the order of a field.
    """
    listed = [{"answer": text, **_plain(reply(text))} for text in answers]
    once = False
    every: Iterable[str] = place.every() if isinstance(place, Field) else ()
    if isinstance(place, Press):
        once = place.gives == "presses"
        every = _choices(place.open_masks, once)
    replies = [_of_any(text, check(place.read(text, {}))) for text in every]
    said = list(dict.fromkeys(replies))
    numbers = {one: number for number, one in enumerate(said)}
    return {
        "listed": listed,
        "once": once,
        "said": list(map(_plain, said)),
        "of": [numbers[one] for one in replies],
    }


def _of_any(text: str, reply: Feedback) -> Feedback:
    """Return a reply to a number with {number} in its place, so that many share it."""
    if not text.isdecimal():
        return reply
    return reply._replace(message=re.sub(rf"(?<!\d){text}(?!\d)", "{number}", reply.message))


def _choices(masks: list[int], once: bool) -> Iterable[str]:
    """Yield each choice of masks as an answer; the empty one as a mask that is pressed and taken back."""
    if len(masks) > _MOST_MASKS:
        return
    for bits in product((0, 1), repeat=len(masks)):
        chosen = list(compress(masks, reversed(bits)))
        yield str(chosen or ([] if once else [masks[0]] * 2))


def _plain(reply: Feedback) -> dict[str, Any]:
    return {"solved": bool(reply.solved), "message": reply.message}
