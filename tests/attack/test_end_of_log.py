"""Check that the end of a log tells what failed."""

import os
import sys
from collections import Counter

import pytest

from attack import __main__ as whole
from attack import correctness, faults, fuzz
from runner.outcome import LACKING

FAILS = "import sys; print('FAILED one: again'); print('  FAILED not this'); sys.exit(1)"
CRASHES = "import sys; print('so far'); print(); sys.exit('no such thing')"
NOTHING_RUN = "print('NOT RUN: 3 tests: no Chromium; mended by: get one'); print('3 skipped in 1s')"
SOME_RUN = "print('NOT RUN: 3 tests: no npm'); print('8 passed, 3 skipped in 1s')"


def part(program, name="one"):
    return whole.run(name, ["-c", program], dict(os.environ))


def ends(*parts):
    return whole.end_of_log(parts, 7).splitlines()


def test_what_fails_is_told_again_after_the_table(capsys):
    one, two = part(FAILS), part("print('fine')", "two")
    assert capsys.readouterr().out == "FAILED one: again\n  FAILED not this\nfine\n"
    _, seed, first, second, _, *told = ends(one, two)
    assert seed == "seed 7"
    assert (first.split()[:2], second.split()[:2]) == (["one", "FAILED"], ["two", "ok"])
    assert told == ["one, FAILED with seed 7:", "  FAILED one: again"]
    assert whole.exit_code([one, two]) == 1


def test_what_breaks_off_is_told_by_its_last_words():
    broken = part(CRASHES)
    assert ends(broken)[-3:] == ["  exit code 1, after", "  so far", "  no such thing"]


@pytest.mark.parametrize(("program", "verdict"), [(NOTHING_RUN, "NOT RUN"), (SOME_RUN, "PARTLY RUN")])
@pytest.mark.parametrize("code", [0, LACKING])
def test_what_did_not_run_is_not_called_ok(program, verdict, code):
    lacking = part(f"{program}; import sys; sys.exit({code})")
    assert lacking.verdict == verdict
    assert ends(lacking)[-1].startswith("  NOT RUN: 3 tests: no ")
    assert whole.exit_code([lacking]) == LACKING
    assert whole.exit_code([lacking, part(FAILS)]) == 1


def test_success_needs_no_more_words():
    fine = part("print('0 failed')")
    assert ends(fine)[-1].startswith("one           ok ")
    assert whole.exit_code([fine]) == 0


@pytest.mark.parametrize("counts", [(200,), (200, 1), (1, 200), (30, 30, 30), (9,) * 8, (300,) * 8, (39,)])
def test_the_end_is_short_and_names_each_part_that_failed(counts):
    parts = [
        whole.Part(f"p{i}", 1, 1.0, [f"FAILED p{i} {j}" for j in range(n)]) for i, n in enumerate(counts)
    ]
    told = ends(*parts)[3 + len(parts) :]
    assert len(told) <= whole.MOST_LINES
    assert [line.split(",")[0] for line in told if "with seed" in line] == [p.name for p in parts]
    for i, n in enumerate(counts):
        shown = sum(line.startswith(f"  FAILED p{i} ") for line in told)
        assert shown == n or f"  and {n - shown} more, above" in told
        assert shown > 0
    if sum(counts) > whole.MOST_LINES:
        assert len(told) == whole.MOST_LINES


def test_each_part_begins_the_line_of_a_failing_case_alike(monkeypatch, capsys):
    reported = fuzz.report(Counter(["gf2.inv"]), [("long", ("gf2.inv", {"a": "x"}), "ValueError: no")], 7)
    assert "FAILED long: python -m attack.fuzz --replay 'gf2.inv' a='x'  # 'ValueError: no'" in reported

    monkeypatch.setattr(correctness, "TRUTHS", {"lie": lambda chance: 1 / 0})
    monkeypatch.setattr(sys, "argv", ["correctness", "--seconds", "0.01", "--seed", "7"])
    with pytest.raises(SystemExit, match="True"):
        correctness.main()
    failing = [line for line in capsys.readouterr().out.splitlines() if whole.TOLD_AGAIN.match(line)]
    assert len(failing) == 1
    assert "attack.correctness --replay lie " in failing[0]
    assert failing[0].endswith("# ZeroDivisionError: division by zero")

    monkeypatch.setattr(faults, "FAULTS", {"a fault": (lambda: "it is wrong",)})
    monkeypatch.setattr(sys, "argv", ["faults"])
    with pytest.raises(SystemExit, match="True"):
        faults.main()
    assert "FAILED python -m attack.faults 'a fault'  # it is wrong\n" in capsys.readouterr().out
