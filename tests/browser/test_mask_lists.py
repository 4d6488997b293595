"""Press lists of masks in a saved page: by mouse, keys and touch."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import MaskLists

pytestmark = pytest.mark.usefixtures("quiet_page")


def press(page, mask):
    """Choose a mask, and press its list."""
    masks(page).nth(mask).click()
    page.get_by_role("button", name="Press the list").click()


def masks(page):
    return page.get_by_role("grid", name="the masks of the list").get_by_role("gridcell")


def cells(page):
    return page.get_by_role("grid", name="changes of each cell").get_by_role("gridcell")


def choose(page, count):
    page.get_by_role("group", name="how many masks change the cell").get_by_role(
        "button", name=str(count), exact=True
    ).click()


def framed(squares):
    return squares.evaluate_all("all => all.flatMap((one, i) => one.matches('.mm-aimed') ? [i] : [])")


def line(page, k):
    """Return a line of the table: its name, and its digits."""
    row = page.locator(".mm-list-digits tr").nth(k)
    return row.locator("th").inner_text(), "".join(row.locator("td").all_inner_texts()).replace("\n", "")


def test_a_tap_presses_the_list_of_a_mask_and_counts(page, tmp_path):
    page.goto(save(tmp_path, MaskLists()))
    score, said = page.locator(".mm-score"), page.locator(".mm-message")
    expect(score).to_contain_text("Tap a mask at the left")
    assert set(cells(page).all_inner_texts()) == {""}
    cells(page).nth(3).click()  # nothing is explained yet
    expect(said).to_have_text("")
    for mask in (6, 0, 15):
        press(page, mask)
        counts = MaskLists(mask).counts.ravel()
        assert set(cells(page).all_inner_texts()) == {""}  # no count is told before it is asked
        assert cells(page).evaluate_all("all => all.map(one => Number(one.dataset.bit))") == list(counts % 2)
        expect(score).to_contain_text(f"At the end cell {mask} is black.")
        expect(said).to_contain_text("Tap a cell at the right")


def test_a_cell_shows_its_digits_and_frames_the_masks_that_change_it(page, tmp_path):
    page.goto(save(tmp_path, MaskLists(5)))
    cells(page).nth(13).click()
    page.mouse.move(1, 1)
    said = page.locator(".mm-message")
    expect(said).to_have_text("How many masks of the list change cell 13?")
    assert line(page, 2) == ("cell 13", "1101")
    assert line(page, 3) == ("changed by", "")
    assert framed(masks(page)) == []
    choose(page, 4)
    expect(said).to_have_text("✘ Not 4. Where cell 13 has a 0, the mask needs a 0, too.")
    assert "changes" not in cells(page).nth(13).get_attribute("aria-label")
    choose(page, 2)
    page.mouse.move(1, 1)
    expect(said).to_contain_text("1 ? is free: 2 masks change cell 13.")
    assert [cells(page).nth(k).inner_text() for k in (13, 15)] == ["2", ""]
    assert [line(page, k) for k in range(4)] == [
        ("mask 5", "0101"),
        ("its list", "?1?1"),
        ("cell 13", "1101"),
        ("changed by", "?101"),
    ]
    assert (framed(masks(page)), framed(cells(page))) == ([5, 13], [13])
    cells(page).nth(8).click()
    expect(page.locator(".mm-lacks")).to_have_count(2)
    assert line(page, 3) == ("changed by", "")
    choose(page, 0)
    assert line(page, 3) == ("changed by", "none")
    assert framed(masks(page)) == []
    cells(page).nth(13).click()
    page.mouse.move(1, 1)
    assert line(page, 3) == ("changed by", "?101")
    press(page, 4)  # the cell goes when another list is chosen
    page.mouse.move(1, 1)
    assert line(page, 3) == ("changed by", "")
    assert framed(masks(page)) == []


def test_the_reader_says_first_which_cells_will_be_black(page, tmp_path):
    page.goto(save(tmp_path, MaskLists()))
    score, button = page.locator(".mm-score"), page.get_by_role("button", name="Press the list")
    expect(button).to_be_disabled()
    masks(page).nth(5).click()
    expect(score).to_contain_text("The list of mask 5 is masks 5, 7, 13 and 15.")
    for cell in (15, 7, 15, 5):
        cells(page).nth(cell).click()
    assert cells(page).all_inner_texts() == ["?" if cell in (5, 7) else "" for cell in range(16)]
    button.click()
    expect(score).to_contain_text("At the end cell 5 is black. ✘ You expected cells 5 and 7.")
    masks(page).nth(7).click()
    cells(page).nth(7).click()
    button.click()
    expect(score).to_contain_text("At the end cell 7 is black. ✓ You expected this.")
    press(page, 2)
    assert "expected" not in score.inner_text()


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, MaskLists()))
    masks(page).nth(0).focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".mm-score")).to_contain_text("The list of mask 5")
    page.get_by_role("button", name="Press the list").focus()
    page.keyboard.press("Enter")
    cells(page).nth(0).focus()
    page.keyboard.press("End")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    expect(page.locator(".mm-message")).to_have_text("How many masks of the list change cell 7?")
    page.get_by_role("button", name="2", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".mm-message")).to_contain_text("change cell 7.")
    assert cells(page).nth(7).evaluate("one => one === document.activeElement")


def test_a_phone_shows_both_boards_side_by_side_and_nothing_moves(browser, tmp_path):
    viewport = {"width": 390, "height": 800}
    context = browser.new_context(has_touch=True, is_mobile=True, viewport=viewport, offline=True)
    page = context.new_page()
    page.goto(save(tmp_path, MaskLists()))
    height = page.locator(".mm-mask-lists").bounding_box()["height"]
    masks(page).nth(5).tap()
    page.get_by_role("button", name="Press the list").tap()
    cells(page).nth(15).tap()
    page.get_by_role("button", name="4", exact=True).tap()
    expect(page.locator(".mm-message")).to_contain_text("2 · 2 = 4 masks change cell 15.")
    assert line(page, 3) == ("changed by", "?1?1")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.locator(".mm-mask-lists").bounding_box()["height"] == height
    tops = {one.bounding_box()["y"] for one in page.get_by_role("grid").all()}
    assert len(tops) == 1
    assert cells(page).first.bounding_box()["width"] >= 32
    context.close()
