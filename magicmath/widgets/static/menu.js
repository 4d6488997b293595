// The masks as numbered buttons with thumbnails.

import { still } from "./cells.js";
import { listen, make } from "./dom.js";
import { bitsOf } from "./masks.js";
import { plural } from "./words.js";

export function menu({ masks, size, columns, holes }, onPress, onAim, effect = "inverts") {
  const bar = make("div", { className: "mm-menu", role: "group", "aria-label": "masks" });
  bar.style.setProperty("--mm-thumb", `${Math.max(3, Math.floor(36 / Math.max(columns, 3)) - 1)}px`);
  masks.forEach((mask, number) => {
    const thumbnail = still(bitsOf(mask, size), columns, "mask", holes);
    thumbnail.setAttribute("aria-hidden", "true");
    const button = make("button", { className: "mm-mask", type: "button" }, thumbnail, String(number));
    button.setAttribute("aria-label", `press mask ${number}, ${effect} ${plural(mask.length, "cell")}`);
    button.addEventListener("click", (event) => onPress(number, event.detail > 0)); // a key has no detail
    listen(button, "pointerenter focus", () => onAim(number));
    listen(button, "pointerleave blur", () => onAim(-1));
    bar.append(button);
  });
  return bar;
}
