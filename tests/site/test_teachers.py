"""Check what the teacher's kit says of the notebooks."""

import re

import nbformat
import numpy as np
import pytest
from bs4 import BeautifulSoup
from places import notebooks
from teachers import kit

from magicmath import gf2, helix, nullity, plain, reals
from magicmath.rules import MAGIC, lights_out, pressed, to_board

KIT = kit.read()
NAMES = {
    **{"gf2": gf2, "helix": helix, "nullity": nullity, "plain": plain, "reals": reals, "np": np},
    **{"MAGIC": MAGIC, "lights_out": lights_out, "pressed": pressed, "to_board": to_board},
}
EXAM = [(number, one) for number, told in KIT.items() for one in told["exam"] if "holds" in one]


def test_the_kit_speaks_of_every_notebook():
    assert list(KIT) == [path.stem[:2] for path in notebooks()]


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_the_exercise_to_set_is_asked_and_nothing_is_needed_that_comes_later(path):
    told = KIT[path.stem[:2]]
    assert told["set"] in kit.asked(path)
    assert all(needed < path.stem[:2] for needed in told["needs"])


def test_the_map_of_the_course_tells_what_the_kit_needs():
    text = "".join(cell.source for cell in nbformat.read(notebooks()[0], as_version=4).cells)
    rows = re.findall(r"^\| \W*(\d\d) .*\| ([\d, ]*)\|$", text, re.MULTILINE)
    assert {number: re.findall(r"\d+", after) for number, after in rows} == {
        number: told["needs"] for number, told in KIT.items()
    }


@pytest.mark.parametrize(("number", "one"), EXAM)
def test_the_answer_to_an_exam_question_holds(number, one):
    assert eval(one["holds"], dict(NAMES))


def test_every_exercise_has_its_answer_on_the_page_apart(site):
    page = BeautifulSoup((site / "teachers" / "answers.html").read_text("utf-8"), "html.parser")
    asked = sum(len(kit.asked(path)) for path in notebooks())
    assert sum(one.get_text().startswith("Exercise ") for one in page.find_all("strong")) == asked
    assert asked > 80


def test_a_public_address_gives_each_chapter_a_code():
    text = kit.pages(notebooks(), "https://example.org/magic/")["teachers/notebooks.md"]
    assert text.count('aria-label="QR code of this chapter"') == len(notebooks())
    assert "QR code" not in kit.pages(notebooks(), None)["teachers/notebooks.md"]
