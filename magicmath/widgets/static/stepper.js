// The stepper: one matrix at a time, with a caption and two ways to move.

import { signed } from "./determinant_words.js";
import { isStill } from "./cells.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";

const WIDE = 12; // columns; beyond, the cells are small, so that a phone shows them all

function headOf(columns, collects) {
  const heads = Array.from({ length: columns }, (_, j) => make("th", { scope: "col", textContent: j }));
  const gap = () => make("td", { className: "mm-corner" });
  const last = collects ? [gap(), make("th", { scope: "col", textContent: collects })] : [];
  return make("tr", {}, gap(), ...heads, ...last);
}

const isEmpty = (holes) => holes.every(Boolean);

// One entry of a row, usually the last, once more in a column of its own, behind a gap.
function collected(line, frame, i, keeps) {
  const cell = make("td", { className: "mm-last-kept" });
  line.append(make("td", { className: "mm-corner" }), cell);
  const at = keptAt(keeps, i, frame.text[i].length);
  if (i === 0 || frame.holes[i][at]) {
    cell.classList.add("mm-hole");
    return;
  }
  cell.textContent = signed(frame.text[i][at]);
  cell.dataset.odd = frame.odd[i][at];
}

const keptAt = (keeps, i, columns) => keeps[i - 1] ?? columns - 1;

function table(frame, caption, { isNumbered, isGrowing, collects, keeps }) {
  const element = document.createElement("table");
  const columns = frame.text[0].length;
  element.className = `mm-matrix${columns > WIDE ? " mm-wide" : ""}${isGrowing ? " mm-growing" : ""}`;
  element.createCaption().textContent = caption;
  if (isNumbered) element.append(headOf(columns, collects));
  frame.text.forEach((row, i) => {
    const line = element.insertRow();
    if (isEmpty(frame.holes[i])) line.className = "mm-to-come";
    if (isNumbered) line.append(make("th", { scope: "row", textContent: i }));
    row.forEach((text, j) => {
      const cell = line.insertCell();
      if (frame.holes[i][j]) {
        cell.className = "mm-hole";
        return;
      }
      cell.textContent = signed(text);
      cell.dataset.odd = frame.odd[i][j];
    });
    if (collects) collected(line, frame, i, keeps);
  });
  return element;
}

// Mark the entry that is kept of the row that is new, and the one beside it, which slides from there to its
// place.
function markCollected(element, before, frame, { keeps }) {
  const count = ({ holes }) => holes.filter((row) => !isEmpty(row)).length;
  if (!before || count(frame) <= count(before)) return;
  const line = [...element.querySelectorAll("tr:not(.mm-to-come)")].at(-1);
  const entries = [...line.querySelectorAll("td:not(.mm-corner, .mm-last-kept)")];
  const kept = entries[keptAt(keeps, count(frame) - 1, entries.length)];
  const copy = line.cells[line.cells.length - 1];
  for (const cell of [kept, copy]) cell.classList.add("mm-changed");
  if (isStill()) return;
  const way = kept.offsetLeft - copy.offsetLeft;
  copy.animate([{ transform: `translateX(${way}px)` }, { transform: "none" }], 600);
}

// Where all entries change, marks would say nothing.
function markChanges(element, before, frame) {
  const isLike = before?.text.length === frame.text.length && before.text[0].length === frame.text[0].length;
  if (!isLike) return;
  const entryOf = (holes, i) => (text, j) => (holes[i][j] ? null : text);
  const entries = ({ text, holes }) => text.flatMap((row, i) => row.map(entryOf(holes, i)));
  const [old, now] = [entries(before), entries(frame)];
  const cells = element.querySelectorAll("td:not(.mm-corner, .mm-last-kept)");
  const changed = [...cells].filter((_, i) => now[i] !== old[i]);
  if (changed.length === now.length) return;
  for (const cell of changed) cell.classList.add("mm-changed");
}

function render({ model, el }) {
  el.classList.add("mm-board");
  keepKeys(el);
  const frames = model.get("_frames");
  const captions = model.get("_captions");
  const last = frames.length - 1;
  const collects = model.get("_collects");
  const isGrowing = frames.some(({ holes }) => holes.some(isEmpty));
  const look = { isNumbered: model.get("_numbered"), isGrowing, collects, keeps: model.get("_keeps") ?? [] };
  const compared = make("div", {}, ...(model.get("_compared") ?? []).map((row) =>
    table(row, row.name, { isGrowing })));
  const { change, stop } = follow(model, ["step"], update);
  const go = (step) => change({ step: Math.max(0, Math.min(last, step)) });
  const view = make("div", { className: "mm-scroll" });
  const back = button("Back", () => go(model.get("step") - 1));
  const next = button("Next", () => go(model.get("step") + 1));
  const oninput = () => go(slider.valueAsNumber);
  const slider = make("input", { type: "range", min: 0, max: last, "aria-label": "step", oninput });
  const status = make("span", { className: "mm-status", role: "status" });
  el.replaceChildren(make("div", { className: "mm-tools" }, back, next, slider, status),
    make("div", { className: "mm-frames" }, view, compared));

  function update() {
    const step = model.get("step");
    const element = table(frames[step], captions[step], look);
    view.replaceChildren(element);
    const mark = collects ? markCollected : markChanges;
    mark(element, frames[step - 1], frames[step], look);
    compared.style.visibility = step === last ? "visible" : "hidden"; // its room is kept
    slider.value = step;
    slider.setAttribute("aria-valuetext", `${step}: ${captions[step]}`);
    back.disabled = step === 0;
    next.disabled = step === last;
    status.textContent = `Step ${step} of ${last}: ${captions[step]}`;
  }

  update();
  return stop;
}

export default { render };
