import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readArticle } from '#domain/articles/html/readArticle.ts';

const ARTICLE = /^(?:tests\/fixtures\/)?schemas\/content\/articles\/[\w-]+\.json$/;

/** Imports of an article get its blocks: no visitor's browser reads HTML, or loads what does (`parse5`). */
export function articleBlocks(root: string): Plugin {
  return {
    name: 'article-blocks',
    // Before Vite makes a module of the JSON.
    enforce: 'pre',
    transform(code, id) {
      if (!ARTICLE.test(relative(resolve(root), id))) return undefined;
      const { content } = JSON.parse(code) as { content: string[] };
      return { code: JSON.stringify({ blocks: readArticle(content.join('\n')) }), map: null };
    },
  };
}
