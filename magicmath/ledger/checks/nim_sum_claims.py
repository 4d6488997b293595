"""The claims of Madore's section on the nim sum, tried."""

from itertools import combinations, product

import numpy as np

from magicmath.impartial import NIM, ImpartialGame
from magicmath.ledger import _oracles as oracle
from magicmath.ledger._data import claims
from magicmath.ledger._evidence import Checks, Evidence
from magicmath.nim import lowerings, mex, nim_sum, nim_table
from magicmath.ordinals import Ordinal

CLAIMS = Checks()
SIDE = 16
TABLE = oracle.nim_sums(SIDE)
ORDINALS = [Ordinal(text) for text in ("0", "1", "5", "ω", "ω + 3", "ω·2", "ω·3 + 6", "ω^2 + ω", "ω^ω·2 + 1")]


def _random_games():
    """Yield pairs of random graphs without cycles, as lists of the numbers that a move leads to."""
    generator = np.random.default_rng(206)
    for _ in range(12):
        yield tuple(
            [[int(k) for k in range(n) if generator.random() < 0.4] for n in range(6)] for _ in range(2)
        )


def _grundy(graph):
    """Return the Grundy values of a graph whose moves lead to lower numbers."""
    values = []
    for options in graph:
        values.append(oracle.mex([values[k] for k in options]))
    return values


def _grundy_of_sum(first, second):
    values = {}
    for a, b in product(range(len(first)), range(len(second))):
        values[a, b] = oracle.mex([*(values[x, b] for x in first[a]), *(values[a, y] for y in second[b])])
    return values


def _all_triples(holds):
    return all(holds(a, b, c) for a, b, c in product(range(8), repeat=3))


@CLAIMS("second_player_wins_at_zero")
def _(value):
    positions = oracle.nim_positions(7)
    return Evidence(
        {
            "three rows up to 7, played out": all(
                (heaps[0] ^ heaps[1] ^ heaps[2] == value) != won for heaps, won in positions.items()
            ),
            "the same by Grundy values": all(
                (NIM.grundy(heaps) == value) != won for heaps, won in positions.items()
            ),
        },
        "with no matches left the one who has just moved has won, and the XOR is 0",
    )


@CLAIMS("grundy_of_one_row")
def _():
    one_row = [list(range(n)) for n in range(64)]
    return Evidence(
        {
            "up to 63 matches, plain Python": _grundy(one_row) == list(range(64)),
            "the same, the package": all(NIM.grundy((n,)) == n for n in range(64)),
        }
    )


@CLAIMS("sum_of_games_ends")
def _():
    def longest(graph):
        plays = []
        for options in graph:
            plays.append(max((1 + plays[k] for k in options), default=0))
        return plays

    def longest_in_sum(first, second):
        plays = {}
        for a, b in product(range(len(first)), range(len(second))):
            plays[a, b] = max(
                [0, *(1 + plays[x, b] for x in first[a]), *(1 + plays[a, y] for y in second[b])]
            )
        return plays

    return Evidence(
        {
            "12 pairs of random games, longest plays": all(
                longest_in_sum(f, s)[a, b] == longest(f)[a] + longest(s)[b]
                for f, s in _random_games()
                for a, b in product(range(6), repeat=2)
            )
        }
    )


@CLAIMS("least_missing_value")
def _():
    return Evidence(
        {
            "the inductive definition, 16×16": np.array_equal(nim_table(SIDE), TABLE),
            "XOR, 16×16": np.array_equal(
                nim_table(SIDE), [[a ^ b for b in range(SIDE)] for a in range(SIDE)]
            ),
        }
    )


@CLAIMS("how_to_show_a_mex")
def _():
    subsets = [chosen for k in range(7) for chosen in combinations(range(6), k)]
    return Evidence(
        {
            "all sets of numbers below 6": all(
                (mex(s) == a) == (a not in s and set(range(a)) <= set(s)) for s in subsets for a in range(7)
            )
        }
    )


@CLAIMS("commutative")
def _():
    return Evidence(
        {
            "the table by its definition": np.array_equal(TABLE, TABLE.T),
            "pairs of ordinals": all(a ^ b == b ^ a for a, b in product(ORDINALS, repeat=2)),
        }
    )


@CLAIMS("cancellative")
def _():
    return Evidence(
        {
            "rows of the table by its definition": all(len(set(row)) == SIDE for row in TABLE.tolist()),
            "ordinals": all(len({a ^ b for b in ORDINALS}) == len(ORDINALS) for a in ORDINALS),
        }
    )


@CLAIMS("associative")
def _():
    return Evidence(
        {
            "the table by its definition": _all_triples(
                lambda a, b, c: TABLE[TABLE[a, b], c] == TABLE[a, TABLE[b, c]]
            ),
            "triples of ordinals": all((a ^ b) ^ c == a ^ (b ^ c) for a, b, c in product(ORDINALS, repeat=3)),
        }
    )


@CLAIMS("grundy_of_a_sum")
def _():
    def agrees(first, second):
        values = _grundy_of_sum(first, second)
        left, right = _grundy(first), _grundy(second)
        return all(values[a, b] == TABLE[left[a], right[b]] for a, b in values)

    def agrees_in_package(first, second):
        games = [ImpartialGame(dict(enumerate(graph))) for graph in (first, second)]
        joined = games[0] ^ games[1]
        return all(
            joined.grundy((a, b)) == nim_sum(games[0].grundy(a), games[1].grundy(b))
            for a, b in product(range(6), repeat=2)
        )

    return Evidence(
        {
            "12 pairs of random games, plain Python": all(agrees(*pair) for pair in _random_games()),
            "the same, the package": all(agrees_in_package(*pair) for pair in _random_games()),
        }
    )


@CLAIMS("characteristic_two")
def _(zero):
    return Evidence(
        {
            "the table by its definition": set(np.diagonal(TABLE).tolist()) == {zero},
            "ordinals": all(a ^ a == zero for a in ORDINALS),
        },
        "α⊕α is 0",
    )


@CLAIMS("sum_of_several")
def _(lowered):
    def sums(terms, count):
        found = set()
        for places in combinations(range(3), count):
            for lower in product(*(range(terms[i]) for i in places)):
                changed = list(terms)
                for i, value in zip(places, lower, strict=True):
                    changed[i] = value
                found.add(int(TABLE[TABLE[changed[0], changed[1]], changed[2]]))
        return found

    def holds(*terms):
        return oracle.mex(sums(terms, lowered)) == TABLE[TABLE[terms[0], terms[1]], terms[2]]

    return Evidence(
        {
            "three terms below 8, by the table": _all_triples(holds),
            "three terms below 8, the moves": lowered == 1
            and _all_triples(
                lambda a, b, c: (
                    not lowerings([a, b, c], a ^ b ^ c)
                    and all(lowerings([a, b, c], value) for value in range(a ^ b ^ c))
                )
            ),
        },
        f"lowering {lowered} terms at once reaches other numbers",
    )


@CLAIMS("two_cases_of_the_proof")
def _():
    return Evidence(
        {
            "all sums below 16, by the table": all(
                set(range(TABLE[a, b])) <= {*TABLE[:a, b].tolist(), *TABLE[a, :b].tolist()}
                for a, b in product(range(SIDE), repeat=2)
            )
        }
    )


def _falling(largest):
    return [
        tuple(reversed(chosen)) for k in range(1, largest + 1) for chosen in combinations(range(largest), k)
    ]


@CLAIMS("powers_of_two")
def _(base):
    def by_table(exponents):
        total = 0
        for g in exponents:
            total = int(TABLE[total, base**g])
        return total

    exponents = [Ordinal("ω^2"), Ordinal("ω·2"), Ordinal("ω + 1"), Ordinal("ω"), Ordinal(3), Ordinal(0)]
    subsets = [chosen for k in range(1, 7) for chosen in combinations(exponents, k)]

    def ordinary(chosen):
        total = Ordinal(0)
        for g in chosen:
            total = total + base**g
        return total

    return Evidence(
        {
            "exponents below 4, by the table": base**3 < SIDE
            and all(by_table(e) == sum(base**g for g in e) for e in _falling(4)),
            "sums with infinite exponents": all(
                nim_sum(*(base**g for g in c)) == ordinary(c) for c in subsets
            ),
        },
        f"1⊕{base} is {nim_sum(1, base)}, and powers of {base} do not add up so",
    )


@CLAIMS("undefined_sign")
def _():
    def is_defined(formula):
        words = "".join(sign if sign.isalpha() or sign == "\\" else " " for sign in formula).split()
        return all(word.startswith("\\") or len(word) == 1 for word in words)

    data = claims("nim_sum")["undefined_sign"]
    return Evidence(
        {"TeX's grammar": is_defined(data["formula"])},
        "without a backslash, beta is set as four letters",
        {"TeX's grammar, mended": is_defined(data["right"])},
    )


@CLAIMS("lower_power_left_out")
def _():
    return Evidence(
        {
            "all sums of powers below 64": all(
                (n ^ power ^ lower) < n and not (n ^ power ^ lower) & power
                for n in range(64)
                for power in (1 << g for g in range(6))
                if n & power
                for lower in range(power)
            ),
            "sums with infinite exponents": all(
                (n ^ power ^ lower) < n
                for n in ORDINALS
                for power in (2**g for g in n.exponents)
                for lower in ORDINALS
                if lower < power
            ),
        }
    )


@CLAIMS("binary_compares_as_words")
def _():
    return Evidence(
        {
            "numbers below 64": all(
                (a < b) == (f"{a:06b}" < f"{b:06b}") for a, b in product(range(64), repeat=2)
            ),
            "ordinals": all((a < b) == (a.exponents < b.exponents) for a, b in product(ORDINALS, repeat=2)),
        }
    )


@CLAIMS("every_lower_number_is_reached")
def _():
    def powers(n):
        return [1 << g for g in reversed(range(6)) if n >> g & 1]

    return Evidence(
        {
            "sums of powers below 64": all(
                any(n ^ power ^ value < power for power in powers(n)) for n in range(64) for value in range(n)
            ),
            "ordinals": all(
                lowerings([2**g for g in n.exponents], value)
                for n in ORDINALS
                for value in ORDINALS
                if value < n
            ),
        }
    )


@CLAIMS("nim_sum_is_xor")
def _():
    def by_digits(a, b):
        return sum((a >> k & 1) != (b >> k & 1) and 1 << k for k in range(4))

    return Evidence(
        {
            "the definition, 16×16": all(
                by_digits(a, b) == TABLE[a, b] for a, b in product(range(SIDE), repeat=2)
            ),
            "powers of two that occur once, ordinals": all(
                (a ^ b).exponents == tuple(sorted({*a.exponents} ^ {*b.exponents}, reverse=True))
                for a, b in product(ORDINALS, repeat=2)
            ),
        }
    )


@CLAIMS("nim_is_xor_of_rows")
def _():
    heaps = list(product(range(6), repeat=3))
    values = {}
    for rows in heaps:
        values[rows] = oracle.mex(
            [values[(*rows[:i], k, *rows[i + 1 :])] for i in range(3) for k in range(rows[i])]
        )
    return Evidence(
        {
            "three rows up to 5, plain Python": all(values[r] == r[0] ^ r[1] ^ r[2] for r in heaps),
            "the same, the package": all(NIM.grundy(r) == nim_sum(*r) for r in heaps),
        }
    )
