"""The helix transform of Dask arrays: each chunk by itself, then XORs between chunks.

So the same call runs in threads of this machine or on the workers of a cluster, and no
worker ever holds more than the chunks it adds.
"""

import dask.array as da

from magicmath._butterflies import distances, power_of_two


def helix(a, axis, transform):
    """Return the transform of a Dask array along an axis, given the transform of NumPy arrays."""
    a = da.moveaxis(a, axis, -1)
    n, size = a.shape[-1], power_of_two(max(a.chunks[-1]))
    a = a.rechunk({a.ndim - 1: size}).map_blocks(transform, dtype="uint8", meta=a._meta.astype("uint8"))
    blocks = [a[..., start : start + size] for start in range(0, n, size)]
    for half in distances(len(blocks)):
        for i in range(len(blocks)):
            if i & half:
                blocks[i] = blocks[i] ^ blocks[i ^ half][..., : blocks[i].shape[-1]]
    return da.moveaxis(da.concatenate(blocks, axis=-1), -1, axis)
