import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ENGLISH } from '#domain/pages/languagePaths.ts';
import type { Route } from '#domain/pages/pageHead.ts';
import { documentPaths } from '../../server/http/pageFiles.ts';
import { headerWidth } from './headerWidth.ts';
import { pageDocuments } from './pageDocuments.ts';
import { type CurrentLanguage, documentsIn, isWholeIn, type ReadDocument } from './schemaDocuments.ts';

const ID = 'virtual:site-language';

type SiteLanguage = { code: string; locale: string };

/**
 * Builds the site in one language. Every document that code imports is the one in that language, so that no other
 * language's words reach a visitor, nor any code that would choose between them.
 *   import { language, missing } from 'virtual:site-language'
 */
export function siteLanguage(root: string, schemas: string, language: CurrentLanguage): Plugin {
  const shipped = resolve(root, 'schemas');
  const read = documentsIn(schemas, language);
  const locale = resolve(root, 'domain/text/locale.ts');
  return {
    name: 'site-language',
    enforce: 'pre',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id === `\0${ID}`) return constants(root, schemas, language(), read);
      if (id === locale) return `export const siteLocale = ${JSON.stringify(localeOf(schemas, language()))};`;
      if (language() === ENGLISH || !id.endsWith('.json')) return undefined;
      const file = relative(shipped, id).replaceAll('\\', '/');
      return file.startsWith('..') || file.startsWith('translations/') ? undefined : JSON.stringify(read(file));
    },
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en">', `<html lang="${language()}">`)
        .replace(/(<noscript>)[^<]*/, (_, start) => start + noScript(read)),
  };
}

const inEnglish: CurrentLanguage = () => ENGLISH;

function noScript(read: ReadDocument): string {
  // The casts hold because the documents are checked before a build.
  const { noScript: text } = read('texts/layout.json') as { noScript: string };
  const { brand } = read('content/site.json') as { brand: { name: string } };
  return text.replace('{brand}', brand.name);
}

function localeOf(schemas: string, language: string): string {
  const { languages } = documentsIn(schemas, inEnglish)('content/site.json') as { languages: SiteLanguage[] };
  return languages.find(({ code }) => code === language)?.locale ?? language;
}

function constants(root: string, schemas: string, language: string, read: ReadDocument): string {
  return [
    `export const language = ${JSON.stringify(language)};`,
    `export const headerWidth = ${headerWidth(read)};`,
    `export const missing = ${JSON.stringify(missingPages(root, schemas))};`,
  ].join('\n');
}

/** The languages that at least one page is in. */
export const builtLanguages = (root: string, schemas: string): string[] =>
  Object.keys(missingPages(root, schemas)).filter((language) => language !== ENGLISH);

/** Which languages are built, if not all: tests of other things need only English. */
const WANTED = process.env.SITE_LANGUAGES?.split(',');

/** By language, the paths and patterns of the pages that are not in it. Languages without a page are left out. */
export function missingPages(root: string, schemas: string): Record<string, string[]> {
  const read = documentsIn(schemas, inEnglish);
  const { languages } = read('content/site.json') as { languages: SiteLanguage[] };
  const paths = documentPaths();
  const shows = pageDocuments(root, read('content/routes.json') as Route[]);
  return Object.fromEntries(
    languages.flatMap(({ code }): [string, string[]][] => {
      if (code === ENGLISH) return [[code, []]];
      if (!hasFolder(schemas, code) || (WANTED && !WANTED.includes(code))) return [];
      const isWhole = isWholeIn(schemas, code);
      const missing = paths.filter((path) => ![...shows(path)].every(isWhole));
      return missing.length === paths.length ? [] : [[code, missing]];
    }),
  );
}

const hasFolder = (schemas: string, code: string) => {
  const folder = resolve(schemas, 'translations', code);
  return existsSync(folder) && readdirSync(folder).length > 0;
};
