import { isRecord } from '#domain/json.ts';
import type { SoundDocuments } from '../documents.ts';
import { error, type Finding, pointer } from '../finding.ts';
import { duplicates, misnamed } from '../names.ts';
import { nearest } from '../nearest.ts';
import { leadsSomewhere } from './leadsSomewhere.ts';

const ROUTES = 'content/routes.json';
const SITE = 'content/site.json';

/** Links of content and texts that lead to no page, entries of one list that have the same id, and the time zone. */
export function checkSite(documents: SoundDocuments): Finding[] {
  const paths = documents.only('routes')?.map(({ path }) => path);
  return [
    ...duplicates(paths ?? [], (path) => path).map((index) =>
      error(ROUTES, pointer(index, 'path'), 'this address is listed twice'),
    ),
    ...checkTimeZone(documents.only('site')?.timeZone),
    ...Object.entries(documents.all)
      .filter(([file]) => file !== ROUTES && /^(?:content|texts)\//.test(file))
      .flatMap(([file, document]) => checkWithin(file, document, '', paths)),
  ];
}

/** A mistyped time zone would otherwise show only when an editor creates an article. */
function checkTimeZone(name: string | undefined): Finding[] {
  const known = Intl.supportedValuesOf('timeZone');
  if (name === undefined || known.includes(name)) return [];
  const place = { file: SITE, pointer: pointer('timeZone') };
  return [misnamed(place, `"${name}" is not a time zone`, nearest(name, known))];
}

/** Looks at every depth, since any document may have a list or a link anywhere. */
function checkWithin(file: string, value: unknown, at: string, paths: readonly string[] | undefined): Finding[] {
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

function checkLink(file: string, link: string, at: string, paths: readonly string[] | undefined): Finding[] {
  const path = link.split(/[?#]/, 1)[0] ?? '';
  return !paths || leadsSomewhere(path, paths)
    ? []
    : [misnamed({ file, pointer: at }, `"${link}" leads to no page of routes.json`, nearest(path, paths))];
}
