// A picture sent through noise in words of a code: damage it, and see what is repaired.

import { keepKeys, listen } from "./dom.js";
import { follow, remembered } from "./model.js";
import { drawBits, nearestPlace, placeUnder } from "./repair_canvas.js";
import {
  blot, differences, flipsOf, layoutOf, movedDamage, recordOf, repairedBits, sentBits, toggled, walked,
  wayOf,
} from "./repair_state.js";
import { RepairView } from "./repair_view.js";
import { cellText, outcomeText, recordText, TOGETHER, wordText } from "./repair_words.js";

const range = (n) => Array.from({ length: n }, (_, i) => i);

class Repair {
  constructor(model, el) {
    this.model = model;
    this.isPlain = model.get("_plain");
    this.isOneByOne = model.get("_one_by_one");
    const [shape, codes] = [model.get("_shape"), model.get("_codes")];
    this.columns = shape[1];
    this.picture = this.read(shape);
    const { change, stop } = follow(model, ["_way"], () => this.update());
    this.change = change;
    this.stop = stop;
    this.codeNamed = (wanted) => codes.find(({ name }) => name === wanted);
    this.makeSending = remembered((name, spread) => this.send(this.codeNamed(name), spread));
    this.aimed = -1; // the number of a word
    this.cursors = { received: -1, checksReceived: -1 };
    this.isCovered = model.get("_covered");
    this.isMarked = !this.isCovered;
    this.isWaiting = this.isCovered; // for the reader to ask for the repair
    this.record = 0; // presses; 0 before there is one
    const actions = {
      way: () => this.way, become: (values) => this.become(values), redraw: () => this.draw(),
      spread: () => this.turnSpread(),
      toggleMarks: () => { this.isMarked = !this.isMarked; this.draw(); },
      toggleRepair: () => { this.isWaiting = !this.isWaiting; this.update(); },
      toggleCover: () => { this.isCovered = !this.isCovered; this.draw(); },
    };
    const told = {
      codes, shape, largestNoise: model.get("_largest_noise"), isPlain: this.isPlain,
      isCovered: this.isCovered, isOneByOne: this.isOneByOne,
    };
    this.view = new RepairView(el, told, actions);
    this.update();
    requestAnimationFrame(() => this.draw()); // once the page gives the colours
  }

  read([rows, columns]) {
    const picture = new Uint8Array(rows * columns);
    this.model.get("_cells").forEach((row, i) => row.forEach((j) => { picture[i * columns + j] = 1; }));
    return picture;
  }

  get way() {
    return this.model.get("_way");
  }

  become(values) {
    this.change({ _way: { ...this.way, ...values } });
  }

  // Put the cells into words in the other way. The damage by hand stays in the cells where it is.
  turnSpread() {
    const { code: name, spread, damage } = this.way;
    const [before, after] = [spread, !spread].map((way) =>
      layoutOf(this.picture.length, this.codeNamed(name), way));
    this.become({ spread: !spread, damage: movedDamage(damage, before, after) });
  }

  // What does not depend on the noise; the pictures are made anew.
  send(code, spread) {
    const layout = layoutOf(this.picture.length, code, spread);
    const cells = layout.cells.slice(0, this.picture.length);
    const views = this.view.build(code, { cells: cells.length, checks: layout.checks.length });
    this.aimed = -1;
    this.cursors = { received: -1, checksReceived: -1 };
    this.hear(views.received, cells, "received");
    this.hear(views.checksReceived, layout.checks, "checksReceived");
    return { code, layout, cells, views, bits: sentBits(this.picture, code, layout) };
  }

  update() {
    const { way } = this;
    const sending = this.makeSending(way.code, way.spread);
    const { code, bits, cells, layout } = sending;
    const flips = flipsOf(way, bits.length);
    const received = bits.map((bit, i) => bit ^ flips[i]);
    const repaired = repairedBits(received, code);
    const wordOf = (i) => Math.floor(i / code.length);
    const lost = new Set(cells.filter((i) => repaired[i] !== bits[i]).map(wordOf));
    this.now = { ...sending, received, repaired };
    const after = differences(bits, repaired, cells);
    const told = outcomeText({
      before: differences(bits, received, cells), after, cells: cells.length,
      flipped: differences(bits, received, range(bits.length)), bits: bits.length,
      lost: lost.size, words: layout.count,
    }, { isPlain: this.isPlain, isWaiting: this.isWaiting });
    this.record = recordOf(this.record, way, after);
    const counted = this.isOneByOne ? ` ${recordText(way.damage.length, this.record)}` : "";
    this.outcome = `${told}${counted}`;
    this.draw();
  }

  draw() {
    const { views, cells, layout, bits, received, repaired, code } = this.now;
    const hasFrames = !this.isPlain || !this.view.isLookedAt;
    const near = (i) => hasFrames && this.aimed >= 0 && Math.floor(i / code.length) === this.aimed;
    const isMarked = this.isMarked && !this.isCovered;
    const show = (view, places, shown, cursor) => drawBits(
      view, places.map((i) => shown[i]), (p) => isMarked && shown[places[p]] !== bits[places[p]],
      (p) => near(places[p]), cursor,
    );
    show(views.sent, cells, bits);
    show(views.received, cells, received, this.cursors.received);
    show(views.repaired, cells, repaired);
    show(views.checksSent, layout.checks, bits);
    show(views.checksReceived, layout.checks, received, this.cursors.checksReceived);
    const { isMarked: marks, isCovered, isWaiting } = this;
    this.view.draw(this.way, this.outcome, { isMarked: marks, isCovered, isWaiting });
    this.say();
  }

  say() {
    const { bits, received, repaired, code } = this.now;
    if (this.aimed < 0) return;
    const places = range(code.length).map((j) => this.aimed * code.length + j);
    const [wrong, left] = [received, repaired].map((seen) => differences(bits, seen, places));
    const ofPlain = this.view.isLookedAt ? "" : TOGETHER;
    const ofWord = this.isPlain ? ofPlain : wordText(this.aimed, wrong, left, code.length);
    const text = `${this.pointedText()} ${ofWord}`.trim();
    if (this.view.message.textContent !== text) this.view.message.textContent = text;
  }

  // What stands at the place pointed at, as it is now.
  pointedText() {
    const { places, place, name } = this.pointed;
    const { views, received, bits } = this.now;
    const [bit, label] = [places[place], name === "received" ? "Cell" : "Check"];
    const isWrong = this.isCovered ? null : received[bit] !== bits[bit];
    return cellText(label, place, views[name].columns, received[bit], isWrong);
  }

  // Flip what is under the brush; a brush that only points flips nothing.
  paint(view, places, way, isPainted) {
    const reach = this.view.brush.value;
    if (reach === "") return;
    const around = (place) => blot(place, view.columns, places.length, Number(reach));
    const touched = new Set(way.flatMap(around).map((p) => places[p]));
    const fresh = [...touched].filter((bit) => !isPainted.has(bit));
    if (!fresh.length) return;
    fresh.forEach((bit) => isPainted.add(bit));
    this.become({ damage: toggled(this.way.damage, fresh) });
  }

  aim(places, place, name) {
    this.aimed = place < 0 ? -1 : Math.floor(places[place] / this.now.code.length);
    this.pointed = { places, place, name };
    if (place < 0) this.view.message.textContent = "";
    this.draw();
  }

  hear(view, places, name) {
    const { element, columns } = view;
    let stroke = null; // the bits that it has flipped
    let last = -1; // where the brush was; -1 outside
    let aimedAt = -1;
    const at = (event) => placeUnder(view, event, places.length);
    const follow = (place) => {
      if (place === aimedAt) return;
      aimedAt = place;
      this.aim(places, place, name);
    };
    // A quick stroke tells few of its places: draw a line from the last one, as far as the border.
    const drawTo = (event, place) => {
      if (last < 0 && place < 0) return;
      const to = place < 0 ? nearestPlace(view, event, places.length) : place;
      const from = last < 0 ? to : last;
      this.paint(view, places, [from, ...wayOf(from, to, columns, 1)], stroke);
      last = place;
    };
    listen(element, "pointerdown", (event) => {
      stroke = new Set();
      const place = at(event);
      last = place;
      this.cursors[name] = this.isOneByOne && event.pointerType !== "mouse" ? place : -1;
      if (event.pointerType === "mouse") drawTo(event, place);
      follow(place);
      aimedAt = -1;
    });
    listen(element, "pointermove", (event) => {
      const place = at(event);
      const isAiming = this.isOneByOne && event.pointerType !== "mouse"; // it flips where it is lifted
      if (stroke && !isAiming) drawTo(event, place);
      if (isAiming) this.cursors[name] = place;
      follow(place);
    });
    listen(element, "pointerup", (event) => {
      const place = at(event);
      if (this.isOneByOne) last = place; // it flips only where the finger is lifted
      if (stroke && event.pointerType !== "mouse") drawTo(event, place);
      stroke = null;
      aimedAt = -2;
      follow(place);
    });
    listen(element, "pointercancel", () => { stroke = null; });
    listen(element, "pointerleave", (event) => {
      if (stroke && event.pointerType === "mouse") drawTo(event, -1);
      stroke = null;
      if (event.pointerType === "mouse") follow(-1);
    });
    this.hearKeys(view, places, name);
  }

  hearKeys(view, places, name) {
    const { element, columns } = view;
    listen(element, "keydown", (event) => {
      const start = Math.max(0, this.cursors[name]); // a first key begins at the top left
      const next = walked(start, event.key, columns, places.length);
      const isPress = event.key === " " || event.key === "Enter";
      if (next === null && !isPress) return;
      event.preventDefault();
      this.cursors[name] = next ?? start;
      if (isPress) this.paint(view, places, [this.cursors[name]], new Set());
      this.aim(places, this.cursors[name], name);
    });
    listen(element, "focus", () => {
      if (!element.matches(":focus-visible")) return;
      this.cursors[name] = 0;
      this.aim(places, 0, name);
    });
    listen(element, "blur", () => {
      this.cursors[name] = -1;
      this.aim(places, -1, name);
    });
  }
}

function render({ model, el }) {
  keepKeys(el);
  return new Repair(model, el).stop;
}

export default { render };
