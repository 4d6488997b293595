"""The accessibility checker axe, fetched from npm once."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PACKAGES = Path(__file__).resolve().parents[1] / "package.json"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async ([within, rules]) => (await axe.run(within, { runOnly: rules })).violations
    .filter(violation => ["serious", "critical"].includes(violation.impact))
    .map(violation => [violation.id, ...violation.nodes.map(node => node.html.slice(0, 200))])"""


@pytest.fixture(scope="session")
def axe(request):
    """Return axe's code, fetched once into pytest's cache; without npm skip, but fail in CI."""
    folder = Path(request.config.cache.mkdir("npm"))
    code = folder / "node_modules" / "axe-core" / "axe.min.js"
    shutil.copy(PACKAGES, folder)
    command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts"]
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=300, text=True)
    except (OSError, subprocess.SubprocessError) as error:
        if not code.exists():
            reason = f"axe-core cannot be had from npm: {getattr(error, 'stderr', '') or error}"
            return pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
    return code.read_text(encoding="utf-8")


def violations(page, axe, within="html"):
    """Return the serious and the critical faults in a part of a page."""
    page.evaluate(axe)
    return page.evaluate(RUN, [within, RULES])
