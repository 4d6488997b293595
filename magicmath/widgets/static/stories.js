// Stories of what went wrong: press one, and each printed board is compared with the one it should be.

import { still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { differing } from "./masks.js";
import { follow } from "./model.js";
import {
  cardText, COUNT, coveredText, HELP, IN_STORY, markText, PRINTED, reasonText,
} from "./stories_words.js";

function boardOf(board, caption) {
  const drawn = still(board.flat(), board[0].length, caption);
  drawn.setAttribute("aria-hidden", "true");
  return make("span", { className: "mm-story-board" }, drawn, make("span", { textContent: caption }));
}

class Stories {
  constructor(model, el) {
    this.model = model;
    Object.assign(this, { printed: model.get("_printed"), stories: model.get("_stories"), pressed: -1 });
    const { change, stop } = follow(model, ["chosen"], () => this.update());
    Object.assign(this, { change, stop });
    this.chips = this.stories.map(({ name }) =>
      button(name, () => this.change({ chosen: name }), { className: "mm-chip" }));
    this.cards = this.printed.map((one, i) => this.cardOf(one, i));
    const named = { className: "mm-chips", role: "group", "aria-label": "stories" };
    const chips = make("div", named, ...this.chips);
    const about = { className: "mm-story-cards", role: "group", "aria-label": "what is printed" };
    const cards = make("div", about, ...this.cards.map(({ card }) => card));
    this.message = make("div", { className: "mm-message", role: "status" });
    el.replaceChildren(chips, cards, this.message);
    this.update();
  }

  cardOf({ name }, i) {
    const press = () => { this.pressed = i; this.update(); };
    const card = button("", press, { className: "mm-story-card" });
    const boards = make("span", { className: "mm-story-pair", "aria-hidden": "true" });
    const mark = make("span", { className: "mm-story-mark" });
    card.append(make("span", { className: "mm-story-name", textContent: name }), boards, mark);
    return { card, boards, mark };
  }

  update() {
    const story = this.stories.find(({ name }) => name === this.model.get("chosen"));
    this.chips.forEach((chip, i) => chip.setAttribute("aria-pressed", this.stories[i] === story));
    this.cards.forEach((card, i) => this.draw(card, this.printed[i], story?.told[i], i));
    if (!story) this.message.textContent = HELP;
    else if (this.pressed < 0) this.message.textContent = COUNT;
    else this.message.textContent = reasonText(this.printed[this.pressed].name, story.told[this.pressed].why);
  }

  draw({ card, boards, mark }, { name, board }, told, i) {
    const shown = boardOf(board, PRINTED);
    const cells = told ? differing(board.flat(), told.board.flat()) : [];
    boards.replaceChildren(shown, ...(told ? [boardOf(told.board, IN_STORY)] : []));
    for (const drawn of boards.querySelectorAll(".mm-cells")) {
      for (const cell of cells) drawn.children[cell].classList.add("mm-differs");
    }
    mark.textContent = told ? markText(cells) : "";
    card.disabled = !told;
    card.dataset.mark = cells.length ? "≠" : "";
    card.setAttribute("aria-pressed", Boolean(told) && i === this.pressed);
    card.setAttribute("aria-description", told ? cardText(name, cells) : coveredText(name));
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-stories");
  keepKeys(el);
  return new Stories(model, el).stop;
}

export default { render };
