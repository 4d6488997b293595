"""Bet in saved pages, from a file and with the network off."""

import json
import re

import numpy as np
import pytest
from axe import axe, violations  # noqa: F401  (a fixture)
from bet_controls import button, choice, evidence, hands, look, verdict
from playwright.sync_api import expect
from saved import save

from magicmath import plot
from magicmath.bets import puzzle
from magicmath.bets.parities import in_hollow
from magicmath.rules import MAGIC, fractal, lights_out, random_rules, to_board
from magicmath.rules.colours import Colours
from magicmath.widgets import Bet, Replay
from magicmath.widgets._base import STATIC
from magicmath.widgets._modules import joined_text

pytestmark = pytest.mark.usefixtures("quiet_page")
SECRET = "Seven times thirteen"
DRAWN = "the telling board"
REPLAY = Replay(MAGIC, to_board(71), [3, 6, 4], [4, 3, 6])


def prime():
    """Return a bet of choices with evidence of every kind."""
    own = {"yes": "Of one choice.", "no": [REPLAY], "who knows": "Of another."}
    evidence = [f"{SECRET}, in `code`.\n\nA second paragraph.", plot.board(to_board(3), DRAWN)]
    return Bet("Is 91 a prime number?", own, evidence=evidence, answer="no")


def count():
    """Return a bet on a number."""
    return Bet("How many boards?", number=(1, 512), evidence=SECRET, answer=102)


def shown(board):
    return board.locator(".mm-cell").evaluate_all("all => all.map(cell => Number(cell.dataset.bit))")


def told(page):
    """Return all that a page says, to whoever sees it, hears it, searches it or reads its source."""
    body = page.locator("main")
    code = page.evaluate(
        "[...document.scripts].filter(one => one.type !== 'application/json').map(one => one.text)"
    )
    source = page.content()
    for script in code:
        source = source.replace(script, "")
    return "\n".join([body.inner_text(), body.text_content(), body.aria_snapshot(), source])


def test_nothing_of_the_evidence_is_told_before_the_bet_nor_after_bet_again(page, tmp_path):
    page.goto(save(tmp_path, prime(), count()))
    first, second = (page.locator(".mm-bet").nth(i) for i in range(2))
    secrets = (SECRET, DRAWN, "Of another.", "The answer", "102", "[[3,6,4]", "A second")
    assert [secret for secret in secrets if secret in told(page)] == []
    assert not page.evaluate("secret => window.find(secret)", SECRET)
    choice(first, "who knows").click()
    button(second, "I would rather see it").click()
    missing = [secret for secret in secrets if secret not in told(page)]
    assert missing == ["[[3,6,4]"]
    for place in (first, second):
        button(place, "Bet again").click()
        expect(evidence(place)).to_be_hidden()
    assert [secret for secret in secrets if secret in told(page)] == []


def test_where_no_script_runs_the_page_tells_the_question_and_the_choices_alone(browser, tmp_path):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(save(tmp_path, prime()))
    expect(
        page.get_by_role("img", name="A bet. Is 91 a prime number? Choices: yes; no; who knows.")
    ).to_be_visible()
    assert SECRET not in page.content()
    context.close()


def test_the_evidence_opens_with_a_click_and_begins_with_the_readers_own_choice(page, tmp_path):
    page.goto(save(tmp_path, prime()))
    expect(verdict(page)).to_have_text("")
    choice(page, "who knows").click()
    expect(verdict(page)).to_have_text("You bet: who knows. The answer: no.")
    expect(page.locator(".mm-own")).to_have_text("Of another.")
    expect(evidence(page).locator("p")).to_have_text(
        ["Of another.", f"{SECRET}, in code.", "A second paragraph."]
    )
    expect(evidence(page).locator("code")).to_have_text("code")
    expect(evidence(page).get_by_role("img", name=re.compile(DRAWN))).to_be_visible()
    assert choice(page, "who knows").get_attribute("aria-pressed") == "true"
    expect(choice(page, "no")).to_have_text("noright")
    look(page, "yes").click()
    expect(page.locator(".mm-own")).to_have_text("Of one choice.")
    look(page, "no").click()
    expect(page.locator(".mm-own .mm-cells")).to_have_count(2)
    expect(look(page, "who knows (your bet)")).to_have_attribute("aria-pressed", "false")


def test_the_first_choice_counts_until_one_bets_again(page, tmp_path):
    page.goto(save(tmp_path, prime()))
    choice(page, "yes").click()
    expect(choice(page, "no")).to_be_disabled()
    choice(page, "no").click(force=True)
    expect(verdict(page)).to_have_text("You bet: yes. The answer: no.")
    button(page, "Bet again").click()
    expect(verdict(page)).to_have_text("")
    expect(choice(page, "no")).to_be_focused()
    choice(page, "no").click()
    expect(verdict(page)).to_have_text("You bet: no. That is right.")


def test_who_would_rather_see_it_sees_it_and_has_no_choice(page, tmp_path):
    page.goto(save(tmp_path, prime()))
    button(page, "I would rather see it").click()
    expect(verdict(page)).to_have_text("You looked without a bet. The answer: no.")
    expect(button(page, "Bet again")).to_be_focused()
    expect(page.locator(".mm-choice[aria-pressed=true]")).to_have_count(0)


def test_keys_alone_bet_look_replay_and_bet_again(page, tmp_path):
    page.goto(save(tmp_path, prime()))
    keys = page.keyboard
    keys.press("Tab")
    for key, name in [("ArrowDown", "no"), ("End", "who knows"), ("Home", "yes"), ("ArrowRight", "no")]:
        keys.press(key)
        expect(choice(page, name)).to_be_focused()
    keys.press("Space")
    expect(verdict(page)).to_have_text("You bet: no. That is right.")
    for _ in range(3):
        keys.press("Tab")
    expect(look(page, "yes")).to_be_focused()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        keys.press(key)
    expect(page.locator(".mm-own")).to_have_text("Of another.")
    keys.press("ArrowLeft")
    keys.press("Enter")
    keys.press("Tab")
    expect(button(page, "Play")).to_be_focused()
    for _ in range(3):
        keys.press("ArrowRight")
    expect(page.locator(".mm-replay-text")).to_contain_text("Step 3 of 3.")
    keys.press("ArrowLeft")
    expect(page.locator(".mm-replay-text")).to_contain_text("Step 2 of 3.")
    button(page, "Bet again").focus()
    keys.press("Enter")
    expect(evidence(page)).to_be_hidden()


def test_every_control_is_reached_by_tab_and_shows_its_focus(page, tmp_path):
    page.goto(save(tmp_path, prime(), count()))
    choice(page, "no").click()
    button(page.locator(".mm-bet").nth(1), "Class mode").click()
    page.evaluate("document.activeElement.blur()")
    seen = []
    for _ in range(30):
        page.keyboard.press("Tab")
        seen.append(page.evaluate(
            """() => { const at = document.activeElement, style = getComputedStyle(at);
            const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
            return [at.tagName + " " + at.textContent, outlined || !at.closest(".mm-bet")]; }"""
        ))  # fmt: skip
    names = {name for name, _ in seen}
    assert {"BUTTON Bet again", "BUTTON Class mode", "BUTTON Play", "BUTTON Next"} <= names
    assert {"BUTTON yes", "BUTTON no (your bet)", "TEXTAREA ", "BUTTON Reveal"} & names >= {"TEXTAREA "}
    assert [name for name, outlined in seen if not outlined] == []


def test_a_tap_bets_and_steps_and_every_target_is_large_enough(browser, tmp_path):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    page = context.new_page()
    page.goto(save(tmp_path, prime()))
    choice(page, "no").tap()
    expect(verdict(page)).to_have_text("You bet: no. That is right.")
    button(page, "Next").tap()
    expect(page.locator(".mm-replay-text")).to_contain_text("Step 1 of 3.")
    button(page, "Class mode").tap()
    button(page, "one hand more for yes").tap()
    expect(hands(page, "yes")).to_have_value("1")
    button(page, "Reveal").tap()
    heights = page.locator(".mm-bet button:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
    context.close()


def test_a_number_is_bet_and_what_is_none_is_refused_in_words(page, tmp_path):
    page.goto(save(tmp_path, count()))
    field = page.get_by_label("Your bet, a whole number from 1 to 512")
    for text in ("0", "513", "2.5", ""):
        field.fill(text)
        button(page, "Bet").click()
        expect(verdict(page)).to_have_text(re.compile("^Give a whole number from 1 to 512"))
        expect(evidence(page)).to_be_hidden()
    field.fill("30")
    field.press("Enter")
    expect(verdict(page)).to_have_text("You bet: 30. It is 102: 72 more than you bet.")
    expect(evidence(page)).to_have_text(SECRET)
    expect(field).to_have_attribute("readonly", "")
    button(page, "Bet again").click()
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    field.fill("102")
    button(page, "Bet").click()
    expect(verdict(page)).to_have_text("You bet: 102. It is 102, just as you bet.")


def test_a_question_whose_answer_is_left_open_marks_none(page, tmp_path):
    page.goto(save(tmp_path, Bet("Which?", ["a", "b"], evidence=SECRET)))
    choice(page, "a").click()
    expect(verdict(page)).to_have_text("You bet: a. The answer is left open here.")
    expect(page.locator(".mm-happens")).to_have_count(0)


def test_an_answer_that_nobody_can_prove_is_called_a_verdict(page, tmp_path):
    page.goto(save(tmp_path, Bet("Who?", ["a", "b"], evidence=SECRET, answer="b", judged=True)))
    choice(page, "a").click()
    expect(verdict(page)).to_have_text("You bet: a. Our verdict: b.")
    expect(choice(page, "b")).to_have_text("bour verdict")
    button(page, "Bet again").click()
    choice(page, "b").click()
    expect(verdict(page)).to_have_text("You bet: b. This is our verdict, too.")
    button(page, "Class mode").click()
    button(page, "Reveal").click()
    expect(verdict(page)).to_have_text("Our verdict: b. 0 of 0 hands bet on it.")
    expect(page.locator(".mm-name .mm-mark")).to_have_text(["", "our verdict"])


def test_a_class_is_counted_revealed_with_a_bar_each_and_kept_through_the_switch(page, tmp_path):
    page.goto(save(tmp_path, prime()))
    choice(page, "yes").click()
    button(page, "Class mode").click()
    expect(evidence(page)).to_be_hidden()
    for _ in range(12):
        button(page, "one hand more for no").click()
    button(page, "one hand less for no").click()
    hands(page, "who knows").fill("22")
    expect(verdict(page)).to_have_text("33 hands so far")
    expect(button(page, "one hand less for yes")).to_be_disabled()
    button(page, "Class mode").click()
    expect(verdict(page)).to_have_text("You bet: yes. The answer: no.")
    button(page, "Class mode").click()
    assert [hands(page, name).input_value() for name in ("yes", "no", "who knows")] == ["0", "11", "22"]
    expect(page.locator(".mm-bar:visible")).to_have_count(0)
    button(page, "Reveal").click()
    expect(verdict(page)).to_have_text("The answer: no. 11 of 33 hands bet on it.")
    widths = page.locator(".mm-bar").evaluate_all(
        "all => all.map(bar => bar.offsetWidth / bar.parentNode.offsetWidth)"
    )
    assert np.round(widths, 2).tolist() == [0, 0.5, 1]
    expect(page.locator(".mm-happens .mm-name")).to_have_text("noright")
    expect(page.locator(".mm-own")).to_have_text("Of another.")
    expect(hands(page, "no")).to_have_attribute("readonly", "")
    button(page, "Hide and count on").click()
    expect(evidence(page)).to_be_hidden()
    expect(hands(page, "who knows")).to_have_value("22")
    button(page, "Clear hands").click()
    expect(verdict(page)).to_have_text("0 hands so far")


def test_hands_that_are_no_count_become_one(page, tmp_path):
    page.goto(save(tmp_path, prime()))
    button(page, "Class mode").click()
    for typed, kept in [("-3", "0"), ("99999", "9999"), ("2.7", "2"), ("", "0")]:
        hands(page, "yes").fill(typed)
        hands(page, "yes").blur()
        expect(hands(page, "yes")).to_have_value(kept)


def test_a_class_counts_large_enough_for_the_last_row(page, tmp_path):
    page.goto(save(tmp_path, prime(), count()))
    for place in page.locator(".mm-bet").all():
        button(place, "Class mode").click()
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    parts = (".mm-question", ".mm-name", ".mm-hands input", ".mm-verdict", "textarea")
    sizes = {part: page.locator(f".mm-bet {part}").first.evaluate(size) for part in parts}
    assert min(sizes.values()) >= 22, sizes


def test_a_class_calls_out_numbers_and_sees_where_they_lie(page, tmp_path):
    page.goto(save(tmp_path, count()))
    button(page, "Class mode").click()
    field = page.get_by_label(re.compile("^Numbers called out"))
    field.fill("30, 40 102 600")
    expect(verdict(page)).to_have_text("Give a whole number from 1 to 512, not 600.")
    field.fill("30, 40 102")
    expect(verdict(page)).to_have_text("3 numbers so far")
    expect(page.locator(".mm-happens")).to_have_count(0)
    button(page, "Class mode").click()
    button(page, "Class mode").click()
    expect(field).to_have_value(re.compile("^30,? 40 102$"))
    button(page, "Reveal").click()
    expect(verdict(page)).to_have_text("It is 102. Exactly right: 1 of 3 numbers.")
    expect(page.locator(".mm-bin.mm-happens")).to_have_text(re.compile("100 to 109.*right: 102"))
    counts = page.locator(".mm-bin-count").all_inner_texts()
    assert list(map(int, counts)) == [1, 1, 0, 0, 0, 0, 0, 1]


def test_a_replay_steps_both_ways_as_python_does(page, tmp_path):
    page.goto(save(tmp_path, prime()))
    choice(page, "no").click()
    boards = page.locator(".mm-replay .mm-cells")
    paths = [MAGIC.path(to_board(71), path).reshape(4, 9).tolist() for path in REPLAY.paths]
    for name, step in [
        *zip(["Next"] * 3 + ["Back"] * 3 + ["Next"] * 3, [1, 2, 3, 2, 1, 0, 1, 2, 3], strict=True)
    ]:
        button(page, name).click()
        begins = f"Step {step} of 3." if step else "The start. 3 presses to go."
        expect(page.locator(".mm-replay-text")).to_contain_text(begins)
        assert [shown(board) for board in boards.all()] == [path[step] for path in paths]
    expect(page.locator(".mm-replay-text")).to_have_text(
        "Step 3 of 3. Board 1: press 4. Board 2: press 6. Both boards are the same now."
    )
    expect(button(page, "Next")).to_be_disabled()
    expect(button(page, "Play")).to_be_focused()
    framed = boards.first.locator(".mm-aimed").evaluate_all(
        "all => all.map(one => [...one.parentNode.children].indexOf(one))"
    )
    assert framed == np.flatnonzero(MAGIC[4]).tolist()


def test_a_replay_counts_the_changes_of_its_cells(page, tmp_path):
    held = [Replay(MAGIC, to_board(0), [1, 3, 4], counted=cells) for cells in ([4], range(9))]
    page.goto(save(tmp_path, Bet("Is it so?", ["yes", "no"], evidence=held, answer="yes")))
    choice(page, "yes").click()
    one, all_nine = page.locator(".mm-replay").all()
    for replay in (one, all_nine):
        for _ in range(3):
            replay.get_by_role("button", name="Next").click()
    expect(one.locator(".mm-replay-text")).to_have_text(
        "Step 3 of 3. Press 4, which changes 5 cells. Cell 4 has changed 1 time: black."
    )
    assert one.locator(".mm-cell").all_inner_texts() == ["", "", "", "", "1", "", "", "", ""]
    counts = MAGIC.masks[[1, 3, 4]].sum(axis=0).ravel()
    assert list(map(int, all_nine.locator(".mm-cell").all_inner_texts())) == counts.tolist()
    told = all_nine.get_by_role("img").get_attribute("aria-label")
    assert told.endswith(f"; changes: {' '.join(map(str, counts))}")
    one.get_by_role("button", name="Back").click()
    expect(one.locator(".mm-cell").nth(4)).to_have_text("0")


def test_a_number_that_a_replay_leads_to_is_told_at_its_end(page, tmp_path):
    replay = Replay(MAGIC, to_board(0), [1, 3], after="That was it.")
    page.goto(save(tmp_path, Bet("How many?", number=(0, 9), evidence=[replay], answer=4)))
    told = page.locator(".mm-verdict")
    for _ in range(2):
        page.get_by_role("spinbutton").fill("3")
        page.get_by_role("button", name="Bet", exact=True).click()
        expect(told).to_have_text("You bet: 3. See for yourself: press Play.")
        page.get_by_role("button", name="Next").click()
        expect(told).to_have_text("You bet: 3. See for yourself: press Play.")
        page.get_by_role("button", name="Next").click()
        expect(told).to_have_text("You bet: 3. It is 4: 1 more than you bet.")
        page.get_by_role("button", name="Bet again").click()


def test_a_choice_is_judged_once_the_replay_with_the_answer_has_ended(page, tmp_path):
    films = [Replay(MAGIC, to_board(0), [1]), Replay(MAGIC, to_board(0), [3], after="That was it.")]
    page.goto(save(tmp_path, Bet("Is it so?", {"yes": films, "no": "Never."}, evidence="So.", answer="no")))
    told, marks = page.locator(".mm-verdict"), page.locator(".mm-choice .mm-mark")
    choice(page, "yes").click()
    expect(told).to_have_text("You bet: yes. See for yourself: press Play.")
    expect(marks).to_have_text(["your bet", ""])
    button(page, "Next").first.click()
    expect(told).to_have_text("You bet: yes. See for yourself: press Play.")
    button(page, "Next").last.click()
    expect(told).to_have_text("You bet: yes. The answer: no.")
    expect(marks).to_have_text(["your bet", "right"])
    look(page, "no").click()
    expect(told).to_have_text("You bet: yes. The answer: no.")
    button(page, "Bet again").click()
    choice(page, "no").click()
    expect(told).to_have_text("You bet: no. That is right.")


def test_what_a_replay_tells_after_it_stands_there_only_at_its_end(page, tmp_path):
    replay = Replay(MAGIC, to_board(0), [1, 3], after="That was it.")
    page.goto(save(tmp_path, Bet("Is it so?", ["yes", "no"], evidence=replay, answer="yes")))
    choice(page, "yes").click()
    after = page.locator(".mm-replay-after")
    expect(after).to_be_empty()
    button(page, "Next").click()
    expect(page.locator(".mm-replay-text")).to_contain_text("Step 1 of 2")
    expect(after).to_be_empty()
    button(page, "Next").click()
    expect(after).to_have_text("That was it.")
    button(page, "Back").click()
    expect(page.locator(".mm-replay-text")).to_contain_text("Step 1 of 2")
    expect(after).to_have_text("That was it.")


def test_a_replay_plays_by_itself_pauses_and_ends_with_its_bet(page, tmp_path):
    page.clock.install(time=0)
    page.goto(save(tmp_path, prime()))
    page.clock.pause_at(600)  # seconds; from here time passes only where it is told to
    choice(page, "no").click()
    text = page.locator(".mm-replay-text")
    page.clock.run_for(5000)
    expect(text).to_contain_text("The start.")
    button(page, "Play").click()
    page.clock.run_for(1200)
    expect(text).to_contain_text("Step 1 of 3.")
    button(page, "Pause").click()
    page.clock.run_for(5000)
    expect(text).to_contain_text("Step 1 of 3.")
    button(page, "Play").click()
    page.clock.run_for(5000)
    expect(text).to_contain_text("Step 3 of 3.")
    button(page, "Play").click()
    expect(text).to_contain_text("The start.")
    button(page, "Bet again").click()
    page.clock.run_for(5000)
    expect(text).to_have_count(0)


@pytest.mark.parametrize(("motion", "turns"), [("reduce", False), ("no-preference", True)])
def test_cells_turn_over_only_where_motion_is_wanted(motion, turns, page, tmp_path):
    page.emulate_media(reduced_motion=motion)
    page.goto(save(tmp_path, prime()))
    page.evaluate("""() => {
        window.turned = 0;
        Element.prototype.animate = () => { window.turned += 1; };
    }""")
    choice(page, "no").click()
    button(page, "Next").click()
    assert bool(page.evaluate("window.turned")) == turns


def test_a_replay_in_colours_and_one_of_a_large_board_are_drawn(page, tmp_path):
    large = fractal(5)
    made = Bet("Which?", ["a", "b"], evidence=[
        Replay(Colours(MAGIC, 5), to_board(0), [4, 4, 4]), Replay(large, np.zeros(large.shape, int), [0, 9]),
    ])  # fmt: skip
    page.goto(save(tmp_path, made))
    choice(page, "a").click()
    first, second = page.locator(".mm-replay").all()
    for _ in range(3):
        button(first, "Next").click()
    assert first.locator(".mm-cell").all_inner_texts() == [str(3 * bit) for bit in MAGIC[4].ravel()]
    button(second, "Next").click()
    assert shown(second.locator(".mm-cells")) == large[0].ravel().tolist()


def test_views_of_one_bet_stay_equal(page, tmp_path):
    bet = prime()
    page.goto(save(tmp_path, bet, prime(), bet))
    places = page.locator(".mm-bet")
    choice(places.nth(0), "yes").click()
    look(places.nth(2), "who knows").click()
    for number, said in enumerate(["You bet: yes. The answer: no.", "", "You bet: yes. The answer: no."]):
        expect(verdict(places.nth(number))).to_have_text(said)
    expect(places.nth(0).locator(".mm-own")).to_have_text("Of another.")
    button(places.nth(2), "Class mode").click()
    button(places.nth(0), "one hand more for no").click()
    expect(hands(places.nth(2), "no")).to_have_value("1")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1000, 390, 320])
def test_a_bet_fits_its_page_and_has_no_serious_fault_whatever_is_open(width, scheme, page, axe, tmp_path):  # noqa: F811
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(save(tmp_path, prime(), count(), puzzle.order()))
    places = page.locator(".mm-bet").all()

    def hold():
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page, axe) == []

    hold()
    for place in places:
        button(place, "I would rather see it").click()
    for _ in range(3):
        button(places[2], "Next").first.click()
    hold()
    for place in places:
        button(place, "Class mode").click()
    places[1].locator("textarea").fill("1 512 100 100 100 256 77 78 79")
    button(places[0], "one hand more for no").click()
    hold()
    for place in places:
        button(place, "Reveal").click()
    hold()


def test_ten_thousand_presses_of_random_replays_are_those_of_python(page, tmp_path):
    page.goto(save(tmp_path, count()))
    random, told, ends = np.random.default_rng(7), [], []
    for number in range(200):
        rules = random_rules(*random.integers(1, 6, 2), seed=number) if number % 2 else lights_out(4, 5)
        colours = Colours(rules, int(random.integers(2, 8)))
        start = random.integers(0, colours.k, rules.shape)
        path = random.integers(0, len(rules), 50).tolist()
        told.append(Replay(colours, start, path)._told())
        board, boards = start, [start.ravel().tolist()]
        for press in path:
            board = colours.press(board, press)
            boards.append(board.ravel().tolist())
        ends.append(boards)
    code = joined_text('import { boardsAt } from "./replay_state.js";', STATIC / "played.js")
    steps = "Array.from({ length: 51 }, (_, step) => boardsAt(replay, step)[0])"
    assert page.evaluate(f"told => {{ {code}; return told.map(replay => {steps}); }}", told) == ends


def test_ten_thousand_random_deeds_in_the_page_are_taken_by_python(page, tmp_path):
    page.goto(save(tmp_path, count()))
    names = "again, hidden, lookedAt, revealed, switched, withoutBet, withoutHands"
    names = f"{names}, withChoice, withHands, withNumbers"
    code = joined_text(f'import {{ {names} }} from "./bet_state.js";', STATIC / "played.js")
    walk = """([play, choices]) => {
        let seed = 7;
        const below = n => (seed = (seed * 48271) % 2147483647) % n;
        const offered = choices ?? [1, 102, 512], number = () => 1 + below(512);
        const deeds = [
            p => again(p), p => hidden(p), p => revealed(p), p => switched(p), p => withoutBet(p),
            p => withChoice(p, offered[below(3)]), p => withoutHands(p, choices),
            ...(choices
                ? [p => lookedAt(p, below(3)), p => withHands(p, below(3), below(20000) - 5000, 9999)]
                : [p => withNumbers(p, Array.from({ length: below(9) }, number))]),
        ];
        return Array.from({ length: 5000 }, () => (play = deeds[below(deeds.length)](play)));
    }"""
    for bet, choices in ((prime(), ["yes", "no", "who knows"]), (count(), None)):
        plays = page.evaluate(f"given => {{ {code}; return ({walk})(given); }}", [bet._play, choices])
        assert len({json.dumps(play["hands"]) for play in plays}) > 100
        for play in plays:
            bet.set_state({"_play": play})
            assert bet._play == play
            assert bet.choice == play["choice"]


def test_a_mark_moves_no_choice_to_another_row(page, tmp_path):
    page.goto(save(tmp_path, in_hollow()))
    places = "all => all.map(one => [one.offsetLeft, one.offsetTop])"
    choices = page.locator(".mm-choice")
    for name in ("nothing", "e alone, as in MAGIC"):
        before = choices.evaluate_all(places)
        choice(page, name).click()
        expect(choices.filter(has_text="right")).to_have_count(1)
        assert choices.evaluate_all(places) == before
        button(page, "Bet again").click()
        assert choices.evaluate_all(places) == before
