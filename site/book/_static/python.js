// Python for a page that came over http: a worker that checks answers and runs code, once it is asked to.

(() => {
  const facts = JSON.parse(document.getElementById("site-facts")?.textContent ?? "{}");
  if (!facts.megabytes || !location.protocol.startsWith("http") || typeof Worker === "undefined") return;

  const LATE = 400; // milliseconds; work that ends sooner is not spoken of
  const here = document.currentScript.src;
  const waiting = new Map(); // what awaits a reply, by number
  const links = new Map(); // figures of the page that Python knows, by their names there
  const opened = new Map(); // figures and boxes that Python has made, by their names there
  const whenStopped = [];
  let worker = null;
  let asked = 0;
  let hasStarted = false; // the worker tells an empty text once Python is there
  let asker = null; // what had the focus when Python was asked

  const bar = document.createElement("div");
  bar.className = "python-bar";
  bar.hidden = true;
  bar.innerHTML = "<span role=\"status\"></span> <button type=\"button\">Stop Python</button>";
  const [status, button] = bar.children;
  button.addEventListener("click", () => {
    stop("Python was stopped. What the cells had made is gone.");
    asker?.focus();
  });
  document.body.append(bar);

  function say(text) {
    bar.hidden = !text;
    status.textContent = text;
  }

  // What Python works at, in words; the last that was asked and has not answered.
  const work = () => [...waiting.values()].map(({ words }) => words).filter(Boolean).at(-1) ?? "";

  function begin() {
    hasStarted = false;
    worker = new Worker(new URL(`worker.js?v=${facts.version}`, here), { type: "module" });
    worker.addEventListener("message", ({ data }) => hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      const why = event.message ?? "its files could not be fetched, or this browser is old";
      stop(`Python does not start here: ${why}.`);
    });
    python.note = "";
    globalThis.dispatchEvent(new Event("magicmath:python")); // what tells the cost need not any more
  }

  function ask(kind, rest, words = "") {
    if (!worker) begin();
    const number = ++asked;
    python.isFree = false;
    if (words) {
      asker = document.activeElement;
      setTimeout(() => { if (waiting.has(number) && bar.hidden) say(work()); }, LATE);
    }
    return new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject, words });
      worker.postMessage({ number, kind, ...rest });
    });
  }

  function stop(why) {
    worker?.terminate();
    worker = null;
    python.isFree = false;
    for (const { model } of links.values()) model.tell = () => {};
    links.clear();
    opened.clear();
    const cut = [...waiting.values()];
    waiting.clear();
    say("");
    for (const heard of whenStopped) heard();
    for (const { reject } of cut) reject(new Error(why));
  }

  function hear({ number, reply, error, isOver, said, comm }) {
    if (said === "") hasStarted = true;
    if (said !== undefined) say(said || work());
    if (comm) follow(comm);
    const known = waiting.get(number);
    if (!known) return;
    waiting.delete(number);
    python.isFree = waiting.size === 0;
    if (error === undefined) known.resolve(reply);
    else known.reject(new Error(error));
    if (isOver) stop("Python has ended, and what the cells had made is gone.");
    else if (!bar.hidden) say(work());
  }

  // What Python says of its figures: that one is there, or what has changed.
  function follow({ kind, model, figure, state }) {
    if (kind === "comm_open") opened.set(model, { figure, state: { ...state } });
    if (kind !== "comm_msg") return;
    Object.assign(opened.get(model)?.state ?? {}, state);
    const link = links.get(model);
    for (const [name, value] of Object.entries(link ? state : {})) {
      if (!(name in (link.next ?? {}))) link.model.put(name, value); // what the reader did since is newer
    }
  }

  // Let a figure of the page and one in Python follow each other.
  function bind(name, model) {
    const link = { model, next: null, isSending: false };
    links.set(name, link);
    model.tell = (changes) => {
      link.next = { ...changes };
      return send(name, link);
    };
  }

  async function send(name, link) {
    if (link.isSending) return;
    link.isSending = true;
    while (link.next) {
      const state = link.next;
      link.next = null;
      try {
        await ask("heard", { model: name, state });
      } catch (error) {
        console.info(error.message); // stopped, or refused: then Python has sent what it keeps
      }
    }
    link.isSending = false;
  }

  const python = {
    answer: ({ name, text }) => ask("answer", { name, text }, "Python checks your answer"),
    isFree: false,
    note: `Python comes with the first use: about ${facts.megabytes} MB, once.`,
    // A reader's code can take long only once Python is there.
    get busy() {
      if (!hasStarted) return "Python is starting. The last line of the window says how far it is.";
      return "Still checking. The last line of the window says what Python does. If your code has a loop "
        + "that does not end, press “Stop Python” there.";
    },
  };
  globalThis.magicmathPython = python;
  globalThis.pagePython = { ask, bind, opened, onStop: (heard) => whenStopped.push(heard) };
  globalThis.dispatchEvent(new Event("magicmath:python"));
})();
