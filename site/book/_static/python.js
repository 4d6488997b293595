// Python for a page that came over http: it runs cells and checks answers in a worker, once it is asked to.

(() => {
  if (!location.protocol.startsWith("http") || typeof Worker === "undefined") return;

  const here = document.currentScript.src;
  const waiting = new Map(); // what awaits a reply, by number
  const bound = new Map(); // models of figures that Python knows, by their names there
  const opened = new Map(); // figures that Python has made, by their names there
  const cells = [...document.querySelectorAll(".cell")].filter((cell) => cell.querySelector(".cell_input"));
  let worker = null;
  let asked = 0;
  let ran = 0; // how many cells ran, from the first

  const bar = document.createElement("div");
  bar.className = "python-bar";
  bar.hidden = true;
  bar.innerHTML = "<span role=\"status\"></span> <button type=\"button\">Stop</button>";
  bar.lastElementChild.addEventListener("click", () => stop("Python was stopped. What the cells had made is gone."));
  document.body.append(bar);

  function say(text) {
    bar.hidden = !text;
    bar.firstElementChild.textContent = text;
  }

  function begin() {
    worker = new Worker(new URL("worker.js", here), { type: "module" });
    worker.addEventListener("message", ({ data }) => hear(data));
    worker.addEventListener("error", (event) => stop(`Python does not start here: ${event.message ?? "no reason told"}`));
  }

  function ask(kind, rest) {
    if (!worker) begin();
    const number = ++asked;
    worker.postMessage({ number, kind, ...rest });
    return new Promise((resolve, reject) => waiting.set(number, { resolve, reject })).finally(() => {
      if (!waiting.size) say("");
    });
  }

  function stop(why) {
    worker?.terminate();
    worker = null;
    ran = 0;
    for (const model of bound.values()) model.tell = () => {};
    bound.clear();
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    say("");
  }

  function hear({ number, reply, error, status, comm }) {
    if (status !== undefined) say(status || (waiting.size ? "Python is at work" : ""));
    if (comm) follow(comm);
    const known = waiting.get(number);
    if (!known) return;
    waiting.delete(number);
    if (error === undefined) known.resolve(reply);
    else known.reject(new Error(error));
  }

  // What a figure in Python says: that it is there, or what has changed.
  function follow({ kind, model, figure, state }) {
    if (kind === "comm_open") opened.set(model, { figure, state: { ...state } });
    if (kind !== "comm_msg") return;
    Object.assign(opened.get(model)?.state ?? {}, state);
    for (const [name, value] of Object.entries(state)) bound.get(model)?.put(name, value);
  }

  function bind(name, model) {
    bound.set(name, model);
    model.tell = (changes) => ask("heard", { model: name, state: changes }).catch(() => {});
  }

  async function run(upTo) {
    const first = Math.min(ran, upTo);
    for (let at = first; at <= upTo; at += 1) {
      say(`Python runs cell ${at + 1 - first} of ${upTo + 1 - first}`);
      const { outputs } = await ask("run", { source: sourceOf(cells[at]) });
      await show(cells[at], outputs);
      ran = Math.max(ran, at + 1);
      if (outputs.some((output) => output.error)) break;
    }
  }

  const sourceOf = (cell) => cell.querySelector(".cell_input pre").textContent;

  // A figure that stands already goes on with what its reader has done; all else is shown anew.
  async function show(cell, outputs) {
    const standing = [...cell.querySelectorAll(".cell_output .live")];
    const place = cell.querySelector(".cell_output") ?? cell.appendChild(make("div", "cell_output"));
    const pieces = [];
    for (const output of outputs) {
      const told = output.model && opened.get(output.model);
      const old = told?.figure && standing.find((one) => one.figure === told.figure);
      if (old) {
        standing.splice(standing.indexOf(old), 1);
        const changes = old.model.changes();
        bind(output.model, old.model);
        if (Object.keys(changes).length) await ask("heard", { model: output.model, state: changes });
        pieces.push(old);
      } else {
        pieces.push(drawn(output, told));
      }
    }
    place.replaceChildren(...pieces);
    for (const piece of pieces) {
      if (piece.told) {
        globalThis.pageFigures.show(piece, piece.name, piece.told);
        bind(piece.name, piece.model);
      }
    }
  }

  function drawn({ text, html, png, error, model }, told) {
    if (told?.figure) return Object.assign(make("div", "live"), { told, name: model });
    if (html) return Object.assign(make("div", "html"), { innerHTML: html });
    if (png) return Object.assign(make("img"), { src: `data:image/png;base64,${png}`, alt: text });
    const shown = Object.assign(make("pre", "output"), { tabIndex: 0 });
    shown.textContent = error ?? text;
    shown.classList.toggle("wrong", error !== undefined);
    return shown;
  }

  const make = (kind, className = "") => Object.assign(document.createElement(kind), { className });

  cells.forEach((cell, at) => {
    const code = cell.querySelector(".cell_input");
    const pre = code.querySelector("pre");
    Object.assign(pre, { contentEditable: "plaintext-only", spellcheck: false });
    pre.setAttribute("role", "textbox");
    pre.setAttribute("aria-multiline", "true");
    pre.setAttribute("aria-label", "code, which you may change");
    const row = make("div", "run");
    const button = Object.assign(make("button"), { type: "button", textContent: "Run" });
    const note = make("span", "note");
    const tell = () => {
      const before = at - Math.min(ran, at);
      const cost = worker ? "" : `${globalThis.magicmathPython.note} `;
      note.textContent = cost + (before ? `${before} ${before > 1 ? "cells" : "cell"} above will run first.` : "");
    };
    code.closest("details")?.addEventListener("toggle", tell);
    button.addEventListener("click", async () => {
      button.disabled = true;
      note.textContent = "";
      try {
        await run(at);
      } catch (problem) {
        note.textContent = problem.message;
      }
      button.disabled = false;
    });
    row.append(button, note);
    code.append(row);
  });

  globalThis.magicmathPython = {
    answer: ({ name, text }) => ask("answer", { name, text }),
    note: "Python comes with the first use: about 20 MB, once.",
  };
  globalThis.dispatchEvent(new Event("magicmath:python"));
})();
