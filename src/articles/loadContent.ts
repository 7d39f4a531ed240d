import { readable } from '#src/loading/readable.ts';
import { noteUse } from '#src/loading/usedModules.ts';

const documents = import.meta.glob<string[]>('../../schemas/content/articles/*.json', { import: 'content' });

const loading = new Map<string, Promise<string>>();

/** The HTML of an article, loaded once; the same promise for the same id, as React's `use` needs it. */
export function loadContent(id: string): Promise<string> {
  const known = loading.get(id);
  if (known) return known;
  const load = documents[`../../schemas/content/articles/${id}.json`];
  if (!load) return Promise.reject(new Error(`There is no schemas/content/articles/${id}.json`));
  noteUse(`schemas/content/articles/${id}.json`);
  const content = readable(load().then((lines) => lines.join('\n')));
  loading.set(id, content);
  // A failed load is not kept: the next visit to the page tries again.
  content.catch(() => loading.delete(id));
  return content;
}
