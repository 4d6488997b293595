"""Visit the site once, take its network away, and go on."""

import pytest
from playwright.sync_api import expect

START = 120_000  # milliseconds, for a busy machine
ANSWER = "magicmathPython.answer({ name: 'parities.your_product', text: '1' })"
KEPT = """async (names) => {
    const cache = await caches.open("magic");
    const urls = (await cache.keys()).map(({ url }) => url);
    return names.every((name) => urls.some((url) => url.includes(name)));
}"""


@pytest.fixture
def visited(page, served):
    """Return a chapter that was visited, and whose Python was used."""
    page.goto(f"{served}02-a-system-of-parities.html")
    page.wait_for_function("navigator.serviceWorker.controller")
    assert page.evaluate(ANSWER)["solved"] is False
    page.wait_for_function(KEPT, arg=["02-a-system-of-parities.html", "live.js", "numpy", "bridge.py"])
    return page


def test_a_visited_chapter_and_its_python_need_no_network(visited):
    visited.context.set_offline(True)
    visited.reload()
    assert visited.locator(".live:not(:has(> div))").count() == 0
    assert visited.evaluate("fetch('01-the-puzzle.html').catch(() => 'no network')") == "no network"
    assert visited.evaluate(ANSWER)["solved"] is False


def test_a_second_visit_fetches_no_wheel_again(visited, served):
    asked = []
    visited.context.on("response", lambda reply: reply.from_service_worker or asked.append(reply.url))
    visited.reload()
    assert visited.evaluate(ANSWER)["solved"] is False
    assert [url for url in asked if url.endswith((".whl", ".wasm"))] == []
    expect(visited.locator(".python-bar")).to_be_hidden()
