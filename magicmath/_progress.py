"""Show how far long work has come."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

_Step = TypeVar("_Step")
_PATIENCE = 2  # seconds; work that ends sooner shows nothing


def watched(steps: Iterable[_Step]) -> Iterator[_Step]:
    """Go through steps, under a bar of tqdm's once they have taken more than two seconds."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return iter(steps)
    return tqdm(steps, delay=_PATIENCE, leave=False)
