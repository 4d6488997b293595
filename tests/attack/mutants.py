"""Break the kernels one operator at a time, and see whether the tests of each notice.

python -m attack.mutants --seconds 600 --seed 7 [modules]     try mutants at random for so long
"""

import argparse
import ast
import contextlib
import copy
import importlib
import multiprocessing
import os
import random
import resource
import shutil
import sys
import tempfile
import time
from collections import Counter
from itertools import zip_longest
from pathlib import Path

from attack import seeds

ROOT = Path(__file__).resolve().parents[2]
LEAST_SAMPLE = 20  # mutants, or the share says nothing
MOST_SECONDS = 60  # for the tests of one mutant, which may go round for ever
MOST_MEMORY = 4 * 2**30
TESTS = {
    "_kernels/elimination": ("test_gf2", "kernels/test_elimination"),
    "_kernels/four_russians": ("test_gf2", "kernels/test_elimination"),
    "_kernels/butterflies": ("test_helix",),
    "_kernels/words": ("test_bits", "test_helix", "test_gf2"),
    "_kernels/operands": ("test_bits", "test_gf2"),
    "_kernels/polynomials": ("test_orders", "test_nullity", "test_gf2"),
    "rules/_cosets": ("rules/test_rules",),
    "rules/_neighbours": ("rules/test_makers", "rules/test_surfaces"),
    "rules/_chasing": ("rules/test_makers", "rules/test_rules"),
    "modular": ("test_modular",),
    "gf2": ("test_gf2", "kernels/test_elimination", "test_orders"),
    "helix": ("test_helix",),
    "reals": ("test_reals",),
    "games/nim": ("games/test_nim",),
}
LOADED_ONCE = ("numpy", "pytest", "hypothesis.extra.numpy", "sympy.polys.matrices", "dask.array")
OTHER = {
    **{ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add},
    **{ast.BitXor: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr},
    **{ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.Pow: ast.Mult},
    **{ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq},
    **{ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In},
    **{ast.And: ast.Or, ast.Or: ast.And},
}


def places(tree):
    """Return each (node, change) that makes a mutant of a module; a change is done to the node itself."""
    found = []
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.value, (ast.Constant, ast.BinOp)):
            continue  # a limit, or a size that only speed depends on
        for node in ast.walk(statement):
            found.extend((node, change) for change in _changes(node))
    return found


def _changes(node):
    if isinstance(node, (ast.BinOp, ast.AugAssign, ast.BoolOp)) and type(node.op) in OTHER:
        yield _exchange_operator
    if isinstance(node, ast.Compare) and type(node.ops[0]) in OTHER:
        yield _exchange_comparison
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield _add_one
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        yield _turn_round
    if isinstance(node, (ast.If, ast.IfExp, ast.While)):
        yield _negate_test
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.Invert)):
        yield _drop_sign


def _exchange_operator(node):
    node.op = OTHER[type(node.op)]()


def _exchange_comparison(node):
    node.ops[0] = OTHER[type(node.ops[0])]()


def _add_one(node):
    node.value += 1


def _turn_round(node):
    node.value = not node.value


def _negate_test(node):
    node.test = ast.UnaryOp(ast.Not(), node.test)


def _drop_sign(node):
    node.op = ast.UAdd()


def mutant(source, number):
    """Return the line of a module's mutant, what was there and what is now, and the mutated module."""
    tree = ast.parse(source)
    node, change = places(tree)[number]
    before = ast.unparse(_short(node))
    change(node)
    return node.lineno, before, ast.unparse(_short(node)), ast.unparse(ast.fix_missing_locations(tree))


def _short(node):
    if not isinstance(node, (ast.If, ast.While)):
        return node
    shown = copy.copy(node)
    shown.body, shown.orelse = [ast.Expr(ast.Constant(...))], []
    return ast.fix_missing_locations(shown)


def copy_of_project():
    """Return a new folder with the package, its tests and their configuration."""
    folder = Path(tempfile.mkdtemp(prefix="mutants-"))
    ignored = shutil.ignore_patterns("__pycache__", "browser", "benchmarks", "attack")
    for name in ("magicmath", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def _test(folder, tests):
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    sys.dont_write_bytecode = True
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    import pytest

    files = [f"tests/{test}.py" for test in tests]
    os._exit(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *files]))


def passes(folder, module):
    """Tell whether the tests of a module pass in a copy of the project."""
    process = multiprocessing.get_context("fork").Process(target=_test, args=(folder, TESTS[module]))
    process.start()
    process.join(MOST_SECONDS)
    if process.is_alive():
        process.kill()
        process.join()
    return process.exitcode == 0


def _in_turn(counts, randomly):
    """Return (module, number) of all mutants, one of each module in turn."""
    each = [[(module, i) for i in randomly.sample(range(count), count)] for module, count in counts.items()]
    return [mutant for turn in zip_longest(*each) for mutant in turn if mutant]


def main():
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m attack.mutants")
    parser.add_argument("modules", nargs="*", default=list(TESTS))
    parser.add_argument("--seconds", type=float, default=600)
    seeds.add_option(parser)
    parser.add_argument("--least", type=float, default=0.0, help="fail where a smaller share is caught")
    options = parser.parse_args()
    randomly, end = random.Random(options.seed), time.monotonic() + options.seconds
    for name in LOADED_ONCE:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    folder, tried, caught, survivors = copy_of_project(), Counter(), Counter(), []
    sources = {module: (ROOT / f"magicmath/{module}.py").read_text("utf-8") for module in options.modules}
    waiting = _in_turn({m: len(places(ast.parse(source))) for m, source in sources.items()}, randomly)
    print(f"seed {options.seed}: {len(waiting)} mutants of {len(sources)} modules", flush=True)
    for module, number in waiting:
        if time.monotonic() > end:
            break
        line, before, after, mutated = mutant(sources[module], number)
        file = folder / f"magicmath/{module}.py"
        file.write_text(mutated, "utf-8")
        survives = passes(folder, module)
        file.write_text(sources[module], "utf-8")
        tried[module] += 1
        caught[module] += not survives
        if survives:
            survivors.append(f"survives: {module}.py:{line}: {before} -> {after}")
            print(survivors[-1], flush=True)
    shutil.rmtree(folder)
    for module in sources:
        print(f"{module:<20}{caught[module]:>5} of {tried[module]}")
    share = caught.total() / max(tried.total(), 1)
    print(f"{'all':<20}{caught.total():>5} of {tried.total()}, {share:.0%}")
    failed = tried.total() >= LEAST_SAMPLE and share < options.least
    if failed:
        wanted = f"{share:.0%} of the mutants are caught, {options.least:.0%} must be"
        print(*(f"FAILED {line}" for line in [wanted, *survivors]), sep="\n")
    sys.exit(failed)


if __name__ == "__main__":
    main()
