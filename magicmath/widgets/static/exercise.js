// An exercise: its task, a place to answer, Check, hints one at a time, the solution last.

import { ask, busyOf, costOf, followPython, noteOf, unchecked } from "./asking.js";
import { captioned, still } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { helpOf, isReached, isUntouched, pressesOf, progressOf } from "./exercise_state.js";
import { followKept, forget, keep, kept } from "./keeping.js";
import { bitsOf } from "./masks.js";
import { follow } from "./model.js";
import { pressing } from "./pressing_place.js";
import { blocksOf, piecesOf, sentenceAndLines } from "./prose.js";
import { besideStones } from "./stones_beside.js";
import { editor, field } from "./writing.js";

const LONG = 4000; // milliseconds; so often a check that runs still is spoken of
const BUSY = "Still checking. Python may be starting, or busy with another cell. If this stays, your code "
  + "may have a loop that does not end: then interrupt the kernel (the square in the toolbar).";
const LEVELS = { core: "core", more: "more", "★": "★ proof-like or open" };

const SIGNS = new Map([[true, "✓ "], [false, "✗ "], [null, ""]]);

const inline = (text) => piecesOf(text).map((piece) => make(piece.tag, { textContent: piece.text }));
const prose = (text) => blocksOf(text).map(({ tag, pieces, text: lines }) => (
  tag === "pre" ? make("pre", { textContent: lines })
    : make("p", {}, ...pieces.map((piece) => make(piece.tag, { textContent: piece.text })))));

function head({ name, level, of }) {
  const number = of.indexOf(name) + 1;
  const title = make("strong", { textContent: `Exercise ${number || ""}`.trim() });
  const mark = make("span", { className: "mm-level", textContent: LEVELS[level] });
  const done = make("span", { className: "mm-done" });
  return { element: make("div", { className: "mm-head" }, title, mark, done), done };
}

function placeFor(model, actions) {
  const { place } = model.get("_told");
  if (place.kind === "press") return pressing(place, model, actions.onInput);
  const made = (place.kind === "editor" ? editor : field)(place, actions);
  return place.heaps ? besideStones(place.heaps, made, actions.onInput) : made;
}

function pinsText({ places, start }, numbers) {
  const fallen = numbers.map((number) => places[number]);
  const columns = start[0].length;
  const row = Math.floor(fallen[0] / columns);
  const pins = fallen.map((at) => at % columns + 1);
  return `In row ${row + 1} knock over ${pins.length === 1 ? "pin" : "pins"} ${pins.join(" and ")}.`;
}

function solutionOf({ place, solution }) {
  if (place.kind !== "press") return make("pre", { textContent: solution });
  if (place.reasons?.length) {
    return make("div", {}, ...place.reasons.map((textContent) => make("p", { textContent })));
  }
  const numbers = pressesOf(solution);
  const { names, places, row_names: rows, column_names: columns, start, holes } = place;
  if (rows?.length && !columns?.length) {
    const cells = numbers.map((n) => {
      const at = places[n];
      return `cell ${at % start[0].length} in ${rows[Math.floor(at / start[0].length)]}`;
    });
    return make("p", { textContent: `Turn ${cells.join(" and ")}.` });
  }
  if (place.look === "pins") return make("p", { textContent: pinsText(place, numbers) });
  if (names?.length) {
    const listed = numbers.map((n) => names[places[n]]).join(", ").replace(/, ([^,]*)$/, " and $1");
    return make("p", { textContent: `Press ${listed}.` });
  }
  if (!places || new Set(numbers).size < numbers.length) {
    return make("p", { textContent: `Press the masks ${numbers.join(", ")}.` });
  }
  const cells = bitsOf(numbers.map((number) => places[number]), start.flat().length);
  return captioned("Press the black cells.", still(cells, start[0].length, "to press", holes));
}

// The hints, the solution, and the question before it.
function helps(model, change) {
  const told = model.get("_told");
  const list = make("ol", { className: "mm-hints", "aria-live": "polite" });
  const answer = make("div", { className: "mm-solution", "aria-live": "polite" });
  const hint = button("", () => { isAsking = false; change({ _hints: model.get("_hints") + 1 }); });
  const show = (isShown) => { isAsking = false; change({ _shows_solution: isShown }); };
  const solution = button("", () => {
    const { question } = help();
    if (!question || isAsking) show(!model.get("_shows_solution"));
    else { isAsking = true; update(); }
  });
  let isAsking = false;
  const help = () => helpOf(told, {
    opened: model.get("_hints"), tries: model.get("_tries"), showsSolution: model.get("_shows_solution"),
    isSolved: kept(told.name).solved,
  });

  function update() {
    const next = help();
    const opened = model.get("_hints");
    while (list.childElementCount > opened) list.lastChild.remove();
    for (let i = list.childElementCount; i < opened; i++) {
      list.append(make("li", {}, ...inline(told.hints[i])));
    }
    hint.textContent = next.hint ?? "No more hints";
    hint.disabled = !next.hint;
    isAsking &&= Boolean(next.question);
    solution.textContent = isAsking ? "Show the solution" : next.solution;
    solution.setAttribute("aria-expanded", model.get("_shows_solution"));
    answer.replaceChildren(...(isAsking ? [make("p", { textContent: next.question })] : []));
    if (!model.get("_shows_solution")) return;
    answer.replaceChildren(make("p", { textContent: "A solution:" }), solutionOf(told));
  }

  const decline = () => { isAsking = false; update(); };
  return { buttons: [hint, solution], below: [list, answer], update, decline };
}

function feedbackLine() {
  const element = make("div", { className: "mm-feedback", role: "status" });
  let shown = null;
  return {
    element,
    say(sentence) {
      shown = null;
      delete element.dataset.old;
      element.dataset.solved = "";
      element.replaceChildren(make("p", { textContent: sentence }));
    },
    // The answer is taken back: nothing of it is left to speak of.
    clear() {
      delete element.dataset.old;
      element.dataset.solved = "";
      element.replaceChildren();
    },
    // The answer is another one now: what was said of the one before steps back, and says so.
    age() {
      const { solved, old } = element.dataset;
      if (!["true", "false"].includes(solved) || old) return;
      element.dataset.old = true;
      element.firstChild.prepend("Before your change: ");
    },
    show(reply) {
      if (reply === shown) return;
      shown = reply;
      delete element.dataset.old;
      const [sentence, lines] = sentenceAndLines(reply.message);
      element.dataset.solved = reply.solved;
      element.replaceChildren(make("p", { textContent: SIGNS.get(reply.solved) + sentence }));
      if (lines) element.append(make("pre", { textContent: lines }));
      if (!reply.printed) return;
      element.append(make("p", { textContent: "Your code printed:" }));
      element.append(make("pre", { textContent: reply.printed }));
    },
  };
}

function progressPanel({ of }) {
  const summary = make("summary");
  const words = "Your answers and this count are kept in this browser only.";
  const forgetAll = button("Forget them", () => forget(of));
  const text = make("p", { textContent: words });
  const element = make("details", { className: "mm-panel mm-progress" }, summary, text,
    make("div", { className: "mm-tools" }, forgetAll));
  return {
    element,
    update() { summary.textContent = progressOf(of, (name) => kept(name).solved).text; },
  };
}

// What was typed here before comes back, unless Python holds something newer.
function takeKept(model) {
  const { name, place } = model.get("_told");
  const { answer } = kept(name);
  if (answer === null || !isUntouched(place, model.get("answer"))) return;
  model.set("answer", answer);
  model.save_changes();
}

function checking(model, change, feedback) {
  let newest = 0;
  return async () => {
    const own = ++newest;
    const { name } = model.get("_told");
    const cost = costOf(model, model.get("answer"));
    const say = (words) => feedback.say(cost ? `${words} ${cost}` : words);
    say("Checking…");
    let lateWords = "";
    const late = setInterval(() => { // what keeps one waiting can change
      if (own !== newest || lateWords === busyOf(model, BUSY)) return;
      lateWords = busyOf(model, BUSY);
      say(lateWords);
    }, LONG);
    let reply;
    try {
      reply = await ask(model, model.get("answer"));
    } catch (error) {
      reply = unchecked(`Python does not answer: ${error.message ?? error}. Run the cell once more.`);
    }
    clearInterval(late);
    if (own !== newest) return;
    if (reply && typeof model.send !== "function") change({ _feedback: reply });
    else if (reply) feedback.show(reply);
    const { solved, message } = reply ?? model.get("_feedback");
    const isTry = solved === false && message !== model.get("_told").place.untouched;
    if (solved) keep(name, { solved: true });
    else if (isTry) change({ _tries: model.get("_tries") + 1 });
  };
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-exercise");
  keepKeys(el);
  takeKept(model);
  const told = model.get("_told");
  const names = ["answer", "_feedback", "_hints", "_shows_solution", "_tries"];
  const { change, stop } = follow(model, names, update);
  const onInput = (answer) => {
    if (isUntouched(told.place, answer)) feedback.clear();
    else feedback.age();
    keep(told.name, { answer });
    change({ answer });
    if (isReached(told.place, answer)) onCheck();
  };
  const feedback = feedbackLine();
  const onCheck = () => { help.decline(); place.check?.(); check(); };
  const check = checking(model, change, feedback);
  const top = head(told);
  const help = helps(model, change);
  const progress = progressPanel(told);
  const note = make("p", { className: "mm-note" });
  const place = placeFor(model, { onInput, onCheck });
  const again = button("Start over", () => onInput(told.place.starter));
  const tools = make("div", { className: "mm-tools" }, button("Check", onCheck, { className: "mm-check" }),
    ...help.buttons, again);
  if (told.place.kind === "press") again.remove(); // the board has its own
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", `exercise ${told.name.split(".").at(-1).replaceAll("_", " ")}`);
  el.replaceChildren(top.element, ...prose(told.text), ...place.elements, note, tools, feedback.element,
    ...help.below, progress.element);

  function update() {
    place.show(model.get("answer"));
    if (model.get("_feedback")) feedback.show(model.get("_feedback"));
    help.update();
  }

  function updateProgress(forgotten = []) {
    const isDone = kept(told.name).solved;
    top.done.textContent = isDone ? "✓ done" : "";
    el.classList.toggle("mm-is-done", isDone);
    progress.update();
    if (forgotten.includes(told.name)) change({ answer: told.place.starter });
  }

  const updateNote = () => {
    note.replaceChildren(...inline(noteOf(model)));
    sayOnce(document.querySelectorAll(".mm-note"));
  };
  update();
  updateProgress();
  updateNote();
  const stops = [stop, followKept(updateProgress), followPython(updateNote), place.stop ?? (() => {})];
  return () => stops.forEach((one) => one());
}

// What all exercises of a page would say stands at the first of them.
function sayOnce(notes) {
  const said = new Set([""]);
  for (const note of notes) {
    note.hidden = said.has(note.textContent);
    said.add(note.textContent);
  }
}

export default { render };
