"""An exercise in the page: its task, a place to answer, the check, hints, and the solution last.

The page asks Python by a message that holds the answer's text; Python answers by a trait that all views show.
"""

import textwrap
from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

import anywidget
import numpy as np
import traitlets

from magicmath import plot
from magicmath._checks import as_flag, as_index, as_text
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget, page_code, page_style, titled
from magicmath.widgets._interrupts import in_main_thread, interruptible, shell

_WIDTH = 100  # characters of a line of the stored text
_MOST_TRIES = 2**31
_INTERRUPTED = "Stopped: your code ran until you interrupted it. Look for a loop that does not end."


class _Reply(Protocol):
    """What is said to an answer."""

    @property
    def solved(self) -> bool:
        """Whether it has the property asked for."""

    @property
    def message(self) -> str:
        """A sentence to its author."""

    @property
    def printed(self) -> str:
        """What it printed."""


@runtime_checkable
class _Asked(Protocol):
    """What can be asked: a task of `magicmath.exercises`."""

    @property
    def name(self) -> str:
        """Its name behind that of its notebook's module."""

    def told(self) -> dict[str, Any]:
        """Return what the page needs."""

    def verdicts(self) -> dict[str, Any]:
        """Return what a page without Python may say to answers."""

    def reply(self, text: str, names: Mapping[str, Any] | None = None) -> _Reply:
        """Return the feedback to an answer as it was typed."""


class _Answer(traitlets.TraitType[str, Any]):
    """What the reader typed."""

    def validate(self, obj: Any, value: Any) -> str:
        return as_text(value, "answer")


class _Count(traitlets.TraitType[int, Any]):
    """How many of something, from 0."""

    def validate(self, obj: Any, value: Any) -> int:
        most = len(obj._told["hints"]) if self.name == "_hints" else _MOST_TRIES
        return as_index(value, str(self.name).lstrip("_"), high=most + 1)


class _Flag(traitlets.TraitType[bool, Any]):
    """True or False."""

    def validate(self, obj: Any, value: Any) -> bool:
        return as_flag(value, str(self.name).lstrip("_"))


class Exercise(PicturedWidget):
    """Ask one exercise: a task, a place to answer it, Check, hints one at a time, the solution last.

    In a notebook its Python checks the answer, and knows the notebook's names; code from the editor
    runs in a copy of them. Interrupt the kernel if it does not end. What you typed, and which exercises
    are done, is kept in your browser only.

    Parameters
    ----------
    task : magicmath.exercises.Task
        Such as `magicmath.exercises.inverse.own_inverse`.

    Attributes
    ----------
    answer : str
        What stands in the field or the editor, or the presses as a list; may be set and observed.

    Raises
    ------
    TypeError
        If `task` is no task, or the answer no str. The widget keeps its state then; it also does
        when the page sends what it should not.

    Examples
    --------
    >>> from magicmath.exercises import inverse
    >>> exercise = Exercise(inverse.own_inverse)
    >>> exercise
    Exercise 5 (more). Find a matrix that is its own inverse modulo 2.
    <BLANKLINE>
    Make it at least 3×3, and not a mere exchange of rows. You may write it row by row, as 100 010 001.
    <BLANKLINE>
    Run the cell to answer it here.
    >>> exercise.answer = "[[1, 0], [0, 1]]"
    >>> exercise.check()
    ✘ Make it at least 3×3.
    """

    _esm = page_code("exercise.js")
    _css = page_style("board.css", "adding.css", "recipes.css", "witnesses.css", "pins.css", "exercise.css")
    _set_by_page = ("answer", "_hints", "_shows_solution", "_tries")

    answer: traitlets.TraitType[str, Any] = _Answer("").tag(sync=True)
    _told: Any = traitlets.Dict().tag(sync=True)
    _feedback: Any = traitlets.Any(None).tag(sync=True)
    _hints: traitlets.TraitType[int, Any] = _Count(0).tag(sync=True)
    _shows_solution: traitlets.TraitType[bool, Any] = _Flag(False).tag(sync=True)
    _tries: traitlets.TraitType[int, Any] = _Count(0).tag(sync=True)

    def __init__(self, task: _Asked) -> None:
        if not isinstance(task, _Asked) or not isinstance(task.name, str):
            raise TypeError(f"task must be a Task of magicmath.exercises, got {shown(task)}")
        self.task = task
        told = task.told()
        super().__init__(_told=told, answer=told["place"]["starter"])
        self.on_msg(self._hear)

    @property
    def solved(self) -> bool:
        """Whether the answer that was checked last is right."""
        return self._feedback is not None and self._feedback["solved"]

    def check(self) -> _Reply:
        """Check the present answer, show the feedback, and return it.

        Raises
        ------
        KeyboardInterrupt
            If the answer runs too long, and somebody interrupts it.
        """
        return self._check(self.answer, None)

    def page_state(self) -> dict[str, Any]:
        """Return the state with what a page may say to answers, as no Python checks them there."""
        told = self._told
        return {
            **self.get_state(),
            "_told": {**told, "place": {**told["place"], "verdicts": self.task.verdicts()}},
        }

    def _check(self, text: str, number: int | None) -> _Reply:
        notebook = shell()
        reply = self.task.reply(text, None if notebook is None else notebook.user_ns)
        self._tell(number, reply.solved, reply.message, reply.printed)
        return reply

    def _tell(self, number: int | None, solved: bool, message: str, printed: str = "") -> None:
        self._feedback = {"number": number, "solved": solved, "message": message, "printed": printed}

    def _hear(self, _: Any, content: Any, buffers: Any) -> None:
        """Check the answer that the page sends, under a number that it knows the feedback by."""
        if not isinstance(content, dict) or set(content) != {"check", "number"}:
            raise ValueError(f"the page may send an answer to check and its number, got {shown(content)}")
        number = as_index(content["number"], "number", high=_MOST_TRIES)
        self.answer = text = content["check"]

        def check() -> None:
            try:
                with interruptible():
                    self._check(text, number)
            except KeyboardInterrupt:
                self._tell(number, False, _INTERRUPTED)

        in_main_thread(check)

    def _text(self) -> str:
        told = self._told
        number = f" {told['of'].index(told['name']) + 1}" if told["name"] in told["of"] else ""
        text = f"Exercise{number} ({told['level']}). {told['text']}\n\nRun the cell to answer it here."
        blocks = text.split("```\n")  # every second one is a block whose lines stay
        filled = [block.strip("\n") if i % 2 else _filled(block) for i, block in enumerate(blocks)]
        return "\n\n".join(filled)

    def _picture(self) -> plot.Picture:
        """Return the board to press, or the pictures in it, a goal that is shown, and what stands beside."""
        place = self._told["place"]
        if place["pictures"]:
            names = place["names"] or list(map(str, range(len(place["pictures"]))))
            boards = [*place["pictures"], *(one["board"] for one in place["beside"])]
            return titled(
                plot.boards(boards, [*names, *(one["name"] for one in place["beside"])]), self._text()
            )
        goals = [place["goal"]] if place["goal"] and place["show_goal"] else []
        others = [*place["beside"], *place["witnesses"]]
        boards = [place["start"], *goals, *(one["board"] for one in others)]
        labels = [place["label"], *["goal"] * len(goals), *(one["name"] for one in others)]
        holes = None
        if place["holes"]:
            holes = np.zeros(np.shape(place["start"]), np.uint8)
            holes.flat[place["holes"]] = 1
        drawn = plot.boards(boards, labels, holes=holes)
        return titled(drawn, self._text())

    def __repr__(self) -> str:
        return self._picture().text if self._told["place"]["kind"] == "press" else self._text()

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        if self._told["place"]["kind"] == "press":
            return super()._repr_mimebundle_(**kwargs)
        live, metadata = anywidget.AnyWidget._repr_mimebundle_(self, **kwargs) or ({}, {})
        return {**live, "text/plain": self._text()}, metadata  # words alone need no picture


def _filled(text: str) -> str:
    paragraphs = (part for part in text.split("\n\n") if part.strip())
    return "\n\n".join(textwrap.fill(" ".join(part.split()), _WIDTH) for part in paragraphs)
