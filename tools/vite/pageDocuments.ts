import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { findRoute } from '#domain/pages/findRoute.ts';
import type { Route } from '#domain/pages/pageHead.ts';

/** What is on every page, or may appear over it. */
const SHELL = ['src/app/App.tsx', 'src/app/ErrorPage.tsx'];
/** The first would reach every page, the second has the heads of all pages, and the third ranks without showing reasons. */
const NOT_FOLLOWED = ['src/app/siteRoutes.tsx', 'src/app/pageHeads.ts', 'src/matching/recommendLocally.ts'];
/** The documents whose words the server answers with, by the code that asks. */
const ANSWERED: Readonly<Record<string, readonly string[]>> = {
  'src/api/axiosRequest.ts': ['texts/api.json'],
  'src/api/pointOfSales.ts': ['content/pos-systems.json'],
  'src/features/comparison/ComparisonPage.tsx': ['content/scoring.json'],
};
/** The desk and its CMS are one page of the site; its sign-in shows nothing of the articles. */
const ONLY_AT: Readonly<Record<string, string>> = { 'src/app/BlogCmsRoute.tsx': '/blog-cms' };
const ROUTES = 'content/routes.json';

const FORM = /^virtual:(form|quiz)\/([\w-]+)$/;
const HAS_NO_WORDS = /^virtual:(?:vendors|routes|site-language)$/;

/**
 * Which documents a page can show, whatever a visitor does on it: those that its code imports, now or later. A page is
 * in a language only if all of them are.
 */
export function pageDocuments(root: string, routes: readonly Route[]): (path: string) => ReadonlySet<string> {
  const importsOf = readImports(root);
  const reach = (starts: readonly string[], path = ''): Set<string> => {
    const documents = new Set<string>();
    const seen = new Set<string>();
    const follow = (file: string): void => {
      if (seen.has(file) || NOT_FOLLOWED.includes(file) || (ONLY_AT[file] ?? path) !== path) return;
      seen.add(file);
      const imported = importsOf(file);
      for (const document of imported.documents) documents.add(document);
      for (const next of imported.modules) follow(next);
    };
    for (const start of starts) follow(start);
    return documents;
  };
  const shell = reach(SHELL);
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const found = findRoute(routes, path);
    const page = found ? (found.route.page ?? 'Text') : 'Unknown';
    const key = Object.values(ONLY_AT).includes(path) ? path : page;
    const code = known.get(key) ?? new Set([...shell, ROUTES, ...reach([`src/app/${page}Route.tsx`], path)]);
    known.set(key, code);
    return new Set([...code, ...ofAddress(page, path, found?.params ?? {})]);
  };
}

/** Documents that the address selects. */
function ofAddress(page: string, path: string, { articleId }: Readonly<Record<string, string>>): string[] {
  if (page === 'Text') return [`content/pages${path}.json`];
  return page === 'Article' && articleId !== undefined ? [`content/articles/${articleId}.json`] : [];
}

function readImports(root: string): (file: string) => { modules: string[]; documents: string[] } {
  return (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const { staticImports, dynamicImports } = parseSync(file, source).module;
    const specifiers = [
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      // A dynamic import is known by its position only; it is read without its quotes.
      ...dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    ];
    return {
      documents: [...specifiers.flatMap(documentsOf), ...(ANSWERED[file] ?? [])],
      modules: specifiers.flatMap((specifier) => moduleOf(root, file, specifier)),
    };
  };
}

function documentsOf(specifier: string): string[] {
  if (specifier.startsWith('#schemas/') && specifier.endsWith('.json')) return [specifier.slice('#schemas/'.length)];
  if (specifier.startsWith('virtual:options/')) return ['options.json'];
  const [, kind, name] = FORM.exec(specifier) ?? [];
  if (kind === undefined) {
    if (specifier.startsWith('virtual:') && !HAS_NO_WORDS.test(specifier))
      throw new Error(`Which documents are in ${specifier}? tools/vite/pageDocuments.ts has to know`);
    return [];
  }
  const folder = kind === 'form' ? 'forms' : 'quizzes';
  return ['options.json', `${folder}/${name}.schema.json`, `${folder}/${name}.ui.json`];
}

function moduleOf(root: string, importer: string, specifier: string): string[] {
  if (!/\.tsx?$/.test(specifier)) return [];
  if (specifier.startsWith('#')) return specifier.startsWith('#schemas/') ? [] : [specifier.slice(1)];
  return specifier.startsWith('.')
    ? [relative(root, resolve(root, dirname(importer), specifier)).replaceAll('\\', '/')]
    : [];
}
