// The code of a worker: it answers one question after another, and says now and then how far it is.

import { Tasks } from "./play_tasks.js";

const MILLISECONDS_BETWEEN = 50;

const tasks = new Tasks();
let rule = null;

globalThis.onmessage = ({ data }) => {
  rule = data.rule ?? rule; // one that was sent before is kept
  const steps = tasks.answer(data.question, rule);
  let told = performance.now();
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return globalThis.postMessage({ answer: value });
      if (performance.now() - told < MILLISECONDS_BETWEEN) continue;
      told = performance.now();
      globalThis.postMessage({ progress: value });
    }
  } catch (error) {
    globalThis.postMessage({ failure: String(error?.message ?? error) });
  }
};
