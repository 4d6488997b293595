"""Press classes and rounds in a saved page: board, table and ring follow, on a phone too."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.rules import MAGIC
from magicmath.widgets import ClassPresses

pytestmark = pytest.mark.usefixtures("quiet_page")
ROUND = "One round: corners +1, edges +2, centre −4"


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def grid(page, name):
    return page.get_by_role("grid", name=name).get_by_role("gridcell")


def cells(page):
    return [int(text) for text in grid(page, "board").all_inner_texts()]


def aimed(squares):
    return squares.evaluate_all("all => all.flatMap((x, i) => x.classList.contains('mm-aimed') ? [i] : [])")


def expected(k, times):
    return ClassPresses([k], times).cells.ravel().tolist()


def test_rounds_run_round_the_ring(page, tmp_path):
    page.goto(save(tmp_path, ClassPresses([5, 7, 2, 10])))
    for _ in range(3):
        button(page, ROUND).click()
    assert cells(page) == expected(5, (3, 6, -11)) == [0, 1, 0, 1, 1, 1, 0, 1, 0]
    expect(page.get_by_text("After 3 rounds: 0 → 0 → 0 → 0")).to_be_visible()
    button(page, "7 colours").click()
    assert cells(page) == expected(7, (0, 0, 1))
    expect(page.get_by_text("After")).to_have_count(0)
    for _ in range(3):
        button(page, ROUND).click()
    assert cells(page) == [1] * 9
    expect(page.get_by_text("✓ All nine cells are 1, in 7 colours.")).to_be_visible()
    expect(page.get_by_role("img", name="ring of 7 places")).to_have_accessible_name(
        "ring of 7 places: a corner cell is at 1, and has been at 0, 5, 3, 1; 1 is wanted"
    )
    button(page, "Start again").click()
    assert cells(page) == expected(7, (0, 0, 1))


def test_a_round_is_kept_back_until_it_is_found_or_asked_for(page, tmp_path):
    page.goto(save(tmp_path, ClassPresses([7, 5], times=(0, 0, 0), find=True)))
    status = page.locator(".mm-status")
    assert "edges +2" not in page.locator("body").inner_text()
    names = [
        "corners: press once more",
        *["centre: take one press back"] * 4,
        *["edges: press once more"] * 2,
    ]
    for name in names:
        expect(button(page, "Show a round")).to_be_visible()
        expect(status).to_have_text("")
        button(page, name).click()
    assert cells(page) == expected(7, (1, 2, -4))
    expect(status).to_have_text("✓ A round of the corners.")
    button(page, ROUND).click()
    assert cells(page) == expected(7, (2, 4, -8))
    button(page, "5 colours").click()
    expect(button(page, ROUND)).to_be_visible()  # what was found stays known
    expect(status).to_have_text("")
    for name in [*["corners: press once more"] * 2, "edges: take one press back", *names[1:3]]:
        button(page, name).click()
        expect(status).to_have_text("")
    button(page, names[1]).click()
    expect(status).to_have_text("✓ A round of the centre.")


def test_a_round_that_is_asked_for_begins_anew(page, tmp_path):
    page.goto(save(tmp_path, ClassPresses([7], times=(0, 0, 0), find=True)))
    button(page, "corners: press once more").click()
    button(page, "Show a round").click()
    assert cells(page) == expected(7, (1, 2, -4))
    expect(button(page, ROUND)).to_be_visible()


def test_ticks_lead_to_a_round_and_a_corner_gets_its_own_only_there(page, tmp_path):
    page.goto(save(tmp_path, ClassPresses([7, 2], times=(0, 0, 0), find=True)))
    in_all, shown = (page.locator("tr").nth(line).locator("td") for line in (-2, -1))
    assert in_all.all_inner_texts() == ["0", "0", "0"]
    button(page, "corners: press once more").click()
    assert in_all.all_inner_texts() == ["1", "2", "4"]
    assert shown.all_inner_texts() == ["1", "2", "4"]  # no tick: the other cells are not yet right
    button(page, "Show a round").click()
    assert in_all.all_inner_texts() == ["5", "0 ✓", "0 ✓"]
    assert shown.all_inner_texts() == ["5", "0", "0"]
    button(page, "2 colours").click()
    button(page, ROUND).click()
    assert shown.all_inner_texts() == ["1 ✓", "0", "0"]


def test_classes_are_pressed_and_taken_back_by_keys(page, tmp_path):
    page.goto(save(tmp_path, ClassPresses([7], times=(0, 0, 0))))
    for name, times in [
        ("corners: press once more", (1, 0, 0)),
        ("edges: press once more", (1, 1, 0)),
        ("centre: take one press back", (1, 1, -1)),
    ]:
        button(page, name).focus()
        page.keyboard.press("Enter")
        assert cells(page) == expected(7, times)
        expect(button(page, name)).to_be_focused()
    expect(page.get_by_text("After")).to_have_count(0)


def test_a_cell_shows_the_masks_that_change_it_and_its_sum(page, tmp_path):
    page.goto(save(tmp_path, ClassPresses([7], times=(1, 2, -4))))
    board, presses = grid(page, "board"), grid(page, "how often each mask is pressed")
    assert presses.all_inner_texts() == ["1", "2", "1", "2", "−4", "2", "1", "2", "1"]
    for cell, told, sums in [
        (0, "by 1 corner mask (0), by 2 edge masks (1 and 3), and not by mask 4", "1·1 + 2·2 + 0·(−4) = 5"),
        (5, "by 2 corner masks (2 and 8), by 1 edge mask (5), and by mask 4", "2·1 + 1·2 + 1·(−4) = 0"),
        (4, "by 4 corner masks (0, 2, 6 and 8), by no edge mask, and by mask 4", "4·1 + 0·2 + 1·(−4) = 0"),
    ]:
        board.nth(cell).click()
        expect(page.get_by_text(f"Cell {cell} is changed {told}.")).to_be_visible()
        expect(page.get_by_text(f"Masks · presses: {sums}.")).to_be_visible()
        assert aimed(board) == [cell]
        assert aimed(presses) == [mask for mask in range(9) if MAGIC.matrix[mask, cell]]
        lit = page.locator("td.mm-classes-lit").all_inner_texts()[:3]
        assert " + ".join(lit) == sums.split(" = ")[0]
    presses.nth(1).hover()
    expect(page.get_by_text("Mask 1 changes the cells 0, 1 and 2. It is pressed 2 times.")).to_be_visible()
    assert aimed(board) == [0, 1, 2]


def test_a_phone_shows_all_of_it(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, ClassPresses([5, 7, 2, 10], times=(3, 6, -1111))))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
        assert box["x"] + box["width"] <= 390
    lines = page.locator(".mm-captioned").evaluate_all(
        "all => all.map(x => x.getBoundingClientRect().bottom)"
    )
    assert len({round(line) for line in lines}) == 1  # both boards and the ring stand side by side
    board, table = grid(page, "board").first.bounding_box(), page.get_by_role("table").bounding_box()
    assert table["y"] + table["height"] - board["y"] < 420  # whoever presses + sees the board and the ring
    once = button(page, ROUND).bounding_box()
    assert once["y"] + once["height"] - board["y"] < 480
    button(page, ROUND).tap()
    assert cells(page) == expected(5, (4, 8, -1115))
    context.close()


def test_single_masks_fill_the_table_before_classes_are_pressed(page, tmp_path):
    page.goto(save(tmp_path, ClassPresses([7], times=(0, 0, 0), fill=True)))
    masks, got = grid(page, "press masks"), grid(page, "cells get")
    told, onward = page.get_by_role("status").first, button(page, "Go on to whole classes")
    entries = page.get_by_role("table", name="rows of the table").locator("td")
    expect(told).to_have_text("Press the 4 corner masks, one by one.")
    expect(entries).to_have_text(["?"] * 9)
    for mask in (0, 2):
        masks.nth(mask).click()
    expect(got).to_have_text([str(number) for number in MAGIC.matrix[[0, 2]].sum(axis=0)])
    expect(told).to_have_text("2 of 4 corner masks. Not alike yet: the corner cells and the edge cells.")
    masks.nth(1).click()
    expect(told).to_have_text("You press corners and edges. Keep one class alone.")
    masks.nth(1).click()
    for mask in (6, 8):
        masks.nth(mask).click()
    expect(got).to_have_text([str(number) for number in MAGIC.matrix[::2][[0, 1, 3, 4]].sum(axis=0)])
    expect(entries).to_have_text(["1", "2", "4", *["?"] * 6])
    expect(onward).to_be_disabled()
    for mask in (1, 3, 5, 7, 4):  # another class begins anew
        masks.nth(mask).click()
    expect(got).to_have_text([str(int(bit)) for bit in MAGIC.matrix[4]])
    expect(entries).to_have_text([str(x) for x in ClassPresses().table.ravel()])
    expect(told).to_contain_text("✓ All corner cells get the same, and all edge cells.")
    onward.click()
    expect(masks).to_have_count(0)
    expect(button(page, "corners: press once more")).to_be_focused()
    page.keyboard.press("Enter")
    expect(grid(page, "board")).to_have_text(["1", "2", "1", "2", "4", "2", "1", "2", "1"])


def test_the_table_is_filled_for_who_asks_and_fits_a_phone(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, ClassPresses([5, 7, 2], times=(0, 0, 0), find=True, fill=True)))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    one, other = (grid(page, name).first.bounding_box()["y"] for name in ("press masks", "cells get"))
    assert one == other
    button(page, "Fill the table").tap()
    expect(page.get_by_role("status").first).to_have_text("✓ The table is full. Go on to whole classes.")
    button(page, "Go on to whole classes").tap()
    expect(button(page, "Show a round")).to_be_visible()
    context.close()
