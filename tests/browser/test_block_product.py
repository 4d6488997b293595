"""Turn the cells of B in a saved page, by mouse, keys and touch, and look at the quarters of the product."""

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import BlockProduct

pytestmark = pytest.mark.usefixtures("quiet_page")


def board(page, k):
    return page.locator(".mm-block-product .mm-cells").nth(k)


def place(page, k, index):
    return board(page, k).get_by_role("gridcell").nth(index)


def bits(page, k):
    shown = board(page, k).get_by_role("gridcell").evaluate_all("all => all.map(one => +one.dataset.bit)")
    side = round(len(shown) ** 0.5)
    return np.array(shown).reshape(side, side).tolist()


def agrees(page, entries):
    one = BlockProduct(entries)
    wanted = [one.entries.tolist(), one.matrix.tolist(), one.product.tolist()]
    return [bits(page, k) for k in range(3)] == wanted


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_a_reader_finds_a_matrix_that_undoes_itself_and_puts_it_in_again(page, tmp_path):
    page.goto(save(tmp_path, BlockProduct()))
    verdict = page.locator(".mm-score")
    expect(verdict).to_have_text("The product is not the identity.")
    assert agrees(page, [[1, 1], [1, 0]])
    place(page, 0, 2).click()
    place(page, 0, 3).focus()
    page.keyboard.press("Space")
    expect(verdict).to_have_text("✓ The product is the identity: F⊗B undoes itself.")
    assert agrees(page, [[1, 1], [0, 1]])
    button(page, "Put F⊗B in for B").click()
    expect(verdict).to_have_text("✓ The product is the identity: F⊗B undoes itself.")
    assert agrees(page, np.kron([[1, 1], [0, 1]], [[1, 1], [0, 1]]))
    button(page, "Put F⊗B in for B").click()
    expect(verdict).to_have_text("✓ The product is the identity: F⊗B undoes itself.")
    four = np.kron([[1, 1], [0, 1]], [[1, 1], [0, 1]])
    assert agrees(page, np.kron([[1, 1], [0, 1]], four))
    expect(button(page, "Put F⊗B in for B")).to_be_disabled()
    expect(page.get_by_text("no room for a larger B")).to_be_visible()
    place(page, 0, 63).click()
    expect(verdict).to_have_text("The product is not the identity.")
    button(page, "B of 2×2 cells").click()
    expect(page.get_by_text("no room for a larger B")).to_be_hidden()
    assert agrees(page, [[1, 1], [0, 1]])


def test_a_quarter_of_the_product_tells_the_blocks_that_make_it(page, tmp_path):
    page.goto(save(tmp_path, BlockProduct([[0, 1], [0, 1]])))
    said = page.locator(".mm-message")
    expect(said).to_have_text("Point at a quarter of the product, or tap it.")
    for index, words in ((0, "Upper left quarter: B·B + B·0. That is B·B."), (8, "0·B + B·0. That is 0.")):
        place(page, 2, index).hover()
        expect(said).to_contain_text(words)
    place(page, 2, 6).click()
    page.mouse.move(1, 1)
    expect(said).to_have_text("Upper right quarter: B·B + B·B. Modulo 2 the two cancel: that is 0.")
    read = "all => all.filter(one => !one.classList.contains('mm-quiet-lens')).map(one => one.style.gridArea)"
    assert board(page, 1).locator(".mm-lens").evaluate_all(read) == ["1 / 1 / 3 / 5", "1 / 3 / 5 / 5"]
    assert board(page, 2).locator(".mm-lens").evaluate_all(read) == ["1 / 3 / 3 / 5"]
    before = bits(page, 2)
    place(page, 1, 0).click()
    assert bits(page, 2) == before  # only B is turned


@pytest.mark.parametrize("width", [390, 1100])
def test_eight_rows_have_room_and_cells_to_tap(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(save(tmp_path, BlockProduct(np.eye(8, dtype=int))))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert place(page, 0, 9).evaluate("cell => cell.offsetWidth") >= 24
    tops = [board(page, k).bounding_box()["y"] for k in (1, 2)]
    assert tops[0] == tops[1]


def test_on_a_phone_all_three_boards_stand_on_one_screen_and_what_is_turned_is_large(browser, tmp_path):
    page = browser.new_context(has_touch=True, viewport={"width": 390, "height": 664}).new_page()
    page.goto(save(tmp_path, BlockProduct(np.eye(4, dtype=int))))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".mm-score")).to_contain_text("✓")
    place(page, 0, 4).tap()
    expect(page.locator(".mm-score")).to_contain_text("✓")
    place(page, 0, 1).tap()
    expect(page.locator(".mm-score")).to_have_text("The product is not the identity.")
    assert place(page, 0, 1).evaluate("cell => cell.offsetWidth") >= 30  # not while it turns
    top, bottom = board(page, 0).bounding_box()["y"], page.locator(".mm-message").bounding_box()
    assert bottom["y"] + bottom["height"] - top < 520
    page.context.close()
