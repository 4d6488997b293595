import os
import re
import shutil
import subprocess
import sys
from copy import deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path
from pkgutil import iter_modules

import gate_checks
import gate_outputs
import gate_pictures
import gate_prose
import gates
import nbformat
import notebook_outline
import numpy as np
import pytest
import tampering
from collection import COURSE, SPECIMEN, Collection
from nbval.plugin import get_sanitize_patterns

from magicmath import exercises, ledger, plot
from magicmath.rules import MAGIC, to_board
from runner import stages

ROOT = Path(__file__).resolve().parents[2]
JUDGED = [pytest.param(path, one, id=path.stem) for one in (COURSE, SPECIMEN) for path in one.paths]
(SPOILED,) = SPECIMEN.paths


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def test_the_notebooks_are_numbered_without_a_gap():
    numbers = [int(path.name[:2]) for path in COURSE.paths]
    assert len(numbers) >= 5
    assert numbers == list(range(len(numbers)))


@pytest.mark.parametrize(("path", "collection"), JUDGED)
def test_a_notebook_passes_the_gates(path, collection):
    assert gates.problems(gates.read(path), path.stem, collection) == []


@pytest.mark.parametrize("path", COURSE.paths, ids=lambda path: path.stem)
def test_links_lead_to_files_that_exist(path):
    text = "\n".join(cell.source for cell in gates.read(path).cells if cell.cell_type == "markdown")
    targets = re.findall(r"\]\(([^)#:]+)\)", text)
    assert [target for target in targets if not (path.parent / target).exists()] == []


@pytest.mark.parametrize("path", COURSE.paths, ids=lambda path: path.stem)
def test_links_within_a_notebook_lead_to_its_headings(path):
    text = "\n".join(cell.source for cell in gates.read(path).cells if cell.cell_type == "markdown")
    named = {heading.replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", text, flags=re.M)}
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= named


def test_every_printed_table_is_compared_in_some_notebook():
    compared = {
        name
        for path in COURSE.paths
        for cell in code_cells(gates.read(path))
        for name in (*notebook_outline.compared_tables(cell), *rows_of_the_ledger(cell))
    }
    assert set(ledger.names()) - compared == set()


def rows_of_the_ledger(cell):
    """Return the tables of whose row a cell shows the verdict, when it asks for the whole ledger."""
    if "everything" not in notebook_outline.names_read(cell):
        return []
    return re.findall(r"^(\w+\.\w+): (?:as printed|misprint),", gate_outputs.text_of(cell), flags=re.M)


read = cache(gates.read)


@pytest.mark.parametrize("case", tampering.CASES, ids=lambda case: case.name)
def test_the_gates_catch_a_spoiled_notebook(case):
    notebook = deepcopy(read(SPOILED))
    case.spoil(notebook)
    found = gates.problems(notebook, SPOILED.stem, SPECIMEN)
    assert any(case.words in problem for problem in found), found


def test_nbval_catches_what_only_a_new_execution_shows(tmp_path):
    notebook = gates.read(SPOILED)
    nbformat.write(notebook, tmp_path / "sound.ipynb")
    spoiled = [cell for spoil in tampering.RERUN for cell in spoil(notebook)]
    assert len(set(spoiled)) == len(spoiled)
    nbformat.write(notebook, tmp_path / "tampered.ipynb")
    options = ["--nbval", "--nbval-current-env", "-p", "nbval_pictures", "-p", "no:cacheprovider", "-q"]
    options += ["-rf", "--rootdir", tmp_path, "-c", "/dev/null"]
    command = [sys.executable, "-m", "pytest", *options, tmp_path]
    paths = [str(ROOT), str(ROOT / "tests/notebooks")]  # where the kernel finds `specimen`
    paths += filter(None, [os.environ.get("PYTHONPATH")])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    failed = re.findall(r"^FAILED .*?(\w+)\.ipynb::Cell (\d+)", run.stdout, flags=re.M)
    code = [cell.id for cell in code_cells(notebook)]
    wanted = [("tampered", identity) for identity in sorted(spoiled)]
    assert sorted((name, code[int(number)]) for name, number in failed) == wanted, run.stdout


def test_the_table_of_tamperings_has_no_two_of_a_name():
    names = [case.name for case in tampering.CASES] + [spoil.__name__ for spoil in tampering.RERUN]
    assert len(names) >= 130
    assert len(set(names)) == len(names)


def test_an_assertion_belongs_to_the_outline():
    cell = nbformat.v4.new_code_cell("assert a.b == c")
    assert notebook_outline.names_read(cell) == ["a.b", "assert", "c"]


@pytest.mark.parametrize("collection", [COURSE, SPECIMEN], ids=["course", "specimen"])
def test_the_outline_knows_each_notebook_and_no_other(collection):
    assert list(notebook_outline.recorded(collection)) == [path.stem for path in collection.paths]


def test_the_course_is_all_notebooks_and_may_not_import_what_is_the_specimens():
    assert COURSE.notebooks == ROOT / "notebooks"
    assert (COURSE.exercises, COURSE.bets) == ("magicmath.exercises", "magicmath.bets")
    found = gates.problems(gates.read(SPOILED), SPOILED.stem, COURSE)
    for words in ("imports specimen, which", "no module of exercises", "speaks of 511", "has no outline"):
        assert any(words in problem for problem in found), words


def test_a_notebook_without_an_outline_is_told_of():
    found = gates.problems(gates.read(SPOILED), "12-new", SPECIMEN)
    assert found == ["notebook_outline.json has no outline of 12-new; freeze it"]


@pytest.fixture
def copied(tmp_path) -> Collection:
    """Return the specimen with lists of its own, which may be written to."""
    shutil.copy(SPECIMEN.outlines, tmp_path)
    return replace(SPECIMEN, lists=tmp_path)


def test_freezing_notes_the_outline_and_says_what_has_changed(copied):
    notebook = gates.read(SPOILED)
    assert notebook_outline.record(notebook, "specimen", copied) == []
    assert copied.outlines.read_bytes() == SPECIMEN.outlines.read_bytes()
    tampering.cell(notebook, "press-twice").source = "print(len(boards))"
    (change,) = notebook_outline.record(notebook, "specimen", copied)
    assert change.startswith("cell press-twice no longer reads ['512', '9', 'MAGIC.press'")
    assert notebook_outline.record(notebook, "specimen", copied) == []


def test_freezing_says_in_few_lines_that_much_has_changed(copied):
    notebook = gates.read(SPOILED)
    changed = code_cells(notebook)[1:20]
    for cell in changed:
        cell.source += "\nprint(77)"
    tampering.cell(notebook, "masks-text").id = "other-text"
    tampering.reword(tampering.cell(notebook, "board-count").outputs[0], "board_count", "other_count")
    assert notebook_outline.record(notebook, "specimen", copied) == [
        "cells, 1 gone: masks-text",
        "cells, 1 new: other-text",
        f"cells, 19 read something else: {' '.join(cell.id for cell in changed)}",
        "printed tables, 1 gone: retroversion.board_count",
        "printed tables, 1 new: retroversion.other_count",
    ]
    assert notebook_outline.record(notebook, "specimen", copied) == []


@pytest.mark.parametrize("collection", [COURSE, SPECIMEN], ids=["course", "specimen"])
def test_each_number_that_is_explained_stands_in_prose_and_in_no_code(collection):
    unproduced = {
        cell: numbers
        for path in collection.paths
        for cell, numbers in gate_prose.unproduced(gates.read(path))
    }
    explained = gate_prose.explained(collection)
    assert {cell: sorted(reasons) for cell, reasons in explained.items()} == unproduced
    assert all(len(reason) > 10 for reasons in explained.values() for reason in reasons.values())


def test_each_module_of_exercises_has_a_notebook_of_its_own():
    modules = [gate_checks.module_of(code_cells(gates.read(path)), COURSE.exercises) for path in COURSE.paths]
    names = [name for _, name, _ in iter_modules(exercises.__path__) if not name.startswith("_")]
    assert sorted(modules) == sorted(names)


def test_the_sanitizing_of_outputs_forgives_nothing():
    assert get_sanitize_patterns("regex: a\nreplace: b\n") == [("a", "b")]
    text = (ROOT / "tests/notebooks/nbval_sanitize.cfg").read_text("utf-8")
    assert get_sanitize_patterns(text) == []


def test_the_stage_of_notebooks_compares_all_of_them():
    options = stages.NOTEBOOKS.split()
    assert [stage.command for stage in stages.TEST if stage.name == "notebooks"] == [stages.NOTEBOOKS]
    assert {"--nbval", "nbval_pictures", "notebooks"} <= set(options)
    assert options[options.index("--nbval-sanitize-with") + 1] == "tests/notebooks/nbval_sanitize.cfg"
    assert not {"--nbval-lax", "--deselect", "--ignore", "-k", "-m"} & set(options)
    assert sorted(path.name for path in (ROOT / "notebooks").rglob("*.ipynb") if _is_ours(path)) == [
        path.name for path in COURSE.paths
    ]


def test_nothing_beside_the_notebooks_can_change_how_they_run():
    kinds = {path.suffix for path in (ROOT / "notebooks").rglob("*") if path.is_file() and _is_ours(path)}
    assert kinds <= {".ipynb", ".md", ".png"}, "a module or a setting here would be read by pytest or Python"


def _is_ours(path):
    return ".ipynb_checkpoints" not in path.parts


def test_a_picture_and_its_words_are_held_against_each_other():
    pictures = [
        plot.board([[1, 0], [0, 1]]),
        plot.boards([np.eye(2, dtype=int), np.ones((3, 1), int)], ["a", "a longer one"]),
        plot.boards([np.zeros((3, 3), int)] * 2, holes=[[1, 0, 1], [0, 0, 0], [0, 0, 1]]),
        plot.colours([[[0, 4], [4, 0]], [[1, 2], [3, 4]]], 5),
        plot.path(MAGIC, to_board(32), [0, 5, 6]),
        plot.matrix([[1, 2], [3, 40]], "m", highlight=[1]),
        plot.table([[1, 2, 3], [4, 5, 6], [7, 8, 9]], "t", highlight=[1]),
        plot.pattern(np.eye(4, dtype=int), "p"),
        plot.bars({"1": 2, "3": 4}, "some"),
        plot.heaps([3, 5, 7]),
    ]
    for picture in pictures:
        assert gate_pictures.disagreement(repr(picture), picture.alt) is None
    for picture, other in zip(pictures, [*pictures[1:], pictures[0]], strict=True):
        assert gate_pictures.disagreement(repr(picture), other.alt)
