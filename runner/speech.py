"""Say how things go."""

import shutil
import sys
import time


def say(message):
    """Say something at once."""
    print("run.py:", message, flush=True)


def stop(message, code=1):
    """Say what is wrong, and end."""
    print("run.py:", message, file=sys.stderr)
    sys.exit(code)


class Progress:
    """A line about a long step: on a terminal it moves, elsewhere it comes again now and then.

    Parameters
    ----------
    step : str
        What is being done.
    every : float
        The seconds between two plain lines.
    """

    def __init__(self, step, every=20):
        self._step, self._every, self._moves = step, every, sys.stdout.isatty()
        self._started = self._told = time.monotonic()
        if not self._moves:
            say(step)

    def tell(self, how_far):
        """Tell how far the step is."""
        now = time.monotonic()
        line = f"run.py: {self._step}: {how_far}, {now - self._started:.0f} s"
        if self._moves:
            print("\r" + self._fit(line), end="", flush=True)
        elif now - self._told >= self._every:
            self._told = now
            print(line, flush=True)

    def end(self):
        """Leave a terminal with one line that says what was done, and in what time."""
        if self._moves:
            print("\r" + self._fit(f"run.py: {self._step}: {time.monotonic() - self._started:.0f} s"))

    @staticmethod
    def _fit(line):
        width = shutil.get_terminal_size().columns - 1
        return line[:width].ljust(width)
