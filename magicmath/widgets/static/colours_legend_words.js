// What the row of colours says.

export const legendText = (k) => ({
  before: "colours:",
  after: `after ${k - 1} comes 0`,
  whole: `colours 0 to ${k - 1}; after ${k - 1} comes 0`,
});
