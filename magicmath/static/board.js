// The board: click a cell or a mask, and the cells follow here in the page.

function build(model, el) {
  const start = model.get("_start");
  const goal = model.get("goal")?.flat();
  const masks = model.get("_masks");
  const label = model.get("_label") || "board";
  const [rows, columns] = [start.length, start[0].length];
  const numberAt = numbersByCell(model.get("_places"));
  const holes = model.get("_holes");

  const { press, undo, reset } = pressing(model);
  const aim = (number) => frame(squares, masks[number] ?? []);

  const { board, squares } = grid(
    rows, columns, label,
    (cell) => numberAt.has(cell) && press(numberAt.get(cell)),
    (cell) => aim(numberAt.get(cell)),
  );
  dig(squares, holes);
  const status = make("span", { className: "mm-status", role: "status" });
  const boards = make("div", { className: "mm-boards" }, captioned(label, board));
  if (goal) boards.append(captioned("goal", still(goal, columns, "goal", holes)));
  const tools = make("div", { className: "mm-tools" }, undo, reset, status);
  el.replaceChildren(boards, ...(model.get("_menu") ? [menu(masks, rows, columns, holes, press, aim)] : []), tools);
  el.classList.toggle("mm-large", rows * columns > LARGE);

  let shown = null;
  return function update() {
    const presses = model.get("presses");
    const cells = cellsAfter(model.get("_start"), masks, presses);
    shown = showBits(squares, columns, cells, shown);
    undo.disabled = reset.disabled = presses.length === 0;
    status.textContent = progress(presses, cells, goal);
    el.classList.toggle("mm-solved", Boolean(goal) && cells.every((bit, i) => bit === goal[i]));
  };
}

function render({ model, el }) {
  el.classList.add("mm-board");
  keepKeys(el);
  let update = build(model, el);
  update();
  const refresh = () => update();
  const rebuild = () => {
    update = build(model, el);
    update();
  };
  model.on("change:presses change:_start", refresh);
  model.on("change:goal", rebuild);
  return () => {
    model.off("change:presses change:_start", refresh);
    model.off("change:goal", rebuild);
  };
}

export default { render };
