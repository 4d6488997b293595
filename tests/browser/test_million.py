"""Draw a million cells in a saved page, solve them and press all masks, without Python or network."""

import re

import pytest
from drawn import drawn
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import Million
from magicmath.widgets.million import SIDE

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def score(page):
    return page.locator(".mm-score")


def board(page):
    return page.get_by_role("application", name="the board", exact=True)


def at(canvas, row, column):
    """Return the point of the page in the middle of a cell."""
    box, border = canvas.bounding_box(), canvas.evaluate("canvas => canvas.clientLeft")
    side = (box["width"] - 2 * border) / SIDE
    return box["x"] + border + (column + 0.5) * side, box["y"] + border + (row + 0.5) * side


def shown(canvas):
    """Return how many pixels are dark."""
    return drawn(canvas).evaluate(
        "canvas => { const { width, height } = canvas; let dark = 0; "
        "const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);"
        "for (let i = 0; i < data.length; i += 4) dark += data[i] < 128; return dark; }"
    )


def framed(lens):
    """Return how many pixels differ from the last one, in a lens on cells that are alike."""
    return drawn(lens).evaluate(
        "one => { const { data } = one.getContext('2d').getImageData(0, 0, one.width, one.height);"
        "const all = new Uint32Array(data.buffer); return all.filter((dot) => dot !== all.at(-1)).length; }"
    )


@pytest.mark.parametrize("drawing", ["disc", "letters", "by lot"])
def test_a_drawing_is_solved_and_pressing_turns_the_board_white(drawing, page, tmp_path):
    figure = Million(drawing)
    page.goto(save(tmp_path, Million("ring")))
    button(page, drawing).click()
    expect(score(page)).to_contain_text(f"{figure.cells.sum(dtype=int):,} of the 1,048,576 cells")
    expect(button(page, "Press them all")).to_be_disabled()
    assert shown(board(page)) == figure.cells.sum(dtype=int)
    button(page, "Solve").click()
    masks = f"{figure.presses.sum(dtype=int):,}"
    expect(score(page)).to_have_text(re.compile(rf"^Solved in [\d.]+ milliseconds: {masks} of"))
    assert shown(page.get_by_role("application", name="the presses")) == figure.presses.sum(dtype=int)
    button(page, "Press them all").click()
    expect(score(page)).to_have_text(
        f"{masks} masks are pressed. 0 cells are black: the whole board is white.", timeout=20_000
    )
    assert shown(board(page)) == 0


def test_a_board_of_ones_own_is_drawn_with_the_mouse_and_by_keys(page, tmp_path):
    page.goto(save(tmp_path, Million()))
    button(page, "your own").click()
    expect(score(page)).to_have_text("The board is white. Draw on it.")
    expect(button(page, "Solve")).to_be_disabled()
    page.mouse.move(*at(board(page), 200, 200))
    page.mouse.down()
    page.mouse.move(*at(board(page), 200, 600), steps=4)
    page.mouse.up()
    before = shown(board(page))
    assert 400 * 28 < before < 430 * 30
    page.mouse.move(*at(board(page), 900, 900))  # no button is down
    assert shown(board(page)) == before
    board(page).focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".mm-message")).to_contain_text("column 90")
    page.keyboard.press("Space")
    assert shown(board(page)) > before
    button(page, "Solve").click()
    button(page, "Press them all").click()
    expect(score(page)).to_contain_text("the whole board is white", timeout=20_000)
    button(page, "your own").click()
    assert shown(board(page)) == 0


def test_the_lens_follows_the_pointer(page, tmp_path):
    page.goto(save(tmp_path, Million()))
    page.mouse.move(*at(board(page), 512, 512))
    expect(page.locator(".mm-message")).to_have_text(
        re.compile(r"^The framed cell, row 51\d, column 51\d: black\.$")
    )
    lens = page.get_by_role("img", name="32×32 cells of the board")
    assert 0 < 256 * 256 - shown(lens) < 256  # all is black but the frame of one cell
    assert framed(lens) == 256 * 256 - shown(lens)
    page.mouse.move(*at(board(page), 20, 20))
    expect(page.locator(".mm-message")).to_contain_text("white")
    assert shown(lens) == 0
    assert framed(lens) > 40


def test_a_finger_draws(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 1200}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, Million("your own")))
    page.touchscreen.tap(*at(board(page), 300, 300))
    assert 500 < shown(board(page)) < 1500
    assert board(page).evaluate("canvas => getComputedStyle(canvas).touchAction") == "none"
    button(page, "disc").tap()
    assert "pan-y" in board(page).evaluate("canvas => getComputedStyle(canvas).touchAction")
    for control in page.locator(".mm-tools button:visible").all():
        assert control.bounding_box()["height"] >= 44
    context.close()


def test_two_views_of_one_model_stay_equal(page, tmp_path):
    figure = Million()
    page.goto(save(tmp_path, figure, figure))
    button(page, "ring").last.click()
    expected = f"{Million('ring').cells.sum(dtype=int):,} of the 1,048,576 cells must change"
    expect(score(page)).to_contain_text([expected] * 2)


def test_on_a_phone_the_presses_stand_beside_the_board(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, Million("disc")))
    board, presses = (page.locator(".mm-sight > .mm-under-lens").nth(i).bounding_box() for i in range(2))
    assert board["y"] == presses["y"]
    assert presses["y"] + presses["height"] - page.locator(".mm-million").bounding_box()["y"] < 500
