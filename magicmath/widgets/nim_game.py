"""Nim to play against the perfect player, with the heaps in binary and their XOR.

The page plays by itself, so a saved page needs no kernel; Python follows, and makes the same moves.
"""

from collections.abc import Sequence
from typing import Any

import traitlets

from magicmath import plot
from magicmath._checks import as_flag, as_index, as_sequence
from magicmath._shown import shown
from magicmath.games.nim import Move, nim_sum, winning_moves
from magicmath.widgets._base import Flag, page_code, titled
from magicmath.widgets._turns import TurnGame

_MOST_HEAPS = 10
_LARGEST_HEAP = 31


class _Heaps(traitlets.TraitType[tuple[int, ...], Any]):
    """The sizes of the heaps, as a tuple."""

    def validate(self, obj: Any, value: Any) -> tuple[int, ...]:
        heaps = _as_heaps(value, str(self.name))
        return heaps if heaps == obj._heaps_after_moves() else _with_a_stone(heaps)


class NimGame(TurnGame):
    """Nim against a perfect player: take any number of stones from one heap; the last stone wins, or loses.

    Click a stone to take it and all beyond it, or walk with the arrow keys and press Space.

    Parameters
    ----------
    heaps : sequence of int, optional
        Up to 10 heaps of up to 31 stones; 1, 3, 5 and 7 if left out.
    first : {"you", "computer"}, optional
        Who moves first.
    binary : bool, optional
        Whether to show the heaps in binary with their XOR; a button does it too.
    stones_only : bool, optional
        Leave that button out. Then the digits are never shown, and nothing speaks of them: readers can
        find them.
    hints : bool, optional
        Whether the page offers *Hint*. It also tells where no move wins.
    misere : bool, optional
        Whether the player who takes the last stone loses.
    flips : bool, optional
        Whether the digits can be pressed: so a reader tries a move in one heap, sees what it does to each
        column, and takes the stones by a button.
    record : bool, optional
        Whether the page writes the game down: the heaps after each move, and those that the computer left
        in a column of their own.
    pair : bool, optional
        Whether it is a game of two equal heaps: then *New heaps* draws two equal ones, no others can be
        chosen on the page, and after a loss it tells which of your moves left two heaps that were not equal;
        after the third one, why that loses.
        The computer takes more than one stone in its first move, and other numbers later.

    Attributes
    ----------
    heaps : tuple of int; may be observed
        Setting it starts afresh from those heaps.
    binary : bool; may be set and observed

    Raises
    ------
    TypeError, ValueError
        If a heap is negative or too large, there is no stone, or `first` is nobody; if `pair` is set and
        there are not two equal heaps, or the last stone loses; or if `binary` or `flips` is set in a game of
        stones only. The widget keeps its state then; it also does when the page sends what it should not.

    Notes
    -----
    Madore's example of an impartial game. The computer leaves a XOR of 0 if it can, and takes one
    stone from a largest heap if not. From two equal heaps, where `pair` is set, the page draws by lot
    what it takes; in Python it follows from the heaps. Where the last stone loses, it leaves an odd number
    of heaps of one stone as soon as no heap would hold two or more.

    Examples
    --------
    >>> game = NimGame([3, 4, 5])
    >>> game.hint()
    Move(heap=0, left=1)
    >>> game.take(0, left=2)
    >>> game
    Nim, heaps 1 4 5, XOR 0, you to move
    1    ●      □ □ ■
    4    ●●●●   ■ □ □
    5    ●●●●●  ■ □ ■
    XOR  0      □ □ □
    >>> NimGame([1, 1, 4], misere=True).hint()
    Move(heap=2, left=1)
    """

    _esm = page_code("nim.js")
    _set_by_page = ("_play", "binary")

    heaps = _Heaps()
    binary = Flag(True).tag(sync=True)
    _stones_only = traitlets.Bool(False).tag(sync=True)
    _misere = traitlets.Bool(False).tag(sync=True)
    _flips = traitlets.Bool(False).tag(sync=True)
    _record = traitlets.Bool(False).tag(sync=True)
    _pair = traitlets.Bool(False).tag(sync=True)
    _most_heaps = traitlets.Int(_MOST_HEAPS).tag(sync=True)
    _largest_heap = traitlets.Int(_LARGEST_HEAP).tag(sync=True)

    def __init__(
        self,
        heaps: Sequence[int] = (1, 3, 5, 7),
        first: str = "you",
        binary: bool = True,
        stones_only: bool = False,
        hints: bool = True,
        misere: bool = False,
        flips: bool = False,
        record: bool = False,
        pair: bool = False,
    ) -> None:
        is_bare = as_flag(stones_only, "stones_only")
        is_shown = as_flag(binary, "binary") and not is_bare
        if as_flag(flips, "flips") and is_bare:
            raise ValueError("flips must be False in a game of stones only, got True")
        flags = {"_stones_only": is_bare, "binary": is_shown, "_misere": as_flag(misere, "misere")}
        flags |= {"_flips": bool(flips), "_record": as_flag(record, "record")}
        if as_flag(pair, "pair"):
            if len(sizes := as_sequence(heaps, "heaps")) != 2 or sizes[0] != sizes[1]:
                raise ValueError(f"heaps must be two equal ones where pair is True, got {shown(sizes)}")
            if misere:
                raise ValueError("pair must be False where the last stone loses, got True")
        super().__init__(heaps, first, hints, **flags, _pair=bool(pair))

    @property
    def outcome(self) -> str:
        """Whether the game is "playing", or you have "won" or "lost"."""
        usual = super().outcome
        return {"won": "lost", "lost": "won"}.get(usual, usual) if self._misere else usual

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far of both players, in turn, as a tuple of `Move`."""
        return tuple(Move(*move) for move in self._play["moves"])

    @property
    def nim_sum(self) -> int:
        """The XOR of the heaps."""
        return int(nim_sum(*self.heaps))

    def take(self, heap: int, left: int) -> None:
        """Take stones from one heap; the computer answers at once.

        Parameters
        ----------
        heap : int
            Its number, from 0.
        left : int
            How many stones stay.

        Raises
        ------
        TypeError, ValueError
            If there is no such heap, nothing would be taken, or the game is over.
        """
        self._check_turn(f"heap {shown(heap)} cannot be taken from")
        if not self.heaps[as_index(heap, "heap", high=len(self.heaps))]:
            raise ValueError(f"heap {heap} is empty")
        self._move([heap, left])

    def hint(self) -> Move | None:
        """Return the first move that wins, or None where there is none."""
        return next(iter(_winning(self.heaps, self._misere)), None)

    def _as_start(self, start: Any) -> list[int]:
        return list(_with_a_stone(_as_heaps(start, "heaps")))

    def _as_moves(self, start: list[int], moves: Any) -> list[list[int]]:
        heaps, made = list(start), []
        for move in as_sequence(moves, "moves"):
            pair = as_sequence(move, "moves")
            if len(pair) != 2:
                raise ValueError(f"moves must be pairs (heap, left), got {tuple(pair)}")
            heap = as_index(pair[0], "heap", high=len(heaps))
            if not heaps[heap]:
                raise ValueError(f"heap {heap} is empty")
            left = as_index(pair[1], "left", high=heaps[heap])
            heaps[heap] = left
            made.append([heap, left])
        return made

    def _is_over(self) -> bool:
        return not any(self.heaps)

    def _answer(self) -> list[Any]:
        if self._pair and self.heaps[0] == self.heaps[1]:
            return [*_lost_move(self.heaps[0], len(self._play["moves"]) // 2)]
        return [*reply(self.heaps, self._misere)]

    def _heaps_after_moves(self) -> tuple[int, ...]:
        left = dict(self._play["moves"])
        return tuple(left.get(i, size) for i, size in enumerate(self.start))

    @traitlets.observe("_play")
    def _follow_play(self, _: Any) -> None:
        self.heaps = self._heaps_after_moves()

    @traitlets.validate("binary")
    def _refuse_digits_beside_stones_only(self, proposal: Any) -> bool:
        shows: bool = proposal.value
        if shows and self._stones_only:
            raise ValueError("binary must be False in a game of stones only, got True")
        return shows

    @traitlets.observe("heaps")
    def _restart(self, change: Any) -> None:
        if change.new != self._heaps_after_moves():
            self._play = {**self._play, "start": change.new, "moves": []}
            self._let_the_computer_move()

    def _picture(self) -> plot.Picture:
        sizes = " ".join(map(str, self.heaps))
        total = f", XOR {self.nim_sum}" if self.binary else ""
        rule = ", the last stone loses" if self._misere else ""
        title = f"Nim, heaps {sizes}{total}{rule}, {self._turn()}"
        return titled(plot.heaps(self.heaps, binary=self.binary), title)


def reply(heaps: Sequence[int], misere: bool = False) -> Move:
    """Return the move that the computer makes.

    Parameters
    ----------
    heaps : sequence of int
        At least one stone.
    misere : bool, optional
        Whether the player who takes the last stone loses.

    Returns
    -------
    Move
        The first that wins, or one stone of the first of the largest heaps where none does.

    Raises
    ------
    TypeError, ValueError
        If a heap is no int from 0, or there is no stone.

    Examples
    --------
    >>> reply([3, 4, 5]), reply([1, 3, 2])
    (Move(heap=0, left=1), Move(heap=1, left=2))
    """
    heaps = _with_a_stone(_as_heaps(heaps, "heaps"))
    largest = max(heaps)
    return next(iter(_winning(heaps, as_flag(misere, "misere"))), Move(heaps.index(largest), largest - 1))


def _lost_move(size: int, rounds: int) -> Move:
    """Return a move from two equal heaps, where none wins: two or three stones at first.

    Later one stone stays, as long as there are three: so the game is not over at once.
    """
    taken = 1 + rounds % (size - 1 if size > 2 else size) if rounds else min(size, 2 + size % 2)
    return Move(rounds % 2, size - taken)


def _winning(heaps: Sequence[int], misere: bool) -> list[Move]:
    """Return the moves that win, by heap and then by what is left."""
    if not misere:
        return winning_moves(heaps)
    made = [(heap, left) for heap, size in enumerate(heaps) for left in range(size)]
    return [
        Move(heap, left) for heap, left in made if _is_lost_misere([*heaps[:heap], left, *heaps[heap + 1 :]])
    ]


def _is_lost_misere(heaps: Sequence[int]) -> bool:
    """Tell whether the player to move loses where the last stone loses."""
    return nim_sum(*heaps) == 0 if max(heaps) > 1 else sum(heaps) % 2 == 1


def _as_heaps(value: Any, name: str) -> tuple[int, ...]:
    heaps = tuple(as_index(size, name, high=_LARGEST_HEAP + 1) for size in as_sequence(value, name))
    if not 1 <= len(heaps) <= _MOST_HEAPS:
        raise ValueError(f"{name} must be from 1 to {_MOST_HEAPS}, got {len(heaps)} of them")
    return heaps


def _with_a_stone(heaps: tuple[int, ...]) -> tuple[int, ...]:
    if not any(heaps):
        raise ValueError(f"heaps must hold a stone, got {heaps}")
    return heaps
