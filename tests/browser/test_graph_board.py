"""Press a graph in a saved page: the edges inside the presses, their ends, and what each mask meets."""

import re

import numpy as np
import pytest
from playwright.sync_api import expect
from saved import save

from magicmath.rules.graphs import named_graph
from magicmath.widgets import GraphBoard

pytestmark = pytest.mark.usefixtures("quiet_page")
PETERSEN = named_graph("petersen")


def board(**terms):
    return GraphBoard(PETERSEN.rules, PETERSEN.positions, **terms)


def black(page):
    names = page.locator(".mm-node:not(.mm-way *)").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))"
    )
    return [i for i, name in enumerate(names) if ", black" in name]


def test_a_press_turns_a_node_and_its_neighbours_as_in_python(page, tmp_path):
    figure = board()
    page.goto(save(tmp_path, figure))
    for node in (3, 7, 3, 8):
        page.locator(".mm-node").nth(node).click()
        figure.press(node)
        assert black(page) == figure.cells.ravel().nonzero()[0].tolist()
    expect(page.get_by_role("status")).to_have_text(f"4 presses, {int(figure.cells.sum())} of 10 nodes black")
    expect(page.locator(".mm-inside")).to_have_count(0)


def test_a_ring_marks_each_node_that_is_pressed_an_odd_number_of_times(page, tmp_path):
    page.goto(save(tmp_path, board()))
    nodes = page.locator(".mm-node")
    for node in (3, 7, 3):
        nodes.nth(node).click()
    expect(page.locator(".mm-pressed")).to_have_count(1)
    expect(nodes.nth(7).locator(".mm-todo")).to_be_visible()
    expect(nodes.nth(3).locator(".mm-todo")).to_be_hidden()
    expect(page.get_by_role("button", name="node 7, black, pressed")).to_have_count(1)
    expect(page.locator(".mm-rings")).to_have_text("A ring inside marks a pressed node: 7.")


def test_edges_inside_light_up_and_their_ends_are_counted(page, tmp_path):
    page.goto(save(tmp_path, board(counts=True)))
    expect(page.locator(".mm-sums").first).to_have_text("x is empty. Press nodes to take them into x.")
    for count, node in enumerate((0, 5, 6, 9)):
        page.locator(".mm-node").nth(node).click()
        expect(page.locator(".mm-inside")).to_have_count([0, 1, 1, 2][count])
    expect(page.locator(".mm-sums").first).to_have_text(
        "x has 4 nodes. Neighbours inside x: 1 + 1 + 1 + 1 = 4. Inside x there are 2 edges with 4 ends."
    )
    expect(page.get_by_role("status")).to_have_text(
        "x is a test: each mask meets it in an even number of nodes."
    )
    page.locator(".mm-node").nth(1).click()
    expect(page.get_by_role("status")).to_contain_text("x is no test")


def test_pointing_counts_what_a_mask_meets(page, tmp_path):
    page.goto(save(tmp_path, board(presses=[0, 5, 6, 9], counts=True)))
    page.locator(".mm-node").nth(0).hover()
    expect(page.locator(".mm-aimed")).to_have_count(4)
    expect(page.locator(".mm-message")).to_have_text(
        "The mask in the frames meets x in 2 nodes: the node itself and 1 neighbour. That is even."
    )
    page.locator(".mm-node").nth(2).hover()
    expect(page.locator(".mm-message")).to_contain_text("meets x in 0 nodes: 0 neighbours. That is even.")


def test_next_test_shows_one_after_the_other(page, tmp_path):
    page.goto(save(tmp_path, board(counts=True)))
    seen = set()
    for _ in range(5):
        page.get_by_role("button", name="Next test").click()
        expect(page.get_by_role("status")).to_contain_text("x is a test")
        seen.add(page.locator(".mm-in-x").evaluate_all("all => all.map((one) => one.dataset.node).join()"))
    assert len(seen) == 5


def test_it_works_by_keys(page, tmp_path):
    page.goto(save(tmp_path, board(counts=True)))
    page.locator(".mm-node").first.focus()
    page.keyboard.press("End")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="node 9, black, in x, 0 neighbours in x")).to_be_focused()


def test_a_phone_needs_no_sideways_scrolling_and_nodes_fit_a_finger(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(save(tmp_path, board(presses=range(10), counts=True)))
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    box = page.locator(".mm-node circle").first.bounding_box()
    assert min(box["width"], box["height"]) >= 24


def names_shown(page):
    return page.locator(".mm-node > text").all_text_contents()


def test_a_count_stands_beside_the_name_of_its_node_and_hides_none(page, tmp_path):
    page.goto(save(tmp_path, board(presses=[0, 5, 6, 9], counts=True)))
    assert names_shown(page) == [str(node) for node in range(10)]
    for node in (0, 5, 6, 9):
        count = page.locator(".mm-badge").nth(node)
        expect(count).to_have_text("1")
        name, badge = (one.bounding_box() for one in (page.locator(".mm-node > text").nth(node), count))
        across = max(name["x"], badge["x"]) < min(name["x"] + name["width"], badge["x"] + badge["width"])
        down = max(name["y"], badge["y"]) < min(name["y"] + name["height"], badge["y"] + badge["height"])
        assert not (across and down), node
    expect(page.locator(".mm-badge").nth(1)).to_be_hidden()


def drawn(page, tmp_path):
    page.goto(save(tmp_path, board(draws=True)))
    return page.locator(".mm-node"), lambda name: page.get_by_role("button", name=name, exact=True)


def test_an_edge_is_drawn_and_erased_between_two_nodes(page, tmp_path):
    nodes, named = drawn(page, tmp_path)
    named("Draw").click()
    for count, ends in ((16, (0, 2)), (15, (2, 0)), (14, (0, 1))):
        for node in ends:
            nodes.nth(node).click()
        expect(page.locator(".mm-edges line")).to_have_count(count)
    named("Draw").click()
    nodes.nth(0).click()
    assert black(page) == [0, 4, 5]


def test_only_the_picked_node_has_a_ring_while_edges_are_drawn(page, tmp_path):
    nodes, named = drawn(page, tmp_path)
    nodes.nth(3).hover()
    expect(page.locator(".mm-aimed")).to_have_count(4)
    named("Draw").click()
    nodes.nth(3).click()
    expect(page.locator(".mm-picked")).to_have_count(1)
    expect(page.locator(".mm-aimed")).to_have_count(0)
    named("Draw").click()
    nodes.nth(5).hover()
    expect(page.locator(".mm-aimed")).to_have_count(4)


def test_the_first_graph_comes_back(page, tmp_path):
    nodes, named = drawn(page, tmp_path)
    expect(named("First graph")).to_be_hidden()
    named("Draw").click()
    expect(named("First graph")).to_be_disabled()
    for node in (0, 1):
        nodes.nth(node).click()
    expect(page.locator(".mm-edges line")).to_have_count(14)
    named("First graph").click()
    expect(page.locator(".mm-edges line")).to_have_count(15)
    expect(named("First graph")).to_be_disabled()


def test_the_reader_counts_a_test_and_the_way_tells_no_count(page, tmp_path):
    nodes, named = drawn(page, tmp_path)
    expect(named("Light it all")).to_be_hidden()
    named("Show a test").click()
    for node in (0, 5, 6, 2):
        nodes.nth(node).click()
        inside = set(page.locator(".mm-in-x").evaluate_all("all => all.map((one) => +one.dataset.node)"))
        count = len(inside & set(black(page)))
        assert count % 2 == 0
    named("Next test").click()
    expect(page.get_by_text("x has 4 nodes")).to_have_count(0)  # the reader counts
    expect(page.get_by_text("How many nodes has x?")).to_be_visible()
    named("Draw").click()
    named("Light it all").click()
    expect(named("Draw")).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_text("How many nodes has x?")).to_be_visible()
    rings = page.locator(".mm-pressed").evaluate_all("all => all.map((one) => +one.dataset.node)")
    masks = PETERSEN.rules.matrix[rings]
    assert (masks.sum(axis=0) % 2).all()  # the ringed nodes are the presses that light it all
    expect(page.locator(".mm-pressed .mm-todo").first).to_be_visible()
    listed = ", ".join(map(str, rings))
    expect(page.get_by_text(f"A ring inside marks a pressed node: {listed}.")).to_be_visible()
    for _ in range(5):
        named("Next test").click()
        expect(page.get_by_text(re.compile("Step|odd|even|x has"))).to_have_count(0)
    nodes.nth(0).click()
    named("Light it all").click()
    expect(page.locator(".mm-status")).to_contain_text("✓ All 10 nodes black")
    counts = [text for text in page.locator(".mm-badge text").all_text_contents() if text]
    assert len(counts) in {4, 6, 8}
    assert set(counts) <= {"1", "3"}
    assert names_shown(page) == [str(node) for node in range(10)]


def test_a_graph_without_a_test_says_so_and_is_lit(page, tmp_path):
    page.goto(
        save(
            tmp_path, GraphBoard(named_graph("cycle", 4).rules, named_graph("cycle", 4).positions, draws=True)
        )
    )
    page.get_by_role("button", name="Show a test").click()
    expect(page.get_by_text("Your graph has no test, so each board can be made.")).to_be_visible()
    assert names_shown(page) == list("0123")
    expect(page.locator(".mm-badge").first).to_be_hidden()
    page.get_by_role("button", name="Light it all").last.click()
    expect(page.locator(".mm-status")).to_have_text("✓ All 4 nodes black, after 4 presses!")


def test_the_only_test_is_hidden_again_and_nothing_else_moves(page, tmp_path):
    path = named_graph("path", 5)
    page.goto(save(tmp_path, GraphBoard(path.rules, path.positions, draws=True)))
    named = lambda name: page.get_by_role("button", name=name, exact=True)  # noqa: E731
    shown, status = page.locator(".mm-in-x"), page.locator(".mm-status")
    place = status.bounding_box()
    named("Show a test").click()
    expect(named("Light it all")).to_be_visible()
    assert status.bounding_box() == place
    expect(shown).to_have_count(4)
    named("Light it all").click()
    named("Hide the test").click()
    expect(shown).to_have_count(0)
    expect(page.get_by_text("A ring inside marks a pressed node")).to_be_visible()
    named("Show a test").click()
    expect(shown).to_have_count(4)


def tap(page, x, y):
    """Tap a place of the graph, counted from 0 to 1."""
    box = page.locator("svg.mm-graph").bounding_box()
    page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])


def test_the_reader_draws_a_graph_of_his_own_from_one_node(page, tmp_path):
    nodes, named = drawn(page, tmp_path)
    tap(page, 0.5, 0.5)  # not while a press turns nodes
    expect(nodes).to_have_count(10)
    named("Draw").click()
    named("New graph").click()
    expect(nodes).to_have_count(1)
    expect(named("New graph")).to_be_disabled()
    for count, place in ((2, (0.2, 0.2)), (3, (0.8, 0.2)), (3, (0.9, 0.2)), (4, (0.8, 0.8))):
        tap(page, *place)
        expect(nodes).to_have_count(count)  # one was too near to another
    for node in (0, 1, 0, 2, 0, 3):
        nodes.nth(node).click()
    expect(page.locator(".mm-edges line")).to_have_count(3)
    named("Show a test").click()
    expect(page.locator(".mm-in-x")).to_have_count(4)
    assert page.locator(".mm-badge text").all_text_contents() == ["3", "1", "1", "1"]
    named("Light it all").click()
    expect(page.locator(".mm-status")).to_contain_text("✓ All 4 nodes black")
    named("Draw").click()
    named("First graph").click()
    expect(nodes).to_have_count(10)
    expect(page.locator(".mm-edges line")).to_have_count(15)


def test_a_button_draws_nodes_too_until_there_are_twelve(page, tmp_path):
    nodes, named = drawn(page, tmp_path)
    named("Draw").click()
    named("Add a node").focus()
    for count in (11, 12):
        page.keyboard.press("Enter")
        expect(nodes).to_have_count(count)
    expect(named("Add a node")).to_be_disabled()
    assert black(page) == []
    named("Draw").click()
    nodes.nth(11).click()
    assert black(page) == [11]


def test_edges_are_drawn_by_keys(page, tmp_path):
    nodes, named = drawn(page, tmp_path)
    named("Draw").focus()
    page.keyboard.press("Enter")
    nodes.nth(0).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Node 0 is picked.")).to_be_visible()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.locator(".mm-edges line")).to_have_count(16)
    expect(nodes.nth(9)).to_be_focused()


RING = named_graph("cycle", 6)


def painted(page, tmp_path):
    page.goto(save(tmp_path, GraphBoard(RING.rules, RING.positions, paints=True)))
    nodes = page.locator(".mm-node:not(.mm-way *)")
    return nodes, lambda name: page.get_by_role("button", name=name, exact=True)


def own_nodes(nodes, chosen):
    for node in chosen:
        nodes.nth(node).click()


def test_the_reader_gives_each_test_a_node_of_its_own(page, tmp_path):
    nodes, named = painted(page, tmp_path)
    chips, status = page.locator(".mm-graph-test"), page.locator(".mm-says-test")
    expect(chips).to_contain_text(["nodes 0, 2, 3 and 5"])
    expect(status).to_have_text("Press a node with dots: it becomes the own node of test 0.")
    expect(named("Choose again")).to_be_disabled()
    nodes.nth(1).click()
    expect(status).to_contain_text("Node 1 is not in test 0.")
    nodes.nth(2).click()
    expect(chips).to_contain_text(["nodes 0, 2, 3 and 5", "nodes 0, 1, 3 and 4press one of them"])
    held = "all => all.map((one) => +one.dataset.node)"
    assert page.locator(".mm-tested").evaluate_all(held) == [0, 1, 3, 4]
    nodes.nth(0).click()  # it is in test 0, too
    expect(chips).to_contain_text(["nodes 1, 2, 4 and 5", "nodes 0, 1, 3 and 4"])
    found = page.get_by_text("d = 2 own nodes: 0 and 2. Each of the 3 tests contains one of them.")
    expect(found).to_be_visible()
    expect(found).to_contain_text("It was in test 0, too. So test 1 was added to test 0.")
    expect(found).to_contain_text("Now only test 1 contains node 0.")
    assert black(page) == []
    nodes.nth(3).click()
    assert black(page) == [3]
    named("Choose again").click()
    assert black(page) == []
    expect(chips).to_have_count(1)
    expect(status).to_have_text("Press a node with dots: it becomes the own node of test 0.")


def test_painted_nodes_stand_under_tests_that_each_have_a_node_of_their_own(page, tmp_path):
    nodes, _ = painted(page, tmp_path)
    own_nodes(nodes, (0, 1))
    figure = GraphBoard(RING.rules, RING.positions, paints=True)
    chips = page.locator(".mm-graph-test")
    expect(chips).to_have_count(2)
    assert [text for text in page.locator(".mm-badge text").all_text_contents() if text] == ["t0", "t1"]
    expect(page.locator(".mm-badge circle")).to_have_count(0)  # a tag is no disc
    for node in (4, 2, 1, 0):
        nodes.nth(node).click()
        figure.press(node)
        assert black(page) == figure.cells.ravel().nonzero()[0].tolist()
        counts = [int((cells & figure.cells.ravel()).sum()) for cells in RING.rules.quiet_presses]
        for k, count in enumerate(counts):
            expect(chips.nth(k)).to_contain_text(f"{count} black: {'odd ✗' if count % 2 else 'even ✓'}")
        expect(page.locator(".mm-says-test")).to_contain_text(
            "None of the 64" if any(count % 2 for count in counts) else "✓ Your board passes all tests."
        )
    expect(page.locator(".mm-tested")).to_have_count(4)
    chips.nth(1).click()
    held = page.locator(".mm-tested").evaluate_all("all => all.map((one) => +one.dataset.node)")
    assert held == RING.rules.quiet_presses[1].nonzero()[0].tolist()


def test_a_board_that_passes_is_made_on_the_white_graph_and_then_both_counts_appear(page, tmp_path):
    nodes, named = painted(page, tmp_path)
    counts, way = page.locator(".mm-census > div"), page.locator(".mm-way")
    dots, told = way.locator(".mm-to-press"), way.get_by_role("status")
    tried = way.locator(".mm-node")
    expect(way).to_be_hidden()
    expect(named("Draw")).to_have_count(0)
    own_nodes(nodes, (0, 1))
    expect(way).to_be_visible()
    expect(told).to_have_text("Your board is white. Change some nodes first.")
    expect(counts.first).to_be_hidden()
    nodes.nth(3).click()
    expect(page.locator(".mm-says-test")).to_contain_text("✗ Your board fails test 0. None of the 64 choices")
    expect(told).to_be_empty()
    expect(dots).to_have_count(0)
    nodes.nth(0).click()  # the own node of test 0
    board = np.array([1, 0, 0, 1, 0, 0])
    assert RING.rules.is_reachable(np.zeros((1, 6), int), board[None])
    left = dots.count()
    assert left > 0
    tried.nth(4).click()  # a press beside the way, taken back
    tried.nth(4).click()
    expect(dots).to_have_count(left)
    for count in range(left - 1, -1, -1):
        dots.first.click()
        expect(dots).to_have_count(count)
    expect(told).to_have_text("✓ You have made your board. All in all 4 choices of presses make it.")
    names = tried.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert [", black" in name for name in names] == board.tolist()
    expect(counts).to_have_text(
        ["Boards that pass all tests: 16 of 64.", "Boards that presses make: 16 of 64, each by 4 choices."]
    )
    nodes.nth(5).click()  # another board: the white graph begins again, and the counts stay
    names = tried.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert not any(", black" in name for name in names)
    expect(counts.first).to_be_visible()
    named("Choose again").click()
    expect(way).to_be_hidden()


def test_a_painted_graph_fits_a_phone(page, tmp_path):
    page.set_viewport_size({"width": 390, "height": 800})
    painted(page, tmp_path)
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_test_stays_in_sight_while_edges_are_drawn_and_sums_follow(page, tmp_path):
    page.goto(save(tmp_path, GraphBoard(RING.rules, RING.positions, draws=True)))
    nodes, named = page.locator(".mm-node"), lambda name: page.get_by_role("button", name=name, exact=True)
    named("Show a test").click()
    shown = page.locator(".mm-in-x")
    seen = []
    for number in (1, 2, 3):
        expect(page.get_by_text(f"x is a test of your graph ({number} of 3).")).to_be_visible()
        seen.append(shown.evaluate_all("all => all.map((one) => one.dataset.node).join()"))
        named("Next test").click()
    assert seen == ["0,2,3,5", "1,2,4,5", "0,1,3,4"]
    named("Draw").click()
    for node in (0, 1):  # the edge goes: a path of six nodes
        nodes.nth(node).click()
    expect(page.get_by_text("It is no test now: the mask of node 1 contains an odd number")).to_be_visible()
    assert shown.evaluate_all("all => all.map((one) => one.dataset.node).join()") == seen[0]
    named("Show a test").click()
    expect(page.get_by_text("Your graph has no test")).to_be_visible()
    expect(shown).to_have_count(0)
    for node in (0, 1):
        nodes.nth(node).click()
    expect(page.get_by_text("x is a test of your graph (1 of 3).")).to_be_visible()
    named("Next test").click()
    for node in (1, 2):  # both are in x
        nodes.nth(node).click()
    expect(page.get_by_text("It is no test now: the masks of 1 and 2 contain an odd number")).to_be_visible()
    expect(shown).to_have_count(4)
    for node in (1, 2):
        nodes.nth(node).click()
    expect(page.get_by_text("This is the old x, and it is still a test.")).to_be_visible()
    named("Light it all").click()
    expect(page.locator(".mm-status")).to_have_text(re.compile("^✓ All 6 nodes black"))
