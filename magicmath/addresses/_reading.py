"""Read the end of an address as data: key by key, and nothing that is not known.

The messages are those of the page, word for word.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from magicmath._checks import as_index, as_text
from magicmath.addresses._limits import (
    GRAPHS,
    LONGEST_ADDRESS,
    LONGEST_SIDE,
    MOST_COLOURS,
    MOST_NODES,
    NAMED,
    STAMPS,
)
from magicmath.addresses._packing import bits_for, packed_length, unpacked
from magicmath.addresses._writing import KEYS, VERSION
from magicmath.rules._neighbours import SURFACES

_COMMON = ("v", "size", "colours", "holes", "rule", "start", "goal", "presses")
_OF_RULE = {
    "steps": ("surface", "steps"),
    "graph": ("edges", "arrows"),
    "masks": ("cells", "masks", "places"),
    "random": ("seed",),
    **dict.fromkeys(STAMPS, ("surface",)),
    **dict.fromkeys((*NAMED, *GRAPHS), ()),
}
Values = Mapping[str, str]


def data_of(address: str) -> dict[str, Any]:
    """Return what an address says, as `Puzzle.from_data` takes it, or raise."""
    values = _values_of(as_text(address, "address"))
    rows, columns = _size_of(_needed(values, "size"))
    colours = _number(values, "colours") if "colours" in values else 2
    as_index(colours, "colours", low=2, high=MOST_COLOURS + 1)
    name = _needed(values, "rule")
    if name not in _OF_RULE:
        raise ValueError(f'rule must have a known name, got "{_cut(name)}"')
    for key in values:
        if key not in (*_COMMON, *_OF_RULE[name]):
            raise ValueError(f"address must have no key {key} with the rule {name}")
    size = rows * columns
    told: dict[str, Any] = {"rows": rows, "columns": columns, "colours": colours}
    if "holes" in values:
        told["holes"] = _masks(_sized(values["holes"], size, "holes"), size, "holes")[0]
    told["rule"] = _rule(name, values, size)
    if "presses" in values:
        told["presses"] = _numbers(values["presses"], "presses")
    bits = bits_for(colours)
    for board in ("start", "goal"):
        if board in values:
            text = _sized(values[board], size * bits, board)
            told[board] = unpacked(text, size, bits, board)[0].tolist()
    return told


def _values_of(address: str) -> dict[str, str]:
    if len(address) > LONGEST_ADDRESS:
        raise ValueError(f"address must have at most {LONGEST_ADDRESS} characters, got {len(address)}")
    if not address.startswith("#"):
        raise ValueError("address must begin with #")
    if strange := re.search(r"[^A-Za-z0-9._~=&-]", address[1:]):
        raise ValueError(
            "address must be of letters, digits and . _ ~ = & -, "
            f"got U+{ord(strange[0]):04X} at character {strange.start() + 1}"
        )
    return _keyed(address[1:].split("&"))


def _keyed(parts: Iterable[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or "=" in value:
            raise ValueError(f'address must be of parts key=value, got "{_cut(part)}"')
        if not values and (key, value) != ("v", VERSION):
            raise ValueError(f'address must begin with #v={VERSION}, got "{_cut(part)}"')
        if key not in KEYS:
            raise ValueError(f'address must have no key "{_cut(key)}"')
        if key in values:
            raise ValueError(f"address must have the key {key} once, got it twice")
        values[key] = value
    return values


def _rule(name: str, values: Values, size: int) -> dict[str, Any]:
    if name in STAMPS:
        return {"kind": "steps", "name": name, "surface": _surface(values), "steps": STAMPS[name]}
    if name in NAMED:
        return {"kind": "named", "name": name}
    if name in GRAPHS:
        return {"kind": "graph", "name": name}
    if name == "steps":
        return {"kind": "steps", "surface": _surface(values), "steps": _pairs(values, "steps", "_")}
    if name == "graph":
        key = _one_key(values, "edges", "arrows")
        return {"kind": "graph", "edges": _pairs(values, key, "-"), "oneWay": key == "arrows"}
    if name == "random":
        return {"kind": "random", "seed": _number(values, "seed")}
    return _drawn(values, size)


def _drawn(values: Values, size: int) -> dict[str, Any]:
    if _one_key(values, "cells", "masks") == "masks":
        text, width = values["masks"], packed_length(size)
        if len(text) % width:
            raise ValueError(f"masks must have {width} characters a mask, got {len(text)}")
        masks = _masks(text, size, "masks")
    else:
        masks = [_numbers(mask, "cells") for mask in values["cells"].split("~")]
    places = _numbers(values["places"], "places") if "places" in values else None
    return {"kind": "masks", "masks": masks, "places": places}


def _surface(values: Values) -> str:
    surface = values.get("surface", "plane")
    if surface not in SURFACES:
        raise ValueError(f'surface must be one of {", ".join(SURFACES)}, got "{_cut(surface)}"')
    return surface


def _one_key(values: Values, first: str, second: str) -> str:
    if (first in values) == (second in values):
        raise ValueError(f"address must have one of the keys {first} and {second}")
    return first if first in values else second


def _needed(values: Values, key: str) -> str:
    if key not in values:
        raise ValueError(f"address must have the key {key}")
    return values[key]


def _size_of(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,3})x([0-9]{1,3})", text)
    if not found:
        raise ValueError(f'size must be like 5x5, got "{_cut(text)}"')
    return (
        as_index(int(found[1]), "rows", low=1, high=LONGEST_SIDE + 1),
        as_index(int(found[2]), "columns", low=1, high=MOST_NODES + 1),
    )


def _as_number(text: str, name: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,10}", text):
        raise ValueError(f'{name} must hold whole numbers, got "{_cut(text)}"')
    return int(text)


def _number(values: Values, key: str) -> int:
    return _as_number(_needed(values, key), key)


def _numbers(text: str, name: str) -> list[int]:
    return [_as_number(part, name) for part in text.split(".")] if text else []


def _pairs(values: Values, key: str, between: str) -> list[tuple[int, int]]:
    text, pairs = _needed(values, key), []
    for part in text.split(".") if text else []:
        found = re.fullmatch(rf"(-?[0-9]{{1,10}}){between}(-?[0-9]{{1,10}})", part)
        if not found:
            raise ValueError(f'{key} must hold pairs like 0{between}1, got "{_cut(part)}"')
        pairs.append((int(found[1]), int(found[2])))
    return pairs


def _sized(text: str, bits: int, name: str) -> str:
    if len(text) != packed_length(bits):
        raise ValueError(f"{name} must have {packed_length(bits)} characters for its cells, got {len(text)}")
    return text


def _masks(text: str, size: int, name: str) -> list[list[int]]:
    return [np.flatnonzero(mask).tolist() for mask in unpacked(text, size, 1, name)]


def _cut(text: str) -> str:
    return text if len(text) <= 40 else f"{text[:37]}..."
