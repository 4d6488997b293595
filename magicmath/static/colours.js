// The board in k colours: a press adds 1 to the cells of its mask, modulo k.

const [LIGHTEST, DARKEST] = [[251, 248, 241], [29, 34, 48]];

function paint(square, value, k, name) {
  const share = value / (k - 1);
  const shade = LIGHTEST.map((light, i) => Math.round(light + share * (DARKEST[i] - light)));
  square.style.background = `rgb(${shade})`;
  square.style.color = share <= 0.6 ? "#000" : "#fff"; // either way a contrast of 4.5 or more
  square.textContent = value;
  if (name) square.setAttribute("aria-label", `${name}, colour ${value}`);
}

function coloursAfter(start, masks, presses, k) {
  const cells = start.flat();
  for (const number of presses) for (const cell of masks[number]) cells[cell] = (cells[cell] + 1) % k;
  return cells;
}

function render({ model, el }) {
  el.classList.add("mm-board", "mm-coloured");
  keepKeys(el);
  const [masks, k, holes] = [model.get("_masks"), model.get("_k"), model.get("_holes")];
  const [rows, columns] = [model.get("_start").length, model.get("_start")[0].length];
  const numberAt = numbersByCell(model.get("_places"));
  const goal = model.get("_goal")?.flat();

  const { press, undo, reset } = pressing(model);
  const aim = (number) => frame(squares, masks[number] ?? []);
  const { board, squares } = grid(
    rows, columns, `board of ${k} colours`,
    (cell) => numberAt.has(cell) && press(numberAt.get(cell)),
    (cell) => aim(numberAt.get(cell)),
  );
  dig(squares, holes);
  const boards = make("div", { className: "mm-boards" }, captioned("board", board));
  if (goal) {
    const picture = still(goal, columns, "goal", holes);
    [...picture.children].forEach((square, i) => holes.includes(i) || paint(square, goal[i], k));
    picture.setAttribute("aria-label", `goal: ${goal.join(" ")}`);
    boards.append(captioned("goal", picture));
  }
  const status = make("span", { className: "mm-status", role: "status" });
  const choices = model.get("_places") ? [] : [menu(masks, rows, columns, holes, press, aim)];
  el.replaceChildren(boards, ...choices, make("div", { className: "mm-tools" }, undo, reset, status));

  let shown = [];
  function update() {
    const presses = model.get("presses");
    const cells = coloursAfter(model.get("_start"), masks, presses, k);
    cells.forEach((value, i) => {
      if (shown[i] === value || holes.includes(i)) return;
      paint(squares[i], value, k, `row ${Math.floor(i / columns) + 1}, column ${(i % columns) + 1}`);
      if (shown.length && !stillness.matches) flip(squares[i]);
    });
    shown = cells;
    undo.disabled = reset.disabled = presses.length === 0;
    status.textContent = progress(presses, cells, goal);
    el.classList.toggle("mm-solved", Boolean(goal) && cells.every((value, i) => value === goal[i]));
  }
  update();
  model.on("change:presses", update);
  return () => model.off("change:presses", update);
}

export default { render };
