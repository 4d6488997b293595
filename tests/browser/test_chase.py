"""Chase rows, and walk through the quarters of a table, in saved pages without Python or network."""

from functools import reduce
from operator import xor

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath import plain
from magicmath.widgets import Chase, NimQuarters
from magicmath.widgets._polynomials import polynomial_text

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def rows(page):
    """Return the rows of presses that the figure shows above its dashed box."""
    shown = page.locator("ol > li").evaluate_all(
        "all => all.map(row => row.querySelector('.mm-chase-presses') ?? row).map(row =>"
        " [...row.querySelectorAll('.mm-cell')].map(cell => Number(cell.dataset.bit)))"
    )
    return [row for row in shown if row]


def lights(page):
    """Return the cells of the board that stand beside the presses."""
    bits = "all => all.map(cell => Number(cell.dataset.bit))"
    return page.locator(".mm-chase-lights .mm-cell").evaluate_all(bits)


def test_each_press_adds_the_row_that_python_has(page, tmp_path):
    chase = Chase([1, 0, 0, 0, 0])
    expected = np.array(chase.rows).tolist()
    page.goto(save(tmp_path, chase))
    for count in range(1, 6):
        assert rows(page) == expected[:count]
        parts = page.locator(".mm-chase-parts > li").evaluate_all(
            "all => all.map(row => [...row.querySelectorAll('.mm-cell')].map(cell => cell.dataset.bit ^ 0))"
        )
        assert np.bitwise_xor(*parts).tolist() == expected[count]
        chase.shown = count
        assert lights(page) == chase.lights.ravel().tolist()
        button(page, "Next row").click()
    assert rows(page) == expected
    expect(page.get_by_role("status")).to_have_text("Row 6 is not 0: the chase does not end white.")
    expect(button(page, "Start again")).to_be_focused()
    expect(page.locator(".mm-chase-below .mm-chase-polynomial")).to_have_text("f₆ = x⁵ + x")


def turn(page, places, key):
    """Turn cells by a key, or by a click where there is none."""
    for place in places:
        cell = page.get_by_role("gridcell").nth(place)
        if key:
            cell.focus()
            page.keyboard.press(key)
        else:
            cell.click()


@pytest.mark.parametrize("key", [None, "Space"])
def test_the_rows_follow_the_first_one(key, page, tmp_path):
    page.goto(save(tmp_path, Chase([1, 0, 0, 0, 0], shown=6)))
    turn(page, (2, 4), key)
    assert rows(page) == np.array(Chase([1, 0, 1, 0, 1]).rows).tolist()
    expect(page.get_by_role("status")).to_have_text("Row 6 is 0: the chase ends white.")


@pytest.mark.parametrize("key", [None, "Space"])
def test_the_reader_chases_by_hand(key, page, tmp_path):
    chase = Chase([0] * 5, by_hand=True)
    page.goto(save(tmp_path, Chase([0] * 5, by_hand=True)))
    status = page.get_by_role("status")
    expect(status).to_have_text("Press some cells of row 1.")
    expect(button(page, "Press this row")).to_be_disabled()

    def press(row, column):
        cell = page.get_by_role("gridcell", name=f"cell {column + 1} of row {row},")
        if key:
            cell.focus()
            page.keyboard.press(key)
        else:
            cell.click()

    press(1, 1)
    chase.first = [0, 1, 0, 0, 0]
    press(2, 4)
    expect(status).to_have_text(
        "Row 1 of the board has 4 black cells. Make row 1 white by pressing in row 2."
    )
    press(2, 4)
    for row in range(2, 6):
        for column in np.flatnonzero(chase.rows[row - 1]).tolist():
            assert lights(page)[5 * (row - 2) : 5 * (row - 1)][column] == 1
            press(row, column)
        chase.shown = row
        assert lights(page) == chase.lights.ravel().tolist()
    assert rows(page) == np.array(chase.rows[:5]).tolist()
    expect(status).to_have_text("The last row has 3 black cells: the chase does not end white.")
    expect(button(page, "Start again")).to_be_focused()
    button(page, "Start again").click()
    expect(button(page, "Start again")).to_be_disabled()
    assert not any(lights(page))
    for column in (0, 1, 3, 4):
        press(1, column)
    assert not Chase([1, 1, 0, 1, 1]).rows[1].any()
    expect(status).to_have_text(
        "Row 1 of the board is white, so row 2 needs no presses. Row 2 of the board has 4 black cells. "
        "Make row 2 white by pressing in row 3."
    )
    button(page, "Start again").click()
    for column in (1, 2, 3):
        press(1, column)
    for _ in range(4):
        button(page, "Press this row").click()
    assert not Chase([0, 1, 1, 1, 0]).rows[-1].any()
    expect(status).to_have_text("✓ All rows are white: the chase ends white.")


@pytest.mark.parametrize("key", [None, "Space"])
@pytest.mark.parametrize(("itself", "in_x"), [(True, False), (False, True), (True, True)])
def test_the_reader_presses_each_row_as_a_sum(itself, in_x, key, page, tmp_path):
    chase = Chase([1, 0, 0, 0, 0], itself=itself, in_x=in_x, asks=True)
    page.goto(save(tmp_path, chase))
    noun = "row" if itself else "line"
    status, next_row = page.get_by_role("status"), button(page, f"Next {noun}")
    expect(page.locator(".mm-chase-lights")).to_have_count(0)
    for m in range(2, 7):
        expect(status).to_contain_text(f"press {noun} {m}.")
        parts = page.locator(".mm-chase-parts > li").evaluate_all(
            "all => all.slice(0, -1).map(row => [...row.querySelectorAll('.mm-cell')]"
            ".map(cell => Number(cell.dataset.bit)))"
        )
        assert len(parts) == 2 + (itself and not in_x)
        wanted = chase.rows[m - 1]
        assert reduce(np.bitwise_xor, np.array(parts)).tolist() == wanted.tolist()
        wrong = wanted.tolist().index(0)
        turn(page, [wrong], key)
        expect(status).to_contain_text(f"Place {wrong + 1}: ")
        assert len(rows(page)) == m - 1
        if wanted.any():
            turn(page, [wrong], key)
            expect(status).to_contain_text(f"press {noun} {m}.")
            turn(page, np.flatnonzero(wanted).tolist(), key)
        else:
            next_row.click()
        expect(page.locator("ol > li")).to_have_count(m)
    assert rows(page) == np.array(chase.rows).tolist()
    said = "✓ You have all rows, down to row 6 below the board." if itself else "✓ Line 6 is empty."
    expect(status).to_have_text(said)
    expect(button(page, "Start again")).to_be_focused()
    beside = page.locator("ol .mm-chase-polynomial")
    named = "g₆ = x⁵ + x⁴" if itself else "f₆ = x⁵ + x"
    expect(beside.last).to_have_text(named if in_x else "")
    button(page, "Start again").click()
    next_row.click()
    assert rows(page) == np.array(chase.rows[:2]).tolist()


def test_the_walk_goes_on_below_its_first_empty_line(page, tmp_path):
    walk = Chase([1, 0, 0, 0], itself=False, in_x=True, lines=15)
    page.goto(save(tmp_path, walk))
    expect(page.get_by_role("gridcell")).to_have_count(0)  # row 1 is given
    for _ in range(5):
        button(page, "Next line").click()
    expect(page.get_by_role("status")).to_have_text("Now add the two: that is line 7, and f₇.")
    assert rows(page) == np.array(walk.rows[:6]).tolist()
    button(page, "All lines").click()
    assert rows(page) == np.array(walk.rows).tolist()
    expect(page.get_by_role("status")).to_have_text("✓ You have walked 15 lines. Empty: 5, 10, 15.")
    beside = page.locator(".mm-chase-below .mm-chase-polynomial")
    expect(beside).to_have_text([f"{f}: an empty line" for f in ("f₅", "f₁₀", "f₁₅")])


@pytest.mark.parametrize("key", [None, "Space"])
def test_each_coefficient_of_s_is_a_switch(key, page, tmp_path):
    page.goto(save(tmp_path, Chase([0] * 5, by_s=True)))
    status, told = page.get_by_role("status"), page.locator(".mm-chase-told > span")
    seen = "Row 6 is empty: the chase ends white. You have seen {} of the 4 first rows."
    expect(status).to_have_text(seen.format(1))
    expect(page.get_by_role("button")).to_have_text(["x", "1"])

    def switch(power, is_on):
        one = button(page, f"{power} in s")
        if key:
            one.focus()
            page.keyboard.press(key)
            expect(one).to_be_focused()
        else:
            one.click()
        expect(one).to_have_attribute("aria-pressed", str(is_on).lower())

    steps = [("1", True, [0, 1, 1, 1, 0], 2), ("1", False, [0] * 5, 2), ("x", True, [1, 1, 0, 1, 1], 3)]
    for power, is_on, first, count in steps:
        switch(power, is_on)
        assert rows(page) == np.array(Chase(first).rows).tolist()
        assert not any(lights(page))
        expect(status).to_have_text(seen.format(count))
    expect(told).to_have_text(["h = (x + 1)³·s", "s = x", "h = x⁴ + x³ + x² + x"])
    switch("1", True)
    assert rows(page)[0] == [1, 0, 1, 0, 1]
    expect(status).to_have_text("✓ You have seen all 4 first rows. Each chase ends white.")


def strip(page):
    """Return the lines of coefficients, by their names."""
    lines = page.locator(".mm-chase-strip > div:not([aria-hidden])")
    pairs = lines.evaluate_all(
        "all => all.map(line => [line.firstChild.textContent,"
        " [...line.querySelectorAll('.mm-cell')].map(cell => Number(cell.dataset.bit))])"
    )
    return {name: sum(bit << i for i, bit in enumerate(reversed(bits))) for name, bits in pairs}


@pytest.mark.parametrize("key", [None, "Space"])
def test_multiples_of_f_lead_to_the_row_below_the_board(key, page, tmp_path):
    first = [1, 1, 0, 0, 0]
    page.goto(save(tmp_path, Chase(first, sums=True, below=True)))
    f, x = plain.fibonacci_polynomial(6), 2
    whole = times(x ^ 1, plain.shifted(f))
    status, verdict = page.get_by_role("status").first, page.get_by_role("status").last
    uncover = button(page, "Uncover row 6 of the chase")
    end = page.locator(".mm-chase-below")
    assert strip(page) == {"h·g": whole, "left": whole}
    expect(status).to_have_text("The highest power left is x⁶. Which multiple of f cancels it?")
    button(page, "+ f").click()
    assert strip(page) == {"h·g": whole, "+ f": f, "left": whole ^ f}
    expect(button(page, "+ f")).to_have_attribute("aria-pressed", "true")
    button(page, "+ f").click()
    button(page, "+ x·f").click()
    assert strip(page) == {"h·g": whole, "+ x·f": x * f, "left": whole ^ x * f}
    expect(status).to_contain_text("Press the row that has this polynomial.")
    expect(end).to_be_hidden()
    below = Chase(first).rows[-1]
    turn(page, (5 + np.flatnonzero(below)).tolist(), key)
    assert rows(page)[:2] == [first, below.tolist()]
    expect(page.locator(".mm-chase-guess .mm-chase-polynomial")).to_have_text("f₁ + f₅= x⁴ + x²")
    turn(page, [5], key)
    expect(uncover).to_be_disabled()
    expect(status).to_contain_text("Your row has x⁴ + x² + 1: this is not p yet.")
    turn(page, [5], key)
    expect(status).to_contain_text("This is its row.")
    uncover.click()
    assert rows(page) == [first, below.tolist(), below.tolist()]
    expect(end).to_be_visible()
    expect(end).to_contain_text("row 6 of the chase")
    expect(verdict).to_have_text(
        "✓ Row 6 has the polynomial p. It is not empty: the chase does not end white."
    )
    assert verdict.bounding_box()["y"] > end.bounding_box()["y"]
    expect(page.get_by_role("gridcell").nth(5)).to_be_focused()


def test_another_first_row_begins_the_division_anew(page, tmp_path):
    page.goto(save(tmp_path, Chase([0, 1, 1, 0, 0], shown=6, sums=True, below=True)))
    end = page.locator(".mm-chase-below")
    expect(end).to_be_visible()
    button(page, "+ f").click()
    turn(page, (5,), None)
    expect(end).to_be_visible()
    turn(page, (3,), None)
    expect(end).to_be_hidden()
    assert rows(page)[:2] == [[0, 1, 1, 1, 0], [0] * 5]
    assert list(strip(page)) == ["h·g", "left"]
    button(page, "+ x³·f").click()
    assert strip(page)["left"] == 0
    status, verdict = page.get_by_role("status").first, page.get_by_role("status").last
    expect(status).to_contain_text("The empty row has it. Uncover row 6 and compare.")
    expect(verdict).to_be_empty()
    button(page, "Uncover row 6 of the chase").click()
    expect(status).to_have_text("✓ p = 0, of degree less than 5.")
    expect(verdict).to_have_text("✓ p is 0, and row 6 is empty: the chase ends white.")


@pytest.mark.parametrize(("itself", "letter"), [(True, "g"), (False, "f")])
def test_the_rule_is_written_with_x(itself, letter, page, tmp_path):
    page.goto(save(tmp_path, Chase([1, 0, 0, 0, 0], itself=itself, in_x=True)))
    name = "Next row" if itself else "Next line"
    for _ in range(5):
        button(page, name).click()
    assert rows(page) == np.array(Chase([1, 0, 0, 0, 0], itself=itself).rows).tolist()
    end = {"g": "g₆ = x⁵ + x⁴", "f": "f₆ = x⁵ + x"}[letter]
    expect(page.locator("ol .mm-chase-polynomial").last).to_have_text(end)
    said = "Row 6 is not 0: the chase does not end white." if itself else "Line 6 is empty."
    expect(page.get_by_role("status")).to_have_text(said)
    expect(button(page, "Start again")).to_be_focused()


def times(p, q):
    """Return the product of two polynomials modulo 2."""
    return reduce(xor, (p << power for power in range(q.bit_length()) if q >> power & 1), 0)


@pytest.mark.parametrize(("itself", "letter"), [(True, "g"), (False, "f")])
def test_each_row_has_the_polynomial_of_row_1_as_a_factor(itself, letter, page, tmp_path):
    chase = Chase([1, 0, 0, 0, 0], shown=6, itself=itself, in_x=True)
    page.goto(save(tmp_path, chase))
    beside = page.locator("ol .mm-chase-polynomial")
    expect(beside.first).to_have_text(f"{letter}₁ = 1")
    for place, first in ((2, [1, 0, 1, 0, 0]), (4, [1, 0, 1, 0, 1])):
        page.get_by_role("gridcell").nth(place).click()
        chase.first = first
        (h, *_), own = chase.sums, chase.polynomials
        found = [times(h, plain.shifted(p) if itself else p) for p in own]
        names = ["h", *(f"h·{letter}{'₂₃₄₅₆'[i]}" for i in range(5))]
        said = [f"{name} = {polynomial_text(p)}" for name, p in zip(names, found, strict=True)]
        assert beside.all_inner_texts() == said
    button(page, "Start again").click()
    button(page, "Next row" if itself else "Next line").click()
    by = "(x + 1)" if itself else "x"
    parts = page.locator(".mm-chase-parts .mm-chase-polynomial").all_inner_texts()
    assert [text.partition(" =")[0] for text in parts] == [f"{by} · h·{letter}₂", "h"]
    expect(page.get_by_role("status")).to_contain_text(f"and h·{letter}₃.")


def test_row_1_tells_its_polynomial(page, tmp_path):
    page.goto(save(tmp_path, Chase([0, 1, 1, 1, 0], sums=True)))
    beside = page.locator("ol .mm-chase-polynomial")
    expect(beside).to_have_text("h = f₂ + f₃ + f₄= x + (x² + 1) + x³= x³ + x² + x + 1= (x + 1)³")
    expect(page.get_by_role("status")).to_contain_text("f = x·(x + 1)⁴ divides h·g: the chase ends white.")
    page.get_by_role("gridcell").nth(4).click()
    expect(page.get_by_role("status")).to_contain_text("h·g = x⁵·(x + 1)·(x³ + x² + 1).")
    expect(page.get_by_role("status")).to_contain_text("does not divide h·g: the chase does not end white.")
    assert page.get_by_role("button").count() == 0
    page.goto(save(tmp_path, Chase([0, 1, 1, 1, 1], shown=6, sums=True)))
    expect(beside.last).to_have_text("p = x³ + x²")
    expect(page.get_by_role("status")).to_contain_text("p is not 0")
    page.get_by_role("gridcell").nth(4).click()
    expect(beside.last).to_have_text("p = 0")
    expect(page.get_by_role("status")).to_have_text("p is 0: the chase ends white.")
    assert page.locator(".mm-chase-parts").count() == 0


@pytest.mark.parametrize(
    ("chase", "stands"),
    [
        (Chase([1, 0, 0, 0, 0]), "x stands for A"),
        (Chase([1, 0, 0, 0, 0], itself=False), "x stands for B"),
    ],
)
def test_what_x_stands_for_is_said_above_the_polynomials(chase, stands, page, tmp_path):
    page.goto(save(tmp_path, chase))
    said = page.locator(".mm-chase-lines").get_by_text("x stands for")
    expect(said).to_have_text(stands)
    assert said.evaluate("it => !it.closest('[aria-hidden]')")
    first = page.locator("ol .mm-chase-polynomial").first
    assert said.bounding_box()["x"] == pytest.approx(first.bounding_box()["x"], abs=1)


@pytest.mark.parametrize(
    "chase",
    [
        Chase([0, 1, 1, 1, 0], sums=True),
        Chase([1, 0, 0], in_x=True),
        Chase([1, 0, 0], itself=False, in_x=True),
    ],
)
def test_a_figure_without_matrices_names_none(chase, page, tmp_path):
    page.goto(save(tmp_path, chase))
    expect(page.locator("ol .mm-chase-polynomial").first).to_be_visible()
    expect(page.get_by_text("stands for")).to_have_count(0)


def test_a_place_tells_its_way_through_the_quarters(page, tmp_path):
    page.goto(save(tmp_path, NimQuarters(16, depth=1)))
    page.get_by_role("gridcell").nth(9 * 16 + 12).hover()
    assert page.locator(".mm-quarters-lit").all_text_contents() == ["12", "9"]
    expect(page.locator(".mm-message")).to_contain_text("the bottom right quarter adds 0.")
    page.mouse.move(1, 1)
    expect(page.locator(".mm-message")).to_contain_text("Press a place. It stays chosen")
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    for _ in range(3):
        button(page, "Deeper").click()
    expect(button(page, "Back")).to_be_focused()
    expect(page.locator(".mm-message")).to_contain_text("the top right quarter adds 1. 0 + 0 + 0 + 1 = 1.")
    shades = page.get_by_role("gridcell").evaluate_all("all => all.map(cell => cell.style.background)")
    assert len(set(shades)) == 16


def test_a_pressed_place_stays_while_the_table_is_cut_and_dots_mark_the_rule_before(page, tmp_path):
    page.goto(save(tmp_path, NimQuarters(8)))
    dots = page.locator(".mm-quarters-way")
    page.get_by_role("gridcell", name="row 5, column 6: 3").click()
    expect(dots).to_have_count(5 + 6)
    for said in ("0 + 3 = 3.", "0 + 2 + 1 = 3.", "0 + 2 + 1 = 3."):
        button(page, "Deeper").click()
        page.mouse.move(1, 1)
        expect(page.locator(".mm-message")).to_contain_text("Row 5, column 6 holds 3. In turn: ")
        expect(page.locator(".mm-message")).to_contain_text(said)
        expect(dots).to_have_count(0)
    for _ in range(3):
        button(page, "Back").click()
    expect(dots).to_have_count(5 + 6)


def test_below_the_table_stand_what_is_used_up_and_after_a_cut_the_digits(page, tmp_path):
    page.goto(save(tmp_path, NimQuarters(16)))
    used, digits = page.locator(".mm-quarters-used"), page.locator(".mm-nim-digits")
    expect(used).to_be_hidden()
    expect(digits).to_be_hidden()
    page.get_by_role("gridcell", name="row 8, column 9: 1", exact=True).click()
    marks = used.locator("> span").all_text_contents()
    assert [mark for mark in marks if int(mark.rstrip("←↑")) < 8 and mark[-1] in "←↑"] == ["0←"]
    assert all(mark[-1] in "←↑" for mark in marks[8:])
    expect(page.locator(".mm-quarters-least")).to_have_text("1")
    page.get_by_role("gridcell", name="row 13, column 6: 11").click()

    def rows():
        return [row.locator(".mm-cell").all_inner_texts() for row in digits.locator("tr").all()[1:]]

    for depth in range(1, 5):
        button(page, "Deeper").click()
        expect(used).to_be_hidden()
        wanted = [f"{number:04b}"[:depth].ljust(4) for number in (13, 6, 11)]
        assert [[*row.replace(" ", "_")] for row in wanted] == [[one or "_" for one in row] for row in rows()]
    expect(digits).to_contain_text("the cuts add 11")


def test_pointing_elsewhere_leaves_the_pressed_place_in_view(page, tmp_path):
    page.goto(save(tmp_path, NimQuarters(16, depth=1, place=(9, 12))))
    expect(page.locator(".mm-message")).to_contain_text("Row 9, column 12 holds 5.")
    page.get_by_role("gridcell", name="row 3, column 4: 7").hover()
    assert page.locator(".mm-quarters-lit").all_text_contents() == ["12", "9"]
    expect(page.locator(".mm-message")).to_contain_text("Row 9, column 12 holds 5.")
    page.get_by_role("gridcell", name="row 3, column 4: 7").click()
    expect(page.locator(".mm-message")).to_contain_text("Row 3, column 4 holds 7.")


def test_the_lines_of_earlier_cuts_are_thicker(page, tmp_path):
    page.goto(save(tmp_path, NimQuarters(8, depth=3)))
    thick = "all => all.slice(0, 8).map((cell) => parseFloat(getComputedStyle(cell).borderLeftWidth))"
    none, third, second, *_ = widths = page.get_by_role("gridcell").evaluate_all(thick)
    assert 0 == none < third < second < widths[4]
    assert widths == [none, third, second, third, widths[4], third, second, third]
    button(page, "Back").click()
    assert page.get_by_role("gridcell").evaluate_all(thick)[1] == 0


def test_some_rows_alone_tell_what_stands_to_the_left_and_above(page, tmp_path):
    page.goto(save(tmp_path, NimQuarters(8, rows=4)))
    expect(page.get_by_role("gridcell")).to_have_count(4 * 8)
    expect(page.locator(".mm-message")).to_contain_text("the numbers to its left and above stand here")
    page.get_by_role("gridcell", name="row 2, column 3: 1").click()
    expect(page.locator(".mm-quarters-way")).to_have_count(2 + 3)
    expect(page.locator(".mm-message")).to_have_text(
        "Row 2, column 3 holds 1. To the left: 2 3 0. Above: 3 2. The least number that is missing is 1."
    )
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.locator(".mm-score")).to_have_count(0)


def test_a_reader_fills_in_the_table_and_a_wrong_number_is_refuted(page, tmp_path):
    page.goto(save(tmp_path, NimQuarters(4, fills=True)))
    message, asked = page.locator(".mm-message"), page.locator(".mm-score")
    expect(asked).to_contain_text("Row 1, column 1: which third heap beside 1 and 1 makes")
    for number, said in [
        (1, "✗ 1, 1, 1 is won. Take 1 from the second heap: you leave 1, 0, 1. This is lost: see row 1,"),
        (4, "✗ 1, 1, 4 is won. A smaller third heap is right,"),
        (0, "✓ 1, 1, 0 is lost: each move"),
        (2, "✗ 1, 2, 2 is won. Take 1 from the first heap: you leave 0, 2, 2. This is lost: see row 0,"),
    ]:
        button(page, str(number)).click()
        expect(message).to_contain_text(said)
    assert page.locator(".mm-quarters-way").all_text_contents() == ["2"]
    for number in (3, 2, 3, 0, 1, 2, 1):
        button(page, str(number)).click()
    page.get_by_role("gridcell", name="row 2, column 3: 1").click()
    expect(message).to_contain_text("All moves from 2, 3, 1:")
    expect(message).to_contain_text("Take from the second heap: leave 2, 2, 1 or 2, 1, 1 or 2, 0, 1.")
    dots = page.locator(".mm-quarters-way")
    assert sorted(dots.all_text_contents()) == ["0", "2", "2", "3", "3"]
    assert page.locator(".mm-quarters-lit").all_text_contents() == ["3", "2"]
    assert page.locator(".mm-aimed").all_text_contents() == ["1"]
    page.get_by_role("gridcell", name="row 3, column 3: not filled in").click()
    expect(message).to_contain_text("All moves from 2, 3, 1:")
    button(page, "2").click()
    expect(message).to_contain_text("✗ 3, 3, 2 is won.")
    expect(dots).to_have_count(1)
    assert page.locator(".mm-quarters-lit").all_text_contents() == ["3", "3"]
    assert page.locator(".mm-aimed").all_text_contents() == [""]
    button(page, "0").click()
    expect(asked).to_have_text("✓ The table is full. Which rule fills it in?")
    expect(button(page, "Start again")).to_be_focused()
    button(page, "Start again").click()
    expect(page.get_by_role("gridcell", name="not filled in")).to_have_count(9)


def test_the_right_half_that_a_reader_fills_in_is_the_left_one_plus_half_the_columns(page, tmp_path):
    page.goto(save(tmp_path, NimQuarters(8, rows=4, fills=True)))
    for number in (4, 5, 6, 7, 5):
        button(page, str(number)).click()
    button(page, "Fill in the rest").click()
    expect(page.locator(".mm-score")).to_contain_text("is 4 more than the number 4 places to its left.")
    expect(page.get_by_role("gridcell", name="row 3, column 7: 4")).to_have_text("4")


def test_the_lines_of_the_cuts_have_a_light_edge_on_each_tint(page, tmp_path):
    page.goto(save(tmp_path, NimQuarters(8, depth=3)))
    cell = page.get_by_role("gridcell", name="row 3, column 4: 7")
    shadow = cell.evaluate("cell => getComputedStyle(cell).boxShadow")
    assert shadow == "rgb(251, 248, 241) 0px 1px 0px 0px inset, rgb(251, 248, 241) 1px 0px 0px 0px inset"


@pytest.mark.parametrize("width", [390, 1200])
def test_the_numbers_of_the_rows_stand_beside_their_rows(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(save(tmp_path, NimQuarters(16, depth=4)))
    tops = """all => all.map(one => Math.round(one.getBoundingClientRect().top))"""
    heads = page.locator(".mm-quarters-left span").evaluate_all(tops)
    assert heads == page.get_by_role("gridcell").evaluate_all(tops)[::16]


def test_a_phone_shows_both(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    chases = [Chase([1] * 9, shown=10, sums=sums) for sums in (False, True)]
    chases.append(Chase([1, 0, 0, 0, 0], by_hand=True))
    chases.append(Chase([1, 0, 0, 0, 0], shown=6))
    chases += [Chase([1] * 9, itself=itself, in_x=True) for itself in (True, False)]
    chases += [Chase([1] * 9, sums=True, below=True)]
    chases += [Chase([1] + [0] * 8, itself=itself, in_x=not itself, asks=True) for itself in (True, False)]
    chases += [Chase([1] + [0] * 8, shown=12, itself=False, in_x=True, lines=18)]
    page.goto(save(tmp_path, *chases, NimQuarters()))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in [*page.get_by_role("button").all(), page.get_by_role("gridcell").first]:
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    last = page.locator(".mm-chase").nth(3).locator("ol > li").last
    expect(last.locator(".mm-chase-polynomial")).to_be_visible()
    assert last.locator(".mm-chase-polynomial").inner_text() == "f₆ = x⁵ + x"
    before = "one => getComputedStyle(one, '::before').content"
    assert "row 6" in last.locator(".mm-chase-polynomial").evaluate(before).replace('"', "").replace("\\", "")
    tops = (
        page.locator(".mm-chase")
        .nth(3)
        .locator("ol .mm-cells")
        .evaluate_all("all => [...new Set(all.map((one) => one.getBoundingClientRect().top))]")
    )
    height = last.locator(".mm-cells").bounding_box()["height"]
    assert len(tops) == 6
    assert np.diff(tops).max() < height + 8  # no polynomial stands between the rows of the board
    page.get_by_role("gridcell", name="row 3, column 5: 6").tap()
    expect(page.locator(".mm-quarters .mm-message")).to_contain_text("Row 3, column 5 holds 6.")
    context.close()
