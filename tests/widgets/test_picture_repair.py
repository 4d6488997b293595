"""Send pictures through noise in Python and in the page, and repair them alike."""

import contextlib
import json
import random
from xml.etree import ElementTree

import numpy as np
import pytest
from page_code import in_node

from magicmath import plain, plot
from magicmath.codes import ReedMuller
from magicmath.widgets import PictureRepair
from magicmath.widgets.picture_repair import draws, kinds, repair

NAMES = list(kinds())


def told(name):
    return next(code for code in PictureRepair().get_state()["_codes"] if code["name"] == name)


@pytest.mark.parametrize("name", NAMES)
def test_the_page_repairs_ten_thousand_words_as_python_does(name, npm_packages):
    code = kinds()[name].code
    generator = np.random.default_rng(19)
    messages = generator.integers(0, 2, (5000, len(code.rows)), dtype=np.uint8)
    sent = code.encode(messages)
    noisy = sent ^ (generator.random(sent.shape) < generator.random((5000, 1)) / 4)
    words = np.vstack([noisy, generator.integers(0, 2, sent.shape, dtype=np.uint8)])
    asked = {"code": told(name), "words": ["".join(map(str, word)) for word in words.tolist()]}
    expression = 'argument.words.map((word) => repaired(Uint8Array.from(word), argument.code).join(""))'
    page = in_node("repair_codes", "repaired", expression, asked)
    assert page == ["".join(map(str, word)) for word in repair(name, words).tolist()]
    expression = 'argument.words.map((word) => encoded(Uint8Array.from(word), argument.code).join(""))'
    asked["words"] = ["".join(map(str, word)) for word in messages[:500].tolist()]
    page = in_node("repair_codes", "encoded", expression, asked)
    assert page == ["".join(map(str, word)) for word in sent[:500].tolist()]


@pytest.mark.parametrize("name", NAMES)
def test_the_textbook_repairs_in_the_same_way(name):
    kind = kinds()[name]
    words = np.random.default_rng(23).integers(0, 2, (20, kind.code.length), dtype=np.uint8)
    ways = {
        "majority": lambda word: plain.repair_by_majority(word, kind.code.order),
        "transform": plain.repair_by_agreements,
        "cancellation": lambda word: plain.repair_by_cancellation(1 - 2 * word.astype(int), kind.code.rows),
    }
    assert [ways[kind.by](word) for word in words] == repair(name, words).tolist()


SENDING = """argument.map(({ way, cells, code }) => {
    const picture = Uint8Array.from(cells);
    const layout = layoutOf(picture.length, code, way.spread);
    const bits = sentBits(picture, code, layout);
    const flips = flipsOf(way, bits.length);
    const received = bits.map((bit, i) => bit ^ flips[i]);
    const repaired = repairedBits(received, code);
    const seen = (all) => layout.cells.slice(0, picture.length).map((i) => all[i]).join("");
    return [seen(bits), seen(received), seen(repaired)]; })"""


def test_the_page_sends_and_repairs_pictures_as_python_does(npm_packages):
    drawn, asked, expected = random.Random(5), [], []
    for number in range(60):
        shape = (64, 64) if number < 8 else (drawn.randint(1, 20), drawn.randint(1, 20))
        picture = np.random.default_rng(number).integers(0, 2, shape, dtype=np.uint8)
        telegram = PictureRepair(
            None if number < 4 else picture, drawn.choice(NAMES), drawn.randint(0, 30),
            drawn.choice([0, 1, 2**32 - 1, drawn.randrange(2**32)]), drawn.random() < 0.5,
        )  # fmt: skip
        code = kinds()[telegram.code].code
        bits = -(-telegram.sent.size // len(code.rows)) * code.length
        telegram.damage = [drawn.randrange(bits) for _ in range(drawn.randrange(40))]
        way = telegram.get_state()["_way"]
        asked.append({"way": way, "cells": telegram.sent.ravel().tolist(), "code": told(telegram.code)})
        pictures = (telegram.sent, telegram.received, telegram.repaired)
        expected.append(["".join(map(str, one.ravel().tolist())) for one in pictures])
    names = "layoutOf, sentBits, flipsOf, repairedBits"
    assert in_node("repair_state", names, SENDING, json.loads(json.dumps(asked))) == expected


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("spread", [False, True])
def test_without_noise_all_arrives_and_a_few_flips_in_each_word_are_repaired(name, spread):
    telegram = PictureRepair(code=name, noise=0, spread=spread)
    np.testing.assert_array_equal(telegram.received, telegram.sent)
    np.testing.assert_array_equal(telegram.repaired, telegram.sent)
    code = kinds()[name].code
    words = -(-telegram.sent.size // len(code.rows))
    drawn = random.Random(7)
    telegram.damage = [
        word * code.length + place
        for word in range(words)
        for place in drawn.sample(range(code.length), code.corrects)
    ]
    assert (telegram.received != telegram.sent).any()
    np.testing.assert_array_equal(telegram.repaired, telegram.sent)


def test_a_blot_is_repaired_only_where_neighbours_stand_in_different_words():
    rows = [64 * row + column for row in range(20, 26) for column in range(20, 26)]
    code = kinds()["Reed–Muller, 16 of 32"].code
    wrong = {}
    for spread in (False, True):
        telegram = PictureRepair(noise=0, spread=spread)
        words = [(cell % 256, cell // 256) if spread else divmod(cell, 16) for cell in rows]
        telegram.damage = [word * 32 + code.rows[item] for word, item in words]
        assert int((telegram.received != telegram.sent).sum()) == len(rows)
        wrong[spread] = int((telegram.repaired != telegram.sent).sum())
    assert wrong[True] == 0 < wrong[False]


def test_damage_by_hand_takes_noise_back_where_it_hits_it():
    telegram = PictureRepair(noise=10, seed=3)
    flipped = np.flatnonzero(draws(3, 8192) * np.uint64(100) < np.uint64(10 << 32)).tolist()
    telegram.damage = flipped
    np.testing.assert_array_equal(telegram.received, telegram.sent)


def test_noise_is_as_frequent_as_it_says_and_grows():
    for seed in range(5):
        numbers = draws(seed, 100_000)
        before = np.zeros(100_000, dtype=bool)
        for percent in (0, 1, 5, 30):
            flips = numbers * np.uint64(100) < np.uint64(percent << 32)
            assert abs(flips.mean() - percent / 100) < 0.005
            assert (flips >= before).all()
            before = flips
    assert (draws(1, 1000) != draws(2, 1000)).mean() > 0.99


def test_the_codes_told_to_the_page_are_those_of_the_package():
    assert kinds()[NAMES[0]].code.rows == ReedMuller(1, 5).rows
    for name in NAMES:
        code = kinds()[name].code
        page = told(name)
        assert (page["rows"], page["corrects"]) == (list(code.rows), code.corrects)
        assert len(page["errors"]) == page["length"] == code.length
    json.dumps(PictureRepair().get_state()["_codes"])


@pytest.mark.parametrize(
    ("name", "bad", "said"),
    [
        ("code", "polar", "code must be one of Reed–Muller"),
        ("noise", 31, "noise must be from 0 to 30, got 31"),
        ("noise", 0.5, "noise must be an integer"),
        ("seed", -1, "seed must be from 0 to 4294967295, got -1"),
        ("spread", 1, "spread must be True or False, got 1"),
        ("damage", [8192], "damage must be from 0 to 8191, got 8192"),
        ("damage", 5, "damage must be a sequence"),
    ],
)
def test_a_bad_value_leaves_the_widget_as_it_is(name, bad, said):
    telegram = PictureRepair(noise=3)
    telegram.damage = [1, 2]
    before = telegram.get_state()
    with pytest.raises((TypeError, ValueError), match=said):
        setattr(telegram, name, bad)
    assert telegram.get_state() == before


def test_a_picture_is_refused_when_it_is_none():
    for bad, said in [([[2]], "picture must hold only 0 and 1"), (np.zeros((129, 1), int), "at most 128")]:
        with pytest.raises(ValueError, match=said):
            PictureRepair(bad)


def test_another_code_lets_go_of_the_damage_by_hand():
    telegram = PictureRepair()
    telegram.damage = (5, 3, 5)
    assert telegram.damage == (3, 5)
    telegram.code = NAMES[3]
    assert telegram.damage == ()


@pytest.mark.parametrize("name", NAMES)
def test_another_spread_keeps_the_damage_in_its_cells(name, npm_packages):
    telegram = PictureRepair(np.eye(9, dtype=int), code=name, noise=0)
    checks = sorted(set(range(len(telegram.words_received[0]))) - set(kinds()[name].code.rows))
    telegram.damage = [*range(5), checks[0], checks[-1]]
    before = telegram.get_state()["_way"]
    damaged = telegram.received
    telegram.spread = True
    assert len(telegram.damage) == len(before["damage"])
    np.testing.assert_array_equal(telegram.received, damaged)
    layouts = "...[false, true].map((way) => layoutOf(81, argument.code, way))"
    expression = f"movedDamage(argument.damage, {layouts})"
    asked = {"code": told(name), "damage": before["damage"]}
    assert in_node("repair_state", "layoutOf, movedDamage", expression, asked) == list(telegram.damage)
    telegram.spread = False
    assert telegram.get_state()["_way"] == before


def test_flipping_cells_of_rows_and_columns():
    telegram = PictureRepair(np.zeros((6, 7), int), noise=0)
    telegram.flip([1, 2], [3])
    telegram.flip([2], (3, 4, 4))
    expected = np.zeros((6, 7), int)
    expected[1, 3] = expected[2, 4] = 1
    np.testing.assert_array_equal(telegram.received, expected)
    for bad, said in [(([6], [0]), "rows must be from 0 to 5"), (([0], [7]), "columns must be from 0 to 6")]:
        with pytest.raises(ValueError, match=said):
            telegram.flip(*bad)
    np.testing.assert_array_equal(telegram.received, expected)


@pytest.mark.parametrize(
    "state",
    [
        {"_way": None},
        {"_way": {"code": NAMES[0], "noise": 1, "seed": 1, "spread": False}},
        {"_way": {"code": NAMES[0], "noise": 1, "seed": 1, "spread": False, "damage": [10**6]}},
        {"_cells": []},
    ],
)
def test_malformed_state_from_the_page_is_answered_with_the_last_good_one(state, monkeypatch):
    telegram = PictureRepair()
    before, sent = telegram.get_state(), []
    monkeypatch.setattr(telegram, "send_state", lambda names=None: sent.append(names))
    with contextlib.suppress(TypeError, ValueError):
        telegram.set_state(state)
    assert telegram.get_state() == before
    assert list(state) in sent


def test_picture_and_text_tell_how_many_cells_are_wrong():
    telegram = PictureRepair(noise=0)
    telegram.damage = [kinds()[telegram.code].code.rows[3]]
    assert repr(telegram) == (
        "Picture of 64×64 cells, Reed–Muller, 16 of 32, noise 0 of 100\n"
        "1 cell wrong as received, 0 after the repair"
    )
    data, _ = telegram._repr_mimebundle_()
    assert ElementTree.fromstring(data["image/svg+xml"]).get("aria-label").endswith("0 after the repair.")


def test_a_plain_picture_names_no_code():
    telegram = PictureRepair(noise=0, plain=True)
    assert repr(telegram) == (
        "Picture of 64×64 cells, noise 0 of 100\n0 cells wrong as received, 0 after the repair"
    )
    with pytest.raises(TypeError, match="plain must be True or False, got 'yes'"):
        PictureRepair(plain="yes")


def test_words_hold_the_cells_of_the_picture_with_their_checks_left_out():
    for spread in (False, True):
        telegram = PictureRepair(noise=0, spread=spread)
        np.testing.assert_array_equal(telegram.cells_of(telegram.words_received), telegram.sent)
        turned = telegram.words_received
        turned[3, list(kinds()[telegram.code].code.rows)] ^= 1
        assert (telegram.cells_of(turned) != telegram.sent).sum() == 16
        with pytest.raises(ValueError, match=r"words must have shape \(256, 32\), got \(255, 32\)"):
            telegram.cells_of(turned[1:])


@pytest.mark.parametrize(
    ("code", "helps", "harms"),
    [
        ("Reed–Muller, 16 of 32", 10, 11),
        ("Reed–Muller, 64 of 128", 4, 5),
        ("polar, 64 of 128", 9, 11),
    ],
)
def test_a_repair_does_harm_from_the_noise_that_notebook_09_names(code, helps, harms):
    assert sum(harm(code, helps, seed) for seed in range(10)) < 0
    assert sum(harm(code, harms, seed) for seed in range(10)) > 0


def harm(code, noise, seed):
    """Return how many more cells are wrong after the repair than before."""
    sent = PictureRepair(code=code, noise=noise, seed=seed)
    return int((sent.repaired != sent.sent).sum()) - int((sent.received != sent.sent).sum())


def test_at_noise_3_the_first_figure_of_notebook_09_nearly_always_leaves_wrong_cells():
    sent = [PictureRepair(noise=3, seed=seed) for seed in range(10)]
    assert sum((one.repaired != one.sent).any() for one in sent) == 9


@pytest.mark.parametrize("name", ["covered", "one_by_one"])
def test_what_a_page_holds_back_is_told_to_it_and_changes_no_bit(name):
    telegram, held = PictureRepair(noise=9), PictureRepair(noise=9, **{name: True})
    assert not telegram.get_state()[f"_{name}"]
    assert held.get_state()[f"_{name}"]
    np.testing.assert_array_equal(held.repaired, telegram.repaired)
    with pytest.raises(TypeError, match=f"{name} must be True or False, got 'yes'"):
        PictureRepair(**{name: "yes"})


def test_a_stored_picture_is_covered_too():
    black, gap = np.ones((3, 3), dtype=np.uint8), np.zeros((3, 4), dtype=np.uint8)
    for covered, seen in ((False, [black, gap, black, gap, black]), (True, [black])):
        shown = plot.pattern(np.hstack(seen), "sent, received, repaired")
        telegram = PictureRepair(black, noise=0, covered=covered)
        assert image_in(telegram._picture().svg) == image_in(shown.svg)


def image_in(svg):
    return next(part.get("href") for part in ElementTree.fromstring(svg).iter() if part.tag.endswith("image"))
