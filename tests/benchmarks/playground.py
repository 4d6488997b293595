"""Print how long the page takes to answer about Lights Out in k colours, and how long Python does.

Run it with the Python of .venv: python tests/benchmarks/playground.py

The page's code runs in Node, as its worker runs it. `rule` tells rank, quiet patterns and tests; `way`
some presses or the nearest board; `shortest` compares all solutions where there are not too many. Times are
the processor's, not the clock's, to mean the same on a busy machine. A blank of Python's was not waited for.
"""

import sys
from pathlib import Path
from time import process_time

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from page_code import in_node

from magicmath.rules import lights_out
from magicmath.rules.colours import Colours
from magicmath.widgets._base import positions_of_ones

SIDES, COLOURS = (5, 16, 32, 64), (2, 3, 4, 5)
QUESTIONS = ("rule", "way", "shortest")
LARGEST_COLOURED = 16  # beyond, Python takes minutes
ANSWERS = """(() => {
    const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
    const { rule, start, goal, questions } = argument;
    const finished = (tasks, name) => {
        const began = spent();
        const steps = tasks.answer({ name, start, goal }, rule);
        for (;;) {
            const { done, value } = steps.next();
            if (done) return [spent() - began, value];
        }
    };
    let told;
    for (let time = 0; time < (rule.size > 1024 ? 1 : 3); time++) { // the last, when code is warm
        const tasks = new Tasks();
        told = questions.map((name) => finished(tasks, name));
    }
    const [, way] = told.at(-1);
    return { spent: told.map(([time]) => time), total: way?.total, isProved: way?.isProved };
})()"""


def page(side, k, start, goal):
    """Return the milliseconds of each question, and the shortest way, as the page tells it."""
    rules = lights_out(side, side)
    rule = {"k": k, "size": side * side, "masks": positions_of_ones(rules.matrix), "holes": []}
    return in_node(
        "play_tasks",
        "Tasks",
        ANSWERS,
        {
            "rule": rule,
            "start": start.ravel().tolist(),
            "goal": goal.ravel().tolist(),
            "questions": QUESTIONS,
        },
    )


def milliseconds(action):
    """Return how long an action takes."""
    start = process_time()
    action()
    return 1000 * (process_time() - start)


def python(side, k, start, goal):
    """Return the milliseconds of each question; None where nobody waits so long."""
    rules = lights_out(side, side)
    if k == 2:
        rules.masks  # noqa: B018  (made before the clock starts, as the page is given them)
        return [
            milliseconds(lambda: (rules.rank, rules.quiet_presses, rules.tests)),
            milliseconds(lambda: rules.particular_solution(start, goal)),
            milliseconds(lambda: rules.shortest(start, goal)),
        ]
    if side > LARGEST_COLOURED:
        return [None] * 3
    colours = Colours(rules, k)
    return [
        milliseconds(lambda: (colours.quiet_presses, colours.tests)),
        milliseconds(lambda: colours.system.particular_solution((goal - start).ravel())),
        milliseconds(lambda: colours.solve(start, goal)),
    ]


def main():
    """Measure and print."""
    print(f"{'board':>7} {'k':>2}   " + "   ".join(f"{name:>9} (Python)" for name in QUESTIONS) + "   ms")
    for side in SIDES:
        for k in COLOURS:
            draw = np.random.default_rng(side)
            presses = draw.integers(0, k, side * side)
            start = np.zeros((side, side), int)
            around = np.pad(presses.reshape(side, side), 1)
            parts = (around[:-2, 1:-1], around[2:, 1:-1], around[1:-1, :-2], around[1:-1, 2:])
            goal = (around[1:-1, 1:-1] + sum(parts)) % k
            told = page(side, k, start, goal)
            pairs = zip(told["spent"], python(side, k, start, goal), strict=True)
            shown = [f"{ours:>9.1f} ({'' if own is None else f'{own:.1f}':>6})" for ours, own in pairs]
            proof = "proved" if told["isProved"] else "not proved"
            print(
                f"{side:>3}×{side:<3} {k:>2}   {'   '.join(shown)}   {told['total']} presses, {proof}",
                flush=True,
            )


if __name__ == "__main__":
    main()
