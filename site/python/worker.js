// Python in a worker: one request after the other, each with a number that its reply carries.

import { loadPyodide } from "../python/pyodide.mjs";

let python = null;
let queue = Promise.resolve();

const tell = (message) => postMessage(message);

async function started() {
  tell({ status: "Python is being fetched" });
  const pyodide = await loadPyodide();
  await pyodide.loadPackage("magicmath", { messageCallback: () => {} });
  tell({ status: "Python is starting" });
  const bridge = pyodide.runPython(await (await fetch(new URL("bridge.py", import.meta.url))).text()
    + "\n__import__('types').SimpleNamespace(**globals())");
  pyodide.globals.set("post", (text) => tell({ comm: JSON.parse(text) }));
  tell({ status: "" });
  return { pyodide, bridge };
}

async function loaded(pyodide, name) {
  await pyodide.loadPackagesFromImports(`import ${name}`, { messageCallback: () => {} });
}

async function ran({ pyodide, bridge }, source) {
  const first = JSON.parse(bridge.run(source));
  if (!first.missing) return first;
  await loaded(pyodide, first.missing);
  return JSON.parse(bridge.run(source));
}

async function answered({ pyodide, bridge }, name, text) {
  try {
    return JSON.parse(bridge.answer(name, text));
  } catch (error) {
    const missing = /No module named '(\w+)/.exec(String(error))?.[1];
    if (!missing) throw error;
    await loaded(pyodide, missing);
    return JSON.parse(bridge.answer(name, text));
  }
}

const doings = {
  run: (known, { source }) => ran(known, source),
  answer: (known, { name, text }) => answered(known, name, text),
  heard: ({ bridge }, { model, state }) => bridge.heard(model, JSON.stringify(state)),
};

async function served({ number, kind, ...rest }) {
  try {
    python ??= started();
    const reply = await doings[kind](await python, rest);
    tell({ number, reply });
  } catch (error) {
    const lines = String(error?.message ?? error).trim().split("\n");
    tell({ number, error: lines.at(-1) });
  }
}

onmessage = ({ data }) => {
  queue = queue.then(() => served(data));
};
