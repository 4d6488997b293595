"""Make a round crosswise in a saved page: by mouse, keys and touch."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import Crosswise

pytestmark = pytest.mark.usefixtures("quiet_page")

T = [[1, 2, 4], [2, 1, 0], [0, 1, 1]]


def entries(page):
    return page.get_by_role("grid", name="T").get_by_role("gridcell")


def orders(page):
    return page.locator(".mm-tools button")


def made(page):
    return page.locator(".mm-crosswise-round tr").nth(1).locator("td").all_inner_texts()


def test_a_reader_chooses_the_difference_that_is_the_rounds_number(page, tmp_path):
    page.goto(save(tmp_path, Crosswise(T, "T")))
    said, sums = page.locator(".mm-message"), page.locator(".mm-score")
    expect(said).to_have_text("Press a number of the left column.")
    expect(orders(page).first).to_be_disabled()
    entries(page).nth(1).click()  # not in the left column
    expect(said).to_have_text("Press a number of the left column.")
    entries(page).nth(3).click()
    expect(said).to_have_text("Four numbers are left. Which difference is 2?")
    assert page.locator(".mm-covered").all_inner_texts() == ["1", "1", "0", "0"]
    assert orders(page).all_inner_texts() == ["2·1 − 4·1", "4·1 − 2·1", "Begin again"]
    orders(page).nth(0).click()
    expect(said).to_contain_text("= −2, but the round has 2.")
    assert (made(page), page.locator(".mm-right").count()) == (["?", "−2", "?"], 0)
    orders(page).nth(1).click()
    assert (made(page), page.locator(".mm-right").count()) == (["?", "2", "?"], 1)
    for row in (0, 2):
        entries(page).nth(3 * row).click()
        expect(sums).to_have_text("")
        orders(page).nth(0).click()
    assert made(page) == ["1", "2", "−4"]
    expect(sums).to_contain_text("+ − +")
    expect(sums).to_contain_text("column 0: 1·1 + 2·2 + 0·(−4) = 5")
    expect(sums).to_contain_text("column 2: 4·1 + 0·2 + 1·(−4) = 0")
    orders(page).nth(2).click()
    expect(sums).to_have_text("")
    assert made(page) == ["?", "?", "?"]


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, Crosswise(T, "T")))
    entries(page).nth(0).focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".mm-message")).to_have_text("Four numbers are left. Which difference is −4?")
    orders(page).nth(0).focus()
    page.keyboard.press("Space")
    assert made(page) == ["?", "?", "−4"]


def test_on_a_phone_nothing_moves_and_nothing_is_cut(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, Crosswise(T, "T")))
    height = page.locator(".mm-crosswise").bounding_box()["height"]
    for row, order in ((0, 0), (1, 0), (1, 1), (2, 0)):
        entries(page).nth(3 * row).tap()
        orders(page).nth(order).tap()
        assert page.locator(".mm-crosswise").bounding_box()["height"] == height
    assert made(page) == ["1", "2", "−4"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()
