// What a press does. Python holds the same rule, and both derive the cells from the start and the presses.

function cellsAfter(start, masks, presses) {
  const cells = start.flat();
  for (const number of presses) for (const cell of masks[number]) cells[cell] ^= 1;
  return cells;
}

function bitsOf(mask, size) {
  const bits = new Array(size).fill(0);
  for (const cell of mask) bits[cell] = 1;
  return bits;
}

// Which mask is pressed at which cell; none where masks belong to no cells.
const numbersByCell = (places) => new Map(places?.map((cell, number) => [cell, number]));

// The ways to change the presses, the same in any number of colours.
function pressing(model) {
  const setPresses = (presses) => {
    model.set("presses", presses);
    model.save_changes();
  };
  const button = (textContent, onclick) => make("button", { type: "button", textContent, onclick });
  return {
    press: (number) => setPresses([...model.get("presses"), number]),
    undo: button("Undo", () => setPresses(model.get("presses").slice(0, -1))),
    reset: button("Reset", () => setPresses([])),
  };
}

function progress(presses, cells, goal) {
  const count = plural(presses.length, "press");
  if (!goal) return count;
  const differ = cells.filter((value, i) => value !== goal[i]).length;
  return differ ? `${count}, ${plural(differ, "cell")} to go` : `Goal reached in ${count}!`;
}

function menu(masks, rows, columns, holes, onPress, onAim) {
  const bar = make("div", { className: "mm-menu", role: "group" });
  bar.setAttribute("aria-label", "masks");
  bar.style.setProperty("--mm-thumb", `${Math.max(3, Math.floor(36 / Math.max(columns, 3)) - 1)}px`);
  masks.forEach((mask, number) => {
    const thumbnail = still(bitsOf(mask, rows * columns), columns, "mask", holes);
    thumbnail.setAttribute("aria-hidden", "true");
    const button = make("button", { className: "mm-mask", type: "button" }, thumbnail, String(number));
    button.setAttribute("aria-label", `press mask ${number}, inverts ${plural(mask.length, "cell")}`);
    button.addEventListener("click", () => onPress(number));
    for (const type of ["pointerenter", "focus"]) button.addEventListener(type, () => onAim(number));
    for (const type of ["pointerleave", "blur"]) button.addEventListener(type, () => onAim(-1));
    bar.append(button);
  });
  return bar;
}
