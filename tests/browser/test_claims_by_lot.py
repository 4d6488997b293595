"""Judge claims by lot in a saved page: no verdict before the reader's own, and a score that counts."""

import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.widgets import ClaimsByLot

pytestmark = pytest.mark.usefixtures("quiet_page")
NAMES = ["true", "true under a condition", "false"]
SIGNS = "✔◐✘"
CLAIMS = {f"claim {k}": (NAMES[k % 3], f"reason {k}") for k in range(12)}


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_ten_claims_are_drawn_once_each_and_judged_before_their_verdict_is_seen(page, tmp_path):
    page.goto(save(tmp_path, ClaimsByLot(CLAIMS)))
    status, claim, score = page.get_by_role("status"), page.locator(".mm-claim"), page.locator(".mm-score")
    expect(claim).to_be_hidden()
    expect(button(page, "✔ true")).to_be_hidden()
    button(page, "Draw a line").click()
    seen, same = [], 0
    for number in range(1, 11):
        expect(page.locator(".mm-caption")).to_have_text(f"Line {number} of 10")
        expect(status).to_be_empty()
        expect(page.locator(".mm-ledgers")).to_have_count(0)
        seen.append(claim.inner_text())
        right, why = CLAIMS[seen[-1]]
        button(page, "✔ true").click()
        is_same = right == "true"
        same += is_same
        verdict = f"{SIGNS[NAMES.index(right)]} {right}"
        says = "The ledger says the same" if is_same else f"The ledger says {verdict}"
        expect(status).to_have_text(f"You say ✔ true. {says}. {why}.")
        expect(page.locator(".mm-ledgers")).to_have_text(verdict)
        expect(button(page, "✘ false")).to_be_disabled()
        expect(score).to_contain_text(f"You and the ledger agree on {same} of {number}.")
        if number < 10:
            page.keyboard.press("Enter")  # on "Draw the next line"
    assert len(set(seen)) == 10
    expect(score).to_contain_text("This was the last line.")
    button(page, "Begin again").click()
    expect(page.locator(".mm-caption")).to_have_text("Line 1 of 10")
    expect(score).to_be_empty()


def test_the_reader_without_a_mouse_judges_with_keys(page, tmp_path):
    page.goto(save(tmp_path, ClaimsByLot({"only one": ("false", "so it is.")})))
    button(page, "Draw a line").press("Enter")
    expect(page.locator(".mm-claim")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.get_by_role("status")).to_have_text("You say ✘ false. The ledger says the same. so it is.")


def test_a_phone_shows_claim_and_verdicts(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 700})
    page = context.new_page()
    page.goto(save(tmp_path, ClaimsByLot({"word " * 22: ("true", "because " * 30)})))
    button(page, "Draw a line").tap()
    button(page, "◐ true under a condition").tap()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.get_by_role("status")).to_be_in_viewport()
    for control in page.get_by_role("button").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    context.close()
