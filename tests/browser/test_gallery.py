"""Open every live figure in a saved page: what all of them must hold, whatever they show."""

import re

import gallery
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from playwright.sync_api import expect
from saved import save_titled

from magicmath import widgets
from magicmath.widgets._base import PicturedWidget

TEXTS_ONLY = ("Exercise with a field", "Exercise with an editor")
LEAST_TARGET = 24  # pixels on either side, as WCAG 2.2 asks for
TABS = """() => [...document.querySelectorAll(".live :is(button, input, select, textarea, [tabindex='0'])")]
    .some(one => !one.disabled && one.tabIndex === 0 && one.checkVisibility())"""
SMALL = """(least) => [...document.querySelectorAll(".live button, .live input, .live select, .live summary")]
    .filter(one => one.checkVisibility() && !one.closest("[aria-hidden=true]"))
    .map(one => [one, one.closest("label")?.getBoundingClientRect() ?? one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.width < least || box.height < least))
    .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width}×${box.height}`)"""
SLABS = """() => {
    const lit = colour => {
        const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number);
        return a > 0.5 && (r + g + b) / 3 > 200;
    };
    return [...document.querySelectorAll(".live *")].filter(one => {
        const box = one.getBoundingClientRect();
        return box.width > 120 && box.height > 120 && lit(getComputedStyle(one).backgroundColor);
    }).map(one => one.outerHTML.slice(0, 120));
}"""


@pytest.fixture(params=list(gallery.FIGURES))
def name(request):
    return request.param


@pytest.fixture
def opened(page, quiet_page, tmp_path):
    """Return a function that opens a figure in a page of a width and a scheme."""

    def open_figure(name, width=1000, scheme="light"):
        page.set_viewport_size({"width": width, "height": 844})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        figure = gallery.FIGURES[name]()
        page.goto(save_titled(tmp_path, {name: figure}))
        expect(page.locator(".live .mm-board").first).to_be_visible()
        return figure

    return open_figure


def test_every_figure_stands_in_the_gallery():
    public = [getattr(widgets, name) for name in widgets.__all__]
    pictured = [one for one in public if isinstance(one, type) and issubclass(one, PicturedWidget)]
    shown = [made() for made in gallery.FIGURES.values()]
    assert pictured
    assert [one for one in pictured if not any(isinstance(figure, one) for figure in shown)] == []


def test_on_a_wide_light_page_keys_reach_it_and_its_state_is_told(name, opened, page, axe):  # noqa: F811
    figure = opened(name)
    assert violations(page, axe) == []
    assert page.evaluate(TABS)
    expect(page.locator(".live [role=status], .live [aria-live]").first).to_be_attached()
    stored, _ = figure._repr_mimebundle_()
    assert stored["text/plain"].strip()
    if name not in TEXTS_ONLY:
        assert re.match(r"<svg\b", stored["image/svg+xml"].strip())


def test_on_a_dark_phone_it_fits_and_fingers_meet_it(name, opened, page, axe):  # noqa: F811
    opened(name, width=390, scheme="dark")
    assert violations(page, axe) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(SMALL, LEAST_TARGET) == []
    assert page.evaluate(SLABS) == []
