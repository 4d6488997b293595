"""Inside the page: run the cells of a chapter, check answers, and carry the messages of live figures.

Pyodide runs this file in a worker. `post` is the worker's own function: it takes a str and sends it on.
"""

import builtins
import contextlib
import io
import json
import os
import re
import sys
import types
import warnings
from pathlib import Path

os.environ["JUPYTER_WIDGETS_ECHO"] = "0"  # the page knows what it said itself
os.environ["MPLBACKEND"] = "module://matplotlib_inline.backend_inline"
# IPython imports its terminal, half of the time that it takes, for a name that no page needs
sys.modules["IPython.terminal.embed"] = types.ModuleType("IPython.terminal.embed")
sys.modules["IPython.terminal.embed"].embed = None

import comm  # noqa: E402
from comm.base_comm import BaseComm  # noqa: E402
from IPython.core.displayhook import DisplayHook  # noqa: E402
from IPython.core.displaypub import DisplayPublisher  # noqa: E402
from IPython.core.interactiveshell import InteractiveShell  # noqa: E402
from ipywidgets.widgets import widget as ipywidget  # noqa: E402
from traitlets.config import Config  # noqa: E402

import magicmath.widgets  # noqa: E402
from magicmath import exercises  # noqa: E402
from magicmath.widgets._modules import joined, read  # noqa: E402

post = None  # set by the worker
VIEW = "application/vnd.jupyter.widget-view+json"
STATIC = Path(magicmath.widgets.__file__).parent / "static"
_CODE = ("_esm", "_css")  # which the page has
_MOST = 100_000  # characters of one output


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
        """Keep a text, up to a length that a page can show."""
        if not (SHOWN and SHOWN[-1].get("printed")):
            SHOWN.append({"text": "", "printed": True, "cut": 0})
        last = SHOWN[-1]
        kept = text[: max(0, _MOST - len(last["text"]))]
        last["text"] += kept
        last["cut"] += len(text) - len(kept)
        return len(text)


class _Hook(DisplayHook):
    """Keep the value of a cell's last expression."""

    def __call__(self, result=None):
        """Keep a value, and its name `_`."""
        if result is not None:
            self.shell.user_ns["_"] = result
            SHOWN.append(_shown(self.shell.display_formatter.format(result)[0]))


class _Publisher(DisplayPublisher):
    """Keep what a cell displays."""

    def publish(self, data, *_, **__):
        """Keep one output."""
        SHOWN.append(_shown(data))

    def clear_output(self, wait=False):
        """Forget what the cell has shown so far."""
        SHOWN.clear()


class _Shell(InteractiveShell):
    """Tell errors in the reply, not among what is printed."""

    displayhook_class = _Hook
    display_pub_class = _Publisher

    def ask_exit(self):
        """Do not exit: a page ends when its reader leaves it."""

    def _showtraceback(self, *_):
        pass


def run(source):
    """Run a cell, and return its outputs as JSON: texts, pieces of HTML, and figures by their models."""
    SHOWN.clear()
    with contextlib.redirect_stdout(_Printed()), contextlib.redirect_stderr(_Printed()):
        result = SHELL.run_cell(source)
    error = result.error_before_exec or result.error_in_exec
    told = [*map(_settled, SHOWN), *([{"error": _said(error)}] if error is not None else [])]
    missing = error.name if isinstance(error, ModuleNotFoundError) else None
    return json.dumps({"outputs": [one for one in told if one != {"text": ""}], "missing": missing})


def answer(name, text):
    """Return the feedback to an answer as JSON; the names of the cells that ran are in scope."""
    feedback = exercises.answer(name, text, SHELL.user_ns)
    return json.dumps({"solved": feedback.solved, "message": feedback.message, "printed": feedback.printed})


def heard(model, state):
    """Take of the state that the page gives a figure what a page may set."""
    figure = ipywidget._instances[model]
    allowed = getattr(figure, "_set_by_page", figure.keys)
    told = {name: value for name, value in json.loads(state).items() if name in allowed}
    message = {"method": "update", "state": told, "buffer_paths": []}
    comm.get_comm_manager().get_comm(model).handle_msg({"content": {"data": message}, "buffers": []})


def _said(error):
    """Return what went wrong, and in which line of the cell."""
    line = error.lineno if isinstance(error, SyntaxError) else None
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_globals is SHELL.user_global_ns:
            line = trace.tb_lineno
        trace = trace.tb_next
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    where = f" (line {line} of the cell)" if line else ""
    return f"{type(error).__name__}{': ' if text else ''}{text}{where}"


def _settled(output):
    """Return an output as it stands when all is printed: a line begun anew hides what it held."""
    if not output.get("printed"):
        return output
    text = re.sub(r"^.*\r(?!$|\n)", "", output["text"].replace("\r\n", "\n"), flags=re.MULTILINE)
    text = re.sub(r"^.*\r$", "", text, flags=re.MULTILINE)
    more = f"\n… and {output['cut']} more characters, which this page does not show" if output["cut"] else ""
    return {"text": text + more}


def _shown(data):
    text = data.get("text/plain", "")
    if VIEW in data:
        return {"model": data[VIEW]["model_id"], "text": text}
    if "image/svg+xml" in data:
        return {"html": data["image/svg+xml"], "isPicture": True, "text": _twin(text)}
    if "image/png" in data:
        return {"png": data["image/png"], "text": _twin(text)}
    if "text/html" in data:
        return {"html": data["text/html"], "text": text}
    return {"text": text}


def _twin(text):
    """Return the text that stands for a picture; matplotlib's own names only its size."""
    return "" if text.startswith("<Figure") else text


def _no_input(*_):
    """Refuse to ask."""
    raise OSError("a cell of this page cannot ask: write the value into the code")


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
builtins.input = _no_input
warnings.filterwarnings("ignore", message="tqdm:disabling monitor")  # it wants a thread
