"""Save widgets as the page that a notebook of theirs is exported to, without running one."""

import nbformat

from magicmath import export

VIEW = "application/vnd.jupyter.widget-view+json"
STATES = "application/vnd.jupyter.widget-state+json"


def notebook(*widgets):
    """Return an executed notebook that shows each widget below a heading, as nbclient would leave it."""
    return titled_notebook({f"Number {number}": widget for number, widget in enumerate(widgets)})


def titled_notebook(widgets):
    """Return such a notebook of the widgets of a mapping, each below its title."""
    cells, states = [], {}
    for number, (title, widget) in enumerate(widgets.items()):
        data, metadata = widget._repr_mimebundle_()
        output = nbformat.v4.new_output("display_data", data, metadata=metadata)
        heading = "#" if number == 0 else "##"
        cells.append(nbformat.v4.new_markdown_cell(f"{heading} {title}\n\nPlay."))
        cells.append(
            nbformat.v4.new_code_cell(f"widget_{number}", outputs=[output], execution_count=number + 1)
        )
        states[widget.model_id] = {"model_name": "AnyModel", "state": widget.get_state()}
    made = nbformat.v4.new_notebook(cells=cells)
    made.metadata["widgets"] = {STATES: {"state": states}}
    return made


def save(folder, *widgets, slides=False):
    """Write the page of some widgets into a folder and return its address."""
    return _written(export.page(notebook(*widgets), slides=slides), folder / "saved.html")


def save_titled(folder, widgets, name="saved.html"):
    """Write the page of the widgets of a mapping, each below its title, and return its address."""
    return _written(export.page(titled_notebook(widgets)), folder / name)


def _written(page, path):
    path.write_text(page, encoding="utf-8")
    return path.resolve().as_uri()
