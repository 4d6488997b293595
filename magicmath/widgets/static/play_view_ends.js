// Where the reader sets the start and the goal: by hand, at random, from text or a picture, by the rule.

import { button, make } from "./dom.js";
import { folded, labelled } from "./forms.js";
import { LARGEST_SEED } from "./play_puzzle.js";

const tools = (...children) => make("div", { className: "mm-tools" }, ...children);
const option = ([value, textContent]) => make("option", { value, textContent });

export class EndsView {
  constructor(actions) {
    this.actions = actions;
    const ends = [["start", "start"], ["goal", "goal"]].map(option);
    this.end = make("select", {}, ...ends);
    const on = (act) => () => act(this.end.value);
    const hand = tools(
      labelled("Change the", this.end), button("Draw it", on((kind) => actions.draw({ kind }))),
      button("All white", on(actions.clear)), button("Turn over", on(actions.invert)),
      button("Random", on(actions.scatter)),
    );
    this.element = folded(
      "Start and goal", hand, tools(button("Swap start and goal", actions.swap)),
      this.seedPart(), this.iteratePart(), this.textPart(), this.filePart(),
    );
  }

  seedPart() {
    const number = (min, max, value) => make("input", { type: "number", min, max, step: 1, value });
    this.seed = number(0, LARGEST_SEED, 0);
    this.count = number(1, 4096, 4);
    const numberIn = (input) => Number(input.value || NaN);
    const draw = () => this.actions.drawPuzzle(numberIn(this.seed), numberIn(this.count));
    return tools(
      labelled("Puzzle number", this.seed), labelled("Presses", this.count),
      button("Draw a puzzle", draw),
    );
  }

  iteratePart() {
    this.iterate = button("Start → start·Y", this.actions.iterate);
    this.run = button("Run", this.actions.runIterate, { "aria-pressed": "false" });
    this.find = button("Find the period", this.actions.findPeriod);
    this.period = make("span", { className: "mm-status", role: "status" });
    this.iterateTools = tools(this.iterate, this.run, this.find, this.period);
    this.iterateTold = make("p", {
      textContent: "Take each cell of the start as the number of presses there: the sum of their masks"
        + " is the next start.",
    });
    return make("div", {}, this.iterateTold, this.iterateTools);
  }

  textPart() {
    this.text = make("textarea", { className: "mm-writing", rows: 4, spellcheck: false });
    const told = "A line for each row: digits or letters for colours, # and . for black and white";
    return folded(
      "From text", make("label", { className: "mm-play-wide" }, told, this.text),
      tools(button("Take this text", () => this.actions.readBoard(this.end.value, this.text.value))),
    );
  }

  filePart() {
    this.file = make("input", { type: "file", accept: "image/*" });
    this.level = make("input", { type: "range", min: 1, max: 99, value: 50 });
    const read = () => this.actions.readPicture(this.end.value, this.file.files[0], this.level.valueAsNumber);
    this.file.addEventListener("change", read);
    this.level.addEventListener("change", () => this.file.files[0] && read());
    return folded(
      "From a picture", make("p", { textContent: "The picture stays on your machine." }),
      tools(labelled("Picture file", this.file), labelled("Dark below", this.level)),
    );
  }

  draw({ canIterate, isRunning, periodText }) {
    for (const one of [this.iterate, this.run, this.find]) one.disabled = !canIterate;
    this.run.textContent = isRunning ? "Stop" : "Run";
    this.run.setAttribute("aria-pressed", isRunning);
    this.period.textContent = periodText;
  }
}
