"""Claims to break: what the page is told, what the figure refuses, and the six lines of notebook 15."""

import base64
import json

import numpy as np
import pytest

from magicmath import gf2, ledger
from magicmath.exercises import _lines_to_break, reproduction
from magicmath.rules import MAGIC, to_board
from magicmath.widgets import Counterexamples


def judge(board):
    return ("Broken." if board[0, 1] else "It holds.", bool(board[0, 1]))


CLAIMS = {
    "The second cell is white.": ("false", "It may be black.", "cells", [[1, 0]], judge),
    "Nothing breaks this.": ("true", "So it is.", "a cell", [[0]], lambda _: ("Fine.", False)),
}


def held(figure):
    return json.loads(base64.b64decode(figure._held))["claims"]


def test_the_page_holds_verdicts_reasons_and_replies_under_a_veil():
    figure = Counterexamples(CLAIMS)
    assert held(figure) == [
        {
            "verdict": 2,
            "why": "It may be black.",
            "says": ["It holds.", "Broken."],
            "replies": [0, 1, 0, 1],
            "breaking": [1, 3],
        },
        {"verdict": 0, "why": "So it is.", "says": ["Fine."], "replies": [0, 0], "breaking": []},
    ]
    assert figure.breaking("The second cell is white.") == [[[0, 1]], [[1, 1]]]
    assert figure.breaking("Nothing breaks this.") == []
    with pytest.raises(ValueError, match="claim must be one of"):
        figure.breaking("Another.")
    state = figure.get_state()
    told = " ".join(map(str, (state["_claims"], state["_verdicts"], repr(figure), figure._picture().alt)))
    assert not any(word in told for word in ("It may be black.", "Broken.", "It holds.", "So it is."))
    assert repr(figure).splitlines() == [
        "1. The second cell is white.",
        "2. Nothing breaks this.",
        "cells  a cell",
        "■ □    □",
    ]


def test_the_page_may_set_nothing():
    with pytest.raises(ValueError, match="may not set _claims"):
        Counterexamples(CLAIMS).set_state({"_claims": []})


@pytest.mark.parametrize(
    "bad",
    [
        {},
        [*CLAIMS.items()],
        {"a": ("maybe", "so", "cells", [[0, 0]], judge)},
        {"a": ("true", "so", "cells", [[0, 0]])},
        {"a": ("true", 7, "cells", [[0, 0]], judge)},
        {"a": ("true", "so", 7, [[0, 0]], judge)},
        {7: ("true", "so", "cells", [[0, 0]], judge)},
        {"a": ("true", "so", "cells", [[0] * 5] * 2, judge)},
        {"a": ("true", "so", "cells", [[2, 0]], judge)},
        {"a": ("true", "so", "cells", [[0, 0]], "judge")},
        {"a": ("true", "so", "cells", [[0, 0]], lambda _: "So.")},
        {"a": ("true", "so", "cells", [[0, 0]], lambda _: (7, False))},
        {"a": ("false", "so", "cells", [[0, 1]], judge)},  # it breaks its claim at once
        {str(k): ("true", "so", "cells", [[0, 0]], judge) for k in range(13)},
    ],
)
def test_what_is_no_claim_with_its_examples_is_refused_by_name(bad):
    with pytest.raises((TypeError, ValueError), match="claims"):
        Counterexamples(bad)


def examples(number):
    says, told = list(reproduction.lines_to_break().items())[number]
    return [np.array(board) for board in Counterexamples({says: told}).breaking(says)]


def test_the_verdicts_on_the_six_lines_are_those_of_the_ledger():
    figure = Counterexamples(reproduction.lines_to_break())
    verdicts = [ledger.row(key).verdict for key in _lines_to_break.KEYS.values()]
    names = [one["name"] for one in figure.get_state()["_verdicts"]]
    assert [names[one["verdict"]] for one in held(figure)] == verdicts
    assert len(verdicts) == 6 and set(verdicts) == set(names)
    # a line that holds has no counterexample, and each other one has
    for says, verdict in zip(_lines_to_break.KEYS, verdicts, strict=True):
        assert bool(figure.breaking(says)) == (verdict != "true")
    for one in held(figure):
        ends = ("The line holds here.", "This breaks the line.", "So the line says nothing of it.")
        assert all(said.endswith(ends) for said in one["says"])
        broken = {one["replies"][k] for k in one["breaking"]}
        assert broken == {k for k, said in enumerate(one["says"]) if said.endswith(ends[1])}


def test_each_counterexample_breaks_its_line_by_a_second_way():
    def reached(masks):  # the boards that choices of masks make, counted one by one
        return {tuple(np.array(choice) @ masks % 2) for choice in np.ndindex(2, 2, 2)}

    matrices = [np.array(one).reshape(3, 3) for one in np.ndindex(*[2] * 9)]
    singular = [m.tolist() for m in matrices if len(reached(m)) < 8]
    assert [m.tolist() for m in examples(0)] == singular
    assert not [m for m in matrices if len({*map(tuple, m)}) < 3 and len(reached(m)) == 8]  # line 2
    assert [z.tolist() for z in examples(2)] == [[list(z)] for z in np.ndindex(2, 2, 2) if any(z)]
    tables = [np.array(t).reshape(2, 2) for t in np.ndindex(2, 2, 2, 2)]
    triples = list(np.ndindex(2, 2, 2))
    swapped = [
        t.tolist()
        for t in tables
        if t[0, 1] == t[1, 0] and any(t[t[a, b], c] != t[t[a, c], b] for a, b, c in triples)
    ]
    assert [t.tolist() for t in examples(3)] == swapped == [[[1, 0], [0, 0]], [[1, 1], [1, 0]]]
    goal = ledger.printed("retroversion.B").astype(np.uint8)
    needs = [int(MAGIC.solve(to_board(n), goal).sum()) for n in range(512)]
    masks = [int("".join(map(str, row)), 2) for row in MAGIC.matrix.tolist()]
    fails = [n for n in range(512) if all(needs[n ^ mask] >= needs[n] for mask in masks)]
    assert [to_board(n).tolist() for n in fails] == [goal.tolist()]
    assert [board.tolist() for board in examples(4)] == [goal.tolist()]
    even = [m.tolist() for m in matrices if round(np.linalg.det(m)) in (-2, 2)]
    assert [m.tolist() for m in examples(5)] == even and len(even) == 6
    assert not [m for m in even if gf2.matrix_rank(np.array(m)) == 3]
