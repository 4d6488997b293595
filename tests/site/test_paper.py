"""Look at what is printed: the book, the EPUB and the worksheets hold what the notebooks hold."""

import re
import shutil
import subprocess
import sys
import zipfile
from xml.etree import ElementTree

import nbformat
import pytest
from lacking import or_skip
from paper.bets import Bet, settled
from paper.links import BOOK, EPUB, FOLDER, worksheet
from paper.make import make_paper
from paper.pictures import Pictures
from paper.setting import COLUMNS, folded, folded_lines
from places import KEPT, notebooks
from printed import MM, Printed, squashed
from veil import held_back

from magicmath import ledger
from magicmath.bets import puzzle
from magicmath.exercises import tasks
from magicmath.ledger import _data
from runner.lacking import Lacking, how_to_install

APPENDICES = "ABCDEF"
XHTML = "{http://www.w3.org/1999/xhtml}"
SHEET = 20 * MM, 190 * MM


@pytest.fixture(scope="module")
def course():
    """Return the notebooks as they are committed, by their numbers."""
    return {path.stem[:2]: nbformat.read(path, as_version=4) for path in notebooks()}


@pytest.fixture(scope="module")
def book(site):
    return Printed(site / FOLDER / BOOK)


@pytest.fixture(scope="module")
def pages_of(book):
    """Return the first page of each part and that of the following one, by the part's number or letter."""
    starts = book.starts()
    ends = [*list(starts.values())[1:], len(book.pages)]
    return {title.split()[0]: (start, end) for (title, start), end in zip(starts.items(), ends, strict=True)}


@pytest.fixture(scope="module")
def device(site):
    """Return the parts of the EPUB, parsed, by the first word of their titles."""
    parts = {}
    with zipfile.ZipFile(site / FOLDER / EPUB) as packed:
        for name in packed.namelist():
            if re.search(r"/ch\d+\.xhtml$", name):
                page = ElementTree.fromstring(packed.read(name))
                title = "".join(page.find(f".//{XHTML}h1").itertext())
                parts[title.split()[0]] = page
    return parts


def title(notebook):
    return notebook.cells[0].source.splitlines()[0].removeprefix("# ").replace("'", "’")


def outputs(notebook):
    return [output for cell in notebook.cells for output in cell.get("outputs", [])]


def pictures(notebook):
    """Return the pictures of a notebook but those of its bets, which paper sets as text."""
    shown = [output.data for output in outputs(notebook) if "image/svg+xml" in output.get("data", {})]
    return [data["image/svg+xml"] for data in shown if not data["text/plain"].startswith("Bet: ")]


def asked(notebook):
    """Return the exercises that a notebook asks, in their order."""
    source = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")
    module = re.search(r"from magicmath\.exercises import (\w+) as check", source)[1]
    known = {task.name: task for task in tasks(module)}
    return [known[f"{module}.{name}"] for name in re.findall(r"^Exercise\(check\.(\w+)\)$", source, re.M)]


def test_every_part_is_printed(site, book, course):
    names = {BOOK, EPUB, *(worksheet(number) for number in course)}
    assert {path.name for path in (site / FOLDER).iterdir()} == names
    assert [one.split()[0] for one in book.starts()] == ["Before", *course, *APPENDICES]


def test_contents_list_every_chapter_with_its_page(book, course):
    contents = "".join(page.get_text_range() for page in book.texts[1 : book.starts()["Before you begin"]])
    starts = {name.split()[0]: page for name, page in book.starts().items()}
    for number, notebook in course.items():
        line = squashed(f"{number} {title(notebook)}")
        page = re.search(re.escape(line) + r"\.+(\d+)", squashed(contents).replace("'", "’"))
        assert page is not None, line
        assert page[1].startswith(str(starts[number] + 1)), line


def test_every_picture_is_in_the_book(book, pages_of, course):
    figures = book.figures()
    for number, notebook in course.items():
        found = sum(figures[page] for page in range(*pages_of[number]))
        assert (number, found) == (number, len(pictures(notebook)))


def test_every_picture_is_on_the_device(device, course):
    for number, notebook in course.items():
        images = device[number].findall(f".//{XHTML}img")
        assert (number, len(images)) == (number, len(pictures(notebook)))
        assert all(image.get("alt") for image in images)


def test_pictures_are_drawn_and_not_photographed(book, pages_of, course):
    for number, notebook in course.items():
        rasters = sum(picture.count("<image") for picture in pictures(notebook))
        assert book.rasters(*pages_of[number]) <= rasters, number


def test_nothing_is_cut_at_a_margin(book):
    assert book.outside() == []


def test_every_line_of_output_is_printed_whole(book, pages_of, course):
    lost = []
    for number, notebook in course.items():
        chapter = book.text(*pages_of[number])
        for output in outputs(notebook):
            data = output.get("data", {"text/plain": output.get("text", "")})
            is_printed = set(data) == {"text/plain"} and not data["text/plain"].startswith("Exercise ")
            if is_printed and squashed(data["text/plain"]) not in chapter:
                lost.append((number, data["text/plain"][:80]))
    assert lost == []


def test_every_exercise_is_asked_and_answered(book, pages_of, course):
    answers = book.text(*pages_of["A"])
    for number, notebook in course.items():
        chapter = book.text(*pages_of[number])
        assert len(asked(notebook)) >= 4
        for i, task in enumerate(asked(notebook), 1):
            assert f"Exercise{number}.{i}({task.level})" in chapter
            said = f"{number}.{i}(exercise:page"
            after = answers.partition(said)[2]
            assert re.match(r"\d+\)" + re.escape(squashed(task.solution)), after), said


def test_every_bet_leads_to_what_happens(book, pages_of, course):
    settled = book.text(*pages_of["B"])
    for number, notebook in course.items():
        chapter = book.text(*pages_of[number])
        for output in outputs(notebook):
            question, *choices = output.get("data", {}).get("text/plain", "").split("\n")
            if question.startswith("Bet: "):
                words = squashed(question.removeprefix("Bet: ")).replace("`", "")
                assert words in chapter.replace("`", "") and words in settled.replace("`", "")
                assert all(
                    squashed(choice.lstrip("○ ")) in chapter or "number" in choice for choice in choices
                )


def test_no_boards_of_a_bet_are_drawn_twice(tmp_path):
    bet = Bet("01-1", puzzle.order().get_state())
    html = settled(bet, Pictures(tmp_path))
    drawn = re.findall(r'src="([^"]+)"', html)
    assert len(drawn) == len(set(drawn)) > 1
    replays = sum(piece["kind"] == "replay" for own in held_back(puzzle.order())["own"] for piece in own)
    assert html.count("The boards are drawn above.") == replays - 2  # of two starts


def test_ledger_is_printed_whole(book, pages_of):
    printed = book.text(*pages_of["F"])
    kinds = (_data.tables, _data.claims)
    keys = [f"{one}.{name}" for one in ledger.DOCUMENTS for kind in kinds for name in kind(one)]
    assert len(keys) > 300
    assert [key for key in keys if squashed(key) not in printed] == []


def test_fonts_are_in_the_files(site):
    for path in sorted((site / FOLDER).glob("*.pdf")):
        fonts = Printed(path).fonts()
        assert any("Atkinson" in name for name in fonts), path.name
        assert all(fonts.values()), (path.name, fonts)


def test_device_reads_it(site):
    def java():
        if shutil.which("java") is None:
            raise Lacking("java is missing, in which epubcheck runs", how_to_install("default-jre-headless"))
        return site / FOLDER / EPUB

    path = or_skip(java)
    done = subprocess.run(
        [sys.executable, "-m", "epubcheck", path], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_worksheets_ask_first_and_answer_last(site, course):
    for number, notebook in course.items():
        sheet = Printed(site / FOLDER / worksheet(number))
        texts = [squashed(page.get_text_range()) for page in sheet.texts]
        assert len(texts) <= 3, number
        assert [text.startswith("Answers") for text in texts] == [*[False] * (len(texts) - 1), True]
        assert sheet.outside(SHEET, bottom=6 * MM) == []
        questions = "".join(texts[:-1])
        for i, task in enumerate(asked(notebook), 1):
            is_on_paper = task.place.kind != "editor"
            assert (f"Exercise{number}.{i}(" in questions) == is_on_paper
            assert f"{number}.{i}" in texts[-1]


def test_nothing_is_made_again_when_nothing_changed(site, tmp_path):
    kept = KEPT / "paper" / "magic.typ"
    before = kept.stat().st_mtime_ns
    make_paper(tmp_path / "paper")
    assert kept.stat().st_mtime_ns == before
    for path in (site / FOLDER).iterdir():
        assert (tmp_path / "paper" / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    "line", ["short", "x" * 300, "one two " * 40, "    " + "deep, " * 50, "", " " * 200 + "x"]
)
def test_folded_line_keeps_every_sign(line):
    lines = folded(line, COLUMNS).split("\n")
    assert max(map(len, lines)) <= COLUMNS
    assert squashed("".join(lines)) == squashed(line)


def test_only_code_is_folded():
    html = f"<p>{'a ' * 200}</p><pre><code>{'a ' * 200}</code></pre>"
    made = folded_lines(html, COLUMNS)
    assert made.startswith(f"<p>{'a ' * 200}</p>")
    assert max(map(len, re.search("<code>(.*)</code>", made, re.S)[1].split("\n"))) <= COLUMNS
