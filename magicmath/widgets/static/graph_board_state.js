// A choice x of nodes: which edges lie inside it, and how these end in its nodes.

export function chosenOf(presses, count) {
  const chosen = new Array(count).fill(0);
  for (const node of presses) chosen[node] ^= 1;
  return chosen;
}

export const meeting = (mask, chosen) => mask.filter((node) => chosen[node]).length;

// For each node, how many of its neighbours are chosen: its mask holds the node itself as well.
export const neighboursInside = (masks, chosen) =>
  masks.map((mask, node) => meeting(mask, chosen) - chosen[node]);

export const isInside = ([a, b], chosen) => Boolean(chosen[a] && chosen[b]);

// The quiet choice after the present one, from the first again after the last.
export function nextQuiet(quiet, chosen) {
  const isChosen = (nodes) => chosen.every((bit, node) => Boolean(bit) === nodes.includes(node));
  const shown = quiet.findIndex(isChosen);
  return quiet[(shown + 1) % quiet.length];
}
