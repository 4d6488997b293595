"""A pytest plugin that makes nbval compare what it leaves out of outputs.

nbval compares our pictures, which are SVG, as text. It skips the metadata of outputs, and the order of
outputs of different kinds. (It skips PNG too, which the gates therefore refuse.)
"""

from nbval.plugin import IPyNbCell

_compare_outputs = IPyNbCell.compare_outputs


def _compare_all(cell, test, ref, skip_compare=None):
    if not _compare_outputs(cell, test, ref, skip_compare):
        return False
    differences = list(_differences(test, ref))
    cell.comparison_traceback += differences
    return not differences


def _differences(computed, stored):
    """Yield in words what differs between two lists of outputs that nbval finds equal."""
    for what, read in (("outputs", _kinds), ("metadata", _metadata)):
        if read(computed) != read(stored):
            yield f"{what}: stored are {read(stored)}, and {read(computed)} came now"


def _kinds(outputs):
    return [output.get("name", output["output_type"]) for output in outputs]


def _metadata(outputs):
    return [dict(output.get("metadata", {})) for output in outputs]


IPyNbCell.compare_outputs = _compare_all
