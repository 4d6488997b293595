"""Orders, periods and distances in the page: beside Python's, and beside walks through all boards."""

from collections import Counter
from itertools import product

import numpy as np
import pytest
from page_code import in_node

from magicmath import gf2, helix
from magicmath.rules import MAGIC, RuleSet, fractal, lights_out, random_rules, torus, with_holes
from magicmath.widgets._base import positions_of_ones

ANSWERS = """argument.map(({ rule, question }) => {
    const steps = new Tasks().answer(question, rule);
    for (;;) {
        const { done, value } = steps.next();
        if (done) {
            const plain = (part) => (typeof part === "bigint" ? String(part) : part);
            return JSON.parse(JSON.stringify(value, (key, part) => plain(part)));
        }
    }
})"""


def ask(rules, k=2, **question):
    """Return the question about a rule in k colours, as the page is asked."""
    holes = np.flatnonzero(rules.holes).tolist()
    masks, size = positions_of_ones(rules.matrix), rules.matrix.shape[1]
    return {"rule": {"k": k, "size": size, "masks": masks, "holes": holes}, "question": question}


def answers(asked):
    """Return the page's answers."""
    return in_node("play_tasks", "Tasks", ANSWERS, asked)


SQUARE = [
    MAGIC,
    fractal(4),
    lights_out(3, 3),
    lights_out(7, 7),
    lights_out(4, 9),
    lights_out(12, 10),
    torus(5, 7),
    *[random_rules(4, columns, seed) for columns in (1, 4, 5) for seed in range(10)],
    random_rules(9, 9, 1),
]


def test_orders_are_those_of_python():
    told = answers([ask(rules, name="order") for rules in SQUARE])
    known = [answer["order"] and int(answer["order"]) for answer in told]
    expected = [
        None if not rules.is_invertible else gf2.multiplicative_order(rules.matrix) for rules in SQUARE
    ]
    # where the primes of a large number are not found, what is told is a multiple
    for order, answer, wanted in zip(known, told, expected, strict=True):
        if wanted is None:
            assert (order, answer["why"]) == (None, "singular")
        elif order is None:
            assert int(answer["divides"]) % wanted == 0
        else:
            assert order == wanted
    assert sum(order is not None for order in known) > 30


def test_a_rule_of_other_shape_has_no_order():
    told = answers([ask(RuleSet([[[1, 0, 1]]]), k, name="order") for k in (2, 3)])
    assert [answer["why"] for answer in told] == ["not square", "not square"]


def walked(start, matrix, k):
    """Return the tail and the period of a pattern, by a walk that remembers all."""
    seen, row = {}, start
    while tuple(row) not in seen:
        seen[tuple(row)] = len(seen)
        row = row @ matrix % k
    return seen[tuple(row)], len(seen) - seen[tuple(row)]


def without_holes(rules):
    """Return the matrix of a rule, without the columns of its holes."""
    return rules.matrix[:, ~rules.holes.ravel().astype(bool)].astype(int)


@pytest.mark.parametrize("k", [2, 3, 4, 5, 6])
def test_patterns_come_home_after_their_period(k):
    draw = np.random.default_rng(k)
    torn = with_holes(torus(3, 4), [[0, 1, 0, 0], [0] * 4, [0] * 4])
    rules = [lights_out(3, 3), torn, *(RuleSet(draw.integers(0, 2, (6, 2, 3))) for _ in range(30))]
    patterns = [draw.integers(0, k, rule.matrix.shape[1]) * (1 - rule.holes.ravel()) for rule in rules]
    asked = [
        ask(rule, k, name="period", pattern=pattern.tolist())
        for rule, pattern in zip(rules, patterns, strict=True)
    ]
    tails = 0
    for rule, pattern, told in zip(rules, patterns, answers(asked), strict=True):
        start = pattern[~rule.holes.ravel().astype(bool)]
        tail, period = walked(start, without_holes(rule), k)
        assert (told["tail"], int(told["period"])) == (tail, period)
        tails += tail > 0
    assert tails


@pytest.mark.parametrize("k", [3, 4, 5])
def test_orders_in_more_colours_bring_every_pattern_home(k):
    rules = [lights_out(3, 3), lights_out(4, 3), torus(3, 4)]
    for rule, told in zip(rules, answers([ask(rule, k, name="order") for rule in rules]), strict=True):
        if told["why"] == "singular":
            continue
        matrix = rule.matrix.astype(int)
        order, power = 1, matrix % k
        while not np.array_equal(power, np.eye(len(matrix), dtype=int)):
            order, power = order + 1, power @ matrix % k
        assert int(told["order"]) == order


def test_distances_are_those_of_python():
    draw = np.random.default_rng(9)
    rules = [MAGIC, lights_out(4, 4), torus(4, 4), RuleSet([[[0, 0]]]), RuleSet([[[1, 1]]] * 3)]
    rules += [RuleSet(draw.integers(0, 2, (draw.integers(1, 14), 3, 3))) for _ in range(40)]
    told = answers([ask(rule, name="distances") for rule in rules])
    assert [[int(count) for count in answer["counts"]] for answer in told] == [
        rule.distance_counts() for rule in rules
    ]


@pytest.mark.parametrize("k", [3, 5, 6])
def test_distances_in_more_colours_are_those_of_all_ways(k):
    draw = np.random.default_rng(k)
    rules = [RuleSet(draw.integers(0, 2, (draw.integers(1, 6), 2, 2))) for _ in range(20)]
    told, counted = answers([ask(rule, k, name="distances") for rule in rules]), 0
    for rule, answer in zip(rules, told, strict=True):
        if answer["counts"] is None:
            assert (k, answer["why"]) == (6, "not prime")
            continue
        ways = np.array(list(product(range(k), repeat=len(rule))))
        fewest = {}
        for board, presses in zip(map(tuple, ways @ rule.matrix % k), ways.sum(axis=1), strict=True):
            fewest[board] = min(presses, fewest.get(board, presses))
        counts = Counter(fewest.values())
        assert [int(count) for count in answer["counts"]] == [counts[d] for d in range(max(counts) + 1)]
        counted += 1
    assert counted


def test_what_is_too_large_is_told_by_its_size():
    (told,) = answers([ask(lights_out(9, 9), name="distances")])
    assert (told["counts"], told["boards"], told["why"]) == (None, [[2, 73]], "too many")


@pytest.mark.parametrize("n", [1, 2, 7, 16, 25, 64])
def test_the_transform_is_the_helix(n):
    items = np.random.default_rng(n).integers(0, 2, n)
    told = in_node("play_transform", "helixOf", "helixOf(argument)", items.tolist())
    assert told["result"] == helix.helix(items).tolist()
