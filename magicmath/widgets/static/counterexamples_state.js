// What an example does to a claim. Python has judged each board; its cells are its number in binary.

const numberOf = (cells) => cells.reduce((sum, bit) => 2 * sum + bit, 0);

export function replyTo({ says, replies, breaking }, cells) {
  const number = numberOf(cells);
  return { said: says[replies[number]], breaks: breaking.includes(number) };
}
