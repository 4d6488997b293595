r"""The same algebra as a textbook writes it: plain lists, short loops, nothing packed and no tricks.

A row, a vector or a board is a list of 0 and 1; a matrix is a list of rows. A board is the row of
its cells, line by line, and a rule is a matrix with one mask in each row, as in V·Y = D. Tuples and
NumPy arrays are taken too; what comes back is lists of Python ints.

What is handed in is trusted; where there is no answer, ValueError says so. The modules `gf2`,
`reals`, `helix`, `codes`, `rules`, `nullity`, `nim` and `impartial` do the same faster, and check first.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise, product
from math import comb, gcd
from typing import Any

Bits = Sequence[int]
Matrix = Sequence[Sequence[int]]
Moves = Callable[[Any], Iterable[Any]]


# Rows and matrices modulo 2: gf2


def xor(u: Bits, v: Bits) -> list[int]:
    """Add two rows modulo 2: 1 wherever they differ.

    >>> xor([1, 1, 0, 0], [1, 0, 1, 0])
    [0, 1, 1, 0]
    """
    return [int(x != y) for x, y in zip(u, v, strict=True)]


def identity(n: int) -> list[list[int]]:
    """Return the matrix that changes nothing.

    >>> identity(2)
    [[1, 0], [0, 1]]
    """
    return [[int(i == j) for j in range(n)] for i in range(n)]


def transpose(a: Matrix) -> list[list[int]]:
    """Turn rows into columns.

    >>> transpose([[1, 2, 3], [4, 5, 6]])
    [[1, 4], [2, 5], [3, 6]]
    """
    return [[int(x) for x in column] for column in zip(*a, strict=True)]


def vecmat(v: Bits, a: Matrix) -> list[int]:
    """Multiply a row by a matrix modulo 2: for each column, the parity of the places where both hold 1.

    >>> vecmat([1, 0, 1], [[1, 1, 0], [0, 1, 0], [0, 1, 1]])
    [1, 0, 1]
    """
    return [sum(1 for x, y in zip(v, column, strict=True) if x and y) % 2 for column in transpose(a)]


def matmul(a: Matrix, b: Matrix) -> list[list[int]]:
    """Multiply two matrices modulo 2, row by row.

    >>> matmul([[1, 1], [0, 1]], [[1, 1], [0, 1]])
    [[1, 0], [0, 1]]
    """
    return [vecmat(row, b) for row in a]


def matrix_power(a: Matrix, n: int) -> list[list[int]]:
    """Multiply n times by a square matrix modulo 2, or by its inverse where n is negative.

    >>> matrix_power([[0, 1], [1, 1]], 2)
    [[1, 1], [1, 0]]
    """
    if n < 0:
        return matrix_power(inv(a), -n)
    power = identity(len(a))
    for _ in range(n):
        power = matmul(power, a)
    return power


def inv(a: Matrix) -> list[list[int]]:
    """Invert a square matrix modulo 2 by Gauss-Jordan elimination.

    The identity stands at the right of `a`. The steps that turn `a` into the identity turn the
    identity into the inverse.

    >>> inv([[1, 0, 0], [1, 1, 0], [1, 1, 1]])
    [[1, 0, 0], [1, 1, 0], [0, 1, 1]]
    """
    n = len(a)
    rows = [[int(x) for x in left] + right for left, right in zip(a, identity(n), strict=True)]
    for column in range(n):
        candidates = [row for row in range(column, n) if rows[row][column]]
        if not candidates:
            raise ValueError(f"the matrix is singular modulo 2: no row is left for column {column}")
        pivot = candidates[0]
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(n):
            if row != column and rows[row][column]:
                rows[row] = xor(rows[row], rows[column])
    return [row[n:] for row in rows]


def row_moves(a: Matrix) -> list[tuple[str, int, int]]:
    """List the moves of rows by which a textbook eliminates: swap two rows, or add one to another.

    Column by column, a swap brings a 1 up to the next row, the pivot's. That row is then added to
    every other row with a 1 in the column.

    >>> row_moves([[0, 1], [1, 1]])  # ("add", source, target)
    [('swap', 0, 1), ('add', 1, 0)]
    """
    moves: list[tuple[str, int, int]] = []
    rank = 0
    for column in range(len(a[0])):
        rows = after_moves(a, moves)
        candidates = [row for row in range(rank, len(a)) if rows[row][column]]
        if candidates:
            if candidates[0] != rank:
                moves.append(("swap", rank, candidates[0]))
                rows = after_moves(rows, moves[-1:])
            moves += [("add", rank, row) for row in range(len(a)) if row != rank and rows[row][column]]
            rank += 1
    return moves


def after_moves(a: Matrix, moves: Iterable[tuple[str, int, int]]) -> list[list[int]]:
    """Return a matrix after such moves: ("add", 0, 2) adds row 0 to row 2.

    >>> after_moves([[0, 1, 1, 0], [1, 1, 0, 1]], [("swap", 0, 1), ("add", 1, 0)])
    [[1, 0, 1, 1], [0, 1, 1, 0]]
    """
    rows = [[int(x) for x in row] for row in a]
    for kind, source, target in moves:
        if kind == "swap":
            rows[source], rows[target] = rows[target], rows[source]
        else:
            rows[target] = xor(rows[target], rows[source])
    return rows


def multiplicative_order(a: Matrix) -> int:
    """Count the factors `a` in the first power that is the identity modulo 2.

    >>> multiplicative_order([[0, 1, 0], [0, 0, 1], [1, 0, 0]])
    3
    """
    inv(a)  # no power of a singular matrix is the identity: this raises ValueError
    power, order = matrix_power(a, 1), 1
    while power != identity(len(a)):
        power, order = matmul(power, a), order + 1
    return order


def row_reduce(a: Matrix) -> list[list[int]]:
    """Return the reduced echelon form modulo 2 of a matrix of any shape, without its rows of 0.

    Each row starts with a 1 that stands alone in its column.

    >>> row_reduce([[0, 1, 1], [1, 1, 0], [1, 0, 1]])
    [[1, 0, 1], [0, 1, 1]]
    """
    waiting = [[int(x) for x in row] for row in a]
    done: list[list[int]] = []
    for column in range(len(a[0])):
        candidates = [row for row in waiting if row[column]]
        if candidates:
            pivot = candidates[0]
            waiting.remove(pivot)
            waiting = [xor(row, pivot) if row[column] else row for row in waiting]
            done = [xor(row, pivot) if row[column] else row for row in done]
            done.append(pivot)
    return done


def matrix_rank(a: Matrix) -> int:
    """Count the rows that are independent modulo 2.

    >>> matrix_rank([[0, 1, 1], [1, 1, 0], [1, 0, 1]])  # the rows add up to 0
    2
    """
    return len(row_reduce(a))


def solve(a: Matrix, b: Bits) -> list[int]:
    """Return one x with a·x = b modulo 2, for a matrix of any shape: 0 in each free unknown.

    >>> solve([[1, 1, 0], [0, 1, 1]], [1, 0])
    [1, 0, 0]
    """
    x = [0] * len(a[0])
    for *left, right in row_reduce([[*row, bit] for row, bit in zip(a, b, strict=True)]):
        if not any(left):
            raise ValueError("no x gives a·x = b modulo 2: the equations lead to 0 = 1")
        x[left.index(1)] = right
    return x


def null_space(a: Matrix) -> list[list[int]]:
    """Return a basis of the x with a·x = 0 modulo 2, one x in each row (in `gf2`, in each column).

    Each free unknown is set to 1 in turn, and the pivots follow.

    >>> null_space([[1, 1, 0], [0, 1, 1]])
    [[1, 1, 1]]
    """
    n = len(a[0])
    reduced = row_reduce(a)
    pivots = [row.index(1) for row in reduced]
    basis = []
    for free in range(n):
        if free not in pivots:
            x = identity(n)[free]
            for row, pivot in zip(reduced, pivots, strict=True):
                x[pivot] = row[free]
            basis.append(x)
    return basis


# The road over ordinary numbers: reals


def minor(a: Matrix, i: int, j: int) -> list[list[int]]:
    """Leave out row i and column j.

    >>> minor([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 0, 1)
    [[4, 6], [7, 9]]
    """
    n = len(a)
    return [[int(a[r][c]) for c in range(n) if c != j] for r in range(n) if r != i]


def det(a: Matrix) -> int:
    """Return the determinant over the integers, by cofactors of the first row.

    The matrix without rows has the determinant 1. For n rows of no zeros, that is n! products.

    >>> det([[1, 2], [3, 4]])
    -2
    """
    if len(a) == 0:
        return 1
    return sum((-1) ** j * int(a[0][j]) * det(minor(a, 0, j)) for j in range(len(a)) if a[0][j])


def adjugate(a: Matrix) -> list[list[int]]:
    """Return the adjugate over the integers: its product with `a` is det(a) times the identity.

    Entry i, j is the determinant that is left without row j and column i, with a sign.

    >>> adjugate([[1, 2], [3, 4]])
    [[4, -2], [-3, 1]]
    """
    n = len(a)
    return [[(-1) ** (i + j) * det(minor(a, j, i)) for j in range(n)] for i in range(n)]


def inv_mod(a: Matrix, k: int) -> list[list[int]]:
    """Invert a matrix modulo k: its adjugate, divided by its determinant.

    >>> inv_mod([[1, 2], [3, 4]], 5)
    [[3, 1], [4, 2]]
    """
    determinant = det(a)
    if gcd(determinant, k) != 1:
        raise ValueError(f"the matrix has no inverse modulo {k}: its determinant is {determinant}")
    reciprocal = pow(determinant, -1, k)
    return [[x * reciprocal % k for x in row] for row in adjugate(a)]


def reciprocal(a: int, k: int) -> int:
    """Return the number b from 1 to k - 1 with a·b = 1 modulo k, by Euclid's lines.

    >>> reciprocal(7, 12)
    7
    """
    above, s = k, 0  # each line: its remainder is s times a, modulo k
    rest, t = a, 1
    while rest:
        times = above // rest
        above, rest = rest, above - times * rest
        s, t = t, s - times * t
    if above > 1:
        raise ValueError(f"{a} has no reciprocal modulo {k}: {above} divides both")
    return s % k


# Transforms: helix


def xor_scan(s: Bits) -> list[int]:
    r"""Return the parity of all items so far (`≠\s`).

    >>> xor_scan([1, 0, 0, 1, 1, 0])
    [1, 1, 1, 0, 1, 1]
    """
    parity = 0
    result = []
    for bit in s:
        parity = int(parity != bit)
        result.append(parity)
    return result


def geniton(n: int) -> list[list[int]]:
    """Return Pascal's triangle modulo 2 as a matrix: entry i, j is the binomial of n - 1 - j over i.

    >>> geniton(4)
    [[1, 1, 1, 1], [1, 0, 1, 0], [1, 1, 0, 0], [1, 0, 0, 0]]
    """
    return [[comb(n - 1 - j, i) % 2 for j in range(n)] for i in range(n)]


def fanion(s: Bits) -> list[list[int]]:
    """Return the triangle of a sequence: below each two neighbours stands 1 if they differ.

    >>> fanion([1, 1, 0, 0])
    [[1, 1, 0, 0], [0, 1, 0], [1, 1], [0]]
    """
    rows = [[int(bit) for bit in s]]
    while len(rows[-1]) > 1:
        rows.append([int(x != y) for x, y in pairwise(rows[-1])])
    return rows


def helix_by_triangle(s: Bits) -> list[int]:
    """Return the helix transform: the left edge of the triangle, read downwards.

    >>> helix_by_triangle([1, 1, 0, 0])
    [1, 0, 1, 0]
    """
    return [row[0] for row in fanion(s)]


def cognitive(s: Bits) -> list[int]:
    """Return the cognitive transform: the right edge of the triangle, read upwards.

    >>> cognitive([1, 1, 0, 0])
    [0, 1, 0, 0]
    """
    return [row[-1] for row in reversed(fanion(s))]


def helix_by_subsets(s: Bits) -> list[int]:
    """Return the helix transform: item j sums the items i whose 1s are 1s of j.

    >>> helix_by_subsets([1, 1, 0, 0])  # item 2 = 10₂ collects the items 00₂ and 10₂
    [1, 0, 1, 0]
    """
    items = range(len(s))
    return [sum(int(s[i]) for i in items if i & j == i) % 2 for j in items]


def helix_by_scans(s: Bits) -> list[int]:
    """Return the helix transform by scans alone, as the articles' loops do.

    The reversed sequence is scanned as often as a power of two that is not below its length; it is
    then as it was. The last items of the scans, the latest first, begin with the transform.

    >>> helix_by_scans([1, 1, 0, 0])
    [1, 0, 1, 0]
    """
    scans = 1
    while scans < len(s):
        scans *= 2
    row = s[::-1]
    last_items = []
    for _ in range(scans):
        row = xor_scan(row)
        last_items.append(row[-1])
    return last_items[::-1][: len(s)]


def helix_by_butterfly(s: Bits) -> list[int]:
    """Return the helix transform by levels: over the distances 1, 2, 4, … add an item to a later one.

    >>> helix_by_butterfly([1, 1, 0, 0])  # distance 1 makes [1, 0, 0, 0] of it, distance 2 the rest
    [1, 0, 1, 0]
    """
    result = [int(bit) for bit in s]
    distance = 1
    while distance < len(result):
        for j in range(len(result)):
            if j & distance:
                result[j] ^= result[j - distance]
        distance *= 2
    return result


# Words that can be repaired: codes


def reed_muller_rows(order: int, m: int) -> list[int]:
    """Return the rows of ⌽G of size 2**m that hold at least 2**(m - order) 1s.

    >>> reed_muller_rows(1, 3)  # at most one binary digit 1
    [0, 1, 2, 4]
    """
    return [row for row in range(2**m) if row.bit_count() <= order]


def row_errors(m: int, noise: float) -> list[float]:
    """Return for each row of ⌽G how often `repair_by_cancellation` takes its bit wrong, all before it right.

    >>> [round(chance, 3) for chance in row_errors(2, 0.1)]
    [0.028, 0.18, 0.18, 0.295]
    """
    channels = [{1: 1 - noise, -1: noise}]  # the chances of each belief
    for _ in range(m):
        channels = [meet(chances, how) for chances in channels for how in (int.__add__, weaker)]
    return [sum(p * (x < 0) + p / 2 * (x == 0) for x, p in chances.items()) for chances in channels]


def meet(chances: dict[int, float], how: Callable[[int, int], int]) -> dict[int, float]:
    """Return the chances of what two beliefs make together.

    >>> meet({1: 0.75, -1: 0.25}, int.__add__)
    {2: 0.5625, 0: 0.375, -2: 0.0625}
    """
    made: dict[int, float] = {}
    for (x, p), (y, q) in product(chances.items(), repeat=2):
        made[how(x, y)] = made.get(how(x, y), 0) + p * q
    return made


def weaker(x: int, y: int) -> int:
    """Return how strongly a sum of two bits is believed: as the weaker of them, by the rule of signs.

    >>> weaker(3, -2)
    -2
    """
    strength = min(abs(int(x)), abs(int(y)))
    return strength if (x < 0) == (y < 0) else -strength


def encode(message: Bits, rows: Sequence[int], m: int) -> list[int]:
    """Return the word that holds a message in the places `rows`, and is a sum of these rows of ⌽G.

    >>> encode([1, 0, 0], [0, 1, 2], 2)
    [1, 0, 0, 1]
    """
    word = [0] * 2**m
    for row, bit in zip(rows, message, strict=True):
        word[row] = int(bit)
    sums = helix_by_butterfly(word)
    return helix_by_butterfly([bit if row in rows else 0 for row, bit in enumerate(sums)])


def repair_by_majority(word: Bits, order: int) -> list[int]:
    """Return a word of the Reed–Muller code: the blocks of a row vote whether it is in the sum.

    >>> repair_by_majority([0, 1, 1, 0, 0, 0, 1, 0], 1)  # one bit is wrong
    [0, 1, 1, 0, 0, 1, 1, 0]
    """
    rest, places = list(word), range(len(word))
    for digits in range(order, -1, -1):
        found = [0] * len(word)
        for row in (row for row in places if row.bit_count() == digits):
            starts = [place for place in places if place & row == 0]
            votes = [sum(int(rest[j]) for j in places if j & ~row == start) % 2 for start in starts]
            found[row] = int(2 * sum(votes) > len(votes))
        rest = xor(rest, helix_by_butterfly(found))
    return xor(word, rest)


def repair_by_agreements(word: Bits) -> list[int]:
    """Return a nearest word of the Reed–Muller code of order 1: the first that agrees in most places.

    >>> repair_by_agreements([0, 1, 1, 0, 0, 0, 1, 0])
    [0, 1, 1, 0, 0, 1, 1, 0]
    """
    n = len(word)
    sums = [[(a & j).bit_count() % 2 for j in range(n)] for a in range(n)]
    counts = [sum(1 if x == y else -1 for x, y in zip(row, word, strict=True)) for row in sums]
    best = max(range(n), key=lambda a: abs(counts[a]))
    return [bit ^ int(counts[best] < 0) for bit in sums[best]]


def repair_by_cancellation(beliefs: Sequence[int], rows: Iterable[int]) -> list[int]:
    """Return a sum of some rows of ⌽G, given for each place how strongly 0 is believed there.

    >>> repair_by_cancellation([1, -1, -1, 1, 1, 1, -1, 1], [0, 1, 2, 4])  # a bit received: 1 for 0, -1 for 1
    [0, 1, 1, 0, 0, 1, 1, 0]
    """
    rows, half = set(rows), len(beliefs) // 2
    if not half:
        return [int(0 in rows and beliefs[0] < 0)]
    pairs = [(int(x), int(y)) for x, y in zip(beliefs[:half], beliefs[half:], strict=True)]
    sums = [weaker(x, y) for x, y in pairs]
    second = repair_by_cancellation(sums, [row - half for row in rows if row >= half])
    both = [x - y if bit else x + y for (x, y), bit in zip(pairs, second, strict=True)]
    first = repair_by_cancellation(both, [row for row in rows if row < half])
    return first + xor(first, second)


def nearest_words(word: Bits, rows: Sequence[int], m: int) -> list[list[int]]:
    """Return the words of a code that differ from a word in the fewest places, by trying them all.

    >>> nearest_words([0, 1, 1, 0, 0, 0, 1, 0], [0, 1, 2, 4], 3)
    [[0, 1, 1, 0, 0, 1, 1, 0]]
    """
    words = [encode(message, rows, m) for message in product([0, 1], repeat=len(rows))]
    fewest = min(sum(xor(one, word)) for one in words)
    return [one for one in words if sum(xor(one, word)) == fewest]


# Boards and presses: rules, nullity


def lights_out(rows: int, columns: int) -> list[list[int]]:
    """Return the masks of Lights Out: a press inverts the cells at most one step away.

    >>> lights_out(2, 2)
    [[1, 1, 1, 0], [1, 1, 0, 1], [1, 0, 1, 1], [0, 1, 1, 1]]
    """
    cells = list(product(range(rows), range(columns)))
    return [[int(abs(i - r) + abs(j - c) <= 1) for r, c in cells] for i, j in cells]


def press(board: Bits, masks: Matrix, presses: Iterable[int]) -> list[int]:
    """Return the board after pressing some masks, by their numbers.

    >>> press([0, 0, 0, 0], lights_out(2, 2), [0, 3])
    [1, 0, 0, 1]
    """
    board = [int(cell) for cell in board]
    for number in presses:
        board = xor(board, masks[number])
    return board


def chase(rows: Matrix) -> list[list[int]]:
    """Chase the light down a board of Lights Out, given by its rows: press each cell below a black one.

    Row by row, from the second on, that makes the row above white. Only the last row may stay black.

    >>> chase([[1, 0], [0, 0]])  # only the cell below the black one is pressed
    [[0, 0], [1, 1]]
    """
    n = len(rows[0])
    masks = lights_out(len(rows), n)
    board = [int(cell) for row in rows for cell in row]
    for cell in range(n, len(board)):
        if board[cell - n]:
            board = press(board, masks, [cell])
    return [board[start : start + n] for start in range(0, len(board), n)]


def shortest_presses(masks: Matrix) -> dict[tuple[int, ...], tuple[int, ...]]:
    """Return, for each board that can be made from white, the fewest presses that make it.

    From another start, look up the difference: `shortest_presses(masks)[tuple(xor(start, goal))]`.

    >>> shortest_presses([[1, 1, 0], [0, 1, 1]])
    {(0, 0, 0): (), (1, 1, 0): (0,), (0, 1, 1): (1,), (1, 0, 1): (0, 1)}
    """
    white = [0] * len(masks[0])
    found = {}
    for count in range(len(masks) + 1):
        for presses in combinations(range(len(masks)), count):
            board = tuple(press(white, masks, presses))
            if board not in found:
                found[board] = presses
    return found


def quiet_choices(masks: Matrix) -> list[list[int]]:
    """Return every choice V of masks that changes nothing: V·Y = 0.

    >>> quiet_choices([[1, 1, 0], [0, 1, 1], [1, 0, 1]])
    [[0, 0, 0], [1, 1, 1]]
    """
    return [list(v) for v in product([0, 1], repeat=len(masks)) if not any(vecmat(v, masks))]


def nullity(n: int) -> int:
    """Return how many quiet choices of Lights Out on n×n cells are independent.

    >>> [nullity(n) for n in range(1, 6)]
    [0, 0, 0, 4, 2]
    """
    return n * n - matrix_rank(lights_out(n, n))


def fibonacci_polynomial(m: int) -> int:
    """Return a Fibonacci polynomial modulo 2: bit i stands for the power i of x.

    The first two are 0 and 1. Each next one is x times the last, plus the one before.

    >>> [f"{fibonacci_polynomial(m):b}" for m in range(7)]
    ['0', '1', '10', '101', '1000', '10101', '100010']
    """
    f, following = 0, 1
    for _ in range(m):
        f, following = following, following << 1 ^ f
    return f


def shifted(p: int) -> int:
    """Return a polynomial modulo 2 with x + 1 put for x.

    From the highest power down, what is there is multiplied by x + 1, and the next bit is added.

    >>> f"{shifted(0b100):b}"  # the square of x + 1
    '101'
    """
    result = 0
    for bit in f"{p:b}":
        result = result << 1 ^ result ^ int(bit)
    return result


def polynomial_gcd(p: int, q: int) -> int:
    """Return the greatest common divisor of two polynomials modulo 2, as Euclid does.

    >>> f"{polynomial_gcd(0b100010, 0b110000):b}"  # x·(x + 1)
    '110'
    """
    while q:
        while p.bit_length() >= q.bit_length():
            p ^= q << p.bit_length() - q.bit_length()
        p, q = q, p
    return p


def nullity_by_gcd(n: int) -> int:
    """Return the nullity of Lights Out on n×n cells, as two polynomials tell it.

    >>> [nullity_by_gcd(n) for n in range(1, 6)]
    [0, 0, 0, 4, 2]
    """
    f = fibonacci_polynomial(n + 1)
    return polynomial_gcd(f, shifted(f)).bit_length() - 1


# Games: nim, impartial


def mex(values: Iterable[int]) -> int:
    """Return the least number from 0 that is not among the values.

    >>> mex([0, 1, 3, 7])
    2
    """
    present = set(values)
    number = 0
    while number in present:
        number += 1
    return number


@cache
def nim_sum(a: int, b: int) -> int:
    """Return the nim sum by its definition: the least number that no lowering of one term gives.

    >>> [[nim_sum(a, b) for b in range(4)] for a in range(3)]
    [[0, 1, 2, 3], [1, 0, 3, 2], [2, 3, 0, 1]]
    """
    lower_a = [nim_sum(left, b) for left in range(a)]
    lower_b = [nim_sum(a, left) for left in range(b)]
    return mex(lower_a + lower_b)


def nim_sum_by_xor(a: int, b: int) -> int:
    """Return the nim sum by adding binary digits without carrying.

    >>> nim_sum_by_xor(0b1100, 0b1010) == 0b0110
    True
    """
    total, place = 0, 1
    while a > 0 or b > 0:
        if a % 2 != b % 2:
            total += place
        a, b, place = a // 2, b // 2, 2 * place
    return total


@cache
def grundy(position: Hashable, moves: Moves) -> int:
    """Return the Grundy value of a position: the mex of the values of those that a move leads to.

    `moves` is a function from a position to the next ones, always the same. Play must end.

    >>> def take_one_or_two(heap):
    ...     return [heap - taken for taken in (1, 2) if taken <= heap]
    >>> [grundy(heap, take_one_or_two) for heap in range(7)]
    [0, 1, 2, 0, 1, 2, 0]
    """
    return mex([grundy(option, moves) for option in moves(position)])


@cache
def is_won(position: Hashable, moves: Moves) -> bool:
    """Tell whether the player to move wins: some move leaves the other one lost.

    >>> is_won((3, 5, 6), nim_moves), is_won((3, 5, 7), nim_moves)
    (False, True)
    """
    return any(not is_won(option, moves) for option in moves(position))


@cache
def is_won_misere(position: Hashable, moves: Moves) -> bool:
    """Tell whether the player to move wins where the last move loses, by playing out.

    >>> is_won_misere((1, 1), nim_moves), is_won_misere((1, 1, 1), nim_moves)
    (True, False)
    """
    options = moves(position)
    return not options or any(not is_won_misere(option, moves) for option in options)


def winning_moves(position: Hashable, moves: Moves) -> list[Any]:
    """Return the positions to move to that have the value 0.

    >>> winning_moves((3, 5, 7), nim_moves)
    [(2, 5, 7), (3, 4, 7), (3, 5, 6)]
    """
    return [option for option in moves(position) if grundy(option, moves) == 0]


def nim_moves(heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the positions that one move of Nim leads to: one heap becomes lower.

    >>> nim_moves((2, 1))
    [(0, 1), (1, 1), (2, 0)]
    """
    options = []
    for i, heap in enumerate(heaps):
        for left in range(heap):
            options.append((*heaps[:i], left, *heaps[i + 1 :]))
    return options


def kayles_values(largest: int) -> list[int]:
    """Return the Grundy values of rows of 0, 1, … pins: one or two neighbours fall, two rows may stay.

    >>> kayles_values(10)
    [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]
    """
    values = [0]
    for row in range(1, largest + 1):
        reached = []
        for fallen in (1, 2):
            for left in range(row - fallen + 1):
                right = row - fallen - left
                reached.append(nim_sum_by_xor(values[left], values[right]))
        values.append(mex(reached))
    return values
