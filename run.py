#!/usr/bin/env python3
"""Open the notebooks, or check the project.

python3 run.py lab [Jupyter options]     open JupyterLab on the first notebook, for this machine only
python3 run.py test [pytest options]     run every check; the options go to the unit tests
python3 run.py freeze [notebooks]        execute the notebooks anew and store what they print
python3 run.py export [notebooks]        write them as pages that play without Python or network

The first run installs the packages into .venv; a later one starts at once.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

try:
    import fcntl
except ImportError:
    fcntl = None

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
STAMP = VENV / "made-by-run.py"
STAGES = {
    "lint": "ruff check .",
    "format": "ruff format --check .",
    "units": "pytest -n auto --ignore=tests/browser",
    "notebooks": "pytest --nbval --nbval-current-env --nbval-sanitize-with tests/nbval_sanitize.cfg"
    " --nbval-cell-timeout 120 -p nbval_pictures -n auto --dist loadscope notebooks",
    "browser": "pytest -rs tests/browser",
}
NO_NEWS = '{"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": false}}'
OFFLINE = "(?i)connection refused|unreachable|no route to host|timed out|name resolution|not known|dns error"


def main(verb="help", *options):
    """Do what the first word of the command line asks for."""
    verbs = {"lab": lab, "test": test, "freeze": freeze, "export": export}
    if sys.version_info < (3, 11):
        stop(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    if verb in ("help", "-h", "--help"):
        print(__doc__.strip())
    elif verb in verbs:
        verbs[verb](options)
    else:
        stop(f"there is no '{verb}'; the verbs are {', '.join(verbs)}", code=2)


def stop(message, code=1):
    """Say what is wrong, and end."""
    print("run.py:", message, file=sys.stderr)
    sys.exit(code)


def lab(options):
    """Open JupyterLab on the loopback address, with its token."""
    first = ["--ServerApp.root_dir=notebooks", "--LabApp.default_url=/lab/tree/00-start-here.ipynb"]
    limits = ["--ServerApp.ip=127.0.0.1"]
    port = re.search(r"--(?:ServerApp\.)?port[= ](\d+)", " ".join(options))
    if port:
        limits.append("--ServerApp.port_retries=0")
        try:
            socket.create_server(("127.0.0.1", int(port.group(1)))).close()
        except (OSError, OverflowError):
            stop(f"port {port.group(1)} is in use or not allowed; without --port a free one is found")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        limits.append("--allow-root")
    hand_over(environment(), "-m", "jupyterlab", *first, *options, *limits)


def test(options):
    """Run every stage, then say how each went."""
    python, summary, failures = environment(), "", 0
    settings = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": str(ROOT / "tests")}
    for name, command in STAGES.items():
        print(f"\n== {name}: {command}", flush=True)
        command = [python, "-m", *command.split(), *(options if name == "units" else ())]
        started = time.perf_counter()
        failed = subprocess.call(command, cwd=ROOT, env={**os.environ, **settings}) != 0
        failures += failed
        summary += f"\n{name:<10}{'FAILED' if failed else 'ok':<7}{time.perf_counter() - started:6.1f} s"
    print(summary)
    sys.exit(failures > 0)


def freeze(options):
    """Execute the notebooks anew and store their outputs."""
    hand_over(environment(), "tests/freeze.py", *options)


def export(options):
    """Write the notebooks as pages that play by themselves."""
    hand_over(environment(), "-m", "magicmath.export", *options)


def hand_over(*command):
    """Become another program, so that signals reach it."""
    os.chdir(ROOT)
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def environment():
    """Return the Python of .venv, made anew unless it is complete and fits."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or else every start compiles all packages
    pins = [(ROOT / name).read_text("utf-8") for name in ("requirements.txt", "pyproject.toml")]
    wanted = hashlib.sha256("\0".join([sys.version, str(ROOT), *pins]).encode()).hexdigest()
    try:
        if not is_ready(wanted):
            print("run.py: getting .venv ready, in under a minute", flush=True)
            with open(ROOT / ".venv.lock", "w") as lock:
                if fcntl:
                    fcntl.flock(lock, fcntl.LOCK_EX)
                if not is_ready(wanted):
                    clear()
                    install([lock.fileno()] if fcntl else [])
                    STAMP.write_text(wanted)
    except OSError as error:
        stop(f"cannot make .venv: {error}")
    return PYTHON


def is_ready(wanted):
    """Tell whether .venv is complete, fits and starts."""
    with suppress(OSError):
        return STAMP.read_text() == wanted and not subprocess.call([PYTHON, "-Ic", ""])


def clear():
    """Leave in .venv only its stamp, empty: ours, and half made."""
    if os.path.lexists(VENV):
        if not STAMP.is_file():
            stop("the .venv here was not made by run.py, which leaves it alone; move it away and run again")
        reason = "no longer fits" if STAMP.read_text() else "was left half made"
        print(f"run.py: the .venv here {reason} and is made anew", flush=True)
    VENV.mkdir(exist_ok=True)
    STAMP.write_text("")
    for entry in set(VENV.iterdir()) - {STAMP}:
        shutil.rmtree(entry) if entry.is_dir() and not entry.is_symlink() else entry.unlink()


def install(inherited):
    """Put the pinned packages and this project into .venv with uv, or else with pip."""
    import venv

    uv, own_pip = shutil.which("uv"), importlib.util.find_spec("ensurepip")
    if not (uv or own_pip or importlib.util.find_spec("pip")):
        stop("this Python brings no pip; install pip or uv, and run again")
    venv.create(VENV, with_pip=bool(own_pip and not uv), symlinks=os.name != "nt")
    if uv:
        command = [uv, "pip", "install", "-q", "--python", PYTHON]
    else:
        pip = [PYTHON, "-m", "pip"] if own_pip else [sys.executable, "-m", "pip", "--python", PYTHON]
        command = [*pip, "install", "-q", "--no-compile", "--disable-pip-version-check"]
    for packages in (["-r", "requirements.txt"], ["--no-deps", "-e", "."]):
        done = subprocess.run(
            [*command, *packages], cwd=ROOT, pass_fds=inherited, capture_output=True, text=True
        )
        if done.returncode:
            offline = re.search(OFFLINE, done.stdout + done.stderr)
            if offline:
                stop(f"cannot reach the package index: {offline.group().lower()}; connect and run again")
            stop("the packages could not be installed:\n" + "\n".join(done.stderr.splitlines()[-12:]))
    # a first visit need not begin with JupyterLab's question about news
    settings = VENV / "share" / "jupyter" / "lab" / "settings"
    settings.mkdir(parents=True, exist_ok=True)
    (settings / "overrides.json").write_text(NO_NEWS)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        stop("interrupted", code=130)
