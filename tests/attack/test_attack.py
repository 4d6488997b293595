"""A minute of the standing attack, with other random choices for each change of the package."""

import itertools
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from attack import correctness, faults, fuzz, hostile, seeds, surface, verdict

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests")])}
MOST_SECONDS = 200  # the counts below take some twenty: they, and no clock, say what is called
CALLS, CHECKS = 4000, 3000
SEED = seeds.of_package()


def run(module, *options):
    """Run a part of the attack in a process of its own; fail with what it prints if it finds a fault."""
    command = [sys.executable, "-m", f"attack.{module}", *map(str, options)]
    done = subprocess.run(command, env=SETTINGS, capture_output=True, text=True)
    if done.returncode:
        pytest.fail(f"{' '.join(command[1:])}\n{done.stdout[-20_000:]}\n{done.stderr[-4000:]}", pytrace=False)
    return done.stdout


def test_hostile_arguments():
    table = run("fuzz", "--calls", CALLS, "--seconds", MOST_SECONDS, "--seed", SEED)
    assert f"seed {SEED}" in table
    assert int(re.search(r"^all +(\d+)", table, re.MULTILINE)[1]) >= CALLS


def test_results_against_second_ways():
    done = run("correctness", "--checks", CHECKS, "--seconds", MOST_SECONDS, "--seed", SEED)
    assert f"seed {SEED}: {CHECKS} checks" in done


def test_faults_of_the_machine():
    told = run("faults")
    assert told.count("\n") == len(faults.FAULTS)


def test_each_public_callable_is_attacked_with_good_calls_that_succeed():
    targets = surface.targets()
    assert {"gf2.inv", "rules.RuleSet.press", "widgets.Board.cells", "games.Ordinal.__xor__"} <= set(targets)
    assert set(surface.GOOD) <= set(targets)
    for target in targets.values():
        owner, arguments = surface.good_call(target)
        assert set(arguments) == set(target.parameters), target.name
        if target.name not in surface.REFUSED_EVEN_IF_GOOD:
            verdict.shown(surface.perform(target, owner, arguments))


def test_new_public_callable_needs_a_good_call(monkeypatch):
    def added(a, *, b=1):
        return a

    added.__module__ = "magicmath.gf2"
    monkeypatch.setattr("magicmath.gf2.added", added, raising=False)
    targets = surface.targets()
    assert targets["gf2.added"].parameters == ("a", "b")
    with pytest.raises(LookupError, match=r"gf2\.added"):
        surface.good_call(targets["gf2.added"])


@pytest.mark.parametrize("label", hostile.LABELS)
def test_each_hostile_value_can_be_made(label):
    good = np.eye(3, dtype=int)
    made = hostile.make(label, good)
    if label in hostile.TAKEN:
        np.testing.assert_array_equal(np.asarray(made).astype(int), good)


def _hangs(a):
    while True:
        pass


def _sleeps(a):
    time.sleep(1000)


def _fills_memory(a):
    return np.ones(2**27 + 2**24)


def _asks_for_all_memory(a):
    return np.ones(2**40)


def _changes(a):
    a[0] = 9


def _breaks_off(a):
    os.kill(os.getpid(), signal.SIGSEGV)


def _says_nothing(a):
    raise ValueError("that will not do")


def _says_all(a):
    raise ValueError(f"a must be better, got {'x' * 500}")


def _stumbles(a):
    return a.nothing


def _depends_on_the_form(a):
    return a.dtype.itemsize


def _refuses_a_form(a):
    if a.dtype == bool:
        raise TypeError("a must not be bool")


PLANTED = {
    "hang": _hangs,
    "over 1 GiB": _fills_memory,
    "changed": _changes,
    "crash": _breaks_off,
    "unnamed": _says_nothing,
    "long": _says_all,
    "unnatural": _stumbles,
    "wrong": _depends_on_the_form,
}


@pytest.fixture
def suffers(monkeypatch):
    """Return a function that attacks another with an array of bools, and returns the verdict."""

    def attacked(function):
        target = surface.Target("planted", function, ("a",))
        monkeypatch.setitem(surface.GOOD, "planted", {"a": lambda: np.eye(2, dtype=int)})
        worker = fuzz.Worker({"planted": target})
        worker.give(("planted", {"a": "same: bool"}))
        try:
            return worker.take()[0]
        finally:
            worker.stop()

    return attacked


@pytest.mark.parametrize("fault", PLANTED)
def test_planted_fault_is_found(fault, suffers, monkeypatch):
    monkeypatch.setattr(fuzz, "MOST_CPU", 1 if fault == "hang" else fuzz.MOST_CPU)
    assert suffers(PLANTED[fault]) == fault


def test_other_planted_faults_are_found(suffers, monkeypatch):
    assert suffers(_asks_for_all_memory) == "over 1 GiB"
    assert suffers(_refuses_a_form) == "wrong"
    assert suffers(lambda a: None) is None
    monkeypatch.setattr(fuzz, "MOST_WALL", 1)
    assert suffers(_sleeps) == "hang"


@pytest.mark.parametrize("always", [True, False])
def test_what_the_machine_alone_makes_is_tried_again(always, monkeypatch, tmp_path):
    def breaks_off_once(a):
        if always or not (tmp_path / "done").exists():
            (tmp_path / "done").touch()
            _breaks_off(a)

    targets = {"planted": surface.Target("planted", breaks_off_once, ("a",))}
    monkeypatch.setitem(surface.GOOD, "planted", {"a": lambda: np.eye(2, dtype=int)})
    monkeypatch.setattr(surface, "targets", lambda: targets)
    monkeypatch.setattr(fuzz, "cases", lambda *_: itertools.repeat(("planted", {"a": "same: bool"})))
    monkeypatch.setattr(fuzz, "_load_what_is_lazy", lambda _: None)
    _, found = fuzz.attack(1, 1)
    assert bool(found) == always


@pytest.mark.parametrize("name", correctness.TRUTHS)
def test_replayed_check_makes_the_same_choices(name, monkeypatch):
    drawn = []

    def note(chance):
        drawn.append((chance.bits(3, 3).tolist(), chance.below(10**30), chance.one_of(range(1000))))
        raise AssertionError

    monkeypatch.setitem(correctness.TRUTHS, name, note)
    assert "AssertionError" in correctness.check(name, SEED)
    correctness.check(name, SEED)
    assert drawn[0] == drawn[1]


ONE_MUTANT = """
from attack import mutants
source = (mutants.ROOT / "magicmath/games/nim.py").read_text("utf-8")
every = [mutants.mutant(source, i) for i in range(len(mutants.places(mutants.ast.parse(source))))]
assert len({mutated for *_, mutated in every}) == len(every) > 20
folder = mutants.copy_of_project()
before = mutants.passes(folder, "games/nim")
mutated = next(m for _, was, _, m in every if was == "number += 1")
(folder / "magicmath/games/nim.py").write_text(mutated, "utf-8")
after = mutants.passes(folder, "games/nim")
mutants.shutil.rmtree(folder)
print("before", before, "after", after)
"""


def test_mutants_differ_and_are_caught():
    done = subprocess.run([sys.executable, "-c", ONE_MUTANT], env=SETTINGS, capture_output=True, text=True)
    assert done.stdout == "before True after False\n", done.stderr
