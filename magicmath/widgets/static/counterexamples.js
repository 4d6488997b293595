// Claims to break: build an example, try it, or give up; only then the verdict opens.

import { captioned, grid, showBits } from "./cells.js";
import { replyTo } from "./counterexamples_state.js";
import { CLAIMS, HELP, lineName, markText, NONE, openText, scoreText, TRY } from "./counterexamples_words.js";
import { button, keepKeys, make } from "./dom.js";
import { unveiled } from "./veil.js";

class Counterexamples {
  constructor(model, el) {
    const held = unveiled(model.get("_held")).claims;
    this.verdicts = model.get("_verdicts");
    this.claims = model.get("_claims").map((told, i) => ({
      ...told, ...held[i], cells: told.board.flat(), said: "", breaks: false, opened: "",
    }));
    this.at = 0;
    this.marks = this.claims.map(() => make("span", { className: "mm-line-mark" }));
    this.chips = this.claims.map((_, i) => {
      const chip = button("", () => this.turnTo(i), { className: "mm-line-chip" });
      chip.append(`${lineName(i + 1)} `, this.marks[i]);
      return chip;
    });
    const named = { className: "mm-line-chips", role: "group", "aria-label": CLAIMS };
    const chips = make("div", named, ...this.chips);
    this.claim = make("div", { className: "mm-claim" });
    this.example = make("div", { className: "mm-example" });
    this.try = button(TRY, () => this.test());
    this.none = button(NONE, () => this.open("given up"));
    const tools = make("div", { className: "mm-tools" }, this.try, this.none);
    this.reply = make("div", { className: "mm-reply", role: "status" });
    this.verdict = make("div", { className: "mm-opened", role: "status" });
    this.score = make("div", { className: "mm-score" });
    el.replaceChildren(chips, this.claim, this.example, tools, this.reply, this.verdict, this.score);
    this.turnTo(0);
  }

  turnTo(at) {
    this.at = at;
    const { claim, caption, board, cells } = this.claims[at];
    this.claim.textContent = claim;
    const size = { rows: board.length, columns: board[0].length };
    const drawn = grid(size, caption, (cell) => this.flip(cell), () => {});
    this.shown = null;
    this.show = () => { this.shown = showBits(drawn.squares, size.columns, [...cells], this.shown); };
    this.example.replaceChildren(captioned(caption, drawn.board));
    this.update();
  }

  flip(cell) {
    const one = this.claims[this.at];
    one.cells[cell] ^= 1;
    one.said = "";
    this.update();
  }

  test() {
    const one = this.claims[this.at];
    Object.assign(one, replyTo(one, one.cells));
    if (one.breaks) this.open("broken");
    else this.update();
  }

  open(how) {
    this.claims[this.at].opened = how;
    this.update();
  }

  update() {
    const { claims, at, verdicts } = this;
    const one = claims[at];
    this.show();
    this.chips.forEach((chip, i) => {
      chip.setAttribute("aria-pressed", i === at);
      this.marks[i].textContent = markText(claims[i].opened);
    });
    this.reply.textContent = one.said || (one.opened ? "" : HELP);
    this.reply.classList.toggle("mm-breaks", Boolean(one.said) && one.breaks);
    this.none.hidden = Boolean(one.opened);
    this.verdict.textContent = one.opened
      ? openText(one.opened, verdicts[one.verdict], one.why, one.breaking.length) : "";
    const opened = claims.filter((claim) => claim.opened);
    const broken = opened.filter((claim) => claim.opened === "broken");
    this.score.textContent = scoreText(broken.length, opened.length, claims.length);
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-counterexamples");
  keepKeys(el);
  new Counterexamples(model, el);
}

export default { render };
