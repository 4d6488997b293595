"""What a page's Python, which has no SymPy until a cell asks for it, makes of the exercises."""

import subprocess
import sys
from pathlib import Path

import pytest

from magicmath.exercises._task import modules

PROGRAM = """
import sys

class NoSymPy:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "sympy":
            raise ModuleNotFoundError("sympy comes only when a cell asks for it")

sys.meta_path.insert(0, NoSymPy())
from magicmath import exercises
for task in exercises.tasks(sys.argv[1]):
    assert exercises.answer(task.name, task.solution).solved, task.name
"""


@pytest.mark.parametrize("module", modules())
def test_every_solution_is_checked_without_sympy(module):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, module],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
