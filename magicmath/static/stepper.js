// The stepper: one matrix at a time, with a caption and two ways to move.

function table(frame, caption) {
  const element = document.createElement("table");
  element.className = "mm-matrix";
  element.createCaption().textContent = caption;
  frame.text.forEach((row, i) => {
    const line = element.insertRow();
    row.forEach((text, j) => {
      const cell = line.insertCell();
      cell.textContent = text;
      cell.dataset.odd = frame.odd[i][j];
    });
  });
  return element;
}

function markChanges(element, before, frame) {
  if (!before || before.text.length !== frame.text.length || before.text[0].length !== frame.text[0].length) return;
  frame.text.forEach((row, i) => row.forEach((text, j) => {
    if (text !== before.text[i][j]) element.rows[i].cells[j].classList.add("mm-changed");
  }));
}

function render({ model, el }) {
  el.classList.add("mm-board");
  const frames = model.get("_frames");
  const captions = model.get("_captions");
  const last = frames.length - 1;
  const go = (step) => {
    model.set("step", Math.max(0, Math.min(last, step)));
    model.save_changes();
  };
  const view = make("div", { className: "mm-scroll" });
  const back = make("button", { type: "button", textContent: "Back", onclick: () => go(model.get("step") - 1) });
  const next = make("button", { type: "button", textContent: "Next", onclick: () => go(model.get("step") + 1) });
  const slider = make("input", { type: "range", min: 0, max: last, "aria-label": "step", oninput: () => go(slider.valueAsNumber) });
  const status = make("span", { className: "mm-status", role: "status" });
  const tools = make("div", { className: "mm-tools" }, back, next, slider, status);
  el.replaceChildren(tools, view);
  keepKeys(el);

  function update() {
    const step = model.get("step");
    const element = table(frames[step], captions[step]);
    markChanges(element, frames[step - 1], frames[step]);
    view.replaceChildren(element);
    slider.value = step;
    slider.setAttribute("aria-valuetext", `${step}: ${captions[step]}`);
    back.disabled = step === 0;
    next.disabled = step === last;
    status.textContent = `Step ${step} of ${last}: ${captions[step]}`;
  }
  update();
  model.on("change:step", update);
  return () => model.off("change:step", update);
}

export default { render };
