/** A line that only one of two texts has, or that both have. */
export type DiffLine = { kind: 'same' | 'gone' | 'new'; text: string };

const CONTEXT = 2;

/** What differs between two texts, line by line, with a little of what surrounds it; an empty list when nothing does. */
export function lineDiff(before: string, after: string): DiffLine[] {
  if (before === after) return [];
  const [old, young] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(old.length, young.length) && old[start] === young[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, young.length) - start && old.at(-1 - end) === young.at(-1 - end)) end += 1;
  const middle = diffOf(old.slice(start, old.length - end), young.slice(start, young.length - end));
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  const lines = [...old.slice(0, start).map(same), ...middle, ...old.slice(old.length - end).map(same)];
  return lines.filter((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same'),
  );
}

/** By the longest common subsequence. */
function diffOf(old: readonly string[], young: readonly string[]): DiffLine[] {
  const width = young.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = young.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = old[i] === young[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < young.length) {
    const [gone, added] = [old[i], young[j]];
    if (gone !== undefined && gone === added) {
      lines.push({ kind: 'same', text: gone });
      i += 1;
      j += 1;
    } else if (gone !== undefined && (added === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'gone', text: gone });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: added ?? '' });
      j += 1;
    }
  }
  return lines;
}
