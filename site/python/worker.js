// Python in a worker: one request after the other, each with a number that its reply carries.

import { loadPyodide } from "../python/pyodide.mjs";

const { href, search } = new URL(import.meta.url); // what follows the name tells the version of all files
const QUIET = { messageCallback: () => {} };
let python = null;
let queue = Promise.resolve();

const tell = (message) => postMessage(message);
const beside = (path) => new URL(path, href).href;

async function started() {
  tell({ said: "Python is being fetched" });
  const [pyodide, code] = await Promise.all([
    loadPyodide({
      lockFileURL: beside(`../python/pyodide-lock.json${search}`),
      packageBaseUrl: beside("../python/"),
      packages: ["magicmath"],
    }),
    fetch(beside(`bridge.py${search}`)).then((reply) => reply.text()),
  ]);
  tell({ said: "Python is starting" });
  const bridge = pyodide.runPython(`${code}\n__import__('types').SimpleNamespace(**globals())`);
  pyodide.globals.set("post", (text) => tell({ comm: JSON.parse(text) }));
  tell({ said: "" });
  return { pyodide, bridge };
}

// Fetch what some code imports and Pyodide has; tell whether anything came.
async function fetched(pyodide, code) {
  const before = Object.keys(pyodide.loadedPackages).length;
  const known = setTimeout(() => tell({ said: "A part of Python is being fetched" }), 300);
  await pyodide.loadPackagesFromImports(code, QUIET);
  clearTimeout(known);
  const came = Object.keys(pyodide.loadedPackages).length > before;
  if (came) tell({ said: "" });
  return came;
}

async function ran({ pyodide, bridge }, source) {
  await fetched(pyodide, source);
  const first = JSON.parse(bridge.run(source));
  // a module that another module imports is known only now
  const came = first.missing && await fetched(pyodide, `import ${first.missing}`);
  return came ? JSON.parse(bridge.run(source)) : first;
}

async function answered({ pyodide, bridge }, name, text) {
  await fetched(pyodide, text);
  return JSON.parse(bridge.answer(name, text));
}

const doings = {
  run: (known, { source }) => ran(known, source),
  answer: (known, { name, text }) => answered(known, name, text),
  heard: ({ bridge }, { model, state }) => bridge.heard(model, JSON.stringify(state)),
};

async function known() {
  try {
    return await (python ??= started());
  } catch (error) {
    python = null; // or else it could never be tried again
    console.info(error);
    throw new Error("Python could not be fetched. Is there a network? Try again.");
  }
}

async function served({ number, kind, ...rest }) {
  try {
    const reply = await doings[kind](await known(), rest);
    tell({ number, reply });
  } catch (error) {
    const lines = String(error?.message ?? error).trim().split("\n");
    const isOver = error instanceof WebAssembly.RuntimeError || error instanceof RangeError
      || /fatal/.test(String(error));
    tell({ number, error: lines.at(-1), isOver });
  }
}

onmessage = ({ data }) => {
  queue = queue.then(() => served(data));
};
