/** The name nearest to a misspelt one; undefined when none is near enough. */
export function nearest(misspelt: string, names: Iterable<string>): string | undefined {
  const wanted = misspelt.toLowerCase();
  const furthest = Math.max(2, Math.ceil(misspelt.length / 3));
  let best: { name: string; distance: number } | undefined;
  for (const name of names) {
    const given = name.toLowerCase();
    // The distance is at least the number of letters that have to be added or omitted.
    if (Math.abs(given.length - wanted.length) > furthest) continue;
    const distance = editDistance(wanted, given);
    if (best === undefined || distance < best.distance) best = { name, distance };
  }
  return best && best.distance <= furthest ? best.name : undefined;
}

/** Damerau-Levenshtein distance: letters added, omitted, replaced, and neighbours swapped. */
export function editDistance(from: string, to: string): number {
  let twoBefore: number[] = [];
  let before = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + cost,
        swapped ? (twoBefore[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    twoBefore = before;
    before = current;
  }
  return before[to.length] ?? 0;
}
