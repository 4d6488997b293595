"""Claims that are drawn by lot, each to be judged before its verdict is shown."""

from collections.abc import Mapping
from typing import Any

import traitlets

from magicmath import plot
from magicmath._checks import as_choice, as_sequence, as_text
from magicmath._shown import shown
from magicmath.plot.drawing import DARK, FRAME, LIGHT, Drawing
from magicmath.widgets._base import PicturedWidget, page_code, page_style
from magicmath.widgets._evidence import veiled

_VERDICTS = {"true": "✔", "true under a condition": "◐", "false": "✘"}
_MOST = 400
_ROUND = 10  # claims
_WIDE, _LINE = 260, 28  # pixels in the picture


class ClaimsByLot(PicturedWidget):
    """Draw a claim by lot, give it a verdict, and see the verdict that it got, with the reason.

    After ten claims a new round begins. No claim is drawn twice in a round. The page alone draws and counts,
    so nothing of a round is kept.

    Parameters
    ----------
    claims : mapping of str to (verdict, str)
        For each claim its verdict, "true", "true under a condition" or "false", and the reason for it. From
        1 to 400 claims.

    Raises
    ------
    TypeError, ValueError
        If `claims` is no such mapping.

    Examples
    --------
    >>> ClaimsByLot({"1 + 1 is 0.": ("true under a condition", "modulo 2")})
    Claims by lot
    ✔ true
    ◐ true under a condition
    ✘ false
    """

    _esm = page_code("claims.js")
    _css = page_style("board.css", "claims.css")

    _held = traitlets.Unicode().tag(sync=True)  # another name than a bet has for what it holds back
    _verdicts: traitlets.List[Any] = traitlets.List().tag(sync=True)
    _round = traitlets.Int().tag(sync=True)

    def __init__(self, claims: Mapping[str, tuple[str, str]]) -> None:
        if not isinstance(claims, Mapping):
            raise TypeError(f"claims must be a mapping, got {shown(claims)}")
        if not 1 <= len(claims) <= _MOST:
            raise ValueError(f"claims must be from 1 to {_MOST} claims, got {len(claims)} of them")
        held = [{"claim": as_text(claim, "claims"), **_as_judged(one)} for claim, one in claims.items()]
        super().__init__(
            _held=veiled({"claims": held}),
            _verdicts=[{"sign": sign, "name": name} for name, sign in _VERDICTS.items()],
            _round=min(_ROUND, len(held)),
        )

    def _picture(self) -> plot.Picture:
        title, lines = "Claims by lot", [f"{sign} {name}" for name, sign in _VERDICTS.items()]
        drawing = Drawing(_WIDE, _LINE * len(lines))
        for k, line in enumerate(lines):
            drawing.rectangle(1, _LINE * k + 2, _WIDE - 2, _LINE - 4, rx=6, fill=LIGHT, stroke=FRAME)
            drawing.texts([(_WIDE / 2, _LINE * k + 19, line)], fill=DARK, text_anchor="middle")
        return plot.Picture(drawing, "\n".join([title, *lines]), f"{title}: {', '.join(lines)}.")


def _as_judged(value: Any) -> dict[str, Any]:
    pair = as_sequence(value, "claims")
    if len(pair) != 2:
        raise ValueError(f"claims must give a verdict and a reason, got {len(pair)} things")
    verdict = as_choice(pair[0], "claims", _VERDICTS)
    return {"verdict": list(_VERDICTS).index(verdict), "why": as_text(pair[1], "claims")}
