// A board that is pressed, with its goal beside it. A skin tells how its cells look and follow the presses.

import { frame } from "./aim.js";
import { captioned, dig, grid, headed, illustrate, sided, write } from "./cells.js";
import { keepKeys, make } from "./dom.js";
import { differing } from "./masks.js";
import { menu } from "./menu.js";
import { boardOf, follow, remembered } from "./model.js";
import { aloneInRow } from "./presses.js";
import { pressButtons, pressing } from "./pressing.js";
import { showFirst } from "./show_first.js";
import { answered, plural } from "./words.js";

const FOLLOWED = ["presses", "_undone", "_start", "goal", "_weights", "right_sides"];
const NOTHING_BESIDE = { boards: [], tools: [], lines: [], show() {}, takes: () => false };

function progress(presses, away, isChanged) {
  const count = plural(presses.length, "press");
  if (away === null) return count;
  if (!away && isChanged) return "This is the goal, but not by presses alone";
  if (away) return `${count}, ${plural(away, "cell")} to go`;
  return presses.length ? `Goal reached in ${count}!` : "Goal reached!";
}

function build(model, el, skin, actions, change) {
  const board = boardOf(model);
  const goal = model.get("goal");
  const label = model.get("_label") || "board";
  const fixed = new Set(model.get("_fixed") ?? []);
  const isOpen = (cell) => board.numberAt.has(cell) && !fixed.has(cell);
  const aim = (number) => frame(own.squares, board.masks[number] ?? []);
  const status = make("span", { className: "mm-status", role: "status" });
  const say = (text) => { status.textContent = text || status.progress; };
  const first = showFirst(board.masks, { press: actions.press, aim, say }, skin.effect);
  const beside = skin.beside?.(model, board, change, actions) ?? NOTHING_BESIDE;
  const own = grid(
    board, skin.nameOf(label),
    (cell, isTap) => {
      if (!beside.takes(cell) && isOpen(cell)) first.press(board.numberAt.get(cell), isTap);
    },
    (cell) => {
      aim(isOpen(cell) ? board.numberAt.get(cell) : undefined);
      beside.aim?.(cell);
    },
  );
  beside.joins?.(own.squares);
  dig(own.squares, board.holes);
  fixed.forEach((cell) => own.squares[cell].setAttribute("aria-description", "given"));
  if (model.get("_names")?.length) write(model.get("_names"), own);
  if (model.get("_pictures")?.length) illustrate(model.get("_pictures"), own);
  const named = sided(model.get("_row_names"), headed(model.get("_column_names"), own.board));
  const boards = make("div", { className: "mm-boards" }, captioned(label, named));
  if (goal) boards.append(captioned("goal", skin.still(goal.flat(), board, "goal")));
  boards.classList.toggle("mm-wide", Boolean(goal) && board.columns >= 5 && board.columns <= 7);
  boards.append(...beside.boards);
  const choices = model.get("_menu") ? [menu(board, first.press, aim, skin.effect)] : [];
  const { buttons, enable } = pressButtons(actions);
  const isDrawn = board.masks.every((mask) => mask.length < 2); // a press shows all that it changes
  const toggles = isDrawn ? [] : [first.toggle];
  const tools = make("div", { className: "mm-tools" }, ...buttons, ...beside.tools, ...toggles, status);
  el.replaceChildren(boards, ...choices, tools, ...beside.lines);
  el.classList.add(...skin.classesOf(board));
  return { goal, goalCells: goal?.flat(), board, squares: own.squares, status, enable, beside, shown: null };
}

export function renderPressed({ model, el }, skin) {
  el.classList.add("mm-board");
  keepKeys(el);
  const cellsOf = remembered((start, presses) => skin.after(start, model.get("_masks"), presses));
  const { change, stop } = follow(model, FOLLOWED, update);
  const cellsNow = () => cellsOf(model.get("_start"), model.get("presses"));
  const actions = pressing(model, change);
  const isOneARow = model.get("_one_a_row");
  // Named cells that change alone are chosen, and a second press takes one back.
  const isChoice = ["_names", "_pictures"].some((name) => model.get(name)?.length)
    && model.get("_masks").every((mask) => mask.length < 2);
  if (isOneARow) {
    const columns = model.get("_start")[0].length;
    actions.press = (number) => actions.tap(aloneInRow(cellsNow(), columns, number));
  }
  let view = null;

  function update() {
    if (!view || view.goal !== model.get("goal")) view = build(model, el, skin, actions, change);
    const [presses, undone] = [model.get("presses"), model.get("_undone")];
    const cells = cellsNow();
    view.shown = skin.show(view.squares, cells, view.shown, view.board);
    view.beside.show(cells);
    const away = view.goal ? differing(cells, view.goalCells).length : null;
    view.enable({ presses, undone });
    const rows = model.get("_start").length;
    const chosen = cells.filter(Boolean).length;
    const start = model.get("_start").flat();
    const picked = start.some(Boolean) ? `${differing(cells, start).length} turned` : `${chosen} chosen`;
    const isChanged = Boolean(view.beside.isChanged?.());
    const count = isChoice && away === null ? picked : progress(presses, away, isChanged);
    const told = isOneARow ? answered(chosen, rows) : count;
    view.status.textContent = view.status.progress = told;
    el.classList.toggle("mm-solved", away === 0 && !isChanged);
  }

  update();
  return stop;
}
