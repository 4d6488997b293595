// The chases that end white: h is a fixed product times s, and each coefficient of s is a switch.

import { still } from "./cells.js";
import { litLineOf } from "./chase_lines.js";
import {
  lengthOf, lightsOf, partsOf, polynomialsUpTo, product, rowOf, rowsOf, sumOf,
} from "./chase_state.js";
import {
  BELOW, lightsName, rowName, seenText, shortName, switchedTexts, switchName, switchText,
} from "./chase_words.js";
import { button, make } from "./dom.js";
import { follow } from "./model.js";

export class Switches {
  constructor(model, el) {
    this.model = model;
    this.columns = model.get("first").length;
    this.last = this.columns + 1;
    this.polynomials = polynomialsUpTo(this.last);
    const { change, stop } = follow(model, ["first"], () => this.update());
    Object.assign(this, { change, stop, seen: new Set() });
    this.lay(el);
    this.update();
  }

  lay(el) {
    const free = this.columns - lengthOf(this.parts.u) + 1;
    const powers = Array.from({ length: free }, (_, i) => free - 1 - i);
    this.switches = powers.map((power) => {
      const one = button(switchText(power), () => this.flip(power), { className: "mm-chase-switch" });
      one.setAttribute("aria-label", switchName(power));
      return { power, one };
    });
    const tools = make("div", { className: "mm-tools", role: "group", "aria-label": "coefficients of s" },
      make("span", { textContent: "s =", ariaHidden: "true" }), ...this.switches.map(({ one }) => one));
    this.told = make("div", { className: "mm-chase-both mm-chase-told" });
    this.head = make("ul", { className: "mm-chase-lines" }, litLineOf("", ["presses"], ["the board"], ""));
    this.list = make("ol", { className: "mm-chase-lines" });
    this.status = make("div", { className: "mm-score", role: "status" });
    el.replaceChildren(
      tools, this.told, this.head, this.list, make("div", { className: "mm-line-of-state" }, this.status),
    );
  }

  // u and s, where row 1 has the polynomial h = u·s.
  get parts() {
    const h = sumOf(this.model.get("first"), this.polynomials);
    return { h, ...partsOf(h, this.polynomials.at(-1), true) };
  }

  flip(power) {
    const { u, s } = this.parts;
    this.change({ first: rowOf(product(u, s ^ (1 << power)), this.polynomials) });
  }

  update() {
    const { columns, last, parts, seen } = this;
    const rows = rowsOf(this.model.get("first"), true);
    seen.add(parts.s);
    for (const { power, one } of this.switches) {
      one.setAttribute("aria-pressed", Boolean((parts.s >> power) & 1));
    }
    this.told.replaceChildren(...switchedTexts(parts).map((textContent) => make("span", { textContent })));
    const cells = (name, bits) => [still(bits, columns, name)];
    const lines = lightsOf(rows, columns).map((bits, i) => litLineOf(
      shortName(i + 1), cells(shortName(i + 1), rows[i + 1]), cells(lightsName(i + 1), bits), "",
    ));
    const below = cells(rowName(last, true, true), rows[last]);
    this.list.replaceChildren(...lines, litLineOf(shortName(last), below, [BELOW], "", "mm-chase-below"));
    this.status.textContent = seenText(seen.size, 2 ** this.switches.length, last);
  }
}
