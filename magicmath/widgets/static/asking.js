// Who checks an answer: the notebook's Python, a Python that the page brings, the page itself, or nobody.
//
// A page brings a Python by `globalThis.magicmathPython = { answer }` and, if that comes after this code,
// by the event `magicmath:python` at the window. `answer({ name, text })` returns a promise of
// `{ solved, message, printed }`, as `magicmath.exercises.answer(name, text)` has them; `printed` may be
// missing. `magicmathPython.note` may say in a sentence what the first check costs, `isFree` whether it would
// answer at once: as long as it does not, the page decides by itself what it can. `busy` may say what to do
// about a check that takes long.

import { asReply, decided, isDecidable, known, knowsWays } from "./exercise_state.js";

const READY = "magicmath:python";
const ABSENT = "No Python runs in this page, so it cannot check this answer. "
  + "In JupyterLab it is checked: start that with \x60python3 run.py lab\x60.";
const KEPT = "Not checked: no Python runs in this page. Your answer is kept in this browser.";

// What is neither right nor wrong, as nobody has looked at it.
export const unchecked = (message) => ({ solved: null, message, printed: "" });

const visiting = () => (typeof globalThis.magicmathPython?.answer === "function"
  ? globalThis.magicmathPython : null);

// Whether a Python is there that would answer at once.
const isFree = () => Boolean(visiting()) && !visiting().note && visiting().isFree !== false;

const WAIT = "Still checking: Python starts, or is busy.";

// What is said of a check that runs still; only code of the reader's own may have no end.
export function busyOf(model, words) {
  if (model.get("_told").place.kind !== "editor") return WAIT;
  return (typeof model.send !== "function" && visiting()?.busy) || words;
}

function askKernel(model, text) {
  const number = Date.now() % 2 ** 31;
  return new Promise((resolve, reject) => {
    const heard = () => {
      const feedback = model.get("_feedback");
      if (feedback?.number !== number) return;
      model.off("change:_feedback", heard);
      resolve(null); // all views show it
    };
    model.on("change:_feedback", heard);
    Promise.resolve(model.send({ check: text, number })).catch(reject);
  });
}

async function askVisitor({ name }, text) {
  try {
    const reply = asReply(await visiting().answer({ name, text }));
    return reply ?? unchecked("Python gave no answer that can be read here.");
  } catch (error) {
    return unchecked(`Python could not check this: ${String(error?.message ?? error).slice(0, 300)}`);
  }
}

// What the page can say before an answer is checked; empty where a Python is there.
export function noteOf(model) {
  const { place } = model.get("_told");
  if (typeof model.send === "function" || isDecidable(place) || knowsWays(place)) return "";
  return visiting() ? String(visiting().note ?? "") : ABSENT;
}

// What an answer costs that the page does not know, where no note could say so beforehand.
export function costOf(model, text) {
  const { place } = model.get("_told");
  const mayCost = typeof model.send !== "function" && !isDecidable(place) && knowsWays(place);
  return (mayCost && !known(place, text) && visiting()?.note) || "";
}

// A promise of the reply; of null where it comes by the model.
export function ask(model, text) {
  const told = model.get("_told");
  if (typeof model.send === "function") return askKernel(model, text);
  const byPage = () => (!isFree() && isDecidable(told.place) ? decided(told.place, text) : null);
  const own = known(told.place, text) ?? byPage();
  if (own) return Promise.resolve({ solved: own.solved, message: own.message, printed: "" });
  return visiting() ? askVisitor(told, text) : Promise.resolve(unchecked(KEPT));
}

export function followPython(heard) {
  globalThis.addEventListener(READY, heard);
  return () => globalThis.removeEventListener(READY, heard);
}
