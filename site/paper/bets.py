"""Set bets on paper: the question where it is asked, what happens at the end of the book.

A reader of a page bets first and sees then; so does whoever must turn to the end of the book.
"""

import base64
import json
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np
from paper.pictures import Pictures
from paper.words import plain

from magicmath import plot

_MOST_BOARDS = 8  # of a replay; of a longer one the first and the last are drawn


@dataclass(frozen=True)
class Bet:
    """A bet of a chapter: its key in the book, and the state of its figure."""

    key: str
    state: dict[str, Any]


def asked(bet: Bet) -> str:
    """Return the question and its choices as HTML."""
    link = f'<a class="page" href="#settled-{bet.key}">what happens</a>'
    return (
        f'<div class="bet" id="bet-{bet.key}"><p><strong>Bet.</strong> '
        f"{escape(bet.state['_question'])} {link}</p>{_choices(bet)}</div>"
    )


def settled(bet: Bet, pictures: Pictures) -> str:
    """Return what happens, and the evidence, as HTML."""
    held = json.loads(base64.b64decode(bet.state["_veiled"]))
    own = zip(bet.state["_choices"] or (), held["own"] or (), strict=False)
    drawn: set[str] = set()
    parts = [
        f'<p class="choice"><em>To whoever bet “{escape(choice)}”:</em></p>{_shown(pieces, pictures, drawn)}'
        for choice, pieces in own
        if pieces
    ]
    verdict = "Our verdict: " * held.get("judged", False)
    answer = f"<p><strong>{verdict}{escape(str(held['answer']))}</strong></p>" * (held["answer"] is not None)
    link = f'<a class="page" href="#bet-{bet.key}">bet</a>'
    return (
        f'<div class="settled" id="settled-{bet.key}"><p><em>{escape(bet.state["_question"])}</em> {link}</p>'
        f"{answer}{''.join(parts)}{_shown(held['common'], pictures, drawn)}</div>"
    )


def _choices(bet: Bet) -> str:
    if bet.state["_choices"] is None:
        low, high = bet.state["_numbers"]
        return f'<p>A number from {low} to {high}:</p><div class="lines" data-count="1"><p></p></div>'
    return "".join(f'<p class="choice">○ {escape(choice)}</p>' for choice in bet.state["_choices"])


def _shown(pieces: list[dict[str, Any]], pictures: Pictures, drawn: set[str]) -> str:
    return "".join(_piece(piece, pictures, drawn) for piece in pieces)


def _piece(piece: dict[str, Any], pictures: Pictures, drawn: set[str]) -> str:
    """Return a piece of evidence as HTML; what is drawn above already is only named."""
    if piece["kind"] == "text":
        return plain(piece["text"])
    is_picture = piece["kind"] == "picture"
    svgs = [piece["svg"]] if is_picture else [_replayed(piece, path) for path in piece["paths"]]
    if drawn.issuperset(svgs):
        return "<p>(The boards are drawn above.)</p>"
    drawn.update(svgs)
    return "".join(map(pictures.place, dict.fromkeys(svgs)))


def _replayed(piece: dict[str, Any], path: list[int]) -> str:
    """Draw the boards of a replay side by side."""
    board, colours = np.array(piece["start"]), piece["k"]
    boards, labels = [board.copy()], ["start"]
    for press in path:
        board = board.copy()
        board.flat[piece["masks"][str(press)]] += 1
        board %= colours
        boards.append(board)
        labels.append(f"press {press}")
    if len(boards) > _MOST_BOARDS:
        boards, labels = [boards[0], boards[-1]], ["start", f"after {len(path)} presses"]
    if colours > 2:
        return plot.colours(boards, colours, labels).svg
    return plot.boards(boards, labels).svg
