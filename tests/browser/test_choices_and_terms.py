"""Two choices and their sum, a puzzle divided, and the six products of a determinant, in a saved page."""

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises.parities import HOLLOW
from magicmath.widgets import ChoiceSum, DeterminantTerms, Division

pytestmark = pytest.mark.usefixtures("quiet_page")
T = [[1, 2, 4], [2, 1, 0], [0, 1, 1]]
LETTERS = ["a·e·i", "a·f·h", "b·d·i", "b·f·g", "c·d·h", "c·e·g"]
DAYS = [[1, 1, 1], [0, 0, 1], [1, 1, 1]]


def boards(page):
    grids = page.get_by_role("grid").all()
    return [grid.locator(".mm-cell").evaluate_all("all => all.map(x => +x.dataset.bit)") for grid in grids]


def differing(page, number):
    """Return the cells that are marked on a board."""
    looks = "all => all.flatMap((x, i) => x.classList.contains('mm-choice-differs') ? [i] : [])"
    return page.get_by_role("grid").nth(number).locator(".mm-cell").evaluate_all(looks)


def test_the_third_board_follows_the_first_two(page, tmp_path):
    page.goto(save(tmp_path, ChoiceSum()))
    first, second, third = (grid.get_by_role("gridcell") for grid in page.get_by_role("grid").all())
    for square in (first.nth(0), first.nth(1), second.nth(1), second.nth(4)):
        square.click()
    expected = ChoiceSum(first=[0, 1], second=[1, 4])
    assert boards(page) == [board.ravel().tolist() for board in expected.boards]
    expect(page.get_by_text("press 0 and 4")).to_be_visible()
    expect(page.get_by_role("status")).to_have_text("Pressed twice, so left out: mask 1.")
    third.nth(2).hover()
    expect(page.get_by_text("Cell 2: 1 + 1 = 0.")).to_be_visible()
    expect(first.nth(0)).to_have_accessible_name("cell 0, white, pressed")
    before = boards(page)
    third.nth(2).click()
    assert boards(page) == before
    page.get_by_role("button", name="Reset").click()
    assert boards(page) == [[0] * 9] * 3
    expect(page.get_by_role("button", name="Compare")).to_be_hidden()  # no second choice stands there


def test_a_quiet_choice_keeps_the_board_by_keys_too(page, tmp_path):
    page.goto(save(tmp_path, ChoiceSum(HOLLOW, second=[1, 3, 4, 5, 7], label="Q")))
    first = page.get_by_role("grid").first.get_by_role("gridcell")
    status = page.get_by_role("status")
    compare = page.get_by_role("button", name="Compare V and V + Q")
    expect(status).to_have_text("")
    expect(compare).to_be_disabled()
    first.nth(0).focus()
    for key in ("ArrowRight", "Enter", "ArrowDown", "Space", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    assert boards(page) == [board.ravel().tolist() for board in ChoiceSum(HOLLOW, [1, 3, 4]).boards]
    expect(page.get_by_text("press 5 and 7")).to_be_visible()
    expect(status).to_have_text("Pressed twice, so left out: masks 1, 3 and 4.")  # the reader looks first
    compare.click()
    expect(page.get_by_text("Q changes no cell, so V and V + Q make the same board.")).to_be_visible()
    page.get_by_role("grid").nth(1).get_by_role("gridcell").nth(4).click()
    expect(status).not_to_contain_text("changes")  # nor is another choice compared unasked
    compare.click()
    told = "Q changes 4 cells (dashed), so V and V + Q differ there and nowhere else."
    expect(status).to_contain_text(told)
    marked = [square for grid in (0, 2) for square in differing(page, grid)]
    changed = np.flatnonzero(HOLLOW.press(np.zeros((3, 3), int), [1, 3, 5, 7])).tolist()
    assert marked == changed * 2 and differing(page, 1) == []
    first.nth(8).click()  # of another V it is still told, and marked
    expect(status).to_contain_text(told)
    assert differing(page, 2) == changed
    page.get_by_role("grid").nth(1).get_by_role("gridcell").nth(4).click()
    assert differing(page, 2) == []
    compare.click()
    expect(status).to_contain_text("Q changes no cell")
    assert differing(page, 0) == []
    page.get_by_role("button", name="Reset").click()
    expect(status).to_have_text("")


def test_a_quiet_choice_that_the_reader_brings_is_told_as_found(page, tmp_path):
    page.goto(save(tmp_path, ChoiceSum(HOLLOW, label="Q", compares=True)))
    second = page.get_by_role("grid").nth(1).get_by_role("gridcell")
    status, compare = page.get_by_role("status"), page.get_by_role("button", name="Compare V and V + Q")
    expect(compare).to_be_disabled()
    page.get_by_role("grid").first.get_by_role("gridcell").nth(0).click()
    expect(compare).to_be_disabled()  # there is no Q yet
    for mask in (1, 3, 4, 5):
        second.nth(mask).click()
        expect(status).to_have_text("")
    second.nth(7).click()
    expect(status).to_have_text("✓ Q changes no cell: it is quiet.")
    compare.click()
    expect(status).to_have_text("Q changes no cell, so V and V + Q make the same board.")
    second.nth(4).click()
    expect(status).to_have_text("")
    compare.click()
    expect(status).to_contain_text("Q changes 4 cells (dashed)")


def test_fractions_follow_the_cells_and_add_up(page, tmp_path):
    page.goto(save(tmp_path, Division(DAYS)))
    left, right = (grid.get_by_role("gridcell") for grid in page.get_by_role("grid").all())
    assert right.all_inner_texts() == [str(press).replace("-", "−") for press in Division(DAYS).presses]
    left.nth(0).hover()
    told = page.get_by_text("Cell 0 is changed by masks 0, 1 and 3: −3/5 + 4/5 + 4/5 = 1.")
    expect(told).to_be_visible()
    assert right.evaluate_all("all => all.map(x => x.classList.contains('mm-aimed'))") == [
        mask in (0, 1, 3) for mask in range(9)
    ]
    left.nth(0).press("Enter")
    changed = Division([[0, 1, 1], *DAYS[1:]])
    assert right.all_inner_texts() == [str(press).replace("-", "−") for press in changed.presses]
    expect(page.get_by_text("= 0.")).to_be_visible()


def test_steps_of_2_leave_the_determinant_odd_and_one_of_1_may_not(page, tmp_path):
    page.goto(save(tmp_path, DeterminantTerms(T, "T", parities=True)))
    entries = page.get_by_role("gridcell")
    expect(page.get_by_role("button", name="a press adds 2")).to_have_attribute("aria-pressed", "true")
    for cell in range(9):
        entries.nth(cell).click()
        expect(page.get_by_text("so the determinant is odd.")).to_be_visible()
    page.get_by_role("button", name="a press adds 1").click()
    entries.nth(8).press("Space")
    expect(page.get_by_text("0 odd products, so the determinant is even.")).to_be_visible()
    expect(entries.nth(8)).to_have_accessible_name("row 2, column 2: 4, even")
    assert page.locator(".mm-term-row.mm-lit").count() == 2
    page.get_by_role("button", name="Reset").click()
    assert [int(text) for text in entries.all_inner_texts()] == sum(T, [])


def test_a_figure_of_parities_tells_nothing_of_what_is_left(page, tmp_path):
    page.goto(save(tmp_path, DeterminantTerms(T, "T", parities=True)))
    first, told = page.get_by_role("gridcell").first, page.locator(".mm-term-collected")
    for step, said in [("1", "now even"), ("2", "still even")]:
        page.get_by_role("button", name=f"a press adds {step}").click()
        first.click()
        expect(page.get_by_text(f"{said}. The determinant")).to_be_visible()
        expect(told).to_contain_text("Press a number. Which words odd and even change?")
    expect(page.locator(".mm-term-left")).to_have_count(0)
    expect(page.get_by_role("button", name="Copy column 1")).to_have_count(0)
    assert page.locator('.mm-cell[data-odd="1"]').count() == 3


def test_a_figure_that_takes_out_tells_nothing_of_parities(page, tmp_path):
    page.goto(save(tmp_path, DeterminantTerms(T, "T")))
    expect(page.locator(".mm-term-left")).to_be_visible()
    expect(page.locator('[data-odd="1"]')).to_have_count(0)
    expect(page.locator(".mm-determinant-terms")).not_to_contain_text("odd")
    expect(page.locator(".mm-determinant-terms")).not_to_contain_text("even")
    expect(page.get_by_role("button", name="a press")).to_have_count(0)
    expect(page.get_by_role("gridcell").first).to_have_accessible_name("row 0, column 0: 1")


def left_over(page):
    return [row.locator("td").all_inner_texts() for row in page.locator(".mm-term-left tr:visible").all()]


def test_a_press_takes_an_entry_out_of_its_two_products_and_notes_what_is_left(page, tmp_path):
    page.goto(save(tmp_path, DeterminantTerms(T, "T")))
    entries, told = page.get_by_role("gridcell"), page.locator(".mm-term-collected")
    total = page.get_by_text("the determinant.")
    assert left_over(page) == [["1", "2", "0"], ["?", "?", "?"]]
    for cell, said, left in [
        (0, "Take this 1 out: 1·1·1 − 1·0·1 = 1·(1·1 − 0·1), and 1 remains.", ["1", "?", "?"]),
        (3, "Take this 2 out: 4·2·1 − 2·2·1 = 2·(4·1 − 2·1), and 2 remains.", ["1", "2", "?"]),
        (6, "Take this 0 out: 2·0·0 − 4·1·0 = 0·(2·0 − 4·1), and −4 remains.", ["1", "2", "−4"]),
    ]:
        expect(total).to_have_count(0)
        entries.nth(cell).click()
        expect(told).to_have_text(said)
        assert left_over(page) == [["1", "2", "0"], left]
        assert page.locator(".mm-term-row.mm-lit").count() == 2
        out = page.locator(".mm-term-out").all_inner_texts()
        assert out == [str(sum(T, [])[cell])] * 2
    expect(total).to_have_text("1·1 + 2·2 + 0·(−4) = 5: the determinant.")
    assert [int(text) for text in entries.all_inner_texts()] == sum(T, [])
    entries.nth(1).hover()  # pointing notes nothing
    assert left_over(page) == [["1", "2", "0"], ["1", "2", "−4"]]
    entries.nth(1).click()
    assert left_over(page) == [["2", "1", "1"], ["−2", "?", "?"]]


def test_a_product_tells_of_itself_and_a_number_takes_the_word_again(page, tmp_path):
    page.goto(save(tmp_path, DeterminantTerms(T, "T")))
    told = page.locator(".mm-term-collected")
    page.get_by_role("gridcell").nth(3).click()
    page.locator(".mm-term-row").nth(3).click()
    expect(told).to_have_text("− 2·2·1 = 4: a number of each row and of each column.")
    assert page.locator(".mm-term-row.mm-lit").count() == 1
    expect(page.locator(".mm-term-out")).to_have_count(0)
    page.get_by_role("gridcell").nth(0).click()
    expect(told).to_contain_text("Take this 1 out")


def test_two_equal_columns_cancel_the_products_in_pairs_and_leave_the_round(page, tmp_path):
    page.goto(save(tmp_path, DeterminantTerms(T, "T")))
    entries, copy = page.get_by_role("gridcell"), page.get_by_role("button", name="Copy column 1")
    for cell in (0, 3, 6):
        entries.nth(cell).click()
    expect(page.get_by_text("Take this 0 out")).to_be_visible()
    copy.click()
    expect(page.get_by_text("Take this")).to_have_count(0)  # it was said of the table before
    assert [int(text) for text in entries.all_inner_texts()] == [2, 2, 4, 1, 1, 0, 1, 1, 1]
    expect(page.get_by_text("determinant: 2 + 0 + 4 − 2 − 0 − 4 = 0")).to_be_visible()
    expect(page.get_by_text("in each line the two products cancel.")).to_be_visible()
    boxes = [row.bounding_box() for row in page.locator(".mm-term-row").all()]
    assert len(boxes) == 6
    for first, second in zip(boxes[:3], boxes[3:], strict=True):  # joined, side by side
        assert abs(first["y"] - second["y"]) < 1 > abs(first["x"] + first["width"] - second["x"])
    values = page.locator(".mm-term-value").all_inner_texts()
    assert [text.split(" = ")[1] for text in values[:3]] == [text.split(" = ")[1] for text in values[3:]]
    expect(copy).to_be_disabled()
    assert left_over(page)[1] == ["?", "?", "?"]
    for cell in (0, 3, 6):
        entries.nth(cell).click()
    same = ["1", "2", "−4"]
    assert left_over(page) == [["2", "1", "1"], same, same]  # what is left is as before the copy
    expect(
        page.get_by_text("✓ The same as before the copy. 2·1 + 1·2 + 1·(−4) = 0: the determinant.")
    ).to_be_visible()
    expect(page.get_by_text("2·1 + 1·2 + 1·(−4) = 0: the determinant.")).to_be_visible()
    page.get_by_role("button", name="Reset").click()
    assert [int(text) for text in entries.all_inner_texts()] == sum(T, [])
    expect(copy).to_be_enabled()
    expect(page.get_by_text("are equal now")).to_have_count(0)
    expect(page.locator(".mm-term-pairs")).to_have_count(0)


def test_the_reader_finds_the_signs_and_then_takes_the_numbers(page, tmp_path):
    page.goto(save(tmp_path, DeterminantTerms(T, "T", find=True)))
    status = page.locator(".mm-sign-told")
    products, lines = page.locator(".mm-term-signs .mm-term-row"), page.locator(".mm-sign-lines div")
    take = page.get_by_role("button", name="Take the numbers of T")
    copies = page.get_by_role("button", name="Copy column")
    expect(take).to_be_disabled()
    expect(page.locator(".mm-term-left")).to_be_hidden()
    expect(status).to_have_text("Choose a copy. Which products does it make equal?")
    expect(products).to_have_text([f"{sign}{text}" for sign, text in zip("+?????", LETTERS, strict=True)])
    page.get_by_role("button", name="Copy column 1 over 0").click()
    expect(products.first).to_have_accessible_name("+ b·e·i")
    expect(lines.first).to_have_text("+ b·e·i   ? b·e·i")
    for i in range(1, 6):
        products.nth(i).click()
    expect(lines.first).to_have_text("+ b·e·i + b·e·i: this is not 0.")
    expect(status).to_have_text("Some line is not 0. Change a sign.")
    for i in (2, 3, 5):  # one of each line
        products.nth(i).click()
    expect(lines.filter(has_text="✓")).to_have_count(3)
    expect(status).to_contain_text("This copy gives 0.")
    for i in (1, 3):  # as the other copies want
        products.nth(i).click()
    for i in range(3):  # the signs are right, but the reader has not seen it of every copy
        expect(status).to_contain_text("This copy gives 0.")
        expect(take).to_be_disabled()
        copies.nth(i).click()
        expect(lines.filter(has_text="✓")).to_have_count(3)
    expect(status).to_contain_text("✓ All three copies give 0")
    take.click()
    expect(page.locator(".mm-term-signs")).to_be_hidden()
    page.get_by_role("gridcell").first.click()
    expect(page.locator(".mm-term-collected")).to_contain_text("Take this 1 out")


def test_the_signs_can_be_shown_and_begun_again(page, tmp_path):
    page.goto(save(tmp_path, DeterminantTerms(T, "T", find=True)))
    page.get_by_role("button", name="Show the signs").click()
    expect(page.get_by_role("button", name="Take the numbers of T")).to_be_enabled()
    signs = page.locator(".mm-term-signs .mm-term-sign")
    expect(signs).to_have_text(["+", "−", "−", "+", "+", "−"])
    page.get_by_role("button", name="Begin again").click()
    expect(signs).to_have_text(["+", *"?????"])
    expect(page.get_by_role("button", name="Take the numbers of T")).to_be_disabled()


@pytest.mark.parametrize(
    "figure",
    [
        ChoiceSum(first=range(9)),
        Division(DAYS),
        DeterminantTerms([[9] * 3] * 3),
        DeterminantTerms(T, "T", find=True),
    ],
)
def test_a_phone_shows_all_of_it_side_by_side(figure, browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, figure))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    seen = [grid for grid in page.get_by_role("grid").all() if grid.is_visible()]
    tops = {round(grid.bounding_box()["y"]) for grid in seen}
    assert len(tops) <= 1
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
        assert box["x"] + box["width"] <= 390
    context.close()
