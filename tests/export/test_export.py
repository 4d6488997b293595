"""Export notebooks, and read what the page holds; browser tests play it.

These are promises of any page builder: a page is one file, shows what the notebook shows, asks
for nothing from elsewhere, runs no code but the widgets', and is the same each time.
"""

import base64
import json
import re
import subprocess
import sys

import nbformat
import pytest
from bs4 import BeautifulSoup
from saved import notebook

from magicmath.export import export, page
from magicmath.export.__main__ import main
from magicmath.rules import MAGIC, to_board
from magicmath.widgets.board import Board
from magicmath.widgets.game import Game
from magicmath.widgets.stepper import Stepper
from magicmath.widgets.stopwatch import Stopwatch

code, text = nbformat.v4.new_code_cell, nbformat.v4.new_markdown_cell
DOT = base64.b64encode(b"a dot").decode()


def page_of(*cells, **terms):
    return page(nbformat.v4.new_notebook(cells=list(cells)), **terms)


def shown(data, **metadata):
    """Return a cell that displayed something."""
    return code("x", outputs=[nbformat.v4.new_output("display_data", data, metadata=metadata)])


def written(folder, *cells, name="plays.ipynb"):
    """Return the path of a notebook with these cells."""
    nbformat.write(nbformat.v4.new_notebook(cells=list(cells)), folder / name)
    return folder / name


def body_of(html):
    return html.partition("<main>")[2].partition("</main>")[0]


def test_a_notebook_becomes_one_file_beside_it(tmp_path):
    source = tmp_path / "plays.ipynb"
    cells = [
        text("# Play *now*\n\nSee [the next](next.ipynb#top)."),
        code("from magicmath.widgets.board import Board\nfrom magicmath.rules import MAGIC\nBoard(MAGIC)"),
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
    assert set(states) == {"0", "1", "2"}
    assert states["0"]["state"]["presses"] == [4]
    assert html.count("globalThis.pageWidgets ??=") == 2
    assert re.findall(r'data-model="(\d+)"', html) == ["0", "1", "0", "2"]
    assert "export default" not in html


def test_picture_and_text_stay_where_nothing_runs():
    html = page(notebook(Board(MAGIC, goal=MAGIC[4])))
    live = re.search(r'<div class="live".*?</div>', html, re.DOTALL).group()
    assert (
        'role="img" aria-label="Board of MAGIC, not pressed, 5 cells differ from the goal. 2 boards.' in live
    )
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
    monkeypatch.setattr(
        "magicmath.export.__main__.export", lambda source, target, slides: target.write_text("page")
    )
    main(["--slides", "01"])
    assert {path.name for path in (tmp_path / "exported").iterdir()} == {"01-two.slides.html", "sheet.md"}
    assert "wrote" in capsys.readouterr().out
    main([])
    assert len(list((tmp_path / "exported").glob("0?-*.html"))) == 3
    with pytest.raises(SystemExit, match="no notebook's name starts with 07"):
        main(["07"])


def test_a_box_of_what_needs_a_kernel_stays_as_its_text(tmp_path):
    source = tmp_path / "measures.ipynb"
    cells = [text("# Measure"), code("from magicmath.widgets.stopwatch import Stopwatch\nStopwatch()")]
    nbformat.write(nbformat.v4.new_notebook(cells=cells), source)
    assert f">{Stopwatch()!r}</pre>" in export(source).read_text(encoding="utf-8")


def test_a_pasted_picture_is_kept_inside():
    pasted = text("![a dot](attachment:image.png)", attachments={"image.png": {"image/png": DOT}})
    assert f'<img src="data:image/png;base64,{DOT}" alt="a dot">' in page_of(pasted)
    spaced = text("![a dot](<attachment:a dot.png>)", attachments={"a dot.png": {"image/png": DOT}})
    assert f"data:image/png;base64,{DOT}" in page_of(spaced)


@pytest.mark.parametrize(
    "tag",
    [
        "![a dot](dot.png)",
        "![a dot](dot.png?v=1)",
        "![a dot](dot.png#top)",
        "![a dot](./dot.png)",
        "![a dot][d]\n\n[d]: dot.png",
        "<img src='dot.png' alt='a dot'>",
        "<img src=dot.png alt='a dot'>",
        "<IMG ALT='a dot' SRC=\"dot.png\">",
        "<img\nalt='a dot' width=3 src = 'dot.png'/>",
        "<p align=right>so <img srcset='dot.png 2x' alt='a dot' src='dot.png?a=1&amp;b=2'></p>",
    ],
)
def test_a_picture_is_kept_inside_however_it_is_written(tag, tmp_path):
    (tmp_path / "dot.png").write_bytes(b"a dot")
    body = body_of(page_of(text(tag), folder=tmp_path))
    image = re.search(r"<img [^>]*>", body).group()
    assert f'src="data:image/png;base64,{DOT}"' in image
    assert 'alt="a dot"' in image
    assert "dot.png" not in body


@pytest.mark.parametrize(
    "address",
    [
        *("none.png", "none.png?v=1", "folder.png", "notes.txt", "attachment:none.png", "%00.png"),
        *("http://example.org/dot.png", "//example.org/dot.png", "/dot.png", "file:///dot.png"),
        *("C:/dot.png", "http://[/dot.png", "?v=1"),
    ],
)
def test_a_picture_that_cannot_be_had_leaves_its_description_and_one_warning(address, tmp_path):
    (tmp_path / "folder.png").mkdir()
    (tmp_path / "notes.txt").write_text("notes")
    cells = [text(f'<img src="{address}" alt="a < dot">'), text(f"<img src='{address}' alt>")]
    with pytest.warns(UserWarning, match=re.escape(f"'{address}'")) as told:
        html = page_of(*cells, folder=tmp_path)
    assert len(told) == 1
    assert "<img" not in html
    assert "a &lt; dot" in html


def test_the_command_line_is_warned_of_a_missing_picture_with_both_names(tmp_path):
    (tmp_path / "notebooks").mkdir()
    written(tmp_path / "notebooks", text("![a dot](none.png) ![again](none.png)"))
    command = [sys.executable, "-m", "magicmath.export"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stderr.count("none.png") == 1
    assert re.match("export: warning: plays.ipynb: .*none.png.*\n$", done.stderr)
    assert "a dot" in (tmp_path / "exported/plays.html").read_text(encoding="utf-8")


def test_html_that_names_no_picture_stays_as_written():
    html = """<p Class="x  y" title='a "b" &lt; c' hidden>1 &lt; 2 &amp; é<br>
<svg viewbox="0 0 1 1"><path d="M0 0"></path></svg><!-- why --></p>
<style>p > b { color: red }</style>"""
    expected = html.replace("Class", "class").replace(" hidden", ' hidden=""')
    assert f'<div class="text">{expected}' in page_of(text(html))
    assert f'<div class="html">{expected}</div>' in page_of(shown({"text/html": html}))


@pytest.mark.parametrize(
    "left_open", ["<!-- x", "<div><b>", "<script>", "</main></section></div>", "<style>"]
)
def test_what_a_text_leaves_open_ends_with_it(left_open):
    html = page_of(text(f"# One\n\n{left_open}"), text("After."), slides=True)
    soup = BeautifulSoup(html, "html.parser")
    assert len(soup.select("body > main > section > div.text")) == 2
    assert len(soup.select("body > script")) == 3


@pytest.mark.parametrize("slides", [False, True])
def test_the_same_widgets_give_the_same_page(slides):
    def made():
        game = Game(start=to_board(32), goal=to_board(495))
        return page(notebook(Board(MAGIC), game, Board(), game), slides=slides)

    first, widget = made(), Board(MAGIC)
    assert first == made()
    assert widget.model_id not in page(notebook(widget))
    assert not re.search("IPY_MODEL_[0-9a-f]{32}", first)


def test_two_exports_of_a_notebook_are_equal_byte_for_byte(tmp_path):
    board = (
        "from magicmath.widgets.board import Board\nfrom magicmath.rules import MAGIC\nboard = Board(MAGIC)\n"
    )
    boxes = "import ipywidgets\nipywidgets.Tab([ipywidgets.VBox([board]), Board()], titles=['one', 'two'])"
    figure = "import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()"
    source = written(tmp_path, text("# Play"), code(board + boxes), code(board + "board"), code(figure))
    first = export(source, tmp_path / "first.html").read_bytes()
    assert export(source, tmp_path / "second.html").read_bytes() == first
    assert first.count(b'class="live"') == 3
    assert b"\r" not in first


def test_widgets_in_boxes_tabs_and_outputs_are_live(tmp_path):
    lines = [
        "import ipywidgets as w, IPython.display as d",
        "from magicmath.widgets.board import Board",
        "out = w.Output()",
        "with out:\n    print('in <out>'); d.display(Board())",
        "w.Accordion([w.Tab([w.HBox([Board()]), w.HTML('<b>bold')], titles=['first', 'second']), out])",
    ]
    body = body_of(export(written(tmp_path, code("\n".join(lines)))).read_text(encoding="utf-8"))
    assert body.count('class="live"') == 2
    assert "<p><strong>first</strong></p>" in body
    assert "<b>bold</b>" in body
    assert "in &lt;out&gt;" in body


def test_the_policy_lets_nothing_run_load_or_leave_but_our_own_scripts():
    html = page(notebook(Board(MAGIC)), slides=True)
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', html).group(1)
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    running = re.findall(r'<script type="module">', html)
    hashes = rules.pop("script-src").split()
    assert len(hashes) == len(running) == 3
    assert all(re.fullmatch(r"'sha256-[\w+/]{43}='", one) for one in hashes)
    assert rules == {
        "default-src": "'none'",
        "img-src": "data:",
        "style-src": "'unsafe-inline'",
        "form-action": "'none'",
        "base-uri": "'none'",
    }


@pytest.mark.parametrize(
    ("printed", "kind"),
    [
        ("retroversion.Y: as printed (81 values)\ncasegame.S1: differs at [0]", "output sentences"),
        ("retroversion.Y: as printed (81 values)", "output sentences"),
        ("[1 0 0]\nretroversion.Y: as printed (81 values)", "output"),
        ("retroversion.Y: as printed (81 values)\n  place", "output"),
        ("rank: 9", "output"),
    ],
)
def test_lines_of_the_ledger_wrap_and_what_is_aligned_does_not(printed, kind):
    html = page_of(code("x", outputs=[nbformat.v4.new_output("stream", text=printed + "\n")]))
    assert f'<pre class="{kind}" tabindex="0">{printed}</pre>' in html
    assert "pre.sentences { white-space: pre-wrap;" in html


def test_scripts_and_addresses_that_a_text_or_an_output_brings_are_left_out():
    html = (
        "<script>alert(1)</script><base href=x><meta http-equiv=refresh content=0><link rel=icon href=x>kept"
    )
    for cell in (text(html), shown({"text/html": html}), shown({"text/markdown": html})):
        body = body_of(page_of(cell))
        assert "kept" in body
        assert not re.search("<(script|base|meta|link)|alert", body)


def test_a_widgets_styles_cannot_end_early():
    class Odd(Board):
        _css = "p::after { content: '</style><b>' }"

    html = page(notebook(Odd(MAGIC)))
    assert html.count("</style") == 2  # the page's own, and the picture's


@pytest.mark.parametrize("slides", [False, True])
def test_any_notebook_makes_a_page(slides):
    raw = nbformat.v4.new_raw_cell("---\nfor: another program\n---")
    for cells in ([], [text("")], [code("")], [raw], [text("Only *text*.")], [raw, text("# After")]):
        html = page_of(*cells, slides=slides)
        assert "another program" not in html
        assert "</html>" in html


def test_an_output_of_an_unknown_type_is_left_out_with_a_warning():
    cell = {**code("x"), "outputs": [{"output_type": "smell"}]}
    made = nbformat.from_dict({"nbformat": 4, "metadata": {}, "cells": [cell]})
    with pytest.warns(UserWarning, match="unknown type 'smell'"):
        assert "smell" not in page(made)
    made.cells[0].outputs[0].data = {"text/plain": "7"}
    assert ">7</pre>" in page(made)


@pytest.mark.parametrize(
    ("data", "seen"),
    [
        ({"text/latex": "$a < b$", "text/plain": "<IPython.core.display.Latex object>"}, "$a &lt; b$</pre>"),
        ({"text/latex": "$a$"}, "$a$</pre>"),
        (
            {"text/markdown": "so **it** is", "text/plain": "<IPython.core.display.Markdown object>"},
            "<strong>",
        ),
        (
            {"application/json": {"é": 1}, "text/plain": "<IPython.core.display.JSON object>"},
            "{&quot;é&quot;: 1}",
        ),
        ({"image/jpeg": DOT, "text/plain": "<IPython.core.display.Image object>"}, f"jpeg;base64,{DOT}"),
        ({"text/html": "note.txt"}, '<div class="html">note.txt</div>'),
    ],
)
def test_each_kind_of_output_is_seen(data, seen):
    body = body_of(page_of(shown(data)))
    assert seen in body
    assert "IPython" not in body


def test_links_lead_to_the_pages_of_other_notebooks_and_nowhere_else():
    links = {
        "next.ipynb": "next.html",
        "next.ipynb?a=1#top": "next.html?a=1#top",
        "../%C3%BCber%20uns.ipynb#top": "../%C3%BCber%20uns.html#top",
        "https://example.org/next.ipynb": "https://example.org/next.ipynb",
        "#next.ipynb": "#next.ipynb",
        "sheet.md": "sheet.md",
    }
    html = page_of(*(text(f"<a title=x href='{link}'>x</a> [y]({link})") for link in links))
    assert re.findall('href="([^"]*)"', html) == [link for link in links.values() for _ in range(2)]


def test_a_heading_can_be_linked_to_by_the_name_that_jupyterlab_gives_it():
    html = page_of(text("# One `more` time\n\n## [It](x.md)\n\n## It\n\n<h2 id=own>Own</h2>"))
    assert re.findall(' id="([^"]*)"', body_of(html)) == ["One-more-time", "It", "own"]
    assert "<title>One more time</title>" in html


def test_a_folded_heading_stays_folded_and_a_fence_or_a_reference_whole():
    folded = text("# One\n\n<details><summary>Hint</summary>\n\nSo.\n\n## Why\n\nThus.\n\n</details>")
    fenced = text("Text.\n\n~~~\n# a comment\n~~~\n\n[far]\n\n## Two\n\n[far]: sheet.md")
    html = page_of(folded, fenced, slides=True)
    assert re.search("<details>.*Why</h2>.*Thus.*</details>", html, re.DOTALL)
    assert html.count("<section") == 2
    assert 'href="sheet.md"' in html


def test_a_name_may_be_in_any_script(tmp_path):
    target = export(written(tmp_path, text("# Été ≠ 冬"), name="übung 冬.v2.ipynb"))
    assert target == tmp_path / "übung 冬.v2.html"
    assert "<title>Été ≠ 冬</title>" in target.read_text(encoding="utf-8")


@pytest.mark.parametrize("wrong", [7, None, {"cells": []}, "plays.ipynb"])
def test_page_refuses_what_is_no_notebook_by_name(wrong):
    with pytest.raises(TypeError, match=f"notebook must be a NotebookNode.*got {re.escape(repr(wrong))}"):
        page(wrong)


def test_page_refuses_an_old_notebook_and_a_folder_that_is_none():
    with pytest.raises(ValueError, match="notebook must be of version 4, got 3"):
        page(nbformat.from_dict({"nbformat": 3, "worksheets": []}))
    with pytest.raises(ValueError, match="notebook must be of version 4, got None"):
        page(nbformat.NotebookNode())
    with pytest.raises(TypeError, match="folder must be a path, got 7"):
        page_of(folder=7)


HOLLOW = b'{"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [{"cell_type": "code"}]}'


@pytest.mark.parametrize(
    "content",
    [*(b"", b"{", b"not JSON", b"[]", b"7", b"{}"), b'{"nbformat": 4}', b"\xff\xfe", HOLLOW],
)
def test_export_names_a_file_that_is_no_notebook(content, tmp_path):
    source = tmp_path / "odd.ipynb"
    source.write_bytes(content)
    with pytest.raises(ValueError, match=rf"{re.escape(str(source))} is no notebook: \w"):
        export(source)


def test_export_names_a_source_or_a_target_that_cannot_be(tmp_path):
    source = written(tmp_path, text("text"))
    with pytest.raises(TypeError, match="source must be a path, got 7"):
        export(7)
    with pytest.raises(TypeError, match="target must be a path, got 7"):
        export(source, 7)
    with pytest.raises(OSError, match="none.ipynb"):
        export(tmp_path / "none.ipynb")
    with pytest.raises(OSError, match=re.escape(str(tmp_path))):
        export(tmp_path)
    with pytest.raises(IsADirectoryError, match=f"target {re.escape(str(tmp_path))} is a folder"):
        export(source, tmp_path)
    with pytest.raises(FileNotFoundError, match="target .*none.*page.html"):
        export(source, tmp_path / "none" / "page.html")
    before = source.read_bytes()
    with pytest.raises(ValueError, match="is the notebook itself"):
        export(source, source)
    assert source.read_bytes() == before


def test_command_explains_itself_and_refuses_unknown_options(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert all(word in told for word in ("usage: ", "--slides", "name", "notebooks"))
    for options in (["--slide"], ["--wat", "01"]):
        with pytest.raises(SystemExit) as ended:
            main(options)
        assert ended.value.code == 2
        assert options[0] in capsys.readouterr().err


def test_command_ends_with_one_line_that_names_what_is_wrong(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match="^export: there is no notebook in the folder notebooks$"):
        main([])
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks/01-odd.ipynb").write_text("{")
    with pytest.raises(SystemExit, match="^export: no notebook's name starts with 77$"):
        main(["01", "77"])
    assert not (tmp_path / "exported").exists()
    with pytest.raises(SystemExit, match="^export: .*01-odd.ipynb is no notebook"):
        main([])
    written(tmp_path / "notebooks", code("1 / 0"), name="02-fails.ipynb")
    with pytest.raises(SystemExit, match="^export: .*02-fails.ipynb: a cell fails"):
        main(["02"])
