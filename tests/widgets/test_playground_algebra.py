"""What the page works out of a rule must be what Python does: ten thousand problems of every kind."""

import os
from itertools import product
from math import prod

import numpy as np
import pytest
from page_code import in_node

from magicmath.rules import RuleSet, lights_out, torus
from magicmath.rules.colours import Colours
from magicmath.widgets._base import positions_of_ones

RULES, BOARDS = 2500, 4
SEED = int(os.environ.get("ATTACK_SEED", 0))  # other problems than those of every run
LARGEST_QUIET, FEW = 18, 2**12  # quiet patterns of two colours, solutions in more, that are compared quickly

ANSWERS = """argument.map(({ rule, boards, isFew }) => {
    const tasks = new Tasks();
    const asked = (question) => {
        const steps = tasks.answer(question, rule);
        for (;;) { const { done, value } = steps.next(); if (done) return value; }
    };
    const plain = (value) => (ArrayBuffer.isView(value) ? [...value] : value);
    return JSON.parse(JSON.stringify({
        rule: asked({ name: "rule", most: Infinity }),
        ways: boards.map(([start, goal]) => asked({ name: "way", start, goal, most: Infinity })),
        shortest: boards.map(([start, goal]) => (isFew ? asked({ name: "shortest", start, goal }) : null)),
    }, (key, value) => plain(value)));
})"""


def stamp(draw, rows, columns):
    """Draw a stamp, one-way as often as not, that is repeated on a plane, a cylinder or a torus."""
    steps = draw.integers(-2, 3, (draw.integers(0, 6), 2)).tolist()
    wraps = draw.integers(0, 2, 2)
    masks = np.zeros((rows, columns, rows, columns), np.uint8)
    for i, j in product(range(rows), range(columns)):
        for down, right in steps:
            a, b = i + down, j + right
            a, b = (a % rows if wraps[0] else a), (b % columns if wraps[1] else b)
            if 0 <= a < rows and 0 <= b < columns:
                masks[i, j, a, b] = 1
    return masks.reshape(-1, rows, columns)


def stamp_with_holes(draw, rows, columns):
    """Draw a stamp on a board with holes."""
    masks = stamp(draw, rows, columns)
    is_hole = draw.random(rows * columns) < 0.25
    is_hole[draw.integers(rows * columns)] = False
    return masks[~is_hole] * (1 - is_hole.reshape(rows, columns)).astype(np.uint8)


def graph(draw, rows, columns):
    """Draw the neighbourhoods of a random graph."""
    n = rows * columns
    edges = draw.random((n, n)) < draw.random() / 2
    return (edges | edges.T | np.eye(n, dtype=bool)).astype(np.uint8).reshape(n, rows, columns)


def any_masks(draw, rows, columns):
    """Draw some masks."""
    count = draw.integers(1, rows * columns + 3)
    return (draw.random((count, rows, columns)) < draw.random()).astype(np.uint8)


def few_masks_often(draw, rows, columns):
    """Draw masks of which most come twice, or stand within each other, or are empty."""
    some = any_masks(draw, rows, columns)
    return some[draw.integers(0, len(some), rows * columns)] & some[draw.integers(0, len(some))]


KINDS = [stamp, stamp_with_holes, graph, any_masks, few_masks_often]


def problems(draw, count):
    """Yield rules, their numbers of colours, their holes, and pairs of boards, half of them in reach."""
    for i in range(count):
        rows, columns = draw.integers(1, 6, 2).tolist()
        masks = KINDS[i % len(KINDS)](draw, rows, columns)
        k = 2 if i % 3 == 0 else int(draw.integers(3, 17))
        holes = np.flatnonzero(~masks.any(axis=0)) if KINDS[i % len(KINDS)] is stamp_with_holes else []
        boards = draw.integers(0, k, (BOARDS, 2, rows * columns))
        presses = draw.integers(0, k, (BOARDS // 2, len(masks)))
        boards[::2, 1] = (boards[::2, 0] + presses @ masks.reshape(len(masks), -1)) % k
        boards[:, :, holes] = 0
        yield RuleSet(masks), k, [int(cell) for cell in holes], boards


def asked(rules, k, holes, boards, is_few):
    """Return a rule and pairs of boards as the page is asked about them."""
    masks, size = positions_of_ones(rules.matrix), rules.matrix.shape[1]
    rule = {"k": k, "size": size, "masks": masks, "holes": holes}
    return {"rule": rule, "boards": boards.tolist(), "isFew": is_few}


@pytest.fixture(scope="module")
def answered():
    """Return the problems, each with the page's answers."""
    drawn = list(problems(np.random.default_rng(30 + SEED), RULES))
    questions = [asked(*problem, is_few=is_few(*problem[:2])) for problem in drawn]
    answers = in_node("play_tasks", "Tasks", ANSWERS, questions)
    assert len(answers) == RULES
    return list(zip(drawn, answers, strict=True))


def is_few(rules, k):
    """Tell whether Python is to compare all solutions too."""
    if k == 2:
        return len(rules.quiet_presses) <= LARGEST_QUIET
    return Colours(rules, k).system.count_solutions <= FEW


def number(powers):
    """Return the number that the page tells as powers."""
    return prod(base**exponent for base, exponent in powers)


def values(patterns):
    """Return the patterns of a list, without their orders."""
    return [pattern["values"] for pattern in patterns]


def test_two_colours_have_the_same_patterns(answered):
    seen = 0
    for (rules, k, holes, _), answer in answered:
        if k > 2:
            continue
        told = answer["rule"]
        tests = [test.ravel().tolist() for test in rules.tests]
        is_real = [test for test in tests if sum(test) > 1 or test.index(1) not in holes]
        assert told["rank"] == rules.rank
        assert values(told["quiet"]) == rules.quiet_presses.tolist()
        assert values(told["tests"]) == is_real
        assert number(told["reachable"]) == 2**rules.rank
        assert told["isAlwaysSolvable"] == (not is_real)
        seen += len(is_real) > 0
    assert seen > RULES // 10


def test_two_colours_have_the_same_shortest_ways_and_nearest_boards(answered):
    solved = refused = 0
    for (rules, k, _, boards), answer in answered:
        if k > 2:
            continue
        for (start, goal), way, shortest in zip(boards, answer["ways"], answer["shortest"], strict=True):
            one, other = start.reshape(rules.shape), goal.reshape(rules.shape)
            assert way["isSolvable"] == rules.is_reachable(one, other)
            if way["isSolvable"] and is_few(rules, k):
                expected = rules.shortest(one, other)
                assert shortest["presses"] == expected.presses.tolist()
                assert (shortest["atLeast"], shortest["isProved"]) == (expected.at_least, True)
                solved += 1
            elif not way["isSolvable"]:
                failed = [test.ravel().tolist() for test in rules.failed_tests(one, other)]
                assert (values(way["failed"]), shortest) == (failed, None)
                if len(rules.tests) <= 16:
                    assert way["nearest"] == rules.nearest_reachable(one, other).ravel().tolist()
                assert way["changes"] == np.count_nonzero(way["nearest"] != goal)
                refused += 1
    assert min(solved, refused) > RULES // 10


def test_more_colours_have_patterns_that_make_up_all_others(answered):
    listed = 0
    for (rules, k, holes, _), answer in answered:
        if k == 2:
            continue
        told, matrix, colours = answer["rule"], rules.matrix.astype(int), Colours(rules, k)
        quiet = np.array(values(told["quiet"]), int).reshape(-1, len(rules))
        tests = np.array(values(told["tests"]), int).reshape(-1, matrix.shape[1])
        assert not (quiet @ matrix % k).any()
        assert not (matrix @ tests.T % k).any()
        orders = [pattern["order"] for pattern in told["quiet"]]
        assert number(told["solutions"]) == prod(orders) == colours.system.count_solutions
        assert prod(test["order"] for test in told["tests"]) * number(told["reachable"]) == number(
            told["boards"]
        )
        assert number(told["boards"]) == k ** (matrix.shape[1] - len(holes))
        if orders and prod(orders) <= 256:
            multiples = np.array(list(product(*map(range, orders))), int).reshape(-1, len(orders))
            assert len(np.unique(multiples @ quiet % k, axis=0)) == prod(orders)
            listed += 1
    assert listed > RULES // 10


def test_more_colours_have_the_same_shortest_ways(answered):
    solved = refused = proved = 0
    for (rules, k, _, boards), answer in answered:
        if k == 2:
            continue
        colours, matrix = Colours(rules, k), rules.matrix.astype(int)
        for (start, goal), way, shortest in zip(boards, answer["ways"], answer["shortest"], strict=True):
            one, other = start.reshape(rules.shape), goal.reshape(rules.shape)
            failed = colours.failed_tests(one, other)
            assert way["isSolvable"] == (len(failed) == 0)
            if not way["isSolvable"]:
                refused += 1
                tests = np.array(values(way["failed"]))
                assert way["failedCount"] == len(tests) > 0
                assert (tests @ (goal - start) % k).all()
                assert len(colours.failed_tests(one, np.reshape(way["nearest"], rules.shape))) == 0
                assert way["changes"] == np.count_nonzero(way["nearest"] != goal)
                continue
            solved += 1
            for found in filter(None, (way, shortest)):
                presses = np.array(found["presses"])
                assert ((start + presses @ matrix) % k == goal).all()
                assert found["total"] == presses.sum()
                assert found["isProved"] == (found["total"] == found["atLeast"])
            assert way["atLeast"] <= way["total"]
            if shortest:
                assert shortest["presses"] == colours.solve(one, other).tolist()
                assert shortest["isProved"]
                proved += 1
    assert min(refused, proved) > RULES // 5
    assert solved - proved > RULES // 20


LARGE = [lights_out(16, 16), lights_out(19, 23), torus(12, 12), torus(30, 30), lights_out(64, 64)]


@pytest.mark.parametrize("rules", LARGE, ids=lambda rules: rules.name)
def test_large_boards_have_the_same_patterns_and_bounds(rules):
    draw = np.random.default_rng(SEED)
    presses = draw.integers(0, 2, len(rules))
    start = np.zeros(rules.shape, int)
    goal = (presses @ rules.matrix.astype(int) % 2).reshape(rules.shape)
    boards = np.array([[start.ravel(), goal.ravel()]])
    answer = in_node("play_tasks", "Tasks", f"({ANSWERS})[0]", [asked(rules, 2, [], boards, is_few=True)])
    assert values(answer["rule"]["quiet"]) == rules.quiet_presses.tolist()
    assert values(answer["rule"]["tests"]) == rules.tests.reshape(-1, start.size).tolist()
    expected = rules.shortest(start, goal)
    (found,) = answer["shortest"]
    assert found["atLeast"] == expected.at_least
    if expected.is_proved:
        assert found["presses"] == expected.presses.tolist()
    else:
        assert (np.array(found["presses"]) @ rules.matrix % 2 == goal.ravel()).all()
