"""Open the reproduction report in Chromium, as a reader on a phone, at a desk and with paper does."""

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect

from magicmath import report


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    folder = tmp_path_factory.mktemp("report")
    report.main([str(folder)])
    return (folder / "report.html").as_uri()


@pytest.fixture
def opened(page, address):
    page.goto(address)
    return page


def rows_shown(page):
    return page.locator("article:visible").count()


def test_rows_are_filtered_by_document_verdict_and_word(opened):
    everything = rows_shown(opened)
    opened.locator("select[name=document]").select_option("casegame")
    of_casegame = rows_shown(opened)
    assert 0 < of_casegame < everything
    opened.locator("select[name=verdict]").select_option("misprint")
    assert rows_shown(opened) == 3
    expect(opened.get_by_role("status")).to_have_text(f"3 of {everything} lines")
    opened.get_by_role("searchbox").fill("T4")
    assert rows_shown(opened) == 1
    opened.get_by_role("button", name="all").click()
    expect(opened.get_by_role("status")).to_have_text(f"{everything} of {everything} lines")


def test_lines_without_a_row_are_shown_when_asked_for(opened):
    without = opened.locator("p.none")
    expect(without.first).to_be_hidden()
    opened.get_by_label("lines without a row, too").check()
    expect(without.first).to_be_visible()


def test_a_link_shows_its_row_whatever_the_filter(opened, address):
    opened.locator("select[name=document]").select_option("casegame")
    expect(opened.locator("[id='retroversion.CC']")).to_be_hidden()
    opened.evaluate("location.hash = 'retroversion.CC'")
    expect(opened.locator("[id='retroversion.CC']")).to_be_in_viewport()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_phone_shows_cards_without_sideways_scrolling(opened, axe, scheme):  # noqa: F811
    opened.emulate_media(color_scheme=scheme)
    opened.set_viewport_size({"width": 390, "height": 844})
    assert opened.evaluate("document.documentElement.scrollWidth") == 390
    left, right = (opened.locator(f"article .{side}").first.bounding_box() for side in ("left", "right"))
    assert right["y"] >= left["y"] + left["height"]
    assert violations(opened, axe) == []


def test_a_desk_shows_both_pages_side_by_side(opened):
    opened.set_viewport_size({"width": 1280, "height": 900})
    left, right = (opened.locator(f"article .{side}").first.bounding_box() for side in ("left", "right"))
    assert right["x"] >= left["x"] + left["width"]
    assert right["y"] == left["y"]


def test_paper_has_every_row_whatever_the_filter(opened):
    everything = rows_shown(opened)
    opened.locator("select[name=verdict]").select_option("false")
    assert rows_shown(opened) < everything
    opened.emulate_media(media="print")
    assert rows_shown(opened) == everything
    expect(opened.locator("#filters")).to_be_hidden()
    expect(opened.locator("p.none").first).to_be_visible()
