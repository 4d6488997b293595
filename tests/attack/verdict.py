"""Judge what a call did with hostile arguments: which kind of fault it showed, if any."""

import re
from itertools import islice

import numpy as np
import traitlets

from attack.hostile import Mute, Spite

NATURAL = (
    *(TypeError, ValueError, KeyError, np.linalg.LinAlgError, FloatingPointError, NotImplementedError),
    *(traitlets.TraitError, OSError),
)
UNNATURAL = (UnicodeError, BlockingIOError)  # though they are ValueErrors or OSErrors
DIGITS = re.compile(r"Exceeds the limit|too large to convert|truth value of|only length-1|inhomogeneous")
LONGEST = 400  # characters of a message
MOST_ITEMS = 50  # of an iterator that is returned
MOST_BYTES = 2**24  # of an argument that is compared before and after
ALSO_CALLED = {  # what messages say for a parameter that has another name
    "numbers": "presses|number",
    "heap": "left",
    "sizes": "heaps",
    "text": "short id",
    "value": "ordinal",
    "exponents": "ordinal",
    "terms": "ordinal",
    "a": "a and b|v and a|a·x|no x",
    "b": "no x",
    "computed": "retroversion.B",
}
NEED_NO_NAME = {"other", "key", "index", "item"}  # of Python's operators


def of_exception(error, target, hostile):
    """Return the fault that an exception shows, or None; `hostile` gives the labels of what was attacked."""
    if isinstance(error, IndexError) and target.name.endswith("__getitem__"):
        return None
    if isinstance(error, Mute):
        return "unnatural"
    if isinstance(error, Spite):
        return None
    if isinstance(error, MemoryError):
        return "over 1 GiB"
    try:
        message = str(error)
    except Exception:
        return "unnatural"
    is_natural = isinstance(error, NATURAL) and not isinstance(error, UNNATURAL)
    if not is_natural or DIGITS.search(message):
        return "unnatural"
    if len(message) > LONGEST:
        return "long"
    if isinstance(error, (np.linalg.LinAlgError, OSError)):  # a theorem, or a path that is named
        return None
    is_a_number = all(label.startswith("integer") for label in hostile.values())
    may_be_named = hostile if is_a_number else target.parameters  # an array may contradict another argument
    return None if any(_names(message, parameter) for parameter in may_be_named) else "unnamed"


def _names(message, parameter):
    if parameter in NEED_NO_NAME:
        return True
    names = "|".join([re.escape(parameter), *filter(None, [ALSO_CALLED.get(parameter)])])
    place = r"\W*" if parameter == "a" else r".*\b_?"  # "a" is a word of its own, too
    return re.match(rf"{place}({names})\b", message, re.DOTALL | re.IGNORECASE) is not None


def of_result(result):
    """Return the fault of what a call returned: one that cannot be shown."""
    try:
        shown(result)
    except Spite as error:
        return "unshown" if isinstance(error, Mute) else None
    except Exception as error:
        is_long_number = DIGITS.search(str(error)) and isinstance(result, (int, list, np.ndarray))
        return None if is_long_number else "unshown"
    return None


def shown(result):
    """Return a text of a result that is equal for equal results."""
    if hasattr(result, "__next__"):
        result = list(islice(result, MOST_ITEMS))
    text = repr(result)
    if isinstance(result, np.ndarray):
        cells = text if result.dtype.hasobject else result.ravel()[:MOST_BYTES].tobytes()
        text = f"{result.dtype} {result.shape} {cells}"
    return text


def fingerprint(value, depth=3):
    """Return what must be the same before and after a call, as far as that can be told cheaply."""
    if isinstance(value, np.ndarray):
        plain = np.ndarray.view(value, np.ndarray)
        octets = plain.tobytes() if plain.nbytes <= MOST_BYTES and not plain.dtype.hasobject else b""
        return type(value), value.dtype, value.shape, hash(octets), value.flags.writeable
    if isinstance(value, (list, tuple)) and depth and len(value) <= 10**4:
        return type(value), tuple(fingerprint(item, depth - 1) for item in value)
    if type(value) in (dict, set, bytearray, list, tuple):
        return type(value), len(value)
    return type(value)
