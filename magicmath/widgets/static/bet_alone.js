// One reader's bet: choices as buttons, or a field for a number.

import { readNumber } from "./bet_state.js";
import { markText, withinText } from "./bet_words.js";
import { button, make } from "./dom.js";
import { labelled } from "./forms.js";
import { roving } from "./roving.js";

const ROOM = 112; // pixels that a mark needs within a button
const SHORT = 4; // letters; such choices stand beside one another on a phone, too

// Let a button that gets a mark grow downwards, so that none changes its row.
function keepWidths(buttons, marks, isMarked) {
  if (marks.some((mark) => mark.textContent) && isMarked) return;
  const widths = buttons.map((one) => (isMarked ? one.getBoundingClientRect().width : 0));
  buttons.forEach((one, i) => {
    one.style.maxWidth = widths[i] ? `${Math.max(widths[i], ROOM)}px` : "";
  });
}

export function choiceButtons(choices, onChoose) {
  const marks = choices.map(() => make("span", { className: "mm-mark" }));
  const buttons = choices.map((choice, i) => {
    const one = button("", () => onChoose(choice), { className: "mm-choice" });
    const label = make("span", { className: "mm-label", textContent: choice });
    label.dataset.choice = choice;
    one.append(label, marks[i]);
    return one;
  });
  const named = { className: "mm-choices", role: "group", "aria-label": "choices" };
  const element = make("div", named, ...buttons);
  element.classList.toggle("mm-short", choices.every((choice) => choice.length <= SHORT));
  roving(element, buttons);
  return {
    element,
    focus: () => buttons.find((one) => one.tabIndex === 0).focus({ preventScroll: true }),
    draw({ open, choice: chosen }, answer, isJudged) {
      keepWidths(buttons, marks, open || choices.includes(chosen));
      choices.forEach((choice, i) => {
        const isBet = choice === chosen;
        buttons[i].setAttribute("aria-pressed", isBet);
        buttons[i].setAttribute("aria-disabled", open);
        const told = [isBet && "your bet", open && choice === answer && markText(isJudged)].filter(Boolean);
        marks[i].textContent = told.join(", ");
        buttons[i].classList.toggle("mm-happens", open && choice === answer);
      });
    },
  };
}

export function numberField(ends, onChoose, onError) {
  const [min, max] = ends;
  const field = make("input", { type: "number", min, max, step: 1, inputMode: "numeric" });
  const submit = button("Bet", () => {}, { type: "submit" });
  const element = make("form", { className: "mm-tools", noValidate: true });
  element.append(labelled(`Your bet, ${withinText(ends)}`, field), submit);
  element.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.readOnly) return;
    const { number, error } = readNumber(field.value, ends);
    if (error) onError(error);
    else onChoose(number);
  });
  return {
    element,
    focus: () => field.focus({ preventScroll: true }),
    draw({ open, choice }) {
      if (open) field.value = choice ?? "";
      else if (field.readOnly) field.value = "";
      field.readOnly = open;
      submit.disabled = open;
    },
  };
}
