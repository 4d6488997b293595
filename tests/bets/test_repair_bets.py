"""The bets of notebook 09: their evidence by a second way, and answers that follow from it."""

from itertools import combinations, product
from math import comb

import numpy as np
import pytest
from veil import held_back

from magicmath import plain
from magicmath.bets import repair
from magicmath.exercises.repair import ROWS
from magicmath.widgets import PictureRepair


def texts(bet):
    return " ".join(piece.get("text", "") for piece in held_back(bet)["common"])


def can_repair_one_flip(words):
    """Tell by distances, not by forms, whether one flip can be repaired in each of these words."""
    return all(sum(a != b for a, b in zip(v, w, strict=True)) > 2 for v, w in combinations(words, 2))


def test_no_sixteen_words_of_six_bits_are_far_enough_apart_and_those_of_the_evidence_are():
    """Search for linear codes: any four independent rows of six bits have a sum that is too light."""
    vectors = [v for v in product((0, 1), repeat=6) if sum(v) > 2]
    found = [()]
    for _ in range(4):
        found = [
            (*rows, v)
            for rows in found
            for v in vectors
            if not rows or v > rows[-1]
            if all(sum(plain.xor(v, w)) > 2 for w in sums(rows))
        ]
    assert found == []
    shorter = ROWS[:, -7:].tolist()
    words = [list(w) for w in sums(shorter)]
    assert len(words) == 16
    assert can_repair_one_flip(words)
    assert held_back(repair.fewest())["answer"] == "7 bits"


def sums(rows):
    """Return all sums of some rows, by the definition."""
    found = [[0] * (len(rows[0]) if rows else 6)]
    for row in rows:
        found += [plain.xor(word, row) for word in found]
    return found


@pytest.mark.parametrize(("message", "length"), [(1, 3), (4, 7), (11, 15), (26, 31)])
def test_counting_finds_the_lengths_of_the_perfect_codes(message, length):
    assert repair._shortest_by_counting(message) == length


def test_forms_are_told_to_be_alike_where_a_code_is_too_near():
    assert "are all different" in repair._tried(ROWS)
    assert "128 forms are all different" in texts(repair.fewest())
    assert "are not all different" in repair._tried(ROWS[:, -6:])


def test_the_wrong_cells_are_those_of_a_repair_by_the_textbook():
    """Repair the first words of one picture with `plain`, and compare with the widget's."""
    for name, votes in ((repair._VOTING, True), (repair._RELIABLE, False)):
        sent = PictureRepair(code=name, noise=repair.NOISE, seed=3)
        code = repair.kinds()[name].code
        words = sent.words_received
        mended = words.copy()
        for i, word in enumerate(words[:12].tolist()):
            beliefs = [1 - 2 * bit for bit in word]
            mended[i] = (
                plain.repair_by_majority(word, 3)
                if votes
                else plain.repair_by_cancellation(beliefs, code.rows)
            )
        got, wanted = sent.repaired.ravel()[: 12 * 64], sent.cells_of(mended).ravel()[: 12 * 64]
        np.testing.assert_array_equal(got, wanted)


def test_repair_by_beliefs_is_that_of_the_textbook_too():
    sent = PictureRepair(code=repair._VOTING, noise=repair.NOISE, seed=0)
    rows = repair.kinds()[repair._VOTING].code.rows
    mended = [
        plain.repair_by_cancellation([1 - 2 * b for b in word], rows) for word in sent.words_received.tolist()
    ]
    assert repair._wrong_by_beliefs(sent) == int((sent.cells_of(mended) != sent.sent).sum())


def test_the_answer_on_the_promise_follows_from_the_cells():
    assert repair._better(233, 28) == repair._RELIABILITY == held_back(repair.promise())["answer"]
    assert repair._better(28, 233) == repair._WEIGHT
    assert repair._better(100, 90) == repair._ALIKE
    arriving, votes, beliefs, polar = repair._cells_left()
    assert votes > arriving > beliefs > polar
    bars = str(held_back(repair.promise())["common"][1])
    assert f"{votes}" in bars
    assert f"{arriving}" in bars
    assert f"{votes} cells are wrong after them, and only {arriving} before" in texts(repair.promise())


def test_the_wrong_cells_that_arrive_are_about_as_many_as_the_noise_flips():
    arriving = repair._cells_left()[0]
    assert abs(arriving - 4096 * repair.NOISE / 100) < 4 * (4096 * 0.05 * 0.95 / 10) ** 0.5


def test_harm_is_told_only_where_it_is_done():
    assert repair._harm(205, 204) == repair._harm(205, 205) == []
    assert "and only 205 before" in repair._harm(205, 233)[0]


def test_the_share_of_words_with_too_many_flips_is_that_of_a_sum_from_the_other_end():
    many = sum(comb(128, k) * 0.05**k * 0.95 ** (128 - k) for k in range(8, 129))
    assert repair._share(7, 128) == round(100 * many)
    assert f"{round(100 * many)} of 100 words" in texts(repair.promise())


def test_the_wrong_groups_are_those_of_a_count_of_all_forms():
    """Weigh each form in which a group can arrive, for five copies and for one; and the tail of Mariner."""

    def chance(flips):
        return 0.05 ** sum(flips) * 0.95 ** (len(flips) - sum(flips))

    bit = sum(chance(flips) for flips in product((0, 1), repeat=5) if sum(flips) > 2)
    once = 1 - sum(chance(flips) for flips in product((0, 1), repeat=6) if not any(flips))
    tail = sum(comb(32, k) * 0.05**k * 0.95 ** (32 - k) for k in range(8, 33))
    groups = tuple(round(100_000 * share) for share in (once, 1 - (1 - bit) ** 6, tail))
    assert repair._wrong_groups() == groups == (26491, 693, 14)
    bars = str(held_back(repair.groups())["common"][1])
    assert all(str(number) in bars for number in groups[1:])
    assert "26,491 of 100,000 groups are wrong" in texts(repair.groups())


def test_of_words_with_eight_flips_so_many_have_the_right_word_alone_as_the_nearest():
    """Draw flips, and measure how far they lead from the white word and from each other one."""
    shares = [nearest(flips) for flips in (7, 8)]
    assert shares[0] == 1
    assert abs(100 * shares[1] - repair._still_nearest()) < 1
    assert f"8 bits of a word flip. In {repair._still_nearest()} of 100 cases" in texts(repair.groups())


def test_the_child_has_several_hundred_times_as_many_wrong_groups_as_a_receiver_of_nearest_words():
    lost = {k: (1 - nearest(k), 1 - repaired_by_the_program(k)) for k in range(8, 17)}
    chances = {k: comb(32, k) * 0.05**k * 0.95 ** (32 - k) for k in lost}
    if_ties_are_lost, by_the_program = (sum(chances[k] * lost[k][way] for k in lost) for way in (0, 1))
    child = repair._wrong_groups()[1] / 100_000
    assert 300 < child / if_ties_are_lost < child / by_the_program < 1000
    assert "has several hundred" in texts(repair.groups())


def nearest(flips):
    """Return after which share of drawn flips the white word is still nearer than any other."""
    words = repair._MARINER.encode(list(product((0, 1), repeat=6))).astype(int)
    others = words[words.any(axis=1)]
    away = flips + others.sum(axis=1) - 2 * drawn(flips).astype(int) @ others.T
    return (away.min(axis=1) > flips).mean()


def repaired_by_the_program(flips):
    """Return after which share of drawn flips the program finds the word that was sent."""
    messages = np.random.default_rng(0).integers(0, 2, (20_000, 6), dtype=np.uint8)
    sent = repair._MARINER.encode(messages)
    found = repair._MARINER.repair(sent ^ drawn(flips), by="transform")
    return (found == sent).all(axis=1).mean()


def drawn(flips):
    """Draw so many flips in each of 20,000 words."""
    words = np.zeros((20_000, 32), dtype=np.uint8)
    chosen = np.random.default_rng(flips).random(words.shape).argsort(axis=1)[:, :flips]
    np.put_along_axis(words, chosen, 1, axis=1)
    return words


def test_the_answer_on_the_groups_follows_from_their_numbers():
    assert held_back(repair.groups())["answer"] == repair._ratio(693, 14)
    assert repair._ratio(693, 14).endswith("more than 30 times as many")
    assert repair._ratio(70, 14).endswith("3 to 30 times as many")
    assert "at most 3 times" in repair._ratio(15, 14)
    assert "one wrong group of Mariner the child has about 50" in texts(repair.groups())
