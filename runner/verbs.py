"""Do what the first word of the command line asks for."""

import os
import re
import socket
import subprocess
import sys

from . import ROOT
from .environment import Environment
from .speech import stop
from .stages import LONGER, SITE, TEST, run, variables


def main(usage, verb="help", *options):
    """Do what the first word of the command line asks for."""
    verbs = {"lab": lab, "test": test, "check": check, "freeze": freeze, "site": site}
    try:
        if verb in ("help", "-h", "--help"):
            print(usage.strip())
        elif verb in verbs:
            verbs[verb](options)
        else:
            stop(f"there is no '{verb}'; the verbs are {', '.join(verbs)}", code=2)
    except KeyboardInterrupt:
        stop("interrupted", code=130)


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
    python = Environment().ready()
    _trust_notebooks(python)
    hand_over(python, "-m", "jupyterlab", *first, *options, *limits)


def _trust_notebooks(python):
    """Sign the notebooks, as JupyterLab shows pictures as SVG only where they are trusted."""
    notebooks = sorted(str(path) for path in (ROOT / "notebooks").glob("*.ipynb"))
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.call([python, "-m", "nbformat.sign", *notebooks], cwd=ROOT, **quiet)


def test(options):
    """Run every stage but the longer ones, then say how each went."""
    sys.exit(run(TEST, options))


def check(names):
    """Run the longer stages of the names given, or all of them, then say how each went."""
    unknown = [name for name in names if name not in LONGER]
    if unknown:
        stop(f"there is no check '{unknown[0]}'; the longer checks are {', '.join(LONGER)}", code=2)
    sys.exit(run([stage for name in names or LONGER for stage in LONGER[name]]))


def freeze(options):
    """Execute the notebooks anew and store their outputs."""
    os.environ.update(variables())
    hand_over(Environment().ready(), "tools/freeze.py", *options)


def site(options):
    """Build the site of the book, or single pages, from notebooks."""
    os.environ["PYTHONPATH"] = str(ROOT)
    words = [os.path.abspath(word) if os.path.isfile(word) else word for word in options]
    hand_over(SITE.ready(), "site/build.py", *words)


def hand_over(*command):
    """Become another program, so that signals reach it."""
    os.chdir(ROOT)
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)
