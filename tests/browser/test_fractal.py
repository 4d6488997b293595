"""Press the Kronecker builder, the symmetries and the picture on its way, saved as a page without network."""

import re

import numpy as np
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from drawn import drawn
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import GenitonGame, KroneckerBuilder, PictureRepair, Symmetries
from magicmath.widgets.kronecker_builder import MODES
from magicmath.widgets.picture_repair import kinds
from magicmath.widgets.symmetries import NAMES, products, six_of_size

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def status(page):
    return page.locator(".mm-score")


def cell(page, side, row, column):
    """Return a cell of the left (0) or right (1) board of a builder."""
    name = re.compile(f"^row {row}, column {column}:")
    return page.locator(".mm-side").nth(side).get_by_role("gridcell", name=name)


def lens(page, side):
    """Return where the main frame of a board stands, as the lines of its grid."""
    frames = page.locator(".mm-side").nth(side).locator(".mm-lens:not(.mm-quiet-lens, .mm-thin-lens)")
    return [int(line) for line in frames.evaluate("frame => frame.style.gridArea").split("/")]


def all_widgets():
    return [
        *(KroneckerBuilder(4, mode, (5, 13)) for mode in MODES),
        KroneckerBuilder(6),
        Symmetries(3, walk=["G", "J"]),
        GenitonGame("⌽G", "⌽G", among=("⌽G",), asked=(0, 1, 3)),
        PictureRepair(noise=5),
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1000, 390])
def test_no_serious_fault_and_no_scrolling_sideways(width, scheme, page, axe, tmp_path):  # noqa: F811
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(save(tmp_path, *all_widgets()))
    for summary in page.locator("summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page, axe) == []


def test_pointing_lights_up_a_block_and_what_it_came_from(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(3)))
    expect(page.locator(".mm-count-line")).to_have_text("8×8 cells, 27 of them 1.")
    expect(status(page)).to_have_text("Point at a cell, or tap it.")
    cell(page, 1, 3, 7).hover()
    expect(status(page)).to_contain_text("Row 3, column 7 is 1. It comes from row 1, column 3")
    assert lens(page, 0) == [2, 4, 3, 5]
    assert lens(page, 1) == [3, 7, 5, 9]
    expect(page.locator(".mm-trace")).to_be_hidden()
    cell(page, 0, 2, 0).hover()
    expect(status(page)).to_contain_text("a 0. A 0 becomes a block of 0s.")
    assert lens(page, 1) == [5, 1, 7, 3]
    page.mouse.move(1, 1)
    expect(status(page)).to_contain_text("Point at a cell")
    assert page.locator(".mm-lens").count() == 0


def nested(page):
    """Return where the frames inside the quarter stand, and which of them are hatched as quarters of 0s."""
    read = "all => all.map(one => [one.style.gridArea, one.classList.contains('mm-zeros-lens')])"
    return page.locator(".mm-side").nth(1).locator(".mm-thin-lens").evaluate_all(read)


def test_a_quarter_stays_lit_and_the_quarters_inside_it_have_frames(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(3, "copies")))
    outside = page.locator(".mm-side").nth(1).locator(".mm-outside")
    before = page.locator(".mm-kronecker").bounding_box()["height"]
    expect(outside).to_have_count(0)
    cell(page, 1, 1, 6).click()
    page.mouse.move(1, 1)
    assert (lens(page, 0), lens(page, 1)) == ([1, 2, 2, 3], [1, 5, 5, 9])
    assert nested(page) == [["1 / 7 / 3 / 9", False], ["2 / 7 / 3 / 8", True]]
    expect(outside).to_have_count(64 - 16)
    expect(page.locator(".mm-trace")).to_have_text("1 × 1 × 0 = 0")
    cell(page, 1, 6, 2).click()
    page.mouse.move(1, 1)
    assert nested(page) == [["5 / 1 / 9 / 5", True]]
    expect(status(page)).to_contain_text("The lower left quarter holds only 0s.")
    expect(page.locator(".mm-trace")).to_have_text("0 × … = 0")
    assert page.locator(".mm-kronecker").bounding_box()["height"] == before
    cell(page, 1, 6, 2).press("Enter")  # lets it go
    page.keyboard.press("Tab")
    expect(outside).to_have_count(0)


def test_a_pressed_cell_stays_and_goes_with_its_block(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(3)))
    cell(page, 1, 3, 7).click()
    page.mouse.move(1, 1)
    expect(status(page)).to_contain_text("Row 3, column 7 is 1.")
    button(page, "Larger").click()
    expect(status(page)).to_contain_text("Row 6, column 14 is 1.")
    expect(page.locator(".mm-count-line")).to_have_text("16×16 cells, 81 of them 1.")
    assert page.locator(".mm-side").nth(1).get_by_role("gridcell").count() == 256
    for mode, said in {
        "By quarters": "upper right quarter",
        "A mask is a product": "row 2 at the top: mask 6.",
        "Two binary numbers": "i = 0110₂, m = 1110₂",
    }.items():
        button(page, mode).click()
        expect(status(page)).to_contain_text(said)
        expect(button(page, mode)).to_have_attribute("aria-pressed", "true")
    cell(page, 1, 6, 14).click()
    page.mouse.move(1, 1)
    expect(status(page)).to_contain_text("Point at a cell")
    for _ in range(2):
        button(page, "Larger").click()
    expect(button(page, "Larger")).to_be_disabled()
    for _ in range(5):
        button(page, "Smaller").click()
    expect(button(page, "Smaller")).to_be_disabled()


def test_the_builder_shows_the_product(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(5)))
    shown = (
        page.locator(".mm-side")
        .nth(1)
        .locator(".mm-cell")
        .evaluate_all("all => all.map(one => one.dataset.bit)")
    )
    assert shown == [str(bit) for bit in KroneckerBuilder(5).matrix.ravel()]


@pytest.mark.parametrize("mode", ["block", "powers", "copies"])
@pytest.mark.parametrize("levels", [2, 4, 6])
def test_the_two_boards_stand_side_by_side_in_a_column_of_text(levels, mode, page, tmp_path):
    page.set_viewport_size({"width": 1100, "height": 900})
    page.goto(save(tmp_path, KroneckerBuilder(levels, mode)))
    page.locator(".mm-kronecker").evaluate("one => { one.style.width = '732px'; }")  # 736, and its padding
    left, right = (page.locator(".mm-side").nth(side).bounding_box() for side in (0, 1))
    assert left["x"] + left["width"] < right["x"]
    assert left["y"] == right["y"]


def bits_of(board):
    return np.array(board.locator(".mm-cell").evaluate_all("all => all.map(one => Number(one.dataset.bit))"))


def chooser(page, where, number):
    return page.get_by_role("button", name=re.compile(rf"put row {number} of .* at the {where}"))


@pytest.mark.parametrize("levels", [2, 3, 4, 5, 6])
def test_the_two_chosen_rows_make_the_mask(levels, page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(levels, "product", (0, 0))))
    matrix = KroneckerBuilder(levels).matrix
    last = (2 ** (levels // 2) - 1, 2 ** ((levels + 1) // 2) - 1)
    for side, top in ((0, last[1]), (last[0], 0), last, (1, 1)):
        chooser(page, "side", side).click()
        chooser(page, "top", top).click()
        assert page.locator(".mm-factor[aria-pressed=true]").count() == 2
        upright, flat = (bits_of(chooser(page, where, k)) for where, k in (("side", side), ("top", top)))
        mask = bits_of(page.locator(".mm-product [role=grid]"))
        np.testing.assert_array_equal(np.outer(upright, flat).ravel(), mask)
        np.testing.assert_array_equal(mask, matrix[side * (last[1] + 1) + top])
        expect(status(page)).to_contain_text(f"mask {side * (last[1] + 1) + top}.")


def test_pointing_at_a_cell_of_a_mask_lights_up_its_two_factors(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(4, "product", (6, 14))))
    for row in range(4):
        for column in range(4):
            cell(page, 0, row, column).hover()
            assert lens(page, 0) == [row + 1, column + 1, row + 2, column + 2]
            lit = page.locator(".mm-factor .mm-meets")
            assert lit.count() == 2
            for where, number, place in (("side", 1, row), ("top", 2, column)):
                found = chooser(page, where, number).locator(".mm-cell").nth(place)
                expect(found).to_have_class(re.compile("mm-meets"))
            x, y = lit.evaluate_all("all => all.map(one => Number(one.dataset.bit))")
            expect(status(page)).to_contain_text(re.compile(f"({x} × {y}|{y} × {x}) = {x * y}\\."))


def test_the_halves_of_two_numbers_tell_why_a_cell_is_black(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(4, "product", (6, 14), ["product"], nameless=True)))
    table = page.locator(".mm-halves")
    expect(status(page)).to_have_text(re.compile(r"1 × 1 = 1\.$"))
    expect(table).to_have_count(0)
    button(page, "Show why").click()
    expect(button(page, "Show why")).to_have_attribute("aria-pressed", "true")
    assert table.locator(".mm-fails").count() == 0
    cell(page, 0, 3, 1).click()
    assert table.locator("tr").nth(1).inner_text().split() == ["mask", "6", "0", "1", "1", "0"]
    assert table.locator("tr").nth(2).inner_text().split() == ["cell", "13", "1", "1", "0", "1"]
    assert table.locator("tr").nth(3).inner_text().split() == ["black?", "1", "×", "0", "=", "0"]
    assert table.locator(".mm-fails").all_inner_texts() == ["1", "0"]
    cell(page, 0, 3, 1).click()  # the mask stays, also where its cell is tapped twice
    expect(status(page)).to_contain_text("mask 6.")
    button(page, "Show why").click()
    expect(table).to_have_count(0)
    expect(button(page, "Show why")).to_have_attribute("aria-pressed", "false")


def test_a_mask_stays_square(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(4, "product", (6, 14), ["product"], nameless=True)))
    button(page, "Larger").click()
    expect(page.locator(".mm-side").last.locator(".mm-caption")).to_have_text("⌽G64")
    expect(status(page)).to_contain_text("Row 1 at the side, row 2 at the top: mask 10.")
    expect(button(page, "Larger")).to_be_disabled()
    button(page, "Smaller").click()
    button(page, "Smaller").click()
    expect(page.locator(".mm-side").last.locator(".mm-caption")).to_have_text("⌽G4")
    expect(button(page, "Smaller")).to_be_disabled()


def test_on_a_phone_a_mask_its_factors_and_its_reason_are_seen_together(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(save(tmp_path, KroneckerBuilder(4, "product", (6, 14))))
    top = page.locator(".mm-product").bounding_box()["y"]
    table = page.locator(".mm-halves").bounding_box()
    assert table["y"] + table["height"] - top < 600
    assert page.locator(".mm-side").last.bounding_box()["y"] > table["y"] + table["height"]


def test_the_builder_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(2)))
    for _ in range(8):
        page.keyboard.press("Tab")
    expect(cell(page, 0, 0, 0)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(status(page)).to_contain_text("Row 0, column 2 is 1.")
    page.keyboard.press("Tab")
    expect(cell(page, 1, 0, 0)).to_be_focused()
    for key in ("ArrowDown", "End", "Space"):
        page.keyboard.press(key)
    expect(status(page)).to_contain_text("Row 1, column 3 is 1.")
    cell(page, 1, 1, 3).evaluate("one => one.blur()")
    expect(status(page)).to_contain_text("Row 1, column 3 is 1.")


def factor(page, name):
    return page.get_by_role("button", name=re.compile(f"^multiply by {name},"))


def test_walking_multiplies(page, tmp_path):
    page.goto(save(tmp_path, Symmetries()))
    expect(status(page)).to_have_text("You stand on I, the identity. Multiply by one of the six.")
    place, walk = "I", []
    for name in ["G", "J", "⊖G", "⌽⊖G", "I", "⌽G", "⌽G"]:
        factor(page, name).click()
        place, walk = products(3)[place, name], [*walk, name]
        expect(status(page)).to_have_text(re.compile(f"= {place}, {NAMES[place]}"))
        here = page.locator(".mm-node.mm-here")
        expect(here).to_have_count(1)
        expect(here).to_have_attribute("aria-label", re.compile(f"^{place} .*you stand here"))
    expect(status(page)).to_contain_text("I·G·J·⊖G·⌽⊖G·I·(⌽G)² = ")
    button(page, "Undo").click()
    expect(status(page)).to_contain_text("·I·⌽G = ")
    button(page, "Back to I").click()
    expect(status(page)).to_contain_text("You stand on I")


def test_a_product_is_told_after_the_press_and_not_before(page, tmp_path):
    page.goto(save(tmp_path, Symmetries(2, "⊖G", walk=["⊖G", "J"])))
    expect(page.locator(".mm-message")).to_have_text("The table has 2 of the 36 products.")
    expect(page.locator(".mm-products .mm-aimed")).to_have_text("J")
    before = page.locator(".mm-arrows").inner_html()
    factor(page, "G").hover()
    factor(page, "G").focus()
    assert page.locator(".mm-arrows").inner_html() == before
    expect(page.locator(".mm-node.mm-next")).to_have_count(0)
    expect(page.locator(".mm-message")).to_have_text("The table has 2 of the 36 products.")
    assert "⊖G" not in factor(page, "G").get_attribute("aria-label")
    factor(page, "G").click()
    assert page.locator(".mm-arrows").inner_html() != before
    assert page.locator(".mm-walked").count() == 1
    expect(page.locator(".mm-message")).to_have_text("The table has 3 of the 36 products.")
    page.mouse.move(1, 1)
    expect(page.locator(".mm-products .mm-aimed")).to_have_text("⊖G")
    expect(page.locator(".mm-message")).to_have_text("The table has 3 of the 36 products.")
    page.locator(".mm-products td").first.hover()
    expect(page.locator(".mm-message")).to_have_text("The table has 3 of the 36 products.")
    page.locator(".mm-products td").nth(6 * list(NAMES).index("⊖G") + 3).hover()
    expect(page.locator(".mm-message")).to_have_text("The table has 3 of the 36 products. ⊖G·⊖G = I.")
    expect(page.locator(".mm-node.mm-next")).to_have_attribute("aria-label", re.compile("^I "))
    page.get_by_text("The letters", exact=True).click()
    expect(page.locator(".mm-panel p").first).to_contain_text("You stand on ⊖G. It exchanges a and d.")
    expect(page.locator(".mm-panel p").first).to_contain_text(
        "In J·G first G acts, then J: a → d → d, b → a → b, d → b → a. So the dots are d b a."
    )


def test_the_table_is_that_of_python_at_every_size(page, tmp_path):
    factor_to = {(left, to): name for (left, name), to in products(1).items()}
    place, walk = "I", []
    for left, right in products(1):
        walk += [factor_to[place, left], right]
        place = products(1)[left, right]
    page.goto(save(tmp_path, Symmetries(1)))
    assert set(page.locator(".mm-products td").all_inner_texts()) == {""}
    page.goto(save(tmp_path, Symmetries(1, walk=walk)))
    expected = [products(1)[left, right] for left in NAMES for right in NAMES]
    for size in ("2×2", "4×4", "8×8", "16×16"):
        page.get_by_label("size of the matrices").select_option(size)
        assert page.locator(".mm-products td").all_inner_texts() == expected


def test_the_symmetries_work_by_keys(page, tmp_path):
    page.goto(save(tmp_path, Symmetries()))
    page.keyboard.press("Tab")
    expect(page.locator(".mm-node.mm-here")).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(status(page)).to_contain_text("You stand on ⌽⊖G")
    page.keyboard.press("Tab")
    expect(factor(page, "I")).to_be_focused()
    for key in ("ArrowRight", "Space"):
        page.keyboard.press(key)
    expect(status(page)).to_contain_text("⌽⊖G·J = ⊖G")
    expect(factor(page, "J")).to_be_focused()
    page.keyboard.press("Backspace")
    expect(status(page)).to_contain_text("You stand on ⌽⊖G")


def node(page, name):
    return page.get_by_role("button", name=re.compile(f"^{name} [abd]"))


def test_a_reader_taps_where_a_step_leads_before_it_is_made(page, tmp_path):
    page.goto(save(tmp_path, Symmetries(1, "G", asks=True)))
    sides, message = page.locator(".mm-sides"), page.locator(".mm-message")
    expect(sides).to_be_hidden()
    factor(page, "J").click()
    expect(status(page)).to_have_text("G·J = ? First J acts, then G. Tap the matrix to which it leads.")
    expect(page.locator(".mm-middle")).to_have_text("G·J = ?")
    expect(page.locator(".mm-walked")).to_have_count(0)
    expect(message).to_have_text("The table has 0 of the 36 products.")
    node(page, "⊖G").click()
    expect(status(page)).to_have_text("✗ You tapped ⊖G, but G·J = ⌽G. Look at the dots.")
    expect(page.locator(".mm-middle")).to_have_text("✗ G·J = ⌽G")
    expect(page.locator(".mm-walked")).to_have_count(1)
    expect(message).to_have_text("Guessed right: 0 of 1. The table has 1 of the 36 products.")
    factor(page, "⌽G").click()
    node(page, "I").click()
    expect(status(page)).to_have_text("✓ Yes: ⌽G·⌽G = I.")
    expect(message).to_have_text("Guessed right: 1 of 2. The table has 2 of the 36 products.")
    node(page, "J").click()  # nothing is asked: a new walk begins
    expect(status(page)).to_contain_text("You stand on J")
    factor(page, "G").click()
    button(page, "Undo").click()
    expect(status(page)).to_contain_text("You stand on J")
    expect(page.locator(".mm-middle")).to_have_text("")
    factor(page, "G").click()
    factor(page, "G").click()  # taken back
    expect(factor(page, "G")).to_have_attribute("aria-pressed", "false")
    button(page, "Guess first").click()
    expect(sides).to_be_visible()
    factor(page, "G").click()
    expect(status(page)).to_contain_text("J·G = ⊖G")


def test_at_first_only_the_sides_are_walked_and_each_stays(page, tmp_path):
    page.goto(save(tmp_path, Symmetries(1, asks=True, sides_first=True)))
    message, sides = page.locator(".mm-message"), page.locator(".mm-sides > g")
    offered = page.locator(".mm-mask:visible")
    expect(offered).to_have_text(["J", "⌽G"])
    for part in (
        ".mm-products",
        "select",
        "summary:has-text('The letters')",
        "button:has-text('Guess first')",
    ):
        expect(page.locator(".mm-symmetry-side").locator(part)).to_be_hidden()
    expect(status(page)).to_have_text("You stand on I, the identity. Multiply by J or by ⌽G.")
    expect(message).to_have_text("Sides found: 0 of 6.")
    factor(page, "J").click()
    node(page, "G").click()  # a wrong guess finds no side
    expect(message).to_contain_text("Guessed right: 0 of 1. Sides found: 0 of 6.")
    expect(sides.locator("visible=true")).to_have_count(0)
    button(page, "Back to I").click()
    around = list(NAMES)
    for k in range(6):
        factor(page, "⌽G" if k % 2 else "J").click()
        node(page, around[(k + 1) % 6]).click()
        told = f"Sides found: {k + 1} of 6." if k < 5 else "✓ You have found all 6 sides."
        expect(message).to_contain_text(told)
        expect(sides.locator("visible=true")).to_have_count(k + 1)
    factor(page, "J").click()
    node(page, "J").click()
    factor(page, "J").click()
    node(page, "I").click()  # back along a side
    expect(message).to_contain_text("✓ You have found all 6 sides. Now press “All six factors”.")
    factor(page, "J").focus()
    page.keyboard.press("ArrowRight")
    expect(factor(page, "⌽G")).to_be_focused()
    button(page, "All six factors").click()
    expect(offered).to_have_text(list(NAMES))
    expect(page.locator(".mm-products")).to_be_hidden()
    expect(button(page, "Guess first")).to_have_attribute("aria-pressed", "true")
    expect(button(page, "All six factors")).to_be_hidden()
    expect(message).to_have_text("Guessed right: 8 of 9. ")
    expect(status(page)).to_have_text("You stand on I, the identity. Multiply by one of the six.")
    expect(sides.locator("visible=true")).to_have_count(6)


def test_a_guess_is_made_by_keys(page, tmp_path):
    page.goto(save(tmp_path, Symmetries(1, asks=True)))
    factor(page, "J").focus()
    page.keyboard.press("Space")
    page.locator(".mm-node.mm-here").focus()
    for key in ("ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(status(page)).to_have_text("✓ Yes: I·J = J.")


def test_a_hexagon_that_does_not_ask_has_no_button_to_guess(page, tmp_path):
    page.goto(save(tmp_path, Symmetries(1)))
    expect(page.get_by_text("Guess first")).to_be_hidden()
    expect(page.locator(".mm-sides")).to_be_visible()
    assert factor(page, "G").get_attribute("aria-pressed") is None


def orders(page):
    nodes = page.locator(".mm-node").all()
    return ["".join(node.locator(".mm-order text").all_text_contents()).replace(" ", "") for node in nodes]


def test_each_side_of_the_hexagon_exchanges_two_neighbouring_dots(page, tmp_path):
    page.goto(save(tmp_path, Symmetries()))
    around = orders(page)
    assert (around[0], len(set(around))) == ("abd", 6)
    for k, (x, y, z) in enumerate(around):
        assert around[(k + 1) % 6] == (f"{x}{z}{y}" if k % 2 else f"{y}{x}{z}")
    factor(page, "G").click()
    assert page.evaluate("document.getAnimations().some(one => one.effect.target.matches('.mm-slide'))")


def test_a_mode_that_is_left_out_is_not_offered(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(3, modes=("block", "digits"))))
    expect(page.locator(".mm-modes button")).to_have_text(["A 1 becomes a block", "Two binary numbers"])
    button(page, "Two binary numbers").click()
    expect(button(page, "Two binary numbers")).to_have_attribute("aria-pressed", "true")
    cell(page, 1, 4, 6).click()
    expect(page.locator(".mm-trace")).to_contain_text("1 × 1 × 1 = 1")
    assert page.locator(".mm-digits tr").last.inner_text().split() == ["entry", "of", "F", "1", "1", "1"]


def test_the_digits_of_a_place_are_turned(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(3, "digits", (4, 6), ["digits"])))
    button(page, "third digit of i: 0").click()
    expect(status(page)).to_contain_text("Row 5, column 6 is 0.")
    expect(page.locator(".mm-trace")).to_contain_text("1 × 1 × 0 = 0")
    expect(button(page, "third digit of i: 1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(button(page, "first digit of m: 1")).to_be_focused()
    page.keyboard.press("Space")
    expect(status(page)).to_contain_text("Row 5, column 2 is 0.")
    for one in page.locator(".mm-digit").all():
        box = one.bounding_box()
        assert min(box["width"], box["height"]) >= 24


@pytest.mark.parametrize("width", [390, 1100])
def test_a_covered_column_is_shown_cell_by_cell_and_its_ones_are_counted(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(save(tmp_path, KroneckerBuilder(3, "digits", (4, 5), ["digits"], covers=True)))
    hidden, count = page.locator(".mm-under-cover"), page.locator(".mm-count-line")
    expect(hidden).to_have_count(7)
    expect(count).to_have_text("1s in column 5: found 1 of 4, i = 4.")
    assert {one.get_attribute("data-bit") for one in hidden.all()} == {"0"}
    expect(cell(page, 1, 0, 5)).to_have_accessible_name("row 0, column 5: covered")
    for name in ("Larger", "Smaller", "first digit of m: 1"):
        expect(button(page, name)).to_have_count(0)
    cell(page, 1, 0, 5).hover()
    expect(hidden).to_have_count(7)  # to point at a cell shows nothing
    button(page, "second digit of i: 0").click()
    expect(status(page)).to_contain_text("Row 6, column 5 is 0.")
    expect(count).to_have_text("1s in column 5: found 1 of 4, i = 4.")
    expect(hidden).to_have_count(6)
    cell(page, 1, 1, 2).click()  # a cell of another column chooses its row
    expect(status(page)).to_contain_text("Row 1, column 5 is 1.")
    cell(page, 1, 1, 5).press("Enter")  # the same once more is not let go
    expect(status(page)).to_contain_text("Row 1, column 5 is 1.")
    expect(count).to_have_text("1s in column 5: found 2 of 4, i = 1 and 4.")
    for row in (0, 5):
        cell(page, 1, row, 5).click()
    expect(count).to_have_text(
        "✓ 1s in column 5 = 101₂: found all 4, i = 0 = 000₂, 1 = 001₂, 4 = 100₂ and 5 = 101₂."
    )
    expect(hidden).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def named(page, group, name):
    return page.get_by_role("group", name=group, exact=True).get_by_role("button", name=name, exact=True)


def test_only_the_inverse_solves_the_game_of_a_geniton(page, tmp_path):
    page.goto(save(tmp_path, GenitonGame("G")))
    expect(button(page, "Press them")).to_be_disabled()
    named(page, "multiply D by", "G9").click()
    expect(status(page)).to_have_text("D·G9 says: press masks 2, 3, 4, 5 and 8.")
    button(page, "Press them").click()
    expect(status(page)).to_contain_text("Pressing mask 2")
    expect(status(page)).to_have_text("✗ 6 cells still to go. G9 does not undo G9.", timeout=10_000)
    named(page, "multiply D by", "⌽⊖G9").click()
    button(page, "Press them").click()
    expect(status(page)).to_have_text("✓ The goal! ⌽⊖G9 undoes G9.", timeout=10_000)
    named(page, "the masks are the rows of", "⊖G9").click()
    expect(button(page, "Take them back")).to_be_disabled()
    page.emulate_media(reduced_motion="reduce")
    named(page, "multiply D by", "⊖G9").click()
    button(page, "New puzzle").click()
    button(page, "Press them").click()
    expect(status(page)).to_have_text("✓ The goal! ⊖G9 undoes ⊖G9.")
    expect(page.locator(".mm-message")).to_have_text("Matrices found so far: G9 by ⌽⊖G9, ⊖G9 by ⊖G9.")


def test_a_game_among_three_names_offers_no_others(page, tmp_path):
    page.goto(save(tmp_path, GenitonGame("⌽G", "I", among=("I", "G", "⌽G"))))
    for group, names in (("the masks are the rows of", ["G9", "⌽G9"]), ("multiply D by", ["I", "G9", "⌽G9"])):
        buttons = page.get_by_role("group", name=group, exact=True).get_by_role("button")
        expect(buttons).to_have_text(names)
    page.emulate_media(reduced_motion="reduce")
    named(page, "multiply D by", "⌽G9").click()
    button(page, "Press them").click()
    expect(status(page)).to_have_text("✓ The goal! ⌽G9 undoes ⌽G9.")


@pytest.mark.parametrize("width", [390, 1280])
def test_the_board_of_a_puzzle_to_work_out_stands_beside_its_masks_and_buttons(width, page, tmp_path):
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(save(tmp_path, GenitonGame("⌽G", "⌽G", among=("⌽G",), asked=(0, 1, 3))))
    expect(page.locator(".mm-step")).to_have_text("Mark those with a “?” that are pressed.")
    masks = [one.bounding_box() for one in page.locator(".mm-rule-mask").all()]
    assert len({box["y"] for box in masks}) == 1
    board, press = page.locator(".mm-boards").bounding_box(), button(page, "Press them").bounding_box()
    assert 0 < masks[0]["y"] - board["y"] < press["y"] - board["y"] < 300
    table = page.locator(".mm-sum-table").bounding_box()
    assert press["y"] + press["height"] - table["y"] < 620  # with D on the screen of a phone
    assert (table["x"] + table["width"] < board["x"]) == (width > 1000)
    for group in ("the masks are the rows of", "multiply D by"):
        expect(page.get_by_role("group", name=group, exact=True)).to_have_count(0)  # nothing to choose


def test_the_presses_are_told_when_the_marks_are_right(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, GenitonGame("⌽G", "⌽G", among=("⌽G",), asked=(0, 1, 3))))
    expect(status(page)).to_have_text("Which of the masks 0, 1 and 3 does D·⌽G9 press? Mark them, and check.")
    expect(page.locator(".mm-rule-masks")).to_have_attribute("aria-label", "marked: none")
    expect(page.locator(".mm-marked")).to_have_count(0)  # the others are not told either
    expect(page.get_by_text("Matrices found so far")).to_be_hidden()
    expect(button(page, "Press them")).to_be_disabled()
    mark = {number: page.locator(".mm-rule-mask").nth(number) for number in (0, 1, 3)}
    for one in mark.values():
        box = one.bounding_box()
        assert min(box["width"], box["height"]) >= 44
        one.click()
    for told in ("Add bits 0 and 1 of D.", "There D gives 1 + 1 = 0."):  # the sum only at the second time
        button(page, "Check masks 0, 1 and 3").click()
        expect(status(page)).to_have_text(
            f"✗ Not yet. Look at mask 1: column 1 of ⌽G9 has its 1s in the rows 0 and 1. {told}"
        )
    mark[1].focus()
    page.keyboard.press("Space")
    expect(mark[1]).to_be_focused()
    expect(mark[1]).to_have_attribute("aria-pressed", "false")
    button(page, "Check masks 0, 1 and 3").click()
    expect(status(page)).to_have_text("✓ Right. D·⌽G9 says: press masks 0, 3, 4, 5 and 6.")
    expect(button(page, "Press them")).to_be_focused()
    expect(page.locator(".mm-rule-masks")).to_have_attribute("aria-label", "marked: 0, 3, 4, 5, 6")
    expect(page.locator(".mm-step")).to_have_text("Press the masks that are marked.")
    page.keyboard.press("Enter")
    expect(status(page)).to_have_text("✓ The goal! ⌽G9 undoes ⌽G9.")
    button(page, "New puzzle").click()
    expect(status(page)).to_contain_text("Mark them, and check.")
    expect(page.locator(".mm-to-mark[aria-pressed=true]")).to_have_count(0)
    expect(button(page, "Press them")).to_be_disabled()  # not before the new marks are checked


def test_a_played_puzzle_may_be_taken_back_and_played_again(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    page.goto(save(tmp_path, GenitonGame("⌽G", "⌽G", played=True, among=("⌽G",), asked=(0, 1, 3))))
    expect(status(page)).to_have_text("✓ The goal! ⌽G9 undoes ⌽G9.")
    button(page, "Take them back").click()
    expect(status(page)).to_contain_text("D·⌽G9 says: press")
    button(page, "Press them").click()
    expect(status(page)).to_have_text("✓ The goal! ⌽G9 undoes ⌽G9.")


def lit(page):
    """Return which heads, bits of D and entries of the matrix are lit up, by their places."""
    return page.locator(".mm-sum-table").evaluate("""table => [
        [...table.querySelectorAll("th.mm-summed-up")].map(one => one.textContent),
        ...[".mm-bit-of-change", "td:nth-child(n + 3)"].map(kind => [...table.querySelectorAll(kind)]
            .flatMap((one, place) => one.matches(".mm-summed-up") ? [place] : []))]""")


@pytest.mark.parametrize("way", ["point", "tap", "key", "column"])
def test_a_mask_lights_up_its_column_and_the_bits_it_adds(way, page, tmp_path):
    game = GenitonGame("⌽G", "⌽G", among=("⌽G",), asked=(0, 1, 3))
    page.goto(save(tmp_path, game))
    told = page.locator(".mm-summing .mm-message")
    expect(told).to_have_text("Point at a column, or tap it. It lights up, and so do the bits of D to add.")
    assert lit(page) == [[], [], []]
    bits = page.locator(".mm-bit-of-change").all_inner_texts()
    assert [int(bit) for bit in bits] == (game.start ^ game.goal).ravel().tolist()
    shown = page.locator(".mm-sum-table tbody td:nth-child(n + 3)").all_inner_texts()
    matrix = six_of_size(9)["⌽G"]
    assert [int(bit) for bit in shown] == matrix.ravel().tolist()
    mark = page.locator(".mm-rule-mask").nth(3)
    column = page.locator(".mm-sum-table tbody tr").nth(5).locator("td:nth-child(n + 3)").nth(3)
    ways = {
        "point": mark.hover,
        "tap": lambda: mark.dispatch_event("pointerdown"),
        "key": mark.focus,
        "column": column.click,  # to look at a column marks no mask
    }
    ways[way]()
    expect(mark).to_have_attribute("aria-pressed", "false")
    rows = np.flatnonzero(matrix[:, 3]).tolist()
    assert lit(page) == [["3"], rows, [9 * row + 3 for row in rows]]
    expect(told).to_have_text(
        "Mask 3: column 3 of ⌽G9 has its 1s in the rows 0, 1, 2 and 3. Add bits 0, 1, 2 and 3 of D."
    )


def test_the_rows_and_columns_are_numbered_where_their_digits_are_read(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(3, "digits", (4, 6), ["digits"])))
    numbers = [str(n) for n in range(8)]
    side = page.locator(".mm-side").last
    for names, axis in ((".mm-column-names span", "x"), (".mm-row-names span", "y")):
        assert side.locator(names).all_inner_texts() == numbers
        for k in (0, 7):
            name, square = side.locator(names).nth(k).bounding_box(), cell(page, 1, k, k).bounding_box()
            length = "width" if axis == "x" else "height"
            middles = [box[axis] + box[length] / 2 for box in (name, square)]
            assert abs(middles[0] - middles[1]) < 3


def test_the_quarters_that_the_digits_tell_have_frames(page, tmp_path):
    page.goto(save(tmp_path, KroneckerBuilder(3, "digits", (4, 6), ["digits"])))
    outside = page.locator(".mm-side").nth(1).locator(".mm-outside")
    expect(outside).to_have_count(64 - 16)
    assert nested(page) == [["5 / 5 / 9 / 9", False], ["5 / 7 / 7 / 9", False]]
    cell(page, 1, 5, 6).click()
    page.mouse.move(1, 1)
    assert nested(page) == [["5 / 5 / 9 / 9", False], ["5 / 7 / 7 / 9", False]]  # the third digits: a cell
    cell(page, 1, 2, 4).click()
    page.mouse.move(1, 1)
    assert nested(page) == [["1 / 5 / 5 / 9", False], ["3 / 5 / 5 / 7", True]]
    cell(page, 1, 2, 4).press("Enter")  # lets it go
    page.keyboard.press("Tab")
    expect(outside).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1100])
def test_the_numbers_stay_beside_their_rows_while_the_matrix_grows(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(save(tmp_path, KroneckerBuilder(3, "digits", modes=["digits"])))
    for size, step in ((16, 1), (32, 4), (64, 8)):
        button(page, "Larger").click()
        side = page.locator(".mm-side").last
        for names, axis, places in ((".mm-column-names", "x", 1), (".mm-row-names", "y", size)):
            wanted = [str(n) if n % step == 0 else "" for n in range(size)]
            assert side.locator(f"{names} span").all_inner_texts() == wanted
            for n in (0, step, size - step):
                name = side.locator(f"{names} span").nth(n).bounding_box()
                square = page.locator(".mm-cells").get_by_role("gridcell").nth(n * places).bounding_box()
                length = "width" if axis == "x" else "height"
                middles = [box[axis] + box[length] / 2 for box in (name, square)]
                assert abs(middles[0] - middles[1]) < 3, (size, n, axis)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def wrong(page):
    """Return how many cells the page says are wrong, as received and after the repair."""
    text = status(page).inner_text()
    if text == "Nothing is damaged.":
        return 0, 0
    before = int(re.search(r"(\d+) of the \d+ cells", text)[1])
    after = re.search(r"repair, (\d+) (?:is|are) wrong", text)
    return before, int(after[1]) if after else 0


def counted(telegram):
    return tuple(int((telegram.sent != seen).sum()) for seen in (telegram.received, telegram.repaired))


def test_noise_and_codes_give_what_python_counts(page, tmp_path):
    telegram = PictureRepair(noise=5, seed=0)
    page.goto(save(tmp_path, telegram))
    assert wrong(page) == counted(telegram)
    slider = page.get_by_role("slider", name="Noise")
    for code in kinds():
        page.get_by_label("Code").select_option(code)
        telegram.code = code
        for noise in ("3", "12"):
            slider.fill(noise)
            telegram.noise = int(noise)
            assert wrong(page) == counted(telegram)
    button(page, "Draw noise again").click()
    telegram.seed = 1
    button(page, "Spread each word").click()
    telegram.spread = True
    assert wrong(page) == counted(telegram)
    slider.fill("0")
    expect(status(page)).to_have_text("Nothing is damaged.")


def received(page):
    return page.locator("canvas[role=application]").first


def at(canvas, row, column):
    """Return a place in a picture of 64×64 cells, for the mouse."""
    canvas.scroll_into_view_if_needed()
    box, border = canvas.bounding_box(), canvas.evaluate("canvas => canvas.clientLeft")
    cell = (box["width"] - 2 * border) / 64
    return box["x"] + border + (column + 0.5) * cell, box["y"] + border + (row + 0.5) * cell


def test_a_pressed_cell_flips_and_its_word_is_told(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0)))
    page.mouse.click(*at(received(page), 10, 20))
    assert wrong(page) == (1, 0)
    expect(page.locator(".mm-message").first).to_have_text(
        "Cell, row 10, column 20: black, wrong. Word 41: 1 of its 32 bits wrong, all repaired."
    )
    page.mouse.click(*at(received(page), 10, 20))
    expect(status(page)).to_have_text("Nothing is damaged.")
    expect(button(page, "Take damage back")).to_be_disabled()


def test_painting_flips_each_cell_once_and_too_much_is_not_repaired(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0)))
    page.mouse.move(*at(received(page), 24, 1))
    page.mouse.down()
    for column in (*range(2, 9), *range(8, 1, -1)):
        page.mouse.move(*at(received(page), 24, column))
    page.mouse.up()
    before, after = wrong(page)
    assert before == 8
    assert after > 0
    expect(page.locator(".mm-message").first).to_contain_text("not repaired")
    button(page, "Take damage back").click()
    assert wrong(page) == (0, 0)


def test_a_quick_stroke_leaves_no_gap_and_reaches_the_border(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0)))
    page.mouse.move(*at(received(page), 10, 5))
    page.mouse.down()
    page.mouse.move(*at(received(page), 10, 25))
    assert wrong(page)[0] == 21
    left, below = at(received(page), 70, 25)
    page.mouse.move(left, below)
    page.mouse.up()
    assert wrong(page)[0] == 21 + 53


ROOM_ABOVE = ".mm-repair { margin-top: 400px }"  # so that a finger can scroll the page back


@pytest.mark.parametrize("brush", ["a blot", "none, only point"])
def test_a_finger_paints_downwards_and_scrolls_only_without_a_brush(browser, tmp_path, brush):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 500}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, PictureRepair(noise=0, spread=True, plain=True)))
    page.add_style_tag(content=ROOM_ABOVE)
    page.get_by_label("Brush").select_option(brush)
    (left, top), (_, bottom) = (at(received(page), row, 30) for row in (2, 60))
    height = page.evaluate("scrollY")
    assert height > 100
    touch = context.new_cdp_session(page)
    for step in range(5):
        point = {"x": left, "y": top + (bottom - top) * step / 4}
        kind = "touchMove" if step else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    if brush == "a blot":  # Chromium may take the tap after a swift lift as the end of a fling
        page.wait_for_timeout(200)
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        page.wait_for_timeout(200)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    if brush == "a blot":
        assert wrong(page)[0] == 5 * 63  # rows 0 to 62
        assert wrong(page)[1] > 200
        assert page.evaluate("scrollY") == height
        expect(page.locator(".mm-message")).to_contain_text("row 60, column 30")
        page.get_by_role("button", name="Take damage back").tap()
        expect(status(page)).to_have_text("Nothing is damaged.")
        expect(page.locator(".mm-message")).not_to_contain_text("wrong")
    else:
        page.wait_for_function("height => scrollY < height - 50", arg=height)
        expect(status(page)).to_have_text("Nothing is damaged.")
    context.close()


def test_a_finger_finds_room_beside_what_it_paints_to_scroll_the_page(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 500}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, PictureRepair(noise=0, spread=True, plain=True)))
    page.add_style_tag(content=ROOM_ABOVE)
    received(page).scroll_into_view_if_needed()
    box = received(page).bounding_box()
    height = page.evaluate("scrollY")
    assert height > 100
    right = page.locator(".mm-repair").bounding_box()
    x = right["x"] + right["width"] - 20
    assert box["x"] + box["width"] < x
    touch = context.new_cdp_session(page)
    top = box["y"] + 10
    for step in range(5):
        point = {"x": x, "y": top + (box["height"] - 20) * step / 4}
        kind = "touchMove" if step else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("height => scrollY < height - 50", arg=height)
    expect(status(page)).to_have_text("Nothing is damaged.")
    context.close()


def test_a_blot_is_repaired_when_words_are_spread(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0)))
    button(page, "Spread each word").click()
    page.get_by_label("Brush").select_option("a blot")
    page.mouse.click(*at(received(page), 30, 40))
    assert wrong(page) == (25, 0)
    button(page, "Spread each word").click()
    assert wrong(page)[0] == 25
    assert wrong(page)[1] > 5
    button(page, "Spread each word").click()
    assert wrong(page) == (25, 0)
    page.get_by_label("Brush").select_option("none, only point")
    page.mouse.click(*at(received(page), 10, 10))
    assert wrong(page) == (25, 0)


def test_a_plain_figure_speaks_of_no_code(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0, spread=True, plain=True)))
    page.mouse.click(*at(received(page), 30, 40))
    assert wrong(page) == (25, 0)
    said = re.compile(r"^Cell, row 30, column 40: \w+, wrong\. The framed cells are sent together\.$")
    expect(page.locator(".mm-message")).to_have_text(said)
    page.mouse.click(*at(received(page), 30, 40))
    expect(page.get_by_label("Noise")).to_have_count(0)
    page.goto(save(tmp_path, PictureRepair(noise=1, spread=True, plain=True)))
    page.get_by_label("Noise").fill("12")
    assert wrong(page)[1] > 0
    page.locator("summary").click()
    words = page.locator(".mm-repair").inner_text()
    assert re.findall(r"(?i)\bword|check|⌽|\bvote|\bcode", words) == []


@pytest.mark.parametrize("plain", [True, False])
def test_only_a_plain_figure_with_brushes_begins_with_its_pictures(plain, page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0, spread=True, plain=plain)))
    picture, brush = (one.bounding_box()["y"] for one in (received(page), page.get_by_label("Brush")))
    assert (picture < brush) is plain


def shades(page, place):
    """Return how many colours the cells of one of the three pictures have."""
    return drawn(page.locator(".mm-way canvas").nth(place)).evaluate(
        """one => {
            const copy = new OffscreenCanvas(one.width, one.height);
            const ink = copy.getContext("2d", { willReadFrequently: true });
            ink.drawImage(one, 0, 0);
            return new Set(new Uint32Array(ink.getImageData(0, 0, one.width, one.height).data.buffer)).size;
        }"""
    )


def test_a_covered_picture_is_shown_when_asked(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=5, covered=True)))
    expect(page.get_by_label("Brush").locator("option:checked")).to_have_text("none, only point")
    expect(page.locator(".mm-score")).to_contain_text("cells arrive wrong")
    expect(page.locator(".mm-way .mm-caption").locator("visible=true")).to_have_text(["received"])
    expect(page.locator(".mm-score")).not_to_contain_text("repair")
    expect(button(page, "Show what was sent")).to_be_disabled()
    expect(button(page, "Mark wrong cells")).to_be_disabled()
    received(page).hover()
    expect(page.locator(".mm-message").first).to_have_text(re.compile(r"^Cell, row \d+, [^,]+: \w+\. "))
    button(page, "Repair it").click()
    seen = page.locator(".mm-way .mm-caption").locator("visible=true")
    expect(seen).to_have_text(["received", "repaired"])
    expect(page.locator(".mm-score")).to_contain_text("After the repair")
    button(page, "Show what was sent").click()
    expect(seen).to_have_text(["sent", "received", "repaired"])
    assert shades(page, 0) == 2
    button(page, "Mark wrong cells").click()
    assert shades(page, 1) == 3
    button(page, "Show what was sent").click()
    expect(seen).to_have_text(["received", "repaired"])
    assert shades(page, 1) == 2


def test_in_a_plain_figure_the_cells_of_a_word_are_framed(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0, spread=True, plain=True)))
    assert shades(page, 1) == 2
    page.mouse.move(*at(received(page), 30, 40))
    expect(page.locator(".mm-message")).to_contain_text("The framed cells are sent together.")
    assert shades(page, 1) == 3
    page.mouse.move(0, 0)
    expect(page.locator(".mm-message")).to_have_text("")
    assert shades(page, 1) == 2
    page.goto(save(tmp_path, PictureRepair(noise=0, plain=True, covered=True)))
    page.mouse.move(*at(received(page), 30, 40))
    expect(page.locator(".mm-message")).to_contain_text("row 30, column 40")
    expect(page.locator(".mm-message")).not_to_contain_text("framed")
    assert shades(page, 0) == 2


def test_a_plain_covered_picture_is_only_looked_at(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0, plain=True, covered=True)))
    expect(page.get_by_label("Brush")).to_have_count(0)
    expect(button(page, "Take damage back")).to_have_count(0)
    page.mouse.click(*at(received(page), 30, 40))
    expect(status(page)).to_have_text("Nothing is damaged.")
    page.locator("summary").click()
    expect(page.locator(".mm-repair")).not_to_contain_text("Press")


def test_one_by_one_a_press_flips_one_cell_of_a_plain_figure(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0, plain=True, one_by_one=True)))
    expect(page.get_by_label("Brush")).to_have_count(0)
    page.mouse.click(*at(received(page), 30, 40))
    assert wrong(page) == (1, 0)


def test_one_by_one_the_presses_are_counted_and_the_fewest_are_kept(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0, plain=True, one_by_one=True)))
    for column in range(4):
        expect(status(page)).not_to_contain_text("Your record")
        page.mouse.click(*at(received(page), 24, column))
        expect(status(page)).to_contain_text(f"Your presses: {column + 1}.")
    assert wrong(page)[1] > 0
    expect(status(page)).to_contain_text("Your record: 4.")
    page.mouse.click(*at(received(page), 24, 4))
    expect(status(page)).to_contain_text("Your presses: 5. Your record: 4.")
    button(page, "Take damage back").click()
    expect(status(page)).to_have_text("Nothing is damaged. Your presses: 0. Your record: 4.")


def test_the_colours_of_framed_wrong_cells_are_seen(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0, plain=True, one_by_one=True)))
    place = at(received(page), 30, 40)
    plain = shade_in(page, 30, 40, 0.2)
    page.mouse.click(*place)
    expect(page.locator(".mm-message")).to_contain_text("wrong.")
    assert shade_in(page, 30, 40, 0.2) != plain
    assert shade_in(page, 30, 40, 0.5) not in (plain, shade_in(page, 30, 40, 0.2))
    assert shade_in(page, 30, 40, 0) == shade_in(page, 30, 40, 0.5)


def shade_in(page, row, column, down):
    """Return the colour of the picture received in the middle of a cell, so far from its top."""
    return drawn(received(page)).evaluate(
        """(one, [row, column, down]) => {
            const copy = new OffscreenCanvas(one.width, one.height);
            const ink = copy.getContext("2d", { willReadFrequently: true });
            ink.drawImage(one, 0, 0);
            const dot = one.width / 64;
            return String(ink.getImageData((column + 0.5) * dot, (row + down) * dot, 1, 1).data);
        }""",
        [row, column, down],
    )


@pytest.mark.parametrize("width", [1200, 390])
def test_what_arrives_is_shown_large_where_single_cells_are_pressed(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(save(tmp_path, PictureRepair(np.eye(32, dtype=int), plain=True, one_by_one=True)))
    arriving, repaired = (page.locator(".mm-way canvas").nth(i).bounding_box() for i in (1, 2))
    assert arriving["width"] > 1.9 * repaired["width"]
    assert arriving["x"] + arriving["width"] <= width
    if width == 1200:
        assert arriving["width"] / 32 > 12


def test_one_by_one_a_finger_flips_where_it_is_lifted_and_the_cells_of_a_word_are_framed(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0, plain=True, one_by_one=True)))
    assert shades(page, 1) == 2
    [start, end] = [dict(zip("xy", at(received(page), 30, column), strict=True)) for column in (35, 40)]
    kinds = [("pointerdown", start), ("pointermove", end), ("pointerup", end)]
    for kind, place in kinds:
        event = {"pointerType": "touch", "clientX": place["x"], "clientY": place["y"], "bubbles": True}
        received(page).dispatch_event(kind, event)
    assert wrong(page) == (1, 0)
    said = page.locator(".mm-message")
    expect(said).to_contain_text("row 30, column 40")
    expect(said).to_contain_text("The framed cells are sent together.")
    assert shades(page, 1) == 3


@pytest.mark.parametrize("width", [1200, 390])
def test_what_arrives_and_its_repair_are_seen_together(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(save(tmp_path, PictureRepair()))
    sent, arriving, repaired = (page.locator(".mm-way canvas").nth(i).bounding_box() for i in range(3))
    assert sent["y"] == repaired["y"]
    if width == 1200:
        assert arriving["y"] == repaired["y"]
    else:  # above, and as wide as both: its cells are pressed by a finger
        assert arriving["width"] > 1.9 * repaired["width"]
        assert arriving["y"] + arriving["height"] <= repaired["y"]
        assert repaired["y"] + repaired["height"] - arriving["y"] < 600
    assert max(one["x"] + one["width"] for one in (sent, arriving, repaired)) <= width


@pytest.mark.parametrize("width", [1200, 390])
def test_what_is_only_looked_at_leaves_no_square_empty(page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(save(tmp_path, PictureRepair(plain=True, covered=True)))
    arriving = page.locator(".mm-way canvas").nth(1).bounding_box()
    assert arriving["width"] > (380 if width == 1200 else 310)  # alone, as wide as a phone allows
    button(page, "Repair it").click()
    button(page, "Show what was sent").click()
    sent, arriving, repaired = (page.locator(".mm-way canvas").nth(i).bounding_box() for i in range(3))
    assert arriving["width"] == repaired["width"] > (260 if width == 1200 else 160)
    assert arriving["y"] == repaired["y"]
    assert arriving["x"] < repaired["x"]
    if width == 1200:
        assert sent["y"] == repaired["y"]
        assert sent["x"] > repaired["x"] + repaired["width"]
    else:
        assert sent["y"] >= repaired["y"] + repaired["height"]
        assert sent["width"] > 310
    assert max(one["x"] + one["width"] for one in (sent, arriving, repaired)) <= width


def test_the_polar_code_is_decided_from_its_last_row_on(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(code="polar, 64 of 128")))
    expect(page.locator(".mm-about")).to_contain_text("from the last row down to row 0")


def test_pictures_work_by_keys(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0)))
    received(page).focus()
    for key in ("ArrowRight", "ArrowDown", "Space"):
        page.keyboard.press(key)
    assert wrong(page) == (1, 0)
    expect(page.locator(".mm-message").first).to_contain_text("Cell, row 1, column 1: black, wrong. Word 4:")
    page.keyboard.press("Enter")
    assert wrong(page) == (0, 0)


def test_the_rows_of_a_code_are_told(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair()))
    page.get_by_text("Which rows of ⌽G are chosen").click()
    slider = page.get_by_role("slider", name="row of ⌽G")
    slider.focus()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "Row 7 of ⌽G, 4 ones: not chosen.")
    page.get_by_label("Code").select_option("polar, 64 of 128")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^Row 0 of ⌽G, wrong in 0.0 of 100"))


def test_marks_are_drawn_and_taken_away(page, tmp_path):
    page.goto(save(tmp_path, PictureRepair(noise=0)))
    page.mouse.click(*at(received(page), 40, 40))
    page.mouse.move(1, 1)
    drawn = []
    for _ in range(3):
        drawn.append(received(page).evaluate("canvas => canvas.toDataURL()"))
        button(page, "Mark wrong cells").click()
    assert drawn[0] == drawn[2] != drawn[1]


def test_touch_does_what_pointing_does(browser, tmp_path):
    context = browser.new_context(
        has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800}, offline=True
    )
    page = context.new_page()
    page.goto(save(tmp_path, KroneckerBuilder(3)))
    cell(page, 1, 3, 7).tap()
    expect(status(page)).to_contain_text("Row 3, column 7 is 1.")
    cell(page, 0, 0, 2).tap()
    expect(status(page)).to_contain_text("Row 0, column 4 is 1.")
    page.goto(save(tmp_path, Symmetries()))
    factor(page, "G").tap()
    expect(status(page)).to_contain_text("I·G = G")
    page.locator(".mm-node").nth(1).tap()
    expect(status(page)).to_contain_text("You stand on J")
    page.goto(save(tmp_path, PictureRepair(noise=0)))
    canvas = received(page)
    page.touchscreen.tap(*at(canvas, 10, 20))
    assert wrong(page) == (1, 0)
    expect(page.locator(".mm-message").first).to_contain_text("Cell, row 10, column 20")
    for control in page.locator(".mm-tools button:visible").all():
        assert control.bounding_box()["height"] >= 44
    context.close()


@pytest.mark.parametrize("make", [lambda: KroneckerBuilder(3), Symmetries, lambda: PictureRepair(noise=0)])
def test_two_views_of_one_model_stay_equal(make, page, tmp_path):
    one = make()
    page.goto(save(tmp_path, one, one))
    if isinstance(one, KroneckerBuilder):
        button(page, "Larger").first.click()
        expect(page.locator(".mm-count-line")).to_have_text(["16×16 cells, 81 of them 1."] * 2)
    elif isinstance(one, Symmetries):
        factor(page, "G").last.click()
        expect(status(page)).to_have_text([re.compile("I·G = G")] * 2)
    else:
        page.get_by_role("slider", name="Noise").first.fill("4")
        first, last = status(page).all_inner_texts()
        assert first == last != "Nothing is damaged."


def test_without_scripts_pictures_and_texts_stay(browser, tmp_path):
    context = browser.new_context(java_script_enabled=False, offline=True)
    page = context.new_page()
    page.goto(save(tmp_path, KroneckerBuilder(2), Symmetries(2), PictureRepair()))
    for name in ("Kronecker builder, 2 factors", "Symmetries of size 4", "Picture of 64×64 cells"):
        picture = page.get_by_role("img", name=re.compile(f"^{name}"))
        assert picture.bounding_box()["width"] > 50
    context.close()
