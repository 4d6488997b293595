// Fields to fill in, and panels that unfold.

import { make } from "./dom.js";

export function labelled(text, control) {
  return make("label", { className: "mm-field" }, make("span", { textContent: text }), control);
}

export function folded(title, ...children) {
  return make("details", { className: "mm-panel" }, make("summary", { textContent: title }), ...children);
}

// Fields with a button below them; `onSubmit` hears of it where a browser would send them off.
export function fields(onSubmit, ...controls) {
  const submit = make("button", { type: "submit", textContent: "Set up" });
  const form = make("form", { className: "mm-tools", noValidate: true }, ...controls, submit);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onSubmit();
  });
  return form;
}

export function rulesPanel(sentences, keys) {
  return folded(
    "Rules and keys",
    make("ul", {}, ...sentences.map((textContent) => make("li", { textContent }))),
    make("p", { textContent: keys }),
  );
}
