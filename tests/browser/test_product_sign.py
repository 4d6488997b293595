"""Exchange columns, and take counters out, in a saved page: by mouse, keys and touch."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import ProductSign

pytestmark = pytest.mark.usefixtures("quiet_page")

COLUMNS = [2, 3, 1, 0]


def cells(page):
    return page.get_by_role("grid", name="the numbers of one product").get_by_role("gridcell")


def counters(page):
    return cells(page).evaluate_all("all => all.flatMap((one, i) => one.textContent ? [i] : [])")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def exchange(page, left):
    return button(page, f"{left} ⇄ {left + 1}, exchange the columns {left} and {left + 1}")


def test_an_exchange_changes_the_count_by_one_and_reset_brings_all_back(page, tmp_path):
    page.goto(save(tmp_path, ProductSign(COLUMNS)))
    score, said, lines = page.locator(".mm-score"), page.locator(".mm-message"), page.locator(".mm-sign-pair")
    expect(score).to_have_text("5 pairs: odd, so the sign is −.")
    expect(button(page, "Reset")).to_be_disabled()
    figure = ProductSign(COLUMNS)
    for left in (1, 0, 2, 1):
        exchange(page, left).click()
        figure.exchange(left)
        expect(score).to_contain_text(f"the sign is {'+' if figure.sign > 0 else '−'}.")
        expect(lines).to_have_count(len(figure.pairs))
        assert counters(page) == [4 * row + int(column) for row, column in enumerate(figure.columns)]
        expect(said).to_contain_text(f"{len(figure.pairs)} now.")
    button(page, "Reset").click()
    assert counters(page) == [4 * row + column for row, column in enumerate(COLUMNS)]
    expect(said).to_contain_text("Exchange two columns")


def test_a_counter_taken_out_marks_its_lines_and_comes_back(page, tmp_path):
    page.goto(save(tmp_path, ProductSign(COLUMNS)))
    cells(page).nth(0).click()  # nothing stands there
    expect(page.locator(".mm-lost")).to_have_count(0)
    cells(page).nth(9).click()
    expect(page.locator(".mm-lost")).to_have_count(3)
    expect(page.locator(".mm-message")).to_contain_text(
        "3 lines go, 2 up and 1 down: an odd number. Row + column is 2 + 1 = 3: odd."
    )
    cells(page).nth(9).click()
    expect(page.locator(".mm-lost")).to_have_count(0)


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, ProductSign(COLUMNS)))
    cells(page).nth(0).focus()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".mm-lost")).to_have_count(2)
    exchange(page, 0).focus()
    page.keyboard.press("Space")
    expect(page.locator(".mm-score")).to_have_text("4 pairs: even, so the sign is +.")
    expect(page.locator(".mm-lost")).to_have_count(0)


def test_a_line_runs_from_counter_to_counter(page, tmp_path):
    page.goto(save(tmp_path, ProductSign([1, 0])))
    line = page.locator(".mm-sign-pair").bounding_box()
    upper, lower = (cells(page).nth(cell).bounding_box() for cell in (1, 2))
    for box, x, y in (
        (upper, line["x"] + line["width"], line["y"]),
        (lower, line["x"], line["y"] + line["height"]),
    ):
        assert abs(box["x"] + box["width"] / 2 - x) < 5
        assert abs(box["y"] + box["height"] / 2 - y) < 5


def test_on_a_phone_nothing_moves_and_nothing_is_cut(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, ProductSign(COLUMNS)))
    height = page.locator(".mm-product-sign").bounding_box()["height"]
    exchange(page, 1).tap()
    assert page.locator(".mm-product-sign").bounding_box()["height"] == height
    cells(page).nth(1).tap()
    expect(page.locator(".mm-message")).to_contain_text("The counter of row 0")
    assert page.locator(".mm-product-sign").bounding_box()["height"] == height
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()
