"""Join page code, written as ES modules, into the one module that anywidget takes, or into one plain script.

A page cannot fetch what a module imports: it may be a file, saved from a notebook. So each module becomes
a constant that holds its exports, behind those that it imports; its other names stay its own. Comments
and indentation are left out, which readers of the page would only wait for.

A worker cannot import either: it is made of a text. So `./module.js?text` has one export, `text`: that
module joined, as a string.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

_IMPORT = re.compile(r'^import (\{[^}]*\}) from "(\./\w+\.js)";$', re.MULTILINE)
_TEXT = re.compile(r'^import \{ text \} from "(\./\w+\.js)\?text";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|class|function\*?) (\w+)\b)", re.MULTILINE)
_DEFAULT = re.compile(r"^export default ", re.MULTILINE)
_OTHER = re.compile(r"^(?:import\b|export (?!default )).*", re.MULTILINE)
_TEMPLATE = re.compile(r"^[^`\n]*(?:`[^`\n]*`[^`\n]*)*`[^`\n]*$", re.MULTILINE)  # an odd number of `
_COMMENT = re.compile(r"^ *//.*\n", re.MULTILINE)
_BLANK = re.compile(r"^\s+", re.MULTILINE)


class Module(NamedTuple):
    """What a module imports, from which files, what it takes as text, what it exports, and its bare code."""

    imports: dict[Path, set[str]]
    texts: set[Path]
    exports: set[str]
    has_default: bool
    code: str


def joined(path: Path) -> str:
    """Return a module and all that it imports as one module, without imports.

    Parameters
    ----------
    path : pathlib.Path
        It and its imports lie in one folder.

    Returns
    -------
    str

    Raises
    ------
    OSError
        If a module is not there.
    ValueError
        If modules import each other in a circle, a name is imported that its module does not
        export, a template goes over several lines, or a line imports or exports otherwise than by
        `import { name, other as alias } from "./module.js";`, `import { text } from
        "./module.js?text";`, `export const`, `export class`, `export function` and, in `path` alone,
        `export default`.
    """
    return _joined(read(path), path)


def joined_text(code: str, path: Path) -> str:
    """Return code that would stand at `path`, with all that it imports, as `joined` does."""
    return _joined(_parsed(code, path), path)


def as_one_script(entries: Mapping[str, Path], player: Path) -> str:
    """Return a plain script that hands modules with a default export, by their names, to a player.

    Parameters
    ----------
    entries : mapping of str to pathlib.Path
        Each module that they import, too, stands in the script once.
    player : pathlib.Path
        A module without imports, whose function `play` takes the defaults by name.

    Returns
    -------
    str

    Raises
    ------
    OSError
        If a module is not there.
    ValueError
        As `joined` does.
    """
    written: dict[str, str] = {}
    for path in entries.values():
        _write_imports(read(path), (path,), written)
    defaults = ",\n".join(
        f"{json.dumps(name)}: (() => {{\n{_DEFAULT.sub('return ', read(path).code)}}})()"
        for name, path in entries.items()
    )
    parts = [
        *written.values(),
        _as_constant(player, read(player)),
        f"${player.stem}.play({{\n{defaults}\n}});",
    ]
    return '"use strict";\n(() => {\n' + "\n".join(parts) + "\n})();\n"


@cache
def read(path: Path) -> Module:
    """Return the module of a file; raise as `joined` does."""
    return _parsed(path.read_text(encoding="utf-8"), path)


def _parsed(code: str, path: Path) -> Module:
    imports = {path.parent / match[2]: _names(match[1]) for match in _IMPORT.finditer(code)}
    texts = {path.parent / match[1] for match in _TEXT.finditer(code)}
    exports = {match[1] for match in _EXPORT.finditer(code)}
    code = _TEXT.sub(lambda match: f"const text = {_text_of(match[1])};", _IMPORT.sub(_as_constants, code))
    code = _COMMENT.sub("", _EXPORT.sub("", code))
    if other := _OTHER.search(code) or _TEMPLATE.search(code):
        raise ValueError(f"{path.name} has a line that cannot be joined: {other[0].strip()}")
    return Module(imports, texts, exports, bool(_DEFAULT.search(code)), _BLANK.sub("", code))


def _joined(entry: Module, path: Path, importing: tuple[Path, ...] = ()) -> str:
    written: dict[str, str] = {}
    _write_imports(entry, (*importing, path), written)
    return "\n".join([*written.values(), entry.code])


def _write_imports(module: Module, importing: tuple[Path, ...], written: dict[str, str]) -> None:
    """Write what a module imports, and first what that imports, unless it is written already."""
    for path, names in module.imports.items():
        other, own_name = _read_anew(path, importing), importing[-1].name
        if unknown := names - other.exports:
            raise ValueError(f"{own_name} imports {', '.join(sorted(unknown))}, not exported by {path.name}")
        if other.has_default:
            raise ValueError(f"{path.name} exports a default, but is imported by {own_name}")
        if path.name not in written:
            _write_imports(other, (*importing, path), written)
            written[path.name] = _as_constant(path, other)
    for path in module.texts:
        text = json.dumps(_joined(_read_anew(path, importing), path, importing), ensure_ascii=False)
        written[_text_of(path.name)] = f"const {_text_of(path.name)} = {text};\n"


def _read_anew(path: Path, importing: tuple[Path, ...]) -> Module:
    """Return a module that is none of those which import it."""
    if path in importing:
        circle = (*importing[importing.index(path) :], path)
        raise ValueError(f"modules import in a circle: {' → '.join(one.name for one in circle)}")
    return read(path)


def _text_of(name: str) -> str:
    return f"${Path(name).stem}_text"


def _as_constant(path: Path, module: Module) -> str:
    exports = ",\n".join(sorted(module.exports))
    return f"const ${path.stem} = (() => {{\n{module.code}return {{\n{exports}\n}};\n}})();\n"


def _as_constants(match: re.Match[str]) -> str:
    return f"const {match[1].replace(' as ', ': ')} = ${Path(match[2]).stem};"


def _names(braced: str) -> set[str]:
    return {name.split(" as ")[0].strip() for name in braced.strip("{} \n,").split(",")}
