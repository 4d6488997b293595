"""Hold rules against every choice of presses, tried one by one."""

import itertools
import tracemalloc
from math import comb

import numpy as np
import puzzles
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from numpy.linalg import LinAlgError
from sympy import Matrix
from sympy.polys.matrices import DomainMatrix

from magicmath import rules as rules_module
from magicmath._kernels import tuning
from magicmath.rules import CASEGAME, MAGIC, UNIT, RuleSet, _cosets, pressed, to_board, to_number, unit

SHAPES = [(1, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2)]

bits = st.integers(0, 1)
boards = arrays(np.uint8, (3, 3), elements=bits)
press_lists = st.lists(st.integers(0, 8), max_size=12)


def random_rules(n, shape, seed=0):
    return RuleSet(np.random.default_rng([seed, n, *shape]).integers(0, 2, (n, *shape)))


@st.composite
def rules_and_starts(draw):
    shape = draw(st.sampled_from(SHAPES))
    masks = draw(arrays(np.uint8, (draw(st.integers(1, 7)), *shape), elements=bits))
    return RuleSet(masks), draw(arrays(np.uint8, shape, elements=bits))


def press_sets_by_board(rules, start):
    """Return every board that presses reach, as a tuple of cells, with all press sets leading to it."""
    found = {}
    for v in itertools.product((0, 1), repeat=len(rules)):
        cells = start.ravel().astype(int) + sum(
            m.ravel().astype(int) for m, bit in zip(rules, v, strict=True) if bit
        )
        found.setdefault(tuple((cells % 2).tolist()), []).append(v)
    return found


def every_board(shape):
    for cells in itertools.product((0, 1), repeat=shape[0] * shape[1]):
        yield cells, np.reshape(cells, shape)


def test_the_512_numbers_are_the_binary_digits_of_their_boards():
    for number in range(512):
        board = to_board(number)
        assert board.dtype == np.uint8
        assert "".join(map(str, board.ravel())) == f"{number:09b}"
        assert to_number(board) == number


@given(st.data())
def test_numbers_and_boards_of_any_shape_are_one_another(data):
    shape = data.draw(st.tuples(st.integers(1, 20), st.integers(1, 20)))
    size = shape[0] * shape[1]
    number = data.draw(st.integers(0, 2**size - 1))
    board = to_board(number, shape)
    assert board.shape == shape
    assert "".join(map(str, board.ravel())) == f"{number:0{size}b}"
    assert to_number(board) == number
    assert type(to_number(board)) is int


@pytest.mark.parametrize("shape", [(1, 63), (8, 8), (5, 13), (20, 20), (1, 1)])
def test_largest_number_is_the_black_board_and_the_next_is_refused(shape):
    size = shape[0] * shape[1]
    assert to_board(2**size - 1, shape).all()
    with pytest.raises(ValueError, match="number"):
        to_board(2**size, shape)


@given(boards, press_lists, st.randoms(use_true_random=False))
def test_order_of_presses_does_not_matter(board, presses, random):
    shuffled = random.sample(presses, len(presses))
    np.testing.assert_array_equal(MAGIC.press(board, presses), MAGIC.press(board, shuffled))


@given(boards, press_lists)
def test_pressing_twice_undoes(board, presses):
    np.testing.assert_array_equal(MAGIC.press(MAGIC.press(board, presses), presses), board)
    np.testing.assert_array_equal(MAGIC.press(board, presses + presses), board)


@given(boards, press_lists)
def test_press_adds_the_masks_one_by_one(board, presses):
    expected = (board + sum(MAGIC.masks[p].astype(int) for p in presses)) % 2
    pressed_board = MAGIC.press(board, presses)
    assert pressed_board.dtype == np.uint8
    np.testing.assert_array_equal(pressed_board, expected)


def test_one_press_may_be_given_as_a_number():
    for number in range(9):
        np.testing.assert_array_equal(MAGIC.press(to_board(0), number), MAGIC[number])
        np.testing.assert_array_equal(MAGIC.path(to_board(0), number), [to_board(0), MAGIC[number]])


@given(boards, press_lists)
def test_path_starts_and_ends_where_it_should_one_mask_apart(board, presses):
    path = MAGIC.path(board, presses)
    assert path.shape == (len(presses) + 1, 3, 3)
    np.testing.assert_array_equal(path[0], board)
    np.testing.assert_array_equal(path[-1], MAGIC.press(board, presses))
    for before, after, number in zip(path, path[1:], presses, strict=False):
        np.testing.assert_array_equal(before != after, MAGIC[number])


@given(rules_and_starts())
def test_solutions_are_all_that_search_finds_fewest_presses_first(rules_and_start):
    rules, start = rules_and_start
    found = press_sets_by_board(rules, start)
    for cells, goal in every_board(rules.shape):
        assert rules.is_reachable(start, goal) is (cells in found)
        if cells in found:
            solutions = rules.solutions(start, goal)
            assert solutions.dtype == np.uint8
            assert sorted(map(tuple, solutions.tolist())) == sorted(found[cells])
            assert np.all(np.diff(solutions.sum(axis=1, dtype=int)) >= 0)
            assert rules.solve(start, goal).sum() == min(map(sum, found[cells]))
            np.testing.assert_array_equal(rules.press(start, pressed(rules.solve(start, goal))), goal)
        else:
            for method in (rules.solve, rules.solutions):
                with pytest.raises(LinAlgError, match="goal cannot be reached"):
                    method(start, goal)


@given(rules_and_starts())
def test_reachable_boards_are_all_that_search_finds_by_number(rules_and_start):
    rules, start = rules_and_start
    reached = rules.reachable_boards(start)
    assert [tuple(board.ravel().tolist()) for board in reached] == sorted(press_sets_by_board(rules, start))
    np.testing.assert_array_equal(
        rules.reachable_boards(), rules.reachable_boards(np.zeros(rules.shape, int))
    )


@given(rules_and_starts())
def test_quiet_presses_are_a_basis_of_the_presses_that_change_nothing(rules_and_start):
    rules, start = rules_and_start
    quiet = rules.quiet_presses
    changing_nothing = press_sets_by_board(rules, start)[tuple(start.ravel().tolist())]
    sums = [
        tuple((np.array(v, int) @ quiet % 2).tolist()) for v in itertools.product((0, 1), repeat=len(quiet))
    ]
    assert quiet.shape[1] == len(rules)
    assert len(set(sums)) == 2 ** len(quiet)
    assert set(sums) == set(changing_nothing)


@given(rules_and_starts())
def test_rank_and_invertibility_count_the_boards(rules_and_start):
    rules, start = rules_and_start
    found = press_sets_by_board(rules, start)
    cells = start.size
    assert 2**rules.rank == len(found)
    assert rules.is_invertible == (len(found) == 2**cells and all(len(v) == 1 for v in found.values()))


def test_equally_short_solutions_come_in_a_fixed_order():
    triplets = RuleSet([[[1, 0]], [[1, 0]], [[1, 0]], [[0, 1]]])
    assert triplets.solutions([[0, 0]], [[1, 0]]).tolist() == [
        [0, 0, 1, 0],
        [0, 1, 0, 0],
        [1, 0, 0, 0],
        [1, 1, 1, 0],
    ]


@pytest.mark.parametrize("n", [60, 64, 70])
def test_larger_board_is_solved(n):
    rules = random_rules(n, (8, 8))
    presses = np.flatnonzero(np.random.default_rng(n).integers(0, 2, n))
    start = to_board(2**63 + 12345, (8, 8))
    goal = rules.press(start, presses)
    assert rules.is_reachable(start, goal)
    solution = rules.solve(start, goal)
    assert solution.sum() <= len(presses)
    np.testing.assert_array_equal(rules.press(start, pressed(solution)), goal)
    assert len(rules.solutions(start, goal)) == 2 ** len(rules.quiet_presses)


def test_too_many_solutions_or_boards_to_list_are_refused():
    start = [[0, 0]]
    twins = RuleSet([[[1, 0]]] * 18)
    with pytest.raises(NotImplementedError, match=r"2\*\*17"):
        twins.solutions(start, [[1, 0]])
    assert twins.is_reachable(start, [[1, 0]])
    assert len(RuleSet([[[1, 0]]] * 17).solutions(start, [[1, 0]])) == 2**16
    with pytest.raises(NotImplementedError, match=r"2\*\*17"):
        unit(1, 17).reachable_boards()
    assert len(unit(4, 4).reachable_boards()) == 2**16


def test_changing_an_answer_changes_no_later_answer():
    twins = RuleSet([[[1, 0]], [[1, 0]], [[0, 1]]])
    for answer in (twins.quiet_presses, twins.matrix, twins.masks, twins[0]):
        try:
            answer[:] = 0
        except ValueError as error:
            assert "read-only" in str(error)
    assert twins.solutions([[0, 0]], [[1, 1]]).tolist() == [[0, 1, 1], [1, 0, 1]]


def test_masks_are_a_copy_of_what_was_given():
    masks = np.ones((2, 1, 2), dtype=np.uint8)
    rules = RuleSet(masks)
    masks[:] = 0
    assert rules.masks.all()


def test_rule_sets_are_equal_when_their_masks_are():
    masks = np.random.default_rng(0).integers(0, 2, (4, 2, 3))
    rules = RuleSet(masks, "one name")
    same = RuleSet(np.asfortranarray(masks), "another name")
    assert rules == same
    assert hash(rules) == hash(same)
    assert len({rules, same}) == 1
    for other in (RuleSet(masks[:3]), RuleSet(masks[::-1]), RuleSet(masks.reshape(4, 3, 2)), masks, None):
        assert rules != other


def test_numbers_make_the_same_rule_set_again():
    for rules in (MAGIC, CASEGAME, UNIT, random_rules(5, (4, 20))):
        assert RuleSet.from_numbers(rules.numbers, rules.shape, rules.name) == rules


def test_rule_set_is_the_sequence_of_its_masks():
    assert len(MAGIC) == 9
    assert [mask.tolist() for mask in MAGIC] == MAGIC.masks.tolist()
    np.testing.assert_array_equal(MAGIC.matrix, [mask.ravel() for mask in MAGIC])


def test_repr_says_the_name_and_the_size():
    assert repr(MAGIC) == "<RuleSet MAGIC: 9 masks on 3×3>"
    assert repr(RuleSet([[[1, 0]]])) == "<RuleSet unnamed: 1 masks on 1×2>"
    assert repr(unit(2, 3)) == "<RuleSet unit boxes 2×3: 6 masks on 2×3>"


@pytest.mark.parametrize(
    ("rules", "sizes"),
    [(MAGIC, [4, 3, 4, 3, 5, 3, 4, 3, 4]), (CASEGAME, [4, 3, 4, 3, 9, 3, 4, 3, 4]), (UNIT, [1] * 9)],
    ids=lambda value: getattr(value, "name", ""),
)
def test_masks_of_the_documents_have_their_sizes_symmetries_and_inverses(rules, sizes):
    assert rules.masks.sum(axis=(1, 2)).tolist() == sizes
    as_set = {mask.tobytes() for mask in rules}
    for turned in (
        np.rot90(rules.masks, axes=(1, 2)),
        rules.masks[:, :, ::-1],
        rules.masks.transpose(0, 2, 1),
    ):
        assert {mask.tobytes() for mask in turned} == as_set
    assert rules.matrix.diagonal().all()
    assert rules.is_invertible
    assert Matrix(rules.matrix).det() % 2 == 1


def test_only_the_middle_mask_tells_casegame_from_magic():
    assert [i for i in range(9) if not np.array_equal(MAGIC[i], CASEGAME[i])] == [4]
    assert to_number(CASEGAME[4]) == 511
    assert to_number(MAGIC[4]) == 0b010111010


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 7), (3, 2), (9, 9)])
def test_unit_boxes_flip_one_cell_each(rows, columns):
    rules = unit(rows, columns)
    np.testing.assert_array_equal(rules.matrix, np.eye(rows * columns))
    assert rules.shape == (rows, columns)


@given(arrays(np.uint8, st.integers(1, 40), elements=bits))
def test_pressed_lists_the_ones(v):
    assert pressed(v) == [i for i, bit in enumerate(v) if bit]
    assert all(type(i) is int for i in pressed(v))


@given(arrays(np.uint8, st.tuples(st.integers(1, 4), st.integers(1, 4)), elements=bits))
def test_symmetric_boards_are_the_eight_turned_and_mirrored(board):
    twins = rules_module.symmetric_boards(board)
    turned = [np.rot90(side, k).tolist() for side in (board, board[::-1]) for k in range(4)]
    assert sorted(twin.tolist() for twin in twins) == sorted(turned)
    assert twins[0].tolist() == board.tolist()


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_fractal_masks_are_pascals_triangle_modulo_2_and_their_own_inverse(n):
    rules = rules_module.fractal(n)
    size = n * n
    assert rules.shape == (n, n)
    assert rules.matrix.tolist() == [[comb(j, i) % 2 for j in range(size)] for i in range(size)]
    np.testing.assert_array_equal(rules.matrix.astype(int) @ rules.matrix % 2, np.eye(size))


def test_combined_masks_are_the_chosen_sums():
    choices = np.random.default_rng(0).integers(0, 2, (5, 9))
    rules = rules_module.combined(MAGIC, choices, "sums")
    assert (rules.name, rules.shape, len(rules)) == ("sums", (3, 3), 5)
    for mask, choice in zip(rules, choices, strict=True):
        np.testing.assert_array_equal(mask, MAGIC.press(to_board(0), np.flatnonzero(choice)))


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (2, 3), (4, 4), (8, 8)])
def test_random_rules_are_invertible_and_repeat_with_their_seed(rows, columns):
    rules = rules_module.random_rules(rows, columns, seed=7)
    assert rules.shape == (rows, columns)
    assert len(rules) == rows * columns
    assert DomainMatrix.from_Matrix(Matrix(rules.matrix)).det() % 2
    assert rules == rules_module.random_rules(rows, columns, np.random.default_rng(7))
    assert rows * columns == 1 or rules != rules_module.random_rules(rows, columns, seed=8)


@pytest.mark.parametrize(("mirrors", "moves"), [(True, 8), (False, 4)])
def test_symmetric_basis_of_two_by_two_spans_the_rules_that_search_finds(mirrors, moves):
    cells = np.arange(4).reshape(2, 2)
    orders = [np.rot90(side, k).ravel() for side in (cells, cells.T) for k in range(4)][:moves]
    matrices = (np.arange(2**16)[:, None] >> np.arange(16) & 1).reshape(-1, 4, 4)
    kept = np.all(
        [(matrices[:, order][:, :, order] == matrices).all(axis=(1, 2)) for order in orders], axis=0
    )
    spanned = rules_module.all_sums(rules_module.symmetric_basis(2, mirrors))
    assert {m.tobytes() for m in spanned} == {m.tobytes() for m in matrices[kept].astype(np.uint8)}


@pytest.mark.parametrize("rules", [MAGIC, CASEGAME, UNIT], ids=lambda rules: rules.name)
@pytest.mark.parametrize("mirrors", [True, False])
def test_symmetric_basis_holds_the_rules_of_the_documents(rules, mirrors):
    basis = rules_module.symmetric_basis(3, mirrors)
    inside = [matrix for matrix in basis if np.all(matrix <= rules.matrix)]
    np.testing.assert_array_equal(sum(inside), rules.matrix)


@given(arrays(np.uint8, st.tuples(st.integers(1, 6), st.integers(1, 3), st.integers(1, 2)), elements=bits))
def test_all_sums_follow_the_binary_digits_of_their_index(basis):
    sums = rules_module.all_sums(basis)
    assert len(sums) == 2 ** len(basis)
    for i, total in enumerate(sums):
        chosen = sum(
            (array.astype(int) for k, array in enumerate(basis) if i >> k & 1), np.zeros(basis.shape[1:])
        )
        np.testing.assert_array_equal(total, chosen % 2)


@given(rules_and_starts())
def test_a_board_is_refused_for_a_reason_and_the_nearest_is_found(rules_and_start):
    rules, start = rules_and_start
    found = press_sets_by_board(rules, start)
    reachable = np.array(list(found)).reshape(-1, *rules.shape)
    assert not ((rules.masks[:, None] & rules.tests).sum(axis=(2, 3)) % 2).any()
    assert 2 ** len(rules.tests) * len(found) == 2**start.size
    for _, goal in every_board(rules.shape):
        reasons = rules.failed_tests(start, goal)
        assert (len(reasons) == 0) == rules.is_reachable(start, goal)
        for test in reasons:
            assert (test & (start ^ goal)).sum() % 2
            assert test.tolist() in rules.tests.tolist()
        nearest = rules.nearest_reachable(start, goal)
        assert rules.is_reachable(start, nearest)
        assert (nearest ^ goal).sum() == (reachable ^ goal).sum(axis=(1, 2)).min()


@pytest.mark.parametrize("rules", puzzles.RULES, ids=lambda rules: rules.name)
def test_the_nearest_reachable_board_of_larger_rules_is_reachable(rules):
    generator = np.random.default_rng(4)
    for _ in range(5):
        start, goal = generator.integers(0, 2, (2, *rules.shape), dtype=np.uint8) & (1 - rules.holes)
        nearest = rules.nearest_reachable(start, goal)
        assert rules.is_reachable(start, nearest)
        assert (nearest ^ goal).sum() <= len(rules.failed_tests(start, goal))


@given(rules_and_starts())
def test_solutions_are_counted(rules_and_start):
    rules, start = rules_and_start
    found = press_sets_by_board(rules, start)
    for cells, goal in every_board(rules.shape):
        assert rules.count_solutions(start, goal) == len(found.get(cells, []))


@given(rules_and_starts())
def test_distances_are_those_of_a_search(rules_and_start):
    rules, start = rules_and_start
    found = press_sets_by_board(rules, np.zeros_like(start))
    distance = {cells: min(map(sum, ways)) for cells, ways in found.items()}
    farthest = max(distance.values())
    expected = sorted(cells for cells, d in distance.items() if d == farthest)
    assert rules.distance_counts() == np.bincount(list(distance.values())).tolist()
    assert [tuple(board.ravel().tolist()) for board in rules.farthest_boards()] == expected


def test_the_farthest_boards_of_lights_out():
    counts = rules_module.lights_out(4, 4).distance_counts()
    assert sum(counts) == 2**12
    way = [
        rules_module.lights_out(4, 4).solve(np.zeros((4, 4), int), board).sum()
        for board in rules_module.lights_out(4, 4).farthest_boards()
    ]
    assert set(way) == {len(counts) - 1}
    assert len(way) == counts[-1]


def test_every_board_of_4_by_4_is_solved_in_the_fewest_presses():
    rules = rules_module.lights_out(4, 4)
    presses = (np.arange(2**16)[:, None] >> np.arange(16) & 1).astype(np.uint8)
    boards = presses.astype(np.int64) @ rules.matrix % 2
    numbers = boards @ (1 << np.arange(16))
    fewest = np.full(2**16, 99)
    np.minimum.at(fewest, numbers, presses.sum(axis=1, dtype=int))
    white = np.zeros((4, 4), int)
    for number in range(0, 2**16, 7):
        goal = np.reshape([number >> i & 1 for i in range(16)], (4, 4))
        assert rules.is_reachable(white, goal) == (fewest[number] < 99)
        if fewest[number] < 99:
            assert rules.solve(white, goal).sum() == fewest[number]


@given(st.integers(1, 9), st.integers(0, 3), st.integers(0, 2**32 - 1))
def test_the_lightest_of_a_coset_is_the_first_of_all(d, spare, seed):
    generator = np.random.default_rng(seed)
    basis = np.hstack([np.eye(d, dtype=np.uint8), generator.integers(0, 2, (d, spare * 3), dtype=np.uint8)])
    basis = generator.permutation(basis, axis=1)
    vector = generator.integers(0, 2, basis.shape[1], dtype=np.uint8)
    coset = vector ^ rules_module.all_sums(basis)
    expected = min(coset.tolist(), key=lambda row: (sum(row), row))
    reduced = _cosets.echelon(basis)
    assert _cosets.lightest(vector, reduced).tolist() == expected
    assert _cosets.weight_bound(vector, reduced) <= sum(expected)


@pytest.mark.parametrize("at_once", [1, 3, 5])
def test_the_lightest_of_a_coset_is_found_in_parts_too(at_once, monkeypatch):
    generator = np.random.default_rng(at_once)
    basis = _cosets.echelon(
        np.hstack([np.eye(8, dtype=np.uint8), generator.integers(0, 2, (8, 30), np.uint8)])
    )
    vectors = generator.integers(0, 2, (20, 38), dtype=np.uint8)
    whole = [_cosets.lightest(vector, basis).tolist() for vector in vectors]
    monkeypatch.setattr(tuning, "CHOSEN", tuning.CHOSEN._replace(sums_in_one_table=at_once))
    assert [_cosets.lightest(vector, basis).tolist() for vector in vectors] == whole


def test_beyond_the_search_the_best_found_comes_with_its_bound():
    twins = RuleSet([[[1, 0]]] * 16 + [[[0, 1]]] * 16)
    found = twins.shortest([[0, 0]], [[1, 1]])
    assert twins.press([[0, 0]], pressed(found.presses)).tolist() == [[1, 1]]
    assert found.at_least == 2  # one mask changes one cell
    assert twins.shortest([[0, 0]], [[0, 0]]).is_proved
    rules = rules_module.lights_out(39, 39)
    white, black = np.zeros((2, 39, 39), int) + [[[0]], [[1]]]
    found = rules.shortest(white, black)
    count = int(found.presses.sum())
    np.testing.assert_array_equal(rules.press(white, pressed(found.presses)), black)
    assert not found.is_proved
    assert 39 * 39 / 5 <= found.at_least < count <= rules.particular_solution(white, black).sum()
    assert repr(found) == f"<{count} presses, at least {found.at_least} needed>"
    with pytest.raises(NotImplementedError, match=r"2\*\*32 solutions, too many to compare; see shortest"):
        rules.solve(white, black)


def test_places_must_be_different_cells_of_the_board():
    for places in ([0], [0, 0], [1, 0, 1]):
        with pytest.raises(ValueError, match="places must be 2 different cells"):
            RuleSet([[[1, 0]], [[0, 1]]], places=places)


def test_a_black_cell_in_a_hole_is_refused():
    rules = rules_module.with_holes(rules_module.lights_out(2, 2), [[0, 1], [0, 0]])
    white, lost = np.zeros((2, 2), int), [[0, 1], [0, 0]]
    for call in (rules.solve, rules.is_reachable, rules.nearest_reachable):
        with pytest.raises(ValueError, match=r"start must be 0 in the holes, got 1 at index \[0, 1\]"):
            call(lost, white)
        with pytest.raises(ValueError, match="goal must be 0 in the holes"):
            call(white, lost)


@pytest.mark.parametrize("make", [rules_module.lights_out, rules_module.cylinder])
def test_lights_out_is_equal_to_its_masks_and_hashes_like_them(make):
    sizes = [(rows, columns) for rows in range(1, 5) for columns in range(1, 5)]
    for size, other in itertools.product(sizes, repeat=2):
        rule, by_masks = make(*size), RuleSet(make(*other).masks)
        assert (rule == make(*other)) is (rule == by_masks) is (by_masks == rule) is (size == other)
        if size == other:
            assert hash(rule) == hash(make(*size)) == hash(by_masks)


def test_a_grid_is_equal_to_a_cylinder_only_where_it_cannot_be_told_from_it():
    for rows, columns in itertools.product(range(1, 5), repeat=2):
        grid, cylinder = rules_module.lights_out(rows, columns), rules_module.cylinder(rows, columns)
        assert (grid == cylinder) is np.array_equal(grid.masks, cylinder.masks) is (columns < 3)


def test_lights_out_is_not_equal_to_masks_of_which_one_differs():
    rule = rules_module.lights_out(4, 4)
    for number in range(16):
        masks = rule.masks.copy()
        masks[number, number // 4, number % 4] = 0
        assert rule != RuleSet(masks)
        assert RuleSet(masks) != rule


def test_a_large_lights_out_is_hashed_and_compared_without_its_masks():
    tracemalloc.start()
    large = rules_module.lights_out(1000, 1000)
    assert {large: "found"}[rules_module.lights_out(1000, 1000)] == "found"
    assert large != rules_module.cylinder(1000, 1000)
    assert hash(large) != hash(rules_module.cylinder(1000, 1000))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 2**20


def test_the_holes_that_a_caller_changes_stay_the_rules_own():
    rule = rules_module.with_holes(rules_module.lights_out(2, 2), [[1, 0], [0, 0]])
    rule.holes[:] = 1
    assert rule.holes.tolist() == [[1, 0], [0, 0]]
    with pytest.raises(ValueError, match="board must be 0 in the holes"):
        rule.press([[1, 0], [0, 0]], [])
