// Places to write: a field that grows with its text, and an editor of code.

import { make } from "./dom.js";
import { broken, indented, isOpen, outdented, steppedBack } from "./editing.js";

const PLAIN = { spellcheck: false, autocomplete: "off", autocapitalize: "off", autocorrect: "off" };

// Make a change in a way that the reader can undo.
function edit(area, { from, to, text, start, end }) {
  area.setSelectionRange(from, to);
  const done = text ? document.execCommand("insertText", false, text) : document.execCommand("delete");
  if (!done) area.setRangeText(text);
  area.setSelectionRange(start, end);
  area.dispatchEvent(new Event("input"));
}

function grow(area, least, most) {
  const lines = area.value.split("\n").length;
  area.rows = Math.max(least, Math.min(most, lines));
}

const isCheck = (event) => event.key === "Enter" && (event.ctrlKey || event.metaKey || event.shiftKey);

function area(label, help, least, { onInput, onCheck, onKey }) {
  const box = make("textarea", { className: "mm-writing", rows: least, "aria-label": label, ...PLAIN });
  box.setAttribute("aria-describedby", help.id);
  box.addEventListener("input", () => {
    grow(box, least, 30);
    onInput(box.value);
  });
  box.addEventListener("keydown", (event) => {
    if (event.isComposing || !(isCheck(event) ? onCheck() ?? true : onKey(event))) return;
    event.preventDefault();
    event.stopPropagation(); // JupyterLab would run the cell anew
  });
  return {
    elements: [box, help],
    show(text) {
      if (box.value !== text) box.value = text;
      grow(box, least, 30);
    },
  };
}

let count = 0;
const helping = (textContent) =>
  make("div", { className: "mm-keys", id: `mm-keys-${Date.now()}-${count++}`, textContent });

const GOES_ON = "Until the bracket is closed, Enter begins a new line.";

export function field({ kind, lines = 1 }, { onInput, onCheck }) {
  const label = kind === "words" ? "your answer" : "your answer, in Python";
  const mayGoOn = (text) => lines > 1 || (kind !== "words" && isOpen(text));
  const onKey = (event) => event.key === "Enter" && !mayGoOn(event.target.value) && (onCheck() ?? true);
  const keys = lines > 1 ? "Enter begins a new line. Ctrl+Enter checks your answer."
    : "Enter checks your answer.";
  const help = helping(keys);
  // Only who has opened a bracket is told of lists over several lines.
  const helpWith = (text) => {
    help.textContent = lines === 1 && mayGoOn(text) ? GOES_ON : keys;
  };
  const onText = (text) => {
    helpWith(text);
    onInput(text);
  };
  const made = area(label, help, lines, { onInput: onText, onCheck, onKey });
  return {
    ...made,
    show(text) {
      helpWith(text);
      made.show(text);
    },
  };
}

export function editor(place, { onInput, onCheck }) {
  let isLeaving = false;
  const changeOf = (event) => {
    const { value, selectionStart: start, selectionEnd: end } = event.target;
    if (event.key === "Tab") return (event.shiftKey ? outdented : indented)(value, start, end);
    if (event.key === "Enter") return broken(value, start, end);
    return event.key === "Backspace" ? steppedBack(value, start, end) : null;
  };
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Tab" && isLeaving) return false;
    if (event.key !== "Shift") isLeaving = event.key === "Escape";
    const change = changeOf(event);
    if (change) edit(event.target, change);
    return Boolean(change);
  };
  const keys = "Tab and Shift+Tab move lines in and out. Escape, then Tab, leaves the editor. "
    + "Shift+Enter checks.";
  const made = area("your code", helping(keys), 6, { onInput, onCheck, onKey });
  made.elements[0].wrap = "off";
  made.elements[0].addEventListener("blur", () => { isLeaving = false; });
  return made;
}
