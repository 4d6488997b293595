"""Judge lines in a saved page: no verdict before an answer, and the score at the end."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.exercises import reproduction
from magicmath.widgets import LinesToJudge

pytestmark = pytest.mark.usefixtures("quiet_page")
LINES = {
    "2 is even.": ("page 1", [], "right", "It is 1 + 1."),
    "All are even.": ("page 2", ["1 2 3", "4"], "wrong", "1 is odd."),
    "A book has pages.": ("page 3", ["It is lost."], "cannot tell", "Nobody has it."),
}
SIGNS = {"right": "✔", "wrong": "✘", "under a condition": "◐", "cannot tell": "?"}


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def answer(page, name):
    return button(page, f"{SIGNS[name]} {name}")


def chip(page, number):
    return page.locator(".mm-judge-chip").nth(number - 1)


def test_each_line_opens_after_the_readers_own_verdict_and_the_score_stands_at_the_end(page, tmp_path):
    page.goto(save(tmp_path, LinesToJudge(LINES)))
    opened, score = page.locator(".mm-judge-opened"), page.locator(".mm-score")
    expect(page.locator(".mm-judge-head")).to_have_text("Line 1 of 3 · page 1")
    expect(opened).to_have_text("")
    expect(button(page, "Next line")).to_be_hidden()
    expect(chip(page, 2)).to_be_disabled()
    answer(page, "right").click()
    expect(opened).to_have_text("You say: right. So does the ledger. It is 1 + 1.")
    expect(answer(page, "wrong")).to_be_disabled()
    expect(answer(page, "right")).to_have_attribute("aria-pressed", "true")
    expect(score).to_have_text("You and the ledger agree on 1 of 1 so far.")
    expect(chip(page, 1)).to_have_text("1✓")
    button(page, "Next line").click()
    expect(page.locator(".mm-judge-words")).to_have_text("All are even.")
    expect(page.locator(".mm-judge-beside")).to_have_text("1 2 3\n4")
    expect(opened).to_have_text("")
    chip(page, 1).click()  # a line that is judged may be read again
    expect(opened).to_contain_text("It is 1 + 1.")
    chip(page, 2).click()
    answer(page, "under a condition").click()
    expect(opened).to_have_text("You say: under a condition. The ledger says: wrong. 1 is odd.")
    expect(chip(page, 2)).to_have_attribute("aria-label", "line 2, you differ from the ledger")
    button(page, "Next line").click()
    expect(button(page, "Judge all again")).to_be_hidden()
    answer(page, "cannot tell").click()
    expect(button(page, "Next line")).to_be_hidden()
    expect(score).to_have_text(
        "You and the ledger agree on 2 of 3. Read the reasons of line 2 once more. Who is right?"
    )
    button(page, "Judge all again").click()
    expect(score).to_have_text("")
    expect(page.locator(".mm-judge-head")).to_have_text("Line 1 of 3 · page 1")
    expect(opened).to_have_text("")


def test_keys_judge_all_ten_lines_of_notebook_15(page, tmp_path):
    lines = reproduction.lines_to_judge()
    page.goto(save(tmp_path, LinesToJudge(lines)))
    for number, (words, (_, _, verdict, why)) in enumerate(lines.items(), start=1):
        expect(page.locator(".mm-judge-words")).to_have_text(words)
        answer(page, verdict).press("Enter")
        expect(page.locator(".mm-judge-opened")).to_have_text(
            f"You say: {verdict}. So does the ledger. {why}"
        )
        if number < len(lines):
            expect(button(page, "Next line")).to_be_focused()
            page.keyboard.press("Enter")
    expect(button(page, "Judge all again")).to_be_focused()
    expect(page.locator(".mm-score")).to_have_text(
        "You and the ledger agree on 10 of 10. You judge as we did."
    )


def test_a_phone_shows_each_line_without_scrolling_sideways(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 700})
    page = context.new_page()
    page.goto(save(tmp_path, LinesToJudge(reproduction.lines_to_judge())))
    for number in range(10):
        boxes = [box for one in page.get_by_role("button").all() if (box := one.bounding_box())]
        assert len(boxes) == 14 and all(min(box["width"], box["height"]) >= 24 for box in boxes)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        answer(page, "wrong").tap()
        if number < 9:
            button(page, "Next line").tap()
    expect(page.locator(".mm-score")).to_contain_text("You and the ledger agree on 4 of 10.")
    context.close()
