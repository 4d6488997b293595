"""Print how long Lights Out takes: to build, to solve, to solve shortest, and its table of nullities.

Run it with the Python of .venv: python tests/benchmarks/lights_out.py [path of lightsout.py]

Beside it, in the same run, stand public solvers as far as they are there: M4RI (the C library
libm4ri) and `galois` (PyPI), which eliminate the whole matrix, and github.com/pmneila/Lights-Out,
whose file lightsout.py is named as the argument and needs SciPy. A solver that took more than a
minute for one board is not asked for the next.
"""

import importlib.util
import sys
from ctypes import CDLL, c_char_p, c_int, c_void_p
from ctypes.util import find_library
from pathlib import Path
from statistics import median
from time import perf_counter

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from magicmath import nullity
from magicmath.rules import lights_out, pressed

SIDES = (5, 9, 19, 32, 64)
PATIENCE = 60


def seconds(action, times=9):
    """Return the median time of an action, and what it returned; a slow one runs once."""
    taken = []
    while len(taken) < times and sum(taken) < 2:
        start = perf_counter()
        result = action()
        taken.append(perf_counter() - start)
    return median(taken), result


def goal_of(side):
    """Return a board that random presses make from the white one."""
    presses = np.random.default_rng(side).integers(0, 2, (side, side), dtype=np.uint8)
    around = np.pad(presses, 1)
    return presses ^ around[:-2, 1:-1] ^ around[2:, 1:-1] ^ around[1:-1, :-2] ^ around[1:-1, 2:]


def ours(side, goal):
    """Return what is timed, and how many presses the shortest solution has."""
    white = np.zeros_like(goal)
    build, rule = seconds(lambda: lights_out(side, side).masks)
    solve, way = seconds(lambda: lights_out(side, side).particular_solution(white, goal))
    rule = lights_out(side, side)
    assert side > 32 or (rule.press(white, pressed(way)) == goal).all()
    shortest, found = seconds(lambda: lights_out(side, side).shortest(white, goal), times=3)
    return build, solve, shortest, f"{found}, nullity {len(rule.quiet_presses)}"


def pmneila(path):
    """Return the solver of that file; its object holds the inverse, so building and solving are one."""
    spec = importlib.util.spec_from_file_location("lightsout", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def measure(side, goal):
        build, solver = seconds(lambda: module.LightsOut(side), times=1)
        shortest, way = seconds(lambda: solver.solve(goal), times=1)
        return build, None, build + shortest, f"<{int(way.sum())} presses>"

    return measure


def m4ri(path):
    """Return M4RI's elimination of the whole matrix, for one solution."""
    library = CDLL(path)
    library.mzd_from_str.restype = library.mzd_copy.restype = c_void_p
    library.mzd_from_str.argtypes = [c_int, c_int, c_char_p]
    library.mzd_copy.argtypes = [c_void_p, c_void_p]
    library.mzd_echelonize_m4ri.argtypes = [c_void_p, c_int, c_int]

    def measure(side, goal):
        rows = np.hstack([lights_out(side, side).matrix.T, goal.reshape(-1, 1)])
        digits = (rows + ord("0")).tobytes()
        build, matrix = seconds(lambda: library.mzd_from_str(*rows.shape, digits), times=1)
        taken = []
        for _ in range(9):
            copy = library.mzd_copy(None, matrix)
            taken.append(seconds(lambda copy=copy: library.mzd_echelonize_m4ri(copy, 1, 0), times=1)[0])
        return build, median(taken), None, ""

    return measure


def galois():
    """Return the elimination of galois on the whole matrix, for one solution."""
    import galois

    def measure(side, goal):
        build, matrix = seconds(lambda: galois.GF2(lights_out(side, side).matrix.T.copy()), times=1)
        augmented = np.hstack([matrix, galois.GF2(goal.reshape(-1, 1))])
        solve, _ = seconds(lambda: augmented.row_reduce(ncols=side * side), times=1)
        return build, solve, None, ""

    return measure


def peers():
    """Yield the name of each public solver that is there, and its measurement; name those that are not."""
    if len(sys.argv) > 1:
        yield "pmneila/Lights-Out", pmneila(sys.argv[1])
    else:
        print("not measured: pmneila/Lights-Out, no path to its lightsout.py was given")
    if path := find_library("m4ri"):
        yield "M4RI", m4ri(path)
    else:
        print("not measured: M4RI, no libm4ri found")
    if importlib.util.find_spec("galois"):
        yield "galois", galois()
    else:
        print("not measured: galois, not installed")


def main():
    """Measure and print."""
    solvers = {"magicmath": ours, **dict(peers())}
    milliseconds = lambda t: "" if t is None else f"{1000 * t:.3g}"  # noqa: E731
    print(f"{'n':>3}  {'solver':<18} {'build':>9} {'solve one':>9} {'shortest':>9}   (ms)")
    for side in SIDES:
        goal = goal_of(side)
        for name, measure in list(solvers.items()):
            *times, note = measure(side, goal)
            print(f"{side:>3}  {name:<18}", *(f"{milliseconds(t):>9}" for t in times), " ", note, flush=True)
            if max(filter(None, times)) > PATIENCE and name != "magicmath":
                print(f"     {name} is not asked for larger boards")
                del solvers[name]
    for largest in (1_000, 10_000, 25_000):
        taken, table = seconds(lambda largest=largest: nullity.table(largest), times=1)
        print(f"nullities up to {largest}: {taken:.2f} s, the greatest {table.max()} at {table.argmax()}")
    for n in (100_000, 1_000_000):
        taken, value = seconds(lambda n=n: nullity.of_board(n))
        print(f"nullity of {n}: {value}, {taken:.3g} s")
    by_elimination = [len(lights_out(n, n).quiet_presses) for n in range(1, 65)]
    print("agrees with elimination for n up to 64:", by_elimination == nullity.table(64)[1:].tolist())


if __name__ == "__main__":
    main()
