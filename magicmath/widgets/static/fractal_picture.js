// A picture and the presses of fractal MAGIC that make it: point at one, and see what belongs to it.

import { keepKeys, listen } from "./dom.js";
import {
  cellsOf, pairsOf, pictureOf, pressesOf, pressesOn, SIDE, spotOf, uneven,
} from "./fractal_picture_state.js";
import { FractalPictureView } from "./fractal_picture_view.js";
import { AIM, cellText, countText, pressText, WALK } from "./fractal_picture_words.js";
import { follow } from "./model.js";
import { placeUnder } from "./repair_canvas.js";
import { blot, toggled, walked, wayOf } from "./repair_state.js";

const SIZE = SIDE * SIDE;
const NONE = { name: "presses", place: -1 };

class FractalPicture {
  constructor(model, el) {
    this.model = model;
    const { change, stop } = follow(model, ["_now"], () => this.update());
    this.become = (values) => change({ _now: { ...this.now, ...values } });
    this.stop = stop;
    this.at = 0; // in the walk
    this.view = new FractalPictureView(el, {
      become: this.become, step: (down, right) => this.step(down, right),
      walk: model.get("_walk") ? (by) => this.walk(by) : null,
    });
    this.aimed = null; // a cell or a press under the pointer
    const keep = (way) => this.become({ press: spotOf(way.at(-1)) });
    this.hear("cells", (way, reach, done) => this.paint(way, reach, done));
    this.hear("presses", keep);
    this.update();
    requestAnimationFrame(() => this.draw()); // once the page gives the colours
  }

  get now() {
    return this.model.get("_now");
  }

  update() {
    const { shape, flips } = this.now;
    this.cells = pictureOf({ shape, flips });
    this.presses = pressesOf(this.cells);
    this.view.choose(shape);
    this.view.walksIn(shape === "disc" && !flips.length, this.at);
    this.view.status.textContent = countText(this.cells, this.presses);
    this.draw();
  }

  draw() {
    this.view.cells.show(this.cells);
    this.view.presses.show(this.presses);
    this.mark();
  }

  // Keep the press beside the one that is kept.
  step(down, right) {
    const [row, column] = this.now.press;
    this.aimed = null;
    this.become({ press: [row + down, column + right] });
  }

  // Go to another step of the walk: it has its press, and all of them belong to the disc.
  walk(by) {
    const isAway = this.now.shape !== "disc" || this.now.flips.length > 0;
    if (!isAway) this.at = Math.max(0, Math.min(WALK.length - 1, this.at + by));
    this.aimed = null;
    this.become({ shape: "disc", flips: [], press: WALK[this.at].press });
    this.view.walksIn(true, this.at);
  }

  mark() {
    const { view, cells, now: { press } } = this;
    view.limit(press);
    const kept = press && { name: "presses", place: press[0] * SIDE + press[1] };
    const { name, place } = this.aimed ?? kept ?? NONE;
    if (place < 0) {
      view.cells.mark([], -1);
      view.presses.mark([], -1);
      view.say(AIM);
      return;
    }
    const isPress = name === "presses";
    const linked = isPress ? cellsOf(place) : pressesOn(place);
    view.cells.mark(isPress ? linked : [], isPress ? -1 : place, isPress ? pairsOf(place, linked) : []);
    view.presses.mark(isPress ? [] : linked, isPress ? place : -1);
    const black = linked.filter((at) => cells[at]).length;
    const told = () => pressText(place, linked, black, uneven(place, linked, cells));
    view.say(isPress ? told() : cellText(place, cells[place], linked));
  }

  aim(name, place) {
    this.aimed = place < 0 ? null : { name, place };
    this.mark();
  }

  // Flip what the brush passes, each cell once in a stroke.
  paint(way, reach, done) {
    const passed = new Set(way.flatMap((place) => blot(place, SIDE, SIZE, reach)));
    const fresh = [...passed].filter((cell) => !done.has(cell));
    fresh.forEach((cell) => done.add(cell));
    if (fresh.length) this.become({ flips: toggled(this.now.flips, fresh) });
  }

  hear(name, press) {
    const { element, view } = this.view[name];
    let stroke = null; // the cells that it has flipped
    let last = null; // where the brush was
    let cursor = 0;
    const act = (event) => {
      const place = placeUnder(view, event, SIZE);
      if (stroke && place >= 0) {
        press(wayOf(last ?? place, place, SIDE, 1), Number(this.view.brush.value), stroke);
        last = place;
      }
      this.aim(name, place);
    };
    const begin = (event) => {
      stroke = new Set();
      last = null;
      if (event.pointerType === "mouse") act(event);
    };
    listen(element, "pointerdown", begin);
    listen(element, "pointermove", act);
    listen(element, "pointerup", (event) => {
      if (event.pointerType !== "mouse") act(event);
      stroke = null;
    });
    listen(element, "pointercancel", () => { stroke = null; });
    listen(element, "pointerleave", (event) => {
      stroke = null;
      if (event.pointerType === "mouse") this.aim(name, -1);
    });
    listen(element, "keydown", (event) => {
      const next = walked(cursor, event.key, SIDE, SIZE);
      const isPress = event.key === " " || event.key === "Enter";
      if (next === null && !isPress) return;
      event.preventDefault();
      cursor = next ?? cursor;
      if (isPress) press([cursor], 0, new Set());
      this.aim(name, cursor);
    });
    listen(element, "focus", () => { if (element.matches(":focus-visible")) this.aim(name, cursor); });
    listen(element, "blur", () => this.aim(name, -1));
  }
}

function render({ model, el }) {
  keepKeys(el);
  return new FractalPicture(model, el).stop;
}

export default { render };
