"""Witnesses, a matrix in the triangle and differences of numbers, in saved pages."""

import re

import numpy as np
import pytest
import sympy
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from saved import save

from magicmath.exercises.reproduction import whose_slips, wrong_rows
from magicmath.rules import MAGIC
from magicmath.widgets import Exercise, GilbreathTriangle, Submatrix, Witnesses

pytestmark = pytest.mark.usefixtures("quiet_page")

ORDER = "Put the columns in this order, and their crossings are your matrix."
PRIMES = list(sympy.primerange(38))


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def rows(page):
    return [
        [int(text) for text in line.locator(".mm-gap").all_inner_texts()]
        for line in page.locator(".mm-gap-row[role=img]").all()
    ]


def score(page):
    return page.locator(".mm-score")


def test_a_witness_marks_the_others_and_two_are_compared(page, tmp_path):
    other = MAGIC[0].copy()
    other[1, 0] ^= 1
    told = {"a": (MAGIC[0], "seen"), "b": (other, "heard"), "c": (MAGIC[0], "read")}
    page.goto(save(tmp_path, Witnesses(told)))
    expect(page.locator(".mm-caption")).to_have_text(["a: seen"])
    button(page, "a").click()
    expect(page.locator(".mm-message")).to_contain_text("Press a witness.")
    button(page, "a").click()
    expect(page.locator(".mm-message")).to_have_text("a: 1 more shows the same board, 1 another.")
    expect(button(page, "c, agrees")).to_be_visible()
    button(page, "b, contradicts").click()
    expect(page.locator(".mm-message")).to_have_text("b and a differ in cell 3, counted from 0.")
    expect(page.locator(".mm-differs")).to_have_count(2)
    button(page, "c, contradicts").press("Enter")
    expect(page.locator(".mm-caption")).to_have_text(["c: read", "b: heard"])
    button(page, "b, contradicts").click()
    expect(page.locator(".mm-caption")).to_have_text(["c: read"])


def test_no_witness_is_asked_before_the_reader_does(page, tmp_path):
    witnesses = Witnesses({"a": (MAGIC[0], "seen"), "b": (MAGIC[0], "heard")})
    witnesses.asked = ()
    page.goto(save(tmp_path, witnesses))
    expect(page.locator(".mm-message")).to_contain_text("Press a witness.")
    expect(page.locator(".mm-caption, .mm-cell")).to_have_count(0)
    button(page, "b").click()
    expect(page.locator(".mm-caption")).to_have_text(["b: heard"])


def test_a_matrix_is_flipped_and_found_in_the_triangle_as_in_python(page, tmp_path):
    page.goto(save(tmp_path, Submatrix(MAGIC[0])))
    figure = Submatrix(MAGIC[0])
    for place in (0, 4, 8, 5, 2, 7):
        page.get_by_role("gridcell").nth(place).click()
        figure.flip(*divmod(place, 3))
        first, second, third = figure.columns
        expect(score(page)).to_have_text(
            f"Rows 1, 2 and 4 cross columns {first}, {second} and {third}. {ORDER}"
        )
        crossed = page.locator(".mm-cross").evaluate_all("all => all.map(one => Number(one.dataset.bit))")
        assert crossed == figure.matrix.ravel().tolist()
    page.get_by_role("gridcell", name="row 2, column 1: 1").hover()
    expect(page.locator(".mm-message")).to_contain_text(f"So column {figure.columns[1]} of ⌽G shows it.")
    assert page.locator(".mm-lit-of").count() == 5  # row, column and crossing, and two numbers
    numbers = page.locator(".mm-crossing .mm-edge-number")
    expect(numbers).to_have_text([*map(str, figure.rows), *map(str, figure.columns)])
    expect(page.locator(".mm-edge-number.mm-lit-of")).to_have_text(["4", str(figure.columns[1])])
    assert_numbers_are_whole(page)


def assert_numbers_are_whole(page):
    """Assert that no number at the edges of the triangle is cut off by the picture."""
    assert page.locator(".mm-crossing svg").evaluate("""svg => {
        const whole = svg.getBoundingClientRect();
        return [...svg.querySelectorAll("text")].every((one) => {
            const box = one.getBoundingClientRect();
            const top = box.bottom - 0.85 * box.height;  // the box has room above the digits
            return top >= whole.top && box.left >= whole.left && box.right <= whole.right;
        });
    }""")


def test_a_column_is_asked_for_and_the_rows_alone_show_where_it_stands(page, tmp_path):
    page.goto(save(tmp_path, Submatrix(np.zeros((3, 3), int))))
    assert_numbers_are_whole(page)
    bits = page.locator(".mm-count-cell").evaluate_all("all => all.map(one => Number(one.dataset.bit))")
    assert bits == [column >> row & 1 for column in range(8) for row in range(3)]
    expect(page.locator(".mm-sums span")).to_have_text(["0", "8", "16"])
    for row in (0, 2):
        page.get_by_role("gridcell").nth(3 * row + 1).click()
    expect(page.locator(".mm-message")).to_have_text(
        "Your second column asks for a 1 in the rows 1 and 4. 1 + 4 = 5. So column 5 of ⌽G shows it."
    )
    expect(page.locator("text.mm-lit-count")).to_have_text("5")
    expect(page.locator(".mm-sums span")).to_have_text(["0", "5", "8"])
    page.get_by_role("gridcell").nth(2).click()
    page.get_by_role("gridcell").nth(8).press("Enter")
    expect(page.locator(".mm-message")).to_contain_text("Column 5 is taken. In these rows column 5 + 8 = 13")
    expect(page.locator("text.mm-lit-count")).to_have_text("5")


def test_two_witnesses_follow_the_rows_and_the_marks_follow_them(page, tmp_path, axe):  # noqa: F811
    page.goto(save(tmp_path, Exercise(wrong_rows)))

    def marks():
        return "".join(
            one.get_attribute("data-mark") or "·" for one in page.locator(".mm-witness-card").all()
        )

    cells = page.get_by_role("gridcell")
    assert marks() == "······"
    assert page.locator(".mm-witness-card .mm-differs").count() == 0
    told = page.locator(".mm-beside-rows [role=status]")
    expect(told).to_contain_text("Press a witness: it shows its board")
    drawn = page.locator(".mm-witness-card .mm-cell:visible")
    expect(drawn).to_have_count(0)
    expect(
        page.locator(".mm-witness-card .mm-cell[data-bit='1'], .mm-witness-card .mm-cell[data-bit='0']")
    ).to_have_count(0)
    button(page, "difference board, covered").click()
    assert marks() == "······"
    expect(drawn).to_have_count(9)
    expect(told).to_have_text("Now press the next one. 5 are still covered.")
    button(page, "start and goal, covered").click()
    assert marks() == "··≠···"
    expect(told).to_have_text(
        "Compared with start and goal: 0 more show the same board, 1 another. 4 are still covered."
    )
    for name in ("difference row", "presses", "counts", "transform"):
        button(page, f"{name}, covered").click()
    page.get_by_role("button", name="start and goal").click()
    assert marks() == "·=≠≠≠≠"
    page.get_by_role("button", name="difference board, contradicts in cell 3").click()
    assert marks() == "≠≠·==="
    cells.nth(21).click()
    assert marks() == "≠=·==="
    assert page.locator(".mm-witness-card .mm-differs").count() == 1
    cells.nth(3).press("Enter")
    assert marks() == "==·==="
    expect(told).to_have_text("All 6 witnesses show the same board.")
    cells.nth(14).hover()
    assert page.locator(".mm-aimed").count() == 3 + 6

    def aimed():
        return cells.evaluate_all("all => all.flatMap((one, i) => one.matches('.mm-aimed') ? [i] : [])")

    on_card = page.locator(".mm-witness-card .mm-cell")
    on_card.first.hover()
    assert aimed() == []  # a frame there would look like a mark
    assert violations(page, axe) == []
    cells.nth(5).click()
    button(page, "Check").click()
    expect(page.locator("[role=status]").filter(has_text="Not yet.")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    assert marks() == "≠=·==="
    page.locator(".mm-witness-card .mm-differs").hover()
    assert aimed() == [3, 12, 21]
    on_card.first.hover()
    assert aimed() == []
    page.get_by_role("button", name="Solution").click()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".mm-solution")).to_contain_text(
        "Then turn cell 3 of the start, or that of the goal."
    )


def test_a_page_accepts_both_ways_to_mend_the_rows_and_no_longer_one(page, tmp_path):
    page.goto(save(tmp_path, Exercise(wrong_rows)))
    cells, told = page.get_by_role("gridcell"), page.locator(".mm-feedback")
    for place in (12, 21):
        cells.nth(place).click()
    button(page, "Check").click()
    expect(told).to_contain_text("✓ All six agree. You turned cell 3 of the goal and of the difference.")
    for place in (0, 9):
        cells.nth(place).click()
    button(page, "Check").click()
    expect(told).to_contain_text("fewer turned cells are enough")
    for place in (0, 9, 12, 3):
        cells.nth(place).click()
    button(page, "Check").click()
    expect(told).to_contain_text("✓ All six agree. You turned cell 3 of the start and of the difference.")


def test_a_mark_on_a_witness_moves_no_card(page, tmp_path):
    page.set_viewport_size({"width": 1100, "height": 800})
    page.goto(save(tmp_path, Exercise(wrong_rows)))
    cards = page.locator(".mm-witness-card")

    def places():
        return cards.evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(({ x, y }) => [x, y].map(Math.round))"
        )

    before = places()
    for card in (*cards.all(), *cards.all()):
        card.click()
        assert places() == before


def test_a_slip_has_one_answer_and_a_right_verdict_tells_the_reasons(page, tmp_path):
    page.goto(save(tmp_path, Exercise(whose_slips)))
    cells = page.get_by_role("gridcell")

    def black():
        return cells.evaluate_all("all => all.flatMap((one, i) => one.dataset.bit === '1' ? [i] : [])")

    for place, count in ((0, 1), (5, 2), (1, 2), (2, 2), (0, 2)):
        cells.nth(place).click()
        assert place in black()
        expect(page.locator(".mm-status")).to_have_text(f"{count} of 4 rows answered")
    assert black() == [0, 5]
    page.get_by_role("button", name="Undo").click()
    assert black() == [2, 5]
    cells.nth(2).press("Enter")
    assert black() == [5]
    for place in (0, 4, 8, 9):
        cells.nth(place).click()
    button(page, "Check").click()
    expect(page.locator(".mm-feedback")).to_contain_text("✓ The ledger says the same.")
    expect(page.locator(".mm-feedback")).to_contain_text("Only a proof tells whose they are.")
    expect(page.locator(".mm-feedback")).to_contain_text("And slip 4?")


def test_the_solution_of_the_slips_gives_reasons(page, tmp_path):
    page.goto(save(tmp_path, Exercise(whose_slips)))
    button(page, "Solution").click()
    page.get_by_role("button", name="Show the solution").click()
    told = page.locator(".mm-solution p").all_inner_texts()[1:]
    assert told == list(whose_slips.place.reasons)
    assert [text[:9] for text in told] == ["Slip 1: P", "Slip 2: O", "Slip 3: ?", "Slip 4: P"]


def test_numbers_are_typed_and_the_edge_is_told(page, tmp_path):
    page.goto(save(tmp_path, GilbreathTriangle(PRIMES)))
    expect(score(page)).to_have_text("The left edge is 1 in all 11 rows below.")
    assert rows(page) == GilbreathTriangle(PRIMES).rows[1:]
    field = page.get_by_label("number 5")
    field.press("ArrowUp")
    expect(score(page)).to_have_text("✗ The left edge breaks in row 4: there stands 3.")
    assert rows(page) == GilbreathTriangle([*PRIMES[:4], 13, *PRIMES[5:]]).rows[1:]
    coloured = page.locator('.mm-gap[data-large="1"]').all_inner_texts()
    assert coloured == [str(n) for row in rows(page) for n in row if n > 2] != []
    expect(score(page)).not_to_contain_text("even number")
    field.fill("40")
    expect(score(page)).to_contain_text("An even number behind the 2 always breaks it.")
    field.fill("x")
    expect(score(page)).to_contain_text("One place holds no whole number")
    field.fill("11")
    expect(score(page)).to_contain_text("is 1 in all 11 rows")
    expect(page.locator(".mm-edge")).to_have_count(11)


def test_buttons_change_the_whole_row(page, tmp_path):
    page.goto(save(tmp_path, GilbreathTriangle(PRIMES)))
    fields = page.locator("input.mm-gap")

    def numbers():
        return [int(field.input_value()) for field in fields.all()]

    button(page, "Shuffle").click()
    assert sorted(numbers()) == PRIMES
    assert numbers()[:2] == [2, 3]
    button(page, "Other odd numbers").click()
    assert numbers()[:3] == [2, 3, 5]
    steps = {b - a for a, b in zip(numbers()[2:], numbers()[3:], strict=False)}
    assert steps <= {2, 4, 6}
    button(page, "Primes").click()
    assert numbers() == PRIMES


@pytest.mark.parametrize(
    "made",
    [
        lambda: GilbreathTriangle(PRIMES),
        lambda: Exercise(wrong_rows),
        lambda: Submatrix(np.zeros((4, 4), int)),
        lambda: Submatrix(MAGIC[0]),
        lambda: Witnesses({f"witness {k}": (MAGIC[k], "It tells this board. " * 3) for k in range(9)}),
    ],
)
def test_a_phone_needs_no_sideways_scrolling_and_targets_are_large(made, page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(save(tmp_path, made()))
    for chip in page.get_by_role("button", name=re.compile("^witness [01]")).all():
        chip.click()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    boxes = page.locator("button:visible, input:visible, [role=gridcell]:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect())"
    )
    assert min(min(box["width"], box["height"]) for box in boxes) >= 24
