"""Pictures of boards, matrices, transforms and counts, each carrying its own text.

A 1 is a dark cell with a light dot and a 0 a light one, so no meaning hangs on colour. Every
function returns a `Picture`: Jupyter shows it as SVG, which follows light and dark and holds an
alternative text, and stores beside it the same content as plain text.
"""

from magicmath.plot.augmented import augmented
from magicmath.plot.charts import bars, points
from magicmath.plot.diagrams import butterfly, heaps, triangle
from magicmath.plot.graphs import graph
from magicmath.plot.matrices import as_matrix as as_matrix
from magicmath.plot.matrices import matrix, pattern, table
from magicmath.plot.picture import Picture
from magicmath.plot.strips import board, boards, colours, path
from magicmath.plot.texts import beside as beside
from magicmath.plot.texts import number as number
from magicmath.plot.texts import text_board

__all__ = [
    "Picture",
    "augmented",
    "bars",
    "board",
    "boards",
    "butterfly",
    "colours",
    "graph",
    "heaps",
    "matrix",
    "path",
    "pattern",
    "points",
    "table",
    "text_board",
    "triangle",
]
