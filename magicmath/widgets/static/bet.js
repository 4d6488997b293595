// A bet: a question, choices or a number, and evidence that is shown only after the choice.

import { choiceButtons, numberField } from "./bet_alone.js";
import { handCounters, numberList } from "./bet_class.js";
import { EvidenceView } from "./bet_evidence.js";
import {
  again, hidden, isShown, lookedAt, lookOf, revealed, switched, withChoice, withHands, withNumbers,
  withoutBet, withoutHands,
} from "./bet_state.js";
import { classVerdict, countText, verdict, waitText } from "./bet_words.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { unveiled } from "./veil.js";

class Bet {
  constructor(model, el) {
    this.model = model;
    this.el = el;
    this.choices = model.get("_choices");
    this.question = model.get("_question");
    this.error = "";
    const { change, stop } = follow(model, ["_play"], () => this.update());
    this.change = change;
    this.stopFollowing = stop;
    this.evidence = new EvidenceView(null, this.choices, (i) => this.become(lookedAt(this.play, i)));
    this.isPlayed = false; // the replay that has something to tell, to its end
    this.evidence.element.addEventListener("mm-played", () => {
      this.isPlayed = true;
      this.update();
    });
    this.lay();
    this.update();
  }

  get play() {
    return this.model.get("_play");
  }

  // The bet as it becomes, unless nothing changes.
  become(play) {
    this.error = "";
    if (play === this.play) this.update();
    else this.change({ _play: play });
  }

  fail(error) {
    this.error = error;
    this.update();
  }

  lay() {
    const { choices, model, el, question } = this;
    this.layBoth(choices, model.get("_numbers"));
    this.see = button("I would rather see it", () => this.become(withoutBet(this.play)));
    this.again = button("Bet again", () => this.become(again(this.play)));
    this.reveal = button("Reveal", () => this.become(revealed(this.play)), { className: "mm-reveal" });
    this.hide = button("Hide and count on", () => this.become(hidden(this.play)));
    this.clear = button("Clear hands", () => this.become(withoutHands(this.play, choices)));
    this.inClass = button("Class mode", () => this.become(switched(this.play)));
    this.status = make("div", { className: "mm-verdict", role: "status" });
    const tools = [this.see, this.again, this.reveal, this.hide, this.clear, this.inClass];
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", `bet: ${question}`);
    el.replaceChildren(
      make("p", { className: "mm-question", textContent: question }),
      this.alone.element, this.counted.element,
      make("div", { className: "mm-tools" }, ...tools), this.status, this.evidence.element,
    );
  }

  layBoth(choices, ends) {
    const choose = (choice) => this.become(withChoice(this.play, choice));
    const fail = (error) => this.fail(error);
    if (choices) {
      const most = this.model.get("_most_hands");
      this.alone = choiceButtons(choices, choose);
      this.counted = handCounters(
        choices, most, (i, count) => this.become(withHands(this.play, i, count, most)),
      );
    } else {
      this.alone = numberField(ends, choose, fail);
      this.counted = numberList(
        ends, this.model.get("_most_numbers"), (hands) => this.become(withNumbers(this.play, hands)), fail,
      );
    }
  }

  update() {
    const { play, el } = this;
    const focused = el.contains(document.activeElement) ? document.activeElement : null;
    const shown = isShown(play);
    const held = shown ? unveiled(this.model.get("_veiled")) : null;
    const answer = held ? held.answer : null;
    const isJudged = Boolean(held?.judged);
    el.classList.toggle("mm-in-class", play.in_class);
    this.alone.element.hidden = play.in_class;
    this.counted.element.hidden = !play.in_class;
    if (!shown) this.isPlayed = false;
    const isHeard = this.isPlayed || !this.piecesOf(play, held).some(({ after }) => after);
    this.alone.draw(play, play.in_class || !isHeard ? null : answer, isJudged);
    this.counted.draw(play, play.in_class ? answer : null, isJudged);
    this.drawTools(play);
    this.say(play, answer, isJudged, isHeard);
    this.drawEvidence(play, held);
    if (focused && (focused.disabled || !focused.offsetParent)) this.refocus(play);
  }

  // What the evidence shows now, of all choices and of the one that is looked at.
  piecesOf(play, held) {
    if (!held) return [];
    return [...held.common, ...(held.own?.[lookOf(play, this.choices)] ?? [])];
  }

  drawTools({ in_class: isClass, open, counted, hands }) {
    this.see.hidden = isClass || open;
    this.again.hidden = isClass || !open;
    this.reveal.hidden = !isClass || counted;
    this.hide.hidden = !isClass || !counted;
    this.clear.hidden = !isClass || counted;
    this.clear.disabled = !hands.some((count) => this.choices === null || count);
    this.inClass.setAttribute("aria-pressed", isClass);
  }

  // An answer that a replay leads to is told at its end.
  say(play, answer, isJudged, isHeard) {
    const isNumber = this.choices === null;
    const told = () => {
      if (!play.in_class && play.open && !isHeard) return waitText(play);
      if (!play.in_class) return play.open ? verdict(play, answer, isJudged) : "";
      if (!play.counted) return countText(play, isNumber);
      return classVerdict(play, this.choices, answer, isJudged);
    };
    this.status.textContent = this.error || told();
  }

  drawEvidence(play, held) {
    if (!held) return this.evidence.hide();
    this.evidence.evidence = held;
    this.evidence.show(this.choices ? lookOf(play, this.choices) : 0, play.in_class ? null : play.choice);
  }

  // Where the focus goes when what had it is gone.
  refocus(play) {
    if (play.in_class) return (play.counted ? this.hide : this.counted).focus({ preventScroll: true });
    return (play.open ? this.again : this.alone).focus({ preventScroll: true });
  }

  stop() {
    this.stopFollowing();
    this.evidence.hide();
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-bet");
  keepKeys(el);
  const bet = new Bet(model, el);
  return () => bet.stop();
}

export default { render };
