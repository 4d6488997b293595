"""Write the teacher's kit: plans, the notebooks one by one, and the answers on a page apart."""

import re
import tomllib
from html import escape
from pathlib import Path
from typing import Any

import nbformat
import segno

from magicmath.exercises import find

HERE = Path(__file__).parent
_MODULE = re.compile(r"from magicmath\.exercises import (\w+) as check")
_ASKED = re.compile(r"^Exercise\(check\.(\w+)\)$", re.MULTILINE)
_WILL = re.compile(r"\*\*You will\*\*:? *(.*?)(?=\n- |\n\n|\Z)", re.DOTALL)


def pages(sources: list[Path], address: str | None) -> dict[str, str]:
    """Return the pages of the kit by their file names, as Markdown.

    Parameters
    ----------
    sources : list of Path
        The notebooks.
    address : str or None
        Where the site will be public; each chapter then gets a QR code.
    """
    kit = read()
    answers = [_answers(source, kit[source.stem[:2]]) for source in sources]
    chapters = [_chapter(source, kit[source.stem[:2]], address) for source in sources]
    return {
        "teachers/plans.md": (HERE / "plans.md").read_text(encoding="utf-8") + _needs(sources, kit),
        "teachers/notebooks.md": "\n".join(["# The notebooks, one by one\n", *chapters]),
        "teachers/answers.md": "\n".join(["# Answers\n", *answers]),
    }


def read() -> dict[str, dict[str, Any]]:
    """Return what the kit says of each notebook, by its number."""
    return tomllib.loads((HERE / "kit.toml").read_text(encoding="utf-8"))


def asked(source: Path) -> list[str]:
    """Return the names of the exercises of a notebook, in order."""
    cells = [cell.source for cell in nbformat.read(source, as_version=4).cells]
    module = _MODULE.search("\n".join(cells))
    return [f"{module[1]}.{name}" for cell in cells for name in _ASKED.findall(cell)] if module else []


def _needs(sources: list[Path], kit: dict[str, dict[str, Any]]) -> str:
    rows = [f"| {one.stem[:2]} | {', '.join(kit[one.stem[:2]]['needs']) or 'nothing'} |" for one in sources]
    return "\n".join(["\n## What needs what\n", "| notebook | needs |", "|---|---|", *rows, ""])


def _chapter(source: Path, told: dict[str, Any], address: str | None) -> str:
    opening = nbformat.read(source, as_version=4).cells[0].source
    title = opening.splitlines()[0].lstrip("# ")
    goal = " ".join(_WILL.search(opening)[1].split())
    number = asked(source).index(told["set"]) + 1
    lines = [
        f"## {source.stem[:2]} {title}\n",
        f'[The chapter](../{source.stem}.ipynb) · <a href="../slides/{source.stem}.html">its slides</a>\n',
        f"**Students will** {goal}\n",
        f"**A common mistake.** {told['mistake']}\n",
        f"**What shows it.** {told['shown_by']}\n",
        f"**To set.** Exercise {number}: {_first_line(told['set'])}\n",
        "**For an exam.**\n",
        *(f"- {one['question']}" for one in told["exam"]),
        "",
    ]
    if address:
        lines.append(_code(f"{address.rstrip('/')}/{source.stem}.html"))
    return "\n".join(lines)


def _code(address: str) -> str:
    code = segno.make(address, error="m").svg_inline(scale=3, border=2, dark="#1d2230", light="#fbf8f1")
    figure = f'<figure class="qr" role="img" aria-label="QR code of this chapter">{code}</figure>'
    return f"```{{raw}} html\n{figure}\n```\n"


def _answers(source: Path, told: dict[str, Any]) -> str:
    lines = [f"## {source.stem[:2]}\n"]
    for number, name in enumerate(asked(source), start=1):
        one = find(name)
        lines.append(f"**Exercise {number}** ({one.level}). {_first_line(name)}\n")
        lines.append(f"```python\n{one.solution.rstrip()}\n```\n")
        answer, said = one.mistake
        if "\n" not in answer:
            words = escape(" ".join(said.split()))
            lines.append(f"A tempting wrong answer is `{answer}`. The checker says: {words}\n")
    lines += [f"**Exam.** {one['question']} {one['answer']}\n" for one in told["exam"]]
    return "\n".join(lines)


def _first_line(name: str) -> str:
    return escape(" ".join(find(name).text.split("\n\n")[0].split()))
