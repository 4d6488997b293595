// Pairs of cells that a mask's own mirror exchanges. The mirror of mask 0 is a diagonal of 3×3, and that of
// mask 1 is the middle line. Edges are counted in a corner's mask, and corners in an edge's.

export const MIRRORS = {
  corner: { counted: [1, 3, 5, 7], pairs: [[1, 3], [5, 7]], line: [[0, 0], [3, 3]] },
  edge: { counted: [0, 2, 6, 8], pairs: [[0, 2], [6, 8]], line: [[1.5, 0], [1.5, 3]] },
};

// How many of the counted cells a mask changes, and which pairs are torn: just one of the two cells changes.
export function pairedOf(mask, { counted, pairs }) {
  return {
    count: counted.filter((cell) => mask[cell]).length,
    torn: pairs.filter(([one, other]) => mask[one] !== mask[other]),
  };
}
