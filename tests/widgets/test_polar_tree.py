"""Tell how reliable the rows of each size are, in Python and in the page alike."""

from xml.etree import ElementTree

import numpy as np
import pytest
from page_code import in_node

from magicmath.codes import row_errors
from magicmath.widgets import PolarTree


@pytest.mark.parametrize("noise", [1, 6, 40])
def test_the_page_works_out_the_same_errors(noise, npm_packages):
    found = in_node("polar_tree_state", "errorsOf", "errorsOf(argument, 10).map((some) => [...some])", noise)
    assert found[0] == pytest.approx([noise / 100])
    for m in range(1, 11):
        np.testing.assert_allclose(found[m], row_errors(m, noise / 100), rtol=1e-9, atol=1e-12)


def test_the_page_counts_and_sorts(npm_packages):
    figure = PolarTree(noise=6, levels=10)
    counted = in_node("polar_tree_state", "errorsOf, countsOf", "errorsOf(6, 10).slice(1).map(countsOf)")
    assert [tuple(one[name] for name in ("right", "between", "coin")) for one in counted] == list(
        figure.kinds
    )
    order = in_node("polar_tree_state", "errorsOf, orderOf", "orderOf(errorsOf(6, 10)[10], true)")
    assert sorted(order) == list(range(1024))
    assert (np.diff(row_errors(10, 0.06)[order]) >= -1e-9).all()


def test_keys_walk_along_a_size_and_along_the_tree(npm_packages):
    def walked(level, row, key, is_sorted=False):
        orders = f"errorsOf(6, 3).map((some) => orderOf(some, {str(is_sorted).lower()}))"
        names = "errorsOf, orderOf, walked"
        return in_node(
            "polar_tree_state", names, f"walked(...argument, {orders})", [{"level": level, "row": row}, key]
        )

    assert walked(2, 1, "ArrowDown") == {"level": 3, "row": 2}
    assert walked(3, 5, "ArrowUp") == {"level": 2, "row": 2}
    assert walked(3, 5, "ArrowRight") == {"level": 3, "row": 6}
    assert walked(3, 7, "ArrowRight") == {"level": 3, "row": 7}
    assert walked(3, 0, "ArrowDown") == {"level": 3, "row": 0}
    assert walked(0, 0, "ArrowUp") == {"level": 0, "row": 0}
    assert walked(3, 2, "ArrowRight", is_sorted=True) == {"level": 3, "row": 4}
    assert walked(3, 2, "x") is None


def test_polarisation_is_told():
    figure = PolarTree(noise=6, levels=10)
    shares = [kinds.between / sum(kinds) for kinds in figure.kinds]
    assert [sum(kinds) for kinds in figure.kinds] == [2**m for m in range(1, 11)]
    assert shares[2:] == sorted(shares[2:], reverse=True)
    assert repr(figure).endswith(
        "size 1024: 556 nearly always right, 245 between, 223 hardly better than a coin"
    )
    data, _ = figure._repr_mimebundle_()
    assert ElementTree.fromstring(data["image/svg+xml"]).get("aria-label").endswith("than a coin.")


@pytest.mark.parametrize(
    ("name", "bad", "said"),
    [
        ("noise", 0, "noise must be from 1 to 40, got 0"),
        ("noise", float("nan"), "noise must be"),
        ("levels", 11, "levels must be from 1 to 10, got 11"),
        ("by_reliability", 2, "by_reliability must be True or False, got 2"),
    ],
)
def test_a_bad_value_leaves_the_figure_as_it_is(name, bad, said):
    figure = PolarTree(noise=5, levels=3)
    before = figure.get_state()
    with pytest.raises((TypeError, ValueError), match=said):
        setattr(figure, name, bad)
    with pytest.raises((TypeError, ValueError), match=said):
        figure.set_state({"_now": {**before["_now"], name: bad}})
    assert figure.get_state() == before
