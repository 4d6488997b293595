"""Read what a page makes of a notebook's texts and outputs: the same, and nothing from elsewhere."""

import base64
import re

import ipywidgets
import nbformat
import pytest
from bs4 import BeautifulSoup

from magicmath.pages.document import Document, models_of
from magicmath.pages.fragments import LeftOut, is_whole, markdown
from magicmath.rules import MAGIC
from magicmath.widgets import Board, Stopwatch

DOT = base64.b64encode(b"a dot").decode()
VIEW = "application/vnd.jupyter.widget-view+json"


def shown(data, **metadata):
    return Document().output(nbformat.v4.new_output("display_data", data, metadata=metadata))


def printed(text):
    return Document().output(nbformat.v4.new_output("stream", text=text))


def state_of(widget):
    return {"model_name": widget._model_name, "state": widget.get_state()}


def test_a_formula_stays_text():
    html = shown({"text/latex": r"$\displaystyle \frac{1}{5}$", "text/plain": "1/5"})
    assert html == '<pre class="output" tabindex="0">1/5</pre>'


def test_what_is_printed_cannot_break_the_page():
    assert "&lt;/pre&gt;&lt;/script&gt;&lt;b&gt;&amp;</pre>" in printed(
        "\x1b[31m</pre></script><b>&\x1b[0m\n"
    )


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("retroversion.Y: as printed (81 values)\ncasegame.S1: differs at [0]", "output sentences"),
        ("retroversion.Y: as printed (81 values)", "output sentences"),
        ("[1 0 0]\nretroversion.Y: as printed (81 values)", "output"),
        ("retroversion.Y: as printed (81 values)\n  place", "output"),
        ("rank: 9", "output"),
    ],
)
def test_lines_of_the_ledger_are_told_from_what_is_aligned(text, kind):
    assert printed(text + "\n") == f'<pre class="{kind}" tabindex="0">{text}</pre>'


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
    html = shown(data)
    assert seen in html
    assert "IPython" not in html


def test_an_output_of_an_unknown_type_is_left_out_with_a_warning():
    output = nbformat.from_dict({"output_type": "smell"})
    with pytest.warns(LeftOut, match="page holds an output of the unknown type 'smell'"):
        assert Document().output(output) == ""
    output.data = {"text/plain": "7"}
    assert ">7</pre>" in Document().output(output)


def test_widgets_in_boxes_tabs_and_outputs_are_live():
    board = Board(MAGIC)
    words, label = ipywidgets.HTML("<b>bold"), ipywidgets.Label("a < b")
    said = ipywidgets.Output(outputs=(nbformat.v4.new_output("stream", text="in <out>"),))
    tab = ipywidgets.Tab([ipywidgets.HBox([board]), words], titles=["first", "second"])
    box = ipywidgets.Accordion([tab, said, label])
    every = [board, words, label, said, tab, tab.children[0], box]
    document = Document({one.model_id: state_of(one) for one in every})
    html = document.displayed({VIEW: {"model_id": box.model_id}, "text/plain": "a box"}, {})
    assert html.count('class="live"') == 1
    assert "<p><strong>first</strong></p>" in html
    assert "<b>bold</b>" in html
    assert "in &lt;out&gt;" in html
    assert "<p>a &lt; b</p>" in html
    assert document.figures.names() == ["board"]


def test_a_box_of_what_needs_a_kernel_stays_as_its_text():
    stopwatch = Stopwatch()
    document = Document({one.model_id: state_of(one) for one in (stopwatch, *stopwatch.children)})
    assert f">{stopwatch!r}</pre>" in document.displayed(stopwatch._repr_mimebundle_(), {})


@pytest.mark.parametrize("code", ["throw new Error('bad code')", "export default { render() {} }"])
def test_a_figure_of_another_kind_stays_as_its_text_and_its_code_does_not_come_along(code):
    board = Board(MAGIC)
    state = state_of(board)
    state["state"]["_esm"] = code
    document = Document({board.model_id: state}, name="odd.ipynb")
    with pytest.warns(LeftOut, match="odd.ipynb holds a live figure that is none of magicmath's"):
        html = document.displayed(*board._repr_mimebundle_())
    assert "<svg" in html
    assert 'class="live"' not in html
    assert document.figures.told() == {}


def test_numbers_that_json_lacks_become_null():
    board = Board(MAGIC)
    state = state_of(board)
    state["state"]["odd"] = [float("nan"), {"deep": float("inf")}]
    document = Document({board.model_id: state})
    document.displayed(*board._repr_mimebundle_())
    assert document.figures.told()["0"]["state"]["odd"] == [None, {"deep": None}]


def test_a_notebook_without_widgets_has_no_models():
    assert models_of(nbformat.v4.new_notebook()) == {}


def test_pictures_that_the_text_names_are_kept_inside(tmp_path):
    (tmp_path / "a dot.svg").write_text("<svg/>")
    html = Document(folder=tmp_path).text('![a dot](<a dot.svg>) <img src="a%20dot.svg" alt="again">')
    assert html.count("data:image/svg+xml;base64,PHN2Zy8+") == 2


def test_a_pasted_picture_is_kept_inside():
    html = Document().text("![a dot](attachment:image.png)", {"image.png": {"image/png": DOT}})
    assert f'<img src="data:image/png;base64,{DOT}" alt="a dot">' in html
    spaced = Document().text("![a dot](<attachment:a dot.png>)", {"a dot.png": {"image/png": DOT}})
    assert f"data:image/png;base64,{DOT}" in spaced


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
    html = Document(folder=tmp_path).text(tag)
    image = re.search(r"<img [^>]*>", html).group()
    assert f'src="data:image/png;base64,{DOT}"' in image
    assert 'alt="a dot"' in image
    assert "dot.png" not in html


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
    document = Document(folder=tmp_path)
    with pytest.warns(LeftOut, match=re.escape(f"'{address}'")) as told:
        html = document.text(f'<img src="{address}" alt="a < dot">')
        html += document.text(f"<img src='{address}' alt>")
    assert len(told) == 1
    assert "<img" not in html
    assert "a &lt; dot" in html


def test_html_that_names_no_picture_stays_as_written():
    html = """<p Class="x  y" title='a "b" &lt; c' hidden>1 &lt; 2 &amp; é<br>
<svg viewbox="0 0 1 1"><path d="M0 0"></path></svg><!-- why --></p>
<style>p > b { color: red }</style>"""
    expected = html.replace("Class", "class").replace(" hidden", ' hidden=""')
    assert Document().text(html).startswith(expected)
    assert shown({"text/html": html}) == f'<div class="html">{expected}</div>'


def test_scripts_and_addresses_that_a_text_or_an_output_brings_are_left_out():
    html = (
        "<script>alert(1)</script><base href=x><meta http-equiv=refresh content=0><link rel=icon href=x>kept"
    )
    for piece in (Document().text(html), shown({"text/html": html}), shown({"text/markdown": html})):
        assert "kept" in piece
        assert not re.search("<(script|base|meta|link)|alert", piece)


def test_a_picture_brings_no_script_and_leaves_nothing_open():
    html = shown({"image/svg+xml": "<svg><script>alert(1)</script><g></svg></figure>"})
    assert html == "<figure><svg><g></g></svg></figure>"
    drawn = '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'
    assert shown({"image/svg+xml": drawn}) == f"<figure>{drawn}</figure>"


OPEN = ["<!-- x", "<div><b>", "<script>", "</main></section></div>", "<style>"]


@pytest.mark.parametrize("left_open", OPEN)
def test_what_a_text_leaves_open_ends_with_it(left_open):
    html = Document().text(f"# One\n\n{left_open}")
    soup = BeautifulSoup(f"<main><section>{html}</section><p>After.</p></main>", "html.parser")
    assert soup.select_one("main > p").string == "After."


@pytest.mark.parametrize("left_open", OPEN)
def test_a_text_that_leaves_something_open_is_not_whole(left_open):
    assert not is_whole(markdown(f"# One\n\n{left_open}"))


@pytest.mark.parametrize(
    "source",
    [
        "# One\n\nText, *so*, with `</div>` and a < b.\n\n- a list\n\n| a | b |\n|---|---|\n| 1 | 2 |",
        "<details><summary>Hint</summary>\n\nLook **up**.\n\n```\n<div>\n```\n\n</details>",
        'A line<br>of <img src="a.png" alt=""/> and <!-- why --> more.',
        "",
    ],
)
def test_a_text_that_closes_what_it_opens_is_whole(source):
    assert is_whole(markdown(source))


def test_links_lead_to_the_pages_of_other_notebooks_and_nowhere_else():
    links = {
        "next.ipynb": "next.html",
        "next.ipynb?a=1#top": "next.html?a=1#top",
        "../%C3%BCber%20uns.ipynb#top": "../%C3%BCber%20uns.html#top",
        "https://example.org/next.ipynb": "https://example.org/next.ipynb",
        "#next.ipynb": "#next.ipynb",
        "sheet.md": "sheet.html",
    }
    html = Document().text("\n\n".join(f"<a title=x href='{link}'>x</a> [y]({link})" for link in links))
    assert re.findall('href="([^"]*)"', html) == [link for link in links.values() for _ in range(2)]


def test_a_heading_can_be_linked_to_by_the_name_that_jupyterlab_gives_it():
    html = Document().text("# One `more` time\n\n## [It](x.md)\n\n## It\n\n<h2 id=own>Own</h2>")
    assert re.findall(' id="([^"]*)"', html) == ["One-more-time", "It", "own"]
