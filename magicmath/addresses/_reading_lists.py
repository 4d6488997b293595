"""Read lists of numbers that have an order of their own, or say what is wrong with them."""

from collections.abc import Sequence

from magicmath._checks import as_index, as_sequence
from magicmath._shown import shown


def as_list(value: object, name: str, most: int) -> list[object]:
    """Return a sequence as a list of at most so many items, or raise."""
    items = as_sequence(value, name)
    if len(items) > most:
        raise ValueError(f"{name} must have at most {most} items, got {len(items)}")
    return items


def as_numbers(value: object, name: str, most: int, high: int) -> tuple[int, ...]:
    """Return a sequence of integers in range(high), or raise."""
    return tuple([as_index(item, name, high=high) for item in as_list(value, name, most)])


def as_ordered(value: object, name: str, most: int, high: int) -> tuple[int, ...]:
    """Return different integers in range(high) in order, or raise."""
    numbers = sorted(as_numbers(value, name, most, high))
    for number, after in zip(numbers, numbers[1:], strict=False):
        if number == after:
            raise ValueError(f"{name} must hold each number once, got {number} twice")
    return tuple(numbers)


def as_pair(value: object, name: str, low: int, high: int) -> tuple[int, int]:
    """Return two integers in range(low, high), or raise."""
    pair = as_list(value, name, 2)
    if len(pair) < 2:
        raise ValueError(f"{name} must be a pair of numbers, got {shown(value)}")
    return as_index(pair[0], name, low=low, high=high), as_index(pair[1], name, low=low, high=high)


def in_order(pairs: Sequence[tuple[int, int]], name: str) -> tuple[tuple[int, int], ...]:
    """Return different pairs in order, or raise."""
    ordered = sorted(pairs)
    for pair, after in zip(ordered, ordered[1:], strict=False):
        if pair == after:
            raise ValueError(f"{name} must hold each pair once, got {pair[0]} and {pair[1]} twice")
    return tuple(ordered)
