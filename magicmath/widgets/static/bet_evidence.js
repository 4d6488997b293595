// The evidence of a bet. It is in the page only as long as it is shown.

import { button, make } from "./dom.js";
import { ReplayView } from "./replay.js";
import { roving } from "./roving.js";

const code = (text, i) => (i % 2 ? make("code", { textContent: text }) : text);

function paragraphs({ text }) {
  const parts = text.trim().split(/\n\s*\n/);
  return parts.map((part) => make("p", {}, ...part.split(/\u0060/).map(code)));
}

function picture({ svg }) {
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  return [make("div", { className: "mm-picture" }, document.importNode(drawn, true))];
}

export class EvidenceView {
  constructor(evidence, choices, onLook) {
    Object.assign(this, { evidence, choices, onLook, replays: [], shown: null });
    this.own = make("div", { className: "mm-own" });
    this.common = make("div", {});
    this.element = make(
      "div", { className: "mm-evidence", role: "group", "aria-label": "evidence", hidden: true },
    );
  }

  show(look, bet) {
    const wanted = JSON.stringify([look, bet]);
    if (this.shown === wanted) return;
    if (this.shown === null) this.build();
    this.shown = wanted;
    if (!this.looks) return;
    this.stop(this.ownReplays);
    this.ownReplays = [];
    const { own } = this.evidence;
    this.own.replaceChildren(...own[look].flatMap((piece) => this.drawn(piece, this.ownReplays)));
    this.looks.forEach((one, i) => {
      one.setAttribute("aria-pressed", i === look);
      one.textContent = this.choices[i] + (this.choices[i] === bet ? " (your bet)" : "");
    });
  }

  build() {
    const { evidence: { own, common }, choices, onLook } = this;
    this.ownReplays = [];
    this.common.replaceChildren(...common.flatMap((piece) => this.drawn(piece, this.replays)));
    const parts = [this.common];
    if (own) {
      this.looks = choices.map((_, i) => button("", () => onLook(i)));
      const named = { className: "mm-tools", role: "group", "aria-label": "what becomes of" };
      const group = make("div", named, ...this.looks);
      roving(group, this.looks);
      parts.unshift(make("div", { textContent: "What becomes of each choice:" }), group, this.own);
    }
    this.element.replaceChildren(...parts);
    this.element.hidden = false;
  }

  drawn(piece, replays) {
    if (piece.kind === "text") return paragraphs(piece);
    if (piece.kind === "picture") return picture(piece);
    const replay = new ReplayView(piece);
    replays.push(replay);
    return [replay.element];
  }

  hide() {
    this.stop(this.replays);
    this.stop(this.ownReplays ?? []);
    Object.assign(this, { replays: [], ownReplays: [], looks: null, shown: null });
    this.own.replaceChildren();
    this.common.replaceChildren();
    this.element.replaceChildren();
    this.element.hidden = true;
  }

  stop(replays) {
    for (const replay of replays) replay.stop();
  }
}
