// The stepper: one matrix at a time, with a caption and two ways to move.

import { signed } from "./determinant_words.js";
import { button, keepKeys, make } from "./dom.js";
import { follow } from "./model.js";

const WIDE = 12; // columns; beyond, the cells are small, so that a phone shows them all

function headOf(columns) {
  const heads = Array.from({ length: columns }, (_, j) => make("th", { scope: "col", textContent: j }));
  return make("tr", {}, make("td", { className: "mm-corner" }), ...heads);
}

function table(frame, caption, isNumbered) {
  const element = document.createElement("table");
  const columns = frame.text[0].length;
  element.className = `mm-matrix${columns > WIDE ? " mm-wide" : ""}`;
  element.createCaption().textContent = caption;
  if (isNumbered) element.append(headOf(columns));
  frame.text.forEach((row, i) => {
    const line = element.insertRow();
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
  });
  return element;
}

// Where all entries change, marks would say nothing.
function markChanges(element, before, frame) {
  const isLike = before?.text.length === frame.text.length && before.text[0].length === frame.text[0].length;
  if (!isLike) return;
  const entryOf = (holes, i) => (text, j) => (holes[i][j] ? null : text);
  const entries = ({ text, holes }) => text.flatMap((row, i) => row.map(entryOf(holes, i)));
  const [old, now] = [entries(before), entries(frame)];
  const changed = [...element.querySelectorAll("td:not(.mm-corner)")].filter((_, i) => now[i] !== old[i]);
  if (changed.length === now.length) return;
  for (const cell of changed) cell.classList.add("mm-changed");
}

function render({ model, el }) {
  el.classList.add("mm-board");
  keepKeys(el);
  const frames = model.get("_frames");
  const captions = model.get("_captions");
  const last = frames.length - 1;
  const { change, stop } = follow(model, ["step"], update);
  const go = (step) => change({ step: Math.max(0, Math.min(last, step)) });
  const view = make("div", { className: "mm-scroll" });
  const back = button("Back", () => go(model.get("step") - 1));
  const next = button("Next", () => go(model.get("step") + 1));
  const oninput = () => go(slider.valueAsNumber);
  const slider = make("input", { type: "range", min: 0, max: last, "aria-label": "step", oninput });
  const status = make("span", { className: "mm-status", role: "status" });
  el.replaceChildren(make("div", { className: "mm-tools" }, back, next, slider, status), view);

  function update() {
    const step = model.get("step");
    const element = table(frames[step], captions[step], model.get("_numbered"));
    markChanges(element, frames[step - 1], frames[step]);
    view.replaceChildren(element);
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
