"""Set a mask and press corners in a saved page: the edges, their sums and the ladder follow."""

import re

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import Ladder

pytestmark = pytest.mark.usefixtures("quiet_page")
NAMES = {"corner 0": [1, 0, 0, 0], "0 and 2": [1, 1, 0, 0], "0 and 8": [1, 0, 1, 0], "all four": [1, 1, 1, 1]}


def board(page, name):
    return page.get_by_role("group", name=name, exact=True)


def check(page, figure):
    edges = board(page, "corners of V, edges of V·N").get_by_role("img")
    for edge, bit in zip([1, 5, 7, 3], figure.made, strict=True):
        one = edges.and_(page.get_by_label(re.compile(f"^edge {edge}: .* = {bit}$")))
        expect(one).to_have_attribute("data-bit", str(bit))
    rungs = page.locator(".mm-ladder-rung")
    for tag, rung in enumerate(figure.rungs):
        here = rungs.evaluate_all(
            f"all => all.map(one => one.querySelectorAll('b')[{tag}]).map(one => one.checkVisibility("
            "{ visibilityProperty: true }))"
        )
        assert here == [row == rung for row in (4, 3, 2, 1, 0)]


def test_presses_climb_as_in_python_by_mouse_and_keys(page, tmp_path):
    page.goto(save(tmp_path, Ladder()))
    check(page, Ladder())
    for name, corners in NAMES.items():
        one = page.get_by_role("button", name=name, exact=True)
        one.click()
        expect(one).to_have_attribute("aria-pressed", "true")
        check(page, Ladder(corners=corners))
    expect(page.get_by_role("status")).to_have_text(
        "Masks 0, 2, 6 and 8 change no edge. V stands on rung 3, and the edges of V·N on rung 4."
    )
    mask = board(page, "mask 0 of N")
    mask.get_by_role("button", name="q, mask 0 at edge 5: 0").click()
    expect(page.locator(".mm-message").last).to_contain_text("is odd")
    check(page, Ladder([1, 1, 0, 1], [1, 1, 1, 1]))
    mask.get_by_role("button", name="p, mask 0 at edge 1: 1").focus()
    page.keyboard.press("Space")
    expect(page.locator(".mm-message").last).to_have_text("p + q + r + s is even.")
    board(page, "corners of V, edges of V·N").get_by_role("button", name="corner 6, pressed").click()
    check(page, Ladder([0, 1, 0, 1], [1, 1, 1, 0]))


def test_with_mirrors_two_letters_stand_at_two_edges_each(page, tmp_path):
    page.goto(save(tmp_path, Ladder(mirrors=True)))
    mask, edges = board(page, "mask 0 of N"), board(page, "corners of V, edges of V·N").get_by_role("img")
    assert mask.get_by_role("button").all_inner_texts() == ["p", "p", "q", "q"]
    sums = {"corner 0": "ppqq", "0 and 2": ["p+p", "p+q", "p+q", "q+q"], "0 and 8": ["p+q"] * 4}
    for name, wanted in (sums | {"all four": ["p+p+q+q"] * 4}).items():
        page.get_by_role("button", name=name, exact=True).click()
        assert [text.replace("\n", "") for text in edges.all_inner_texts()] == list(wanted)
    mask.get_by_role("button", name="q, mask 0 at edge 7: 0").click()
    check(page, Ladder([1, 1, 1, 1], [1, 1, 1, 1], mirrors=True))
    mask.get_by_role("button", name="p, mask 0 at edge 3: 1").click()
    page.get_by_role("button", name="0 and 8", exact=True).click()
    check(page, Ladder([0, 1, 1, 0], [1, 0, 1, 0], mirrors=True))
    expect(page.get_by_text("p + q + r + s")).to_be_hidden()


def test_a_button_shows_in_the_same_way_how_edges_make_corners(page, tmp_path):
    page.goto(save(tmp_path, Ladder(corners=[1, 1, 0, 0], mirrors=True)))
    turn = page.get_by_role("button", name="Show how edges make corners")
    turn.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Show how corners make edges")).to_be_focused()
    made = board(page, "edges of V, corners of V·N").get_by_role("img")
    for cell, term, bit in ((2, "p+p", 0), (8, "p+q", 1), (6, "q+q", 0), (0, "p+q", 1)):
        expect(made.and_(page.get_by_label(f"corner {cell}: {term} = {bit}"))).to_have_count(1)
    expect(page.get_by_role("status")).to_have_text(
        "Masks 1 and 5 change corners 0 and 8. V stands on rung 1, and the corners of V·N on rung 2."
    )
    expect(board(page, "mask 1 of N").get_by_label("p, mask 1 at corner 0: 1")).to_have_count(1)
    high = [
        board(page, name).bounding_box()["height"] for name in ("mask 1 of N", "edges of V, corners of V·N")
    ]
    assert high[0] == high[1]  # its middle row is blank, and stays
    page.get_by_role("button", name="1 and 7", exact=True).click()
    board(page, "edges of V, corners of V·N").get_by_role("button", name="edge 5, not pressed").click()
    page.get_by_role("button", name="Show how corners make edges").click()
    check(page, Ladder(corners=[1, 1, 1, 0], mirrors=True))


def test_letters_begin_anew_when_the_mask_is_another_and_by_a_button(page, tmp_path):
    page.goto(save(tmp_path, Ladder(mirrors=True)))
    reset = page.get_by_role("button", name="Reset")
    expect(reset).to_be_disabled()
    board(page, "mask 0 of N").get_by_role("button", name="q, mask 0 at edge 7: 0").click()
    page.get_by_role("button", name="all four", exact=True).click()
    page.get_by_role("button", name="Show how edges make corners").click()
    mask = board(page, "mask 1 of N")
    expect(mask.get_by_label("q, mask 1 at corner 6: 0")).to_have_count(1)
    mask.get_by_role("button", name="p, mask 1 at corner 0: 1").click()
    reset.click()
    expect(mask.get_by_label("p, mask 1 at corner 0: 1")).to_have_count(1)
    expect(reset).to_be_disabled()
    page.get_by_role("button", name="Show how corners make edges").click()
    check(page, Ladder(mirrors=True))


def test_it_fits_a_phone_with_both_boards_side_by_side(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, Ladder(corners=[0, 0, 0, 0])))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.get_by_role("status")).to_have_text("Press a corner.")
    page.get_by_role("button", name="corner 8, not pressed").tap()
    check(page, Ladder(corners=[0, 0, 1, 0]))
    boxes = [one.bounding_box() for one in page.locator(".mm-cells").all()]
    assert boxes[0]["x"] + boxes[0]["width"] < boxes[1]["x"]
    assert boxes[0]["y"] == boxes[1]["y"]
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 40
    page.get_by_role("button", name="all four").tap()
    for edge in page.get_by_role("img").all():
        assert edge.evaluate("one => one.scrollWidth <= one.clientWidth")
    context.close()


def test_the_sum_of_all_four_keeps_off_the_border_of_its_cell(page, tmp_path):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(save(tmp_path, Ladder(corners=[1, 1, 1, 1])))
    page.add_style_tag(content=":root { --jp-ui-font-family: monospace; }")  # wider than most
    for edge in page.get_by_role("img").all():
        left, right = edge.evaluate(
            "one => { const text = document.createRange(); text.selectNodeContents(one); "
            "const [inner, outer] = [text, one].map(each => each.getBoundingClientRect()); "
            "return [inner.left - outer.left, outer.right - inner.right]; }"
        )
        assert min(left, right) >= 6
