"""Turn what a caller passes into arrays, or say which argument is wrong and why."""

import operator

import numpy as np


def as_bits(value, name, *, ndim=None, shape=None):
    """Return `value` as a new uint8 array of 0 and 1, or raise an error that names `name`.

    Booleans, integers and nested lists of 0/1 are taken. Floats are refused even when
    they are whole: a parity taken of a rounded number is the mistake this package teaches.
    """
    array = as_integers(value, name, ndim=ndim, shape=shape)
    wrong = (array != 0) & (array != 1)
    if wrong.any():
        raise ValueError(f"{name} must hold only 0 and 1, got {_first(array, wrong)}")
    return array.astype(np.uint8)


def as_integers(value, name, *, ndim=None, shape=None):
    """Return `value` as an array of integers (object dtype beyond 64 bits), or raise."""
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError(f"{name} must be a plain array, got a masked array (its mask would be lost)")
    try:
        array = np.asarray(value)
    except ValueError:
        raise ValueError(f"{name} is ragged: its rows differ in length") from None
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


def as_index(value, name, *, low=0, high=None):
    """Return `value` as an int in range(low, high), or raise."""
    if isinstance(value, (bool, np.bool_)):
        raise TypeError(f"{name} must be an integer, got {value!r}")
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name} must be an integer, got {value!r}") from None
    if number < low or (high is not None and number >= high):
        limits = f"at least {low}" if high is None else f"from {low} to {high - 1}"
        raise ValueError(f"{name} must be {limits}, got {number}")
    return number


def as_square(array, name):
    """Return `array` when it is a square matrix; raise LinAlgError, as NumPy would, when not."""
    if array.shape[0] != array.shape[1]:
        raise np.linalg.LinAlgError(f"{name} must be square, got shape {array.shape}")
    return array


def _all_integers(array):
    return all(isinstance(item, (int, np.integer)) for item in array.flat)


def _describe(value):
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _first(array, wrong):
    place = tuple(int(i) for i in np.argwhere(wrong)[0])
    return f"{array[place]} at index {list(place)}" if place else f"{array[place]}"
