"""Make a virtual environment of this checkout, and make it anew when it no longer fits."""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass

from . import ROOT
from .lock import heirs, held
from .speech import Progress, say, stop

OLDEST_PYTHON = (3, 11)
NO_NEWS = '{"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": false}}'
OFFLINE = "(?i)connection refused|unreachable|no route to host|timed out|name resolution|not known|dns error"
LOOK = 0.5  # seconds between two looks at how far an installer is
# where run.py runs in the environment that it makes anew, that one's own Python is about to go
_THIS_PYTHON = getattr(sys, "_base_executable", sys.executable)


@dataclass(frozen=True)
class Environment:
    """A virtual environment with pinned packages and this project.

    Parameters
    ----------
    name : str
        The folder that holds it.
    pins : str
        The file that names the packages.
    oldest : bool
        Whether to make it with the oldest Python that the project allows, where that is at hand.
    """

    name: str = ".venv"
    pins: str = "requirements.txt"
    oldest: bool = False

    @property
    def folder(self):
        """The folder that holds the environment."""
        return ROOT / self.name

    @property
    def python(self):
        """The environment's own Python."""
        return str(self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))

    @property
    def _stamp(self):
        return self.folder / "made-by-run.py"

    def ready(self):
        """Return the environment's Python, once the environment is complete and fits."""
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or else every start compiles all packages
        maker, version = _oldest_python() if self.oldest else (_THIS_PYTHON, sys.version)
        pins = [(ROOT / name).read_text("utf-8") for name in (self.pins, "pyproject.toml")]
        wanted = hashlib.sha256("\0".join([version, str(ROOT), *pins]).encode()).hexdigest()
        try:
            if not self._fits(wanted):
                say(f"getting {self.name} ready: half a minute with uv, one to three minutes with pip")
                with held(ROOT / f"{self.name}.lock") as lock:
                    if not self._fits(wanted):
                        self._clear()
                        self._install(maker, heirs(lock))
                        self._stamp.write_text(wanted)
        except OSError as error:
            stop(f"cannot make {self.name}: {error}")
        return self.python

    def _fits(self, wanted):
        """Tell whether the environment is complete, fits and starts."""
        with suppress(OSError):
            return self._stamp.read_text() == wanted and not subprocess.call([self.python, "-Ic", ""])

    def _clear(self):
        """Leave in the folder only its stamp, empty: ours, and half made."""
        if os.path.lexists(self.folder):
            if self.folder.is_symlink() or not self._stamp.is_file():
                refusal = f"the {self.name} here was not made by run.py, which leaves it alone"
                stop(f"{refusal}; move it away and run again")
            reason = "no longer fits" if self._stamp.read_text() else "was left half made"
            say(f"the {self.name} here {reason} and is made anew")
        self.folder.mkdir(exist_ok=True)
        self._stamp.write_text("")
        for entry in set(self.folder.iterdir()) - {self._stamp}:
            _remove(entry)

    def _install(self, maker, inherited):
        """Put the pinned packages and this project into the folder with uv, or else with pip."""
        uv, own_pip = shutil.which("uv"), importlib.util.find_spec("ensurepip")
        if not (uv or own_pip or importlib.util.find_spec("pip")):
            stop("this Python brings no pip; install pip or uv, and run again")
        steps = [("an empty environment", [maker, "-m", "venv", "--without-pip", str(self.folder)])]
        if uv:
            install = [uv, "pip", "install", "-q", "--python", self.python]
        else:
            if own_pip:
                steps.append(("its pip", [self.python, "-m", "ensurepip", "--default-pip"]))
            pip = (
                [self.python, "-m", "pip"]
                if own_pip
                else [sys.executable, "-m", "pip", "--python", self.python]
            )
            install = [*pip, "install", "--no-compile", "--disable-pip-version-check", "--progress-bar=off"]
        steps.append(("the packages", [*install, "-r", self.pins]))
        steps.append(("this project", [*install, "--no-deps", "-e", "."]))
        for number, (what, command) in enumerate(steps, start=1):
            self._do(f"step {number} of {len(steps)}, {what}", command, inherited)
        # a first visit need not begin with JupyterLab's question about news
        settings = self.folder / "share" / "jupyter" / "lab" / "settings"
        settings.mkdir(parents=True, exist_ok=True)
        (settings / "overrides.json").write_text(NO_NEWS)

    def _do(self, step, command, inherited):
        """Do one step of the installation, tell how far it is, and stop with what it says when it fails."""
        progress, log = Progress(step), self.folder / "install.log"
        with open(log, "wb") as output:
            streams = {"stdin": subprocess.DEVNULL, "stdout": output, "stderr": subprocess.STDOUT}
            variables = os.environ | {"PYTHONUNBUFFERED": "1"}  # or else pip says nothing for long
            process = subprocess.Popen(command, cwd=ROOT, env=variables, **streams, **inherited)
        try:
            while process.poll() is None:
                with suppress(subprocess.TimeoutExpired):
                    process.wait(LOOK)
                progress.tell(self._how_far(_text(log)))
        except BaseException:
            process.kill()
            process.wait()
            raise
        finally:
            progress.end()
        if process.returncode:
            said = _text(log)
            offline = re.search(OFFLINE, said)
            if offline:
                stop(f"cannot reach the package index: {offline.group().lower()}; connect and run again")
            stop("the packages could not be installed:\n" + "\n".join(said.splitlines()[-12:]))

    def _how_far(self, said):
        """Count what is fetched, as far as the installer says so, and what is in place."""
        pins = (ROOT / self.pins).read_text("utf-8").splitlines()
        total = len(pins) - said.count("Ignoring ")  # what is for another system
        fetched = min(total, len(re.findall("^(?:Collecting|Processing) ", said, re.MULTILINE)))
        placed = min(total, self._placed())
        return (f"{fetched} packages fetched, " if fetched else "") + f"{placed} of {total} in place"

    def _placed(self):
        """Count the packages in place, without a look into folders that an installer may just remove."""
        with suppress(OSError):
            folders = [*self.folder.glob("lib/python*/site-packages"), self.folder / "Lib" / "site-packages"]
            names = [name for folder in folders if folder.is_dir() for name in os.listdir(folder)]
            return sum(name.endswith(".dist-info") for name in names)
        return 0


def _text(log):
    return log.read_text("utf-8", errors="replace")


def _remove(entry, tries=20):
    """Remove a file or a folder, even one that an orphan of a killed installer still writes into."""
    for left in reversed(range(tries)):
        try:
            return shutil.rmtree(entry) if entry.is_dir() and not entry.is_symlink() else entry.unlink()
        except OSError:
            if not os.path.lexists(entry):
                return None
            if not left:
                raise
            time.sleep(0.25)


def _oldest_python():
    """Return the path and the version of the oldest Python allowed, or of this one where there is none."""
    name = "python" + ".".join(map(str, OLDEST_PYTHON))
    if sys.version_info[:2] != OLDEST_PYTHON and shutil.which(name):
        asked = [name, "-c", "import sys; print(sys.executable, sys.version, sep='\\n')"]
        answer = subprocess.run(asked, capture_output=True, text=True, check=False)
        if answer.returncode == 0:
            path, _, version = answer.stdout.strip().partition("\n")
            return path, version
    return _THIS_PYTHON, sys.version
