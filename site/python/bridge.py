"""Inside the page: run the cells of a chapter, check answers, and carry the messages of live figures.

Pyodide runs this file in a worker. `post` is the worker's own function: it takes a str and sends it on.
"""

import contextlib
import io
import json
from pathlib import Path

import comm
from comm.base_comm import BaseComm
from IPython.core.displayhook import DisplayHook
from IPython.core.displaypub import DisplayPublisher
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

import magicmath.widgets
from magicmath import exercises
from magicmath.widgets._modules import joined, read

post = None  # set by the worker
VIEW = "application/vnd.jupyter.widget-view+json"
STATIC = Path(magicmath.widgets.__file__).parent / "static"
_CODE = ("_esm", "_css")  # which the page has


class PageComm(BaseComm):
    """Send what a figure says to the page, but for the code that the page has already."""

    def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
        """Send one message."""
        state = dict((data or {}).get("state", {}))
        figure = FIGURES.get(state.get("_esm"))
        told = {name: value for name, value in state.items() if name not in _CODE}
        _post({"kind": msg_type, "model": self.comm_id, "figure": figure, "state": told})


class _Printed(io.TextIOBase):
    """Keep what is printed among what is shown, in order."""

    def write(self, text):
        if SHOWN and "text" in SHOWN[-1] and SHOWN[-1].get("printed"):
            SHOWN[-1]["text"] += text
        else:
            SHOWN.append({"text": text, "printed": True})
        return len(text)


class _Hook(DisplayHook):
    """Keep the value of a cell's last expression."""

    def __call__(self, result=None):
        if result is not None:
            SHOWN.append(_shown(self.shell.display_formatter.format(result)[0]))


class _Publisher(DisplayPublisher):
    """Keep what a cell displays."""

    def publish(self, data, *_, **__):
        SHOWN.append(_shown(data))


class _Shell(InteractiveShell):
    """Tell errors in the reply, not among what is printed."""

    displayhook_class = _Hook
    display_pub_class = _Publisher

    def _showtraceback(self, *_):
        pass


def run(source):
    """Run a cell, and return its outputs as JSON: texts, pieces of HTML, and figures by their models."""
    SHOWN.clear()
    with contextlib.redirect_stdout(_Printed()), contextlib.redirect_stderr(_Printed()):
        result = SHELL.run_cell(source)
    error = result.error_before_exec or result.error_in_exec
    told = [{"error": f"{type(error).__name__}: {error}"}] if error is not None else []
    missing = error.name if isinstance(error, ModuleNotFoundError) else None
    return json.dumps({"outputs": [*SHOWN, *told], "missing": missing})


def answer(name, text):
    """Return the feedback to an answer as JSON; the names of the cells that ran are in scope."""
    feedback = exercises.answer(name, text, SHELL.user_ns)
    return json.dumps({"solved": feedback.solved, "message": feedback.message, "printed": feedback.printed})


def heard(model, state):
    """Take the state that the page gives a figure."""
    there = comm.get_comm_manager().get_comm(model)
    message = {"method": "update", "state": json.loads(state), "buffer_paths": []}
    there.handle_msg({"content": {"data": message}, "buffers": []})


def _shown(data):
    if VIEW in data:
        return {"model": data[VIEW]["model_id"], "text": data.get("text/plain", "")}
    for kind in ("image/svg+xml", "text/html"):
        if kind in data:
            return {"html": data[kind], "text": data.get("text/plain", "")}
    if "image/png" in data:
        return {"png": data["image/png"], "text": data.get("text/plain", "")}
    return {"text": data.get("text/plain", "")}


def _post(message):
    post(json.dumps(message))


def _shell():
    settings = Config()
    settings.HistoryManager.enabled = False
    settings.InteractiveShell.colors = "nocolor"
    return _Shell.instance(config=settings)


SHOWN = []
FIGURES = {joined(path): path.stem for path in STATIC.glob("*.js") if read(path).has_default}
SHELL = _shell()
comm.create_comm = PageComm
