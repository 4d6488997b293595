"""Change digits in what the notebooks store, and see whether running them again finds each change.

python -m attack.digits --seed 7     with tests/ and tests/notebooks/ on PYTHONPATH
"""

import argparse
import random
import re
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

import nbformat

from attack import seeds

ROOT = Path(__file__).resolve().parents[2]


def change_one(output, randomly):
    """Change one digit of an output's text; return whether there was any."""
    holder, key = (output, "text") if "text" in output else (output.get("data", {}), "text/plain")
    text = holder.get(key, "")
    places = [found.start() for found in re.finditer(r"\d", text)]
    if not places:
        return False
    place = randomly.choice(places)
    other = randomly.choice([digit for digit in "0123456789" if digit != text[place]])
    holder[key] = text[:place] + other + text[place + 1 :]
    return True


def spoil(notebook, randomly, share):
    """Change a digit in some cells of a notebook; return the numbers of these cells among those of code."""
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    spoilt = set()
    for number, cell in enumerate(code):
        if cell.outputs and randomly.random() < share and change_one(randomly.choice(cell.outputs), randomly):
            spoilt.add(number)
    return spoilt


def failing_cells(folder):
    """Return (notebook, number of the cell) of each cell that nbval finds changed, and what it says."""
    options = (
        "--nbval --nbval-current-env --nbval-cell-timeout 120 -p nbval_pictures -p no:cacheprovider -q -rf"
    )
    options += f" -n auto --dist loadscope --rootdir {folder} -c /dev/null {folder}"
    command = [sys.executable, "-m", "pytest", *options.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = re.findall(r"^FAILED .*?([^/\s]+)\.ipynb::Cell (\d+)", done.stdout, flags=re.M)
    return {(name, int(number)) for name, number in found}, done.stdout


def main():
    """Do what the command line asks for; exit with 1 unless exactly what was changed is found."""
    parser = argparse.ArgumentParser(prog="python -m attack.digits")
    seeds.add_option(parser)
    parser.add_argument("--share", type=float, default=0.5, help="of the cells to change")
    options = parser.parse_args()
    randomly, spoilt = random.Random(options.seed), set()
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
            notebook = nbformat.read(path, as_version=4)
            spoilt |= {(path.stem, number) for number in spoil(notebook, randomly, options.share)}
            nbformat.write(notebook, Path(folder) / path.name)
        found, told = failing_cells(folder)
    print(f"seed {options.seed}: {len(found & spoilt)} of {len(spoilt)} changed digits found")
    for name, number in sorted(spoilt - found):
        print(f"FAILED survives: {name}, cell of code {number}")
    for name, number in sorted(found - spoilt):
        print(f"FAILED fails without a change: {name}, cell of code {number}")
    if found != spoilt:
        print(textwrap.indent(told[-4000:], "    "))
    sys.exit(found != spoilt)


if __name__ == "__main__":
    main()
