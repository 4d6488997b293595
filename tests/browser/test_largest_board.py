"""Find the largest board in a memory in a saved page, and go through the levels: by mouse, keys and touch."""

import pytest
from drawn import drawn
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import LargestBoard

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def power(page):
    return page.get_by_label("side = 2 to the power")


def black(page):
    """Count the cells of the canvas that have the colour of a black cell."""
    return drawn(page.locator("canvas")).evaluate("""(canvas) => {
        const ink = canvas.getContext("2d");
        const { data } = ink.getImageData(0, 0, canvas.width, canvas.height);
        const all = new Uint32Array(data.buffer);
        return all.reduce((sum, pixel) => sum + ((pixel & 255) < 128 ? 1 : 0), 0);
    }""")


def test_a_reader_finds_the_side_and_the_letters_become_masks(page, tmp_path):
    page.goto(save(tmp_path, LargestBoard("8 kilobytes", side=128)))
    said, message = page.locator(".mm-largest-said"), page.locator(".mm-message")
    expect(said).to_contain_text("Type the power for the longest side that fits")
    expect(button(page, "Next level")).to_be_disabled()
    button(page, "Does it fit?").click()
    expect(said).to_contain_text("But it is not the longest side that fits.")
    power(page).fill("9")
    expect(said).to_contain_text("Type the power for the longest side that fits")
    expect(page.locator(".mm-of-side")).to_have_text("= 512")
    button(page, "Does it fit?").click()
    expect(said).to_contain_text("That is more than the memory has.")
    expect(button(page, "Next level")).to_be_disabled()
    power(page).fill("8")
    button(page, "Does it fit?").click()
    expect(said).to_contain_text("This is the largest. The butterfly has 16 levels")
    expect(said).to_contain_text("if the side is 16: 65,536 bits")
    expect(button(page, "Press these masks")).to_be_disabled()
    button(page, "Next level").focus()
    for level in range(1, 17):
        page.keyboard.press("Enter")
        expect(message).to_contain_text(f"Level {level} of 16")
    figure = LargestBoard("8 kilobytes", side=256)
    figure.level = 16
    expect(message).to_contain_text(f"the {figure.cells.sum(dtype=int):,} masks to press")
    assert black(page) == figure.cells.sum(dtype=int)
    expect(button(page, "Next level")).to_be_disabled()
    button(page, "Press these masks").click()
    expect(message).to_contain_text("✓ No cell is black: the board is white.")
    assert black(page) == 0
    expect(button(page, "Press these masks")).to_be_disabled()
    button(page, "The letters again").click()
    expect(message).to_contain_text("Black cells must change.")
    button(page, "All levels").click()
    expect(message).to_contain_text("Level 16 of 16")
    assert black(page) == figure.cells.sum(dtype=int)
    expect(button(page, "All levels")).to_be_disabled()
    button(page, "8 gigabytes").click()
    expect(said).to_contain_text("Type the power for the longest side that fits")


@pytest.mark.parametrize("typed", ["", "3", "21", "6.5"])
def test_what_is_no_power_is_refused_and_nothing_is_checked(page, tmp_path, typed):
    page.goto(save(tmp_path, LargestBoard("8 kilobytes", side=256)))
    button(page, "Does it fit?").click()
    expect(button(page, "Next level")).to_be_enabled()
    power(page).fill(typed)
    expect(page.locator(".mm-largest-said")).to_have_text("The power is a whole number from 4 to 20.")
    for name in ("Does it fit?", "Next level", "All levels"):
        expect(button(page, name)).to_be_disabled()
    power(page).fill("8")
    expect(button(page, "Does it fit?")).to_be_enabled()


@pytest.mark.parametrize("width", [390, 1100])
def test_no_page_scrolls_sideways_and_the_buttons_can_be_tapped(browser, tmp_path, width):
    page = browser.new_context(has_touch=True, viewport={"width": width, "height": 844}).new_page()
    page.goto(save(tmp_path, LargestBoard("8 gigabytes", side=2**18)))
    button(page, "Does it fit?").tap()
    expect(page.locator(".mm-largest-said")).to_contain_text("This is the largest.")
    button(page, "Next level").tap()
    expect(page.locator(".mm-message")).to_contain_text("Level 1 of 18")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert min(one.bounding_box()["height"] for one in page.locator("button").all()) >= 30
    page.context.close()
