"""Puzzles of every kind as the page holds them, drawn at random, and addresses that are none."""

from magicmath.addresses._limits import GRAPHS, NAMED, STAMPS
from magicmath.rules._neighbours import SURFACES

SMALL, LARGE = 7, 20  # sides


def puzzle(random):
    """Return the data of some puzzle; `random` is a random.Random."""
    kind = random.choice(list(RULES))
    rows, columns, rule = RULES[kind](random)
    size, colours = rows * columns, random.choice([2, 2, 3, 4, 5, 8, 9, 16])
    holes = sorted(random.sample(range(size), random.randrange(size))) if random.random() < 0.3 else []
    told = {"rows": rows, "columns": columns, "colours": colours, "holes": holes, "rule": rule}
    boards = {name: _board(random, size, colours, holes) for name in ("start", "goal")}
    masks = masks_left(rule, size, holes)
    if not masks:
        return puzzle(random)
    presses = [random.randrange(masks) for _ in range(random.choice([0, 1, 3, 40]))]
    return told | boards | {"presses": presses}


def masks_left(rule, size, holes):
    """Return how many masks the holes leave."""
    places = range(size)
    if rule["kind"] == "masks" and (rule["places"] or len(rule["masks"]) != size):
        places = rule["places"] or [None] * len(rule["masks"])
    return sum(place not in set(holes) for place in places)


def _board(random, size, colours, holes):
    cells = [random.randrange(colours) for _ in range(size)] if random.random() < 0.8 else [0] * size
    return [0 if cell in set(holes) else value for cell, value in enumerate(cells)]


def _sides(random):
    largest = LARGE if random.random() < 0.05 else SMALL
    return random.randint(1, largest), random.randint(1, largest)


def _stamp(random):
    name = random.choice(list(STAMPS))
    steps = [list(step) for step in STAMPS[name]]
    return (*_sides(random), _steps(name, random.choice(SURFACES), steps))


def _drawn_stamp(random):
    far = random.choice([2, 2, 9, 63])
    steps = {(random.randint(-far, far), random.randint(-far, far)) for _ in range(random.randrange(8))}
    return (*_sides(random), _steps(None, random.choice(SURFACES), sorted(map(list, steps))))


def _steps(name, surface, steps):
    return {"kind": "steps", "name": name, "surface": surface, "steps": steps}


def _named(random):
    name, (rows, columns) = random.choice(NAMED), _sides(random)
    sides = {"magic": (3, 3), "casegame": (3, 3), "fractal": (rows, rows)}.get(name, (rows, columns))
    return (*sides, {"kind": "named", "name": name})


def _named_graph(random):
    name = random.choice(list(GRAPHS))
    edges = [list(edge) for edge in GRAPHS[name].edges]
    return 1, len(GRAPHS[name].positions), {"kind": "graph", "name": name, "edges": edges, "oneWay": False}


def _graph(random):
    nodes, one_way = random.randint(1, 30), random.random() < 0.5
    pairs = [(a, b) for a in range(nodes) for b in range(nodes) if a < b or (one_way and a != b)]
    edges = sorted(map(list, random.sample(pairs, random.randint(0, min(len(pairs), 60)))))
    return 1, nodes, {"kind": "graph", "name": None, "edges": edges, "oneWay": one_way}


def _masks(random):
    rows, columns = _sides(random)
    size = rows * columns
    count = size if random.random() < 0.4 else random.randint(1, 2 * size)
    cells = [sorted(random.sample(range(size), random.randint(0, size))) for _ in range(count)]
    thin = [mask[: random.randint(0, 3)] for mask in cells]
    places = random.sample(range(size), count) if count <= size and random.random() < 0.5 else None
    if places == list(range(size)):
        places = None
    return rows, columns, {"kind": "masks", "masks": random.choice([cells, thin]), "places": places}


def _random(random):
    return (*_sides(random), {"kind": "random", "seed": random.randrange(2 ** random.choice([4, 16, 32]))})


RULES = {
    "stamp": _stamp,
    "drawn stamp": _drawn_stamp,
    "named": _named,
    "graph": _graph,
    "named graph": _named_graph,
    "masks": _masks,
    "random": _random,
}

_NO_VALUES = ("", "NaN", "Infinity", "-0", "1e3", "0x10", "00", "+1", "-1", "99999999999999999999", "null")
_STRANGE = (
    "%20",
    "%00",
    "é",
    "五",
    "😀",
    "\ud800",
    " ",
    "\n",
    "\0",
    '"',
    "'",
    "<script>",
    "+",
    "/",
    "#",
    "\\",
    "*",
)
_KEYS = (
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "",
    "V",
    "Size",
    "x",
    "valueOf",
    "surfaces",
)


def hostile(random, address):
    """Return an address that is none, made out of one that is."""
    return random.choice(_SPOILERS)(random, address)


def _parts(address):
    return [part.split("=") for part in address[1:].split("&")]


def _address(parts):
    return "#" + "&".join(f"{key}={value}" for key, value in parts)


def _with_strange_sign(random, address):
    place = random.randint(0, len(address))
    return address[:place] + random.choice(_STRANGE) + address[place:]


def _with_unknown_key(random, address):
    parts = _parts(address)
    parts.insert(random.randint(0, len(parts)), [random.choice(_KEYS), random.choice([*_NO_VALUES, "1"])])
    return _address(parts)


def _with_foreign_key(random, address):
    parts = _parts(address)
    own = {
        "random": ["seed"],
        "graph": ["edges", "arrows"],
        "masks": ["cells", "masks", "places"],
        "steps": ["steps"],
    }
    known = own.get(dict(parts)["rule"], [])
    foreign = random.choice([key for keys in own.values() for key in keys if key not in known])
    return _address([*parts, [foreign, random.choice(["0", "0-1", "0_1", ""])]])


def _with_doubled_key(random, address):
    parts = _parts(address)
    parts.insert(random.randint(0, len(parts)), random.choice(parts))
    return _address(parts)


def _without_needed_key(random, address):
    missing = random.choice(["v", "size", "rule"])
    return _address([part for part in _parts(address) if part[0] != missing])


def _in_another_order(random, address):
    parts = _parts(address)
    i, j = random.sample(range(len(parts)), 2)
    parts[i], parts[j] = parts[j], parts[i]
    return _address(parts)


def _with_value(random, address, keys, values):
    parts = dict(_parts(address))
    key = random.choice([key for key in keys if key in parts] or ["size"])
    return _address((parts | {key: random.choice(values)}).items())


def _of_no_size(random, address):
    sizes = [
        "0x5",
        "5x0",
        "65x5",
        "64x257",
        "999999x999999",
        "5",
        "5x5x5",
        "5X5",
        "05x5",
        "x",
        "-5x5",
        "1e1x5",
    ]
    return _with_value(random, address, ["size"], [*sizes, *_NO_VALUES, "NaNxNaN", "256x1", "5x999"])


def _of_no_value(random, address):
    return _with_value(
        random, address, ["v", "rule", "colours", "surface", "seed"], [*_NO_VALUES, *_KEYS, "2x", "v1"]
    )


def _with_no_number(random, address):
    parts = dict(_parts(address))
    key = random.choice(
        [key for key in ("presses", "places", "cells", "steps", "edges") if key in parts] or ["size"]
    )
    return _address(
        (parts | {key: parts[key] + random.choice([".", "..1", ".NaN", "~x", "-", ".01", ".99999"])}).items()
    )


def _with_bits_behind(random, address):
    """Return it with a board one character longer, or with a bit behind its last cell where there is room."""
    parts = dict(_parts(address))
    boards = [key for key in ("start", "goal", "holes") if key in parts]
    if not boards:
        return address + "="
    key = random.choice(boards)
    return _address((parts | {key: parts[key] + random.choice(["A", "_", "=", "~", "."])}).items())


def _cut_off(random, address):
    return address[: random.choice([0, 1, 2, 3, 4, 5, 6, 7, 8])]


def _lengthened(random, address):
    return address + random.choice(
        ["&", "&&", "=", "&x", "&=", "&seed", "#", "&presses=", "&start=", "?", "\x7f", "A="]
    )


_SPOILERS = (
    *(
        _with_strange_sign,
        _with_unknown_key,
        _with_foreign_key,
        _with_doubled_key,
        _without_needed_key,
        _in_another_order,
    ),
    *(_of_no_size, _of_no_value, _with_no_number, _with_bits_behind, _cut_off, _lengthened),
)
