// The address of the board, to copy and to paste.

import { button, make } from "./dom.js";
import { folded } from "./forms.js";

export class ShareView {
  constructor(actions) {
    this.actions = actions;
    this.own = make("input", { className: "mm-play-address", readOnly: true, type: "text" });
    this.short = make("output", { className: "mm-play-short" });
    this.shortLine = make("p", {}, "To write on the blackboard: ", this.short);
    const plain = { type: "text", spellcheck: false, autocomplete: "off", autocapitalize: "off" };
    this.other = make("input", { className: "mm-play-address", ...plain });
    const form = make(
      "form", { className: "mm-tools", noValidate: true },
      make("label", { className: "mm-play-wide" }, "An address or a short id", this.other),
      make("button", { type: "submit", textContent: "Go" }),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      actions.go(this.other.value);
    });
    const told = "The address holds board, rule, start, goal and presses. Nothing leaves your machine.";
    this.element = folded(
      "Share", make("p", { textContent: told }),
      make("label", { className: "mm-play-wide" }, "This board", this.own),
      make("div", { className: "mm-tools" }, button("Copy", () => actions.copy(this.own))),
      this.shortLine, form,
    );
    this.element.addEventListener("toggle", () => this.element.open && this.fill());
  }

  draw({ address, shortId }) {
    this.address = address;
    this.shortId = shortId;
    if (this.element.open) this.fill();
  }

  // Long addresses are written only where they are seen.
  fill() {
    const short = this.shortId();
    this.own.value = this.address;
    this.short.textContent = short ?? "";
    this.shortLine.hidden = short === null;
  }
}
