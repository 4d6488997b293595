"""Write a page of the book for each public module of the package, out of its docstrings."""

from importlib import import_module

import magicmath

_PAGE = """# {name}

```{{eval-rst}}
.. automodule:: {module}
   :members: {members}
```
"""


def pages() -> dict[str, str]:
    """Return a page for each module, by its file name, as Markdown."""
    return {f"package/{name}.md": _page(name) for name in magicmath.__all__}


def _page(name: str) -> str:
    module = import_module(f"magicmath.{name}")
    public = getattr(module, "__all__", None) or [
        one
        for one, value in vars(module).items()
        if not one.startswith("_") and getattr(value, "__module__", "") == module.__name__
    ]
    return _PAGE.format(name=name, module=module.__name__, members=", ".join(public))
