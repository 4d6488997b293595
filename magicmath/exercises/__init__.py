"""The notebooks' exercises, a module for each notebook: tasks, checkers, hints, solutions.

A checker tests the property that an exercise asks for, so any right answer is right.

>>> from magicmath import exercises
>>> exercises.answer("inverse.own_inverse", "[[1, 1, 0], [0, 1, 0], [0, 0, 1]]").solved
True
"""

from collections.abc import Mapping
from typing import Any

from magicmath._shown import shown
from magicmath.exercises._feedback import Feedback
from magicmath.exercises._task import Task, modules, tasks

__all__ = ["Feedback", "answer", "find", "tasks"]


def find(name: str) -> Task:
    """Return the task of a name.

    Parameters
    ----------
    name : str
        Its module and its own name, such as "inverse.own_inverse".

    Returns
    -------
    Task

    Raises
    ------
    ValueError
        If there is no such task.
    """
    module = name.partition(".")[0] if isinstance(name, str) else None
    for one in tasks(module) if module in modules() else ():
        if one.name == name:
            return one
    raise ValueError(f"name must be that of an exercise, such as 'inverse.own_inverse', got {shown(name)}")


def answer(name: str, text: str, names: Mapping[str, Any] | None = None) -> Feedback:
    """Return the feedback to an answer as it was typed: what a page asks of Python.

    Parameters
    ----------
    name : str
        Which exercise, such as "inverse.own_inverse".
    text : str
        The text of the field or the editor, or the presses, such as "[0, 4]".
    names : mapping, optional
        What the reader has defined.

    Returns
    -------
    Feedback
        Whether it is solved, a message, and what the answer printed.

    Raises
    ------
    TypeError
        If `text` is no str, or `names` no mapping.
    ValueError
        If there is no such exercise.

    Examples
    --------
    >>> answer("inverse.own_inverse", "[[1, 0], [0, 1]]")
    ✘ Make it at least 3×3.
    """
    return find(name).reply(text, names)
