import type { Block } from '#domain/articles/html/article.ts';
import { readable } from '#src/loading/readable.ts';
import { noteUse } from '#src/loading/usedModules.ts';

/** The plugin `articleBlocks` makes the blocks from the HTML. */
const documents = import.meta.glob<Block[]>('../../schemas/content/articles/*.json', {
  query: '?blocks',
  import: 'blocks',
});

const loading = new Map<string, Promise<Block[]>>();

export const isContentKnown = (id: string): boolean => loading.has(id);

/** Adds the content of an article that is not a file of the site. */
export function addContent(id: string, content: Promise<Block[]>): Promise<Block[]> {
  const known = readable(content);
  loading.set(id, known);
  content.catch(() => loading.delete(id));
  return known;
}

/** The content of an article, loaded once; always the same promise for the same id, as React's `use` requires. */
export function loadContent(id: string): Promise<Block[]> {
  const known = loading.get(id);
  if (known) return known;
  const load = documents[`../../schemas/content/articles/${id}.json`];
  if (!load) return Promise.reject(new Error(`There is no schemas/content/articles/${id}.json`));
  noteUse(`schemas/content/articles/${id}.json.blocks.js`);
  const content = readable(load());
  loading.set(id, content);
  // A failed load is not kept: the next visit to the page tries again.
  content.catch(() => loading.delete(id));
  return content;
}
