import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readArticle } from '#domain/articles/html/readArticle.ts';
import { type CurrentLanguage, documentsIn } from './schemaDocuments.ts';

const QUERY = '?blocks';
/** The ending of modules made from articles; Vite itself handles names that end in `.json`. */
const ENDING = '.blocks.js';

/**
 * `import { blocks } from 'schemas/content/articles/1.json?blocks'`: the content of an article as blocks, so that no
 * visitor's browser parses HTML or loads a parser for it (`parse5`).
 */
export function articleBlocks(schemas: string, language: CurrentLanguage): Plugin {
  return {
    name: 'article-blocks',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!source.endsWith(QUERY)) return undefined;
      return resolve(dirname(importer), source.slice(0, -QUERY.length) + ENDING);
    },
    load(id) {
      if (!id.endsWith(ENDING)) return undefined;
      const file = resolve(schemas, 'content/articles', basename(id, ENDING));
      this.addWatchFile(file);
      const document = documentsIn(schemas, language)(`content/articles/${basename(id, ENDING)}`);
      const { content } = document as { content: string[] };
      return `export const blocks = ${JSON.stringify(readArticle(content.join('\n')))};`;
    },
  };
}
