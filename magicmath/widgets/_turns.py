"""What two games against the perfect computer share: who moves, the answer, and how to take back."""

from typing import Any

import traitlets

from magicmath._checks import as_flag
from magicmath.widgets._base import PicturedWidget

PLAYERS = ("you", "computer")


class TurnGame(PicturedWidget):
    """A game in turns; `_play` holds its start, who moves first, and the moves so far."""

    _play: Any
    _offers_hints = traitlets.Bool(True).tag(sync=True)

    def __init__(self, start: Any, first: str, hints: bool, **state: Any) -> None:
        play = {"start": start, "first": first, "moves": []}
        super().__init__(_play=play, _offers_hints=as_flag(hints, "hints"), **state)
        self._let_the_computer_move()

    @property
    def first(self) -> str:
        """Who moved first: "you" or "computer"."""
        return self._play["first"]

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

    def _is_over(self) -> bool:
        raise NotImplementedError

    def _answer(self) -> list[Any]:
        """Return the computer's move."""
        raise NotImplementedError
