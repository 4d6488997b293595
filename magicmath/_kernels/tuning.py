"""The numbers that choose between ways and cut work into pieces: they change speed and memory, no result.

Every module looks them up in `CHOSEN` when it works, so that a test may put another object there.
"""

from typing import NamedTuple


class Tuning(NamedTuple):
    """Where one way overtakes another, and how much is worked on at once to stay in a cache."""

    integer_product: int = 16
    """Bits, the common length of two factors: beyond it BLAS multiplies faster than integers."""

    float_product: int = 2**21
    """Products of two bits in one product of matrices: beyond it tables are faster than BLAS."""

    matrix_in_one_int: int = 2**14
    """Bits of a matrix: beyond it elimination in words is faster than in one int."""

    sequence_in_one_int: int = 2**15
    """Bits of a sequence: beyond it the helix transform is faster in words than in one int."""

    bits_at_once: int = 2**18
    """Bits, a byte each, that are checked and packed, or unpacked and put in order, in one go."""

    words_between_copies: int = 8
    """Words: after so many columns of them, the rows still to change are copied close together."""

    spare_candidates: int = 8
    """Rows beyond a full panel that are tried as pivots, so that a random panel is nearly always full."""

    table_words: int = 2**17
    """Words of all tables that a product looks up in one go: they stay in the second-level cache."""

    looked_up_words: int = 5 * 2**13
    """Words of rows that are looked up in one go, in products and eliminations: they stay in a cache."""

    widest_looked_up_row: int = 2**8
    """Words of a row that is looked up, or the tables of a few long rows would fill the memory."""

    rows_buffer: int = 2**9
    """Items that NumPy gathers at once from rows of words: they stay in the first-level cache."""

    butterfly_block: int = 2**15
    """Words that are transformed to the end in one go: with room for as many more they fit the cache."""

    butterfly_slab: int = 2**16
    """Words of a slab, the columns of all blocks that are added to one another in one go."""

    rows_of_slab: int = 2**11
    """Rows of a slab at most, or they would be too short to read fast."""

    strided_half: int = 8
    """Words: halves up to this length are added item by item, which is faster than block by block."""

    halves_buffer: int = 16
    """Items that NumPy gathers at once where halves interleave, since gathering is half of that work."""

    entries_at_once: int = 2**18
    """Entries of a geniton that are made in one go, in four bytes each."""

    sums_in_one_table: int = 16
    """Rows of a basis whose 2**16 sums are weighed in one table; further rows cost one table a choice."""


CHOSEN = Tuning()
