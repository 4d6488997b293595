// Nim against the perfect player: stones to take, the heaps in binary, and the parity of each column.

import {
  drawHeaps, drawPair, firstUnequal, flipped, lostMove, readHeaps, replyTo, standing, walk, winningMove,
} from "./nim_state.js";
import { NimView } from "./nim_view.js";
import { columnHintText, hintText, trialText, unequalText } from "./nim_words.js";
import { showing, TurnGame } from "./turn_game.js";

class Nim extends TurnGame {
  constructor(model, el) {
    super(model, el, "binary");
    this.hasToldColumn = false;
    const isStonesOnly = model.get("_stones_only");
    this.isMisere = model.get("_misere");
    this.trial = null;
    this.isPair = model.get("_pair");
    Object.assign(this, { losses: 0, wasLost: false });
    const { offersHints, isMisere, isPair } = this;
    const view = new NimView(el, this.actions, {
      isStonesOnly, offersHints, isMisere, isPair, flips: model.get("_flips"), records: model.get("_record"),
    });
    this.begin(view, !isStonesOnly && { b: this.actions.toggle }, /^(Arrow|Home|End)/);
  }

  makeActions() {
    return {
      ...super.makeActions(),
      take: (heap, left) => this.canTake(heap, left) && this.take(heap, left),
      aim: (heap, left) => this.aim(heap, left),
      flip: (heap, power) => this.flip(heap, power),
      makeTried: () => this.trial && this.take(this.trial.heap, this.trial.left),
      setUp: (text, first) => this.setUp(text, first),
    };
  }

  standing() {
    return standing(this.play, this.isMisere);
  }

  reply() {
    const { heaps } = this.state;
    if (this.isPair && heaps[0] === heaps[1]) return lostMove(heaps, !this.play.moves.length);
    return replyTo(heaps, this.isMisere);
  }

  drawnStart() {
    return this.isPair ? drawPair(this.play.start) : drawHeaps(this.isMisere);
  }

  placeBeside(key) {
    return walk(this.state.heaps, this.view.place, key);
  }

  become(values) {
    this.hasToldColumn = false;
    super.become(values);
  }

  aim(heap, left) {
    if (this.trial) return;
    this.view.table.aim(this.state.heaps, this.canTake(heap, left) ? heap : -1, left);
  }

  flip(heap, power) {
    const { heaps, isOver, isYourTurn, sum } = this.state;
    if (isOver || !isYourTurn) return;
    const trial = flipped(heaps, this.trial, heap, power);
    this.trial = trial;
    this.view.showTrial(this.state, trial, this.model.get("binary"));
    this.view.say(trial ? trialText(heaps[heap], trial.left, sum ^ heaps[heap] ^ trial.left) : "");
  }

  update() {
    this.trial = null;
    super.update();
    this.view.showRecord(this.play, this.model.get("binary"));
    this.view.showTrial(this.state, null, this.model.get("binary"));
    const isLost = this.isPair && this.state.isOver && this.state.isYourTurn;
    if (isLost && !this.wasLost) this.losses += 1;
    this.wasLost = isLost;
    if (isLost) this.tellUnequal();
  }

  tellUnequal() {
    const heaps = firstUnequal(this.play);
    if (heaps) this.view.say(unequalText(heaps, this.losses));
  }

  canTake(heap, left) {
    return heap >= 0 && this.state.isYourTurn && left < this.state.heaps[heap];
  }

  take(heap, left) {
    this.view.place = [heap, left];
    this.move([heap, left]);
  }

  startWith(values) {
    this.view.place = [0, 0];
    super.startWith(values);
  }

  setUp(text, first) {
    const [most, largest] = [this.model.get("_most_heaps"), this.model.get("_largest_heap")];
    const { heaps, error } = readHeaps(text, most, largest);
    if (error) return this.view.say(error);
    this.startWith({ start: heaps, first });
  }

  // Where the digits are in view and decide, first only which column to look at.
  hint() {
    const { heaps, sum } = this.state;
    const move = winningMove(heaps, this.isMisere);
    const isBinary = this.model.get("binary") && !this.isMisere;
    if (move && isBinary && !this.hasToldColumn) {
      this.hasToldColumn = true;
      return this.view.say(columnHintText(sum));
    }
    this.view.say(hintText(heaps, move, isBinary));
    if (move) this.view.table.hint(heaps, move);
  }
}

export default { render: showing(Nim) };
