// A choice x of nodes: which edges lie inside it, and how these end in its nodes; and a graph that is drawn.

import { eliminated, onesOf } from "./gf2.js";

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

export const edgesOf = (masks) => masks.flatMap((mask, a) => mask.filter((b) => a < b).map((b) => [a, b]));

// Each node with its neighbours.
export function masksOf(edges, count) {
  const masks = Array.from({ length: count }, (_, node) => [node]);
  for (const [a, b] of edges) {
    masks[a].push(b);
    masks[b].push(a);
  }
  return masks;
}

// The edges with the one between two nodes drawn, or erased where it was there.
export function withEdge(edges, a, b) {
  const edge = [Math.min(a, b), Math.max(a, b)];
  const others = edges.filter(([one, other]) => one !== edge[0] || other !== edge[1]);
  return others.length < edges.length ? others : [...edges, edge];
}

export const MOST_NODES = 12;
const APART = 0.16; // at least, of the side of the square

const distance = ([a, b], [c, d]) => Math.hypot(a - c, b - d);
const room = (places, place) => Math.min(...places.map((one) => distance(one, place)));

// The places with one more, or the same where they are many or another node is too near.
export function withNode(places, place) {
  const inside = place.map((part) => Number(Math.min(1, Math.max(0, part)).toFixed(4)));
  return places.length >= MOST_NODES || room(places, inside) < APART ? places : [...places, inside];
}

// Of the places of a grid, the one with most room around it.
export function freePlace(places) {
  const grid = Array.from({ length: 49 }, (_, i) => [(i % 7) / 6, Math.floor(i / 7) / 6]);
  return grid.reduce((best, one) => (room(places, one) > room(places, best) + 1e-9 ? one : best));
}

// The start, or white nodes where it is that of a graph of another size.
export const startOf = (start, size) => (start.flat().length === size ? start : [new Array(size).fill(0)]);

// The independent tests of a graph, which are its quiet choices, and presses that make all nodes black.
export function algebraOf(masks) {
  const echelon = eliminated(masks, masks.length);
  const quiet = Array.from({ length: echelon.nullity }, (_, i) => onesOf(echelon.quiet(i)));
  const way = echelon.wayTo(masks.map((_, node) => node));
  return { quiet, allBlack: way && onesOf(way) };
}
