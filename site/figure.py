"""Show a live figure in a page that is made of no notebook."""

from magicmath.pages.document import Document
from magicmath.pages.live import as_data
from magicmath.widgets._base import PicturedWidget


def live(figure: PicturedWidget) -> str:
    """Return a figure as HTML, with the state from which it plays."""
    document = Document({figure.model_id: {"state": figure.get_state()}})
    shown = document.displayed(*figure._repr_mimebundle_())
    return shown + as_data(document.figures.told(), cls="states")
