// A class's bet: hands counted for each choice, or the numbers called out, then a bar for each.

import { binned, readNumbers, total } from "./bet_state.js";
import { binText, markText, withinText } from "./bet_words.js";
import { button, make } from "./dom.js";
import { labelled } from "./forms.js";

function bar(count, most) {
  const element = make("div", { className: "mm-bar", "aria-hidden": "true" });
  element.style.width = `${most ? (100 * count) / most : 0}%`;
  return make("div", { className: "mm-bar-place" }, element);
}

function counter(choice, most, onCount) {
  const field = make("input", { type: "number", min: 0, max: most, step: 1, inputMode: "numeric" });
  field.setAttribute("aria-label", `hands for ${choice}`);
  const step = (by) => onCount(Number(field.value) + by);
  const less = button("−", () => step(-1), { "aria-label": `one hand less for ${choice}` });
  const more = button("+", () => step(1), { "aria-label": `one hand more for ${choice}` });
  field.addEventListener("input", () => field.value !== "" && onCount(field.valueAsNumber));
  field.addEventListener("change", () => onCount(field.valueAsNumber));
  const mark = make("span", { className: "mm-mark" });
  const name = make("div", { className: "mm-name" }, make("span", { textContent: choice }), mark);
  const place = make("div", { hidden: true });
  const hands = make("div", { className: "mm-hands" }, less, field, more);
  const element = make("div", { className: "mm-count-row" }, name, hands, place);
  return { element, field, less, more, mark, place };
}

export function handCounters(choices, most, onCount) {
  const rows = choices.map((choice, i) => counter(choice, most, (count) => onCount(i, count)));
  const element = make("div", { className: "mm-counts" }, ...rows.map((row) => row.element));
  return {
    element,
    focus: () => rows[0].more.focus({ preventScroll: true }),
    draw({ hands, counted }, answer, isJudged) {
      const highest = Math.max(...hands);
      rows.forEach(({ element: line, field, less, more, mark, place }, i) => {
        if (field !== document.activeElement || field.value !== "") field.value = hands[i];
        field.readOnly = counted;
        less.disabled = counted || hands[i] === 0;
        more.disabled = counted || hands[i] === most;
        const isAnswer = counted && choices[i] === answer;
        mark.textContent = isAnswer ? markText(isJudged) : "";
        line.classList.toggle("mm-happens", isAnswer);
        place.hidden = !counted;
        place.replaceChildren(...(counted ? [bar(hands[i], highest)] : []));
      });
    },
  };
}

function histogram(numbers, answer) {
  const bins = binned(numbers, answer);
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return bins.map((bin) => {
    const mark = bin.isAnswer ? `right: ${answer}` : "";
    const row = make(
      "li", { className: bin.isAnswer ? "mm-bin mm-happens" : "mm-bin" },
      make("span", { className: "mm-bin-name", textContent: binText(bin) }), bar(bin.count, most),
      make("span", { className: "mm-bin-count", textContent: bin.count }),
      make("span", { className: "mm-mark", textContent: mark }),
    );
    return row;
  });
}

export function numberList(ends, most, onNumbers, onError) {
  const field = make("textarea", { rows: 2, inputMode: "text", spellcheck: false });
  field.addEventListener("input", () => {
    const { numbers, error } = readNumbers(field.value, ends, most);
    onError(error ?? "");
    if (!error) onNumbers(numbers);
  });
  const bars = make("ul", { className: "mm-bins" });
  const label = `Numbers called out, each ${withinText(ends)}`;
  const element = make("div", { className: "mm-counts" }, labelled(label, field), bars);
  return {
    element,
    focus: () => field.focus({ preventScroll: true }),
    draw({ hands, counted }, answer) {
      const { numbers } = readNumbers(field.value, ends, most);
      const isBeingWritten = !numbers && field === document.activeElement;
      if (String(numbers) !== String(hands) && !isBeingWritten) field.value = hands.join(" ");
      field.readOnly = counted;
      bars.replaceChildren(...histogram(hands, counted ? answer : null));
      bars.hidden = !total(hands.map(() => 1)) && !counted;
    },
  };
}
