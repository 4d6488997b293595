// What a reader can do while playing: press, ask for a hint, see the way and walk it, give up.

import { OPPONENTS } from "./game_words.js";
import { nameOfPlace } from "./play_looks.js";
import { countsOf, leftOf, listOf } from "./play_state.js";
import { plural } from "./words.js";

const STEP_MILLISECONDS = 450;
const NOTHING = "There is nothing to press here.";
const NO_MASKS = "Cells have no masks of their own here: press a mask below the board.";

function hintText(play, way, isProved) {
  const { shape } = play.session;
  const place = shape.places ? `, ${nameOfPlace(shape.places[way[0]], shape)}` : "";
  const left = `${plural(way.length, "press")} from here${isProved ? "" : " is one way"}`;
  return `Hint: press mask ${way[0]}${place}. ${left}.`;
}

export class Doing {
  constructor(play) {
    this.play = play;
    this.walking = null;
  }

  get session() {
    return this.play.session;
  }

  // Forget what was said of the board before.
  fresh(act) {
    return (...given) => {
      this.stopWalking();
      this.play.say("");
      this.play.hinted = -1;
      act(...given);
    };
  }

  actions() {
    const { play } = this;
    const onSession = (name) => this.fresh((...given) => this.session[name](...given));
    return {
      press: this.fresh((number) => this.press(number)),
      pressNumber: (text) => this.pressNumber(text),
      aimMask: (number) => play.aimMask(number),
      say: (text) => play.say(text),
      undo: () => !play.state.isContest && onSession("undo")(),
      redo: () => !play.state.isContest && onSession("redo")(),
      reset: onSession("reset"),
      hint: () => this.hint(),
      toggleWay: () => this.toggleWay(),
      walk: () => (this.walking ? this.stopWalking(true) : this.walk()),
      toggleDifference: () => play.set({ showsDifference: !play.showsDifference }),
      giveUp: () => this.giveUp(),
      challenge: (opponent) => this.challenge(opponent),
      keepSecret: (isSecret) => play.set({ isSecret, givenUp: false, wayTo: null }),
    };
  }

  press(number) {
    const { wayTo } = this.play;
    this.session.press(number);
    if (wayTo) this.play.showWay();
  }

  pressNumber(text) {
    const number = Number(text === "" ? NaN : text);
    const count = this.session.shape.masks.length;
    const isThere = Number.isInteger(number) && number >= 0 && number < count;
    if (isThere) return this.fresh((n) => this.press(n))(number);
    this.play.say(`There is no mask ${text || "without a number"}: they go from 0 to ${count - 1}.`);
  }

  pressCell(cell, isTap) {
    const { shape } = this.session;
    const number = shape.numberAt.get(cell);
    if (number === undefined) return this.play.say(shape.places ? NOTHING : NO_MASKS);
    this.play.view.game.guard.press(number, isTap);
  }

  get mayBeHelped() {
    const { isOver, isContest, told } = this.play.state;
    if (!told.reachable) this.play.say("Hints wait until you give up.");
    return told.reachable && (isOver || !isContest);
  }

  // A shortest way from here, once it is known; nothing where there is none, which is said.
  async wayFromHere() {
    const { cells, shape } = this.session;
    this.play.say("Looking for a short way…");
    const found = await this.play.facts.wayFrom(cells);
    if (!found || cells !== this.session.cells || shape !== this.session.shape) return undefined;
    this.play.say(found.presses ? "" : "No presses reach this goal. See what the algebra says.");
    return found.presses ? found : undefined;
  }

  async hint() {
    if (!this.mayBeHelped) return;
    const found = await this.wayFromHere();
    if (!found) return;
    const way = listOf(found.presses);
    if (!way.length) return this.play.say("You are at the goal.");
    this.play.say(hintText(this.play, way, found.isProved));
    this.play.set({ hinted: way[0] });
  }

  async toggleWay() {
    if (this.play.wayTo) return this.play.set({ wayTo: null });
    if (!this.mayBeHelped) return;
    const found = await this.wayFromHere();
    if (!found) return;
    const count = plural(listOf(found.presses).length, "press");
    this.play.set({ wayTo: { counts: found.presses, from: this.session.puzzle.presses } });
    this.play.say(`Press each marked place once, or as often as it says: ${count}.`);
  }

  // What is still to be pressed on the way that is shown.
  left() {
    const { wayTo } = this.play;
    const { puzzle: { presses, colours }, shape } = this.session;
    const count = shape.masks.length;
    const made = leftOf(countsOf(presses, count, colours), countsOf(wayTo.from, count, colours), colours);
    return leftOf(wayTo.counts, made, colours);
  }

  walk() {
    const step = () => {
      const [next] = this.play.wayTo ? listOf(this.left()) : [];
      if (next === undefined) return this.stopWalking(true);
      this.walking = setTimeout(step, STEP_MILLISECONDS);
      this.session.press(next);
    };
    step();
  }

  stopWalking(isTold = false) {
    clearTimeout(this.walking);
    this.walking = null;
    if (isTold) this.play.update();
  }

  giveUp() {
    const { way } = this.play.state;
    this.play.set({ givenUp: true });
    this.play.say(way === null ? "You gave up. No presses reach this goal."
      : `You gave up. The goal can be reached${way ? ` with ${plural(way.length, "press")}` : ""}.`);
  }

  challenge(opponent) {
    this.play.set({ opponent, wayTo: null, hinted: -1 });
    this.session.reset();
    this.play.say(OPPONENTS[opponent].terms);
  }
}
