"""The long stage: every part of the attack, then a table of how each went, and what failed once more.

python -m attack --seconds 600 --seed 7     with tests/ on PYTHONPATH, from the project's folder

Without --seed the package draws (see seeds.py); --seed random draws freely.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path

from attack import seeds
from runner.outcome import FAILED, LACKING, NOT_RUN, OK, PARTLY

ROOT = Path(__file__).resolve().parents[2]
SHARES = {"fuzz": 0.45, "correctness": 0.2, "mutants": 0.35}
LEAST_CAUGHT = 0.6  # of a sample of some twenty mutants; of all of them nearly nine tenths are
LEAST_COVERED = 97  # percent of lines and branches
MOST_LINES = 40  # of what is told again at the end
TOLD_AGAIN = re.compile(r"(FAILED|ERROR:?|FAIL|NOT RUN:) ")  # how a part, or pytest, begins such a line
PASSED = re.compile(r"\b[1-9]\d* passed\b")
LAST = 5  # lines of a part that fails without such a line


@dataclass
class Part:
    """How one part went."""

    name: str
    code: int = 0
    seconds: float = 0.0
    told: list = field(default_factory=list)
    has_passed: bool = False  # some test of it

    @property
    def verdict(self):
        """Say `ok` only of what ran."""
        if self.code not in (0, LACKING):
            return FAILED
        if self.code == 0 and not any(line.startswith(NOT_RUN) for line in self.told):
            return OK
        return PARTLY if self.has_passed else NOT_RUN


def commands(seconds, seed):
    """Return what to run, by name."""
    timed = {
        part: ["--seconds", f"{share * seconds:.0f}", "--seed", f"{seed}"] for part, share in SHARES.items()
    }
    timed["mutants"] += ["--least", f"{LEAST_CAUGHT}"]
    away = [f"--ignore=tests/{folder}" for folder in ("browser", "site", "attack")]
    tests = ["pytest", "-q", "-n", "auto", *away]
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


def run(name, command, settings):
    """Run a part, print what it prints, and return how it went."""
    part, last = Part(name), deque(maxlen=LAST)
    started = time.perf_counter()
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"}
    with subprocess.Popen([sys.executable, *command], cwd=ROOT, env=settings, **pipes) as process:
        for line in process.stdout:
            print(line, end="", flush=True)
            if line.strip():
                last.append(line.rstrip())
            if TOLD_AGAIN.match(line):
                part.told.append(line.rstrip())
            part.has_passed |= bool(PASSED.search(line))
    part.code, part.seconds = process.returncode, time.perf_counter() - started
    if part.verdict == FAILED and not part.told:
        part.told = [f"exit code {part.code}, after", *last]
    return part


def end_of_log(parts, seed):
    """Return the table, and what failed or did not run once more, in at most MOST_LINES lines."""
    table = [f"{part.name:<14}{part.verdict:<11}{part.seconds:7.1f} s" for part in parts]
    troubled = [part for part in parts if part.verdict != OK]
    lines = []
    for part, room in zip(troubled, _rooms([1 + len(part.told) for part in troubled]), strict=True):
        lines.append(f"{part.name}, {part.verdict} with seed {seed}:")
        fits = len(part.told) <= room - 1
        shown = part.told if fits else part.told[: room - 2]
        lines += [f"  {line}" for line in shown]
        if not fits:
            lines.append(f"  and {len(part.told) - len(shown)} more, above")
    return "\n".join(["", f"seed {seed}", *table, *([""] if lines else []), *lines])


def _rooms(wanted):
    """Share MOST_LINES: the short parts get the lines that they want, the others as many as one another."""
    rooms, left = [0] * len(wanted), MOST_LINES
    for done, i in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__)):
        rooms[i] = min(wanted[i], left // (len(wanted) - done))
        left -= rooms[i]
    return rooms


def exit_code(parts):
    """Return 1 where a part failed, LACKING where one did not run, else 0."""
    verdicts = {part.verdict for part in parts}
    if FAILED in verdicts:
        return 1
    return 0 if verdicts <= {OK} else LACKING


def main():
    """Run each part and exit with 1 if one of them found a fault."""
    parser = argparse.ArgumentParser(prog="python -m attack")
    parser.add_argument("--seconds", type=int, default=600)
    seeds.add_option(parser)
    parser.add_argument("--parts", nargs="+", default=None)
    options = parser.parse_args()
    paths = os.pathsep.join([str(ROOT), str(ROOT / "tests"), str(ROOT / "tests/notebooks")])
    threads = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    settings = {**os.environ, **threads, "PYTHONPATH": paths, "ATTACK_SEED": str(options.seed)}
    parts = []
    for name, command in commands(options.seconds, options.seed).items():
        if options.parts and name not in options.parts:
            continue
        print(f"\n== {name}: ATTACK_SEED={options.seed} python -m {' '.join(command)}", flush=True)
        parts.append(run(name, ["-m", *command], settings))
    print(end_of_log(parts, options.seed))
    sys.exit(exit_code(parts))


if __name__ == "__main__":
    main()
