"""Flip places of a word in a saved page, and watch the votes on its rows."""

import re

import numpy as np
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from saved import save

from magicmath.codes import ReedMuller
from magicmath.widgets import Explorer

pytestmark = pytest.mark.usefixtures("quiet_page")


@pytest.fixture
def ballot():
    """Return two polls on a word of four places: on the pairs of neighbours, and on the halves."""
    votes = [[1, 0, 1, 0], [1, 0, 0, 1], [0, 1, 1, 0], [0, 1, 0, 1]]
    explorer = Explorer(votes, (1, 4), (2, 2), labels=("word", "votes"), polls=["row 1", "row 2"])
    explorer.source = [[0, 0, 1, 1]]
    return explorer


def captions(page):
    return page.get_by_role("group", name="votes").locator(".mm-caption")


@pytest.mark.parametrize("key", [None, "Space"])
def test_a_flip_spoils_a_vote_in_each_poll(key, page, tmp_path, ballot):
    page.goto(save(tmp_path, ballot))
    expect(captions(page)).to_have_text(["row 1: 0 × yes, 2 × no → no", "row 2: 2 × yes, 0 × no → yes"])
    expect(page.get_by_role("status")).to_have_text("result: 0 1 (yes: row 2)")
    cell = page.get_by_role("gridcell").first
    if key:
        cell.focus()
        page.keyboard.press(key)
    else:
        cell.click()
    expect(captions(page)).to_have_text(["row 1: 1 × yes, 1 × no → a tie", "row 2: 1 × yes, 1 × no → a tie"])
    expect(page.get_by_role("status")).to_have_text("result: ? ? (yes: none; tie: row 1, row 2)")
    assert page.locator(".mm-polls .mm-aimed").count() == 2
    expect(page.get_by_role("img").first).to_have_attribute(
        "aria-label", "row 1: 1 × yes, 1 × no → a tie: row 1: black white"
    )
    page.get_by_role("button", name="All white").click()
    expect(page.get_by_role("status")).to_have_text("result: 0 0 (yes: none)")
    page.get_by_role("button", name="Send again").click()
    expect(page.get_by_role("status")).to_have_text("result: 0 1 (yes: row 2)")


def test_pointing_frames_the_places_that_vote_together(page, tmp_path, ballot):
    page.goto(save(tmp_path, ballot, Explorer([[1], [1]], (1, 2), (1, 1))))
    cells = page.get_by_role("gridcell")
    cells.first.hover()
    assert [i for i in range(4) if "mm-partner" in cells.nth(i).get_attribute("class")] == [1, 2]
    page.mouse.move(1, 1)
    expect(page.locator(".mm-partner")).to_have_count(0)
    cells.nth(4).hover()  # boards without votes have no partners
    expect(page.locator(".mm-aimed")).to_have_count(2)
    expect(page.locator(".mm-partner")).to_have_count(0)


def test_a_board_that_is_not_white_at_first_comes_back(page, tmp_path):
    explorer = Explorer([[1, 1], [0, 1]], (1, 2), (1, 2))
    page.goto(save(tmp_path, explorer))
    assert page.get_by_role("button", name="Start again").count() == 0
    explorer.source = [[0, 1]]
    page.goto(save(tmp_path, explorer))
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_role("status")).to_have_text("target: 0 black")
    page.get_by_role("button", name="Start again").click()
    expect(page.get_by_role("status")).to_have_text("target: 1 black")
    expect(page.get_by_role("gridcell").last).to_have_attribute("data-bit", "1")


def test_names_stand_in_the_cells(page, tmp_path):
    explorer = Explorer([[1, 1], [0, 1]], (1, 2), (1, 2), names=["0", "1", "a", "b"])
    explorer.source = [[0, 1]]
    page.goto(save(tmp_path, explorer, Explorer([[1, 1], [0, 1]], (1, 2), (1, 2), names=["p", "q"])))
    cells = page.locator(".mm-cell")
    expect(cells).to_have_text(["0", "1", "a", "b", "p", "q", "", ""])
    cells.first.click()
    expect(cells.first).to_have_attribute("aria-label", "0, row 1, column 1, black")
    expect(cells.nth(2)).to_have_attribute("data-bit", "1")
    expect(cells.nth(2)).to_have_text("a")
    expect(page.get_by_role("status").first).to_have_text("target: 1 black (a)")
    expect(page.get_by_role("status").last).to_have_text("target: 0 black")


def test_each_of_several_targets_is_counted_by_its_name(page, tmp_path):
    labels = ("messages", "their words", "the sum")
    page.goto(save(tmp_path, Explorer([[1, 1, 1], [1, 1, 0]], (1, 2), [(1, 2), (1, 1)], labels)))
    status = page.get_by_role("status")
    expect(status).to_have_text("their words: 0 black; the sum: 0 black")
    page.get_by_role("gridcell").first.click()
    expect(status).to_have_text("their words: 2 black; the sum: 1 black")
    upper, lower = (page.get_by_role("img", name=name).bounding_box() for name in labels[1:])
    assert upper["x"] == lower["x"]
    assert upper["y"] < lower["y"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_thirty_two_places_fit_a_phone(scheme, page, axe, tmp_path):  # noqa: F811
    page.set_viewport_size({"width": 390, "height": 800})
    page.emulate_media(color_scheme=scheme)
    votes = np.zeros((32, 80), dtype=int)
    page.goto(save(tmp_path, Explorer(votes, (4, 8), (5, 16), polls=list("abcde"))))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.get_by_role("gridcell").first.bounding_box()["width"] >= 24
    assert violations(page, axe) == []


def test_two_sources_are_numbered_through_and_the_verdict_follows(page, tmp_path):
    matrix = [[1, 0, 0, 0], [0, 1, 0, 1], [0, 0, 1, 1]]
    labels, verdicts = ("s", "t", "upper", "last"), ("the last is white", "the last is not white")
    page.goto(save(tmp_path, Explorer(matrix, [(1, 1), (1, 2)], [(1, 2), (1, 2)], labels, verdicts=verdicts)))
    status = page.get_by_role("status")
    expect(status).to_have_text("")
    page.get_by_role("grid", name="s").get_by_role("gridcell").click()
    expect(status).to_have_text("the last is white")
    expect(page.get_by_role("img", name="upper")).to_have_attribute("aria-label", "upper: row 1: black white")
    page.get_by_role("grid", name="t", exact=True).get_by_role("gridcell").nth(1).click()
    expect(status).to_have_text("the last is not white")
    expect(page.get_by_role("img", name="last")).to_have_attribute("aria-label", "last: row 1: black black")
    page.get_by_role("button", name="Clear").click()
    expect(status).to_have_text("the last is white")


def test_choices_that_show_the_goal_are_kept_once_each(page, tmp_path):
    matrix = [[1, 0], [1, 0], [0, 1]]
    page.goto(save(tmp_path, Explorer(matrix, (1, 3), (1, 2), goal=[[1, 0]])))
    expect(page.get_by_role("img", name="goal")).to_have_attribute("aria-label", "goal: row 1: black white")
    said, kept = page.locator(".mm-found-said"), page.locator(".mm-found .mm-cells")
    expect(said).to_have_text("Choices that show the goal are kept here.")
    cells = page.get_by_role("gridcell")
    for cell, found, begins in (
        (0, 1, "✓ This choice shows the goal. 1 choice found so far"),
        (1, 1, "1 choice found so far"),
        (0, 2, "✓ This choice shows the goal. 2 choices found so far"),
        (0, 2, "2 choices found so far"),
        (0, 2, "✓ This choice shows the goal, and you have it already. 2 choices found so far"),
    ):
        cells.nth(cell).click()
        expect(kept).to_have_count(found)
        expect(said).to_have_text(f"{begins}:")
    bits = kept.nth(1).locator(".mm-cell").evaluate_all("all => all.map((one) => one.dataset.bit)")
    assert bits == ["0", "1", "0"]
    page.get_by_role("button", name="Clear").click()
    expect(kept).to_have_count(2)


@pytest.fixture
def far():
    """Return the words 0 0 0 0 and 1 1 1 1, with flips, and how far they are from what arrives."""
    labels = ("message", "flips", "what arrives")
    return Explorer([[1] * 4, *np.eye(4, dtype=int)], [(1, 1), (1, 4)], (1, 4), labels, distances=True)


def test_flips_move_the_words_and_the_fewest_that_meet_are_kept(page, tmp_path, far):
    page.goto(save(tmp_path, far))
    status, chart = page.get_by_role("status"), page.get_by_role("img", name="number of words")
    expect(status).to_have_text("The word sent is 0 places away, the nearest other word 4.")
    expect(chart).to_have_attribute("aria-label", re.compile("from what arrives: 0 away: 1, 4 away: 1$"))
    flips = page.get_by_role("grid", name="flips").get_by_role("gridcell")
    for place in range(3):
        flips.nth(place).click()
    expect(status).to_have_text(
        "The word sent is 3 places away, the nearest other word 1. Another word is nearer. "
        "Fewest flips that made the receiver fail: 2."
    )
    left, right = (page.locator(".mm-away-mark").nth(i) for i in (1, 0))
    expect(left).to_have_attribute("style", re.compile("left: 30%"))
    expect(right).to_have_attribute("style", re.compile("left: 70%"))
    heights = page.locator(".mm-away-bar").evaluate_all("all => all.map((one) => one.style.height)")
    assert heights == ["0px", "32px", "0px", "32px", "0px"]
    page.get_by_role("grid", name="message").get_by_role("gridcell").click()
    expect(chart).to_have_attribute("aria-label", re.compile("1 away: 1, 3 away: 1$"))


def test_the_word_that_the_receiver_takes_stands_beside_what_arrives(page, tmp_path, far):
    page.goto(save(tmp_path, far))
    taken = page.get_by_role("img", name="the receiver takes")
    expect(page.get_by_text("the receiver takes: the word sent ✓")).to_be_visible()
    expect(taken).to_have_attribute("aria-label", re.compile("white white white white$"))
    flips = page.get_by_role("grid", name="flips").get_by_role("gridcell")
    flips.nth(0).click()
    flips.nth(1).click()
    expect(page.get_by_text("The receiver cannot choose: 2 words are equally near.")).to_be_visible()
    expect(taken).to_have_count(0)
    flips.nth(2).click()
    expect(page.get_by_text("the receiver takes: another word ✗")).to_be_visible()
    expect(taken).to_have_attribute("aria-label", re.compile("black black black black$"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_distances_of_thirty_two_places_fit_a_phone(scheme, page, axe, tmp_path):  # noqa: F811
    page.set_viewport_size({"width": 390, "height": 800})
    page.emulate_media(color_scheme=scheme)
    code = ReedMuller(1, 5)
    rows = np.vstack([code.encode(np.eye(6, dtype=int)), np.eye(32, dtype=int)])
    labels = ("message", "flips", "what arrives")
    page.goto(save(tmp_path, Explorer(rows, [(1, 6), (4, 8)], (4, 8), labels, distances=True)))
    expect(page.locator(".mm-away")).to_have_count(33)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.locator(".mm-explorer").bounding_box()["height"] < 800
    arriving, taken = (box.bounding_box() for box in page.locator(".mm-arriving .mm-cells").all())
    assert arriving["y"] == taken["y"]
    assert page.get_by_role("grid", name="flips").get_by_role("gridcell").first.bounding_box()["width"] >= 32
    assert violations(page, axe) == []


def test_a_word_of_several_rows_stands_beside_its_flips_and_one_of_one_row_below(page, tmp_path):
    page.set_viewport_size({"width": 1100, "height": 900})
    labels = ("message", "flips", "what arrives")
    for shape in ((1, 4), (2, 2)):
        matrix = [[1] * 4, *np.eye(4, dtype=int)]
        page.goto(save(tmp_path, Explorer(matrix, [(1, 1), shape], shape, labels, distances=True)))
        flips = page.get_by_role("grid", name="flips").bounding_box()
        arriving = page.get_by_role("img", name="what arrives").first.bounding_box()
        if shape[0] == 1:
            assert arriving["x"] == flips["x"]
            assert arriving["y"] > flips["y"]
        else:
            assert arriving["x"] > flips["x"] + flips["width"]
