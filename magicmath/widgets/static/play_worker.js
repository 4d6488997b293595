// Who answers a question: this page, if it takes no longer than a blink; else a worker, which a page may
// make from text even where it is a file; else this page in slices.

import { Tasks } from "./play_tasks.js";
import { text } from "./play_worker_entry.js?text";
import { work } from "./slices.js";

const BLINK = 12; // milliseconds
const MOST_IDLE = 2;

const here = new Tasks();
const idle = []; // workers that have nothing to do, each with the rule that it keeps
const isLong = new WeakMap(); // for each rule, the questions that took longer than a blink

let address = null;

function madeWorker() {
  address ??= URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  return { worker: new Worker(address), rule: null };
}

function anyWorker(rule) {
  const keeper = idle.findIndex((hand) => hand.rule === rule);
  return idle.splice(Math.max(keeper, 0), 1)[0] ?? madeWorker();
}

function release(hand) {
  idle.push(hand);
  while (idle.length > MOST_IDLE) idle.shift().worker.terminate();
}

// Ask in a blink; null where that is not enough.
function atOnce(question, rule) {
  const known = isLong.get(rule) ?? isLong.set(rule, new Set()).get(rule);
  if (known.has(question.name)) return null;
  const end = performance.now() + BLINK;
  const steps = here.answer(question, rule);
  while (performance.now() < end) {
    const step = steps.next();
    if (step.done) return step;
  }
  known.add(question.name);
  return null;
}

function askWorker(question, rule, { onProgress, done, failed, refused }) {
  const hand = anyWorker(rule);
  const { worker } = hand;
  worker.onmessage = ({ data }) => {
    if ("progress" in data) return onProgress(data.progress);
    release(hand);
    return "answer" in data ? done(data.answer) : failed(new Error(data.failure));
  };
  worker.onerror = () => { // faults of a question come as messages, so it could not start
    worker.terminate();
    refused();
  };
  worker.postMessage({ question, rule: hand.rule === rule ? null : rule });
  hand.rule = rule;
  return () => worker.terminate();
}

function* watched(steps, onProgress, failed) {
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
      onProgress(value);
      yield value;
    }
  } catch (error) {
    failed(error);
    return undefined;
  }
}

function askSlices(question, rule, { onProgress, done, failed }) {
  return work(watched(new Tasks().answer(question, rule), onProgress, failed), false, done);
}

// Ask a question of a rule { k, size, masks, holes }: a promise of the answer, and a way to stop, after which
// the promise stays open. The same rule should be the same object, as what is known of it is kept.
export function ask(question, rule, { onProgress = () => {} } = {}) {
  let stop = () => {};
  const promise = new Promise((done, failed) => {
    const answer = atOnce(question, rule);
    if (answer) return done(answer.value);
    const hears = { onProgress, done, failed };
    const refused = () => { stop = askSlices(question, rule, hears); };
    try {
      stop = askWorker(question, rule, { ...hears, refused });
    } catch {
      refused();
    }
    return undefined;
  });
  return { promise, stop: () => stop() };
}
