"""Print how long the algebra modulo 2 takes, beside its peers; draw how it grows.

Run it with a Python that has the extra "benchmark":
python tests/benchmarks/against_peers.py [picture.png]
"""

import json
import os
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]
for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[variable] = "1"  # before NumPy is loaded: the peers have one thread as well

import numpy as np  # noqa: E402
import pytest  # noqa: E402
from benchmarks import algebra, peers  # noqa: E402


def measure():
    """Run the benchmarks; return {operation: {n: {peer: seconds}}}, each the median."""
    report = Path(tempfile.mkdtemp()) / "benchmarks.json"
    options = [
        "-q",
        "--no-header",
        "--benchmark-disable-gc",
        f"--benchmark-json={report}",
        "-p",
        "no:cacheprovider",
    ]
    if code := pytest.main([str(HERE / "algebra.py"), "--benchmark-quiet", *options]):
        sys.exit(code)
    times = {}
    for benchmark in json.loads(report.read_text())["benchmarks"]:
        operation, n = benchmark["group"].split()
        row = times.setdefault(operation, {}).setdefault(int(n), {})
        row[benchmark["extra_info"]["peer"]] = benchmark["stats"]["median"]
    return times


def table(times, names):
    """Return a text table: our time, and that of each peer as a multiple of it."""
    lines = [f"{'':>16}" + "".join(f"{name:>16}" for name in names)]
    for operation, sizes in times.items():
        for n, row in sizes.items():
            ours = row[names[0]]
            cells = [f"{_readable(ours):>16}"]
            cells += [f"{f'{row[name] / ours:.3g}×' if name in row else '–':>16}" for name in names[1:]]
            lines.append(f"{f'{operation} {n}':>16}" + "".join(cells))
    return "\n".join(lines)


def draw(times, names, path):
    """Draw the time of an inverse over the size, beside n³/log n."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 5), layout="constrained")
    axes = figure.add_subplot(
        xscale="log", yscale="log", xlabel="n", ylabel="seconds", title="inverse of n×n"
    )
    sizes = times["inverse"]
    for name in names:
        points = [(n, row[name]) for n, row in sizes.items() if name in row]
        axes.plot(*zip(*points, strict=True), marker="o", label=name, linewidth=3 if name == names[0] else 1)
    n = np.array(list(sizes), dtype=float)[2:]
    law = n**3 / np.log2(n)
    axes.plot(n, law * sizes[int(n[-1])][names[0]] / law[-1], "k:", label="n³ / log n")
    axes.legend()
    figure.savefig(path, dpi=150)


def _readable(seconds):
    for unit, scale in (("s", 1), ("ms", 1e3), ("µs", 1e6)):
        if seconds * scale >= 1:
            return f"{seconds * scale:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def main(picture=None):
    """Measure, print and draw."""
    names = [peer.name for peer in algebra.PEERS]
    times = measure()
    print(table(times, names))
    print(
        "versions:", ", ".join(f"{name} {version}" for name, version in peers.versions(algebra.PEERS).items())
    )
    print("BLAS kernels:", peers.blas_kernels())
    print("not installed:", ", ".join(algebra.MISSING) or "none")
    if picture:
        draw(times, names, picture)


if __name__ == "__main__":
    main(*sys.argv[1:])
