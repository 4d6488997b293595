"""Let one process at a time do what two would spoil."""

import time
from contextlib import contextmanager

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None
    import msvcrt


@contextmanager
def held(path):
    """Hold a lock on a file, waiting while another process has it; give the file.

    On POSIX a child process that inherits the file goes on holding the lock when its parent is killed.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "a") as file:
        _lock(file)
        try:
            yield file
        finally:
            _unlock(file)


def heirs(file):
    """Return the options for subprocess that make a child hold the lock, too."""
    return {"pass_fds": [file.fileno()]} if fcntl else {}


def _lock(file):
    if fcntl:
        fcntl.flock(file, fcntl.LOCK_EX)
        return
    while True:
        try:
            file.seek(0)
            return msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            time.sleep(0.1)


def _unlock(file):
    if fcntl is None:  # elsewhere closing does it, once no heir has the file open any more
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
