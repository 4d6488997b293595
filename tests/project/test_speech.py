"""What run.py says of a long step, on a terminal and elsewhere."""

import io

import pytest

from runner import speech


class Screen(io.StringIO):
    """A terminal that keeps what is written on it."""

    def isatty(self):
        return True


@pytest.fixture
def clock(monkeypatch):
    """Return a list whose one number is the time."""
    time = [100.0]
    monkeypatch.setattr(speech.time, "monotonic", lambda: time[0])
    return time


def test_elsewhere_a_plain_line_comes_now_and_then(clock, capsys):
    progress = speech.Progress("the packages", every=20)
    for second in range(1, 61):
        clock[0] = 100 + second
        progress.tell(f"{second} of 60")
    progress.end()
    assert capsys.readouterr().out.splitlines() == [
        "run.py: the packages",
        *(f"run.py: the packages: {second} of 60, {second} s" for second in (20, 40, 60)),
    ]


def test_on_a_terminal_one_line_moves(clock, monkeypatch):
    screen = Screen()
    monkeypatch.setattr(speech.sys, "stdout", screen)
    monkeypatch.setenv("COLUMNS", "50")
    progress = speech.Progress("the packages")
    for second in (1, 2):
        clock[0] = 100 + second
        progress.tell(f"{second} of 60 packages of a name that is too long for it")
    progress.end()
    first, *moves = screen.getvalue().split("\r")
    assert first == ""
    assert moves[1].startswith("run.py: the packages: 2 of 60 ")
    assert {len(move.rstrip("\n")) for move in moves} == {49}  # so that nothing of the line before is left
    assert moves[2].rstrip() == "run.py: the packages: 2 s"
