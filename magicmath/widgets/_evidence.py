"""What a bet holds back: pieces of evidence as the page takes them, under a thin veil."""

import base64
import json
from collections.abc import Sequence
from typing import Any, TypeAlias

from magicmath._checks import as_text
from magicmath._shown import shown
from magicmath.plot import Picture
from magicmath.widgets.replay import Replay

Piece: TypeAlias = str | Picture | Replay
Evidence: TypeAlias = Piece | Sequence[Piece]


def as_pieces(value: Evidence, name: str) -> list[dict[str, Any]]:
    """Return evidence as a list of what the page shows, or raise.

    Parameters
    ----------
    value : str, Picture, Replay, or sequence of these
    name : str
        What messages call it.

    Returns
    -------
    list of dict
        Each with its "kind" and what JSON can write of it.

    Raises
    ------
    TypeError, ValueError
        If a piece is nothing of the kind, or a text is blank.
    """
    several = value if isinstance(value, (list, tuple)) else [value]
    return [_as_piece(piece, name) for piece in several]


def _as_piece(piece: object, name: str) -> dict[str, Any]:
    if isinstance(piece, str):
        return {"kind": "text", "text": as_words(piece, name)}
    if isinstance(piece, Picture):
        return {"kind": "picture", "svg": piece.svg}
    if isinstance(piece, Replay):
        return {"kind": "replay", **piece._told()}
    raise TypeError(f"{name} must be a text, a Picture, a Replay or a list of these, got {shown(piece)}")


def as_words(value: object, name: str) -> str:
    """Return a text that says something, or raise."""
    text = as_text(value, name)
    if not text.strip():
        raise ValueError(f"{name} must not be blank, got {shown(text)}")
    return text


def veiled(content: dict[str, Any]) -> str:
    """Return content such that nobody reads it by accident: not in the page's source, not by its search."""
    return base64.b64encode(json.dumps(content).encode()).decode()
