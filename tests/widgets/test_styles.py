"""Figures stand on one page: what a style sheet says of one figure must not reach another."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from magicmath import widgets

FOLDER = Path(widgets.__file__).parent
SHARED = "board.css"  # of every figure


def sheets_together():
    """Return, for each style sheet of figures, those that stand together with it in some figure."""
    together = defaultdict(set)
    for path in FOLDER.glob("*.py"):
        for call in re.findall(r"page_style\(([^)]*)\)", path.read_text("utf-8")):
            names = set(re.findall(r'"([\w.]+\.css)"', call))
            for name in names:
                together[name] |= names
    return together


TOGETHER = sheets_together()


def selectors(name):
    """Return the selectors of a style sheet, one by one."""
    text = re.sub(r"/\*.*?\*/", "", (FOLDER / "static" / name).read_text("utf-8"), flags=re.DOTALL)
    heads = [head.strip() for head in re.findall(r"([^{};]+)\{", text)]
    rules = [head for head in heads if not head.startswith("@") and head not in ("from", "to")]
    return [one.strip() for rule in rules for one in re.split(r",(?![^()]*\))", rule)]


def classes(selector):
    return set(re.findall(r"\.(mm-[\w-]+)", re.sub(r":not\([^()]*\)", "", selector)))


def sheets_of_classes():
    found = defaultdict(set)
    for name in TOGETHER:
        for selector in selectors(name):
            for each in classes(selector):
                found[each].add(name)
    return found


def test_every_style_sheet_is_of_some_figure():
    assert {path.name for path in (FOLDER / "static").glob("*.css")} == set(TOGETHER)


@pytest.mark.parametrize("name", sorted(set(TOGETHER) - {SHARED}))
def test_a_figures_style_reaches_no_other_figure(name):
    sheets = sheets_of_classes()
    own = {each for each, names in sheets.items() if SHARED not in names and names <= TOGETHER[name]}
    assert [selector for selector in selectors(name) if not classes(selector) & own] == []
