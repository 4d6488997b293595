"""Point at presses and paint a picture in a saved page: mouse, touch and keys, without Python or network."""

import re

import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from drawn import drawn
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import FractalPicture
from magicmath.widgets.fractal_picture import SHAPES, SIDE

pytestmark = pytest.mark.usefixtures("quiet_page")


def canvas(page, name):
    return page.get_by_role("application", name=name, exact=True)


def cells(page):
    return canvas(page, "what must change")


def presses(page):
    return canvas(page, "the presses")


def message(page):
    return page.locator(".mm-message")


def at(canvas, row, column):
    """Return the point of the page in the middle of a cell."""
    box, border = canvas.bounding_box(), canvas.evaluate("canvas => canvas.clientLeft")
    side = (box["width"] - 2 * border) / SIDE
    return box["x"] + border + (column + 0.5) * side, box["y"] + border + (row + 0.5) * side


def counted(figure):
    return f"{figure.picture.sum()} cells to change, {figure.presses.sum()} masks to press"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1000, 390])
def test_no_serious_fault_and_no_scrolling_sideways(width, scheme, page, axe, tmp_path):  # noqa: F811
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(save(tmp_path, FractalPicture(walk=True)))
    page.locator("summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page, axe) == []


def test_shapes_are_chosen_and_solved_as_in_python(page, tmp_path):
    page.goto(save(tmp_path, FractalPicture()))
    for shape in SHAPES[:-1]:
        page.get_by_role("button", name=shape, exact=True).click()
        expect(page.locator(".mm-score")).to_have_text(counted(FractalPicture(shape)))
        expect(page.locator("button[aria-pressed=true]")).to_have_text(shape)


def test_another_shape_keeps_the_press(page, tmp_path):
    page.goto(save(tmp_path, FractalPicture("disc", press=(25, 35))))
    expect(message(page)).to_contain_text("Mask in row 25")
    page.get_by_role("button", name="diagonal", exact=True).click()
    expect(message(page)).to_contain_text("Mask in row 25")
    page.get_by_role("button", name="row above", exact=True).click()
    expect(message(page)).to_contain_text("Mask in row 24")
    bare = cells(page).evaluate("canvas => canvas.toDataURL()")
    page.mouse.click(*at(presses(page), 40, 20))
    page.mouse.move(1, 1)
    expect(message(page)).to_contain_text("Mask in row 40")
    assert cells(page).evaluate("canvas => canvas.toDataURL()") != bare
    page.get_by_role("button", name="next row", exact=True).click()
    expect(message(page)).to_contain_text("Mask in row 41")


def test_pointing_at_a_press_tells_and_marks_the_cells_that_it_sums(page, tmp_path):
    page.goto(save(tmp_path, FractalPicture("disc", press=(0, 0))))
    expect(message(page)).to_contain_text("It sums 1 × 1 = 1 cell, and 0 of them are black")
    before = cells(page).evaluate("canvas => canvas.toDataURL()")
    page.mouse.move(*at(presses(page), 65, 80))
    expect(message(page)).to_have_text(
        "Mask in row 65 = 1000001, column 80 = 1010000. It sums 4 × 4 = 16 cells, and 6 of them are black: "
        "even, so do not press it. Of its 8 pairs, "
        "1 row apart, 0 have just one black cell."
    )
    page.mouse.move(*at(presses(page), 24, 80))
    expect(message(page)).to_contain_text("pairs, 8 rows apart,")
    assert cells(page).evaluate("canvas => canvas.toDataURL()") != before
    page.mouse.move(1, 1)
    expect(message(page)).to_contain_text("Mask in row 0 = 0000000")
    assert cells(page).evaluate("canvas => canvas.toDataURL()") == before
    page.mouse.click(*at(presses(page), 14, 63))
    page.mouse.move(1, 1)
    expect(message(page)).to_contain_text("Mask in row 14 = 0001110, column 63 = 0111111")


def test_a_drawn_cell_changes_the_presses_that_sum_it(page, tmp_path):
    figure = FractalPicture("white")
    page.goto(save(tmp_path, figure))
    page.get_by_label("Brush").select_option("one cell")
    page.mouse.click(*at(cells(page), 126, 96))
    figure.flips = [126 * SIDE + 96]
    expect(page.locator(".mm-score")).to_have_text(f"1 cell to change, {figure.presses.sum()} masks to press")
    expect(message(page)).to_contain_text("black. If it flips, 64 presses change.")
    page.get_by_label("Brush").select_option("a blot")
    page.mouse.click(*at(cells(page), 40, 50))
    figure.flips += tuple(SIDE * i + j for i in range(38, 43) for j in range(48, 53))
    expect(page.locator(".mm-score")).to_have_text(counted(figure))


def test_a_fast_stroke_leaves_no_gap(page, tmp_path):
    page.goto(save(tmp_path, FractalPicture("white")))
    page.get_by_label("Brush").select_option("one cell")
    page.mouse.move(*at(cells(page), 20, 10))
    page.mouse.down()
    page.mouse.move(*at(cells(page), 20, 90))
    page.mouse.up()
    line = FractalPicture("white")
    line.flips = [20 * SIDE + column for column in range(10, 91)]
    expect(page.locator(".mm-score")).to_have_text(counted(line))
    page.mouse.move(*at(cells(page), 60, 90))
    expect(page.locator(".mm-score")).to_have_text(counted(line))


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, FractalPicture("white")))
    cells(page).focus()
    for key in ("ArrowRight", "ArrowDown", "Space"):
        page.keyboard.press(key)
    expect(page.locator(".mm-score")).to_have_text("1 cell to change, 4096 masks to press")
    presses(page).focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    expect(message(page)).to_contain_text(
        "It sums 2 × 4 = 8 cells, and 1 of them is black: odd, so press it."
    )


def test_buttons_go_from_press_to_press_and_stop_at_the_edge(page, tmp_path):
    page.goto(save(tmp_path, FractalPicture("disc", press=(126, 40))))
    below = page.get_by_role("button", name="next row", exact=True)
    below.click()
    expect(message(page)).to_contain_text("Mask in row 127 = 1111111, column 40 = 0101000")
    expect(below).to_be_disabled()
    steps = {"row above": "row 126", "next column": "column 41", "column before": "column 40"}
    steps |= {
        "64 rows up": "row 62",
        "32 rows up": "row 30",
        "64 rows down": "row 94",
        "32 rows down": "row 126",
    }
    for name, told in steps.items():
        page.get_by_role("button", name=name, exact=True).click()
        expect(message(page)).to_contain_text(told)
    for name in ("32 rows down", "64 rows down"):
        expect(page.get_by_role("button", name=name, exact=True)).to_be_disabled()


def colours(page, row, column):
    """Return the colour of a cell of the picture."""
    return drawn(cells(page)).evaluate(
        "(canvas, [row, column]) => [...canvas.getContext('2d').getImageData("
        "(column + 0.5) * canvas.width / 128, (row + 0.5) * canvas.height / 128, 1, 1).data.slice(0, 3)]",
        [row, column],
    )


def test_lit_cells_show_whether_they_are_black_and_a_pair_that_cancels_is_grey(page, tmp_path):
    figure = FractalPicture("square", press=(26, 64))  # its pairs are 2 rows apart
    page.goto(save(tmp_path, figure))
    expect(message(page)).to_contain_text("Mask in row 26")
    assert figure.picture[[16, 18, 24, 26], 64].tolist() == [0, 0, 0, 1]
    shades = [colours(page, row, 64) for row in (5, 70, 24, 26, 16)]
    assert len({tuple(colour) for colour in shades}) == 5
    assert colours(page, 18, 64) == shades[4]
    page.get_by_role("button", name="next row", exact=True).click()  # now rows 26 and 27 are a pair
    assert colours(page, 26, 64) == colours(page, 27, 64) == shades[4]
    page.goto(save(tmp_path, FractalPicture("square", press=(104, 64))))  # 8 rows apart
    expect(message(page)).to_contain_text("Mask in row 104")
    assert colours(page, 100, 64) == shades[2]  # a line joins a pair across the rim
    assert colours(page, 68, 64) == shades[4]


def test_a_walk_goes_from_press_to_press_and_its_words_are_true(page, tmp_path):
    page.goto(save(tmp_path, FractalPicture(walk=True)))
    told, onward = page.locator(".mm-tour-text"), page.get_by_role("button", name="Next step")
    expect(page.get_by_role("button", name="Step back")).to_be_disabled()
    black = colours(page, 65, 65)  # not in a subset of the first press
    rows, pairs = [], []
    for step in range(1, 7):
        expect(told).to_contain_text(f"{step} of 6. ")
        said = re.search(
            r"in row (\d+) .* of its (\d+) pairs, .*?, (\d+) ha", message(page).inner_text(), re.I
        )
        rows.append(int(said[1]))
        pairs.append((int(said[2]), int(said[3])))
        if step < 6:
            onward.click()
    assert rows == [120, 124, 24, 56, 120, 127]
    assert pairs[:5] == [(64, 7), (128, 7), (16, 2), (32, 4), (64, 7)]
    expect(onward).to_be_disabled()
    assert colours(page, 65, 65) == black  # the many pairs that cancel do not hide the disc
    page.get_by_role("button", name="ring", exact=True).click()
    expect(told).to_have_text("The steps are about the disc.")
    expect(page.get_by_role("button", name="Step back")).to_be_hidden()
    page.get_by_role("button", name="Back to the disc").click()
    expect(page.locator("button[aria-pressed=true]")).to_have_text("disc")
    expect(told).to_contain_text("6 of 6. Near")


def test_touch_points_and_paints(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 1200}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, FractalPicture("white")))
    page.touchscreen.tap(*at(cells(page), 10, 20))
    expect(page.locator(".mm-score")).to_contain_text("25 cells to change")
    page.touchscreen.tap(*at(presses(page), 65, 80))
    expect(message(page)).to_contain_text(re.compile(r"^Mask in row \d+ = "))
    for control in page.locator(".mm-tools button:visible").all():
        assert control.bounding_box()["height"] >= 44
    context.close()


def test_two_views_of_one_model_stay_equal(page, tmp_path):
    figure = FractalPicture()
    page.goto(save(tmp_path, figure, figure))
    page.get_by_role("button", name="ring", exact=True).last.click()
    expect(page.locator(".mm-score")).to_have_text([counted(FractalPicture("ring"))] * 2)
