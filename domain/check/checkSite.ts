import { isRecord } from '../json.ts';
import { duplicates } from './checkForm.ts';
import { type Documents, type Finding, pointer, unknownName } from './finding.ts';
import { nearest } from './nearest.ts';
import { list } from './readForm.ts';

const ROUTES = 'content/routes.json';

/** Links of content and texts that lead to no page, and entries of one list that have the same id. */
export function checkSite(documents: Documents): Finding[] {
  const paths = list(documents[ROUTES]).flatMap((route) =>
    isRecord(route) && typeof route.path === 'string' ? [route.path] : [],
  );
  return [
    ...duplicates(paths, (path) => path).map((index) =>
      error(ROUTES, pointer(index, 'path'), 'this address is listed twice'),
    ),
    ...Object.entries(documents)
      .filter(([file]) => (file.startsWith('content/') || file.startsWith('texts/')) && file !== ROUTES)
      .flatMap(([file, source]) => checkWithin(file, source, '', paths)),
  ];
}

function checkWithin(file: string, value: unknown, at: string, paths: readonly string[]): Finding[] {
  if (Array.isArray(value))
    return [
      ...duplicates(value as unknown[], (entry) => (isRecord(entry) ? entry.id : undefined)).map((index) =>
        error(file, at + pointer(index, 'id'), 'two entries of this list have the same id'),
      ),
      ...value.flatMap((entry: unknown, index) => checkWithin(file, entry, at + pointer(index), paths)),
    ];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'to' && typeof entry === 'string'
      ? checkLink(file, entry, at + pointer(key), paths)
      : checkWithin(file, entry, at + pointer(key), paths),
  );
}

function checkLink(file: string, link: string, at: string, paths: readonly string[]): Finding[] {
  const path = link.replace(/[?#].*$/, '');
  const leads = paths.some((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(path));
  return leads || paths.length === 0
    ? []
    : [unknownName({ file, pointer: at }, `"${link}" leads to no page of routes.json`, nearest(path, paths))];
}

function error(file: string, at: string, message: string): Finding {
  return { severity: 'error', file, pointer: at, message };
}
