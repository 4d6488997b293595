"""Turn the wrong bits of a printed matrix, and watch its checks, in a saved page."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath import gf2, ledger
from magicmath.rules import MAGIC
from magicmath.widgets import WrongBits

pytestmark = pytest.mark.usefixtures("quiet_page")
PRINTED = ledger.printed("retroversion.masks").reshape(9, 9).astype(np.uint8)
PRESSES = ledger.printed("retroversion.example_presses").tolist()


def figure():
    return WrongBits(PRINTED, presses=PRESSES)


def cell(page, row, column):
    return page.get_by_role("gridcell").nth(9 * row + column)


def test_each_tap_tells_which_checks_change_until_all_pass(page, tmp_path):
    page.goto(save(tmp_path, figure()))
    lines, score = page.locator(".mm-check-lines li"), page.locator(".mm-score")
    expect(score).to_have_text("3 of 3 checks complain. Tap the wrong bits.")
    complaints = ["mask 3 has 1, not 3", "masks 3 and 5 are no mirror images", "wrong in cells 3 and 6"]
    for k, said in enumerate(complaints):
        expect(lines.nth(k)).to_contain_text("✗")
        expect(lines.nth(k).locator(".mm-complaint")).to_have_text(said)
    cell(page, 3, 3).click()
    expect(lines.nth(0).locator(".mm-complaint")).to_have_text("mask 3 has 2, not 3")
    expect(lines.nth(2).locator(".mm-complaint")).to_have_text("wrong in cell 6")
    changed = page.locator(".mm-just")
    assert changed.all_inner_texts() == ["changed", "", "changed"]
    expect(score).to_have_text("3 of 3 checks complain. 1 bit turned, in a frame.")
    expect(cell(page, 3, 3)).to_have_class("mm-cell mm-aimed")
    cell(page, 3, 6).click()
    expect(score).to_have_text("✓ Mended: all checks pass, 2 bits turned.")
    assert changed.all_inner_texts() == ["changed"] * 3
    expect(page.locator(".mm-fails")).to_have_count(0)
    for place in ((0, 0), (0, 2), (2, 0), (2, 2)):
        cell(page, *place).click()
    expect(score).to_have_text("No check complains, with 6 bits turned. But 2 are enough: Reset.")
    page.get_by_role("button", name="Reset").click()
    expect(score).to_have_text("3 of 3 checks complain. Tap the wrong bits.")
    expect(page.get_by_role("button", name="Reset")).to_be_disabled()


def test_the_product_follows_the_printed_inverse(page, tmp_path):
    printed = gf2.inv(MAGIC.matrix)
    printed[5, 7] ^= 1
    page.goto(save(tmp_path, WrongBits(printed, inverse=True)))
    marked, score = page.locator(".mm-off"), page.locator(".mm-score")
    expect(marked).to_have_count(int(MAGIC.matrix[:, 5].sum()))
    expect(score).to_have_text("The check complains. Tap the wrong bit.")
    cell(page, 0, 0).click()
    expect(marked).to_have_count(int(MAGIC.matrix[:, 5].sum() + MAGIC.matrix[:, 0].sum()))
    cell(page, 0, 0).click()
    cell(page, 5, 7).press("Enter")
    expect(marked).to_have_count(0)
    expect(score).to_have_text("✓ Mended: the check passes, 1 bit turned.")
    expect(page.get_by_role("img")).to_have_attribute("aria-label", re.compile("marked: none$"))


@pytest.mark.parametrize("inverse", [False, True])
def test_it_fits_a_phone(browser, tmp_path, inverse):
    shown = WrongBits(np.eye(9, dtype=int), inverse=True) if inverse else figure()
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, shown))
    expect(page.locator(".mm-score")).to_contain_text("complain")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for control in page.locator("[role=gridcell], button:visible").all():
        box = control.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    context.close()
