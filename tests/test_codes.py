"""Hold the codes to what they promise: by all words of small codes, and at random of larger ones."""

from fractions import Fraction
from itertools import combinations, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magicmath import gf2, plain
from magicmath.codes import Code, ReedMuller, polar, row_errors
from magicmath.helix import geniton

SMALL = [ReedMuller(order, m) for m in (1, 2, 3, 4) for order in range(m + 1)]
FURTHER = [ReedMuller(1, 5), ReedMuller(2, 5), polar(5, 16, 0.05), polar(4, 5, 0.2), polar(4, 11, 0.01)]
LARGE = [ReedMuller(1, 7), ReedMuller(3, 7), ReedMuller(2, 8), polar(7, 64, 0.05), polar(8, 128, 0.06)]


def named(code):
    return f"{code.length}:{len(code.rows)}:{code.distance}"


def every(length):
    """Return all vectors of a length, one in each row."""
    return np.array(list(product((0, 1), repeat=length)), dtype=np.uint8)


def errors_of(length, weight):
    """Return all vectors of a length with so many 1s."""
    made = np.zeros((0, length), dtype=np.uint8)
    for places in combinations(range(length), weight):
        made = np.vstack([made, np.isin(np.arange(length), places).astype(np.uint8)[None]])
    return made


def ways(code):
    """Return each way of repair that a code has."""
    found = [lambda words: Code.repair(code, words)]
    if isinstance(code, ReedMuller):
        found.append(code.repair)
        if code.order == 1:
            found.append(lambda words: code.repair(words, by="transform"))
    return found


def closed_sets(m):
    """Yield every set of rows that a code of 2**m bits may have."""
    for chosen in product((0, 1), repeat=2**m):
        rows = {row for row, bit in enumerate(chosen) if bit}
        if rows and all(row ^ 1 << k in rows for row in rows for k in range(m) if row >> k & 1):
            yield sorted(rows)


@pytest.mark.parametrize("code", SMALL + FURTHER + LARGE, ids=named)
def test_the_words_are_the_sums_of_the_rows_and_hold_the_message(code):
    rows = geniton(code.length)[:, ::-1][list(code.rows)]
    assert code.distance == rows.sum(axis=1, dtype=int).min()
    generator = np.random.default_rng(3)
    messages = generator.integers(0, 2, (4, 5, len(code.rows)), dtype=np.uint8)
    words = code.encode(messages)
    np.testing.assert_array_equal(code.message(words), messages)
    assert gf2.matrix_rank(np.vstack([rows, words.reshape(20, -1)])) == len(code.rows)
    np.testing.assert_array_equal(code.encode(messages[0, 0]), words[0, 0])


@pytest.mark.parametrize("code", SMALL + FURTHER, ids=named)
def test_two_words_differ_in_as_many_places_as_is_said(code):
    if len(code.rows) > 16:
        pytest.skip("too many words")
    weights = code.encode(every(len(code.rows)))[1:].sum(axis=1, dtype=int)
    assert weights.min() == code.distance


@pytest.mark.parametrize("m", [1, 2, 3])
def test_every_code_of_few_bits_repairs_what_it_promises_in_every_word(m):
    for rows in closed_sets(m):
        code = Code(m, rows)
        words = code.encode(every(len(rows)))
        assert words.sum(axis=1, dtype=int)[1:].min() == code.distance
        for weight in range(code.corrects + 1):
            received = words[:, None] ^ errors_of(code.length, weight)
            assert (code.repair(received) == words[:, None]).all(), (rows, weight)


@pytest.mark.parametrize("code", SMALL, ids=named)
def test_small_codes_repair_every_fault_in_every_word_and_not_one_more(code):
    words = code.encode(every(len(code.rows)))[:2048]
    for way in ways(code):
        for weight in range(code.corrects + 1):
            received = words[:, None] ^ errors_of(code.length, weight)
            assert (way(received) == words[:, None]).all()
        if code.corrects:
            received = words[:, None] ^ errors_of(code.length, code.corrects + 1)
            assert (way(received) != words[:, None]).any()


@pytest.mark.parametrize("code", FURTHER, ids=named)
def test_larger_codes_repair_every_fault_in_some_words(code):
    generator = np.random.default_rng(5)
    words = code.encode(generator.integers(0, 2, (3, len(code.rows)), dtype=np.uint8))
    for way in ways(code):
        for weight in range(min(code.corrects, 3) + 1):
            received = words[:, None] ^ errors_of(code.length, weight)
            assert (way(received) == words[:, None]).all()


@pytest.mark.parametrize("code", FURTHER + LARGE, ids=named)
def test_large_codes_repair_faults_drawn_at_random(code):
    generator = np.random.default_rng(7)
    words = code.encode(generator.integers(0, 2, (1000, len(code.rows)), dtype=np.uint8))
    places = generator.random(words.shape).argsort(axis=1)
    for way in ways(code):
        assert (way(words ^ (places < code.corrects)) == words).all()
        assert (way(words ^ (places < 2 * code.distance)) != words).any()


@pytest.mark.parametrize("code", SMALL + FURTHER + LARGE[:2] + LARGE[3:4], ids=named)
def test_the_textbook_repairs_and_encodes_in_the_same_way(code):
    generator = np.random.default_rng(11)
    received = generator.integers(0, 2, (1500 // code.length + 3, code.length), dtype=np.uint8)
    message = generator.integers(0, 2, len(code.rows), dtype=np.uint8)
    assert plain.encode(message, code.rows, code.m) == code.encode(message).tolist()
    for word, repaired in zip(received, Code.repair(code, received).tolist(), strict=True):
        assert plain.repair_by_cancellation(1 - 2 * word.astype(int), code.rows) == repaired
    if isinstance(code, ReedMuller):
        assert plain.reed_muller_rows(code.order, code.m) == list(code.rows)
        for word, repaired in zip(received, code.repair(received).tolist(), strict=True):
            assert plain.repair_by_majority(word, code.order) == repaired
        if code.order == 1:
            for word, repaired in zip(received, code.repair(received, by="transform").tolist(), strict=True):
                assert plain.repair_by_agreements(word) == repaired


@pytest.mark.parametrize("code", [ReedMuller(1, 3), ReedMuller(1, 4)], ids=named)
def test_the_transform_finds_a_nearest_word_always(code):
    generator = np.random.default_rng(13)
    for word in generator.integers(0, 2, (150, code.length), dtype=np.uint8):
        nearest = plain.nearest_words(word, code.rows, code.m)
        assert code.repair(word, by="transform").tolist() in nearest


@given(st.integers(1, 6), st.integers(0, 49))
def test_the_textbook_finds_the_same_chances(m, percent):
    np.testing.assert_allclose(row_errors(m, percent / 100), plain.row_errors(m, percent / 100), atol=1e-12)


@pytest.mark.parametrize("noise", [Fraction(0), Fraction(1, 20), Fraction(3, 10)])
def test_the_chances_are_those_of_all_words_that_can_be_received(noise):
    """A row's bit is taken alone, all before it known as 0, when no other row is chosen."""
    m = 3
    told = plain.row_errors(m, noise)
    for row in range(2**m):
        wrong = Fraction(0)
        for sent in ([0] * 2**m, geniton(2**m)[:, ::-1][row].tolist()):
            for flipped in product((0, 1), repeat=2**m):
                beliefs = [1 - 2 * (bit ^ flip) for bit, flip in zip(sent, flipped, strict=True)]
                chance = noise ** sum(flipped) * (1 - noise) ** (2**m - sum(flipped))
                wrong += chance * (plain.repair_by_cancellation(beliefs, [row]) != sent) / 2
        assert told[row] == wrong


@pytest.mark.parametrize("m", range(1, 9))
def test_a_polar_code_of_any_size_and_noise_can_be_made(m):
    """A row whose digits are among another's is never worse: else the code would be refused."""
    for noise in (0, 0.001, 0.02, 0.1, 0.3, 0.49):
        chances = row_errors(m, noise)
        assert ((chances >= 0) & (chances <= 0.5 + 1e-12)).all()
        for size in {1, 2 ** (m - 1), 2**m - 1 or 1, 2**m, *range(1, 2**m, 5)}:
            code = polar(m, size, noise)
            assert len(code.rows) == size
            assert chances[list(code.rows)].max() <= np.sort(chances)[size - 1] + 1e-11


def by_chances(beliefs, rows):
    """Repair as the code does, with logarithms of chances in place of whole numbers; places come first."""
    half = len(beliefs) // 2
    if not half:
        return (beliefs < 0) & (0 in rows)
    left, right = beliefs[:half], beliefs[half:]
    sums = 2 * np.arctanh(np.tanh(left / 2) * np.tanh(right / 2))
    second = by_chances(sums, [row - half for row in rows if row >= half])
    first = by_chances(left + np.where(second, -right, right), [row for row in rows if row < half])
    return np.concatenate([first, first ^ second])


@pytest.mark.parametrize("size", [3, 6, 8])
@pytest.mark.parametrize("noise", [0.03, 0.12])
def test_cancellation_comes_near_to_trying_every_word(size, noise):
    """How often a way is right is the mean over all words received: no luck is in it."""
    code = polar(4, size, noise)
    words, received = code.encode(every(size)), every(code.length)
    chance = np.array([noise**flips * (1 - noise) ** (16 - flips) for flips in range(17)])

    def how_often_right(found):
        return chance[(received != found).sum(axis=1)].sum() / len(words)

    nearest = words[(received[:, None] != words).sum(axis=2).argmin(axis=1)]
    likely = 1 - 2.0 * received.T
    other = by_chances(np.log((1 - noise) / noise) * likely, code.rows).T
    right, best = how_often_right(code.repair(received)), how_often_right(nearest)
    assert (1 - noise) ** size < right <= best + 1e-12
    assert best - right < 0.03
    assert abs(how_often_right(other) - right) < 0.01


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Code(0, [0]), "m must be from 1 to 10, got 0"),
        (lambda: Code(2, []), "rows must be different numbers"),
        (lambda: Code(2, [0, 0]), "rows must be different numbers"),
        (lambda: Code(2, [0, 3]), "rows must hold row 2, as it holds row 3"),
        (lambda: ReedMuller(4, 3), "order must be from 0 to 3, got 4"),
        (lambda: ReedMuller(2, 4).repair([0] * 16, by="transform"), "by must be 'majority' for a code of"),
        (lambda: polar(3, 9, 0.1), "size must be from 1 to 8, got 9"),
        (lambda: polar(3, 4, 0.5), "noise must be at least 0.0 and below 0.5, got 0.5"),
        (lambda: ReedMuller(1, 3).encode([0, 1, 1]), "messages must have 4 bits in its last dimension"),
    ],
)  # fmt: skip
def test_what_makes_no_code_is_refused(make, said):
    with pytest.raises(ValueError, match=said):
        make()
