"""Write bits as PNG: uncompressed, since what compression makes of them changes from library to library."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

_LONGEST_BLOCK = 2**16 - 1


def two_coloured_png(bits: NDArray[np.uint8], zero: str, one: str) -> bytes:
    """Return bits as the bytes of a PNG, one pixel for each.

    Parameters
    ----------
    bits : (rows, columns) uint8 array of 0/1
    zero, one : str
        Their colours, as #rrggbb.
    """
    rows, columns = bits.shape
    packed = np.packbits(bits, axis=1)
    lines = np.concatenate([np.zeros((rows, 1), np.uint8), packed], axis=1).tobytes()  # 0: no filter
    header = struct.pack(">IIBBBBB", columns, rows, 1, 3, 0, 0, 0)  # one bit deep, of a palette
    palette = bytes.fromhex((zero + one).replace("#", ""))
    parts = {b"IHDR": header, b"PLTE": palette, b"IDAT": _stored(lines), b"IEND": b""}
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts.items())


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _stored(data: bytes) -> bytes:
    """Return bytes as a zlib stream of blocks that are not compressed."""
    starts = range(0, len(data), _LONGEST_BLOCK)
    blocks = (_block(data[start : start + _LONGEST_BLOCK], start == starts[-1]) for start in starts)
    return b"\x78\x01" + b"".join(blocks) + struct.pack(">I", zlib.adler32(data))


def _block(data: bytes, is_last: bool) -> bytes:
    return struct.pack("<BHH", is_last, len(data), len(data) ^ 0xFFFF) + data
