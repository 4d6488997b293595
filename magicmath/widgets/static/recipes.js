// Lists of masks as buttons that press all of theirs, and a line that crosses equal presses out in pairs.

import { leftOf, staying } from "./adding_state.js";
import { still } from "./cells.js";
import { make } from "./dom.js";
import { bitsOf, cellsAfter } from "./masks.js";
import { numbered, onesOf } from "./lists.js";

const NOTHING = "nothing";

function boxOf(recipes, { masks, size, columns, holes }, onPress) {
  const bar = make("div", { className: "mm-menu mm-recipes", role: "group", "aria-label": "recipes" });
  for (const recipe of recipes) {
    const made = cellsAfter(new Array(size).fill(0), masks, recipe);
    const thumbnail = still(bitsOf(onesOf(made), size), columns, "what it makes", holes);
    thumbnail.setAttribute("aria-hidden", "true");
    const words = make("span", { textContent: recipe.join(" ") });
    const one = make("button", { className: "mm-mask", type: "button" }, thumbnail, words);
    one.addEventListener("click", () => onPress(recipe));
    one.setAttribute("aria-label", `press ${recipe.join(" ")}: inverts ${numbered("cell", onesOf(made))}`);
    bar.append(one);
  }
  return bar;
}

export function besideRecipes(model, board, change) {
  const press = (recipe) => change({ presses: [...model.get("presses"), ...recipe], _undone: [] });
  const box = boxOf(model.get("_recipes"), board, press);
  const line = make("div", { className: "mm-crossed", role: "status" });
  return {
    boards: [],
    lines: [box, line],
    show() {
      const presses = model.get("presses").map((number) => [number]);
      const stay = staying(presses);
      const all = presses.map(([number], i) =>
        make(stay[i][0] ? "b" : "s", { textContent: String(number) }));
      const left = leftOf(presses).join(" ") || NOTHING;
      const said = all.length ? ["left: ", make("b", { textContent: left })] : ["left: nothing yet"];
      line.replaceChildren(make("div", { className: "mm-crossed-all" }, ...all), make("div", {}, ...said));
    },
  };
}
