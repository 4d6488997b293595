// The game: start, goal, masks, hints, a path, opponents and new puzzles, all worked out here in the page.

const SLICE_MILLISECONDS = 8;
const SMALL_ENOUGH_AT_ONCE = 2 ** 18;
const TYPING_MILLISECONDS = 700;
const LARGEST_SEED = 2 ** 32 - 1;

// Run a generator to its end, in slices so that the page stays awake; return a way to stop it.
function work(generator, atOnce, done) {
  let timer = null;
  function slice() {
    const pause = performance.now() + SLICE_MILLISECONDS;
    let step;
    do step = generator.next(); while (!step.done && (atOnce || performance.now() < pause));
    if (step.done) done(step.value);
    else timer = setTimeout(slice);
  }
  slice();
  return () => clearTimeout(timer);
}

const fold = (bits, columns) => Array.from({ length: bits.length / columns }, (_, i) => bits.slice(i * columns, (i + 1) * columns));
const differing = (cells, goal) => cells.flatMap((bit, i) => (bit === goal[i] ? [] : [i]));
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

function gameRules() {
  const sentences = [
    "Make your board look like the goal, with as few presses as you can.",
    "A press inverts the cells of its mask: black turns white, and white turns black.",
    ...Object.values(OPPONENTS).map((opponent) => opponent.rule),
    "Against an opponent no press is taken back, and hints and the path wait until the end.",
  ];
  const keys = "Arrow keys walk on the board, Space or Enter presses, a typed number presses its mask, Backspace takes back, h hints, d shows the difference.";
  return rulesPanel(sentences, keys);
}

function setUpPanel(masks, onDraw, onOpponent) {
  const seed = make("input", { type: "number", min: 0, max: LARGEST_SEED, step: 1, required: true });
  const distance = make("input", { type: "number", min: 1, max: masks.length, step: 1, required: true });
  const options = Object.entries(OPPONENTS).map(([value, { name }]) => make("option", { value, textContent: name }));
  const opponent = make("select", { onchange: () => onOpponent(opponent.value) }, ...options);
  const form = make(
    "form", { className: "mm-tools", noValidate: true },
    labelled("Puzzle number", seed),
    labelled("Presses it needs", distance),
    make("button", { type: "submit", textContent: "Set up" }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onDraw(Number(seed.value || "x"), Number(distance.value || "x"));
  });
  const panel = make(
    "details", { className: "mm-panel" },
    make("summary", { textContent: "Choose a puzzle and an opponent" }),
    form,
    make("div", { className: "mm-tools" }, labelled("Play against", opponent)),
  );
  return { panel, seed, distance, opponent };
}

// A number typed digit by digit; it counts at once when no further digit can follow.
function numberTyping(count, onNumber, onDigits) {
  let digits = "";
  let timer = null;
  function finish() {
    clearTimeout(timer);
    const number = Number(digits);
    if (digits && number < count) onNumber(number);
    else if (digits) onDigits(`There is no mask ${digits}.`);
    digits = "";
  }
  return {
    get isPending() { return digits !== ""; },
    finish,
    cancel() {
      clearTimeout(timer);
      digits = "";
      onDigits("");
    },
    digit(key) {
      clearTimeout(timer);
      digits += key;
      if (10 * Number(digits) >= count || digits === "0") return finish();
      onDigits(`${digits}…`);
      timer = setTimeout(finish, TYPING_MILLISECONDS);
    },
  };
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-game");
  keepKeys(el);
  const masks = model.get("_masks");
  const [rows, columns] = [model.get("_start").length, model.get("_start")[0].length];
  const size = rows * columns;
  const places = model.get("_places");
  const numberAt = numbersByCell(places);
  const holes = model.get("_holes");
  let solver = null;
  let waiting = null;
  let solved = { start: null, goal: null, way: null };
  let good = [];
  let isChanging = false;
  let showsDifference = false;
  let begun = null;
  let ticking = null;

  const flat = new Map();
  function flattened(name) {
    const board = model.get(name);
    if (flat.get(name)?.board !== board) flat.set(name, { board, cells: board.flat() });
    return flat.get(name).cells;
  }
  const read = () => ({
    start: flattened("_start"),
    goal: flattened("goal"),
    presses: model.get("presses"),
    undone: model.get("_undone"),
    opponent: model.get("_opponent"),
    budget: model.get("_budget"),
  });

  function change(values) {
    isChanging = true;
    for (const [name, value] of Object.entries(values)) model.set(name, value);
    isChanging = false;
    model.save_changes();
    update();
  }

  const say = (text) => { message.textContent = text; };
  const whenSolverIsThere = (action) => {
    if (solver) return action();
    say("Still working out the masks…");
    waiting = action;
  };

  // what a reader does

  function press(number) {
    say("");
    mark([]);
    change({ presses: [...model.get("presses"), number], _undone: [] });
  }

  function undo() {
    const presses = model.get("presses");
    if (undoButton.disabled) return;
    say("");
    mark([]);
    change({ presses: presses.slice(0, -1), _undone: [...model.get("_undone"), presses.at(-1)] });
  }

  function redo() {
    const undone = model.get("_undone");
    say("");
    change({ presses: [...model.get("presses"), undone.at(-1)], _undone: undone.slice(0, -1) });
  }

  function reset() {
    say("");
    mark([]);
    change({ presses: [], _undone: [] });
  }

  function hint() {
    if (hintButton.disabled) return;
    whenSolverIsThere(() => {
      const way = wayFromHere();
      if (!way) return say("No presses reach this goal.");
      if (!way.length) return say("You are at the goal.");
      const place = places && `, row ${Math.floor(places[way[0]] / columns) + 1}, column ${(places[way[0]] % columns) + 1}`;
      say(`Hint: press mask ${way[0]}${place && !model.get("_menu") ? place : ""}. ${plural(way.length, "press")} from here${solver.isSure ? "" : " is one way"}.`);
      mark([way[0]]);
    });
  }

  function togglePath() {
    if (path.isOpen) return closePath();
    whenSolverIsThere(() => {
      const way = wayFromHere();
      if (!way) return say("No presses reach this goal.");
      say("");
      const { start, presses } = read();
      pathButton.setAttribute("aria-expanded", "true");
      path.open(cellsAfter(start, masks, presses), way);
    });
  }

  function closePath() {
    path.close();
    pathButton.setAttribute("aria-expanded", "false");
    pathButton.focus();
  }

  function draw(seed, distance) {
    if (!Number.isInteger(seed) || seed < 0 || seed > LARGEST_SEED) return say(`The puzzle number must be a whole number from 0 to ${LARGEST_SEED}.`);
    if (!Number.isInteger(distance) || distance < 1 || distance > masks.length) return say(`The presses it needs must be a whole number from 1 to ${masks.length}.`);
    whenSolverIsThere(() => {
      const puzzle = drawPuzzle(solver, masks, holes, seed, distance);
      mark([]);
      say(`Puzzle ${seed}: ${plural(puzzle.fewest, "press")} away.${puzzle.fewest === distance ? "" : ` None at ${distance} was found.`}`);
      change({ _start: fold(puzzle.start, columns), goal: fold(puzzle.goal, columns), presses: [], _undone: [], _seed: seed, _distance: distance });
    });
  }

  function takeNearestGoal() {
    whenSolverIsThere(() => {
      const { start, goal } = read();
      const nearest = goal.slice();
      for (const cell of nearestFault(solver, differing(start, goal))) nearest[cell] ^= 1;
      say("The goal is now the nearest board that can be reached.");
      change({ goal: fold(nearest, columns) });
      offer.hidden = true;
      squares[0].focus();
    });
  }

  function wayFromHere() {
    const { start, goal, presses } = read();
    return solver.solve(differing(cellsAfter(start, masks, presses), goal));
  }

  // what the page shows

  function mark(numbers) {
    for (const marked of el.querySelectorAll(".mm-hinted")) marked.classList.remove("mm-hinted");
    for (const number of numbers) {
      masksBar?.children[number].classList.add("mm-hinted");
      if (places) squares[places[number]].classList.add("mm-hinted");
    }
  }

  const marked = new Set();
  function markDifferences(cells, goal) {
    cells.forEach((bit, i) => {
      const differs = showsDifference && bit !== goal[i];
      if (marked.has(i) === differs) return;
      squares[i].classList.toggle("mm-differs", differs);
      nameSquare(squares[i], i, columns);
      if (differs) marked.add(i);
      else marked.delete(i);
    });
  }

  const aim = (number) => frame(squares, masks[number] ?? []);
  const button = (textContent, onclick) => make("button", { type: "button", textContent, onclick });
  const { board, squares } = grid(
    rows, columns, "your board",
    (cell) => {
      if (numberAt.has(cell)) press(numberAt.get(cell));
      else say(places ? "There is nothing to press here." : "Cells have no masks of their own here: press a mask.");
    },
    (cell) => aim(numberAt.get(cell)),
  );
  dig(squares, holes);
  const blank = new Array(size).fill(0);
  const picture = (label) => {
    const squaresOf = still(blank, columns, label, holes);
    return { board: squaresOf, squares: [...squaresOf.children], shown: null, place: captioned(label, squaresOf), label };
  };
  const [goalPicture, rival] = [picture("goal"), picture("the computer")];
  const masksBar = model.get("_menu") ? menu(masks, rows, columns, holes, press, aim) : null;
  const undoButton = button("Undo", undo);
  const redoButton = button("Redo", redo);
  const resetButton = button("Reset", reset);
  const hintButton = button("Hint", hint);
  const pathButton = make("button", { type: "button", textContent: "Show the path", onclick: togglePath, "aria-expanded": "false" });
  const differenceButton = make("button", { type: "button", textContent: "Difference", "aria-pressed": "false", onclick: toggleDifference });
  const newButton = button("New puzzle", () => draw((model.get("_seed") + 1) % (LARGEST_SEED + 1), model.get("_distance")));
  const status = make("div", { className: "mm-score", role: "status" });
  const message = make("div", { className: "mm-message", role: "status" });
  const offer = make("button", { type: "button", hidden: true, className: "mm-offer", textContent: "Take the nearest goal that can be reached", onclick: takeNearestGoal });
  const time = make("span", { className: "mm-time", role: "timer", textContent: "0:00", hidden: !model.get("_timer") });
  const path = pathPanel(columns, masks, holes, closePath);
  const setUp = setUpPanel(masks, draw, (opponent) => change({ _opponent: opponent, _budget: null, presses: [], _undone: [] }));
  el.replaceChildren(
    make("div", { className: "mm-boards" }, captioned("your board", board), goalPicture.place, rival.place),
    make("div", { className: "mm-line-of-state" }, status, time),
    message,
    ...(masksBar ? [masksBar] : []),
    make("div", { className: "mm-tools" }, undoButton, redoButton, resetButton, hintButton, pathButton, differenceButton, newButton, offer),
    path.panel,
    setUp.panel,
    gameRules(),
  );
  el.classList.toggle("mm-large", size > LARGE);
  el.classList.toggle("mm-by-mask", !places);
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", "game");

  function toggleDifference() {
    showsDifference = !showsDifference;
    differenceButton.setAttribute("aria-pressed", showsDifference);
    update();
  }

  function drawPicture(view, cells) {
    view.shown = showBits(view.squares, columns, cells, view.shown);
    view.board.setAttribute("aria-label", `${view.label}: ${describe(cells, columns, holes)}`);
  }

  function keepTime(runs, isNew) {
    if (isNew) {
      begun = null;
      time.textContent = "0:00";
    }
    if (runs && begun === null) begun = performance.now();
    if (runs && !ticking) ticking = setInterval(() => { time.textContent = clock((performance.now() - begun) / 1000); }, 250);
    if (!runs) {
      clearInterval(ticking);
      ticking = null;
    }
  }

  function solve(start, goal) {
    const [startNow, goalNow] = [model.get("_start"), model.get("goal")];
    if (solver && (solved.start !== startNow || solved.goal !== goalNow)) {
      solved = { start: startNow, goal: goalNow, way: solver.solve(differing(start, goal)) };
    }
    return solver ? solved.way : undefined;
  }

  let shown = null;
  function update() {
    if (isChanging) return;
    const { start, goal, presses, undone, opponent, budget } = read();
    if (!presses.every((number) => Number.isInteger(number) && number >= 0 && number < masks.length)) {
      model.set("presses", good);
      return say("The page got presses that no mask has; the board keeps its last good state.");
    }
    good = presses;
    const cells = cellsAfter(start, masks, presses);
    const way = solve(start, goal);
    const limit = way ? limitOf(opponent, budget, way.length, start, goal) : Infinity;
    const isContest = opponent !== "alone" || budget !== null;
    const outcome = outcomeOf(start, goal, masks, presses, limit);
    shown = showBits(squares, columns, cells, shown);
    if (goalPicture.shown !== goal) drawPicture(goalPicture, goal);
    markDifferences(cells, goal);
    rival.place.hidden = opponent !== "computer" || !way;
    if (!rival.place.hidden) {
      const moves = outcome === "won" ? presses.length - 1 : presses.length;
      drawPicture(rival, cellsAfter(start, masks, way.slice(0, Math.max(0, moves))));
    }
    const isOver = outcome !== "playing";
    undoButton.disabled = presses.length === 0 || isContest;
    redoButton.disabled = undone.length === 0 || isContest;
    resetButton.disabled = presses.length === 0;
    hintButton.disabled = pathButton.disabled = isContest && !isOver;
    offer.hidden = way !== null;
    status.textContent = scoreText({ cells, goal, presses, way, limit, outcome, opponent, isSure: solver?.isSure });
    el.classList.toggle("mm-solved", outcome === "won");
    if (document.activeElement !== setUp.seed) setUp.seed.value = model.get("_seed");
    if (document.activeElement !== setUp.distance) setUp.distance.value = model.get("_distance");
    setUp.opponent.value = opponent;
    if (path.isOpen && !path.panel.contains(document.activeElement)) {
      path.close();
      pathButton.setAttribute("aria-expanded", "false");
    }
    keepTime(presses.length > 0 && !isOver, presses.length === 0);
  }

  // keys

  const typing = numberTyping(masks.length, press, say);
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
    if (/^[0-9]$/.test(event.key)) typing.digit(event.key);
    else if (event.key === "Enter" && typing.isPending) typing.finish();
    else if (event.key === "Escape" && typing.isPending) typing.cancel();
    else if (event.key === "Backspace") undo();
    else if (event.key === "h") hint();
    else if (event.key === "d") toggleDifference();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });

  const events = "change:presses change:_start change:goal change:_undone change:_opponent change:_budget change:_seed change:_distance";
  model.on(events, update);
  update();
  const stop = work(elimination(masks, size), masks.length * size <= SMALL_ENOUGH_AT_ONCE, (finished) => {
    solver = finished;
    update();
    if (waiting) waiting();
    waiting = null;
  });
  return () => {
    model.off(events, update);
    stop();
    path.close();
    clearInterval(ticking);
  };
}

function scoreText({ cells, goal, presses, way, limit, outcome, opponent, isSure }) {
  const count = plural(presses.length, "press");
  if (outcome === "won") {
    const praise = way && presses.length === way.length && isSure ? "the fewest possible" : way && isSure ? `${way.length} would do` : "";
    return `✓ ${limit < Infinity ? "You win: goal" : "Goal"} reached in ${count}${praise && `, ${praise}`}!`;
  }
  if (outcome === "lost") {
    const winner = opponent === "alone" ? "The budget is spent" : opponent === "computer" ? "The computer is at the goal and wins" : `${OPPONENTS[opponent].name.split(",")[0]} wins`;
    return `✗ ${winner}, after ${plural(limit, "press")}. Reset, and try again.`;
  }
  const differ = plural(differing(cells, goal).length, "cell");
  const used = limit < Infinity ? `${presses.length} of ${plural(limit, "press")}` : count;
  if (way === undefined) return `${used} · ${differ} to go`;
  if (way === null) return `${used} · ${differ} to go · no presses reach this goal`;
  return `${used} · ${isSure ? "fewest" : "one way takes"} ${way.length} · ${differ} to go`;
}

export default { render };
