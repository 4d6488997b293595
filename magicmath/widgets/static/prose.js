// The words of a task: paragraphs with `code` and **strong** words, and blocks between lines of ```.

const MARKED = /\x60([^\x60]+)\x60|\*\*([^*]+)\*\*/g; // \x60 is the sign that stands around code
const FENCE = "\x60".repeat(3);

export function piecesOf(text) {
  const pieces = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) pieces.push({ tag: "span", text: text.slice(end, match.index) });
    pieces.push(match[1] ? { tag: "code", text: match[1] } : { tag: "strong", text: match[2] });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ tag: "span", text: text.slice(end) });
  return pieces;
}

// A bracket such as (x + 1)⁸ or a row such as 1 1 0 1 is not torn at the end of a line.
const LONGEST_PIECE = 23; // signs, so that it fits on a phone
const inOnePiece = (text) => text.replace(/\(\w+ \+ 1\)|\b[01]( [01])+\b/g, (piece) =>
  (piece.length > LONGEST_PIECE ? piece : piece.replace(/ /g, "\u00a0")));

const paragraphsOf = (text) => text.split(/\n\s*\n/).map((part) => part.trim()).filter(Boolean)
  .map((part) => ({ tag: "p", pieces: piecesOf(inOnePiece(part.replace(/\s+/g, " "))) }));

const blockOf = (text) => [{ tag: "pre", text: text.replace(/^\n|\n$/g, "") }];

export const blocksOf = (text) =>
  text.split(FENCE).flatMap((part, i) => (i % 2 ? blockOf(part) : paragraphsOf(part)));

// What a checker says: a sentence, and below it the lines of a matrix or a board.
export function sentenceAndLines(message) {
  const end = message.indexOf("\n");
  return end < 0 ? [message, ""] : [message.slice(0, end), message.slice(end + 1)];
}
