"""Open pages of figures in Chromium: what each page must keep, whatever its figures hold."""

import re

import pytest
from playwright.sync_api import expect
from saved import save, save_titled

from magicmath.rules import MAGIC, to_board
from magicmath.widgets import Board

INJECTED = """</script><script>window.ran = "script"</script>
<img src="none.png" onerror="window.ran = 'handler'">
<svg onload="window.ran = 'svg'"></svg><iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>"""


def press(place, number):
    place.get_by_role("button", name=re.compile(f"^press mask {number}\\b")).first.click()


def lit(place):
    return place.locator('[role=gridcell][data-bit="1"]')


@pytest.fixture
def complaints(page, context):
    """Return what the page says on its console, and what it asked the network for, as lists that grow."""
    context.set_offline(True)
    said, asked = [], []
    page.on("console", lambda message: message.type == "error" and said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))
    return said, asked


def spoiled(board, change):
    """Return a board whose page is told a state that was changed."""
    whole = board.get_state

    def get_state(*arguments, **terms):
        state = whole(*arguments, **terms)
        change(state)
        return state

    board.get_state = get_state
    return board


@pytest.mark.parametrize(
    "change",
    [lambda state: state.update(_start=None), lambda state: state.pop("_masks")],
    ids=["a wrong value", "a missing value"],
)
def test_a_figure_that_fails_leaves_its_picture_and_a_note_while_others_play(
    change, page, complaints, tmp_path
):
    bad = spoiled(Board(MAGIC, start=to_board(32), label="bad"), change)
    page.goto(save(tmp_path, bad, Board(MAGIC, label="good"), bad))
    places = page.locator(".live")
    expect(places).to_have_count(3)
    for number in (0, 2):
        expect(places.nth(number).locator(".stopped")).to_have_text(re.compile("does not play here"))
        expect(places.nth(number).get_by_role("img", name=re.compile("bad:"))).to_be_visible()
        expect(places.nth(number).locator("pre")).to_be_visible()
        expect(places.nth(number).get_by_role("gridcell")).to_have_count(0)
    press(places.nth(1), 4)
    expect(lit(places.nth(1))).to_have_count(int(MAGIC[4].sum()))
    expect(places.nth(1).locator(".stopped")).to_have_count(0)
    assert complaints[0]


def test_a_promise_of_a_figure_that_fails_is_told_too(page, complaints, tmp_path):
    address = save(tmp_path, Board(MAGIC))
    path = tmp_path / "saved.html"
    html = path.read_text("utf-8")
    drawn = re.search(r"const drawn = (figures\[figure\]\.render\([^;]*\));", html)
    html = html.replace(drawn[0], f"const drawn = ({drawn[1]}, Promise.reject(new Error('late')));")
    path.write_text(re.sub(r"<meta http-equiv[^>]*>", "", html), "utf-8")  # the script is another one now
    page.goto(address)
    expect(page.locator(".live .stopped")).to_have_text(re.compile("does not play here"))
    expect(page.locator(".live").get_by_role("img")).to_be_visible()


@pytest.mark.usefixtures("quiet_page")
def test_a_hundred_boards_play(page, tmp_path):
    page.goto(save(tmp_path, *(Board(MAGIC, label=f"board {i}") for i in range(100))))
    places = page.locator(".live")
    for number in (0, 50, 99):
        press(places.nth(number), 4)
    expect(lit(page)).to_have_count(3 * int(MAGIC[4].sum()))


@pytest.mark.usefixtures("quiet_page")
def test_views_of_one_widget_move_together(page, tmp_path):
    board = Board(MAGIC)
    page.goto(save(tmp_path, board, Board(MAGIC), board))
    press(page.locator(".live").nth(0), 4)
    for number, ones in enumerate([int(MAGIC[4].sum()), 0, int(MAGIC[4].sum())]):
        expect(lit(page.locator(".live").nth(number))).to_have_count(ones)


def test_what_a_title_or_a_figure_injects_does_not_run(page, complaints, tmp_path):
    page.goto(save_titled(tmp_path, {INJECTED: Board(MAGIC, label=INJECTED), "good": Board(MAGIC)}))
    press(page.locator(".live").last, 4)  # our own code does run
    expect(lit(page.locator(".live").last)).to_have_count(int(MAGIC[4].sum()))
    page.wait_for_timeout(300)
    assert page.evaluate("window.ran") is None
    assert complaints == ([], [page.url])


def test_where_no_script_runs_the_picture_and_its_text_are_there(browser, tmp_path):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(save(tmp_path, Board(MAGIC, goal=MAGIC[4])))
    expect(
        page.get_by_role("img", name=re.compile("Board of MAGIC, not pressed, 5 cells differ"))
    ).to_be_visible()
    expect(page.locator(".live pre")).to_contain_text("□ □ □  □ ■ □")
    context.close()
