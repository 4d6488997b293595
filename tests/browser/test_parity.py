"""The page's rules and Python's must never disagree: drive both with the same random presses."""

import os

import numpy as np
import pytest
from puzzles import RULES

from magicmath.rules import MAGIC
from magicmath.rules.colours import Colours
from magicmath.rules.puzzles import puzzle, shortest_way
from magicmath.widgets._base import STATIC, positions_of_ones
from magicmath.widgets._modules import joined_text
from magicmath.widgets.game import OPPONENTS, Game
from magicmath.widgets.system import System

RANDOM_PRESSES = 1000
RANDOM_ACTIONS = 10_000
SEED = int(os.environ.get("ATTACK_SEED", 0))  # other presses than those of every run
PAGE_CODE = joined_text(
    """
import { standing } from "./game_state.js";
import { cellsAfter, coloursAfter } from "./masks.js";
import { cleared, pressed, pressedAgain, takenBack } from "./presses.js";
import { drawPuzzle } from "./puzzle.js";
import { solving } from "./solver.js";
import { systemAfter, termsOf } from "./system_state.js";
import { equation, unknowns } from "./system_words.js";

function solverOf(masks, size) {
    const steps = solving(masks, size);
    for (;;) { const step = steps.next(); if (step.done) return step.value; }
}

function acted(state, action) {
    if (action === "undo") return takenBack(state);
    if (action === "redo") return pressedAgain(state);
    return action === "reset" ? cleared() : pressed(state, action);
}

function systemsOf({ actions, ...given }) {
    let state = { presses: [], undone: [] };
    return actions.map((action) => {
        state = acted(state, action);
        const after = systemAfter({ ...given, presses: state.presses });
        return [after.choice, after.counts, after.parities, after.cells, after.wrong];
    });
}

const equationsOf = ({ masks, size, right }) =>
    termsOf(masks, size).map((terms, cell) => equation(terms, unknowns(masks.length), right[cell]));
""",
    STATIC / "parity.js",
)


@pytest.fixture(scope="module")
def javascript(browser):
    """Return a function that evaluates a JavaScript function of one argument beside the page's code."""
    page = browser.new_page()
    yield lambda function, argument: page.evaluate(
        f"argument => {{ {PAGE_CODE} return ({function})(argument); }}", argument
    )
    page.close()


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_page_and_python_press_alike(rule, javascript):
    generator = np.random.default_rng(7 + SEED)
    start = generator.integers(0, 2, rule.shape) & (1 - rule.holes)
    presses = generator.integers(0, len(rule), RANDOM_PRESSES).tolist()
    told = {"start": start.tolist(), "masks": positions_of_ones(rule.matrix), "presses": presses}
    boards = javascript(
        "({start, masks, presses}) =>"
        " presses.map((_, i) => cellsAfter(start, masks, presses.slice(0, i + 1)).join(''))",
        told,
    )
    expected = ["".join(map(str, board.ravel())) for board in rule.path(start, presses)[1:]]
    assert len(boards) == RANDOM_PRESSES
    assert boards == expected


@pytest.mark.parametrize("k", [2, 3, 255])
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_page_and_python_press_alike_in_k_colours(rule, k, javascript):
    generator = np.random.default_rng(k)
    start = generator.integers(0, k, rule.shape)
    presses = generator.integers(0, len(rule), RANDOM_PRESSES).tolist()
    told = {"start": start.tolist(), "masks": positions_of_ones(rule.matrix), "presses": presses, "k": k}
    cells = javascript("({start, masks, presses, k}) => coloursAfter(start, masks, presses, k)", told)
    assert cells == Colours(rule, k).press(start, presses).ravel().tolist()


@pytest.mark.parametrize(
    ("rule", "count"), [(rule, RANDOM_ACTIONS if rule is MAGIC else RANDOM_PRESSES) for rule in RULES]
)
def test_page_and_python_hold_the_same_system(rule, count, javascript):
    generator = np.random.default_rng(12 + SEED)
    start, goal = (generator.integers(0, 2, rule.shape) & (1 - rule.holes) for _ in range(2))
    wishes = ["undo", "redo", "undo", "reset", *[None] * 36]
    drawn = generator.integers(0, len(wishes), count), generator.integers(0, len(rule), count)
    actions = [wishes[i] or number for i, number in zip(*(each.tolist() for each in drawn), strict=True)]
    told = {"start": start.ravel().tolist(), "goal": goal.ravel().tolist(), "actions": actions}
    told["masks"] = positions_of_ones(rule.matrix)
    answers = javascript("systemsOf", told)
    system = System(rule, start=start, goal=goal)
    assert len(answers) == count
    for action, answer in zip(actions, answers, strict=True):
        getattr(system, action)() if isinstance(action, str) else system.press(action)
        wrong = np.flatnonzero(system.parities != system.wanted)
        held = (system.choice, system.counts, system.parities, system.board.ravel(), wrong)
        assert answer == [values.tolist() for values in held]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_page_and_python_write_the_same_equations(rule, javascript):
    system = System(rule, presses=range(0, len(rule), 2))
    told = {"masks": positions_of_ones(rule.matrix), "size": system.parities.size}
    equations = javascript("equationsOf", told | {"right": system.parities.tolist()})
    assert equations == [system.equation(cell) for cell in range(system.parities.size)]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_page_and_python_solve_alike(rule, javascript):
    size = rule.matrix.shape[1]
    drawn = np.random.default_rng(8 + SEED).integers(0, 2, (20, size), dtype=np.uint8) & (
        1 - rule.holes.ravel()
    )
    reachable = np.random.default_rng(9 + SEED).integers(0, 2, (20, len(rule))) @ rule.matrix.astype(int) % 2
    differences = [*drawn, *reachable.astype(np.uint8)]
    told = {"masks": positions_of_ones(rule.matrix), "size": size, "all": positions_of_ones(differences)}
    answers = javascript(
        "({masks, size, all}) => { const solver = solverOf(masks, size);"
        " return all.map((cells) => [solver.solve(cells), solver.faultOf(cells)]); }",
        told,
    )
    white = np.zeros(rule.shape, dtype=np.uint8)
    for d, answer in zip(differences, answers, strict=True):
        fault = d ^ rule.nearest_reachable(white, d.reshape(rule.shape)).ravel()
        assert answer == [shortest_way(rule, d.tobytes()), np.flatnonzero(fault).tolist()]


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.rank], ids=lambda rule: rule.name)
def test_page_and_python_draw_the_same_puzzles(rule, javascript):
    seeds = [0, 1, 2, 1993, 2**31, 2**32 - 1, SEED]
    distances = [distance for distance in (1, 2, 3, 5) if distance <= len(rule)]
    asked = [(seed, distance) for seed in seeds for distance in distances]
    holes = np.flatnonzero(rule.holes).tolist()
    told = {"masks": positions_of_ones(rule.matrix), "size": rule.holes.size, "holes": holes, "asked": asked}
    answers = javascript(
        "({masks, size, holes, asked}) => { const solver = solverOf(masks, size);"
        " return asked.map(([seed, distance]) => drawPuzzle(solver, masks, holes, seed, distance)); }",
        told,
    )
    for (seed, distance), answer in zip(asked, answers, strict=True):
        if answer["fewest"] == distance:
            start, goal = puzzle(rule, seed, distance)
            assert (answer["start"], answer["goal"]) == (start.ravel().tolist(), goal.ravel().tolist())
        else:
            with pytest.raises(ValueError, match=f"farthest found is {answer['fewest']}"):
                puzzle(rule, seed, distance)


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.rank > 1], ids=lambda rule: rule.name)
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_page_and_python_agree_who_has_won(rule, opponent, javascript):
    generator = np.random.default_rng(11 + SEED)
    masks = positions_of_ones(rule.matrix)
    seen = set()
    for seed in range(SEED, SEED + 12):
        game = Game(rule, seed=seed, distance=1, opponent=opponent)
        detour = 0 if seed == SEED else generator.integers(0, 4)  # whatever is drawn, one game is won
        game.press(*generator.integers(0, len(rule), detour).tolist(), *game.shortest_presses())
        told = {
            "start": game.start.ravel().tolist(),
            "goal": game.goal.ravel().tolist(),
            "masks": masks,
            "presses": list(game.presses),
            "opponent": opponent,
            "budget": None,
        }
        way = shortest_way(rule, (game.start ^ game.goal).tobytes())
        stands = javascript("({told, way}) => standing(told, way)", {"told": told, "way": way})
        assert stands["outcome"] == game.outcome
        assert stands["cells"] == game.cells.ravel().tolist()
        assert stands["away"] == (game.cells != game.goal).sum()
        seen.add(stands["outcome"])
    assert "won" in seen
