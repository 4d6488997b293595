"""Flip the bits of a determinant in a saved page: mouse, keys and words, without Python or network."""

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath import reals
from magicmath.rules import MAGIC
from magicmath.widgets import Determinant

ENTRIES = ".mm-matrix td:not(.mm-corner)"
CLASSES = [[1, 2, 4], [2, 1, 0], [0, 1, 1]]

pytestmark = pytest.mark.usefixtures("quiet_page")


def entries(page):
    """Return the numbers at the right side."""
    texts = page.locator(ENTRIES).all_inner_texts()
    return np.array([int(text.replace("−", "-")) for text in texts]).reshape(9, 9)


def odd(page):
    flags = page.locator(ENTRIES).evaluate_all("all => all.map((one) => Number(one.dataset.odd))")
    return np.array(flags).reshape(9, 9)


def test_a_flip_changes_determinant_and_adjugate_as_in_python(page, tmp_path):
    page.goto(save(tmp_path, Determinant(MAGIC.matrix, "Y")))
    status, matrix = page.get_by_role("status"), MAGIC.matrix.astype(int)
    expect(status).to_have_text("determinant 5: odd, there is an inverse modulo 2")
    page.get_by_role("button", name="Show the adjugate").click()
    for place in (40, 0, 13, 77, 1, 2, 9, 10, 11):
        page.get_by_role("gridcell").nth(place).click()
        matrix[divmod(place, 9)] ^= 1
        expect(status).to_contain_text(f"determinant {reals.det(matrix)}:".replace("-", "−"))
        np.testing.assert_array_equal(entries(page), reals.adjugate(matrix))
        np.testing.assert_array_equal(odd(page), reals.adjugate(matrix) % 2)
    page.get_by_role("button", name="Reset").click()
    expect(status).to_contain_text("determinant 5:")
    expect(page.get_by_role("button", name="Reset")).to_be_disabled()


def test_pointing_tells_what_a_flip_would_do_and_marks_the_mirrored_entry(page, tmp_path):
    page.goto(save(tmp_path, Determinant(MAGIC.matrix, "Y")))
    page.get_by_role("gridcell").nth(3).hover()
    message = page.locator(".mm-message")
    expect(message).to_contain_text("Row 0, column 3: a flip to 0 makes the determinant 5 − 2 = 3.")
    expect(message).to_contain_text("The number 2 stands in row 3, column 0 of the adjugate.")
    marked = page.locator(".mm-matrix td.mm-aimed")
    expect(marked).to_have_count(1)
    expect(marked).to_have_text("2")
    assert "".join(page.locator(ENTRIES).all_inner_texts()) == "2"  # the others are not told
    assert odd(page).sum() == 0
    page.get_by_role("gridcell").nth(0).hover()
    assert (page.locator(ENTRIES).all_inner_texts()[0], odd(page).sum()) == ("−1", 1)
    page.get_by_role("gridcell").nth(3).hover()
    assert marked.evaluate("one => [one.parentNode.rowIndex, one.cellIndex]") == [4, 1]  # after the numbers
    heads = "[one.parentNode.cells[0], one.closest('table').rows[0].cells[one.cellIndex]]"
    assert marked.evaluate(f"one => {heads}.map((head) => head.textContent)") == ["3", "0"]


def test_the_numbers_of_rows_and_columns_stand_beside_the_bits(page, tmp_path):
    page.goto(save(tmp_path, Determinant(MAGIC.matrix, "Y")))

    def middles(places, axis):
        boxes = [place.bounding_box() for place in places.all()]
        size = {"x": "width", "y": "height"}[axis]
        return [box[axis] + box[size] / 2 for box in boxes]

    cells = page.get_by_role("gridcell")
    for names, line, axis in (
        (".mm-column-names", slice(9), "x"),
        (".mm-row-names", slice(None, None, 9), "y"),
    ):
        numbers = page.locator(f"{names} span")
        assert numbers.all_inner_texts() == [str(i) for i in range(9)]
        np.testing.assert_allclose(middles(numbers, axis), middles(cells, axis)[line], atol=1)


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, Determinant(MAGIC.matrix, "Y")))
    page.get_by_role("gridcell").first.focus()
    for key in ("ArrowRight", "ArrowDown", "Space"):
        page.keyboard.press(key)
    expect(page.get_by_role("gridcell", name="row 1, column 1: 0")).to_be_focused()
    expect(page.get_by_role("status")).to_contain_text("determinant 6: even")


def test_a_singular_matrix_says_so(page, tmp_path):
    page.goto(save(tmp_path, Determinant(np.ones((3, 3), int))))
    expect(page.get_by_role("status")).to_contain_text("determinant 0: no inverse")


def test_a_phone_needs_no_sideways_scrolling(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(save(tmp_path, Determinant(MAGIC.matrix, "Y")))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    box = page.locator(".mm-scroll")
    assert box.evaluate("one => one.scrollWidth <= one.clientWidth")
    bits, told = page.locator(".mm-bits").bounding_box(), page.locator(".mm-message").bounding_box()
    assert 0 <= told["y"] - bits["y"] - bits["height"] < 130  # what a flip does is told below the bits


def test_a_finger_looks_at_its_first_tap_and_flips_at_the_second(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, Determinant(MAGIC.matrix, "Y")))
    cells, status = page.get_by_role("gridcell"), page.get_by_role("status")
    for cell, told in ((0, "a flip to 0 makes the determinant 5"), (3, "Row 0, column 3: a flip to 0")):
        cells.nth(cell).tap()
        expect(page.locator(".mm-message")).to_contain_text(told)
        expect(status).to_contain_text("determinant 5:")
    cells.nth(3).tap()
    expect(status).to_contain_text("determinant 3:")
    cells.nth(3).tap()
    expect(status).to_contain_text("determinant 5:")
    context.close()


def tables(page):
    """Return the texts of the adjugate and of the product, row by row."""
    texts = [table.locator("td").all_inner_texts() for table in page.locator(".mm-matrix").all()]
    return [" ".join(text).replace("−", "-") for text in texts]


def written(matrix):
    return " ".join(map(str, np.array(matrix).ravel().tolist()))


def test_a_press_finds_the_adjugate_entry_by_entry_and_pointing_tells_nothing(page, tmp_path):
    page.goto(save(tmp_path, Determinant(CLASSES, "T", minors=True)))
    cells, message = page.get_by_role("gridcell"), page.get_by_role("status")
    for cell in (4, 5, 2):
        cells.nth(cell).hover()
    assert set(" ".join(tables(page)).split()) == {"?"}
    cells.nth(2).click()
    expect(message).to_contain_text("Without row 0 and column 2, the determinant 2·1 − 1·0 = 2 remains.")
    assert tables(page) == ["? ? ? ? ? ? 2 ? ?", "? ? ? ? ? ? ? ? ?"]
    faded = page.locator(".mm-cell.mm-faded")
    assert faded.evaluate_all("all => all.map(one => one.getAttribute('aria-label')).sort()") == [
        "row 0, column 0: 1",
        "row 0, column 1: 2",
        "row 1, column 2: 0",
        "row 2, column 2: 1",
    ]
    matched = page.locator(".mm-matched")
    expect(matched).to_have_count(0)
    for cell in (0, 3, 6):
        cells.nth(cell).click()
    expect(message).to_contain_text("the determinant 2·0 − 4·1 = −4 remains.")
    expect(message).to_contain_text("Row 0 · column 0: 1·1 + 2·2 + (−4)·0 = 5")
    expect(message).to_contain_text("Row 0 · column 2: 1·4 + 2·0 + (−4)·1 = 0")
    assert tables(page) == ["1 2 -4 ? ? ? 2 ? ?", "5 0 0 ? ? ? ? ? ?"]
    expect(message).not_to_contain_text("So the determinant")  # it is told when all is found
    assert matched.all_inner_texts() == ["1", "2", "0", "1", "2", "−4", "5", "0", "0"]
    cells.nth(1).click()
    expect(matched).to_have_count(0)
    page.get_by_role("button", name="Show all").click()
    assert tables(page) == [written(reals.adjugate(CLASSES)), written(5 * np.eye(3, dtype=int))]
    expect(message).to_contain_text("So the determinant is 5.")
    page.get_by_role("button", name="Reset").click()
    assert set(" ".join(tables(page)).split()) == {"?"}
    expect(faded).to_have_count(0)


def test_two_equal_columns_leave_row_0_of_the_adjugate_and_make_its_products_0(page, tmp_path):
    page.goto(save(tmp_path, Determinant(CLASSES, "T", minors=True)))
    copy, message = page.get_by_role("button", name="Copy column 1"), page.get_by_role("status")
    cells, reset = page.get_by_role("gridcell"), page.get_by_role("button", name="Reset")
    for cell in (0, 3, 6):
        cells.nth(cell).click()
    copy.click()
    expect(copy).to_have_attribute("aria-pressed", "true")
    assert cells.all_inner_texts() == ["2", "2", "4", "1", "1", "0", "1", "1", "1"]
    assert tables(page) == ["1 2 -4 ? ? ? ? ? ?", "0 0 0 ? ? ? ? ? ?"]
    expect(message).to_contain_text("Column 0 is a copy of column 1 now.")
    expect(message).to_contain_text("Row 0 · column 0: 1·2 + 2·1 + (−4)·1 = 0")
    copy.click()
    assert tables(page) == ["1 2 -4 ? ? ? ? ? ?", "5 0 0 ? ? ? ? ? ?"]
    copy.click()
    reset.click()
    assert cells.all_inner_texts() == ["1", "2", "4", "2", "1", "0", "0", "1", "1"]
    expect(copy).to_have_attribute("aria-pressed", "false")
    expect(reset).to_be_disabled()


def test_minors_are_found_by_keys(page, tmp_path):
    page.goto(save(tmp_path, Determinant(CLASSES, "T", minors=True)))
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("gridcell", name="row 1, column 0: 2")).to_be_focused()
    assert set(" ".join(tables(page)).split()) == {"?"}
    page.keyboard.press("Space")
    expect(page.get_by_role("status")).to_contain_text("so 2 goes to row 0, column 1 of the adjugate.")
    assert tables(page)[0] == "? 2 ? ? ? ? ? ? ?"


def test_a_phone_shows_minors_without_sideways_scrolling(browser, tmp_path):
    context = browser.new_context(viewport={"width": 390, "height": 800}, has_touch=True)
    page = context.new_page()
    page.goto(save(tmp_path, Determinant(CLASSES, "T", minors=True)))
    cell = page.get_by_role("gridcell").nth(4)
    cell.tap()
    assert tables(page)[0] == "? ? ? ? 1 ? ? ? ?"
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    sides = page.locator("[role=gridcell], button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))"
    )
    assert min(sides) >= 24
    tops = page.locator(".mm-captioned").evaluate_all("all => all.map(one => one.getBoundingClientRect().y)")
    assert len(set(tops)) == 1  # T, its adjugate and the product stand side by side
    context.close()
