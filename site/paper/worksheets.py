"""Make a worksheet of each chapter: its boards to press with a pencil, its exercises, the answers last."""

from html import escape
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from paper import exercises
from paper.chapter import Chapter
from paper.exercises import Exercise
from paper.links import worksheet
from paper.pencil import in_a_row, strip
from paper.pictures import Pictures
from paper.setting import set_pages
from paper.words import plain
from tqdm import tqdm

from magicmath.rules import RuleSet, pressed

_MOST_GAMES, _MOST_MASKS, _MOST_BESIDE_SPARE = 2, 16, 4
_SMALL = 11  # the side of a cell in the pictures of masks
_CELL, _CELL_OF_TALL, _CELL_OF_WIDE = 26, 20, 14  # of boards to fill in
_MANY = 8  # rows or columns: so many make a board tall or wide


def write_worksheets(chapters: list[Chapter], folder: Path) -> None:
    """Write a PDF for each chapter into a folder that has the fonts and the mark."""
    pictures = Pictures(folder / "pictures")
    for chapter in tqdm(chapters, unit=""):
        target = folder / worksheet(chapter.number)
        set_pages(
            _sheet(chapter, pictures), "sheet.typ", folder, target, title=chapter.title, number=chapter.number
        )


def on_paper(chapter: Chapter) -> list[Exercise]:
    """Return the exercises of a chapter that need a pencil alone."""
    return [one for one in chapter.exercises if one.told["place"]["kind"] != "editor"]


def _sheet(chapter: Chapter, pictures: Pictures) -> str:
    games, tasks = _games(chapter), on_paper(chapter)
    asked = [_game(i, game, pictures) for i, game in enumerate(games, 1)]
    asked += [_exercise(task, pictures) for task in tasks]
    solved = [_solved(i, game, pictures) for i, game in enumerate(games, 1)]
    solved += [exercises.answered(task, links=False) for task in tasks]
    return (
        f"{_all_masks(chapter, games, pictures)}{''.join(asked)}{_spare(chapter, games, pictures)}"
        f'<h2 class="answers">Answers</h2>{"".join(solved)}{_left_out(chapter)}'
    )


def _games(chapter: Chapter) -> list[dict[str, Any]]:
    """Return the first games of a chapter, all of the same masks."""
    games = [one for one in chapter.games if one["goal"] is not None and len(one["masks"]) <= _MOST_MASKS]
    return [one for one in games if one["masks"] == games[0]["masks"]][:_MOST_GAMES]


def _spare(chapter: Chapter, games: list[dict[str, Any]], pictures: Pictures) -> str:
    """Return empty boards, where a sheet has room for them and plays with such boards."""
    boards = [
        *games,
        *(one.told["place"] for one in on_paper(chapter) if one.told["place"]["kind"] == "press"),
    ]
    if not 0 < len(boards) <= _MOST_BESIDE_SPARE:
        return ""
    shape = np.shape(boards[0]["start"])
    count = in_a_row(shape)
    drawn = strip([None] * count, [""] * count, shape, boards[0]["holes"])
    return f'<div class="exercise"><p>Boards for your own:</p>{pictures.place(drawn)}</div>'


def _all_masks(chapter: Chapter, games: list[dict[str, Any]], pictures: Pictures) -> str:
    """Return the pictures of the masks of the first puzzle of a sheet."""
    places = [one.told["place"] for one in on_paper(chapter) if one.told["place"]["kind"] == "press"]
    for one in (*games, *places):
        if len(one["masks"]) <= _MOST_MASKS and any(len(mask) > 1 for mask in one["masks"]):
            shape = np.shape(one["start"])
            boards = [_filled(mask, shape) for mask in one["masks"]]
            drawn = strip(boards, [str(i) for i in range(len(boards))], shape, one["holes"], _SMALL)
            text = "<p><strong>The masks.</strong> Each inverts the cells that are black here.</p>"
            return text + pictures.place(drawn)
    return ""


def _game(number: int, game: dict[str, Any], pictures: Pictures) -> str:
    return (
        f'<div class="exercise"><p><strong>Game {number}.</strong> Press masks until the board looks like '
        "the goal. Draw each board, and write the mask above it.</p>"
        f"{pictures.place(_to_press(game, show_goal=True))}</div>"
    )


def _exercise(exercise: Exercise, pictures: Pictures) -> str:
    place = exercise.told["place"]
    if place["kind"] != "press":
        return exercises.asked(exercise, links=False)
    text = f"<p>{exercises.head(exercise)}</p>{plain(exercise.told['text'])}"
    if all(len(mask) == 1 for mask in place["masks"]):  # a press marks a cell, and needs no number
        return f'<div class="exercise">{text}{pictures.place(_to_mark(place))}</div>'
    drawn = pictures.place(_to_press(place, place["show_goal"] and place["goal"] is not None))
    lines = '<p>Masks to press:</p><div class="lines" data-count="1"><p></p></div>'
    return f'<div class="exercise">{text}{drawn}{lines}</div>'


def _to_mark(place: dict[str, Any]) -> str:
    """Draw the start, if it is not white, and boards to fill in; or pictures, and what belongs to them."""
    if place["pictures"]:
        boards = {one["name"]: one["board"] for one in place["beside"]}
        boards |= dict(zip(place["names"], place["pictures"], strict=True))
        shown = [np.array(board, np.uint8) for board in boards.values()]
        return strip(shown, list(boards), shown[0].shape, [], _SMALL if place["beside"] else _CELL)
    start = np.array(place["start"], np.uint8)
    given = [start] * bool(start.any())
    is_table = bool(place["row_names"]) and not given
    empty = ["your answer"] if is_table else ["a trial", "your answer"]
    rows, columns = start.shape
    cell = _CELL_OF_TALL if rows >= _MANY else _CELL
    if is_table or columns >= _MANY:
        cell = _CELL_OF_WIDE
    labels = [*["given"] * len(given), *empty]
    return strip([*given, *[None] * len(empty)], labels, start.shape, place["holes"], cell)


def _to_press(game: dict[str, Any], show_goal: bool) -> str:
    """Draw the start, empty boards, and the goal, in one row."""
    start = np.array(game["start"], np.uint8)
    empty = max(1, in_a_row(start.shape) - 1 - show_goal)
    boards = [start, *[None] * empty, *([np.array(game["goal"], np.uint8)] if show_goal else [])]
    labels = ["start", *["press"] * empty, *(["goal"] if show_goal else [])]
    return strip(boards, labels, start.shape, game["holes"])


def _solved(number: int, game: dict[str, Any], pictures: Pictures) -> str:
    """Return a shortest way from the start to the goal, in numbers and boards."""
    start, goal = np.array(game["start"], np.uint8), np.array(game["goal"], np.uint8)
    masks = [_filled(mask, start.shape) for mask in game["masks"]]
    try:
        choice = RuleSet(np.array(masks)).solve(start, goal)
    except np.linalg.LinAlgError:
        return f'<div class="answer"><p><strong>Game {number}</strong> This goal cannot be reached.</p></div>'
    presses = [int(mask) for mask in pressed(choice)]
    boards = [start]
    for mask in presses:
        boards.append(boards[-1] ^ masks[mask])
    drawn = strip(
        boards, ["start", *(f"press {mask}" for mask in presses)], start.shape, game["holes"], _SMALL
    )
    words = escape(", ".join(map(str, presses)))
    return f'<div class="answer"><p><strong>Game {number}</strong> {words}</p>{pictures.place(drawn)}</div>'


def _filled(cells: list[int], shape: tuple[int, ...]) -> NDArray[np.uint8]:
    board = np.zeros(shape, np.uint8)
    board.flat[cells] = 1
    return board


def _left_out(chapter: Chapter) -> str:
    numbers = [one.number for one in chapter.exercises if one.told["place"]["kind"] == "editor"]
    if not numbers:
        return ""
    word = "Exercise" if len(numbers) == 1 else "Exercises"
    verb = "asks" if len(numbers) == 1 else "ask"
    return f"<p>{word} {' and '.join(numbers)} {verb} for a function: do it in the notebook.</p>"
