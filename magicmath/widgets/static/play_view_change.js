// What changes the board: its size, colours, surface and holes, and its rule.

import { button, make } from "./dom.js";
import { folded, labelled } from "./forms.js";
import { RULES, choiceOf } from "./play_choices.js";
import { LARGEST_SEED, LONGEST_SIDE, MOST_COLOURS, MOST_NODES, SURFACES } from "./play_puzzle.js";
import { Stamp } from "./play_view_stamp.js";
import { SURFACE_NAMES, SURFACE_TOLD, capital } from "./play_words.js";

const EDGES = "Edges such as 0-1, 1-2; one way such as 0>1, 1>2";

const tools = (...children) => make("div", { className: "mm-tools" }, ...children);
const option = ([value, textContent]) => make("option", { value, textContent });
const number = (min, max, onchange) => make("input", { type: "number", min, max, step: 1, onchange });
const numberIn = (input) => (input.value === "" ? NaN : Number(input.value));

export class ChangeView {
  constructor(actions) {
    this.actions = actions;
    this.basics();
    this.rules();
    this.maskTools();
    this.graphTools();
    const steps = make("div", {}, this.surfaceField, this.surfaceTold, this.stamp.element);
    this.parts = { steps, graph: this.graphPart, random: this.randomPart };
    this.element = folded(
      "Change the board",
      tools(labelled("Rows", this.rows), this.columnsField, labelled("Colours", this.colours), this.holes),
      tools(labelled("Rule", this.rule)), steps, this.randomPart, this.graphPart, this.maskPart,
      tools(this.back), this.pastePart(),
    );
    this.element.classList.add("mm-play-change");
  }

  basics() {
    const { actions } = this;
    const resize = () => actions.resize(numberIn(this.rows), numberIn(this.columns));
    this.rows = number(1, LONGEST_SIDE, resize);
    this.columns = number(1, MOST_NODES, resize);
    this.columnsField = labelled("Columns", this.columns);
    const counts = Array.from({ length: MOST_COLOURS - 1 }, (_, i) => option([i + 2, i + 2]));
    const onchange = () => actions.recolour(Number(this.colours.value));
    this.colours = make("select", { onchange }, ...counts);
    this.holes = button("Draw holes", () => actions.draw({ kind: "holes" }));
    this.back = button("Take the last change back", actions.takeBack);
  }

  rules() {
    const { actions } = this;
    const groups = RULES.map(([label, entries]) => make("optgroup", { label }, ...entries.map(option)));
    this.rule = make("select", { onchange: () => actions.chooseRule(this.rule.value) }, ...groups);
    const names = SURFACES.map((name) => option([name, capital(SURFACE_NAMES[name])]));
    this.surface = make("select", { onchange: () => actions.bend(this.surface.value) }, ...names);
    this.surfaceField = tools(labelled("Surface", this.surface));
    this.surfaceTold = make("p");
    this.stamp = new Stamp(actions.toggleStep);
    this.seed = number(0, LARGEST_SEED, () => actions.seedRule(numberIn(this.seed)));
    const next = () => (numberIn(this.seed) + 1) % (LARGEST_SEED + 1);
    const again = button("Draw others", () => actions.seedRule(next()));
    this.randomPart = tools(labelled("Seed", this.seed), again);
  }

  maskTools() {
    const { actions } = this;
    this.mask = number(0, 0, () => {});
    const chosen = (act) => () => act(numberIn(this.mask));
    this.maskPart = make(
      "div", {}, make("p", { textContent: "Each mask can be drawn alone." }),
      tools(
        labelled("Mask", this.mask), button("Draw it", chosen(actions.drawMask)),
        button("One mask more", actions.addMask), button("Take it away", chosen(actions.removeMask)),
      ),
    );
  }

  graphTools() {
    const { actions } = this;
    this.edges = make("textarea", { className: "mm-writing", rows: 3, spellcheck: false });
    this.oneWay = make("input", { type: "checkbox", onchange: () => actions.turn(this.oneWay.checked) });
    this.graphPart = make(
      "div", {},
      tools(
        button("Draw edges", () => actions.draw({ kind: "edges", picked: -1 })),
        button("One node more", actions.addNode), button("Take the last node away", actions.removeNode),
        make("label", { className: "mm-field" }, this.oneWay, "One way"),
      ),
      make("label", { className: "mm-play-wide" }, EDGES, this.edges),
      tools(button("Take these edges", () => actions.pasteEdges(this.edges.value))),
    );
  }

  pastePart() {
    const { actions } = this;
    this.paste = make("textarea", { className: "mm-writing", rows: 4, spellcheck: false });
    const kinds = [["text", "drawings"], ["numbers", "numbers"], ["matrix", "the matrix Y"]].map(option);
    this.kind = make("select", {}, ...kinds);
    const told = "Masks as drawings (# and ., an empty line between two), as the articles' numbers,"
      + " or as the rows of the matrix Y";
    return folded(
      "Paste masks", make("label", { className: "mm-play-wide" }, told, this.paste),
      tools(
        labelled("Read as", this.kind),
        button("Take these masks", () => actions.pasteMasks(this.paste.value, this.kind.value)),
      ),
    );
  }

  fill(input, value) {
    if (document.activeElement !== input) input.value = value;
  }

  draw({ puzzle: { rule, rows, columns, colours }, shape, hasBefore }) {
    const isGraph = rule.kind === "graph";
    this.fill(this.rows, rows);
    this.fill(this.columns, columns);
    this.fill(this.colours, colours);
    this.rows.disabled = isGraph;
    this.columnsField.firstChild.textContent = isGraph ? "Nodes" : "Columns";
    this.rule.value = choiceOf(rule);
    for (const [kind, part] of Object.entries(this.parts)) part.hidden = rule.kind !== kind;
    if (rule.kind === "steps") {
      this.surface.value = rule.surface;
      this.surfaceTold.textContent = SURFACE_TOLD[rule.surface];
      this.stamp.draw(rule.steps);
    }
    if (rule.kind === "random") this.fill(this.seed, rule.seed);
    if (isGraph) {
      this.oneWay.checked = rule.oneWay;
      this.fill(this.edges, rule.edges.map((edge) => edge.join(rule.oneWay ? ">" : "-")).join(", "));
    }
    this.mask.max = shape.masks.length - 1;
    if (!(numberIn(this.mask) < shape.masks.length)) this.fill(this.mask, 0);
    this.back.disabled = !hasBefore;
  }
}
