// The tap that points: when "Show first" is on, the first tap shows what a mask changes, the second presses.

import { button } from "./dom.js";
import { plural } from "./words.js";

const SHOWN = {
  toggled: "The first tap shows what a mask changes, the second presses it.",
  named: (number) => `Mask ${number}`,
  again: "press it",
};

// Keys press at once, for the focus has shown it already.
export function showFirst(masks, { press, aim, say }, effect = "inverts", { toggled, named, again } = SHOWN) {
  let isOn = false;
  let shown = null;
  const toggle = button("Show first", () => {
    isOn = !isOn;
    shown = null;
    toggle.setAttribute("aria-pressed", isOn);
    say(isOn ? toggled : "");
  }, { className: "mm-show-first", "aria-pressed": "false" });

  return {
    toggle,
    press(number, isTap) {
      const isFirst = isOn && isTap && shown !== number;
      shown = isFirst ? number : null;
      if (!isFirst) return press(number);
      aim(number);
      say(`${named(number)} ${effect} ${plural(masks[number].length, "cell")}. Tap again to ${again}.`);
    },
  };
}
