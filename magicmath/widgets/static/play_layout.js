// Where the nodes of a graph are drawn: in the unit square, from their edges alone.

const ROUNDS = 250;
const LARGEST_SETTLED = 80; // nodes; above, they stand in a circle

function circle(count) {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return [0.5 + 0.5 * Math.cos(angle), 0.5 + 0.5 * Math.sin(angle)];
  });
}

// Nodes push each other away, and edges pull their ends together: Fruchterman and Reingold's springs.
function settle(points, edges) {
  const wanted = 0.9 / Math.sqrt(points.length);
  for (let round = 0; round < ROUNDS; round++) {
    const moves = points.map(() => [0, 0]);
    const push = (a, b, strength) => {
      const [dx, dy] = [points[a][0] - points[b][0], points[a][1] - points[b][1]];
      const far = Math.hypot(dx, dy) || 1e-6;
      const by = strength(far) / far;
      moves[a][0] += dx * by;
      moves[a][1] += dy * by;
      moves[b][0] -= dx * by;
      moves[b][1] -= dy * by;
    };
    for (let a = 0; a < points.length; a++) {
      for (let b = 0; b < a; b++) push(a, b, (far) => (wanted * wanted) / far);
    }
    for (const [a, b] of edges) if (a !== b) push(a, b, (far) => -(far * far) / wanted);
    const most = 0.1 * (1 - round / ROUNDS);
    points.forEach((point, i) => {
      const length = Math.hypot(...moves[i]) || 1;
      const step = Math.min(length, most) / length;
      point[0] += moves[i][0] * step;
      point[1] += moves[i][1] * step;
    });
  }
  return points;
}

// In the middle of the unit square, as large as it goes.
function fitted(points) {
  const middles = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  });
  const width = Math.max(...middles.map(([least, most]) => most - least)) || 1;
  return points.map((point) => point.map((value, axis) =>
    0.5 + (value - (middles[axis][0] + middles[axis][1]) / 2) / width));
}

export function positionsOf(count, edges) {
  if (count === 1) return [[0.5, 0.5]];
  const points = circle(count);
  return fitted(count > LARGEST_SETTLED || !edges.length ? points : settle(points, edges));
}

// The node that lies nearest in the direction of an arrow key; null for other keys.
export function nodeTowards(points, from, key) {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (key === "Home") return 0;
  if (key === "End") return points.length - 1;
  if (!way) return null;
  let [best, least] = [from, Infinity];
  points.forEach(([x, y], i) => {
    const [dx, dy] = [x - points[from][0], y - points[from][1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = ahead + 2 * aside;
    if (i !== from && ahead > 1e-9 && cost < least) [best, least] = [i, cost];
  });
  return best;
}
