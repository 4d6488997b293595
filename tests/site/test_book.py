"""Read the book as its readers do: from the web and from a file, on a desk and on a phone."""

import re
import zipfile
from urllib.parse import unquote, urlsplit

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from bs4 import BeautifulSoup
from places import notebooks
from playwright.sync_api import expect
from takeaway import NAME
from visits import open_visits

from magicmath import ledger

CHAPTERS = [path.stem for path in notebooks()]
REFERENCE = ["glossary", "errata", "ledger/casegame", "ledger/nim_sum", "package", "package/plain", "search"]
PAGES = ["index", *CHAPTERS, *REFERENCE]


@pytest.fixture(scope="module")
def parsed(site):
    """Return all pages of the site, parsed, by their paths."""
    pages = [
        path for path in site.rglob("*.html") if path.relative_to(site).parts[0] not in ("_static", "lite")
    ]
    return {path: BeautifulSoup(path.read_text("utf-8"), "html.parser") for path in pages}


def test_every_page_is_there(parsed, site):
    assert {site / f"{name}.html" for name in PAGES} <= set(parsed)


def test_every_link_leads_somewhere(parsed, site):
    anchors = {path: {tag["id"] for tag in page.find_all(id=True)} for path, page in parsed.items()}
    lost = []
    for path, page in parsed.items():
        for tag in page.find_all(["a", "img", "script", "link"]):
            address = tag.get("href") or tag.get("src") or ""
            parts = urlsplit(address)
            if parts.scheme or parts.netloc or not address:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if target.is_dir():
                target /= "index.html"
            is_there = target.is_file()
            if is_there and parts.fragment and target in anchors:
                is_there = unquote(parts.fragment) in anchors[target]
            if not is_there:
                lost.append((path.name, address))
    assert lost == []


def test_every_chapter_leads_to_the_next(parsed, site):
    for one, following in zip(CHAPTERS, CHAPTERS[1:], strict=False):
        links = {tag.get("href") for tag in parsed[site / f"{one}.html"].find_all("a", class_="next-page")}
        assert links == {f"{following}.html"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_page_is_accessible(served, page, axe, name, scheme, closed):  # noqa: F811
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(f"{served}{name}.html")
    open_visits(page)
    assert violations(page, axe) == []


@pytest.mark.parametrize("name", PAGES)
def test_phone_need_not_scroll_sideways(served, page, name, closed):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{served}{name}.html")
    open_visits(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("name", CHAPTERS)
def test_chapter_plays_from_a_file(site, page, context, name, closed):
    context.set_offline(True)
    page.goto((site / f"{name}.html").as_uri())
    figures = page.locator(".live")
    assert figures.count() > 0
    assert page.locator(".live:not(:has(> div))").count() == 0
    assert page.locator(".stopped").count() == 0


def test_packed_book_plays_where_it_is_unpacked(site, page, context, tmp_path, closed):
    with zipfile.ZipFile(site / NAME) as packed:
        packed.extractall(tmp_path)
    context.set_offline(True)
    page.goto((tmp_path / "magic-book" / "index.html").as_uri())
    page.get_by_role("button", name="press mask 4").click()
    expect(page.locator(".live").first.get_by_role("status").first).to_contain_text("1 press")
    page.locator("table.course-map a").first.click()
    expect(page.locator("h1")).to_be_visible()


def test_first_page_plays_at_once(served, page, closed):
    page.goto(f"{served}index.html")
    game = page.locator(".live").first
    for mask in (3, 2):
        game.get_by_role("button", name=f"press mask {mask}").click()
    expect(game.get_by_role("status").first).to_contain_text("Goal reached in 2 presses")


def test_one_switch_shows_all_code_and_is_kept(served, page, closed):
    page.goto(f"{served}{CHAPTERS[1]}.html")
    folds = page.locator("details.above-input")
    assert folds.count() > 10
    assert page.locator("details.above-input[open]").count() == 0
    page.get_by_label("show the code of this page").check()
    assert page.locator("details.above-input[open]").count() == folds.count()
    page.reload()
    assert page.locator("details.above-input[open]").count() == folds.count()


def test_sign_of_apl_tells_what_it_means(served, page, closed):
    page.goto(f"{served}glossary.html")
    page.locator("article code", has_text="⌽").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("mirror left and right")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()


@pytest.mark.parametrize("name", CHAPTERS[1:])
def test_list_for_other_days_names_each_part_below_it(parsed, site, name):
    page = parsed[site / f"{name}.html"]
    start = page.find(id="for-other-days")
    parts = [part["id"] for part in start.find_next_siblings("section")]
    assert [link["href"].removeprefix("#") for link in start.select("li a")] == parts
    assert all(re.search(r"\d+ minutes", line.get_text()) for line in start.select("li"))


def test_visits_wait_until_they_are_chosen(served, page, closed):
    page.goto(f"{served}{CHAPTERS[4]}.html")
    links, visits = page.locator("#for-other-days li a"), page.locator("#for-other-days ~ section")
    assert links.count() == visits.count() > 2
    assert not any(visit.is_visible() for visit in visits.locator("h2").all())
    links.nth(1).click()
    expect(visits.nth(1).locator("h2")).to_be_in_viewport()
    assert [visit.is_visible() for visit in visits.locator("h2").all()].count(True) == 1
    page.reload()  # the address leads to the visit
    expect(visits.nth(1).locator("h2")).to_be_in_viewport()
    page.get_by_role("button", name="Show all of them below").click()
    assert all(visit.is_visible() for visit in visits.locator("h2").all())
    expect(page.get_by_role("button", name="Show all of them below")).to_be_hidden()


def test_visits_are_printed(served, page, closed):
    page.goto(f"{served}{CHAPTERS[4]}.html")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert all(visit.is_visible() for visit in page.locator("#for-other-days ~ section h2").all())


def test_visits_stand_open_without_scripts(served, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{served}{CHAPTERS[4]}.html")
    assert all(visit.is_visible() for visit in page.locator("#for-other-days ~ section h2").all())
    context.close()


def test_search_finds_a_word(served, page, closed):
    page.goto(f"{served}search.html?q=helix")
    expect(page.locator("#search-results li a").first).to_be_visible(timeout=15_000)


def test_ledger_shows_the_verdicts_chosen_and_a_line_that_is_linked(served, page, closed):
    page.goto(f"{served}ledger/casegame.html")
    lines = page.locator(".ledger article:visible")
    everything = lines.count()
    for box in page.locator(".ledger-choice input").all():
        box.uncheck()
    assert lines.count() == 0
    page.get_by_label("misprint").check()
    misprints = lines.count()
    assert 0 < misprints < everything
    assert all("misprint" in line.inner_text() for line in lines.all())
    page.evaluate("location.hash = 'casegame.S1'")
    expect(page.locator("[id='casegame.S1']")).to_be_visible()


def test_every_row_of_the_ledger_stands_on_its_page(parsed, site):
    pages = [parsed[site / f"ledger/{name}.html"] for name in ledger.DOCUMENTS]
    keys = {line["id"] for page in pages for line in page.select(".ledger article")}
    assert keys == {row.key for row in ledger.table()}
