"""Chase rows, and walk through the quarters of a table, in saved pages without Python or network."""

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import Chase, NimQuarters

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def rows(page):
    """Return the rows that the figure shows above its dashed box."""
    return page.locator("ol > li").evaluate_all(
        "all => all.map(row => [...row.querySelectorAll('.mm-cell')].map(cell => Number(cell.dataset.bit)))"
    )


def test_each_press_adds_the_row_that_python_has(page, tmp_path):
    chase = Chase([1, 0, 0, 0, 0])
    expected = np.array(chase.rows).tolist()
    page.goto(save(tmp_path, chase))
    for count in range(1, 6):
        assert rows(page) == expected[:count]
        parts = page.locator("ul > li").evaluate_all(
            "all => all.map(row => [...row.querySelectorAll('.mm-cell')].map(cell => cell.dataset.bit ^ 0))"
        )
        assert np.bitwise_xor(*parts).tolist() == expected[count]
        chase.shown = count
        bits = "all => all.map(cell => Number(cell.dataset.bit))"
        assert page.locator(".mm-captioned .mm-cell").evaluate_all(bits) == chase.lights.ravel().tolist()
        button(page, "Next row").click()
    assert rows(page) == expected
    expect(page.get_by_role("status")).to_have_text("Row 6 is not 0: the chase does not end white.")
    expect(button(page, "Start again")).to_be_focused()
    expect(page.locator(".mm-chase-below .mm-chase-polynomial")).to_have_text("f₆ = x⁵ + x")


@pytest.mark.parametrize("key", [None, "Space"])
def test_the_rows_follow_the_first_one(key, page, tmp_path):
    page.goto(save(tmp_path, Chase([1, 0, 0, 0, 0], shown=6)))
    for j in (2, 4):
        cell = page.get_by_role("gridcell").nth(j)
        if key:
            cell.focus()
            page.keyboard.press(key)
        else:
            cell.click()
    assert rows(page) == np.array(Chase([1, 0, 1, 0, 1]).rows).tolist()
    expect(page.get_by_role("status")).to_have_text("Row 6 is 0: the chase ends white.")


def test_row_1_tells_its_polynomial(page, tmp_path):
    page.goto(save(tmp_path, Chase([0, 1, 1, 1, 0], sums=True)))
    beside = page.locator("ol .mm-chase-polynomial")
    expect(beside).to_have_text("h = f₂ + f₃ + f₄= x + (x² + 1) + x³= x³ + x² + x + 1")
    page.get_by_role("gridcell").nth(4).click()
    expect(page.get_by_role("status")).to_have_text("Row 1 belongs to h, of degree 4.")
    assert page.get_by_role("button").count() == 0
    page.goto(save(tmp_path, Chase([0, 1, 1, 1, 1], shown=6, sums=True)))
    expect(beside.last).to_have_text("p = x³ + x²")
    expect(page.get_by_role("status")).to_contain_text("p is not 0")
    page.get_by_role("gridcell").nth(4).click()
    expect(beside.last).to_have_text("p = 0")
    expect(page.get_by_role("status")).to_contain_text("s = 1, t = 0. p is 0")
    assert page.locator(".mm-chase-parts").count() == 0


def test_a_place_tells_its_way_through_the_quarters(page, tmp_path):
    page.goto(save(tmp_path, NimQuarters(16, depth=1)))
    page.get_by_role("gridcell").nth(9 * 16 + 12).hover()
    assert page.locator(".mm-quarters-lit").all_text_contents() == ["12", "9"]
    expect(page.locator(".mm-message")).to_contain_text("the last quarter adds 0.")
    page.mouse.move(1, 1)
    expect(page.locator(".mm-message")).to_contain_text("Point at a place")
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    for _ in range(3):
        button(page, "Deeper").click()
    expect(button(page, "Back")).to_be_focused()
    expect(page.locator(".mm-message")).to_contain_text("the right quarter adds 1. 0 + 0 + 0 + 1 = 1.")
    shades = page.get_by_role("gridcell").evaluate_all("all => all.map(cell => cell.style.background)")
    assert len(set(shades)) == 16


def test_a_phone_shows_both(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    chases = [Chase([1] * 9, shown=10, sums=sums) for sums in (False, True)]
    page.goto(save(tmp_path, *chases, NimQuarters()))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in [*page.get_by_role("button").all(), page.get_by_role("gridcell").first]:
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    page.get_by_role("gridcell", name="row 3, column 5: 6").tap()
    expect(page.locator(".mm-quarters .mm-message")).to_have_text("Row 3, column 5 holds 6.")
    context.close()
