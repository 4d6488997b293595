"""Find the rounds of two masks in a saved page: by mouse, keys and touch."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import TwoMasks

pytestmark = pytest.mark.usefixtures("quiet_page")


def press(page, *letters):
    for letter in letters:
        page.locator(".mm-two-letter").nth("abcd".index(letter)).click()


def tool(page, name):
    return page.get_by_role("button", name=name)


def column_of(page, place):
    rows = page.locator(".mm-two-table tbody tr")
    return [rows.nth(i).locator("td").nth(place).inner_text() for i in range(3)]


def test_a_reader_finds_both_rounds_and_copies_a_column(page, tmp_path):
    page.goto(save(tmp_path, TwoMasks()))
    said, found = page.locator(".mm-message"), page.locator(".mm-score")
    copy, again = tool(page, "Copy column 1 over column 0"), tool(page, "Begin again")
    expect(said).to_have_text("Cell 1 must get 0. How many times is mask 0 pressed? Press a letter.")
    expect(copy).to_be_disabled()
    expect(again).to_be_disabled()
    assert column_of(page, 0) == ["?", "−?", ""]
    press(page, "c", "a")
    expect(said).to_contain_text("Cell 1 gets b·c − a·d. It must get 0.")
    expect(found).to_have_text("")
    press(page, "d")
    assert column_of(page, 0) == ["d", "−?", ""]
    press(page, "b")
    expect(said).to_have_text("✓ Cell 1 gets 0. Now choose Round of cell 1.")
    assert column_of(page, 0)[:2] == ["d", "−b"]
    assert [column_of(page, 1)[2], column_of(page, 2)[2]] == ["a·d − b·c", "b·d − b·d = 0"]
    assert page.locator(".mm-two-letter:disabled").count() == 4
    expect(copy).to_be_disabled()
    tool(page, "Round of cell 1").click()
    press(page, "c", "a")
    expect(said).to_contain_text("Both rounds are found.")
    expect(found).to_contain_text("Round of cell 0: d and −b. Cell 0 gets a·d − b·c")
    expect(found).to_contain_text(
        "Round of cell 1: −c and a. Cell 0 gets a·c − a·c = 0, cell 1 gets a·d − b·c."
    )
    copy.click()
    expect(copy).to_have_attribute("aria-pressed", "true")
    expect(tool(page, "Round of cell 0")).to_have_attribute("aria-pressed", "true")
    assert page.locator(".mm-two-letter").all_inner_texts() == ["b", "b", "d", "d"]
    assert [column_of(page, 1)[2], column_of(page, 2)[2]] == ["b·d − b·d = 0"] * 2
    expect(said).to_contain_text("Cell 0 now gets what cell 1 gets: 0.")
    expect(found).to_have_text("")
    tool(page, "Round of cell 1").click()  # the table is as before
    assert page.locator(".mm-two-letter").all_inner_texts() == ["a", "b", "c", "d"]
    again.click()
    assert column_of(page, 0) == ["?", "−?", ""]
    expect(copy).to_be_disabled()


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, TwoMasks()))
    for place, key in [(3, "Enter"), (1, "Space")]:
        page.locator(".mm-two-letter").nth(place).focus()
        page.keyboard.press(key)
    expect(page.locator(".mm-message")).to_contain_text("✓ Cell 1 gets 0.")


def test_on_a_phone_nothing_moves_and_nothing_is_cut(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, TwoMasks()))
    figure = page.locator(".mm-two-masks")
    height = figure.bounding_box()["height"]
    for cell, letters in [(0, "dbdb"), (0, ""), (1, "bcca")]:
        tool(page, f"Round of cell {cell}").tap()
        for letter in letters:
            square = page.locator(".mm-two-letter").nth("abcd".index(letter))
            if square.is_enabled():
                square.tap()
            assert figure.bounding_box()["height"] == height
    tool(page, "Copy column 1").tap()
    expect(page.locator(".mm-message")).to_contain_text("Column 0 is a copy now.")
    assert figure.bounding_box()["height"] == height
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()
