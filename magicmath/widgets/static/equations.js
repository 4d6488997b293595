// The equations of a system, written out: the one that is pointed at, and the list of all.

import { button, make } from "./dom.js";
import { roving } from "./roving.js";
import { equation, fitting, restText, wordsAbout } from "./system_words.js";

// The equation of a cell as pieces of text, those of the pressed masks in bold.
function pieces(cell, { terms, names, choice, parities, wanted }) {
  const shown = fitting(terms[cell]).flatMap((number, i) => {
    const name = number === null ? "…" : names[number];
    const term = make(choice[number] ? "b" : "span", { className: "mm-term", textContent: name });
    return i ? [" + ", term] : [term];
  });
  const right = (wanted ?? parities)[cell];
  return [...(shown.length ? shown : ["0"]), ` = ${right}`];
}

export class Readout {
  constructor(system) {
    this.atRest = { title: "", sentences: [restText(system)] };
    this.title = make("div", { className: "mm-title" });
    this.line = make("div", { className: "mm-equation" });
    this.words = make("div", {});
    const lines = [this.title, this.line, this.words];
    this.element = make("div", { className: "mm-readout", role: "status" }, ...lines);
  }

  show({ press, cell }, state) {
    const isAny = press >= 0 || cell >= 0;
    const { title, sentences } = isAny ? wordsAbout({ press, cell }, state) : this.atRest;
    this.title.textContent = title;
    this.line.replaceChildren(...(cell < 0 ? [] : pieces(cell, state)));
    this.words.textContent = sentences.join(" ");
  }
}

export class Equations {
  constructor({ size }) {
    this.items = Array.from({ length: size }, () => button("", null, { className: "mm-equation-item" }));
    const lines = this.items.map((item) => make("li", {}, item));
    this.element = make("ol", { className: "mm-equations", start: 0 }, ...lines);
    this.element.setAttribute("aria-label", "equations, one for each cell");
    roving(this.element, this.items, (key, i) => {
      if (key === "ArrowDown") return Math.min(size - 1, i + 1);
      if (key === "ArrowUp") return Math.max(0, i - 1);
      return { Home: 0, End: size - 1 }[key] ?? null;
    });
    this.parts = new Map(this.items.map((item, cell) => [item, { press: -1, cell }]));
  }

  show(state) {
    const wrong = new Set(state.wrong);
    this.items.forEach((item, cell) => {
      const mark = wrong.has(cell) ? " ✗" : " ✓";
      const told = state.wanted ? [make("span", { className: "mm-mark", textContent: mark })] : [];
      item.replaceChildren(...pieces(cell, state), ...told);
      const holds = state.wanted ? (wrong.has(cell) ? ", does not hold" : ", holds") : "";
      const right = (state.wanted ?? state.parities)[cell];
      const written = equation(state.terms[cell], state.names, right);
      item.setAttribute("aria-label", `cell ${cell}: ${written}${holds}`);
    });
  }

  light({ press, cell }, terms) {
    this.items.forEach((item, i) => {
      const belongs = cell >= 0 ? i === cell : terms[i].includes(press);
      item.classList.toggle("mm-lit", belongs);
    });
  }
}
