"""Time the algebra modulo 2 against the peers. `against_peers.py` runs this and prints the ratios."""

from time import perf_counter

import numpy as np
import pytest
from benchmarks.peers import OPERATIONS, installed

SIZES = {
    "inverse": (9, 64, 256, 1024, 2048, 4096),
    "product": (9, 64, 256, 1024, 2048, 4096),
    "rank": (9, 1024, 4096),
    "solve": (9, 1024, 4096),
}
LARGEST = {"galois": 4096, "python-flint": 2048, "SymPy": 9}  # beyond it a peer takes a minute or refuses
SECONDS = 1.0  # about as long as each is repeated
PEERS, MISSING = installed()


def invertible(n, seed=1):
    """Draw an invertible matrix: a product of triangles, its rows shuffled."""
    draw = np.random.default_rng([seed, n])
    lower, upper = (shape(draw.integers(0, 2, (n, n), dtype=np.uint8)) for shape in (np.tril, np.triu))
    for triangle in (lower, upper):
        np.fill_diagonal(triangle, 1)
    product = lower.astype(np.float32) @ upper.astype(np.float32)
    return (product.astype(np.int32) & 1).astype(np.uint8)[draw.permutation(n)]


def arguments(operation, n):
    """Return what an operation is timed on."""
    if operation == "product":
        return invertible(n), invertible(n, 2)
    if operation == "solve":
        return invertible(n), invertible(n, 3)[:, 0].copy()
    return (invertible(n),)


@pytest.fixture(scope="module")
def expected():
    """Return, once for each case, what this package computes."""
    known = {}

    def of(operation, n):
        if (operation, n) not in known:
            known[operation, n] = getattr(PEERS[0], operation)(*arguments(operation, n))
        return known[operation, n]

    return of


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
@pytest.mark.parametrize(("operation", "n"), [(o, n) for o in OPERATIONS for n in SIZES[o]])
def test_algebra(benchmark, expected, peer, operation, n):
    if not hasattr(peer, operation) or n > LARGEST.get(peer.name, n):
        pytest.skip(f"{peer.name} does not {operation} at {n}")
    converted = [peer.convert(a) for a in arguments(operation, n)]
    function = getattr(peer, operation)
    start = perf_counter()
    result = function(*converted)
    seconds = perf_counter() - start
    if operation != "rank":
        result = np.reshape(peer.to_array(result), np.shape(expected(operation, n)))
    np.testing.assert_array_equal(result, expected(operation, n))
    rounds = max(1, min(200, int(SECONDS / seconds)))
    iterations = max(1, min(1000, int(SECONDS / seconds / rounds)))
    benchmark.group, benchmark.extra_info = f"{operation} {n}", {"peer": peer.name}
    benchmark.pedantic(function, converted, rounds=rounds, iterations=iterations)
