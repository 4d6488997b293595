"""Tell from what pytest reports, not from its exit code alone, what ran and how it went."""

import xml.etree.ElementTree as ElementTree
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

MENDED_BY = "; mended by: "  # in the reason of a test that is skipped for want of a tool
NOTHING_CHOSEN, LACKING = 5, 9  # exit codes: pytest's own, and tests/lacking.py's for want of a tool in CI
OK, PARTLY, NOT_RUN, FAILED = "ok", "PARTLY RUN", "NOT RUN", "FAILED"


@dataclass
class Outcome:
    """How one stage went.

    Parameters
    ----------
    name : str
        The stage's.
    code : int
        The exit code of its program.
    seconds : float
        The time it took.
    tests, faults : int, optional
        How many tests it has, and how many of these failed; None where no report says.
    skipped : Counter, optional
        The reasons of the tests that were skipped.
    """

    name: str
    code: int
    seconds: float
    tests: int | None = None
    faults: int | None = None
    skipped: Counter = field(default_factory=Counter)
    is_pytest: bool = True

    @property
    def passed(self):
        """How many tests ran and passed."""
        return self.tests - self.faults - self.skipped.total()

    @property
    def lacking(self):
        """How many tests did not run for want of a tool, by the reason and the command that mends it."""
        return Counter({reason: n for reason, n in self.skipped.items() if MENDED_BY in reason})

    @property
    def verdict(self):
        """One of OK, PARTLY, NOT_RUN and FAILED."""
        if not self.is_pytest:
            return {0: OK, LACKING: PARTLY}.get(self.code, FAILED)
        if self.code not in (0, NOTHING_CHOSEN, LACKING) or self.tests is None or self.faults:
            return FAILED
        if not self.passed:
            return NOT_RUN
        return PARTLY if self.lacking else OK

    @property
    def line(self):
        """The stage's line of the summary, with a line for each reason to skip that nothing can mend."""
        line = f"{self.verdict:<11}{self.seconds:6.1f} s"
        if self.tests is None:
            return line + ("   it left no report" if self.is_pytest and not self.code else "")
        counts = {"passed": self.passed, "failed": self.faults, "skipped": self.skipped.total()}
        line += "   " + (", ".join(f"{n} {what}" for what, n in counts.items() if n) or "no test was chosen")
        plain = self.skipped - self.lacking
        return line + "".join(f"\n    {n} skipped: {reason}" for reason, n in plain.items())


def read(report, **known):
    """Return the outcome that a JUnit report of pytest tells; one that cannot be read tells nothing."""
    outcome = Outcome(**known)
    with suppress(OSError, ElementTree.ParseError):
        cases = list(ElementTree.parse(report).iter("testcase"))
        skips = [skip for case in cases for skip in case.findall("skipped")]
        outcome.tests = len(cases)
        outcome.faults = sum({"failure", "error"} & {part.tag for part in case} != set() for case in cases)
        outcome.skipped = Counter(skip.get("message", "").removeprefix("Skipped: ") for skip in skips)
    return outcome
