"""Hold the textbook's ways against the fast ones, and both against a third that shares no code with them."""

import ast
import inspect
from collections import deque
from functools import cache
from itertools import product
from math import gcd

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import array_shapes, arrays
from numpy.linalg import LinAlgError
from sympy import Matrix, Poly, Symbol

from magicmath import gf2, helix, plain, reals, rules
from magicmath import nullity as fast_nullity
from magicmath.games import impartial, nim, octal
from magicmath.rules import MAGIC, RuleSet

FUNCTIONS = {
    name: item for name, item in vars(plain).items() if getattr(item, "__module__", "") == plain.__name__
}
TREE = {
    node.name: node for node in ast.parse(inspect.getsource(plain)).body if isinstance(node, ast.FunctionDef)
}

bits = st.integers(0, 1)
matrices = arrays(np.uint8, array_shapes(min_dims=2, max_dims=2, max_side=6), elements=bits)
squares = st.integers(1, 6).flatmap(lambda n: arrays(np.uint8, (n, n), elements=bits))
integers = st.integers(1, 5).flatmap(lambda n: arrays(np.int64, (n, n), elements=st.integers(-9, 9)))
sequences = arrays(np.uint8, st.integers(1, 40), elements=bits)
graphs = st.integers(1, 8).flatmap(  # each move leads to a lower number
    lambda n: st.tuples(
        *(st.lists(st.integers(0, i - 1), max_size=4) if i else st.just([]) for i in range(n))
    )
)


def every_vector(n):
    return np.array(list(product((0, 1), repeat=n)), dtype=int)


def sums_of(rows, n):
    """Return the set of all sums of some rows of length n."""
    rows = np.array(rows, dtype=int).reshape(-1, n)
    return {tuple(v) for v in (every_vector(len(rows)) @ rows % 2).tolist()}


def pascal_modulo_2(n):
    """Return the geniton by adding neighbours: its column n - 1 - m is the row m of the triangle."""
    table, row = np.zeros((n, n), dtype=int), np.array([1])
    for m in range(n):
        table[: m + 1, n - 1 - m] = row
        row = np.convolve(row, [1, 1]) % 2
    return table


@given(matrices, st.data())
def test_rows_and_products(a, data):
    b = data.draw(arrays(np.uint8, (a.shape[1], data.draw(st.integers(1, 6))), elements=bits))
    expected = (a.astype(int) @ b % 2).tolist()
    assert plain.matmul(a, b) == expected == gf2.matmul(a, b).tolist()
    assert plain.vecmat(a[0], b) == expected[0] == gf2.matmul(a[0], b).tolist()
    assert plain.xor(a[0], a[-1]) == ((a[0] + a[-1]) % 2).tolist()
    assert plain.transpose(a) == a.T.tolist()
    assert plain.identity(len(a)) == np.eye(len(a), dtype=int).tolist()


def test_products_of_many_ones_do_not_overflow():
    ones = np.ones((300, 1), dtype=np.uint8)
    assert plain.matmul(ones.T, ones) == [[0]]
    assert plain.helix_by_subsets(np.ones(512, dtype=np.uint8))[-1] == 0
    assert plain.det(np.array([[200, 1], [1, 200]], dtype=np.uint8)) == 39_999


@given(squares)
def test_inverses(a):
    exact = Matrix(a.astype(int).tolist())
    if exact.det() % 2:
        expected = np.array(exact.inv_mod(2).tolist(), dtype=int).tolist()
        assert plain.inv(a) == expected == gf2.inv(a).tolist()
        return
    with pytest.raises(ValueError, match="the matrix is singular modulo 2: no row is left for column"):
        plain.inv(a)
    with pytest.raises(LinAlgError):
        gf2.inv(a)


def test_every_3x3_inverse_is_the_matrix_that_gives_the_identity():
    for entries in product((0, 1), repeat=9):
        a = np.reshape(entries, (3, 3))
        if len(sums_of(a, 3)) == 8:
            assert (a @ plain.inv(a) % 2).tolist() == np.eye(3).tolist()
        else:
            with pytest.raises(ValueError, match="singular"):
                plain.inv(a)


@given(squares, st.integers(-6, 6))
def test_powers(a, n):
    if n >= 0:
        expected = np.linalg.matrix_power(a.astype(object), n) % 2
        assert plain.matrix_power(a, n) == expected.tolist() == gf2.matrix_power(a, n).tolist()
    elif Matrix(a.astype(int).tolist()).det() % 2:
        power = plain.matrix_power(a, n)
        assert power == gf2.matrix_power(a, n).tolist()
        back = np.array(power) @ np.linalg.matrix_power(a.astype(object), -n) % 2
        assert back.tolist() == np.eye(len(a)).tolist()
    else:
        with pytest.raises(ValueError, match="singular"):
            plain.matrix_power(a, n)


@given(squares)
def test_orders(a):
    if not gf2.det(a):
        with pytest.raises(ValueError, match="singular"):
            plain.multiplicative_order(a)
        return
    order = plain.multiplicative_order(a)
    assert order == gf2.multiplicative_order(a)
    power, unit, returns = np.eye(len(a), dtype=int), np.eye(len(a)), []
    for _ in range(order):
        power = power @ a % 2
        returns.append(np.array_equal(power, unit))
    assert returns == [False] * (order - 1) + [True]


@given(matrices)
def test_elimination(a):
    n = a.shape[1]
    reduced = plain.row_reduce(a)
    *_, last = gf2.elimination_steps(a)
    assert reduced == last.matrix[: len(reduced)].tolist()
    assert not last.matrix[len(reduced) :].any()
    assert sums_of(reduced, n) == sums_of(a, n)
    pivots = [row.index(1) for row in reduced]
    assert pivots == sorted(set(pivots))
    assert [sum(row[p] for row in reduced) for p in pivots] == [1] * len(pivots)
    assert 2 ** plain.matrix_rank(a) == len(sums_of(a, n)) == 2 ** gf2.matrix_rank(a)


@given(matrices, st.data())
def test_solutions(a, data):
    b = data.draw(arrays(np.uint8, len(a), elements=bits))
    every = every_vector(a.shape[1])
    found = every[(every @ a.T % 2 == b).all(axis=1)].tolist()
    if found:
        x = plain.solve(a, b)
        assert x in found
        assert x == gf2.particular_solution(a, b).tolist()
        assert [x] == found or len(a) != a.shape[1] or not gf2.det(a)
    else:
        with pytest.raises(ValueError, match="no x gives a·x = b modulo 2"):
            plain.solve(a, b)


@given(matrices)
def test_null_spaces(a):
    n = a.shape[1]
    every = every_vector(n)
    basis = plain.null_space(a)
    killed = {tuple(x) for x in every[~(every @ a.T % 2).any(axis=1)].tolist()}
    assert sums_of(basis, n) == killed
    assert 2 ** len(basis) == len(killed)
    assert basis == gf2.null_space(a).T.tolist()
    quiet = plain.quiet_choices(a.T)
    assert {tuple(v) for v in quiet} == killed
    assert len(quiet) == len(killed)


@given(integers)
def test_determinants_and_adjugates(a):
    exact = Matrix(a.tolist())
    assert plain.det(a) == exact.det() == reals.det(a)
    assert plain.adjugate(a) == exact.adjugate().tolist() == reals.adjugate(a).tolist()
    assert plain.minor(a, 0, len(a) - 1) == exact.minor_submatrix(0, len(a) - 1).tolist()


def test_determinant_five():
    assert plain.det(MAGIC.matrix) == 5 == reals.det(MAGIC.matrix)
    assert plain.adjugate(MAGIC.matrix) == reals.adjugate(MAGIC.matrix).tolist()


@given(integers, st.integers(2, 12))
def test_inverses_modulo_k(a, k):
    if gcd(int(Matrix(a.tolist()).det()), k) == 1:
        inverse = plain.inv_mod(a, k)
        assert inverse == reals.inv_mod(a, k).tolist()
        assert (a @ inverse % k).tolist() == np.eye(len(a)).tolist()
        assert all(0 <= x < k for row in inverse for x in row)
    else:
        with pytest.raises(ValueError, match=f"no inverse modulo {k}: its determinant is"):
            plain.inv_mod(a, k)


@given(sequences)
def test_scans_triangles_and_transforms(s):
    n = len(s)
    assert plain.xor_scan(s) == (np.cumsum(s, dtype=int) % 2).tolist() == helix.xor_scan(s).tolist()
    triangle = plain.fanion(s)
    assert triangle == [(np.diff(s.astype(int), k) % 2).tolist() for k in range(n)]
    assert triangle == [row.tolist() for row in helix.fanion(s)]
    geniton = pascal_modulo_2(n)
    expected = (s @ geniton[:, ::-1] % 2).tolist()
    assert expected == helix.helix(s).tolist()
    for way in ("triangle", "subsets", "scans", "butterfly"):
        assert FUNCTIONS[f"helix_by_{way}"](s) == expected
    assert plain.cognitive(s) == (s @ geniton[::-1] % 2).tolist() == helix.cognitive(s).tolist()


@pytest.mark.parametrize("n", [*range(1, 20), 32, 33])
def test_genitons(n):
    assert plain.geniton(n) == pascal_modulo_2(n).tolist() == helix.geniton(n).tolist()


@pytest.mark.parametrize("shape", [(1, 1), (1, 4), (2, 2), (3, 2), (3, 5), (4, 4)])
def test_lights_out(shape):
    beside_r, beside_c = (np.eye(n, k=1) + np.eye(n, k=-1) for n in shape)
    here_r, here_c = map(np.eye, shape)
    expected = np.kron(here_r, here_c + beside_c) + np.kron(beside_r, here_c)
    assert plain.lights_out(*shape) == expected.tolist() == rules.lights_out(*shape).matrix.tolist()


@given(matrices, st.data())
def test_presses(masks, data):
    m, n = masks.shape
    board = data.draw(arrays(np.uint8, n, elements=bits))
    presses = data.draw(st.lists(st.integers(0, m - 1), max_size=8))
    expected = (board + masks[presses].sum(axis=0, dtype=int)) % 2
    assert plain.press(board, masks, presses) == expected.tolist()
    assert RuleSet(masks[:, None]).press(board[None], presses).ravel().tolist() == expected.tolist()


def distances_from_white(masks):
    """Return how far each board is that can be reached, by breadth-first search."""
    white = (0,) * masks.shape[1]
    far, waiting = {white: 0}, deque([white])
    while waiting:
        board = waiting.popleft()
        for after in map(tuple, (np.array(board) ^ masks).tolist()):
            if after not in far:
                far[after] = far[board] + 1
                waiting.append(after)
    return far


@given(matrices)
def test_shortest_presses(masks):
    m, n = masks.shape
    found, rule = plain.shortest_presses(masks), RuleSet(masks[:, None])
    assert {board: len(presses) for board, presses in found.items()} == distances_from_white(masks)
    for board, presses in found.items():
        assert tuple(masks[list(presses)].sum(axis=0, dtype=int) % 2) == board
        assert len(presses) == rule.solve(np.zeros((1, n), int), [board]).sum()
        assert presses == tuple(sorted(set(presses)))
    assert sorted(found) == [tuple(b) for b in rule.reachable_boards().reshape(-1, n).tolist()]


def quiet_first_rows(n):
    """Count the first rows of presses from which chasing the light leaves no light behind."""
    count = 0
    for first in range(2**n):
        above, row = 0, first
        for _ in range(n):
            above, row = row, (row ^ row << 1 ^ row >> 1 ^ above) % 2**n
        count += row == 0
    return count


def test_nullities():
    computed = [plain.nullity(n) for n in range(1, 10)]
    assert computed == fast_nullity.table(9)[1:].tolist()
    assert [2**d for d in computed] == [quiet_first_rows(n) for n in range(1, 10)]


def multiplied(p, q):
    """Return the product of two polynomials modulo 2, as ints."""
    return 0 if not q else (p if q & 1 else 0) ^ multiplied(p << 1, q >> 1)


def divides(d, p):
    """Tell by SymPy whether a polynomial modulo 2 divides another."""
    x = Symbol("x")
    d, p = (Poly([int(bit) for bit in f"{one:b}"], x, modulus=2) for one in (d, p))
    return p.rem(d).is_zero


@given(st.integers(1, 2**12), st.integers(1, 2**12), st.integers(1, 2**6))
def test_polynomials_have_a_greatest_common_divisor(p, q, shared):
    p, q = multiplied(p, shared), multiplied(q, shared)
    found = plain.polynomial_gcd(p, q)
    assert divides(found, p)
    assert divides(found, q)
    assert divides(shared, found)
    assert plain.polynomial_gcd(p, 0) == p == plain.polynomial_gcd(0, p)


@given(st.integers(0, 2**40), st.integers(0, 2**40))
def test_to_shift_a_polynomial_respects_sums_and_products(p, q):
    assert plain.shifted(p) == fast_nullity.shifted(p)
    assert plain.shifted(0b10) == 0b11
    assert plain.shifted(p ^ q) == plain.shifted(p) ^ plain.shifted(q)
    assert plain.shifted(multiplied(p, q)) == multiplied(plain.shifted(p), plain.shifted(q))


def test_nullities_by_two_polynomials():
    indices = range(1, 200)
    fibonacci = [plain.fibonacci_polynomial(m) for m in indices]
    assert fibonacci == [fast_nullity.fibonacci_polynomial(m) for m in indices]
    assert plain.fibonacci_polynomial(0) == 0
    assert [plain.nullity_by_gcd(n) for n in range(1, 10)] == [plain.nullity(n) for n in range(1, 10)]
    assert [plain.nullity_by_gcd(n) for n in range(200)] == fast_nullity.table(199).tolist()


@given(st.integers(2, 500), st.integers(1, 10**6))
def test_reciprocals(k, a):
    if gcd(a, k) == 1:
        assert plain.reciprocal(a, k) == pow(a, -1, k)
    else:
        with pytest.raises(ValueError, match=f"{a} has no reciprocal modulo {k}: {gcd(a, k)} divides both"):
            plain.reciprocal(a, k)


@given(st.lists(st.integers(0, 12)))
def test_mex(values):
    least = plain.mex(values)
    assert least == nim.mex(values)
    assert least not in values
    assert set(range(least)) <= set(values)


def test_nim_sums():
    table = nim.nim_table(24, 20)
    for a, b in product(range(24), range(20)):
        assert plain.nim_sum(a, b) == plain.nim_sum_by_xor(a, b) == table[a, b] == a ^ b


@given(st.integers(0, 10**9), st.integers(0, 10**9))
def test_nim_sums_of_large_numbers(a, b):
    assert plain.nim_sum_by_xor(a, b) == nim.nim_sum(a, b) == a ^ b


@given(graphs)
def test_games(graph):
    game, values = impartial.ImpartialGame(graph.__getitem__), []

    def moves(position):
        return graph[position]

    for options in graph:
        reached = {values[option] for option in options}
        values.append(next(value for value in range(9) if value not in reached))
    for position, options in enumerate(graph):
        assert plain.grundy(position, moves) == values[position] == game.grundy(position)
        assert plain.is_won(position, moves) == (values[position] > 0) == game.is_won(position)
        winning = plain.winning_moves(position, moves)
        assert winning == [option for option in options if values[option] == 0]
        assert set(winning) == set(game.winning_moves(position))


@given(st.lists(st.integers(0, 4), max_size=3).map(tuple))
def test_nim(heaps):
    def is_move(left):
        changes = [(a, b) for a, b in zip(heaps, left, strict=True) if a != b]
        return len(changes) == 1 and changes[0][1] < changes[0][0]

    options = plain.nim_moves(heaps)
    assert sorted(options) == [left for left in product(range(5), repeat=len(heaps)) if is_move(left)]
    positive = [tuple(filter(None, position)) for position in (heaps, *options)]
    assert {tuple(sorted(left)) for left in positive[1:]} == set(impartial.NIM.moves(positive[0]))
    assert (
        plain.grundy(heaps, plain.nim_moves) == nim.nim_sum(*heaps) == np.bitwise_xor.reduce(heaps, dtype=int)
    )
    expected = {
        tuple(left) for i, n in nim.winning_moves(heaps) for left in [[*heaps[:i], n, *heaps[i + 1 :]]]
    }
    assert set(plain.winning_moves(heaps, plain.nim_moves)) == expected


@cache
@given(st.lists(st.integers(0, 4), max_size=4).map(tuple))
def test_where_the_last_stone_loses_only_heaps_of_one_stone_are_otherwise(heaps):
    won = plain.is_won_misere(heaps, plain.nim_moves)
    if max(heaps, default=0) > 1:
        assert won == bool(nim.winning_moves(heaps))
    else:
        assert won == (sum(heaps) % 2 == 0)


def is_won_beside_a_heap(rows, heap):
    """Play Kayles on some rows beside one heap of Nim."""
    options = [(rows, left) for left in range(heap)]
    for i, row in enumerate(rows):
        for left, right in product(range(row), repeat=2):
            if row - left - right in (1, 2):
                options.append((tuple(sorted([*rows[:i], *rows[i + 1 :], left, right])), heap))
    return not all(is_won_beside_a_heap(*option) for option in options)


def test_kayles():
    values = plain.kayles_values(200)
    assert values == octal.octal_values("0.77", 200).tolist()
    for row in range(9):
        assert [heap for heap in range(9) if not is_won_beside_a_heap((row,), heap)] == [values[row]]
    assert plain.kayles_values(0) == [0]


A, V = [[1, 1, 0], [0, 1, 1], [0, 0, 1]], [1, 0, 1]


@pytest.mark.parametrize("shape", [(1, 1), (1, 4), (4, 1), (2, 2), (3, 5), (5, 5), (6, 4)])
def test_a_chase_presses_below_the_first_row_and_leaves_black_cells_in_the_last_alone(shape):
    """No other presses below the first row do so, as the columns of their masks are independent."""
    rules, generator = plain.lights_out(*shape)[shape[1] :], np.random.default_rng(sum(shape))
    for _ in range(20):
        board = generator.integers(0, 2, shape)
        after = np.array(plain.chase(board.tolist()))
        assert after.shape == shape
        assert not after[:-1].any()
        difference = (board ^ after).ravel()
        assert (
            gf2.matrix_rank([*rules, difference.tolist()]) == gf2.matrix_rank(rules)
            if rules
            else not difference.any()
        )


@pytest.mark.parametrize(
    "call",
    [
        *(
            lambda a, v, f=f: f(a)
            for f in (plain.transpose, plain.inv, plain.multiplicative_order, plain.det)
        ),
        *(lambda a, v, f=f: f(a) for f in (plain.row_reduce, plain.matrix_rank, plain.adjugate)),
        *(lambda a, v, f=f: f(a) for f in (plain.shortest_presses, plain.quiet_choices)),
        *(lambda a, v, f=f: f(a[:2]) for f in (plain.null_space, plain.row_reduce)),
        *(lambda a, v, f=f: f(v) for f in (plain.xor_scan, plain.fanion, plain.cognitive, plain.mex)),
        *(lambda a, v, f=f: f(v) for f in (plain.helix_by_triangle, plain.helix_by_subsets)),
        *(lambda a, v, f=f: f(v) for f in (plain.helix_by_scans, plain.helix_by_butterfly)),
        lambda a, v: plain.xor(v, a[0]),
        lambda a, v: plain.vecmat(v, a),
        lambda a, v: plain.matmul(a, a),
        lambda a, v: [plain.matrix_power(a, n) for n in (-1, 0, 1, 2)],
        lambda a, v: plain.solve(a, v),
        lambda a, v: plain.minor(a, 0, 1),
        lambda a, v: plain.inv_mod(a, 5),
        lambda a, v: [plain.press(v, a, presses) for presses in ([], [0, 2])],
        lambda a, v: plain.encode(v, [0, 1, 2], 2),
        *(
            lambda a, v, f=f: f(v[:2])
            for f in (plain.repair_by_agreements, lambda v: plain.repair_by_majority(v, 1))
        ),
        lambda a, v: plain.repair_by_cancellation(v[:2], v[1:]),
        lambda a, v: plain.nearest_words(v[:2], [0], 1),
    ],
)
def test_lists_tuples_and_arrays_give_the_same_plain_ints_and_stay_as_they_are(call):
    given_forms = [
        (A, V),
        (tuple(map(tuple, A)), tuple(V)),
        *((np.array(A, dtype), np.array(V, dtype)) for dtype in (np.uint8, np.int64, bool)),
    ]
    before = repr(given_forms)
    assert len({repr(call(a, v)) for a, v in given_forms}) == 1  # it would show NumPy's numbers, and True
    assert repr(given_forms) == before


@pytest.mark.parametrize("name", sorted(TREE))
def test_each_function_is_short_and_says_what_it_does(name):
    node = TREE[name]
    text = ast.get_docstring(node)
    assert text and text.partition("\n")[0].endswith(".")
    assert f"{name}(" in text.partition(">>>")[2]
    assert node.returns and all(argument.annotation for argument in node.args.args)
    assert node.end_lineno - node.body[1].lineno < 15


def test_every_function_is_there_to_be_read():
    assert set(TREE) == set(FUNCTIONS)
    assert all(inspect.getsource(function).count(f"def {name}(") == 1 for name, function in FUNCTIONS.items())


@given(matrices)
def test_the_moves_of_a_textbook_are_those_of_gf2_and_lead_to_the_reduced_form(a):
    moves = plain.row_moves(a)
    words = {"add": "add row {} to row {}", "swap": "swap rows {} and {}"}
    told = [step.operation for step in gf2.elimination_steps(a)]
    assert told == ["start", *(words[kind].format(source, target) for kind, source, target in moves)]
    after = plain.after_moves(a, moves)
    rank = plain.matrix_rank(a)
    assert after[:rank] == plain.row_reduce(a)
    assert not any(map(any, after[rank:]))


@given(squares)
def test_the_moves_that_make_the_identity_make_the_inverse_of_it(a):
    n = len(a)
    beside = plain.after_moves(plain.identity(n), plain.row_moves(a))
    try:
        inverse = gf2.inv(a).tolist()
    except LinAlgError:
        assert plain.matmul(beside, a) != plain.identity(n)
    else:
        assert beside == inverse
