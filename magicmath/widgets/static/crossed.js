// A line of the presses, in which equal ones are crossed out in pairs.

import { leftOf, staying } from "./adding_state.js";
import { make } from "./dom.js";

export function crossedLine(model) {
  const line = make("div", { className: "mm-crossed", role: "status" });
  return {
    boards: [], tools: [], lines: [line],
    show() {
      const presses = model.get("presses").map((number) => [number]);
      const stay = staying(presses);
      const all = presses.map(([number], i) =>
        make(stay[i][0] ? "b" : "s", { textContent: String(number) }));
      const left = leftOf(presses).join(" ") || "nothing";
      const said = all.length ? ["left: ", make("b", { textContent: left })] : ["left: nothing yet"];
      line.replaceChildren(make("div", { className: "mm-crossed-all" }, ...all), make("div", {}, ...said));
    },
  };
}
