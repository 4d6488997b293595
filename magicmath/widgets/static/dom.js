// Elements of a page, and those that several widgets have.

export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element && name !== "role") element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

export const button = (textContent, onclick, properties = {}) =>
  make("button", { type: "button", textContent, onclick, ...properties });

export function listen(element, types, listener) {
  for (const type of types.split(" ")) element.addEventListener(type, listener);
}

// JupyterLab would take these keys for its own commands.
export function keepKeys(el) {
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || (event.shiftKey && event.key === "Enter")) return;
    event.stopPropagation();
  });
}
