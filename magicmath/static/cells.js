// The parts that all boards of a page are made of.

const colour = (bit) => (bit ? "black" : "white");
const LARGE = 256; // cells; above, a board has small squares and turns none of them over
const plural = (n, word) => `${n} ${word}${n === 1 ? "" : word.endsWith("s") ? "es" : "s"}`;

function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element && name !== "role") element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

function labelled(text, control) {
  return make("label", { className: "mm-field" }, make("span", { textContent: text }), control);
}

function rulesPanel(sentences, keys) {
  return make(
    "details", { className: "mm-panel" },
    make("summary", { textContent: "Rules and keys" }),
    make("ul", {}, ...sentences.map((textContent) => make("li", { textContent }))),
    make("p", { textContent: keys }),
  );
}

function describe(cells, columns, holes = []) {
  if (cells.length > LARGE) return `${cells.filter(Boolean).length} of ${cells.length} cells black`;
  const rows = [];
  for (let i = 0; i < cells.length; i += columns) {
    const row = cells.slice(i, i + columns).map((bit, j) => (holes.includes(i + j) ? "hole" : colour(bit)));
    rows.push(`row ${i / columns + 1}: ${row.join(" ")}`);
  }
  return rows.join(", ");
}

function dig(squares, holes) {
  for (const i of holes) squares[i].classList.add("mm-hole");
}

function still(cells, columns, label, holes = []) {
  const squares = cells.map((bit) => make("span", { className: "mm-cell", "data-bit": bit }));
  dig(squares, holes);
  const board = make("div", { className: "mm-cells", role: "img" }, ...squares);
  board.setAttribute("aria-label", `${label}: ${describe(cells, columns, holes)}`);
  board.style.setProperty("--columns", columns);
  return board;
}

function captioned(label, board) {
  return make("div", { className: "mm-captioned" }, make("div", { className: "mm-caption", textContent: label }), board);
}

function grid(rows, columns, label, onPress, onAim) {
  const squares = [];
  const board = make("div", { className: "mm-cells", role: "grid" });
  board.setAttribute("aria-label", label);
  board.style.setProperty("--columns", columns);
  for (let i = 0; i < rows; i++) {
    const row = make("div", { className: "mm-line", role: "row" });
    for (let j = 0; j < columns; j++) {
      const square = make("div", { className: "mm-cell", role: "gridcell", tabIndex: squares.length ? -1 : 0 });
      squares.push(square);
      row.append(square);
    }
    board.append(row);
  }
  const places = new Map(squares.map((square, i) => [square, i]));
  const indexOf = (event) => places.get(event.target.closest(".mm-cell")) ?? -1;
  let current = 0;

  function moveTo(index, options) {
    squares[current].tabIndex = -1;
    squares[index].tabIndex = 0;
    squares[index].focus(options);
    current = index;
  }

  function keyTarget(event, index) {
    const column = index % columns;
    switch (event.key) {
      case "ArrowRight": return column < columns - 1 ? index + 1 : index;
      case "ArrowLeft": return column > 0 ? index - 1 : index;
      case "ArrowDown": return index + columns < squares.length ? index + columns : index;
      case "ArrowUp": return index >= columns ? index - columns : index;
      case "Home": return event.ctrlKey ? 0 : index - column;
      case "End": return event.ctrlKey ? squares.length - 1 : index - column + columns - 1;
      default: return null;
    }
  }

  board.addEventListener("click", (event) => {
    const index = indexOf(event);
    if (index < 0) return;
    moveTo(index, { preventScroll: true });
    onPress(index);
  });
  board.addEventListener("keydown", (event) => {
    const index = indexOf(event);
    if (index < 0) return;
    const target = keyTarget(event, index);
    if (target !== null) moveTo(target);
    else if (event.key === " " || event.key === "Enter") onPress(index);
    else return;
    event.preventDefault();
  });
  for (const type of ["pointerover", "focusin"]) board.addEventListener(type, (event) => onAim(indexOf(event)));
  for (const type of ["pointerleave", "focusout"]) board.addEventListener(type, () => onAim(-1));
  return { board, squares };
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

function flip(square) {
  square.animate([{ transform: "rotateY(80deg)" }, { transform: "none" }], { duration: 160, easing: "ease-out" });
}

function nameSquare(square, i, columns) {
  const differs = square.classList.contains("mm-differs") ? ", differs from the goal" : "";
  const place = `row ${Math.floor(i / columns) + 1}, column ${(i % columns) + 1}`;
  const looks = square.classList.contains("mm-hole") ? "hole" : colour(Number(square.dataset.bit));
  square.setAttribute("aria-label", `${place}, ${looks}${differs}`);
}

// Draw bits on squares, turning over only those that changed; return what is now shown.
function showBits(squares, columns, bits, shown) {
  const turning = shown && bits.length <= LARGE && !stillness.matches;
  bits.forEach((bit, i) => {
    if (shown && shown[i] === bit) return;
    squares[i].dataset.bit = bit;
    if (squares[i].role) nameSquare(squares[i], i, columns);
    if (turning) flip(squares[i]);
  });
  return bits;
}

const aimedAt = new WeakMap();

function frame(squares, indices) {
  for (const i of aimedAt.get(squares) ?? []) squares[i].classList.remove("mm-aimed");
  for (const i of indices) squares[i]?.classList.add("mm-aimed");
  aimedAt.set(squares, indices.filter((i) => squares[i]));
}

// JupyterLab would take these keys for its own commands.
function keepKeys(el) {
  el.addEventListener("keydown", (event) => {
    if (!event.ctrlKey && !event.metaKey && !(event.shiftKey && event.key === "Enter")) event.stopPropagation();
  });
}
