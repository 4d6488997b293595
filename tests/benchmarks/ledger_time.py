"""Print how long the whole ledger takes in a fresh process, and which rows take longest.

Run it with the Python of .venv: python tests/benchmarks/ledger_time.py
"""

from time import perf_counter

from magicmath import ledger
from magicmath.ledger._rows import keys


def main():
    """Time every row once."""
    times = {}
    for key in keys():
        start = perf_counter()
        ledger.row(key)
        times[key] = perf_counter() - start
    print(f"{len(times)} rows in {sum(times.values()):.1f} s")
    for key in sorted(times, key=times.get, reverse=True)[:8]:
        print(f"{times[key]:6.2f} s  {key}")


if __name__ == "__main__":
    main()
