"""A very small APL, enough to evaluate the articles' expressions by themselves.

Right to left, index origin 0, arrays of numbers only. It shares no code with the package.
"""

import operator
import re
from fractions import Fraction
from functools import reduce
from math import comb

import numpy as np

TOKEN = re.compile(r"(?P<number>¯?\d+(?:\.\d+)?(?:E¯?\d+)?)|(?P<name>[A-Za-z]\w*)|(?P<sign>[^\s])")
SCALAR = {
    "≠": lambda a, b: int(a != b),
    "=": lambda a, b: int(a == b),
    "∧": lambda a, b: int(a and b),
    "<": lambda a, b: int(a < b),
    "+": operator.add,
    "-": operator.sub,
    "×": operator.mul,
    "÷": lambda a, b: Fraction(a) / b,
    "|": lambda a, b: b % a,
    "!": lambda a, b: comb(b, a),
}
IDENTITY = {"≠": 0, "+": 0}
OPERATORS = "/⌿\\⍀"


def array(value):
    return np.array(value, dtype=object)


def table(function, a, b):
    result = np.empty(a.shape + b.shape, dtype=object)
    for i in np.ndindex(a.shape):
        for j in np.ndindex(b.shape):
            result[i + j] = function(a[i], b[j])
    return result


def inner(f, g, a, b):
    result = np.empty(a.shape[:-1] + b.shape[1:], dtype=object)
    for i in np.ndindex(a.shape[:-1]):
        for j in np.ndindex(b.shape[1:]):
            pairs = zip(a[i], b[(slice(None), *j)], strict=True)
            result[i + j] = reduce(SCALAR[f], [SCALAR[g](x, y) for x, y in pairs])
    return result


def invert(a):
    """Invert by Gauss and Jordan, in fractions."""
    n = len(a)
    rows = [[Fraction(x) for x in row] + [Fraction(int(i == j)) for j in range(n)] for i, row in enumerate(a)]
    for k in range(n):
        found = next(i for i in range(k, n) if rows[i][k])
        rows[k], rows[found] = rows[found], rows[k]
        rows[k] = [x / rows[k][k] for x in rows[k]]
        for i in range(n):
            if i != k:
                rows[i] = [x - rows[i][k] * y for x, y in zip(rows[i], rows[k], strict=True)]
    return array([row[n:] for row in rows])


def along(a, first):
    """Return an array with its first or its last axis in front."""
    return a if first else np.moveaxis(a, -1, 0)


def fold(f, a, first):
    moved = along(a, first)
    return reduce(np.frompyfunc(SCALAR[f], 2, 1), moved) if len(moved) else IDENTITY[f]


def scan(f, a, first):
    """APL's scan folds each beginning by itself; for ≠ and + that is running."""
    moved = along(a, first)
    result = array(np.stack([fold(f, moved[: k + 1], True) for k in range(len(moved))]))
    return result if first else np.moveaxis(result, 0, -1)


def select(mask, a, first):
    kept = [i for i, bit in enumerate(np.ravel(mask)) if bit]
    return a[kept] if first else a[..., kept]


def take(count, a):
    counts = [int(c) for c in np.ravel(count)]
    a = a.reshape((1,) * len(counts)) if a.ndim == 0 else a
    result = np.zeros([abs(c) for c in counts], dtype=object)
    pairs = [(min(abs(c), n), c < 0) for c, n in zip(counts, a.shape, strict=True)]
    source = tuple(
        slice(n - k, n) if back else slice(0, k) for (k, back), n in zip(pairs, a.shape, strict=True)
    )
    target = tuple(
        slice(c - k, c) if back else slice(0, k) for (k, back), c in zip(pairs, result.shape, strict=True)
    )
    result[target] = a[source]
    return result


def encode(base, a):
    base, left = [int(b) for b in base], a
    digits = []
    for b in reversed(base):
        digits.append(array(np.frompyfunc(lambda x, b=b: x % b, 1, 1)(left)))
        left = array(np.frompyfunc(lambda x, b=b: x // b, 1, 1)(left))
    return array(np.stack(digits[::-1]))


def join_first(a, b):
    a = a[None] if a.ndim < b.ndim else a
    b = b[None] if b.ndim < a.ndim else b
    return np.concatenate([a, b])


MONADIC = {
    ",": lambda a: a.ravel(),
    "⍴": lambda a: array(list(a.shape)),
    "⍳": lambda a: array(list(range(int(np.ravel(a)[0])))),
    "⌽": lambda a: a[..., ::-1],
    "⊖": lambda a: a[::-1],
    "⍉": lambda a: a.T,
    "⌹": invert,
}
DYADIC = {
    "⍴": lambda a, b: np.resize(b.ravel(), [int(n) for n in np.ravel(a)]),
    ",": lambda a, b: np.concatenate([np.atleast_1d(a), np.atleast_1d(b)]),
    "⍪": join_first,
    "⊤": encode,
    "⊥": lambda a, b: reduce(lambda total, digit: total * a.item() + digit, b),
    "⌽": lambda a, b: np.roll(b, -int(np.ravel(a)[0]), axis=-1),
    "↑": take,
    "≡": lambda a, b: int(a.shape == b.shape and bool((a == b).all())),
}


class Reader:
    """Evaluate one expression; names stand for arrays, or for functions of one argument."""

    def __init__(self, text, names):
        self.tokens = [m.group() for m in TOKEN.finditer(text)]
        self.names = names

    def value(self):
        result = self.expression()
        assert not self.tokens, self.tokens
        return result

    def expression(self):
        """Read from the right: an operand, then functions with or without a left operand."""
        right = self.operand()
        while self.tokens and self.tokens[-1] not in "([;":
            if self.tokens[-1] == "←":
                self.tokens.pop()
                self.names[self.tokens.pop()] = right
            else:
                right = self.apply(right)
        return right

    def operand(self):
        token = self.tokens.pop()
        if token == ")":
            found = self.expression()
            assert self.tokens.pop() == "("
            return found
        if token == "]":
            return self.indexed()
        if re.match(r"¯?\d", token):
            numbers = [token]
            while self.tokens and re.match(r"¯?\d", self.tokens[-1]):
                numbers.append(self.tokens.pop())
            values = [self.number(t) for t in reversed(numbers)]
            return array(values if len(values) > 1 else values[0])
        return array(self.names[token])

    @staticmethod
    def number(text):
        text = text.replace("¯", "-")
        return float(text) if "E" in text or "." in text else int(text)

    def indexed(self):
        places = [slice(None)]
        while self.tokens[-1] != "[":
            if self.tokens[-1] == ";":
                self.tokens.pop()
                places.append(slice(None))
            else:
                places[-1] = self.expression()
        self.tokens.pop()
        a = self.operand()
        places = places[::-1]
        assert len(places) == a.ndim, "RANK ERROR"
        return a[np.ix_(*self.axes(a, places))].reshape(self.shape_of(a, places))

    @staticmethod
    def axes(a, places):
        return [
            np.arange(n) if isinstance(p, slice) else np.ravel(p).astype(int)
            for p, n in zip(places, a.shape, strict=True)
        ]

    @staticmethod
    def shape_of(a, places):
        shapes = [(n,) if isinstance(p, slice) else np.shape(p) for p, n in zip(places, a.shape, strict=True)]
        return sum(shapes, ())

    def function(self):
        """Read a function from the right; return what it does with one operand and with two."""
        sign = self.tokens.pop()
        if callable(self.names.get(sign)):
            return self.names[sign], None
        if sign in OPERATORS:
            first = sign in "⌿⍀"
            if self.tokens and self.tokens[-1] in SCALAR:
                f = self.tokens.pop()
                work = fold if sign in "/⌿" else scan
                return (lambda a: work(f, a, first)), None
            return None, lambda a, b: select(a, b, first)
        if len(self.tokens) > 1 and self.tokens[-1] == ".":
            self.tokens.pop()
            f = self.tokens.pop()
            if f == "∘":
                return None, lambda a, b: table(SCALAR[sign], a, b)
            return None, lambda a, b: inner(f, sign, a, b)
        if sign in SCALAR:
            by_item = np.frompyfunc(SCALAR[sign], 2, 1)
            monadic = {"|": abs, "+": lambda a: a}.get(sign)
            return monadic, by_item
        return MONADIC.get(sign), DYADIC.get(sign)

    def apply(self, right):
        monadic, dyadic = self.function()
        return array(dyadic(self.operand(), right) if dyadic and self.has_left() else monadic(right))

    def has_left(self):
        """Tell whether an operand, and no function, stands at the left."""
        token = self.tokens[-1] if self.tokens else ""
        return bool(re.match(r"[)\]¯\w]", token)) and not callable(self.names.get(token))


def evaluate(text, names):
    """Return the value of an expression; assignments in it change `names`."""
    return Reader(text, names).value()
