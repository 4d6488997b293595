"""Bet on the nullity and double the index in a saved page: mouse, keys and touch, without Python."""

import re

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath import nullity
from magicmath.widgets import Doubling

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def counts(page):
    """Return the numbers that the table shows, row by row, without the degrees."""
    rows = page.get_by_role("row").all()[1:]
    return [
        [int(cell.locator("span").first.inner_text()) for cell in row.get_by_role("cell").all()[:-1]]
        for row in rows
    ]


def degrees(page):
    """Return what the last column of the table shows."""
    return page.locator(".mm-doubling-degrees").all_inner_texts()


@pytest.mark.parametrize("key", [None, "Enter"])
def test_each_press_wants_a_bet_and_tells_what_is_new(key, page, tmp_path):
    figure = Doubling([5, 33])
    page.goto(save(tmp_path, Doubling([5, 33])))
    said, bet, double = page.get_by_role("status"), page.get_by_label("your bet"), button(page, "Double N")

    def press(number):
        bet.fill(str(number))
        if key:
            page.keyboard.press(key)
        else:
            double.click()
        expect(bet).to_be_focused()

    expect(said).to_have_text("The nullity is 4. What is the nullity of 9×9?")
    expect(double).to_be_disabled()
    press(8)
    expect(said).to_contain_text("✓ It is 8, as you bet.")
    expect(page.get_by_text("new")).to_have_count(0)
    assert degrees(page) == ["0", "0", "4 × 2 = 8"]
    button(page, "N = 33").click()
    expect(said).to_contain_text("The nullity is 20.")
    figure.index = 33
    for doubled in (1, 2):
        before = figure.nullity
        figure.doubled = doubled
        assert figure.nullity == nullity.of_board(33 * 2**doubled - 1)
        press(2 * before)
        expect(said).to_contain_text(f"You bet {2 * before}, and it is {figure.nullity}.")
        assert sum(int(one.split()[-1]) for one in degrees(page)) == figure.nullity
        assert counts(page) == [[*both, min(both)] for both in figure.counts.values()]
        expect(page.locator(".mm-doubling-new")).to_have_count(2)
        expect(page.get_by_text(re.compile("^, 1 new$"))).to_have_count(2)
    bet.fill("-3")
    expect(double).to_be_disabled()
    page.keyboard.press("Enter")
    assert counts(page) == [[*both, min(both)] for both in figure.counts.values()]
    button(page, "Start again").click()
    expect(said).to_have_text("The nullity is 20. What is the nullity of 65×65?")
    expect(bet).to_be_focused()


@pytest.mark.parametrize(("added", "said"), [(2, "✓ Yes:"), (0, "You said plus 0, but")])
def test_after_three_presses_the_rule_is_asked_for(added, said, page, tmp_path):
    figure = Doubling([33])
    page.goto(save(tmp_path, figure))
    expect(button(page, "N = 33")).to_have_count(0)  # there is no other start
    nullities = [figure.nullity]
    for doubled in range(1, 9):
        figure.doubled = doubled
        nullities.append(figure.nullity)
        if doubled <= 3:
            page.get_by_label("your bet").fill(str(figure.nullity))
            button(page, "Double N").click()
            expect(page.get_by_role("status")).to_contain_text(f"✓ It is {figure.nullity}, as you bet.")
    so_far = ", ".join(map(str, nullities[:4]))
    expect(page.get_by_role("status")).to_contain_text(f"So far: {so_far}. Which rule is it?")
    rule, run = page.get_by_label("twice the one before, plus"), button(page, "Run on")
    expect(run).to_be_disabled()
    rule.fill(str(added))
    run.click()
    row = ", ".join(map(str, nullities))
    expect(page.get_by_role("status")).to_have_text(f"{said} each is twice the one before, plus 2: {row}.")
    assert counts(page) == [[*both, min(both)] for both in figure.counts.values()]
    expect(page.get_by_label("your bet")).to_be_hidden()
    expect(run).to_be_hidden()
    expect(button(page, "Start again")).to_be_focused()
    button(page, "Start again").click()
    expect(page.get_by_label("your bet")).to_be_focused()


@pytest.mark.parametrize("key", [None, "Enter"])
def test_a_figure_of_some_steps_asks_for_each_and_then_ends(key, page, tmp_path):
    page.goto(save(tmp_path, Doubling([2], asks="x", steps=6)))
    said, bet = page.get_by_role("status"), page.get_by_label("your bet")
    expect(said).to_have_text("f has the factor x once. How often does the f of N = 4 have it?")
    for index, count in zip((4, 8, 16, 32, 64, 128), (3, 7, 15, 31, 63, 127), strict=True):
        bet.fill(str(count))
        if key:
            page.keyboard.press(key)
        else:
            button(page, "Double N").click()
        expect(said).to_contain_text(f"✓ It is {count}, as you bet.")
        assert counts(page) == [[count, 0, 0], [0, count, 0]]
        expect(page.get_by_text(f"N = {index}: the board has")).to_be_visible()
        expect(button(page, "Run on")).to_have_count(0)
    expect(said).to_have_text("✓ It is 127, as you bet.")
    expect(bet).to_be_hidden()
    expect(button(page, "Start again")).to_be_focused()


def test_it_fits_a_phone(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    figure = Doubling([33, 15])
    figure.doubled = 3
    page.goto(save(tmp_path, figure, Doubling([5, 33])))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    page.get_by_label("your bet").fill("8")  # the first figure asks for the rule
    button(page, "Double N").tap()
    expect(page.get_by_role("status").nth(1)).to_contain_text("as you bet")
    context.close()
