// What the page shows of a game of Nim.

import { button, make } from "./dom.js";
import { fields, folded, labelled, rulesPanel } from "./forms.js";
import { lampsOf, nearestStone, recordOf } from "./nim_state.js";
import { NimTable } from "./nim_table.js";
import { FLIP, keysText, LAMPS, lampsText, RECORD, rulesOf, statusText } from "./nim_words.js";
import { TurnView } from "./turn_view.js";

function heapsPanel(onSetUp) {
  const sizes = make("input", { type: "text", autocomplete: "off" });
  const option = (value, textContent) => make("option", { value, textContent });
  const first = make("select", {}, option("you", "you"), option("computer", "the computer"));
  const form = fields(
    () => onSetUp(sizes.value, first.value),
    labelled("Heaps", sizes), labelled("First to move", first),
  );
  return { panel: folded("Choose the heaps and who starts", form), sizes, first };
}

// A small square for each column, filled where the column is odd.
function lampsIn(lamps) {
  const lamp = (isOdd) => make("span", { className: "mm-nim-lamp", "data-odd": isOdd });
  const all = make("span", { className: "mm-nim-lamps", role: "img" }, ...lamps.map(lamp));
  all.setAttribute("aria-label", lampsText(lamps));
  return all;
}

export class NimView extends TurnView {
  constructor(el, actions, { isStonesOnly, offersHints, isMisere, isPair, flips, records }) {
    super(el, actions, {
      look: "mm-nim-game", name: "Nim", holder: make("div", { className: "mm-nim-place" }),
      toggle: "Binary", fresh: "New heaps", offersHints, offersToggle: !isStonesOnly,
    });
    this.chosen = heapsPanel(actions.setUp);
    const lines = [...rulesOf(isMisere), ...(flips ? [FLIP] : [])];
    const rules = rulesPanel(lines, keysText(isStonesOnly, offersHints));
    this.flips = flips;
    this.records = records;
    this.record = make("div", { className: "mm-nim-record" });
    this.lay([this.holder], [this.record, ...(isPair ? [] : [this.chosen.panel]), rules]);
    this.make = button("Take", actions.makeTried, { disabled: true });
    if (flips) this.undo.before(this.make);
  }

  // The heaps after each move, and behind them, where the digits are shown, a lamp for each column.
  showRecord(play, isBinary) {
    if (!this.records) return;
    const rounds = recordOf(play);
    const lamps = (heaps) => (isBinary && heaps ? [lampsIn(lampsOf(heaps, play.start))] : []);
    const cell = (heaps, className) => make("td", { className }, heaps?.join(" ") ?? "", ...lamps(heaps));
    const lines = rounds.map(([yours, computers]) =>
      make("tr", {}, cell(yours, ""), cell(computers, "mm-nim-left")));
    const heads = RECORD.map((textContent) => make("th", { scope: "col", textContent }));
    const table = make("table", {}, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...lines));
    const key = isBinary ? [make("div", { className: "mm-keys", textContent: LAMPS })] : [];
    this.record.replaceChildren(...(rounds.length ? [table, ...key] : []));
  }

  showTrial(state, trial, isBinary) {
    this.table.draw(state, isBinary);
    if (trial) this.table.try(state, trial);
    const taken = trial ? state.heaps[trial.heap] - trial.left : 0;
    this.make.disabled = taken <= 0;
    this.make.textContent = taken > 0 ? `Take ${taken}` : "Take";
  }

  build(start) {
    this.table = new NimTable(start, this.actions.take, this.actions.aim, this.flips && this.actions.flip);
    this.things = this.table.rows.map(({ stones }) => stones);
    this.holder.replaceChildren(this.table.element);
    this.chosen.sizes.value = start.join(" ");
  }

  drawThings(state, isBinary) {
    this.table.draw(state, isBinary);
    if (!this.chosen.panel.contains(document.activeElement)) this.chosen.first.value = state.first;
  }

  statusText(state) {
    return statusText(state);
  }

  nearest({ heaps }) {
    return nearestStone(heaps, this.place);
  }
}
