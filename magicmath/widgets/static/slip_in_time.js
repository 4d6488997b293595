// One slip at a moment of some work: arrows show where it goes. Results are compared with what is printed.

import { still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";
import { carrying, endsOf, foundOf, leadsTo, makerOf, outcome } from "./slip_in_time_state.js";
import {
  endText, foundText, HELP, INSIDE, lineText, markText, PRINTED, ringText, slipText, startText,
  sumText, TIME,
} from "./slip_in_time_words.js";

const drawn = (...names) => make("span", { className: names.join(" "), "aria-hidden": "true" });

function boardOf(board, caption, differs = []) {
  const small = still(board.flat(), board[0].length, caption);
  for (const cell of differs) small.children[cell].classList.add("mm-differs");
  return small;
}

class SlipInTime {
  constructor(model, el) {
    this.model = model;
    Object.assign(this, { printed: model.get("_printed"), slips: model.get("_slips"), found: new Set() });
    const { change, stop } = follow(model, ["place", "moment"], () => this.update());
    Object.assign(this, { change, stop, rings: [], lanes: [], steps: [], ends: [], says: [] });
    const given = this.slips.filter((slip) => makerOf(slip) < 0);
    this.left = given.map(({ name }) => name);
    this.order = [...given, ...this.slips.filter((slip) => makerOf(slip) >= 0)];
    const time = make("div", { className: "mm-timeline", role: "group", "aria-label": TIME });
    time.style.setProperty("--left", given.length);
    time.style.setProperty("--right", Math.max(1, this.slips.length - given.length));
    this.place(time, "mm-time-heads", (slip) => this.head(slip), make("div"));
    for (let i = 0; i <= this.printed.length; i++) {
      const says = make("div", { className: "mm-time-says" });
      this.says.push(says);
      this.place(time, "mm-time-moment", (slip) => this.moment(slip, i), says);
      if (i === this.printed.length) break;
      this.place(time, "mm-time-step", (slip) => this.arm(slip, i), this.step(i));
    }
    const page = make("div", { className: "mm-time-page", textContent: PRINTED });
    this.place(time, "mm-time-ends", (slip) => this.end(slip), page);
    this.message = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(time, this.message);
    this.update();
  }

  // A row: places that are given stand left of the results, and those that are made stand right of them.
  place(time, className, of, middle) {
    const cells = this.order.map(of);
    middle.classList.add("mm-time-middle");
    const row = [...cells.slice(0, this.left.length), middle, ...cells.slice(this.left.length)];
    for (const cell of row) cell.classList.add(className);
    time.append(...row);
  }

  head({ name, moments }) {
    if (!moments[0]) return make("div");
    const board = make("div", { className: "mm-time-board" });
    this.ends.push({ name, board, isFirst: true });
    return make("div", { className: "mm-time-end" }, make("b", { textContent: name }), board);
  }

  end({ name }) {
    const board = make("div", { className: "mm-time-board" });
    const mark = make("b");
    this.ends.push({ name, board, mark });
    return make("div", { className: "mm-time-end" }, board, make("b", { textContent: name }), mark);
  }

  moment(slip, i) {
    const lane = make("div", { className: "mm-lane" });
    if (!slip.moments[i]) return lane;
    const up = drawn("mm-lane-up");
    const down = drawn("mm-lane-down");
    const ring = button("", () => this.change({ place: slip.name, moment: i }),
      { className: "mm-time-ring" });
    ring.setAttribute("aria-label", ringText(slip.name, this.printed[i]?.name));
    this.lanes.push({ name: slip.name, part: up, at: i - 1 }, { name: slip.name, part: down, at: i });
    this.rings.push({ ring, name: slip.name, moment: i });
    lane.append(up, down, ring);
    return lane;
  }

  arm(slip, i) {
    const lane = make("div", { className: "mm-lane" });
    const isMade = makerOf(slip) === i;
    if (slip.moments[i]) this.line(lane, slip.name, "mm-lane-up", i);
    if (slip.moments[i + 1]) this.line(lane, slip.name, "mm-lane-down", i);
    const { uses } = this.printed[i];
    const isLeft = this.left.includes(slip.name);
    const before = this.left.slice(0, this.left.indexOf(slip.name));
    const passing = isLeft ? before.filter((name) => uses.includes(name)) : [];
    if (uses.includes(slip.name) || isMade) {
      const arm = drawn("mm-arm", isLeft ? "mm-arm-right" : "mm-arm-left");
      lane.append(arm, drawn(isMade ? "mm-time-tip-down" : "mm-lane-dot"));
      this.lanes.push({ name: slip.name, part: arm, at: i });
    }
    if (passing.length) {
      const whole = drawn("mm-arm", "mm-arm-whole");
      lane.append(whole);
      this.lanes.push({ names: passing, part: whole, at: i });
    }
    return lane;
  }

  line(lane, name, className, at) {
    const part = drawn(className);
    lane.append(part);
    this.lanes.push({ name, part, at });
  }

  step(i) {
    const { name, how, uses } = this.printed[i];
    const board = make("div", { className: "mm-time-board" });
    const mark = make("div", { className: "mm-time-mark" });
    const inside = make("div", { className: "mm-time-inside" });
    const said = make("div", { className: "mm-time-name" },
      make("b", { textContent: name }), make("span", { textContent: how }), inside, mark);
    const line = make("div", { className: "mm-time-result", role: "group" }, board, said);
    const comes = uses.some((one) => !this.left.includes(one));
    if (uses.some((one) => this.left.includes(one))) line.append(drawn("mm-time-tip", "mm-time-tip-right"));
    if (comes || this.slips.some((slip) => makerOf(slip) === i)) line.append(drawn("mm-time-wire"));
    if (comes) line.lastChild.append(drawn("mm-time-tip", "mm-time-tip-left"));
    this.steps.push({ line, board, mark, inside });
    return line;
  }

  update() {
    const [place, moment] = [this.model.get("place"), this.model.get("moment")];
    const slip = this.slips.find(({ name }) => name === place);
    const seen = outcome(this.printed, slip, moment);
    const now = seen && slip.moments[moment];
    const held = seen && carrying(this.printed, this.slips, place, moment);
    if (seen?.every((cells) => !cells.length)) this.found.add(`${place} ${moment}`);
    for (const one of this.rings) {
      one.ring.setAttribute("aria-pressed", Boolean(seen) && one.name === place && one.moment === moment);
    }
    for (const { name, names = [name], part, at } of this.lanes) {
      part.classList.toggle("mm-carries", names.some((one) => held?.since.get(one) <= at));
    }
    this.says.forEach((says, i) => { says.textContent = seen && i === moment ? slipText(slip) : ""; });
    this.steps.forEach((step, i) => this.draw(step, i, { now, seen, held, place }));
    for (const one of this.ends) this.drawEnd(one, { now, seen, place });
    this.message.textContent = seen ? this.words(seen) : HELP;
  }

  draw({ line, board, mark, inside }, i, { now, seen, held, place }) {
    const made = this.slips.find((slip) => makerOf(slip) === i);
    const { name } = this.printed[i];
    const shown = made ? endsOf(this.printed, this.slips, made.name, now, place).first
      : now?.[i] ?? this.printed[i].board;
    const cells = made ? [] : seen?.[i] ?? [];
    const isInside = Boolean(held?.results[i]);
    board.replaceChildren(boardOf(shown, name, cells));
    mark.textContent = now && !made ? markText(cells) : "";
    inside.textContent = isInside ? INSIDE : "";
    line.classList.toggle("mm-carries", isInside);
    line.dataset.mark = cells.length ? "≠" : "";
    line.setAttribute("aria-label", made ? name : lineText(name, now, cells, isInside));
  }

  drawEnd({ name, board, mark, isFirst }, { now, seen, place }) {
    const slip = this.slips.find((one) => one.name === name);
    const { first, last } = endsOf(this.printed, this.slips, name, now, place);
    const cells = makerOf(slip) < 0 ? [] : seen?.[makerOf(slip)] ?? [];
    if (isFirst) {
      board.replaceChildren(boardOf(first, startText(name)));
      return;
    }
    board.replaceChildren(boardOf(last, endText(name), cells));
    mark.textContent = seen ? markText(cells) : "";
  }

  words(seen) {
    const place = this.model.get("place");
    const others = this.printed.flatMap((_, i) => (seen[i].length ? [i] : []));
    const names = (which) => which.map((i) => this.printed[i].name);
    const apart = others.filter((i) => !leadsTo(this.printed, this.slips, place, i));
    if (others.length) return sumText(seen.length, names(others), place, names(apart));
    return foundText(seen.length, this.found.size, foundOf(this.printed, this.slips));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-slip-in-time");
  keepKeys(el);
  return new SlipInTime(model, el).stop;
}

export default { render };
