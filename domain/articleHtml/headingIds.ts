/** Ids of one article's headings, each once; the prefix keeps them from the ids of the page around it. */
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
