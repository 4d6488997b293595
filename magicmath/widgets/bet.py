"""A bet: a question whose evidence is held back until the reader, or a class, has chosen."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

import numpy as np
import traitlets

from magicmath._checks import as_choice, as_flag, as_index, as_sequence
from magicmath._shown import shown
from magicmath.plot import Picture
from magicmath.plot.drawing import FRAME, LABEL_HEIGHT, Drawing, label_width
from magicmath.widgets._base import PicturedWidget, page_code, page_style
from magicmath.widgets._evidence import Evidence, as_pieces, as_words, veiled
from magicmath.widgets._whole import Whole

_MOST_CHOICES = 12
_LONGEST_CHOICE = 80  # characters
_LARGEST_NUMBER = 10**9
_MOST_HANDS = 9999  # for one choice
_MOST_NUMBERS = 2000  # called out by a class
_MOST_ROUNDS = 2**31
_LINE = 84  # characters of a line of the picture

Choice = str | int


class _Choice(traitlets.TraitType[Choice | None, Any]):
    """One of the choices, or None before there is one."""

    def _validate(self, obj: Any, value: Any) -> Choice | None:
        return self.validate(obj, value)  # None, too, which counts as no way back

    def validate(self, obj: Any, value: Any) -> Choice | None:
        if value is obj._play["choice"] is None:
            return None
        choice = None if value is None else obj._as_choice(value)
        if obj._play["open"] and choice != obj._play["choice"]:
            raise ValueError(f"choice is fixed once the evidence is shown, got {shown(value)}: call again()")
        return choice


class Bet(PicturedWidget):
    """Ask a question, and show the evidence only when there is a bet.

    The reader chooses, or would rather see it. The first choice counts until "Bet again". In class mode
    the hands for each choice are counted first.

    Parameters
    ----------
    question : str
    choices : sequence of str, or dict from str to evidence, optional
        From 2 to 12. Evidence that belongs to a choice is shown first where it is the reader's own,
        and the others can be looked at then.
    number : range, or (low, high), optional
        In place of choices: the reader bets a whole number from here; `high` is one of them.
    evidence : str, Picture, Replay, or sequence of these, optional
        Shown after any choice, in this order. In a text a blank line begins a new paragraph, and
        what stands between two ` is code.
    answer : str or int, optional
        What happens; None leaves it open: the question has no one right answer, or the notebook
        answers it further down.
    judged : bool, optional
        The answer is a verdict of ours on what cannot be proved, and the page says so. Only with choices.

    Attributes
    ----------
    question : str
    choices : tuple of str, or range
    choice : str or int, or None; may be set as long as it is None, and observed
    hands : dict from str to int, or tuple of int
        What a class has bet.

    Raises
    ------
    TypeError, ValueError
        If there are neither or both of choices and numbers, the answer is none of them, or there is no
        evidence; or if `choice` is set to what is none, or to another once the evidence is shown.

    Notes
    -----
    Neither the text nor the picture of a bet tells its answer, and the page holds the evidence under
    a thin veil. A cell that writes a bet shows what it asks *and* what it holds back: so the bets of
    the notebooks stand in `magicmath.bets`.

    Examples
    --------
    >>> bet = Bet("Is 91 a prime number?", ["yes", "no"], evidence="7 · 13", answer="no")
    >>> bet
    Bet: Is 91 a prime number?
    ○ yes
    ○ no
    >>> bet.choice = "yes"
    >>> bet
    Bet: Is 91 a prime number?
    ● yes
    ○ no
    """

    _esm = page_code("bet.js")
    _css = page_style("board.css", "bet.css")
    _set_by_page = ("_play",)

    choice = _Choice(None, allow_none=True)
    _play: Any = Whole("_as_play").tag(sync=True)
    _question = traitlets.Unicode().tag(sync=True)
    _choices: Any = traitlets.List(None, allow_none=True).tag(sync=True)
    _numbers: Any = traitlets.List(None, allow_none=True).tag(sync=True)
    _most_hands = traitlets.Int(_MOST_HANDS).tag(sync=True)
    _most_numbers = traitlets.Int(_MOST_NUMBERS).tag(sync=True)
    _veiled = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        question: str,
        choices: Sequence[str] | Mapping[str, Evidence] | None = None,
        number: range | tuple[int, int] | None = None,
        evidence: Evidence = (),
        answer: Choice | None = None,
        judged: bool = False,
    ) -> None:
        self.question = " ".join(as_words(question, "question").split())
        if (choices is None) == (number is None):
            raise TypeError(f"choices or number must be given, not both, got {shown((choices, number))}")
        self.choices = _as_numbers(number) if choices is None else _as_choices(choices)
        own = (
            [as_pieces(one, "choices") for one in choices.values()] if isinstance(choices, Mapping) else None
        )
        common = as_pieces(evidence, "evidence")
        if not common and not (own and all(own)):
            raise ValueError(f"evidence must hold something to show, got {shown(evidence)}")
        right = None if answer is None else self._as_choice(answer, "answer")
        by_name = isinstance(self.choices, tuple)
        if as_flag(judged, "judged") and (right is None or not by_name):
            raise ValueError(f"judged needs choices and an answer, got {shown(answer)}")
        held = {"answer": right, "own": own, "common": common}
        super().__init__(
            _question=self.question,
            _choices=list(self.choices) if by_name else None,
            _numbers=None if by_name else [self.choices[0], self.choices[-1]],
            _veiled=veiled({**held, "judged": True} if judged else held),
            _play={
                **{"round": 0, "choice": None, "open": False, "look": None},
                **{"in_class": False, "counted": False},
                "hands": [0] * len(self.choices) if by_name else [],
            },
        )

    @property
    def hands(self) -> dict[str, int] | tuple[int, ...]:
        """How many hands a class has raised for each choice, or the numbers that it has called out."""
        hands = self._play["hands"]
        if isinstance(self.choices, range):
            return tuple(hands)
        return dict(zip(self.choices, hands, strict=True))

    def see(self) -> None:
        """Show the evidence without a bet; `choice` stays None."""
        if not self._play["open"]:
            self._play = {**self._play, "open": True}

    def again(self) -> None:
        """Hide the evidence, and ask once more."""
        following = (self._play["round"] + 1) % _MOST_ROUNDS
        self._play = {**self._play, "round": following, "choice": None, "open": False, "look": None}

    def _as_play(
        self, round: int, choice: Any, open: bool, look: Any, in_class: bool, counted: bool, hands: Any
    ) -> dict[str, Any]:
        """Return what the reader and the class have done so far: possible as a whole, or raise."""
        play: dict[str, Any] = {
            "open": as_flag(open, "open"),
            "in_class": as_flag(in_class, "in_class"),
            "counted": as_flag(counted, "counted"),
            "round": as_index(round, "round", high=_MOST_ROUNDS),
            "choice": None if choice is None else self._as_choice(choice),
            "look": None if look is None else as_index(look, "look", high=len(self.choices)),
            "hands": self._as_hands(hands),
        }
        if choice is not None and not play["open"]:
            raise ValueError("play must be open where there is a choice")
        before = self._trait_values.get("_play")
        if before and before["open"] and before["round"] == play["round"]:
            for name in ("open", "choice"):
                if play[name] != before[name]:
                    raise ValueError("choice is fixed once the evidence is shown, until the next round")
        return play

    def _as_choice(self, value: object, name: str = "choice") -> Choice:
        if isinstance(self.choices, tuple):
            return str(as_choice(value, name, self.choices))
        return as_index(value, name, low=self.choices[0], high=self.choices[-1] + 1)

    def _as_hands(self, value: object) -> list[int]:
        hands = as_sequence(value, "hands")
        if isinstance(self.choices, range):
            if len(hands) > _MOST_NUMBERS:
                raise ValueError(f"hands must be at most {_MOST_NUMBERS} numbers, got {len(hands)}")
            return [int(self._as_choice(number, "hands")) for number in hands]
        if len(hands) != len(self.choices):
            raise ValueError(f"hands must be {len(self.choices)}, one a choice, got {len(hands)}")
        return [as_index(count, "hands", high=_MOST_HANDS + 1) for count in hands]

    @traitlets.observe("_play")
    def _follow_play(self, _: Any) -> None:
        self.choice = self._play["choice"]

    @traitlets.observe("choice")
    def _follow_choice(self, change: Any) -> None:
        if change.new != self._play["choice"]:
            self._play = {**self._play, "choice": change.new, "open": True}

    def _picture(self) -> Picture:
        offered = self._offered()
        lines = [f"{'●' if is_chosen else '○'} {label}" for label, is_chosen in offered]
        bet = "" if self.choice is None else f" Your bet: {self.choice}."
        labels = "; ".join(label for label, _ in offered)
        alt = f"A bet. {self.question} Choices: {labels}.{bet}"
        return Picture(
            _drawn(f"Bet: {self.question}", offered), "\n".join([f"Bet: {self.question}", *lines]), alt
        )

    def _offered(self) -> list[tuple[str, bool]]:
        """Return what can be chosen, in words, and whether it is."""
        if isinstance(self.choices, tuple):
            return [(label, label == self.choice) for label in self.choices]
        within = f"a number from {self.choices[0]} to {self.choices[-1]}"
        return [(within if self.choice is None else f"{self.choice}, {within}", self.choice is not None)]


def _as_choices(choices: object) -> tuple[str, ...]:
    """Return the names of choices, or raise."""
    given = list(choices) if isinstance(choices, Mapping) else as_sequence(choices, "choices")
    names = tuple(" ".join(as_words(name, "choices").split()) for name in given)
    if not 2 <= len(names) <= _MOST_CHOICES:
        raise ValueError(f"choices must be from 2 to {_MOST_CHOICES}, got {len(names)}")
    for name in names:
        if len(name) > _LONGEST_CHOICE:
            raise ValueError(f"choices must have at most {_LONGEST_CHOICE} characters, got {shown(name)}")
        if names.count(name) > 1:
            raise ValueError(f"choices must differ, got {shown(name)} twice")
    return names


def _as_numbers(number: object) -> range:
    """Return numbers to choose from as a range of step 1, or raise."""
    if isinstance(number, range):
        if number.step != 1 or len(number) < 2:
            raise ValueError(f"number must be a range of step 1 with a choice in it, got {shown(number)}")
        number = number[0], number[-1]
    ends = as_sequence(number, "number")
    if len(ends) != 2:
        raise ValueError(f"number must be (low, high), got {shown(number)}")
    low, high = (as_index(end, "number", low=-_LARGEST_NUMBER, high=_LARGEST_NUMBER + 1) for end in ends)
    if low >= high:
        raise ValueError(f"number must be (low, high) with low below high, got {shown((low, high))}")
    return range(low, high + 1)


def _drawn(question: str, offered: Sequence[tuple[str, bool]]) -> Drawing:
    """Draw a question above what can be chosen, each with its circle."""
    lines = wrap(question, _LINE)
    top = LABEL_HEIGHT * len(lines) + 6
    rows = np.arange(len(offered)) * (LABEL_HEIGHT + 4) + top
    widest = max(map(label_width, [*lines, *(f"      {label}" for label, _ in offered)]))
    drawing = Drawing(widest, float(rows[-1]) + LABEL_HEIGHT)
    for i, line in enumerate(lines):
        drawing.label(0, LABEL_HEIGHT * i, line)
    for y, (label, is_chosen) in zip(rows.tolist(), offered, strict=True):
        drawing.circle(9, y + 10, 6, fill="currentColor" if is_chosen else "none", stroke=FRAME)
        drawing.label(24, y, label)
    return drawing
