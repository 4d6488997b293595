// At each cell its recipe: those of some cells are joined, and the board beside them counts each mask.

import { captioned, grid, still } from "./cells.js";
import { toggled } from "./choice_sum_state.js";
import { button, keepKeys, make } from "./dom.js";
import { bitsOf } from "./masks.js";
import { follow } from "./model.js";
import { countsOf, holding, isJoined } from "./recipe_counts_state.js";
import {
  BLOCKS, cellName, cellText, countedText, countName, COUNTS, litText,
} from "./recipe_counts_words.js";

class RecipeCounts {
  constructor(model, el) {
    this.model = model;
    this.recipes = model.get("_recipes");
    this.columns = model.get("_columns");
    this.wanted = model.get("_wanted");
    this.first = model.get("mask");
    this.isSolved = false; // then its puzzle steps back, and any cells may be joined
    const { change, stop } = follow(model, ["chosen", "mask", "lit"], () => this.update());
    Object.assign(this, { change, stop });
    this.lay(el);
    this.update();
  }

  lay(el) {
    this.blocks = this.recipes.map((recipe, cell) => this.block(recipe, cell));
    const blocks = make("div", { className: "mm-recipe-blocks", role: "group", "aria-label": BLOCKS },
      ...this.blocks.map(({ element }) => element));
    blocks.style.setProperty("--columns", this.columns);
    const size = { rows: this.recipes.length / this.columns, columns: this.columns };
    this.counts = grid(size, COUNTS, (mask) => this.change({ mask, lit: true }), () => {});
    this.counts.board.classList.add("mm-named");
    this.status = make("div", { className: "mm-score", role: "status" });
    this.told = make("div", { className: "mm-message", role: "status" });
    this.reset = button("Reset", () => this.change({ chosen: [], mask: this.first, lit: this.isSolved }));
    el.replaceChildren(
      make("div", { className: "mm-boards" }, captioned(BLOCKS, blocks),
        make("div", { className: "mm-recipe-told" }, captioned(COUNTS, this.counts.board),
          this.status, this.told, make("div", { className: "mm-tools" }, this.reset))),
    );
  }

  block(recipe, cell) {
    const name = make("span", { className: "mm-recipe-name" });
    const board = still(bitsOf(recipe, this.recipes.length), this.columns, "recipe");
    board.setAttribute("aria-hidden", "true");
    const element = make("button", { className: "mm-recipe-block", type: "button" }, name, board);
    element.addEventListener("click", () => this.press(cell));
    return { name, element, squares: [...board.children] };
  }

  press(cell) {
    const chosen = toggled(this.model.get("chosen"), cell);
    this.change({ chosen, lit: this.model.get("lit") || isJoined(chosen, this.wanted) });
  }

  update() {
    const [chosen, mask, isLit] = ["chosen", "mask", "lit"].map((name) => this.model.get(name));
    const counts = countsOf(chosen, this.recipes);
    const cells = holding(mask, this.recipes);
    const isJoinedNow = isJoined(chosen, this.wanted);
    this.isSolved ||= isJoinedNow;
    const wanted = this.isSolved && !isJoinedNow ? [] : this.wanted;
    this.blocks.forEach(({ name, element, squares }, cell) => {
      const looks = {
        isChosen: chosen.includes(cell), isWanted: wanted.includes(cell),
        isLit: isLit && cells.includes(cell),
      };
      name.textContent = cellText(cell, looks.isChosen);
      element.setAttribute("aria-label", cellName(cell, this.recipes[cell], looks));
      element.setAttribute("aria-pressed", looks.isChosen);
      element.classList.toggle("mm-wanted", looks.isWanted);
      element.classList.toggle("mm-lit", looks.isLit);
      squares.forEach((square, one) => square.classList.toggle("mm-held", looks.isLit && one === mask));
    });
    this.counts.squares.forEach((square, one) => {
      square.textContent = counts[one];
      square.dataset.bit = counts[one] % 2;
      square.classList.toggle("mm-held", one === mask);
      square.setAttribute("aria-label", countName(one, counts[one]));
    });
    this.status.textContent = countedText({ chosen, counts, mask, wanted });
    this.told.textContent = isLit ? litText(mask, cells) : "";
    this.reset.disabled = !chosen.length && isLit === this.isSolved && mask === this.first;
  }
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-recipe-counts");
  keepKeys(el);
  return new RecipeCounts(model, el).stop;
}

export default { render };
