/** Unique ids for the headings of one article; the prefix keeps them apart from the ids of the page. */
export function headingIds(): (words: string) => string {
  const taken = new Set<string>();
  return (words) => {
    const base = `section-${slugOf(words) || 'part'}`;
    let id = base;
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
    taken.add(id);
    return id;
  };
}

function slugOf(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
