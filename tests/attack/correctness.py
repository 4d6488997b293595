"""Hold what the package computes against second ways, on random input of every form.

python -m attack.correctness --seconds 60 --seed 7
python -m attack.correctness --replay gf2_inverse 123456
"""

import argparse
import itertools
import math
import random
import sys
import tempfile
import textwrap
import time
import traceback
from collections import Counter

import numpy as np
from numpy.linalg import LinAlgError

from attack import hostile, oracles, seeds
from magicmath import gf2, helix, modular, nullity, reals, rules
from magicmath.bits import Packed, pack
from magicmath.games import impartial, nim, octal
from magicmath.games.ordinals import Ordinal
from magicmath.rules.colours import Colours

SIDES = [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 18, 31, 33, 63, 64, 65, 66, 100, 127, 128, 129, 130, 192, 257]
LENGTHS = [1, 2, 3, 5, 8, 63, 64, 65, 127, 128, 1000, 2**15 - 1, 2**15, 2**15 + 1, 2**16 + 63, 2**20 + 5]
LONG = [2**21 + 64, 2**22, 2**22 + 1, 2**23 + 77]
TRUTHS = {}


def truth(function):
    """Register a check that takes a source of random choices."""
    TRUTHS[function.__name__] = function
    return function


class Chance:
    """Random choices that one number determines."""

    def __init__(self, seed):
        self.numbers = np.random.default_rng(seed)
        self._choices = random.Random(seed)

    def one_of(self, items):
        """Return one of some items."""
        return self._choices.choice(list(items))

    def below(self, high, low=0):
        """Return an int from low to below high, of any size."""
        return self._choices.randrange(low, high)

    def bits(self, *shape):
        """Return an array of 0/1 of some density, at times of low rank."""
        array = (self.numbers.random(shape) < self.one_of([0.05, 0.5, 0.5, 0.5, 0.95])).astype(np.int64)
        if len(shape) == 2 and self.below(4) == 0:
            array[self.below(shape[0])] = array[self.below(shape[0])]
        return array

    def form(self, array, packed=False):
        """Return an array of integers in one of the forms that the algebra takes."""
        label = self.one_of([*hostile.TAKEN, *["packed"] * 3 * packed])
        if label == "packed":
            return pack(array)
        if array.size > 10**5:
            return array
        try:
            with np.errstate(over="ignore"):
                made = hostile.make(label, array)
        except (LookupError, OverflowError):  # NumPy refuses to hold 300 in an int8
            return array.tolist()
        return made if np.array_equal(np.asarray(made).astype(object), array) else array.tolist()

    def invertible(self, n):
        """Return a matrix that is invertible modulo 2: a product of triangles, rows exchanged."""
        lower, upper = np.tril(self.bits(n, n), -1), np.triu(self.bits(n, n), 1)
        eye = np.eye(n, dtype=np.int64)
        return oracles.product(lower + eye, upper + eye)[self.numbers.permutation(n)]


def same(got, wanted):
    """Raise unless two results are equal, shape and all."""
    got = got.unpack() if isinstance(got, Packed) else np.asarray(got)
    wanted = np.asarray(wanted)
    assert got.shape == wanted.shape, f"shape {got.shape}, not {wanted.shape}"
    assert np.array_equal(got, wanted), f"got {got!r:.300}, not {wanted!r:.300}"


def refuses(call, *arguments):
    """Raise unless a call raises LinAlgError."""
    try:
        result = call(*arguments)
    except LinAlgError:
        return
    raise AssertionError(f"returned {result!r:.200} where there is none")


@truth
def gf2_products(chance):
    m, n, k = (chance.one_of(SIDES) for _ in range(3))
    a, b = chance.bits(m, n), chance.bits(n, k)
    wanted = oracles.product(a, b)
    same(gf2.matmul(chance.form(a), chance.form(b)), wanted)
    same(gf2.matmul(pack(a), pack(b)), wanted)
    same(gf2.matmul(chance.form(a[0]), chance.form(b)), wanted[0])
    same(gf2.matmul(chance.form(np.stack([a[:5]] * 2)), chance.form(b)), np.stack([wanted[:5]] * 2))


@truth
def gf2_ranks(chance):
    a = chance.bits(chance.one_of(SIDES), chance.one_of(SIDES))
    rank = oracles.rank(a)
    assert gf2.matrix_rank(chance.form(a, packed=True)) == rank
    null = gf2.null_space(chance.form(a, packed=True))
    assert null.shape == (a.shape[1], a.shape[1] - rank)
    assert not oracles.product(a, null).any()
    assert not null.size or oracles.rank(null) == null.shape[1]
    if a.shape[0] == a.shape[1]:
        assert gf2.det(chance.form(a, packed=True)) == int(rank == len(a))


@truth
def gf2_inverse(chance):
    n = chance.one_of(SIDES)
    a = chance.invertible(n) if chance.below(4) else chance.bits(n, n)
    if oracles.rank(a) < n:
        return refuses(gf2.inv, chance.form(a, packed=True))
    inverse = gf2.inv(chance.form(a, packed=True))
    inverse = inverse.unpack() if isinstance(inverse, Packed) else inverse
    same(oracles.product(a, inverse), np.eye(n, dtype=int))


@truth
def gf2_solutions(chance):
    m, n = chance.one_of(SIDES), chance.one_of(SIDES)
    a = chance.bits(m, n)
    b = oracles.product(a, chance.bits(n, 3)) if chance.below(3) else chance.bits(m, 3)
    b = b[:, 0] if chance.below(2) else b
    beside = np.column_stack([a, b])
    if oracles.rank(beside) > oracles.rank(a):
        return refuses(gf2.particular_solution, chance.form(a, packed=True), chance.form(b))
    x = gf2.particular_solution(chance.form(a, packed=True), chance.form(b))
    same(oracles.product(a, x), b)
    square = chance.invertible(n)
    b = chance.bits(n, chance.one_of([1, 3, 64, 65]))
    x = gf2.solve(chance.form(square, packed=True), chance.form(b, packed=True))
    same(oracles.product(square, x.unpack() if isinstance(x, Packed) else x), b)


@truth
def gf2_powers(chance):
    n = chance.one_of([1, 2, 3, 4, 5, 6, 8, 12])
    a = chance.invertible(n)
    power, order = a, 1
    while not np.array_equal(power, np.eye(n, dtype=int)):
        power, order = oracles.product(power, a), order + 1
    assert gf2.multiplicative_order(chance.form(a)) == order
    exponent = chance.below(200, -200)
    wanted = np.eye(n, dtype=int)
    for _ in range(exponent % order):
        wanted = oracles.product(wanted, a)
    same(gf2.matrix_power(chance.form(a), exponent), wanted)
    same(gf2.matrix_power(chance.form(a), exponent + order * 10**30), wanted)


@truth
def gf2_minimal_polynomial(chance):
    n = chance.one_of([1, 2, 3, 5, 9, 17])
    a = chance.bits(n, n)
    powers = [np.eye(n, dtype=int)]
    while oracles.rank([p.ravel() for p in powers]) == len(powers):
        powers.append(oracles.product(powers[-1], a))
    found = gf2.minimal_polynomial(chance.form(a))
    assert found.bit_length() == len(powers)
    assert not sum(p for i, p in enumerate(powers) if found >> i & 1).astype(int).__mod__(2).any()


@truth
def gf2_elimination(chance):
    a = chance.bits(chance.one_of(SIDES[:12]), chance.one_of(SIDES[:12]))
    *_, last = gf2.elimination_steps(chance.form(a))
    same(last.matrix, oracles.reduced(a)[0])


@truth
def reals_exactly(chance):
    n = chance.one_of([1, 2, 3, 4, 5, 7])
    high = chance.one_of([2, 5, 128, 2**31, 2**40])
    a = chance.numbers.integers(0 if chance.below(2) else 1 - high, high, (n, n))
    if chance.below(4) == 0:
        a[0] = a[-1]
    determinant, k = oracles.determinant(a), chance.one_of([2, 3, 6, 7, 255, 2**31, 10**30])
    assert reals.det(chance.form(a)) == determinant
    assert reals.works_for_colours(chance.form(a), k) == (math.gcd(determinant, k) == 1)
    exact = a.astype(object)
    same(exact @ reals.adjugate(chance.form(a)).astype(object), determinant * np.eye(n, dtype=object))
    if math.gcd(determinant, k) > 1:
        return refuses(reals.inv_mod, chance.form(a), k)
    inverse = reals.inv_mod(chance.form(a), k)
    same(exact @ inverse.astype(object) % k, np.eye(n, dtype=object))


@truth
def reals_in_floats(chance):
    n = chance.one_of([1, 2, 3, 5, 9, 16])
    a = chance.bits(n, n)
    if oracles.determinant(a) % 2 == 0:
        return refuses(reals.inv_mod2_float, chance.form(a))
    same(oracles.product(a, reals.inv_mod2_float(chance.form(a))), np.eye(n, dtype=int))


@truth
def helix_of_sequences(chance):
    n = chance.one_of(LENGTHS if chance.below(20) else LONG)
    a = chance.bits(n)
    transformed = helix.helix(chance.form(a, packed=True))
    transformed = transformed.unpack() if isinstance(transformed, Packed) else transformed
    for i in (0, n - 1, *(chance.below(n) for _ in range(8))):
        assert transformed[i] == oracles.helix_at(a, i), f"item {i} of {n}"
        assert helix.cognitive(a)[i] == oracles.helix_at(a[::-1], n - 1 - i), f"cognitive, item {i} of {n}"
    same(helix.helix(transformed), a)
    same(helix.xor_scan(chance.form(a)), np.cumsum(a) % 2)


@truth
def helix_along_axes(chance):
    shape = [chance.one_of([1, 2, 3, 5, 8, 65]) for _ in range(chance.below(4, 1))]
    a, axis = chance.bits(*shape), chance.below(len(shape), -len(shape))
    got = np.moveaxis(helix.helix(chance.form(a), axis=axis), axis, -1).reshape(-1, shape[axis])
    rows = np.moveaxis(a, axis, -1).reshape(-1, shape[axis])
    same(got, [[oracles.helix_at(row, i) for i in range(len(row))] for row in rows])
    same(helix.xor_scan(chance.form(a), axis=axis), np.cumsum(a, axis) % 2)


@truth
def helix_in_place(chance):
    n = chance.one_of([1, 2, 5, 63, 64, 1000, 2**14, 2**15 + 3, 2**17 + 1])
    words = chance.numbers.integers(0, 2**64, n, dtype=np.uint64)
    wanted = helix.helix(Packed(words.copy())).unpack()
    bits = np.unpackbits(words.view(np.uint8), bitorder="little")
    for i in (0, 64 * n - 1, chance.below(64 * n)):
        assert wanted[i] == oracles.helix_at(bits, i)
    with tempfile.TemporaryFile() as file:
        mapped = np.memmap(file, np.uint64, "w+", shape=(n,))
        mapped[:] = words
        helix.helix_in_place(mapped, memory=2**20)
        same(np.unpackbits(np.array(mapped).view(np.uint8), bitorder="little"), wanted)
        del mapped
    helix.helix_in_place(words)
    same(np.unpackbits(words.view(np.uint8), bitorder="little"), wanted)


@truth
def helix_pictures(chance):
    n = chance.one_of([1, 2, 3, 9, 16, 17, 65])
    s = chance.bits(n)
    triangle = helix.fanion(chance.form(s))
    same([row[0] for row in triangle], [oracles.helix_at(s, i) for i in range(n)])
    *_, last = [helix.Butterfly(0, s, 0), *helix.butterflies(chance.form(s))]
    same(last.sequence, [oracles.helix_at(s, i) for i in range(n)])
    wanted = [[math.comb(n - 1 - j, i) % 2 for j in range(n)] for i in range(n)]
    same(helix.geniton(n), wanted)


@truth
def rules_of_few_masks(chance):
    rows, columns, count = chance.below(4, 1), chance.below(4, 1), chance.below(8, 1)
    masks = chance.bits(count, rows, columns)
    rule = rules.RuleSet(chance.form(masks))
    choices, reached = oracles.sums(masks.reshape(count, -1))
    start, goal = chance.bits(rows, columns), chance.bits(rows, columns)
    if chance.below(2):
        goal = start ^ reached[chance.below(len(reached))].reshape(rows, columns)
    ways = choices[(reached == (start ^ goal).ravel()).all(axis=1)]
    boards = (chance.form(start), chance.form(goal))
    assert rule.count_solutions(*boards) == len(ways)
    assert rule.is_reachable(*boards) == bool(len(ways))
    far = (reached ^ (start ^ goal).ravel()).sum(axis=1).min()
    assert (rule.nearest_reachable(*boards) != goal).sum() == far
    assert len({tuple(board) for board in reached}) == len(rule.reachable_boards(chance.form(start)))
    if not len(ways):
        return refuses(rule.solve, *boards)
    assert rule.solve(*boards).sum() == ways.sum(axis=1).min()
    assert {tuple(way) for way in rule.solutions(*boards)} == {tuple(way) for way in ways}
    presses = np.flatnonzero(rule.particular_solution(*boards)).tolist()
    same(rule.press(boards[0], presses), goal)
    same(rule.path(boards[0], presses)[-1], goal)
    least = {}
    for choice, board in zip(choices.sum(axis=1).tolist(), map(tuple, reached), strict=True):
        least[board] = min(choice, least.get(board, choice))
    counted = Counter(least.values())
    same(np.asarray(rule.distance_counts()), [counted[i] for i in range(max(counted) + 1)])


@truth
def rules_of_lights_out(chance):
    rows, columns = chance.below(12, 1), chance.below(12, 1)
    make, wraps = chance.one_of(
        [(rules.lights_out, (False, False)), (rules.cylinder, (False, True)), (rules.torus, (True, True))]
    )
    rule, masks = make(rows, columns), oracles.neighbours_of(rows, columns, wraps)
    same(rule.masks, masks)
    plain = rules.RuleSet(masks)
    assert rule.rank == plain.rank == oracles.rank(masks.reshape(len(masks), -1))
    same(rule.quiet_presses, plain.quiet_presses)
    same(rule.tests, plain.tests)
    start = chance.bits(rows, columns)
    goal = rule.press(chance.form(start), np.flatnonzero(chance.bits(rows * columns)).tolist())
    way = rule.particular_solution(start, goal)
    same(plain.press(start, np.flatnonzero(way)), goal)
    if len(rule.quiet_presses) <= 12:
        same(rule.solve(chance.form(start), chance.form(goal)), plain.solve(start, goal))
    same(rule.nearest_reachable(start, chance.form(goal)), goal)


@truth
def rules_as_numbers(chance):
    shape = (chance.below(30, 1), chance.below(30, 1))
    number = chance.below(1 << shape[0] * shape[1])
    board = rules.to_board(number, shape)
    assert "".join(map(str, board.ravel())) == f"{number:0{board.size}b}"
    assert rules.to_number(chance.form(board.astype(int))) == number
    basis = chance.bits(chance.below(8, 1), 5)
    same(rules.all_sums(chance.form(basis)), np.array([c[::-1] for c in oracles.sums(basis)[0]]) @ basis % 2)


@truth
def modular_systems(chance):
    k = chance.one_of([2, 3, 4, 5, 6, 8, 9, 12, 30])
    m, n = chance.below(4, 1), chance.below(4, 1) if k < 15 else 2
    a = chance.numbers.integers(-300, 300, (m, n)) * chance.one_of([1, 1, 2, 6])
    b = chance.numbers.integers(-300, 300, m)
    if chance.below(2):
        b = a @ chance.numbers.integers(0, k, n)
    system, ways = modular.System(chance.form(a), k), oracles.solutions(a, b, k)
    quiet = oracles.solutions(a, np.zeros(m, int), k)
    assert system.count_solutions == len(quiet) == math.prod(system.orders)
    made = {
        tuple((system.null_space.astype(int) @ times % k).tolist())
        for times in itertools.product(*map(range, system.orders))
    }
    assert made == {tuple(x) for x in quiet.tolist()}
    passes = not (system.tests.astype(int) @ (b % k) % k).any()
    assert passes == bool(len(ways))
    if not len(ways):
        return refuses(system.particular_solution, chance.form(b))
    assert tuple(system.particular_solution(chance.form(b))) in {tuple(x) for x in ways.tolist()}


@truth
def modular_of_large_moduli(chance):
    k, (m, n) = chance.below(256, 2), (chance.below(30, 1), chance.below(30, 1))
    a, x = chance.numbers.integers(0, k, (m, n)), chance.numbers.integers(0, k, n)
    system = modular.System(chance.form(a), k)
    same(a @ system.particular_solution(chance.form(a @ x % k)).astype(int) % k, a @ x % k)
    assert not (a @ system.null_space.astype(int) % k).any()
    assert not (system.tests.astype(int) @ a % k).any()


@truth
def colours_of_few_masks(chance):
    k, count = chance.below(5, 2), chance.below(5, 1)
    masks = chance.bits(count, 2, 2)
    game = Colours(rules.RuleSet(masks), k)
    start, goal = chance.numbers.integers(0, k, (2, 2, 2))
    times = chance.numbers.integers(0, k, count)
    if chance.below(2):
        goal = (start + np.tensordot(times, masks, 1)) % k
        same(game.press(chance.form(start), np.repeat(np.arange(count), times).tolist()), goal)
    ways = oracles.solutions(masks.reshape(count, -1).T, (goal - start).ravel(), k)
    assert game.count_solutions(chance.form(start), chance.form(goal)) == len(ways)
    assert bool(len(game.failed_tests(start, goal))) == (not len(ways))
    if not len(ways):
        return refuses(game.solve, chance.form(start), chance.form(goal))
    way = game.solve(chance.form(start), chance.form(goal))
    assert tuple(way) in {tuple(x) for x in ways.tolist()}
    assert way.sum() == ways.sum(axis=1).min()


@truth
def nim_of_heaps(chance):
    high = chance.one_of([4, 9, 2**63, 10**40])
    heaps = [chance.below(high) for _ in range(chance.below(6, 1))]
    total = 0
    for heap in heaps:
        total ^= heap
    assert nim.nim_sum(*heaps) == total
    wanted = [(i, heap ^ total) for i, heap in enumerate(heaps) if heap ^ total < heap]
    assert [tuple(move) for move in nim.winning_moves(heaps)] == wanted
    width = max(1, *(heap.bit_length() for heap in heaps)) + chance.below(3)
    same(nim.binary(heaps, width), [[int(x) for x in f"{heap:0{width}b}"] for heap in heaps])
    values = [chance.below(8) for _ in range(chance.below(10))]
    assert nim.mex(values) == oracles.mex(values)
    rows, columns = chance.below(40, 1), chance.below(40, 1)
    same(nim.nim_table(rows, columns), np.arange(rows)[:, None] ^ np.arange(columns))


@truth
def impartial_games(chance):
    numbers = sorted({chance.below(9, 1) for _ in range(chance.below(4, 1))})
    values = oracles.grundy(lambda n: [n - t for t in numbers if t <= n], range(60))
    game = impartial.subtraction(numbers)
    assert [game.grundy(n) for n in range(60)] == list(values.values())
    graph = {i: [j for j in range(i) if chance.below(3) == 0] for i in range(12)}
    played, values = impartial.ImpartialGame(graph), oracles.grundy(graph.get, range(12))
    assert {i: played.grundy(i) for i in graph} == values
    i, n = chance.below(12), chance.below(60)
    assert (played ^ game).grundy((i, n)) == values[i] ^ game.grundy(n)
    assert played.winning_moves(i) == [j for j in graph[i] if values[j] == 0]
    assert played.is_won(i) == bool(values[i])


@truth
def impartial_octal_games(chance):
    code = "0." + "".join(chance.one_of("01234567") for _ in range(chance.below(6, 1)))
    largest = chance.one_of([0, 1, 5, 63, 64, 130, 300])
    same(octal.octal_values(code, largest), oracles.octal(code, largest))


@truth
def nullities(chance):
    n = chance.below(25, 1)
    masks = oracles.neighbours_of(n, n).reshape(n * n, -1)
    wanted = n * n - oracles.rank(masks)
    assert nullity.of_board(n) == nullity.by_gcd(n) == nullity.table(n)[-1] == wanted
    large = chance.below(3000, 1)
    assert nullity.of_board(large) == nullity.by_gcd(large)
    p = chance.below(1 << chance.below(200, 1))
    wanted = 0
    for i in range(p.bit_length()):
        if p >> i & 1:
            wanted ^= sum((math.comb(i, j) & 1) << j for j in range(i + 1))
    assert nullity.shifted(p) == wanted


@truth
def ordinals_below_the_third_power(chance):
    a, b = ([chance.one_of([0, 0, 1, 2, 5, 2**70]) for _ in range(3)] for _ in range(2))

    def made(coefficients):
        pairs = zip(reversed(range(len(coefficients))), coefficients, strict=True)
        return Ordinal.from_terms([(power, x) for power, x in pairs if x])

    assert made(a) + made(b) == made(oracles.ordinal_sum(a, b))
    assert made(a) * made(b) == made(oracles.ordinal_product(a, b))
    assert made(a) ^ made(b) == made([x ^ y for x, y in zip(a, b, strict=True)])
    assert (made(a) < made(b)) == (a < b)
    assert Ordinal(repr(made(a))) == made(a) == Ordinal.from_exponents(made(a).exponents)
    assert hash(made([0, 0, a[2]])) == hash(a[2])


def check(name, seed):
    """Run one check with one seed; return None, or the traceback as a text."""
    try:
        TRUTHS[name](Chance(seed))
    except Exception:
        return traceback.format_exc(limit=-3)
    return None


def attack(seconds, seed, most=math.inf):
    """Make most checks, or as many as there are seconds for; return how often each was done, and what failed.

    What failed is (name, seed, traceback).
    """
    seeds, done, failed = random.Random(seed), Counter(), []
    end = time.monotonic() + seconds
    for name in itertools.cycle(TRUTHS):
        if time.monotonic() > end or done.total() >= most:
            return done, failed
        one = seeds.randrange(2**32)
        done[name] += 1
        if said := check(name, one):
            failed.append((name, one, said))


def main():
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m attack.correctness")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--checks", type=int, default=math.inf, help="stop after so many")
    seeds.add_option(parser)
    parser.add_argument("--replay", nargs=2, metavar=("NAME", "SEED"))
    options = parser.parse_args()
    if options.replay:
        name, seed = options.replay
        said = check(name, int(seed))
        print(said or "no fault")
        sys.exit(bool(said))
    done, failed = attack(options.seconds, options.seed, options.checks)
    print(f"seed {options.seed}: {done.total()} checks, {len(failed)} failed")
    for name, count in Counter(name for name, _, _ in failed).items():
        one, said = next((one, said) for other, one, said in failed if other == name)
        replay = f"python -m attack.correctness --replay {name} {one}"
        raised = said.strip().splitlines()[-1]
        print(f"\nFAILED {name}, {count} of {done[name]}: {replay}  # {raised[:200]}")
        print(textwrap.indent(said, "    "))
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
