"""The checks in a notebook: printed tables that are really compared, exercises that are really checked."""

import ast
import inspect
import re
from importlib import import_module

from gate_form import is_code, is_folded
from gate_outputs import text_of
from gate_source import is_call, parsed, shown, walk
from notebook_outline import VERDICT, compared_tables

from magicmath.exercises._places import Editor
from magicmath.exercises._task import Task
from magicmath.widgets import Exercise

NOT_ATTEMPTED = "✘ Not attempted yet: give your answer in place of None."
FORGED = re.compile(r"\w\.\w+: (?:as printed|differs|misprint)|[✔✘]|the solution passes")


def problems(notebook, collection):
    """Yield what is wrong with the checks of a notebook."""
    code = list(filter(is_code, notebook.cells))
    for cell in code:
        yield from (f"cell {cell.id} {problem}" for problem in _comparison_problems(cell))
        if not is_folded(cell):
            yield from (f"cell {cell.id} {problem}" for problem in _forgeries(cell))
    yield from _exercise_problems(code, collection.exercises)


def checkers(module):
    """Return the names of the checkers in a module of exercises, given by its full name."""
    members = inspect.getmembers(import_module(module))
    functions = {name for name, one in members if inspect.isfunction(one) and hasattr(one, "__wrapped__")}
    return functions | {name for name, one in members if isinstance(one, Task)}


def _in_editors(module):
    """Return the names of the tasks that ask for code: they may wait for their place in the notebook."""
    members = inspect.getmembers(import_module(module))
    return {name for name, one in members if isinstance(one, Task) and isinstance(one.place, Editor)}


def module_of(code, package):
    """Return the module of a package that the first of the cells of code imports as `check`, or None."""
    nodes = walk(parsed(code[0].source)) if code else ()
    found = (node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == package)
    return next((alias.name for node in found for alias in node.names if alias.asname == "check"), None)


def _comparison_problems(cell):
    tree = parsed(cell.source)
    calls = [node for node in walk(tree) if is_call(node, "ledger.compare", "ledger.compare_each")]
    heard = {id(inner) for node in shown(tree) for inner in ast.walk(node)}
    if any(id(call) not in heard for call in calls):
        yield "compares a printed table and does not show the outcome"
    compared, shown_lines = set(compared_tables(cell)), set(VERDICT.findall(text_of(cell)))
    for name in sorted(set(_tables_named(calls)) - compared):
        yield f"compares {name}, of which its output says nothing"
    if calls and not compared:
        yield "compares printed tables, of which its output says nothing"
    named, open_ended = _tables_named(calls), _is_open_ended(calls)
    for name in sorted(shown_lines - set(named)):
        if not open_ended:
            yield f"shows a verdict on {name}, which it does not compare"


def _tables_named(calls):
    """Return the tables that the source of the calls names."""
    names = []
    for call in calls:
        first = call.args[0] if call.args else None
        if isinstance(first, ast.Constant):
            if call.func.attr == "compare":
                names.append(first.value)
            else:
                names += [f"{first.value}.{keyword.arg}" for keyword in call.keywords if keyword.arg]
    return names


def _is_open_ended(calls):
    """Tell whether some call takes its tables from a variable."""
    return any(
        not (call.args and isinstance(call.args[0], ast.Constant))
        or any(keyword.arg is None for keyword in call.keywords)
        for call in calls
    )


def _forgeries(cell):
    """Yield the texts in a source that read like the outcome of a check."""
    for node in walk(parsed(cell.source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and FORGED.search(node.value):
            yield f"writes {node.value!r} itself"


def _exercise_problems(code, package):
    name = module_of(code, package)
    if name is None:
        yield "no module of exercises is imported as check"
        return
    module = f"{package}.{name}"
    wanted, attempts, solved, asked = checkers(module), {}, {}, set()
    for cell, after in zip(code, [*code[1:], None], strict=True):
        if is_folded(cell):
            continue
        for name in _names_asked(cell):
            if name in attempts:
                yield f"cell {cell.id} is a second attempt at {name}"
            attempts[name] = cell
            asked.add(name)
            yield from (f"exercise {cell.id} {problem}" for problem in _asking_problems(cell, module, name))
        called = [node.func.attr for node in walk(parsed(cell.source)) if _is_check(node)]
        for name in sorted(wanted & set(called)):
            if name in attempts:
                yield f"cell {cell.id} is a second attempt at {name}"
            attempts[name] = cell
            yield from (f"exercise {cell.id} {problem}" for problem in _attempt_problems(cell, name))
            if after is not None and is_folded(after) and _is_solution(after, name):
                solved[name] = after.id
            elif _asks_for_an_answer(cell):
                yield f"exercise {cell.id} has no folded solution"
    for cell in filter(is_folded, code):
        if cell.id not in solved.values():
            yield f"solution {cell.id} does not show a right and a wrong answer to the exercise above"
        elif not re.match(r"the solution passes: True\n✘ .", text_of(cell)):
            yield f"solution {cell.id} does not pass, or its tempting mistake does"
    for name in sorted(wanted - set(attempts) - _in_editors(module)):
        yield f"the checker {name} is called in no exercise"
    for name in sorted(attempts.keys() - solved.keys() - asked):
        if not name.startswith("bet_"):
            yield f"the exercise of {name} has no folded solution"


def _is_check(node):
    return isinstance(node, ast.Call) and ast.unparse(node.func).startswith("check.")


def _asks_for_an_answer(cell):
    return ast.unparse(parsed(cell.source)).startswith("answer = None")


def _names_asked(cell):
    """Return the names of the exercises that a cell asks by the widget."""
    calls = (node for node in walk(parsed(cell.source)) if is_call(node, "Exercise"))
    return [ast.unparse(call.args[0]).removeprefix("check.") if call.args else "" for call in calls]


def _asking_problems(cell, module, name):
    """Yield what is wrong with a cell that asks an exercise by the widget: it does nothing else."""
    if ast.unparse(parsed(cell.source)) != f"Exercise(check.{name})":
        yield "does more, or other, than to ask one exercise of this notebook"
    elif not isinstance(task := getattr(import_module(module), name, None), Task):
        yield f"asks {name}, which is no task"
    elif text_of(cell) != repr(Exercise(task)):
        yield f"does not show the task of {name} as it is asked today"


def _attempt_problems(cell, name):
    """Yield what is wrong with a cell that ends in the check of the reader's answer."""
    last = parsed(cell.source).body[-1]
    variable = isinstance(last, ast.Expr) and is_call(last.value, f"check.{name}") and last.value.args
    if not variable or not isinstance(variable[0], ast.Name) or len(variable) > 1 or last.value.keywords:
        yield f"does not end in check.{name} of the reader's answer"
    said = text_of(cell)
    if not said.startswith("✘") or (_asks_for_an_answer(cell) and said != NOT_ATTEMPTED):
        yield "does not say that it waits for an answer"


def _is_solution(cell, name):
    """Tell whether a cell prints two replies of a checker, and nothing else: does it pass, and the second."""
    right = ast.dump(ast.parse("print('the solution passes:', check.x(0).solved)").body[0])
    wrong = ast.dump(ast.parse("print(check.x(0))").body[0])
    return [_shape(statement, name) for statement in ast.parse(cell.source).body] == [right, wrong]


class _Blank(ast.NodeTransformer):
    """Put `check.x(0)` in place of a checker's call with one answer."""

    def __init__(self, name):
        self.name = name

    def visit_Call(self, node):
        if is_call(node, f"check.{self.name}") and len(node.args) == 1 and not node.keywords:
            return ast.parse("check.x(0)", mode="eval").body
        return self.generic_visit(node)


def _shape(statement, name):
    return ast.dump(_Blank(name).visit(statement))
