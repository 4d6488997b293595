"""Shrink polynomials in a saved page: mouse, keys and words, without Python or network."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import Euclid

pytestmark = pytest.mark.usefixtures("quiet_page")


def lines(page):
    """Return the lines that the page shows, as whole numbers."""
    shown = page.get_by_role("listitem").evaluate_all(
        """rows => rows.map(row => [...row.querySelectorAll(".mm-cell")]
            .map(one => one.dataset.bit).join(""))"""
    )
    return [int(bits or "0", 2) for bits in shown]


def parts(page):
    """Return the two lines in the dashed box, by their names."""
    return page.locator(".mm-euclid-parts > div").evaluate_all(
        """rows => rows.map(row => [row.firstChild.textContent,
            [...row.querySelectorAll(".mm-cell")].map(one => one.dataset.bit).join("")])"""
    )


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_each_press_adds_the_line_that_python_has(page, tmp_path):
    figure = Euclid(5)
    page.goto(save(tmp_path, figure))
    for count in range(2, len(figure.lines)):
        assert lines(page) == figure.lines[:count]
        expect(page.get_by_role("status")).to_contain_text("Next: ")
        (_, longer), (_, shifted) = parts(page)
        assert len(longer) == len(shifted)
        assert int(longer, 2) ^ int(shifted, 2) == figure.lines[count]
        button(page, "Next line").click()
    assert lines(page) == figure.lines
    expect(page.locator(".mm-euclid-parts")).to_be_hidden()
    expect(page.get_by_role("status")).to_contain_text("of degree 2.")
    expect(button(page, "Start again")).to_be_focused()
    expect(page.locator(".mm-euclid-found")).to_have_count(figure.lines.count(min(figure.lines[:-1])))
    expect(page.locator(".mm-euclid-zero")).to_have_text("0")


def test_the_shifted_line_is_named_with_its_power_of_x(page, tmp_path):
    page.goto(save(tmp_path, Euclid(5, shown=5)))
    assert parts(page) == [["line 3", "10010"], ["+ x²·line 5", "11000"]]


def test_the_size_is_chosen_by_buttons_and_by_keys(page, tmp_path):
    page.goto(save(tmp_path, Euclid(15)))
    button(page, "a larger board").click()
    assert lines(page) == Euclid(16).lines[:2]
    button(page, "All lines").click()
    expect(page.get_by_role("status")).to_contain_text("of degree 8.")
    for typed, n in [("39", 39), ("999", 102), ("998", 102), ("0", 1)]:
        page.get_by_label("n", exact=True).fill(typed)
        page.keyboard.press("Enter")
        assert lines(page) == Euclid(n).lines  # of every board all lines, once all are shown
        expect(page.get_by_label("n", exact=True)).to_have_value(str(n))
        refusal = expect(page.get_by_role("status"))
        (refusal.to_contain_text if typed != str(n) else refusal.not_to_contain_text)("n goes from 1 to 102.")
    expect(button(page, "a smaller board")).to_be_disabled()


def test_an_untold_figure_leaves_the_degree_to_the_reader(page, tmp_path):
    page.goto(save(tmp_path, Euclid(9, untold=True)))
    button(page, "All lines").click()
    expect(page.get_by_role("status")).to_have_text(
        "Line 5 is 0. The shortest lines before it are 3 and 4. They are equal: each is c."
    )
    for n in (10, 11):
        button(page, "a larger board").click()
        assert lines(page) == Euclid(n).lines[:2]  # the next size begins anew
    button(page, "All lines").click()
    expect(page.get_by_role("status")).to_have_text(
        "Line 9 is 0. The shortest line before it is line 7: this is c."
    )


def test_an_untold_figure_tells_the_degree_where_nobody_can_count_the_places(page, tmp_path):
    page.goto(save(tmp_path, Euclid(9, untold=True)))
    for n in (40, 41, 99, 100):
        page.get_by_label("n", exact=True).fill(str(n))
        page.keyboard.press("Enter")
        button(page, "All lines").click()
        status = page.get_by_role("status")
        expect(status).to_contain_text(f"Line {len(Euclid(n).lines)} is 0.")
        degree = f"c, of degree {Euclid(n).nullity}."
        (expect(status).not_to_contain_text if n == 40 else expect(status).to_contain_text)(degree)


def test_a_phone_shows_the_longest_lines(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, Euclid(102, shown=408)))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    button(page, "a smaller board").tap()
    assert lines(page) == Euclid(101).lines
    context.close()
