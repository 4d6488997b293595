// Graphs with a name, their edges in order. magicmath.rules.named_graph holds the same.

export const GRAPHS = {};
