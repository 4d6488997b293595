// Nim against the perfect player: stones to take, the heaps in binary, and the parity of each column.

const THINKING_MILLISECONDS = 700;

const xorOf = (heaps) => heaps.reduce((sum, heap) => sum ^ heap, 0);
const heapsAfter = ({ start, moves }) => {
  const heaps = start.slice();
  for (const [heap, left] of moves) heaps[heap] = left;
  return heaps;
};
const isYourTurn = ({ first, moves }) => (moves.length % 2 === 0) === (first === "you");
const isOver = (heaps) => heaps.every((heap) => heap === 0);

function winningMove(heaps) {
  const sum = xorOf(heaps);
  const heap = heaps.findIndex((size) => (size ^ sum) < size);
  return heap < 0 ? null : [heap, heaps[heap] ^ sum];
}

// The same answer as Python's `reply`.
function replyTo(heaps) {
  const largest = Math.max(...heaps);
  return winningMove(heaps) ?? [heaps.indexOf(largest), largest - 1];
}

function drawHeaps() {
  const sizes = Array.from({ length: 3 + Math.floor(Math.random() * 3) }, () => 1 + Math.floor(Math.random() * 9));
  return xorOf(sizes) ? sizes : drawHeaps();
}

function readHeaps(text, most, largest) {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const heaps = words.map(Number);
  const wrong = words.find((word, i) => !/^\d+$/.test(word) || heaps[i] > largest);
  if (wrong !== undefined) return { error: `A heap is a whole number from 0 to ${largest}, not ${wrong.slice(0, 20)}.` };
  if (heaps.length < 1 || heaps.length > most) return { error: `Give from 1 to ${most} heaps.` };
  return isOver(heaps) ? { error: "Give at least one stone." } : { heaps };
}

function nimRules() {
  const sentences = [
    "Take as many stones as you like, at least one, from a single heap. Who takes the last stone of all wins.",
    "Click a stone: it goes, and all stones to its right with it.",
    "The computer plays perfectly. It can be beaten only from a start that you can win, and only without a mistake.",
  ];
  const keys = "Left and right walk along a heap, up and down from heap to heap, Home and End to its ends; Space or Enter takes. Backspace takes back, h hints, b shows the binary digits.";
  return rulesPanel(sentences, keys);
}

function heapsPanel(onSetUp) {
  const sizes = make("input", { type: "text", autocomplete: "off" });
  const first = make("select", {}, make("option", { value: "you", textContent: "you" }), make("option", { value: "computer", textContent: "the computer" }));
  const form = make(
    "form", { className: "mm-tools", noValidate: true },
    labelled("Heaps", sizes), labelled("First to move", first), make("button", { type: "submit", textContent: "Set up" }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onSetUp(sizes.value, first.value);
  });
  const panel = make("details", { className: "mm-panel" }, make("summary", { textContent: "Choose the heaps and who starts" }), form);
  return { panel, sizes, first };
}

// The table: a row for each heap with its stones and its digits, and below them the parities.
function nimTable(start, width, onTake, onAim) {
  const digits = (row) => {
    const cells = Array.from({ length: width }, () => make("td", { className: "mm-digit" }, make("span", { className: "mm-cell" })));
    row.append(...cells);
    return cells.map((cell) => cell.firstChild);
  };
  const powers = Array.from({ length: width }, (_, j) => make("th", { scope: "col", className: "mm-digit", textContent: 2 ** (width - 1 - j) }));
  const head = make("tr", {}, make("th", { scope: "col", textContent: "heap" }), make("th", { scope: "col", textContent: "stones" }), ...powers);
  const rows = start.map((size, heap) => {
    const stones = Array.from({ length: size }, (_, k) => make("button", { type: "button", className: "mm-stone", tabIndex: -1, onclick: () => onTake(heap, k) }));
    stones.forEach((stone, k) => {
      for (const type of ["pointerenter", "focus"]) stone.addEventListener(type, () => onAim(heap, k));
      for (const type of ["pointerleave", "blur"]) stone.addEventListener(type, () => onAim(-1, 0));
    });
    const count = make("span", { className: "mm-count" });
    const row = make(
      "tr", {},
      make("th", { scope: "row", textContent: heap }),
      make("td", { className: "mm-heap" }, make("div", { className: "mm-stones" }, ...stones, count)),
    );
    return { row, stones, count, bits: digits(row) };
  });
  const foot = make("tr", { className: "mm-parities" }, make("th", { scope: "row", textContent: "≠", title: "XOR" }));
  const total = make("td", { className: "mm-total" });
  foot.append(total);
  const parities = digits(foot);
  const table = make(
    "table", { className: "mm-nim" },
    make("thead", {}, head), make("tbody", {}, ...rows.map(({ row }) => row)), make("tfoot", {}, foot),
  );
  return { table, rows, total, parities };
}

function showDigits(squares, number) {
  squares.forEach((square, j) => {
    const bit = number >> (squares.length - 1 - j) & 1;
    if (square.dataset.bit === String(bit)) return;
    square.dataset.bit = bit;
    square.textContent = bit;
  });
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-nim-game");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "Nim");
  keepKeys(el);
  let timer = null;
  let view = null;
  let place = [0, 0];

  const play = () => model.get("_play");
  const say = (text) => { message.textContent = text; };

  function change(values) {
    model.set("_play", { ...play(), ...values });
    model.save_changes();
  }

  // what a reader does

  function take(heap, left) {
    const heaps = heapsAfter(play());
    if (!isYourTurn(play()) || left >= heaps[heap]) return;
    say("");
    place = [heap, left];
    change({ moves: [...play().moves, [heap, left]] });
  }

  function answer() {
    change({ moves: [...play().moves, replyTo(heapsAfter(play()))] });
  }

  function undo() {
    const { moves, first } = play();
    const yours = moves.map((_, i) => i).filter((i) => (i % 2 === 0) === (first === "you"));
    if (!yours.length) return;
    say("");
    change({ moves: moves.slice(0, yours.at(-1)) });
  }

  function startWith(values) {
    say("");
    place = [0, 0];
    change({ ...values, moves: [] });
  }

  function setUp(text, first) {
    const { most, largest } = { most: model.get("_most_heaps"), largest: model.get("_largest_heap") };
    const { heaps, error } = readHeaps(text, most, largest);
    if (error) return say(error);
    startWith({ start: heaps, first });
  }

  function hint() {
    const heaps = heapsAfter(play());
    if (hintButton.disabled) return;
    const move = winningMove(heaps);
    const because = model.get("binary") ? [": every column is even, and each move makes some column odd", " Then every column is even."] : ["", ""];
    if (!move) return say(`No move wins${because[0]}.`);
    const [heap, left] = move;
    say(`Hint: take ${heaps[heap] - left} from heap ${heap}, leave ${left}.${because[1]}`);
    view.rows[heap].stones.forEach((stone, k) => stone.classList.toggle("mm-hinted", k >= left && k < heaps[heap]));
  }

  function toggleBinary() {
    model.set("binary", !model.get("binary"));
    model.save_changes();
  }

  function aim(heap, left) {
    const heaps = heapsAfter(play());
    const aims = heap >= 0 && isYourTurn(play()) && left < heaps[heap];
    const changes = aims ? heaps[heap] ^ left : 0;
    view.rows.forEach(({ stones, bits }, i) => {
      stones.forEach((stone, k) => stone.classList.toggle("mm-going", aims && i === heap && k >= left && k < heaps[i]));
      frame(bits, i === heap ? onesOf(changes) : []);
    });
    frame(view.parities, onesOf(changes));
  }

  const onesOf = (number) => view.parities.map((_, j) => j).filter((j) => number >> (view.parities.length - 1 - j) & 1);

  // what the page shows

  const button = (textContent, onclick) => make("button", { type: "button", textContent, onclick });
  const undoButton = button("Undo", undo);
  const againButton = button("Start again", () => startWith({}));
  const newButton = button("New heaps", () => startWith({ start: drawHeaps() }));
  const hintButton = button("Hint", hint);
  const binaryButton = button("Binary", toggleBinary);
  const status = make("div", { className: "mm-score", role: "status" });
  const message = make("div", { className: "mm-message", role: "status" });
  const holder = make("div", { className: "mm-nim-place" });
  const chosen = heapsPanel(setUp);
  el.replaceChildren(
    holder, make("div", { className: "mm-line-of-state" }, status), message,
    make("div", { className: "mm-tools" }, undoButton, hintButton, binaryButton, againButton, newButton),
    chosen.panel, nimRules(),
  );

  function build(start) {
    const width = Math.max(...start).toString(2).length;
    view = { start, ...nimTable(start, width, take, aim) };
    holder.replaceChildren(view.table);
    chosen.sizes.value = start.join(" ");
  }

  function nameStones(heaps, last) {
    view.rows.forEach(({ stones, count }, heap) => {
      const size = heaps[heap];
      count.textContent = size;
      stones.forEach((stone, k) => {
        stone.disabled = k >= size;
        stone.classList.remove("mm-hinted", "mm-going");
        stone.classList.toggle("mm-last", Boolean(last) && last.heap === heap && k >= last.left && k < last.before);
        stone.setAttribute("aria-label", k < size ? `heap ${heap}, stone ${k + 1} of ${size}: take ${size - k}, leave ${k}` : `heap ${heap}, taken`);
      });
    });
  }

  // Exactly one stone can be reached with Tab, near the place where the last one was.
  function keepPlace(heaps) {
    const near = [...heaps.keys()].filter((heap) => heaps[heap]).sort((a, b) => Math.abs(a - place[0]) - Math.abs(b - place[0]))[0];
    for (const { stones } of view.rows) for (const stone of stones) stone.tabIndex = -1;
    if (near === undefined) return null;
    place = [near, Math.min(near === place[0] ? place[1] : Infinity, heaps[near] - 1)];
    const stone = view.rows[place[0]].stones[place[1]];
    stone.tabIndex = 0;
    return stone;
  }

  function lastOf({ start, moves }) {
    if (!moves.length) return null;
    const [heap, left] = moves.at(-1);
    return { heap, left, before: heapsAfter({ start, moves: moves.slice(0, -1) })[heap] };
  }

  function statusText(last, yours, over) {
    const took = last && `took ${last.before - last.left} from heap ${last.heap}`;
    if (over) return yours ? `✗ The computer ${took}, the last, and wins.` : "✓ You took the last stone: you win!";
    if (!yours) return last ? `You ${took}. The computer is thinking…` : "The computer is thinking…";
    return last ? `The computer ${took}. Your turn.` : "Your turn.";
  }

  function update() {
    const state = play();
    const focused = el.contains(document.activeElement) ? document.activeElement : null;
    if (String(view?.start) !== String(state.start)) build(state.start);
    const heaps = heapsAfter(state);
    const [yours, over, last, sum] = [isYourTurn(state), isOver(heaps), lastOf(state), xorOf(heaps)];
    nameStones(heaps, last);
    view.rows.forEach(({ bits }, i) => showDigits(bits, heaps[i]));
    showDigits(view.parities, sum);
    view.total.textContent = `XOR = ${sum}: ${sum ? "some column is odd" : "every column is even"}`;
    const binary = model.get("binary");
    binaryButton.setAttribute("aria-pressed", binary);
    view.table.classList.toggle("mm-plain", !binary);
    status.textContent = statusText(last, yours, over);
    el.classList.toggle("mm-solved", over && !yours);
    el.classList.toggle("mm-waiting", !yours && !over);
    undoButton.disabled = !state.moves.some((_, i) => (i % 2 === 0) === (state.first === "you"));
    againButton.disabled = state.moves.length === 0;
    hintButton.disabled = over || !yours;
    if (!chosen.panel.contains(document.activeElement)) chosen.first.value = state.first;
    const stone = keepPlace(heaps);
    if (focused && (focused.disabled || !focused.isConnected)) (stone ?? againButton).focus({ preventScroll: true });
    clearTimeout(timer);
    if (!yours && !over) timer = setTimeout(answer, THINKING_MILLISECONDS);
  }

  // keys

  function walk(key) {
    const heaps = heapsAfter(play());
    let [heap, left] = place;
    if (key === "ArrowLeft") left -= 1;
    else if (key === "ArrowRight") left += 1;
    else if (key === "Home") left = 0;
    else if (key === "End") left = heaps[heap] - 1;
    else {
      const step = key === "ArrowUp" ? -1 : 1;
      do heap += step; while (heaps[heap] === 0);
    }
    if (heaps[heap] === undefined || left < 0 || (heap === place[0] && left >= heaps[heap])) return;
    place = [heap, Math.min(left, heaps[heap] - 1)];
    keepPlace(heaps)?.focus();
  }

  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select")) return;
    const onStone = event.target.closest(".mm-stone");
    if (event.key === "Backspace") undo();
    else if (event.key === "h") hint();
    else if (event.key === "b") toggleBinary();
    else if (onStone && /^(Arrow|Home|End)/.test(event.key)) walk(event.key);
    else return;
    event.preventDefault();
  });

  holder.addEventListener("focusin", (event) => {
    const stone = event.target.closest(".mm-stone");
    view.rows.forEach(({ stones }, heap) => {
      if (stones.includes(stone)) place = [heap, stones.indexOf(stone)];
    });
  });

  model.on("change:_play change:binary", update);
  update();
  return () => {
    model.off("change:_play change:binary", update);
    clearTimeout(timer);
  };
}

export default { render };
