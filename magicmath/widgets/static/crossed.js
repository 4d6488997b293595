// A line of the presses, in which equal ones are crossed out in pairs. Below recipes it also tells what was
// left before the last reset. A list of presses says what is left only where some are crossed out.

import { leftOf, staying } from "./adding_state.js";
import { make } from "./dom.js";
import { differing } from "./masks.js";

// Of masks that are left, though the board shows nothing of them.
function backText(cells, start) {
  if (differing(cells, start).length) return "";
  return start.includes(1) ? " · the board is as at the start" : " · the board is white again";
}

function saidOf(left, back, kept, hasPresses) {
  if (!hasPresses) return ["left: nothing yet", kept];
  return ["left: ", make("b", { textContent: left || "nothing" }), back, kept];
}

function listed(all, left, back, isCrossed) {
  const pressed = all.flatMap((one) => [" ", one]);
  if (!isCrossed) return [["pressed:", ...(all.length ? pressed : [" nothing yet"]), back], []];
  const counts = make("b", { textContent: left || "nothing" });
  return [["pressed:", ...pressed], ["Equal presses cancel in pairs. Still pressed: ", counts, back]];
}

export function crossedLine(model) {
  const line = make("div", { className: "mm-crossed", role: "status" });
  let [lately, kept] = ["", ""];
  const keep = (left) => {
    const isReset = !model.get("presses").length && !model.get("_undone").length;
    if (isReset && lately && model.get("_recipes")) kept = ` · before the reset: ${lately}`;
    lately = left;
  };
  return {
    boards: [], tools: [], lines: [line],
    show(cells) {
      const presses = model.get("presses").map((number) => [number]);
      const stay = staying(presses);
      const all = presses.map(([number], i) =>
        make(stay[i][0] ? "b" : "s", { textContent: String(number) }));
      const left = leftOf(presses).join(" ");
      const back = left && model.get("_lists_presses") ? backText(cells, model.get("_start").flat()) : "";
      keep(left);
      const isList = model.get("_lists_presses") && !model.get("_recipes");
      const isCrossed = stay.some(([stays]) => !stays);
      const [above, below] = isList
        ? listed(all, left, back, isCrossed) : [all, saidOf(left, back, kept, all.length > 0)];
      line.replaceChildren(make("div", { className: "mm-crossed-all" }, ...above), make("div", {}, ...below));
    },
  };
}
