// Lists of masks as buttons: each presses all its masks, and shows the board that they make of a white one.

import { still } from "./cells.js";
import { make } from "./dom.js";
import { numbered, onesOf } from "./lists.js";
import { bitsOf, cellsAfter } from "./masks.js";
import { pressing } from "./pressing.js";

export function recipeBox(model, { masks, size, columns, holes }, change) {
  const { tap, tapAnew } = pressing(model, change);
  const pressAll = model.get("_recipes_restart") ? tapAnew : tap;
  const box = make("div", { className: "mm-menu mm-recipes", role: "group", "aria-label": "recipes" });
  const names = model.get("_recipe_names") ?? [];
  for (const [i, recipe] of model.get("_recipes").entries()) {
    const made = onesOf(cellsAfter(new Array(size).fill(0), masks, recipe));
    const thumbnail = still(bitsOf(made, size), columns, "what it makes", holes);
    thumbnail.setAttribute("aria-hidden", "true");
    const name = names[i] ?? numbered("cell", made);
    const list = recipe.join(" ");
    const makes = make("span", { textContent: `${list} makes` });
    const told = names.length ? [`${name} `, makes, thumbnail] : [thumbnail, `${name} `];
    const one = make("button", { className: "mm-mask", type: "button" }, ...told);
    const tell = (what) => one.setAttribute("aria-label", `press ${what}`);
    tell(names.length ? `${name} ${list} makes a board` : `the recipe of ${name}`);
    // What a covered recipe makes is seen once it is pressed; and its masks, where they are covered, too.
    const cover = (isCovered) => {
      const hasSecret = isCovered && Boolean(model.get("_covers_masks"));
      thumbnail.hidden = isCovered;
      makes.textContent = hasSecret ? "?" : isCovered ? `${list} makes ?` : `${list} makes`;
      tell(hasSecret ? name : `${name} ${list} makes ${isCovered ? "a board" : numbered("cell", made)}`);
    };
    if (model.get("_covers_recipes")) cover(true);
    one.addEventListener("click", () => {
      if (thumbnail.hidden) cover(false);
      pressAll(recipe);
    });
    box.append(one);
  }
  return { boards: [], tools: [], lines: [box], show() {} };
}
