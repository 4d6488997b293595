// The playground as a whole: examples, the board, what the algebra says, and three panels to change it all.

import { make } from "./dom.js";
import { BoardView } from "./play_view_board.js";
import { ChangeView } from "./play_view_change.js";
import { EndsView } from "./play_view_ends.js";
import { Examples } from "./play_view_examples.js";
import { FactsView } from "./play_view_facts.js";
import { GameTools } from "./play_view_game.js";
import { ShareView } from "./play_view_share.js";

const LARGE = 256; // cells

export class PlayView {
  constructor(el, actions) {
    this.el = el;
    this.examples = new Examples(actions.choose);
    this.board = new BoardView({ ...actions, press: actions.pressCell });
    this.game = new GameTools(actions);
    this.facts = new FactsView(actions);
    this.change = new ChangeView(actions);
    this.ends = new EndsView(actions);
    this.share = new ShareView(actions);
    const part = (name, ...children) => make("div", { className: name }, ...children);
    this.left = part("mm-play-left", this.board.element, this.game.element);
    el.classList.add("mm-board", "mm-game", "mm-play");
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", "playground");
    this.game.tools.append(this.board.zoom);
    el.replaceChildren(
      this.examples.element,
      part(
        "mm-play-main",
        this.left,
        part("mm-play-facts", this.facts.element),
        part("mm-play-panels", this.change.element, this.ends.element, this.share.element),
      ),
    );
  }

  draw(state) {
    const { el, board, game, facts, change, ends, share } = this;
    el.classList.toggle("mm-solved", state.outcome === "won" && state.presses.length > 0);
    el.classList.toggle("mm-by-mask", !state.shape.places && state.mode.kind === "press");
    el.classList.toggle("mm-dense", state.shape.size > LARGE);
    for (const view of [game, board, facts, change, ends, share]) view.draw(state);
  }

  // The board, where it has gone out of sight.
  showBoard(takesFocus = true) {
    this.board.element.scrollIntoView({ block: "nearest" });
    if (takesFocus) this.board.board.focus();
  }

  stop() {
    this.examples.stop();
    this.game.time.stop();
  }
}
