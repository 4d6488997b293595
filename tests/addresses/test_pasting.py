"""Rules out of pasted text: the same in the page and in Python, with the same sentences."""

from random import Random

import numpy as np
import pytest
from page_code import in_node

from magicmath.addresses import Graph, graph_from_text, rules_from_matrix, rules_from_numbers
from magicmath.rules import MAGIC, masks_from_text, random_rules
from magicmath.widgets._base import positions_of_ones

MATRIX = "\n".join(" ".join(map(str, row)) for row in MAGIC.matrix)


def page(name, arguments):
    """Return what a function of the page makes of each list of arguments, or its sentence."""
    expression = f"""argument.map((each) => {{
        try {{ return {name}(...each); }}
        catch (error) {{ if (error.name === "Refusal") return error.message; throw error; }}
    }})"""
    return in_node("play_pasting", name, expression, arguments)


def told(read, *arguments):
    try:
        return read(*arguments)
    except ValueError as error:
        return str(error)


@pytest.mark.parametrize(
    "text",
    [
        MATRIX,
        MATRIX.replace(" ", ""),
        MATRIX.replace("\n", "\r\n") + "\n\n",
        str(MAGIC.matrix.tolist()),
        str(MAGIC.matrix),
        ";".join(MATRIX.split("\n")),
    ],
)
def test_the_articles_matrix_is_read_in_every_form(text):
    assert rules_from_matrix(text) == MAGIC
    assert page("masksFromMatrix", [[text, 3, 3]]) == [positions_of_ones(MAGIC.matrix)]


@pytest.mark.parametrize(
    "text", ["432 448 216 292 186 73 54 7 27", "[432, 448, 216, 292, 186, 73, 54, 7, 27]"]
)
def test_the_articles_numbers_are_read(text):
    assert rules_from_numbers(text) == MAGIC
    assert page("masksFromNumbers", [[text, 3, 3]]) == [positions_of_ones(MAGIC.matrix)]


def test_large_numbers_are_read_whole():
    rules = random_rules(4, 20, seed=3)
    text = " ".join(map(str, rules.numbers))
    assert rules_from_numbers(text, (4, 20)) == rules
    assert page("masksFromNumbers", [[text, 4, 20]]) == [positions_of_ones(rules.matrix)]


def test_drawn_masks_are_read_alike():
    random, signs = Random(3), "1#xX■0.-□"
    texts = []
    for _ in range(300):
        rows, columns, count = (random.randint(1, 4) for _ in range(3))
        masks = [
            "\n".join("".join(random.choices(signs, k=columns)) for _ in range(rows)) for _ in range(count)
        ]
        texts.append("\n\n".join(masks))
    spoilt = [
        text[:place] + random.choice("\n #?q") + text[place:] for text in texts for place in [len(text) // 2]
    ]
    ours = [told(masks_from_text, text) for text in [*texts, *spoilt, "", "\n"]]
    expected = [
        each
        if isinstance(each, str)
        else dict(
            zip(("rows", "columns", "masks"), (*each.shape, positions_of_ones(each.matrix)), strict=True)
        )
        for each in ours
    ]
    assert page("masksFromText", [[text] for text in [*texts, *spoilt, "", "\n"]]) == expected
    assert {str, dict} == set(map(type, expected))


WRONG = {
    "numbers": ("", "-1", "1.5", "NaN", "512", "9" * 1301, "1e3", "<b>", "1 2 x", "5 " * 4097),
    "matrix": ("", "1 0 2", "1 0 1", MATRIX + "\n1", "x" * 50, "1" * 10, (MATRIX + "\n") * 456),
    "edges": (
        "",
        "0",
        "0-0",
        "0-1-2",
        "0-256",
        "0--1",
        "0-1, 1>2",
        "a-b",
        "0-1 2-3",
        "1-2,2-1",
        "0-9999999999",
    ),
}


def test_other_texts_are_refused_with_the_same_sentence():
    numbers = [told(rules_from_numbers, text) for text in WRONG["numbers"]]
    assert page("masksFromNumbers", [[text, 3, 3] for text in WRONG["numbers"]]) == numbers
    matrices = [told(rules_from_matrix, text, (3, 3)) for text in WRONG["matrix"]]
    assert page("masksFromMatrix", [[text, 3, 3] for text in WRONG["matrix"]]) == matrices
    edges = [told(graph_from_text, text) for text in WRONG["edges"]]
    assert page("graphFromText", [[text] for text in WRONG["edges"]]) == edges
    assert all(isinstance(sentence, str) for sentence in [*numbers, *matrices, *edges])


@pytest.mark.parametrize("text", ["0-1, 1-2", "0 1\n2 1\n", "1–0; 2-1", " 0 - 1 ,1 - 2,"])
def test_edges_are_read_in_every_form(text):
    assert graph_from_text(text) == Graph([(0, 1), (1, 2)])
    assert page("graphFromText", [[text]]) == [{"nodes": 3, "edges": [[0, 1], [1, 2]], "oneWay": False}]


@pytest.mark.parametrize("text", ["0>1, 2>1", "0 -> 1\n2 -> 1", "0→1,2→1"])
def test_edges_one_way_are_read_in_every_form(text):
    assert graph_from_text(text) == Graph([(0, 1), (2, 1)], one_way=True)
    assert page("graphFromText", [[text]]) == [{"nodes": 3, "edges": [[0, 1], [2, 1]], "oneWay": True}]


def test_a_matrix_of_another_board_needs_its_shape():
    assert rules_from_matrix("110000\n000011", (2, 3)).shape == (2, 3)
    with pytest.raises(ValueError, match="matrix must have 4 columns, got 6 in row 0"):
        rules_from_matrix("110000\n000011")
    assert np.array_equal(rules_from_matrix("1").masks, [[[1]]])
