import assert from "node:assert/strict";
import { test } from "node:test";

import { ask, followPython, noteOf } from "../../../magicmath/widgets/static/asking.js";
import { broken, indented, isOpen, outdented, steppedBack } from "../../../magicmath/widgets/static/editing.js";
import {
  answerOf, asReply, decided, helpOf, isDecidable, isReached, isUntouched, known, knowsWays, pressesOf,
  progressOf,
} from "../../../magicmath/widgets/static/exercise_state.js";
import { followKept, forget, keep, kept } from "../../../magicmath/widgets/static/keeping.js";
import { blocksOf, piecesOf, sentenceAndLines } from "../../../magicmath/widgets/static/prose.js";

const press = {
  kind: "press", starter: "[]", untouched: "Not attempted yet: press.", start: [[0, 0], [0, 1]],
  masks: [[0, 1], [1], [2, 3]], goal: [[1, 0], [0, 1]], fewest: null,
};
const field = { kind: "field", starter: "", untouched: "Not attempted yet: write." };

test("presses are written and read again", () => {
  for (const presses of [[], [4], [0, 12, 0]]) assert.deepEqual(pressesOf(answerOf(presses)), presses);
  assert.equal(answerOf([0, 12]), "[0, 12]");
});

test("the starter, blanks or not, is no attempt", () => {
  assert.ok(isUntouched(field, " \n"));
  assert.ok(!isUntouched(field, "0"));
  const editor = { kind: "editor", starter: "def f(n):\n    ...\n" };
  assert.ok(isUntouched(editor, "def f(n):\n    ...  "));
  assert.ok(!isUntouched(editor, "def f(n):\n    return 1"));
  assert.ok(isUntouched(press, "[]"));
  assert.ok(!isUntouched(press, "[0]"));
});

test("a page decides whether a board equals its goal, and in how many presses", () => {
  const say = (answer, place = press) => Object.values(decided(place, answer));
  assert.deepEqual(say("[]"), [false, "Not attempted yet: press."]);
  assert.deepEqual(say("[1]"), [false, "Cells 0 and 1 are not yet as the task asks."]);
  assert.deepEqual(say("[0]"), [false, "Cell 1 is not yet as the task asks."]);
  assert.deepEqual(say("[0, 1]"), [true, "That is the board, in 2 presses."]);
  assert.deepEqual(say("[0, 1, 2, 2]"), [
    true, "That is the board, in 4 presses. Mask 2 was pressed more than once."
      + " Two presses of one mask cancel, even with others between them.",
  ]);
  const fewest = { ...press, fewest: 2 };
  assert.deepEqual(say("[0, 1]", fewest), [true, "That is the board, in 2 presses."]);
  assert.deepEqual(say("[0, 1, 2, 2]", fewest), [
    false, "That is the board, but in 4 presses: 2 presses are enough. Mask 2 was pressed more than once."
      + " Two presses of one mask cancel, even with others between them.",
  ]);
});

test("a goal in sight is known to be reached, where nothing else is asked", () => {
  const seen = { ...press, show_goal: true };
  assert.ok(isReached(seen, "[0, 1]"));
  assert.ok(isReached(seen, "[0, 1, 2, 2]"));
  for (const answer of ["[]", "[0]", "[0, 1, 2]"]) assert.ok(!isReached(seen, answer));
  for (const more of [{ show_goal: false }, { waits: true }, { fewest: 2 }, { goal: null }]) {
    assert.ok(!isReached({ ...seen, ...more }, "[0, 1]"));
  }
  assert.ok(!isReached(field, "[0, 1]"));
  assert.ok(!isReached({ ...seen, goal: seen.start }, "[]"));
});

const said = [{ solved: false, message: "Not that one." }, { solved: true, message: "Well done." }];
const listed = [{ answer: "[0, 1]", solved: true, message: "As the book does." }];
const told = (once) => ({ listed, once, said, of: [0, 0, 0, 1, 0, 0, 0, 1] });

test("a board that is not the goal may have words of its own", () => {
  const place = { ...press, otherwise: "That is more than one move." };
  assert.equal(decided(place, "[1]").message, "That is more than one move.");
  assert.ok(decided(place, "[0, 1]").solved);
});

test("a page says what the checker has said beforehand, in any order of the presses", () => {
  const cells = { ...press, goal: null, verdicts: told(false) };
  assert.equal(known(cells, "[]").message, "Not attempted yet: press.");
  assert.equal(known(cells, "[1, 0]").message, "As the book does.");
  assert.equal(known(cells, "[2]").message, "Not that one.");
  assert.equal(known(cells, "[2, 1, 0]").message, "Well done.");
  assert.equal(known(cells, "[2, 1, 0, 2, 2]").message, "Well done."); // the same cells
  assert.equal(known(cells, "[1, 1]").message, "Not that one.");
  assert.ok(isDecidable(cells));
});

test("given cells have no part in the choices that a page knows", () => {
  const verdicts = { listed: [], once: false, said, of: [0, 0, 1, 0] };
  const place = { ...press, goal: null, fixed: [0], verdicts };
  assert.equal(known(place, "[2]").message, "Well done.");
  assert.equal(known(place, "[1]").message, "Not that one.");
  assert.equal(known(place, "[1, 2]").message, "Not that one.");
});

test("a page says what the checker says to each number, also to a sum of products of powers", () => {
  const verdicts = {
    listed: [], said: [{ solved: false, message: "{number} is not it." }, { solved: true, message: "Yes." }],
    of: Array.from({ length: 100 }, (_, number) => Number(number === 95)),
  };
  const place = { ...field, numbers: [5, 104], verdicts };
  const say = (answer) => known(place, answer)?.message ?? null;
  for (const answer of ["100", "10 ** 2", "2**6 + 2*3**2 + 18", "101-1", "2**2**2*6 + 4"]) assert.equal(say(answer), "Yes.");
  assert.equal(say("3*3 - 2"), "7 is not it.");
  for (const answer of ["4", "105", "07", "50/5", "3 - 9", "(5)", "2 * * 3"]) assert.equal(say(answer), null);
  assert.ok(knowsWays(place));
  assert.equal(known({ ...field, numbers: [5, 104] }, "95"), null); // Python decides beside the page
});

test("a page says what the checker says to each matrix of bits", () => {
  const said = [{ solved: false, message: "No." }, { solved: true, message: "Yes." }];
  const verdicts = { listed: [], said, of: Array.from({ length: 16 }, (_, bits) => Number(bits === 13)) };
  const place = { ...field, matrix: 2, verdicts };
  const say = (answer) => known(place, answer)?.message ?? null;
  for (const answer of ["[[1, 1], [0, 1]]", "11 01", "11\n01", " [[1,1],\n [0,1]] "]) assert.equal(say(answer), "Yes.");
  assert.equal(say("10 01"), "No.");
  for (const answer of ["1 1 0 1", "1101", "[[1, 1], [0, 2]]", "[1, 1, 0, 1]", "11 01 11"]) assert.equal(say(answer), null);
  const asking = { ...place, wanted: "Give two rows." };
  assert.deepEqual(known(asking, "[[1, 1], [0, 1], [1, 1]]"),
    { solved: false, message: "You gave 6 numbers. Give two rows." });
  assert.equal(known(asking, "1").message, "You gave 1 number. Give two rows.");
  for (const answer of ["1 1 0 1", "np.eye(3)", "12 01 11", "[]"]) assert.equal(known(asking, answer), null);
});

test("the minus sign that pages print is as good as a hyphen", () => {
  const round = [{ answer: "-2 1 8", solved: true, message: "Right." }];
  const place = { ...field, verdicts: { listed: round, once: false, said: [], of: [] } };
  for (const answer of ["-2 1 8", "\u22122, 1, 8", "[\u22122, 1, 8]"]) {
    assert.equal(known(place, answer).message, "Right.");
  }
});

test("a page decides about the next row of a table of nim sums", () => {
  const place = { ...field, above: [[0, 1, 2, 3], [1, 0, 3, 2]], wanted: "Give row 2." };
  const say = (answer) => Object.values(decided(place, answer));
  const right = [true, "Every number is the least one that was free."];
  for (const answer of ["2 3 0 1", "[2, 3, 0, 1]", " (2,3,0,1) "]) assert.deepEqual(say(answer), right);
  const slips = {
    "": "Not attempted yet: write.",
    "2 3": "You gave a list of 2 numbers. Give row 2.",
    "2301": "You gave one number. Give row 2.",
    "0 1 2 3": "Column 0: you say 0. But it stands above already.",
    "2 3 0 0": "Column 3: you say 0. But it stands to the left already.",
    "2 3 4 5": "Column 2: you say 4. But 0 is smaller, and it stands neither to the left nor above.",
    "2 3 0 -1": "Column 3: you say -1. But no number of the table is less than 0.",
  };
  for (const [answer, message] of Object.entries(slips)) assert.deepEqual(say(answer), [false, message]);
  assert.equal(decided(place, "[2 + 0, 3, 0, 1]"), null);
  assert.ok(isDecidable(place));
});

test("a page refuses a number out of bounds in the words of Python", () => {
  const listed = [{ answer: "5", solved: true, message: "Yes." }];
  const place = { ...field, bounds: [1, 60], wanted: "Give one number.", verdicts: { listed } };
  const slips = {
    "0": "0 is too small. Give one number.",
    " 61\n": "61 is too large. Give one number.",
    "-3": "-3 is too small. Give one number.",
    "n = 100": "100 is too large. Give one number.",
    "999999999999999": "999999999999999 is too large. Give one number.",
    "eight": "“eight” is a word. Write a number, a list, or an expression of Python.",
  };
  for (const [answer, message] of Object.entries(slips)) {
    assert.deepEqual(known(place, answer), { solved: false, message });
  }
  assert.equal(known(place, "5").message, "Yes.");
  for (const other of ["1", "60", "1000000000000000", "061", "61.5", "60 + 1", "61, 62"]) {
    assert.equal(known(place, other), null);
  }
  assert.equal(known({ ...field, verdicts: { listed } }, "61"), null);
});

test("an empty field and an editor as it was need no Python", () => {
  const message = "Not attempted yet: write.";
  assert.deepEqual(known(field, " \n"), { solved: false, message });
  const editor = { ...field, kind: "editor", starter: "def f(n):\n    ...\n" };
  assert.deepEqual(known(editor, "def f(n):\n    ..."), { solved: false, message });
  assert.equal(known(editor, "def f(n):\n    return n"), null);
});

test("where presses count, a mask that is pressed twice is for the page or for Python", () => {
  const presses = { ...press, verdicts: told(true) };
  assert.equal(known(presses, "[0, 1, 2]").message, "Well done.");
  assert.equal(known(presses, "[0, 1, 2, 2, 2]"), null);
  assert.match(decided(presses, "[0, 1, 2, 2]").message, /^That is the board, in 4 presses\. Mask 2 was/);
  assert.ok(!isDecidable({ ...presses, goal: null }));
  assert.equal(known(press, "[0]"), null); // a Python that runs sends no verdicts
  assert.equal(known(field, "[0]"), null);
  const listed = [{ answer: "5", solved: true, message: "Yes." }];
  assert.equal(known({ ...field, verdicts: { listed } }, " 5\n").message, "Yes.");
  assert.equal(known({ ...field, verdicts: { listed } }, "2 + 3"), null);
  const rows = { ...field, verdicts: { listed: [{ answer: "[[0, 1], [1, 10]]", solved: true, message: "Yes." }] } };
  for (const same of ["[[0,1],[1,10]]", " [ [0 ,1] ,\n [1,  10] ] "]) assert.equal(known(rows, same).message, "Yes.");
  for (const other of ["[[0, 1], [1, 1 0]]", "[[0 1], [1, 10]]"]) assert.equal(known(rows, other), null);
  assert.deepEqual([{ listed }, { listed: [] }].map((verdicts) => knowsWays({ ...field, verdicts })), [true, false]);
  assert.ok(knowsWays({ ...field, kind: "words", verdicts: { listed } }));
  assert.ok(!knowsWays({ ...field, kind: "editor", verdicts: { listed } }));
  const wide = { ...press, verdicts: { ...told(false), said: [], of: [] } };
  assert.equal(known(wide, "[2]"), null); // a large board
  assert.equal(known(wide, "[2, 1, 0, 2]").message, "As the book does."); // a detour to the same cells
  assert.equal(known({ ...wide, fewest: 2 }, "[2, 1, 0, 2]"), null);
  const singles = ["[0]", "[1]", "[2]"].map((answer) => ({ answer, solved: false, message: "No." }));
  const large = (some) => ({ ...press, goal: null, verdicts: { listed: some, once: false, said: [], of: [] } });
  assert.deepEqual([singles, singles.slice(1)].map((some) => knowsWays(large(some))), [true, false]);
});

test("hints come one by one, and the solution asks first while some are left", () => {
  const told = { hints: ["One.", "Two."] };
  const help = (opened, tries, showsSolution = false, isSolved = false) =>
    helpOf(told, { opened, tries, showsSolution, isSolved });
  assert.deepEqual(help(0, 0), {
    hint: "Hint 1 of 2", solution: "Solution",
    question: "2 hints are left. Would you rather see the solution now?",
  });
  assert.match(help(1, 2).question, /^One hint is left/);
  assert.equal(help(1, 3).question, null);
  assert.deepEqual(help(2, 0), { hint: null, solution: "Solution", question: null });
  assert.deepEqual(help(0, 0, true).solution, "Hide the solution");
  assert.equal(help(0, 0, true).question, null);
  assert.equal(help(0, 0, false, true).question, null);
});

test("progress counts what is done of all", () => {
  assert.deepEqual(progressOf(["a", "b", "c"], (name) => name !== "b"), { done: 2, text: "2 of 3 done" });
});

test("a reply that is none is not shown", () => {
  assert.deepEqual(asReply({ solved: true, message: "Yes." }), { solved: true, message: "Yes.", printed: "" });
  assert.equal(asReply({ solved: true, message: "Yes.", printed: "x" }).printed, "x");
  for (const wrong of [null, undefined, "Yes.", {}, { solved: 1, message: "Yes." }, { solved: true }]) {
    assert.equal(asReply(wrong), null);
  }
});

test("words are marked, and blocks keep their lines", () => {
  assert.deepEqual(piecesOf("press `0` **once**"), [
    { tag: "span", text: "press " }, { tag: "code", text: "0" }, { tag: "span", text: " " },
    { tag: "strong", text: "once" },
  ]);
  const blocks = blocksOf("One\ntwo.\n\n```\n1 0\n0 1\n```\n\nThree <b>.");
  assert.deepEqual(blocks.map(({ tag, text, pieces }) => [tag, text ?? pieces[0].text]), [
    ["p", "One two."], ["pre", "1 0\n0 1"], ["p", "Three <b>."],
  ]);
  const [{ pieces: [short] }] = blocksOf("D is 1 1 1 0 1 0 0 1 0, or (x + 1) of 2 1.");
  assert.equal(short.text, "D is 1 1 1 0 1 0 0 1 0, or (x + 1) of 2 1.".replace(/(?<=[01x+]) (?=[01+])/g, "\u00a0"));
  const long = Array(13).fill("1").join(" ");
  assert.equal(blocksOf(long)[0].pieces[0].text, long); // it would be too wide for a phone
  assert.deepEqual(sentenceAndLines("No.\n1 0\n0 1"), ["No.", "1 0\n0 1"]);
  assert.deepEqual(sentenceAndLines("Yes."), ["Yes.", ""]);
});

// "|" stands for the cursor, or twice for what is chosen
function edited(marked, change) {
  const [before, chosen, after] = marked.split("|").length === 3 ? marked.split("|")
    : [marked.split("|")[0], "", marked.split("|")[1]];
  const text = before + chosen + after;
  const made = change(text, before.length, before.length + chosen.length);
  if (!made) return null;
  const whole = text.slice(0, made.from) + made.text + text.slice(made.to);
  const ends = made.start === made.end ? [made.start] : [made.start, made.end];
  return [...ends].reverse().reduce((all, at) => `${all.slice(0, at)}|${all.slice(at)}`, whole);
}

test("Tab and Shift+Tab move lines in and out by four blanks", () => {
  assert.equal(edited("|x", indented), "    |x");
  assert.equal(edited("ab|x", indented), "ab  |x");
  assert.equal(edited("a\n|b\nc|\nd", indented), "a\n    |b\n    c|\nd");
  assert.equal(edited("|a\n\nb\n|c", indented), "    |a\n\n    b\n|c");
  assert.equal(edited("    a|", outdented), "a|");
  assert.equal(edited("  a|b", outdented), "a|b");
  assert.equal(edited("|    a\n  b|", outdented), "|a\nb|");
  assert.equal(edited("a|", outdented), "a|");
  assert.equal(edited("a\n  |  b", outdented), "a\n|b");
});

test("a new line begins where the code goes on", () => {
  assert.equal(edited("def f(n):|", broken), "def f(n):\n    |");
  assert.equal(edited("  if x:  # so\n    a|b", broken), "  if x:  # so\n    a\n    |b");
  assert.equal(edited("if x:  # so|", broken), "if x:  # so\n    |");
  assert.equal(edited("    return 1|", broken), "    return 1\n|");
  assert.equal(edited("    returned|", broken), "    returned\n    |");
  assert.equal(edited("  |  a", broken), "  \n  |  a");
});

test("Backspace goes a step back among blanks alone", () => {
  assert.equal(edited("        |a", steppedBack), "    |a");
  assert.equal(edited("      |a", steppedBack), "    |a");
  for (const marked of ["a|", "|a", "  a |", "  |x|", "\n|"]) assert.equal(edited(marked, steppedBack), null);
});

const bus = new EventTarget();
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) {
  globalThis[name] = bus[name].bind(bus);
}

function storage(refused = () => false) {
  const held = new Map();
  const guard = (name, run) => (...given) => {
    if (refused(name)) throw new DOMException("refused", "SecurityError");
    return run(...given);
  };
  return {
    getItem: guard("get", (key) => held.get(key) ?? null),
    setItem: guard("set", (key, text) => held.set(key, String(text))),
    removeItem: guard("remove", (key) => held.delete(key)),
  };
}

for (const [kind, store] of Object.entries({
  "that works": () => storage(), "that refuses all": () => storage(() => true),
  "that is full": () => storage((name) => name === "set"), "that is not there": () => undefined,
})) {
  test(`what is typed is kept in a storage ${kind}, and can be forgotten`, () => {
    Object.defineProperty(globalThis, "localStorage", { value: store(), configurable: true, writable: true });
    let heard = [];
    const stop = followKept((forgotten) => heard.push(forgotten));
    assert.deepEqual(kept("a.b"), { answer: null, solved: false });
    keep("a.b", { answer: "⌽1" });
    keep("a.c", { solved: true });
    keep("a.c", { answer: "2" });
    assert.deepEqual([kept("a.b"), kept("a.c")],
      [{ answer: "⌽1", solved: false }, { answer: "2", solved: true }]);
    assert.deepEqual(heard, [[]]);
    forget(["a.b", "a.c"]);
    assert.deepEqual(kept("a.c"), { answer: null, solved: false });
    assert.deepEqual(heard, [[], ["a.b", "a.c"]]);
    stop();
    keep("a.c", { solved: true });
    assert.equal(heard.length, 2);
    forget(["a.c"]);
  });
}

test("what a full storage cannot take is newer than what it holds", () => {
  let isFull = false;
  globalThis.localStorage = storage((name) => name === "set" && isFull);
  keep("a.b", { answer: "old" });
  isFull = true;
  keep("a.b", { answer: "new" });
  assert.equal(kept("a.b").answer, "new");
  forget(["a.b"]);
  assert.equal(kept("a.b").answer, null);
});

test("what another program left in the storage does no harm", () => {
  globalThis.localStorage = storage();
  for (const text of ["", "{", "null", "4", '{"answer": 4, "solved": "yes"}']) {
    localStorage.setItem("magicmath exercise a.b", text);
    assert.deepEqual(kept("a.b"), { answer: null, solved: false });
  }
});

const modelOf = (place, more = {}) => {
  const state = { _told: { name: "a.b", place }, _feedback: null };
  return { get: (name) => state[name], state, on() {}, off() {}, ...more };
};

test("without a Python the page decides what it can, and says where else", async () => {
  assert.match(noteOf(modelOf(field)), /^No Python runs in this page/);
  assert.match(noteOf(modelOf(field)), /\x60python3 run.py lab\x60/);
  assert.equal((await ask(modelOf(field), "4")).solved, null);
  assert.equal(noteOf(modelOf(press)), "");
  assert.equal((await ask(modelOf(press), "[0, 1]")).solved, true);
});

test("a Python that the page brings is asked, whatever it does", async () => {
  let asked = null;
  const replies = async (answer) => {
    globalThis.magicmathPython = { answer, note: "The first check loads Python." };
    return ask(modelOf(field), "4");
  };
  const yes = { solved: true, message: "Yes." };
  assert.deepEqual(await replies((request) => { asked = request; return yes; }), { ...yes, printed: "" });
  assert.deepEqual(asked, { name: "a.b", text: "4" });
  assert.equal(noteOf(modelOf(field)), "The first check loads Python.");
  assert.match((await replies(() => null)).message, /no answer that can be read/);
  assert.match((await replies(() => { throw new Error("no room"); })).message, /could not check this: no room/);
  assert.match((await replies(() => Promise.reject(new Error("late")))).message, /could not check this: late/);
  globalThis.magicmathPython = { answer: () => { throw new Error("asked for nothing"); } };
  assert.deepEqual(await ask(modelOf(field), " \n"), { solved: false, message: field.untouched, printed: "" });
  globalThis.magicmathPython = {};
  assert.match(noteOf(modelOf(field)), /^No Python runs/);
  delete globalThis.magicmathPython;
});

test("a Python that comes later is heard of", () => {
  let heard = 0;
  const stop = followPython(() => { heard += 1; });
  dispatchEvent(new Event("magicmath:python"));
  stop();
  dispatchEvent(new Event("magicmath:python"));
  assert.equal(heard, 1);
});

test("a notebook's Python is asked by a message and heard by its number", async () => {
  let heard = null;
  const sent = [];
  const model = modelOf(press, {
    send: (content) => { sent.push(content); },
    on: (_, listener) => { heard = listener; },
    off: () => { heard = null; },
  });
  let isDone = false;
  const done = ask(model, "[0]").then((reply) => { isDone = true; return reply; });
  model.state._feedback = { number: sent[0].number + 1 };
  heard();
  await Promise.resolve();
  assert.ok(!isDone);
  model.state._feedback = { number: sent[0].number };
  heard();
  assert.equal(await done, null);
  assert.equal(heard, null);
  assert.equal(sent[0].check, "[0]");
  await assert.rejects(ask({ ...model, send: () => Promise.reject(new Error("closed")) }, "4"), /closed/);
});

test("a flat list that the page knows may be written in every usual form", () => {
  const listed = [{ answer: "(3, 3)", solved: true }, { answer: "[1, 0, 2]", solved: false }, { answer: "(11, 10)" }];
  const place = { ...field, verdicts: { listed } };
  for (const text of ["(3, 3)", "3,3", " 3 3 ", "[3, 3]", "[3 3]"]) assert.ok(known(place, text).solved, text);
  assert.equal(known(place, "1 0 2").solved, false);
  for (const text of ["33", "(3 3)", "11 10", "[[3, 3]]", "[3, 3", "3", "3, 03", "1 0, 2", "[3],[3]"]) {
    assert.equal(known(place, text), null, text);
  }
});

test("bits that stand together are a list of bits, if there are four or more", () => {
  const listed = [{ answer: "[0, 0, 1, 0]", solved: true }, { answer: "[1, 1, 1, 0]", solved: false }];
  const place = { ...field, verdicts: { listed } };
  for (const text of ["0010", " 0010\n"]) assert.ok(known(place, text).solved, text);
  for (const text of ["01", "0012", "00100", "00 10"]) assert.equal(known(place, text), null, text);
  const heaps = [...listed, { answer: "[1, 1, 1, 2]", solved: true }];
  assert.equal(known({ ...field, verdicts: { listed: heaps } }, "1110"), null);
});

test("a text goes on while a bracket is open", () => {
  for (const text of ["[[0, 1],", "[", "(1, 2", "[[0, 1], [1, 0]"]) assert.equal(isOpen(text), true, text);
  for (const text of ["", "0 1", "[[0, 1],\n [1, 0]]", "3]"]) assert.equal(isOpen(text), false, text);
});
