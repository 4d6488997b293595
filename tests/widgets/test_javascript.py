"""Lint the page code module by module, join the modules as a page gets them, and run their own tests."""

import json
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from magicmath import pages, widgets
from magicmath.pages.live import script
from magicmath.widgets._base import STATIC, page_code
from magicmath.widgets._modules import as_one_script, joined, read

MODULES = sorted(STATIC.glob("*.js"))
PAGES = sorted((Path(pages.__file__).parent / "static").glob("*.js"))
SITE = sorted((Path(__file__).parents[2] / "site").rglob("*.js"))
ENTRIES = {path.stem: path for path in MODULES if read(path).has_default}
TESTS = Path(__file__).parent / "page"

CONFIG = """
import js from "@eslint/js";
import globals from "globals";

const pure = "{masks,presses,model,words,gf2,puzzle,lists,shades,*_state,*_words,*_codes}";
const nothing = Object.fromEntries(Object.keys(globals.browser).map((name) => [name, "off"]));

export default [js.configs.recommended, {
    languageOptions: { globals: globals.browser, sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
        "no-unused-vars": "error", eqeqeq: "error", "prefer-const": "error", "no-var": "error",
        "no-duplicate-imports": "error", "max-len": ["error", 110],
        "max-lines-per-function": ["error", { max: 60 }],
    },
}, {
    files: ["**/joined_*.js"],
    rules: { "max-len": "off" }, // a worker's code is one string
}, {
    files: ["**/deck.js"],
    languageOptions: { globals: { Reveal: "readonly", LecturerNotes: "readonly" } },
}, {
    files: [`**/${pure}.js`],
    languageOptions: { globals: nothing },
}];
"""


def complaints_of(folder, *arguments, code=None):
    """Return what ESLint complains of: (file name, rule, text) for each fault."""
    command = ["node", "node_modules/eslint/bin/eslint.js", "--format", "json", *arguments]
    done = subprocess.run(command, cwd=folder, input=code, capture_output=True, text=True, check=False)
    return [
        (Path(file["filePath"]).name, fault["ruleId"], f"line {fault['line']}: {fault['message']}")
        for file in json.loads(done.stdout or done.stderr)
        for fault in file["messages"]
    ]


@pytest.fixture(scope="module")
def eslint(npm_packages):
    """Return a function that lints one module, given by its code, and returns the rules that it breaks."""
    folder = npm_packages.parent
    (folder / "eslint.config.mjs").write_text(CONFIG)

    def lint(code, name="widget.js"):
        return [rule for _, rule, _ in complaints_of(folder, "--stdin", "--stdin-filename", name, code=code)]

    return lint


def test_every_module_is_clean_and_so_is_each_widgets_joined_code(npm_packages):
    folder = npm_packages.parent
    (folder / "eslint.config.mjs").write_text(CONFIG)
    with tempfile.TemporaryDirectory(dir=folder) as linted:
        for module in (*MODULES, *PAGES):
            shutil.copy(module, linted)
        (Path(linted) / "site").mkdir()
        for code in SITE:
            shutil.copy(code, Path(linted) / "site")
        for name, entry in ENTRIES.items():
            (Path(linted) / f"joined_{name}.js").write_text(page_code(entry.name))
        (Path(linted) / "joined_into_one.js").write_text(script())
        faults = complaints_of(folder, linted)
    assert faults == []


LONG = "\n".join(["x += 1;"] * 61)


@pytest.mark.parametrize(
    ("fault", "rule"),
    [
        ("nowhere();", "no-undef"),
        ("const unused = 1;", "no-unused-vars"),
        ("if (1 == model);", "eqeqeq"),
        (f"let x = 0; {LONG}", "max-lines-per-function"),
        (f"model.get('{'x' * 110}');", "max-len"),
    ],
)
def test_eslint_finds_a_fault(eslint, fault, rule):
    assert rule in eslint(f"export default {{ render({{ model }}) {{ model.get(); {fault} }} }};")


def test_eslint_finds_an_import_that_is_not_used(eslint):
    assert "no-unused-vars" in eslint('import { make } from "./dom.js";\n')


def test_a_module_without_a_page_knows_no_document(eslint):
    code = "export const title = () => document.title;\n"
    assert eslint(code) == []
    assert "no-undef" in eslint(code, "game_state.js")


def test_every_export_is_imported_by_another_module():
    used = {}
    for module in MODULES:
        for other, names in read(module).imports.items():
            used.setdefault(other, set()).update(names)
    assert {module: read(module).exports for module in MODULES if read(module).exports} == used


def test_every_module_belongs_to_a_widget():
    reached, waiting = set(), list(ENTRIES.values())
    while waiting:
        module = waiting.pop()
        reached.add(module)
        waiting += (read(module).imports.keys() | read(module).texts) - reached
    assert reached == set(MODULES)
    told = {
        getattr(widgets, name)._esm for name in widgets.__all__ if hasattr(getattr(widgets, name), "_esm")
    }
    assert told == {page_code(entry.name) for entry in ENTRIES.values()}


def test_the_modules_pass_their_own_tests(npm_packages):
    """Run Node's test runner over the modules as they are, not joined."""
    files = sorted(map(str, TESTS.glob("*.test.mjs")))
    assert files
    command = ["node", "--test", "--test-reporter=tap", *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = next(line for line in done.stdout.splitlines() if line.startswith("# pass "))
    assert int(passed.removeprefix("# pass ")) >= len(files)


@pytest.fixture
def write(tmp_path):
    """Return a function that writes modules, and returns the folder."""

    def write(**modules):
        for name, code in modules.items():
            (tmp_path / f"{name}.js").write_text(code)
        return tmp_path

    return write


def run(code):
    """Return what a joined module's default export is, as Node reads it."""
    code = code.replace("export default", "globalThis.told =") + "console.log(JSON.stringify(told));"
    done = subprocess.run(["node", "-e", code], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_each_module_is_joined_once_and_keeps_its_own_names(write, npm_packages):
    folder = write(
        base="let count = 0;\nconst step = 2;\nexport function next() { return (count += step); }\n",
        one='import { next } from "./base.js";\nconst step = 9;\nexport const nine = () => step * next();\n',
        two='import {\n  next as another,\n} from "./base.js";\nexport class Two { value = another(); }\n',
        main=(
            'import { nine } from "./one.js";\nimport { Two } from "./two.js";\nconst next = "mine";\n'
            "export default [nine(), new Two().value, next];\n"
        ),
    )
    code = joined(folder / "main.js")
    assert code.count("count = 0") == 1
    assert run(code) == [18, 4, "mine"]


def test_one_script_holds_each_module_once_and_hands_the_defaults_to_its_player(write, npm_packages):
    folder = write(
        base="let count = 0;\nexport function next() { return (count += 1); }\n",
        one='import { next } from "./base.js";\nexport default { name: "one", number: next() };\n',
        two='import { next } from "./base.js";\nexport default { name: "two", number: next() };\n',
        player="export function play(figures) { globalThis.told = figures; }\n",
    )
    code = as_one_script({"first": folder / "one.js", "a-b": folder / "two.js"}, folder / "player.js")
    assert code.count("count = 0") == 1
    told = {"first": {"name": "one", "number": 1}, "a-b": {"name": "two", "number": 2}}
    assert run(f"{code}const told = globalThis.told;") == told


def test_comments_and_indentation_stay_behind(write, npm_packages):
    code = joined(
        write(main='// What it is.\nexport default [\n  // a pair\n  "//",\n  `a ` + " b",\n];\n') / "main.js"
    )
    assert code == 'export default [\n"//",\n`a ` + " b",\n];\n'
    assert run(code) == ["//", "a  b"]


def test_a_module_as_text_is_one_script_with_all_that_it_imports(write, npm_packages):
    folder = write(
        base='export const quote = "a \\"b\\" \\\\ `c`";\n',
        entry='import { quote } from "./base.js";\n// how long it is\nglobalThis.told = quote + `é`;\n',
        main=(
            'import { quote } from "./base.js";\nimport { text } from "./entry.js?text";\n'
            "new Function(text)();\nexport default [quote, globalThis.told];\n"
        ),
    )
    code = joined(folder / "main.js")
    assert "how long" not in code
    assert run(code) == ['a "b" \\ `c`', 'a "b" \\ `c`é']


@pytest.mark.parametrize(
    ("modules", "reason"),
    [
        (
            {
                "main": 'import { text } from "./other.js?text";',
                "other": 'import { a } from "./third.js";',
                "third": 'import { text } from "./other.js?text";\nexport const a = 1;',
            },
            "in a circle: other.js → third.js → other.js",
        ),
        ({"main": 'import { code } from "./other.js?text";', "other": ""}, "cannot be joined: import"),
        (
            {"main": 'import { b } from "./other.js";', "other": "export const a = 1;"},
            "main.js imports b, not",
        ),
        ({"main": 'import * as all from "./other.js";', "other": ""}, "cannot be joined: import "),
        ({"main": 'import one from "./other.js";', "other": ""}, "cannot be joined: import one"),
        ({"main": 'import "./other.js";', "other": ""}, "cannot be joined"),
        ({"main": "export { a };"}, "cannot be joined: export"),
        ({"main": "export let a = 1;"}, "cannot be joined: export let"),
        ({"main": "export async function a() {}"}, "cannot be joined"),
        ({"main": "const a = `one\n  two`;"}, "cannot be joined: const a = `one"),
        (
            {
                "main": 'import { a } from "./other.js";\nexport const b = a;',
                "other": 'import { b } from "./main.js";\nexport const a = b;',
            },
            "in a circle: main.js → other.js → main.js",
        ),
        (
            {"main": 'import { a } from "./other.js";', "other": "export const a = 1;\nexport default a;"},
            "other.js exports a default",
        ),
    ],
)
def test_what_cannot_be_joined_is_refused(modules, reason, write):
    with pytest.raises(ValueError, match=reason):
        joined(write(**modules) / "main.js")
    with pytest.raises(FileNotFoundError):
        joined(write(alone='import { a } from "./nowhere.js";') / "alone.js")
