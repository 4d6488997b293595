"""A pytest plugin that makes nbval compare PNG outputs too, pixel by pixel.

nbval skips them because their bytes differ between library versions; their pixels must not.
"""

import base64
import io

import numpy as np
from nbval.plugin import IPyNbCell
from PIL import Image

_TOLERANCE = 3  # of 255 levels, for floating point on another processor

_compare_outputs = IPyNbCell.compare_outputs


def _compare_pictures_too(cell, test, ref, skip_compare=None):
    if not _compare_outputs(cell, test, ref, skip_compare):
        return False
    computed, stored = _pictures(test), _pictures(ref)
    if len(computed) == len(stored) and all(map(_agree, computed, stored)):
        return True
    cell.comparison_traceback.append("image/png: the stored picture is not the one drawn now")
    return False


def _pictures(outputs):
    return [output["data"]["image/png"] for output in outputs if "image/png" in output.get("data", {})]


def _agree(computed, stored):
    try:
        left, right = _pixels(computed), _pixels(stored)
    except (ValueError, OSError, SyntaxError):  # SyntaxError is what Pillow raises for a broken PNG
        return False
    return left.shape == right.shape and int(np.abs(left - right).max()) <= _TOLERANCE


def _pixels(encoded):
    data = base64.b64decode("".join(encoded.split()), validate=True)
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGBA"), dtype=int)


IPyNbCell.compare_outputs = _compare_pictures_too
