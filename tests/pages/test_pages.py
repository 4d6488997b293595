"""Read a page of figures: it asks for nothing, runs no code but ours, and is the same each time."""

import json
import re

import numpy as np
import pytest
from bs4 import BeautifulSoup

from magicmath import plot
from magicmath.pages import page
from magicmath.pages.fragments import written
from magicmath.rules import MAGIC, to_board
from magicmath.widgets import Board, Game, Stepper


def states_of(html):
    return json.loads(re.search(r'class="states">(.*?)</script>', html).group(1))


def test_a_page_asks_for_nothing_from_elsewhere():
    figures = {"game": Game(seed=1), "board": Board(MAGIC), "frames": Stepper([[[1]]], ["one"])}
    soup = BeautifulSoup(page(figures), "html.parser")
    assert [tag for tag in soup.find_all(True) if {"src", "href", "srcset"} & set(tag.attrs)] == []
    assert not re.search(r"url\(|@import", "".join(style.string for style in soup.find_all("style")))


def test_the_policy_lets_nothing_run_load_or_leave_but_our_own_script():
    html = page({"board": Board(MAGIC)})
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', html).group(1)
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert re.fullmatch(r"'sha256-[\w+/]{43}='", rules.pop("script-src"))
    assert html.count("<script>") == 1
    assert rules == {
        "default-src": "'none'",
        "img-src": "data:",
        "font-src": "data:",
        "style-src": "'unsafe-inline'",
        "worker-src": "blob:",  # made of the page's own text
        "form-action": "'none'",
        "base-uri": "'none'",
    }


def test_a_page_keeps_each_state_once_and_the_code_of_its_own_figures():
    game, board = Game(start=to_board(32), goal=to_board(495)), Board(MAGIC)
    game.press(4)
    html = page({"one": game, "two": board, "again": game, "another": Board()})
    assert set(states_of(html)) == {"0", "1", "2"}
    assert states_of(html)["0"]["figure"] == "game"
    assert states_of(html)["0"]["state"]["presses"] == [4]
    assert re.findall(r'data-model="(\d+)"', html) == ["0", "1", "0", "2"]
    assert '"game": (() => {' in html
    assert '"nim": (() => {' not in html
    assert html.count("const $dom = ") == 1  # which both import
    assert "export default" not in html


def test_the_picture_and_its_text_stay_where_nothing_runs():
    html = page({"play": Board(MAGIC, goal=MAGIC[4])})
    live = re.search(r'<div class="live".*?</div>', html, re.DOTALL).group()
    assert (
        'role="img" aria-label="Board of MAGIC, not pressed, 5 cells differ from the goal. 2 boards.' in live
    )
    assert "□ □ □  □ ■ □" in live


def test_a_picture_stands_as_it_is():
    html = page({"a pattern": plot.pattern(np.eye(3, dtype=int))})
    assert "<svg" in html
    assert states_of(html) == {}


def test_what_follows_an_image_in_a_drawing_stands_beside_it():
    piece = BeautifulSoup('<svg><image href="#a" /><path d="M0 0"/></svg><br/>', "html.parser")
    assert written(piece.contents) == '<svg><image href="#a"></image><path d="M0 0"></path></svg><br>'


def test_no_title_and_no_state_can_break_the_page():
    html = page({"</title></h1><b>": Board(label="</script><b>")})
    soup = BeautifulSoup(html, "html.parser")
    assert soup.find("h1").string == soup.find("title").string == "</title></h1><b>"
    assert html.count("</script>") == html.count("<script")
    assert not soup.find("b")


def test_the_same_figures_give_the_same_page():
    def made():
        return page({"a": Board(MAGIC), "b": Game(start=to_board(32), goal=to_board(495)), "c": Board()})

    widget = Board(MAGIC)
    assert made() == made()
    assert widget.model_id not in page({"a": widget})
    assert not re.search("IPY_MODEL_[0-9a-f]{32}", made())


def test_a_page_of_nothing_is_a_page():
    assert "</html>" in page({})


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        (7, "figures must be a mapping of titles to figures, got 7"),
        ([Board()], "figures must be a mapping"),
        ({7: Board()}, "figures must have texts as titles, got 7"),
        ({"a": "a board"}, "figures must hold live figures and pictures, got 'a board'"),
    ],
)
def test_what_is_no_mapping_of_figures_is_refused(wrong, what):
    with pytest.raises(TypeError, match=re.escape(what)):
        page(wrong)
