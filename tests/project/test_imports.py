"""Check what importing the package loads, and that its modules lean on one another one way only."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import magicmath

PACKAGE = Path(magicmath.__file__).parent
LAYERS = (  # a room may import from the layers above its own
    {"_progress", "_shown", "plain"},
    {"_checks"},
    {"_kernels"},
    {"bits"},
    {"gf2", "reals", "helix", "modular"},
    {"codes", "rules", "games", "nullity"},
    {"addresses", "ledger"},
    {"plot"},
    {"widgets"},
    {"pages", "exercises", "report"},
    {"bets"},
)
DEPTHS = {module: depth for depth, layer in enumerate(LAYERS) for module in layer}
ARRAYS_ONLY = (
    *("bits", "codes", "gf2", "reals", "helix", "modular", "plain"),
    *("rules", "games", "nullity", "addresses", "ledger", "plot"),
)


def loaded_by(statement):
    """Return the top-level names of the modules in a fresh interpreter after a statement."""
    program = f"{statement}\nimport sys; print(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=PACKAGE.parent, capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def third_party(names):
    return {name for name in names if name not in sys.stdlib_module_names and not name.startswith("_")}


@pytest.fixture(scope="module")
def loaded_by_numpy():
    return loaded_by("import numpy")


def imports_of(path):
    """Yield (module of the package or name of another package, whether it loads with the file)."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    at_top = {id(node) for node in tree.body}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: a relative import"
            found = (
                [f"magicmath.{a.name}" for a in node.names] if node.module == "magicmath" else [node.module]
            )
        else:
            continue
        for name in found:
            yield name, id(node) in at_top


def module_of(path):
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


FILES = [path for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"]


def test_importing_the_package_loads_numpy_and_nothing_else(loaded_by_numpy):
    assert third_party(loaded_by("import magicmath") - loaded_by_numpy) == {"magicmath"}


def test_the_modules_on_arrays_load_numpy_and_nothing_else(loaded_by_numpy):
    program = "; ".join(["import magicmath", *(f"magicmath.{module}" for module in ARRAYS_ONLY)])
    assert third_party(loaded_by(program) - loaded_by_numpy) == {"magicmath"}


def test_modules_are_attributes_that_load_when_first_used():
    program = """
import sys, magicmath
assert not [name for name in sys.modules if name.startswith("magicmath.")]
for name in magicmath.__all__:
    assert getattr(magicmath, name) is sys.modules[f"magicmath.{name}"]
"""
    subprocess.run([sys.executable, "-c", program], cwd=PACKAGE.parent, check=True)


def test_every_module_is_offered_as_an_attribute():
    assert sorted(magicmath.__all__) == sorted({m for m in map(module_of, FILES) if not m.startswith("_")})
    assert set(magicmath.__all__) <= set(dir(magicmath))


def test_an_attribute_that_is_no_module_is_refused():
    with pytest.raises(AttributeError, match="no_such_module"):
        magicmath.no_such_module  # noqa: B018


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_module_imports_only_from_the_layers_above_it(path):
    own = DEPTHS[module_of(path)]
    for name, _ in imports_of(path):
        if name.startswith("magicmath.") and name.split(".")[1] != module_of(path):
            assert DEPTHS[name.split(".")[1]] < own, f"{path.name} imports {name}"


@pytest.mark.parametrize(
    "path", [p for p in FILES if module_of(p) in ARRAYS_ONLY], ids=lambda path: path.stem
)
def test_module_on_arrays_imports_heavy_packages_only_where_it_uses_them(path):
    at_top = {name.partition(".")[0] for name, top in imports_of(path) if top}
    assert third_party(at_top) <= {"numpy", "magicmath"}


def test_the_textbook_module_imports_the_standard_library_alone():
    assert not third_party(name.partition(".")[0] for name, _ in imports_of(PACKAGE / "plain.py"))
