"""A very small APL, enough to evaluate what the articles print by itself.

It reads from right to left, as APL does, and knows numbers, characters, names, indexing and
assignment. It calls no other module of the package.
"""

import operator
import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import reduce
from math import comb
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]
Names: TypeAlias = dict[str, Any]

TOKEN = re.compile(
    r"(?P<text>'(?:[^']|'')*')|(?P<number>¯?\d+(?:\.\d+)?(?:E¯?\d+)?)|(?P<name>⎕?[A-Za-z∆]\w*|[⍺⍵αω])|(?P<sign>\S)"
)
NAME = re.compile(r"⎕?[A-Za-z∆]\w*|[⍺⍵αω]")
SAME_SIGN = str.maketrans("^◊−φ", "∧⋄-⌽")  # how the copies write ∧, ⋄, - and ⌽
SCALAR: dict[str, Callable[[Any, Any], Any]] = {
    "≠": lambda a, b: int(a != b),
    "=": lambda a, b: int(a == b),
    "∧": lambda a, b: int(a and b),
    "∨": lambda a, b: int(a or b),
    "<": lambda a, b: int(a < b),
    "≤": lambda a, b: int(a <= b),
    ">": lambda a, b: int(a > b),
    "≥": lambda a, b: int(a >= b),
    "+": operator.add,
    "-": operator.sub,
    "×": operator.mul,
    "÷": lambda a, b: a / b if isinstance(b, float) else Fraction(a) / b,
    "|": lambda a, b: b % a,
    "!": lambda a, b: comb(b, a),
    "⌈": max,
    "⌊": min,
}
IDENTITY = {"≠": 0, "+": 0, "×": 1, "∧": 1, "=": 1}
OPERATORS = "/⌿\\⍀"


class APLError(Exception):
    """What an APL interpreter would refuse: a syntax, rank, length or value error."""


def require(holds: object, error: str) -> None:
    """Raise the APL error of that name unless something holds."""
    if not holds:
        raise APLError(error)


def array(value: Any) -> Array:
    """Return a value as an array of objects; a text is an array of its characters."""
    if isinstance(value, str):
        return np.array(list(value), dtype=object)
    return np.array(value, dtype=object)


def by_item(sign: str) -> Callable[[Array, Array], Array]:
    """Return a scalar function as a function of arrays, which must have one shape or be single."""

    def apply(a: Array, b: Array) -> Array:
        a, b = (x.reshape(()) if x.size == 1 and y.ndim else x for x, y in ((a, b), (b, a)))
        require(a.ndim == b.ndim or not (a.ndim and b.ndim), "RANK ERROR")
        require(a.shape == b.shape or not (a.ndim and b.ndim), "LENGTH ERROR")
        return array(np.frompyfunc(SCALAR[sign], 2, 1)(a, b))

    return apply


def outer(function: Callable[[Any, Any], Any], a: Array, b: Array) -> Array:
    """Apply a function to each item of one array with each of another."""
    result = np.empty(a.shape + b.shape, dtype=object)
    for i in np.ndindex(a.shape):
        for j in np.ndindex(b.shape):
            result[i + j] = function(a[i], b[j])
    return result


def inner(f: str, g: str, a: Array, b: Array) -> Array:
    """Return the inner product f.g."""
    a, b = np.atleast_1d(a), np.atleast_1d(b)
    require(a.shape[-1] == b.shape[0], "LENGTH ERROR")
    result = np.empty(a.shape[:-1] + b.shape[1:], dtype=object)
    for i in np.ndindex(a.shape[:-1]):
        for j in np.ndindex(b.shape[1:]):
            pairs = zip(a[i], b[(slice(None), *j)], strict=True)
            result[i + j] = reduce(SCALAR[f], [SCALAR[g](x, y) for x, y in pairs])
    return result


def invert(a: Array) -> Array:
    """Invert by Gauss and Jordan, in fractions."""
    n = len(a)
    rows = [[Fraction(x) for x in row] + [Fraction(int(i == j)) for j in range(n)] for i, row in enumerate(a)]
    for k in range(n):
        found = next((i for i in range(k, n) if rows[i][k]), None)
        if found is None:
            raise APLError("DOMAIN ERROR")
        rows[k], rows[found] = rows[found], rows[k]
        rows[k] = [x / rows[k][k] for x in rows[k]]
        for i in range(n):
            if i != k:
                rows[i] = [x - rows[i][k] * y for x, y in zip(rows[i], rows[k], strict=True)]
    return array([row[n:] for row in rows])


def fold(f: str, a: Array, axis: int) -> Any:
    """Reduce an array along an axis."""
    moved = np.moveaxis(np.atleast_1d(a), axis, 0)
    if not len(moved):
        return np.full(moved.shape[1:], IDENTITY[f], dtype=object)
    return reduce_right(f, moved)


def reduce_right(f: str, moved: Array) -> Any:
    """Fold from the right, as APL does: a f (b f c)."""
    function = np.frompyfunc(SCALAR[f], 2, 1)
    return reduce(lambda total, item: function(item, total), moved[::-1][1:], moved[-1])


def scan(f: str, a: Array, axis: int) -> Array:
    """Fold each beginning by itself; for ≠ and + that is running."""
    moved = np.moveaxis(a, axis, 0)
    folded = array(np.stack([fold(f, moved[: k + 1], 0) for k in range(len(moved))]))
    return np.moveaxis(folded, 0, axis)


def select(mask: Array, a: Array, axis: int) -> Array:
    """Keep what a mask of bits says, along an axis."""
    bits = np.ravel(mask)
    a = np.atleast_1d(a)
    require(bits.size in (1, a.shape[axis]), "LENGTH ERROR")
    kept = [i for i in range(a.shape[axis]) if bits[i if bits.size > 1 else 0]]
    return np.take(a, kept, axis=axis)


def take(count: Array, a: Array) -> Array:
    """Take from the front, or from the end where the count is negative, filling up."""
    counts = [int(c) for c in np.ravel(count)]
    a = a.reshape((1,) * len(counts)) if a.ndim == 0 else a
    require(len(counts) == a.ndim, "LENGTH ERROR")
    fill = " " if a.size and isinstance(a.ravel()[0], str) else 0
    result = np.full([abs(c) for c in counts], fill, dtype=object)
    pairs = [(min(abs(c), n), c < 0) for c, n in zip(counts, a.shape, strict=True)]
    source = tuple(
        slice(n - k, n) if back else slice(0, k) for (k, back), n in zip(pairs, a.shape, strict=True)
    )
    target = tuple(
        slice(c - k, c) if back else slice(0, k) for (k, back), c in zip(pairs, result.shape, strict=True)
    )
    result[target] = a[source]
    return result


def drop(count: Array, a: Array) -> Array:
    """Drop from the front, or from the end where the count is negative."""
    counts = [int(c) for c in np.ravel(count)]
    require(len(counts) == a.ndim, "LENGTH ERROR")
    return a[tuple(slice(c, None) if c >= 0 else slice(None, c) for c in counts)]


def encode(base: Array, a: Array) -> Array:
    """Write numbers in digits, the digits along a new first axis."""
    left, digits = a, []
    for b in reversed([int(b) for b in np.ravel(base)]):
        digits.append(array(np.frompyfunc(lambda x, b=b: x % b, 1, 1)(left)))
        left = array(np.frompyfunc(lambda x, b=b: x // b, 1, 1)(left))
    return array(np.stack(digits[::-1]))


def join(a: Array, b: Array, axis: float) -> Array:
    """Catenate along an axis, or laminate where the axis is no whole number."""
    a, b = np.atleast_1d(a), np.atleast_1d(b)
    if axis != int(axis):
        return np.stack(np.broadcast_arrays(a, b), axis=int(np.ceil(axis)))
    a, b = (np.expand_dims(x, int(axis)) if x.ndim < y.ndim else x for x, y in ((a, b), (b, a)))
    rest = [x.shape[: int(axis)] + x.shape[int(axis) :][1:] for x in (a, b)]
    require(rest[0] == rest[1], "LENGTH ERROR")
    return np.concatenate([a, b], axis=int(axis))


def reshape(shape: Array, a: Array) -> Array:
    """Fill an array of that shape with the items, again and again."""
    return np.resize(a.ravel(), [int(n) for n in np.ravel(shape)])


def diagonal(_: Array, a: Array) -> Array:
    """Return the main diagonal: 1 1⍉a, or 0 0⍉a in origin 0."""
    return array(np.diagonal(a))


def written(a: Array) -> Array:
    """Write numbers in characters, a blank between two; characters stay."""
    if a.size and isinstance(a.ravel()[0], str):
        return a
    texts = [" ".join(str(x).replace("-", "¯") for x in row) for row in np.atleast_2d(a)]
    return array(texts[0]) if a.ndim < 2 else array([list(text) for text in texts])


MONADIC: dict[str, Callable[[Array], Any]] = {
    ",": lambda a: a.ravel(),
    "⍴": lambda a: list(a.shape),
    "⌽": lambda a: a[..., ::-1],
    "⊖": lambda a: a[::-1],
    "⍉": lambda a: a.T,
    "⌹": invert,
    "⍕": written,
    "|": np.frompyfunc(abs, 1, 1),
    "+": lambda a: a,
    "-": np.frompyfunc(operator.neg, 1, 1),
    "~": np.frompyfunc(lambda x: int(not x), 1, 1),
}
DYADIC: dict[str, Callable[[Array, Array], Any]] = {
    "⍴": reshape,
    ",": lambda a, b: join(a, b, max(a.ndim, b.ndim, 1) - 1),
    "⍪": lambda a, b: join(a, b, 0),
    "⊤": encode,
    "⊥": lambda a, b: reduce(lambda total, digit: total * a.item() + digit, b),
    "⌽": lambda a, b: np.roll(b, -int(np.ravel(a)[0]), axis=-1),
    "⊖": lambda a, b: np.roll(b, -int(np.ravel(a)[0]), axis=0),
    "↑": take,
    "↓": drop,
    "⍉": diagonal,
    "≡": lambda a, b: int(a.shape == b.shape and bool((a == b).all())),
    "⌹": lambda a, b: inner("+", "×", invert(b), a),
}
Function: TypeAlias = tuple[Callable[[Array], Any] | None, Callable[[Array, Array], Any] | None]


class Reader:
    """Evaluate one statement; names stand for arrays, or for Python functions of one or two arrays."""

    def __init__(self, text: str, names: Names) -> None:
        self.tokens = [m.group() for m in TOKEN.finditer(text)]
        self.names = names

    @property
    def origin(self) -> int:
        """The index origin, ⎕IO, 0 unless it is set."""
        return int(np.ravel(self.names.get("⎕IO", 0))[0])

    def value(self) -> Array:
        """Return the value of the statement."""
        require(self.tokens, "SYNTAX ERROR")
        result = self.expression()
        require(not self.tokens, "SYNTAX ERROR")
        return result

    def expression(self) -> Array:
        """Read from the right: an operand, then functions with or without a left operand."""
        right = self.operand()
        while self.tokens and self.tokens[-1] not in "([;":
            if self.tokens[-1] == "←":
                self.tokens.pop()
                self.assign(right)
            else:
                right = self.apply(right)
        return right

    def assign(self, value: Array) -> None:
        """Give a name a value, or some items of its value."""
        require(self.tokens, "SYNTAX ERROR")
        if self.tokens[-1] != "]":
            name = self.tokens.pop()
            require(NAME.fullmatch(name), "SYNTAX ERROR")
            self.names[name] = value
            return
        places = self.places()
        name = self.tokens.pop()
        changed = array(self.names[name])
        require(len(places) == changed.ndim, "RANK ERROR")
        where = np.ix_(*self.axes(changed, places))
        changed[where] = value.reshape(changed[where].shape) if value.ndim else value.item()
        self.names[name] = changed

    def operand(self) -> Array:
        """Read one operand."""
        require(self.tokens, "SYNTAX ERROR")
        token = self.tokens.pop()
        if token == ")":
            found = self.expression()
            require(self.tokens and self.tokens.pop() == "(", "SYNTAX ERROR")
            return found
        if token == "]":
            self.tokens.append(token)
            return self.indexed()
        if token.startswith("'"):
            return array(token[1:-1].replace("''", "'"))
        if re.match(r"¯?\d", token):
            numbers = [token]
            while self.tokens and re.match(r"¯?\d", self.tokens[-1]):
                numbers.append(self.tokens.pop())
            values = [self.number(t) for t in reversed(numbers)]
            return array(values if len(values) > 1 else values[0])
        require(NAME.fullmatch(token), "SYNTAX ERROR")
        require(token in self.names and not callable(self.names[token]), "VALUE ERROR")
        return array(self.names[token])

    @staticmethod
    def number(text: str) -> float | int:
        """Read one number."""
        text = text.replace("¯", "-")
        return float(text) if "E" in text or "." in text else int(text)

    def places(self) -> list[Any]:
        """Read an index from its closing bracket on: a slice for what is left out."""
        self.tokens.pop()
        places: list[Any] = [slice(None)]
        while self.tokens[-1] != "[":
            if self.tokens[-1] == ";":
                self.tokens.pop()
                places.append(slice(None))
            else:
                places[-1] = self.expression()
        self.tokens.pop()
        return places[::-1]

    def indexed(self) -> Array:
        """Read an index and what it is taken from."""
        places = self.places()
        a = self.operand()
        require(len(places) == a.ndim, "RANK ERROR")
        return array(a[np.ix_(*self.axes(a, places))]).reshape(self.shape_of(a, places))

    def axes(self, a: Array, places: Sequence[Any]) -> list[Array]:
        """Return for each axis the places that an index takes."""
        return [
            np.arange(n) if isinstance(p, slice) else np.ravel(p).astype(int) - self.origin
            for p, n in zip(places, a.shape, strict=True)
        ]

    @staticmethod
    def shape_of(a: Array, places: Sequence[Any]) -> tuple[int, ...]:
        """Return the shape that an index makes."""
        shapes = [(n,) if isinstance(p, slice) else np.shape(p) for p, n in zip(places, a.shape, strict=True)]
        return sum(shapes, ())

    def function(self) -> Function:
        """Read a function from the right; return what it does with one operand and with two."""
        axis = None
        if self.tokens[-1] == "]":
            axis = float(self.places()[0].item()) - self.origin
        sign = self.tokens.pop()
        if callable(self.names.get(sign)):
            return self.names[sign], self.names[sign]
        if sign in OPERATORS:
            return self.by_operator(sign, axis)
        if axis is not None:
            require(sign in ",⌽", "SYNTAX ERROR")
            if sign == ",":
                return None, lambda a, b: join(a, b, axis)
            return None, lambda a, b: np.roll(b, -int(np.ravel(a)[0]), axis=int(axis))
        if len(self.tokens) > 1 and self.tokens[-1] == ".":
            self.tokens.pop()
            f = self.tokens.pop()
            require(sign in SCALAR and (f == "∘" or f in SCALAR), "SYNTAX ERROR")
            if f == "∘":
                return None, lambda a, b: outer(SCALAR[sign], a, b)
            return None, lambda a, b: inner(f, sign, a, b)
        if sign == "⍳":
            return self.count, self.find
        if sign == "⍎":
            return self.execute, None
        require(sign in SCALAR or sign in MONADIC or sign in DYADIC, "SYNTAX ERROR")
        return MONADIC.get(sign), by_item(sign) if sign in SCALAR else DYADIC.get(sign)

    def by_operator(self, sign: str, axis: float | None) -> Function:
        """Return a reduction, a scan or a selection."""
        along = int(axis) if axis is not None else 0 if sign in "⌿⍀" else -1
        if self.tokens and self.tokens[-1] in SCALAR:
            f = self.tokens.pop()
            work = fold if sign in "/⌿" else scan
            return (lambda a: work(f, a, along)), None
        require(sign in "/⌿", "SYNTAX ERROR")
        return None, lambda a, b: select(a, b, along)

    def count(self, a: Array) -> Array:
        """Return the first numbers, from the origin on."""
        return array(list(range(self.origin, self.origin + int(np.ravel(a)[0]))))

    def find(self, a: Array, b: Array) -> Array:
        """Return where each item of one array first stands in a vector."""
        items = a.tolist()
        return array(
            np.frompyfunc(lambda x: (items.index(x) if x in items else len(items)) + self.origin, 1, 1)(b)
        )

    def execute(self, a: Array) -> Array:
        """Evaluate a text."""
        return evaluate("".join(a.tolist()), self.names)

    def apply(self, right: Array) -> Array:
        """Apply the function at the left of an operand to it, with its left operand if it has one."""
        monadic, dyadic = self.function()
        if dyadic and self.has_left():
            return array(dyadic(self.operand(), right))
        if monadic is None:
            raise APLError("SYNTAX ERROR")
        return array(monadic(right))

    def has_left(self) -> bool:
        """Tell whether an operand, and no function, stands at the left."""
        token = self.tokens[-1] if self.tokens else ""
        if callable(self.names.get(token)):
            return False
        return token.startswith("'") or bool(re.match(r"[)\]¯\d]", token) or NAME.fullmatch(token))


def evaluate(text: str, names: Names) -> Array:
    """Return the value of the last statement of a line; assignments in it change `names`."""
    value = array(0)
    for statement in text.translate(SAME_SIGN).split("⋄"):
        value = Reader(statement, names).value()
    return value


def value_of(text: str, **names: Any) -> Array | None:
    """Return the value of a line as an ordinary array, or None where APL refuses it."""
    try:
        found = evaluate(text, dict(names))
    except APLError:
        return None
    if found.size and not isinstance(found.ravel()[0], str):
        return (
            found.astype(float)
            if any(isinstance(x, float | Fraction) for x in found.flat)
            else found.astype(int)
        )
    return found
