// A small disc at the outer side of a node, with a number: how many of its neighbours belong to x.

import { draw } from "./svg.js";

const [SIZE, AWAY] = [0.58, 1.2]; // of the radius of the node

// Put a badge beside a node, outside its name for screen readers, and return a function that writes in it.
export function badge(node) {
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
  const whole = draw("g", look, draw("circle", { r: radius * SIZE }), text);
  node.parentNode.append(whole);
  return (count) => {
    text.textContent = count;
    whole.classList.toggle("mm-shown", count !== "");
  };
}
