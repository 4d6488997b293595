// Wythoff's game against the perfect player; the lost places that were met stay marked.

import { showing, TurnGame } from "./turn_game.js";
import { drawStart, leads, lostPlaces, replyTo, standing, withFound } from "./wythoff_state.js";
import { WythoffView } from "./wythoff_view.js";

class Wythoff extends TurnGame {
  constructor(model, el) {
    super(model, el, "lost");
    this.side = model.get("_side");
    this.lost = lostPlaces(this.side);
    this.found = withFound([], [0, 0]);
    this.begin(new WythoffView(el, this.actions, this.side, this.lost), {}, /^Arrow/);
  }

  makeActions() {
    return { ...super.makeActions(), press: (place) => this.canLeave(place) && this.move(place) };
  }

  canLeave(place) {
    return this.state.isYourTurn && leads(this.state.heaps, place);
  }

  standing() {
    return standing(this.play, this.lost);
  }

  reply() {
    return replyTo(this.state.heaps, this.lost);
  }

  drawnStart() {
    return drawStart(this.side, this.lost, this.found);
  }

  placeBeside(key) {
    const [x, y] = this.view.place;
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const [down, right] = steps[key];
    const within = (n) => Math.min(this.side - 1, Math.max(0, n));
    return [within(x + down), within(y + right)];
  }

  update() {
    const { hasMoved, isLost, heaps } = this.standing();
    if (hasMoved && isLost) this.found = withFound(this.found, heaps);
    this.view.found = this.found;
    super.update();
  }
}

export default { render: showing(Wythoff) };
