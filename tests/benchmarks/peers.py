"""The libraries one could use instead, each as far as it is installed and can do the job.

A peer gets its matrices in its own form, so only the operation itself is timed; `magicmath`
takes and returns plain uint8 arrays, packing and unpacking included.
"""

import ctypes
import ctypes.util
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version

import numpy as np

from magicmath import bits, gf2

OPERATIONS = ("inverse", "product", "rank", "solve")


class Ours:
    """This package."""

    name = "magicmath"

    def convert(self, a):
        return a

    inverse = staticmethod(gf2.inv)
    product = staticmethod(gf2.matmul)
    rank = staticmethod(gf2.matrix_rank)
    solve = staticmethod(gf2.solve)

    def to_array(self, a):
        return a


class M4RI:
    """The C library M4RI through ctypes: its kernels alone, without any conversion."""

    name = "M4RI"
    _ROWS = 56  # where a matrix keeps the addresses of its rows

    def __init__(self):
        path = ctypes.util.find_library("m4ri-0.0.20200125") or ctypes.util.find_library("m4ri")
        if path is None:
            raise ImportError("libm4ri is not installed")
        self._library = ctypes.CDLL(path)
        pointer, number = ctypes.c_void_p, ctypes.c_int
        for name, result, arguments in (
            ("mzd_init", pointer, [number, number]),
            ("mzd_free", None, [pointer]),
            ("mzd_copy", pointer, [pointer, pointer]),
            ("mzd_inv_m4ri", pointer, [pointer, pointer, number]),
            ("mzd_mul", pointer, [pointer, pointer, pointer, number]),
            ("mzd_echelonize", number, [pointer, number]),
            ("mzd_solve_left", number, [pointer, pointer, number, number]),
        ):
            function = getattr(self._library, name)
            function.restype, function.argtypes = result, arguments

    def convert(self, a):
        a = a.reshape(len(a), -1)
        matrix = _Matrix(self._library, self._library.mzd_init(*a.shape), a.shape)
        for row, words in zip(self._rows(matrix), bits.pack(a).words, strict=False):
            ctypes.memmove(row, words.ctypes.data, words.nbytes)
        return matrix

    def inverse(self, a):
        return self._new(self._library.mzd_inv_m4ri(None, a.address, 0), a.shape)

    def product(self, a, b):
        return self._new(self._library.mzd_mul(None, a.address, b.address, 0), (a.shape[0], b.shape[1]))

    def rank(self, a):
        copy = self._new(self._library.mzd_copy(None, a.address), a.shape)
        return self._library.mzd_echelonize(copy.address, 0)

    def solve(self, a, b):
        copy = self._new(self._library.mzd_copy(None, a.address), a.shape)
        x = self._new(self._library.mzd_copy(None, b.address), b.shape)
        self._library.mzd_solve_left(copy.address, x.address, 0, 0)
        return x

    def to_array(self, a):
        words = np.empty((a.shape[0], -(-a.shape[1] // 64)), dtype=np.uint64)
        for row, into in zip(self._rows(a), words, strict=False):
            ctypes.memmove(into.ctypes.data, row, into.nbytes)
        return bits.Packed(words, a.shape[1]).unpack()

    def _rows(self, a):
        rows = ctypes.c_void_p.from_address(a.address + self._ROWS).value
        return (ctypes.c_void_p * a.shape[0]).from_address(rows)

    def _new(self, address, shape):
        return _Matrix(self._library, address, shape)


class _Matrix:
    def __init__(self, library, address, shape):
        self._library, self.address, self.shape = library, address, shape

    def __del__(self):
        self._library.mzd_free(self.address)


class Galois:
    """The Python package galois, which compiles its loops with Numba."""

    name = "galois"

    def __init__(self):
        self._field = import_module("galois").GF(2)

    def convert(self, a):
        return self._field(a)

    def inverse(self, a):
        return np.linalg.inv(a)

    def product(self, a, b):
        return a @ b

    def rank(self, a):
        return np.linalg.matrix_rank(a)

    def solve(self, a, b):
        return np.linalg.solve(a, b)

    def to_array(self, a):
        return np.asarray(a)


class Flint:
    """The C library FLINT through python-flint, with one word for each entry."""

    name = "python-flint"

    def __init__(self):
        self._flint = import_module("flint")

    def convert(self, a):
        a = a.reshape(len(a), -1)
        return self._flint.nmod_mat(*a.shape, a.ravel().tolist(), 2)

    def inverse(self, a):
        return a.inv()

    def product(self, a, b):
        return a * b

    def rank(self, a):
        return a.rank()

    def solve(self, a, b):
        return a.solve(b)

    def to_array(self, a):
        return np.array(a.tolist(), dtype=object).astype(int)


class Bitgauss:
    """The Rust library bitgauss through its Python package; it does not solve."""

    name = "bitgauss"

    def __init__(self):
        self._matrix = import_module("bitgauss").BitMatrix

    def convert(self, a):
        return self._matrix.from_list(a.astype(bool).tolist())

    def inverse(self, a):
        return a.inverse()

    def product(self, a, b):
        return a @ b

    def rank(self, a):
        return a.rank()

    def to_array(self, a):
        return np.array(a.to_list())


class SymPy:
    """SymPy's matrices of Python integers, which invert modulo 2 at small sizes."""

    name = "SymPy"

    def __init__(self):
        self._matrix = import_module("sympy").Matrix

    def convert(self, a):
        return self._matrix(a.tolist())

    def inverse(self, a):
        return a.inv_mod(2)

    def to_array(self, a):
        return np.array(a.tolist())


def installed():
    """Return the peers that are installed, and say which are not."""
    peers, missing = [], []
    for kind in (Ours, M4RI, Galois, Flint, Bitgauss, SymPy):
        try:
            peers.append(kind())
        except ImportError:
            missing.append(kind.name)
    return peers, missing


def versions(peers):
    """Return the versions of the peers that have one to tell."""
    found = {}
    for peer in peers:
        with suppress(ImportError):
            found[peer.name] = version(peer.name)
    return found


def blas_kernels():
    """Return what BLAS, by which galois multiplies, picked for this processor, where that can be told."""
    with suppress(ImportError):
        loaded = import_module("threadpoolctl").threadpool_info()
        known = (library.get("architecture") for library in loaded if library["user_api"] == "blas")
        return " ".join(sorted(set(filter(None, known)))) or "unknown"
    return "unknown"
