"""Play any board on its page of the book, share it by the page's address, and play it from one file."""

import re

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from places import SINGLE
from playwright.sync_api import expect

from magicmath.addresses import Puzzle
from magicmath.rules import klein_bottle

CELL = ".mm-cells[role=grid] >> nth=0 >> .mm-cell"
SHARED = Puzzle.from_rules(klein_bottle(4, 6), colours=3, presses=[0, 9]).address


@pytest.fixture
def playground(page, served, closed):
    """Return the page, with a board that somebody has shared."""
    page.goto(f"{served}playground.html{SHARED}")
    return page


def test_an_address_brings_its_board(playground):
    expect(playground.locator(CELL)).to_have_count(24)


def test_the_address_of_the_page_follows_the_presses(playground):
    playground.locator(CELL).nth(5).click()
    expect(playground).to_have_url(re.compile(r"presses=0\.9\.5$"))
    assert Puzzle.from_address(playground.evaluate("location.hash")).presses == (0, 9, 5)


def test_each_proof_is_a_chapter(playground, site):
    links = playground.locator(".mm-why a")
    expect(links.first).to_be_visible()
    names = {link.get_attribute("href") for link in links.all()}
    assert names
    assert [name for name in names if not (site / name).is_file()] == []


def test_a_hostile_address_leaves_the_board_that_is_there(page, served, closed):
    page.goto(f"{served}playground.html#v=1&size=9999x9999&rule=lights_out")
    expect(page.locator(CELL)).to_have_count(25)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_accessible(playground, axe, scheme):  # noqa: F811
    playground.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    expect(playground.locator(".mm-why").first).to_be_visible()
    assert violations(playground, axe) == []


def test_a_phone_need_not_scroll_sideways(playground):
    playground.set_viewport_size({"width": 390, "height": 844})
    expect(playground.locator(".mm-why").first).to_be_visible()
    assert playground.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("name", ["playground.html", f"{SINGLE}/playground.html"])
def test_it_plays_from_a_file(site, page, context, closed, name):
    context.set_offline(True)
    page.goto((site / name).as_uri() + SHARED)
    page.locator(CELL).nth(5).click()
    expect(page).to_have_url(re.compile(r"presses=0\.9\.5$"))


def test_other_pages_do_without_its_code(site):
    code = (site / "_static" / "playground.js").read_text("utf-8")
    others = (site / "_static" / "live.js").read_text("utf-8")
    assert "$play_address" in code
    assert "$play_address" not in others
