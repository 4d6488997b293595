// The steps that lead back from a game, their product, and what it tells to press.

import { onesOf } from "./lists.js";
import { product, sixOfSize } from "./symmetries_state.js";

export const SIZE = 9;
const SIX = sixOfSize(SIZE);
const named = new Map(Object.entries(SIX).map(([name, matrix]) => [String(matrix), name]));

export const matrixOf = (name) => SIX[name];
export const masksOf = (game) => SIX[game].map(onesOf);
export const productOf = (way) => way.map(matrixOf).reduce(product);
// The name of the product, where it is one of the six.
export const nameOfProduct = (way) => named.get(String(productOf(way)));

export function pressesOf(way, [start, goal]) {
  const change = start.flat().map((bit, i) => bit ^ goal.flat()[i]);
  return onesOf(product([change], productOf(way))[0]);
}

export const leadsBack = (game, way) => String(product(SIX[game], productOf(way))) === String(SIX.I);
