"""The helix transform of Dask arrays: each chunk by itself, then XORs between chunks.

So the same call runs in threads of this machine or on the workers of a cluster, and no
worker ever holds more than the chunks it adds.

A block is a piece of 2**k items, the size of the largest chunk rounded up. Four bits in two blocks of
two: each is transformed, and then the first is added to the second.

>>> from magicmath.helix import helix as transform_of_numpy
>>> a = da.from_array(np.array([1, 0, 1, 1], dtype=np.uint8), chunks=2)
>>> a.map_blocks(transform_of_numpy).compute()
array([1, 1, 1, 0], dtype=uint8)
>>> helix(a, 0, transform_of_numpy).compute()
array([1, 1, 0, 1], dtype=uint8)
"""

from collections.abc import Callable

import dask.array as da
import numpy as np

from magicmath._kernels.butterflies import halves_below, power_of_two
from magicmath._kernels.words import Bits


def as_chunked(a: object) -> da.Array:
    """Return a Dask array that can be transformed, without empty chunks, or raise."""
    if not isinstance(a, da.Array):
        raise TypeError(f"a must be an array, got a Dask {type(a).__name__}")
    if a.dtype.kind not in "biuO":
        raise TypeError(f"a must hold integers, got dtype {a.dtype}")
    if a.ndim == 0:
        raise ValueError("a must have at least one dimension, got a single number")
    if any(np.isnan(length) for axis in a.chunks for length in axis):
        raise ValueError("a has chunks of unknown length; a.compute_chunk_sizes() finds them")
    if a.size == 0:
        raise ValueError(f"a is empty: shape {a.shape}")
    return a.rechunk(tuple(tuple(filter(None, lengths)) for lengths in a.chunks))


def helix(a: da.Array, axis: int, transform: Callable[[Bits], Bits]) -> da.Array:
    """Return the transform of a Dask array along an axis, given the transform of NumPy arrays."""
    a = da.moveaxis(a, axis, -1)
    n, size = a.shape[-1], power_of_two(max(a.chunks[-1]))
    a = a.rechunk({a.ndim - 1: size}).map_blocks(transform, dtype="uint8", meta=a._meta.astype("uint8"))
    blocks = [a[..., start : start + size] for start in range(0, n, size)]
    for half in halves_below(len(blocks)):
        for i in range(len(blocks)):
            if i & half:  # block i stands in a second half
                first = blocks[i ^ half][..., : blocks[i].shape[-1]]
                blocks[i] = blocks[i] ^ first
    return da.moveaxis(da.concatenate(blocks, axis=-1), -1, axis)
