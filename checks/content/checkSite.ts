import { isRecord } from '#domain/json.ts';
import { type Documents, error, type Finding, pointer } from '../finding.ts';
import { list } from '../forms/readForm.ts';
import { duplicates, misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { leadsSomewhere } from './leadsSomewhere.ts';

const ROUTES = 'content/routes.json';

/** Links of content and texts that lead to no page, and entries of one list that have the same id. */
export function checkSite(documents: Documents): Finding[] {
  const { [ROUTES]: routes, ...others } = documents;
  const paths = list(routes).flatMap((route) =>
    isRecord(route) && typeof route.path === 'string' ? [route.path] : [],
  );
  return [
    ...duplicates(paths, (path) => path).map((index) =>
      error(ROUTES, pointer(index, 'path'), 'this address is listed twice'),
    ),
    ...Object.entries(others)
      .filter(([file]) => /^(?:content|texts)\//.test(file))
      .flatMap(([file, document]) => checkWithin(file, document, '', paths)),
  ];
}

function checkWithin(file: string, value: unknown, at: string, paths: readonly string[]): Finding[] {
  if (Array.isArray(value))
    return [
      ...duplicates<unknown>(value, (entry) => (isRecord(entry) ? entry.id : undefined)).map((index) =>
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
  return leadsSomewhere(path, paths) || paths.length === 0
    ? []
    : [misnamed({ file, pointer: at }, `"${link}" leads to no page of routes.json`, nearest(path, paths))];
}
