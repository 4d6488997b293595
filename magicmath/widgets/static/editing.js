// What Tab, Enter and Backspace do in an editor: a change { from, to, text, start, end }.
// `start` and `end` are the new selection.

const STEP = 4;
const lineStart = (text, at) => text.lastIndexOf("\n", at - 1) + 1;
const blanksOf = (line) => line.match(/^ */)[0].length;

function linesWithin(text, start, end) {
  const from = lineStart(text, start);
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end; // a line of which nothing is chosen
  const next = text.indexOf("\n", last);
  const to = next < 0 ? text.length : next;
  return { from, to, lines: text.slice(from, to).split("\n") };
}

function replaced({ from, to, lines }, other, start, end) {
  const first = other[0].length - lines[0].length;
  const total = other.join("\n").length - (to - from);
  return {
    from, to, text: other.join("\n"),
    start: Math.max(from, start + first),
    end: Math.max(from, end + total),
  };
}

// Whether more brackets were opened than closed, so that more lines may follow.
export function isOpen(text) {
  const count = (signs) => text.match(signs)?.length ?? 0;
  return count(/[[(]/g) > count(/[\])]/g);
}

export function indented(text, start, end) {
  if (start === end) {
    const blanks = " ".repeat(STEP - ((start - lineStart(text, start)) % STEP));
    return { from: start, to: end, text: blanks, start: start + blanks.length, end: start + blanks.length };
  }
  const within = linesWithin(text, start, end);
  return replaced(within, within.lines.map((line) => (line ? " ".repeat(STEP) + line : line)), start, end);
}

export function outdented(text, start, end) {
  const within = linesWithin(text, start, end);
  const other = within.lines.map((line) => line.slice(Math.min(blanksOf(line), STEP)));
  return replaced(within, other, start, end);
}

// A new line begins below the one before, further in behind a colon and further out behind a return.
export function broken(text, start, end) {
  const line = text.slice(lineStart(text, start), start);
  const code = line.replace(/#.*$/, "").trimEnd();
  let blanks = Math.min(blanksOf(line), line.length);
  if (code.endsWith(":")) blanks += STEP;
  else if (/^\s*(return|pass|break|continue|raise)\b/.test(code)) blanks = Math.max(0, blanks - STEP);
  const at = start + 1 + blanks;
  return { from: start, to: end, text: `\n${" ".repeat(blanks)}`, start: at, end: at };
}

// Backspace among the blanks before a line goes back a whole step; null where it has its usual meaning.
export function steppedBack(text, start, end) {
  const from = lineStart(text, start);
  if (start !== end || start === from || text.slice(from, start).trim()) return null;
  const back = (start - from) % STEP || STEP;
  return { from: start - back, to: start, text: "", start: start - back, end: start - back };
}
