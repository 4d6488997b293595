"""Two processes that want the same lock."""

import multiprocessing
import os
import subprocess
import sys

import pytest

from runner import lock


def _hold_and_tell(path, places, place):
    with lock.held(path):
        before = list(places)
        places.append(place)
        assert before == list(places)[:-1]
        multiprocessing.Event().wait(0.05)
        places.append(place)


class FakeMsvcrt:
    """What Windows does for a lock, where another process gives way at the third try."""

    LK_NBLCK, LK_UNLCK = 2, 0

    def __init__(self):
        self.calls = []

    def locking(self, descriptor, mode, size):
        assert os.lseek(descriptor, 0, os.SEEK_CUR) == 0  # the same byte each time
        self.calls.append((mode, size))
        if len(self.calls) < 3:
            raise OSError(36, "deadlock avoided")


def test_lock_is_held_by_one_at_a_time(tmp_path):
    context = multiprocessing.get_context("spawn")
    with context.Manager() as manager:
        places = manager.list()
        others = [
            context.Process(target=_hold_and_tell, args=(tmp_path / "x.lock", places, n)) for n in (1, 2)
        ]
        for other in others:
            other.start()
        for other in others:
            other.join(60)
        assert [other.exitcode for other in others] == [0, 0]
        first, second, third, fourth = places
    assert (first, third) == (second, fourth)


@pytest.mark.skipif(lock.fcntl is None, reason="Windows ends a lock with the process")
def test_child_goes_on_holding_the_lock(tmp_path):
    path = tmp_path / "x.lock"
    with lock.held(path) as file:
        child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, **lock.heirs(file))
    with open(path) as again:
        with pytest.raises(BlockingIOError):
            lock.fcntl.flock(again, lock.fcntl.LOCK_EX | lock.fcntl.LOCK_NB)
        child.communicate(b"\n")
        lock.fcntl.flock(again, lock.fcntl.LOCK_EX | lock.fcntl.LOCK_NB)


def test_on_windows_it_waits_and_gives_the_lock_back(tmp_path, monkeypatch):
    windows = FakeMsvcrt()
    monkeypatch.setattr(lock, "fcntl", None)
    monkeypatch.setattr(lock, "msvcrt", windows, raising=False)
    monkeypatch.setattr(lock.time, "sleep", lambda seconds: None)
    with lock.held(tmp_path / "folder" / "x.lock") as file:
        assert windows.calls == [(windows.LK_NBLCK, 1)] * 3
        assert lock.heirs(file) == {}
    assert windows.calls[3:] == [(windows.LK_UNLCK, 1)]
