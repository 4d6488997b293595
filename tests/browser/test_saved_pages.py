"""Open saved pages in Chromium: what a builder of pages must keep, whatever stands in a notebook."""

import re

import nbformat
import pytest
from playwright.sync_api import expect
from saved import notebook, save

from magicmath.export import page as page_of
from magicmath.rules import MAGIC, to_board
from magicmath.widgets.board import Board
from magicmath.widgets.game import Game

INJECTED = """<script>window.ran = "script"</script>
<script type="module">window.ran = "module"</script>
<img src="data:image/png;base64,AAAA" onerror="window.ran = 'handler'" alt="">
<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" onload="window.ran = 'load'" alt="">
<svg onload="window.ran = 'svg'"><script>window.ran = "svg script"</script></svg>
<iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>
<a href="javascript:window.ran = 'link'">press me</a> <button onclick="window.ran = 'click'">press</button>
<form action="https://example.org/"><button>send</button></form>"""


def open_page(page, folder, made, slides=False):
    path = folder / "saved.html"
    path.write_text(page_of(made, folder, slides=slides), encoding="utf-8")
    page.goto(path.as_uri())


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


@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.update(_start=None),
        lambda state: state.pop("_masks"),
        lambda state: state.update(_esm="throw new Error('bad code')"),
        lambda state: state.update(_esm="not JavaScript"),
        lambda state: state.update(_esm="export default { async render() { throw new Error('late'); } }"),
    ],
    ids=["a wrong value", "a missing value", "code that throws", "no code", "a promise that fails"],
)
def test_a_widget_that_fails_leaves_its_picture_and_a_note_while_others_play(
    spoil, page, complaints, tmp_path
):
    bad, good = Board(MAGIC, start=to_board(32), label="bad"), Board(MAGIC, label="good")
    made = notebook(bad, good, bad)
    spoil(made.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"][bad.model_id]["state"])
    open_page(page, tmp_path, made)
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


@pytest.mark.parametrize("where", ["markdown", "text/html", "text/markdown"])
def test_what_a_text_or_an_output_injects_does_not_run(where, page, complaints, tmp_path):
    made = notebook(Board(MAGIC))
    output = nbformat.v4.new_output("display_data", {where: INJECTED} if "/" in where else {})
    made.cells.insert(0, nbformat.v4.new_markdown_cell(INJECTED if where == "markdown" else "Text."))
    made.cells.insert(1, nbformat.v4.new_code_cell("x", outputs=[output]))
    open_page(page, tmp_path, made)
    press(page, 4)  # our own code does run
    expect(lit(page)).to_have_count(int(MAGIC[4].sum()))
    page.get_by_text("press me").click()
    page.get_by_role("button", name="press", exact=True).click()
    page.evaluate("document.forms[0].requestSubmit()")
    page.wait_for_timeout(300)
    assert page.evaluate("window.ran") is None
    assert page.url.endswith("saved.html")
    assert [url for url in complaints[1] if not url.startswith(("file:", "data:", "about:"))] == []


def test_a_missing_picture_asks_for_nothing(page, complaints, tmp_path):
    addresses = ["none.png", "http://example.org/a.png", "//example.org/a.png", "file:///etc/a.png", "/a.png"]
    source = " ".join(f'<img src="{address}" srcset="b.png 2x" alt="a dot">' for address in addresses)
    made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell(source)])
    with pytest.warns(UserWarning, match="description stays"):
        open_page(page, tmp_path, made)
    expect(page.get_by_text("a dot")).to_have_count(len(addresses))
    assert complaints == ([], [page.url])


@pytest.mark.usefixtures("quiet_page")
def test_ids_sections_and_open_tags_of_a_text_disturb_no_board_and_no_slide(page, tmp_path):
    made = notebook(Board(MAGIC), Game(start=to_board(32), goal=to_board(495)))
    odd = (
        '<a id="states">x</a><section>mine</section><div class="live" data-model="99">kept</div><div><b><!-- '
    )
    made.cells.insert(1, nbformat.v4.new_markdown_cell(odd))
    open_page(page, tmp_path, made, slides=True)
    expect(page.get_by_role("status").last).to_have_text("1 of 2")
    expect(page.get_by_text("mine")).to_be_visible()
    expect(page.get_by_text("kept")).to_be_visible()
    press(page, 4)
    expect(lit(page.locator(".live[data-model='0']"))).to_have_count(int(MAGIC[4].sum()))


@pytest.mark.usefixtures("quiet_page")
@pytest.mark.parametrize("slides", [False, True])
def test_a_link_leads_to_a_heading_of_the_page(slides, page, tmp_path):
    texts = ["# One\n\n[on](#To-é-and-on)", *("Text.\n\n" * 9 for _ in range(20)), "## To é and on\n\nThere."]
    made = nbformat.v4.new_notebook(cells=list(map(nbformat.v4.new_markdown_cell, texts)))
    open_page(page, tmp_path, made, slides=slides)
    page.get_by_role("link", name="on").click()
    expect(page.get_by_role("heading", name="To é and on")).to_be_in_viewport()
