"""The accessibility checker axe, from npm."""

import pytest

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async ([within, rules]) => (await axe.run(within, { runOnly: rules })).violations
    .filter(violation => ["serious", "critical"].includes(violation.impact))
    .map(violation => [violation.id, ...violation.nodes.map(node => node.html.slice(0, 200))])"""


@pytest.fixture(scope="session")
def axe(npm_packages):
    """Return axe's code."""
    return (npm_packages / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page, axe, within="html"):
    """Return the serious and the critical faults in a part of a page."""
    page.evaluate(axe)
    return page.evaluate(RUN, [within, RULES])
