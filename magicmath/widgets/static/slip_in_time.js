// One slip at a moment of some work: the results below are compared with what is printed.

import { still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { foundOf, outcome } from "./slip_in_time_state.js";
import {
  COMES_OUT, foundText, HELP, lineText, markText, momentText, PLACES, PRINTED, sumText,
} from "./slip_in_time_words.js";

function boardOf(board, caption, differs) {
  const drawn = still(board.flat(), board[0].length, caption);
  for (const cell of differs) drawn.children[cell].classList.add("mm-differs");
  return make("div", { className: "mm-time-board" }, drawn, make("div", { textContent: caption }));
}

class SlipInTime {
  constructor(model, el) {
    this.model = model;
    Object.assign(this, { printed: model.get("_printed"), slips: model.get("_slips"), found: new Set() });
    const { change, stop } = follow(model, ["place", "moment"], () => this.update());
    Object.assign(this, { change, stop });
    this.chips = this.slips.map(({ name }) =>
      button(name, () => this.change({ place: name }), { className: "mm-chip" }));
    const named = { className: "mm-chips", role: "group", "aria-label": PLACES };
    const chips = make("div", named, make("span", { textContent: PLACES }), ...this.chips);
    this.moments = Array.from({ length: this.printed.length + 1 }, (_, i) =>
      button("", () => this.change({ moment: i }), { className: "mm-moment" }));
    this.lines = this.printed.map((one) => this.lineOf(one));
    const time = make("div", { className: "mm-moments" }, this.moments[0]);
    this.lines.forEach(({ line }, i) => time.append(line, this.moments[i + 1]));
    this.message = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(chips, time, this.message);
    this.update();
  }

  lineOf({ name, how }) {
    const title = make("div", { className: "mm-time-name" },
      make("b", { textContent: name }), make("span", { textContent: how }));
    const boards = make("div", { className: "mm-time-boards" });
    const mark = make("div", { className: "mm-time-mark" });
    const line = make("div", { className: "mm-time-line", role: "group" }, title, boards, mark);
    return { line, boards, mark };
  }

  update() {
    const [place, moment] = [this.model.get("place"), this.model.get("moment")];
    const slip = this.slips.find(({ name }) => name === place);
    const seen = outcome(this.printed, slip, moment);
    if (seen?.every((cells) => !cells.length)) this.found.add(`${place} ${moment}`);
    this.chips.forEach((chip, i) => chip.setAttribute("aria-pressed", this.slips[i] === slip));
    this.moments.forEach((one, i) => {
      const isPut = i === moment && Boolean(seen);
      one.textContent = momentText(slip, i, isPut);
      one.disabled = !slip.moments[i];
      one.setAttribute("aria-pressed", isPut);
    });
    this.lines.forEach((line, i) => {
      this.draw(line, this.printed[i], seen && slip.moments[moment][i], seen?.[i] ?? []);
      line.line.classList.toggle("mm-after", Boolean(seen) && i >= moment);
    });
    this.message.textContent = seen ? this.words(seen) : HELP;
  }

  draw({ line, boards, mark }, { name, board }, now, cells) {
    boards.replaceChildren(boardOf(board, PRINTED, cells), ...(now ? [boardOf(now, COMES_OUT, cells)] : []));
    mark.textContent = now ? markText(cells) : "";
    line.dataset.mark = cells.length ? "≠" : "";
    line.setAttribute("aria-label", lineText(name, now, cells));
  }

  words(seen) {
    const others = this.printed.filter((_, i) => seen[i].length).map(({ name }) => name);
    if (others.length) return sumText(seen.length, others);
    return foundText(seen.length, this.found.size, foundOf(this.printed, this.slips));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-slip-in-time");
  keepKeys(el);
  return new SlipInTime(model, el).stop;
}

export default { render };
