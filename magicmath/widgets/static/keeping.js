// What a reader typed and did, kept in the reader's own browser.
// Where that keeps nothing, it lasts until the page closes.

const PREFIX = "magicmath exercise ";
const CHANGED = "magicmath:progress";
const forNow = () => (globalThis.magicmathProgress ??= new Map());

function read(name) {
  let text = forNow().get(name); // newer than what is stored, where that could not be renewed
  try {
    text ??= localStorage.getItem(PREFIX + name);
  } catch { /* storage is refused */ }
  try {
    const { answer, solved } = JSON.parse(text ?? "{}");
    return { answer: typeof answer === "string" ? answer : null, solved: solved === true };
  } catch {
    return { answer: null, solved: false };
  }
}

function write(name, text) {
  try {
    if (text === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    forNow().delete(name);
  } catch { // refused, or full
    if (text === null) forNow().delete(name);
    else forNow().set(name, text);
  }
}

const tell = (forgotten) => globalThis.dispatchEvent(new CustomEvent(CHANGED, { detail: { forgotten } }));

export const kept = read;

export function keep(name, values) {
  const before = read(name);
  const after = { ...before, ...values };
  write(name, JSON.stringify(after));
  if (after.solved !== before.solved) tell([]);
}

export function forget(names) {
  for (const name of names) write(name, null);
  tell(names);
}

// Hear of what is done or forgotten, here or in another window; returns how to stop.
export function followKept(heard) {
  const here = (event) => heard(event.detail.forgotten);
  const elsewhere = () => heard([]);
  globalThis.addEventListener(CHANGED, here);
  globalThis.addEventListener("storage", elsewhere);
  return () => {
    globalThis.removeEventListener(CHANGED, here);
    globalThis.removeEventListener("storage", elsewhere);
  };
}
