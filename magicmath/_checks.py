"""Turn what a caller passes into arrays, or say which argument is wrong and why."""

import operator
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from numbers import Real
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from magicmath._shown import shown

Bits = NDArray[np.uint8]  # each 0 or 1
Integers = NDArray[Any]  # of any integer dtype, booleans included, or of Python's own integers

_UINT8 = np.dtype(np.uint8)
_MOST_DIMENSIONS = 32  # packing bits takes no more
_MOST_ITEMS = 2**20
_SHORT = 2**10  # bytes
LARGEST_BOARD = 2**29  # cells
LARGEST_ARRAY = 2**30  # bytes; more is refused at once, where it would only fill the memory

_Item = TypeVar("_Item", bound=np.generic)


def as_bits(
    value: object,
    name: str,
    *,
    ndim: int | tuple[int, ...] | None = None,
    shape: tuple[int, ...] | None = None,
    copy: bool = True,
) -> Bits:
    """Return `value` as a uint8 array of 0 and 1, new unless `copy` is off, or raise, naming `name`.

    Booleans, integers and nested lists of 0/1 are taken. Floats are refused even when
    they are whole: a parity taken of a rounded number is the mistake this package teaches.
    """
    return integers_as_bits(as_integers(value, name, ndim=ndim, shape=shape), name, copy=copy)


def integers_as_bits(array: Integers, name: str, *, copy: bool = False) -> Bits:
    """Return an array of integers as a uint8 array of 0 and 1, new only where it must be, or raise."""
    if array.dtype != _UINT8:
        if np.maximum.reduce(array, None) > 1 or array.min() < 0:
            raise wrong_bits(array, name)
        return array.astype(_UINT8)
    is_wrong = (
        array.tobytes().translate(None, b"\0\1")  # in less time than NumPy takes to begin
        if array.size <= _SHORT
        else np.maximum.reduce(array, None) > 1
    )
    if is_wrong:
        raise wrong_bits(array, name)
    return array.copy("K") if copy else array


def wrong_bits(array: Integers, name: str) -> ValueError:
    """Return the exception that names the first of an array's integers that is neither 0 nor 1."""
    return ValueError(f"{name} must hold only 0 and 1, got {_first(array, (array != 0) & (array != 1))}")


def as_vectors(value: object, name: str) -> Bits:
    """Return `value` as an array of 0 and 1, not copied where it is one, or raise for a single number."""
    return integers_as_bits(as_integer_vectors(value, name), name)


def as_integer_vectors(value: object, name: str) -> Integers:
    """Return `value` as an array of integers, or raise for a single number."""
    array = as_integers(value, name)
    if array.ndim == 0:
        raise ValueError(f"{name} must have at least one dimension, got a single number")
    return array


def as_board(value: object, name: str, shape: tuple[int, ...], holes: Bits | None = None) -> Bits:
    """Return `value` as a board of one shape that is white in its holes, or raise."""
    board = as_bits(value, name, ndim=2, shape=shape)
    return board if holes is None else white_in_holes(board, name, holes)


def white_in_holes(board: Bits, name: str, holes: Bits) -> Bits:
    """Return `board` where all its holes are 0, or raise."""
    if (lost := np.argwhere((board != 0) & (holes != 0))).size:
        i, j = lost[0].tolist()
        raise ValueError(f"{name} must be 0 in the holes, got {board[i, j]} at index {[i, j]}")
    return board


def as_integers(
    value: object,
    name: str,
    *,
    ndim: int | tuple[int, ...] | None = None,
    shape: tuple[int, ...] | None = None,
) -> Integers:
    """Return `value` as an array of integers (of Python's own beyond 64 bits), or raise."""
    array = as_array(value, name)
    kind = array.dtype.kind
    if kind == "f" and not isinstance(value, np.ndarray):
        exact = np.asarray(value, dtype=object)  # NumPy turns large integers in lists into floats
        if _all_integers(exact):
            array, kind = exact, "O"
    if kind == "O" and array.size:
        if not _all_integers(array):
            raise TypeError(f"{name} must hold integers, got {shown(value)}")
        array = _as_python_integers(array)
    if array.size == 0:
        raise ValueError(f"{name} is empty: shape {array.shape}")
    if kind not in "biuO":
        raise TypeError(f"{name} must hold integers, got {shown(value)} of dtype {array.dtype}")
    if ndim is not None and array.ndim not in (ndim if isinstance(ndim, tuple) else (ndim,)):
        wanted = " or ".join(map(str, ndim if isinstance(ndim, tuple) else (ndim,)))
        raise ValueError(f"{name} must have {wanted} dimension(s), got shape {array.shape}")
    if shape is not None and array.shape != tuple(shape):
        raise ValueError(f"{name} must have shape {tuple(shape)}, got {array.shape}")
    return array


def as_reals(value: object, name: str) -> NDArray[np.float64]:
    """Return `value` as a float64 array, or raise."""
    array = as_array(value, name)
    if array.dtype == object and all(isinstance(item, Real) for item in array.flat):
        array = _as_floats(array, name)
    if array.size == 0:
        raise ValueError(f"{name} is empty: shape {array.shape}")
    if array.dtype.kind not in "biuf":
        raise TypeError(f"{name} must hold real numbers, got {shown(value)} of dtype {array.dtype}")
    return array.astype(float)


def as_real(value: Any, name: str, *, low: float = 0.0, below: float = float("inf")) -> float:
    """Return `value` as a float from `low` to below `below`, or raise."""
    is_real = isinstance(value, Real) and not isinstance(value, (bool, np.bool_))
    if not is_real:
        raise TypeError(f"{name} must be a real number, got {shown(value)}")
    if not low <= value < below:
        raise ValueError(f"{name} must be at least {low} and below {below}, got {shown(value)}")
    try:
        return float(value)
    except OverflowError:
        raise ValueError(f"{name} is beyond the range of floats: {shown(value)}") from None


def as_sequence(value: object, name: str) -> list[Any]:
    """Return `value` as a list, or raise when it is a text or nothing to go through."""
    if isinstance(value, (str, bytes)) or not isinstance(value, (Sequence, np.ndarray)):
        raise TypeError(f"{name} must be a sequence, got {shown(value)}")
    if isinstance(value, np.ndarray) and value.ndim == 0:
        raise TypeError(f"{name} must be a sequence, got a single value")
    if isinstance(value, np.ndarray) and len(value) > _MOST_ITEMS:
        raise ValueError(f"{name} is too long: at most {_MOST_ITEMS} items are taken, got {len(value)}")
    items = list(islice(value, _MOST_ITEMS + 1))
    if len(items) > _MOST_ITEMS:
        raise ValueError(f"{name} is too long: at most {_MOST_ITEMS} items are taken, got {shown(value)}")
    return items


def as_iterator(value: Any, wish: str, *of: object) -> Iterator[Any]:
    """Return an iterator through `value`, or raise with a sentence that says what it must be, and of what."""
    if not isinstance(value, (str, bytes)):
        with suppress(TypeError):
            return iter(value)
    raise TypeError(f"{wish.format(*map(shown, of))}, got {shown(value)}")


def as_presses(value: object, name: str, *, high: int) -> list[int]:
    """Return a single number of a mask, or a sequence of them, as a list of ints, or raise."""
    return as_indices(several(value), name, high=high)


def several(presses: object) -> object:
    """Return a single press as a list of one, and anything else as it is."""
    single = isinstance(presses, (int, np.integer)) or (isinstance(presses, np.ndarray) and not presses.ndim)
    return [presses] if single else presses


def as_indices(value: object, name: str, *, high: int | None = None) -> list[int]:
    """Return a sequence of integers in range(high) as a list of ints, or raise."""
    return [as_index(item, name, high=high) for item in as_sequence(value, name)]


def as_shape(value: object, name: str) -> tuple[int, int]:
    """Return `value` as (rows, columns), both at least 1, or raise."""
    lengths = as_sequence(value, name)
    if len(lengths) != 2:
        raise ValueError(f"{name} must be (rows, columns), got {shown(value)}")
    rows, columns = (as_index(length, name, low=1) for length in lengths)
    if rows * columns > LARGEST_BOARD:
        raise ValueError(f"{name} is too large: {shown(rows)}×{shown(columns)} cells")
    return rows, columns


def as_lengths(rows: object, columns: object) -> tuple[int, int]:
    """Return both lengths of a board when it is not too large, or raise."""
    rows, columns = as_index(rows, "rows", low=1), as_index(columns, "columns", low=1)
    if rows * columns > LARGEST_BOARD:
        raise ValueError(f"rows and columns are too large: {shown(rows)}×{shown(columns)} cells")
    return rows, columns


def as_mask_shape(rows: object, columns: object) -> tuple[int, int]:
    """Return both lengths when masks for all cells of such a board are not too large, or raise."""
    rows, columns = as_index(rows, "rows", low=1), as_index(columns, "columns", low=1)
    if 2 * (rows * columns) ** 2 > LARGEST_ARRAY:  # they are made, and then copied into the rule set
        raise ValueError(
            f"rows and columns are too large: a mask for each of {shown(rows)}×{shown(columns)} cells"
        )
    return rows, columns


def as_index(value: object, name: str, *, low: float = 0, high: int | None = None) -> int:
    """Return `value` as an int in range(low, high), or raise."""
    number = value if type(value) is int else _as_int(value, name)
    if number < low or (high is not None and number >= high):
        limits = f"at least {low}" if high is None else f"from {low} to {shown(high - 1)}"
        raise ValueError(f"{name} must be {limits}, got {shown(number)}")
    return number


def as_flag(value: object, name: str) -> bool:
    """Return `value` as a bool when it is one, or raise."""
    if not isinstance(value, (bool, np.bool_)):
        raise TypeError(f"{name} must be True or False, got {shown(value)}")
    return bool(value)


def as_choice(value: object, name: str, choices: Iterable[str]) -> str:
    """Return `value` when it is one of some texts, or raise."""
    if not isinstance(value, str) or value not in choices:
        raise ValueError(f"{name} must be one of {', '.join(choices)}, got {shown(value)}")
    return value


def as_name(value: object, name: str = "name") -> str | None:
    """Return `value` when it is a text or None, or raise."""
    return value if value is None else as_text(value, name)


def as_text(value: object, name: str) -> str:
    """Return `value` when it is a text, or raise."""
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a str, got {shown(value)}")
    return value


def as_label(value: object, name: str = "label") -> str:
    """Return a text or an integer as a text, or raise."""
    return value if isinstance(value, str) else shown(as_index(value, name, low=-(2**63)))


def as_generator(seed: object, name: str = "seed") -> "np.random.Generator":  # loads only when it is used
    """Return a generator of random numbers: `seed` itself, or one that begins with this int from 0."""
    if isinstance(seed, np.random.Generator):
        return seed
    return np.random.default_rng(as_index(seed, name))


def require_room(size: int, what: str, instead: str = "") -> None:
    """Raise where `size` bytes would only fill the memory.

    `what` begins with the argument's name and ends with what would be so large; `instead` needs less.
    """
    if size > LARGEST_ARRAY:
        count = f"{size:.2g}" if size < 2**1000 else "very many"
        raise ValueError(f"{what} of {count} bytes{instead and ': '}{instead}")


def as_square(array: NDArray[_Item], name: str) -> NDArray[_Item]:
    """Return `array` when it is a square matrix; raise LinAlgError, as NumPy would, when not."""
    if array.shape[0] != array.shape[1]:
        raise not_square(array.shape, name)
    return array


def not_square(shape: tuple[int, ...], name: str) -> np.linalg.LinAlgError:
    """Return the exception that names a matrix of another shape."""
    return np.linalg.LinAlgError(f"{name} must be square, got shape {shape}")


def as_array(value: object, name: str) -> NDArray[Any]:
    """Return `value` as an array of whatever it holds, or raise when it is masked or ragged."""
    if type(value) is np.ndarray:
        array = value
    elif isinstance(value, range) and len(value[: LARGEST_ARRAY // 8 + 1]) > LARGEST_ARRAY // 8:
        raise ValueError(f"{name} is too long: {shown(value)}")
    else:
        array = _read_array(value, name)
        if _holds_masked(value):
            raise TypeError(f"{name} must be a plain array, got a masked array (its mask would be lost)")
    if array.ndim > _MOST_DIMENSIONS:
        raise ValueError(f"{name} must have at most {_MOST_DIMENSIONS} dimensions, got {array.ndim}")
    return array


def _as_int(value: Any, name: str) -> int:
    if not isinstance(value, (bool, np.bool_)):
        with suppress(TypeError):
            return operator.index(value)
    raise TypeError(f"{name} must be an integer, got {shown(value)}")


def _read_array(value: object, name: str) -> NDArray[Any]:
    try:
        return np.asarray(value)
    except np.ma.MaskError:
        raise TypeError(
            f"{name} must be a plain array, got a masked array (its mask would be lost)"
        ) from None
    except MemoryError:
        raise ValueError(f"{name} is too large for the memory: {shown(value)}") from None
    except ValueError as error:
        if "maximum number of dimension" in str(error):
            raise ValueError(f"{name} is nested too deep, or in itself: {shown(value)}") from None
        raise ValueError(f"{name} is ragged: its rows differ in length") from None


def _holds_masked(value: object) -> bool:
    if isinstance(value, (list, tuple)):
        return any(map(_holds_masked, value))
    return isinstance(value, np.ma.MaskedArray)


def _as_floats(array: NDArray[Any], name: str) -> NDArray[np.float64]:
    try:
        return array.astype(float)
    except OverflowError:
        raise FloatingPointError(f"{name} holds an integer beyond the range of floats") from None


def _all_integers(array: NDArray[Any]) -> bool:
    return all(isinstance(item, (int, np.integer, np.bool_)) for item in array.flat)


def _as_python_integers(array: Integers) -> Integers:
    """Return a copy whose items never overflow, as NumPy's own integers would."""
    return np.array([int(item) for item in array.flat], dtype=object).reshape(array.shape)


def _first(array: Integers, wrong: NDArray[np.bool_]) -> str:
    place = tuple(int(i) for i in np.argwhere(wrong)[0])
    first = shown(array.item(place))
    return f"{first} at index {list(place)}" if place else first
