// The six symmetries: stand on a matrix, multiply by another, and walk to the product.

import { button, keepKeys, listen, make } from "./dom.js";
import { folded, rulesPanel } from "./forms.js";
import { cellsPath, Hexagon } from "./hexagon.js";
import { follow, remembered } from "./model.js";
import { factorOfSide, orderOf, placesOf, productsOf, sidesIn, sixOf, tableOf } from "./symmetries_state.js";
import {
  ALL, askText, GUESS, guessedText, guessText, HOW, HOW_SIDES, HOW_TO_GUESS, KEYS, lettersText, madeText,
  movedText, sidesText, statusText, stepText,
} from "./symmetries_words.js";
import { draw } from "./svg.js";

const SIZES = [1, 2, 3, 4];

class Symmetries {
  constructor(model, el) {
    this.model = model;
    this.names = Object.fromEntries(model.get("_named"));
    this.order = Object.keys(this.names);
    this.matricesOf = remembered((levels) => ({ six: sixOf(levels), table: tableOf(levels) }));
    this.aimed = null; // a product of the table: its factors
    this.made = new Set(); // of the products in the table
    this.asks = model.get("_asks"); // where a step leads, before it is made
    this.isOfSides = model.get("_sides_first"); // only J and ⌽G are factors, until the reader wants all
    this.open = null; // the factor of a step to guess
    this.guesses = [];
    this.missed = new Set(); // of the products made, those that were guessed wrong
    const { change, stop } = follow(model, ["levels", "start", "walk"], () => this.update());
    this.change = change;
    this.stop = stop;
    this.lay(el);
    this.update();
  }

  lay(el) {
    const { order } = this;
    this.hexagon = new Hexagon(order, orderOf, (name) => this.standOn(name));
    this.factors = Object.fromEntries(order.map((name) => [name, this.factorOf(name)]));
    this.undo = button("Undo", () => this.takeBack());
    this.again = button("Back to I", () => this.beginAt(order[0]));
    this.guess = button(GUESS, () => this.askOrTell());
    this.all = button(ALL, () => this.bringAll(), { hidden: !this.isOfSides });
    const size = (levels) => make("option", { value: levels, textContent: `${2 ** levels}×${2 ** levels}` });
    const onchange = () => this.change({ levels: Number(this.size.value) });
    this.size = make("select", { onchange, "aria-label": "size of the matrices" }, ...SIZES.map(size));
    this.status = make("div", { className: "mm-score", role: "status" });
    this.message = make("div", { className: "mm-message" });
    this.letters = make("p");
    this.products = this.makeTable();
    this.told = folded("The letters", this.letters);
    const buttons = order.map((name) => this.factors[name].button);
    const bar = make("div", { className: "mm-menu", role: "group" }, ...buttons);
    bar.setAttribute("aria-label", "multiply by");
    const panel = make(
      "div", { className: "mm-symmetry-side" }, make("div", { textContent: "Multiply by" }), bar,
      make("div", { className: "mm-tools" }, this.undo, this.again, this.size, this.guess, this.all),
      this.products,
      make("div", { className: "mm-line-of-state" }, this.status), this.message, // below: nothing may move
      this.told,
    );
    el.classList.add("mm-board", "mm-symmetries");
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "Symmetries of a geniton");
    const both = make("div", { className: "mm-symmetry" }, this.hexagon.element, panel);
    const rules = [...(this.isOfSides ? [HOW_SIDES] : []), ...(this.asks ? HOW_TO_GUESS : HOW)];
    el.replaceChildren(both, rulesPanel(rules, KEYS));
    this.offer();
    el.addEventListener("keydown", (event) => this.hearKey(event));
  }

  // The factors to choose from: at first only two of them, and no table.
  offer() {
    for (const name of this.order) this.factors[name].button.hidden = !this.offered.includes(name);
    for (const part of [this.size, this.told]) part.hidden = this.isOfSides;
    this.products.hidden = this.model.get("_sides_first"); // there the hexagon alone is walked
    this.guess.hidden = this.isOfSides || !this.model.get("_asks");
  }

  get offered() {
    return this.isOfSides ? [factorOfSide(0), factorOfSide(1)] : this.order;
  }

  bringAll() {
    this.isOfSides = false;
    this.all.hidden = true;
    this.offer();
    this.beginAt(this.order[0]);
    this.factors[this.order[0]].button.focus({ preventScroll: true });
  }

  factorOf(name) {
    const cells = draw("path", { class: "mm-ones" });
    const paper = draw("rect", { x: -18, y: -18, width: 36, height: 36, rx: 3, class: "mm-paper" });
    const looks = { viewBox: "-18 -18 36 36", width: 36, height: 36, "aria-hidden": "true" };
    const icon = draw("svg", looks, paper, cells);
    const made = button("", () => this.multiply(name), { className: "mm-mask" });
    made.append(icon, name);
    made.setAttribute("aria-label", `multiply by ${name}, ${this.names[name]}`);
    return { button: made, cells };
  }

  makeTable() {
    const { order } = this;
    const head = (textContent, scope) => make("th", { scope, textContent });
    this.entries = {};
    const row = (left) => {
      this.entries[left] = {};
      const cells = order.map((right) => {
        const cell = make("td");
        listen(cell, "pointerenter pointerdown", () => this.has(left, right) && this.aim(left, right));
        listen(cell, "pointerleave", () => this.aim(null));
        this.entries[left][right] = cell;
        return cell;
      });
      return make("tr", {}, head(left, "row"), ...cells);
    };
    const top = make("tr", {}, head("·", "col"), ...order.map((name) => head(name, "col")));
    const body = make("tbody", {}, ...order.map(row));
    const table = make("table", { className: "mm-products" }, make("thead", {}, top), body);
    table.setAttribute("aria-label", "products modulo 2, the left factor at the left");
    return table;
  }

  has(left, right) {
    return this.made.has(`${left} ${right}`);
  }

  fillTable() {
    for (const pair of productsOf(this.state, this.table)) this.made.add(pair.join(" "));
    for (const left of this.order) {
      for (const right of this.order) {
        this.entries[left][right].textContent = this.has(left, right) ? this.table[left][right] : "";
      }
    }
  }

  get state() {
    return { start: this.model.get("start"), walk: this.model.get("walk") };
  }

  multiply(name) {
    if (this.asks) this.ask(this.open === name ? null : name);
    else this.step(name);
  }

  step(name) {
    const from = this.place;
    this.change({ walk: [...this.state.walk, name] });
    this.hexagon.slideDots(from, this.place);
  }

  ask(name) {
    this.open = name;
    this.update();
  }

  // The reader taps where the open step leads.
  answer(place) {
    const [from, name] = [this.place, this.open];
    const to = this.table[from][name];
    this.guesses.push(place === to);
    this.missed[place === to ? "delete" : "add"](`${from} ${name}`);
    this.open = null;
    this.step(name);
    const step = stepText(from, name, to);
    this.status.textContent = guessText(step, place, to);
    this.hexagon.say(`${place === to ? "✓" : "✗"} ${step}`);
  }

  askOrTell() {
    this.asks = !this.asks;
    this.ask(null);
  }

  standOn(name) {
    if (this.open) this.answer(name);
    else this.beginAt(name);
  }

  beginAt(name) {
    this.open = null;
    this.change({ start: name, walk: [] });
  }

  takeBack() {
    if (this.open) this.ask(null);
    else if (this.state.walk.length) this.change({ walk: this.state.walk.slice(0, -1) });
  }

  aim(from, name) {
    this.aimed = from ? { from, name } : null;
    this.draw();
  }

  update() {
    const levels = this.model.get("levels");
    const { six, table } = this.matricesOf(levels);
    this.table = table;
    this.places = placesOf(this.state, table);
    this.place = this.places.at(-1);
    if (this.shown !== levels) {
      this.shown = levels;
      this.hexagon.drawMatrices(six);
      for (const name of this.order) this.factors[name].cells.setAttribute("d", cellsPath(six[name], 18));
    }
    this.fillTable();
    this.size.value = levels;
    this.aimed = null;
    this.status.textContent = this.open ? askText(this.place, this.open)
      : statusText(this.state, this.places, this.names, this.isOfSides);
    this.hexagon.say(this.open ? stepText(this.place, this.open, "?") : "");
    this.sides = sidesIn(new Set([...this.made].filter((pair) => !this.missed.has(pair))), this.order);
    this.hexagon.showSides(this.sides.map((isFound) => isFound || !this.asks));
    this.guess.setAttribute("aria-pressed", this.asks);
    for (const name of this.guess.hidden ? [] : this.order) {
      this.factors[name].button.setAttribute("aria-pressed", name === this.open);
    }
    this.undo.disabled = !this.state.walk.length && !this.open;
    this.again.disabled = !this.state.walk.length && !this.open && this.place === this.order[0];
    this.draw();
  }

  draw() {
    const { table, order, places, aimed } = this;
    const { walk } = this.state;
    const last = walk.length ? { from: places.at(-2), name: walk.at(-1) } : null;
    const shown = aimed ?? last;
    const to = shown && table[shown.from][shown.name];
    this.hexagon.drawArrow(shown && [shown.from, to]);
    const here = (name) => (name === this.place ? ", you stand here" : "");
    const nameOf = (name) => `${name} ${orderOf(name).join(" ")}, ${this.names[name]}${here(name)}`;
    this.hexagon.mark(this.place, aimed ? to : null, nameOf);
    for (const left of order) {
      for (const right of order) {
        const isShown = shown?.from === left && shown?.name === right;
        this.entries[left][right].classList.toggle("mm-aimed", isShown);
      }
    }
    const pointedAt = aimed ? ` ${stepText(aimed.from, aimed.name, to)}.` : "";
    const counted = this.products.hidden ? "" : madeText(this.made.size, order.length ** 2);
    const made = this.isOfSides ? sidesText(this.sides.filter(Boolean).length, order.length) : counted;
    this.message.textContent = guessedText(this.guesses) + made + pointedAt;
    const moved = last ? `${movedText(last.from, last.name, this.place)} ` : "";
    this.letters.textContent = moved + lettersText(this.place);
    this.reach();
  }

  // Tab reaches one factor; the others by arrows.
  reach() {
    const buttons = this.offered.map((name) => this.factors[name].button);
    const reached = buttons.find((one) => one === document.activeElement)
      ?? buttons.find((one) => one === this.reached) ?? buttons[0];
    this.reached = reached;
    for (const one of buttons) one.tabIndex = one === reached ? 0 : -1;
  }

  hearKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select, summary")) return;
    const node = event.target.closest(".mm-node");
    const group = node ? this.order.map((name) => this.hexagon.nodes[name].node)
      : this.offered.map((name) => this.factors[name].button);
    const at = group.indexOf(node ?? event.target.closest(".mm-mask"));
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Backspace") this.takeBack();
    else if (at >= 0 && step) group[(at + step + group.length) % group.length].focus();
    else if (node && (event.key === " " || event.key === "Enter")) this.standOn(this.order[at]);
    else return;
    event.preventDefault();
  }
}

function render({ model, el }) {
  keepKeys(el);
  return new Symmetries(model, el).stop;
}

export default { render };
