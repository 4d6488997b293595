"""Lint the page code, each widget's as the one module that it becomes."""

import subprocess

import pytest

from magicmath.board import Board
from magicmath.colour_board import ColourBoard
from magicmath.explorer import Explorer
from magicmath.game import Game
from magicmath.nim_game import NimGame
from magicmath.stepper import Stepper

CONFIG = """
import js from "@eslint/js";
import globals from "globals";

export default [js.configs.recommended, {
    languageOptions: { globals: globals.browser, sourceType: "script" },
    rules: {
        "no-unused-vars": ["error", { vars: "local" }],
        eqeqeq: "error", "prefer-const": "error", "no-var": "error",
    },
}];
"""


@pytest.fixture(scope="module")
def eslint(npm_packages):
    """Return a function that lints one module and returns what ESLint complains of."""
    folder = npm_packages.parent
    (folder / "eslint.config.mjs").write_text(CONFIG)

    def lint(code):
        # as a script, so that what only another widget uses counts as global and not as unused
        code = code.replace("export default", "globalThis.widget =")
        command = ["node", "node_modules/eslint/bin/eslint.js", "--stdin", "--stdin-filename", "widget.js"]
        done = subprocess.run(command, cwd=folder, input=code, capture_output=True, text=True, check=False)
        return done.stdout + done.stderr

    return lint


@pytest.mark.parametrize("widget", [Board, ColourBoard, Explorer, Game, NimGame, Stepper])
def test_a_widgets_code_is_clean(eslint, widget):
    assert eslint(widget._esm) == ""


@pytest.mark.parametrize(
    ("fault", "rule"),
    [
        ("nowhere();", "no-undef"),
        ("const unused = 1;", "no-unused-vars"),
        ("if (1 == model);", "eqeqeq"),
    ],
)
def test_eslint_finds_a_fault(eslint, fault, rule):
    assert rule in eslint(f"export default {{ render({{ model }}) {{ model.get(); {fault} }} }};")
