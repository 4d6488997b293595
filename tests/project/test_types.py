"""Hold the annotations to what mypy finds in them, and to what a reader finds: every parameter has one."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import magicmath

PACKAGE = Path(magicmath.__file__).parent
ANNOTATED = sorted(PACKAGE.rglob("*.py"))


def bare(function):
    """Return the parameters of a function that are not annotated, and its name where its result is not."""
    given = function.args
    parameters = [*given.posonlyargs, *given.args, *given.kwonlyargs]
    parameters += [some for some in (given.vararg, given.kwarg) if some]
    missing = [p.arg for p in parameters if p.annotation is None and p.arg not in ("self", "cls")]
    return missing + [function.name] * (function.returns is None)


@pytest.mark.parametrize("path", ANNOTATED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_parameter_and_every_result_is_annotated(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert {f.name: bare(f) for f in functions if bare(f)} == {}


def mypy(*arguments):
    command = [sys.executable, "-m", "mypy", *map(str, arguments)]
    return subprocess.run(command, cwd=PACKAGE.parent, capture_output=True, text=True)


def test_mypy_finds_nothing(tmp_path):
    done = mypy("--cache-dir", tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_type_checker_sees_what_the_modules_hold_before_they_load(tmp_path):
    wrong = ["magicmath.no_such_module", *(f"magicmath.{name}.no_such_name" for name in magicmath.__all__)]
    right = ["magicmath.gf2.inv([[1]]).sum()", *(f"magicmath.{name}.__name__" for name in magicmath.__all__)]
    caller = tmp_path / "caller.py"
    caller.write_text("\n".join(["import magicmath", *wrong, *right]))
    done = mypy("--cache-dir", tmp_path / "cache", "--follow-imports", "silent", caller)
    assert re.findall(r"caller\.py:(\d+): error", done.stdout) == [str(2 + i) for i in range(len(wrong))]


def test_the_package_says_that_it_is_typed():
    assert (PACKAGE / "py.typed").exists()
