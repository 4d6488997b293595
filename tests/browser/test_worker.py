"""The page asks a worker of its own text: from a file, with progress, with a stop, and without a worker."""

import pytest

from magicmath.rules import lights_out, random_rules
from magicmath.widgets._base import STATIC, positions_of_ones
from magicmath.widgets._modules import joined_text

PAGE = """<!doctype html><meta charset="utf-8"><title>ask</title><script type="module">
%s
globalThis.ask = ask;
globalThis.made = [];
const Real = globalThis.Worker;
globalThis.Worker = class extends Real {
    constructor(address) { super(address); made.push(this); this.isEnded = false; }
    terminate() { this.isEnded = true; super.terminate(); }
};
</script>"""
SMALL, LONG_TO_CLEAR = lights_out(5, 5), random_rules(20, 20, 1)  # dense masks, in three colours


def told(rules, k=2):
    """Return a rule as the page takes it."""
    return {
        "k": k,
        "size": rules.matrix.shape[1],
        "masks": positions_of_ones(rules.matrix),
        "holes": [],
    }


@pytest.fixture
def asking(page, tmp_path, quiet_page):
    """Return a page, opened from a file, that can ask."""
    code = joined_text('import { ask } from "./play_worker.js";', STATIC / "asked.js")
    (tmp_path / "page.html").write_text(PAGE % code, encoding="utf-8")
    page.goto((tmp_path / "page.html").as_uri())
    page.wait_for_function("() => globalThis.ask")
    return page


def test_a_small_question_is_answered_without_a_worker(asking):
    rank, made = asking.evaluate(
        """async (rule) => {
            const { rank } = await ask({ name: "rule" }, rule).promise;
            return [rank, made.length];
        }""",
        told(SMALL),
    )
    assert (rank, made) == (SMALL.rank, 0)


def test_a_long_question_is_answered_by_one_worker_that_stays(asking):
    answer = asking.evaluate(
        """async (rule) => {
            const heard = [];
            const onProgress = (fraction) => heard.push(fraction);
            const { rank } = await ask({ name: "rule" }, rule, { onProgress }).promise;
            const again = await ask({ name: "rule" }, rule).promise;
            return { rank, again: again.rank, heard, made: made.length };
        }""",
        told(LONG_TO_CLEAR, 3),
    )
    assert 0 < answer["rank"] == answer["again"]
    assert answer["made"] == 1
    assert all(fraction is None or 0 <= fraction <= 1 for fraction in answer["heard"])


LONG = """async (rule) => {
    const goal = new Array(rule.size).fill(0);
    const heard = [];
    let hear;
    const first = new Promise((resolve) => { hear = resolve; });
    const onProgress = (fraction) => { heard.push(fraction); if (heard.length > 2) hear(); };
    const asked = ask({ name: "shortest", start: goal, goal }, rule, { onProgress });
    let isAnswered = false;
    asked.promise.then(() => { isAnswered = true; });
    await first;
    asked.stop();
    const atStop = heard.length;
    await new Promise((resolve) => { setTimeout(resolve, 300); });
    return { heard, atStop, isAnswered, ended: made.map(({ isEnded }) => isEnded) };
}"""


def test_a_stop_ends_the_worker(asking):
    answer = asking.evaluate(LONG, told(lights_out(64, 64)))
    assert not answer["isAnswered"]
    assert len(answer["heard"]) == answer["atStop"]
    assert answer["ended"] == [True]
    fractions = [fraction for fraction in answer["heard"] if fraction is not None]
    assert fractions == sorted(fractions)
    rank = asking.evaluate("async (rule) => (await ask({ name: 'rule' }, rule).promise).rank", told(SMALL))
    assert rank == SMALL.rank


@pytest.mark.parametrize(
    "refusal",
    ["() => { globalThis.Worker = () => {}; }", "() => { delete globalThis.Worker; }"],
)
def test_without_a_worker_the_page_answers_in_slices_and_stops(asking, refusal):
    asking.evaluate(refusal)
    answer = asking.evaluate(LONG, told(lights_out(64, 64)))
    assert not answer["isAnswered"]
    assert len(answer["heard"]) == answer["atStop"]
    longest, rank = asking.evaluate(
        """async (rule) => {
            let [last, longest, going] = [performance.now(), 0, true];
            const tick = () => {
                longest = Math.max(longest, performance.now() - last);
                last = performance.now();
                if (going) setTimeout(tick);
            };
            tick();
            const { rank } = await ask({ name: "rule" }, rule).promise;
            going = false;
            return [longest, rank];
        }""",
        told(LONG_TO_CLEAR, 3),
    )
    assert 0 < rank <= 400
    assert longest < 500  # milliseconds that the page did not answer, on a busy machine too


def test_a_question_with_a_fault_is_refused(asking):
    message = asking.evaluate(
        """(rule) => ask({ name: "way", start: [], goal: null }, rule).promise.then(String, String)""",
        told(SMALL),
    )
    assert message.startswith("TypeError")
    message = asking.evaluate(
        """(rule) => ask({ name: "way", start: [], goal: null }, rule).promise.then(String, String)""",
        told(LONG_TO_CLEAR, 3),
    )
    assert "null" in message
