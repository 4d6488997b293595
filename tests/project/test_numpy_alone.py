"""Run the examples of the modules on arrays where no other package than NumPy can be imported."""

import subprocess
import sys
from pathlib import Path

import pytest

import magicmath

ALONE = ("bits", "codes", "gf2", "reals", "helix", "modular", "nullity", "plain", "rules", "games")
PROGRAM = """
import doctest, importlib, pkgutil, sys

class NumpyAlone:
    def find_spec(self, name, path=None, target=None):
        root = name.partition(".")[0]
        if root not in {"numpy", "magicmath", *sys.stdlib_module_names}:
            raise ImportError(f"{name} is not to be needed")

sys.meta_path.insert(0, NumpyAlone())
room = importlib.import_module("magicmath." + sys.argv[1])
inside = pkgutil.iter_modules(getattr(room, "__path__", ()), room.__name__ + ".")
modules = [room, *(importlib.import_module(module.name) for module in inside)]
failed, tried = map(sum, zip(*map(doctest.testmod, modules)))
assert tried and not failed, (tried, failed)
"""


@pytest.mark.parametrize("room", ALONE)
def test_the_examples_need_numpy_alone(room):
    command = [sys.executable, "-c", PROGRAM, room]
    done = subprocess.run(
        command, cwd=Path(magicmath.__file__).parents[1], capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_another_package_would_be_refused():
    program = PROGRAM.replace("room = ", "import sympy; room = ", 1)
    done = subprocess.run([sys.executable, "-c", program, "bits"], capture_output=True, text=True)
    assert "sympy is not to be needed" in done.stderr
