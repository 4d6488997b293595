"""The numbers that choose between ways and cut work into pieces: they change speed and memory, no result.

A cache is a small, fast memory inside the processor. Data that was used a moment ago is still there;
what is not there comes from the main memory, which takes many times as long. The first-level cache
holds some 32 kilobytes, the second-level cache a megabyte or so. So large work is cut into pieces
that fit a cache, and a piece is finished before the next one is begun.

Every module looks the numbers up in `CHOSEN` when it works, so that a test may put other ones there.
"""

from typing import NamedTuple


class Tuning(NamedTuple):
    """Where one way becomes faster than another, and how large the pieces are."""

    integer_product: int = 16
    """Bits, the common length of two factors: if they are longer, BLAS multiplies faster than integers."""

    float_product: int = 2**21
    """Products of two bits in one product of matrices: if there are more, tables are faster than BLAS."""

    matrix_in_one_int: int = 2**14
    """Bits of a matrix, 128×128 here: if it has more, elimination in words is faster than in one int."""

    sequence_in_one_int: int = 2**15
    """Bits of a sequence: if it has more, the helix transform is faster in words than in one int."""

    bits_at_once: int = 2**18
    """Bits, a byte each, in one piece when they are checked and packed, or unpacked and put in order."""

    words_between_copies: int = 8
    """Word columns: after so many of them, the rows still to change are copied close together."""

    spare_candidates: int = 8
    """Rows beyond a full panel that are tried as pivots: then a random panel is nearly always full."""

    table_words: int = 2**17
    """Words of the tables that a product uses at the same time. They fit the second-level cache."""

    looked_up_words: int = 5 * 2**13
    """Words of sums that are taken from a table and added in one piece. They fit the second-level cache."""

    longest_sum: int = 2**8
    """Words of one sum in a table. Longer ones are cut, or the tables of a few would fill the memory."""

    rows_buffer: int = 2**9
    """Items that NumPy collects at a time from rows of words. They fit the first-level cache."""

    butterfly_block: int = 2**15
    """Words that are transformed completely in one piece. With as much working room they fit the cache."""

    butterfly_slab: int = 2**16
    """Words of a slab: the same columns of all blocks, which are added to one another in one piece."""

    rows_of_slab: int = 2**11
    """Rows of a slab at most. With more of them, each would be too short to be read fast."""

    strided_half: int = 8
    """Words: halves up to this length are added item by item, longer ones block by block."""

    halves_buffer: int = 16
    """Items that NumPy collects at a time where two halves alternate. Collecting is half of that work."""

    entries_at_once: int = 2**18
    """Entries of a geniton, four bytes each, that are made in one piece."""

    sums_in_one_table: int = 16
    """Rows of a basis whose 2**16 sums are weighed in one table. Each choice of others takes one more."""


CHOSEN = Tuning()
