"""Run work where the reader's interrupt reaches it: in the kernel's main thread, which alone hears signals.

JupyterLab may hand a widget's messages to another thread, so that they need not wait for a running cell.
"""

import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any


def shell() -> Any:
    """Return the notebook's IPython, or None outside of a notebook."""
    ipython = sys.modules.get("IPython")
    return ipython.get_ipython() if ipython else None


def in_main_thread(work: Callable[[], None]) -> None:
    """Do some work in the main thread: now, or when the cell that runs there has ended."""
    loop = getattr(getattr(shell(), "kernel", None), "io_loop", None)
    if loop is None or threading.current_thread() is threading.main_thread():
        work()
    else:
        loop.add_callback(work)


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """Let an interrupt raise KeyboardInterrupt, as it does in a cell."""
    try:
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
    except ValueError:  # signals are heard in the main thread alone
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.default_int_handler)
