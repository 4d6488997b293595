"""Print how long the game takes to draw and to redraw after a click, in a page without a kernel.

Run it with the Python of .venv: python tests/benchmarks/page_latency.py
"""

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from browser.conftest import QUIET
from playwright.sync_api import sync_playwright
from puzzles import lights_out
from saved import save

from magicmath.rules import MAGIC
from magicmath.widgets.game import Game
from runner.fetching import BROWSERS

MEASURE = """async () => {
    const cells = [...document.querySelectorAll("[role=gridcell]")], script = [], frame = [];
    for (let i = 0; i < 200; i++) {
        const from = performance.now();
        cells[(i * 37) % cells.length].click();
        document.body.offsetWidth;
        script.push(performance.now() - from);
        await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
        frame.push(performance.now() - from);
    }
    const quantile = (times, q) => times.sort((a, b) => a - b)[Math.floor(q * times.length)].toFixed(1);
    const drawn = performance.getEntriesByName("drawn")[0].duration.toFixed(0);
    return [drawn, ...[script, frame].flatMap(times => [quantile(times, 0.5), quantile(times, 0.9)])];
}"""


def main():
    """Measure three sizes of board."""
    path = next(filter(None, map(shutil.which, BROWSERS)))
    args = ["--no-sandbox", "--no-first-run", *(f"--disable-{feature}" for feature in QUIET)]
    print(f"{'board':>8} {'first draw':>11} {'script+layout':>15} {'next frame':>15}   (ms, median / p90)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=args)
        for name, rule in {"3×3": MAGIC, "32×32": lights_out(32, 32), "64×64": lights_out(64, 64)}.items():
            page = browser.new_page()
            page.goto(save(Path(tempfile.mkdtemp()), Game(rule, seed=1, distance=4)))
            page.wait_for_timeout(6000)
            drawn, script, script90, frame, frame90 = page.evaluate(MEASURE)
            print(f"{name:>8} {drawn:>11} {script:>8} /{script90:>5} {frame:>8} /{frame90:>5}")
            page.close()


if __name__ == "__main__":
    main()
