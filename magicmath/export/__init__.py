"""Turn a notebook into one HTML file that plays without a kernel, a network or a second file.

The page holds each widget's state and page code, and a few lines that give them a model to talk
to. Where scripts are off, the picture and the text of each board stay.

`document` writes the page, `widgets` gives it its live figures, `fragments` makes texts fit for it,
`safety` keeps it closed, and `files` reads and writes.
"""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from magicmath._checks import as_flag
from magicmath._shown import shown
from magicmath.export.document import Document
from magicmath.export.files import as_path, check_target, read, suffix, write_whole

if TYPE_CHECKING:
    from nbformat import NotebookNode


def export(
    source: str | os.PathLike[str], target: str | os.PathLike[str] | None = None, slides: bool = False
) -> Path:
    """Execute a notebook and write it as one HTML file.

    Parameters
    ----------
    source : str or path
        A notebook; it is left as it is.
    target : str or path, optional
        The file to write, beside the notebook if left out.
    slides : bool, optional
        Whether each heading begins a slide.

    Returns
    -------
    pathlib.Path

    Raises
    ------
    TypeError
        If `source` or `target` is no path, or `slides` is no bool.
    ValueError
        If `source` holds no notebook, or `target` is the notebook itself.
    OSError
        If a file cannot be read or written.
    nbclient.exceptions.CellExecutionError
        If a cell raises.

    Warns
    -----
    UserWarning
        If a picture or an output cannot be kept in the page.
    """
    from nbclient import NotebookClient

    source, slides = as_path(source, "source"), as_flag(slides, "slides")
    target = source.with_suffix(suffix(slides)) if target is None else as_path(target, "target")
    notebook = read(source)
    check_target(target, source)
    where = {"metadata": {"path": str(source.resolve().parent)}}
    client = NotebookClient(notebook, timeout=600, coalesce_streams=True, resources=where)
    client.extra_arguments = ["--log-level=CRITICAL"]  # or else the kernel tells of its port and end
    client.execute()
    html = Document(notebook, source.parent, slides, source.name).html()
    write_whole(target, html)
    return target


def page(notebook: "NotebookNode", folder: str | os.PathLike[str] = ".", slides: bool = False) -> str:
    """Return an executed notebook as one HTML page, the same text each time.

    Raw cells are for other programs and left out.

    Parameters
    ----------
    notebook : nbformat.NotebookNode
        With its outputs, and the state of its widgets in its metadata.
    folder : str or path, optional
        Where pictures that the text names are looked for.
    slides : bool, optional
        Whether each heading begins a slide.

    Returns
    -------
    str

    Raises
    ------
    TypeError
        If `notebook` is no NotebookNode, `folder` no path, or `slides` no bool.
    ValueError
        If `notebook` is not of version 4.

    Warns
    -----
    UserWarning
        If a picture or an output cannot be kept in the page.
    """
    from nbformat import NotebookNode

    if not isinstance(notebook, NotebookNode):
        raise TypeError(f"notebook must be a NotebookNode, as nbformat reads it, got {shown(notebook)}")
    if notebook.get("nbformat") != 4:
        raise ValueError(f"notebook must be of version 4, got {shown(notebook.get('nbformat'))}")
    return Document(notebook, as_path(folder, "folder"), as_flag(slides, "slides"), "notebook").html()
