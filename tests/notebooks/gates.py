"""What a committed notebook must be, beyond what nbval compares."""

import gate_checks
import gate_form
import gate_outputs
import gate_prose
import gate_source
import nbformat
import notebook_outline


def read(path):
    """Return a notebook as nbformat reads it."""
    return nbformat.read(path, as_version=4)


def problems(notebook, name, collection):
    """Return what is wrong with the notebook of a name (a file's, without its ending), in words.

    The collection tells where its lists are, and whose exercises and bets it may import.
    """
    found = [*gate_form.problems(notebook), *gate_outputs.problems(notebook)]
    found += gate_prose.problems(notebook, collection)
    unreadable = list(gate_source.unreadable(notebook))
    if unreadable:  # nothing below can be asked of what is no Python
        return found + unreadable
    found += gate_source.problems(notebook, collection)
    found += gate_checks.problems(notebook, collection)
    return found + list(notebook_outline.problems(notebook, name, collection))
