// A Run for each cell of a page that has a Python: its code may be changed, and what it shows appears below.

(() => {
  const python = globalThis.pagePython;
  if (!python) return;

  const ABOVE = "A cell above stopped with an error, so this one did not run.";
  const cells = [...document.querySelectorAll(".cell")].filter((cell) => cell.querySelector(".cell_input"));
  const began = new Map(cells.map((cell) => [cell, sourceOf(cell)])); // the code as the book has it
  const linked = new WeakSet(); // figures that Python knows, or knew before it was stopped
  let turn = Promise.resolve();
  let ran = 0; // how many cells ran, from the first
  let stops = 0;

  python.onStop(() => { ran = 0; stops += 1; });

  const make = (kind, properties = {}) => Object.assign(document.createElement(kind), properties);
  const cellsOf = (count) => `${count} ${count === 1 ? "cell" : "cells"}`;

  // The code of a cell; a browser may have put line breaks as elements into what its reader changed.
  function sourceOf(cell) {
    const code = cell.querySelector(".cell_input pre").cloneNode(true);
    for (const line of code.querySelectorAll("br")) line.replaceWith("\n");
    return code.textContent.replaceAll("\u00a0", " ");
  }

  // One after the other, even if several are asked for at once; Stop is for those that wait, too.
  function inTurn(work) {
    const before = stops;
    const done = turn.then(() => {
      if (before !== stops) throw new Error("Python was stopped before this cell ran.");
      return work();
    });
    turn = done.catch(() => {});
    return done;
  }

  async function run(upTo) {
    const first = Math.min(ran, upTo);
    for (let at = first; at <= upTo; at += 1) {
      const words = `Python runs cell ${at + 1 - first} of ${upTo + 1 - first}`;
      const { outputs } = await python.ask("run", { source: sourceOf(cells[at]) }, words);
      await show(cells[at], outputs);
      const isWrong = outputs.some((output) => output.error);
      if (isWrong && at < upTo) throw new Error(ABOVE);
      ran = Math.max(ran, at + 1);
      if (isWrong) return false;
    }
    return true;
  }

  async function show(cell, outputs) {
    const isAsPrinted = sourceOf(cell) === began.get(cell);
    const standing = isAsPrinted ? [...cell.querySelectorAll(".cell_output .live")] : [];
    const place = cell.querySelector(".cell_output") ?? make("div", { className: "cell_output" });
    cell.append(place); // it is the last anyway
    const toPlay = [];
    const pieces = outputs.flatMap((output) => pieceOf(output, standing, toPlay));
    place.replaceChildren(...pieces);
    for (const begin of toPlay) await begin();
  }

  function pieceOf(output, standing, toPlay) {
    const { text = "", html, png, error, model } = output;
    if (model) return shownModel(model, text, standing, toPlay);
    if (html !== undefined) {
      const twin = output.isPicture && text ? [make("pre", { className: "unseen", textContent: text })] : [];
      return [make(output.isPicture ? "figure" : "div", { className: "html", innerHTML: html }), ...twin];
    }
    if (png) return [make("img", { src: `data:image/png;base64,${png}`, alt: text || "a picture" })];
    const shown = make("pre", { className: "output", textContent: error ?? text });
    if (error !== undefined) shown.classList.add("wrong");
    if (shown.textContent) shown.tabIndex = 0; // it may scroll
    return [shown];
  }

  const childrenOf = (told) => (told?.state.children ?? []).map(String)
    .filter((child) => child.startsWith("IPY_MODEL_")).map((child) => child.slice(10));

  const holdsFigure = (told) => Boolean(told?.figure)
    || childrenOf(told).some((child) => holdsFigure(python.opened.get(child)));

  // A figure, a box that holds some, or a word on what lives in JupyterLab only.
  function shownModel(name, text, standing, toPlay) {
    const told = python.opened.get(name);
    if (told?.figure) return [figureOf(name, told, standing, toPlay)];
    if (holdsFigure(told)) {
      const box = make("div", { className: "box" });
      box.classList.toggle("beside", told.state._model_name === "HBoxModel");
      box.append(...childrenOf(told).flatMap((child) => shownModel(child, "", standing, toPlay)));
      return [box];
    }
    const kind = String(told?.state._model_name ?? "widget").replace(/Model$/, "");
    const words = `This page has no control of the kind “${kind}”. “Open as a notebook” shows it.`;
    const note = make("p", { className: "stopped", textContent: words });
    return text ? [make("pre", { className: "output", textContent: text, tabIndex: 0 }), note] : [note];
  }

  // A figure that its reader pressed before its cell ran goes on so; where the code has changed, it is new.
  function figureOf(name, told, standing, toPlay) {
    const old = standing.find((one) => one.figure === told.figure && !linked.has(one.model));
    if (old) {
      standing.splice(standing.indexOf(old), 1);
      linked.add(old.model);
      toPlay.push(async () => {
        old.model.take(told.state);
        python.bind(name, old.model);
        const changes = old.model.changes();
        if (Object.keys(changes).length) await old.model.tell(changes);
      });
      return old;
    }
    const place = make("div", { className: "live" });
    toPlay.push(() => {
      globalThis.pageFigures.show(place, name, told);
      linked.add(place.model);
      python.bind(name, place.model);
    });
    return place;
  }

  function letChange(pre, onRun) {
    try {
      pre.contentEditable = "plaintext-only";
    } catch { // an older browser
      pre.contentEditable = "true";
    }
    Object.assign(pre, { spellcheck: false, autocapitalize: "off", tabIndex: 0 });
    pre.setAttribute("role", "textbox");
    pre.setAttribute("aria-multiline", "true");
    pre.setAttribute("aria-label", "code, which you may change; Shift+Enter runs it");
    pre.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      if (event.shiftKey || event.ctrlKey || event.metaKey) onRun();
      else document.execCommand("insertText", false, `\n${indentBefore(pre)}`);
    });
  }

  // What a new line begins with: the blanks of the line that the cursor is in, and four more after a colon.
  function indentBefore(pre) {
    const before = getSelection().getRangeAt(0).cloneRange();
    before.setStart(pre, 0);
    const line = before.toString().split("\n").at(-1);
    return /^ */.exec(line)[0] + (line.trimEnd().endsWith(":") ? "    " : "");
  }

  cells.forEach((cell, at) => {
    const code = cell.querySelector(".cell_input");
    const row = make("div", { className: "run" });
    const button = make("button", { type: "button", textContent: "Run" });
    const note = make("span", { className: "note" });
    const said = make("span", { className: "note" });
    said.setAttribute("role", "status");
    const tell = () => {
      const before = at - Math.min(ran, at);
      const first = before ? `${cellsOf(before)} above will run first.` : "";
      note.textContent = [globalThis.magicmathPython.note, first].filter(Boolean).join(" ");
    };
    const onRun = async () => {
      if (button.ariaDisabled === "true") return;
      button.ariaDisabled = "true"; // it keeps the focus
      note.textContent = said.textContent = "";
      try {
        said.textContent = await inTurn(() => run(at)) ? "Done." : "This cell stopped with an error.";
      } catch (problem) {
        said.textContent = problem.message;
      }
      button.ariaDisabled = "false";
    };
    letChange(code.querySelector("pre"), onRun);
    button.addEventListener("click", onRun);
    code.closest("details")?.addEventListener("toggle", tell);
    row.append(button, note, said);
    code.append(row);
  });
})();
