import { isRecord } from '../json.ts';
import { duplicates } from './checkForm.ts';
import { type Documents, type Finding, pointer, unknownName } from './finding.ts';
import { nearest } from './nearest.ts';
import { list } from './readForm.ts';

const FILE = 'content/pos-systems.json';
const HOME = 'content/home.json';
const SOURCES = 'content/sources.json';

/** The systems of `pos-systems.json`. */
export function readVendors(posSystems: unknown): Record<string, unknown>[] {
  return list(isRecord(posSystems) ? posSystems.systems : undefined).filter(isRecord);
}

/** Systems listed twice, vendors of the logo strip and sources of any document that do not exist. */
export function checkVendors(documents: Documents): Finding[] {
  const vendors = readVendors(documents[FILE]);
  const bySources = documents[SOURCES];
  const sources = Object.keys(isRecord(bySources) && isRecord(bySources.sources) ? bySources.sources : {});
  return [
    ...['slug', 'name', 'shortName'].flatMap((key) =>
      duplicates(vendors, (vendor) => vendor[key]).map(
        (index): Finding => ({
          severity: 'error',
          file: FILE,
          pointer: pointer('systems', index, key),
          message: `two systems have this ${key}`,
        }),
      ),
    ),
    ...checkLogoStrip(documents[HOME], new Set(vendors.map(({ slug }) => String(slug)))),
    ...Object.entries(documents)
      .filter(([file]) => file.startsWith('content/') && file !== SOURCES)
      .flatMap(([file, source]) => checkSources(file, source, '', new Set(sources))),
  ];
}

function checkLogoStrip(home: unknown, slugs: ReadonlySet<string>): Finding[] {
  return list(isRecord(home) ? home.logoStrip : undefined).flatMap((slug, index) =>
    slugs.has(String(slug))
      ? []
      : [
          unknownName(
            { file: HOME, pointer: pointer('logoStrip', index) },
            `"${String(slug)}" is no vendor of pos-systems.json`,
            nearest(String(slug), slugs),
          ),
        ],
  );
}

function checkSources(file: string, value: unknown, at: string, sources: ReadonlySet<string>): Finding[] {
  const unknown = (named: unknown, where: string) =>
    typeof named !== 'string' || sources.has(named)
      ? []
      : [
          unknownName(
            { file, pointer: where },
            `there is no source "${named}" in sources.json`,
            nearest(named, sources),
          ),
        ];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) => checkSources(file, entry, at + pointer(index), sources));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const where = at + pointer(key);
    if (key === 'source') return unknown(entry, where);
    if (key === 'sources' && Array.isArray(entry))
      return entry.flatMap((named: unknown, index) =>
        typeof named === 'string'
          ? unknown(named, where + pointer(index))
          : checkSources(file, named, where + pointer(index), sources),
      );
    return checkSources(file, entry, where, sources);
  });
}
