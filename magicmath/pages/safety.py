"""Keep a page closed: no script runs but its own, nothing is asked from elsewhere, no text breaks out."""

import base64
import hashlib
import json
from collections.abc import Iterable

_SECRETIVE = (
    "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; worker-src blob:;"
    " form-action 'none'; base-uri 'none'; script-src"
)


def policy(scripts: Iterable[str]) -> str:
    """Return the policy of a page that runs these scripts and no others."""
    return " ".join([_SECRETIVE, *map(_hash, scripts)])


def _hash(script: str) -> str:
    """Return what lets a page run this script and no other."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def as_script(code: str) -> str:
    """Return code as it may stand in a script element."""
    return code.replace("\r\n", "\n").replace("</script", r"<\/script")


def as_style(code: str) -> str:
    """Return styles as they may stand in a style element."""
    return code.replace("</style", r"<\/style")


def as_json(value: object) -> str:
    """Return a value as JSON that may stand in a script element, its keys sorted as notebooks keep them."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).replace("<", r"\u003c")
