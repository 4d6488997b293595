"""Run copies of run.py as a reader would, with a stand-in for uv so that nothing is installed."""

import ast
import importlib.util
import os
import runpy
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PINS = ("requirements.txt", "pyproject.toml")
BESIDE_THIS_PYTHON = Path(sys.base_prefix).parent
OLD_PYTHONS = [path for minor in range(6, 11) for path in BESIDE_THIS_PYTHON.glob(f"*/bin/python3.{minor}")]
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

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-in for uv is a POSIX script")


@pytest.fixture
def checkout(tmp_path):
    """Return a folder with run.py, the pins, a stand-in for uv and stand-ins for what run.py starts."""
    for name in ("run.py", *PINS):
        shutil.copy(ROOT / name, tmp_path)
    for path in (
        "jupyterlab.py",
        "tests/freeze.py",
        "magicmath/export.py",
        "tests/ruff.py",
        "tests/pytest.py",
    ):
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(SHOW.format(name=Path(path).stem))
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "uv").write_text(UV)
    (tmp_path / "bin" / "uv").chmod(0o755)
    return tmp_path


def start(checkout, *words, python=sys.executable, **variables):
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_", "PYTHON"))
    }
    environment = kept | {"PATH": str(checkout / "bin"), **variables}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    command = [python, str(checkout / "run.py"), *words]
    return subprocess.Popen(command, cwd=checkout.parent, env=environment, start_new_session=True, **pipes)


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
    assert all(f"python3 run.py {verb} " in output for verb in ("lab", "test", "freeze", "export"))
    assert not (checkout / ".venv").exists()


def test_export_is_handed_the_names_of_notebooks(checkout):
    code, output, errors = run(checkout, "export", "01", "--slides")
    assert (code, errors) == (0, [])
    assert output.splitlines()[-1] == "export 01 --slides"


def test_unknown_verb_is_named_beside_the_known_ones(checkout):
    assert run(checkout, "lba") == (
        2,
        "",
        ["run.py: there is no 'lba'; the verbs are lab, test, freeze, export"],
    )


def test_source_can_be_parsed_by_a_python_that_is_too_old():
    ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize("python", OLD_PYTHONS, ids=lambda path: path.name)
def test_old_python_is_told_what_is_needed(checkout, python):
    code, output, errors = run(checkout, "lab", python=python)
    assert (code, output, len(errors)) == (1, "", 1)
    assert errors[0].startswith("run.py: Python 3.11 or newer is needed, this is 3.")


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
    assert output.count("\n") == 3
    assert f"run.py: the .venv here {reason} and is made anew\n" in output
    assert len(installs(checkout)) == 4
    assert not (checkout / ".venv/leftover").exists()


def _file(path):
    path.write_text("mine")


def _folder(path):
    path.mkdir()
    (path / "pyvenv.cfg").write_text("mine")


def _dangling_link(path):
    path.symlink_to("nowhere")


@pytest.mark.parametrize("make", [_file, _folder, _dangling_link])
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


def test_two_runs_at_once_install_once(checkout):
    pair = [start(checkout, "freeze", UV_SECONDS="0.3") for _ in range(2)]
    results = [process.communicate(timeout=60) for process in pair]
    assert [process.returncode for process in pair] == [0, 0]
    assert [output.splitlines()[-1] for output, _ in results] == ["freeze", "freeze"]
    assert len(installs(checkout)) == 2


@pytest.fixture
def recorded(checkout, monkeypatch):
    """Return run.py as a module and a list of the install commands that it would have run."""
    spec = importlib.util.spec_from_file_location("run_of_checkout", checkout / "run.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    commands = []

    def record(command, **_):
        commands.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(module.shutil, "which", lambda name: None)
    monkeypatch.setattr(module.subprocess, "run", record)
    return module, commands


def _find_only(monkeypatch, *found):
    """Let this Python have some of the two installers, whatever it has."""
    find = importlib.util.find_spec
    installers = {"ensurepip", "pip"}
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: name in found if name in installers else find(name)
    )


def test_without_ensurepip_the_outer_pip_installs(recorded, monkeypatch):
    module, commands = recorded
    _find_only(monkeypatch, "pip")
    python = module.environment()
    assert [command[:6] for command in commands] == [
        [sys.executable, "-m", "pip", "--python", python, "install"]
    ] * 2


def test_without_any_installer_it_says_what_to_install(recorded, monkeypatch, capsys):
    module, commands = recorded
    _find_only(monkeypatch)
    with pytest.raises(SystemExit, match="1"):
        module.environment()
    assert capsys.readouterr().err == "run.py: this Python brings no pip; install pip or uv, and run again\n"
    assert commands == []


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


def test_every_stage_runs_though_one_fails(checkout):
    code, output, errors = run(checkout, "test", "-k", "gf2")
    assert (code, errors) == (1, [])
    lines = output.splitlines()
    assert [line.split()[:2] for line in lines[-5:]] == [
        ["lint", "ok"],
        ["format", "FAILED"],
        ["units", "ok"],
        ["notebooks", "ok"],
        ["browser", "ok"],
    ]
    assert [line for line in lines if line.startswith("pytest") and "-k gf2" in line] == [
        "pytest -n auto --ignore=tests/browser -k gf2"
    ]


def test_success_of_every_stage_is_success(checkout):
    (checkout / "tests/ruff.py").write_text("")
    assert run(checkout, "test")[0] == 0
