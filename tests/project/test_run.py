"""Run copies of run.py as a reader would, with stand-ins for uv and what it starts: nothing is installed."""

import ast
import errno
import importlib.util
import os
import re
import runpy
import shutil
import signal
import socket
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

import runner.environment

ROOT = Path(__file__).resolve().parents[2]
PINS = ("requirements.txt", "requirements-oldest.txt", "requirements-site.txt", "pyproject.toml")
BESIDE_THIS_PYTHON = Path(sys.base_prefix).parent
TOO_OLD = ["2.7", *(f"3.{minor}" for minor in range(6, 11))]
OLD_PYTHONS = [path for version in TOO_OLD for path in BESIDE_THIS_PYTHON.glob(f"*/bin/python{version}")] or [
    pytest.param(None, marks=pytest.mark.skip(reason="no old Python beside this one"))
]
UV = f"""#!{sys.executable}
import fcntl, os, sys, time
log = open("uv.log", "a")
fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)
print(*sys.argv[1:], file=log, flush=True)
time.sleep(float(os.environ.get("UV_SECONDS", 0)))
sys.exit(os.environ.get("UV_ERROR"))
"""
SHOW = """import sys
print({name!r}, *sys.argv[1:])
sys.exit("--check" in sys.argv)
"""
PYTEST = """import os, sys
from pathlib import Path
print("pytest", *sys.argv[1:-1])
names = ("NOTEBOOKS" if "--nbval" in sys.argv else "BROWSER" if "tests/browser" in sys.argv else "UNITS"), ""
told, code = (os.environ.get(names[0] + end, usual) for end, usual in (("", "<testcase/>"), ("_CODE", "0")))
report = sys.argv[-1].removeprefix("--junitxml=")
if told != "no report":
    Path(report).write_text(f"<testsuites><testsuite>{told}</testsuite></testsuites>")
sys.exit(int(code))
"""
SKIPPED = '<testcase><skipped message="{}"/></testcase>'
NO_BROWSER = SKIPPED.format("no Chromium; mended by: get a-browser")
NO_NPM = SKIPPED.format("npm is missing; mended by: get npm")

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in for uv is a POSIX script")


@pytest.fixture
def checkout(tmp_path):
    """Return a folder with run.py, the pins, a stand-in for uv and stand-ins for what run.py starts."""
    for name in ("run.py", *PINS):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "runner", tmp_path / "runner", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (
        "jupyterlab.py",
        "tools/freeze.py",
        "site/build.py",
        "tests/ruff.py",
        "runner/fetching.py",
    ):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(SHOW.format(name=Path(path).stem))
    (tmp_path / "tests" / "pytest.py").write_text(PYTEST)
    (tmp_path / "tests" / "attack.py").write_text("import os, sys; sys.exit(int(os.environ['ATTACK']))")
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "uv").write_text(UV)
    (tmp_path / "bin" / "uv").chmod(0o755)
    return tmp_path


def start(checkout, *words, python=sys.executable, **variables):
    hidden = ("PIP_", "UV_", "PYTHON", "CI")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    environment = kept | {"PATH": str(checkout / "bin"), **variables}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    command = [python, str(checkout / "run.py"), *words]
    own = {"start_new_session": True, "preexec_fn": _heed_interrupts}
    return subprocess.Popen(command, cwd=checkout.parent, env=environment, **own, **pipes)


def _heed_interrupts():
    """Be as in a terminal, also where these tests run in the background of a shell."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run(checkout, *words, **options):
    """Return the exit code, the output and the lines of errors of one run."""
    process = start(checkout, *words, **options)
    output, errors = process.communicate(timeout=60)
    return process.returncode, output, errors.splitlines()


def installs(checkout):
    log = checkout / "uv.log"
    return log.read_text().splitlines() if log.exists() else []


@pytest.mark.parametrize("words", [[], ["help"], ["-h"], ["--help"]])
def test_alone_it_says_what_it_can_do(checkout, words):
    code, output, errors = run(checkout, *words)
    assert (code, errors) == (0, [])
    assert all(f"python3 run.py {verb} " in output for verb in ("lab", "test", "check", "freeze", "site"))
    assert not (checkout / ".venv").exists()


def test_site_is_handed_the_names_of_notebooks_and_finds_files_from_where_it_is_asked(checkout):
    mine = checkout.parent / "mine.ipynb"
    mine.write_text("")
    code, output, errors = run(checkout, "site", "--single", "01", "mine.ipynb")
    mine.unlink()
    assert (code, errors) == (0, [])
    assert output.splitlines()[-1] == f"build --single 01 {mine}"


def test_unknown_verb_is_named_beside_the_known_ones(checkout):
    assert run(checkout, "lba") == (
        2,
        "",
        ["run.py: there is no 'lba'; the verbs are lab, test, check, freeze, site"],
    )


def test_run_py_uses_only_what_a_python_that_is_too_old_can_compile():
    source = (ROOT / "run.py").read_bytes()
    assert source.isascii()  # or else Python 2 asks for a coding line
    old = "Module Expr Constant Import ImportFrom alias If Compare Attribute Name Load Lt Eq Tuple"
    old += " Call BinOp Mod Add Subscript Slice Starred"
    tree = ast.parse(source, feature_version=(3, 7))
    assert {type(node).__name__ for node in ast.walk(tree)} <= set(old.split())


@pytest.mark.parametrize("verb", ["lab", "test", "help"])
@pytest.mark.parametrize("python", OLD_PYTHONS, ids=lambda path: getattr(path, "name", None))
def test_old_python_is_told_what_is_needed(checkout, python, verb):
    code, output, errors = run(checkout, verb, python=python)
    assert (code, output, len(errors)) == (1, "", 1)
    version = python.name.removeprefix("python")
    assert errors[0].startswith(f"run.py: Python 3.11 or newer is needed, this is {version}.")


def test_oldest_python_is_the_same_everywhere():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["requires-python"] == ">=" + ".".join(map(str, runner.environment.OLDEST_PYTHON))
    assert f"sys.version_info < {runner.environment.OLDEST_PYTHON}" in (ROOT / "run.py").read_text("utf-8")


def test_python_before_the_oldest_is_refused(checkout, monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 10, 99))
    monkeypatch.setattr(sys, "version", "3.10.99 (a build)")
    monkeypatch.setattr(sys, "argv", ["run.py", "lab"])
    with pytest.raises(SystemExit, match="1"):
        runpy.run_path(str(checkout / "run.py"), run_name="__main__")
    assert capsys.readouterr().err == "run.py: Python 3.11 or newer is needed, this is 3.10.99\n"


def test_first_run_installs_and_the_second_starts_at_once(checkout):
    code, output, errors = run(checkout, "freeze", "01", "02")
    assert (code, errors) == (0, [])
    assert output.splitlines()[-1] == "freeze 01 02"
    pins, project = installs(checkout)
    assert pins.endswith(f"--python {checkout}/.venv/bin/python -r requirements.txt")
    assert project.endswith(f"--python {checkout}/.venv/bin/python --no-deps -e .")
    started = time.perf_counter()
    assert run(checkout, "freeze") == (0, "freeze\n", [])
    assert time.perf_counter() - started < 1
    assert len(installs(checkout)) == 2


def _change_pins(checkout):
    with open(checkout / "requirements.txt", "a") as pins:
        pins.write("one-more==1\n")


def _remove_python(checkout):
    (checkout / ".venv/bin/python").unlink()


def _break_python(checkout):
    _remove_python(checkout)
    (checkout / ".venv/bin/python").write_text("no program")
    (checkout / ".venv/bin/python").chmod(0o755)


def _empty_stamp(checkout):
    (checkout / ".venv/made-by-run.py").write_text("")


def test_freeze_finds_the_modules_that_the_gates_share(checkout):
    (checkout / "tests/notebooks").mkdir()
    (checkout / "tests/notebooks/collection.py").write_text("SHARED = 'found'\n")
    (checkout / "tools/freeze.py").write_text("import collection\nprint(collection.SHARED)\n")
    assert run(checkout, "freeze")[1].splitlines()[-1] == "found"


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (_change_pins, "no longer fits"),
        (_remove_python, "no longer fits"),
        (_break_python, "no longer fits"),
        (_empty_stamp, "was left half made"),
    ],
)
def test_environment_that_is_stale_or_broken_is_made_anew(checkout, spoil, reason):
    run(checkout, "freeze")
    spoil(checkout)
    (checkout / ".venv/leftover").write_text("")
    code, output, errors = run(checkout, "freeze")
    assert (code, errors) == (0, [])
    assert [line.partition(",")[0] for line in output.splitlines()[2:]] == [
        *(f"run.py: step {number} of 3" for number in (1, 2, 3)),
        "freeze",
    ]
    assert f"run.py: the .venv here {reason} and is made anew\n" in output
    assert len(installs(checkout)) == 4
    assert not (checkout / ".venv/leftover").exists()


def test_environment_whose_own_python_runs_is_made_anew(checkout):
    run(checkout, "freeze")
    _change_pins(checkout)
    code, output, errors = run(checkout, "freeze", python=str(checkout / ".venv/bin/python"))
    assert (code, errors) == (0, [])
    assert "run.py: the .venv here no longer fits and is made anew\n" in output
    assert run(checkout, "freeze") == (0, "freeze\n", [])


def _file(path):
    path.write_text("mine")


def _folder(path):
    path.mkdir()
    (path / "pyvenv.cfg").write_text("mine")


def _dangling_link(path):
    path.symlink_to("nowhere")


def _link_to_another_checkouts(path):
    other = path.with_name("elsewhere")
    other.mkdir()
    (other / "made-by-run.py").write_text("of another state")
    path.symlink_to(other)


@pytest.mark.parametrize("make", [_file, _folder, _dangling_link, _link_to_another_checkouts])
def test_environment_of_someone_else_is_left_alone(checkout, make):
    make(checkout / ".venv")
    before = (checkout / ".venv").lstat().st_mtime_ns
    code, _, errors = run(checkout, "lab")
    refusal = (
        "run.py: the .venv here was not made by run.py, which leaves it alone; move it away and run again"
    )
    assert (code, errors) == (1, [refusal])
    assert (checkout / ".venv").lstat().st_mtime_ns == before
    assert installs(checkout) == []


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("Caused by: tcp connect error\nCaused by: Connection refused (os error 111)", "connection refused"),
        ("dns error: failed to lookup address: Temporary failure in name resolution", "dns error"),
        ("<urlopen error [Errno 101] Network is unreachable>", "unreachable"),
    ],
)
def test_no_network_is_said_on_one_line_and_the_next_run_repairs(checkout, said, reason):
    code, _, errors = run(checkout, "freeze", UV_ERROR=said)
    assert (code, errors) == (
        1,
        [f"run.py: cannot reach the package index: {reason}; connect and run again"],
    )
    code, output, errors = run(checkout, "freeze")
    assert (code, errors) == (0, [])
    assert "was left half made" in output


def test_no_network_is_told_from_what_pip_says(checkout):
    (checkout / "bin/uv").unlink()
    index = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "1"}
    code, _, errors = run(checkout, "freeze", **index)
    message = "run.py: cannot reach the package index: connection refused; connect and run again"
    assert (code, errors) == (1, [message])


def test_other_failures_show_the_last_lines(checkout):
    said = "\n".join(f"line {number}" for number in range(60))
    code, _, errors = run(checkout, "freeze", UV_ERROR=said)
    assert code == 1
    assert errors == [
        "run.py: the packages could not be installed:",
        *(f"line {number}" for number in range(48, 60)),
    ]


@pytest.mark.parametrize(
    ("end", "sign", "code"),
    [(os.killpg, signal.SIGINT, 130), (os.killpg, signal.SIGKILL, -9), (os.kill, signal.SIGKILL, -9)],
    ids=["interrupted", "all killed", "installer goes on alone"],
)
def test_interrupted_install_is_repaired_by_the_next_run(checkout, end, sign, code):
    process = start(checkout, "freeze", UV_SECONDS="1")
    deadline = time.monotonic() + 20
    while not installs(checkout) and time.monotonic() < deadline:
        time.sleep(0.02)
    end(process.pid, sign)
    _, errors = process.communicate(timeout=20)
    assert (process.returncode, errors) == (code, "run.py: interrupted\n" if code > 0 else "")
    code, output, errors = run(checkout, "freeze")
    assert (code, errors) == (0, [])
    assert "was left half made" in output


def test_install_killed_while_pip_arrives_is_repaired_at_once(checkout):
    (checkout / "bin/uv").unlink()
    index = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "1"}
    process = start(checkout, "freeze", **index)
    deadline = time.monotonic() + 30
    while not list(checkout.glob(".venv/lib/*/site-packages/pip/*")) and time.monotonic() < deadline:
        time.sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)  # and its pip goes on alone
    process.communicate(timeout=20)
    _, output, errors = run(checkout, "freeze", **index)
    assert "was left half made" in output
    assert errors == ["run.py: cannot reach the package index: connection refused; connect and run again"]


def test_folder_that_an_orphan_still_fills_is_removed_in_the_end(tmp_path, monkeypatch):
    (tmp_path / "lib").mkdir()
    remove, failures = shutil.rmtree, [OSError(errno.ENOTEMPTY, "Directory not empty")] * 3
    monkeypatch.setattr(runner.environment.time, "sleep", lambda seconds: None)

    def fail_at_first(path):
        if failures:
            raise failures.pop()
        remove(path)

    monkeypatch.setattr(runner.environment.shutil, "rmtree", fail_at_first)
    runner.environment._remove(tmp_path / "lib")
    assert not (tmp_path / "lib").exists()
    failures += [OSError(errno.EACCES, "not yours")] * 99
    (tmp_path / "lib").mkdir()
    with pytest.raises(OSError, match="not yours"):
        runner.environment._remove(tmp_path / "lib")


def test_two_runs_at_once_install_once(checkout):
    pair = [start(checkout, "freeze", UV_SECONDS="0.3") for _ in range(2)]
    results = [process.communicate(timeout=60) for process in pair]
    assert [process.returncode for process in pair] == [0, 0]
    assert [output.splitlines()[-1] for output, _ in results] == ["freeze", "freeze"]
    assert len(installs(checkout)) == 2


@pytest.fixture
def recorded(checkout, monkeypatch):
    """Return an environment without uv and a list of the commands that would have made it."""
    commands = []

    def record(self, step, command, inherited):
        commands.append(command)
        (self.folder / "bin").mkdir(exist_ok=True)

    monkeypatch.setattr(runner.environment, "ROOT", checkout)
    monkeypatch.setattr(runner.environment.shutil, "which", lambda name: None)
    monkeypatch.setattr(runner.environment.Environment, "_do", record)
    return runner.environment.Environment(), commands


def _find_only(monkeypatch, *found):
    """Let this Python have some of the two installers, whatever it has."""
    find = importlib.util.find_spec
    installers = {"ensurepip", "pip"}
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: name in found if name in installers else find(name)
    )


def test_without_ensurepip_the_outer_pip_installs(recorded, monkeypatch):
    environment, commands = recorded
    _find_only(monkeypatch, "pip")
    python = environment.ready()
    outer = [sys.executable, "-m", "pip", "--python", python, "install"]
    assert [command[:6] for command in commands[-2:]] == [outer] * 2
    assert [command[2] for command in commands] == ["venv", "pip", "pip"]


def test_with_ensurepip_the_environments_own_pip_installs(recorded, monkeypatch):
    environment, commands = recorded
    _find_only(monkeypatch, "pip", "ensurepip")
    python = environment.ready()
    assert [command[:3] for command in commands[1:]] == [
        [python, "-m", "ensurepip"],
        *[[python, "-m", "pip"]] * 2,
    ]


def test_without_any_installer_it_says_what_to_install(recorded, monkeypatch, capsys):
    environment, commands = recorded
    _find_only(monkeypatch)
    with pytest.raises(SystemExit, match="1"):
        environment.ready()
    assert capsys.readouterr().err == "run.py: this Python brings no pip; install pip or uv, and run again\n"
    assert commands == []


def test_packages_are_counted_as_pip_goes_on(recorded):
    environment, _ = recorded
    (runner.environment.ROOT / "requirements.txt").write_text("a==1\nb==1\nc==1 ; os_name == 'nt'\n")
    for name in ("a", "pip", "setuptools"):
        (environment.folder / "lib/python3.11/site-packages" / f"{name}.dist-info").mkdir(parents=True)
    said = "Ignoring c: markers\nCollecting a==1\n  Downloading a.whl\nProcessing /wheels/b.whl\n"
    assert environment._how_far(said) == "2 packages fetched, 2 of 2 in place"
    assert environment._how_far("") == "3 of 3 in place"


def test_counting_packages_survives_an_installer_that_removes_folders(recorded, monkeypatch):
    environment, _ = recorded
    (runner.environment.ROOT / "requirements.txt").write_text("a==1\nb==1\n")
    packages = environment.folder / "lib/python3.11/site-packages"
    for name in ("a.dist-info", "b.data/data/share"):
        (packages / name).mkdir(parents=True)
    look = os.scandir

    def fail_below(path):
        if Path(path) != packages and packages in Path(path).parents:
            raise FileNotFoundError(errno.ENOENT, "just removed", str(path))
        return look(path)

    monkeypatch.setattr(os, "scandir", fail_below)
    assert environment._how_far("") == "1 of 2 in place"


def test_lab_signs_the_notebooks_before_it_starts(checkout):
    (checkout / "nbformat").mkdir()
    (checkout / "nbformat/__init__.py").write_text("")
    (checkout / "nbformat/sign.py").write_text(
        "import sys; open('signed', 'w').write(' '.join(sys.argv[1:]))"
    )
    (checkout / "notebooks").mkdir()
    (checkout / "notebooks/00-first.ipynb").write_text("{}")
    assert run(checkout, "lab")[0] == 0
    assert (checkout / "signed").read_text() == str(checkout / "notebooks/00-first.ipynb")


def test_lab_listens_on_loopback_with_its_token_and_passes_options_on(checkout):
    code, output, errors = run(checkout, "lab", "--no-browser", "--port", "0")
    assert (code, errors) == (0, [])
    words = output.splitlines()[-1].split()
    assert {"jupyterlab", "--no-browser", "--port", "0"} <= set(words)
    assert "--ServerApp.ip=127.0.0.1" in words
    assert "--LabApp.default_url=/lab/tree/00-start-here.ipynb" in words
    assert ("--allow-root" in words) == (os.geteuid() == 0)
    assert not any(word in output for word in ("token", "password"))


@pytest.mark.parametrize("form", [["--port", "{}"], ["--port={}"], ["--ServerApp.port={}"]])
def test_port_in_use_is_said_before_anything_is_installed(checkout, form):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        code, output, errors = run(checkout, "lab", *(word.format(port) for word in form))
    message = f"run.py: port {port} is in use or not allowed; without --port a free one is found"
    assert (code, output, errors) == (1, "", [message])


def _stages(output):
    """Return the verdict on each stage, from the summary."""
    summary = output[output.rindex("lint ") :].splitlines()
    return {line[:11].strip(): line[11:22].strip() for line in summary[:20] if re.search(r"\d s( |$)", line)}


@pytest.fixture
def formatted(checkout):
    """Return a checkout that ruff finds nothing wrong with."""
    (checkout / "tests/ruff.py").write_text("")
    return checkout


def test_every_stage_runs_though_one_fails(checkout):
    code, output, errors = run(checkout, "test", "-k", "gf2")
    assert (code, errors) == (1, [])
    lines = output.splitlines()
    passed = dict.fromkeys(("lint", "units", "notebooks", "browser"), "ok")
    assert _stages(output) == passed | {"format": "FAILED"}
    assert [line for line in lines if line.startswith("pytest") and "-k gf2" in line] == [
        "pytest -n auto --ignore=tests/browser --ignore=tests/site -k gf2"
    ]
    assert lines[-1] == "FAILED: format"


def test_success_of_every_stage_is_success(formatted):
    code, output, _ = run(formatted, "test", CI="true")
    assert (code, output.splitlines()[-1]) == (0, "ok: every stage ran and passed")


@pytest.mark.parametrize(("ci", "expected"), [("", 0), ("false", 0), ("true", 1), ("1", 1)])
def test_browser_tests_that_are_all_skipped_did_not_run(formatted, ci, expected):
    variables = {"BROWSER": NO_BROWSER * 209, "BROWSER_CODE": "9" if expected else "0", "CI": ci}
    code, output, _ = run(formatted, "test", **variables)
    assert code == expected
    assert _stages(output)["browser"] == "NOT RUN"
    lines = output.splitlines()
    assert lines[-4:] == [
        "not run: 209 of browser: no Chromium; this mends it:",
        "    get a-browser",
        "",
        "NOT RUN: browser",
    ]
    assert output.count("no Chromium") == 1


@pytest.mark.parametrize(("ci", "expected"), [("", 0), ("true", 1)])
def test_a_few_tests_for_want_of_npm_are_not_passed_over(formatted, ci, expected):
    code, output, _ = run(formatted, "test", UNITS="<testcase/>" * 3 + NO_NPM * 9, CI=ci)
    assert code == expected
    assert _stages(output)["units"] == "PARTLY RUN"
    assert "3 passed, 9 skipped" in output
    assert output.splitlines()[-3:] == ["    get npm", "", "NOT RUN: 9 tests of units"]


def test_skips_that_nothing_can_mend_are_counted_and_pass(formatted):
    code, output, _ = run(
        formatted, "test", UNITS="<testcase/>" + SKIPPED.format("no old Python") * 2, CI="true"
    )
    assert code == 0
    assert _stages(output)["units"] == "ok"
    assert "1 passed, 2 skipped\n    2 skipped: no old Python\n" in output


def test_tests_that_are_all_skipped_for_good_did_not_run_either(formatted):
    reason = SKIPPED.format("not on this system")
    assert run(formatted, "test", UNITS=reason)[0] == 0
    code, output, _ = run(formatted, "test", UNITS=reason, CI="true")
    assert (code, output.splitlines()[-1]) == (1, "NOT RUN: units")


def test_no_test_chosen_is_not_ok(formatted):
    code, output, _ = run(formatted, "test", UNITS="", UNITS_CODE="5")
    assert (code, output.splitlines()[-1]) == (1, "NOT RUN: units")
    assert "no test was chosen" in output


@pytest.mark.parametrize(
    "faulty",
    [
        {"UNITS": "<testcase><failure/></testcase>", "UNITS_CODE": "1"},
        {"UNITS": "<testcase/><testcase><error/></testcase>"},
        {"UNITS_CODE": "2"},
        {"UNITS": "no report"},
        {"UNITS": "<torn"},
    ],
    ids=["failure", "error", "interrupted", "no report", "torn report"],
)
def test_whatever_goes_wrong_in_a_stage_is_a_failure(formatted, faulty):
    code, output, _ = run(formatted, "test", **faulty)
    assert (code, output.splitlines()[-1]) == (1, "FAILED: units")


def test_failures_and_what_did_not_run_are_both_said(formatted):
    faulty = {"UNITS": "<testcase><failure/></testcase>" + NO_NPM, "BROWSER": NO_NPM}
    code, output, _ = run(formatted, "test", **faulty)
    assert (code, output.splitlines()[-1]) == (1, "FAILED: units; NOT RUN: 1 tests of units, browser")
    assert "not run: 1 of units, 1 of browser: npm is missing; this mends it:\n    get npm\n" in output


def test_tools_are_fetched_before_the_stages(formatted):
    _, output, _ = run(formatted, "test")
    assert output.index("fetching chromium packages\n") < output.index("== lint")


def test_longer_check_makes_an_environment_of_its_own(formatted):
    code, output, errors = run(formatted, "check", "oldest")
    assert (code, errors) == (0, [])
    assert "fetching packages\n" in output
    assert installs(formatted)[0].endswith("/.venv-oldest/bin/python -r requirements-oldest.txt")
    assert output.splitlines()[-1] == "ok: every stage ran and passed"
    assert not (formatted / ".venv").exists()


@pytest.mark.parametrize(
    ("ends", "ci", "expected", "last"),
    [
        ("0", "true", 0, "ok: every stage ran and passed"),
        ("1", "", 1, "FAILED: attack"),
        ("9", "", 0, "NOT RUN: a part of attack, which names it above"),
        ("9", "true", 1, "NOT RUN: a part of attack, which names it above"),
    ],
)
def test_attack_of_which_a_part_did_not_run_is_not_ok(checkout, ends, ci, expected, last):
    code, output, _ = run(checkout, "check", "attack", ATTACK=ends, CI=ci)
    assert (code, output.splitlines()[-1]) == (expected, last)


def test_unknown_check_is_named_beside_the_known_ones(checkout):
    code, output, errors = run(checkout, "check", "odlest")
    assert (code, output) == (2, "")
    assert len(errors) == 1
    assert errors[0].startswith("run.py: there is no check 'odlest'; the longer checks are oldest")
