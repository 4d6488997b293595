"""What was reviewed: digests that tie the words of a row to its check and to what the check found.

A row's words, its check and the outcome belong together. Each has a digest in `data/reviewed.toml`.
Whoever changes one of the three reads the row again, and then renews its digests
(`python tools/review.py KEY`).
"""

import ast
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple, TypeAlias

from magicmath.ledger._data import DOCUMENTS, entry, paragraphs, parts, read, tables
from magicmath.ledger._lookup import checks_of
from magicmath.ledger._rows import keys, row
from magicmath.ledger._types import Entry

FILE = "reviewed.toml"
_ROOM = "magicmath.ledger"
_PARAGRAPHS = "paragraphs"
_LENGTH = 12  # hexadecimal digits


class Digests(NamedTuple):
    """Digests of what the data say, of how the check works, and of what came out."""

    words: str
    check: str
    outcome: str


def digests(key: str) -> Digests:
    """Return the digests of a row as it is now."""
    found = row(key)
    return Digests(
        words=words(key, entry(key)),
        check=_digest(sorted(sources(key))),
        outcome=_digest([found.verdict, found.finding, list(found.ways)]),
    )


def words(key: str, data: Entry) -> str:
    """Return the digest of what the data say of a row."""
    document, inner = parts(key)
    return _digest([key, "table" if inner in tables(document) else "claim", dict(data)])


def reviewed() -> dict[str, Digests]:
    """Return the digests that were stored when each row was last reviewed."""
    return {
        f"{document}.{key}": Digests(*text.split())
        for document, rows in read(FILE).items()
        if document != _PARAGRAPHS
        for key, text in rows.items()
    }


def paragraph_digests(listed: Sequence[Entry]) -> list[str]:
    """Return for each paragraph of a document the digest of its first signs and its rows or reason."""
    return [_digest(dict(paragraph)) for paragraph in listed]


def unreviewed_paragraphs() -> list[str]:
    """Return each paragraph whose rows or reason differ from what was reviewed, by its first signs."""
    stored, found = reviewed_paragraphs(), []
    for document, now in present_paragraphs().items():
        before = stored.get(document, [])
        differing = Counter(now) - Counter(before)  # two paragraphs may be the same word for word
        named = zip(paragraphs(document), now, strict=True)
        found += [f"{document}: {p['begins']}" for p, digest in named if digest in differing]
        if now != before and not differing:
            found.append(f"{document}: paragraphs are gone or in another order")
    return found


def unreviewed() -> dict[str, list[str]]:
    """Return for each row that differs from what was reviewed what differs: words, check or outcome."""
    stored, found = reviewed(), {}
    for key in keys():
        now = digests(key)
        if key not in stored:
            found[key] = ["new"]
        elif now != stored[key]:
            pairs = zip(Digests._fields, now, stored[key], strict=True)
            found[key] = [name for name, new, old in pairs if new != old]
    return found | {key: ["gone"] for key in stored if key not in set(keys())}


def reviewed_paragraphs() -> dict[str, list[str]]:
    """Return the digests that were stored for the paragraphs of each document."""
    found: dict[str, list[str]] = read(FILE).get(_PARAGRAPHS, {})
    return found


def present_paragraphs() -> dict[str, list[str]]:
    """Return the digests of the paragraphs of each document as they are now."""
    return {document: paragraph_digests(paragraphs(document)) for document in DOCUMENTS}


def written(stored: Mapping[str, Digests], of_paragraphs: Mapping[str, Sequence[str]]) -> str:
    """Return the file of digests, in the order of the rows and of the paragraphs."""
    lines = [
        "# Written by tools/review.py: the words of each row, its check, and what came out;",
        "# below for each paragraph its first signs and its list of rows.",
    ]
    document = ""
    for key in keys():
        if key in stored:
            if parts(key)[0] != document:
                document = parts(key)[0]
                lines += ["", f"[{document}]"]
            lines.append(f'{parts(key)[1]} = "{" ".join(stored[key])}"')
    lines += ["", f"[{_PARAGRAPHS}]"]
    for document, found in of_paragraphs.items():
        lines += [f"{document} = [", *(f'    "{digest}",' for digest in found), "]"]
    return "\n".join(lines) + "\n"


def _digest(content: Any) -> str:
    text = json.dumps(content, ensure_ascii=False, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:_LENGTH]


def sources(key: str) -> set[str]:
    """Return the source of all that the check of a row leads to in the ledger, without blanks."""
    document, inner = parts(key)
    room = f"{_ROOM}.checks.{document}"
    waiting: list[Part] = []
    if "printed" in entry(key):
        waiting += _items(f"{room}.tables", "TABLES", inner)
        waiting += _items(f"{room}.witnesses", "WITNESSES", inner)
    elif "reconstructed" in entry(key):
        waiting += _items(f"{room}.reconstructed", "RECONSTRUCTED", inner)
    elif inner in checks_of(document).claims:
        waiting += _part(checks_of(document).claims[inner].__module__, inner)
    found: dict[Part, str] = {}
    while waiting:
        part = waiting.pop()
        if part not in found:
            found[part], reached = _read(part)
            waiting += reached
    return set(found.values())


Part: TypeAlias = tuple[str, ast.AST]
"""A piece of the ledger's source: its module and its node."""


class Parsed(NamedTuple):
    """A module's source, what it defines, and from where it brings in other names of the ledger."""

    source: str
    defined: dict[str, ast.AST]
    imported: dict[str, tuple[str, str]]


@cache
def _parsed(module: str) -> Parsed:
    path = files("magicmath").joinpath(*module.split(".")[1:])
    file = (
        path.joinpath("__init__.py")
        if path.is_dir()
        else files("magicmath").joinpath(*module.split(".")[1:-1], f"{module.rpartition('.')[2]}.py")
    )
    source = file.read_text(encoding="utf-8") if file.is_file() else ""
    defined: dict[str, ast.AST] = {}
    imported: dict[str, tuple[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            defined[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)]
            defined |= dict.fromkeys(names, node)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(_ROOM):
            imported |= {a.asname or a.name: (str(node.module), a.name) for a in node.names}
    return Parsed(source, defined, imported)


def _part(module: str, name: str) -> list[Part]:
    """Return where a name that a module knows is defined, if that is in the ledger."""
    parsed = _parsed(module)
    if name in parsed.defined:
        return [(module, parsed.defined[name])]
    home, original = parsed.imported.get(name, (module, name))
    return _part(home, original) if home != module else []


@cache
def _read(part: Part) -> tuple[str, tuple[Part, ...]]:
    """Return the source of a part without blanks, and what it leads to."""
    module, node = part
    text = ast.get_source_segment(_parsed(module).source, node) or ""
    return "".join(text.split()), tuple(_reached_from(module, node))


def _reached_from(module: str, node: ast.AST) -> Iterator[Part]:
    """Yield what the names in a piece of source stand for, directly or in a module of the ledger."""
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
            home, name = _parsed(module).imported.get(part.value.id, ("", ""))
            yield from _part(f"{home}.{name}", part.attr) if home else []
        elif isinstance(part, ast.Name):
            yield from _part(module, part.id)


def _items(module: str, table: str, key: str) -> Iterator[Part]:
    """Yield the item of a dictionary under a key, or all that is spread into it where the key is computed."""
    node = _parsed(module).defined.get(table)
    value = getattr(node, "value", None)
    if not isinstance(value, ast.Dict):
        return
    pairs = list(zip(value.keys, value.values, strict=True))
    own = [v for k, v in pairs if isinstance(k, ast.Constant) and k.value == key]
    spread = [v for k, v in pairs if k is None] if table == "TABLES" else []
    yield from ((module, v) for v in own or spread)
