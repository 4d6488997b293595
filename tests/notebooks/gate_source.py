"""The code of a notebook: plain Python that calls what it seems to call, and hides nothing."""

import ast
import builtins
import io
import tokenize
from functools import cache

from gate_form import is_code

SOURCES_OF_NAMES = {
    "collections",
    "fractions",
    "functools",
    "inspect",
    "ipywidgets",
    "itertools",
    "magicmath",
    "math",
    "numpy",
    "sympy",
}
HARMLESS = {"functools": {"cache"}, "inspect": {"getsource"}}  # of these modules nothing else is imported
BACK_DOORS = {
    *("__import__", "breakpoint", "compile", "delattr", "display", "eval", "exec", "exit", "get_ipython"),
    *("globals", "input", "locals", "open", "quit", "setattr", "type", "vars", "In", "Out"),
    *("init_printing", "printoptions", "set_printoptions", "set_string_function", "setflags"),
}
TRAITS = {"asked", "cells", "presses", "source", "value"}  # which a cell may set on a widget of its own
BUILTINS = set(dir(builtins))
CATCH_ALL = {"Exception", "BaseException"}


def unreadable(notebook):
    """Yield the cells that are no plain Python, such as those with a magic or a shell command."""
    for cell in filter(is_code, notebook.cells):
        try:
            parsed(cell.source)
        except SyntaxError as error:
            yield f"cell {cell.id} is no plain Python: {error.msg}"


def problems(notebook, collection):
    """Yield what in the code of a notebook could make an output mean something else."""
    imported, modules = set(), set()
    for number, cell in enumerate(filter(is_code, notebook.cells)):
        tree = parsed(cell.source)
        found = [*_import_problems(tree, collection, first=number == 0)]
        imported |= {alias.asname or alias.name for alias in _aliases(tree)}
        modules |= set(_modules(tree, collection))
        found += [*_binding_problems(tree, imported), *_modules_passed_on(tree, modules)]
        found += [*_back_doors(tree), *_silence(tree)]
        if ";" in cell.source and _has_semicolon(cell.source):
            found.append("holds a semicolon, which may hide a value")
        yield from (f"cell {cell.id} {problem}" for problem in found)


@cache
def parsed(source):
    """Return the syntax tree of a cell's source, which is not to be changed."""
    return ast.parse(source)


@cache
def walk(tree):
    """Return all nodes of the syntax tree of a cell."""
    return tuple(ast.walk(tree))


def is_call(node, *names):
    """Tell whether a node calls one of the functions, written as in the notebooks."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) in names


def shown(tree):
    """Yield the nodes of a cell whose value the reader sees: the last expression, and what is printed."""
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        yield tree.body[-1].value
    for node in walk(tree):
        if is_call(node, "print"):
            yield from node.args


def _has_semicolon(source):
    return any(token.string == ";" for token in tokenize.generate_tokens(io.StringIO(source).readline))


def _aliases(tree):
    for node in walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from node.names


def _modules(tree, collection):
    """Yield the names under which a cell imports whole modules."""
    packages = {"magicmath", collection.bets, collection.exercises}
    for node in walk(tree):
        if isinstance(node, ast.Import) or getattr(node, "module", "") in packages:
            yield from (alias.asname or alias.name for alias in node.names)


def _modules_passed_on(tree, modules):
    """Yield the modules that a cell hands to something, where another name might change them."""
    kept = {id(node.value) for node in walk(tree) if isinstance(node, ast.Attribute)}
    kept |= {id(node.args[0]) for node in walk(tree) if is_call(node, "getattr")}
    for node in walk(tree):
        if isinstance(node, ast.Name) and node.id in modules and id(node) not in kept:
            yield f"passes the module {node.id} on"


def _import_problems(tree, collection, first):
    own = {collection.exercises, collection.bets}
    sources = SOURCES_OF_NAMES | {package.partition(".")[0] for package in own}
    aliases = {("numpy", "np"), (collection.exercises, "check"), (collection.bets, "bets")}
    for node in walk(tree):
        if not isinstance(node, (ast.Import, ast.ImportFrom)):
            continue
        if not first:
            yield "imports, which the first code cell alone does"
        for alias in node.names:
            module = node.module or "" if isinstance(node, ast.ImportFrom) else alias.name
            if module.partition(".")[0] not in sources or getattr(node, "level", 0):
                yield f"imports {module or alias.name}, which no notebook needs"
            if module in HARMLESS and alias.name not in HARMLESS[module]:
                yield f"imports {alias.name} with or of {module}, which no notebook needs"
            if alias.name == "*" or (alias.asname and (module, alias.asname) not in aliases):
                yield f"imports {alias.name} under another name"


def _binding_problems(tree, imported):
    """Yield the names of imports and builtins that are bound anew, or whose insides are changed."""
    kept = imported | BUILTINS
    for node in walk(tree):
        for name in _names_bound(node):
            if name in kept:
                yield f"gives {name} another meaning"
        if isinstance(node, (ast.Attribute, ast.Subscript)) and not isinstance(node.ctx, ast.Load):
            root = node
            while isinstance(root, (ast.Attribute, ast.Subscript)):
                root = root.value
            is_trait = not isinstance(node, ast.Attribute) or node.attr in TRAITS
            if not isinstance(root, ast.Name) or root.id in kept or not is_trait:
                yield f"changes {ast.unparse(node)}"
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id in kept:
            yield f"calls {node.value.id} by another name"


def _names_bound(node):
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.ExceptHandler)):
        yield node.name
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, (ast.MatchAs, ast.MatchStar)):
        yield node.name


def _back_doors(tree):
    for node in walk(tree):
        name = getattr(node, "attr", getattr(node, "id", ""))
        if name in BACK_DOORS or (name.startswith("_") and name != "_"):
            yield f"reaches for {name}"


def _silence(tree):
    """Yield the places where a check would be made and not be heard."""
    for node in walk(tree):
        if isinstance(node, ast.ExceptHandler):
            if node.type is None or CATCH_ALL & set(ast.unparse(node.type).split()):
                yield "catches every exception"
            if not any(is_call(inner, "print") for inner in ast.walk(node)):
                yield "catches an exception without a word"
        if isinstance(node, (ast.If, ast.While, ast.IfExp)) and isinstance(node.test, ast.Constant):
            yield f"asks {ast.unparse(node.test)}, whose answer is known"
    for node in shown(tree):
        if isinstance(node, ast.Constant) and node.value in (True, False, "True", "False"):
            yield f"shows {node.value} without a check"
    yield from (f"computes {ast.unparse(node)} and drops it" for node in _dropped(tree))


def _dropped(tree):
    """Yield the comparisons that stand alone, above the last line of a cell."""
    for statement in tree.body[:-1]:
        if isinstance(statement, ast.Expr) and isinstance(
            statement.value, (ast.Compare, ast.BoolOp, ast.Constant)
        ):
            yield statement.value
