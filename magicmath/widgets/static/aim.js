// Frames around the squares that a press would change.

const aimedAt = new WeakMap();

export function frame(squares, indices) {
  for (const i of aimedAt.get(squares) ?? []) squares[i].classList.remove("mm-aimed");
  for (const i of indices) squares[i]?.classList.add("mm-aimed");
  aimedAt.set(squares, indices.filter((i) => squares[i]));
}
