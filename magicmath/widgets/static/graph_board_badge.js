// A small disc at the outer side of a node, with a number: how many of its neighbours belong to x. Or a tag
// with the name of a test.

import { draw } from "./svg.js";

const [SIZE, AWAY] = [0.58, 1.2]; // of the radius of the node

// Put a badge beside a node, outside its name for screen readers, and return a function that writes in it.
// A tag is square, and no disc.
export function badge(node, isTag = false) {
  const [svg, disc] = [node.ownerSVGElement, node.firstChild];
  const radius = Number(disc.getAttribute("r"));
  const middle = svg.viewBox.baseVal.width / 2;
  const { e: x, f: y } = node.transform.baseVal[0].matrix;
  const far = Math.hypot(x - middle, y - middle);
  const [dx, dy] = far > 1 ? [(x - middle) / far, (y - middle) / far] : [Math.SQRT1_2, -Math.SQRT1_2];
  const text = draw("text", { "text-anchor": "middle", "dominant-baseline": "central" });
  text.style.fontSize = `${Math.max(7, radius * 0.72)}px`;
  const transform = `translate(${x + dx * radius * AWAY} ${y + dy * radius * AWAY})`;
  const look = { class: "mm-badge", transform, "aria-hidden": "true" };
  const r = radius * SIZE;
  const square = { x: -r * 1.1, y: -r * 0.9, width: r * 2.2, height: r * 1.8, rx: 3 };
  const whole = draw("g", look, isTag ? draw("rect", square) : draw("circle", { r }), text);
  node.parentNode.append(whole);
  return (count) => {
    text.textContent = count;
    whole.classList.toggle("mm-shown", count !== "");
  };
}
