// The explorer: flip the source, and the target follows here in the page.

function image(rows, size, source) {
  const target = new Array(size).fill(0);
  source.forEach((bit, i) => {
    if (bit) for (const j of rows[i]) target[j] ^= 1;
  });
  return target;
}

function render({ model, el }) {
  el.classList.add("mm-board");
  keepKeys(el);
  const rows = model.get("_rows");
  const [sourceLabel, targetLabel] = model.get("_labels");
  const [targetRows, targetColumns] = model.get("_target_shape");
  const sourceRows = model.get("source").length;
  const sourceColumns = model.get("source")[0].length;

  const set = (bits) => {
    const folded = Array.from({ length: sourceRows }, (_, i) => bits.slice(i * sourceColumns, (i + 1) * sourceColumns));
    model.set("source", folded);
    model.save_changes();
  };
  const flipCell = (cell) => set(model.get("source").flat().map((bit, i) => (i === cell ? 1 - bit : bit)));
  const aim = (cell) => {
    frame(source.squares, [cell]);
    frame(targetSquares, rows[cell] ?? []);
  };
  const source = grid(sourceRows, sourceColumns, sourceLabel, flipCell, aim);
  const target = still(new Array(targetRows * targetColumns).fill(0), targetColumns, targetLabel);
  const targetSquares = [...target.children];
  const reset = make("button", { type: "button", textContent: "Clear", onclick: () => set(new Array(sourceRows * sourceColumns).fill(0)) });
  const status = make("span", { className: "mm-status", role: "status" });
  const boards = make("div", { className: "mm-boards" }, captioned(sourceLabel, source.board), captioned(targetLabel, target));
  el.replaceChildren(boards, make("div", { className: "mm-tools" }, reset, status));

  let shown = { source: null, target: null };
  function update() {
    const bits = model.get("source").flat();
    const result = image(rows, targetSquares.length, bits);
    shown = {
      source: showBits(source.squares, sourceColumns, bits, shown.source),
      target: showBits(targetSquares, targetColumns, result, shown.target),
    };
    target.setAttribute("aria-label", `${targetLabel}: ${describe(result, targetColumns)}`);
    const count = (list) => list.filter(Boolean).length;
    status.textContent = `${count(bits)} black at the left, ${count(result)} at the right`;
    reset.disabled = !bits.includes(1);
  }
  update();
  model.on("change:source", update);
  return () => model.off("change:source", update);
}

export default { render };
