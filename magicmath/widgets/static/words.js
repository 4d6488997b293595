// Words for numbers.

const ending = (word) => (word.endsWith("s") ? "es" : "s");
export const plural = (n, word) => `${n} ${word}${n === 1 ? "" : ending(word)}`;
export const answered = (done, rows) => `${done} of ${plural(rows, "row")} answered`;
export const placeOf = (i, columns) => `row ${Math.floor(i / columns) + 1}, column ${(i % columns) + 1}`;
