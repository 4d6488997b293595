"""Turn what a caller passes into arrays, or say which argument is wrong and why."""

import operator
from collections.abc import Sequence
from contextlib import suppress
from numbers import Real

import numpy as np

_UINT8 = np.dtype(np.uint8)
LARGEST_ARRAY = 2**30  # bytes; more is refused at once, where it would only fill the memory


def as_bits(value, name, *, ndim=None, shape=None, copy=True):
    """Return `value` as a uint8 array of 0 and 1, new unless `copy` is off, or raise, naming `name`.

    Booleans, integers and nested lists of 0/1 are taken. Floats are refused even when
    they are whole: a parity taken of a rounded number is the mistake this package teaches.
    """
    return integers_as_bits(as_integers(value, name, ndim=ndim, shape=shape), name, copy=copy)


def integers_as_bits(array, name, *, copy=False):
    """Return an array of integers as a uint8 array of 0 and 1, new only where it must be, or raise."""
    is_uint8 = array.dtype == _UINT8
    if np.maximum.reduce(array, None) > 1 or (not is_uint8 and array.min() < 0):
        raise wrong_bits(array, name)
    return array if is_uint8 and not copy else array.astype(_UINT8)


def wrong_bits(array, name):
    """Return the exception that names the first of an array's integers that is neither 0 nor 1."""
    return ValueError(f"{name} must hold only 0 and 1, got {_first(array, (array != 0) & (array != 1))}")


def as_vectors(value, name):
    """Return `value` as an array of 0 and 1, not copied where it is one, or raise for a single number."""
    return integers_as_bits(as_integer_vectors(value, name), name)


def as_integer_vectors(value, name):
    """Return `value` as an array of integers, or raise for a single number."""
    array = as_integers(value, name)
    if array.ndim == 0:
        raise ValueError(f"{name} must have at least one dimension, got a single number")
    return array


def as_board(value, name, shape, holes=None):
    """Return `value` as a board of one shape that is white in its holes, or raise."""
    board = as_bits(value, name, ndim=2, shape=shape)
    if holes is not None and (lost := np.argwhere(board & holes)).size:
        raise ValueError(f"{name} must be 0 in the holes, got 1 at index {lost[0].tolist()}")
    return board


def as_integers(value, name, *, ndim=None, shape=None):
    """Return `value` as an array of integers (object dtype beyond 64 bits), or raise."""
    array = as_array(value, name)
    if array.dtype.kind == "f" and not isinstance(value, np.ndarray):
        exact = np.asarray(value, dtype=object)  # NumPy turns large integers in lists into floats
        array = exact if _all_integers(exact) else array
    if array.dtype == object and array.size and not _all_integers(array):
        raise TypeError(f"{name} must hold integers, got {_describe(value)}")
    if array.size == 0:
        raise ValueError(f"{name} is empty: shape {array.shape}")
    if array.dtype.kind not in "biuO":
        raise TypeError(f"{name} must hold integers, got {_describe(value)} of dtype {array.dtype}")
    if ndim is not None and array.ndim not in (ndim if isinstance(ndim, tuple) else (ndim,)):
        wanted = " or ".join(map(str, ndim if isinstance(ndim, tuple) else (ndim,)))
        raise ValueError(f"{name} must have {wanted} dimension(s), got shape {array.shape}")
    if shape is not None and array.shape != tuple(shape):
        raise ValueError(f"{name} must have shape {tuple(shape)}, got {array.shape}")
    return array


def as_reals(value, name):
    """Return `value` as a float64 array, or raise."""
    array = as_array(value, name)
    if array.dtype == object and all(isinstance(item, Real) for item in array.flat):
        array = _as_floats(array, name)
    if array.size == 0:
        raise ValueError(f"{name} is empty: shape {array.shape}")
    if array.dtype.kind not in "biuf":
        raise TypeError(f"{name} must hold real numbers, got {_describe(value)} of dtype {array.dtype}")
    return array.astype(float)


def as_real(value, name, *, low=0.0, below=float("inf")):
    """Return `value` as a float from `low` to below `below`, or raise."""
    if isinstance(value, (bool, np.bool_)) or not isinstance(value, Real):
        raise TypeError(f"{name} must be a real number, got {value!r}")
    if not low <= value < below:
        raise ValueError(f"{name} must be at least {low} and below {below}, got {value}")
    return float(value)


def as_sequence(value, name):
    """Return `value` as a list, or raise when it is a text or nothing to go through."""
    if isinstance(value, (str, bytes)) or not isinstance(value, (Sequence, np.ndarray)):
        raise TypeError(f"{name} must be a sequence, got {_describe(value)}")
    if isinstance(value, np.ndarray) and value.ndim == 0:
        raise TypeError(f"{name} must be a sequence, got a single value")
    if isinstance(value, range) and value[:LARGEST_ARRAY] != value:
        raise ValueError(f"{name} is too long: {value!r}")
    return list(value)


def several(presses):
    """Return a single press as a list of one, and anything else as it is."""
    single = isinstance(presses, (int, np.integer)) or (isinstance(presses, np.ndarray) and not presses.ndim)
    return [presses] if single else presses


def as_indices(value, name, *, high=None):
    """Return a sequence of integers in range(high) as a list of ints, or raise."""
    return [as_index(item, name, high=high) for item in as_sequence(value, name)]


def as_shape(value, name):
    """Return `value` as (rows, columns), both at least 1, or raise."""
    lengths = as_sequence(value, name)
    if len(lengths) != 2:
        raise ValueError(f"{name} must be (rows, columns), got {_describe(value)}")
    rows, columns = (as_index(length, name, low=1) for length in lengths)
    if rows * columns > LARGEST_ARRAY:
        raise ValueError(f"{name} is too large: {rows}×{columns} cells")
    return rows, columns


def as_mask_shape(rows, columns):
    """Return both lengths when masks for all cells of such a board are not too large, or raise."""
    rows, columns = as_index(rows, "rows", low=1), as_index(columns, "columns", low=1)
    if (rows * columns) ** 2 > LARGEST_ARRAY:
        raise ValueError(f"rows and columns are too large: a mask for each of {rows}×{columns} cells")
    return rows, columns


def as_index(value, name, *, low=0, high=None):
    """Return `value` as an int in range(low, high), or raise."""
    number = value if type(value) is int else _as_int(value, name)
    if number < low or (high is not None and number >= high):
        limits = f"at least {low}" if high is None else f"from {low} to {high - 1}"
        raise ValueError(f"{name} must be {limits}, got {number}")
    return number


def as_flag(value, name):
    """Return `value` as a bool when it is one, or raise."""
    if not isinstance(value, (bool, np.bool_)):
        raise TypeError(f"{name} must be True or False, got {value!r}")
    return bool(value)


def as_square(array, name):
    """Return `array` when it is a square matrix; raise LinAlgError, as NumPy would, when not."""
    if array.shape[0] != array.shape[1]:
        raise np.linalg.LinAlgError(f"{name} must be square, got shape {array.shape}")
    return array


def as_array(value, name):
    """Return `value` as an array of whatever it holds, or raise when it is masked or ragged."""
    if type(value) is np.ndarray:
        return value
    try:
        array = np.asarray(value)
    except ValueError:
        raise ValueError(f"{name} is ragged: its rows differ in length") from None
    if _holds_masked(value):
        raise TypeError(f"{name} must be a plain array, got a masked array (its mask would be lost)")
    return array


def _as_int(value, name):
    if not isinstance(value, (bool, np.bool_)):
        with suppress(TypeError):
            return operator.index(value)
    raise TypeError(f"{name} must be an integer, got {value!r}")


def _holds_masked(value):
    if isinstance(value, (list, tuple)):
        return any(map(_holds_masked, value))
    return isinstance(value, np.ma.MaskedArray)


def _as_floats(array, name):
    try:
        return array.astype(float)
    except OverflowError:
        raise FloatingPointError(f"{name} holds an integer beyond the range of floats") from None


def _all_integers(array):
    return all(isinstance(item, (int, np.integer, np.bool_)) for item in array.flat)


def _describe(value):
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _first(array, wrong):
    place = tuple(int(i) for i in np.argwhere(wrong)[0])
    return f"{array[place]} at index {list(place)}" if place else f"{array[place]}"
