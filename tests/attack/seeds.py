"""Which random choices an attack makes: those of one number, which follows from the package itself.

The same package is attacked in the same way each time, so a fault that is found can be found again,
and a change of something else finds none that was there before. Every change of the package draws
another attack.
"""

import hashlib
import random
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "magicmath"
HIGH = 10**9
OF_PACKAGE, FREE = "package", "random"
HELP = f"a number, '{FREE}', or '{OF_PACKAGE}' for the one that follows from the package (the default)"


def of_package(folder=PACKAGE):
    """Return the number that follows from the names and the contents of all files of the package."""
    digest = hashlib.sha256()
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    for name in sorted(paths):
        if "__pycache__" not in name:
            content = paths[name].read_bytes().replace(b"\r\n", b"\n")  # as a checkout on Windows may have
            for part in (name.encode(), content):
                digest.update(len(part).to_bytes(8, "big") + part)
    return int.from_bytes(digest.digest(), "big") % HIGH


def read(text):
    """Return the number that a word of the command line stands for."""
    if text == FREE:
        return random.SystemRandom().randrange(HIGH)
    return of_package() if text == OF_PACKAGE else int(text)


def add_option(parser):
    """Let a command line say the seed."""
    parser.add_argument("--seed", type=read, default=OF_PACKAGE, help=HELP)
