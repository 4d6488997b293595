// Recipes that are joined, and how often each mask is in them. Python's `RecipeCounts` tells the same.

export const countsOf = (chosen, recipes) =>
  recipes.map((_, mask) => chosen.filter((cell) => recipes[cell].includes(mask)).length);

export const holding = (mask, recipes) =>
  recipes.flatMap((recipe, cell) => (recipe.includes(mask) ? [cell] : []));

// What a puzzle still lacks, and the cells that it does not ask for; nothing where there is no puzzle.
export function leftToJoin(chosen, wanted) {
  if (!wanted.length) return { missing: [], needless: [] };
  return {
    missing: wanted.filter((cell) => !chosen.includes(cell)),
    needless: chosen.filter((cell) => !wanted.includes(cell)),
  };
}

export function isJoined(chosen, wanted) {
  const { missing, needless } = leftToJoin(chosen, wanted);
  return wanted.length > 0 && !missing.length && !needless.length;
}
