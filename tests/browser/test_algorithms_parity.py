"""What the page works out of rows, triangles and butterflies must be what Python does, action for action."""

import os

import numpy as np
import pytest

from magicmath import helix
from magicmath.widgets._base import STATIC
from magicmath.widgets._modules import joined_text
from magicmath.widgets.butterfly import LENGTHS, Butterfly
from magicmath.widgets.difference_table import DifferenceTable
from magicmath.widgets.row_playground import RowPlayground

ACTIONS = 10_000
SEED = int(os.environ.get("ATTACK_SEED", 0))  # other actions than those of every run
PAGE_CODE = joined_text(
    """
import { nextMove, played, rowsAfter, standing, walked } from "./rows_state.js";
import { cognitiveOf, edgeOf, entriesOf, flipped, flips } from "./triangle_state.js";
import { helixOf, itemsOf, triangleOf } from "./triangle_state.js";
import { outputsOf, sourcesOf, valuesOf } from "./butterfly_state.js";
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


PLAY = """({matrix, beside, actions}) => {
    const start = matrix.map((row, i) => [...row, ...beside[i]]);
    const columns = matrix[0].length;
    let play = { moves: [], step: 0 };
    return actions.map(([kind, i, j]) => {
        play = kind === "walk" ? walked(play, i) : played(play, [kind, i, j]);
        const rows = rowsAfter(start, play.moves.slice(0, play.step));
        const { zero, isSolved } = standing(rows, columns);
        const text = rows.flat().join("");
        return [play.step, play.moves.length, text, nextMove(rows, columns)?.move ?? null, zero, isSolved];
    });
}"""


def random_actions(generator, rows, count):
    """Yield moves and walks as they may come from a reader, who often takes the hint."""
    for _ in range(count):
        chance = generator.random()
        if chance < 0.15:
            yield ["walk", int(generator.integers(0, len(rows.moves) + 1)), None]
        elif chance < 0.6 and (move := rows.hint()):
            yield [*move]
        else:
            kind = "swap" if chance > 0.9 else "add"
            yield [kind, *generator.permutation(rows.row_count)[:2].tolist()]


def test_page_and_python_move_rows_alike(javascript):
    generator = np.random.default_rng(21 + SEED)
    solved = stuck = done = 0
    while done < ACTIONS:
        m, n, k = generator.integers((2, 1, 1), (10, 10, 10)).tolist()
        n = m if generator.random() < 0.7 else n
        matrix = generator.integers(0, 2, (m, n))
        rows = RowPlayground(matrix, generator.integers(0, 2, (m, k)))
        actions, expected = [], []
        for action in random_actions(generator, rows, 50):
            actions.append(action)
            kind, i, j = action
            if kind == "walk":
                rows.step = i
            else:
                (rows.add if kind == "add" else rows.swap)(i, j)
            text = "".join(map(str, rows.rows.ravel().tolist()))
            hint = rows.hint()
            zero = list(rows.zero_rows)
            expected.append([rows.step, len(rows.moves), text, hint and [*hint], zero, rows.solved])
            solved, stuck = solved + rows.solved, stuck + bool(zero)
        told = {"matrix": matrix.tolist(), "beside": rows.beside.tolist(), "actions": actions}
        assert javascript(PLAY, told) == expected
        done += len(actions)
    assert min(solved, stuck) > 100


PRESS = """({items, places}) => places.map((place) => {
    const n = items.length;
    const chosen = flips(place, n);
    items = flipped(items, chosen);
    const table = triangleOf(items);
    return [edgeOf(place, n), table.flat().join(""), helixOf(table).join(""), cognitiveOf(table).join(""),
        itemsOf(place), entriesOf(place[1], n).length];
})"""


def test_page_and_python_press_difference_tables_alike(javascript):
    generator = np.random.default_rng(22 + SEED)
    seen, done = set(), 0
    while done < ACTIONS:
        n = int(generator.integers(1, 33))
        table = DifferenceTable(generator.integers(0, 2, n))
        units = [helix.fanion(unit) for unit in np.eye(n, dtype=np.uint8)]
        drawn = [generator.integers(0, (n, 1 if generator.random() < 0.4 else n)) for _ in range(250)]
        places = [[int(k), int(j) % (n - int(k))] for k, j in drawn]
        told = {"items": table.items.tolist(), "places": places}
        for (k, j), answer in zip(places, javascript(PRESS, told), strict=True):
            edge = "top" if k == 0 else "left" if j == 0 else "right" if j == n - 1 - k else "inside"
            if edge == "top":
                table.flip(j)
            elif edge != "inside":
                table.flip_edge(k, edge)
            rows = ["".join(map(str, row)) for row in table.rows]
            texts = ["".join(map(str, bits)) for bits in (table.helix, table.cognitive)]
            sources = [i for i in range(n) if units[i][k][j]]
            reached = sum(int(row.sum()) for row in units[j])
            assert answer == [edge, "".join(rows), *texts, sources, reached]
            seen.add(edge)
        done += len(places)
    assert seen == {"top", "left", "right", "inside"}


WIRE = """({items, flips}) => flips.map((i) => {
    items = items.map((bit, j) => (i === j ? 1 - bit : bit));
    return valuesOf(items).map((row) => row.join(""));
})"""


@pytest.mark.parametrize("n", LENGTHS)
def test_page_and_python_wire_alike(n, javascript):
    generator = np.random.default_rng(n + SEED)
    wiring = Butterfly(generator.integers(0, 2, n))
    flips = generator.integers(0, n, ACTIONS).tolist()
    answers = javascript(WIRE, {"items": wiring.items.tolist(), "flips": flips})
    assert len(answers) == ACTIONS
    for i, answer in zip(flips, answers, strict=True):
        wiring.flip(i)
        assert answer == ["".join(map(str, row.tolist())) for row in wiring.values]
    units = [Butterfly(unit).values for unit in np.eye(n, dtype=np.uint8)]
    nodes = [[level, j] for level in range(wiring.level_count + 1) for j in range(n)]
    sums = javascript("({nodes, n}) => nodes.map((node) => sourcesOf(node, n))", {"nodes": nodes, "n": n})
    assert sums == [[i for i in range(n) if units[i][level][j]] for level, j in nodes]
    goes = javascript("({nodes, n}) => nodes.map((node) => outputsOf(node, n))", {"nodes": nodes[:n], "n": n})
    assert goes == [np.flatnonzero(values[-1]).tolist() for values in units]
