"""Show the decks as a lecturer does: nothing overflows, keys turn slides, boards play, notes are there."""

import re

import pytest
from bs4 import BeautifulSoup
from places import notebooks
from playwright.sync_api import expect

DECKS = [path.stem for path in notebooks()]
SIZE = {"width": 1280, "height": 720}
READY = "document.documentElement.dataset.ready"
PRESENT = ".slides > section.present"
SMALLEST = 27.5  # pixels; 28, but for what a zoom rounds away
# What stands in a cell, or at one, and what only the lecturer presses. Triangles are not asked: one of 16
# rows has no room for more, and its numbers serve those who press them.
SMALLEST_SIGN = 15
# the sizes of the texts that are seen in a section's live figures: of those of a kind, or of all
SIZES = """(section, kinds) => {
    const found = [];
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const one = node.parentElement;
        const { width, height } = one.getBoundingClientRect();
        const isSeen = node.textContent.trim() && width > 2 && height > 2;
        if (!isSeen || !one.closest(".live") || !one.closest(kinds) || one.closest(".mm-triangle")) {
            continue;
        }
        const zoom = one.closest("svg") ? one.getScreenCTM().a : one.currentCSSZoom;
        found.push(parseFloat(getComputedStyle(one).fontSize) * zoom);
    }
    return found;
}"""
SMALLEST_IN_PICTURE = 19.5
# the sizes of the words and numbers in a section's pictures
DRAWN = """section => [...section.querySelectorAll(".figure svg text")].filter(one => !one.closest(".live"))
    .map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
# the size of what a section's cells print
PRINTED = """section => [...section.querySelectorAll(".figure pre.output")]
    .map(one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom)"""
# what must be read from the last row: a board's name, its state, what it says, the numbers of its masks
LABELS = ".mm-caption:not(.mm-step), .mm-status, .mm-score, .mm-mask, .mm-message"
# how far a slide's content goes beyond its edges, in pixels
BEYOND = """section => {
    const fitted = section.querySelector(".fitted");
    return Math.max(fitted.scrollHeight - 720, fitted.scrollWidth - 1280, 0);
}"""


@pytest.fixture
def opened(served, page, closed):
    """Return a function that opens a deck and returns how many slides it has."""
    page.set_viewport_size(SIZE)

    def open_deck(name):
        page.goto(f"{served}slides/{name}.html")
        page.wait_for_function(READY)
        return page.locator(".slides > section").count()

    return open_deck


@pytest.mark.parametrize("name", DECKS)
def test_no_slide_overflows(opened, page, name):
    count = opened(name)
    assert 8 <= count <= 15
    beyond, labels, signs, drawn, printed = [], [], [], [], []
    for number in range(count):
        page.evaluate("number => { location.hash = `#/${number}`; }", number)
        expect(page.locator(f".slides > section:nth-child({number + 1}).present")).to_be_visible()
        page.wait_for_timeout(150)  # until a figure has found its size
        beyond.append(page.locator(PRESENT).evaluate(BEYOND))
        labels += page.locator(PRESENT).evaluate(SIZES, LABELS)
        signs += page.locator(PRESENT).evaluate(SIZES, "*")
        drawn += page.locator(PRESENT).evaluate(DRAWN)
        printed += page.locator(PRESENT).evaluate(PRINTED)
    assert beyond == [0] * count
    assert min(labels, default=SMALLEST) >= SMALLEST
    assert min(signs, default=SMALLEST_SIGN) >= SMALLEST_SIGN
    assert min(printed, default=SMALLEST) >= SMALLEST
    assert min(drawn, default=SMALLEST_IN_PICTURE) >= SMALLEST_IN_PICTURE


@pytest.mark.parametrize("name", DECKS)
def test_text_can_be_read_from_the_last_row(opened, page, name):
    opened(name)
    sizes = page.evaluate(
        "[...document.querySelectorAll('.claim p, .claim li, .claim td, .reveal h2')]"
        ".map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 28


def test_keys_turn_the_slides_but_not_from_within_a_board(opened, page):
    opened("01-the-puzzle")
    page.keyboard.press("ArrowRight")
    expect(page.locator(PRESENT).get_by_role("heading")).to_have_text("Play")
    board = page.locator(PRESENT).locator(".live")
    board.get_by_role("gridcell").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(PRESENT).get_by_role("heading")).to_have_text("Play")
    expect(board.get_by_role("status").first).to_contain_text("1 press")


def test_a_bet_opens_and_still_fits(opened, page):
    opened("01-the-puzzle")
    bet = page.locator(".live", has_text="I would rather see it").first
    number = bet.evaluate(
        "bet => [...document.querySelectorAll('.slides > section')].indexOf(bet.closest('section'))"
    )
    page.evaluate("number => { location.hash = `#/${number}`; }", number)
    page.locator(PRESENT).get_by_role("button", name="I would rather see it").click()
    page.wait_for_timeout(500)
    assert page.locator(PRESENT).evaluate(BEYOND) == 0


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_looks_back_and_shows_whole_sentences(site, name):
    deck = BeautifulSoup((site / "slides" / f"{name}.html").read_text(encoding="utf-8"), "html.parser")
    shown = {slide.h2.get_text(): slide.select_one(".claim") for slide in deck.select(".slides > section")}
    assert "Exercises" not in shown
    assert len(shown["What you now know"].select("li")) >= 2
    texts = [paragraph.get_text() for claim in shown.values() for paragraph in claim.select("p")]
    assert [text for text in texts if text.count("(") != text.count(")")] == []


@pytest.mark.parametrize("name", DECKS)
def test_notes_tell_all_and_the_minutes(site, name):
    text = (site / "slides" / f"{name}.html").read_text(encoding="utf-8")
    notes = re.findall(r'<aside class="notes" data-minutes="[0-9.]+"><p><strong>About (\d+) minutes?\.', text)
    assert len(notes) == text.count("<section>")


def test_the_lecturer_reads_the_notes_in_a_window_of_their_own(opened, page):
    count = opened("01-the-puzzle")
    with page.expect_popup() as opening:
        page.keyboard.press("s")
    notes = opening.value
    place = notes.locator("header strong")
    expect(place).to_have_text(re.compile(f"^Slide 1 of {count}: "))
    told = re.compile(r"^0:0\d of \d+:\d\d to the end of this slide$")
    expect(notes.get_by_role("timer")).to_have_text(told)
    expect(notes.locator("footer")).to_have_text("Next: Play")
    notes.keyboard.press("PageDown")
    expect(page.locator(PRESENT).get_by_role("heading")).to_have_text("Play")
    expect(place).to_have_text(f"Slide 2 of {count}: Play")
    said = page.locator(PRESENT).locator(".notes").inner_html()
    assert notes.locator("main").inner_html() == said
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"Slide 3 of {count}: Does the order matter?")
    notes.get_by_role("button", name="←").click()
    expect(place).to_have_text(f"Slide 2 of {count}: Play")
    page.evaluate("location.hash = '#/99'")
    expect(notes.locator("footer")).to_have_text("This is the last slide.")
    for_them = notes.locator("main details", has_text="For a lecturer")
    expect(for_them).to_have_attribute("open", "")
    whole = notes.get_by_role("timer").inner_text()
    minutes = sum(float(note.get_attribute("data-minutes")) for note in page.locator(".notes").all())
    assert f" of {int(minutes)}:" in whole


def test_each_slide_prints_on_a_page(opened, served, page):
    count = opened("01-the-puzzle")
    page.goto(f"{served}slides/01-the-puzzle.html?print-pdf")
    page.wait_for_function(READY)
    expect(page.locator(".pdf-page")).to_have_count(count)
