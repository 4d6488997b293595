"""Read an answer in each form that a reader may give it, or say what it is instead.

Each function takes a `wish`, a sentence that says what to give; it ends what is said of another thing.
"""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, KeysView, Mapping, Sequence, ValuesView
from contextlib import suppress
from itertools import chain, islice
from math import isqrt, prod
from numbers import Number
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magicmath._kernels.words import Bits
from magicmath._shown import shown
from magicmath.exercises._feedback import Unreadable
from magicmath.rules import RuleSet, pressed, to_board
from magicmath.widgets._pressed import PressedBoard

_MOST_ENTRIES = 2**16
_DEEPEST = 5
_LONGEST_TEXT = 4 * _MOST_ENTRIES
_LIKE_A_VECTOR = 5  # so many 0s and 1s are hardly numbers of masks
_SEQUENCES = (list, tuple, range, set, frozenset, Iterator, KeysView, ValuesView)

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_NUMBER = r"-?\d{1,20}(?:\.0*)?"
_TRUE_OR_FALSE = {True: "yes", False: "no"}
YES_OR_NO = {"yes": "yes", "y": "yes", "true": "yes", "no": "no", "n": "no", "false": "no"}


def seen(value: Any) -> str:
    """Return what a single value is, in a few words without those of a programming language."""
    if isinstance(value, int) and abs(value) >= 10**15:
        return f"a number of about {int(abs(value).bit_length() * 0.30103) + 1} digits"
    if isinstance(value, Number) or value is None:
        return shown(value)
    if isinstance(value, str):
        return f"the text {shown(value)}"
    return "a function, not what it returns" if callable(value) else "something that is no number"


def numbered(value: int) -> str:
    """Return what stands behind the name of a thing that has a number."""
    return str(value) if abs(value) < 10**6 else "with so large a number"


def power_slip(given: int, base: int, exponent: int) -> str:
    """Return a remark where a number is the XOR of two that somebody meant as a power, or nothing."""
    right, slip = f"{base}**{exponent}", f"{base}^{exponent}"
    return f" (In Python {slip} is no power: that is {right}.)" if given == base ^ exponent else ""


def whole(value: Any) -> int | None:
    """Return a number of any type as an int where it is whole, or None."""
    with suppress(Exception):  # a value may be anything, and may fail in any way
        number = int(value)
        if not isinstance(value, (str, bytes)) and bool(number == value):
            return number
    return None


def whole_number(value: Any, wish: str) -> int:
    """Return a number as an int, or raise."""
    number = whole(value)
    if number is None:
        raise Unreadable(f"{_not_whole(value)} {wish}")
    return number


def as_list(items: Iterable[Any]) -> list[Any]:
    """Return things one after the other as a list, which ends even where they do not."""
    return list(islice(items, _MOST_ENTRIES + 1))


def entries(answer: Any, wish: str) -> tuple[list[Any], tuple[int, ...]]:
    """Return what an answer holds, one entry after the other, and in which shape it holds them."""
    nested = _plain(answer, wish)
    shape: tuple[int, ...] = ()
    flat = [nested]
    while any(isinstance(item, list) for item in flat):
        if not all(isinstance(item, list) for item in flat):
            raise Unreadable(f"Your answer mixes single numbers with lists of them. {wish}")
        lengths = {len(item) for item in flat}
        if len(lengths) > 1:
            raise Unreadable(f"Your rows differ in length: {_listed(map(len, flat))}. {wish}")
        shape += (lengths.pop(),)
        flat = list(chain.from_iterable(flat))
        if not flat:
            raise Unreadable(f"Your list is empty. {wish}")
        if len(flat) > _MOST_ENTRIES:
            raise Unreadable(f"You gave more than {_MOST_ENTRIES} numbers. {wish}")
    while len(shape) > 2 and shape[0] == 1:
        shape = shape[1:]  # one pair of brackets too many
    return flat, shape


def restored(flat: list[Any], shape: tuple[int, ...]) -> Any:
    """Return entries in their shape, as nested lists: what `entries` took apart."""
    held = np.empty(len(flat), dtype=object)
    held[:] = flat
    return held.reshape(shape).tolist()


def number(answer: Any, wish: str, *, low: int = 0, high: int | None = None) -> int:
    """Return an answer as a whole number from `low` to below `high`, or raise."""
    if isinstance(answer, str):
        answer = _number_of_text(answer)
    flat, shape = entries(answer, wish)
    if len(flat) > 1:
        raise Unreadable(f"You gave {form(shape)}. {wish}")
    if isinstance(flat[0], bool):
        raise Unreadable(f"{flat[0]} is no number. {wish}")
    found = whole_number(flat[0], wish)
    if found < low or (high is not None and found >= high):
        raise Unreadable(f"{_begin(seen(found))} is too {'small' if found < low else 'large'}. {wish}")
    return found


def numbers(answer: Any, wish: str, *, count: int | None = None) -> list[int]:
    """Return an answer as a list of whole numbers, or raise."""
    flat, shape = entries(answer, wish)
    if len(_squeezed(shape)) > 1 or (count is not None and len(flat) != count) or not shape:
        raise Unreadable(f"You gave {form(shape) if shape else seen(flat[0])}. {wish}")
    if any(isinstance(item, bool) for item in flat):
        raise Unreadable(f"True and False are no numbers here. {wish}")
    return [whole_number(item, wish) for item in flat]


def pair(answer: Any, wish: str) -> tuple[int, int]:
    """Return an answer as two whole numbers, or raise."""
    flat, shape = entries(answer, wish)
    if len(shape) == 2 and len(flat) > 2 and 2 in shape:
        raise Unreadable(f"You gave {len(flat) // 2} pairs. {wish}")
    first, second = numbers(flat if shape else flat[0], wish, count=2)
    return first, second


def bits(
    answer: Any,
    shape: tuple[int, ...],
    wish: str,
    *,
    or_shape: tuple[int, ...] | None = None,
    or_number: bool = False,
) -> Bits:
    """Return an answer as an array of 0 and 1 of one shape, or raise.

    The same entries are taken in a row, and in `or_shape`. The number of a board is taken where
    `or_number` says so, and a live board for its cells.
    """
    if isinstance(answer, PressedBoard):
        answer = answer.cells
    flat, given = entries(answer, wish)
    if or_number and given == () and not isinstance(flat[0], bool):
        return to_board(number(flat[0], wish, high=2 ** prod(shape)), (shape[0], shape[1]))
    if given == () and re.fullmatch(rf"[01]{{{prod(shape)}}}", str(flat[0])):
        flat, given = [int(digit) for digit in str(flat[0])], (prod(shape),)  # as 01 is taken, so is 10
    return np.array(_of_shape(flat, given, shape, or_shape, wish), np.uint8).reshape(shape)


def integers(answer: Any, shape: tuple[int, ...], wish: str) -> NDArray[np.object_]:
    """Return an answer as an array of whole numbers of one shape, or raise; a row of as many will do."""
    if isinstance(answer, PressedBoard):
        answer = answer.cells
    flat, given = entries(answer, wish)
    if _squeezed(given) not in (_squeezed(shape), (prod(shape),)):
        raise Unreadable(f"You gave {form(given) if given else seen(flat[0])}. {wish}")
    found = np.empty(len(flat), dtype=object)
    found[:] = [whole_number(item, wish) for item in flat]
    return found.reshape(shape)


def square(answer: Any, wish: str, size: int | None = None) -> Bits:
    """Return an answer as a square matrix of 0 and 1, of one size if it is given, or raise."""
    flat, given = entries(answer, wish)
    side = isqrt(len(flat))
    ways = {(side, side), (side * side,), (side, *_halves(side))}
    if given and side * side == len(flat) and given in ways and size in (None, side):
        return np.array(zeros_and_ones(flat, (side, side), wish), np.uint8).reshape(side, side)
    raise Unreadable(f"You gave {form(given) if given else seen(flat[0])}. {wish}")


def presses(answer: Any, rules: RuleSet, wish: str) -> tuple[list[int], str]:
    """Return the numbers of the masks that an answer presses, and a remark on how it was read.

    Taken are numbers of masks, a vector or a board with a 1 for each mask pressed, and a live board
    with these rules that started white.
    """
    if isinstance(answer, PressedBoard):
        return _pressed_on(answer, rules, wish), ""
    flat, shape = entries(answer, wish)
    count = len(rules)
    is_vector = len(flat) == count and all(whole(item) in (0, 1) for item in flat) and shape != ()
    if is_vector and (shape == rules.shape or len(_squeezed(shape)) == 1):
        chosen = pressed([whole(item) or 0 for item in flat])
        return chosen, f" (Read as a vector of 0 and 1, it presses {masks_named(chosen)}.)"
    if len(_squeezed(shape)) > 1:
        raise Unreadable(f"You gave {form(shape)}. {wish}")
    if len(flat) >= _LIKE_A_VECTOR and all(whole(item) in (0, 1) for item in flat):
        have = f"it has {len(flat)} entries, and there are {count} masks"
        raise Unreadable(f"That looks like a vector of 0 and 1, but {have}. Which masks are pressed? {wish}")
    if any(isinstance(item, bool) for item in flat):
        raise Unreadable(f"True and False are no numbers of masks. {wish}")
    chosen = [whole_number(item, wish) for item in flat]
    for mask in chosen:
        if not 0 <= mask < count:
            is_board = rules.shape == (3, 3) and 2 * count < mask < 512
            board = " That looks like the number of a board." if is_board else ""
            raise Unreadable(
                f"There is no mask {numbered(mask)}: they are numbered from 0 to {count - 1}.{board} {wish}"
            )
    return chosen, ""


def rule_set(answer: Any, side: int, wish: str) -> RuleSet:
    """Return an answer as a mask for each cell of a square board, or raise.

    Taken are rules, a live board with rules, a stack of masks, the matrix with a mask in each row,
    and the numbers of the masks.
    """
    count, cells = side * side, (side, side)
    if isinstance(answer, PressedBoard):
        answer = answer.rules
    if isinstance(answer, (list, tuple)) and len({whole(item) is None for item in answer}) == 2:
        answer = [_mask_of_number(item, cells, wish) for item in answer]
    flat, given = entries(answer, wish)
    if given in ((count,), (1, count)) and count > side:
        found = [whole_number(item, wish) for item in flat]
        if wrong := [item for item in found if not 0 <= item < 2**count]:
            raise Unreadable(f"No mask has the number {seen(wrong[0])}. {wish}")
        return RuleSet.from_numbers(found, cells)
    if given == cells or (given == () and whole(flat[0]) is not None):
        raise Unreadable(f"That is one mask. {wish}")
    if given in ((count, count), (count, *cells), (count * count,)):
        rows = zeros_and_ones(flat, (count, count), wish)
        return RuleSet(np.array(rows, np.uint8).reshape(count, *cells))
    raise Unreadable(f"You gave {_masks(given, cells) if given else seen(flat[0])}. {wish}")


def choice(answer: Any, choices: Mapping[str, str], wish: str) -> str:
    """Return which of some words an answer is, or raise; the mapping also holds other words for them."""
    if isinstance(answer, (bool, np.bool_)):
        answer = _TRUE_OR_FALSE[bool(answer)]
    word = re.sub(r"[^\w\s]", "", answer).strip().lower() if isinstance(answer, str) else ""
    if word not in choices:
        raise Unreadable(wish)
    return choices[word]


def function(answer: Any, wish: str) -> Callable[..., Any]:
    """Return an answer when it is a function, or raise."""
    if not callable(answer):
        what = "a text" if isinstance(answer, str) else "a value"
        raise Unreadable(f"You gave {what}, not a function. {wish}")
    given: Callable[..., Any] = answer
    return given


def zeros_and_ones(flat: Sequence[Any], shape: tuple[int, ...], wish: str) -> list[int]:
    """Return entries as ints when each is 0 or 1, or raise with the place of the first that is not."""
    found = [whole(item) for item in flat]
    for place, (item, bit) in enumerate(zip(flat, found, strict=True)):
        if bit not in (0, 1):
            problem = f"{_place(place, shape)} is {_short(item)}, neither 0 nor 1."
            raise Unreadable(f"{_nearly(item) or problem} {wish}")
    return [int(bit or 0) for bit in found]


def form(shape: tuple[int, ...]) -> str:
    """Return in words how many numbers there are, and how they stand."""
    match shape:
        case ():
            return "one number"
        case (count,):
            return "a list of one number" if count == 1 else f"a list of {count} numbers"
        case (rows, columns):
            return f"{rows} {'row' if rows == 1 else 'rows'} of {columns} {_numbers(columns)}"
        case (count, rows, columns):
            return f"{count} {'board' if count == 1 else 'boards'} of {rows}×{columns}"
    return "lists within lists within lists"


def masks_named(chosen: Sequence[int]) -> str:
    """Return masks by their numbers, as in "masks 0, 3 and 4"."""
    if not chosen:
        return "no mask"
    return f"{'mask' if len(chosen) == 1 else 'masks'} {_listed(chosen)}"


def _plain(value: Any, wish: str, depth: int = 0) -> Any:
    """Return a value as nested lists, whose items are what is neither a list nor a text of numbers."""
    if depth > _DEEPEST:
        raise Unreadable(f"Your lists are nested too deeply. {wish}")
    if isinstance(value, np.ma.MaskedArray):
        raise Unreadable(f"Some of its entries are hidden. {wish}")
    if isinstance(value, (RuleSet, PressedBoard)):
        value = value.masks if isinstance(value, RuleSet) else value.cells
    if isinstance(value, np.ndarray) and value.size > _MOST_ENTRIES:
        raise Unreadable(f"You gave {form(value.shape)}, which are too many. {wish}")
    if hasattr(value, "tolist") and not isinstance(value, type):
        value = value.tolist()  # of NumPy and of SymPy
    if isinstance(value, str):
        value = _of_text(value, wish)
    if not isinstance(value, _SEQUENCES):
        return value
    items = as_list(value)
    if isinstance(value, (set, frozenset)):
        with suppress(TypeError):
            items.sort()
    return [_plain(item, wish, depth + 1) for item in items]


def _of_text(text: str, wish: str) -> Any:
    """Return the numbers or the board that a text writes, or raise."""
    if not text.strip():
        raise Unreadable(f"The text is empty. {wish}")
    if len(text) <= _LONGEST_TEXT:
        for read in (_of_drawing, _of_words, _of_printed):
            with suppress(Exception):  # a text may be anything
                return read(text.strip())
    raise Unreadable(f"{_begin(seen(text))} cannot be read here. {wish}")


def _of_drawing(text: str) -> Any:
    """Return the board that lines of ■ and □, or of 0 and 1, draw, or the row of a single line."""
    lines = [line.replace(" ", "") for line in text.splitlines()]
    if not all(re.fullmatch("[01□■]{2,}", line) for line in lines) or re.fullmatch(
        r"[01 ]*[01] [01 ]*", text
    ):
        raise ValueError
    drawn = [[int(sign in "1■") for sign in line] for line in lines]
    return drawn if len(drawn) > 1 else drawn[0]


def _of_words(text: str) -> Any:
    """Return the numbers that stand in a text one after the other; words of 0 and 1 are rows."""
    if not re.fullmatch(rf"{_NUMBER}([\s,;]+{_NUMBER})*[\s,;]*", text):
        raise ValueError
    words = re.split(r"[\s,;]+", text.strip(" \n,;"))
    if len(words) > 1 and all(re.fullmatch("[01]{2,}", word) for word in words):
        return [[int(digit) for digit in word] for word in words]
    found = [float(word) if "." in word else int(word) for word in words]
    return found if len(found) > 1 else found[0]


def _of_printed(text: str) -> Any:
    """Return what a list writes in Python, or an array as NumPy prints it, without commas."""
    value = ast.literal_eval(re.sub(r"(?<=[\d.\]])\s+(?=[-\d\[])", ", ", text))
    if isinstance(value, (str, bytes)):
        raise ValueError
    return value


def _number_of_text(text: str) -> Any:
    """Return the number that a text writes, in digits or in groups of three; or else the text."""
    for read in (lambda: int(text, 0), lambda: float(text)):
        with suppress(ValueError):
            return read()
    if re.fullmatch(r"\s*\d{1,3}([ ,.]\d{3})+\s*", text):
        return int(re.sub(r"\D", "", text))
    return text


def _of_shape(
    flat: list[Any],
    given: tuple[int, ...],
    shape: tuple[int, ...],
    or_shape: tuple[int, ...] | None,
    wish: str,
) -> list[int]:
    """Return entries as bits when they stand in one of the shapes that will do, or raise."""
    if _squeezed(given) in (_squeezed(shape), (prod(shape),), or_shape):
        return zeros_and_ones(flat, shape, wish)
    raise Unreadable(f"You gave {form(given) if given else seen(flat[0])}. {wish}")


def _mask_of_number(item: Any, cells: tuple[int, int], wish: str) -> Any:
    """Return a mask for its number, and anything else as it is."""
    found = whole(item)
    if found is None:
        return item
    if not 0 <= found < 2 ** prod(cells):
        raise Unreadable(f"No mask has the number {seen(found)}. {wish}")
    return to_board(found, cells)


def _pressed_on(board: PressedBoard, rules: RuleSet, wish: str) -> list[int]:
    """Return the presses of a live board, or raise where they say nothing of these rules."""
    if board.rules != rules:
        raise Unreadable(f"That board has other masks. {wish}")
    if rules.press(board.cells, list(board.presses)).any():
        raise Unreadable(f"That board did not start white. {wish}")
    return list(board.presses)


def _squeezed(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Return a shape without the lengths of 1, which say nothing."""
    return tuple(length for length in shape if length > 1) or shape[:1]


def _halves(size: int) -> tuple[int, int]:
    """Return the shape of a square board of so many cells; (0, 0) where there is none."""
    side = isqrt(size)
    return (side, side) if side * side == size else (0, 0)


def _not_whole(value: Any) -> str:
    """Say why a value is no whole number."""
    if isinstance(value, str):
        return f"{_begin(seen(value))} is no number."
    if isinstance(value, Number):
        return _nearly(value) or f"{_short(value)} is no whole number."
    return f"You gave {seen(value)}."


def _nearly(value: Any) -> str:
    """Say of a number that it is nearly whole, or nothing."""
    with suppress(Exception):
        if 0 < abs(value - round(value)) < 1e-6:
            return f"{shown(value)} is nearly {round(value)}, but not exactly: round it."
    return ""


def _place(place: int, shape: tuple[int, ...]) -> str:
    """Return in words where an entry stands, counted from 0."""
    if len(shape) == 1:
        return f"The {_ORDINALS[place]} of your numbers" if place < len(_ORDINALS) else "One of your numbers"
    row, column = divmod(place, shape[1])
    return f"What stands in row {row}, column {column}, counted from 0,"


def _masks(given: tuple[int, ...], cells: tuple[int, int]) -> str:
    """Return in words what stands in place of masks."""
    if len(given) == 3 and given[1:] == cells:
        return f"{given[0]} {'mask' if given[0] == 1 else 'masks'}"
    return form(given)


def _listed(items: Iterable[Any]) -> str:
    """Return items as in "1, 2 and 3", at most a dozen."""
    words = [str(item) for item in items]
    if len(words) > 12:
        words = [*words[:10], "…", words[-1]]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _numbers(count: int) -> str:
    return "number" if count == 1 else "numbers"


def _short(value: Any) -> str:
    return seen(value) if not isinstance(value, str) else shown(value)


def _begin(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
