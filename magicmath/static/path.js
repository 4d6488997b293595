// The path: a shortest way from here to the goal, one press after the other, by hand or by itself.

const STEP_MILLISECONDS = 1100;

function pathPanel(columns, masks, holes, onClose) {
  let cells = [];
  let way = [];
  let step = 0;
  let timer = null;
  let shown = null;
  let squares = [];

  const button = (textContent, onclick) => make("button", { type: "button", textContent, onclick });
  const back = button("Back", () => walk(step - 1));
  const next = button("Next", () => walk(step + 1));
  const play = button("Play", () => (timer ? pause() : start()));
  const close = button("Close", onClose);
  const text = make("span", { className: "mm-status", role: "status" });
  const picture = make("div", {});
  const thumbnail = make("div", { className: "mm-thumbnail" });
  const panel = make(
    "div", { className: "mm-path", role: "group", hidden: true },
    make("div", { className: "mm-boards" }, picture, thumbnail),
    make("div", { className: "mm-tools" }, back, play, next, close, text),
  );
  panel.setAttribute("aria-label", "a shortest path");

  function pause() {
    clearTimeout(timer);
    timer = null;
    play.textContent = "Play";
  }

  function start() {
    if (step === way.length) show(0);
    play.textContent = "Pause";
    timer = setTimeout(tick, STEP_MILLISECONDS);
  }

  function tick() {
    show(step + 1);
    if (step === way.length) pause();
    else timer = setTimeout(tick, STEP_MILLISECONDS);
  }

  function walk(wanted) {
    pause();
    show(Math.max(0, Math.min(way.length, wanted)));
  }

  function show(wanted) {
    step = wanted;
    const mask = masks[way[step - 1]] ?? [];
    shown = showBits(squares, columns, cellsAfter(cells, masks, way.slice(0, step)), shown);
    frame(squares, mask);
    thumbnail.replaceChildren();
    if (step) thumbnail.append(captioned(`mask ${way[step - 1]}`, still(bitsOf(mask, cells.length), columns, "mask", holes)));
    text.textContent = step ? `Step ${step} of ${way.length}: press ${way[step - 1]}` : `${plural(way.length, "press")} to the goal`;
    back.disabled = step === 0;
    next.disabled = step === way.length;
  }

  return {
    panel,
    get isOpen() { return !panel.hidden; },
    open(from, presses) {
      [cells, way, shown] = [from, presses, null];
      const board = still(cells, columns, "the path", holes);
      squares = [...board.children];
      board.setAttribute("aria-label", "the path");
      picture.replaceChildren(captioned("the path", board));
      panel.hidden = false;
      show(0);
      play.focus();
      if (!stillness.matches) start();
    },
    close() {
      pause();
      panel.hidden = true;
    },
  };
}
