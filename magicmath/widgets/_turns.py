"""What the games against the perfect computer share: who moves, the answer, and how to take back."""

from typing import Any

import traitlets

from magicmath._checks import as_choice, as_flag
from magicmath._shown import shown
from magicmath.widgets._base import PicturedWidget

PLAYERS = ("you", "computer")


class _Play(traitlets.TraitType[dict[str, Any], Any]):
    """The start, who moves first, and the moves so far: legal as a whole or refused."""

    def validate(self, obj: Any, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or set(value) != {"start", "first", "moves"}:
            raise TypeError(f"play must hold start, first and moves, got {shown(value)}")
        start = obj._as_start(value["start"])
        as_choice(value["first"], "first", PLAYERS)
        return {"start": start, "first": value["first"], "moves": obj._as_moves(start, value["moves"])}


class TurnGame(PicturedWidget):
    """A game in turns; `_play` holds its start, who moves first, and the moves so far."""

    _play = _Play().tag(sync=True)
    _offers_hints = traitlets.Bool(True).tag(sync=True)

    def __init__(self, start: Any, first: str, hints: bool, **state: Any) -> None:
        play = {"start": start, "first": first, "moves": []}
        super().__init__(_play=play, _offers_hints=as_flag(hints, "hints"), **state)
        self._let_the_computer_move()

    @property
    def start(self) -> tuple[int, ...]:
        """The size of each heap or row before the first move."""
        return tuple(self._play["start"])

    @property
    def first(self) -> str:
        """Who moved first: "you" or "computer"."""
        return str(self._play["first"])

    @property
    def outcome(self) -> str:
        """Whether the game is "playing", or you have "won" or "lost"."""
        if not self._is_over():
            return "playing"
        return "lost" if self._to_move == "you" else "won"

    def undo(self) -> None:
        """Take back your last move, and the computer's answer to it."""
        moves = self._play["moves"]
        yours = range(len(moves))[self.first == "computer" :: 2]
        if yours:
            self._set_moves(moves[: yours[-1]])

    def reset(self) -> None:
        """Start again from the same position, with the same player first."""
        with self.hold_sync():
            self._set_moves([])
            self._let_the_computer_move()

    @property
    def _to_move(self) -> str:
        return PLAYERS[(len(self._play["moves"]) + PLAYERS.index(self.first)) % 2]

    def _turn(self) -> str:
        """Return in words who is to move, or who won."""
        mover = "you" if self._to_move == "you" else "the computer"
        return {"playing": f"{mover} to move", "won": "you won", "lost": "the computer won"}[self.outcome]

    def _check_turn(self, wanted: str) -> None:
        """Raise where what is wanted cannot be done, as it is not your turn."""
        if self.outcome != "playing" or self._to_move != "you":
            raise ValueError(f"{wanted}: it is not your turn")

    def _move(self, move: list[Any]) -> None:
        """Make your move, and the computer's answer."""
        with self.hold_sync():
            self._set_moves([*self._play["moves"], move])
            self._let_the_computer_move()

    def _set_moves(self, moves: list[list[Any]]) -> None:
        self._play = {**self._play, "moves": moves}

    def _let_the_computer_move(self) -> None:
        if self._to_move == "computer" and self.outcome == "playing":
            self._set_moves([*self._play["moves"], self._answer()])

    def _as_start(self, start: Any) -> list[int]:
        """Return a start, or raise."""
        raise NotImplementedError

    def _as_moves(self, start: list[int], moves: Any) -> list[list[int]]:
        """Return moves from a start, each legal after those before it, or raise."""
        raise NotImplementedError

    def _is_over(self) -> bool:
        raise NotImplementedError

    def _answer(self) -> list[Any]:
        """Return the computer's move."""
        raise NotImplementedError
