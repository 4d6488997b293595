"""Run what a reader typed: with names in scope, what it prints kept, and its errors told in a sentence."""

import ast
import builtins
import contextlib
import io
import re
import warnings
from collections.abc import Callable, Iterator, Mapping
from textwrap import dedent
from types import CodeType
from typing import Any

from magicmath.exercises._feedback import FILE, Unreadable, line_of_reader, said_by

_LONGEST = 20_000  # characters of an answer
_LONGEST_PRINTED = 1_000  # characters that are shown of what it prints


class Printed(io.TextIOBase):
    """A place to print to that keeps the beginning."""

    def __init__(self) -> None:
        self.kept, self.size = "", 0

    def writable(self) -> bool:
        """Tell that it can be printed to."""
        return True

    def write(self, text: str) -> int:
        """Keep a text as far as there is room, and return its length."""
        self.kept += text[: _LONGEST_PRINTED - len(self.kept)]
        self.size += len(text)
        return len(text)

    def shown(self) -> str:
        """Return what was kept, and how much was not."""
        rest = self.size - len(self.kept)
        return f"{self.kept}… ({rest} more characters)" if rest else self.kept


@contextlib.contextmanager
def listening() -> Iterator[Printed]:
    """Catch what is printed, and keep warnings to ourselves."""
    printed = Printed()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield printed


def value_of(text: str, names: Mapping[str, Any]) -> Any:
    """Return the value of an expression, or of what a text of one line assigns, or raise Unreadable."""
    body = _parsed(text).body
    if len(body) == 1 and isinstance(body[0], (ast.Assign, ast.AnnAssign)) and body[0].value is not None:
        expression = body[0].value  # "answer = …" is read as what it assigns
    elif len(body) == 1 and isinstance(body[0], ast.Expr):
        expression = body[0].value
    else:
        raise Unreadable(
            "Give one value, such as a number or a list: this reads as several lines of a program."
        )
    scope = _scope(names)
    if (
        isinstance(expression, ast.Name)
        and expression.id not in scope
        and not hasattr(builtins, expression.id)
    ):
        raise Unreadable(f"“{expression.id}” is a word. Write a number, a list, or an expression of Python.")
    with _told():
        return eval(_compiled(ast.Expression(expression), "eval"), scope)


def function_of(text: str, name: str, names: Mapping[str, Any]) -> Callable[..., Any]:
    """Return the function that a program defines under a name, or raise Unreadable."""
    scope = _scope(names)
    scope.pop(name, None)
    with _told():
        exec(_compiled(_parsed(text), "exec"), scope)
    function = scope.get(name)
    if not callable(function):
        raise Unreadable(f"Your code defines no function {name}: keep the line that begins “def {name}(”.")
    return function


def is_same_code(text: str, other: str) -> bool:
    """Tell whether two programs differ in blanks and comments at most."""
    if text.split() == other.split():
        return True
    try:
        return ast.dump(_parsed(text)) == ast.dump(_parsed(other))
    except Unreadable:
        return False


def _scope(names: Mapping[str, Any]) -> dict[str, Any]:
    """Return a copy of names in which nothing can end the kernel."""
    return {**names, "exit": _leave, "quit": _leave, "__name__": "your_answer"}


def _leave(*_: object) -> None:
    raise SystemExit


def _parsed(text: str) -> ast.Module:
    if len(text) > _LONGEST:
        raise Unreadable(f"Your answer has {len(text)} characters; {_LONGEST} are the most.")
    with _told(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(dedent(text.replace("\0", "�")).strip("\n \t") + "\n", FILE)


def _compiled(tree: ast.AST, mode: str) -> CodeType:
    compiled: CodeType = compile(tree, FILE, mode)  # type: ignore[call-overload]
    return compiled


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """Turn whatever goes wrong into a sentence; an interrupt goes on."""
    try:
        yield
    except (Unreadable, KeyboardInterrupt):
        raise
    except SyntaxError as error:
        where = f"Line {error.lineno} is" if error.lineno else "This is"
        raise Unreadable(f"{where} not Python: {_without_advice(said_by(error))}.") from None
    except BaseException as error:
        raise Unreadable(stopped(error)) from None


def stopped(error: BaseException) -> str:
    """Say how a reader's code ended before its end."""
    if isinstance(error, SystemExit):
        return "Your code asked Python to stop: take that out."
    line = line_of_reader(error)
    where = f" in line {line}" if line and line > 1 else ""
    return f"Your code stopped{where}: {said_by(error)} ({type(error).__name__})."


def _without_advice(reason: str) -> str:
    return re.sub(r" \(<your answer>, line \d+\)$|\. Perhaps you .*", "", reason)
