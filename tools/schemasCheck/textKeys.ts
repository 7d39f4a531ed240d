import { type Documents, type Finding, pointer } from '#checks/finding.ts';
import { misnamed } from '#checks/names.ts';
import { nearest } from '#checks/nearest.ts';
import { leaves } from '#checks/texts/englishTexts.ts';

/** The area a text is looked for in when none is named, as in src/texts/texts.ts. */
const DEFAULT_AREA = 'common';
const HOOK = /const (\w+) = useTexts\((?:'([\w-]+)')?\)/g;
const NOTICE = /type: 'toast',\s*key: '([\w.-]+)'/g;

/**
 * Text keys that code asks for and no English document has: a visitor would read the key. Only keys written out are
 * seen; those put together at run time are not.
 */
export function checkTextKeys(documents: Documents, code: Readonly<Record<string, string>>): Finding[] {
  const known = new Map(
    Object.entries(documents).flatMap(([file, texts]) => {
      const area = /^texts\/([\w-]+)\.json$/.exec(file)?.[1];
      return area === undefined ? [] : [[area, [...leaves(texts, ([first]) => first !== '$schema').keys()]] as const];
    }),
  );
  return Object.entries(code).flatMap(([path, source]) =>
    usedKeys(source).flatMap(({ areas, key }) => {
      const sought = areas.filter((area) => known.has(area));
      if (sought.length === 0 || sought.some((area) => hasText(known.get(area) ?? [], key))) return [];
      const [area = DEFAULT_AREA] = sought;
      const at = { file: `texts/${area}.json`, pointer: pointer(...key.split('.')) };
      return [misnamed(at, `${path} shows the text "${key}", which is missing`, nearest(key, known.get(area) ?? []))];
    }),
  );
}

type UsedKey = { areas: string[]; key: string };

function usedKeys(source: string): UsedKey[] {
  const areasByName = new Map<string, string[]>();
  for (const [, name = '', area = DEFAULT_AREA] of source.matchAll(HOOK))
    areasByName.set(name, [...(areasByName.get(name) ?? []), area]);
  if (/import \{[^}]*\btext\b[^}]*\} from '#src\/texts\/texts\.ts'/.test(source))
    areasByName.set('text', [DEFAULT_AREA]);
  return [
    ...[...areasByName].flatMap(([name, areas]) => {
      const calls = new RegExp(`\\b${name}\\(\\s*'(?:([\\w-]+):)?([\\w.-]+)'`, 'g');
      return [...source.matchAll(calls)].map(([, area, key = '']) => ({
        areas: area === undefined ? areas : [area],
        key,
      }));
    }),
    ...[...source.matchAll(NOTICE)].map(([, key = '']) => ({ areas: ['toasts'], key })),
  ];
}

/** A key names a text, one of its plural forms, or a group of texts. */
function hasText(keys: readonly string[], key: string): boolean {
  return keys.some((known) => known === key || known === `${key}_other` || known.startsWith(`${key}.`));
}
