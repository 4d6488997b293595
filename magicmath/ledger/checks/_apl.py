"""What APL's grammar forbids in the articles' formulas."""

import re

_INDEX = re.compile(r"\[[^\[\]]*\]")
_NAME_BEFORE_A_DOT = re.compile(r"[A-Za-z∆⍙_]\s*\.\s*[^\s\d]")


def is_grammatical(formula: str) -> bool:
    """Tell whether semicolons stand in indices only, and no name before the dot of a product."""
    return ";" not in _INDEX.sub("", formula) and not _NAME_BEFORE_A_DOT.search(formula)
