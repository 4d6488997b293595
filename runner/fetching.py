"""Bring what pip does not: packages from npm, and a Chromium for the tests.

python -m runner.fetching packages chromium    fetch them beforehand, once
"""

import json
import os
import platform
import re
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

from . import ROOT
from .lacking import Lacking, how_to_install
from .lock import held

FETCHED = ROOT / ".fetched"
PACKAGES = ROOT / "package.json"
CHROMIUM = "@sparticuz/chromium"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = ("install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--fetch-retries=1")
UNPACK = f"""
import chromium, {{ inflate }} from "{CHROMIUM}";
await chromium.executablePath();
await inflate("node_modules/{CHROMIUM}/bin/al2023.tar.br");
"""


def packages(say=print):
    """Return the folder of the packages that the tests take from npm, fetched once.

    Raises
    ------
    Lacking
        If npm is missing or fails.
    """
    return npm_packages("packages", PACKAGES, "3 MB of packages", say)


def npm_packages(name, given, what, say=print):
    """Return the folder of the packages that a package.json names, fetched from npm once.

    Parameters
    ----------
    name : str
        What they are kept under.
    given : Path
        The package.json.
    what : str
        What is told beforehand of what will be fetched.
    say : callable, optional
        Whom it is told.

    Raises
    ------
    Lacking
        If npm is missing or fails.
    """
    make = partial(_npm, "--omit=optional", given=given)
    return _kept(name, given.read_text("utf-8"), make, f"{what} from npm", say) / "node_modules"


def chromium(playwrights_own, say=print):
    """Return the path of a Chromium that starts, and the variables that it needs.

    Parameters
    ----------
    playwrights_own : str
        Where Playwright keeps its own.
    say : callable, optional
        What is told beforehand what will be fetched.

    Raises
    ------
    Lacking
        If there is none and none can be had.
    """
    for path in (*map(shutil.which, BROWSERS), playwrights_own):
        if path and _starts(path):
            return path, {}
    if (sys.platform, platform.machine()) == ("linux", "x86_64"):
        return _npms_chromium(say)
    say("run.py: fetching Chromium with Playwright, about 170 MB")
    install = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
    if subprocess.call(install, stdout=subprocess.DEVNULL) == 0 and _starts(playwrights_own):
        return playwrights_own, {}
    raise Lacking("no Chromium that starts, and Playwright could not fetch one", " ".join(install))


def _npms_chromium(say):
    version = json.loads(PACKAGES.read_text("utf-8"))["optionalDependencies"][CHROMIUM]
    try:
        folder = _kept("chromium", version, partial(_unpack, version), "70 MB of Chromium from npm", say)
    except Lacking as lacking:
        raise Lacking(f"no Chromium that starts, and {lacking.reason}", how_to_install("chromium")) from None
    path = str(folder / "chromium")
    fonts = {"FONTCONFIG_PATH": str(folder / "fonts")} if not Path("/etc/fonts").exists() else {}
    for variables in ({}, {"LD_LIBRARY_PATH": str(folder / "al2023" / "lib")}):
        if _starts(path, variables):
            return path, variables | fonts
    raise Lacking("the Chromium from npm does not start here", how_to_install("chromium"))


def _starts(path, variables=None):
    command = {"args": [path, "--version"], "env": os.environ | (variables or {})}
    try:
        return subprocess.run(**command, capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.SubprocessError):
        return False


def _unpack(version, folder):
    """Put npm's Chromium and the libraries that it brings into a folder."""
    _npm(f"{CHROMIUM}@{version}", folder=folder)
    _call("node", "--input-type=module", "--eval", UNPACK, folder=folder, variables={"TMPDIR": str(folder)})
    shutil.rmtree(folder / "node_modules")
    settings = folder / "fonts" / "fonts.conf"
    ours = FETCHED / "chromium" / "fonts"
    settings.write_text(re.sub(r"(?<=dir>)/\w+/fonts", lambda _: str(ours), settings.read_text("utf-8")))


def _npm(*words, folder, given=None):
    if given:
        shutil.copy(given, folder)
    else:
        (folder / "package.json").write_text('{"private": true}')
    _call("npm", *INSTALL, *words, folder=folder)


def _call(program, *words, folder, variables=None):
    path = _path_of(program)
    options = {"cwd": folder, "env": os.environ | (variables or {}), "timeout": 600}
    try:
        subprocess.run([path, *words], check=True, capture_output=True, text=True, **options)
    except (OSError, subprocess.SubprocessError) as error:
        said = (getattr(error, "stderr", None) or str(error)).strip().splitlines()
        said = next((line for line in said if "error" in line.lower()), said[-1])
        raise Lacking(f"{program} failed ({said})", "python3 run.py test") from None


def _path_of(program):
    path = shutil.which(program)
    if path is None:
        raise Lacking(f"{program} is missing", how_to_install("npm"))
    return path


def _kept(name, wanted, make, what, say):
    """Return the folder of what was fetched: once, and whole, even if two ask for it at once."""
    folder, made_of = FETCHED / name, FETCHED / name / "made-of"
    with held(FETCHED / f"{name}.lock"):
        if not (made_of.is_file() and made_of.read_text("utf-8") == wanted):
            _path_of("npm")
            say(f"run.py: fetching {what} into {FETCHED.name}")
            new = FETCHED / f"{name}.new"
            shutil.rmtree(new, ignore_errors=True)
            new.mkdir()
            make(folder=new)
            (new / "made-of").write_text(wanted, "utf-8")
            shutil.rmtree(folder, ignore_errors=True)
            new.rename(folder)
    return folder


def main(*names):
    """Fetch the tools of these names; say what cannot be had."""
    for name in names:
        try:
            if name == "packages":
                packages()
            else:
                chromium(playwrights_own())
        except Lacking as lacking:
            print(f"run.py: {lacking.reason}")


def playwrights_own():
    """Return where Playwright keeps its own Chromium, whether or not it is there."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


if __name__ == "__main__":
    main(*sys.argv[1:])
