// Lists of masks as buttons: each presses all its masks, and shows the board that they make of a white one.

import { still } from "./cells.js";
import { make } from "./dom.js";
import { numbered, onesOf } from "./lists.js";
import { bitsOf, cellsAfter } from "./masks.js";
import { pressing } from "./pressing.js";

export function recipeBox(model, { masks, size, columns, holes }, change) {
  const { tap } = pressing(model, change);
  const box = make("div", { className: "mm-menu mm-recipes", role: "group", "aria-label": "recipes" });
  const names = model.get("_recipe_names") ?? [];
  for (const [i, recipe] of model.get("_recipes").entries()) {
    const made = onesOf(cellsAfter(new Array(size).fill(0), masks, recipe));
    const thumbnail = still(bitsOf(made, size), columns, "what it makes", holes);
    thumbnail.setAttribute("aria-hidden", "true");
    const name = names[i] ?? numbered("cell", made);
    const list = recipe.join(" ");
    const told = names.length ? [`${name} `, make("span", { textContent: `${list} makes` }), thumbnail]
      : [thumbnail, `${name} `];
    const one = make("button", { className: "mm-mask", type: "button" }, ...told);
    const what = names.length ? `${name} ${list} makes a board` : `the recipe of ${name}`;
    one.setAttribute("aria-label", `press ${what}`);
    one.addEventListener("click", () => tap(recipe));
    box.append(one);
  }
  return { boards: [], tools: [], lines: [box], show() {} };
}
