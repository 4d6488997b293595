"""Show a folder on the loopback address."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Quiet(SimpleHTTPRequestHandler):
    """Serve files, and say nothing of it."""

    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".mjs": "text/javascript",
    }

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def serve(folder: Path, port: int = 0) -> None:
    """Show a folder until interrupted, and say where."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Quiet, directory=str(folder))) as server:
        print(f"the site is at http://127.0.0.1:{server.server_port}/ until you press Ctrl+C", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
