// What the page shows of Wythoff's game: a grid of places, of which some are marked and some shaded.

import { make } from "./dom.js";
import { rulesPanel } from "./forms.js";
import { TurnView } from "./turn_view.js";
import { isAmong, leads, same } from "./wythoff_state.js";
import { KEYS, LEGEND, LOST_MARK, placeText, RULES, statusText } from "./wythoff_words.js";

export class WythoffView extends TurnView {
  constructor(el, actions, side, lost) {
    super(el, actions, {
      look: "mm-wythoff", name: "Wythoff's game", fresh: "New heaps", toggle: "All lost places",
      holder: make("div", { className: "mm-wythoff-grid", role: "group", "aria-label": "pairs of heaps" }),
      offersHints: false, offersToggle: true,
    });
    Object.assign(this, { side, lost, found: [] });
    const legend = make("div", { className: "mm-wythoff-legend", textContent: LEGEND });
    this.lay([this.holder, legend], [rulesPanel(RULES, KEYS)]);
  }

  build() {
    if (this.things.length) return;
    const numbers = Array.from({ length: this.side }, (_, i) => i);
    const headed = { className: "mm-wythoff-head", ariaHidden: "true" };
    const head = (text) => make("span", { ...headed, textContent: text });
    const made = (x, y) => make("button", {
      type: "button", className: "mm-spot", tabIndex: -1, onclick: () => this.actions.press([x, y]),
    });
    this.things = numbers.map((x) => numbers.map((y) => made(x, y)));
    this.holder.style.setProperty("--side", this.side);
    this.holder.replaceChildren(
      head("x \\ y"), ...numbers.map(head), ...this.things.flatMap((spots, x) => [head(x), ...spots]),
    );
  }

  drawThings({ heaps, isYourTurn }, showsAll) {
    const marked = showsAll ? this.lost : this.found;
    this.things.forEach((spots, x) => spots.forEach((spot, y) => {
      const place = [x, y];
      const is = {
        isHere: same(place, heaps),
        isLost: isAmong(marked, place),
        isShaded: marked.some((other) => leads(place, other)),
        isOpen: isYourTurn && leads(heaps, place),
      };
      spot.classList.toggle("mm-here", is.isHere);
      spot.classList.toggle("mm-lost", is.isLost);
      spot.classList.toggle("mm-won", is.isShaded);
      spot.classList.toggle("mm-open", is.isOpen);
      spot.setAttribute("aria-disabled", !is.isOpen);
      spot.textContent = is.isLost ? LOST_MARK : "";
      spot.setAttribute("aria-label", placeText(place, is));
    }));
  }

  statusText(state) {
    return statusText(state, this.found.length, this.lost.length);
  }

  nearest({ heaps }) {
    return this.things.flat().includes(document.activeElement) ? this.place : heaps;
  }
}
