// Claims by lot: draw one, give it a verdict, and see the ledger's.

import { agreed, drawn } from "./claims_state.js";
import {
  AGAIN, DRAW, HELP, judgedText, NEXT, numberText, scoreText, verdictText,
} from "./claims_words.js";
import { button, keepKeys, make } from "./dom.js";
import { unveiled } from "./veil.js";

class Claims {
  constructor(model, el) {
    this.claims = unveiled(model.get("_held")).claims;
    Object.assign(this, { verdicts: model.get("_verdicts"), round: model.get("_round") });
    Object.assign(this, { order: [], judged: [], isOpen: false });
    this.number = make("div", { className: "mm-caption" });
    this.claim = make("div", { className: "mm-claim", tabIndex: -1 });
    this.buttons = this.verdicts.map((verdict, i) =>
      button(verdictText(verdict), () => this.judge(i), { className: "mm-judgement" }));
    const named = { className: "mm-judgements", role: "group", "aria-label": "your verdict" };
    this.choices = make("div", named, ...this.buttons);
    this.told = make("div", { className: "mm-message", role: "status" });
    this.score = make("div", { className: "mm-score" });
    this.draw = button(DRAW, () => this.next());
    const tools = make("div", { className: "mm-tools" }, this.draw);
    el.replaceChildren(this.number, this.claim, this.choices, this.told, this.score, tools);
    this.update();
  }

  next() {
    if (!this.order.length || this.judged.length === this.round) {
      this.order = drawn(this.claims.length, this.round, Math.random);
      this.judged = [];
    }
    this.isOpen = true;
    this.update();
    this.claim.focus({ preventScroll: true });
  }

  judge(given) {
    if (!this.isOpen) return;
    const right = this.claims[this.order[this.judged.length]].verdict;
    this.judged.push({ given, right });
    this.isOpen = false;
    this.update();
    this.draw.focus({ preventScroll: true });
  }

  update() {
    const { judged, round, isOpen, verdicts } = this;
    const place = isOpen ? judged.length : judged.length - 1;
    const shown = place < 0 ? null : this.claims[this.order[place]];
    const last = isOpen ? null : judged[place];
    this.number.textContent = shown ? numberText(place + 1, round) : HELP;
    this.claim.textContent = shown ? shown.claim : "";
    this.claim.hidden = !shown;
    this.choices.hidden = !shown;
    this.buttons.forEach((one, i) => {
      one.disabled = !isOpen;
      one.setAttribute("aria-pressed", last?.given === i);
      one.classList.toggle("mm-ledgers", last?.right === i);
    });
    this.told.textContent = last ? judgedText(verdicts[last.given], verdicts[last.right], shown.why) : "";
    this.score.textContent = judged.length ? scoreText(agreed(judged), judged.length, round) : "";
    this.draw.textContent = judged.length === round ? AGAIN : judged.length ? NEXT : DRAW;
    this.draw.hidden = isOpen;
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-claims");
  keepKeys(el);
  new Claims(model, el);
}

export default { render };
