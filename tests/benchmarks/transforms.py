"""Print how long the helix transform takes, up to a billion cells; draw how it grows.

Run it with the Python of .venv: python tests/benchmarks/transforms.py [picture.png]
A pass is one in-place `a ^= b` over as many words: what the memory itself takes.
"""

import sys
import tracemalloc
from pathlib import Path
from statistics import median
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

import numpy as np

from magicmath import gf2, helix, reals
from magicmath.bits import Packed

LEVELS = (10, 14, 18, 20, 22, 24, 26, 28, 30)


def seconds(function, *arguments, total=1.0):
    """Return the median time of a call."""
    times = [_time(function, arguments)]
    for _ in range(int(min(2000, max(2, total / times[0])))):
        times.append(_time(function, arguments))
    return median(times)


def _time(function, arguments):
    start = perf_counter()
    function(*arguments)
    return perf_counter() - start


def random_words(level):
    return np.random.default_rng(level).integers(0, 2**63, 1 << level - 6, dtype=np.uint64)


def by_scans(s):
    """Return the helix transform as the article first shows it, by one scan for each item."""
    scanned, collected = s[::-1], []
    for _ in range(len(s)):
        scanned = np.bitwise_xor.accumulate(scanned)
        collected.append(scanned[-1])
    return np.array(collected[::-1])


def plain_butterflies(words):
    """Return the transform of packed words by plain NumPy, as a check that shares no code."""
    words = words.copy()
    for distance in (1, 2, 4, 8, 16, 32):
        lower = np.uint64(((1 << 64) - 1) // ((1 << 2 * distance) - 1) * ((1 << distance) - 1))
        words ^= (words & lower) << np.uint64(distance)
    half = 1
    while half < len(words):
        pairs = words.reshape(-1, 2, half)
        pairs[:, 1] ^= pairs[:, 0]
        half *= 2
    return words


def press_on(cell, presses):
    """Return what some presses of fractal MAGIC make of one cell of a white board.

    The masks that hold a cell are those whose number has no binary digit that the cell's lacks.
    """
    masks = np.zeros(1, dtype=np.uint64)
    for digit in range(cell.bit_length()):
        if cell >> digit & 1:
            masks = np.concatenate([masks, masks + np.uint64(1 << digit)])
    bits = presses.words[masks >> np.uint64(6)] >> (masks & np.uint64(63))
    return int(np.bitwise_xor.reduce(bits) & np.uint64(1))


def solve_the_billion():
    """Solve a random fractal board of 2**30 cells and press the solution back."""
    difference = Packed(random_words(30))
    start = perf_counter()
    presses = helix.helix(difference)
    print(f"2**30 cells solved in {perf_counter() - start:.3f} s")
    cells = np.random.default_rng(0).integers(0, 2**30, 500).tolist()
    wanted = [int(difference.words[cell // 64] >> np.uint64(cell % 64)) & 1 for cell in cells]
    assert [press_on(cell, presses) for cell in cells] == wanted, "pressed back, a cell is wrong"
    assert np.array_equal(plain_butterflies(presses.words), difference.words), "pressed back, a word is wrong"
    print("pressed back: 500 cells one by one and all of them by plain butterflies are right")


def measure():
    """Print a line for each size; return {cells: seconds}."""
    times = {}
    for level in LEVELS:
        words = random_words(level)
        a_pass = seconds(np.bitwise_xor, words, words.copy(), words)
        times[1 << level] = taken = seconds(helix.helix_in_place, words)
        print(f"2**{level:<2} packed, in place: {taken * 1e3:10.3f} ms {taken / a_pass:8.1f} passes")
    for level in (10, 16, 20, 26):
        s = np.random.default_rng(level).integers(0, 2, 1 << level, dtype=np.uint8)
        print(f"2**{level:<2} uint8 in and out:  {seconds(helix.helix, s) * 1e6:10.1f} µs")
    s = np.random.default_rng(0).integers(0, 2, 1 << 10, dtype=np.uint8)
    assert np.array_equal(by_scans(s), helix.helix(s))
    print(f"2**10 by scans:         {seconds(by_scans, s) * 1e6:10.1f} µs")
    return times


def measure_memory():
    """Print the most memory that an inverse takes beyond its argument."""
    n = 4096
    a = np.triu(np.random.default_rng(n).integers(0, 2, (n, n), dtype=np.uint8)) | np.eye(n, dtype=np.uint8)
    tracemalloc.start()
    gf2.inv(a)
    print(f"inverse 4096: {tracemalloc.get_traced_memory()[1] / 2**20:.1f} MiB beyond its argument")
    tracemalloc.stop()


def measure_determinants():
    """Print the times of exact determinants beside those of the peers that are installed."""
    from sympy import ZZ
    from sympy.polys.matrices import DomainMatrix

    for n in (9, 200):
        a = np.random.default_rng(n).integers(0, 2, (n, n), dtype=np.uint8)
        ways = {"magicmath": lambda a=a: reals.det(a)}
        domain = DomainMatrix([[ZZ(int(x)) for x in row] for row in a], a.shape, ZZ)
        ways[f"DomainMatrix of {type(domain.rep).__name__}"] = domain.det
        try:
            from flint import fmpz_mat

            ways["python-flint"] = fmpz_mat(a.tolist()).det
        except ImportError:
            print("python-flint is not installed")
        assert len({int(way()) for way in ways.values()}) == 1
        print(f"determinant {n}:", {name: f"{seconds(way) * 1e6:.1f} µs" for name, way in ways.items()})


def draw(times, path):
    """Draw the time over the size, beside N·log N."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 5), layout="constrained")
    axes = figure.add_subplot(xscale="log", yscale="log", xlabel="N, cells", ylabel="seconds")
    sizes = np.array(list(times), dtype=float)
    axes.plot(sizes, list(times.values()), marker="o", label="helix transform, packed, in place")
    law = sizes * np.log2(sizes)
    axes.plot(sizes, law * times[int(sizes[-1])] / law[-1], "k:", label="N · log N")
    axes.legend()
    figure.savefig(path, dpi=150)


def main(picture=None):
    """Measure everything."""
    times = measure()
    solve_the_billion()
    measure_memory()
    measure_determinants()
    if picture:
        draw(times, picture)


if __name__ == "__main__":
    main(*sys.argv[1:])
