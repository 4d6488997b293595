"""Find a reciprocal by Euclid's lines in a saved page: mouse, keys and touch, without Python or network."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import ReciprocalLines

pytestmark = pytest.mark.usefixtures("quiet_page")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def lines(page):
    return page.locator(".mm-reciprocal-lines li > span:nth-child(2)").all_inner_texts()


def give(page, *numbers):
    for number in numbers:
        page.get_by_role("spinbutton").fill(str(number))
        page.keyboard.press("Enter")


def test_the_reader_gives_each_number_of_times_and_the_reciprocal(page, tmp_path):
    figure = ReciprocalLines([(7, 26), (9, 24)])
    page.goto(save(tmp_path, figure))
    said, field = page.locator(".mm-message"), page.get_by_role("spinbutton")
    assert lines(page) == ["26 = 0·7", "7 = 1·7"]
    assert page.locator(".mm-line-modulus").all_inner_texts() == ["modulo 26"] * 2
    assert "5" not in page.locator(".mm-reciprocal").inner_text(), "no line is told before it is found"
    expect(button(page, "There is none")).to_be_hidden()
    give(page, 4)
    expect(said).to_have_text("4·7 = 28, and that is more than 26.")
    give(page, 2)
    expect(said).to_have_text("26 − 2·7 = 12. You can take 7 from that, too.")
    assert len(lines(page)) == 2
    field.fill("3")
    button(page, "Take").click()
    expect(said).to_have_text("✓ 5 is left.")
    expect(field).to_have_value("")
    give(page, 1, 2, 2)
    assert lines(page) == [f"{value} = {factor}·7".replace("-", "−") for value, factor in figure.lines]
    expect(said).to_have_text("0 is left. The last number that is not 0 is 1, in line 5.")
    assert page.locator(".mm-line-asked").all_inner_texts()[0].split()[:2] == ["5", "1"]
    button(page, "There is none").click()
    expect(said).to_have_text("Look at the line that begins with 1.")
    give(page, -11)
    expect(said).to_have_text("Modulo 26 that is right. Which number from 1 to 25 is it?")
    give(page, figure.reciprocal)
    expect(said).to_have_text("✓ 7·15 = 105, modulo 26 that is 1.")
    button(page, "Start again").click()
    assert len(lines(page)) == 2


def test_another_number_has_no_reciprocal(page, tmp_path):
    page.goto(save(tmp_path, ReciprocalLines([(7, 26), (9, 24)])))
    give(page, 3)
    button(page, "9 modulo 24").click()
    assert lines(page) == ["24 = 0·9", "9 = 1·9"]
    assert page.locator(".mm-line-modulus").all_inner_texts() == ["modulo 24"] * 2
    give(page, 2, 1, 2)
    assert lines(page) == ["24 = 0·9", "9 = 1·9", "6 = −2·9", "3 = 3·9", "0 = −8·9"]
    give(page, 3)
    expect(page.locator(".mm-message")).to_have_text("9·3 = 27, modulo 24 that is 3.")
    button(page, "There is none").click()
    expect(page.locator(".mm-message")).to_contain_text("✓ 3 divides 9 and 24.")


def test_a_phone_shows_all_of_it(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, ReciprocalLines([(6764, 9999), (9, 24)])))
    page.get_by_role("spinbutton").fill("1")
    button(page, "Take").tap()
    assert lines(page)[2] == "3235 = −1·6764"
    origin = page.locator(".mm-line-origin").nth(2)
    assert origin.inner_text() == "line 1 − line 2"
    assert origin.bounding_box()["height"] < 30, "where a line comes from stays in one row"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
        assert box["x"] + box["width"] <= 390
    context.close()
