// One choice V, pressed with N again and again: a column of the ladder for each press.

import { frame } from "./aim.js";
import { captioned, describe, grid, showBits, still } from "./cells.js";
import { allOf, piecesOf, standsOf, STARTS, STEPS, walkedOf } from "./climb_state.js";
import {
  ALL, allText, ASK, BACK, boardName, CENTRE, centreText, climbText, CORNERS, EDGES, GIVEN, GUESS, guessName,
  HELP, LEFT, linesText, MASKS, NEXT, NO_GUESS, RANDOM, rungName, RUNGS, STARTS as NAMES, walkedText,
} from "./climb_words.js";
import { button, keepKeys, make } from "./dom.js";
import { stepOf, walkOf } from "./fading_state.js";
import { fold } from "./masks.js";
import { follow } from "./model.js";
import { drawnWith } from "./rule_maker_state.js";
import { KINDS } from "./rungs_state.js";
import { draw } from "./svg.js";

const SIDE = 3;
const tools = (label, ...children) =>
  make("div", { className: "mm-tools", role: "group", "aria-label": label }, ...children);

class Climb {
  constructor(model, el) {
    this.model = model;
    this.walked = new Set();
    this.asks = false; // of all V
    this.guesses = new Array(STEPS).fill(null); // the floor after each press, as the reader guesses it
    const { change, stop } = follow(model, ["choice", "matrix", "step"], () => this.update());
    this.stop = stop;
    const begin = (bits) => change({ choice: fold(bits, SIDE), step: 0 });
    const press = (cell) => begin(this.choice.map((bit, i) => (i === cell ? 1 - bit : bit)));
    const { board, squares } = grid({ rows: SIDE, columns: SIDE }, "the choice V", press,
      (cell) => frame(squares, cell < 0 ? [] : [cell]));
    this.own = { board, squares, shown: null };
    this.columns = Array.from({ length: STEPS + 1 }, (_, k) => this.drawColumn(boardName(k)));
    this.columns[0].board.setAttribute("aria-hidden", "true"); // the same V is pressed above
    this.masks = MASKS.map((name) => this.drawStill(name));
    this.next = button(NEXT, () => change({ step: Math.min(STEPS, model.get("step") + 1) }));
    this.back = button(BACK, () => change({ step: 0 }));
    this.all = button(ALL, () => {
      this.asks = !this.asks;
      this.update();
    });
    this.guessed = this.guesses.map((_, i) => this.drawGuess(i));
    this.starts = NAMES.map((name, i) => button(name, () => begin(STARTS[i])));
    const others = (matrix) => {
      this.forget();
      change({ matrix, step: 0 });
    };
    this.given = button(GIVEN, () => others(model.get("_given")));
    this.random = button(RANDOM, () => others(drawnWith(true, model.get("_tied"))));
    this.status = make("div", { className: "mm-message", role: "status" });
    this.told = make("div", { className: "mm-message" });
    this.help = make("div", { className: "mm-help" });
    this.left = make("div", { className: "mm-message mm-climb-left", "aria-live": "polite" });
    this.lay(el);
    this.update();
  }

  drawStill(name) {
    const board = still(new Array(SIDE * SIDE).fill(0), SIDE, name);
    return { name, board, squares: [...board.children], shown: null, element: captioned(name, board) };
  }

  // Where the reader chooses a rung as the floor after i + 1 presses.
  drawGuess(i) {
    const option = (textContent, value) => make("option", { textContent, value });
    const rungs = RUNGS.map((_, rung) => option(rungName(rung), rung)).reverse();
    const select = make("select", { "aria-label": guessName(i + 1) }, option(NO_GUESS, ""), ...rungs);
    select.addEventListener("change", () => {
      this.guesses[i] = select.value === "" ? null : Number(select.value);
      this.update();
    });
    return select;
  }

  // A board above its places on the ladder, the highest rung first; the centre stands below them.
  drawColumn(name) {
    const tag = (textContent) => make("b", { className: "mm-climb-tag", textContent });
    const places = RUNGS.map(() => {
      const [corners, edges] = [tag(CORNERS), tag(EDGES)];
      return { corners, edges, element: make("div", { className: "mm-climb-place" }, corners, edges) };
    });
    const centre = make("div", { className: "mm-climb-centre" });
    const count = make("div", { className: "mm-climb-count" });
    const one = this.drawStill(name);
    const lines = draw("svg", { viewBox: "0 0 3 3", class: "mm-climb-lines", "aria-hidden": "true" });
    const pieced = make("div", { className: "mm-climb-pieced" });
    one.board.replaceWith(pieced);
    pieced.append(one.board, lines);
    return { ...one, places, centre, count, lines };
  }

  lay(el) {
    const label = (textContent) => make("div", { className: "mm-climb-label", textContent });
    const rows = RUNGS.map((words, rung) => [
      label(rung ? `${rung}  ${words}` : words), ...this.columns.map(({ places }) => places[rung].element)]);
    const ladder = make("div", { className: "mm-climb-ladder", "aria-hidden": "true" },
      ...rows.reverse().flat(), label(CENTRE), ...this.columns.map(({ centre }) => centre),
      label(LEFT), ...this.columns.map(({ count }) => count));
    this.ladder = ladder;
    const guesses = make("div", { className: "mm-climb-guesses", role: "group", "aria-label": GUESS },
      label(GUESS), make("div"), ...this.guessed);
    const boards = make("div", { className: "mm-climb-boards" }, make("div"),
      ...this.columns.map(({ element }) => element));
    const masks = this.masks.map(({ element }) => element);
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned("V: press cells", this.own.board), ...masks),
      tools("masks of N", this.given, this.random),
      make("div", { className: "mm-climb-tools" },
        tools("V to begin with", make("span", { textContent: "V =" }), ...this.starts),
        tools("presses", this.next, this.back, this.all)),
      this.status, make("div", { className: "mm-climb-chart" }, boards, ladder, guesses), this.left,
      this.told,
      this.help,
    );
  }

  get choice() {
    return this.model.get("choice").flat();
  }

  forget() {
    this.walked.clear();
    for (const { places } of this.columns) for (const { element } of places) delete element.dataset.been;
  }

  update() {
    const { choice, model } = this;
    const [matrix, step] = [model.get("matrix"), model.get("step")];
    const walk = walkOf(matrix, choice);
    const n = stepOf(matrix);
    this.masks.forEach((one, i) => showStill(one, n[KINDS[i][0]]));
    this.own.shown = showBits(this.own.squares, SIDE, choice, this.own.shown);
    const hasGuessed = !this.guesses.includes(null);
    const all = this.asks && hasGuessed ? allOf(matrix) : null;
    this.columns.forEach((one, k) => {
      this.showColumn(one, walk[k], k, step);
      showAll(one, all && all[k]);
    });
    this.ladder.dataset.all = Boolean(all);
    this.all.setAttribute("aria-pressed", Boolean(all));
    this.all.disabled = !hasGuessed;
    const asked = hasGuessed ? "" : ASK;
    this.left.textContent = all ? allText(all.slice(1).map(({ floor }) => floor), this.guesses) : asked;
    const walked = walkedOf(walk, step);
    if (walked >= 0) this.walked.add(walked);
    this.starts.forEach((one, i) => one.setAttribute("aria-pressed", STARTS[i].join() === choice.join()));
    this.next.disabled = step === STEPS;
    this.back.disabled = step === 0;
    this.given.disabled = matrix.join() === model.get("_given").join();
    const gone = walk.slice(0, step + 1).findIndex((bits) => !bits.includes(1));
    this.status.textContent = climbText(standsOf(walk[step]), step, gone);
    this.help.textContent = `${linesText(step)} ${HELP}`.trim();
    this.told.textContent = walkedText(this.walked);
    this.told.dataset.done = this.walked.size === NAMES.length;
  }

  showColumn(one, bits, k, step) {
    const isShown = k <= step;
    showStill(one, bits);
    one.element.style.visibility = isShown ? "visible" : "hidden";
    const { corners, edges, centre } = standsOf(bits);
    one.places.forEach((place, rung) => {
      const [hasCorners, hasEdges] = [corners, edges].map((stands) => isShown && stands === rung);
      place.corners.dataset.here = hasCorners;
      place.edges.dataset.here = hasEdges;
      if (hasCorners || hasEdges) place.element.dataset.been = true;
    });
    one.lines.replaceChildren(...piecesOf(bits, k).flatMap((cells) => linesOf(cells)));
    one.centre.textContent = isShown ? centreText(centre) : "";
    one.centre.dataset.bit = isShown ? centre : 0;
  }
}

// Where some V stands after so many presses, the floor of these places, and how many boards are left.
function showAll(one, left) {
  one.count.textContent = left ? left.count : "";
  one.places.forEach(({ element }, rung) => {
    element.dataset.none = Boolean(left && !left.rungs.has(rung));
    element.dataset.floor = Boolean(left && left.floor === rung);
  });
}

// A line through cells, light below it so that it is seen on black.
function linesOf(cells) {
  const places = cells.map((cell) => `${(cell % SIDE) + 0.5},${Math.floor(cell / SIDE) + 0.5}`);
  const points = cells.length > 2 ? [...places, places[0]].join(" ") : places.join(" ");
  return ["below", "above"].map((place) => draw("polyline", { points, class: `mm-climb-line-${place}` }));
}

function showStill(one, bits) {
  one.shown = showBits(one.squares, SIDE, bits, one.shown);
  one.board.setAttribute("aria-label", `${one.name}: ${describe(bits, SIDE)}`);
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-climb");
  keepKeys(el);
  return new Climb(model, el).stop;
}

export default { render };
