"""Export notebooks, and read what the page holds; browser tests play it."""

import json
import re

import nbformat
import pytest
from saved import notebook

from magicmath.board import Board
from magicmath.export import export, main, page
from magicmath.game import Game
from magicmath.rules import MAGIC, to_board
from magicmath.stepper import Stepper
from magicmath.stopwatch import Stopwatch

code, text = nbformat.v4.new_code_cell, nbformat.v4.new_markdown_cell


def page_of(*cells, **terms):
    return page(nbformat.v4.new_notebook(cells=list(cells)), **terms)


def test_a_notebook_becomes_one_file_beside_it(tmp_path):
    source = tmp_path / "plays.ipynb"
    cells = [
        text("# Play *now*\n\nSee [the next](next.ipynb#top)."),
        code("from magicmath.board import Board\nfrom magicmath.rules import MAGIC\nBoard(MAGIC)"),
        code("import ipywidgets\nipywidgets.VBox([ipywidgets.Label('a < b'), Board(MAGIC)])"),
        code("print(1 + 1)"),
    ]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), source)
    before = source.read_bytes()
    target = export(source)
    assert target == tmp_path / "plays.html"
    html = target.read_text(encoding="utf-8")
    assert "<title>Play now</title>" in html
    assert 'href="next.html#top"' in html
    assert html.count('class="live"') == 2
    assert "<p>a &lt; b</p>" in html
    assert '<pre class="output" tabindex="0">2</pre>' in html
    assert source.read_bytes() == before


def test_slides_become_a_file_of_their_own_and_lead_to_slides(tmp_path):
    source = tmp_path / "plays.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=[text("# Play\n\n[next](next.ipynb#top)")]), source)
    target = export(source, slides=True)
    assert target == tmp_path / "plays.slides.html"
    html = target.read_text(encoding="utf-8")
    assert '<body class="slides">' in html
    assert 'href="next.slides.html#top"' in html


def test_a_page_asks_for_nothing_from_elsewhere():
    html = page(notebook(Game(seed=1), Board(MAGIC), Stepper([[[1]]], ["one"])))
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', html).group(1)
    assert "default-src 'none'" in policy
    assert "http" not in policy
    found = re.findall(
        r'(?:src|href)=["\']([^"\']{1,40})|url\(([^)]{1,40})|\bimport\b\W*["\']([^"\']+)', html
    )
    assert {
        address for places in found for address in places if address[:22] != "data:image/png;base64,"
    } <= {""}


def test_page_keeps_each_state_once_and_shares_the_code():
    game, board = Game(start=to_board(32), goal=to_board(495)), Board(MAGIC)
    game.press(4)
    html = page(notebook(game, board, game, Board()))
    states = json.loads(re.search(r'id="states">(.*?)</script>', html).group(1))
    assert set(states) >= {game.model_id, board.model_id}
    assert states[game.model_id]["state"]["presses"] == [4]
    assert html.count("globalThis.pageWidgets ??=") == 2
    assert html.count(f'data-model="{game.model_id}"') == 2
    assert "export default" not in html


def test_picture_and_text_stay_where_nothing_runs():
    html = page(notebook(Board(MAGIC, goal=MAGIC[4])))
    live = re.search(r'<div class="live".*?</div>', html, re.DOTALL).group()
    assert 'alt="Board of MAGIC, not pressed, 5 cells differ from the goal. 2 boards.' in live
    assert "□ □ □  □ ■ □" in live


def test_a_formula_stays_text():
    data = {"text/latex": r"$\displaystyle \frac{1}{5}$", "text/plain": "1/5"}
    html = page_of(code("x", outputs=[nbformat.v4.new_output("execute_result", data, execution_count=1)]))
    assert '<pre class="output" tabindex="0">1/5</pre>' in html
    assert "displaystyle" not in html


def test_what_is_printed_cannot_break_the_page():
    printed = nbformat.v4.new_output("stream", text="\x1b[31m</pre></script><b>&\x1b[0m\n")
    html = page_of(code("'</script>'", outputs=[printed]))
    assert "&lt;/pre&gt;&lt;/script&gt;&lt;b&gt;&amp;</pre>" in html
    state = page(notebook(Board(label="</script><b>")))
    assert "</script><b>" not in re.search(r'id="states">(.*)', state).group(1).split("</script>")[0]
    assert state.count("</script>") == state.count("<script")


def test_pictures_that_the_text_names_are_kept_inside(tmp_path):
    (tmp_path / "a dot.svg").write_text("<svg/>")
    html = page_of(text('![a dot](<a dot.svg>) <img src="a%20dot.svg" alt="again">'), folder=tmp_path)
    assert html.count("data:image/svg+xml;base64,PHN2Zy8+") == 2
    with pytest.raises(OSError, match="none.png"):
        page_of(text("![none](none.png)"), folder=tmp_path)


@pytest.mark.parametrize("slides", ["no", None, 1])
def test_slides_are_wanted_or_not(slides, tmp_path):
    with pytest.raises(TypeError, match="slides must be True or False"):
        export(tmp_path / "none.ipynb", slides=slides)
    with pytest.raises(TypeError, match="slides must be True or False"):
        page_of(text("text"), slides=slides)


def test_folded_text_and_cells_stay_folded():
    hidden = code("# A solution\n1", metadata={"tags": ["hide-cell"]})
    html = page_of(text("<details><summary>Hint</summary>\n\nLook **up**.\n\n</details>\n\nAfter."), hidden)
    assert re.search(r"<summary>Hint</summary>\s*<p>Look <strong>up</strong>.</p>\s*</details>", html)
    assert "<details><summary>A solution</summary>" in html


def test_a_slide_begins_at_each_heading_or_where_the_notebook_says():
    named = text("more", metadata={"slideshow": {"slide_type": "slide"}})
    kept = text("## Kept together", metadata={"slideshow": {"slide_type": "fragment"}})
    html = page_of(text("# One"), code("1"), text("## Two"), text("### Three"), named, kept, slides=True)
    assert html.count("<section") == 4
    assert "<section" not in page_of(text("# One"), text("## Two"))


def test_a_heading_in_the_middle_of_a_cell_begins_a_slide_unless_it_would_be_left_alone():
    both = text("## One\n\n### and its part\n\nText.\n\n```\n# a comment\n```\n\n## Two\n\nMore.")
    html = page_of(both, slides=True)
    assert html.count("<section") == 2
    assert re.search(r"part</h3>.*a comment.*<section[^>]*>\s*<div[^>]*><h2[^>]*>Two", html, re.DOTALL)


def test_an_error_in_a_cell_is_raised(tmp_path):
    source = tmp_path / "fails.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=[code("1 / 0")]), source)
    with pytest.raises(Exception, match="ZeroDivisionError"):
        export(source)
    assert not (tmp_path / "fails.html").exists()


def test_command_exports_the_named_notebooks_into_their_own_folder(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notebooks").mkdir()
    for name in ("00-one", "01-two"):
        nbformat.write(
            nbformat.v4.new_notebook(cells=[text("# Title")]), tmp_path / f"notebooks/{name}.ipynb"
        )
    (tmp_path / "notebooks/sheet.md").write_text("# Errata", encoding="utf-8")
    monkeypatch.setattr("magicmath.export.export", lambda source, target, slides: target.write_text("page"))
    main(["--slides", "01"])
    assert {path.name for path in (tmp_path / "exported").iterdir()} == {"01-two.slides.html", "sheet.md"}
    assert "wrote" in capsys.readouterr().out
    main([])
    assert len(list((tmp_path / "exported").glob("0?-*.html"))) == 3
    with pytest.raises(SystemExit, match="no notebook's name starts with 07"):
        main(["07"])


def test_a_box_of_what_needs_a_kernel_stays_as_its_text(tmp_path):
    source = tmp_path / "measures.ipynb"
    cells = [text("# Measure"), code("from magicmath.stopwatch import Stopwatch\nStopwatch()")]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), source)
    assert f">{Stopwatch()!r}</pre>" in export(source).read_text(encoding="utf-8")
