"""What a careless or spiteful caller passes: values of every wrong kind, and odd forms of a right one."""

import datetime
import itertools
import os
import tempfile
import warnings
from collections import UserList
from decimal import Decimal
from enum import IntEnum
from fractions import Fraction
from functools import partial
from pathlib import Path

import numpy as np


class Spite(Exception):
    """What a hostile object raises; whoever calls its methods may pass it on."""


class Mute(Spite):
    """What an object raises that cannot be shown; a message that needs it must do without."""


def _spite(*_, **__):
    raise Spite("the value's own exception")


def _mute(*_):
    raise Mute("the value cannot be shown")


def _object(name, **methods):
    return type(name, (), methods)()


class Text(str):
    """A text of a class of its own."""


class Number(int):
    """An int of a class of its own."""


class Colour(IntEnum):
    """Numbers with names."""

    RED = 1


def _nested(depth, kind=list):
    value = 1
    for _ in range(depth):
        value = kind([value])
    return value


def _containing_itself():
    value = [0]
    value.append(value)
    return value


def _dict_containing_itself():
    value = {}
    value[0] = value
    return value


def _array_containing_itself():
    value = np.empty(2, dtype=object)
    value[:] = 1, value
    return value


def _endless():
    while True:
        yield 0


def _memmap():
    file = Path(tempfile.gettempdir()) / f"hostile-{os.getpid()}.bin"
    np.zeros(64, np.uint8).tofile(file)
    mapped = np.memmap(file, dtype=np.uint8, mode="r", shape=(8, 8))
    file.unlink()
    return mapped


def _matrix(rows):
    with warnings.catch_warnings(action="ignore"):  # of PendingDeprecationWarning
        return np.matrix(rows)


def _of_objects(*items):
    array = np.empty(len(items), dtype=object)
    array[:] = items
    return array


BITS = (20, 22, 24, 31, 32, 53, 63, 64)
INTEGERS = {
    **{str(n): n for n in (*range(-3, 9), 16, 63, 64, 65, 127, 128, 255, 256, 257, 639, 1023, 4095, 4097)},
    **{str(n): n for n in (32767, 32768, 65535, 65536, 10**6)},
    **{f"2**{k}{'-+'[d > 0]}{abs(d)}": 2**k + d for k in BITS for d in (-1, 0, 1)},
    **{f"{sign}10**{k}": int(f"{sign}1") * 10**k for k in (9, 30, 400, 5000) for sign in ("", "-")},
    **{"-2**31": -(2**31), "-2**63": -(2**63), "2**22-2": 2**22 - 2, "2**40": 2**40, "2**62": 2**62},
}
TEXTS = ["", " ", "1", "101", "\0", "\ud800", "MAGIC", "ω", "ω^" * 3000 + "ω", "(" * 5000, "é" * 100_000]
SIMPLE = [
    *(None, True, False, NotImplemented, ..., 0.0, -0.0, 0.5, 1.0, 1e308, float("nan"), float("inf"), 1j),
    *(Fraction(1), Fraction(1, 2), Decimal(1), Decimal("NaN"), Text("1"), Number(1), Colour.RED, b"", b"\0"),
    *(int, np.ndarray, type, len, os, datetime.date(1993, 1, 1), slice(3), frozenset({1}), (), ("a",)),
]
MAKERS = {
    "lambda": lambda: lambda *_: 1,
    "lambda that raises": lambda: _spite,
    "lambda that returns itself": lambda: (f := lambda *_: f),
    "empty list": lambda: [],
    "empty dict": lambda: {},
    "empty set": lambda: set(),
    "set": lambda: {0, 1},
    "dict": lambda: {0: 1},
    "dict of lists": lambda: {0: [1], 1: [0]},
    "dict containing itself": _dict_containing_itself,
    "bytearray": lambda: bytearray(b"\1\0\1"),
    "memoryview": lambda: memoryview(b"\1\0\1"),
    "generator": lambda: (i for i in (0, 1)),
    "iterator": lambda: iter([1, 0, 1]),
    "endless generator": _endless,
    "endless count": itertools.count,
    "endless repeat": lambda: itertools.repeat("a"),
    "user list": lambda: UserList([0, 1]),
    "range": lambda: range(3),
    "range(10**6)": lambda: range(10**6),
    "range(10**9)": lambda: range(10**9),
    "range(10**12)": lambda: range(10**12),
    "range(2**70)": lambda: range(2**70),
    "a million zeros": lambda: [0] * 10**6,
    "a million lists": lambda: [[0]] * 10**6,
    "list containing itself": _containing_itself,
    "list 63 deep": lambda: _nested(63),
    "list 65 deep": lambda: _nested(65),
    "list 5000 deep": lambda: _nested(5000),
    "tuple 5000 deep": lambda: _nested(5000, tuple),
    "ragged": lambda: [[0, 1], [1]],
    "ragged deeper": lambda: [[[0, 1], [1]], [[0], [1]]],
    "list of None": lambda: [None],
    "list of text": lambda: ["1", "0"],
    "list of surrogates": lambda: ["\ud800"],
    "list of lists": lambda: [[1, 0], [0, 1]],
    "list of NaN": lambda: [[float("nan")]],
    "list of arrays": lambda: [np.eye(2, dtype=int), np.ones(3)],
    "list of huge": lambda: [10**5000],
    "list of generators": lambda: [(i for i in (0, 1))],
    "list of 2**31": lambda: [2**31],
    "list of 2**62": lambda: [[np.int64(2**62), np.int64(2**62)], [3, 10**20]],
    "huge shape": lambda: (2**40, 2**40),
    "wide shape": lambda: (1, 2**30),
    "large shape": lambda: (2**15, 2**15),
    "empty shape": lambda: (0, 3),
    "negative shape": lambda: (-1, -9),
    "raises from __index__": lambda: _object("BadIndex", __index__=_spite, __int__=_spite, __float__=_spite),
    "lies in __index__": lambda: _object("LyingIndex", __index__=lambda _: "1"),
    "indexes as 10**5000": lambda: _object("HugeIndex", __index__=lambda _: 10**5000),
    "raises from __array__": lambda: _object("BadArray", __array__=_spite),
    "lies in __array__": lambda: _object("LyingArray", __array__=lambda *_, **__: [1]),
    "raises from __array_interface__": lambda: _object("BadInterface", __array_interface__=property(_spite)),
    "array of its own": lambda: _object("Own", __array__=lambda *_, **__: np.eye(3, dtype=int)),
    "raises from __len__": lambda: _object("BadLength", __len__=_spite, __getitem__=lambda _, i: i),
    "lies in __len__": lambda: _object("LyingLength", __len__=lambda _: 2**62, __getitem__=lambda _, i: 0),
    "raises from __iter__": lambda: _object("BadIterable", __iter__=_spite, __len__=lambda _: 3),
    "raises from __next__": lambda: _object("BadIterator", __iter__=lambda self: self, __next__=_spite),
    "raises from __repr__": lambda: _object("Unshown", __repr__=_mute, __str__=_mute, __format__=_mute),
    "holds what raises from __repr__": lambda: [_object("Unshown", __repr__=_mute, __str__=_mute)],
    "shows no text": lambda: _object("NoText", __repr__=lambda _: 7, __str__=lambda _: 7),
    "shows a megabyte": lambda: _object("Talkative", __repr__=lambda _: "x" * 10**6),
    "raises from __eq__": lambda: _object("Unequal", __eq__=_spite, __hash__=lambda _: 1),
    "raises from __bool__": lambda: _object("Undecided", __bool__=_spite),
    "raises from __hash__": lambda: _object("Unhashable", __hash__=_spite),
    "equal to all": lambda: _object("EqualToAll", __eq__=lambda *_: True, __hash__=lambda _: hash("alone")),
    "raises from every attribute": lambda: _object("Closed", __getattr__=_spite),
    "has every attribute": lambda: _object("Open", __getattr__=lambda self, name: self),
    "0-d array": lambda: np.array(1),
    "0-d array of objects": lambda: np.array(None, dtype=object),
    "array in 0-d array": lambda: np.array(_of_objects(1), dtype=object).reshape(()),
    "array containing itself": _array_containing_itself,
    "33 dimensions": lambda: np.ones((1,) * 33, np.uint8),
    "64 dimensions": lambda: np.ones((1,) * 64, np.uint8),
    "empty array": lambda: np.zeros(0, np.uint8),
    "empty matrix": lambda: np.zeros((0, 0), np.uint8),
    "rows of nothing": lambda: np.zeros((3, 0), np.uint8),
    "vector": lambda: np.array([1, 0, 1]),
    "ones": lambda: np.ones((3, 3), np.uint8),
    "scalars": lambda: np.arange(9).reshape(3, 3),
    "floats": lambda: np.eye(3),
    "halves": lambda: np.eye(3, dtype=np.float16) / 2,
    "long doubles": lambda: np.eye(3, dtype=np.longdouble),
    "complex": lambda: np.eye(3, dtype=complex),
    "texts": lambda: np.array(["1", "0"]),
    "bytes array": lambda: np.array([b"1", b"0"]),
    "new strings": lambda: np.array(["1", "0"], dtype=np.dtypes.StringDType()),
    "void": lambda: np.zeros(3, dtype="V4"),
    "records": lambda: np.zeros(3, dtype=[("a", "u1"), ("b", "O")]),
    "record array": lambda: np.rec.array([(1, 2)], dtype=[("a", "u1"), ("b", "u1")]),
    "dates": lambda: np.zeros((3, 3), "datetime64[s]"),
    "durations": lambda: np.zeros((3, 3), "timedelta64[s]"),
    "NaT": lambda: np.datetime64("NaT"),
    "NumPy scalar": lambda: np.int8(1),
    "NumPy bool": lambda: np.True_,
    "NumPy float": lambda: np.float64(1),
    "masked": lambda: np.ma.array([[1, 0], [0, 1]], mask=[[0, 1], [0, 0]]),
    "the masked one": lambda: np.ma.masked,
    "np.matrix": lambda: _matrix([[1, 0], [0, 1]]),
    "np.matrix of one row": lambda: _matrix([[1, 0]]),
    "object array of NumPy ints": lambda: _of_objects(*np.arange(3, dtype=np.int8)),
    "object array of huge": lambda: _of_objects(10**5000, 1),
    "object array of fractions": lambda: _of_objects(Fraction(1), Fraction(1, 2)),
    "object array of arrays": lambda: _of_objects(np.eye(2), np.eye(3)),
    "object array of None": lambda: np.full((3, 3), None),
    "memmap": _memmap,
    "words": lambda: np.ones(2, "<u8"),
    "words of a matrix": lambda: np.ones((2, 2), "<u8"),
    "overlapping windows": lambda: np.lib.stride_tricks.as_strided(np.zeros(8, np.uint8), (4, 4), (1, 1)),
    "broadcast": lambda: np.broadcast_to(np.uint8(1), (3, 3)),
    "a million cells": lambda: np.zeros((1000, 1000), np.uint8),
    "a row of 2**22": lambda: np.zeros((1, 2**22), np.uint8),
    "a long vector": lambda: np.zeros(2**22, np.uint8),
    "a long vector of ones": lambda: np.ones(2**20, np.uint8),
}
VALUES = {
    **{f"integer {_text}": (lambda n=_n: n) for _text, _n in INTEGERS.items()},
    **{f"text {_t!a:.12} of {len(_t)}": (lambda t=_t: t) for _t in TEXTS},
    **{f"value {_v!r:.40}": (lambda v=_v: v) for _v in SIMPLE},
    **MAKERS,
}


def _as_array(good):
    """Return a good array of integers, or raise LookupError when it is none."""
    if not isinstance(good, np.ndarray) or good.dtype.kind not in "biu":
        raise LookupError
    return good


def _formed(form, good):
    return form(_as_array(good).copy())


def _each(array, kind):
    boxed = np.empty(array.shape, dtype=object)
    for place, item in np.ndenumerate(array):
        boxed[place] = kind(item)
    return boxed


def _if_bits(array):
    if array.max() > 1:
        raise LookupError
    return array


def _unaligned(array):
    octets = np.zeros(array.nbytes * 8 + 1, np.uint8)
    wide = octets[1:].view(np.int64)[: array.size].reshape(array.shape)
    wide[...] = array
    return wide


def _read_only(array):
    array.flags.writeable = False
    return array


def _spoilt(array, bad):
    cells = inner = array.tolist()
    while isinstance(inner[0], list):
        inner = inner[0]
    inner[0] = bad
    return cells


_SAME = {
    "bool": lambda a: a.astype(bool),
    **{
        f"{_kind}": (lambda a, kind=_kind: a.astype(kind))
        for _kind in ("i1", "u1", "i2", "<i4", ">i8", "<u8")
    },
    "objects, Python ints": lambda a: _each(a, int),
    "objects, NumPy int8": lambda a: _each(a, np.int8),
    "objects, NumPy uint8": lambda a: _each(a, np.uint8),
    "objects, NumPy int64": lambda a: _each(a, np.int64),
    "objects, bools": lambda a: _each(_if_bits(a), bool),
    "lists": lambda a: a.tolist(),
    "tuple of rows": tuple,
    "lists of NumPy ints": lambda a: [*map(list, a)] if a.ndim > 1 else list(a),
    "Fortran order": np.asfortranarray,
    "strided": lambda a: np.repeat(a, 2, axis=0)[::2],
    "reversed twice": lambda a: np.ascontiguousarray(a[::-1])[::-1],
    "read-only": _read_only,
    "unaligned": _unaligned,
    "np.matrix of it": lambda a: _matrix(a) if a.ndim == 2 else a.view(type("Sub", (np.ndarray,), {})),
    "whole floats": lambda a: a.astype(float),
    "fractions": lambda a: _each(a, Fraction),
}
_OTHER = {
    "one NaN": lambda a: _spoilt(a, float("nan")),
    "one None": lambda a: _spoilt(a, None),
    "one text": lambda a: _spoilt(a, "1"),
    "one half": lambda a: _spoilt(a, 0.5),
    "one 2": lambda a: _spoilt(a, 2),
    "one -1": lambda a: _spoilt(a, -1),
    "one 2**31": lambda a: _spoilt(a, 2**31),
    "one 2**62": lambda a: _spoilt(a, 2**62),
    "one 2**64": lambda a: _spoilt(a, 2**64),
    "one 10**400": lambda a: _spoilt(a, 10**400),
    "one 10**5000": lambda a: _spoilt(a, 10**5000),
    "one list": lambda a: _spoilt(a, [1]),
    "one that cannot be shown": lambda a: _spoilt(a, _object("Unshown", __repr__=_mute)),
    "masked": lambda a: np.ma.array(a, mask=a == 0),
    "masked rows": lambda a: [np.ma.array(row, mask=True) for row in a],
    "uint8 255": lambda a: np.full(a.shape, 255, np.uint8),
    "uint64 largest": lambda a: np.full(a.shape, 2**64 - 1, np.uint64),
    "int64 least": lambda a: np.full(a.shape, -(2**63)),
    "dates": lambda a: a.astype("datetime64[s]"),
    "texts": lambda a: a.astype(str),
    "one dimension more": lambda a: a[None],
    "three dimensions more": lambda a: a[None, None, None],
    "upright": lambda a: a.reshape(-1, 1),
    "one cell": lambda a: a.reshape(-1)[:1].reshape((1,) * a.ndim),
    "no rows": lambda a: a[:0],
    "flat": lambda a: a.ravel()[None],
    "one row less": lambda a: a[1:],
    "one column less": lambda a: a[..., 1:],
    "a thousand times over": lambda a: np.tile(a, 1000),
}
NOT_TAKEN = {"whole floats", "fractions"}
SAME = {f"same: {label}": partial(_formed, form) for label, form in _SAME.items()}
OTHER = {f"other: {label}": partial(_formed, form) for label, form in _OTHER.items()}
TAKEN = {f"same: {label}" for label in _SAME if label not in NOT_TAKEN}  # by every algebra
LABELS = [*VALUES, *SAME, *OTHER]


def make(label, good):
    """Return the hostile value of a label, made anew; LookupError where the good value has no such form."""
    return VALUES[label]() if label in VALUES else (SAME | OTHER)[label](good)
