// The keys of the game: numbers of masks, and a letter for each help.

const TYPING_MILLISECONDS = 700;

// A number typed digit by digit; it counts at once when no further digit can follow.
function numberTyping(countOf, onNumber, onDigits) {
  let digits = "";
  let timer = null;
  function finish() {
    clearTimeout(timer);
    const number = Number(digits);
    if (digits && number < countOf()) onNumber(number);
    else if (digits) onDigits(`There is no mask ${digits}.`);
    digits = "";
  }
  return {
    get isPending() { return digits !== ""; },
    finish,
    cancel() {
      clearTimeout(timer);
      digits = "";
      onDigits("");
    },
    digit(key) {
      clearTimeout(timer);
      digits += key;
      if (10 * Number(digits) >= countOf() || digits === "0") return finish();
      onDigits(`${digits}…`);
      timer = setTimeout(finish, TYPING_MILLISECONDS);
    },
  };
}

// Turn keys into `actions`, before the board or the page hears of them; `countOf()` tells how many masks
// there are.
export function listenToKeys(el, countOf, actions) {
  const typing = numberTyping(countOf, actions.press, actions.say);
  el.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea")) return;
    if (/^[0-9]$/.test(event.key)) typing.digit(event.key);
    else if (event.key === "Enter" && typing.isPending) typing.finish();
    else if (event.key === "Escape" && typing.isPending) typing.cancel();
    else if (event.key === "Backspace") actions.undo();
    else if (event.key === "h") actions.hint();
    else if (event.key === "d") actions.toggleDifference();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, { capture: true });
}
