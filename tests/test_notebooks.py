import copy
import re
import subprocess
import sys
from pathlib import Path

import gates
import nbformat
import pytest

from magicmath import ledger

ROOT = Path(__file__).resolve().parent.parent


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def test_the_notebooks_are_numbered_without_a_gap():
    numbers = [int(path.name[:2]) for path in gates.NOTEBOOKS]
    assert len(numbers) >= 5
    assert numbers == list(range(len(numbers)))


@pytest.mark.parametrize("path", gates.NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_passes_the_gates(path):
    assert gates.problems(gates.read(path)) == []


@pytest.mark.parametrize("path", gates.NOTEBOOKS, ids=lambda path: path.stem)
def test_links_lead_to_files_that_exist(path):
    text = "\n".join(cell.source for cell in gates.read(path).cells if cell.cell_type == "markdown")
    targets = re.findall(r"\]\(([^)#:]+)\)", text)
    assert [target for target in targets if not (path.parent / target).exists()] == []


def test_every_printed_table_is_compared_in_some_notebook():
    outputs = [
        output.get("text", "") or output.get("data", {}).get("text/plain", "")
        for path in gates.NOTEBOOKS
        for cell in code_cells(gates.read(path))
        for output in cell.outputs
    ]
    verdicts = set(
        re.findall(r"^(\w+\.\w+): (?:as printed|differs|misprint)", "\n".join(outputs), flags=re.M)
    )
    assert set(ledger.names()) - verdicts == set()


def _clear_a_count(notebook):
    code_cells(notebook)[1].execution_count = None


def _store_an_error(notebook):
    code_cells(notebook)[0].outputs = [nbformat.v4.new_output("error", ename="E", evalue="", traceback=[])]


def _ignore_an_output(notebook):
    code_cells(notebook)[0].metadata["tags"] = ["nbval-ignore-output"]


def _ignore_by_comment(notebook):
    code_cells(notebook)[0].source = "# NBVAL_IGNORE_OUTPUT\n1"


def _drop_the_text_beside_a_picture(notebook):
    del _output_with_picture(notebook)["data"]["text/plain"]


def _drop_the_alternative_text(notebook):
    _output_with_picture(notebook).metadata = {}


def _print_an_address(notebook):
    address = "<object object at 0x7f1d2c3b4a50>"
    code_cells(notebook)[1].outputs = [nbformat.v4.new_output("stream", text=address)]


def _store_a_warning(notebook):
    warning = nbformat.v4.new_output("stream", name="stderr", text="Warning: beware")
    code_cells(notebook)[1].outputs = [warning]


def _store_widgets(notebook):
    notebook.metadata["widgets"] = {}


def _unfold_a_solution(notebook):
    next(cell for cell in code_cells(notebook) if cell.metadata.get("tags")).metadata["jupyter"] = {}


def _drop_the_hours(notebook):
    notebook.cells[0].source = notebook.cells[0].source.replace("**Time**", "")


def _drop_text_cells(notebook):
    notebook.cells = [notebook.cells[0], *code_cells(notebook)]


def _output_with_picture(notebook):
    outputs = (output for cell in code_cells(notebook) for output in cell.outputs)
    return next(output for output in outputs if "image/png" in output.get("data", {}))


@pytest.mark.parametrize(
    "spoil",
    [
        _clear_a_count,
        _store_an_error,
        _ignore_an_output,
        _ignore_by_comment,
        _drop_the_text_beside_a_picture,
        _drop_the_alternative_text,
        _print_an_address,
        _store_a_warning,
        _store_widgets,
        _unfold_a_solution,
        _drop_the_hours,
        _drop_text_cells,
    ],
)
def test_the_gates_catch_a_spoiled_notebook(spoil):
    notebook = copy.deepcopy(gates.read(gates.NOTEBOOKS[1]))
    spoil(notebook)
    assert gates.problems(notebook) != []


def test_nbval_catches_each_kind_of_tampering(tmp_path):
    from freeze import execute

    prints, draws = "print(MAGIC.numbers)", "plot.board(MAGIC[4])"
    imports = "from magicmath import plot\nfrom magicmath.rules import MAGIC"
    sources = [imports, prints, prints, prints, draws, draws, draws, "plot.board(MAGIC[3])"]
    notebook = nbformat.v4.new_notebook(cells=list(map(nbformat.v4.new_code_cell, sources)))
    execute(notebook, ROOT)
    other = notebook.cells.pop().outputs[0].data["image/png"]
    _, _, digit, nothing, _, picture, cut = notebook.cells
    digit.outputs[0].text = digit.outputs[0].text.replace("432", "433")
    nothing.outputs = []
    picture.outputs[0].data["image/png"] = other
    cut.outputs[0].data["image/png"] = cut.outputs[0].data["image/png"][:-400] + "\n"
    nbformat.write(notebook, tmp_path / "tampered.ipynb")
    options = ["--nbval", "--nbval-current-env", "-p", "nbval_pictures", "-p", "no:cacheprovider", "-q"]
    options += ["-rf", "--rootdir", tmp_path, "-c", "/dev/null"]
    command = [sys.executable, "-m", "pytest", *options, tmp_path]
    run = subprocess.run(command, cwd=ROOT / "tests", capture_output=True, text=True, check=False)
    failed = re.findall(r"^FAILED .*\.ipynb::Cell (\d+)", run.stdout, flags=re.M)
    assert failed == ["2", "3", "5", "6"], run.stdout
