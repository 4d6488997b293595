"""Watch rows become reliable or useless in a saved page: mouse, touch and keys, without Python or network."""

import re

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import PolarTree

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def score(page):
    return page.locator(".mm-score")


def message(page):
    return page.locator(".mm-message")


def line(page, level):
    return page.locator(".mm-polar-line canvas").nth(level)


def counted(figure):
    right, between, coin = figure.kinds[-1]
    size = 2**figure.levels
    return f"Size {size}: {right} nearly always right, {between} between, {coin} hardly better than a coin."


def test_size_and_noise_give_what_python_counts(page, tmp_path):
    figure = PolarTree(noise=6, levels=8)
    page.goto(save(tmp_path, figure))
    expect(score(page)).to_have_text(counted(figure))
    for _ in range(2):
        button(page, "Larger").click()
    expect(button(page, "Larger")).to_be_disabled()
    expect(score(page)).to_have_text(counted(PolarTree(noise=6, levels=10)))
    page.get_by_role("slider", name="Noise").fill("20")
    expect(score(page)).to_have_text(counted(PolarTree(noise=20, levels=10)))
    button(page, "Smaller").click()
    expect(score(page)).to_have_text(counted(PolarTree(noise=20, levels=9)))


def test_pointing_tells_where_a_row_comes_from(page, tmp_path):
    page.goto(save(tmp_path, PolarTree(noise=6, levels=3)))
    box = line(page, 2).bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.9, box["y"] + 10)
    expect(message(page)).to_have_text(
        "Row 3 of size 4 is wrong in 20.0 of 100. It is found as a sum of two, so it is worse than row 1 of "
        "size 2, wrong in 11.3 of 100."
    )
    page.mouse.move(1, 1)
    expect(message(page)).to_have_text("Point at a row, or tap it.")


def test_sorting_brings_the_reliable_rows_to_the_left(page, tmp_path):
    page.goto(save(tmp_path, PolarTree(noise=6, levels=10)))
    button(page, "Sort each size").click()
    expect(button(page, "Sort each size")).to_have_attribute("aria-pressed", "true")
    shades = line(page, 10).evaluate(
        "canvas => [...canvas.getContext('2d').getImageData(0, 13, canvas.width, 1).data]"
    )[::4]
    assert shades[100] > 230
    assert shades[900] < 60


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, PolarTree(noise=6, levels=3)))
    button(page, "Sort each size").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(message(page)).to_have_text("A bit that is sent alone is wrong in 6.0 of 100.")
    for key in ("ArrowDown", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    expect(message(page)).to_have_text(
        "Row 2 of size 4 is wrong in 11.3 of 100. It is told twice, but it is only as good as row 1 of "
        "size 2."
    )
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(message(page)).to_contain_text("It is told twice, so it is better than row 0 of size 2")


def test_a_finger_points(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 900}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, PolarTree(noise=6, levels=10)))
    line(page, 3).tap()
    expect(message(page)).to_have_text(re.compile(r"^Row \d of size 8"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.locator(".mm-tools button:visible").all():
        assert control.bounding_box()["height"] >= 44
    context.close()


def test_two_views_of_one_model_stay_equal(page, tmp_path):
    figure = PolarTree(levels=3)
    page.goto(save(tmp_path, figure, figure))
    button(page, "Larger").last.click()
    expect(score(page)).to_have_text([counted(PolarTree(levels=4))] * 2)
