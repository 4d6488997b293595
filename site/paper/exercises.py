"""Set exercises on paper: the task with a place to write, and the answer at the end of the book."""

from dataclasses import dataclass
from typing import Any

from paper.words import block, plain

from magicmath.exercises import find

_LINES = {"field": 2, "words": 2, "press": 1, "editor": 8}  # to write on
_SHORT = 30  # characters of an answer that one line holds


@dataclass(frozen=True)
class Exercise:
    """An exercise of a chapter.

    Parameters
    ----------
    chapter : str
        The chapter's number, such as "01".
    told : dict
        What its task tells a page.
    picture : str
        The HTML of its board; empty where there is none.
    """

    chapter: str
    told: dict[str, Any]
    picture: str

    @property
    def number(self) -> str:
        """Its number in the course, such as "01.3"."""
        return f"{self.chapter}.{self.told['of'].index(self.told['name']) + 1}"

    @property
    def key(self) -> str:
        """Its number as a part of names."""
        return self.number.replace(".", "-")

    @property
    def lines(self) -> int:
        """How many lines there are to write on: for a short answer, one."""
        kind = self.told["place"]["kind"]
        return 1 if kind == "field" and len(self.told["solution"]) <= _SHORT else _LINES[kind]


def asked(exercise: Exercise, links: bool = True) -> str:
    """Return an exercise as HTML, with lines to write on, and a link to its answer if it is in the book."""
    place = exercise.told["place"]
    starter = block(place["starter"], "python") if place["kind"] == "editor" else ""
    presses = "<p>Masks to press:</p>" if place["kind"] == "press" else ""
    return (
        f'<div class="exercise" id="exercise-{exercise.key}">'
        f"<p>{head(exercise)} {_to(f'answer-{exercise.key}', 'answer') * links}</p>"
        f"{plain(exercise.told['text'])}{exercise.picture}{starter}{presses}"
        f'<div class="lines" data-count="{exercise.lines}"><p></p></div></div>'
    )


def answered(exercise: Exercise, links: bool = True) -> str:
    """Return the answer as HTML, and what its checker says; of a function that would be mere tests."""
    solution = exercise.told["solution"]
    is_function = exercise.told["place"]["kind"] == "editor"
    language = "python" if is_function else ""
    says = "" if is_function else find(exercise.told["name"]).reply(solution).message
    return (
        f'<div class="answer" id="answer-{exercise.key}">'
        f"<p><strong>{exercise.number}</strong> {_to(f'exercise-{exercise.key}', 'exercise') * links}</p>"
        f"{block(solution, language)}{plain(says)}</div>"
    )


def head(exercise: Exercise) -> str:
    """Return the number and the level of an exercise as HTML."""
    return f"<strong>Exercise {exercise.number}</strong> ({exercise.told['level']})"


def _to(key: str, what: str) -> str:
    return f'<a class="page" href="#{key}">{what}</a>'
