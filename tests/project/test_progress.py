"""Long work shows a bar and can be interrupted; short work shows nothing."""

import builtins

import pytest

from magicmath import nullity, rules
from magicmath._progress import watched
from magicmath.games import impartial, octal
from magicmath.rules import articles

DOWNWARDS = impartial.ImpartialGame(lambda heap: range(max(heap - 2, 0), heap), "downwards")


@pytest.fixture
def bars(monkeypatch):
    """Return the bars that are made, each as the list of steps that were taken under it."""
    made = []

    def bar(steps, **options):
        assert options == {"delay": 2, "leave": False}
        made.append([])
        for step in steps:
            made[-1].append(step)
            yield step

    monkeypatch.setattr("tqdm.auto.tqdm", bar)
    return made


@pytest.fixture
def impatient(monkeypatch):
    """Let the least work count as long."""
    monkeypatch.setattr(nullity, "_LONG_BOARD", 0)
    monkeypatch.setattr(nullity, "_LONG_GCD", 0)
    monkeypatch.setattr(nullity, "_LONG_TABLE", 0)
    monkeypatch.setattr(octal, "_LONG_WORK", 0)
    monkeypatch.setattr(octal, "_LONG_SEARCH", 0)
    monkeypatch.setattr(impartial, "_QUIET_MOVES", 5)
    monkeypatch.setattr(articles, "_LONG_DRAW", 0)


LONG_WORK = {
    "nullity.table": (lambda: nullity.table(30).tolist(), 1),
    "nullity.of_board": (lambda: nullity.of_board(30), 1),
    "nullity.by_gcd": (lambda: nullity.by_gcd(30), 1),
    "octal_values": (lambda: octal.octal_values("0.77", 30).tolist(), 1),
    "octal_period": (lambda: octal.octal_period("0.77", 300), 2),
    "grundy": (lambda: impartial.ImpartialGame(DOWNWARDS.moves, "again").grundy(20), 1),
    "random_rules": (lambda: rules.random_rules(3, 3, 7).numbers, 1),
}


@pytest.mark.parametrize("name", LONG_WORK)
def test_long_work_shows_a_bar_and_finds_the_same(name, bars, request):
    work, count = LONG_WORK[name]
    quiet = work()
    assert bars == []
    request.getfixturevalue("impatient")
    assert work() == quiet
    assert len(bars) == count
    assert all(bars)


@pytest.mark.parametrize("name", LONG_WORK)
def test_long_work_can_be_interrupted(name, monkeypatch, impatient):
    def interrupt(steps, **_):
        raise KeyboardInterrupt
        yield from steps

    monkeypatch.setattr("tqdm.auto.tqdm", interrupt)
    with pytest.raises(KeyboardInterrupt):
        LONG_WORK[name][0]()


def test_without_tqdm_work_goes_on_without_a_bar(monkeypatch):
    find = builtins.__import__

    def refuse(name, *args):
        if name.startswith("tqdm"):
            raise ImportError(name)
        return find(name, *args)

    monkeypatch.setattr(builtins, "__import__", refuse)
    assert list(watched(range(3))) == [0, 1, 2]
