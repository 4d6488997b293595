// The time since the first press.

import { make } from "./dom.js";
import { clock } from "./game_words.js";

export function timer(hidden) {
  const element = make("span", { className: "mm-time", role: "timer", textContent: clock(0), hidden });
  let begun = null;
  let ticking = null;

  function stop() {
    clearInterval(ticking);
    ticking = null;
  }

  function tick() {
    element.textContent = clock((performance.now() - begun) / 1000);
  }

  return {
    element,
    stop,
    keep(runs, isNew) {
      if (isNew) {
        begun = null;
        element.textContent = clock(0);
      }
      if (!runs) return stop();
      begun ??= performance.now();
      ticking ??= setInterval(tick, 250);
    },
  };
}
