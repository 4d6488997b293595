"""Lines of documents that a reader judges one after another, before the verdict on each opens."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

import traitlets

from magicmath import plot
from magicmath._checks import as_choice, as_sequence, as_text
from magicmath._shown import shown
from magicmath.plot.drawing import LABEL_HEIGHT, Drawing, label_width
from magicmath.widgets._base import PicturedWidget, page_code, page_style, synced
from magicmath.widgets._evidence import as_words, veiled

_ANSWERS = {"right": "✔", "wrong": "✘", "under a condition": "◐", "cannot tell": "?"}
_MOST = 20  # lines
_PARTS = 4
_WIDTH = 66  # characters of a line in the picture


class _Given(traitlets.TraitType[tuple[str, ...], Any]):
    """Answers to the first lines, in their order."""

    def validate(self, obj: Any, value: Any) -> tuple[str, ...]:
        given = tuple(as_choice(one, "answers", tuple(_ANSWERS)) for one in as_sequence(value, "answers"))
        if len(given) > len(obj._verdicts):
            raise ValueError(f"answers must be at most {len(obj._verdicts)}, got {len(given)} of them")
        return given


class LinesToJudge(PicturedWidget):
    """Judge lines one after another; the verdict and its reason open after each answer.

    A line is shown where it stands, in words, with what is printed there or what must be known. The reader
    says that it is right, wrong, right under a condition, or that nobody can tell. Lines that are judged may
    be read again. In the end the figure counts how often the reader and the verdicts agree.

    Parameters
    ----------
    lines : mapping of str to (str, sequence of str, str, str)
        From 1 to 20 lines in words. For each where it stands; what is written below it, line by line, which
        may be nothing; the verdict, "right", "wrong", "under a condition" or "cannot tell"; and the reason.

    Attributes
    ----------
    answers : tuple of str; may be set and observed
        What the reader has said of the first lines; () at the beginning.

    Raises
    ------
    TypeError, ValueError
        If `lines` is no such mapping. The widget keeps its state when `answers` is set to anything else.

    Examples
    --------
    >>> figure = LinesToJudge({
    ...     "2 is even.": ("page 1", [], "right", "It is 1 + 1."),
    ...     "All numbers are even.": ("page 2", ["1 2 3"], "wrong", "1 is odd."),
    ... })
    >>> figure.answers = ["wrong"]
    >>> figure.agreeing
    ()
    >>> figure
    1 of 2 lines judged, 0 as in the verdicts
    Line 2, page 2: All numbers are even.
    1 2 3
    """

    _esm = page_code("lines_to_judge.js")
    _css = page_style("board.css", "lines_to_judge.css")
    _set_by_page = ("answers",)

    answers: traitlets.TraitType[tuple[str, ...], Any] = synced(_Given(default_value=()))
    _held = traitlets.Unicode().tag(sync=True)  # another name than a bet has for what it holds back
    _lines: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _signs: traitlets.List[Any] = traitlets.List().tag(sync=True)

    def __init__(self, lines: Mapping[str, tuple[str, Sequence[str], str, str]]) -> None:
        if not isinstance(lines, Mapping):
            raise TypeError(f"lines must be a mapping, got {shown(lines)}")
        if not 1 <= len(lines) <= _MOST:
            raise ValueError(f"lines must be from 1 to {_MOST} lines, got {len(lines)} of them")
        told = [_told(words, parts) for words, parts in lines.items()]
        self._verdicts = [held["answer"] for _, held in told]
        super().__init__(
            _held=veiled({"lines": [held for _, held in told]}),
            _lines=[one for one, _ in told],
            _signs=[{"name": name, "sign": sign} for name, sign in _ANSWERS.items()],
        )

    @property
    def agreeing(self) -> tuple[int, ...]:
        """The numbers, from 0, of the lines on which the reader's answer is the verdict."""
        pairs = zip(self.answers, self._verdicts, strict=False)
        return tuple(k for k, (said, verdict) in enumerate(pairs) if said == verdict)

    def _picture(self) -> plot.Picture:
        judged, count = len(self.answers), len(self._lines)
        heads = [f"{judged} of {count} lines judged, {len(self.agreeing)} as in the verdicts"]
        lines = [] if judged == count else self._next()
        text = "\n".join([*(heads if judged else []), *lines])
        drawn = [part for line in text.split("\n") for part in wrap(line, _WIDTH) or [""]]
        drawing = Drawing(max(map(label_width, drawn)), LABEL_HEIGHT * len(drawn))
        for k, line in enumerate(drawn):
            drawing.label(0, LABEL_HEIGHT * k, line)
        return plot.Picture(drawing, text, f"Lines to judge. {' '.join(text.split())}")

    def _next(self) -> list[str]:
        """Return the line to judge next, and what stands below it."""
        one = self._lines[len(self.answers)]
        return [f"Line {len(self.answers) + 1}, {one['place']}: {one['words']}", *one["beside"]]


def _told(words: Any, parts: Any) -> tuple[dict[str, Any], dict[str, str]]:
    """Return what a page tells of a line, and what it holds back."""
    given = as_sequence(parts, "lines")
    if len(given) != _PARTS:
        raise ValueError(f"lines must give {_PARTS} things for each line, got {len(given)}")
    place, beside, answer, why = given
    if isinstance(beside, str):
        raise TypeError(f"lines must give a list of what stands below a line, got {shown(beside)}")
    told = {
        "words": as_words(words, "lines"),
        "place": as_words(place, "lines"),
        "beside": [as_text(one, "lines") for one in as_sequence(beside, "lines")],
    }
    return told, {"answer": as_choice(answer, "lines", tuple(_ANSWERS)), "why": as_words(why, "lines")}
