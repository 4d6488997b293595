// What is said of two pins on a list of values.

export const LIST = "values";
export const MOVE_A = "Put pin A";
export const MOVE_B = "Put pin B";
export const LESS = "p − 1";
export const GREATER = "p + 1";
export const MORE = "More values";
export const AGAIN = "Lift both pins";
export const AFTER = "Pin B must stand after pin A.";

export const KEYS = "Arrow keys walk from place to place; Space or Enter puts the pin.";

export function placeText(n, value, { pin, differs, isAlike }) {
  const told = [pin && `pin ${pin}`, differs && "differs", isAlike && "same value as under A"];
  return [`place ${n}: ${value}`, ...told.filter(Boolean)].join(", ");
}

function fittingText(count, { period }, { hasShorter, canGoLeft }, isAllShown) {
  const places = count === 1 ? "The only place" : `Each of the ${count} places`;
  const fit = `✓ ${places} from B on has the value ${period} before it.`;
  if (hasShorter) return `${fit} A smaller p fits, too.`;
  if (canGoLeft) return `${fit} A can stand further to the left.`;
  return `${fit} A cannot stand further to the left.${isAllShown ? "" : " Do more values fit, too?"}`;
}

export function statusText(values, play, differ, better) {
  const { shown, start, period } = play;
  if (start === null) return "Put pin A where you think that the repetition begins.";
  if (period === null) {
    return `A stands at ${start}. The framed places have the same value, ${values[start]}.`
      + " Put pin B where all the values come again.";
  }
  const count = shown - start - period;
  const head = `A at ${start}, B at ${start + period}, so p = ${period}.`;
  if (!differ.length) return `${head} ${fittingText(count, play, better, shown === values.length)}`;
  const last = differ.at(-1);
  const verb = differ.length === 1 ? "differs" : "differ";
  return `${head} ✗ ${differ.length} of ${count} places ${verb} from the place ${period} before.`
    + ` The last one: at ${last} stands ${values[last]},`
    + ` but at ${last - period} stands ${values[last - period]}.`;
}
