// A ring of k places, and a way round it.

import { draw } from "./svg.js";

const RADIUS = 58;
const CENTRE = 80;
const [OUTSIDE, HEIGHT, PARTS] = [71, 13, 24]; // of a jump: where it begins, how high it goes, its lines

function placeOf(value, k, radius = RADIUS) {
  const angle = (2 * Math.PI * value) / k - Math.PI / 2;
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
}

const coordinates = ([x, y]) => ({ cx: x.toFixed(1), cy: y.toFixed(1) });

// A step to another place is a line, one that ends where it began is a loop outside of the ring.
function stepFrom(from, to, k) {
  const [a, b] = [placeOf(from, k), placeOf(to, k)];
  if (from !== to) return draw("line", { x1: a[0], y1: a[1], x2: b[0], y2: b[1], class: "mm-ring-step" });
  const outside = a.map((one) => CENTRE + (one - CENTRE) * 1.16);
  return draw("circle", { ...coordinates(outside), r: 13, class: "mm-ring-step" });
}

// A jump goes over the places between two others, outside of the ring.
function jumpFrom(from, length, k) {
  const points = Array.from({ length: PARTS + 1 }, (_, i) => {
    const height = OUTSIDE + HEIGHT * Math.sin((Math.PI * i) / PARTS);
    return placeOf(from + (length * i) / PARTS, k, height).map((one) => one.toFixed(1)).join(",");
  });
  return draw("polyline", { points: points.join(" "), class: "mm-ring-jump" });
}

// `value` is where the way ends, or null; `label` names the ring. Jumps of one length go from place to place.
export function ringOf({ k, value, places, label, jumps = [0], length = 0 }) {
  const steps = (places ?? []).slice(1).map((place, i) => stepFrom(places[i], place, k));
  steps.push(...jumps.slice(0, -1).map((from) => jumpFrom(from, length, k)));
  const been = new Set(places ? [...places, ...jumps] : []);
  const dots = Array.from({ length: k }, (_, number) => {
    const [x, y] = placeOf(number, k);
    const looks = ["mm-ring-place", been.has(number) ? "mm-been" : "", number === value ? "mm-here" : ""];
    const dot = draw("circle", { ...coordinates([x, y]), r: 12, class: looks.filter(Boolean).join(" ") });
    const name = draw("text", { x, y: y + 4.5, class: number === value ? "mm-here" : "" }, String(number));
    return draw("g", {}, dot, name);
  });
  const ring = draw("circle", { cx: CENTRE, cy: CENTRE, r: RADIUS, class: "mm-ring-line" });
  const [x, y] = placeOf(1 % k, k);
  const wanted = draw("circle", { ...coordinates([x, y]), r: 16, class: "mm-ring-wanted" });
  const looks = { viewBox: "0 0 160 160", class: "mm-ring", role: "img" };
  const all = draw("svg", looks, ring, ...steps, wanted, ...dots);
  all.setAttribute("aria-label", label);
  return all;
}
