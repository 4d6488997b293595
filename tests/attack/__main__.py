"""The long stage: every part of the attack with a seed of today, then a table of how each went.

python -m attack --seconds 600 --seed 7     with tests/ on PYTHONPATH, from the project's folder
"""

import argparse
import os
import random
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHARES = {"fuzz": 0.45, "correctness": 0.2, "mutants": 0.35}
LEAST_CAUGHT = 0.6  # of a sample of some twenty mutants; of all of them nearly nine tenths are
LEAST_COVERED = 97  # percent of lines and branches


def commands(seconds, seed):
    """Return what to run, by name."""
    timed = {
        part: ["--seconds", f"{share * seconds:.0f}", "--seed", f"{seed}"] for part, share in SHARES.items()
    }
    timed["mutants"] += ["--least", f"{LEAST_CAUGHT}"]
    tests = ["pytest", "-q", "-n", "auto", "--ignore=tests/browser", "--ignore=tests/attack"]
    return {
        **{part: [f"attack.{part}", *options] for part, options in timed.items()},
        "faults": ["attack.faults"],
        "digits": ["attack.digits", "--seed", f"{seed}"],
        "page": ["pytest", "-q", "tests/browser/test_parity.py"],
        "coverage": [
            *tests,
            "--cov=magicmath",
            "--cov-branch",
            "--cov-report=term",
            f"--cov-fail-under={LEAST_COVERED}",
        ],
    }


def main():
    """Run each part and exit with 1 if one of them found a fault."""
    parser = argparse.ArgumentParser(prog="python -m attack")
    parser.add_argument("--seconds", type=int, default=600)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--parts", nargs="+", default=None)
    options = parser.parse_args()
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests"), str(ROOT / "tests/notebooks")])
    threads = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    settings = {**os.environ, **threads, "PYTHONPATH": paths, "ATTACK_SEED": str(options.seed)}
    told = []
    for name, command in commands(options.seconds, options.seed).items():
        if options.parts and name not in options.parts:
            continue
        print(f"\n== {name}: ATTACK_SEED={options.seed} python -m {' '.join(command)}", flush=True)
        started = time.perf_counter()
        failed = subprocess.call([sys.executable, "-m", *command], cwd=ROOT, env=settings) != 0
        told.append((name, failed, time.perf_counter() - started))
    print(f"\nseed {options.seed}")
    for name, failed, seconds in told:
        print(f"{name:<14}{'FAILED' if failed else 'ok':<8}{seconds:7.1f} s")
    sys.exit(any(failed for _, failed, _ in told))


if __name__ == "__main__":
    main()
