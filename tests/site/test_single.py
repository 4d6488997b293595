"""Write notebooks as one file each and open them as a reader does who has nothing else: from a disk, offline.

What is promised of any notebook, a teacher's own copy, too: the page plays, asks for nothing, runs no code
but ours, can be read without scripts, and prints.
"""

import re
import subprocess
import sys

import nbformat
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from bs4 import BeautifulSoup
from places import HERE, KEPT, NOTEBOOKS
from playwright.sync_api import expect
from single.files import Unfit, chosen, write_whole
from single.make import make_single

from magicmath.pages.fragments import LeftOut
from magicmath.rules import MAGIC
from runner.lock import held

code, text = nbformat.v4.new_code_cell, nbformat.v4.new_markdown_cell
INJECTED = """<script>window.ran = "script"</script>
<img src="data:image/png;base64,AAAA" onerror="window.ran = 'handler'" alt="">
<svg onload="window.ran = 'svg'"><script>window.ran = "svg script"</script></svg>
<iframe srcdoc="<script>parent.ran = 'frame'</script>"></iframe>
<a href="javascript:window.ran = 'link'">press me</a> <button onclick="window.ran = 'click'">send it</button>
<form action="https://example.org/"><button>post it</button></form>"""
HOSTILE = "window.ran = 'a figure of another kind'; export default { render() {} }"
IMPORTS = """from IPython.display import HTML, Markdown, display
from magicmath.rules import MAGIC
from magicmath.widgets import Board"""
ODD = f"""import anywidget
class Odd(anywidget.AnyWidget):
    _esm = {HOSTILE!r}
Odd()"""
GAME = ".live:has(.mm-game)"
LINKS = "[chapter 02](02-a-system-of-parities.ipynb), [the sheet](errata.md) and [on](#To-é-on)"
PICTURES = "![a dot](dot.png) <img src='dot.png' alt='the dot again'> ![far](https://example.org/a.png)"
CELLS = [
    text(f"# Übung 冬 one\n\nSee {LINKS}."),
    text(f"Text before.\n\n{PICTURES}"),
    text("![pasted](attachment:one.png)", attachments={"one.png": {"image/png": "YSBkb3Q="}}),
    code(IMPORTS),
    code("Board(MAGIC, label='</script><b>one')"),
    code(f"display(HTML({INJECTED!r})); Markdown({INJECTED!r})"),
    code("from IPython.display import SVG\nSVG('<svg><script>window.ran = 1</script></svg>')"),
    text(INJECTED),
    text("<!-- left open"),
    text("<div><b><textarea>"),
    text("</main></article></div></section>\n\n<base href='https://example.org/'>still here"),
    code(ODD),
    nbformat.v4.new_raw_cell("for another program"),
    text("## To é on\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n$x^2 \\oplus 1$ and the end."),
    code("# A solution\nprint('last <words>')", metadata={"tags": ["hide-cell"]}),
    code("Board(MAGIC, label='last')"),
]


@pytest.fixture(scope="session")
def single(tmp_path_factory):
    """Return the folder of a chapter and of a strange notebook, each as one file, and what was warned of."""
    folder = tmp_path_factory.mktemp("mine")
    (folder / "dot.png").write_bytes(b"a dot")
    mine = folder / "übung 冬.v2 [a].ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=CELLS), mine)
    with held(KEPT / "tests.lock"), pytest.warns(LeftOut) as told:
        written = make_single([*chosen(["01"]), mine], folder / "single")
    assert sorted(path.name for path in written) == [
        *("01-the-puzzle.html", "01-the-puzzle.slides.html"),
        *("übung 冬.v2 [a].html", "übung 冬.v2 [a].slides.html"),
    ]
    return folder / "single", [str(one.message) for one in told if one.category is LeftOut]


@pytest.fixture
def opened(single, page, context, closed):
    """Return a function that opens one of the files without a network."""
    context.set_offline(True)

    def open_file(name):
        page.goto((single[0] / name).as_uri())
        return page

    return open_file


CHAPTER, MINE = "01-the-puzzle", "übung 冬.v2 [a]"
PAGES = [f"{CHAPTER}.html", f"{MINE}.html", f"{CHAPTER}.slides.html", f"{MINE}.slides.html"]


def press(place, number):
    place.get_by_role("button", name=re.compile(f"^press mask {number}\\b")).first.click()


def lit(place):
    return place.locator('[role=gridcell][data-bit="1"]')


@pytest.mark.parametrize("name", PAGES)
def test_one_file_asks_for_nothing_else(single, name):
    soup = BeautifulSoup((single[0] / name).read_text("utf-8"), "html.parser")
    assert [tag for tag in soup.find_all(src=True) if not tag["src"].startswith("data:")] == []
    assert [tag for tag in soup.find_all("link") if not tag["href"].startswith("data:")] == []
    styles = "".join(style.string for style in soup.find_all("style"))
    assert {address[:5] for address in re.findall(r"url\([\"']?([^)]*)", styles)} <= {"data:"}
    assert not re.search("@import|sourceMappingURL", styles)


@pytest.mark.parametrize("name", PAGES)
def test_the_policy_names_each_script_and_nothing_else(single, name):
    soup = BeautifulSoup((single[0] / name).read_text("utf-8"), "html.parser")
    policy = soup.find("meta", attrs={"http-equiv": "Content-Security-Policy"})["content"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    running = [one for one in soup.find_all("script") if one.get("type") != "application/json"]
    assert len(rules["script-src"].split()) == len(running) > 1
    assert all(re.fullmatch(r"'sha256-[\w+/]{43}='", one) for one in rules.pop("script-src").split())
    assert rules.pop("default-src") == "'none'"
    assert not re.search("http|'self'|\\*", " ".join(rules.values()))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_a_chapter_plays_from_its_file_and_is_accessible(opened, axe, width, scheme):  # noqa: F811
    page = opened(f"{CHAPTER}.html")
    page.set_viewport_size({"width": width, "height": 844})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    figures = page.locator(".live")
    assert figures.count() > 10
    expect(page.locator(".live:not(:has(> div))")).to_have_count(0)
    game = page.locator(GAME).first
    for mask in (3, 6, 4):
        press(game, mask)
    expect(game.get_by_role("status").first).to_contain_text("Goal reached in 3 presses")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page, axe) == []


def test_a_chapter_looks_as_in_the_book_and_leads_to_files_like_itself(opened):
    page = opened(f"{CHAPTER}.html")
    assert page.evaluate("document.fonts.check('16px Book')")
    page.get_by_label("show the code of this page").check()
    expect(page.locator("details.above-input").first).to_have_attribute("open", "")
    addresses = {link.get_attribute("href").partition("#")[0] for link in page.locator("a[href]").all()}
    own = {address for address in addresses if not address.startswith("https:")}
    assert own == {"", "errata.html", "00-start-here.html", "02-a-system-of-parities.html"}


def test_a_deck_turns_its_slides_and_plays(opened):
    page = opened(f"{CHAPTER}.slides.html")
    page.wait_for_function("document.documentElement.dataset.ready")
    present = page.locator(".slides > section.present")
    page.keyboard.press("ArrowRight")
    expect(present.get_by_role("heading")).to_have_text("Play")
    with page.expect_popup() as opening:
        page.keyboard.press("s")
    expect(opening.value.locator("header strong")).to_contain_text("Play")
    assert "A press on a cell" in opening.value.locator("main").inner_text()
    opening.value.close()
    press(present, 4)
    expect(present.get_by_role("status").first).to_contain_text("1 press")
    assert {link.get_attribute("href")[-5:] for link in page.locator(".slides a[href]").all()} == {".html"}
    page.goto(page.url.split("#")[0] + "?print-pdf")
    expect(page.locator(".pdf-page").nth(7)).to_be_attached()


def test_a_deck_does_not_lead_to_headings(single):
    for page in single[0].glob("*.slides.html"):
        slides = BeautifulSoup(page.read_text("utf-8"), "html.parser").select_one(".slides")
        assert slides.select('a[href^="#"]') == []


def test_slides_begin_at_headings_where_no_cell_is_marked(single):
    soup = BeautifulSoup((single[0] / f"{MINE}.slides.html").read_text("utf-8"), "html.parser")
    assert [heading.get_text() for heading in soup.select(".fitted h2")] == ["Übung 冬 one", "To é on"]
    assert "About" not in soup.select_one("aside.notes").get_text()


@pytest.mark.parametrize("kind", ["html", "slides.html"])
def test_what_a_notebook_injects_does_not_run(single, page, context, kind):
    context.set_offline(True)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((single[0] / f"{MINE}.{kind}").as_uri())
    boards = page.locator(".live:has(> div)")
    if kind == "html":
        assert boards.count() == 2
        for number in (0, 1):
            press(boards.nth(number), 4)  # our own code does run
            expect(lit(boards.nth(number))).to_have_count(int(MAGIC[4].sum()))
    for words in ("press me", "send it"):
        for one in page.get_by_text(words).all():
            one.evaluate("one => one.click()")
    page.evaluate("[...document.forms].forEach(form => form.requestSubmit())")
    if kind == "slides.html":  # its notes hold all texts
        with page.expect_popup() as opening:
            page.keyboard.press("s")
        opening.value.get_by_text("send it").first.evaluate("one => one.click()")
        opening.value.get_by_text("press me").first.evaluate("one => one.click()")
        opening.value.wait_for_timeout(300)
        assert opening.value.evaluate("window.ran") is None
        page.bring_to_front()
    page.wait_for_timeout(300)
    assert page.evaluate("window.ran") is None
    assert page.url.startswith("file:")
    assert [url for url in asked if not url.startswith(("file:///tmp", "data:", "about:"))] == []
    assert len([url for url in asked if url.startswith("file:")]) == 1


def test_a_strange_notebook_keeps_all_that_can_be_shown(single, page):
    page.goto((single[0] / f"{MINE}.html").as_uri())
    expect(page).to_have_title("Übung 冬 one")
    for alt in ("a dot", "the dot again", "pasted"):
        address = page.get_by_role("img", name=alt, exact=True).get_attribute("src")
        assert address == "data:image/png;base64,YSBkb3Q="
    expect(page.get_by_text("far")).to_be_visible()
    expect(page.get_by_text("still here")).to_be_visible()
    expect(page.get_by_text("for another program")).to_have_count(0)
    expect(page.locator(".mjx-chtml, mjx-container")).to_have_count(1)  # the formula is set
    expect(page.locator("table")).to_be_visible()
    page.get_by_text("A solution").first.evaluate("one => one.closest('details').open = true")
    expect(page.locator("pre.output", has_text="last <words>")).to_be_visible()
    page.get_by_role("link", name="on", exact=True).click()
    expect(page.get_by_role("heading", name="To é on")).to_be_in_viewport()
    told = single[1]
    assert len([one for one in told if "https://example.org/a.png" in one]) == 1
    assert len([one for one in told if "none of magicmath's" in one]) == 1
    assert len(told) == 2


@pytest.mark.parametrize("name", [f"{CHAPTER}.html", f"{CHAPTER}.slides.html"])
def test_where_no_script_runs_it_can_be_read_and_its_boards_are_pictures(single, browser, name):
    context = browser.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto((single[0] / name).as_uri())
    boards = page.locator(".live svg[role=img]")
    assert boards.count() > 5
    expect(boards.first).to_be_visible()
    expect(page.get_by_role("heading", name="Does the order matter?").first).to_be_visible()
    heights = page.locator("h2:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().top)"
    )
    assert heights == sorted(set(heights))  # one below the other
    context.close()


def test_a_chapter_prints_without_what_only_a_screen_needs(opened):
    page = opened(f"{CHAPTER}.html")
    page.emulate_media(media="print")
    needless = ".code-switch, .mm-tools, .theme-toggle, .toc-drawer, .skip-to-content, details.above-input"
    expect(page.locator(needless).locator("visible=true")).to_have_count(0)
    expect(lit(page.locator(GAME).first).first).to_have_css("print-color-adjust", "exact")
    assert page.pdf().startswith(b"%PDF")


def test_command_writes_what_is_named_and_says_what_is_wrong_in_one_line(tmp_path):
    def run(*names):
        command = [sys.executable, str(HERE / "build.py"), "--single", *names]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    (tmp_path / "odd.ipynb").write_text("{")
    done = run("odd.ipynb")
    assert done.returncode == 1
    assert re.fullmatch(r"site: .*odd.ipynb is no notebook: .*\n", done.stderr)


@pytest.mark.parametrize("content", ["", "{", "[]", "7", "{}", '{"nbformat": 4}'])
def test_a_file_that_is_no_notebook_is_named(content, tmp_path):
    path = tmp_path / "odd.ipynb"
    path.write_text(content)
    with pytest.raises(Unfit, match=rf"{re.escape(str(path))} is no notebook: \w"):
        chosen([str(path)])


def test_names_are_files_or_beginnings_of_the_courses_notebooks(tmp_path):
    nbformat.write(nbformat.v4.new_notebook(), tmp_path / "01-the-puzzle.ipynb")
    assert [path.stem for path in chosen(["01", "00", "01"])] == ["01-the-puzzle", "00-start-here"]
    assert chosen([]) == sorted(NOTEBOOKS.glob("*.ipynb"))
    with pytest.raises(Unfit, match="there is no notebook 77, and none of the course starts so"):
        chosen(["01", "77"])
    with pytest.raises(Unfit, match="two notebooks have the name 01-the-puzzle"):
        chosen(["01", str(tmp_path / "01-the-puzzle.ipynb")])


def test_a_cell_that_fails_is_told_and_nothing_is_written(tmp_path):
    nbformat.write(nbformat.v4.new_notebook(cells=[code("1 / 0")]), tmp_path / "fails.ipynb")
    with held(KEPT / "tests.lock"), pytest.raises(Unfit, match=r"(?s)a cell fails.*ZeroDivisionError"):
        make_single([tmp_path / "fails.ipynb"], tmp_path / "single")
    assert not (tmp_path / "single").exists()


def test_a_full_disk_leaves_the_page_of_yesterday(tmp_path, monkeypatch):
    target = tmp_path / "one.html"
    target.write_text("yesterday")

    def write_half(path, text, **terms):
        path.write_bytes(text[: len(text) // 2].encode())
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(target), "write_text", write_half)
    with pytest.raises(OSError, match="No space left"):
        write_whole(target, "today")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("one.html", "yesterday")]
