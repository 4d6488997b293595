"""Check that the package draws the attack: the same package the same one, and each change another."""

import argparse
import os
import shutil
import subprocess
import sys

import pytest

from attack import correctness, digits, fuzz, mutants, seeds


@pytest.fixture
def package(tmp_path):
    """Return a small package."""
    (tmp_path / "package" / "static").mkdir(parents=True)
    (tmp_path / "package" / "one.py").write_bytes(b"x = 1\n")
    (tmp_path / "package" / "static" / "page.js").write_bytes(b"let x = 1;\n")
    return tmp_path / "package"


def test_the_same_package_draws_the_same_wherever_it_is(package, tmp_path):
    drawn = seeds.of_package(package)
    assert seeds.of_package(shutil.copytree(package, tmp_path / "elsewhere")) == drawn
    assert 0 <= drawn < seeds.HIGH


def test_what_running_leaves_and_line_ends_draw_nothing_new(package):
    drawn = seeds.of_package(package)
    (package / "__pycache__").mkdir()
    (package / "__pycache__" / "one.pyc").write_bytes(b"compiled")
    (package / "one.py").write_bytes(b"x = 1\r\n")
    assert seeds.of_package(package) == drawn


def _change(package):
    (package / "one.py").write_text("x = 2\n")


def _rename(package):
    (package / "one.py").rename(package / "once.py")


def _add(package):
    (package / "empty.py").touch()


def _change_page(package):
    (package / "static" / "page.js").write_text("let x = 2;\n")


def _move_into_one(package):
    page = package / "static" / "page.js"
    (package / "one.py").write_text("x = 1\nstatic/page.js" + page.read_text())
    page.unlink()


@pytest.mark.parametrize("change", [_change, _rename, _add, _change_page, _move_into_one])
def test_every_change_draws_another(package, change):
    drawn = seeds.of_package(package)
    change(package)
    assert seeds.of_package(package) != drawn


def test_the_command_line_says_which():
    assert seeds.read("7") == 7
    assert seeds.read("package") == seeds.of_package()
    assert len({seeds.read("random") for _ in range(5)}) > 1


def test_without_a_word_the_package_draws():
    parser = argparse.ArgumentParser()
    seeds.add_option(parser)
    assert parser.parse_args([]).seed == seeds.of_package()
    assert parser.parse_args(["--seed", "12"]).seed == 12
    with pytest.raises(SystemExit):
        parser.parse_args(["--seed", "today"])


@pytest.mark.parametrize("part", ["", ".fuzz", ".correctness", ".mutants", ".digits"])
def test_every_part_takes_a_seed(part):
    paths = os.pathsep.join([str(seeds.PACKAGE.parent), str(seeds.PACKAGE.parent / "tests")])
    command = [sys.executable, "-m", f"attack{part}", "--seed", "today"]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "argument --seed: invalid read value: 'today'" in done.stderr


@pytest.mark.parametrize("module", [correctness, digits, fuzz, mutants])
def test_no_part_draws_by_itself(module):
    assert "SystemRandom" not in module.__loader__.get_source(module.__name__)
