"""Transform an array larger than a worker's memory on a Dask cluster of two workers of this machine.

Run it with a Python that has the extra "cluster":
python tests/benchmarks/two_workers.py
"""

import re
import sys
import tempfile
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

import dask
import dask.array as da
import numpy as np
from distributed import Client, LocalCluster

from magicmath import helix

BITS = 2**29  # one byte each here, as everybody hands them in
CHUNK = 2**24  # bits of it handed in at once
LIMIT = 400 * 2**20  # bytes of memory for a worker


def main():
    """Transform on the cluster, write to a file, and compare with the transform on this machine."""
    folder = Path(tempfile.mkdtemp())
    dask.config.set({"temporary-directory": str(folder)})
    source = np.memmap(folder / "source", dtype=np.uint8, mode="w+", shape=BITS)
    source[:] = np.random.default_rng(0).integers(0, 2, BITS, dtype=np.uint8)
    source.flush()
    limits = {"n_workers": 2, "threads_per_worker": 1, "memory_limit": LIMIT}
    with (
        LocalCluster(**limits, host="127.0.0.1", dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        print(f"{len(client.scheduler_info()['workers'])} workers of {LIMIT / 2**20:.0f} MiB each;", end=" ")
        print(f"the array takes {source.nbytes / 2**20:.0f} MiB")
        chunked = da.map_blocks(
            _read, str(folder / "source"), chunks=((CHUNK,) * (BITS // CHUNK),), dtype="u1"
        )
        target = np.memmap(folder / "target", dtype=np.uint8, mode="w+", shape=BITS)
        start = perf_counter()
        helix.helix(chunked).map_blocks(_write, str(folder / "target"), dtype="u1").sum().compute()
        print(f"transformed in {perf_counter() - start:.1f} s")
        peaks = client.run(_peak_memory).values()
        print("most memory a worker took:", ", ".join(f"{peak / 2**20:.0f} MiB" for peak in peaks))
    assert np.array_equal(target, helix.helix(np.asarray(source)))
    print("equal to the transform on this machine")


def _read(path, block_info=None):
    (start, stop), *_ = block_info[None]["array-location"]
    return np.fromfile(path, dtype=np.uint8, count=stop - start, offset=start)


def _write(block, path, block_info=None):
    (start, _), *_ = block_info[0]["array-location"]
    with open(path, "r+b") as file:  # not mapped: mapped pages would count as the worker's memory
        file.seek(start)
        file.write(block.data)
    return block[:1]


def _peak_memory():
    status = Path("/proc/self/status").read_text()  # on Linux
    return int(re.search(r"VmHWM:\s+(\d+)", status).group(1)) * 1024


if __name__ == "__main__":
    main()
