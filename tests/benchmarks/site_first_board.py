"""Print how long a reader waits for the first board, and for the first check, beside two other ways.

Then print the seconds of a build of the site, all new and with nothing changed, and the size of the site.

Build the site, then run it with the same Python: python tests/benchmarks/site_first_board.py
Each page is opened by a browser that has nothing kept: as fast as this machine can, and then with the page's
processor slowed 4 times and a network of 1.6 Mbit/s and 150 ms, which the server imitates, so that workers
feel it, too. A worker's processor is not slowed. What can be compressed is sent compressed.
"""

import gzip
import os
import sys
import threading
import time
from functools import cache, partial
from http.server import ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "site"), str(Path(__file__).parent)]

import nbformat  # noqa: E402
from nbconvert import HTMLExporter  # noqa: E402
from places import BUILD, KEPT  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from serve import Quiet  # noqa: E402
from site_builds import builds  # noqa: E402

from runner.fetching import chromium, npm_packages  # noqa: E402

CHAPTER = "01-the-puzzle"
SLOWER = 4
BITS_A_SECOND, LATENCY = 1.6e6, 0.15
COMPRESSED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".wasm", ".ipynb", ".py")
PATIENCE = 900_000  # milliseconds
PRESSED = """() => {
    const cell = document.querySelector(".mm-board [data-bit], .mm-board button[aria-label*=mask]");
    const board = cell?.closest(".mm-board");
    if (!board) return false;
    const before = board.innerHTML;
    for (const one of board.querySelectorAll("button[aria-label*=mask], [role=gridcell]")) one.click();
    return board.innerHTML !== before;
}"""
RUN_TO_BOARD = """(async () => {
    while (!document.querySelector(".mm-board")) {
        await jupyterapp.commands.execute("notebook:run-cell-and-select-next");
    }
})()"""
KERNEL = "globalThis.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel"
TASK = "{ name: 'puzzle.your_press', text: 'def press(board, mask):\\n    return board' }"


class Slow(Quiet):
    """Serve compressed files at the pace of a slow network, and count what is sent."""

    def do_GET(self):
        """Answer a request."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return self.send_error(404)
        body = compressed(path) if path.suffix in COMPRESSED else path.read_bytes()
        if self.server.is_slow:
            time.sleep(LATENCY)
        self.send_response(200)
        if path.suffix in COMPRESSED:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        for start in range(0, len(body), 16_384):
            piece = body[start : start + 16_384]
            with self.server.line:  # all requests share it
                if self.server.is_slow:
                    time.sleep(len(piece) * 8 / BITS_A_SECOND)
                self.wfile.write(piece)
                self.server.sent += len(piece)
        return None


class Server(ThreadingHTTPServer):
    """A server that knows how fast it is to be."""

    daemon_threads = True
    is_slow, sent, line = False, 0, threading.Lock()

    def handle_error(self, request, client_address):
        """Say nothing of a browser that went away."""


@cache
def compressed(path):
    """Return a file as a host would send it."""
    return gzip.compress(path.read_bytes(), 6)


def converted(folder):
    """Write the chapter as nbconvert makes it, all that it loads beside it."""
    packages = npm_packages(
        "peers-of-site", Path(__file__).parent / "peers_of_site" / "package.json", "20 MB"
    )
    folder.mkdir(parents=True, exist_ok=True)
    anywidget = Path(sys.prefix) / "share" / "jupyter" / "nbextensions" / "anywidget" / "index.js"
    for name, path in {
        "require.js": packages / "requirejs" / "require.js",
        "embed-amd.js": packages / "@jupyter-widgets" / "html-manager" / "dist" / "embed-amd.js",
        "anywidget.js": anywidget,
        "mathjax.js": BUILD / "_static" / "mathjax.js",
    }.items():
        (folder / name).write_bytes(path.read_bytes())
    exporter = HTMLExporter(
        require_js_url="require.js",
        widget_renderer_url="embed-amd.js",
        jupyter_widgets_base_url="",
        mathjax_url="mathjax.js",
    )
    notebook = nbformat.read(KEPT / "executed" / f"{CHAPTER}.ipynb", as_version=4)
    (folder / "index.html").write_text(exporter.from_notebook_node(notebook)[0], "utf-8")


def waited(page, server, address, then=None):
    """Return the seconds until a board of a page can be pressed, and the megabytes that it took."""
    server.sent = 0
    started = time.perf_counter()
    page.goto(address, wait_until="commit")
    if then:
        page.wait_for_function(KERNEL, timeout=PATIENCE)
        page.evaluate(then)
    page.wait_for_function(PRESSED, timeout=PATIENCE, polling=100)
    return time.perf_counter() - started, server.sent / 1e6


def opened(browser, server, is_slow):
    """Return a page of a browser that has nothing kept."""
    page = browser.new_context().new_page()
    page.set_default_timeout(PATIENCE)
    server.is_slow = is_slow
    if is_slow:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def measured(browser, server, base):
    """Return lines of the table."""
    ways = {
        "ours": (f"{base}site/{CHAPTER}.html", None),
        "nbconvert + html-manager": (f"{base}nbconvert/index.html", None),
        "JupyterLite": (f"{base}site/lite/notebooks/index.html?path={CHAPTER}.ipynb", RUN_TO_BOARD),
    }
    lines = [f"{'until the first board can be pressed':<42}{'MB':>8}{'s':>8}{'s, slow':>10}"]
    for name, (address, then) in ways.items():
        row = []
        for is_slow in (False, True):
            page = opened(browser, server, is_slow)
            row.append(waited(page, server, address, then))
            page.context.close()
        (fast, size), (slow, _) = row
        lines.append(f"{name:<42}{size:>8.2f}{fast:>8.1f}{slow:>10.1f}")
        print(lines[-1], file=sys.stderr, flush=True)
    lines.append(f"{'until the first check is answered, ours':<42}{check(browser, server, base)}")
    return lines


def check(browser, server, base):
    """Return what the first check, and the second, take."""
    cells = []
    for is_slow in (False, True):
        page = opened(browser, server, is_slow)
        page.goto(f"{base}site/{CHAPTER}.html")
        server.sent = 0
        for _ in range(2):
            started = time.perf_counter()
            page.evaluate(f"magicmathPython.answer({TASK})")
            cells.append(time.perf_counter() - started)
        size = server.sent / 1e6
        page.context.close()
    return f"{size:>8.2f}{cells[0]:>8.1f}{cells[2]:>10.1f}   (the second: {cells[1]:.2f} s)"


def main():
    """Print the table, the time of two builds, and the size of the site."""
    if not (BUILD / "lite").is_dir():
        sys.exit("build the site first: python3 run.py site")
    pages = KEPT / "benchmark"
    converted(pages / "nbconvert")
    link = pages / "site"
    if not link.exists():
        link.symlink_to(BUILD, target_is_directory=True)
    server = Server(("127.0.0.1", 0), partial(Slow, directory=str(pages)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        path, variables = chromium(playwright.chromium.executable_path)
        args = ["--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=path, env=os.environ | variables, args=args)
        lines = measured(browser, server, f"http://127.0.0.1:{server.server_port}/")
        browser.close()
    new, unchanged = builds()
    lines.append(f"build of the site, s: all new {new:.0f}, unchanged {unchanged:.0f}")
    sizes = {part: size_of(BUILD / part) for part in ("python", "lite")}
    sizes["the book"] = size_of(BUILD) - sum(sizes.values())
    sizes["all"] = sum(sizes.values())
    lines.append("size of the site, MB: " + ", ".join(f"{name} {size:.1f}" for name, size in sizes.items()))
    print("\n".join(lines))


def size_of(folder):
    """Return the megabytes of a folder."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6


if __name__ == "__main__":
    main()
