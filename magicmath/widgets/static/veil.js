// What is held back lies veiled in the state, so that nobody reads it there by accident.

export function unveiled(text) {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
