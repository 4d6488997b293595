"""What an exercise is: its task, where it is answered, its checker, hints, solution and tempting mistake."""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass
from importlib import import_module
from inspect import signature
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Literal

import numpy as np

from magicmath import rules
from magicmath._checks import as_choice, as_sequence, as_text
from magicmath._shown import shown
from magicmath.exercises._feedback import Checker, Feedback, Unreadable, checker
from magicmath.exercises._places import Place, Press
from magicmath.exercises._readers_code import listening, stopped
from magicmath.exercises._verdicts import verdicts

Level = Literal["core", "more", "★"]
_LEVELS = ("core", "more", "★")
_ALGEBRA = ("bits", "games", "gf2", "helix", "modular", "nullity", "plain", "reals")


@dataclass(frozen=True, eq=False)
class Task:
    """An exercise: all that is asked, answered and told, in one value.

    Called with an answer, it is the checker. `reply` takes the answer as a text, as a page has it.

    Attributes
    ----------
    examine : callable
        Takes an answer and returns (solved, message); it is named as the task is, and in its module.
    text : str
        What is asked, in paragraphs with `code`, **strong** words and blocks between lines of ```.
    level : {"core", "more", "★"}
        Whether all should do it, or who wants more; ★ is proof-like or open.
    place : Field, Words, Editor or Press
        Where it is answered.
    hints : tuple of str
        Shown one at a time; each a sentence or more, and none the solution.
    solution : str
        A right answer, as it would be typed; for `Press` the presses.
    mistake : (str, str)
        A tempting wrong answer, as it would be typed, and exactly what the checker says to it.
    ways : tuple of str
        More answers to a board, or answers in a field, for which a page knows without Python what to say.
    """

    examine: Callable[[Any], tuple[bool, str]]
    _: KW_ONLY
    text: str
    level: Level
    place: Place
    hints: tuple[str, ...]
    solution: str
    mistake: tuple[str, str]
    ways: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        as_choice(self.level, "level", _LEVELS)
        if not isinstance(self.place, Place):
            raise TypeError(f"place must be a Field, Words, Editor or Press, got {shown(self.place)}")
        said = {"text": self.text, "solution": self.solution, "answer of mistake": self.mistake[0]}
        said |= {f"hints[{i}]": hint for i, hint in enumerate(as_sequence(self.hints, "hints"))}
        said |= {f"ways[{i}]": way for i, way in enumerate(as_sequence(self.ways, "ways"))}
        for name, text in said.items():
            if not as_text(text, name).strip():
                raise ValueError(f"{name} must hold words, got {text!r}")
        if not self.hints:
            raise ValueError("hints must hold one at least, got none")
        check = checker(self.examine)
        told = {"_check": check, "__wrapped__": self.examine, "__signature__": signature(check)}
        told |= {name: getattr(self.examine, name) for name in ("__name__", "__module__", "__doc__")}
        for name, value in told.items():
            object.__setattr__(self, name, value)

    def __call__(self, answer: Any) -> Feedback:
        """Return whether an answer has the property asked for, and a sentence to its author."""
        check: Checker = self._check  # type: ignore[attr-defined]
        return check(answer)

    def __repr__(self) -> str:
        return f"<Task {self.name}>"

    @property
    def module(self) -> str:
        """The name of its module, which is that of its notebook."""
        return self.examine.__module__.rpartition(".")[2]

    @property
    def name(self) -> str:
        """Its name behind that of its module, such as `inverse.own_inverse`."""
        return f"{self.module}.{self.examine.__name__}"

    def reply(self, text: str, names: Mapping[str, Any] | None = None) -> Feedback:
        """Return the feedback to an answer as it was typed.

        Parameters
        ----------
        text : str
            The text of the field or the editor, or the presses, such as "[0, 4]".
        names : mapping, optional
            What the reader has defined; it is not changed. NumPy as `np`, the modules of the
            algebra, and the names of `magicmath.rules` are known without.

        Returns
        -------
        Feedback

        Raises
        ------
        TypeError
            If `text` is no str, or `names` no mapping.
        KeyboardInterrupt
            If it takes too long, and somebody says so.
        """
        text = as_text(text, "text")
        if names is not None and not isinstance(names, Mapping):
            raise TypeError(f"names must be a mapping, got {shown(names)}")
        if self.place.is_untouched(text):
            return Feedback(False, self.place.untouched)
        with listening() as printed:
            try:
                answer = self.place.read(text, {**self._known(), **(names or {})})
                feedback = Feedback(False, self.place.untouched) if answer is None else self(answer)
            except Unreadable as error:
                feedback = Feedback(False, str(error))
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # what is no Exception passes through a checker
                feedback = Feedback(False, stopped(error))
        return feedback._replace(printed=printed.shown())

    def told(self) -> dict[str, Any]:
        """Return what a page needs to ask, and to help: plain values, as JSON has them."""
        return {
            "name": self.name,
            "text": self.text,
            "level": self.level,
            "place": self.place.told(),
            "hints": list(self.hints),
            "solution": self.solution,
            "of": [one.name for one in _tasks_of(self.examine.__module__)],
        }

    def verdicts(self) -> dict[str, Any]:
        """Return what a page may say without Python: to these answers, and on a small board to all.

        See `magicmath.exercises._verdicts`.
        """
        answers = self.ways
        if isinstance(self.place, Press):
            answers = (self.solution, self.mistake[0], *answers)
        return verdicts(self.place, self, self.reply, answers)

    def _known(self) -> dict[str, Any]:
        module = import_module(self.examine.__module__)
        known: dict[str, Any] = {name: getattr(rules, name) for name in rules.__all__}
        known |= {name: import_module(f"magicmath.{name}") for name in _ALGEBRA}
        known |= {name: value for name, value in vars(module).items() if name.isupper()}
        return {**known, "np": np, "check": module}


def task(
    text: str,
    *,
    level: Level,
    place: Place,
    hints: tuple[str, ...],
    solution: str,
    mistake: tuple[str, str],
    ways: tuple[str, ...] = (),
) -> Callable[[Callable[[Any], tuple[bool, str]]], Task]:
    """Make a Task of a function that returns (solved, message): see `Task` for what belongs to it."""

    def of(examine: Callable[[Any], tuple[bool, str]]) -> Task:
        return Task(
            examine,
            text=text,
            level=level,
            place=place,
            hints=hints,
            solution=solution,
            mistake=mistake,
            ways=ways,
        )

    return of


def tasks(module: str) -> list[Task]:
    """Return the tasks of a module of exercises, in the order of its notebook.

    Parameters
    ----------
    module : str
        Such as "inverse".

    Returns
    -------
    list of Task

    Raises
    ------
    ValueError
        If there is no such module.

    Examples
    --------
    >>> "inverse.inverse_by_hand" in [task.name for task in tasks("inverse")]
    True
    """
    as_choice(module, "module", modules())
    return _tasks_of(f"magicmath.exercises.{module}")


def _tasks_of(module: str) -> list[Task]:
    return [one for one in vars(import_module(module)).values() if isinstance(one, Task)]


def modules() -> list[str]:
    """Return the names of the modules of exercises."""
    found = iter_modules([str(Path(__file__).parent)])
    return sorted(one.name for one in found if not one.name.startswith("_"))
