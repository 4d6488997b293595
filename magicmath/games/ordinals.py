"""Ordinals below ε₀ as values: ordinary sum, product and power, and the nim sum as `^`.

Each is kept in Cantor's normal form, ω^β₁·n₁ + ω^β₂·n₂ + …, with falling exponents that are
ordinals themselves. Since 2^(ω·β + k) is ω^β·2^k, the bits of the coefficients are the binary
writing of the ordinal, and the nim sum is the XOR of coefficients.
"""

import ast
import operator
import re
from collections.abc import Callable, Sequence
from functools import total_ordering
from types import NotImplementedType
from typing import Never

from magicmath._checks import as_index, as_sequence
from magicmath._shown import shown

_HIGHEST_TOWER = 50  # exponents on exponents; Python's own stack bounds how deep a comparison may go
_MOST_BITS = 2**12  # of a coefficient
LARGEST_INT = 2**_MOST_BITS - 1
_MOST_TERMS = 2**12
_LONGEST_WRITING = 2**14  # terms, those of all exponents counted too
_MOST_EXPONENTS = 2**16

Term = tuple["Ordinal", int]
Terms = tuple[Term, ...]
_Operator = Callable[["Ordinal", "int | Ordinal"], "Ordinal"]


def _operand(value: object) -> "Ordinal | NotImplementedType":
    """Return an int or an Ordinal as an Ordinal, and NotImplemented for anything else."""
    if isinstance(value, Ordinal):
        return value
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return NotImplemented
    return as_ordinal(value, "ordinal")


def _operators(function: Callable[["Ordinal", "Ordinal"], "Ordinal"]) -> tuple[_Operator, _Operator]:
    """Return the two methods with which Python calls an operator from the left and from the right."""

    def forward(self: "Ordinal", other: "int | Ordinal") -> "Ordinal":
        operand = _operand(other)
        return function(self, operand) if isinstance(operand, Ordinal) else operand

    def reverse(self: "Ordinal", other: "int | Ordinal") -> "Ordinal":
        operand = _operand(other)
        return function(operand, self) if isinstance(operand, Ordinal) else operand

    forward.__doc__ = reverse.__doc__ = function.__doc__
    return forward, reverse


def _sum(a: "Ordinal", b: "Ordinal") -> "Ordinal":
    """Return the ordinary sum: of `a`, what the first term of `b` outgrows is lost."""
    if not b.terms:
        return a
    exponent, coefficient = b.terms[0]
    kept = [term for term in a.terms if term[0] > exponent]
    joined = coefficient + dict(a.terms).get(exponent, 0)
    return _made((*kept, (exponent, joined), *b.terms[1:]))


def _product(a: "Ordinal", b: "Ordinal") -> "Ordinal":
    """Return the ordinary product: `b` copies of `a`, one after the other."""
    if not a.terms:
        return a
    (leading, coefficient), *rest = a.terms
    product: list[Term] = []
    for exponent, n in b.terms:
        if exponent:
            product.append((leading + exponent, n))
        else:
            product += [(leading, coefficient * n), *rest]
    return _made(tuple(product))


def _power(a: "Ordinal", b: "Ordinal") -> "Ordinal":
    """Return the ordinary power."""
    if a <= 1:
        return a if b else ONE
    limit, digit = _split(b)  # b = ω·limit + digit
    if a.is_finite:
        _refuse_bits((int(a).bit_length() - 1) * digit)
        return _omega_power(limit) * _finite(int(a) ** digit)
    result, square = _omega_power(a.terms[0][0] * (OMEGA * limit)), a
    while digit:
        if digit & 1:
            result *= square
        digit >>= 1
        square = square * square if digit else square
    return result


def _nim_sum(a: "Ordinal", b: "Ordinal") -> "Ordinal":
    """Return the nim sum: the XOR of the binary writings, which is that of the coefficients."""
    coefficients = dict(a.terms)
    for exponent, coefficient in b.terms:
        coefficients[exponent] = coefficients.get(exponent, 0) ^ coefficient
    return _made(tuple(sorted((term for term in coefficients.items() if term[1]), reverse=True)))


@total_ordering
class Ordinal:
    """An ordinal below ε₀; immutable, hashable and ordered, and equal to an int where it is one.

    Parameters
    ----------
    value : int, str or Ordinal
        A text may use ω (or w), whole numbers, `+`, `·` (or `*`), `^`, `²` or `³`, and brackets.

    Attributes
    ----------
    terms : tuple of (Ordinal, int)
        Exponents and coefficients of Cantor's normal form, exponents falling.
    exponents : tuple of Ordinal
        γ₁ > γ₂ > … of the binary writing 2^γ₁ + 2^γ₂ + …
    is_finite : bool

    Raises
    ------
    TypeError, ValueError
        If the value is no such number: negative, a float, a bool, ε₀ or beyond. Towers of more
        than 50 exponents, coefficients of more than 2**12 bits and sums of more than 2**12 terms
        are refused too.

    Notes
    -----
    Binary writing, powers of two and their comparison are those of Madore's chapter on ordinals;
    the section "Somme de nim" rests on them.

    Examples
    --------
    >>> w = Ordinal("ω")
    >>> 1 + w, w + 1, 2 * w, w * 2, 2**w
    (ω, ω + 1, ω, ω·2, ω)
    >>> (w * 3 + 5) ^ (w + 4)
    ω·2 + 1
    >>> Ordinal("ω^(ω+1)·3") > w**w + 7
    True
    """

    __slots__ = ("_hash", "_height", "_length", "terms")
    terms: "Terms"
    _hash: int
    _height: int
    _length: int
    __array_ufunc__ = None  # a NumPy integer leaves the reckoning to the ordinal beside it

    def __new__(cls, value: "int | str | Ordinal" = 0) -> "Ordinal":
        """Read a value."""
        return as_ordinal(value, "value")

    @classmethod
    def from_exponents(cls, exponents: "Sequence[int | str | Ordinal]") -> "Ordinal":
        """Return 2^γ₁ + 2^γ₂ + … for falling exponents.

        Parameters
        ----------
        exponents : sequence of int, str or Ordinal

        Returns
        -------
        Ordinal

        Raises
        ------
        TypeError, ValueError
            If an exponent is no ordinal, or not below the one before it.

        Examples
        --------
        >>> Ordinal.from_exponents(["ω·2", "ω + 1", "ω", 3])
        ω^2 + ω·3 + 8
        """
        items = as_sequence(exponents, "exponents")
        if len(items) > _MOST_EXPONENTS:
            raise ValueError(f"exponents are {len(items)}, at most {_MOST_EXPONENTS} are taken")
        powers = [as_ordinal(item, "exponents") for item in items]
        coefficients: dict[Ordinal, int] = {}
        for before, exponent in zip([None, *powers], powers, strict=False):
            if before is not None and not exponent < before:
                raise ValueError(f"exponents must fall, got {exponent} after {before}")
            power, digit = _split(exponent)
            _refuse_bits(digit + 1)
            coefficients[power] = coefficients.get(power, 0) + (1 << digit)
        return _made(tuple(coefficients.items()))

    @property
    def exponents(self) -> "tuple[Ordinal, ...]":
        """Return the falling exponents of the powers of two that add up to this ordinal."""
        count = sum(coefficient.bit_count() for _, coefficient in self.terms)
        if count > _MOST_EXPONENTS:
            raise ValueError(
                f"ordinal is a sum of {count} powers of two, at most {_MOST_EXPONENTS} are listed"
            )
        return tuple(
            OMEGA * exponent + digit
            for exponent, coefficient in self.terms
            for digit in reversed(range(coefficient.bit_length()))
            if coefficient >> digit & 1
        )

    @classmethod
    def from_terms(cls, terms: "Sequence[tuple[int | str | Ordinal, int]]") -> "Ordinal":
        """Return ω^β₁·n₁ + ω^β₂·n₂ + … for falling exponents.

        Parameters
        ----------
        terms : sequence of (exponent, coefficient)
            An exponent is an int, str or Ordinal, a coefficient an int from 1.

        Returns
        -------
        Ordinal

        Raises
        ------
        TypeError, ValueError
            If a term is no such pair, or its exponent not below the one before it.

        Examples
        --------
        >>> Ordinal.from_terms([("ω", 2), (1, 3), (0, 4)])
        ω^ω·2 + ω·3 + 4
        """
        pairs = [as_sequence(term, "terms") for term in as_sequence(terms, "terms")]
        made: list[Term] = []
        for pair in pairs:
            if len(pair) != 2:
                raise ValueError(f"terms must be pairs (exponent, coefficient), got {shown(pair)}")
            exponent, coefficient = as_ordinal(pair[0], "terms"), as_index(pair[1], "terms", low=1)
            if made and not exponent < made[-1][0]:
                raise ValueError(
                    f"terms must have falling exponents, got {shown(exponent)} after {shown(made[-1][0])}"
                )
            made.append((exponent, coefficient))
        return _made(tuple(made))

    @property
    def is_finite(self) -> bool:
        """Whether it is a natural number."""
        return not self.terms or not self.terms[0][0]

    def __index__(self) -> int:
        if not self.is_finite:
            raise TypeError(f"{self} is infinite: it is no int")
        return self.terms[0][1] if self.terms else 0

    __int__ = __index__

    def __setattr__(self, name: str, value: object) -> Never:
        raise AttributeError(f"an Ordinal cannot be changed, so {name} cannot be set")

    def __reduce__(self) -> "tuple[Callable[[Terms], Ordinal], tuple[Terms]]":
        return Ordinal.from_terms, (self.terms,)

    def __hash__(self) -> int:
        return self._hash

    def __bool__(self) -> bool:
        return bool(self.terms)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ordinal):
            return self.is_finite and int(self) == other
        return self._hash == other._hash and self.terms == other.terms

    def __lt__(self, other: "int | Ordinal") -> bool:
        operand = _operand(other)
        return self.terms < operand.terms if isinstance(operand, Ordinal) else operand

    def base_two(self) -> str:
        """Return the binary writing as a text.

        Examples
        --------
        >>> Ordinal("ω·3 + 5").base_two()
        '2^(ω + 1) + 2^ω + 2^2 + 2^0'
        """
        return " + ".join(f"2^{_as_exponent(exponent)}" for exponent in self.exponents) or "0"

    def __repr__(self) -> str:
        return " + ".join(_term_text(exponent, n) for exponent, n in self.terms) or "0"

    __add__, __radd__ = _operators(_sum)
    __mul__, __rmul__ = _operators(_product)
    __pow__, __rpow__ = _operators(_power)
    __xor__, __rxor__ = _operators(_nim_sum)


def as_ordinal(value: object, name: str) -> Ordinal:
    """Return an int, a text or an Ordinal as an Ordinal, or raise an error that names it."""
    if isinstance(value, Ordinal):
        return value
    return _parse(value, name) if isinstance(value, str) else _finite(as_index(value, name))


def _made(terms: Terms) -> Ordinal:
    """Return the ordinal of terms that are known to be in normal form."""
    height = 1 + max((exponent._height for exponent, _ in terms), default=-1)
    if height > _HIGHEST_TOWER:
        raise ValueError(f"ordinal is too near ε₀: a tower of {height} exponents, at most {_HIGHEST_TOWER}")
    if len(terms) > _MOST_TERMS:
        raise ValueError(f"ordinal is too long: {len(terms)} terms, at most {_MOST_TERMS}")
    length = len(terms) + sum(exponent._length for exponent, _ in terms)
    if length > _LONGEST_WRITING:
        raise ValueError(
            f"ordinal is too long: {length} terms with its exponents', at most {_LONGEST_WRITING}"
        )
    for _, coefficient in terms:
        _refuse_bits(coefficient.bit_length())
    made = object.__new__(Ordinal)
    is_finite = not terms or not terms[0][0].terms
    number = terms[0][1] if terms else 0
    for name, value in (
        ("terms", terms),
        ("_height", height),
        ("_length", length),
        ("_hash", hash(number) if is_finite else hash(terms)),
    ):
        object.__setattr__(made, name, value)
    return made


def _finite(number: int) -> Ordinal:
    return _made(((ZERO, number),) if number else ())


def _omega_power(exponent: Ordinal) -> Ordinal:
    return _made(((exponent, 1),))


def _refuse_bits(bits: int) -> None:
    if bits > _MOST_BITS:
        raise ValueError(f"ordinal has a coefficient of {bits} bits, at most {_MOST_BITS} are taken")


def _split(exponent: Ordinal) -> tuple[Ordinal, int]:
    """Return (β, k) with exponent = ω·β + k."""
    infinite = [(power, n) for power, n in exponent.terms if power]
    digit = sum(n for power, n in exponent.terms if not power)
    return _made(tuple((_finite(int(p) - 1) if p.is_finite else p, n) for p, n in infinite)), digit


_SIGNS = str.maketrans({"ω": "w", "^": "**", "²": "**2 ", "³": "**3 ", "·": "*", "×": "*"})
_READS = {ast.Add: operator.add, ast.Mult: operator.mul, ast.Pow: operator.pow}
_LONGEST_TEXT = 300
_WRITING = re.compile(r"(?!.*[²³]{2})[ωw0-9+·×*^²³()\s]*", re.DOTALL | re.ASCII)


def _parse(text: str, name: str = "value") -> Ordinal:
    try:
        if len(text) > _LONGEST_TEXT or not _WRITING.fullmatch(text):
            raise SyntaxError
        return _evaluate(ast.parse(text.strip().translate(_SIGNS), mode="eval").body)
    except SyntaxError:
        raise ValueError(
            f"{name} must be an ordinal below ε₀, written with ω, whole numbers, + · ^ and brackets, "
            f"got {shown(text[:60])}"
        ) from None


def _evaluate(node: ast.expr) -> Ordinal:
    match node:
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            return _finite(number)
        case ast.Name(id="w"):
            return OMEGA
        case ast.BinOp(left, sign, right) if type(sign) in _READS:
            return _READS[type(sign)](_evaluate(left), _evaluate(right))
    raise SyntaxError


def _term_text(exponent: Ordinal, n: int) -> str:
    if not exponent:
        return str(n)
    power = "ω" if exponent == 1 else f"ω^{_as_exponent(exponent)}"
    return power if n == 1 else f"{power}·{n}"


def _as_exponent(exponent: Ordinal) -> str:
    text = repr(exponent)
    return text if exponent.is_finite or exponent == OMEGA else f"({text})"


ZERO = _made(())
ONE = _finite(1)
OMEGA = _omega_power(ONE)
