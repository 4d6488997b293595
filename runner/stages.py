"""Run stages one after another, then say how each went, and what did not run."""

import os
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from . import ROOT
from .environment import Environment
from .outcome import FAILED, MENDED_BY, NOT_RUN, NOTHING_CHOSEN, OK, PARTLY, Outcome, read

UNITS = "pytest -n auto --ignore=tests/browser --ignore=tests/site"
NOTEBOOKS = (
    "pytest --nbval --nbval-current-env --nbval-sanitize-with tests/notebooks/nbval_sanitize.cfg"
    " --nbval-cell-timeout 120 -p nbval_pictures -n auto --dist loadscope notebooks"
)
# the attack runs once, and types are those of the newest stubs
NOT_FOR_OLDEST = "--ignore=tests/attack --ignore=tests/project/test_types.py"
MODULES_OF_TESTS = ("tests", "tests/notebooks", "tools")
SITE = Environment(".venv-site", "requirements-site.txt")
OLDEST = Environment(".venv-oldest", "requirements-oldest.txt", oldest=True)


@dataclass(frozen=True)
class Stage:
    """A named program that checks something.

    Parameters
    ----------
    name : str
        Its name in the summary.
    command : str
        A module of Python and its options.
    needs : tuple of str
        What runner/fetching.py is to fetch beforehand.
    environment : Environment
        Where it runs.
    takes_options : bool
        Whether the options of the command line are for this stage.
    """

    name: str
    command: str
    needs: tuple = ()
    environment: Environment = field(default_factory=Environment)
    takes_options: bool = False


TEST = [
    Stage("lint", "ruff check ."),
    Stage("format", "ruff format --check ."),
    Stage("units", UNITS, needs=("packages",), takes_options=True),
    Stage("notebooks", NOTEBOOKS),
    Stage("browser", "pytest -n auto --dist loadfile tests/browser", needs=("packages", "chromium")),
]
LONGER = {  # what `test` leaves out, by the name that `check` knows
    "oldest": [
        Stage("oldest units", f"{UNITS} {NOT_FOR_OLDEST}", needs=("packages",), environment=OLDEST),
        Stage("oldest notebooks", NOTEBOOKS, environment=OLDEST),
    ],
    "site": [
        Stage(
            "site",
            "pytest -n auto --dist loadfile tests/site",
            needs=("packages", "chromium"),
            environment=SITE,
        )
    ],
    "attack": [Stage("attack", "attack --seconds 360", needs=("packages", "chromium"))],
}


def run(stages, options=()):
    """Run every stage and say how it went; return the exit code."""
    pythons = {stage.environment: stage.environment.ready() for stage in stages}
    needs = sorted({need for stage in stages for need in stage.needs})
    if needs:
        subprocess.call(
            [next(iter(pythons.values())), "-m", "runner.fetching", *needs], cwd=ROOT, env=variables()
        )
    outcomes = [
        _run(stage, pythons[stage.environment], options if stage.takes_options else ()) for stage in stages
    ]
    print("\n" + summary(outcomes))
    return exit_code(outcomes)


def summary(outcomes):
    """Return a line for each stage, the commands that mend what did not run, and a last line for all."""
    width = max(len(outcome.name) for outcome in outcomes) + 2
    lines = [f"{outcome.name:<{width}}{outcome.line}" for outcome in outcomes]
    mends = {}
    for outcome in outcomes:
        for reason, number in outcome.lacking.items():
            why, _, command = reason.partition(MENDED_BY)
            mends.setdefault((why, command), []).append(f"{number} of {outcome.name}")
    for (why, command), where in mends.items():
        lines += ["", f"not run: {', '.join(where)}: {why}; this mends it:", f"    {command}"]
    return "\n".join([*lines, "", _last_line(outcomes)])


def exit_code(outcomes):
    """Return 0 if everything passed that ran; in CI only if also everything ran that could."""
    failed = any(o.verdict == FAILED or o.code == NOTHING_CHOSEN for o in outcomes)
    return int(failed or (in_ci() and any(o.verdict != OK for o in outcomes)))


def in_ci():
    """Tell whether this is a run without a person before it, where everything has to run."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def _last_line(outcomes):
    failed = [outcome.name for outcome in outcomes if outcome.verdict == FAILED]
    not_run = []
    for outcome in outcomes:
        if outcome.verdict == NOT_RUN:
            not_run.append(outcome.name)
        elif outcome.lacking:
            not_run.append(f"{outcome.lacking.total()} tests of {outcome.name}")
        elif outcome.verdict == PARTLY:
            not_run.append(f"a part of {outcome.name}, which names it above")
    said = [f"{what}: {', '.join(names)}" for what, names in ((FAILED, failed), (NOT_RUN, not_run)) if names]
    return "; ".join(said) or "ok: every stage ran and passed"


def _run(stage, python, options):
    """Run one stage and return its outcome."""
    command = [python, "-m", *stage.command.split(), *options]
    print(f"\n== {stage.name}: {' '.join(command[2:])}", flush=True)
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        report, is_pytest = Path(folder) / "report.xml", stage.command.startswith("pytest")
        if is_pytest:
            command.append(f"--junitxml={report}")
        code = subprocess.call(command, cwd=ROOT, env=variables())
        known = {"name": stage.name, "code": code, "seconds": time.perf_counter() - started}
        return read(report, **known) if is_pytest else Outcome(**known, is_pytest=False)


def variables():
    """Return what stages and tools run in: one thread for NumPy, and the modules that tests share."""
    paths = os.pathsep.join([str(ROOT), *(str(ROOT / folder) for folder in MODULES_OF_TESTS)])
    return {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": paths}
